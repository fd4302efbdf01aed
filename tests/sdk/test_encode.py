"""Arguments on their way out: what is sent, what is left out, and what is refused with its place named."""

import math
from datetime import UTC, datetime, timedelta, timezone
from types import MappingProxyType
from typing import Any
from urllib.parse import unquote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spectron_sdk import InvalidArgument, SpectronError
from spectron_sdk._encode import (
    Scopes,
    fill,
    json_body,
    label_list,
    moment,
    query_pairs,
    query_string,
    scope_sets,
    segment,
    to_json,
)
from spectron_sdk._instants import parse_instant


@pytest.mark.parametrize(
    ("value", "encoded"),
    [
        ("people/bo", "people%2Fbo"),
        ("AC/DC", "AC%2FDC"),
        ("50%", "50%25"),
        ("a?b#c", "a%3Fb%23c"),
        ("..", "%2E%2E"),
        (".", "%2E"),
        ("...", "..."),
        ("é", "%C3%A9"),
        ("a b", "a%20b"),
        ("sess:1", "sess%3A1"),
        ("a+b", "a%2Bb"),
        ("a%2Fb", "a%252Fb"),
    ],
)
def test_a_segment_is_encoded_wholly(value: str, encoded: str) -> None:
    assert segment(value, "name") == encoded
    assert fill("/x/{name}/y", {"name": value}) == f"/x/{encoded}/y"


@given(st.text(st.characters(exclude_categories=["Cs"]), min_size=1))
def test_any_segment_comes_back_after_decoding_once(value: str) -> None:
    encoded = segment(value, "name")
    assert unquote(encoded) == value
    assert not set(encoded) & set("/?# ")
    assert encoded not in {".", ".."}


def test_an_empty_segment_is_refused_because_the_path_would_mean_something_else() -> None:
    with pytest.raises(InvalidArgument) as caught:
        segment("", "entity_name")
    assert caught.value.place == "entity_name"


def test_a_cursor_travels_byte_for_byte() -> None:
    cursor = "2026-04-28T08:34:00+00:00|e 7/&="
    sent = query_string(query_pairs({"cursor": cursor, "limit": 5, "flag": True, "none": None}))
    assert sent == "cursor=2026-04-28T08%3A34%3A00%2B00%3A00%7Ce%207%2F%26%3D&limit=5&flag=true"


def test_none_is_left_out_at_the_top_and_kept_below() -> None:
    assert json_body({"value": {"a": None}, "text": None}) == b'{"value":{"a":null}}'


def test_mappings_of_any_kind_and_tuples_are_sent_as_they_read() -> None:
    assert to_json({"a": MappingProxyType({"b": (1, 2)})}) == b'{"a":{"b":[1,2]}}'
    assert to_json({"n": 2**70, "é": "\0"}) == '{"n":1180591620717411303424,"é":"\\u0000"}'.encode()


@pytest.mark.parametrize(
    ("body", "place"),
    [
        ({"score": math.nan}, "score"),
        ({"value": {"x": [math.inf]}}, "value.x[0]"),
        ({"turns": [{}, {"payload": {"score": -math.inf}}]}, "turns[1].payload.score"),
        ({"metadata": {"not a name": math.nan}}, "metadata['not a name']"),
        ({"text": "half \ud83d"}, "text"),
        ({"value": {"a\udc00": 1}}, "a key of value"),
        ({"value": {"when": datetime(2026, 5, 1, tzinfo=UTC)}}, "value.when"),
        ({"value": {"raw": b"bytes"}}, "value.raw"),
        ({"value": {"set": {1}}}, "value.set"),
        ({"value": {(1, 2): 1}}, "value"),
    ],
)
def test_what_json_cannot_carry_is_refused_with_its_place(body: dict[str, Any], place: str) -> None:
    with pytest.raises(InvalidArgument) as caught:
        json_body(body)
    assert caught.value.place == place
    assert place in str(caught.value)
    assert isinstance(caught.value, ValueError)
    assert isinstance(caught.value, SpectronError)


def test_a_value_that_contains_itself_is_refused() -> None:
    value: dict[str, Any] = {}
    value["self"] = value
    with pytest.raises(InvalidArgument, match="contains itself"):
        json_body({"value": value})


@pytest.mark.parametrize(
    ("given_time", "sent"),
    [
        (datetime(2026, 5, 1, 8), "2026-05-01T08:00:00Z"),  # noqa: DTZ001 - naive on purpose
        (datetime(2026, 5, 1, 8, tzinfo=UTC), "2026-05-01T08:00:00Z"),
        (datetime(2026, 5, 1, 8, 0, 0, 5, tzinfo=timezone(timedelta(hours=-2))), "2026-05-01T08:00:00.000005-02:00"),
        ("2026-05-01T00:30:00", "2026-05-01T00:30:00"),
        (parse_instant("2026-05-01T08:00:00.123456789Z"), "2026-05-01T08:00:00.123456789Z"),
        (None, None),
    ],
)
def test_times_are_written_with_a_zone_and_text_is_left_alone(
    given_time: datetime | str | None, sent: str | None
) -> None:
    assert moment(given_time, "observed_at") == sent


def test_a_number_is_no_time() -> None:
    with pytest.raises(InvalidArgument, match="observed_at"):
        moment(1714550400, "observed_at")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("selector", "sets"),
    [
        ("a", [["a"]]),
        (["a", "b"], [["a"], ["b"]]),
        ([["a", "b"]], [["a", "b"]]),
        (["a", ["b", "c"]], [["a"], ["b", "c"]]),
        ([["a", "a", "b"]], [["a", "b"]]),
        (("a",), [["a"]]),
        ("", None),
        ([], None),
        ([[]], None),
        ([["", "a"], []], [["a"]]),
        (None, None),
    ],
)
def test_selectors_of_every_form_become_an_or_of_ands(selector: Scopes | None, sets: list[list[str]] | None) -> None:
    assert scope_sets(selector) == sets


@pytest.mark.parametrize("selector", [{"org": "acme"}, 5, [["a", ["b"]]], [1], [None]])
def test_other_selectors_are_refused(selector: Any) -> None:
    with pytest.raises(InvalidArgument, match="scopes"):
        scope_sets(selector)


def test_labels_may_be_a_mapping() -> None:
    assert label_list({"agent": "a1"}) == ["agent=a1"] == label_list(["agent=a1"])
    with pytest.raises(InvalidArgument, match="labels must be a list"):
        label_list("agent=a1")
