"""Walks over pages as callers see them: iterable item by item or page by page, blocking or awaited.

A walk as data is `Walk` in `_call.py`; the resources say how a page leads to the next. Nothing is sent before the first
item is asked for, a page only when the one before it is used up, and each iteration starts anew.
"""

from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from spectron_sdk._call import Call, Counted, Walk
from spectron_sdk.errors import InvalidArgument, MalformedResponse

if TYPE_CHECKING:
    from spectron_sdk._transport import AsyncTransport, SyncTransport

Page = TypeVar("Page")
Row = TypeVar("Row")

OFFSET_PAGE: Final = 100

# How often in a row a page is asked for anew because rows moved up; a listing that shrinks on and on is taken as it is.
_MOST_UNUSED: Final = 100


class Pages(Generic[Page, Row]):
    """The items of a listing across all its pages; `pages()` gives the answers themselves."""

    def __init__(self, transport: "SyncTransport", walk: Walk[Page, Row]) -> None:
        self._transport = transport
        self._walk = walk

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self._walk.first.method} {self._walk.first.path}>"

    def __iter__(self) -> Iterator[Row]:
        steps = _Steps(self._walk)
        while (call := steps.next_call()) is not None:
            yield from steps.take(self._transport.run(call))

    def pages(self) -> Iterator[Page]:
        """Iterate page by page, to the last; a limit ends it with the page that reaches it."""
        steps = _Steps(self._walk)
        while (call := steps.next_call()) is not None:
            page = self._transport.run(call)
            steps.take(page)
            if steps.taken:
                yield page


class AsyncPages(Generic[Page, Row]):
    """The items of a listing across all its pages, awaited; `pages()` gives the answers themselves."""

    def __init__(self, transport: "AsyncTransport", walk: Walk[Page, Row]) -> None:
        self._transport = transport
        self._walk = walk

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self._walk.first.method} {self._walk.first.path}>"

    def __aiter__(self) -> AsyncIterator[Row]:
        return _AsyncRows(_AsyncPageWalk(self._transport, self._walk))

    def pages(self) -> AsyncIterator[Page]:
        """Iterate page by page, to the last; a limit ends it with the page that reaches it."""
        return _AsyncPageWalk(self._transport, self._walk)


class _AsyncPageWalk(Generic[Page, Row]):
    """A class, because an async generator left half-read makes event loops complain."""

    def __init__(self, transport: "AsyncTransport", walk: Walk[Page, Row]) -> None:
        self._transport = transport
        self._steps = _Steps(walk)
        self.rows: Sequence[Row] = ()

    def __aiter__(self) -> AsyncIterator[Page]:
        return self

    async def __anext__(self) -> Page:
        while (call := self._steps.next_call()) is not None:
            page = await self._transport.run(call)
            self.rows = self._steps.take(page)
            if self._steps.taken:
                return page
        raise StopAsyncIteration


class _AsyncRows(Generic[Row]):
    def __init__(self, pages: _AsyncPageWalk[Any, Row]) -> None:
        self._pages = pages
        self._rows: Iterator[Row] = iter(())

    def __aiter__(self) -> AsyncIterator[Row]:
        return self

    async def __anext__(self) -> Row:
        while True:
            for row in self._rows:
                return row
            await anext(self._pages)
            self._rows = iter(self._pages.rows)


class _Steps(Generic[Page, Row]):
    """One iteration's way through a walk, without sending anything; `taken` tells whether the last page was used."""

    def __init__(self, walk: Walk[Page, Row]) -> None:
        self._walk = walk
        self._next: Call[Page] | None = None if walk.limit == 0 else walk.first
        self._asked: set[tuple[object, ...]] = set()
        self._seen = 0
        self._last: Sequence[Row] = ()
        self._way = None if walk.counted is None else _Way(walk.counted)
        self.taken = True

    def next_call(self) -> Call[Page] | None:
        """Give the request for the next page, None at the end."""
        call = self._next
        if call is not None and self._way is None:
            # A server that hands out a cursor twice would keep us here for ever.
            request = (call.path, call.query, call.body)
            if request in self._asked:
                raise self._circling(f"a cursor it had sent before: {dict(call.query).get('cursor')!r}")
            self._asked.add(request)
        return call

    def take(self, page: Page) -> Sequence[Row]:
        """Take a page and give its rows, as far as the limit lets."""
        walk = self._walk
        rows = walk.rows(page)
        if self._way is not None:
            self.taken = not self._way.moved_up(page)
            if not self.taken:
                self._next = self._way.call()
                return ()
        # And so would one that takes no notice of an offset.
        if rows and rows == self._last and not (self._way is not None and self._way.grew):
            raise self._circling("the same page twice")
        self._last = rows
        if self._way is not None:
            return self._cut(self._way.unseen(rows), self._way.call() if rows else None)
        return self._cut(rows, walk.following(page, self._seen + len(rows)))

    def _cut(self, rows: Sequence[Row], following: Call[Page] | None) -> Sequence[Row]:
        limit = self._walk.limit
        if limit is not None and self._seen + len(rows) >= limit:
            rows, following = rows[: limit - self._seen], None
        self._next = following
        self._seen += len(rows)
        return rows

    def _circling(self, sign: str) -> MalformedResponse:
        first = self._walk.first
        return MalformedResponse(f"the server sent {sign}", method=first.method, path=first.path)


