"""The nouns of memory, as frozen records. A record never changes: a change puts a new version in its place.

Times: `known_at` is when we learnt it (may be back-dated), `recorded_at` when the server wrote it, `valid_*` when it
held in the world. All are instants; None means open or unknown. Ids carry a prefix (see `ids.py`).
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, TypeAlias

from mock_server.engine.instants import Instant
from mock_server.engine.scopes import Selector
from mock_server.engine.vocabulary import Category

AUTHORITATIVE: Final = frozenset({"document", "upsert"})
"""Source kinds that outrank what was merely said (R-REC-7)."""

Json: TypeAlias = Any
"""A JSON value. Records hold it as canonical text where it must come back exactly (see `json_text.py`)."""


@dataclass(frozen=True, slots=True)
class SourceRef:
    """Say where a row came from. kind: turn, document, upsert, ...; ref: `turn:<id>`, `h_<n>`, `doc:<id>`."""

    kind: str
    ref: str | None = None
    session_id: str | None = None

    @property
    def authoritative(self) -> bool:
        """Tell whether it outranks what was merely said (R-REC-7)."""
        return self.kind in AUTHORITATIVE


@dataclass(frozen=True, slots=True)
class Pool:
    """Where facts meet: a scope selector and an agent pool (None: the shared one)."""

    id: int
    selector: Selector
    agent: str | None = None


@dataclass(frozen=True, slots=True)
class Entity:
    """One thing in one pool; on the TIE surface, a node with this id.

    key is (type, normalised name); `name` the display form seen first. value_node: the value of a plain attribute,
    shown by TIE only. speaker: whoever says "I" in this pool. summary_raw, labels and attributes are set only by a
    merge that rewrote them. maybe: the types it may turn out to be, () once its type is certain.
    """

    id: str
    pool: int
    type: str
    name: str
    norm: str
    category: Category
    known_at: Instant
    recorded_at: Instant
    speaker: bool = False
    value_node: bool = False
    touched_at: Instant | None = None
    merged_into: str | None = None
    merged_at: Instant | None = None
    audit_edge_id: str | None = None
    summary_raw: str | None = None
    labels: tuple[str, ...] = ()
    attributes: tuple[tuple[str, str], ...] = ()
    maybe: tuple[str, ...] = ()

    @property
    def key(self) -> tuple[str, str]:
        """Give (type, normalised name)."""
        return (self.type, self.norm)

    @property
    def ref(self) -> str:
        """Give `person/alice`, as relation ends show it."""
        return f"{self.type}/{self.norm}"


class ClosedBy(StrEnum):
    """Why a fact is no longer live."""

    SUPERSEDED = "superseded"
    RETRACTED = "retracted"
    FORGOTTEN = "forgotten"
    DELETED = "deleted"
    MERGED = "merged"
    MOVED = "moved"
    OVER = "over"
    """It was over when it was told."""


@dataclass(frozen=True, slots=True)
class Closing:
    """When and why a fact stopped being live: known time and recorded time, as for its opening."""

    by: ClosedBy
    known_at: Instant
    recorded_at: Instant


@dataclass(frozen=True, slots=True)
class Fact:
    """One statement: an attribute face (key, value), a relation face (label), or both; one memory, one TIE edge.

    id is bare; the faces prefix it: `attr_<id>`, `rel_<id>`, `edge_<id>`, and `m_<number>` for MemorySync. target is
    the entity record the edge points to: the relation's object, or the value node of a plain attribute. origins: every
    ref that stated it, first included. metadata is canonical JSON text of an object or None. source_name is the
    MemorySync `source`.
    """

    id: str
    number: int
    pool: int
    subject: str
    target: str
    key: str | None
    value: str | None
    label: str | None
    category: Category
    importance: float
    confidence: float
    source: SourceRef
    known_at: Instant
    recorded_at: Instant
    valid_from: Instant | None = None
    valid_until: Instant | None = None
    supersedes: str | None = None
    superseded_by: str | None = None
    closing: Closing | None = None
    labels: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    source_name: str | None = None
    metadata: str | None = None

    @property
    def live(self) -> bool:
        """Tell whether nothing has closed it."""
        return self.closing is None

    def current(self, now: Instant) -> bool:
        """Tell whether it is live, has begun and has not lapsed."""
        if self.closing is not None or (self.valid_until is not None and self.valid_until <= now):
            return False
        return not self.awaited(now)

    def awaited(self, at: Instant) -> bool:
        """Tell whether it was told of as something to come, and still is at an instant."""
        return self.valid_from is not None and self.valid_from > max(at, self.known_at)

    @property
    def since(self) -> Instant | None:
        """Tell from when it held. An undated statement is taken to begin when it was said, unless its end, told later
        ("I moved last month"), lies before that."""
        if self.valid_from is None or self.until is None:
            return self.valid_from
        return min(self.valid_from, self.until)

    @property
    def until(self) -> Instant | None:
        """Tell until when it held; what was deleted or merged away without an end ends there, so that no row of a
        history looks current that is not."""
        return self.closing.known_at if self.valid_until is None and self.closing is not None else self.valid_until

    @property
    def edge_label(self) -> str:
        """Give the label TIE shows: the relation's, for a plain attribute the key (M-09)."""
        return self.label or self.key or ""


