"""Whatever a client sends to the real server, it is never a 500, nor an answer the spec does not allow (strict)."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest
import yaml
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mock_server.http.app import App
from mock_server.http.spec import Operation, load
from mock_server.wiring import Settings, build
from tests.http.asking import API_KEY, BEARER, ask

SPEC = load()
DOCUMENT = yaml.load(SPEC.source, getattr(yaml, "CSafeLoader", yaml.SafeLoader))
OPERATIONS = {operation.id: operation for operation in SPEC.operations}
WITH_BODY = sorted(operation.id for operation in OPERATIONS.values() if operation.body is not None)
HEADERS = {**BEARER, **API_KEY, "X-End-User-ID": "maya", "Content-Type": "application/json"}

ODD_BODIES = [
    b"[]",
    b"5",
    b'"x"',
    b"null",
    b"{}",
    b"",
    b"{",
    b"true",
    b"[{}]",
    b'{"":null}',
    b'{"a":1e400}',
    b"\xff",
    b"[" * 5_000,
]
ODD_SEGMENTS = ["%00", "%20", "..", "%2F", "%FF", "é", "%F0%9F%98%80", "a%0Ab", "%25", "x" * 2_000]
ODD_VALUES = ["", "x", "-1", "0", "9" * 40, "%FF", "%00", "null", "[]", "1.5", "true"]
WRONG: list[Any] = [
    None,
    True,
    0,
    -1,
    10**30,
    1.5,
    0.0,
    2.0,
    "",
    " ",
    "x",
    "\x00",
    "x" * 70_000,
    [],
    [None],
    [[]],
    {},
    {"a": None},
]

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)  # fmt: skip


@pytest.fixture(scope="module")
def app() -> App:
    return build(Settings(strict=True))


def target(operation: Operation, segment: str = "x") -> str:
    path = operation.path
    while "{" in path:
        head, _, rest = path.partition("{")
        path = head + segment + rest.partition("}")[2]
    return path


def resolved(node: Any) -> Any:
    while "$ref" in node:
        found = DOCUMENT
        for step in node["$ref"].removeprefix("#/").split("/"):
            found = found[step]
        node = found
    return node


def examples(operation: Operation) -> list[Any]:
    """Give the request bodies that openapi.yaml shows for an operation."""
    node = DOCUMENT["paths"][operation.path][operation.method.lower()]
    media = resolved(node["requestBody"])["content"]["application/json"]
    listed = [media["example"]] if "example" in media else []
    return listed + [resolved(entry)["value"] for entry in media.get("examples", {}).values()]


def places(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Walk every place inside a value."""
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in entries:
        yield (*path, key)
        yield from places(inner, (*path, key))


def changed(body: Any, path: tuple[str | int, ...], value: Any) -> Any:
    """Give a copy of a body with another value in one place."""
    copy = deepcopy(body)
    holder = copy
    for step in path[:-1]:
        holder = holder[step]
    holder[path[-1]] = value
    return copy


@pytest.mark.parametrize("operation_id", WITH_BODY)
async def test_the_bodies_the_spec_shows_are_taken(app: App, operation_id: str) -> None:
    operation = OPERATIONS[operation_id]
    assert examples(operation)
    for body in examples(operation):
        answer = await ask(app, operation.method, target(operation), headers=HEADERS, json=body)
        assert answer.status < 500, (body, answer.raw)
        assert answer.status not in (400, 422), (body, answer.raw)


@pytest.mark.parametrize("operation_id", WITH_BODY)
async def test_odd_bodies_are_a_4xx_or_a_success(app: App, operation_id: str) -> None:
    operation = OPERATIONS[operation_id]
    for body in ODD_BODIES:
        answer = await ask(app, operation.method, target(operation), headers=HEADERS, body=body)
        assert answer.status < 500, (body, answer.raw)


@pytest.mark.parametrize("operation_id", WITH_BODY)
async def test_a_good_body_with_one_thing_wrong_is_a_4xx_or_a_success(app: App, operation_id: str) -> None:
    operation = OPERATIONS[operation_id]
    for example in examples(operation):
        for path in places(example):
            for value in WRONG:
                body = changed(example, path, value)
                answer = await ask(app, operation.method, target(operation), headers=HEADERS, json=body)
                assert answer.status < 500, (path, value, answer.raw)


@pytest.mark.parametrize("operation_id", WITH_BODY)
@settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])
@given(data=st.data())
async def test_any_values_in_a_good_body_are_a_4xx_or_a_success(
    app: App, operation_id: str, data: st.DataObject
) -> None:
    operation = OPERATIONS[operation_id]
    body = data.draw(st.sampled_from(examples(operation)))
    drawn = data.draw(st.lists(st.sampled_from(sorted(places(body), key=repr)), max_size=2, unique=True))
    for path in sorted(drawn, key=len, reverse=True):
        body = changed(body, path, data.draw(JSON))
    answer = await ask(app, operation.method, target(operation), headers=HEADERS, json=body)
    assert answer.status < 500, answer.raw


@pytest.mark.parametrize("operation_id", sorted(OPERATIONS))
async def test_odd_paths_and_queries_are_a_4xx_or_a_success(app: App, operation_id: str) -> None:
    operation = OPERATIONS[operation_id]
    for segment in ODD_SEGMENTS:
        answer = await ask(app, operation.method, target(operation, segment), headers=HEADERS)
        assert answer.status < 500, (segment, answer.raw)
    for value in ODD_VALUES:
        query = "&".join(f"{parameter.name}={value}" for parameter in operation.query)
        answer = await ask(app, operation.method, f"{target(operation)}?{query}&stranger={value}", headers=HEADERS)
        assert answer.status < 500, (value, answer.raw)


@pytest.mark.parametrize("operation_id", sorted(OPERATIONS))
async def test_without_a_key_every_operation_but_health_is_401(app: App, operation_id: str) -> None:
    operation = OPERATIONS[operation_id]
    answer = await ask(app, operation.method, target(operation), headers={})
    assert answer.status == (200 if operation.open else 401)


@pytest.mark.parametrize("operation_id", sorted(OPERATIONS))
async def test_another_method_is_405_and_told_what_is_allowed(app: App, operation_id: str) -> None:
    operation = OPERATIONS[operation_id]
    answer = await ask(app, "TRACE", target(operation), headers=HEADERS)
    assert answer.status == 405
    assert operation.method in answer.headers["allow"]
