"""httpx transports that hand requests to an ASGI application in this process: no port, no socket.

The application runs on an event loop in a thread of its own, so that blocking code, asyncio and trio can all use one
and the same application, at once. Bodies stream: a chunk is there when the application has sent it, and closing a
response early tells the application that its client has gone. Which application it is, `testing.py` decides.
"""

import asyncio
import queue
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, MutableMapping
from concurrent.futures import Future
from functools import partial
from types import TracebackType
from typing import Any, Final, Self

import anyio.to_thread
import httpx

Message = MutableMapping[str, Any]
Application = Callable[[Any, Callable[[], Awaitable[Message]], Callable[[Message], Awaitable[None]]], Awaitable[None]]

_CLIENT: Final = ("127.0.0.1", 0)


class Hosted:
    """An application on its loop. A context manager; leaving it ends what is still running."""

    def __init__(self, app: Application) -> None:
        self._app = app
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name="spectron in process", daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def begin(self, request: httpx.Request, body: bytes) -> "Exchange":
        """Hand a request over; its answer comes through the Exchange."""
        exchange = Exchange(self._loop, request, body)
        exchange.running = asyncio.run_coroutine_threadsafe(exchange.run(self._app), self._loop)
        return exchange

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_forever()
            left = asyncio.all_tasks(self._loop)
            for task in left:
                task.cancel()
            self._loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
            self._loop.run_until_complete(self._loop.shutdown_asyncgens())
        finally:
            self._loop.close()


class Exchange:
    """One request and what comes back for it: messages of the application, then its failure or None as the end."""

    def __init__(self, loop: asyncio.AbstractEventLoop, request: httpx.Request, body: bytes) -> None:
        self._loop = loop
        self._scope = _scope(request)
        self._body: bytes | None = body
        self._gone = asyncio.Event()
        self._answers: queue.SimpleQueue[Message | BaseException | None] = queue.SimpleQueue()
        self._patience: float | None = request.extensions.get("timeout", {}).get("read")
        self.running: Future[None] | None = None

    async def run(self, app: Application) -> None:
        """Let the application answer; runs on its loop."""
        try:
            await app(self._scope, self._receive, self._send)
        except BaseException as error:
            self._answers.put(error)
            if not isinstance(error, Exception):
                raise
        else:
            self._answers.put(None)

    def next_message(self) -> Message | None:
        """Wait for the application's next message; None when it is done."""
        try:
            answer = self._answers.get(timeout=self._patience)
        except queue.Empty:
            raise httpx.ReadTimeout(f"no answer within {self._patience} s") from None
        if isinstance(answer, ConnectionError):
            raise httpx.RemoteProtocolError(f"the connection was cut: {answer}") from answer
        if isinstance(answer, BaseException):
            raise answer
        return answer

    def leave(self) -> None:
        """Tell the application that nobody waits for the rest, and whoever still does that there is no more."""
        self._answers.put(None)
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._gone.set)

    async def _receive(self) -> Message:
        if self._body is None:
            await self._gone.wait()
            return {"type": "http.disconnect"}
        body, self._body = self._body, None
        return {"type": "http.request", "body": body, "more_body": False}

    async def _send(self, message: Message) -> None:
        self._answers.put(message)


class InProcessTransport(httpx.BaseTransport):
    """For httpx.Client, and whatever takes one."""

    def __init__(self, hosted: Hosted) -> None:
        self._hosted = hosted

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        """Send one request."""
        exchange = self._hosted.begin(request, request.read())
        start = _started(exchange.next_message())
        return httpx.Response(
            start["status"],
            headers=start["headers"],
            stream=_SyncBody(exchange),
            extensions={"network_stream": _Line(exchange)},
        )


class AsyncInProcessTransport(httpx.AsyncBaseTransport):
    """For httpx.AsyncClient on asyncio or trio."""

    def __init__(self, hosted: Hosted) -> None:
        self._hosted = hosted

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        """Send one request."""
        exchange = self._hosted.begin(request, await request.aread())
        try:
            start = _started(await _waited(exchange))
        except BaseException:
            exchange.leave()
            raise
        return httpx.Response(
            start["status"],
            headers=start["headers"],
            stream=_AsyncBody(exchange),
            extensions={"network_stream": _Line(exchange)},
        )


class _Line:
    """What stands where a connection would: it can be hung up."""

    def __init__(self, exchange: Exchange) -> None:
        self._exchange = exchange

    def get_extra_info(self, info: str) -> None:
        """Know nothing about sockets."""

    def close(self) -> None:
        self._exchange.leave()

    async def aclose(self) -> None:
        self._exchange.leave()


class _SyncBody(httpx.SyncByteStream):
    def __init__(self, exchange: Exchange) -> None:
        self._exchange = exchange

    def __iter__(self) -> Iterator[bytes]:
        while (message := self._exchange.next_message()) is not None:
            if message["type"] == "http.response.body":
                yield message.get("body", b"")

    def close(self) -> None:
        self._exchange.leave()


class _AsyncBody(httpx.AsyncByteStream):
    def __init__(self, exchange: Exchange) -> None:
        self._exchange = exchange

    async def __aiter__(self) -> AsyncIterator[bytes]:
        while (message := await _waited(self._exchange)) is not None:
            if message["type"] == "http.response.body":
                yield message.get("body", b"")

    async def aclose(self) -> None:
        self._exchange.leave()


async def _waited(exchange: Exchange) -> Message | None:
    # A cancelled wait leaves its thread behind until `leave` makes the application end, which wakes it.
    return await anyio.to_thread.run_sync(partial(exchange.next_message), abandon_on_cancel=True)


def _started(message: Message | None) -> Message:
    if message is None or message["type"] != "http.response.start":
        raise httpx.RemoteProtocolError("the application ended without an answer")
    return message


def _scope(request: httpx.Request) -> dict[str, Any]:
    path, _, query = request.url.raw_path.partition(b"?")
    return {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": request.method,
        "scheme": request.url.scheme,
        "path": request.url.path,
        "raw_path": path,
        "query_string": query,
        "root_path": "",
        "headers": [(name.lower(), value) for name, value in request.headers.raw],
        "client": _CLIENT,
        "server": (request.url.host, request.url.port),
        "state": {},
    }
