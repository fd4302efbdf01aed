"""Which facts answer a chat question, judged by whom it is about, of what kind and when; never somebody else's.

The tiers of recall find what bears on a question, for a model to read. The offline responder says only what is told
here to answer it, and where this holds nothing, that it does not know. What a question is after is read in `aims.py`.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from mock_server.engine import kin, lookup
from mock_server.engine.aims import Aim, Time
from mock_server.engine.instants import Instant, parse
from mock_server.engine.kin import FAMILIES, NOUNS, Kin
from mock_server.engine.memory import Memory
from mock_server.engine.questions import Question, asked
from mock_server.engine.records import ClosedBy, Entity, Fact
from mock_server.engine.temporal import Moment
from mock_server.engine.vocabulary import KEYS
from mock_server.engine.words import stem

_NOW: Final = Moment()
_NAMING: Final = frozenset(("name", "call", "mani", "many", "number"))
_STATES: Final = ("location", "employer", "job_title", "manager", "spouse", "status", "diet", "current_project", "tool",
                  "hobby", "likes", "pet", "education", "email", "phone", "name", "plan", "goal")  # fmt: skip
_STARTS: Final = {
    "start": ("employer", "job_title"),
    "join": ("employer",),
    "move": ("location",),
    "marri": ("spouse",),
}
_MONTHS: Final = ("january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
                  "november", "december")  # fmt: skip
_OVER: Final = frozenset((ClosedBy.SUPERSEDED, ClosedBy.RETRACTED, ClosedBy.OVER))
_MOST: Final = 64


@dataclass(frozen=True, slots=True)
class Answer:
    """What answers: facts of now, or closed ones (over), or since when; none of them is an answer too. count: how many.

    nouns, names: a passage answers instead where it speaks of "my" noun or of a name, and holds all of `rest`.
    """

    facts: tuple[Fact, ...] = ()
    time: Time = Time.NOW
    count: bool = False
    nouns: frozenset[str] = frozenset()
    names: frozenset[str] = frozenset()
    rest: frozenset[str] = frozenset()


@dataclass(slots=True)
class Finder:
    """Look in memory for what a question is after. admits: what the question may see."""

    memory: Memory
    now: Instant
    question: Question
    aim: Aim
    seeds: tuple[lookup.Seed, ...]
    speakers: tuple[Entity, ...]
    pools: tuple[int, ...]
    admits: Callable[[Fact], bool]
    named: frozenset[str] = field(init=False)

    def __post_init__(self) -> None:
        """Note the stems of the names in the question."""
        self.named = frozenset(stem for seed in self.seeds for stem in seed.stems)

    def find(self) -> Answer | None:
        """Give what answers; None where nothing here tells, and the ranking decides."""
        aim = self.aim
        if aim.to_you:
            return Answer()
        if aim.denied and not self._names_any("likes", "dislikes", "allergy", "diet", "prefers"):
            return Answer()
        if aim.want:
            return self._wanted()
        if aim.hops and (self.question.first_person or self.seeds):
            return self._over_kin()
        if aim.time is not Time.NOW:
            return self._at_time()
        if len(self.seeds) > 1 and not self.question.first_person:
            return self._of_people()
        return self._closed() if aim.closed and self.question.first_person else None

    # -- turns of phrase -----------------------------------------------------------------------------------------------

    def _wanted(self) -> Answer:
        """Give what "what do I want" and "who knows me" ask for."""
        want, back = self.aim.want, self.aim.pointing
        found = []
        for who in self._starts():
            facts = self.memory.facts.pointing(who.id) if back else self.memory.facts.held(who.id)
            found += [fact for fact in facts if want in (fact.key, fact.label)]
        return Answer(self._kept(found))

    def _closed(self) -> Answer | None:
        """Answer "is my birthday in June?" with the birthday on record, "do I work at Acme?" with the employer."""
        rest, text = self.aim.rest - {"year"}, self.question.text
        found: list[Fact] = []
        for key, spec in KEYS.items():
            beside = rest - asked(key)
            if spec.single and beside != rest and beside and all(_is_value(w, text) for w in beside - self.named):
                found += [fact for who in self.speakers for fact in self._of(who) if lookup.key_of(fact) == key]
        same = [fact for fact in found if rest & _stems(fact.value)]
        return Answer(self._kept(same or found)) if found else None

    def _of_people(self) -> Answer | None:
        """Answer "does Tom work at Acme?" with where Tom works, not with who works at Acme."""
        people = [seed for seed in self.seeds if any(entity.type == "person" for entity in seed.entities)]
        rest = self.aim.rest - self.named
        if not people or len(people) == len(self.seeds) or not rest:
            return None
        found = [
            fact
            for seed in people
            for entity in seed.entities
            for fact in self._of(entity)
            if self.question.names(lookup.key_of(fact), rest)
        ]
        names = frozenset(stem for seed in people for stem in seed.stems)
        return Answer(self._kept(found), names=names, rest=rest)

    # -- time ----------------------------------------------------------------------------------------------------------

    def _at_time(self) -> Answer | None:
        """Give the rows of a key that a question about the past asks for."""
        keys = self._state_keys()
        if not keys:
            return None
        rows = [
            fact
            for who in self._starts()
            for fact in self.memory.facts.touching(who.id)
            if fact.subject == who.id and lookup.key_of(fact) in keys and self.admits(fact)
        ]
        live = [fact for fact in rows if fact.current(self.now)]
        over = [fact for fact in rows if not fact.current(self.now) and _was(fact, self.now)]
        held = {fact.value for fact in live}
        places = self.named & {word for fact in rows for word in map(stem, (fact.value or "").casefold().split())}
        unknown = frozenset(self.question.proper) - self.named - frozenset(map(stem, _MONTHS))
        if self.aim.time is Time.BEFORE and not self.aim.closed:
            places = unknown = frozenset()
        if unknown:
            return Answer()
        if places:
            live, over = ([f for f in some if places & _stems(f.value)] for some in (live, over))
        match self.aim.time:
            case Time.BEFORE:
                chosen = [fact for fact in over if fact.value not in held] or (over if places else [])
                return Answer(tuple(reversed(_distinct(chosen))), Time.BEFORE)
            case Time.EVER:
                return Answer(tuple(_distinct([*over, *live])), Time.EVER)
            case Time.SINCE:
                return Answer(tuple(live[-2:]), Time.SINCE)
            case _:
                return Answer(tuple(_distinct([f for f in (*over, *live) if _within(f, self.aim.year)])), Time.THEN)

    def _state_keys(self) -> tuple[str, ...]:
        topic = self.aim.rest - self.named
        keys = tuple(key for key in _STATES if asked(key) & topic)
        started = tuple(key for word in topic for key in _STARTS.get(word, ()))
        return keys or started

    # -- kin -----------------------------------------------------------------------------------------------------------

    def _over_kin(self) -> Answer:
        """Go from the asker, or somebody named, over the kin a question names, and give what is asked of the last."""
        *way, last = self.aim.hops
        own = self.question.first_person
        starts: Iterable[Entity] = self._starts()
        for place, step in enumerate(way):
            over = (*self._kin_of(starts, step), *(self._called(step) if own and place == 0 else ()))
            starts = [entity for _, entity in over]
        reached = [*self._kin_of(starts, last), *(self._called(last) if own and not way else ())]
        nouns = frozenset(word for word, named in NOUNS.items() if named == last) if own and not way else frozenset()
        rest = self.aim.rest - self.named - _NAMING
        bare = rest <= asked(_KEY_OF.get(last.family, last.family))
        values = self.aim.closed and all(_is_value(word, self.question.text) for word in rest)
        if not rest and self.question.phrased:
            done = [
                fact for _, who in reached for fact in self._of(who) if lookup.key_of(fact) in self.question.phrased
            ]
            return Answer(self._kept(done))
        named = [fact for _, who in reached for fact in self._of(who) if self.named & _stems(fact.value)]
        if bare and self.aim.closed and named:
            return Answer(self._kept(named))
        if bare or values:
            facts = self._kept(fact for fact, _ in reached if fact is not None)
            facts = facts or self._kept(fact for _, entity in reached for fact in self._of(entity))
            return Answer(facts, count=self.aim.count, nouns=nouns)
        if self.aim.closed:
            # "Does my sister live in Rome?" is answered with where she lives.
            asks = frozenset(word for word in rest if not _is_value(word, self.question.text))
            rest = asks if any(asked(key) & asks for key, spec in KEYS.items() if spec.single) else rest
        about = [
            fact
            for _, entity in reached
            for fact in self._of(entity)
            if self.question.names(lookup.key_of(fact), rest) or (rest and rest <= asked(lookup.key_of(fact)))
        ]
        names = frozenset(stem(word) for _, entity in reached for word in entity.norm.split())
        return Answer(self._kept(about), nouns=nouns, names=names, rest=rest)

    def _kin_of(self, starts: Iterable[Entity], wanted: Kin) -> list[tuple[Fact | None, Entity]]:
        found: list[tuple[Fact | None, Entity]] = []
        for start in starts:
            facts = self.memory.facts
            found += [
                (fact, facts.resolve(fact.target))
                for fact in facts.held(start.id)
                if self._family(fact) == wanted.family and self._fits(fact, wanted)
            ]
            for fact in facts.pointing(start.id):
                if fact.subject == start.id:
                    continue
                family = _TURNED.get(self._family(fact), "")
                if family == wanted.family and self._fits(fact, wanted):
                    found.append((fact, facts.resolve(fact.subject)))
        return found

    def _called(self, wanted: Kin) -> list[tuple[Fact | None, Entity]]:
        """Find whom only the words of turns, or a name such as "mum", make out to be kin of the asker."""
        facts = self.memory.facts
        nouns = [word for word, named in NOUNS.items() if named == wanted]
        found = [who for pool in self.pools for word in nouns for who in facts.called(pool, word) if not who.speaker]
        if wanted.kind and wanted.family in ("other", "parent"):
            people = (who for pool in self.pools for who in facts.entities_of(pool))
            found += [
                who
                for who in people
                if who.type == "person" and not who.speaker and self._spoken_of(who, wanted, nouns)
            ]
        return [(None, entity) for entity in {entity.id: entity for entity in found}.values()]

    def _spoken_of(self, entity: Entity, wanted: Kin, nouns: list[str]) -> bool:
        for fact in self._of(entity)[:_MOST]:
            for origin in fact.origins:
                turn = self.memory.transcripts.turns.get(origin)
                low = "" if turn is None else turn.content[:2_000].casefold()
                if any(f"my {word}" in low or f"our {word}" in low for word in nouns):
                    return wanted.kind in kin.called(low, entity.norm)
        return False

    def _family(self, fact: Fact) -> str:
        return FAMILIES.get(fact.key or "") or FAMILIES.get(fact.label or "", "")

    def _fits(self, fact: Fact, wanted: Kin) -> bool:
        if not (fact.current(self.now) and self.admits(fact)):
            return False
        if wanted.family == "other":
            return wanted.kind in kin.kinds(self.memory, fact)
        return kin.is_of(self.memory, fact, wanted)

    # -- rows ----------------------------------------------------------------------------------------------------------

    def _starts(self) -> tuple[Entity, ...]:
        if self.seeds and not self.question.first_person:
            return tuple(entity for seed in self.seeds for entity in seed.entities)
        return self.speakers

    def _of(self, entity: Entity) -> list[Fact]:
        return [fact for fact in lookup.held(self.memory, entity, _NOW, self.now) if self.admits(fact)]

    def _kept(self, facts: Iterable[Fact]) -> tuple[Fact, ...]:
        kept = {fact.id: fact for fact in facts if fact.current(self.now) and self.admits(fact)}
        return tuple(sorted(kept.values(), key=lambda fact: fact.number))

    def _names_any(self, *keys: str) -> bool:
        topic = frozenset(self.question.topic)
        return any(self.question.names(key, topic) or asked(key) & topic for key in keys) or "eat" in topic


_TURNED: Final = {"sibling": "sibling", "spouse": "spouse", "child": "parent"}
"""What a relation makes of its subject, seen from its object: whose child I am is my parent."""
_KEY_OF: Final = {"parent": "child"}


def _was(fact: Fact, now: Instant) -> bool:
    """Tell whether a fact held once: it was closed as something that ended, or has lapsed."""
    if fact.closing is not None:
        return fact.closing.by in _OVER
    return fact.valid_until is not None and fact.valid_until <= now


def _within(fact: Fact, year: int | None) -> bool:
    start, end = parse(f"{year:04d}-01-01T00:00:00Z"), parse(f"{(year or 0) + 1:04d}-01-01T00:00:00Z")
    since = fact.since if fact.since is not None else fact.known_at
    if fact.until is not None and fact.until < fact.known_at and fact.since in (None, fact.until):
        return fact.until > start  # it was over when it was told, and nobody said since when
    return since < end and (fact.until is None or fact.until > start)


def _distinct(facts: Iterable[Fact]) -> list[Fact]:
    """Keep one row a value, the newest, in the order they began."""
    rows = sorted(facts, key=lambda fact: (fact.since if fact.since is not None else fact.known_at, fact.number))
    return list({fact.value: fact for fact in rows}.values())


def _stems(value: str | None) -> frozenset[str]:
    return frozenset(stem(word) for word in (value or "").casefold().split())


def _is_value(word: str, text: str) -> bool:
    """Tell whether a topic word may be a value to compare with: a number, or a word written as a name."""
    if word.isdigit():
        return True
    return any(stem(said.casefold()) == word and said[:1].isupper() for said in text.replace("?", " ").split())
