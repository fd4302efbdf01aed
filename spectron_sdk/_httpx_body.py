"""Bodies of answers over httpx: read whole up to a limit, chunk by chunk, or let go of halfway."""

import socket
import threading
from collections.abc import AsyncGenerator, AsyncIterator, Generator, Iterator
from contextlib import suppress
from typing import Any

import anyio

from spectron_sdk._http import announced, headers_of, too_large
from spectron_sdk._httpx_client import Library, failure
from spectron_sdk.errors import TransportError


def read_sync(answer: Any, headers: dict[str, str], limit: int, library: Library) -> bytes:
    """Read a body whole, and close; raises the library's own exceptions."""
    try:
        if answer.is_stream_consumed:
            # By a hook of a client that was brought along.
            content: bytes = answer.read()
            return content
        if announced(headers, limit):
            # Without the library's own layers, which look for an encoding.
            content = b"".join(answer.stream)
            answer.close()
            return content
        raw = list(_within(limit, answer.iter_raw()))
    except BaseException:
        answer.close()
        raise
    return _decoded(raw, headers, limit, library)


async def read_async(answer: Any, headers: dict[str, str], limit: int, library: Library) -> bytes:
    """Read a body whole, and close; raises the library's own exceptions."""
    running: AsyncGenerator[bytes] | None = None
    try:
        if answer.is_stream_consumed:
            content: bytes = await answer.aread()
            return content
        if announced(headers, limit):
            content = b"".join([piece async for piece in answer.stream])
            await answer.aclose()
            return content
        raw: list[bytes] = []
        size = 0
        arriving: AsyncGenerator[bytes] = answer.aiter_raw()
        running = arriving
        async for piece in arriving:
            raw.append(piece)
            size += len(piece)
            if size > limit:
                raise too_large(limit)
    except BaseException:
        with anyio.CancelScope(shield=True):
            if running is not None:
                await _exhaust(answer, running, library)
            await answer.aclose()
        raise
    return _decoded(raw, headers, limit, library)


def _decoded(raw: list[bytes], headers: dict[str, str], limit: int, library: Library) -> bytes:
    encoding = headers.get("content-encoding")
    if encoding is None:
        return b"".join(raw)
    # The library decodes while it reads. It is given small pieces, since each may come out a thousand times larger.
    pieces = (piece[start : start + 1024] for piece in raw for start in range(0, len(piece), 1024))
    whole = library.http.Response(200, headers={"content-encoding": encoding}, content=pieces)
    return b"".join(_within(limit, whole.iter_bytes()))


def _within(limit: int, pieces: Iterator[bytes]) -> Iterator[bytes]:
    size = 0
    for piece in pieces:
        size += len(piece)
        if size > limit:
            raise too_large(limit)
        yield piece


async def _exhaust(answer: Any, running: Any, library: Library) -> None:
    """Bring a half-read body to its end by hanging up.

    It is a chain of generators, each of which leaves the next to the garbage collector when it is closed: trio warns of
    that, asyncio finishes them in a task of its own. Where they have nothing more to wait for, because the connection
    is gone, they all run to their ends.
    """
    if running.ag_running:
        return  # another task reads it, and is told by the closed connection
    stream = answer.extensions.get("network_stream")
    # Over HTTP/2 the connection carries other answers too.
    if stream is not None and answer.http_version != "HTTP/2" and not answer.is_closed:
        await stream.aclose()
        with suppress(TransportError, *library.failures):
            async for _ in running:
                pass
    await running.aclose()


class HttpxSyncBody:
    """A streamed answer."""

    def __init__(self, answer: Any, limit: int, library: Library) -> None:
        self.status: int = answer.status_code
        self.headers = headers_of(answer.headers.raw)
        self._answer = answer
        self._limit = limit
        self._library = library
        self._running: Generator[bytes] | None = None

    def chunks(self) -> Iterator[bytes]:
        self._running = self._chunks()
        return self._running

    def _chunks(self) -> Generator[bytes]:
        try:
            yield from self._answer.iter_bytes()
        except self._library.failures as error:
            raise failure(error, self._library) from error

    def read(self) -> bytes:
        try:
            return read_sync(self._answer, self.headers, self._limit, self._library)
        except self._library.failures as error:
            raise failure(error, self._library) from error

    def finish(self, seconds: float) -> None:
        # A blocked read cannot be interrupted, but its connection can be hung up.
        alarm = threading.Timer(seconds, self._hang_up)
        alarm.daemon = True
        alarm.start()
        try:
            with suppress(TransportError):
                for _ in self._running if self._running is not None else self.chunks():
                    pass
        finally:
            alarm.cancel()
            self.close()

    def close(self) -> None:
        self._answer.close()

    def _hang_up(self) -> None:
        stream = self._answer.extensions.get("network_stream")
        held = None if stream is None else stream.get_extra_info("socket")
        with suppress(OSError):
            if isinstance(held, socket.socket):
                # The plain socket's own method: that of a TLS socket is not made for a second thread.
                socket.socket.shutdown(held, socket.SHUT_RDWR)
            elif stream is not None:
                stream.close()


class HttpxAsyncBody:
    """A streamed answer, awaited."""

    def __init__(self, answer: Any, limit: int, library: Library) -> None:
        self.status: int = answer.status_code
        self.headers = headers_of(answer.headers.raw)
        self._answer = answer
        self._limit = limit
        self._library = library
        self._running: AsyncGenerator[bytes] | None = None

    def chunks(self) -> AsyncIterator[bytes]:
        self._running = self._chunks()
        return self._running

    async def _chunks(self) -> AsyncGenerator[bytes]:
        try:
            async for chunk in self._answer.aiter_bytes():
                yield chunk
        except self._library.failures as error:
            raise failure(error, self._library) from error

    async def read(self) -> bytes:
        try:
            return await read_async(self._answer, self.headers, self._limit, self._library)
        except self._library.failures as error:
            raise failure(error, self._library) from error

    async def finish(self, seconds: float) -> None:
        try:
            with anyio.move_on_after(seconds), suppress(TransportError):
                async for _ in self._running if self._running is not None else self.chunks():
                    pass
        finally:
            await self.aclose()

    async def aclose(self) -> None:
        with anyio.CancelScope(shield=True):
            if self._running is not None:
                await _exhaust(self._answer, self._running, self._library)
            await self._answer.aclose()
