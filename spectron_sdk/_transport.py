"""The two transports: the only code that has a colour. Each sends an exchange's request, waits, and sends it again.

Everything they decide with is elsewhere and colourless: `_exchange.py` (one call's way), `_retry.py` (the policy),
`_stream.py` (frames). What moves the bytes is behind the seam of `_http.py`.
"""

import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import ClassVar, Literal, TypeVar

import anyio

from spectron_sdk._call import Call, Streaming
from spectron_sdk._exchange import Exchange, Rules
from spectron_sdk._http import AsyncBody, AsyncHttp, Incoming, SyncBody, SyncHttp, Timeouts
from spectron_sdk._stream import AsyncEventStream, EventStream
from spectron_sdk.errors import TransportError

T = TypeVar("T")


class SyncTransport:
    """Sends calls and blocks until their answers are there. Safe to share between threads."""

    waits: ClassVar[Literal[False]] = False

    def __init__(self, http: SyncHttp, rules: Rules, *, sleep: Callable[[float], None] = time.sleep) -> None:
        self._http = http
        self._rules = rules
        self._sleep = sleep

    def run(self, call: Call[T]) -> T:
        """Send a call, again where that is safe, and give what its answer reads as."""
        exchange = Exchange(self._rules, call)
        while True:
            try:
                answer = self._http.send(exchange.request)
            except TransportError as failure:
                wait = exchange.failed(failure)
            else:
                if 200 <= answer.status < 300:
                    return exchange.read(answer)
                wait = exchange.refused(answer)
            self._sleep(wait)

    def stream(self, streaming: Streaming[T]) -> EventStream[T]:
        """Describe an event stream; it is opened when it is entered or first read."""
        return EventStream(self._open, streaming, self._rules.secrets)

    def _open(self, call: Call[None]) -> tuple[SyncBody, Exchange[None]]:
        exchange = Exchange(self._rules, call, endless=True)
        while True:
            try:
                body = self._http.open(exchange.request)
                if 200 <= body.status < 300:
                    return body, exchange
                try:
                    answer = Incoming(body.status, body.headers, body.read())
                finally:
                    body.close()
            except TransportError as failure:
                wait = exchange.failed(failure)
            else:
                wait = exchange.refused(answer)
            self._sleep(wait)

    def with_rules(self, *, timeouts: Timeouts | None, max_retries: int | None) -> "SyncTransport":
        """Copy this transport with other limits; the connections are shared."""
        return SyncTransport(self._http, _changed(self._rules, timeouts, max_retries), sleep=self._sleep)

    def close(self) -> None:
        self._http.close()


class AsyncTransport:
    """Sends calls and awaits their answers, on asyncio or trio."""

    waits: ClassVar[Literal[True]] = True

    def __init__(
        self, http: AsyncHttp, rules: Rules, *, sleep: Callable[[float], Awaitable[None]] = anyio.sleep
    ) -> None:
        self._http = http
        self._rules = rules
        self._sleep = sleep

    async def run(self, call: Call[T]) -> T:
        """Send a call, again where that is safe, and give what its answer reads as."""
        exchange = Exchange(self._rules, call)
        while True:
            try:
                answer = await self._http.send(exchange.request)
            except TransportError as failure:
                wait = exchange.failed(failure)
            else:
                if 200 <= answer.status < 300:
                    return exchange.read(answer)
                wait = exchange.refused(answer)
            await self._sleep(wait)

    def stream(self, streaming: Streaming[T]) -> AsyncEventStream[T]:
        """Describe an event stream; it is opened when it is entered or first read."""
        return AsyncEventStream(self._open, streaming, self._rules.secrets)

    async def _open(self, call: Call[None]) -> tuple[AsyncBody, Exchange[None]]:
        exchange = Exchange(self._rules, call, endless=True)
        while True:
            try:
                body = await self._http.open(exchange.request)
                if 200 <= body.status < 300:
                    return body, exchange
                try:
                    answer = Incoming(body.status, body.headers, await body.read())
                finally:
                    await body.aclose()
            except TransportError as failure:
                wait = exchange.failed(failure)
            else:
                wait = exchange.refused(answer)
            await self._sleep(wait)

    def with_rules(self, *, timeouts: Timeouts | None, max_retries: int | None) -> "AsyncTransport":
        """Copy this transport with other limits; the connections are shared."""
        return AsyncTransport(self._http, _changed(self._rules, timeouts, max_retries), sleep=self._sleep)

    async def aclose(self) -> None:
        await self._http.aclose()


def _changed(rules: Rules, timeouts: Timeouts | None, max_retries: int | None) -> Rules:
    policy = rules.policy if max_retries is None else replace(rules.policy, max_retries=max_retries)
    return replace(rules, policy=policy, timeouts=rules.timeouts if timeouts is None else timeouts)
