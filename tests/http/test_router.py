"""From raw paths to operations."""

import pytest

from mock_server.http.router import Found, Router, UndecodableSegment, WrongMethod
from tests.http.small import SPEC

ROUTER = Router(SPEC.operations)


def found(method: str, path: str) -> tuple[str, dict[str, str]]:
    match = ROUTER.find(method, path)
    assert isinstance(match, Found), match
    return match.operation.id, dict(match.path)


@pytest.mark.parametrize(
    ("method", "path", "operation", "values"),
    [
        ("GET", "/api/v1/health", "getHealth", {}),
        ("GET", "/api/v1/c/notes", "listNotes", {"context_id": "c"}),
        ("POST", "/api/v1/c/notes/batch", "writeNotes", {"context_id": "c"}),
        ("GET", "/api/v1/health/notes", "listNotes", {"context_id": "health"}),
        ("GET", "/api/v1/c/notes/a%2Fb", "getNote", {"context_id": "c", "name": "a/b"}),
        ("GET", "/api/v1/c/notes/a%252Fb", "getNote", {"context_id": "c", "name": "a%2Fb"}),
        ("GET", "/api/v1/c/notes/%C3%A9", "getNote", {"context_id": "c", "name": "é"}),
        ("GET", "/api/v1/c/notes/a+b", "getNote", {"context_id": "c", "name": "a+b"}),
        ("GET", "/api/v1/c/notes/%2E%2E", "getNote", {"context_id": "c", "name": ".."}),
        ("GET", "/v1/memory/status/m_1", "getMemoryStatus", {"id": "m_1"}),
        ("GET", "/v1/memory/status/list", "getMemoryStatus", {"id": "list"}),
        ("GET", "/v1/memory/acme/maya/list", "listMemories", {"tenant_id": "acme", "user_id": "maya"}),
        ("GET", "/v1/memory/acme/a/b/list", "listMemories", {"tenant_id": "acme", "user_id": "a/b"}),
        ("GET", "/v1/memory/acme/a//b/list", "listMemories", {"tenant_id": "acme", "user_id": "a//b"}),
        ("GET", "/v1/memory/acme/list/list", "listMemories", {"tenant_id": "acme", "user_id": "list"}),
        ("GET", "/v1/memory/status/maya/list", "listMemories", {"tenant_id": "status", "user_id": "maya"}),
        ("GET", "/v1/memory/a%2Fb/x%3Ay/list", "listMemories", {"tenant_id": "a/b", "user_id": "x:y"}),
        ("GET", "/memories/graph", "getGraph", {}),
        ("GET", "/memories/chatbot", "listAgentMemories", {"agent_id": "chatbot"}),
        ("POST", "/memories/graph/maya/warm", "warmGraph", {"user_id": "maya"}),
        ("HEAD", "/memories/graph", "getGraph", {}),
        ("HEAD", "/api/v1/c/notes/x", "getNote", {"context_id": "c", "name": "x"}),
    ],
)
def test_a_raw_path_names_one_operation(method: str, path: str, operation: str, values: dict[str, str]) -> None:
    assert found(method, path) == (operation, values)


@pytest.mark.parametrize(
    "path",
    [
        "", "/", "/nope", "/api/v1", "/api/v1/c", "/api/v1/c/notes/", "/api/v1//notes", "/api/v1/c/notes/a/b",
        "//api/v1/health", "/v1/memory/acme/list", "/v1/memory//maya/list", "/v1/memory/acme//list",
        "/v1/memory/acme/maya/list/",
        "/memories", "/memories/", "x",
    ],
)  # fmt: skip
def test_other_paths_name_nothing(path: str) -> None:
    assert ROUTER.find("GET", path) is None


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("PUT", "/api/v1/c/notes", ("GET", "HEAD", "POST")),
        ("GET", "/api/v1/c/notes/batch", ("POST",)),
        ("POST", "/memories/graph", ("GET", "HEAD")),
        ("DELETE", "/v1/memory/acme/maya/list", ("GET", "HEAD")),
        ("HEAD", "/v1/state/put", ("POST",)),
    ],
)
def test_another_method_on_a_known_path_is_told_what_is_allowed(
    method: str, path: str, allowed: tuple[str, ...]
) -> None:
    assert ROUTER.find(method, path) == WrongMethod(allowed)


@pytest.mark.parametrize("path", ["/memories/graph/merge", "/memories/graph/edge_1"])
def test_a_reserved_word_is_never_an_agent(path: str) -> None:
    assert ROUTER.find("DELETE", path) is None
    assert ROUTER.find("POST", path) is None


def test_a_segment_that_is_no_utf_8_is_refused() -> None:
    with pytest.raises(UndecodableSegment, match="%FF"):
        ROUTER.find("GET", "/api/v1/c/notes/%FF")
