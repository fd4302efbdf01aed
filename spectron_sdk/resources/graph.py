"""The memory as a graph to look at and to curate: pages of facts, export, search, and merging two nodes."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from pydantic import TypeAdapter

from spectron_sdk import _encode
from spectron_sdk._call import Call, Resource, Tr, Walk, operation, paged
from spectron_sdk._retry import Replay
from spectron_sdk.models.base import Listing
from spectron_sdk.models.graph import (
    AgentMemory,
    DeletedMemory,
    GraphEdge,
    GraphExport,
    GraphPage,
    GraphSearch,
    IngestResult,
    MergeResult,
    WarmGraph,
)

# The documented default agent; it shares its pool with the other shared ones.
DEFAULT_AGENT = "chatbot"

Row = TypeVar("Row")

_AGENT_MEMORIES: TypeAdapter[list[AgentMemory]] = TypeAdapter(list[AgentMemory])


class Graph(Resource[Tr]):
    """`client.graph`. agent_id picks the agent's pool; where it may be left out, that means all pools."""

    __slots__ = ()

    @operation("getGraph")
    def page(
        self,
        cursor: str | None = None,
        *,
        limit: int | None = None,
        agent_id: str | None = None,
        on_behalf_of: str | None = None,
    ) -> Call[GraphPage]:
        """Read a page of facts, newest first, and the nodes at their ends; 100 unless limit says, 500 at most."""
        return self._tie(
            "GET",
            "/memories/graph",
            GraphPage.model_validate_json,
            query={"cursor": cursor, "limit": limit, "agent_id": agent_id},
            on_behalf_of=on_behalf_of,
        )

    @paged
    def pages(
        self,
        *,
        limit: int | None = None,
        agent_id: str | None = None,
        on_behalf_of: str | None = None,
    ) -> Walk[GraphPage]:
        """Walk over all pages, to the one without a cursor; nodes come back on later pages, edges never do."""
        return _walk(self, limit, agent_id, on_behalf_of, _whole)

    @paged
    def edges(
        self,
        *,
        limit: int | None = None,
        agent_id: str | None = None,
        on_behalf_of: str | None = None,
    ) -> Walk[GraphEdge]:
        """Walk over all facts, newest first; limit is the size of a page."""
        return _walk(self, limit, agent_id, on_behalf_of, _edges)

    @operation("exportGraph")
    def export(
        self,
        *,
        include_episodes: bool | None = None,
        agent_id: str | None = None,
        on_behalf_of: str | None = None,
    ) -> Call[GraphExport]:
        """Read the whole graph at once, the texts it was learnt from too where asked for."""
        return self._tie(
            "GET",
            "/memories/export",
            GraphExport.model_validate_json,
            query={"include_episodes": include_episodes, "agent_id": agent_id},
            on_behalf_of=on_behalf_of,
        )

    @operation("warmGraph")
    def warm(self, user_id: str, *, agent_id: str | None = None, on_behalf_of: str | None = None) -> Call[WarmGraph]:
        """Load a user's graph before the first chat needs it; the shared pool unless an agent is named."""
        return self._tie(
            "POST",
            "/memories/graph/{user_id}/warm",
            WarmGraph.model_validate_json,
            segments={"user_id": user_id},
            query={"agent_id": agent_id},
            on_behalf_of=on_behalf_of,
        )

    @operation("searchGraph")
    def search(
        self,
        query: str,
        *,
        agent_id: str | None = None,
        limit: int | None = None,
        on_behalf_of: str | None = None,
    ) -> Call[GraphSearch]:
        """Find nodes, best first; 10 unless limit says otherwise, 50 at most."""
        return self._tie(
            "GET",
            "/memories/search",
            GraphSearch.model_validate_json,
            query={"query": query, "agent_id": agent_id, "limit": limit},
            on_behalf_of=on_behalf_of,
        )

    @operation("ingestEpisode")
    def ingest(
        self,
        content: str,
        *,
        agent_id: str = DEFAULT_AGENT,
        type: str | None = None,  # noqa: A002 - the wire's name
        source_description: str | None = None,
        reference_time: _encode.Moment | None = None,
        on_behalf_of: str | None = None,
    ) -> Call[IngestResult]:
        """Learn from a text; reference_time is what its relative dates count from."""
        return self._tie(
            "POST",
            "/memories/{agent_id}/ingest",
            IngestResult.model_validate_json,
            segments={"agent_id": agent_id},
            body={
                "content": content,
                "type": type,
                "source_description": source_description,
                "reference_time": _encode.moment(reference_time, "reference_time"),
            },
            replay=Replay.NEVER,
            on_behalf_of=on_behalf_of,
        )

    @operation("deleteMemory")
    def delete(
        self, memory_id: str, *, agent_id: str = DEFAULT_AGENT, on_behalf_of: str | None = None
    ) -> Call[DeletedMemory]:
        """Take a fact out of all views by its edge's id. One that is not there, or not any more, is NotFound."""
        return self._tie(
            "DELETE",
            "/memories/{agent_id}/{memory_id}",
            DeletedMemory.model_validate_json,
            segments={"agent_id": agent_id, "memory_id": memory_id},
            on_behalf_of=on_behalf_of,
        )

    @operation("listAgentMemories")
    def list_agent(
        self, agent_id: str = DEFAULT_AGENT, *, on_behalf_of: str | None = None
    ) -> Call[Listing[AgentMemory]]:
        """List the facts of an agent's pool, newest first. The service deprecates this; use `edges`."""
        return self._tie(
            "GET",
            "/memories/{agent_id}",
            _read_agent_memories,
            segments={"agent_id": agent_id},
            on_behalf_of=on_behalf_of,
        )


class Merging(Resource[Tr]):
    """`client.merge`."""

    __slots__ = ()

    @operation("mergeNodes")
    def merge(
        self,
        primary_id: str,
        duplicate_id: str,
        *,
        agent_id: str = DEFAULT_AGENT,
        on_behalf_of: str | None = None,
    ) -> Call[MergeResult]:
        """Fold one node into another: the primary stays and takes over the duplicate's facts.

        Both are node ids of the agent's pool, in this order. Doing it again is Conflict; it is not repeated after a
        lost answer.
        """
        return self._tie(
            "POST",
            "/memories/{agent_id}/merge",
            MergeResult.model_validate_json,
            segments={"agent_id": agent_id},
            body={"primary_id": primary_id, "duplicate_id": duplicate_id},
            replay=Replay.NEVER,
            on_behalf_of=on_behalf_of,
        )


def _walk(
    graph: Graph[Tr],
    limit: int | None,
    agent_id: str | None,
    on_behalf_of: str | None,
    rows: Callable[[GraphPage], Sequence[Row]],
) -> Walk[Row]:
    def page(cursor: str | None) -> Call[GraphPage]:
        return Graph.page(graph, cursor, limit=limit, agent_id=agent_id, on_behalf_of=on_behalf_of)

    return Walk(page(None), rows, lambda held: page(held.next_cursor) if held.next_cursor else None)


def _whole(page: GraphPage) -> Sequence[GraphPage]:
    return (page,)


def _edges(page: GraphPage) -> Sequence[GraphEdge]:
    return page.edges


def _read_agent_memories(content: bytes) -> Listing[AgentMemory]:
    return Listing(_AGENT_MEMORIES.validate_json(content))
