"""Ask any operation of the spec with a path, keys and a body it takes, and recognise a refusal when it comes.

What `test_bad_bodies.py` and `test_bad_requests.py` share.
"""

from typing import Any, Final

import httpx
import pytest

from tests.contract import spec
from tests.contract.doors import Doors

JSON: Final = {"Content-Type": "application/json"}

VALID: Final[dict[str, dict[str, Any]]] = {
    "addTurn": {"tenant_id": "acme", "user_id": "ann", "text": "I live in Lisbon."},
    "appendHistory": {
        "tenant_id": "acme",
        "user_id": "ann",
        "session_id": "s",
        "turns": [{"role": "user", "content": "I live in Lisbon."}],
    },
    "chat": {"message": "I live in Lisbon.", "sessionId": "s"},
    "createFacts": {"text": "I live in Lisbon.", "session_id": "s"},
    "createFactsBatch": {"messages": [{"role": "user", "content": "I live in Lisbon."}], "session_id": "s"},
    "createSession": {"scopes": ["org/acme"]},
    "deleteHistory": {"tenant_id": "acme", "user_id": "ann", "session_id": "kept"},
    "deleteItems": {"tenant_id": "acme", "user_id": "ann", "namespace": ["kept"]},
    "forgetMemories": {"memory_ids": ["m_1"]},
    "getItem": {"tenant_id": "acme", "user_id": "ann", "namespace": ["n"], "key": "k"},
    "getSessionContext": {"query": "Where do I live?"},
    "ingestEpisode": {"content": "Ada lives in Lisbon."},
    "listHistory": {"tenant_id": "acme", "user_id": "ann", "session_id": "s"},
    "listItems": {"tenant_id": "acme", "user_id": "ann"},
    "listNamespaces": {"tenant_id": "acme", "user_id": "ann"},
    "mergeNodes": {"primary_id": "a", "duplicate_id": "b"},
    "putItem": {"tenant_id": "acme", "user_id": "ann", "namespace": ["n"], "key": "k", "value": {}},
    "queryContext": {"query": "Lisbon"},
    "queryMemories": {"tenant_id": "acme", "user_id": "ann", "prompt": "Lisbon"},
    "queryMemory": {"query": "Lisbon"},
    "recallMemories": {"tenant_id": "acme", "user_id": "ann", "prompt": "Lisbon"},
    "searchItems": {"tenant_id": "acme", "user_id": "ann", "query": "Lisbon"},
}
"""A body each operation takes."""

WITH_BODY: Final = [operation for operation in spec.operations().values() if operation.body is not None]
DEMANDING: Final = [operation for operation in WITH_BODY if spec.flat(operation.body or {}).get("required")]
OPERATIONS: Final = pytest.mark.parametrize("operation", WITH_BODY, ids=lambda operation: operation.id)


class Visitor:
    """Ask any operation, with the keys and paths it needs."""

    def __init__(self, doors: Doors) -> None:
        self.doors = doors

    def ask(self, operation: spec.Operation, **more: Any) -> httpx.Response:
        """Send a request to an operation."""
        path = operation.path.format(
            context_id=self.doors.context_id,
            session_id="kept",
            entity_type="person",
            entity_name="nobody",
            key="k",
            id="m_1",
            tenant_id="acme",
            user_id="ann",
            agent_id="default",
            memory_id="edge_none",
            trace_id="none",
        )
        headers = {**keys(self.doors.context_id), **more.pop("headers", {})}
        return self.doors.http.request(operation.method, path, headers=headers, **more)


def keys(context_id: str) -> dict[str, str]:
    """Give the keys of all surfaces."""
    return {
        "Authorization": "Bearer k",
        "X-API-Key": "k",
        "X-Project-ID": context_id,
        "X-Spectron-Context": context_id,
        "X-End-User-ID": "ann",
    }


def refused(answer: httpx.Response, surface: str, *statuses: int) -> Any:
    """Hold that an answer is a refusal in the shape of its surface; give the body."""
    assert answer.status_code in statuses, f"{answer.request.method} {answer.url}: {answer.status_code} {answer.text}"
    body = answer.json()
    if surface == "spectron":
        assert answer.headers["content-type"] == "application/problem+json"
        assert answer.headers["x-trace-id"]
        assert set(body) >= {"type", "title", "status", "detail", "instance", "message"}
        assert body["status"] == answer.status_code
        assert body["message"] == body["detail"]
    elif surface == "memorysync":
        assert body["request_id"] == answer.headers["x-request-id"]
        assert set(body["error"]) >= {"code", "message"}
        if answer.status_code == 422:
            assert all(set(entry) == {"loc", "msg", "type"} for entry in body["detail"])
            assert body["error"]["details"] == body["detail"]
        else:
            assert isinstance(body["detail"], str)
    else:
        assert set(body) == {"detail", "code"}
        assert isinstance(body["detail"], list if answer.status_code == 422 else str)
    return body


def surface_of(operation: spec.Operation) -> str:
    """Name the surface of an operation."""
    return str(operation.node["x-surface"])


def invalid_of(operation: spec.Operation) -> int:
    """Give the status of a bad value on the operation's surface."""
    return 400 if surface_of(operation) == "spectron" else 422
