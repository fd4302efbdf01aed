"""What a search of the memory answers: ranked hits, or text assembled for a prompt."""

from enum import StrEnum
from typing import ClassVar

from spectron_sdk.models.base import CamelAnswer, CamelModel, Many, Open, Rows, Timestamp
from spectron_sdk.models.chat import ResultKind


class QueryKind(StrEnum):
    """How a question was classified."""

    DIRECT_LOOKUP = "direct_lookup"
    HYBRID = "hybrid"
    FULL_CONTEXT = "full_context"


class Tier(StrEnum):
    """Which of the retrieval's tiers answered, cheapest first."""

    DIRECT = "direct"
    CACHE = "cache"
    HYBRID = "hybrid"
    FULL_CONTEXT = "full_context"


class MemoryQueryMode(StrEnum):
    """How to rank."""

    HYBRID = "hybrid"
    VECTOR = "vector"
    BM25 = "bm25"
    GRAPH = "graph"


class Hit(CamelModel):
    """A row that matched, best first; `source` says what kind of row it is."""

    id: str
    score: float
    source: Open[ResultKind]
    text: str
    occurred_at: Timestamp | None = None


class QueryTrace(CamelModel):
    """How the ranking came about; times in milliseconds."""

    latency_ms: int
    resolution_tier: Open[Tier]
    retrieved_count: int
    tier_reason: str
    top_scores: Many[float]
    trace_id: str


class RecallResult(Rows[Hit], CamelAnswer):  # type: ignore[misc] # iterates its hits, not its fields
    """Ranked hits; can be iterated, measured and indexed like a list of them.

    context_hits are neighbours of hits in their documents, outside `k`; query_ms is milliseconds.
    """

    _rows: ClassVar[str] = "hits"

    classification_kind: Open[QueryKind]
    hits: Many[Hit]
    query_ms: int
    seed_entities: Many[str]
    tier: Open[Tier]
    trace: QueryTrace
    context_hits: Many[Hit]


class ContextResult(CamelAnswer):
    """Text for a prompt, empty when nothing is relevant; `str()` gives it too."""

    context: str
    query_ms: int
    tier: Open[Tier]

    def __str__(self) -> str:
        return self.context
