"""Finding without ranking: the entities a question names, who "I" is, and the facts a key asks for.

This is the direct tier of recall, and it tells the other tiers whom a question is about. Ranking is in `recall.py`.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Final

from mock_server.engine.instants import Instant
from mock_server.engine.memory import Memory
from mock_server.engine.names import ENTITY_TYPES, UNKNOWN_TYPE, normalise
from mock_server.engine.places import Sight, person
from mock_server.engine.questions import Question, asked
from mock_server.engine.records import Entity, Fact, Pool
from mock_server.engine.scopes import Selector
from mock_server.engine.temporal import Moment, rows
from mock_server.engine.vocabulary import LABEL_TO_KEY
from mock_server.engine.words import ASKING_WORDS, STOP_WORDS, terms

_TYPES: Final = (*sorted(ENTITY_TYPES), UNKNOWN_TYPE)
_SPAN: Final = 4
_WORDS_READ: Final = 64
_SPEAKERS: Final = 16
_VALUE_READ: Final = 400
_EDGES: Final = ".,;:!?()[]{}\"'\u201c\u201d\u2018\u2019\u00bf\u00a1"
_HOP_KEYS: Final = ("spouse", "child", "sibling", "manager", "pet", "employer")


@dataclass(frozen=True, slots=True)
class Seed:
    """One name found in a question: as it stood there, and the entities it leads to."""

    surface: str
    entities: tuple[Entity, ...]

    @property
    def stems(self) -> frozenset[str]:
        """Give the stems of the name, which are not a topic."""
        return frozenset(terms(self.surface))


def people_named(memory: Memory, text: str, sees: Sight) -> frozenset[str]:
    """Give the paths of the people in sight whose own name is in a question."""
    said = text.split()[:_WORDS_READ]
    found: set[str] = set()
    for start in range(len(said)):
        for length in range(1, min(_SPAN, len(said) - start) + 1):
            surface = _bare(said[start : start + length])
            if not _may_name(surface, first=start == 0):
                continue
            for name in dict.fromkeys((surface, _without_possessive(surface))):
                for speaker in memory.facts.speakers_called(normalise(name)):
                    selector = memory.facts.pools[speaker.pool].selector
                    path = person(selector)
                    if path is not None and sees(selector):
                        found.add(path)
    return frozenset(found)


def seeds(memory: Memory, text: str, sees: Sight) -> tuple[Seed, ...]:
    """Find the names of known entities in a question, longest first where they overlap, in order of their place."""
    said = text.split()[:_WORDS_READ]
    # In a few places names are looked up there, else all that goes by a name anywhere is held against the sight.
    pools = memory.few_pools_in(sees)
    found: list[Seed] = []
    start = 0
    while start < len(said):
        for length in range(min(_SPAN, len(said) - start), 0, -1):
            surface = _bare(said[start : start + length])
            seed = _called(memory, surface, sees, pools) if _may_name(surface, first=start == 0) else None
            if seed is not None:
                found.append(seed)
                start += length
                break
        else:
            start += 1
    return tuple(found)


def speakers(memory: Memory, sees: Sight, home: Selector) -> tuple[Entity, ...]:
    """Give whoever "I" may be: the speaker of the session's own pool, else the speakers of the pools in sight."""
    pool = memory.facts.pool_id(home) if home else None
    own = memory.facts.speaker(pool) if pool is not None and sees(home) else None
    if own is not None:
        return (own,)
    in_sight = (memory.facts.speaker(pool.id) for pool in memory.pools_in(sees))
    return tuple(islice((who for who in in_sight if who is not None), _SPEAKERS))


def keyed(
    memory: Memory, question: Question, subjects: Iterable[Entity], topic: frozenset[str], moment: Moment, now: Instant
) -> list[Fact]:
    """Give what is held under the keys a question asks for, newest first; one step over "my wife's job" included."""
    people = tuple(subjects)
    found = [fact for who in people for fact in held(memory, who, moment, now) if _answers(question, topic, fact)]
    if not found:
        for step in (fact for who in people for fact in held(memory, who, moment, now)):
            key = key_of(step)
            rest = topic - asked(key)
            if key in _HOP_KEYS and rest and rest != topic:
                target = memory.facts.resolve(step.target)
                found += [fact for fact in held(memory, target, moment, now) if question.names(key_of(fact), rest)]
    return sorted(found, key=lambda fact: (-fact.known_at, fact.number))


def held(memory: Memory, entity: Entity, moment: Moment, now: Instant) -> list[Fact]:
    """Give the facts about an entity at a moment, oldest first."""
    if moment.now:
        return rows(memory.facts.held(entity.id), moment, now)
    about = (fact for fact in memory.facts.touching(entity.id) if fact.subject == entity.id)
    return rows(about, moment, now)


def involving(memory: Memory, entity: Entity, moment: Moment, now: Instant) -> list[Fact]:
    """Give the facts about an entity at a moment, and those about others that point at it, each once.

    What is a mere place or thing, of which nothing is held, is no subject for all that is known.
    """
    about = held(memory, entity, moment, now)
    if not about:
        return []
    if moment.now:
        others = rows(memory.facts.pointing(entity.id), moment, now)
    else:
        others = rows((fact for fact in memory.facts.touching(entity.id) if fact.target == entity.id), moment, now)
    return list({fact.id: fact for fact in (*about, *others)}.values())


def newest_versions(facts: Iterable[Fact]) -> Iterator[Fact]:
    """Keep one row a statement: where a merge moved a fact, the row it was moved to."""
    return iter({fact.number: fact for fact in facts}.values())


def key_of(fact: Fact) -> str:
    """Give the key a fact answers to; for a mere relation, the one that says the same."""
    return fact.key or LABEL_TO_KEY.get(fact.label or "") or fact.label or ""


def _answers(question: Question, topic: frozenset[str], fact: Fact) -> bool:
    key = key_of(fact)
    if question.names(key, topic):
        return True
    value = _stems_of(fact.value) if fact.value else frozenset()
    rest = topic - value
    return bool(rest) and rest != topic and question.names(key, rest)


@lru_cache(maxsize=65536)
def _stems_of(value: str) -> frozenset[str]:
    return frozenset(terms(value[:_VALUE_READ]))


def _called(memory: Memory, surface: str, sees: Sight, few: list[Pool] | None) -> Seed | None:
    pools = memory.facts.pools
    for name in dict.fromkeys((surface, _without_possessive(surface))):
        norm = normalise(name)
        if few is not None:
            found = dict.fromkeys(entity for pool in few for entity in memory.facts.called(pool.id, norm))
        else:
            found = dict.fromkeys(
                entity
                for type_ in _TYPES
                for entity in memory.facts.keyed(type_, norm)
                if sees(pools[entity.pool].selector)
            )
        if found:
            return Seed(name, tuple(found))
    return None


def _may_name(surface: str, *, first: bool) -> bool:
    if not surface:
        return False
    low = surface.casefold()
    if low not in STOP_WORDS and low not in ASKING_WORDS:
        return True
    return not first and len(surface) > 1 and surface[0].isupper()


def _bare(span: list[str]) -> str:
    return " ".join(span).strip(_EDGES)


def _without_possessive(surface: str) -> str:
    for ending in ("'s", "\u2019s", "'", "\u2019"):
        if surface.endswith(ending):
            return surface.removesuffix(ending)
    return surface
