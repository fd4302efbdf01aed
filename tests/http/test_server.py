"""The server on a socket: ports, readiness, stopping, faults on the wire."""

import asyncio
import re
import socket
import threading
from collections.abc import AsyncIterator

import httpx
import pytest

from mock_server.http.call import Call, Reply
from mock_server.http.events import frame
from mock_server.http.server import RunningServer, bind, url_of
from mock_server.wiring import Settings
from tests.http.small import small_app, write_note

KEY = {"Authorization": "Bearer k"}


def client(server: RunningServer) -> httpx.Client:
    return httpx.Client(base_url=server.url, headers=KEY, trust_env=False, timeout=10)


def test_a_running_server_answers_on_the_port_it_names() -> None:
    with RunningServer(small_app()) as server, client(server) as http:
        assert http.get("/api/v1/health").status_code == 200
        assert server.url.startswith("http://127.0.0.1:")


def test_the_socket_has_no_nagle() -> None:
    listener = bind("127.0.0.1", 0)
    assert listener.proto == socket.IPPROTO_TCP
    assert listener.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
    listener.close()


def test_two_servers_do_not_take_the_same_port() -> None:
    with RunningServer(small_app()) as server:
        port = int(server.url.rpartition(":")[2])
        with pytest.raises(OSError, match="in use"):
            bind("127.0.0.1", port)


def test_a_port_is_free_again_at_once() -> None:
    with RunningServer(small_app()) as server, client(server) as http:
        http.get("/api/v1/health")
        port = int(server.url.rpartition(":")[2])
    with RunningServer(small_app(), port=port) as again, client(again) as http:
        assert http.get("/api/v1/health").status_code == 200


def test_a_server_that_listens_everywhere_is_reached_on_loopback() -> None:
    listener = bind("0.0.0.0", 0)
    assert url_of(listener).startswith("http://127.0.0.1:")
    listener.close()


def test_stopping_leaves_no_thread_and_may_be_done_twice_or_before_the_start() -> None:
    before = threading.active_count()
    server = RunningServer(small_app()).start()
    server.stop()
    server.stop()
    assert threading.active_count() == before
    RunningServer(small_app()).stop()


def test_stopping_does_not_wait_for_idle_connections() -> None:
    with RunningServer(small_app()) as server, client(server) as http:
        http.get("/api/v1/health")
        server.stop()
        with pytest.raises(httpx.TransportError):
            http.get("/api/v1/health")


def test_stopping_ends_open_streams_with_a_last_frame() -> None:
    async def frames() -> AsyncIterator[bytes]:
        yield frame({"delta": "a"})
        await asyncio.Event().wait()

    app = small_app(streamNotes=lambda call: Reply(200, stream=frames()))
    with RunningServer(app) as server, client(server) as http, http.stream("GET", "/api/v1/c/stream") as answer:
        lines = answer.iter_lines()
        assert next(lines) == 'data: {"delta":"a"}'
        server.stop()
        rest = list(lines)
    assert "event: error" in rest
    assert '"status":503' in rest[-2]


def test_stopping_cuts_a_handler_that_does_not_end() -> None:
    async def forever(call: Call) -> Reply:
        started.set()
        await asyncio.Event().wait()
        return Reply(204)

    started = threading.Event()
    with RunningServer(small_app(listNotes=forever)) as server:

        def ask() -> None:
            with client(server) as http, pytest.raises(httpx.TransportError):
                http.get("/api/v1/c/notes")

        asking = threading.Thread(target=ask)
        asking.start()
        started.wait()
    asking.join()


