"""The memory as a graph to look at and to curate: pages of facts, export and search."""

from collections.abc import Sequence
from typing import Final, Unpack

from spectron_sdk import _encode
from spectron_sdk._call import Call, Resource, Tr, Walk, operation, paged
from spectron_sdk._options import RequestOptions
from spectron_sdk._pages import by_cursor
from spectron_sdk._retry import Replay
from spectron_sdk.models.base import Listing, listing
from spectron_sdk.models.graph import (
    AgentMemory,
    DeletedMemory,
    GraphEdge,
    GraphExport,
    GraphPage,
    GraphSearch,
    IngestResult,
    WarmGraph,
)
from spectron_sdk.resources.merge import DEFAULT_AGENT

# The most that one page holds.
MOST_EDGES: Final = 500

_read_agent_memories = listing(AgentMemory)


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
        **options: Unpack[RequestOptions],
    ) -> Call[GraphPage]:
        """Read a page of facts, newest first, and the nodes at their ends; 100 unless limit says, 500 at most."""
        return self._tie(
            "GET",
            "/memories/graph",
            GraphPage.model_validate_json,
            options,
            query={"cursor": cursor, "limit": limit, "agent_id": agent_id},
        )

    @paged
    def pages(
        self,
        *,
        limit: int | None = None,
        agent_id: str | None = None,
        **options: Unpack[RequestOptions],
    ) -> Walk[GraphPage, GraphPage]:
        """Iterate over all pages, to the one without a cursor; limit is the size of a page, as in `page`.

        Nodes come back on later pages, edges never do.
        """

        def page(cursor: str | None, size: int | None) -> Call[GraphPage]:
            return Graph.page(self, cursor, limit=size, agent_id=agent_id, **options)

        return by_cursor(page, _whole, _next, page_size=limit)

    @paged
    def edges(
        self,
        *,
        limit: int | None = None,
        page_size: int | None = None,
        agent_id: str | None = None,
        **options: Unpack[RequestOptions],
    ) -> Walk[GraphPage, GraphEdge]:
        """Iterate over all facts, newest first; limit is how many at most, page_size how many a request asks for."""

        def page(cursor: str | None, size: int | None) -> Call[GraphPage]:
            return Graph.page(self, cursor, limit=size, agent_id=agent_id, **options)

        return by_cursor(page, _edges, _next, limit=limit, page_size=page_size, most=MOST_EDGES)

    @operation("exportGraph")
    def export(
        self,
        *,
        include_episodes: bool | None = None,
        agent_id: str | None = None,
        **options: Unpack[RequestOptions],
    ) -> Call[GraphExport]:
        """Read the whole graph at once, the texts it was learnt from too where asked for."""
        return self._tie(
            "GET",
            "/memories/export",
            GraphExport.model_validate_json,
            options,
            query={"include_episodes": include_episodes, "agent_id": agent_id},
        )

    @operation("warmGraph")
    def warm(self, user_id: str, *, agent_id: str | None = None, **options: Unpack[RequestOptions]) -> Call[WarmGraph]:
        """Load a user's graph before the first chat needs it; the shared pool unless an agent is named."""
        return self._tie(
            "POST",
            "/memories/graph/{user_id}/warm",
            WarmGraph.model_validate_json,
            options,
            segments={"user_id": user_id},
            query={"agent_id": agent_id},
        )

    @operation("searchGraph")
    def search(
        self,
        query: str,
        *,
        agent_id: str | None = None,
        limit: int | None = None,
        **options: Unpack[RequestOptions],
    ) -> Call[GraphSearch]:
        """Find nodes, best first; 10 unless limit says otherwise, 50 at most."""
        return self._tie(
            "GET",
            "/memories/search",
            GraphSearch.model_validate_json,
            options,
            query={"query": query, "agent_id": agent_id, "limit": limit},
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
        **options: Unpack[RequestOptions],
    ) -> Call[IngestResult]:
        """Learn from a text; reference_time is what its relative dates count from."""
        return self._tie(
            "POST",
            "/memories/{agent_id}/ingest",
            IngestResult.model_validate_json,
            options,
            segments={"agent_id": agent_id},
            body={
                "content": content,
                "type": type,
                "source_description": source_description,
                "reference_time": _encode.moment(reference_time, "reference_time"),
            },
            replay=Replay.NEVER,
        )

    @operation("deleteMemory")
    def delete(
        self, memory_id: str, *, agent_id: str = DEFAULT_AGENT, **options: Unpack[RequestOptions]
    ) -> Call[DeletedMemory]:
        """Take a fact out of all views by its edge's id. One that is not there, or not any more, is NotFound."""
        return self._tie(
            "DELETE",
            "/memories/{agent_id}/{memory_id}",
            DeletedMemory.model_validate_json,
            options,
            segments={"agent_id": agent_id, "memory_id": memory_id},
            if_gone=_encode.json_body({"status": "deleted", "memory_id": memory_id}),
        )

    @operation("listAgentMemories")
    def list_agent(
        self, agent_id: str = DEFAULT_AGENT, **options: Unpack[RequestOptions]
    ) -> Call[Listing[AgentMemory]]:
        """List the facts of an agent's pool, newest first. The service deprecates this; use `edges`."""
        return self._tie(
            "GET",
            "/memories/{agent_id}",
            _read_agent_memories,
            options,
            segments={"agent_id": agent_id},
        )


def _next(page: GraphPage) -> str | None:
    return page.next_cursor


def _whole(page: GraphPage) -> Sequence[GraphPage]:
    return (page,)


def _edges(page: GraphPage) -> Sequence[GraphEdge]:
    return page.edges
