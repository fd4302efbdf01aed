"""What one write brings: where its claims come from and go, and the complete difference it made (R-FACT-11).

`settle.py` turns the one into the other.
"""

from collections.abc import Iterable
from dataclasses import dataclass

from mock_server.engine.instants import Instant
from mock_server.engine.records import Correction, Entity, Fact, Instruction, SourceRef, Uncertainty
from mock_server.engine.scopes import Selector
from mock_server.engine.vocabulary import Category


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where claims come from and where their facts go.

    origin: the ref that stated them (`turn:<id>`, `h_<n>`); source_name and metadata (canonical JSON text of an object)
    are MemorySync's; held_from: from when undated claims hold, None for when they become known; category overrides what
    the vocabulary says; agent is an isolated agent's pool.
    """

    selector: Selector
    source: SourceRef
    origin: str
    known_at: Instant
    held_from: Instant | None = None
    agent: str | None = None
    labels: tuple[str, ...] = ()
    category: Category | None = None
    source_name: str | None = None
    metadata: str | None = None


@dataclass(frozen=True, slots=True)
class Delta:
    """The complete difference one write made (R-FACT-11). entities pair each with whether it is new."""

    turn_id: str = ""
    entities: tuple[tuple[Entity, bool], ...] = ()
    attributes: tuple[Fact, ...] = ()
    relations: tuple[Fact, ...] = ()
    instructions: tuple[Instruction, ...] = ()
    uncertainties: tuple[Uncertainty, ...] = ()
    corrections: tuple[Correction, ...] = ()


def combine(deltas: Iterable[Delta], turn_id: str) -> Delta:
    """Join the deltas of several turns into the report of one write."""
    parts = tuple(deltas)
    entities: dict[str, tuple[Entity, bool]] = {}
    for delta in parts:
        for entity, is_new in delta.entities:
            entities[entity.id] = (entity, is_new or entities.get(entity.id, (entity, False))[1])
    return Delta(
        turn_id,
        tuple(entities.values()),
        tuple({fact.id: fact for delta in parts for fact in delta.attributes}.values()),
        tuple({fact.id: fact for delta in parts for fact in delta.relations}.values()),
        tuple({row.id: row for delta in parts for row in delta.instructions}.values()),
        tuple({row.id: row for delta in parts for row in delta.uncertainties}.values()),
        tuple(correction for delta in parts for correction in delta.corrections),
    )
