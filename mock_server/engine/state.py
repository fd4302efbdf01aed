"""The current view: everything held that the caller may read, in three bundles, and the profile made of it.

Nothing superseded, retracted or lapsed shows here (R-STATE-1). The past is in an entity's history.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from mock_server.engine.callers import Caller
from mock_server.engine.entities import EntityView, view_of
from mock_server.engine.executor import Stamp
from mock_server.engine.memory import Memory
from mock_server.engine.records import Entity, Fact, Instruction, Pool, Uncertainty
from mock_server.engine.scopes import has_segments
from mock_server.engine.vocabulary import Category

DYNAMIC_KEYS: Final = frozenset(
    {
        "location", "city", "current_location", "current_city", "status", "availability", "mood", "feeling",
        "current_project", "project", "current_focus",
    }
)  # fmt: skip
"""Keys the profile lists as changing often, whatever their category (R-PROF-3)."""


@dataclass(frozen=True, slots=True)
class Bundle:
    """The rows of one memory category. facts carry attribute and relation faces; one may stand in both lists."""

    entities: tuple[EntityView, ...]
    attributes: tuple[Fact, ...]
    relations: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class State:
    """Everything current, by category, with standing instructions and open doubts, each newest first."""

    bundles: Mapping[Category, Bundle]
    instructions: tuple[Instruction, ...]
    unknowns: tuple[Uncertainty, ...]


@dataclass(frozen=True, slots=True)
class Profile:
    """One user's view: (key, value) pairs, and the instructions in force."""

    static: tuple[tuple[str, str], ...]
    dynamic: tuple[tuple[str, str], ...]
    preferences: tuple[tuple[str, str], ...]
    instructions: tuple[Instruction, ...]


def view(memory: Memory, stamp: Stamp, scope: Mapping[str, str] | None = None) -> State:
    """Give the current state. scope narrows to rows with a path that holds the segments `dimension/value`, all of them
    (R-STATE-6)."""
    wanted = dict(scope or {})
    pools = [pool for pool in memory.pools_seen(stamp.caller) if _within(pool, wanted)]
    entities: dict[tuple[str, str], list[Entity]] = {}
    facts: list[Fact] = []
    for pool in pools:
        for entity in memory.facts.entities_of(pool.id):
            if not entity.value_node:
                entities.setdefault(entity.key, []).append(entity)
                facts += [fact for fact in memory.facts.held(entity.id) if fact.current(stamp.now)]
    facts.sort(key=lambda fact: fact.number)
    views = [view_of(group) for _, group in sorted(entities.items())]
    return State(
        {category: _bundle(category, views, facts) for category in Category},
        tuple(row for row in instructions(memory, stamp.caller) if _matches(row, wanted)),
        tuple(row for row in doubts(memory, stamp.caller, resolved=False) if _matches(row, wanted)),
    )


def profile(memory: Memory, stamp: Stamp) -> Profile:
    """Give the speaker's profile; where no speaker has a row, the rows of all readable entities (R-PROF-4)."""
    pools = memory.pools_seen(stamp.caller)
    rows = [fact for pool in pools if (who := memory.facts.speaker(pool.id)) for fact in _current(memory, who, stamp)]
    if not any(row.key is not None for row in rows):
        rows = [
            fact
            for pool in pools
            for entity in memory.facts.entities_of(pool.id)
            if not entity.value_node
            for fact in _current(memory, entity, stamp)
        ]
    sections: dict[str, dict[tuple[str, str], None]] = {"static": {}, "dynamic": {}, "preferences": {}}
    for fact in sorted(rows, key=lambda row: row.number):
        if fact.key is not None and fact.value is not None:
            sections[_section(fact)][fact.key, fact.value] = None
    return Profile(
        tuple(sections["static"]),
        tuple(sections["dynamic"]),
        tuple(sections["preferences"]),
        instructions(memory, stamp.caller),
    )


def instructions(memory: Memory, caller: Caller) -> tuple[Instruction, ...]:
    """Give the active instructions a caller may read, newest first (R-INST-7)."""
    rows = [row for row in memory.notes.instructions.values() if row.active and memory.sees(caller, row.selector)]
    return tuple(reversed(rows))


def doubts(memory: Memory, caller: Caller, *, resolved: bool | None = None) -> tuple[Uncertainty, ...]:
    """Give the uncertainties a caller may read, newest first. resolved None: both kinds."""
    return tuple(
        row
        for row in reversed(memory.notes.uncertainties.values())
        if memory.sees(caller, row.selector) and (resolved is None or (row.resolved_at is not None) == resolved)
    )


def _bundle(category: Category, views: Iterable[EntityView], facts: Iterable[Fact]) -> Bundle:
    rows = [fact for fact in facts if fact.category == category]
    return Bundle(
        tuple(entity for entity in views if entity.category == category),
        tuple(fact for fact in rows if fact.key is not None),
        tuple(fact for fact in rows if fact.label is not None),
    )


def _current(memory: Memory, entity: Entity, stamp: Stamp) -> Iterator[Fact]:
    return (fact for fact in memory.facts.held(entity.id) if fact.current(stamp.now))


def _section(fact: Fact) -> str:
    if fact.key in DYNAMIC_KEYS:
        return "dynamic"
    if fact.source.authoritative or fact.category is Category.IDENTITY:
        return "static"
    return "dynamic" if fact.category is Category.CONTEXT else "preferences"


def _within(pool: Pool, wanted: Mapping[str, str]) -> bool:
    return all(has_segments(pool.selector, dimension, value) for dimension, value in wanted.items())


def _matches(row: Instruction | Uncertainty, wanted: Mapping[str, str]) -> bool:
    return all(has_segments(row.selector, dimension, value) for dimension, value in wanted.items())
