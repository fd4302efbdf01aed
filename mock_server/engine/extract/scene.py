"""What is known while one turn is read, and the claims made so far.

The only mutable object of the package; it lives for one `extract` call. Rules add claims through it, so that both faces of a fact, people
introduced, and pronouns are handled in one place.
"""

import re
from dataclasses import dataclass, replace
from typing import Final

from mock_server.engine.claims import (
    SPEAKER,
    Extraction,
    FactClaim,
    HeldFact,
    Hints,
    InstructionClaim,
    Mention,
    Retraction,
    SpokenTurn,
    UncertaintyClaim,
)
from mock_server.engine.extract.tokens import Token, clean
from mock_server.engine.instants import Instant
from mock_server.engine.names import normalise, squash
from mock_server.engine.vocabulary import KEYS, LABEL_TO_KEY

_DRAWN_OUT: Final = re.compile(r"([^\W\d_])\1{2,}")
"""A letter three times or more: "vegaaaan"."""


@dataclass(slots=True)
class Unnamed:
    """Remember something introduced without a name ("a greyhound"), so that "her name's Juno" can fill it in."""

    key: str
    owner: Mention
    noun: str
    draft: int


@dataclass(frozen=True, slots=True)
class Memory:
    """Hold whom the pronouns of a turn mean at some point of it."""

    people: list[Mention]
    group: tuple[Mention, ...]
    thing: Mention | None
    unnamed: Unnamed | None


