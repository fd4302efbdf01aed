"""Network streams for httpcore that send a request in one piece.

httpcore writes the head of a request and its body separately, which costs a system call and a packet (with TLS, a
record) more than needed, and wakes the server for half a request. These streams hold what is written until an answer is
asked for. They serve HTTP/1.1 only, where one request at a time has the connection: HTTP/2 reads and writes at once,
and what is held would wait for ever. Used by `_pool.py`.
"""

import select
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final

import anyio

# More than this is worth a write of its own.
HOLD_BYTES: Final = 64 * 1024


class CorkedBackend:
    """Connects as another backend does, and corks what it connects. write_error is the library's own class."""

    def __init__(self, backend: Any, write_error: type[Exception]) -> None:
        self._backend = backend
        self._write_error = write_error

    def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> "CorkedStream":
        return CorkedStream(
            self._backend.connect_tcp(host, port, timeout, local_address, socket_options), self._write_error
        )


class CorkedStream:
    """A blocking stream."""

    __slots__ = ("_held", "_stream", "_write_error", "_write_timeout")

    def __init__(self, stream: Any, write_error: type[Exception]) -> None:
        self._stream = stream
        self._write_error = write_error
        self._held = b""
        self._write_timeout: float | None = None

    def write(self, buffer: bytes, timeout: float | None = None) -> None:
        if len(self._held) + len(buffer) <= HOLD_BYTES:
            self._held += buffer
            self._write_timeout = timeout
            return
        held, self._held = self._held, b""
        if held:
            self._stream.write(held, timeout)
        self._stream.write(buffer, timeout)

    def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        if self._held:
            held, self._held = self._held, b""
            # As httpcore has it: a server that stopped reading may still have said why.
            with suppress(self._write_error):
                self._stream.write(held, self._write_timeout)
        answered: bytes = self._stream.read(max_bytes, timeout)
        return answered

    def close(self) -> None:
        self._stream.close()

    def start_tls(
        self, ssl_context: Any, server_hostname: str | None = None, timeout: float | None = None
    ) -> "CorkedStream":
        return CorkedStream(self._stream.start_tls(ssl_context, server_hostname, timeout), self._write_error)

    def get_extra_info(self, info: str) -> Any:
        return self._stream.get_extra_info(info)


class AsyncCorkedBackend:
    """The same, awaited."""

    def __init__(self, backend: Any, write_error: type[Exception]) -> None:
        self._backend = backend
        self._write_error = write_error

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,  # noqa: ASYNC109 - httpcore's interface
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> "AsyncCorkedStream":
        return AsyncCorkedStream(
            await self._backend.connect_tcp(host, port, timeout, local_address, socket_options), self._write_error
        )


class AsyncCorkedStream:
    """An awaited stream."""

    __slots__ = ("_held", "_socket", "_stream", "_write_error", "_write_timeout")

    def __init__(self, stream: Any, write_error: type[Exception]) -> None:
        self._stream = stream
        self._write_error = write_error
        self._held = b""
        self._write_timeout: float | None = None
        # Looked up once: asking anyio for it costs a dozen system calls, and the pool asks before each request.
        self._socket = stream.get_extra_info("socket")

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:  # noqa: ASYNC109 - as above
        if len(self._held) + len(buffer) <= HOLD_BYTES:
            self._held += buffer
            self._write_timeout = timeout
            return
        held, self._held = self._held, b""
        if held:
            await self._stream.write(held, timeout)
        await self._stream.write(buffer, timeout)

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:  # noqa: ASYNC109 - as above
        if self._held:
            held, self._held = self._held, b""
            with suppress(self._write_error):
                await self._stream.write(held, self._write_timeout)
        answered: bytes = await self._stream.read(max_bytes, timeout)
        return answered

    async def aclose(self) -> None:
        await self._stream.aclose()

    async def start_tls(
        self,
        ssl_context: Any,
        server_hostname: str | None = None,
        timeout: float | None = None,  # noqa: ASYNC109 - as above
    ) -> "AsyncCorkedStream":
        try:
            stream = await self._stream.start_tls(ssl_context, server_hostname, timeout)
        except BaseException:
            # A cancelled handshake would leave the socket to the garbage collector.
            with anyio.CancelScope(shield=True):
                await self._stream.aclose()
            raise
        return AsyncCorkedStream(stream, self._write_error)

    def get_extra_info(self, info: str) -> Any:
        if info == "is_readable" and self._socket is not None:
            return _is_readable(self._socket.fileno())
        return self._stream.get_extra_info(info)


def _is_readable(descriptor: int) -> bool:
    """Tell whether bytes, or an end, wait to be read; a closed socket counts as readable."""
    if descriptor < 0:
        return True
    if not hasattr(select, "poll"):
        return bool(select.select([descriptor], [], [], 0)[0])
    poll = select.poll()
    poll.register(descriptor, select.POLLIN)
    return bool(poll.poll(0))
