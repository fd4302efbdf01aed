"""Points in time as the engine keeps them: integer microseconds since 1970-01-01 UTC.

Parsing accepts RFC 3339 with any offset; a time without a zone is UTC on every surface. Printing belongs here too, so
that the whole server has one formatter. Nothing here reads a clock.
"""

import re
from datetime import UTC, datetime, timedelta
from typing import Final, TypeAlias

Instant: TypeAlias = int
"""Microseconds since the epoch, UTC."""

SECOND: Final = 1_000_000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND: Final = timedelta(microseconds=1)
_RFC3339: Final = re.compile(
    r"(\d{4})-(\d{2})-(\d{2})[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*([Zz]|[+-]\d{2}:?\d{2})?",
    re.ASCII,
)


class InstantError(ValueError):
    """Say that a text is not a date-time with a time of day."""


def parse(text: str) -> Instant:
    """Read an ISO 8601 / RFC 3339 date-time; no zone means UTC, digits past microseconds are cut.

    Raises InstantError for anything else, a date without a time included (C-TIME-1).
    """
    match = _RFC3339.fullmatch(text.strip())
    if match is None:
        raise InstantError(f"{text!r} is not a date-time like 2026-05-01T09:30:00Z")
    year, month, day, hour, minute, second, fraction, zone = match.groups()
    micro = int((fraction or "0")[:6].ljust(6, "0"))
    leap = second == "60"
    try:
        moment = datetime(
            int(year), int(month), int(day), int(hour), int(minute), 59 if leap else int(second or 0), micro, tzinfo=UTC
        )
        if zone not in (None, "Z", "z"):
            sign = 1 if zone[0] == "+" else -1
            hours, minutes = int(zone[1:3]), int(zone[-2:])
            if hours > 23 or minutes > 59:
                raise InstantError(f"{text!r} has an offset beyond 23:59")
            moment -= sign * timedelta(hours=hours, minutes=minutes)
    except (ValueError, OverflowError) as error:
        raise InstantError(f"{text!r} is not a date-time that exists: {error}") from error
    instant = from_datetime(moment)
    return instant + SECOND if leap else instant


def from_datetime(moment: datetime) -> Instant:
    """Turn an aware datetime into an instant."""
    return (moment - _EPOCH) // _MICROSECOND


def to_datetime(instant: Instant) -> datetime:
    """Turn an instant into an aware UTC datetime."""
    return _EPOCH + instant * _MICROSECOND


def known_time(sent: Instant | None, now: Instant) -> Instant:
    """Give the known time a client's time stands for: its own, or now where it sent none or one that is yet to come.

    A statement from the future would hide every correction until then, so a fast clock counts as now.
    """
    return now if sent is None else min(sent, now)


def with_z(instant: Instant) -> str:
    """Print as `2026-05-01T09:30:00Z`; six fraction digits when there is a fraction."""
    return naive(instant) + "Z"


def with_offset(instant: Instant) -> str:
    """Print as `2026-05-01T09:30:00+00:00`; six fraction digits when there is a fraction."""
    return naive(instant) + "+00:00"


def naive(instant: Instant) -> str:
    """Print as `2026-05-01T09:30:00`, UTC without saying so; six fraction digits when there is a fraction (G-30)."""
    moment = _EPOCH + instant * _MICROSECOND
    return moment.isoformat()[:-6]


def holds(start: Instant | None, end: Instant | None, at: Instant) -> bool:
    """Tell whether `at` lies in the half-open interval [start, end); None is open on that side."""
    return (start is None or start <= at) and (end is None or at < end)
