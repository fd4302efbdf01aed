"""A deadline over all attempts, against a server that never quite finishes: in each colour the call ends in time."""

import socket
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from spectron_sdk import ServerError, TimedOut
from spectron_sdk.testing import local_server
from tests.sdk.colours import Colour

HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n"


class Dribbler:
    """Answers each connection with a head at once and then a byte every few milliseconds, until it is stopped."""

    def __init__(self) -> None:
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.endpoint = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self._stopped = threading.Event()
        self._threads: list[threading.Thread] = []
        self._accepting = threading.Thread(target=self._accept)
        self._accepting.start()

    def _accept(self) -> None:
        while not self._stopped.is_set():
            try:
                connection, _ = self._socket.accept()
            except OSError:
                return
            thread = threading.Thread(target=self._answer, args=(connection,))
            self._threads.append(thread)
            thread.start()

    def _answer(self, connection: socket.socket) -> None:
        with connection:
            try:
                connection.recv(65536)
                connection.sendall(HEAD)
                while not self._stopped.wait(0.01):
                    connection.sendall(b" ")
            except OSError:
                return

    def stop(self) -> None:
        self._stopped.set()
        self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()
        for thread in (self._accepting, *self._threads):
            thread.join()


@pytest.fixture
def dribbler() -> Iterator[Dribbler]:
    """Run the dribbling server."""
    running = Dribbler()
    yield running
    running.stop()


def test_a_body_that_dribbles_is_given_up_at_the_deadline(dribbler: Dribbler, colour: Colour) -> None:
    settings: dict[str, Any] = {"endpoint": dribbler.endpoint, "api_key": "local", "timeout": 5.0}
    started = time.perf_counter()
    result = colour.ask(lambda on: on.state(deadline=0.3), **settings)
    taken = time.perf_counter() - started
    assert isinstance(result, TimedOut), result
    assert result.attempts == 1
    assert 0.25 < taken < 20


def test_no_attempt_is_begun_that_the_deadline_would_cut_off(colour: Colour) -> None:
    with local_server() as server:
        server.fail("getState", status=503, retry_after=30, count=None)
        started = time.perf_counter()
        result = colour.ask(lambda on: on.state(deadline=20), endpoint=server.endpoint, api_key="local")
        assert isinstance(result, ServerError), result
        assert time.perf_counter() - started < 20
        assert (result.attempts, result.retry_after) == (1, 30.0)
        assert result.__notes__ == ["the deadline leaves no time for another attempt"]


def test_a_call_that_is_in_time_is_answered(colour: Colour) -> None:
    with local_server() as server:
        server.fail("getState", status=503, retry_after=0)
        state = colour.ask(lambda on: on.state(deadline=20), endpoint=server.endpoint, api_key="local")
        assert state.identity is not None
        assert len(server.requests("getState")) == 2


def test_a_stream_that_does_not_begin_is_given_up_at_the_deadline(colour: Colour) -> None:
    with local_server() as server:
        server.fail("chat", latency_s=30)
        started = time.perf_counter()

        def read(on: Any) -> Any:
            pieces = on.chat_stream("x", deadline=0.3)
            return list(pieces) if colour.name == "blocking" else pieces

        result = colour.ask(read, endpoint=server.endpoint, api_key="local")
        assert isinstance(result, TimedOut), result
        assert time.perf_counter() - started < 25
