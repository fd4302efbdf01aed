"""A connection pool for httpx's own transports, for HTTP/1.1 without a proxy: the freest connection first, no scans.

httpcore's pools look at every connection for every request, ask the system about each idle one, and give one idle
connection to several tasks at once, all but one of which try again. With 16 tasks that is most of a call's time. Here a
request takes the connection that was used last, or makes one, and has it to itself until its answer is closed; so a
cancelled request cannot leave a place taken either. The connections are httpcore's, over the streams of `_cork.py`; the
transports of `_httpx.py` take a pool of this kind in place of httpcore's.
"""

import threading
from collections.abc import AsyncIterator, Iterator
from time import monotonic
from types import TracebackType
from typing import Any, Self

import anyio

from spectron_sdk._cork import AsyncCorkedBackend, CorkedBackend


class Pool:
    """Connections for blocking requests from any thread.

    core is httpcore or a library of the same shape. At most `limit` requests are under way at once; further ones wait
    for as long as their `pool` timeout says. At most `spare` connections are kept for later, each for `keep_s` seconds.
    """

    def __init__(self, core: Any, ssl_context: Any, *, limit: int, spare: int, keep_s: float) -> None:
        self._core = core
        self._ssl_context = ssl_context
        self._limit = limit
        self._spare = min(spare, limit)
        self._keep_s = keep_s
        self._backend = CorkedBackend(core.SyncBackend(), core.WriteError)
        self._busy: set[Any] = set()
        self._waiting = 0
        # With the time since when each is idle, so the longest idle ones come first.
        self._idle: list[tuple[float, Any]] = []
        self._freed = threading.Condition()
        self._closed = False

    def handle_request(self, request: Any) -> Any:
        """Send a request; the answer's stream has to be closed."""
        connection = self._take(request.url.origin, request.extensions.get("timeout", {}).get("pool"))
        try:
            answer = connection.handle_request(request)
        except BaseException:
            self.give_back(connection)
            raise
        answer.stream = PooledBody(self, connection, answer.stream)
        return answer

    def close(self) -> None:
        """Close all connections, those in use too."""
        with self._freed:
            self._closed = True
            left = [*self._busy, *(connection for _, connection in self._idle)]
            self._idle.clear()
        for connection in left:
            connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _take(self, origin: Any, patience: float | None) -> Any:
        with self._freed:
            if len(self._busy) >= self._limit:
                self._wait(patience)
            while (connection := _freshest(self._idle, origin)) is not None:
                # Asks the system whether the server has hung up; nothing that waits.
                if not connection.has_expired():
                    break
                connection.close()
            if connection is None:
                connection = self._core.HTTPConnection(
                    origin, ssl_context=self._ssl_context, keepalive_expiry=self._keep_s, network_backend=self._backend
                )
                if len(self._busy) + len(self._idle) >= self._limit:
                    self._idle.pop(0)[1].close()
            self._busy.add(connection)
            return connection

    def _wait(self, patience: float | None) -> None:
        self._waiting += 1
        try:
            if not self._freed.wait_for(lambda: len(self._busy) < self._limit, patience):
                raise self._core.PoolTimeout(f"all {self._limit} connections were in use for {patience} s")
        finally:
            self._waiting -= 1

    def give_back(self, connection: Any) -> None:
        now, sound = monotonic(), _can_serve_again(connection)
        with self._freed:
            self._busy.discard(connection)
            if sound:
                self._idle.append((now, connection))
            surplus = _surplus(self._idle, 0 if self._closed else self._spare, now - self._keep_s)
            if self._waiting:
                self._freed.notify()
        for old in surplus if sound else (*surplus, connection):
            old.close()


class PooledBody:
    """An answer's body that gives its connection back when it is closed."""

    def __init__(self, pool: Pool, connection: Any, stream: Any) -> None:
        self._pool = pool
        self._connection = connection
        self._stream = stream
        self._closed = False

    def __iter__(self) -> Iterator[bytes]:
        return iter(self._stream)

    def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        try:
            if hasattr(self._stream, "close"):
                self._stream.close()
        finally:
            self._pool.give_back(self._connection)


