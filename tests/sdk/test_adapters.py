"""What every adapter does the same: what goes over the wire, timeouts, limits, proxies, TLS, and who closes what."""

import gc
import json
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from typing import Any

import aiohttp
import anyio
import anyio.to_thread
import httpx
import httpx2
import pytest
from h2.config import H2Configuration
from h2.connection import H2Connection
from h2.events import RequestReceived, StreamEnded

from spectron_sdk import (
    Aiohttp,
    AsyncSpectron,
    ConfigurationError,
    ConnectionFailed,
    Httpx,
    Httpx2,
    NotFound,
    Spectron,
    TimedOut,
)
from spectron_sdk._tls import tls_context
from tests.sdk.hostile import AUTHORITY, Handler, Hostile, Received, answer, chunked, keeping
from tests.sdk.samples import CHAT, REMEMBERED, STATE
from tests.sdk.test_stream import DONE, HELLO
from tests.sdk.ways import BLOCKING_WAYS, EVERY_WAY, KEY, WAITING_WAYS, WAYS, Way, deltas, state

GOOD = answer(json.dumps(STATE).encode())
EVENTS = chunked(HELLO.encode(), DONE.encode(), kind="text/event-stream")

NAMES = ["people/bo", "50%", "a?b#c", "..", ".", "é", "a b+c", "%2E"]


@EVERY_WAY
def test_a_request_goes_out_in_one_piece_with_nothing_added(way: Way) -> None:
    with Hostile(keeping(answer(json.dumps(REMEMBERED).encode()))) as server:
        way.run(
            server.url, lambda client: client.remember("Ich wohne in Köln", idempotency_key="k1", on_behalf_of="zoë")
        )
        (request,) = server.received
    assert request.pieces == 1
    assert request.line == "POST /api/v1/c/facts HTTP/1.1"
    assert request.body == '{"text":"Ich wohne in Köln"}'.encode()
    sent = {line.partition(b":")[0].decode().lower() for line in request.head.split(b"\r\n")[1:]}
    framing = {"host", "content-length"}
    own = {"user-agent", "authorization", "accept", "content-type", "idempotency-key", "x-spectron-on-behalf-of"}
    assert sent == framing | own
    assert request.header("x-spectron-on-behalf-of") == "zoë"


@EVERY_WAY
def test_odd_names_and_queries_arrive_byte_for_byte(way: Way) -> None:
    def reads(client: Any) -> Any:
        if way.backend is None:
            for name in NAMES:
                client.state(extra_query={"q": name}, scope={"user": name})
            return None

        async def main() -> None:
            for name in NAMES:
                await client.state(extra_query={"q": name}, scope={"user": name})

        return main()

    with Hostile(keeping(GOOD)) as server:
        way.run(server.url, reads)
        lines = [request.line.split(" ")[1] for request in server.received]
    queries = [httpx.URL(f"http://x{line}").params for line in lines]
    assert [query["q"] for query in queries] == NAMES
    assert [query["scope[user]"] for query in queries] == NAMES


@pytest.mark.parametrize(
    ("name", "spelled"), [("..", "%2E%2E"), ("people/bo", "people%2Fbo"), ("50%", "50%25"), ("é", "%C3%A9")]
)
@EVERY_WAY
def test_odd_names_arrive_as_one_segment(way: Way, name: str, spelled: str) -> None:
    with Hostile(keeping(answer(b"{}", "404 No"))) as server:
        way.fails(NotFound, server.url, lambda client: client.entities.get("person", name))
        assert server.received[0].line.split(" ")[1] == f"/api/v1/c/entities/person/{spelled}"


@EVERY_WAY
def test_connections_are_used_again(way: Way) -> None:
    def mixed(client: Any) -> Any:
        if way.backend is None:
            return [client.state(), client.chat("x"), deltas(client), client.state()]

        async def main() -> list[Any]:
            return [await client.state(), await client.chat("x"), await deltas(client), await client.state()]

        return main()

    chat = keeping(answer(json.dumps(CHAT).encode()))
    with Hostile(keeping(GOOD), chat, keeping(EVENTS), keeping(GOOD)) as server:
        way.run(server.url, mixed)
        assert len(server.received) == 4
        assert server.opened == 1


