"""Query strings as typed values."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mock_server.http.parameters import QueryReader
from mock_server.http.validation import Schemas
from tests.http.small import SPEC

SCHEMAS = Schemas(SPEC.schemas)
READERS = {operation.id: QueryReader(operation, SCHEMAS) for operation in SPEC.operations if operation.query}


def read(query: str, operation_id: str = "listNotes") -> dict[str, Any]:
    values, violations = READERS[operation_id].read(query.encode())
    assert violations == []
    return dict(values)


def refused(query: str, operation_id: str = "listNotes") -> list[str]:
    _, violations = READERS[operation_id].read(query.encode())
    return [violation.message for violation in violations]


@pytest.mark.parametrize(
    ("query", "values"),
    [
        ("", {"limit": 100}),
        ("limit=5", {"limit": 5}),
        ("limit=0", {"limit": 0}),
        ("limit=500", {"limit": 500}),
        ("limit=501", {"limit": 500}),
        ("limit=99999999999999999999", {"limit": 500}),
        ("limit=5&limit=5", {"limit": 5}),
        ("&&limit=5&", {"limit": 5}),
        ("open=true", {"limit": 100, "open": True}),
        ("open=false", {"limit": 100, "open": False}),
        ("as_of=x", {"limit": 100, "asOf": "x"}),
        ("as_of=x&asOf=x", {"limit": 100, "asOf": "x"}),
        ("asOf=a%2Bb+c", {"limit": 100, "asOf": "a+b c"}),
        ("asOf=", {"limit": 100, "asOf": ""}),
        ("asOf=a=b", {"limit": 100, "asOf": "a=b"}),
        ("tag=a&tag=b", {"limit": 100, "tag": ["a", "b"]}),
        ("scope[user]=maya&scope%5Borg%5D=acme", {"limit": 100, "scope": {"user": "maya", "org": "acme"}}),
        ("stranger=1&offset=x&page=3", {"limit": 100}),
    ],
)
def test_a_query_reads_as_the_types_of_the_spec(query: str, values: dict[str, Any]) -> None:
    assert read(query) == values


@pytest.mark.parametrize(
    "query",
    [
        "limit=", "limit=x", "limit=1.0", "limit=1e2", "limit=-1", "limit=+5", "limit=%2B5", "limit=05",
        "limit=٥", "limit=true",         "limit=1&limit=2", "open=1", "open=True", "open=", "as_of=x&asOf=y",
        "asOf=%FF", "scope[user]=", "scope[user]=%FF",
        "scope[user]=a&scope[user]=b",
    ],
)  # fmt: skip
def test_a_bad_value_of_a_known_parameter_is_refused_once_and_by_name(query: str) -> None:
    (message,) = refused(query)
    assert query.partition("=")[0].partition("[")[0].replace("as_of", "asOf") in message


def test_every_bad_parameter_is_named() -> None:
    assert len(refused("limit=x&open=maybe&scope[user]=")) == 3


def test_outside_the_range_is_refused_where_the_spec_does_not_clamp() -> None:
    assert refused("limit=501", "getGraph") == ["limit: 501 is not an integer from 1 to 500"]


def test_a_cursor_sent_raw_arrives_with_its_plus_read_as_a_space() -> None:
    assert read("cursor=2026-04-28T08:34:00+00:00|e", "getGraph")["cursor"] == "2026-04-28T08:34:00 00:00|e"


@given(st.binary(max_size=60))
def test_no_query_string_breaks_the_reader(raw: bytes) -> None:
    values, _ = READERS["listNotes"].read(raw)
    assert isinstance(values["limit"], int | str)
