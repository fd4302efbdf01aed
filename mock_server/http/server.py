"""A server on a socket of our own: bind, serve until told to stop, stop at once. In the foreground or in a thread.

uvicorn does the HTTP. What is ours: the socket (without IPPROTO_TCP asyncio leaves Nagle on), a ready line only when
connections are accepted, and a stop that does not wait for ticks or for open streams.
"""

import asyncio
import logging
import re
import socket
import sys
import threading
from collections.abc import Callable
from types import TracebackType
from typing import Any, Final, Self

import httptools
import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from mock_server.http.app import LONGEST_TARGET, App, too_long
from mock_server.http.asgi import Message
from mock_server.http.problems import Refusal

READY: Final = "spectron mock server ready at"
_SILENT: Final = logging.Logger("mock_server.silent", level=logging.CRITICAL + 1)
_REQUEST_LINE: Final = re.compile(rb"^([A-Z]{1,16}) ([^\r\n]*) HTTP/1\.[01]\r?$", re.MULTILINE)
_NO_URL: Final = re.compile(rb"[^\x21-\x7e]")
_GRACE_S: Final = 0.3
"""How long requests may take to end once the server stops."""


class ServerDidNotStart(RuntimeError):
    """The server thread ended before it accepted connections."""


def bind(host: str, port: int) -> socket.socket:
    """Bind a listening socket; port 0 takes a free one. Raises OSError when the port is taken, ValueError for none.

    Resolvers take a port modulo 65536, so that one out of range would be bound as another.
    """
    if type(port) is not int or not 0 <= port <= 65_535:
        raise ValueError(f"a port is a number from 0 to 65535, not {port!r}")
    family, kind, protocol, _, address = socket.getaddrinfo(
        host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP
    )[0]
    listener = socket.socket(family, kind, protocol)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        listener.bind(address)
        listener.setblocking(False)
    except OSError:
        listener.close()
        raise
    return listener


def url_of(listener: socket.socket) -> str:
    """Give the numeric base URL of a bound socket, a reachable one if it listens on every address."""
    host, port = listener.getsockname()[:2]
    host = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def run(app: App, listener: socket.socket, *, log_level: str = "warning") -> None:
    """Serve in the foreground until SIGTERM or SIGINT, and print one line on stdout once ready."""
    server = _Server(app, log_level, lambda: _print_ready(url_of(listener)))
    asyncio.run(server.serve(sockets=[listener]))


class RunningServer:
    """A server in a thread of this process, on a free port unless told otherwise. A context manager.

    Start-up takes a few milliseconds, stop() no longer than the requests that are still running (0.3 s at most).
    """

    def __init__(self, app: App, *, host: str = "127.0.0.1", port: int = 0) -> None:
        self.app = app
        self._listener = bind(host, port)
        self.url = url_of(self._listener)
        self._ready = threading.Event()
        self._server = _Server(app, "warning", self._ready.set)
        self._thread = threading.Thread(target=self._run, name=f"spectron-mock {self.url}", daemon=True)
        self._failure: BaseException | None = None

    def start(self) -> Self:
        """Start serving; returns once connections are accepted."""
        self._thread.start()
        self._ready.wait()
        if self._failure is not None:
            raise ServerDidNotStart(str(self._failure)) from self._failure
        return self

    def stop(self) -> None:
        """Stop serving and wait for the thread to end. A second call does nothing."""
        if self._thread.ident is None:
            self._listener.close()
            return
        self._server.ask_to_stop()
        self._thread.join()

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    def _run(self) -> None:
        try:
            asyncio.run(self._server.serve(sockets=[self._listener]))
        except BaseException as error:  # handed to start(), whatever it is
            self._failure = error
        finally:
            self._ready.set()


