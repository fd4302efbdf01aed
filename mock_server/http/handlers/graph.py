"""Graph: pages of edges, export, warming, search, ingest, the plain list, and deleting an edge."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, TypeAlias

from mock_server.engine import episodes, graph
from mock_server.engine.agents import DEFAULT_AGENTS
from mock_server.engine.claims import Extraction, SpokenTurn
from mock_server.engine.errors import InvalidInput
from mock_server.engine.executor import Stamp
from mock_server.engine.graph import Edge, Node
from mock_server.engine.instants import Instant, InstantError, known_time, parse, with_offset
from mock_server.engine.listening import hear
from mock_server.engine.memory import Memory
from mock_server.engine.sentences import display_name
from mock_server.engine.steps import Steps
from mock_server.http import cursors
from mock_server.http.call import Call, Handler, Reply, in_steps

JsonObject: TypeAlias = dict[str, Any]


def get_graph(call: Call) -> Reply:
    """Page through live edges, newest first, with the nodes at their ends."""
    after = cursors.read(call.query.get("cursor"))
    page = call.read(
        lambda memory, stamp: graph.page(
            memory,
            stamp,
            limit=limit_of(call, 100),
            after=after,
            agent_id=call.query.get("agent_id"),
            agents=DEFAULT_AGENTS,
        )
    )
    return Reply(
        body={
            "nodes": [_node(node) for node in rewritten(call, page.nodes)],
            "edges": [_edge(edge) for edge in page.edges],
            "next_cursor": None if page.next_place is None else cursors.write(page.next_place),
        }
    )


def export_graph(call: Call) -> Reply:
    """Give the whole graph, with the episodes behind it when asked."""
    agent_id = call.query.get("agent_id")
    whole = call.read(lambda memory, stamp: episodes.whole(memory, stamp, agent_id=agent_id, agents=DEFAULT_AGENTS))
    body: JsonObject = {
        "nodes": [_node(node) for node in rewritten(call, whole.nodes)],
        "edges": [_edge(edge) for edge in whole.edges],
    }
    if call.query.get("include_episodes", False):
        told = call.read(
            lambda memory, stamp: episodes.exported(memory, stamp, agent_id=agent_id, agents=DEFAULT_AGENTS)
        )
        body["episodes"] = [
            {
                "id": episode.id,
                "content": episode.content,
                "source_description": episode.source_description,
                "created_at": with_offset(episode.created_at),
                "agent_id": episode.agent_id,
            }
            for episode in told
        ]
    return Reply(body=body)


def warm_graph(call: Call) -> Reply:
    """Give a user's graph at once. Every read is from memory, so there is nothing left to warm."""
    whole = call.read(
        lambda memory, stamp: episodes.warm(
            memory, stamp, call.path["user_id"], agent_id=call.query.get("agent_id"), agents=DEFAULT_AGENTS
        )
    )
    return Reply(
        body={
            "entities": [_node(node) for node in rewritten(call, whole.nodes)],
            "edges": [_edge(edge) for edge in whole.edges],
        }
    )


def search_graph(call: Call) -> Reply:
    """Find nodes by words."""
    found = call.read(
        lambda memory, stamp: graph.search(
            memory,
            stamp,
            call.query["query"],
            limit=limit_of(call, 10),
            agent_id=call.query.get("agent_id"),
            agents=DEFAULT_AGENTS,
        )
    )
    nodes = rewritten(call, (hit.node for hit in found))
    items = [
        {
            "id": node.id,
            "name": node.name,
            "labels": list(node.labels),
            "summary": node.summary,
            "summary_raw": node.summary_raw,
            "score": hit.score,
        }
        for hit, node in zip(found, nodes, strict=True)
    ]
    return Reply(body={"items": items})


