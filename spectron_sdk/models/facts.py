"""What a write answers: the delta it made, and the rows of a delta. Rows of the stored memory are in `entities.py`."""

from enum import StrEnum
from typing import Any

from pydantic import model_validator

from spectron_sdk._json import as_members, is_object
from spectron_sdk.models.base import CamelAnswer, CamelModel, Many, Open, OrEmpty, Timestamp


class InferMode(StrEnum):
    """What a write does with its text."""

    FULL = "full"
    TRIPLES = "triples"
    PREVIEW = "preview"
    NONE = "none"


class BatchExtractionMode(StrEnum):
    """Whether a batch is read message by message or as one conversation."""

    PER_MESSAGE = "per_message"
    WHOLE_CONVERSATION = "whole_conversation"


class MemoryCategory(StrEnum):
    """Who somebody is, what they know and like, what is going on."""

    IDENTITY = "identity"
    KNOWLEDGE = "knowledge"
    CONTEXT = "context"


class SourceRef(CamelModel):
    """Where a row came from: `kind` such as turn, document or upsert, `ref` such as `turn:<id>`."""

    kind: str
    ref: str | None = None
    session_id: str | None = None


class EntitySummary(CamelModel):
    """An entity that a write created (`is_new`) or recognised."""

    entity_type: str
    id: str
    is_new: bool
    memory_category: Open[MemoryCategory]
    name: str


class AttributeSummary(CamelModel):
    """An attribute that a write asserted."""

    entity_id: str
    id: str
    key: str
    memory_category: Open[MemoryCategory]
    value: str

    @property
    def entity(self) -> str:
        """The same as entity_id; stored attributes call it so."""
        return self.entity_id


class RelationSummary(CamelModel):
    """A relation that a write asserted: subject, label, object."""

    label: str
    memory_category: Open[MemoryCategory]
    object: str
    subject: str


class InstructionSummary(CamelModel):
    """A standing directive. Not every page of the service shows the id."""

    description: str
    label: str
    id: str = ""


class UncertaintySummary(CamelModel):
    """Something the memory declined to guess: what about, and why."""

    about: str
    reason: str


class FactVersion(CamelModel):
    """One side of a correction."""

    value: str
    attribute_id: str | None = None
    source: SourceRef | None = None


class Correction(CamelModel):
    """A value that a write superseded, both sides of it.

    Services send `oldValue` and `newValue`, or `previous` and `current`, or all four; here all four are always there.
    """

    entity_id: str
    key: str
    old_value: str
    new_value: str
    previous: FactVersion
    current: FactVersion
    attribute: str | None = None
    timestamp: Timestamp | None = None

    @model_validator(mode="before")
    @classmethod
    def _both_shapes(cls, data: Any) -> Any:
        if not is_object(data):
            return data
        filled = dict(data)
        for flat, snake, nested in (("oldValue", "old_value", "previous"), ("newValue", "new_value", "current")):
            value = filled.get(flat, filled.get(snake))
            side = filled.get(nested)
            held = as_members(side)
            if side is None and value is not None:
                filled[nested] = {"value": value}
            elif value is None and "value" in held:
                filled[flat] = held["value"]
        return filled


class Extraction(CamelModel):
    """The whole delta of one write: what it created, recognised, asserted, could not settle, and superseded."""

    turn_id: str = ""
    entities: Many[EntitySummary]
    attributes: Many[AttributeSummary]
    relations: Many[RelationSummary]
    instructions: Many[InstructionSummary]
    uncertainties: Many[UncertaintySummary]
    corrections: Many[Correction]


class RememberResult(CamelAnswer):
    """The answer to one remembered text.

    extraction is empty where the mode makes none (`infer="none"`); turn_id is absent from previews, chunk_id from most
    modes.
    """

    mode: Open[InferMode]
    session_id: str
    extraction: OrEmpty[Extraction]
    turn_id: str | None = None
    chunk_id: str | None = None
    preview: bool = False


class RememberManyResult(CamelAnswer):
    """The answer to a batch: one turn id per message; extractions depend on how the batch was read."""

    session_id: str
    turn_ids: Many[str]
    extractions: Many[Extraction]
