"""The server for tests, on a socket and in process: the same behaviour, for blocking code, asyncio and trio."""

import socket
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager
from typing import Any

import anyio
import httpx
import pytest
import trio

from spectron_sdk import ConfigurationError, ConnectionFailed, ServerError, Spectron, TimedOut, Unauthorized
from spectron_sdk._in_process import Application, AsyncInProcessTransport, Hosted, InProcessTransport, Message
from spectron_sdk.testing import MockServer, connect_or_start, in_process, local_server

Start = Callable[..., AbstractContextManager[MockServer]]


@pytest.fixture(params=[local_server, in_process], ids=["socket", "in process"])
def start(request: pytest.FixtureRequest) -> Start:
    """Give both ways to start a server."""
    chosen: Start = request.param
    return chosen


@pytest.fixture
def server(start: Start) -> Iterator[MockServer]:
    """Run a server."""
    with start(strict=True) as running:
        yield running


def test_a_client_is_ready_to_use(server: MockServer) -> None:
    memory = server.client()
    memory.remember("I live in Lisbon.")
    assert "Lisbon" in memory.chat("Where do I live?").reply
    with memory.chat_stream("Where do I live?") as pieces:
        assert "Lisbon" in "".join(piece.delta for piece in pieces)


async def test_asyncio_and_blocking_clients_share_one_memory(server: MockServer) -> None:
    server.client().remember("I live in Lisbon.")
    async with server.async_client() as memory:
        assert "Lisbon" in (await memory.chat("Where do I live?")).reply
        async with memory.chat_stream("Where do I live?") as pieces:
            assert "Lisbon" in "".join([piece.delta async for piece in pieces])


def test_trio_can_use_it(server: MockServer) -> None:
    async def ask() -> str:
        async with server.async_client() as memory:
            await memory.remember("I live in Lisbon.")
            async with memory.chat_stream("Where do I live?") as pieces:
                return "".join([piece.delta async for piece in pieces])

    assert "Lisbon" in trio.run(ask)


def test_many_threads_can_use_it(server: MockServer) -> None:
    memory = server.client()

    def put(n: int) -> None:
        memory.kv.put(["n"], str(n), {"n": n}, user_id="maya")

    threads = [threading.Thread(target=put, args=(n,)) for n in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert memory.kv.list(user_id="maya").total == 20


def test_contexts_are_apart_and_one_can_be_reset(server: MockServer) -> None:
    one, two = server.client("one"), server.client("two")
    for memory in (one, two):
        memory.remember("I live in Lisbon.")
    server.reset("one")
    assert one.profile().dynamic == []
    assert len(two.profile().dynamic) == 1
    server.reset()
    assert two.profile().dynamic == []


def test_the_clock_can_be_held_and_moved(server: MockServer) -> None:
    memory = server.client()
    server.freeze("2026-05-01T09:00:00Z")
    assert memory.sessions.create()["createdAt"] == "2026-05-01T09:00:00Z"
    server.advance(90)
    assert memory.sessions.create()["createdAt"] == "2026-05-01T09:01:30Z"
    server.resume()
    assert memory.sessions.create().created_at.year == 2026


def test_a_seed_and_an_instant_make_answers_repeat(start: Start) -> None:
    def first_session() -> tuple[str, Any]:
        with start(seed="s", now="2026-05-01T09:00:00Z") as running:
            session = running.client().sessions.create()
            return session.id, session["createdAt"]

    assert first_session() == first_session()


def test_only_the_given_keys_are_accepted(start: Start) -> None:
    with start(api_keys=("right",)) as running:
        assert running.client().profile() is not None
        with pytest.raises(Unauthorized):
            running.client(api_key="wrong").profile()


def test_faults_can_be_asked_for(server: MockServer) -> None:
    memory = server.client(max_retries=0)
    server.fail("getProfile", status=503)
    with pytest.raises(ServerError):
        memory.profile()
    assert memory.profile() is not None
    server.fail("putItem", drop=True, after=True)
    with pytest.raises(ConnectionFailed):
        memory.kv.put(["n"], "k", {"n": 1}, user_id="maya")
    assert memory.kv.get(["n"], "k", user_id="maya").item is not None
    server.fail("createFacts", latency_s=5)
    with pytest.raises(TimedOut):
        server.client(max_retries=0, timeout=0.05).remember("I live in Lisbon.")


def test_a_fault_that_makes_no_sense_is_refused(server: MockServer) -> None:
    with pytest.raises(ValueError, match="operation"):
        server.fail("noSuchOperation", status=500)


def test_an_unknown_operation_brings_the_names_that_look_alike(server: MockServer) -> None:
    for wrong, meant in (("putState", "putItem"), ("getstate", "getState"), ("createFact", "createFacts")):
        with pytest.raises(ValueError, match=rf'"{wrong}" is not an operationId.*did you mean.*{meant}'):
            server.fail(wrong, status=500)
        with pytest.raises(ValueError, match=rf'"{wrong}" is not an operationId.*did you mean.*{meant}'):
            server.requests(wrong)


@pytest.mark.parametrize("blank", ["", "  "])
def test_a_blank_context_is_neither_the_default_one_nor_every_one(server: MockServer, blank: str) -> None:
    memory = server.client("kept")
    memory.remember("I live in Lisbon.")
    calls: list[Callable[[], Any]] = [
        lambda: server.client(blank),
        lambda: server.async_client(blank),
        lambda: server.reset(blank),
        lambda: server.fail("chat", context=blank, status=500),
        lambda: server.fail(blank, status=500),
        lambda: server.script(context=blank, reply="x"),
        lambda: server.requests(blank),
    ]
    for call in calls:
        with pytest.raises(ConfigurationError, match="blank"):
            call()
    assert memory.recall("Lisbon").hits
    assert memory.chat("Where do I live?").reply != "x"


def test_a_fault_after_a_streamed_chat_strikes_when_its_reply_is_stored(server: MockServer) -> None:
    memory = server.client(max_retries=0)
    memory.remember("I live in Lisbon.")
    server.script(reply=["You live ", "in Lisbon."], count=None)
    failures: list[tuple[dict[str, Any], type[Exception]]] = [
        ({"drop": True}, ConnectionFailed),
        ({"status": 503}, ServerError),
        ({"latency_s": 5}, TimedOut),
    ]
    for fault, error in failures:
        server.fail("chat", after=True, **fault)
        heard: list[str] = []
        stream = memory.chat_stream("Where do I live?", session_id=f"s-{error.__name__}", timeout=0.5)
        with pytest.raises(error), stream as pieces:
            heard.extend(piece.delta for piece in pieces)
        assert "".join(heard) == "You live in Lisbon."
        turns = memory.sessions.turns(f"s-{error.__name__}")
        assert [turn.role for turn in turns] == ["user", "assistant"]


def test_a_fault_before_a_streamed_chat_stores_nothing(server: MockServer) -> None:
    memory = server.client(max_retries=0)
    server.fail("chat", status=503)
    with pytest.raises(ServerError), memory.chat_stream("I live in Lisbon.", session_id="s") as pieces:
        list(pieces)
    assert memory.entities.list().entities == []


def test_the_requests_seen_can_be_listed(server: MockServer) -> None:
    memory = server.client()
    memory.profile()
    memory.health()
    assert [request["operation"] for request in server.requests()] == ["getProfile", "getHealth"]
    assert [request["status"] for request in server.requests("getHealth")] == [200]


def test_other_httpx_clients_reach_an_in_process_server() -> None:
    with in_process() as server, httpx.Client(transport=server.transport(), base_url=server.endpoint) as http:
        assert http.get("/api/v1/health").status_code == 200
        assert http.get("/api/v1/default/me").status_code == 401


def test_a_port_can_be_chosen_and_is_free_again_afterwards() -> None:
    for _ in range(2):
        with local_server(port=_free_port()) as server:
            assert server.client().health().ok
    with pytest.raises(ConnectionFailed):
        Spectron(endpoint=server.endpoint, api_key="any", max_retries=0).health()


def test_a_running_server_is_used_when_the_environment_names_one(monkeypatch: pytest.MonkeyPatch) -> None:
    with local_server(api_keys=("right",)) as running:
        monkeypatch.setenv("SPECTRON_ENDPOINT", running.endpoint)
        monkeypatch.setenv("SPECTRON_API_KEY", "right")
        with connect_or_start() as server:
            assert server.endpoint == running.endpoint
            assert server.client().profile() is not None
    monkeypatch.delenv("SPECTRON_ENDPOINT")
    monkeypatch.delenv("SPECTRON_API_KEY")
    with connect_or_start() as server:
        assert server.client().health().ok


async def _endless(receive: Callable[[], Any], send: Callable[[Message], Any], gone: threading.Event) -> None:
    await receive()
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"first", "more_body": True})
    assert (await receive())["type"] == "http.disconnect"
    gone.set()


