"""The memory as a graph: nodes, the facts between them, and what merging two nodes did."""

from typing import Any, ClassVar

from spectron_sdk.models.base import Answer, Many, Model, Rows, Timestamp


class GraphNode(Model):
    """An entity in one pool; labels[0] is its kind, summary speaks to the user, summary_raw is in the third person."""

    id: str
    name: str
    summary: str
    summary_raw: str
    labels: Many[str]
    attributes: dict[str, Any]
    created_at: Timestamp


class GraphEdge(Model):
    """A live fact between two nodes; `fact` is its sentence."""

    id: str
    source: str
    target: str
    label: str
    fact: str
    created_at: Timestamp
    valid_at: Timestamp | None


class GraphPage(Answer):
    """Edges, newest first, and the nodes at their ends; next_cursor is None after the last page."""

    nodes: Many[GraphNode]
    edges: Many[GraphEdge]
    next_cursor: str | None


class Episode(Model):
    """A text that facts were learnt from."""

    id: str
    content: str
    source_description: str | None = None
    created_at: Timestamp
    agent_id: str | None = None


class GraphExport(Answer):
    """A whole graph; episodes only when asked for."""

    nodes: Many[GraphNode]
    edges: Many[GraphEdge]
    episodes: Many[Episode]


class WarmGraph(Answer):
    """The part of a user's graph that was loaded."""

    entities: Many[GraphNode]
    edges: Many[GraphEdge]


class ScoredNode(Model):
    """A node as a search answers it."""

    id: str
    name: str
    labels: Many[str]
    summary: str
    summary_raw: str
    score: float


class GraphSearch(Rows[ScoredNode], Answer):  # type: ignore[misc] # iterates its nodes, not its fields
    """Nodes, best first."""

    _rows: ClassVar[str] = "items"

    items: Many[ScoredNode]


class IngestResult(Answer):
    """A text that was taken in."""

    episode_id: str
    status: str


class DeletedMemory(Answer):
    """A fact that is gone from all views."""

    status: str
    memory_id: str


class AgentMemory(Model):
    """A fact in the deprecated list; id is the edge's."""

    id: str
    title: str
    name: str
    content: str
    memory_type: str
    source: str


class MergeResult(Answer):
    """What a merge did: edges now on the primary, and the rewrite, None where none was made."""

    primary_id: str
    duplicate_id: str
    rewired_outgoing: int
    rewired_incoming: int
    audit_edge_id: str
    merged_at: Timestamp
    enriched: bool
    enriched_summary: str | None
    enriched_labels: list[str] | None
