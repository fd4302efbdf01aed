"""One story told through every operation: each answer, by operationId, for tests that look at whole answers.

It is made so that every object of the contract turns up with every member, and every list is filled at least once.
"""

import json
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import httpx

from tests.contract.doors import Doors

ANN = {"tenant_id": "acme", "user_id": "ann"}
OWN = {"tenant_id": "default", "user_id": "zoe"}
SCOPE = "org/acme/user/maya"


class Story:
    """Tell the story through one context, keeping every answer."""

    def __init__(self, doors: Doors) -> None:
        self.doors = doors
        self.answers: defaultdict[str, list[Any]] = defaultdict(list)
        self.raw: list[bytes] = []

    def _keep(self, operation_id: str, answer: httpx.Response) -> Any:
        assert answer.is_success, f"{operation_id}: {answer.status_code} {answer.text}"
        self.raw.append(answer.content)
        body = answer.json() if answer.content else None
        self.answers[operation_id].append(body)
        return body

    def spectron(self, operation_id: str, method: str, path: str, **more: Any) -> Any:
        """Ask the Spectron surface and keep the answer."""
        return self._keep(operation_id, self.doors.spectron(method, path, **more))

    def sync(self, operation_id: str, method: str, path: str, **more: Any) -> Any:
        """Ask the MemorySync surface and keep the answer."""
        return self._keep(operation_id, self.doors.sync(method, path, **more))

    def tie(self, operation_id: str, method: str, path: str, **more: Any) -> Any:
        """Ask the TIE surface and keep the answer."""
        return self._keep(operation_id, self.doors.tie(method, path, **more))

    def tell(self) -> "Story":
        """Tell all of it."""
        chapters: tuple[Callable[[], None], ...] = (
            self.facts,
            self.chat,
            self.reads,
            self.rows,
            self.memories,
            self.graph,
        )
        for chapter in chapters:
            chapter()
        return self

    def facts(self) -> None:
        """Sessions, facts, batches: a job, a move, a directive, a doubt, triples, verbatim text, a preview."""
        self._keep("getHealth", self.doors.http.get("/api/v1/health"))
        session = self.spectron("createSession", "POST", "/sessions", json={"scopes": [SCOPE], "metadata": {"n": 1}})
        told = {"session_id": session["id"]}
        for text in (
            "My name is Maya Okafor. I live in Lisbon and I work at Contoso.",
            "I moved to Berlin. I love tea.",
            "Always answer in bullet points.",
            "I'm CEO - well, co-CEO, it's complicated.",
            "I'm feeling tired today. I'm working on Project Apollo.",
        ):
            self.spectron("createFacts", "POST", "/facts", json={"text": text, **told})
        ada = {"type": "person", "name": "Ada"}
        triples = [
            {"entity": ada, "key": "knows", "target": {"type": "person", "name": "Maya"}},
            {"entity": ada, "key": "age", "value": "36"},
        ]
        self.spectron("createFacts", "POST", "/facts", json={"infer": "triples", "triples": triples})
        self.spectron("createFacts", "POST", "/facts", json={"infer": "none", "text": "A note about tulips."})
        self.spectron("createFacts", "POST", "/facts", json={"infer": "preview", "text": "I live in Rome."})
        messages = [
            {"role": "user", "content": "I moved to Madrid. I love jazz."},
            {"role": "assistant", "content": "Ok."},
        ]
        body = {"messages": messages, "extract": "per_message", **told}
        self.spectron("createFactsBatch", "POST", "/facts/batch", json=body)
        self.spectron("listTurns", "GET", f"/sessions/{session['id']}/turns")
        question = {"query": "Where do I live?"}
        self.spectron("getSessionContext", "POST", f"/sessions/{session['id']}/context", json=question)
        other = self.spectron("createSession", "POST", "/sessions")
        self.spectron("deleteSession", "DELETE", f"/sessions/{other['id']}")
        self.session_id = session["id"]

    def chat(self) -> None:
        """Chat: an answer with citations, a correction, and a stream's last frame."""
        body = {"message": "Where do I live?", "sessionId": self.session_id}
        self.spectron("chat", "POST", "/chat", json=body)
        self.spectron("chat", "POST", "/chat", json={"message": "I moved to Oslo.", "sessionId": self.session_id})
        # Only a stored reply knows this, so only a reply can be cited for it.
        known = [{"role": "assistant", "content": "The tallest tulip tree stands in Wales."}]
        self.spectron("createFactsBatch", "POST", "/facts/batch", json={"messages": known, "scopes": [SCOPE]})
        # Asked twice, so that the second reply is the first one given again.
        for _ in range(2):
            self.spectron("chat", "POST", "/chat", json={"message": "Where does the tallest tulip tree stand?"})
        stream = self.doors.spectron("POST", "/chat", json={**body, "stream": True})
        assert stream.headers["content-type"].startswith("text/event-stream")
        last = stream.text.strip().split("\n\n")[-1]
        self.raw.append(stream.content)
        data = next(line for line in last.splitlines() if line.startswith("data: "))
        self.answers["chat"].append(json.loads(data.removeprefix("data: ")))

    def reads(self) -> None:
        """Recall, prompt text, state, profile, entities, uncertainty, identity."""
        for query in ("Where does Maya live?", "tulips", "Ada", "What do I love?"):
            self.spectron("queryMemory", "POST", "/query", json={"query": query})
            self.spectron("queryContext", "POST", "/context", json={"query": query})
        self.spectron("getState", "GET", "/state")
        self.spectron("getProfile", "GET", "/profile")
        self.spectron("listEntities", "GET", "/entities")
        self.spectron("getEntity", "GET", "/entities/person/maya")
        self.spectron("getEntity", "GET", "/entities/person/ada")
        self.spectron("getEntity", "GET", "/entities/person/maya", params={"validUntil": "2099-01-01T00:00:00Z"})
        self.spectron("getEntityHistory", "GET", "/entities/person/maya/history/location")
        self.spectron("createFacts", "POST", "/facts", json={"text": "I am the CEO.", "session_id": self.session_id})
        self.spectron("listUncertainties", "GET", "/uncertainty")
        self.spectron("getTraceStats", "GET", "/traces/stats")
        traces = self.spectron("listTraces", "GET", "/traces", params={"limit": 500})["traces"]
        for trace in traces:
            self.spectron("getTrace", "GET", f"/traces/{trace['id']}")
        self.spectron("whoami", "GET", "/me")
        self.spectron("whoami", "GET", "/me", headers={"X-Spectron-On-Behalf-Of": "system"})

    def rows(self) -> None:
        """The two exact stores."""
        turns = [
            {
                "role": "user",
                "content": "I live in Rome.",
                "seq": 0,
                "occurred_at": "2026-05-01T10:00:00",
                "payload": [1],
            },
            {"role": "assistant", "content": "Nice."},
        ]
        history = {**ANN, "session_id": "s"}
        self.sync("appendHistory", "POST", "/v1/history/append", json={**history, "turns": turns})
        self.sync("listHistory", "POST", "/v1/history/list", json=history)
        self.sync("deleteHistory", "POST", "/v1/history/delete", json={**history, "delete_derived_facts": True})
        item = {**ANN, "namespace": ["prefs"], "key": "seat"}
        put = {**item, "value": {"a": 1}, "text": "I live in Bonn.", "extract": True}
        self.sync("putItem", "POST", "/v1/state/put", json=put)
        changed = {**put, "value": {"a": 2}, "text": "I live in Ghent.", "replace_derived_facts": True}
        self.sync("putItem", "POST", "/v1/state/put", json=changed)
        self.sync("getItem", "POST", "/v1/state/get", json=item)
        self.sync("getItem", "POST", "/v1/state/get", json={**item, "key": "none"})
        self.sync("listItems", "POST", "/v1/state/list", json=ANN)
        self.sync("searchItems", "POST", "/v1/state/search", json={**ANN, "query": "live"})
        self.sync("listNamespaces", "POST", "/v1/state/namespaces", json=ANN)
        self.sync(
            "deleteItems",
            "POST",
            "/v1/state/delete",
            json={**ANN, "namespace": ["prefs"], "delete_derived_facts": True},
        )

    def memories(self) -> None:
        """Memories as sentences."""
        turn = {**OWN, "text": "I live in Quito. I love maps.", "metadata": {"session_id": "t"}}
        self.sync("addTurn", "POST", "/v1/memory/add_turn", json=turn)
        self.sync("addTurn", "POST", "/v1/memory/add_turn", json={**OWN, "text": "ok"})
        self.sync("recallMemories", "POST", "/v1/memory/recall", json={**OWN, "prompt": "Where does Zoe live?"})
        self.sync("queryMemories", "POST", "/v1/memory/query", json={**OWN, "prompt": "Where does Zoe live?"})
        listed = self.sync("listMemories", "GET", "/v1/memory/default/zoe/list")
        number = listed["memories"][0]["memory_id"]
        self.sync("getMemoryStatus", "GET", f"/v1/memory/status/{number}")
        self.sync("forgetMemories", "DELETE", "/memory/forget", json={"memory_ids": [number]}, user="zoe")
        self.sync("listProjects", "GET", "/org/projects")

    def graph(self) -> None:
        """The graph, page by page, a merge and a deletion."""
        self.tie("ingestEpisode", "POST", "/default/ingest", json={"content": "Ada lives in Turin.", "type": "text"})
        page = self.tie("getGraph", "GET", "/graph", params={"limit": 1})
        self.tie("getGraph", "GET", "/graph", params={"limit": 500, "cursor": page["next_cursor"]})
        self.tie("getTimeline", "GET", "/timeline", params={"limit": 1})
        self.tie("getTimeline", "GET", "/timeline", params={"limit": 100})
        self.tie("exportGraph", "GET", "/export", params={"include_episodes": "true"})
        self.tie("exportGraph", "GET", "/export")
        self.tie("searchGraph", "GET", "/search", params={"query": "Ada"})
        self.tie("warmGraph", "POST", "/graph/zoe/warm", user="zoe")
        edge = self.tie("listAgentMemories", "GET", "/default")[0]["id"]
        person = {"type": "person", "name": "Adah"}
        triple = {"entity": person, "key": "likes", "value": "engines"}
        self.spectron("createFacts", "POST", "/facts", json={"infer": "triples", "triples": [triple]})
        nodes = {node["name"]: node["id"] for node in self.doors.graph(limit=500)["nodes"]}
        merge = {"primary_id": nodes["Adah"], "duplicate_id": nodes["engines"]}
        self.tie("mergeNodes", "POST", "/default/merge", json=merge)
        self.tie("deleteMemory", "DELETE", f"/default/{edge}")
