"""The two transports: the only code that has a colour. Each sends an exchange's request, waits, and sends it again.

Everything they decide with is elsewhere and colourless: `_exchange.py` (one call's way), `_retry.py` (the policy),
`_stream.py` (frames). What moves the bytes is behind the seam of `_http.py`. Callers who want answers undecoded get
them through `_raw.py`, over the same loops.
"""

import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, ClassVar, TypeVar

import anyio

from spectron_sdk._call import Call, Streaming, Walk
from spectron_sdk._config import Door, SurfaceName
from spectron_sdk._exchange import Exchange
from spectron_sdk._http import AsyncBody, AsyncHttp, Incoming, SyncBody, SyncHttp
from spectron_sdk._options import Options
from spectron_sdk._rules import Rules
from spectron_sdk.errors import TransportError

if TYPE_CHECKING:
    # Loaded by the first stream or walk.
    from spectron_sdk._pages import AsyncPages, Pages
    from spectron_sdk._stream import AsyncEventStream, EventStream

T = TypeVar("T")
Page = TypeVar("Page")
Row = TypeVar("Row")


class SyncTransport:
    """Sends calls and blocks until their answers are there. Safe to share between threads."""

    waits: ClassVar[bool] = False

    def __init__(self, http: SyncHttp, rules: Rules, *, sleep: Callable[[float], None] = time.sleep) -> None:
        self._http = http
        self._rules = rules
        self._sleep = sleep

    def run(self, call: Call[T]) -> T:
        """Send a call, again where that is safe, and give what its answer reads as."""
        answer, exchange = self.ask(call)
        return exchange.read(answer)

    def ask(self, call: Call[T]) -> tuple[Incoming, Exchange[T]]:
        """Send a call, again where that is safe, and give its answer as it came."""
        exchange = Exchange(self._rules, call)
        while True:
            exchange.begin()
            try:
                answer = self._http.send(exchange.request) if exchange.ends is None else self._in_time(exchange)
            except TransportError as failure:
                wait = exchange.failed(failure)
            except BaseException as error:
                exchange.abandoned(error)
                raise
            else:
                if (settled := exchange.settled(answer)) is not None:
                    return settled, exchange
                wait = exchange.refused(answer)
            self._sleep(wait)

    def open(self, call: Call[T], *, endless: bool = False) -> tuple[SyncBody, Exchange[T]]:
        """Send a call, again where that is safe, and give its answer with the body still to come."""
        exchange = Exchange(self._rules, call, endless=endless)
        while True:
            exchange.begin()
            try:
                body = self._http.open(exchange.request)
                if 200 <= body.status < 300:
                    exchange.answered(body.status, body.headers)
                    return body, exchange
                try:
                    answer = Incoming(body.status, body.headers, body.read())
                finally:
                    body.close()
            except TransportError as failure:
                wait = exchange.failed(failure)
            except BaseException as error:
                exchange.abandoned(error)
                raise
            else:
                wait = exchange.refused(answer)
            self._sleep(wait)

    def stream(self, streaming: Streaming[T]) -> "EventStream[T]":
        """Describe an event stream; it is opened when it is entered or first read."""
        from spectron_sdk._stream import EventStream

        return EventStream(self._open_stream, streaming, self._rules.secrets)

    def walk(self, walk: Walk[Page, Row]) -> "Pages[Page, Row]":
        """Describe a walk over pages; nothing is sent before it is iterated."""
        from spectron_sdk._pages import Pages

        return Pages(self, walk)

    def with_options(self, options: Options) -> "SyncTransport":
        """Copy this transport with other limits; the connections are shared."""
        return type(self)(self._http, self._rules.with_options(options), sleep=self._sleep)

    def close(self) -> None:
        self._http.close()

    def door(self, surface: SurfaceName) -> Door:
        """Give what requests to a surface carry."""
        return self._rules.doors[surface]

    def _open_stream(self, call: Call[None]) -> tuple[SyncBody, Exchange[None]]:
        return self.open(call, endless=True)

    def _in_time(self, exchange: Exchange[T]) -> Incoming:
        # A blocked read cannot be interrupted: each is cut short by its own limit, and the clock is read in between.
        body = self._http.open(exchange.request)
        try:
            chunks: list[bytes] = []
            for chunk in body.chunks():
                chunks.append(chunk)
                if exchange.remaining() <= 0:
                    raise exchange.out_of_time()
            return Incoming(body.status, body.headers, b"".join(chunks))
        finally:
            body.close()


