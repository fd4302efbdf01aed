"""Plain HTTP on the three surfaces of one context: what a test says when no client should stand in between.

Every helper sends exactly what it is given; nothing is retried, and proxies of the environment are ignored.
"""

from typing import Any, Self

import httpx


class Doors:
    """Ask a server over the Spectron, MemorySync and TIE surfaces of one context, and over its control plane."""

    def __init__(self, url: str, context_id: str) -> None:
        self.url = url
        self.context_id = context_id
        self.http = httpx.Client(base_url=url, trust_env=False, timeout=60)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    # -- surfaces -----------------------------------------------------------------------------------------------------

    def spectron(self, method: str, path: str, *, headers: dict[str, str] | None = None, **more: Any) -> httpx.Response:
        """Ask the Spectron surface; path is what follows the context."""
        sent = {"Authorization": "Bearer sp-test-key", **(headers or {})}
        return self.http.request(method, f"/api/v1/{self.context_id}{path}", headers=sent, **more)

    def sync(
        self, method: str, path: str, *, headers: dict[str, str] | None = None, user: str | None = None, **more: Any
    ) -> httpx.Response:
        """Ask the MemorySync surface, with the context as project; user is the end user of `/memory/*`."""
        sent = {"X-API-Key": "ms_test_key", "X-Project-ID": self.context_id, **(headers or {})}
        if user is not None:
            sent["X-End-User-ID"] = user
        return self.http.request(method, path, headers=sent, **more)

    def tie(
        self, method: str, path: str, *, headers: dict[str, str] | None = None, user: str | None = None, **more: Any
    ) -> httpx.Response:
        """Ask the TIE surface; path is what follows `/memories`, user the one acted for."""
        sent = {"Authorization": "Bearer tie-token", "X-Spectron-Context": self.context_id, **(headers or {})}
        if user is not None:
            sent["X-On-Behalf-Of"] = user
        return self.http.request(method, f"/memories{path}", headers=sent, **more)

    # -- control plane ------------------------------------------------------------------------------------------------

    def fault(self, operation: str, **rule: Any) -> None:
        """Ask for a fault in this context. A dropped connection is dropped after the work was done."""
        if rule.get("drop"):
            rule.setdefault("when", "after")
        body = {"operation": operation, "context": self.context_id, **rule}
        self.http.post("/_mock/faults", json=body).raise_for_status()

    def clock(self, **command: Any) -> None:
        """Move the server's clock: freeze, set, advance_s, resume."""
        self.http.post("/_mock/clock", json=command).raise_for_status()

    # -- what tests ask all the time ----------------------------------------------------------------------------------

    def remember(self, text: str, **more: Any) -> dict[str, Any]:
        """Remember a text."""
        return self._whole(self.spectron("POST", "/facts", json={"text": text, **more}))

    def triples(self, *triples: dict[str, Any], **more: Any) -> dict[str, Any]:
        """Remember triples."""
        return self._whole(self.spectron("POST", "/facts", json={"infer": "triples", "triples": triples, **more}))

    def append(self, *turns: dict[str, Any], session_id: str = "s", **more: Any) -> dict[str, Any]:
        """Append turns of acme's ann to the exact history."""
        body = {"tenant_id": "acme", "user_id": "ann", "session_id": session_id, "turns": turns, **more}
        return self._whole(self.sync("POST", "/v1/history/append", json=body))

    def post(self, path: str, **body: Any) -> dict[str, Any]:
        """Ask a MemorySync route for acme's ann."""
        return self._whole(self.sync("POST", path, json={"tenant_id": "acme", "user_id": "ann", **body}))

    def put(self, namespace: list[str], key: str, value: dict[str, Any], **more: Any) -> dict[str, Any]:
        """Put a state value of acme's ann."""
        return self.post("/v1/state/put", namespace=namespace, key=key, value=value, **more)

    def state(self, **scope: str) -> dict[str, Any]:
        """Read the current state."""
        return self._whole(
            self.spectron("GET", "/state", params={f"scope[{name}]": value for name, value in scope.items()})
        )

    def attributes(self, key: str | None = None, **scope: str) -> list[dict[str, Any]]:
        """List the current attributes, or those of one key."""
        state = self.state(**scope)
        rows = [row for bundle in ("identity", "knowledge", "context") for row in state[bundle]["attributes"]]
        return [row for row in rows if key in (None, row["key"])]

    def graph(self, **query: Any) -> dict[str, Any]:
        """Read a page of the graph."""
        return self._whole(self.tie("GET", "/graph", params=query))

    def timeline(self, **query: Any) -> dict[str, Any]:
        """Read a page of the timeline."""
        return self._whole(self.tie("GET", "/timeline", params=query))

    def everything(self) -> dict[str, Any]:
        """Read all there is, on every surface, without times of reading: equal before and after a refusal."""
        people = [{"tenant_id": "acme", "user_id": user} for user in ("ann", "bob")]
        rows = [self._whole(self.sync("POST", "/v1/state/list", json={**who, "limit": 5000})) for who in people]
        turns = [
            self._whole(self.sync("POST", "/v1/history/list", json={**who, "session_id": session}))
            for who in people
            for session in ("s", "t")
        ]
        sessions = [self.spectron("GET", f"/sessions/{session}/turns") for session in ("s", "t")]
        return {
            "state": self.state(),
            "uncertainty": self.spectron("GET", "/uncertainty").json(),
            "entities": self.spectron("GET", "/entities").json(),
            "graph": self._whole(self.tie("GET", "/export", params={"include_episodes": "true"})),
            "rows": rows,
            "turns": turns,
            "sessions": [answer.json() for answer in sessions if answer.status_code == 200],
            "projects": [
                project["memory_count"]
                for project in self.sync("GET", "/org/projects").json()
                if project["id"] == self.context_id
            ],
        }

    @staticmethod
    def _whole(answer: httpx.Response) -> dict[str, Any]:
        assert answer.is_success, f"{answer.request.method} {answer.request.url}: {answer.status_code} {answer.text}"
        body: dict[str, Any] = answer.json()
        return body
