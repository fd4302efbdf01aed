"""What every adapter does the same: what goes over the wire, how connections are used, limits, and who closes what."""

import json
import socket
import subprocess
import sys
import time
from typing import Any

import aiohttp
import anyio
import anyio.to_thread
import httpx
import httpx2
import pytest

from spectron_sdk import (
    Aiohttp,
    AsyncSpectron,
    ConfigurationError,
    ConnectionFailed,
    Httpx,
    Httpx2,
    NotFound,
    Spectron,
)
from tests.sdk.hostile import Hostile, Received, answer, chunked, keeping
from tests.sdk.samples import CHAT, REMEMBERED, STATE
from tests.sdk.test_stream import DONE, HELLO
from tests.sdk.ways import BLOCKING_WAYS, EVERY_WAY, KEY, Way, deltas

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
        assert time.monotonic() - began < 25
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
def test_idle_connections_are_let_go_of_when_their_time_is_up(way: Way) -> None:
    def twice(client: Any) -> None:
        client.state()
        client.state()

    with Hostile(keeping(GOOD)) as server:
        way.run(server.url, twice, a_idle_s=60.0)
        assert server.opened == 1
        way.run(server.url, twice, a_idle_s=0.0)
        assert server.opened == 3
        way.run(server.url, twice, a_max_idle=0)
        assert server.opened == 5


def test_a_large_body_goes_through_a_client_brought_along_with_what_it_adds() -> None:
    with Hostile(keeping(answer(json.dumps(CHAT).encode()))) as server:
        with httpx.Client(headers={"X-Mine": "1"}, cookies={"a": "b"}, params={"mine": "2"}) as own:
            client = Spectron("c", endpoint=server.url, api_key=KEY, http_client=own)
            host = server.url.removeprefix("http://")
            for size in (10, 200_000):
                client.chat("x" * size)
        small, large = server.received
    assert len(large.body) == 200_000 + len('{"message":""}')
    names = [
        sorted(line.partition(b":")[0].lower() for line in request.head.split(b"\r\n")[1:])
        for request in (small, large)
    ]
    assert names[0] == names[1]
    for request in (small, large):
        assert request.line == "POST /api/v1/c/chat?mine=2 HTTP/1.1"
        assert (request.header("cookie"), request.header("x-mine")) == ("a=b", "1")
        assert request.header("host") == host
