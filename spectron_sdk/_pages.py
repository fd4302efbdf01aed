"""Walks over pages as callers see them: iterable item by item or page by page, blocking or awaited.

A walk as data is `Walk` in `_call.py`; the resources say how a page leads to the next. Nothing is sent before the first
item is asked for, a page only when the one before it is used up, and each iteration starts anew.
"""

from collections.abc import AsyncIterator, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from spectron_sdk._call import Call, Walk
from spectron_sdk.errors import InvalidArgument, MalformedResponse

if TYPE_CHECKING:
    from spectron_sdk._transport import AsyncTransport, SyncTransport

Page = TypeVar("Page")
Row = TypeVar("Row")

OFFSET_PAGE: Final = 100


class Pages(Generic[Page, Row]):
    """The items of a listing across all its pages; `pages()` gives the answers themselves."""

    def __init__(self, transport: "SyncTransport", walk: Walk[Page, Row]) -> None:
        self._transport = transport
        self._walk = walk

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
            yield page


class AsyncPages(Generic[Page, Row]):
    """The items of a listing across all its pages, awaited; `pages()` gives the answers themselves."""

    def __init__(self, transport: "AsyncTransport", walk: Walk[Page, Row]) -> None:
        self._transport = transport
        self._walk = walk

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
        call = self._steps.next_call()
        if call is None:
            raise StopAsyncIteration
        page = await self._transport.run(call)
        self.rows = self._steps.take(page)
        return page


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
    """One iteration's way through a walk, without sending anything."""

    def __init__(self, walk: Walk[Page, Row]) -> None:
        self._walk = walk
        self._next: Call[Page] | None = None if walk.limit == 0 else walk.first
        self._asked: set[tuple[object, ...]] = set()
        self._seen = 0

    def next_call(self) -> Call[Page] | None:
        """Give the request for the next page, None at the end."""
        call = self._next
        if call is not None:
            # A server that hands out a cursor twice would keep us here for ever.
            request = (call.path, call.query, call.body)
            if request in self._asked:
                raise MalformedResponse(
                    f"the server sent a cursor it had sent before: {dict(call.query).get('cursor')!r}",
                    method=call.method,
                    path=call.path,
                )
            self._asked.add(request)
        return call

    def take(self, page: Page) -> Sequence[Row]:
        """Take a page and give its rows, as far as the limit lets."""
        walk = self._walk
        rows = walk.rows(page)
        if walk.limit is not None and self._seen + len(rows) >= walk.limit:
            rows = rows[: walk.limit - self._seen]
            self._next = None
        else:
            self._next = walk.following(page, self._seen + len(rows))
        self._seen += len(rows)
        return rows


def at_most(limit: int | None) -> int | None:
    """Check a limit on items; None is no limit."""
    given: object = limit
    if given is not None and (isinstance(given, bool) or not isinstance(given, int) or given < 0):
        raise InvalidArgument(f"limit must be 0 or more, or None, got {limit!r}", place="limit")
    return limit


def page_size(size: int | None, limit: int | None, *, most: int, default: int | None = None) -> int | None:
    """Choose how many items to ask for at a time: what the caller said, else no more than the limit needs."""
    if size is not None:
        if isinstance(size, bool) or size < 1:
            raise InvalidArgument(f"page_size must be 1 or more, got {size!r}", place="page_size")
        return size
    if not limit:
        return default
    return min(limit, default if default is not None else most)
