"""Event streams as callers see them: a context manager and an iterator, blocking or awaited, and the frames' meaning.

`Frames` is the colourless half: bytes in, values out, with the rules for a stream's end and for failures in its middle.
The two stream classes only move bytes into it. The bytes of frames are decoded in `_sse.py`; what one frame of a chat
means is in `models/chat.py`.
"""

import json
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from types import TracebackType
from typing import TYPE_CHECKING, Any, Final, Generic, Self, TypeVar

from spectron_sdk._call import Call, Streaming
from spectron_sdk._http import AsyncBody, Incoming, SyncBody
from spectron_sdk._json import as_members
from spectron_sdk._meta import Meta
from spectron_sdk._sse import EventDecoder, EventTooLarge, ServerEvent
from spectron_sdk.errors import MalformedResponse, TransportError, api_error

if TYPE_CHECKING:
    from spectron_sdk._exchange import Exchange

T = TypeVar("T")

# How long a finished stream may take to end by itself, which a server does right after the last frame. Reading that end
# lets the connection be used again.
READ_OUT_S: Final = 0.5


class Frames(Generic[T]):
    """Turns the bytes of one stream into values.

    Values wait in `ready`. A failure waits in `failure` until the values before it are taken, so what a reader sees
    does not depend on how the bytes were cut. `over` is true when neither more values nor more bytes are to be
    expected.
    """

    def __init__(self, streaming: Streaming[T], secrets: tuple[str, ...]) -> None:
        self._streaming = streaming
        self._secrets = secrets
        self._decoder = EventDecoder()
        self.ready: deque[T] = deque()
        self.failure: Exception | None = None
        self.over = False

    def feed(self, chunk: bytes) -> None:
        """Take bytes, split anywhere."""
        try:
            self._read(self._decoder.feed(chunk))
        except EventTooLarge as error:
            self._fail(self._malformed(str(error)))

    def finish(self) -> None:
        """Take the end of the body; without a terminal frame the answer is not whole."""
        self._read(self._decoder.finish())
        if not self.over:
            self._fail(self._malformed("the stream stopped before its last frame"))

    def _read(self, events: list[ServerEvent]) -> None:
        for event in events:
            if self.over:
                return
            if event.event == "error":
                self._fail(self._error(event))
                return
            try:
                value = self._streaming.read(event)
            except ValueError as error:
                self._fail(self._malformed(f"a frame cannot be read: {error}"))
                return
            self.ready.append(value)
            self.over = self._streaming.is_last(value)

    def _fail(self, failure: Exception) -> None:
        self.failure, self.over = failure, True

    def _error(self, event: ServerEvent) -> Exception:
        call = self._streaming.call
        try:
            problem: Any = json.loads(event.data)
        except ValueError:
            problem = None
        status = as_members(problem).get("status")
        return api_error(
            status if isinstance(status, int) and 400 <= status < 600 else 500,
            {},
            event.data.encode(),
            method=call.method,
            path=call.path,
            secrets=self._secrets,
        )

    def _malformed(self, reason: str) -> MalformedResponse:
        call = self._streaming.call
        return MalformedResponse(f"{call.method} {call.route}: {reason}", method=call.method, path=call.path)