@dataclass(frozen=True, slots=True)
class Session:
    """An ordered conversation with a fixed selector. metadata is canonical JSON text or None."""

    id: str
    selector: Selector
    created_at: Instant
    metadata: str | None = None


@dataclass(frozen=True, slots=True)
class Turn:
    """One message once stored. replied: the assistant turn of `/chat`, which is never extracted."""

    id: str
    session_id: str
    seq: int
    role: str
    content: str
    created_at: Instant
    recorded_at: Instant
    replied: bool = False


@dataclass(frozen=True, slots=True)
class Chunk:
    """A retrievable piece of a turn's text (`memory_chunk:<id>`)."""

    id: str
    turn_id: str
    session_id: str
    selector: Selector
    text: str
    role: str
    known_at: Instant
    recorded_at: Instant
    labels: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Instruction:
    """A standing directive. Never revoked by a later one; duplicates merge (R-INST-2, R-INST-3)."""

    id: str
    label: str
    description: str
    selector: Selector
    source: SourceRef
    known_at: Instant
    recorded_at: Instant
    active: bool = True


@dataclass(frozen=True, slots=True)
class DoubtTopic:
    """What a doubt is about: a key of somebody (`person/priya`, "" for the speaker) and the values in question.

    only: no other value settles it. clash: these values stand side by side on record; it ends when one is left.
    """

    subject: str
    key: str
    values: tuple[str, ...] = ()
    only: bool = False
    clash: bool = False


@dataclass(frozen=True, slots=True)
class Uncertainty:
    """A recorded "we do not know". topics: what it is about, where more than words tell; no answer shows them."""

    id: str
    about: str
    reason: str
    selector: Selector
    source: SourceRef
    known_at: Instant
    recorded_at: Instant
    resolved_at: Instant | None = None
    topics: tuple[DoubtTopic, ...] = ()


@dataclass(frozen=True, slots=True)
class HistoryRow:
    """A turn of the exact history store (`h_<number>`), never a memory. payload is canonical JSON text, None when null.

    order is the write order inside the context. occurred_at is the text as it was sent (H-20).
    """

    number: int
    tenant: str
    user: str
    source: str
    session_id: str
    role: str
    content: str
    seq: int | None
    occurred_at: str | None
    payload: str | None
    idempotency_key: str | None
    created_at: Instant


@dataclass(frozen=True, slots=True)
class Item:
    """A value of the key-value state store (`h_<number>`). value is canonical JSON text of an object."""

    number: int
    tenant: str
    user: str
    source: str
    namespace: tuple[str, ...]
    key: str
    value: str
    text: str
    indexed: bool
    created_at: Instant
    updated_at: Instant


@dataclass(frozen=True, slots=True)
class HeardTurn:
    """What add_turn remembers to recognise a replay within 30 days (A-06). digest covers speaker, occurred_at and
    text."""

    tenant: str
    user: str
    digest: str
    heard_at: Instant


@dataclass(frozen=True, slots=True)
class Correction:
    """The report of a supersession: the fact that was closed and the one that replaced it. Never stored (R-COR-1)."""

    old: Fact
    new: Fact