def test_a_dropped_connection_looks_like_one_and_the_next_request_works() -> None:
    with RunningServer(small_app()) as server, client(server) as http:
        http.post("/_mock/faults", json={"operation": "writeNote", "drop": True, "when": "after", "count": 1})
        headers = {"Idempotency-Key": "k"}
        with pytest.raises(httpx.RemoteProtocolError):
            http.post("/api/v1/c/notes", json={"text": "x"}, headers=headers)
        retry = http.post("/api/v1/c/notes", json={"text": "x"}, headers=headers)
        assert (retry.status_code, retry.json()["seq"]) == (200, 1)
        seen = http.get("/_mock/requests").json()["requests"]
        assert [entry["status"] for entry in seen] == [None, 200]


def test_a_body_past_the_limit_is_answered_not_reset() -> None:
    with RunningServer(small_app(Settings(max_body=100_000))) as server, client(server) as http:
        answer = http.post("/api/v1/c/notes", content=b"x" * 500_000)
        assert answer.status_code == 413
        assert http.post("/api/v1/c/notes", json={"text": "x"}).status_code == 200


def test_raw_paths_arrive_as_they_were_sent() -> None:
    with RunningServer(small_app()) as server:
        port = int(server.url.rpartition(":")[2])
        with socket.create_connection(("127.0.0.1", port)) as line:
            line.sendall(
                b"GET /api/v1/c/notes/a%2Fb%252F HTTP/1.1\r\nhost: x\r\n"
                b"authorization: Bearer k\r\nconnection: close\r\n\r\n"
            )
            answer = b"".join(iter(lambda: line.recv(65536), b""))
    assert b'"name":"a/b%2F"' in answer
    assert b"x-trace-id: req_" in answer
    assert b"\r\ndate:" not in answer


def test_pipelined_requests_are_answered_in_order() -> None:
    request = b"GET /api/v1/c/notes/%d HTTP/1.1\r\nhost: x\r\nauthorization: Bearer k\r\n\r\n"
    with RunningServer(small_app()) as server:
        port = int(server.url.rpartition(":")[2])
        with socket.create_connection(("127.0.0.1", port)) as line:
            line.sendall(b"".join(request % n for n in range(3)).replace(b"\r\n\r\n", b"\r\nx: y\r\n\r\n"))
            answer = b""
            while answer.count(b"HTTP/1.1 200") < 3 or not answer.endswith(b"}"):
                answer += line.recv(65536)
    assert [answer.index(b'"name":"%d"' % n) for n in range(3)] == sorted(
        answer.index(b'"name":"%d"' % n) for n in range(3)
    )


def test_the_head_of_a_stream_comes_before_its_first_frame() -> None:
    asked = threading.Event()

    async def frames() -> AsyncIterator[bytes]:
        await asyncio.to_thread(asked.wait)
        yield frame({"delta": "a"})

    app = small_app(streamNotes=lambda call: Reply(200, stream=frames()))
    with RunningServer(app) as server, client(server) as http, http.stream("GET", "/api/v1/c/stream") as answer:
        assert answer.headers["content-type"] == "text/event-stream"
        asked.set()
        assert next(answer.iter_lines()) == 'data: {"delta":"a"}'


def test_a_client_that_waits_to_be_told_so_goes_on() -> None:
    with RunningServer(small_app()) as server:
        port = int(server.url.rpartition(":")[2])
        with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
            line.sendall(
                b"POST /api/v1/c/notes HTTP/1.1\r\nhost: x\r\nauthorization: Bearer k\r\nconnection: close\r\n"
                b"expect: 100-continue\r\ncontent-length: 12\r\n\r\n"
            )
            assert line.recv(65536) == b"HTTP/1.1 100 Continue\r\n\r\n"
            line.sendall(b'{"text":"x"}')
            answer = b"".join(iter(lambda: line.recv(65536), b""))
    assert answer.startswith(b"HTTP/1.1 200")
    assert b'"seq":1' in answer


def test_an_answer_without_a_body_is_sent_at_once() -> None:
    with RunningServer(small_app()) as server, client(server) as http:
        head = http.head("/api/v1/c/notes/a")
        assert (head.status_code, head.content) == (200, b"")
        assert http.delete("/api/v1/c/notes/a").status_code == 204


