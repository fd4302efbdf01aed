"""Traces: what a reply, a query or a write came to and why, and figures about many of them."""

from enum import StrEnum
from typing import ClassVar

from spectron_sdk.models.base import CamelAnswer, CamelModel, Many, Open, Rows, Timestamp
from spectron_sdk.models.chat import ResultKind
from spectron_sdk.models.recall import MemoryQueryMode
from spectron_sdk.models.sessions import TurnRole


class TraceKind(StrEnum):
    """What a trace is of."""

    DECISION = "decision"
    RETRIEVAL = "retrieval"
    RESPONSE = "response"


class TraceSource(CamelModel):
    """A source that was offered to a reply under its mark, brackets included; `cited` says whether it was used."""

    marker: str
    id: str
    kind: Open[ResultKind]
    snippet: str
    score: float
    cited: bool
    occurred_at: Timestamp | None = None
    role: Open[TurnRole] | None = None


class ResponseTrace(CamelModel):
    """A reply of chat. `prompt` and `sources` come with a single trace, and only from servers that keep them."""

    id: str
    created_at: Timestamp
    cached: bool
    latency_ms: int
    response_text: str
    source: str
    user_message: str
    reused_from: str | None = None
    session_id: str | None = None
    prompt: str | None = None
    sources: Many[TraceSource]


class ReturnedRef(CamelModel):
    """A hit of a retrieval: what it says (`label`), and where to look it up (`ref`)."""

    id: str
    table: str
    label: str | None = None
    rank: int | None = None
    ref: str | None = None
    score: float | None = None


class RetrievalTrace(CamelModel):
    """A ranked read; tier_entered counts the tiers from 1, the cheapest."""

    id: str
    created_at: Timestamp
    latency_ms: int
    mode: Open[MemoryQueryMode]
    retrieved_ids: Many[str]
    returned: Many[ReturnedRef]
    scores: Many[float]
    tier_entered: int
    tier_reason: str


class DecisionTrace(CamelModel):
    """What a write did to rows, by id. `contradicted` are new rows left beside another current value."""

    rows_touched: int
    inserted: Many[str]
    confirmed: Many[str]
    superseded: Many[str]
    retracted: Many[str]
    contradicted: Many[str]
    uncertainties_opened: Many[str]
    uncertainties_resolved: Many[str]
    instructions: Many[str]


class TraceRecord(CamelAnswer):
    """Something that happened; `erased` says that content it showed is gone, and its texts with it.

    parent is the reply it is or was made for. Lists leave out `retrievals`, `decision`, and the prompt.
    """

    id: str
    created_at: Timestamp
    cached: bool
    latency_ms: int
    query_text: str
    resolution_tier: str
    tier_reason: str
    kind: Open[TraceKind] | None = None
    erased: bool = False
    parent: ResponseTrace | None = None
    retrievals: Many[RetrievalTrace]
    decision: DecisionTrace | None = None

    @property
    def prompt(self) -> str | None:
        """The prompt of the reply, where there is one and the server shows it."""
        return None if self.parent is None else self.parent.prompt


class TraceList(Rows[TraceRecord], CamelAnswer):  # type: ignore[misc] # iterates its records, not its fields
    """Traces, newest first; can be used like a list of them."""

    _rows: ClassVar[str] = "traces"

    traces: Many[TraceRecord]


class ContradictionStats(CamelModel):
    """How many writes left two values side by side."""

    contradiction_rate: float
    contradictions: int
    reconciliations: int


class RetrievalStats(CamelModel):
    """How many retrievals there were, and how many rows they considered."""

    avg_candidate_set: float
    max_candidate_set: int
    traces: int


class SourceKindCount(CamelModel):
    """How many rows were written from one kind of source."""

    count: int
    kind: str


class SupersessionStats(CamelModel):
    """How many values were superseded, and of how many entities."""

    churn_per_entity: float
    entities_churned: int
    supersession_events: int


class TierCounts(CamelModel):
    """How many questions each tier answered; those answered from the cache are `cache_hits` of the figures."""

    direct: int
    full_context: int
    hybrid: int


class TraceStats(CamelAnswer):
    """Figures about the last window_hours, as far as the caller may see."""

    avg_latency_ms: float
    cache_hit_rate: float
    cache_hits: int
    contradiction: ContradictionStats
    response_traces_cached: int
    response_traces_total: int
    retrieval: RetrievalStats
    source_kind_distribution: Many[SourceKindCount]
    supersession: SupersessionStats
    tier_counts: TierCounts
    total_queries: int
    window_hours: int
