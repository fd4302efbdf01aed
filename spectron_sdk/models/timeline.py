"""The memory as a feed: one card per entity, with its facts."""

from enum import StrEnum
from typing import ClassVar

from spectron_sdk.models.base import Answer, Many, Model, Open, Rows, Timestamp


class TimelineSort(StrEnum):
    """By the newest fact, or by when the entity entered the graph; newest first either way."""

    LAST_UPDATED = "last_updated"
    CREATED = "created"


class Direction(StrEnum):
    """Whether the entity is the source of a fact or its target."""

    OUTGOING = "outgoing"
    INCOMING = "incoming"


class OtherEnd(Model):
    """The entity at a fact's other end."""

    id: str
    name: str
    labels: Many[str]


class TimelineFact(Model):
    """A live fact seen from one of its ends."""

    id: str
    label: str
    fact: str
    created_at: Timestamp
    valid_at: Timestamp | None
    direction: Open[Direction]
    other: OtherEnd


class TimelineItem(Model):
    """An entity and its facts, newest first; fact_count is their number."""

    id: str
    name: str
    labels: Many[str]
    summary: str
    summary_raw: str
    first_seen_at: Timestamp
    last_updated_at: Timestamp
    fact_count: int
    facts: Many[TimelineFact]


class TimelinePage(Rows[TimelineItem], Answer):  # type: ignore[misc] # iterates its items, not its fields
    """A page of entities; next_cursor is None after the last page, sort is the order used."""

    _rows: ClassVar[str] = "items"

    items: Many[TimelineItem]
    next_cursor: str | None
    sort: Open[TimelineSort]
