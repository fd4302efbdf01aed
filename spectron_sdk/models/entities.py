"""Rows of the stored memory: entities, their attributes with history, their relations."""

from typing import ClassVar

from spectron_sdk.models.base import CamelAnswer, CamelModel, Many, Open, Rows, Timestamp
from spectron_sdk.models.facts import MemoryCategory, SourceRef


class Entity(CamelModel):
    """Somebody or something that facts are about; ids are opaque."""

    created_at: Timestamp
    entity_type: str
    id: str
    importance: float
    memory_category: Open[MemoryCategory]
    name: str
    updated_at: Timestamp


class Attribute(CamelModel):
    """One value an attribute has had, from valid_from until valid_until (None: still); the chain links are row ids."""

    created_at: Timestamp
    entity: str
    id: str
    importance: float
    key: str
    memory_category: Open[MemoryCategory]
    value: str
    source: SourceRef | None = None
    superseded_by: str | None = None
    supersedes: str | None = None
    valid_from: Timestamp | None = None
    valid_until: Timestamp | None = None

    @property
    def entity_id(self) -> str:
        """The same as entity; the rows of a write's delta call it so."""
        return self.entity


class Relation(CamelModel):
    """A labelled link between two entities."""

    created_at: Timestamp
    id: str
    label: str
    memory_category: Open[MemoryCategory]
    object: str
    subject: str
    source: SourceRef | None = None
    valid_from: Timestamp | None = None
    valid_until: Timestamp | None = None


class EntityList(Rows[Entity], CamelAnswer):  # type: ignore[misc] # iterates its entities, not its fields
    """Live entities by type, then name; can be iterated, measured and indexed like a list."""

    _rows: ClassVar[str] = "entities"

    entities: Many[Entity]


class EntityResult(CamelAnswer):
    """One entity with what holds of it now, or at the instant asked for."""

    entity: Entity
    attributes: Many[Attribute]
    relations: Many[Relation]


class EntityHistory(Rows[Attribute], CamelAnswer):  # type: ignore[misc] # iterates its history, not its fields
    """Every value of one attribute, oldest first; can be iterated, measured and indexed like a list."""

    _rows: ClassVar[str] = "history"

    history: Many[Attribute]
