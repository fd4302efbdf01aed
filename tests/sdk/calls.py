"""One call of every operation, by operationId: for rules that hold for all of them."""

from collections.abc import Callable
from typing import Any, Final

USER: Final[dict[str, Any]] = {"user_id": "maya", "tenant_id": "acme"}
TURN: Final = {"role": "user", "content": "I live in Berlin."}

CALLS: Final[dict[str, Callable[..., Any]]] = {
    "createSession": lambda on, **options: on.sessions.create(**options),
    "deleteSession": lambda on, **options: on.sessions.delete("s", **options),
    "listTurns": lambda on, **options: on.sessions.turns("s", **options),
    "getSessionContext": lambda on, **options: on.sessions.context("s", "Where?", **options),
    "createFacts": lambda on, **options: on.remember("I live in Berlin.", **options),
    "createFactsBatch": lambda on, **options: on.remember_many([TURN], **options),
    "chat": lambda on, **options: on.chat("Where do I live?", **options),
    "queryMemory": lambda on, **options: on.recall("Berlin", **options),
    "queryContext": lambda on, **options: on.query_context("Berlin", **options),
    "getState": lambda on, **options: on.state(**options),
    "getProfile": lambda on, **options: on.profile(**options),
    "listEntities": lambda on, **options: on.entities.list(**options),
    "getEntity": lambda on, **options: on.entities.get("person", "maya", **options),
    "getEntityHistory": lambda on, **options: on.entities.history("person", "maya", "location", **options),
    "listUncertainties": lambda on, **options: on.uncertainty.list(**options),
    "listTraces": lambda on, **options: on.traces.list(**options),
    "getTraceStats": lambda on, **options: on.traces.stats(**options),
    "getTrace": lambda on, **options: on.traces.get("t1", **options),
    "whoami": lambda on, **options: on.whoami(**options),
    "getHealth": lambda on, **options: on.health(**options),
    "appendHistory": lambda on, **options: on.history.append("s", [TURN], **USER, **options),
    "listHistory": lambda on, **options: on.history.list("s", **USER, **options),
    "deleteHistory": lambda on, **options: on.history.delete(session_id="s", **USER, **options),
    "putItem": lambda on, **options: on.kv.put(["n"], "k", {"n": 1}, **USER, **options),
    "getItem": lambda on, **options: on.kv.get(["n"], "k", **USER, **options),
    "listItems": lambda on, **options: on.kv.list(**USER, **options),
    "searchItems": lambda on, **options: on.kv.search("n", **USER, **options),
    "deleteItems": lambda on, **options: on.kv.delete(["n"], **USER, **options),
    "listNamespaces": lambda on, **options: on.kv.namespaces(**USER, **options),
    "addTurn": lambda on, **options: on.memories.add_turn("I live in Berlin.", **USER, **options),
    "recallMemories": lambda on, **options: on.memories.recall("Berlin", **USER, **options),
    "queryMemories": lambda on, **options: on.memories.query("Berlin", **USER, **options),
    "getMemoryStatus": lambda on, **options: on.memories.status("m_1", **options),
    "listMemories": lambda on, **options: on.memories.list(**USER, **options),
    "forgetMemories": lambda on, **options: on.memories.forget(["m_1"], user_id="maya", **options),
    "listProjects": lambda on, **options: on.projects.list(**options),
    "getGraph": lambda on, **options: on.graph.page(**options),
    "warmGraph": lambda on, **options: on.graph.warm("maya", **options),
    "exportGraph": lambda on, **options: on.graph.export(**options),
    "searchGraph": lambda on, **options: on.graph.search("Berlin", **options),
    "listAgentMemories": lambda on, **options: on.graph.list_agent(**options),
    "deleteMemory": lambda on, **options: on.graph.delete("e1", **options),
    "ingestEpisode": lambda on, **options: on.graph.ingest("I live in Berlin.", **options),
    "getTimeline": lambda on, **options: on.timeline.page(**options),
    "mergeNodes": lambda on, **options: on.merge("n1", "n2", **options),
}

# The MemorySync surface names its users in the calls themselves.
WITHOUT_PRINCIPAL: Final = frozenset(
    name
    for name in CALLS
    if name in {"getHealth", "listProjects"}
    or (
        name.endswith(("History", "Item", "Items", "Namespaces", "Memories", "Status"))
        and name not in {"getEntityHistory", "listAgentMemories"}
    )
    or name == "addTurn"
)
