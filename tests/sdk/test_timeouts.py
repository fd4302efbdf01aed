"""Timeouts mean the same with every adapter and in every colour: connect, read, write, and a free connection."""

import json
import socket
import threading
import time

import anyio
import anyio.to_thread
import httpx
import pytest

from spectron_sdk import (
    AsyncSpectron,
    TimedOut,
)
from tests.sdk.hostile import Handler, Hostile, Received, answer
from tests.sdk.samples import CHAT, STATE
from tests.sdk.ways import EVERY_WAY, WAITING_WAYS, Way, state

GOOD = answer(json.dumps(STATE).encode())


def silent(held: list[Hostile], content: bytes = b"") -> Handler:
    def handle(connection: socket.socket, _: Received) -> None:
        connection.sendall(content)
        held[0].wait()

    return handle


@EVERY_WAY
def test_reading_times_out_by_itself(way: Way) -> None:
    held: list[Hostile] = []
    with Hostile(silent(held)) as server:
        held.append(server)
        error = way.fails(TimedOut, server.url, state, timeout=httpx.Timeout(30, read=0.1))
        assert error.sent is True
        server.__exit__()


@EVERY_WAY
def test_a_slow_answer_that_keeps_coming_does_not_time_out(way: Way) -> None:
    body = json.dumps(STATE).encode()

    def drip(connection: socket.socket, _: Received) -> bool:
        connection.sendall(answer(body)[: -len(body)])
        for start in range(0, len(body), len(body) // 6):
            time.sleep(0.25)
            connection.sendall(body[start : start + len(body) // 6])
        return True

    with Hostile(drip) as server:
        way.run(server.url, state, timeout=httpx.Timeout(30, read=1.5))


@EVERY_WAY
@pytest.mark.parametrize("span", [float("inf"), 1e300, 10**400, httpx.Timeout(1e12)], ids=repr)
def test_longer_than_clocks_can_count_is_for_ever(way: Way, span: float | httpx.Timeout) -> None:
    def prompt(connection: socket.socket, _: Received) -> bool:
        connection.sendall(GOOD)
        return True

    with Hostile(prompt) as server:
        way.run(server.url, state, timeout=span)
        if not isinstance(span, httpx.Timeout):
            way.run(server.url, state, deadline=span)


LARGE = "x" * 6_000_000


@EVERY_WAY
def test_writing_times_out_by_itself(way: Way) -> None:
    held: list[Hostile] = []
    with Hostile(silent(held), reads=False, buffer=4096) as server:
        held.append(server)
        began = time.monotonic()
        error = way.fails(TimedOut, server.url, lambda client: client.chat(LARGE), timeout=httpx.Timeout(30, write=0.2))
        assert error.sent is True
        assert time.monotonic() - began < 25
        server.__exit__()


@EVERY_WAY
def test_a_slow_upload_that_keeps_going_does_not_time_out(way: Way) -> None:
    def slowly(connection: socket.socket, request: Received) -> bool:
        left = int(request.header("content-length") or 0) - len(request.body)
        while left > 0:
            time.sleep(0.003)
            left -= len(connection.recv(65536))
        connection.sendall(answer(json.dumps(CHAT).encode()))
        return True

    # Longer than either limit, even when all that buffers can take is gone.
    with Hostile(slowly, reads=False, buffer=65536) as server:
        limits = httpx.Timeout(30, read=1.0, write=1.0)
        assert way.run(server.url, lambda client: client.chat("x" * 24_000_000), timeout=limits).reply == CHAT["reply"]


@EVERY_WAY
def test_the_answer_to_a_large_upload_can_time_out(way: Way) -> None:
    held: list[Hostile] = []
    for content in (b"", b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"):
        with Hostile(silent(held, content)) as server:
            held[:] = [server]
            limits = httpx.Timeout(30, read=0.2)
            assert way.fails(TimedOut, server.url, lambda client: client.chat("x" * 100_000), timeout=limits).sent
            server.__exit__()


@EVERY_WAY
def test_connecting_times_out_by_itself(way: Way) -> None:
    # A listener whose queue is full does not answer.
    with socket.socket() as full:
        full.bind(("127.0.0.1", 0))
        full.listen(0)
        crowd = [socket.socket() for _ in range(4)]
        for one in crowd:
            one.setblocking(False)
            one.connect_ex(full.getsockname())
        url = f"http://127.0.0.1:{full.getsockname()[1]}"
        error = way.fails(TimedOut, url, state, timeout=httpx.Timeout(30, connect=0.1))
        assert error.sent is False
        for one in crowd:
            one.close()


@WAITING_WAYS
def test_waiting_for_a_free_connection_times_out_by_itself(way: Way) -> None:
    held: list[Hostile] = []
    began = threading.Event()

    def handle(connection: socket.socket, request: Received) -> None:
        began.set()
        held[0].wait()

    with Hostile(handle) as server:
        held.append(server)

        async def both(client: AsyncSpectron) -> TimedOut:
            async with anyio.create_task_group() as group:
                group.start_soon(client.state)
                await anyio.to_thread.run_sync(began.wait)
                with pytest.raises(TimedOut) as caught:
                    await client.state()
                group.cancel_scope.cancel()
            return caught.value

        error = way.run(server.url, both, a_max_connections=1, timeout=httpx.Timeout(30, pool=0.1))
        assert error.sent is False
        server.__exit__()


@EVERY_WAY
def test_a_timeout_of_none_waits(way: Way) -> None:
    def late(connection: socket.socket, _: Received) -> bool:
        time.sleep(0.1)
        connection.sendall(GOOD)
        return True

    with Hostile(late) as server:
        way.run(server.url, state, timeout=None)