class _Way(Generic[Page, Row]):
    """Where a walk by offset stands in a listing that may change while it is walked.

    Rows that were deleted, by whoever reads them or by others, move up those still to come. The total shows by how
    many: the page is asked for again from so much earlier, and rows that came before are left out.
    """

    def __init__(self, counted: Counted[Page, Row]) -> None:
        self._counted = counted
        self._offset = 0
        self._total: int | None = None
        self.grew = False
        self._known: set[object] = set()
        self._unused = 0

    def call(self) -> Call[Page] | None:
        """Give the request for where it stands, None at the end."""
        at_end = self._total is not None and self._offset >= self._total
        return None if at_end else self._counted.at(self._offset)

    def moved_up(self, page: Page) -> bool:
        """Tell whether a page is not the one that was meant, and step back if so."""
        before, self._total = self._total, self._counted.total(page)
        lost = 0 if before is None else before - self._total
        # New rows at the front push those seen into the next page, which may be the same then.
        self.grew = lost < 0
        if lost <= 0 or self._offset == 0 or self._unused >= _MOST_UNUSED:
            self._unused = 0
            return False
        self._unused += 1
        self._offset = max(0, self._offset - lost)
        return True

    def unseen(self, rows: Sequence[Row]) -> Sequence[Row]:
        """Step over the rows of a page and give those that did not come before."""
        self._offset += len(rows)
        fresh = [row for row in rows if self._counted.key(row) not in self._known]
        self._known.update(map(self._counted.key, rows))
        return fresh


def by_cursor(
    page: Callable[[str | None, int | None], Call[Page]],
    rows: Callable[[Page], Sequence[Row]],
    next_cursor: Callable[[Page], str | None],
    *,
    limit: int | None = None,
    page_size: int | None = None,
    most: int = 100,
) -> Walk[Page, Row]:
    """Describe a walk that follows cursors, byte for byte, until there is none.

    page describes the request for a cursor and a size. Without a page_size the server chooses, unless the limit needs
    no more than a page of at most `most`.
    """
    size = _size(page_size)
    if size is None and limit:
        size = min(limit, most)

    def following(held: Page, _: int) -> Call[Page] | None:
        # Only null is the end: a page may be empty, and so may a cursor.
        cursor = next_cursor(held)
        return None if cursor is None else page(cursor, size)

    return Walk(page(None, size), rows, following, _limit(limit))


def by_offset(
    page: Callable[[int, int], Call[Page]],
    rows: Callable[[Page], Sequence[Row]],
    total: Callable[[Page], int] | None = None,
    key: Callable[[Row], object] | None = None,
    *,
    limit: int | None = None,
    page_size: int | None = None,
) -> Walk[Page, Row]:
    """Describe a walk by offsets, until a page is empty or the total is reached, where the server tells it.

    page describes the request for an offset and a size. A page that is merely short is not the end: a server may cap
    the size. With a total and a key that tells rows apart, rows may be deleted along the way.
    """
    size = _size(page_size) or min(limit or OFFSET_PAGE, OFFSET_PAGE)

    def following(held: Page, seen: int) -> Call[Page] | None:
        if not rows(held) or (total is not None and seen >= total(held)):
            return None
        return page(seen, size)

    counted = None if total is None or key is None else Counted(total, key, lambda offset: page(offset, size))
    return Walk(page(0, size), rows, following, _limit(limit), counted)


def _limit(limit: int | None) -> int | None:
    given: object = limit
    if given is not None and (isinstance(given, bool) or not isinstance(given, int) or given < 0):
        raise InvalidArgument(f"limit must be 0 or more, or None, got {limit!r}", place="limit")
    return limit


def _size(size: int | None) -> int | None:
    given: object = size
    if given is not None and (isinstance(given, bool) or not isinstance(given, int) or given < 1):
        raise InvalidArgument(f"page_size must be 1 or more, or None, got {size!r}", place="page_size")
    return size