class Scene:
    """Collect the claims of one turn and answer who "she" is."""

    def __init__(self, turn: SpokenTurn, hints: Hints, text: str) -> None:
        self.text = text
        self.at: Instant = turn.at
        self.hints = hints
        self.cased = _tells_case(text)
        self.shouting = not self.cased and text.upper() == text and text.lower() != text
        self.facts: list[FactClaim | None] = []
        self.retractions: list[Retraction] = []
        self.instructions: list[InstructionClaim] = []
        self.doubts: list[UncertaintyClaim] = []
        self.mentions: list[Mention] = []
        self.people: list[Mention] = []
        self.group: tuple[Mention, ...] = ()
        self.thing: Mention | None = None
        self.unnamed: Unnamed | None = None
        self.repairing = False
        """Whether the clause before was only "correction", "scratch that"."""
        self.asks = False
        """Whether the turn asks a question somewhere."""
        self.said: frozenset[str] = frozenset()
        """The words of the sentence being read."""
        self.about_speaker = False
        """Whether the sentence being read speaks of the speaker ("me", "my", "I")."""
        self.spoken = clean(turn.text)
        """The whole text, quotes included; same offsets as `text`."""
        self.confidence = 0.9
        self._own_names = frozenset(normalise(name) for name in hints.speaker_names)

    # --- who is who -------------------------------------------------------------------------------------------------

    def verbatim(self, tokens: tuple[Token, ...]) -> str:
        """Cut what was said, quotes and all."""
        return squash(self.spoken[tokens[0].start : tokens[-1].end]) if tokens else ""

    def words(self, tokens: tuple[Token, ...] | list[Token]) -> str:
        """Cut the text the tokens span, in the user's own casing."""
        if not tokens:
            return ""
        return _DRAWN_OUT.sub(r"\1", squash(self.text[tokens[0].start : tokens[-1].end].replace("\ufffc", " ")))

    def person(self, name: str) -> Mention:
        """Name a person, or the speaker when it is one of the speaker's own names."""
        if normalise(name) in self._own_names:
            return SPEAKER
        return Mention("person", name)

    def note(self, mention: Mention) -> Mention:
        """Remember that something was named, for later pronouns and for the list of mentions."""
        if mention == SPEAKER:
            return mention
        if mention.type == "person":
            self.people.append(mention)
        else:
            self.thing = mention
        if mention not in self.mentions:
            self.mentions.append(mention)
        return mention

    def remember(self) -> Memory:
        """Note whom pronouns mean now, to come back to it."""
        return Memory(list(self.people), self.group, self.thing, self.unnamed)

    def recall(self, memory: Memory) -> None:
        """Come back to whom pronouns meant."""
        self.people, self.group, self.thing, self.unnamed = (
            list(memory.people),
            memory.group,
            memory.thing,
            memory.unnamed,
        )

    def resolve(self, pronoun: str, exclude: tuple[Mention, ...] = ()) -> tuple[Mention, ...]:
        """Find whom a third-person pronoun means; () when nobody was named. exclude: the subject of the same clause."""
        if pronoun in {"they", "them", "their"} and self.group:
            return self.group
        if pronoun in {"it", "its"}:
            return (self.thing,) if self.thing else ()
        for person in reversed(self.people):
            if person not in exclude:
                return (person,)
        recent = next((m for m in self.hints.recent if m.type == "person"), None)
        return (recent,) if recent else ()

    # --- claims -----------------------------------------------------------------------------------------------------

    def claim(
        self,
        subject: Mention,
        key: str,
        value: str,
        *,
        named: bool = True,
        since: Instant | None = None,
        until: Instant | None = None,
        object_type: str | None = None,
    ) -> bool:
        """Add a fact by key; named says whether the value names an entity, so that the relation face is added too."""
        value = squash(value).strip(" ,.;:!?\"'-")
        if not value or len(value) > 120:
            return False
        spec = KEYS[key]
        object_: Mention | None = None
        if named and spec.label is not None:
            object_ = Mention(object_type or spec.object_type or "other", value)
            if object_.type == "person":
                object_ = self.person(value)
            if object_ == subject:
                return False
            self.note(object_) if object_.type == "person" else self.mentions.append(object_)
        fact = FactClaim(
            subject,
            key,
            value,
            spec.label if object_ is not None else None,
            object_,
            confidence=self.confidence,
            valid_from=since,
            valid_until=until,
        )
        return self._add(fact)

    def claim_each(
        self, subjects: tuple[Mention, ...], key: str, values: list[str], *, named: bool = True, since: Instant | None = None
    ) -> bool:
        """Add every value for every subject; says whether any was added."""
        done = [self.claim(subject, key, value, named=named, since=since) for subject in subjects for value in values]
        return any(done)

    def relate_each(self, subjects: tuple[Mention, ...], label: str, object_: Mention) -> bool:
        """Add a relation for every subject; says whether any was added."""
        done = [self.relate(subject, label, object_) for subject in subjects]
        return any(done)

    def retract_each(self, subject: Mention, found: list[tuple[str, str]], ended: Instant | None = None) -> bool:
        """Take back each (key, value); says whether there was any."""
        for key, value in found:
            self.retract(subject, key, value, ended)
        return bool(found)

    def relate(self, subject: Mention, label: str, object_: Mention) -> bool:
        """Add a relation; one that says the same as a key gets the attribute face too."""
        if subject == object_:
            return False
        key = LABEL_TO_KEY.get(label)
        if key is not None and object_ != SPEAKER:
            return self.claim(subject, key, object_.name, object_type=object_.type)
        self.mentions.append(object_)
        return self._add(FactClaim(subject, label=label, object=object_, confidence=self.confidence))

    def _add(self, fact: FactClaim) -> bool:
        if fact.subject != SPEAKER and fact.subject not in self.mentions:
            self.mentions.append(fact.subject)
        for index, held in enumerate(self.facts):
            if held is None or held.subject != fact.subject or held.key != fact.key or held.label != fact.label:
                continue
            same = normalise(held.value or "") == normalise(fact.value or "") and held.object == fact.object
            if same:
                return True
            if (
                fact.key is not None
                and KEYS[fact.key].single
                and fact.key not in {"status", "mood"}
                and held.valid_until is None
            ):
                # The last word of a turn counts.
                self.facts[index] = None
        self.facts.append(fact)
        return True

    def amend(self, index: int, value: str) -> None:
        """Replace the value of an earlier claim of this turn."""
        fact = self.facts[index]
        if fact is None or fact.key is None:
            return
        self.facts[index] = None
        self.claim(
            fact.subject,
            fact.key,
            value,
            named=fact.object is not None or fact.key in {"pet", "child", "sibling", "spouse"},
        )

    def rename(self, old: Mention, new: Mention) -> None:
        """Give what was said of an unnamed person ("partner") to the name that followed."""
        for index, fact in enumerate(self.facts):
            if fact is not None and fact.subject == old and new != SPEAKER:
                self.facts[index] = replace(fact, subject=new)
        self.mentions = [new if m == old else m for m in self.mentions]
        self.people = [new if m == old else m for m in self.people]

    def last_fact(self) -> tuple[int, FactClaim] | None:
        """Find the newest claim still standing."""
        for index in range(len(self.facts) - 1, -1, -1):
            fact = self.facts[index]
            if fact is not None:
                return index, fact
        return None

    def retract(self, subject: Mention, key: str, value: str | None = None, ended: Instant | None = None) -> bool:
        """Take back a value, or every value of a key."""
        retraction = Retraction(subject, key, value, ended)
        if retraction not in self.retractions:
            self.retractions.append(retraction)
        return True

    def held(self, subject: Mention, keys: tuple[str, ...] = ()) -> list[HeldFact]:
        """List what memory holds about a subject, newest first."""
        return [fact for fact in self.hints.held if fact.subject == subject and (not keys or fact.key in keys)]

    def doubt(self, about: str, reason: str) -> bool:
        """Record a doubt once."""
        claim = UncertaintyClaim(about, reason)
        if all(d.about != about for d in self.doubts):
            self.doubts.append(claim)
        return True

    def instruct(self, label: str, description: str) -> None:
        """Record a standing directive once."""
        claim = InstructionClaim(label, description)
        if claim not in self.instructions:
            self.instructions.append(claim)

    def extraction(self) -> Extraction:
        """Return everything claimed, in order."""
        facts = tuple(fact for fact in self.facts if fact is not None)
        used: list[Mention] = []
        for fact in facts:
            used += [m for m in (fact.subject, fact.object) if m is not None and m != SPEAKER]
        mentions = tuple(dict.fromkeys(m for m in [*self.mentions, *used] if m != SPEAKER))
        return Extraction(mentions, facts, tuple(self.retractions), tuple(self.instructions), tuple(self.doubts))


def _tells_case(text: str) -> bool:
    """Tell whether capitals mean anything here: neither all capitals nor (but for "I" and sentence starts) none."""
    letters = [c for c in text if c.isalpha()]
    if not letters:
        return False
    upper = sum(c.isupper() for c in letters)
    if upper > len(letters) * 0.7:
        return False
    return any(
        w[0].isupper() and w != "I" and not w.startswith("I'") and position > 0 and previous[-1] not in ".!?\n:"
        for position, (previous, w) in enumerate(_pairs(text))
    )


def _pairs(text: str) -> list[tuple[str, str]]:
    spoken = text.split()
    return list(zip([".", *spoken[:-1]], [w.lstrip("(\"'[*_-") or w for w in spoken], strict=True))
