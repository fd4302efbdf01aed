"""Entities as the API shows them: one view over all records of a type and name in the pools a caller can see.

Look-ups normalise type and name first. A speaker's own names and a merged duplicate's name lead to the entity they
belong to.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from mock_server.engine.callers import Caller
from mock_server.engine.errors import EntityNotFound
from mock_server.engine.executor import Stamp
from mock_server.engine.instants import Instant
from mock_server.engine.memory import Memory
from mock_server.engine.names import fold_type, normalise
from mock_server.engine.records import ClosedBy, Entity, Fact
from mock_server.engine.temporal import Moment, rows
from mock_server.engine.vocabulary import IMPORTANCE, Category


@dataclass(frozen=True, slots=True)
class EntityView:
    """One entity over the pools it shows in. name, type and category are those of the oldest record."""

    type: str
    norm: str
    name: str
    category: Category
    importance: float
    created_at: Instant
    updated_at: Instant
    record_ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class EntityDetail:
    """An entity with its attributes and relations, oldest first."""

    entity: EntityView
    attributes: tuple[Fact, ...]
    relations: tuple[Fact, ...]


def view_of(records: Sequence[Entity]) -> EntityView:
    """Join the records of one key into the view the API shows."""
    oldest = min(records, key=lambda entity: (entity.known_at, entity.recorded_at, entity.id))
    touched = [entity.touched_at or entity.known_at for entity in records]
    return EntityView(
        oldest.type,
        oldest.norm,
        oldest.name,
        oldest.category,
        IMPORTANCE[oldest.category],
        oldest.known_at,
        max(oldest.known_at, *touched),
        tuple(entity.id for entity in records),
    )


def listing(
    memory: Memory, stamp: Stamp, *, type_: str | None, limit: int | None, offset: int
) -> tuple[EntityView, ...]:
    """List live entities by type, then name. limit None is all; value nodes belong to the graph surface only."""
    wanted = None if type_ is None else fold_type(type_)
    groups: dict[tuple[str, str], list[Entity]] = {}
    for pool in memory.pools_seen(stamp.caller):
        for entity in memory.facts.entities_of(pool.id):
            if not entity.value_node and wanted in (None, entity.type):
                groups.setdefault(entity.key, []).append(entity)
    keys = sorted(groups)[offset : None if limit is None else offset + limit]
    return tuple(view_of(groups[key]) for key in keys)


def get(memory: Memory, stamp: Stamp, type_: str, name: str, moment: Moment) -> EntityDetail:
    """Give one entity with what holds at a moment; EntityNotFound when the caller can see none of that name."""
    records = visible(memory, stamp.caller, type_, name)
    if not records:
        raise EntityNotFound(f"there is no {fold_type(type_)} called {name!r} here", field=("entity_name",))
    held = [fact for entity in records for fact in rows(_rows_of(memory, entity, moment), moment, stamp.now)]
    unique = sorted({fact.id: fact for fact in held}.values(), key=lambda fact: fact.number)
    mine = {entity.id for entity in records}
    return EntityDetail(
        view_of(records),
        tuple(fact for fact in unique if fact.key is not None and fact.subject in mine),
        tuple(fact for fact in unique if fact.label is not None),
    )


def history(memory: Memory, stamp: Stamp, type_: str, name: str, key: str) -> tuple[Fact, ...]:
    """List every value an attribute has had, oldest first; () for an unknown entity or key.

    The values of a duplicate that was merged into the entity come before its own; rows that only moved are not doubled.
    """
    chains = [
        memory.facts.chain(record_id, key)
        for entity in visible(memory, stamp.caller, type_, name)
        for record_id in reversed(tuple(memory.facts.lineage(entity.id)))
    ]
    return tuple(
        row for chain in chains for row in chain if row.closing is None or row.closing.by is not ClosedBy.MOVED
    )


def visible(memory: Memory, caller: Caller, type_: str, name: str) -> tuple[Entity, ...]:
    """Give the records a type and name lead to, in the pools the caller may read, oldest pool first."""
    found = memory.facts.keyed(fold_type(type_), normalise(name))
    pools = memory.facts.pools
    return tuple(
        sorted(
            (entity for entity in found if memory.sees(caller, pools[entity.pool].selector)),
            key=lambda entity: entity.pool,
        )
    )


def _rows_of(memory: Memory, entity: Entity, moment: Moment) -> Iterable[Fact]:
    if moment.now:
        return (*memory.facts.held(entity.id), *memory.facts.pointing(entity.id))
    return memory.facts.touching(entity.id)
