"""Bodies of answers over aiohttp: read whole up to a limit, chunk by chunk, or let go of halfway; and what failed."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Final

import aiohttp
from aiohttp.http_exceptions import ContentEncodingError

from spectron_sdk._http import announced, headers_of, too_large
from spectron_sdk.errors import ConfigurationError, ConnectionFailed, MalformedResponse, TimedOut, TransportError

FAILURES: Final = (aiohttp.ClientError, TimeoutError, OSError)

# These come before a byte of the request has left.
_NOT_SENT: Final = (aiohttp.ClientConnectorError, aiohttp.ClientHttpProxyError)


async def read_whole(
    answer: aiohttp.ClientResponse, headers: dict[str, str], limit: int, patience: float | None
) -> bytes:
    """Read a body, and let go of the connection."""
    try:
        if patience is None and announced(headers, limit):
            return await answer.read()
        pieces: list[bytes] = []
        size = 0
        async for piece in Pieces(answer.content, patience):
            size += len(piece)
            if size > limit:
                raise too_large(limit)
            pieces.append(piece)
        return b"".join(pieces)
    except BaseException:
        _hang_up(answer)
        raise


def _hang_up(answer: aiohttp.ClientResponse) -> None:
    """Drop the connection, unless its answer was read to the end: then it has gone back already."""
    if answer.connection is not None and answer.connection.transport is not None:
        answer.connection.transport.abort()
    answer.close()


class AiohttpBody:
    """A streamed answer."""

    def __init__(
        self, answer: aiohttp.ClientResponse, limit: int, patience: float | None, release: Callable[[], None]
    ) -> None:
        self.status = answer.status
        self.headers = headers_of(answer.raw_headers)
        self._answer = answer
        self._limit = limit
        self._patience = patience
        self._release = release
        self._closed = False

    def chunks(self) -> AsyncIterator[bytes]:
        return Pieces(self._answer.content, self._patience)

    async def read(self) -> bytes:
        try:
            return await read_whole(self._answer, self.headers, self._limit, self._patience)
        except FAILURES as error:
            raise failure(error) from error

    async def finish(self, seconds: float) -> None:
        try:
            with suppress(TransportError, TimeoutError):
                async with asyncio.timeout(seconds):
                    async for _ in self.chunks():
                        pass
        finally:
            await self.aclose()

    async def aclose(self) -> None:
        if not self._closed:
            self._closed = True
            _hang_up(self._answer)
            self._release()


class Pieces:
    """What arrives, as it arrives. A class, because a generator left half-read makes event loops complain."""

    def __init__(self, content: aiohttp.StreamReader, patience: float | None) -> None:
        self._content = content
        self._patience = patience

    def __aiter__(self) -> AsyncIterator[bytes]:
        return self

    async def __anext__(self) -> bytes:
        try:
            if self._patience is None:
                piece = await self._content.readany()
            else:
                async with asyncio.timeout(self._patience):
                    piece = await self._content.readany()
        except FAILURES as error:
            raise failure(error) from error
        if not piece:
            raise StopAsyncIteration
        return piece


def failure(error: Exception) -> TransportError | ConfigurationError:
    """Translate what aiohttp raised."""
    said = f"{str(error) or 'no further word'} ({type(error).__name__})"
    if isinstance(error, (aiohttp.InvalidURL, aiohttp.NonHttpUrlClientError)):
        return ConfigurationError(f"the endpoint is no usable URL: {said}")
    if isinstance(error, aiohttp.ConnectionTimeoutError):
        return TimedOut(f"timed out: {said}", sent=False)
    if isinstance(error, TimeoutError):
        return TimedOut(f"timed out: {said}", sent=True)
    if isinstance(error, aiohttp.ClientPayloadError) and isinstance(error.__cause__, ContentEncodingError):
        return MalformedResponse(f"the answer could not be decompressed: {said}")
    return ConnectionFailed(said, sent=not isinstance(error, _NOT_SENT))