class _Line:
    """What the app hears and says over uvicorn's cycle: a request or an answer in one piece takes a short way.

    A head waits for the first piece of its body, even an empty one, so that an answer in one piece is one segment and
    one system call. All else is left to uvicorn.
    """

    __slots__ = ("_app", "_cycle", "_head")

    def __init__(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._cycle: Any = cycle  # uvicorn's types of messages are narrower than the protocol's
        self._app = app
        self._head: Message | None = None

    async def serve(self, scope: Any, *_: Any) -> None:
        """Run the app on this line."""
        await self._app(scope, self.receive, self.send)

    async def receive(self) -> Message:
        """Give the next message of the request."""
        cycle = self._cycle
        if (
            cycle.more_body
            or cycle.waiting_for_100_continue
            or cycle.disconnected
            or cycle.response_complete
            or not cycle.message_event.is_set()
        ):
            message: Message = await cycle.receive()
            return message
        cycle.flow.resume_reading()
        cycle.message_event.clear()
        body, cycle.body = cycle.body, bytearray()
        return {"type": "http.request", "body": bytes(body)}

    async def send(self, message: Message) -> None:
        """Say a part of the answer."""
        cycle, head = self._cycle, self._head
        if head is None:
            if cycle.response_started:
                await cycle.send(message)
            else:
                self._head = message
            return
        self._head = None
        whole = _whole(head, message, cycle)
        if whole is None:
            await cycle.send(head)
            await cycle.send(message)
            return
        cycle.response_started = cycle.response_complete = True
        cycle.transport.write(whole)
        cycle.message_event.set()
        cycle.on_response()


def _whole(head: Message, piece: Message, cycle: RequestResponseCycle) -> bytes | None:
    """Print an answer whose body is one piece; None where there is more to it than that."""
    if (
        piece.get("more_body", False)
        or not cycle.keep_alive
        or cycle.disconnected
        or cycle.flow.write_paused
        or cycle.scope["method"] == "HEAD"
    ):
        return None
    body: bytes = piece["body"]
    headers = head["headers"]
    lines = [STATUS_LINE[head["status"]]]
    length = None
    for name, value in headers:
        if name == b"connection":
            return None
        if name == b"content-length":
            length = int(value)
        lines += (name, b": ", value, b"\r\n")
    lines.append(b"\r\n")
    printed = b"".join(lines)
    if length != len(body) or printed.count(b"\n") != len(headers) + 2:
        return None
    return printed + body


class _Protocol(HttpToolsProtocol):
    """uvicorn's protocol, which also tells the app how to cut the line (for faults), and what could not be read."""

    url = b""
    _past = 0
    """Bytes of the target past the limit: they are only counted, so that no line of a request fills the memory."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.app_state = {"spectron.abort": transport.abort}

    def data_received(self, data: bytes) -> None:
        # What the base class does, but that a refusal is told what came.
        self._unset_keepalive_if_required()
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserError:
            self._refuse(data)
        except httptools.HttpParserUpgrade:
            self._unsupported_upgrade_warning()

    def on_url(self, url: bytes) -> None:
        if not self.url:
            self._past = 0
        if len(self.url) <= LONGEST_TARGET:
            self.url += url
        else:
            self._past += len(url)

    def _refuse(self, data: bytes) -> None:
        """Refuse what is no request, in the shape of the surface it asks for as far as that can be told."""
        app: Any = self.config.app
        method, target = _method_of(self.parser), self.url
        if not target:
            # The parser stops at the first strange byte of a target and tells nothing of it.
            method, target = _request_line(data)
        status, headers, body = app.unread(method, target, _why_unread(target, len(target) + self._past))
        lines = [STATUS_LINE[status], *(part for name, value in headers for part in (name, b": ", value, b"\r\n"))]
        self.transport.write(b"".join((*lines, b"connection: close\r\n\r\n", body)))
        self.transport.close()

    def cut(self) -> None:
        """Close at once, whatever is under way, and without a word in the log."""
        if self.cycle is not None:
            self.cycle.logger = _SILENT
        self.transport.abort()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        # As uvicorn has it, but for a callback, which would cost a turn of the loop per request.
        self.tasks.add(self.loop.create_task(self._answered(cycle, app)))

    async def _answered(self, cycle: RequestResponseCycle, app: Any) -> None:
        try:
            await cycle.run_asgi(_Line(cycle, app).serve)
        finally:
            self.tasks.discard(asyncio.current_task())


def _method_of(parser: httptools.HttpRequestParser) -> str:
    try:
        return parser.get_method().decode("ascii", "replace")
    except (AttributeError, httptools.HttpParserError):
        return "?"


def _request_line(data: bytes) -> tuple[str, bytes]:
    """Find the method and the target of what came last."""
    lines = list(_REQUEST_LINE.finditer(data))
    strange = [line for line in lines if _NO_URL.search(line[2])]
    found = next(iter(strange or lines), None)
    return ("?", b"") if found is None else (found[1].decode(), found[2])


def _why_unread(target: bytes, length: int) -> Refusal:
    """Say what is wrong with a request that the parser gave up on."""
    if length > LONGEST_TARGET:
        return too_long(length)
    strange = _NO_URL.search(target)
    if strange is not None:
        detail = f"the URL holds the raw byte 0x{strange[0].hex()}; percent-encode what is not printable ASCII"
        return Refusal(400, detail)
    return Refusal(400, "the request is not valid HTTP/1.1")


class _Server(uvicorn.Server):
    """uvicorn's server with a stop that is an event, not a tick of 100 ms."""

    def __init__(self, app: App, log_level: str, on_ready: Callable[[], None]) -> None:
        config = uvicorn.Config(
            app,
            http=_Protocol,
            loop="asyncio",
            ws="none",
            interface="asgi3",
            lifespan="off",
            log_config=None,
            log_level=log_level,
            access_log=False,
            server_header=False,
            date_header=False,
            proxy_headers=False,
            timeout_keep_alive=75,
        )
        super().__init__(config)
        self._app = app
        self._on_ready = on_ready
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stop: asyncio.Event | None = None

    def ask_to_stop(self) -> None:
        """Stop soon; may be called from any thread, and from a signal handler."""
        self.should_exit = True
        if self._loop is not None and self._stop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._stop.set)

    def handle_exit(self, sig: int, frame: Any) -> None:  # noqa: ARG002
        """Take SIGTERM or SIGINT as a wish to stop; the process then ends with code 0."""
        self.ask_to_stop()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening, then say so."""
        self._loop, self._stop = asyncio.get_running_loop(), asyncio.Event()
        await super().startup(sockets=sockets)
        self._on_ready()

    async def main_loop(self) -> None:
        """Wait until asked to stop."""
        assert self._stop is not None
        if not self.should_exit:
            await self._stop.wait()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close what is idle, end streams, give running requests a moment, then cut."""
        for server in self.servers:
            server.close()
        for listener in sockets or ():
            listener.close()
        self._app.streams.end_all()
        for connection in tuple(self.server_state.connections):
            connection.shutdown()
        running = tuple(self.server_state.tasks)
        late = (await asyncio.wait(running, timeout=_GRACE_S))[1] if running else set()
        for connection in tuple(self.server_state.connections):
            if isinstance(connection, _Protocol):
                connection.cut()
        await asyncio.sleep(0)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)


def _print_ready(url: str) -> None:
    sys.stdout.write(f"{READY} {url}\n")
    sys.stdout.flush()