class EventStream(Generic[T]):
    """The values of an event stream, in order.

    Use it in a `with` block, or read it to its end; either closes the connection. Nothing is sent before it is entered
    or first read, and nothing is sent twice once the server has begun to answer.
    """

    def __init__(
        self,
        opening: "Callable[[Call[None]], tuple[SyncBody, Exchange[None]]]",
        streaming: Streaming[T],
        secrets: tuple[str, ...],
    ) -> None:
        self._opening = opening
        self._streaming = streaming
        self._frames = Frames(streaming, secrets)
        self._body: SyncBody | None = None
        self._chunks: Iterator[bytes] | None = None
        self._closed = False
        self._answer_meta: Meta | None = None

    def __repr__(self) -> str:
        return _shown(self, self._streaming.call, opened=self._body is not None, closed=self._closed)

    def __iter__(self) -> Iterator[T]:
        return self

    def __next__(self) -> T:
        frames = self._frames
        while not self._closed:
            if frames.ready:
                value = frames.ready.popleft()
                if frames.over and not frames.ready and frames.failure is None:
                    self._finish()
                return value
            if frames.failure is not None:
                self.close()
                raise frames.failure
            chunks = self.opened()._chunks
            assert chunks is not None
            try:
                chunk = next(chunks, None)
            except TransportError as failure:
                self.close()
                failure.method, failure.path = self._streaming.call.method, self._streaming.call.path
                raise
            if chunk is None:
                frames.finish()
            else:
                frames.feed(chunk)
        raise StopIteration

    def _finish(self) -> None:
        self._closed = True
        if self._body is not None:
            self._body.finish(READ_OUT_S)

    def opened(self) -> Self:
        """Send the request now, unless that has happened, so that a refusal is raised here."""
        if self._body is None and not self._closed:
            body, exchange = self._opening(self._streaming.call)
            self._body, self._answer_meta = body, exchange.meta(body.status, body.headers)
            if not _is_event_stream(body.headers):
                try:
                    answer = Incoming(body.status, body.headers, body.read())
                finally:
                    self.close()
                raise exchange.unreadable(answer, f"it is {_kind(body.headers)}, not an event stream")
            self._chunks = body.chunks()
        return self

    def close(self) -> None:
        """Let go of the connection; reading on gives nothing more. Closing twice is harmless."""
        self._closed = True
        if self._body is not None:
            self._body.close()

    def __enter__(self) -> Self:
        return self.opened()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class AsyncEventStream(Generic[T]):
    """The values of an event stream, awaited.

    Use it in an `async with` block, or read it to its end; either closes the connection. Nothing is sent before it is
    entered or first read, and nothing is sent twice once the server has begun to answer.
    """

    def __init__(
        self,
        opening: "Callable[[Call[None]], Awaitable[tuple[AsyncBody, Exchange[None]]]]",
        streaming: Streaming[T],
        secrets: tuple[str, ...],
    ) -> None:
        self._opening = opening
        self._streaming = streaming
        self._frames = Frames(streaming, secrets)
        self._body: AsyncBody | None = None
        self._chunks: AsyncIterator[bytes] | None = None
        self._closed = False
        self._answer_meta: Meta | None = None

    def __repr__(self) -> str:
        return _shown(self, self._streaming.call, opened=self._body is not None, closed=self._closed)

    def __aiter__(self) -> AsyncIterator[T]:
        return self

    async def __anext__(self) -> T:
        frames = self._frames
        while not self._closed:
            if frames.ready:
                value = frames.ready.popleft()
                if frames.over and not frames.ready and frames.failure is None:
                    await self._finish()
                return value
            if frames.failure is not None:
                await self.aclose()
                raise frames.failure
            chunks = (await self.opened())._chunks
            assert chunks is not None
            try:
                chunk = await anext(chunks, None)
            except TransportError as failure:
                await self.aclose()
                failure.method, failure.path = self._streaming.call.method, self._streaming.call.path
                raise
            if chunk is None:
                frames.finish()
            else:
                frames.feed(chunk)
        raise StopAsyncIteration

    async def _finish(self) -> None:
        self._closed = True
        if self._body is not None:
            await self._body.finish(READ_OUT_S)

    async def opened(self) -> Self:
        """Send the request now, unless that has happened, so that a refusal is raised here."""
        if self._body is None and not self._closed:
            body, exchange = await self._opening(self._streaming.call)
            self._body, self._answer_meta = body, exchange.meta(body.status, body.headers)
            if not _is_event_stream(body.headers):
                try:
                    answer = Incoming(body.status, body.headers, await body.read())
                finally:
                    await self.aclose()
                raise exchange.unreadable(answer, f"it is {_kind(body.headers)}, not an event stream")
            self._chunks = body.chunks()
        return self

    async def aclose(self) -> None:
        """Let go of the connection; reading on gives nothing more. Closing twice is harmless."""
        self._closed = True
        if self._body is not None:
            await self._body.aclose()

    async def __aenter__(self) -> Self:
        return await self.opened()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()


def _shown(stream: object, call: Call[None], *, opened: bool, closed: bool) -> str:
    state = "closed" if closed else "open" if opened else "not opened"
    return f"<{type(stream).__name__} {call.method} {call.path}, {state}>"


def _kind(headers: dict[str, str]) -> str:
    return headers.get("content-type", "of no stated type").partition(";")[0].strip().lower()


def _is_event_stream(headers: dict[str, str]) -> bool:
    return _kind(headers) == "text/event-stream"
