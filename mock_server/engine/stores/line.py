"""A chain in order, with the place of a row that was learnt late found by halving.

`tops` holds for each place the newest known time up to it. It only grows, whatever the order of the rows, so the first
row newer than an instant is where `tops` passes it.
"""

from bisect import bisect_right
from collections.abc import Iterable

from mock_server.engine.instants import Instant
from mock_server.engine.records import Fact


class Line:
    """The ids of a chain's rows, oldest first, open to rows put between them."""

    __slots__ = ("_tops", "ids")

    def __init__(self, rows: Iterable[Fact]) -> None:
        self.ids: list[str] = []
        self._tops: list[Instant] = []
        for row in rows:
            self._put(len(self.ids), row)

    def first_after(self, known_at: Instant) -> int:
        """Give the place of the first row known later than an instant; past the end when there is none."""
        return bisect_right(self._tops, known_at)

    def insert(self, row: Fact, before: str | None) -> None:
        """Put a row before the one named, or at the end."""
        self._put(len(self.ids) if before is None else self.ids.index(before), row)

    def insert_by_time(self, row: Fact) -> None:
        """Put a row before the first that became known later."""
        self._put(self.first_after(row.known_at), row)

    def after(self, row_id: str) -> str | None:
        """Give the row that follows one; None for the last and for a stranger."""
        if row_id not in self.ids[-1:] and row_id in self.ids:
            return self.ids[self.ids.index(row_id) + 1]
        return None

    def _put(self, place: int, row: Fact) -> None:
        top = row.known_at if place == 0 else max(row.known_at, self._tops[place - 1])
        self.ids.insert(place, row.id)
        self._tops.insert(place, top)
        for later in range(place + 1, len(self._tops)):
            if self._tops[later] >= top:
                break
            self._tops[later] = top
