"""Reading memory at a moment: known time, system time, and selection by valid time (R-TIME-1 to R-TIME-4).

Everything is read from the stamps of rows; nothing is replayed.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from mock_server.engine.instants import Instant
from mock_server.engine.records import ClosedBy, Fact


@dataclass(frozen=True, slots=True)
class Moment:
    """When to look. as_of: known time; at_instant: system time; valid_from / valid_until select rows, they do not shift
    "now"."""

    as_of: Instant | None = None
    at_instant: Instant | None = None
    valid_from: Instant | None = None
    valid_until: Instant | None = None

    @property
    def now(self) -> bool:
        """Tell whether this is the plain current view."""
        return self == _NOW


_NOW = Moment()


def rows(facts: Iterable[Fact], moment: Moment, now: Instant) -> list[Fact]:
    """Give the rows of one entity (or any set of whole chains) as they were at a moment, in the order given.

    A row closed later than the moment shows as open (R-TIME-4).
    """
    if moment.now:
        return [fact for fact in facts if fact.current(now)]
    seen = [row for fact in facts if (row := _at(fact, moment, now)) is not None]
    return [
        row
        for row in seen
        if (moment.valid_from is None or (row.since is not None and row.since >= moment.valid_from))
        and (moment.valid_until is None or (row.valid_until is not None and row.valid_until <= moment.valid_until))
    ]


def _at(fact: Fact, moment: Moment, now: Instant) -> Fact | None:
    if fact.closing is not None and fact.closing.by is ClosedBy.MOVED and moment.at_instant is None:
        return None  # the row it moved to bears the same known time
    shown = fact
    for instant, opened, closed in (
        (moment.at_instant, fact.recorded_at, fact.closing.recorded_at if fact.closing else None),
        (moment.as_of, fact.known_at, fact.closing.known_at if fact.closing else None),
    ):
        if instant is None:
            continue
        if opened > instant or (closed is not None and closed <= instant):
            return None
        if closed is not None:
            # A deletion leaves the end that was told as it is; any other closing may have set it.
            kept = fact.valid_until if fact.closing is not None and fact.closing.by is ClosedBy.DELETED else None
            shown = replace(fact, closing=None, superseded_by=None, valid_until=kept)
    if moment.as_of is None and moment.at_instant is None:
        # Selecting by valid time, by either end of it, looks at history too.
        return fact if moment.valid_from is not None or moment.valid_until is not None or fact.current(now) else None
    until = shown.valid_until
    at = moment.as_of if moment.as_of is not None else moment.at_instant
    if at is not None and (shown.awaited(at) or (until is not None and until <= at)):
        return None
    return shown
