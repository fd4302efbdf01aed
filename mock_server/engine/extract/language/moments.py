"""Which stretch of time a date means: its first moment and the first moment behind it, both 00:00 UTC.

Relative dates count from the turn's own time (R-TIME-7). A date that no calendar has ("2026-02-30") and one that can be
read in two ways ("10/04/2026") are `Unclear`, with the reason; vague words mean nothing at all. Where a date stands in
a sentence is found in `dates.py`, what it bounds ("since", "until") in `spans.py`.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from mock_server.engine.extract.language.datewords import DAYS, MONTHS, SEASONS, UNITS, WEEKDAYS, is_year, ordinal
from mock_server.engine.extract.language.lexicon import number_of, words
from mock_server.engine.extract.language.tokens import Token
from mock_server.engine.instants import Instant, InstantError, from_datetime, parse, to_datetime

Tokens = tuple[Token, ...]
_DAY: Final = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Period:
    """Hold a stretch of time, [start, end)."""

    start: datetime
    end: datetime

    @property
    def within_a_day(self) -> bool:
        """Tell whether it is a day or less."""
        return self.end - self.start <= _DAY


@dataclass(frozen=True, slots=True)
class Unclear:
    """Say why a date cannot be told."""

    why: str


NO_SUCH_DAY: Final = Unclear("there is no such day in the calendar")
_SWAPPABLE: Final = Unclear("it does not say which of the numbers is the day and which the month")
_SEVERAL: Final = Unclear("it names more than one time")

_ISO: Final = re.compile(r"(\d{4})[-/](\d\d?)[-/](\d\d?)", re.ASCII)
_ISO_MONTH: Final = re.compile(r"((?:19|20)\d\d)-(\d\d)", re.ASCII)
_NUMERIC: Final = re.compile(r"(\d\d?)([./-])(\d\d?)(?:\2(\d{4}|\d\d))?", re.ASCII)


def in_digits(low: str, *, short: bool = False) -> bool:
    """Tell whether a word is a date in digits: "2026-03-15", "15.03.2026"; short: "25/12" is one too."""
    if len(low) < 3 or not low[0].isdigit() or low.isdigit():
        return False
    if _ISO.match(low) or _ISO_MONTH.fullmatch(low):
        return True
    found = _NUMERIC.fullmatch(low)
    if found is None:
        return False
    if found[4] is None:
        return short and found[2] == "/" and low != "24/7" and _might_be(int(found[1]), int(found[3]))
    return len(found[4]) == 4 or (found[2] != "-" and _might_be(int(found[1]), int(found[3])))


def _might_be(first: int, second: int) -> bool:
    return 0 < first <= 31 and 0 < second <= 31 and min(first, second) <= 12


def resolve(tokens: Tokens, at: Instant) -> Instant | None:
    """Turn a date expression about the past into the instant it starts at; None when it cannot be told."""
    meant = period(tokens, at)
    if not isinstance(meant, Period):
        return None
    start = from_datetime(meant.start)
    return start if start <= at else None


def period(tokens: Tokens, at: Instant, *, ahead: bool = False) -> Period | Unclear | None:
    """Find the stretch of time a date expression means, seen from an instant; None when it means none.

    ahead: of the days, months and seasons without a year, take the one to come and not the last one.
    """
    try:
        now = to_datetime(at)
        return _period(tokens, datetime(now.year, now.month, now.day, tzinfo=UTC), ahead=ahead)
    except (ValueError, OverflowError):
        return None


def shifted(at: Instant, unit: str, count: int) -> Instant | None:
    """Go a number of units forward (or back, below zero) from the day of an instant."""
    try:
        now = to_datetime(at)
        return from_datetime(_moved(datetime(now.year, now.month, now.day, tzinfo=UTC), unit, count))
    except (ValueError, OverflowError):
        return None


def _period(tokens: Tokens, day: datetime, *, ahead: bool) -> Period | Unclear | None:
    low = [t.low for t in tokens]
    said = set(low)
    if "or" in said:
        return _SEVERAL
    ahead = ahead and not said & {"last", "past"}
    digits = [w for w in low if in_digits(w, short=True)]
    if digits:
        return _SEVERAL if len(digits) > 1 else _in_digits(digits[0], day, ahead=ahead)
    for word in low:
        if word in DAYS:
            return _whole(day + timedelta(days=DAYS[word]))
    unit = next((UNITS[w] for w in low if w in UNITS), None)
    count, gone = _count(low), bool(said & {"last", "past"})
    if unit is not None and ("ago" in said or ("in" in said and count and not gone and not said & MONTHS.keys())):
        return None if count is None else _whole(_moved(day, unit, -count if "ago" in said else count))
    if unit is not None and gone and count and count > 1:
        return Period(_moved(day, unit, -count), day)
    place = next((i for i, w in enumerate(low) if w in MONTHS), -1)
    month = MONTHS[low[place]] if place >= 0 else None
    year = next((int(w) for w in low if is_year(w)), None)
    number = _beside(tokens, place) if place >= 0 else None
    if month is None and said & words("christmas xmas"):
        month, number = 12, 25
    if month is not None:
        return _in_month(day, year, month, number, ahead=ahead, last="last" in said)
    season = next((SEASONS[w] for w in low if w in SEASONS), None)
    if season is not None:
        start = datetime(year or day.year, season, 1, tzinfo=UTC)
        if year is None and ahead and start <= day:
            start = start.replace(year=day.year + 1)
        elif year is None and not ahead and start > day:
            start = start.replace(year=day.year - 1)
        return Period(start, _moved(start, "month", 3))
    if year is not None:
        return Period(datetime(year, 1, 1, tzinfo=UTC), datetime(year + 1, 1, 1, tzinfo=UTC))
    weekday = next((WEEKDAYS[w] for w in low if w in WEEKDAYS), None)
    if weekday is not None:
        off = (weekday - day.weekday()) % 7 or 7 if ahead or "next" in said else -((day.weekday() - weekday) % 7 or 7)
        return _whole(day + timedelta(days=off))
    if unit is not None:
        step = -1 if said & {"last", "past"} else 1 if said & {"next", "coming"} else 0 if "this" in said else None
        if step is None:
            return None
        start = _moved(_start(day, unit), unit, step)
        return Period(start, start + 2 * _DAY if unit == "weekend" else _moved(start, unit, 1))
    named = next((n for t in tokens if (n := ordinal(t)) is not None and t.low[-1].isalpha()), None)
    return None if named is None else _in_days(day, named, ahead=ahead)


def _beside(tokens: Tokens, place: int) -> int | None:
    """Find the day that stands beside a month: "3 March", "the 3rd of March", "March 3rd"."""
    before = place - 2 if place > 1 and tokens[place - 1].low == "of" else place - 1
    near = [i for i in (before, place + 1) if 0 <= i < len(tokens)]
    return next((n for i in near if (n := ordinal(tokens[i])) is not None), None)


def _count(low: list[str]) -> int | None:
    count = next((n for w in low if (n := number_of(w)) is not None), None)
    if count is not None or {"few", "several", "many"} & set(low):
        return count
    return 2 if "couple" in low else 1 if {"a", "an"} & set(low) else None


def _whole(day: datetime) -> Period:
    return Period(day, day + _DAY)


def _in_month(
    day: datetime, year: int | None, month: int, number: int | None, *, ahead: bool, last: bool
) -> Period | Unclear | None:
    """Date a month or a day of one; without a year, the nearest that has it, before or ahead."""
    if number is None:
        candidates = [day.year + n for n in ((0, 1) if ahead else (0, -1, -2))] if year is None else [year]
    else:
        candidates = list(_years(day.year, ahead=ahead)) if year is None else [year]
    for candidate in candidates:
        try:
            start = datetime(candidate, month, number or 1, tzinfo=UTC)
        except ValueError:
            continue
        if year is None and (start <= day if ahead else start > day):
            continue
        if year is None and last and start.year == day.year and start > day - timedelta(days=30):
            continue
        return _whole(start) if number is not None else Period(start, _moved(start, "month", 1))
    return NO_SUCH_DAY


def _years(year: int, *, ahead: bool) -> Iterator[int]:
    """Walk the years until every day of a calendar has come up: 29 February may be eight years away."""
    return (n for n in (range(year, year + 9) if ahead else range(year, year - 9, -1)) if 0 < n < 10000)


def _in_days(day: datetime, number: int, *, ahead: bool) -> Period:
    """Date "the 15th": the last one there was, or the next."""
    found = day + _DAY if ahead else day
    while found.day != number:
        found += _DAY if ahead else -_DAY
    return _whole(found)


def _in_digits(low: str, day: datetime, *, ahead: bool) -> Period | Unclear | None:
    iso = _ISO.match(low)
    if iso is not None:
        rest = low[iso.end() :]
        if rest[:1] in {"t", "T"}:
            try:
                moment = to_datetime(parse(low))
            except InstantError:
                return NO_SUCH_DAY
            return Period(moment, moment)
        return _dated(int(iso[1]), int(iso[2]), int(iso[3])) if not rest else None
    whole_month = _ISO_MONTH.fullmatch(low)
    if whole_month is not None:
        return _in_month(day, int(whole_month[1]), int(whole_month[2]), None, ahead=ahead, last=False)
    found = _NUMERIC.fullmatch(low)
    if found is None:
        return None
    first, second, mark = int(found[1]), int(found[3]), found[2]
    if mark != "." and first != second and first <= 12 and second <= 12:
        return _SWAPPABLE
    number, month = (first, second) if second <= 12 else (second, first)
    if month > 12:
        return NO_SUCH_DAY
    if found[4] is None:
        return _in_month(day, None, month, number, ahead=ahead, last=False)
    year = int(found[4])
    if len(found[4]) == 2:
        year += 2000 if year <= day.year % 100 + 10 else 1900
    return _dated(year, month, number)


def _dated(year: int, month: int, number: int) -> Period | Unclear:
    try:
        return _whole(datetime(year, month, number, tzinfo=UTC))
    except ValueError:
        return NO_SUCH_DAY


def _start(day: datetime, unit: str) -> datetime:
    if unit in {"week", "fortnight"}:
        return day - timedelta(days=day.weekday())
    if unit == "weekend":
        return day - timedelta(days=(day.weekday() - 5) % 7)
    if unit == "month":
        return day.replace(day=1)
    if unit == "year":
        return day.replace(month=1, day=1)
    return day


def _moved(day: datetime, unit: str, count: int) -> datetime:
    if unit == "day":
        return day + timedelta(days=count)
    if unit in {"week", "weekend"}:
        return day + timedelta(weeks=count)
    if unit == "fortnight":
        return day + timedelta(weeks=2 * count)
    total = day.year * 12 + day.month - 1 + count * (12 if unit == "year" else 1)
    year, month = divmod(total, 12)
    for number in (day.day, 30, 29, 28):
        if number <= day.day:
            try:
                return datetime(year, month + 1, number, tzinfo=UTC)
            except ValueError:
                continue
    raise ValueError("no such month")
