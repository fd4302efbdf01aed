"""Bad input on every surface: the surface's own error, the field named, nothing stored, never a 500.

One table of bodies is tried on every operation that takes one; tables of keys, contexts, routes and methods on the
rest. The state of the context is compared before and after.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

import httpx
import pytest

from mock_server.http.server import RunningServer
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

BROKEN: Final[dict[str, bytes]] = {
    "cut short": b'{"text": "x"',
    "no json": b"hello",
    "single quotes": b"{'text': 'x'}",
    "trailing comma": b'{"text": "x",}',
    "two documents": b'{"a": 1} {"b": 2}',
    "NaN": b'{"x": NaN}',
    "Infinity": b'{"x": Infinity}',
    "minus Infinity": b'{"x": -Infinity}',
    "overflow": b'{"x": 1e400}',
    "lone surrogate": b'{"text": "\\ud800", "x": "\\udfff"}',
    "lone surrogate in a key": b'{"\\ud800": 1}',
    "broken utf-8": b'{"text": "\xff\xfe"}',
    "utf-16": '{"text": "x"}'.encode("utf-16"),
    "control character": b'{"text": "a\x01b"}',
    "NUL outside": b'\x00{"text": "x"}',
    "deep list": b"[" * 100_000 + b"]" * 100_000,
    "deep object": b'{"a":' * 100_000 + b"1" + b"}" * 100_000,
}
"""Bodies that are no JSON text of this world."""

NO_OBJECTS: Final = (b"[]", b"5", b'"x"', b"null", b"true", b"[{}]", b"1.5")
"""JSON that is no object."""


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
        )
        headers = {**KEYS(self.doors.context_id), **more.pop("headers", {})}
        return self.doors.http.request(operation.method, path, headers=headers, **more)


def KEYS(context_id: str) -> dict[str, str]:  # noqa: N802 - reads as the table it is
    """Give the keys of all surfaces."""
    return {
        "Authorization": "Bearer k",
        "X-API-Key": "k",
        "X-Project-ID": context_id,
        "X-Spectron-Context": context_id,
        "X-End-User-ID": "ann",
    }


@pytest.fixture(scope="module")
def visitor(server: RunningServer) -> Iterator[Visitor]:
    """Visit a context that already holds something of everything."""
    with Doors(server.url, "bad-input") as doors:
        doors.remember("I live in Porto. I love tea.", session_id="kept")
        doors.remember("Always answer in bullet points.", session_id="kept")
        doors.append({"role": "user", "content": "I love jazz."}, session_id="kept")
        doors.put(["kept"], "k", {"a": 1})
        yield Visitor(doors)


@pytest.fixture(autouse=True)
def nothing_stored(visitor: Visitor) -> Iterator[None]:
    """Hold that a test of this file changes nothing."""
    before = visitor.doors.everything()
    yield
    assert visitor.doors.everything() == before


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


# -- bodies ----------------------------------------------------------------------------------------------------------


@OPERATIONS
def test_a_body_that_is_no_json_is_refused(visitor: Visitor, operation: spec.Operation) -> None:
    for raw in BROKEN.values():
        refused(visitor.ask(operation, content=raw, headers=JSON), surface_of(operation), 400, 422)


@OPERATIONS
def test_a_body_that_is_no_object_is_refused(visitor: Visitor, operation: spec.Operation) -> None:
    for raw in NO_OBJECTS:
        refused(visitor.ask(operation, content=raw, headers=JSON), surface_of(operation), invalid_of(operation))


@pytest.mark.parametrize("operation", DEMANDING, ids=lambda operation: operation.id)
def test_an_empty_object_is_told_what_is_missing(visitor: Visitor, operation: spec.Operation) -> None:
    assert operation.body is not None
    required = spec.flat(operation.body)["required"]
    for raw in (b"{}", b"", b"  "):
        body = refused(visitor.ask(operation, content=raw, headers=JSON), surface_of(operation), invalid_of(operation))
        assert all(name in str(body) for name in required)


@OPERATIONS
def test_a_member_of_the_wrong_type_is_named(visitor: Visitor, operation: spec.Operation) -> None:
    for name, wrong in wrong_values(operation):
        sent = {**VALID[operation.id], name: wrong}
        body = refused(visitor.ask(operation, json=sent), surface_of(operation), invalid_of(operation))
        assert name in str(body), f"{name}={wrong!r}: {body}"
        if surface_of(operation) != "spectron":
            assert name in [entry["loc"][1] for entry in body["detail"]]
        else:
            assert name in body["detail"]


@OPERATIONS
def test_a_required_member_cannot_be_null(visitor: Visitor, operation: spec.Operation) -> None:
    assert operation.body is not None
    for name in spec.flat(operation.body).get("required", []):
        body = refused(
            visitor.ask(operation, json={**VALID[operation.id], name: None}),
            surface_of(operation),
            invalid_of(operation),
        )
        assert name in str(body["detail"])


def wrong_values(operation: spec.Operation) -> Iterator[tuple[str, Any]]:
    """Give values of a type that no member of the name takes, once per member and type."""
    assert operation.body is not None
    samples: dict[str, Any] = {
        "string": "zzz",
        "integer": 7,
        "number": 7.5,
        "boolean": True,
        "array": [[[7]]],
        "object": {"zzz": {}},
    }
    for name, member in spec.flat(operation.body)["properties"].items():
        node = spec.resolved(member)
        if not any(key in node for key in ("type", "anyOf", "oneOf", "enum", "allOf")):
            continue  # any JSON goes
        taken = set(_types(node))
        for kind, sample in samples.items():
            fits = kind in taken or (kind == "integer" and "number" in taken)
            if not fits:
                yield name, sample
        if "integer" in taken:
            yield name, 1.5
            if "maximum" in node:
                yield name, 10**30
        if "string" in taken and "enum" in node:
            yield name, "no such value"


def test_a_whole_float_is_the_integer_it_equals(visitor: Visitor) -> None:
    for path, body in (("/query", {"query": "tea", "k": 1.0}), ("/context", {"query": "tea", "k": 1.0})):
        whole = visitor.doors.spectron("POST", path, json=body).json()
        assert whole.keys() == visitor.doors.spectron("POST", path, json={**body, "k": 1}).json().keys()
        assert len(whole.get("hits", [0])) == 1
    for number in (2.0, 2):
        body = {**VALID["listItems"], "limit": number, "offset": 0.0}
        assert len(visitor.doors.sync("POST", "/v1/state/list", json=body).json()["items"]) == 1


@pytest.mark.parametrize(
    ("path", "name", "ids"),
    [
        ("/v1/history/delete", "ids", [1000000000001.0]),
        ("/v1/history/delete", "ids", [True]),
        ("/v1/history/delete", "ids", ["h_1", "x_1"]),
        ("/v1/history/delete", "ids", ["h_-1"]),
        ("/v1/history/delete", "ids", ["h_01x"]),
        ("/v1/history/delete", "ids", [0]),
        ("/v1/history/delete", "ids", [None]),
        ("/v1/history/delete", "ids", []),
        ("/memory/forget", "memory_ids", [1.0]),
        ("/memory/forget", "memory_ids", [False]),
        ("/memory/forget", "memory_ids", ["m_1", {}]),
        ("/memory/forget", "memory_ids", []),
        ("/memory/forget", "filters", {}),
    ],
)
def test_an_id_list_names_the_element_that_is_no_id(visitor: Visitor, path: str, name: str, ids: Any) -> None:
    method = "DELETE" if path == "/memory/forget" else "POST"
    body = {**({} if method == "DELETE" else {"tenant_id": "acme", "user_id": "ann"}), name: ids}
    answer = refused(visitor.doors.sync(method, path, json=body, user="ann"), "memorysync", 422)
    assert all(entry["loc"][1] == name for entry in answer["detail"])
    if len(ids) > 1:
        assert answer["detail"][0]["loc"] == ["body", name, 1]


def _types(node: dict[str, Any]) -> Iterator[str]:
    node = spec.resolved(node)
    types = node.get("type", "string" if "enum" in node else ())
    yield from [types] if isinstance(types, str) else types
    for key in ("anyOf", "oneOf", "allOf"):
        for branch in node.get(key, ()):
            yield from _types(branch)


def test_all_errors_are_told_at_once(visitor: Visitor) -> None:
    body = {"tenant_id": 7, "namespace": [], "key": "", "value": [], "limit": 0}
    answer = refused(visitor.doors.sync("POST", "/v1/state/put", json=body), "memorysync", 422)
    assert {entry["loc"][1] for entry in answer["detail"]} == {"tenant_id", "user_id", "namespace", "key", "value"}
    problem = refused(visitor.doors.spectron("POST", "/query", json={"k": 99, "mode": "x"}), "spectron", 400)
    assert {error["pointer"] for error in problem["errors"]} == {"/query", "/k", "/mode"}


def test_nested_places_are_named_exactly(visitor: Visitor) -> None:
    turns = [{"role": "user", "content": "x"}, {"role": "", "content": 7, "seq": -1}]
    body = {**VALID["appendHistory"], "turns": turns}
    answer = refused(visitor.doors.sync("POST", "/v1/history/append", json=body), "memorysync", 422)
    places = [entry["loc"] for entry in answer["detail"]]
    assert sorted(map(str, places)) == sorted(
        map(str, (["body", "turns", 1, "role"], ["body", "turns", 1, "content"], ["body", "turns", 1, "seq"]))
    )
    assert all("turns" in entry["msg"] for entry in answer["detail"])


def test_strings_with_any_character_are_fine(visitor: Visitor) -> None:
    odd = "\x00\u2028\u200e\ufeff😀é\x7f"
    for operation_id in ("queryMemory", "listHistory", "searchItems", "recallMemories"):
        operation = spec.operations()[operation_id]
        name = {"listHistory": "session_id", "recallMemories": "prompt"}.get(operation_id, "query")
        assert visitor.ask(operation, json={**VALID[operation_id], name: odd}).status_code == 200


# -- sizes -----------------------------------------------------------------------------------------------------------


@OPERATIONS
def test_a_huge_body_is_too_large(visitor: Visitor, operation: spec.Operation) -> None:
    huge = b'{"x": "' + b"x" * (9 * 1024 * 1024) + b'"}'
    refused(visitor.ask(operation, content=huge, headers=JSON), surface_of(operation), 413)


def test_a_body_sent_in_pieces_is_counted_as_it_comes(visitor: Visitor) -> None:
    def pieces() -> Iterator[bytes]:
        yield b'{"x": "'
        for _ in range(10):
            yield b"x" * 1024 * 1024

    answer = visitor.doors.spectron("POST", "/facts", content=pieces(), headers=JSON)
    refused(answer, "spectron", 413)


@pytest.mark.parametrize(
    ("path", "name", "limit"),
    [
        ("/facts", "text", 100_000),
        ("/chat", "message", 100_000),
        ("/query", "query", 8192),
        ("/context", "query", 8192),
    ],
)
def test_a_text_past_its_cap_is_refused(visitor: Visitor, path: str, name: str, limit: int) -> None:
    body = refused(visitor.doors.spectron("POST", path, json={name: "x " * limit}), "spectron", 400)
    assert name in body["detail"]


# -- keys and contexts -----------------------------------------------------------------------------------------------

ALL: Final = pytest.mark.parametrize("operation", spec.operations().values(), ids=lambda operation: operation.id)


@ALL
def test_a_missing_or_empty_key_is_401_before_anything_else(visitor: Visitor, operation: spec.Operation) -> None:
    if operation.id == "getHealth":
        assert visitor.ask(operation, headers={"Authorization": ""}).status_code == 200
        return
    surface = surface_of(operation)
    wrong: list[dict[str, str]] = [{}, {"Authorization": "", "X-API-Key": ""}]
    if surface == "memorysync":
        wrong += [{"Authorization": "Bearer k"}]
    else:
        wrong += [
            {"X-API-Key": "k"},
            {"API-KEY": "k"},
            {"Authorization": "k"},
            {"Authorization": "Bearer"},
            {"Authorization": "Basic azpr"},
        ]
    path = operation.path.format_map(_Anything())
    for headers in wrong:
        for content in (b"{broken", None):
            answer = visitor.doors.http.request(
                operation.method,
                path,
                headers={**headers, **JSON},
                content=content,
                params={"api_key": "k", "limit": "x"},
            )
            body = refused(answer, surface, 401)
            if surface == "tie":
                assert body["code"] == "UNAUTHENTICATED"


class _Anything(dict[str, str]):
    def __missing__(self, key: str) -> str:
        return "anything"


@pytest.mark.parametrize("context", ["a*b", "a%2Fb", "%00", "x" * 129, "ü", "a;b", "a:b", "a%0Ab"])
def test_a_malformed_context_is_422(visitor: Visitor, context: str) -> None:
    answer = visitor.doors.http.get(f"/api/v1/{context}/state", headers={"Authorization": "Bearer k"})
    body = refused(answer, "spectron", 422)
    assert "context" in body["detail"]


def test_the_key_comes_before_the_context(visitor: Visitor) -> None:
    refused(visitor.doors.http.get("/api/v1/a*b/state"), "spectron", 401)


def test_the_context_comes_before_the_body(visitor: Visitor) -> None:
    answer = visitor.doors.http.post("/api/v1/a*b/facts", headers={"Authorization": "Bearer k"}, content=b"{broken")
    refused(answer, "spectron", 422)


def test_the_size_comes_before_the_json(visitor: Visitor) -> None:
    refused(visitor.doors.spectron("POST", "/facts", content=b"{" * (9 * 1024 * 1024)), "spectron", 413)


def test_the_end_user_comes_before_the_body(visitor: Visitor) -> None:
    answer = visitor.doors.sync("DELETE", "/memory/forget", content=b'{"memory_ids": []}', headers=JSON)
    assert refused(answer, "memorysync", 400)["error"]["code"] == "MISSING_END_USER_ID"


def test_a_project_or_context_name_past_its_length_is_refused(visitor: Visitor) -> None:
    long = {"X-Project-ID": "x" * 129}
    refused(visitor.doors.sync("POST", "/v1/state/list", json=VALID["listItems"], headers=long), "memorysync", 422, 400)
    refused(visitor.doors.tie("GET", "/graph", headers={"X-Spectron-Context": "x" * 129}), "tie", 422, 400)


# -- routes, methods, ids --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "path", "surface"),
    [
        ("GET", "/api/v1/ctx/nothing", "spectron"),
        ("GET", "/api/v1/ctx/state/diff", "spectron"),
        ("GET", "/api/v1/ctx", "spectron"),
        ("GET", "/api/v1//state", "spectron"),
        ("GET", "/api/v1/ctx/state/", "spectron"),
        ("GET", "/v1/nothing", "memorysync"),
        ("POST", "/v1/history", "memorysync"),
        ("GET", "/memory/nothing/at/all", "memorysync"),
        ("GET", "/org", "memorysync"),
        ("POST", "/memories/a/b/c/d", "tie"),
    ],
)
def test_an_unknown_route_is_404_in_the_shape_of_its_surface(
    visitor: Visitor, method: str, path: str, surface: str
) -> None:
    refused(visitor.doors.http.request(method, path, headers=KEYS("bad-input")), surface, 404)


@ALL
def test_a_wrong_method_is_405_and_says_which_are_right(visitor: Visitor, operation: spec.Operation) -> None:
    siblings = {other.method for other in spec.operations().values() if _same_route(other.path, operation.path)}
    for method in ("GET", "POST", "PUT", "PATCH", "DELETE"):
        if method in siblings:
            continue
        path = operation.path.format_map(_Anything())
        answer = visitor.doors.http.request(method, path, headers=KEYS("bad-input"))
        refused(answer, surface_of(operation), 405)
        allowed = {name.strip() for name in answer.headers["allow"].split(",")}
        assert operation.method in allowed
        assert method not in allowed


def _same_route(one: str, other: str) -> bool:
    """Tell whether two paths can be meant by one request path made of `anything`."""
    left, right = one.split("/"), other.split("/")
    if len(left) != len(right):
        return False
    return all(a == b or a.startswith("{") or b.startswith("{") for a, b in zip(left, right, strict=True))


@pytest.mark.parametrize(
    ("ask", "surface", "status", "named"),
    [
        (lambda d: d.spectron("GET", "/sessions/nowhere/turns"), "spectron", 404, "nowhere"),
        (lambda d: d.spectron("DELETE", "/sessions/nowhere"), "spectron", 404, "nowhere"),
        (lambda d: d.spectron("POST", "/sessions/nowhere/context", json={"query": "x"}), "spectron", 404, "nowhere"),
        (lambda d: d.spectron("GET", "/entities/person/nobody"), "spectron", 404, "nobody"),
        (lambda d: d.spectron("GET", "/entities/nosuchtype/nobody"), "spectron", 404, "nobody"),
        (lambda d: d.sync("GET", "/v1/memory/status/999999"), "memorysync", 404, "999999"),
        (lambda d: d.sync("GET", "/v1/memory/status/zero"), "memorysync", 422, "id"),
        (lambda d: d.sync("GET", "/v1/memory/status/0"), "memorysync", 422, "id"),
        (lambda d: d.tie("GET", "/nobody"), "tie", 404, "nobody"),
        (lambda d: d.tie("DELETE", "/default/nothing"), "tie", 404, "nothing"),
        (lambda d: d.tie("POST", "/nobody/ingest", json={"content": "x y"}), "tie", 404, "nobody"),
        (lambda d: d.tie("POST", "/command-agent/ingest", json={"content": "x y"}), "tie", 409, "command-agent"),
    ],
)
def test_an_unknown_id_is_named(
    visitor: Visitor, ask: Callable[[Doors], httpx.Response], surface: str, status: int, named: str
) -> None:
    assert named in str(refused(ask(visitor.doors), surface, status)["detail"])


@pytest.mark.parametrize(
    ("ask", "surface", "named"),
    [
        (lambda d: d.spectron("GET", "/sessions/kept/turns", params={"limit": "-1"}), "spectron", "limit"),
        (lambda d: d.spectron("GET", "/sessions/kept/turns", params={"limit": "ten"}), "spectron", "limit"),
        (lambda d: d.spectron("GET", "/sessions/kept/turns", params={"offset": "1.5"}), "spectron", "offset"),
        (lambda d: d.spectron("GET", "/entities", params={"limit": "true"}), "spectron", "limit"),
        (lambda d: d.spectron("GET", "/uncertainty", params={"resolved": "maybe"}), "spectron", "resolved"),
        (lambda d: d.spectron("GET", "/entities/person/user", params={"asOf": "soon"}), "spectron", "asOf"),
        (lambda d: d.sync("GET", "/v1/memory/acme/ann/list", params={"limit": "-1"}), "memorysync", "limit"),
        (lambda d: d.sync("GET", "/v1/memory/acme/ann/list", params={"offset": "x"}), "memorysync", "offset"),
        (lambda d: d.tie("GET", "/timeline", params={"sort": "name"}), "tie", "sort"),
        (lambda d: d.tie("GET", "/timeline", params={"limit": "101"}), "tie", "limit"),
        (lambda d: d.tie("GET", "/search", params={"query": "x", "limit": "51"}), "tie", "limit"),
        (lambda d: d.tie("GET", "/export", params={"include_episodes": "perhaps"}), "tie", "include_episodes"),
    ],
)
def test_a_bad_query_value_is_named(
    visitor: Visitor, ask: Callable[[Doors], httpx.Response], surface: str, named: str
) -> None:
    body = refused(ask(visitor.doors), surface, 400 if surface == "spectron" else 422)
    assert named in str(body["detail"])
    if surface != "spectron":
        assert body["detail"][0]["loc"] == ["query", named]


def test_a_limit_past_its_maximum_is_clamped_where_the_contract_says_so(visitor: Visitor) -> None:
    for path in ("/sessions/kept/turns", "/entities", "/uncertainty"):
        assert visitor.doors.spectron("GET", path, params={"limit": "100000"}).status_code == 200


def test_a_path_that_is_no_utf8_is_refused(visitor: Visitor) -> None:
    refused(visitor.doors.spectron("GET", "/entities/person/%FF%FE"), "spectron", 400, 404)
    refused(visitor.doors.sync("GET", "/v1/memory/acme/%FF/list"), "memorysync", 422, 404)


@pytest.mark.parametrize(
    ("body", "named"),
    [
        ({"text": "x", "scopes": [[]]}, "scopes"),
        ({"text": "x", "scopes": [[["deep"]]]}, "scopes"),
        ({"text": "x", "scopes": {"org": "acme"}}, "scopes"),
        ({"text": "x", "scopes": [7]}, "scopes"),
        ({"text": "x", "scopes": "org/acme/*"}, "scopes"),
        ({"text": "x", "labels": ["no-equals"]}, "labels"),
        ({"text": "x", "labels": ["=x"]}, "labels"),
        ({"text": "x", "labels": ["_x=1"]}, "labels"),
        ({"text": "x", "infer": "maybe"}, "infer"),
        ({"text": "x", "role": "narrator"}, "role"),
        ({"text": "x", "observed_at": "soon"}, "observed_at"),
        ({"text": " "}, "text"),
        ({"infer": "triples"}, "triples"),
        ({"infer": "triples", "triples": []}, "triples"),
        ({"infer": "triples", "triples": [{"entity": {"type": "person", "name": "A"}, "key": "k"}]}, "triples"),
        ({"infer": "triples", "triples": [{"entity": {"type": "person"}, "key": "k", "value": "v"}]}, "triples"),
        (
            {"infer": "triples", "triples": [{"entity": {"type": "person", "name": ""}, "key": "k", "value": "v"}]},
            "name",
        ),
    ],
)
def test_what_no_schema_can_say_is_refused_by_name_too(visitor: Visitor, body: dict[str, Any], named: str) -> None:
    answer = refused(visitor.doors.spectron("POST", "/facts", json=body), "spectron", 400)
    assert named in answer["detail"]


def test_a_batch_cannot_be_triples(visitor: Visitor) -> None:
    body = {**VALID["createFactsBatch"], "infer": "triples"}
    assert "infer" in refused(visitor.doors.spectron("POST", "/facts/batch", json=body), "spectron", 400)["detail"]


def test_too_many_labels_are_a_conflict(visitor: Visitor) -> None:
    body = {"text": "x", "labels": [f"k{n}=v" for n in range(33)]}
    refused(visitor.doors.spectron("POST", "/facts", json=body), "spectron", 409)
