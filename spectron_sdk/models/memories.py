"""Memories as the MemorySync surface shows them: single facts with their sentence; and the projects they live in."""

from typing import Any, ClassVar

from spectron_sdk.models.base import Answer, Many, Model, Rows, Timestamp


class AddTurnResult(Answer):
    """What became of a turn; memory_id is None, since facts get ids of their own when extraction is through."""

    memory_id: str | None
    status: str
    processing_status: str
    embed_mode: str = "none"
    already_exists: bool = False
    request_id: str | None = None


class RecalledMemory(Model):
    """A memory that fits a prompt."""

    memory_id: str
    value: str
    score: float
    type: str | None = None


class MemoryRecall(Rows[RecalledMemory], Answer):  # type: ignore[misc] # iterates its memories, not its fields
    """Text ready for a prompt, empty when nothing fits, and the memories it was made of; `str()` gives the text."""

    _rows: ClassVar[str] = "memories"

    context: str
    memories: Many[RecalledMemory]
    used_fallback: bool = False
    latency_ms: float | None = None

    def __str__(self) -> str:
        return self.context


class Memory(Model):
    """A memory, `m_<n>`; raw_text and value are its sentence."""

    memory_id: str
    raw_text: str
    summary: str | None = None
    metadata: dict[str, Any] | None = None
    source: str | None = None
    created_at: Timestamp
    score: float | None = None
    value: str | None = None


class MemoryMatches(Rows[Memory], Answer):  # type: ignore[misc] # iterates its memories, not its fields
    """Memories nearest to a prompt first, scored."""

    _rows: ClassVar[str] = "memories"

    memories: Many[Memory]


class MemoryList(Rows[Memory], Answer):  # type: ignore[misc] # iterates its memories, not its fields
    """Memories of one user, newest first; total counts them all."""

    _rows: ClassVar[str] = "memories"

    memories: Many[Memory]
    total: int


class MemoryStatus(Answer):
    """How far a memory has come; `failed` and `searchable` are ends."""

    memory_id: str | int | None = None
    processing_status: str
    searchable: bool
    embed_mode: str | None = None
    request_id: str | None = None
    created_at: Timestamp | None = None
    updated_at: Timestamp | None = None


class Project(Model):
    """A project; its id is the context that the other surfaces use, tenant_id what its calls name."""

    id: str
    name: str
    tenant_id: str
    is_default: bool = False
    memory_count: int = 0
    archived_at: Timestamp | None = None
    created_at: Timestamp | None = None
    updated_at: Timestamp | None = None
