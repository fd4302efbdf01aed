"""Whatever a client sends to the real server, it is never a 500, and never an answer the spec does not allow (strict mode)."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from mock_server.http.app import App
from mock_server.http.spec import Operation, load
from mock_server.wiring import Settings, build
from tests.http.asking import API_KEY, BEARER, ask

OPERATIONS = {operation.id: operation for operation in load().operations}
WITH_BODY = sorted(operation.id for operation in OPERATIONS.values() if operation.body is not None)
HEADERS = {**BEARER, **API_KEY, "X-End-User-ID": "maya", "Content-Type": "application/json"}
ODD = [
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
    b"\xff\xfe",
    b"[" * 5_000,
]

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


@pytest.fixture(scope="module")
def app() -> App:
    return build(Settings(strict=True))


def target(operation: Operation, segment: str = "x") -> str:
    path = operation.path
    while "{" in path:
        head, _, rest = path.partition("{")
        path = head + segment + rest.partition("}")[2]
    return path


def members(operation: Operation) -> list[str]:
    """Give the names an operation's body knows."""
    assert operation.body is not None
    name = operation.body.schema.get("$ref", "").rpartition("/")[2]
    schema: Any = load().schemas.get(name, operation.body.schema)
    return sorted(schema.get("properties", {}))


@pytest.mark.parametrize("operation_id", WITH_BODY)
@pytest.mark.parametrize("body", ODD, ids=repr)
async def test_odd_bodies_are_a_4xx_or_a_success(app: App, operation_id: str, body: bytes) -> None:
    operation = OPERATIONS[operation_id]
    answer = await ask(app, operation.method, target(operation), headers=HEADERS, body=body)
    assert answer.status < 500, answer.raw


@pytest.mark.parametrize("operation_id", WITH_BODY)
@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
@given(data=st.data())
async def test_any_values_for_known_members_are_a_4xx_or_a_success(
    app: App, operation_id: str, data: st.DataObject
) -> None:
    operation = OPERATIONS[operation_id]
    names = members(operation)
    keys = st.sampled_from(names) if names else st.text(max_size=4)
    body = data.draw(st.dictionaries(keys, JSON, max_size=6))
    answer = await ask(app, operation.method, target(operation), headers=HEADERS, json=body)
    assert answer.status < 500, answer.raw


@pytest.mark.parametrize("operation_id", sorted(OPERATIONS))
@pytest.mark.parametrize(
    "segment", ["%00", "%20", "..", "%2F", "%FF", "é", "%F0%9F%98%80", "a%0Ab", "%25", "x" * 2_000]
)
async def test_odd_path_segments_are_a_4xx_or_a_success(app: App, operation_id: str, segment: str) -> None:
    operation = OPERATIONS[operation_id]
    answer = await ask(app, operation.method, target(operation, segment), headers=HEADERS)
    assert answer.status < 500, answer.raw


@pytest.mark.parametrize("operation_id", sorted(OPERATIONS))
@pytest.mark.parametrize("value", ["", "x", "-1", "0", "9" * 40, "%FF", "%00", "null", "[]", "1.5", "true"])
async def test_odd_query_values_are_a_4xx_or_a_success(app: App, operation_id: str, value: str) -> None:
    operation = OPERATIONS[operation_id]
    query = "&".join(f"{parameter.name}={value}" for parameter in operation.query)
    answer = await ask(app, operation.method, f"{target(operation)}?{query}&stranger={value}", headers=HEADERS)
    assert answer.status < 500, answer.raw


@pytest.mark.parametrize("operation_id", sorted(OPERATIONS))
async def test_without_a_key_every_operation_but_health_is_401(app: App, operation_id: str) -> None:
    operation = OPERATIONS[operation_id]
    answer = await ask(app, operation.method, target(operation), headers={})
    assert answer.status == (200 if operation.open else 401)


@pytest.mark.parametrize("operation_id", sorted(OPERATIONS))
async def test_another_method_is_405_or_another_operation(app: App, operation_id: str) -> None:
    operation = OPERATIONS[operation_id]
    answer = await ask(app, "TRACE", target(operation), headers=HEADERS)
    assert answer.status == 405
    assert operation.method in answer.headers["allow"]
