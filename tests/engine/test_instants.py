"""Reading and printing points in time."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mock_server.engine.instants import InstantError, naive, parse, with_offset, with_z


def test_offsets_are_compared_as_instants() -> None:
    assert parse("2026-05-01T00:00:00-02:00") > parse("2026-05-01T01:00:00Z")


def test_no_zone_is_utc() -> None:
    assert parse("2026-05-01T00:30:00") == parse("2026-05-01T00:30:00Z")


def test_digits_past_microseconds_are_cut() -> None:
    assert with_z(parse("2026-05-01T00:30:00.123456789Z")) == "2026-05-01T00:30:00.123456Z"


@pytest.mark.parametrize(
    "text",
    ["", "2026-05-01", "yesterday", "2026-13-01T00:00:00Z", "2026-02-30T00:00:00Z", "2026-05-01T25:00:00Z", "1714",
     "2026-05-01T00:00:00+25:00", "9999-12-31T23:59:59-23:00", "0001-01-01T00:00:00+23:00", "٢٠٢٦-05-01T00:00:00Z"],
)  # fmt: skip
def test_what_is_no_date_time_is_refused(text: str) -> None:
    with pytest.raises(InstantError):
        parse(text)


@given(st.integers(min_value=-60_000_000_000_000_000, max_value=250_000_000_000_000_000))
def test_printing_and_reading_an_instant_gives_it_back(at: int) -> None:
    assert parse(with_z(at)) == parse(with_offset(at)) == parse(naive(at)) == at


def test_a_fraction_is_printed_with_six_digits_or_not_at_all() -> None:
    assert with_offset(parse("2026-05-01T00:30:00.5Z")) == "2026-05-01T00:30:00.500000+00:00"
    assert with_z(parse("2026-05-01T00:30:00.000Z")) == "2026-05-01T00:30:00Z"