@EVERY_WAY
def test_a_finished_stream_that_does_not_end_is_let_go_of(way: Way, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spectron_sdk._stream.READ_OUT_S", 0.05)
    held: list[Hostile] = []

    def handle(connection: socket.socket, _: Received) -> None:
        connection.sendall(chunked(HELLO.encode(), DONE.encode(), kind="text/event-stream", end=False))
        held[0].wait()

    with Hostile(handle, keeping(GOOD)) as server:
        held.append(server)

        def then(client: Any) -> Any:
            if way.backend is None:
                return [deltas(client), client.state()]

            async def main() -> list[Any]:
                return [await deltas(client), await client.state()]

            return main()

        began = time.monotonic()
        assert way.run(server.url, then)[0] == ["You live ", "in Bérlin", ""]
        assert time.monotonic() - began < 5
        assert server.opened == 2
        server.__exit__()


@EVERY_WAY
def test_a_stream_left_early_gives_up_its_connection_and_nothing_else(way: Way) -> None:
    def leave(client: Any) -> Any:
        if way.backend is None:
            with client.chat_stream("x") as stream:
                next(stream)
            return client.state()

        async def main() -> Any:
            async with client.chat_stream("x") as stream:
                await anext(stream)
            return await client.state()

        return main()

    with Hostile(keeping(EVENTS), keeping(GOOD)) as server:
        way.run(server.url, leave, a_max_connections=1)
        assert len(server.received) == 2


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
            time.sleep(0.06)
            connection.sendall(body[start : start + len(body) // 6])
        return True

    with Hostile(drip) as server:
        way.run(server.url, state, timeout=httpx.Timeout(30, read=0.25))


LARGE = "x" * 6_000_000


@EVERY_WAY
def test_writing_times_out_by_itself(way: Way) -> None:
    held: list[Hostile] = []
    with Hostile(silent(held), reads=False, buffer=4096) as server:
        held.append(server)
        began = time.monotonic()
        error = way.fails(TimedOut, server.url, lambda client: client.chat(LARGE), timeout=httpx.Timeout(30, write=0.2))
        assert error.sent is True
        assert time.monotonic() - began < 5
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
        limits = httpx.Timeout(30, read=1.0, write=0.5)
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


@EVERY_WAY
def test_a_proxy_is_used(way: Way) -> None:
    with Hostile(keeping(GOOD)) as proxy:
        way.run("http://memory.test:1234", state, a_proxy=proxy.url)
        (request,) = proxy.received
    assert request.line == "GET http://memory.test:1234/api/v1/c/state HTTP/1.1"
    assert request.header("authorization") == f"Bearer {KEY}"


@EVERY_WAY
def test_a_proxy_of_the_environment_is_used_unless_told_otherwise(way: Way, monkeypatch: pytest.MonkeyPatch) -> None:
    with Hostile(keeping(GOOD)) as proxy, Hostile(keeping(GOOD)) as server:
        monkeypatch.setenv("http_proxy", proxy.url)
        monkeypatch.setenv("no_proxy", "127.0.0.1")
        way.run("http://memory.test:1234", state)
        way.run(server.url, state)
        assert (len(proxy.received), len(server.received)) == (1, 1)
        monkeypatch.delenv("no_proxy")
        way.run(server.url, state, a_trust_env=False)
        assert (len(proxy.received), len(server.received)) == (1, 2)


@EVERY_WAY
def test_a_proxy_that_refuses_is_a_connection_that_was_never_made(way: Way) -> None:
    with Hostile(b"HTTP/1.1 407 Pay first\r\nContent-Length: 0\r\n\r\n") as proxy:
        error = way.fails(ConnectionFailed, "https://memory.test", state, a_proxy=proxy.url)
        assert error.sent is False
        assert proxy.received[0].line.startswith("CONNECT memory.test:443")


@EVERY_WAY
def test_encrypted_answers_are_read_from_whom_is_trusted(way: Way) -> None:
    with Hostile(keeping(GOOD), tls=True) as server:
        way.run(server.url, state, a_verify=AUTHORITY)
        way.run(server.url, state, a_verify=ssl.create_default_context(cafile=AUTHORITY))
        way.run(server.url, state, a_verify=False)
        assert len(server.received) == 3
        assert {request.pieces for request in server.received} == {1}
        error = way.fails(ConnectionFailed, server.url, state)
        assert error.sent is False
        assert "certificate" in str(error).lower()
        assert len(server.received) == 3


@EVERY_WAY
def test_encrypted_streams_end_and_are_left_without_a_trace(way: Way) -> None:
    def leave(client: Any) -> Any:
        if way.backend is None:
            with client.chat_stream("x") as stream:
                next(stream)
            return deltas(client)

        async def main() -> Any:
            async with client.chat_stream("x") as stream:
                await anext(stream)
            return await deltas(client)

        return main()

    with Hostile(keeping(EVENTS), tls=True) as server:
        assert way.run(server.url, leave, a_verify=AUTHORITY) == ["You live ", "in Bérlin", ""]


@EVERY_WAY
def test_authorities_that_are_not_there_are_an_error_at_once(way: Way) -> None:
    error = way.fails(ConfigurationError, "https://localhost:1", state, a_verify="/no/such/file.pem")
    assert "/no/such/file.pem" in str(error)


def test_contexts_are_made_once_and_only_for_https() -> None:
    assert tls_context(httpx, True, needed=True) is tls_context(httpx, True, needed=True)
    assert tls_context(httpx, True, needed=False) is not tls_context(httpx, True, needed=True)
    assert tls_context(httpx, True, needed=False).cert_store_stats()["x509_ca"] == 0
    assert tls_context(httpx, AUTHORITY, needed=True) is tls_context(httpx, AUTHORITY, needed=True)
    # The protocols that are offered are noted on the context.
    assert tls_context(httpx, True, needed=True, http2=True) is not tls_context(httpx, True, needed=True)


def speak_http2(connection: socket.socket) -> None:
    """Answer each request over HTTP/2: streams with events, the rest with the state."""
    assert isinstance(connection, ssl.SSLSocket)
    assert connection.selected_alpn_protocol() == "h2"
    protocol = H2Connection(H2Configuration(client_side=False))
    protocol.initiate_connection()
    connection.sendall(protocol.data_to_send())
    streamed: set[int] = set()
    while data := connection.recv(65536):
        for event in protocol.receive_data(data):
            if isinstance(event, RequestReceived) and (b"accept", b"text/event-stream") in event.headers:
                streamed.add(event.stream_id)
            if isinstance(event, StreamEnded):
                kind = "text/event-stream" if event.stream_id in streamed else "application/json"
                body = (HELLO + DONE).encode() if event.stream_id in streamed else json.dumps(STATE).encode()
                protocol.send_headers(event.stream_id, [(":status", "200"), ("content-type", kind)])
                protocol.send_data(event.stream_id, body, end_stream=True)
        connection.sendall(protocol.data_to_send())


@pytest.mark.parametrize("way", [way for way in WAYS if way.name != "aiohttp"], ids=lambda way: way.name)
def test_http2_is_spoken_where_it_is_asked_for(way: Way) -> None:
    def mixed(client: Any) -> Any:
        if way.backend is None:
            return [client.state().model_dump(), deltas(client)]

        async def main() -> list[Any]:
            async def read() -> None:
                await client.state()

            async with anyio.create_task_group() as group:
                for _ in range(10):
                    group.start_soon(read)
            return [(await client.state()).model_dump(), await deltas(client)]

        return main()

    with Hostile(speaks=speak_http2, tls=True) as server:
        found = way.run(server.url, mixed, a_verify=AUTHORITY, a_http2=True)
        assert found[1] == ["You live ", "in Bérlin", ""]
        assert server.opened == 1


def test_http2_without_its_library_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "h2", None)
    for adapter in (Httpx(http2=True), Httpx2(http2=True)):
        with (
            Spectron(api_key=KEY, http_client=adapter) as client,
            pytest.raises(ConfigurationError, match=r"\[http2\]"),
        ):
            client.state()


@pytest.mark.parametrize(("package", "adapter"), [("aiohttp", Aiohttp()), ("httpx2", Httpx2())])
def test_an_adapter_without_its_library_says_what_to_install(package: str, adapter: Any) -> None:
    code = f"""
import sys
sys.modules[{package!r}] = None
from spectron_sdk import AsyncSpectron, ConfigurationError, Aiohttp, Httpx2
try:
    AsyncSpectron(api_key="k", http_client={adapter!r})
except ConfigurationError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert f"pip install 'spectron-sdk[{package}]'" in done.stdout


def test_aiohttp_is_for_asyncio_only() -> None:
    with pytest.raises(ConfigurationError, match="asynchronous"):
        Spectron(api_key=KEY, http_client=Aiohttp())

    async def main() -> None:
        async with AsyncSpectron(api_key=KEY, http_client=Aiohttp()) as client:
            with pytest.raises(ConfigurationError, match="asyncio only"):
                await client.state()

    anyio.run(main, backend="trio")


@pytest.mark.parametrize(
    "bad",
    [{"max_connections": 0}, {"max_idle": -1}, {"idle_s": -1.0}, {"max_answer_bytes": 0}, {"max_connections": True}],
)
@pytest.mark.parametrize("kind", [Httpx, Httpx2, Aiohttp])
def test_limits_that_cannot_be_are_refused(kind: type[Any], bad: dict[str, Any]) -> None:
    with pytest.raises(ConfigurationError, match=next(iter(bad))):
        kind(**bad)


def test_the_password_of_a_proxy_is_not_shown() -> None:
    adapter = Httpx(proxy="http://user:secret@proxy:3128")
    assert "secret" not in repr(adapter)
    client = Spectron(api_key=KEY, http_client=Httpx(proxy="ftp://user:secret@proxy"))
    with client, pytest.raises(ConfigurationError) as caught:
        client.state()
    assert "secret" not in str(caught.value)


def test_clients_of_other_kinds_are_refused_with_a_hint() -> None:
    with httpx2.Client() as second, pytest.raises(ConfigurationError, match=r"Httpx2\(client="):
        Spectron(api_key=KEY, http_client=second)  # type: ignore[arg-type]

    async def main() -> None:
        async with aiohttp.ClientSession() as session:
            with pytest.raises(ConfigurationError, match=r"Aiohttp\(session="):
                AsyncSpectron(api_key=KEY, http_client=session)  # type: ignore[arg-type]
            with pytest.raises(ConfigurationError, match=r"not an aiohttp\.ClientSession"):
                AsyncSpectron(api_key=KEY, http_client=Aiohttp(session=object()))  # type: ignore[arg-type]
        async with httpx2.AsyncClient() as waiting:
            with pytest.raises(ConfigurationError, match=r"needs an httpx2\.Client"):
                Spectron(api_key=KEY, http_client=Httpx2(client=waiting))

    anyio.run(main)


def test_an_httpx2_client_brought_along_keeps_its_settings_and_is_not_closed() -> None:
    with Hostile(keeping(GOOD)) as server, httpx2.Client(headers={"X-Mine": "1"}, params={"mine": "2"}) as own:
        with Spectron("c", endpoint=server.url, api_key=KEY, http_client=Httpx2(client=own)) as client:
            client.state()
        assert not own.is_closed
        (request,) = server.received
    assert request.line == "GET /api/v1/c/state?mine=2 HTTP/1.1"
    assert request.header("x-mine") == "1"


def test_an_aiohttp_session_brought_along_keeps_its_settings_and_is_not_closed() -> None:
    seen: list[str] = []

    async def note(request: aiohttp.ClientRequest, handler: aiohttp.ClientHandlerType) -> aiohttp.ClientResponse:
        seen.append(request.method)
        return await handler(request)

    async def main(url: str) -> None:
        async with aiohttp.ClientSession(headers={"X-Mine": "1"}, middlewares=(note,)) as own:
            adapter = Aiohttp(session=own)
            async with AsyncSpectron("c", endpoint=url, api_key=KEY, http_client=adapter, max_retries=0) as client:
                await client.state()
                with pytest.raises(ConnectionFailed):
                    await client.state()
            assert not own.closed

    with Hostile(keeping(GOOD), b"", keeping(GOOD)) as server:
        anyio.run(main, server.url)
        assert [request.header("x-mine") for request in server.received] == ["1", "1"]
    assert seen == ["GET", "GET"]


@pytest.mark.parametrize("adapter", [Httpx(), Httpx2(), Aiohttp()], ids=lambda adapter: type(adapter).__name__)
def test_a_second_event_loop_is_told_apart(adapter: Any) -> None:
    with Hostile(keeping(GOOD)) as server:
        client = AsyncSpectron("c", endpoint=server.url, api_key=KEY, http_client=adapter)

        async def first() -> None:
            await client.state()
            # Closed here, where the connections are; the client does not know.
            live = client._transport._http._live  # type: ignore[attr-defined]
            await (live.close() if isinstance(adapter, Aiohttp) else live.aclose())

        anyio.run(first)
        with pytest.raises(ConfigurationError, match="another event loop"):
            anyio.run(client.state)


@EVERY_WAY
def test_a_closed_client_says_so(way: Way) -> None:
    def closed(client: Any) -> Any:
        if way.backend is None:
            client.close()
            with pytest.raises(ConfigurationError, match="closed"):
                client.state()
            return None

        async def main() -> None:
            await client.aclose()
            with pytest.raises(ConfigurationError, match="closed"):
                await client.state()

        return main()

    way.run("http://127.0.0.1:1", closed)


@BLOCKING_WAYS
def test_idle_connections_are_let_go_of_after_a_while(way: Way) -> None:
    def spaced(client: Any) -> None:
        client.state()
        time.sleep(0.06)
        client.state()

    with Hostile(keeping(GOOD)) as server:
        way.run(server.url, spaced, a_idle_s=0.05)
        assert server.opened == 2
        way.run(server.url, spaced, a_max_idle=0)
        assert server.opened == 4


@pytest.fixture(autouse=True)
def _collected() -> Iterator[None]:
    yield
    gc.collect()
