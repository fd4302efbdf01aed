"""The doubts of one turn: those it raises, and those of earlier turns that it clears up (R-UNC-4, R-UNC-6).

`settle.py` tells what the turn stated, denied and left side by side; which statement settles which doubt is in
`doubts.py`. No wire shape has a doubt's topics.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from mock_server.engine import clashes, doubts, referents, speakers
from mock_server.engine.claims import SPEAKER, FactClaim, Mention, Retraction, Topic, UncertaintyClaim
from mock_server.engine.draft import Draft
from mock_server.engine.instants import Instant
from mock_server.engine.names import fold_type, normalise
from mock_server.engine.records import DoubtTopic, Entity, Fact, SourceRef, Uncertainty
from mock_server.engine.scopes import Selector
from mock_server.engine.vocabulary import LABEL_TO_KEY

_WEIGHED: Final = 200
"""So many statements, and so many denials, of one turn may settle a doubt."""
_RIVALS_NAMED: Final = 8
"""So many of the values a new one is in doubt against are named."""


@dataclass(slots=True)
class Doubting:
    """Open and resolve the doubts of one turn in one scope. pool: gives the pool its facts go to."""

    draft: Draft
    pool: Callable[[], int]
    selector: Selector
    source: SourceRef
    known_at: Instant
    opened: dict[str, Uncertainty] = field(default_factory=dict)
    stated: list[tuple[Entity, FactClaim]] = field(default_factory=list)
    denied: list[Retraction] = field(default_factory=list)

    def hear(self, claim: UncertaintyClaim) -> None:
        """Record a doubt that the turn voiced."""
        self._open(claim.about, claim.reason, tuple(map(self._topic, claim.topics)))

    def clash(self, subject: Entity, claim: FactClaim, against: tuple[Fact, ...]) -> None:
        """Record that a value stands beside others of a key that holds one, and neither outweighs the other."""
        key = claim.key or ""
        values = [row.value or "" for row in against[:_RIVALS_NAMED]]
        rivals = " and ".join(map(repr, values))
        self._open(
            key.replace("_", " "),
            f"{claim.value!r} was stated while {rivals} is on record, and neither outweighs the other.",
            (DoubtTopic(doubts.ref(subject), key, (claim.value or "", *values), clash=True),),
        )

    def exclude(self, subject: Entity, fact: Fact, row: Fact) -> None:
        """Record that something was stated that cannot be true beside what is on record under another key."""
        key = row.key or ""
        self._open(
            key.replace("_", " "),
            f"{fact.value!r} was stated while {row.value!r} is on record, and neither outweighs the other.",
            (DoubtTopic(doubts.ref(subject), key, (row.value or "",)),),
        )

    def resolve(self, told: tuple[str, ...], *, closed: bool) -> None:
        """Settle what this turn clears up: by what it states, by what it denies, and by the end of a clash. closed:
        whether it closed any row. Doubts of its own stay, unless it left one value of a clash standing."""
        if not (self.stated or self.denied or told):
            return
        for doubt in self._in_question():
            over = closed and clashes.is_over(self.draft, doubt)
            if over or (doubt.id not in self.opened and self._is_cleared(doubt, told)):
                self.draft.resolve_uncertainty(doubt, self.known_at)
                self.opened.pop(doubt.id, None)

    def _in_question(self) -> list[Uncertainty]:
        """Give the open doubts this turn may settle: those about what it states or denies, and the newest."""
        slots = [
            (ref, doubts.key_of(claim.key, claim.label))
            for who, claim in self.stated[-_WEIGHED:]
            for ref in self._refs(who)
        ]
        slots += [(self._whose(end.subject)[0], LABEL_TO_KEY.get(end.key, end.key)) for end in self.denied]
        about = [doubt for slot in dict.fromkeys(slots) for doubt in self.draft.open_on(self.selector, *slot)]
        return list({doubt.id: doubt for doubt in (*about, *self.draft.open_in(self.selector))}.values())

    def _topic(self, topic: Topic) -> DoubtTopic:
        """Say whose topic it is in memory's words; nobody is brought into being for a doubt."""
        whose, _ = self._whose(topic.subject)
        return DoubtTopic(whose, LABEL_TO_KEY.get(topic.key, topic.key), topic.values, topic.only)

    def _whose(self, mention: Mention) -> tuple[str, tuple[str, ...]]:
        """Give the ref and names a mention stands for, on record or not."""
        if mention == SPEAKER:
            return doubts.SPEAKER_REF, (speakers.NAMELESS,)
        type_, norm = fold_type(mention.type), normalise(mention.name)
        held = referents.find(self.draft, self.pool(), mention)
        return (f"{type_}/{norm}", (mention.name,)) if held is None else (doubts.ref(held), _names(held))

    def _refs(self, who: Entity) -> tuple[str, ...]:
        """Give the refs under which a doubt may speak of somebody; the speaker's doubts are under one."""
        return (doubts.SPEAKER_REF,) if who.speaker else clashes.refs(self.draft, who)

    def _open(self, about: str, reason: str, topics: tuple[DoubtTopic, ...]) -> None:
        """Record a doubt, or recognise one that is open already (R-UNC-6). One about the same whose values are no
        longer in question has had its day: the new one says what is open."""
        held = self.draft.open_about(about, self.selector)
        same = next((row for row in held if not (row.topics and topics) or self._still_says(row, topics)), None)
        if same is not None:
            self.opened[same.id] = same
            return
        for row in held:
            if [(one.subject, one.key) for one in row.topics] == [(one.subject, one.key) for one in topics]:
                self.draft.resolve_uncertainty(row, self.known_at)
                self.opened.pop(row.id, None)
        stored = self.draft.open_uncertainty(about, reason, self.selector, self.source, self.known_at, topics=topics)
        self.opened[stored.id] = stored

    def _still_says(self, doubt: Uncertainty, topics: tuple[DoubtTopic, ...]) -> bool:
        """Tell whether what a doubt says is true of these topics too: the same, or a clash whose values all still stand
        on record."""
        if doubt.topics == topics:
            return True
        pool = self.pool()
        return len(doubt.topics) == len(topics) and all(
            (old.clash, old.subject, old.key) == (True, new.subject, new.key)
            and new.clash
            and {value.casefold() for value in old.values}
            <= {value.casefold() for value in clashes.on_record(self.draft, pool, new)}
            for old, new in zip(doubt.topics, topics, strict=True)
        )

    def _is_cleared(self, doubt: Uncertainty, told: tuple[str, ...]) -> bool:
        # Of a turn that says very much, what was said last is weighed against each doubt.
        return (
            any(
                doubts.stated(doubt, ref, _names(who), claim)
                for who, claim in self.stated[-_WEIGHED:]
                for ref in self._refs(who)
            )
            or any(doubts.denied(doubt, *self._whose(end.subject), end) for end in self.denied[-_WEIGHED:])
            or any(doubts.told(doubt, statement) for statement in told)
        )


def _names(entity: Entity) -> tuple[str, ...]:
    return (entity.name, entity.norm, speakers.NAMELESS) if entity.speaker else (entity.name, entity.norm)
