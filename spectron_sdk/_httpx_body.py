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


def read_sync(answer: Any, headers: dict[str, str], limit: int) -> bytes:
    """Read a body whole, and close; raises the library's own exceptions."""
    try:
        if announced(headers, limit):
            content: bytes = answer.read()
            return content
        pieces, size = [], 0
        for piece in answer.iter_bytes():
            size += len(piece)
            if size > limit:
                raise too_large(limit)
            pieces.append(piece)
        return b"".join(pieces)
    except BaseException:
        answer.close()
        raise


async def read_async(answer: Any, headers: dict[str, str], limit: int) -> bytes:
    """Read a body whole, and close; raises the library's own exceptions."""
    try:
        if announced(headers, limit):
            content: bytes = await answer.aread()
            return content
        pieces, size = [], 0
        async for piece in answer.aiter_bytes():
            size += len(piece)
            if size > limit:
                raise too_large(limit)
            pieces.append(piece)
        return b"".join(pieces)
    except BaseException:
        with anyio.CancelScope(shield=True):
            await answer.aclose()
        raise


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
            return read_sync(self._answer, self.headers, self._limit)
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
            return await read_async(self._answer, self.headers, self._limit)
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
                await self._exhaust(self._running)
            await self._answer.aclose()

    async def _exhaust(self, running: Any) -> None:
        # The library's body is a chain of generators, each of which leaves the next to the garbage collector when it
        # is closed; trio warns of that, asyncio finishes them later in a task. Where they have nothing more to wait
        # for, because the connection is gone, they all run to their ends.
        stream = self._answer.extensions.get("network_stream")
        if stream is not None and self._answer.http_version != "HTTP/2" and not self._answer.is_closed:
            await stream.aclose()
            if not running.ag_running:
                with suppress(TransportError):
                    async for _ in running:
                        pass
        if not running.ag_running:
            await running.aclose()
