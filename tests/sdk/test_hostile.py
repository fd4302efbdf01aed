"""Servers that break every promise, over every adapter in every colour: a typed error each time, and soon."""

import gzip
import json
import pickle
import socket
import time
from typing import Any

import httpx
import pytest

from spectron_sdk import (
    APIError,
    ConfigurationError,
    ConnectionFailed,
    MalformedResponse,
    ServerError,
    TimedOut,
    TransportError,
)
from tests.sdk.hostile import (
    Handler,
    Hostile,
    Received,
    answer,
    byte_by_byte,
    chunked,
    endlessly,
    keeping,
    reset,
)
from tests.sdk.samples import CHAT, STATE
from tests.sdk.test_stream import DONE, HELLO
from tests.sdk.ways import EVERY_WAY, Way, ask, deltas, state

GOOD = json.dumps(STATE).encode()
EVENTS = (HELLO + DONE).encode()
PIECES = ["You live ", "in Bérlin", ""]

BROKEN: dict[str, bytes | Handler] = {
    "reset before a word": reset(),
    "hung up before a word": b"",
    "half a status line": b"HTTP/1.1 20",
    "half a head": b"HTTP/1.1 200 OK\r\nContent-Type: appl",
    "reset in the body": reset(b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"),
    "half a body": b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{",
    "half a chunk": b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n64\r\n{",
    "no last chunk": chunked(GOOD, end=False),
    "no HTTP at all": b"SSH-2.0-OpenSSH_9.6\r\n",
    "a chunk of no length": b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
    "two lengths": b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}",
    "a head without end": endlessly(b"HTTP/1.1 200 OK\r\n", b"X-Noise: " + b"n" * 4000 + b"\r\n"),
    "a line without end": endlessly(b"HTTP/1.1 200 OK\r\nX-Noise: ", b"n" * 4000),
}


@pytest.mark.parametrize("breakage", BROKEN)
@EVERY_WAY
def test_a_broken_answer_is_a_failed_connection(way: Way, breakage: str) -> None:
    with Hostile(BROKEN[breakage]) as server:
        error = way.fails(ConnectionFailed, server.url, state)
        assert error.sent is True
        assert (error.method, error.path) == ("GET", "/api/v1/c/state")
        assert isinstance(pickle.loads(pickle.dumps(error)), ConnectionFailed)
        # Libraries have tries of their own for reads; what is sent again, and when, is for the client to decide.
        assert len(server.received) == 1


@pytest.mark.parametrize("breakage", ["reset before a word", "hung up before a word", "half a body"])
@EVERY_WAY
def test_a_kept_connection_that_breaks_sends_nothing_twice(way: Way, breakage: str) -> None:
    def twice(client: Any) -> Any:
        if way.backend is None:
            client.state()
            return client.sessions.delete("sess_1")

        async def main() -> None:
            await client.state()
            await client.sessions.delete("sess_1")

        return main()

    with Hostile(keeping(answer(GOOD)), BROKEN[breakage]) as server:
        way.fails(ConnectionFailed, server.url, twice)
        assert [request.line.partition(" ")[0] for request in server.received] == ["GET", "DELETE"]
        assert server.opened == 1


MALFORMED = {
    "an empty body": answer(b""),
    "no body by rule": b"HTTP/1.1 204 No Content\r\n\r\n",
    "a page for people": answer(b"<html>Welcome to the airport</html>", "200 OK", "X-Portal: 1"),
    "half of the JSON": answer(GOOD[:-10]),
    "other JSON": answer(b"[1, 2]"),
    "another charset": answer('{"name": "Zoë"}'.encode("latin-1")),
    "two bytes a letter": answer(GOOD.decode().encode("utf-16")),
    "no compression after all": answer(GOOD, "200 OK", "Content-Encoding: gzip"),
    "a broken compression": answer(gzip.compress(GOOD)[:-12] + b"x" * 12, "200 OK", "Content-Encoding: gzip"),
}


@pytest.mark.parametrize("fault", MALFORMED)
@EVERY_WAY
def test_a_whole_answer_of_the_wrong_kind_is_malformed(way: Way, fault: str) -> None:
    with Hostile(keeping(MALFORMED[fault])) as server:
        way.fails(MalformedResponse, server.url, state)
        assert len(server.received) == 1


ENDLESS: dict[str, bytes | Handler] = {
    "until it hangs up": endlessly(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n\r\n", b"[" * 4096),
    "in chunks": endlessly(chunked(end=False), b"1000\r\n" + b" " * 4096 + b"\r\n"),
    "as announced": b"HTTP/1.1 200 OK\r\nContent-Length: 99999999999\r\n\r\n[[[[",
    "compressed": keeping(answer(gzip.compress(b" " * 10_000_000), "200 OK", "Content-Encoding: gzip")),
}


@pytest.mark.parametrize("kind", ENDLESS)
@EVERY_WAY
def test_a_body_without_end_is_cut_off(way: Way, kind: str) -> None:
    with Hostile(ENDLESS[kind]) as server:
        way.fails(MalformedResponse, server.url, state, a_max_answer_bytes=100_000)


@EVERY_WAY
def test_an_error_without_end_is_cut_off_too(way: Way) -> None:
    endless = endlessly(b"HTTP/1.1 500 Oh\r\nContent-Type: text/plain\r\n\r\n", b"x" * 4096)
    with Hostile(endless) as server:
        way.fails(MalformedResponse, server.url, state, a_max_answer_bytes=100_000)
    with Hostile(endless) as server:
        way.fails(MalformedResponse, server.url, deltas, a_max_answer_bytes=100_000)


@EVERY_WAY
def test_an_answer_just_within_the_limit_is_read(way: Way) -> None:
    for content in (answer(GOOD), chunked(GOOD)):
        with Hostile(keeping(content)) as server:
            way.run(server.url, state, a_max_answer_bytes=len(GOOD))
            way.fails(MalformedResponse, server.url, state, a_max_answer_bytes=len(GOOD) - 1)


@EVERY_WAY
def test_an_answer_may_come_a_byte_at_a_time(way: Way) -> None:
    plain = b"HTTP/1.1 200 OK\r\nX-Trace-Id: t1\r\nContent-Length: %d\r\n\r\n" % len(GOOD) + GOOD
    for content in (plain, chunked(*(GOOD[n : n + 1] for n in range(len(GOOD))))):
        with Hostile(byte_by_byte(content)) as server:
            assert way.run(server.url, state).model_dump(by_alias=True)


@EVERY_WAY
def test_a_stream_may_come_a_byte_at_a_time(way: Way) -> None:
    content = chunked(*(EVENTS[n : n + 1] for n in range(len(EVENTS))), kind="text/event-stream")
    with Hostile(byte_by_byte(content)) as server:
        assert way.run(server.url, deltas) == PIECES


@EVERY_WAY
def test_what_is_said_before_the_answer_is_passed_over(way: Way) -> None:
    early = b"HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: </style.css>\r\n\r\n"
    with Hostile(keeping(early + answer(GOOD))) as server:
        way.run(server.url, state)
        assert len(server.received) == 1


@EVERY_WAY
def test_a_change_of_protocol_is_an_error(way: Way) -> None:
    with Hostile(b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n") as server:
        way.fails((APIError, TransportError), server.url, state, timeout=0.3)


@pytest.mark.parametrize("status", ["301 Moved", "302 Found", "303 See Other", "307 Temporary", "308 Permanent"])
@EVERY_WAY
def test_the_key_does_not_travel_to_another_host(way: Way, status: str) -> None:
    with Hostile(keeping(answer(GOOD))) as other:
        location = f"Location: {other.url.replace('127.0.0.1', 'localhost')}/api/v1/c/state"
        with Hostile(keeping(answer(b"", status, location))) as server:
            for use in (state, ask, deltas):
                error = way.fails(APIError, server.url, use)
                assert error.status == int(status[:3])
        assert other.received == []


@EVERY_WAY
def test_cookies_are_not_kept(way: Way) -> None:
    with Hostile(keeping(answer(GOOD, "200 OK", "Set-Cookie: a=b; Path=/"))) as server:

        def twice(client: Any) -> Any:
            if way.backend is None:
                return [client.state(), client.state()]

            async def main() -> list[Any]:
                return [await client.state(), await client.state()]

            return main()

        way.run(server.url, twice)
        assert [request.header("cookie") for request in server.received] == [None, None]


STREAMS = {
    "cut in a frame": (b'data: {"delta": "You', ConnectionFailed),
    "cut between frames": (HELLO.encode(), ConnectionFailed),
}


@pytest.mark.parametrize("cut", STREAMS)
@EVERY_WAY
def test_a_stream_that_breaks_off_is_an_error(way: Way, cut: str) -> None:
    content, kind = STREAMS[cut]
    with Hostile(chunked(content, kind="text/event-stream", end=False)) as server:
        error = way.fails(kind, server.url, deltas)
        assert (error.method, error.path) == ("POST", "/api/v1/c/chat")
        assert len(server.received) == 1
    with Hostile(keeping(chunked(content, kind="text/event-stream"))) as server:
        way.fails(MalformedResponse, server.url, deltas)


@EVERY_WAY
def test_a_stream_of_another_kind_is_malformed(way: Way) -> None:
    with Hostile(keeping(answer(json.dumps(CHAT).encode()))) as server:
        assert "event stream" in str(way.fails(MalformedResponse, server.url, deltas))


@EVERY_WAY
def test_a_frame_without_end_is_cut_off(way: Way, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spectron_sdk._sse.EventDecoder.__init__.__kwdefaults__", {"max_event_bytes": 100_000})
    head = chunked(b"data: ", kind="text/event-stream", end=False)
    with Hostile(endlessly(head, b"1000\r\n" + b"x" * 4096 + b"\r\n")) as server:
        assert "larger than 100000 bytes" in str(way.fails(MalformedResponse, server.url, deltas))


@EVERY_WAY
def test_a_failing_server_is_a_typed_error_whatever_it_says(way: Way) -> None:
    for body in (b"", b"<html>", b"\xff\xfe", b'{"detail": [1, {"x": null}]}'):
        with Hostile(keeping(answer(body, "502 Bad Gateway"))) as server:
            assert way.fails(ServerError, server.url, state).status == 502


@EVERY_WAY
def test_an_endpoint_that_is_no_host_is_an_error_before_anything_is_sent(way: Way) -> None:
    error = way.fails((ConfigurationError, ConnectionFailed), "http://no.such.host.invalid:1", state)
    assert isinstance(error, ConfigurationError) or error.sent is False


def waits(server: list[Hostile], content: bytes) -> Handler:
    """Send bytes, then nothing more until the test is over."""

    def handle(connection: socket.socket, _: Received) -> None:
        connection.sendall(content)
        server[0].wait()

    return handle


@pytest.mark.parametrize("content", [b"", b"HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{", chunked(b"{", end=False)])
@EVERY_WAY
def test_a_server_that_falls_silent_times_out(way: Way, content: bytes) -> None:
    held: list[Hostile] = []
    with Hostile(waits(held, content)) as server:
        held.append(server)
        began = time.monotonic()
        assert way.fails(TimedOut, server.url, state, timeout=httpx.Timeout(30, read=0.2)).sent is True
        assert 0.15 < time.monotonic() - began < 25
        server.__exit__()