class AsyncPool:
    """The same for tasks of one event loop. Made inside it."""

    def __init__(self, core: Any, ssl_context: Any, *, limit: int, spare: int, keep_s: float, backend: Any) -> None:
        self._core = core
        self._ssl_context = ssl_context
        self._limit = limit
        self._spare = min(spare, limit)
        self._keep_s = keep_s
        self._backend = AsyncCorkedBackend(backend, core.WriteError)
        self._places = anyio.Semaphore(limit)
        self._busy: set[Any] = set()
        self._idle: list[tuple[float, Any]] = []
        self._closed = False

    async def handle_async_request(self, request: Any) -> Any:
        """Send a request; the answer's stream has to be closed."""
        await self._wait(request.extensions.get("timeout", {}).get("pool"))
        try:
            connection = await self._take(request.url.origin)
        except BaseException:
            self._places.release()
            raise
        try:
            answer = await connection.handle_async_request(request)
        except BaseException:
            await self.give_back(connection)
            raise
        answer.stream = AsyncPooledBody(self, connection, answer.stream)
        return answer

    async def aclose(self) -> None:
        """Close all connections, those in use too."""
        self._closed = True
        left = [*self._busy, *(connection for _, connection in self._idle)]
        self._idle.clear()
        for connection in left:
            await _close(connection)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()

    async def _wait(self, patience: float | None) -> None:
        try:
            self._places.acquire_nowait()
        except anyio.WouldBlock:
            pass
        else:
            return
        with anyio.move_on_after(patience):
            await self._places.acquire()
            return
        raise self._core.PoolTimeout(f"all {self._limit} connections were in use for {patience} s")

    async def _take(self, origin: Any) -> Any:
        while (connection := _freshest(self._idle, origin)) is not None:
            if not connection.has_expired():
                self._busy.add(connection)
                return connection
            await _close(connection)
        connection = self._core.AsyncHTTPConnection(
            origin, ssl_context=self._ssl_context, keepalive_expiry=self._keep_s, network_backend=self._backend
        )
        self._busy.add(connection)
        if len(self._busy) + len(self._idle) > self._limit:
            await _close(self._idle.pop(0)[1])
        return connection

    async def give_back(self, connection: Any) -> None:
        now, sound = monotonic(), _can_serve_again(connection)
        self._busy.discard(connection)
        if sound:
            self._idle.append((now, connection))
        self._places.release()
        surplus = _surplus(self._idle, 0 if self._closed else self._spare, now - self._keep_s)
        # One that was cancelled between connecting and sending is left to itself by httpcore, and open.
        for old in surplus if sound else (*surplus, connection):
            await _close(old)


class AsyncPooledBody:
    """An answer's body that gives its connection back when it is closed."""

    def __init__(self, pool: AsyncPool, connection: Any, stream: Any) -> None:
        self._pool = pool
        self._connection = connection
        self._stream = stream
        self._closed = False

    def __aiter__(self) -> AsyncIterator[bytes]:
        iterator: AsyncIterator[bytes] = aiter(self._stream)
        return iterator

    async def aclose(self) -> None:
        if self._closed:
            return
        self._closed = True
        try:
            if hasattr(self._stream, "aclose"):
                # A cancellation must not keep the connection from being settled.
                with anyio.CancelScope(shield=True):
                    await self._stream.aclose()
        finally:
            await self._pool.give_back(self._connection)


async def _close(connection: Any) -> None:
    # Closing must come to its end even when the task is cancelled.
    with anyio.CancelScope(shield=True):
        await connection.aclose()


def _can_serve_again(connection: Any) -> bool:
    # One that never connected calls itself idle, and closed.
    return bool(connection.is_idle()) and not connection.is_closed()


def _freshest(idle: list[tuple[float, Any]], origin: Any) -> Any:
    """Take the connection to an origin that was used last, or None. There are three origins at most."""
    for place in range(len(idle) - 1, -1, -1):
        if idle[place][1].can_handle_request(origin):
            return idle.pop(place)[1]
    return None


def _surplus(idle: list[tuple[float, Any]], spare: int, idle_since: float) -> list[Any]:
    """Take out what has been idle for too long, or is more than is kept."""
    count = max(0, len(idle) - spare)
    while count < len(idle) and idle[count][0] < idle_since:
        count += 1
    if not count:
        return []
    old = [connection for _, connection in idle[:count]]
    del idle[:count]
    return old
