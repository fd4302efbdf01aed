"""Bad bodies on every operation that takes one: the surface's own error, the member named, nothing stored."""

from collections.abc import Iterator
from typing import Any, Final

import pytest

from tests.contract import spec
from tests.contract.visitor import DEMANDING, JSON, OPERATIONS, VALID, Visitor, invalid_of, refused, surface_of

pytestmark = pytest.mark.usefixtures("nothing_stored")

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


# -- bodies ------------------------------------------------------------------------------------------------------------


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


# -- sizes -------------------------------------------------------------------------------------------------------------


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
