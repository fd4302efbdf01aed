"""When something began: relative dates count from the turn, and stand for the first moment of what they name."""

import pytest

from mock_server.engine.instants import parse, with_z
from tests.extraction.heard import only, read


@pytest.mark.parametrize(
    ("when", "day"),
    [
        ("last month", "2026-10-01"),
        ("last week", "2026-11-16"),
        ("last year", "2025-01-01"),
        ("yesterday", "2026-11-28"),
        ("today", "2026-11-29"),
        ("two weeks ago", "2026-11-15"),
        ("three months ago", "2026-08-29"),
        ("a year ago", "2025-11-29"),
        ("in March", "2026-03-01"),
        ("last December", "2025-12-01"),
        ("in 2019", "2019-01-01"),
        ("in June 2021", "2021-06-01"),
        ("on 5 May 2020", "2020-05-05"),
        ("on Monday", "2026-11-23"),
        ("last sunday", "2026-11-22"),
        ("this year", "2026-01-01"),
        ("in the spring", "2026-03-01"),
        ("last summer", "2026-06-01"),
    ],
)
def test_a_past_date_is_the_first_moment_of_what_it_names(when: str, day: str) -> None:
    claim = only(f"I moved to Berlin {when}", "location")
    assert claim.value == "Berlin"
    assert claim.valid_from == parse(f"{day}T00:00:00Z"), with_z(claim.valid_from or 0)


def test_relative_dates_count_from_the_turn() -> None:
    (claim,) = read("I moved to Berlin last month", at=parse("2024-01-15T23:59:00Z")).facts
    assert claim.valid_from == parse("2023-12-01T00:00:00Z")


def test_a_month_ago_from_the_end_of_a_long_month_stays_in_the_month_before() -> None:
    (claim,) = read("I moved to Berlin a month ago", at=parse("2026-03-31T12:00:00Z")).facts
    assert claim.valid_from == parse("2026-02-28T00:00:00Z")


@pytest.mark.parametrize("when", ["", " recently", " a while ago", " once upon a time", " at some point"])
def test_an_unclear_date_is_no_date(when: str) -> None:
    assert only(f"I moved to Berlin{when}", "location").valid_from is None


@pytest.mark.parametrize(
    ("text", "key", "value"),
    [
        ("started last monday as head of logistics over at Larkfield Dairy", "employer", "Larkfield Dairy"),
        ("They promoted me to Staff Engineer last week", "job_title", "Staff Engineer"),
        ("I joined Norlight last monday", "employer", "Norlight"),
    ],
)
def test_a_date_is_no_part_of_the_value(text: str, key: str, value: str) -> None:
    claim = only(text, key)
    assert claim.value == value
    assert claim.valid_from in {parse("2026-11-23T00:00:00Z"), parse("2026-11-16T00:00:00Z")}


@pytest.mark.parametrize("at", ["0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "1970-01-01T00:00:00Z"])
def test_dates_at_the_ends_of_time_are_no_error(at: str) -> None:
    for when in ("last year", "two hundred years ago", "999999999999 weeks ago", "yesterday", "last month"):
        read(f"I moved to Berlin {when}", at=parse(at))
