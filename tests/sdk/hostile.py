"""A server that misbehaves to order: raw sockets in a thread, a handler per request, and counts of what came.

    with Hostile(b"HTTP/1.1 200 OK\r\n\r\n{") as server:

A handler is bytes to send before hanging up, or a function of the connection and the request; the last one given serves
all further requests. A connection whose handler returns True is kept for the next request.
"""

import socket
import ssl
import struct
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Self

AUTHORITY = str(Path(__file__).parent / "data" / "localhost.pem")


@dataclass(frozen=True)
class Received:
    """A request as it came over the wire; pieces counts the reads that it took."""

    head: bytes
    body: bytes
    pieces: int

    @property
    def line(self) -> str:
        return self.head.partition(b"\r\n")[0].decode()

    def header(self, name: str) -> str | None:
        for line in self.head.split(b"\r\n")[1:]:
            spelled, _, value = line.partition(b":")
            if spelled.decode().lower() == name:
                return value.strip().decode()
        return None


Handler = Callable[[socket.socket, Received], bool | None]


def answer(body: bytes, status: str = "200 OK", *headers: str) -> bytes:
    """Make a well-formed answer."""
    lines = [
        f"HTTP/1.1 {status}",
        "Content-Type: application/json",
        f"Content-Length: {len(body)}",
        *headers,
    ]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


def chunked(*pieces: bytes, kind: str = "application/json", end: bool = True) -> bytes:
    """Make an answer in chunks, without its end if so told."""
    head = f"HTTP/1.1 200 OK\r\nContent-Type: {kind}\r\nTransfer-Encoding: chunked\r\n\r\n".encode()
    body = b"".join(f"{len(piece):x}\r\n".encode() + piece + b"\r\n" for piece in pieces)
    return head + body + (b"0\r\n\r\n" if end else b"")


def keeping(content: bytes) -> Handler:
    """Send bytes and keep the connection."""

    def handle(connection: socket.socket, _: Received) -> bool:
        connection.sendall(content)
        return True

    return handle


def byte_by_byte(content: bytes) -> Handler:
    """Send bytes one at a time, each in a packet of its own, and keep the connection."""

    def handle(connection: socket.socket, _: Received) -> bool:
        for n in range(len(content)):
            connection.sendall(content[n : n + 1])
        return True

    return handle


def endlessly(head: bytes, piece: bytes) -> Handler:
    """Send a head, then the same piece until the client has had enough."""

    def handle(connection: socket.socket, _: Received) -> None:
        connection.sendall(head)
        with suppress(OSError):
            while True:
                connection.sendall(piece)

    return handle


def reset(content: bytes = b"") -> Handler:
    """Send bytes, maybe, then drop the connection with a reset."""

    def handle(connection: socket.socket, _: Received) -> None:
        if content:
            connection.sendall(content)
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))

    return handle


class Hostile:
    """The server. `received` lists the requests, `opened` and `open` count connections.

    reads says whether bodies are read, buffer how many bytes the system takes in before they are. With tls it speaks
    https, for which `AUTHORITY` vouches. speaks is for servers of another protocol: it gets the whole connection.
    """

    def __init__(
        self,
        *handlers: bytes | Handler,
        reads: bool = True,
        buffer: int | None = None,
        tls: bool = False,
        speaks: Callable[[socket.socket], None] | None = None,
    ) -> None:
        self.handlers: list[Handler] = [
            _sending(handler) if isinstance(handler, bytes) else handler for handler in handlers
        ]
        self.received: list[Received] = []
        self.opened = self.open = 0
        self._reads = reads
        self._tls = _server_context() if tls else None
        self._speaks = speaks
        self._lock = threading.Lock()
        self._over = threading.Event()
        self._listener = socket.socket()
        if buffer is not None:
            self._listener.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        self._listener.bind(("127.0.0.1", 0))
        self._listener.listen(256)
        self._threads: list[threading.Thread] = []
        self._connections: set[socket.socket] = set()

    @property
    def url(self) -> str:
        port = self._listener.getsockname()[1]
        return f"http://127.0.0.1:{port}" if self._tls is None else f"https://localhost:{port}"

    def __enter__(self) -> Self:
        self._spawn(self._accept)
        return self

    def __exit__(self, *_: object) -> None:
        self._over.set()
        with suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        with self._lock:
            for connection in self._connections:
                with suppress(OSError):
                    connection.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join(60)
            assert not thread.is_alive()

    def wait(self) -> None:
        """Wait until the test is over: for handlers that keep their client waiting."""
        self._over.wait(60)

    def _spawn(self, work: Callable[..., None], *args: object) -> None:
        thread = threading.Thread(target=work, args=args)
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        while not self._over.is_set():
            try:
                connection, _ = self._listener.accept()
            except OSError:
                return
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            with self._lock:
                self.opened += 1
                self.open += 1
                self._connections.add(connection)
            self._spawn(self._serve, connection)

    def _serve(self, connection: socket.socket) -> None:
        try:
            with suppress(OSError):
                if self._tls is not None:
                    connection = self._secured(connection, self._tls)
                if self._speaks is not None:
                    self._speaks(connection)
                    return
                while not self._over.is_set() and (request := self._read(connection)) is not None:
                    with self._lock:
                        handler = self.handlers[min(len(self.received), len(self.handlers) - 1)]
                        self.received.append(request)
                    if not handler(connection, request):
                        return
        finally:
            with self._lock:
                self.open -= 1
                self._connections.discard(connection)
            connection.close()

    def _secured(self, connection: socket.socket, tls: ssl.SSLContext) -> socket.socket:
        with self._lock:
            self._connections.discard(connection)
        secured = tls.wrap_socket(connection, server_side=True)
        with self._lock:
            self._connections.add(secured)
        return secured

    def _read(self, connection: socket.socket) -> Received | None:
        data, pieces = b"", 0
        while b"\r\n\r\n" not in data:
            if not (piece := connection.recv(65536)):
                return None
            data, pieces = data + piece, pieces + 1
        head, _, body = data.partition(b"\r\n\r\n")
        request = Received(head, body, pieces)
        left = int(request.header("content-length") or 0) - len(body)
        if not self._reads:
            return request
        gathered = [body]
        while left > 0:
            if not (piece := connection.recv(65536)):
                return None
            gathered.append(piece)
            left, pieces = left - len(piece), pieces + 1
        return Received(head, b"".join(gathered), pieces)


def _server_context() -> ssl.SSLContext:
    made = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    made.load_cert_chain(AUTHORITY)
    made.set_alpn_protocols(["h2", "http/1.1"])
    return made


def _sending(content: bytes) -> Handler:
    def handle(connection: socket.socket, _: Received) -> None:
        connection.sendall(content)

    return handle