def test_leaving_a_stream_early_tells_the_application() -> None:
    gone = threading.Event()
    with Hosted(lambda _, receive, send: _endless(receive, send, gone)) as hosted:
        with (
            httpx.Client(transport=InProcessTransport(hosted)) as http,
            http.stream("GET", "http://app.test/") as answer,
        ):
            assert next(answer.iter_raw()) == b"first"
            assert not gone.is_set()
        assert gone.wait(timeout=60)


def test_a_cancelled_read_tells_the_application_and_leaves_no_thread() -> None:
    gone = threading.Event()

    async def read_until_tired() -> None:
        transport = AsyncInProcessTransport(hosted)
        async with httpx.AsyncClient(transport=transport) as http:
            with anyio.move_on_after(0.5):
                async with http.stream("GET", "http://app.test/") as answer:
                    await _drained(answer.aiter_raw())

    with Hosted(lambda _, receive, send: _endless(receive, send, gone)) as hosted:
        trio.run(read_until_tired)
        assert gone.wait(timeout=60)


def test_an_application_that_breaks_is_heard() -> None:
    async def broken(scope: Any, receive: Any, send: Any) -> None:
        raise RuntimeError("broken on purpose")

    async def silent(scope: Any, receive: Any, send: Any) -> None:
        return

    with pytest.raises(RuntimeError, match="broken on purpose"):
        _get(broken)
    with pytest.raises(httpx.RemoteProtocolError):
        _get(silent)


def test_a_server_that_stops_ends_what_is_still_running() -> None:
    gone = threading.Event()
    with Hosted(lambda _, receive, send: _endless(receive, send, gone)) as hosted:
        exchange = hosted.begin(httpx.Request("GET", "http://app.test/"), b"")
        exchange.next_message()
    assert exchange.running is not None
    assert exchange.running.done()


def _get(app: Application) -> httpx.Response:
    with Hosted(app) as hosted, httpx.Client(transport=InProcessTransport(hosted)) as http:
        return http.get("http://app.test/")


async def _drained(chunks: AsyncIterator[bytes]) -> None:
    async for _ in chunks:
        pass


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
