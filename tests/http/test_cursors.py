"""Cursors on the wire: what is printed comes back, sent raw or escaped; nothing else is read."""

from urllib.parse import parse_qs, quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mock_server.engine.errors import InvalidCursor
from mock_server.engine.instants import parse
from mock_server.http import cursors

NOON = parse("2026-04-28T08:34:00Z")


def test_a_cursor_is_the_time_and_the_id_of_the_last_item() -> None:
    assert cursors.write((NOON, "edge_c07")) == "2026-04-28T08:34:00+00:00|edge_c07"
    assert cursors.write((NOON + 5, "edge_c07")) == "2026-04-28T08:34:00.000005+00:00|edge_c07"


@pytest.mark.parametrize("nothing", [None, ""])
def test_no_cursor_and_an_empty_one_are_page_one(nothing: str | None) -> None:
    assert cursors.read(nothing) is None


@given(instant=st.integers(0, 4_000_000_000_000_000), item_id=st.text(min_size=1))
def test_what_was_printed_reads_back_sent_raw_or_escaped(instant: int, item_id: str) -> None:
    printed = cursors.write((instant, item_id))
    assert cursors.read(printed) == (instant, item_id)


def test_form_decoding_makes_a_space_of_the_plus_and_that_is_undone() -> None:
    printed = cursors.write((NOON, "edge_a|b"))
    raw = parse_qs(f"cursor={printed}")["cursor"][0]
    escaped = parse_qs(f"cursor={quote(printed, safe='')}")["cursor"][0]
    assert " " in raw
    assert cursors.read(raw) == cursors.read(escaped) == (NOON, "edge_a|b")


@pytest.mark.parametrize(
    "text",
    [
        "edge_c07",
        "|edge_c07",
        "2026-04-28T08:34:00+00:00",
        "2026-04-28T08:34:00+00:00|",
        "yesterday|edge_c07",
        "2026-04-28|edge_c07",
        "2026-04-28T08:34:00Z|edge_c07",
        "2026-04-28T08:34:00|edge_c07",
        "2026-04-28T10:34:00+02:00|edge_c07",
        "2026-04-28T08:34:00.5+00:00|edge_c07",
        " 2026-04-28T08:34:00+00:00|edge_c07",
        "2026-04-28T08:34:60+00:00|edge_c07",
        "9999-12-31T23:59:60+00:00|edge_c07",
        "0001-01-01T00:00:00+23:59|edge_c07",
        "2026-13-28T08:34:00+00:00|edge_c07",
        "\x00|\x00",
        "|",
    ],
)
def test_anything_that_is_never_printed_is_refused(text: str) -> None:
    with pytest.raises(InvalidCursor):
        cursors.read(text)
