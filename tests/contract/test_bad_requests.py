"""Bad keys, contexts, routes, methods, ids and query values: refused in the surface's shape, in one order."""

from collections.abc import Callable
from typing import Any, Final

import httpx
import pytest

from tests.contract import spec
from tests.contract.doors import Doors
from tests.contract.visitor import JSON, VALID, Visitor, keys, refused, surface_of

pytestmark = pytest.mark.usefixtures("nothing_stored")

# -- keys and contexts -------------------------------------------------------------------------------------------------

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


# -- routes, methods, ids ----------------------------------------------------------------------------------------------


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
    refused(visitor.doors.http.request(method, path, headers=keys("bad-input")), surface, 404)


@ALL
def test_a_wrong_method_is_405_and_says_which_are_right(visitor: Visitor, operation: spec.Operation) -> None:
    siblings = {other.method for other in spec.operations().values() if _same_route(other.path, operation.path)}
    for method in ("GET", "POST", "PUT", "PATCH", "DELETE"):
        if method in siblings:
            continue
        path = operation.path.format_map(_Anything())
        answer = visitor.doors.http.request(method, path, headers=keys("bad-input"))
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
        (lambda d: d.spectron("GET", "/traces/nothing"), "spectron", 404, "nothing"),
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
        (lambda d: d.spectron("GET", "/traces", params={"limit": "-1"}), "spectron", "limit"),
        (lambda d: d.spectron("GET", "/traces", params={"limit": "many"}), "spectron", "limit"),
        (lambda d: d.spectron("GET", "/traces/stats", params={"windowHours": "-1"}), "spectron", "windowHours"),
        (lambda d: d.spectron("GET", "/traces/stats", params={"since": "soon"}), "spectron", "since"),
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
    for path in ("/sessions/kept/turns", "/entities", "/uncertainty", "/traces"):
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
