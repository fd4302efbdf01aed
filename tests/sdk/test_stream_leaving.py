"""Leaving a stream before its end, in every way there is: the connection is closed at once, and nothing complains."""

import gc
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import anyio
import pytest

from spectron_sdk import AsyncSpectron, Spectron
from tests.sdk.colours import COLOURS, Colour

FIRST = (
    b"HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n"
    b'16\r\ndata: {"delta": "a"}\n\n\r\n'
)


class Silent:
    """Answers a request with the beginning of an event stream, and then says nothing until the client hangs up."""

    def __init__(self) -> None:
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.endpoint = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self.left = threading.Event()
        self._thread = threading.Thread(target=self._serve)
        self._thread.start()

    def _serve(self) -> None:
        try:
            connection, _ = self._socket.accept()
        except OSError:
            return
        with connection:
            connection.settimeout(10)
            try:
                connection.recv(65536)
                connection.sendall(FIRST)
                while connection.recv(65536):
                    pass
            except OSError:
                pass
            self.left.set()

    def stop(self) -> None:
        with suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()
        self._thread.join()


@pytest.fixture
def silent() -> Iterator[Silent]:
    """Run the silent server."""
    running = Silent()
    yield running
    running.stop()


def broken_off(on: Spectron) -> None:
    with on.chat_stream("x") as pieces:
        for piece in pieces:
            assert piece.delta == "a"
            break


def failed(on: Spectron) -> None:
    with suppress(ZeroDivisionError), on.chat_stream("x") as pieces:
        next(pieces)
        raise ZeroDivisionError


def closed(on: Spectron) -> None:
    pieces = on.chat("x", stream=True)
    next(pieces)
    pieces.close()
    pieces.close()
    assert list(pieces) == []


@pytest.mark.parametrize("leave", [broken_off, failed, closed])
def test_a_blocking_stream_can_be_left(silent: Silent, leave: Callable[[Spectron], None]) -> None:
    with Spectron(endpoint=silent.endpoint, api_key="any") as client:
        leave(client)
        assert silent.left.wait(60)
    gc.collect()


async def awaited_broken_off(on: AsyncSpectron) -> None:
    async with on.chat_stream("x") as pieces:
        async for piece in pieces:
            assert piece.delta == "a"
            break


async def awaited_failed(on: AsyncSpectron) -> None:
    with suppress(ZeroDivisionError):
        async with on.chat_stream("x") as pieces:
            await anext(pieces)
            raise ZeroDivisionError


async def awaited_closed(on: AsyncSpectron) -> None:
    pieces = await on.chat("x", stream=True)
    await anext(pieces)
    await pieces.aclose()
    await pieces.aclose()
    assert [piece async for piece in pieces] == []


async def cancelled_while_reading(on: AsyncSpectron) -> None:
    with anyio.move_on_after(0.5) as scope:
        async with on.chat_stream("x") as pieces:
            async for _ in pieces:
                pass
    assert scope.cancelled_caught


async def cancelled_from_outside(on: AsyncSpectron) -> None:
    first = anyio.Event()

    async def read() -> None:
        async with on.chat_stream("x") as pieces:
            async for _ in pieces:
                first.set()

    async with anyio.create_task_group() as group:
        group.start_soon(read)
        await first.wait()
        group.cancel_scope.cancel()


@pytest.mark.parametrize("backend", COLOURS[1:])
@pytest.mark.parametrize(
    "leave",
    [awaited_broken_off, awaited_failed, awaited_closed, cancelled_while_reading, cancelled_from_outside],
)
def test_an_awaited_stream_can_be_left(silent: Silent, backend: str, leave: Any) -> None:
    async def leave_and_look(on: AsyncSpectron) -> None:
        await leave(on)
        assert await anyio.to_thread.run_sync(silent.left.wait, 5)

    result = Colour(backend).ask(leave_and_look, endpoint=silent.endpoint, api_key="any")
    assert result is None, result
    gc.collect()