def list_agent_memories(call: Call) -> Reply:
    """List an agent's memories as sentences, all at once (deprecated)."""
    listed = call.read(lambda memory, stamp: graph.listing(memory, stamp, call.path["agent_id"], DEFAULT_AGENTS))
    body = [
        {
            "id": entry.id,
            "title": entry.title,
            "name": entry.name,
            "content": entry.sentence,
            "memory_type": "long_term",
            "source": "edge",
        }
        for entry in listed
    ]
    return Reply(body=body, headers=(("Deprecation", "true"),))


def delete_memory(call: Call) -> Reply:
    """Delete one edge."""
    command = graph.DeleteEdge(call.path["agent_id"], call.path["memory_id"])
    return call.commit(
        graph.decide_delete, command, lambda edge_id: Reply(body={"status": "deleted", "memory_id": edge_id})
    )


@in_steps
def ingest_episode(call: Call) -> Steps[Reply]:
    """Take a text in as an episode. Its facts are there before the answer is; clients must not count on that."""
    body, agent_id = call.body, call.path["agent_id"]
    reference = _instant(body.get("reference_time"), "reference_time")
    hints = call.read(lambda memory, stamp: episodes.hints(memory, stamp.caller, agent_id, DEFAULT_AGENTS))
    turn = SpokenTurn(body["content"], "user", known_time(reference, call.services.clock.now()))
    command = episodes.IngestEpisode(
        agent_id,
        body["content"],
        kind=body.get("type") or "text",
        source_description=body.get("source_description") or "",
        reference_time=reference,
        extraction=(yield from hear(call.extractor, (turn,), hints))[0] or Extraction(),
    )
    return call.commit(
        episodes.decide_ingest,
        command,
        lambda episode_id: Reply(202, {"episode_id": episode_id, "status": "accepted"}),
    )


def rewritten(call: Call, nodes: Iterable[Node]) -> tuple[Node, ...]:
    """Put a model's rewrites in place of the rules' summaries, where there is a model and it has written (Z-02)."""
    humanised, shown = call.services.humanised, tuple(nodes)
    if humanised is None:
        return shown
    from mock_server.http.humanised import Told

    def told(memory: Memory, _stamp: Stamp) -> list[Told]:
        speakers = [(node, memory.facts.speaker(memory.facts.entities[node.id].pool)) for node in shown]
        named = [(node, display_name(speaker)) for node, speaker in speakers if speaker is not None]
        return [
            Told(node.name, name, node.summary_raw)
            for node, name in named
            if name.casefold() in node.summary_raw.casefold()
        ]

    rewrites = humanised.shown(call.executor, call.read(told))
    return tuple(replace(node, summary=rewrites.get(node.summary_raw, node.summary)) for node in shown)


def limit_of(call: Call, default: int) -> int:
    """Give the page size; range and type were checked against the spec."""
    return int(call.query.get("limit", default))


def edge_times(edge: Edge) -> JsonObject:
    """Print when an edge was learnt and from when it holds."""
    return {
        "created_at": with_offset(edge.created_at),
        "valid_at": None if edge.valid_at is None else with_offset(edge.valid_at),
    }


def _node(node: Node) -> JsonObject:
    return {
        "id": node.id,
        "name": node.name,
        "summary": node.summary,
        "summary_raw": node.summary_raw,
        "labels": list(node.labels),
        "attributes": node.attributes,
        "created_at": with_offset(node.created_at),
    }


def _edge(edge: Edge) -> JsonObject:
    return {
        "id": edge.id,
        "source": edge.source,
        "target": edge.target,
        "label": edge.label,
        "fact": edge.sentence,
        **edge_times(edge),
    }


def _instant(text: str | None, field: str) -> Instant | None:
    if text is None:
        return None
    try:
        return parse(text)
    except InstantError as error:
        raise InvalidInput(str(error), field=(field,)) from error


HANDLERS: dict[str, Handler] = {
    "getGraph": get_graph,
    "exportGraph": export_graph,
    "warmGraph": warm_graph,
    "searchGraph": search_graph,
    "ingestEpisode": ingest_episode,
    "deleteMemory": delete_memory,
    "listAgentMemories": list_agent_memories,
}