@pytest.mark.parametrize(
    "ask", [b"GET %s HTTP/1.0\r\n", b"GET %s HTTP/1.1\r\nconnection: close\r\n"], ids=["1.0", "close"]
)
def test_a_client_that_wants_no_more_is_let_go(ask: bytes) -> None:
    with RunningServer(small_app()) as server:
        port = int(server.url.rpartition(":")[2])
        with socket.create_connection(("127.0.0.1", port), timeout=10) as line:
            line.sendall(ask % b"/api/v1/c/notes/a" + b"host: x\r\nauthorization: Bearer k\r\n\r\n")
            answer = b"".join(iter(lambda: line.recv(65536), b""))
    assert answer.startswith(b"HTTP/1.1 200")
    assert b"connection: close\r\n" in answer
    assert answer.endswith(b"}")


def test_an_answer_can_not_be_split_by_a_header(caplog: pytest.LogCaptureFixture) -> None:
    app = small_app(getNote=lambda call: Reply(200, {}, (("x-note", "a\r\nset-cookie: b"),)))
    with RunningServer(app) as server, client(server) as http, pytest.raises(httpx.RemoteProtocolError):
        http.get("/api/v1/c/notes/a")
    assert "Invalid HTTP header value" in caplog.text


def test_large_answers_to_a_slow_reader_arrive_whole_and_in_order() -> None:
    large = "x" * 3_000_000
    app = small_app(getNote=lambda call: Reply(200, {"name": call.path["name"], "text": large}))
    request = b"GET /api/v1/c/notes/%d HTTP/1.1\r\nhost: x\r\nauthorization: Bearer k\r\n\r\n"
    with RunningServer(app) as server:
        port = int(server.url.rpartition(":")[2])
        with socket.create_connection(("127.0.0.1", port), timeout=60) as line:
            line.sendall(
                b"".join(request % n for n in range(4)) + request.replace(b"host", b"connection: close\r\nhost") % 4
            )
            answer = b"".join(iter(lambda: line.recv(10_000), b""))
    assert answer.count(large.encode()) == 5
    assert [int(name) for name in re.findall(rb'"name":"(\d)"', answer)] == [0, 1, 2, 3, 4]


def test_many_writers_at_once_lose_nothing() -> None:
    with RunningServer(small_app(writeNote=write_note)) as server:
        seqs: list[int] = []

        def write() -> None:
            with client(server) as http:
                seqs.extend(http.post("/api/v1/c/notes", json={"text": "x"}).json()["seq"] for _ in range(20))

        writers = [threading.Thread(target=write) for _ in range(8)]
        for writer in writers:
            writer.start()
        for writer in writers:
            writer.join()
    assert sorted(seqs) == list(range(1, 161))


@pytest.mark.parametrize(
    ("settings", "origin", "allowed"),
    [
        (Settings(), "http://localhost:3000", True),
        (Settings(), "https://app.example", False),
        (Settings(cors_origins=("https://app.example",)), "https://app.example", True),
        (Settings(cors_origins=("https://app.example",)), "http://localhost:3000", False),
        (Settings(cors_origins=("*",)), "https://anything.example", True),
        (Settings(cors_origins=()), "http://localhost:3000", False),
    ],
)
def test_pages_of_allowed_origins_may_call(settings: Settings, origin: str, allowed: bool) -> None:
    with RunningServer(small_app(settings)) as server, client(server) as http:
        answer = http.get("/api/v1/c/notes", headers={"Origin": origin})
        assert answer.status_code == 200
        assert ("access-control-allow-origin" in answer.headers) is allowed
        asked = {
            "Origin": origin,
            "Access-Control-Request-Method": "POST",
            "Access-Control-Request-Headers": "authorization",
        }
        assert (http.options("/api/v1/c/notes", headers=asked).status_code == 200) is allowed
        if allowed:
            assert "x-trace-id" in answer.headers["access-control-expose-headers"].lower()