class AsyncTransport:
    """Sends calls and awaits their answers, on asyncio or trio."""

    waits: ClassVar[bool] = True

    def __init__(
        self, http: AsyncHttp, rules: Rules, *, sleep: Callable[[float], Awaitable[None]] = anyio.sleep
    ) -> None:
        self._http = http
        self._rules = rules
        self._sleep = sleep

    async def run(self, call: Call[T]) -> T:
        """Send a call, again where that is safe, and give what its answer reads as."""
        answer, exchange = await self.ask(call)
        return exchange.read(answer)

    async def ask(self, call: Call[T]) -> tuple[Incoming, Exchange[T]]:
        """Send a call, again where that is safe, and give its answer as it came."""
        exchange = Exchange(self._rules, call)
        while True:
            exchange.begin()
            try:
                if exchange.ends is None:
                    answer = await self._http.send(exchange.request)
                else:
                    answer = await self._in_time(exchange)
            except TransportError as failure:
                wait = exchange.failed(failure)
            except BaseException as error:
                exchange.abandoned(error)
                raise
            else:
                if (settled := exchange.settled(answer)) is not None:
                    return settled, exchange
                wait = exchange.refused(answer)
            await self._sleep(wait)

    async def open(self, call: Call[T], *, endless: bool = False) -> tuple[AsyncBody, Exchange[T]]:
        """Send a call, again where that is safe, and give its answer with the body still to come."""
        exchange = Exchange(self._rules, call, endless=endless)
        while True:
            exchange.begin()
            try:
                if exchange.ends is None:
                    body = await self._http.open(exchange.request)
                else:
                    body = await self._opened_in_time(exchange)
                if 200 <= body.status < 300:
                    exchange.answered(body.status, body.headers)
                    return body, exchange
                try:
                    answer = Incoming(body.status, body.headers, await body.read())
                finally:
                    await body.aclose()
            except TransportError as failure:
                wait = exchange.failed(failure)
            except BaseException as error:
                exchange.abandoned(error)
                raise
            else:
                wait = exchange.refused(answer)
            await self._sleep(wait)

    def stream(self, streaming: Streaming[T]) -> "AsyncEventStream[T]":
        """Describe an event stream; it is opened when it is entered or first read."""
        from spectron_sdk._stream import AsyncEventStream

        return AsyncEventStream(self._open_stream, streaming, self._rules.secrets)

    def walk(self, walk: Walk[Page, Row]) -> "AsyncPages[Page, Row]":
        """Describe a walk over pages; nothing is sent before it is iterated."""
        from spectron_sdk._pages import AsyncPages

        return AsyncPages(self, walk)

    def with_options(self, options: Options) -> "AsyncTransport":
        """Copy this transport with other limits; the connections are shared."""
        return type(self)(self._http, self._rules.with_options(options), sleep=self._sleep)

    def door(self, surface: SurfaceName) -> Door:
        """Give what requests to a surface carry."""
        return self._rules.doors[surface]

    async def aclose(self) -> None:
        await self._http.aclose()

    async def _open_stream(self, call: Call[None]) -> tuple[AsyncBody, Exchange[None]]:
        return await self.open(call, endless=True)

    async def _in_time(self, exchange: Exchange[T]) -> Incoming:
        with anyio.move_on_after(exchange.remaining()):
            return await self._http.send(exchange.request)
        raise exchange.out_of_time()

    async def _opened_in_time(self, exchange: Exchange[T]) -> AsyncBody:
        with anyio.move_on_after(exchange.remaining()):
            return await self._http.open(exchange.request)
        raise exchange.out_of_time()
