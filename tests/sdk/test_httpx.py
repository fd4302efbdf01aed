"""The seam over httpx: what really goes over the wire, who closes what, and first use from many threads."""

import gc
import socket
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import anyio
import httpx
import pytest

from spectron_sdk import (
    AsyncSpectron,
    ConfigurationError,
    ConnectionFailed,
    Httpx,
    MalformedResponse,
    NotFound,
    Spectron,
    TimedOut,
    TransportError,
)
from spectron_sdk._httpx import HttpxSync
from spectron_sdk._httpx_client import HTTPX, failure
from tests.sdk.samples import CHAT, REMEMBERED, STATE
from tests.sdk.test_stream import DONE, HELLO

KEY = "sp-1-verysecretvalue"

BACKENDS = pytest.mark.parametrize("backend", ["asyncio", "trio"])


class Recorder(BaseHTTPRequestHandler):
    """Notes each request as it arrives on the socket, and answers from a table of path endings."""

    protocol_version = "HTTP/1.1"
    seen: list[tuple[str, str, dict[str, str], bytes]]
    connections: set[int]

    def handle_any(self) -> None:
        length = int(self.headers.get("content-length", 0))
        self.seen.append((self.command, self.path, dict(self.headers.items()), self.rfile.read(length)))
        self.connections.add(id(self.connection))
        if self.path.endswith("/redirect"):
            self.reply(307, b"", location="/api/v1/default/state")
        elif self.path.endswith("/chat"):
            self.reply(200, (HELLO + DONE).encode(), content_type="text/event-stream")
        elif self.path.endswith("/health"):
            self.reply(200, b'{"ok": true}')
        else:
            self.reply(404, b'{"message": "no such entity"}')

    do_GET = do_POST = do_DELETE = handle_any  # noqa: N815 - the base class's names

    def reply(self, status: int, body: bytes, **headers: str) -> None:
        self.send_response(status)
        self.send_header("content-length", str(len(body)))
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the base class's name
        """Say nothing."""


@pytest.fixture
def server() -> Iterator[type[Recorder]]:
    handler = type("Fresh", (Recorder,), {"seen": [], "connections": set()})
    httpd = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    httpd.daemon_threads = True
    handler.url = f"http://127.0.0.1:{httpd.server_address[1]}"  # type: ignore[attr-defined]
    thread = threading.Thread(target=httpd.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    yield handler
    httpd.shutdown()
    thread.join()
    httpd.server_close()


def url(server: type[Recorder]) -> str:
    return str(server.url)  # type: ignore[attr-defined]


NAMES = {
    "people/bo": "people%2Fbo",
    "AC/DC": "AC%2FDC",
    "50%": "50%25",
    "a?b#c": "a%3Fb%23c",
    "..": "%2E%2E",
    ".": "%2E",
    "é": "%C3%A9",
}


@pytest.mark.parametrize("name", NAMES)
def test_odd_names_reach_the_server_as_one_segment(server: type[Recorder], name: str) -> None:
    with Spectron(endpoint=url(server), api_key=KEY) as client, pytest.raises(NotFound):
        client.entities.get("person", name)

    async def waiting() -> None:
        async with AsyncSpectron(endpoint=url(server), api_key=KEY) as client:
            with pytest.raises(NotFound):
                await client.entities.get("person", name)

    anyio.run(waiting)
    assert [path for _, path, _, _ in server.seen] == [f"/api/v1/default/entities/person/{NAMES[name]}"] * 2


@BACKENDS
def test_an_awaited_client_streams_over_a_socket(server: type[Recorder], backend: str) -> None:
    async def main() -> list[str]:
        async with AsyncSpectron(endpoint=url(server), api_key=KEY) as client:
            async with client.chat_stream("x") as stream:
                pieces = [chunk.delta async for chunk in stream]
            assert (await client.health()).ok
            return pieces

    assert anyio.run(main, backend=backend) == ["You live ", "in Bérlin", ""]
    assert len(server.connections) == 1


@BACKENDS
def test_an_awaited_stream_can_be_left_early(server: type[Recorder], backend: str) -> None:
    async def main() -> str:
        async with AsyncSpectron(endpoint=url(server), api_key=KEY) as client:
            async with client.chat_stream("x") as stream:
                piece = (await anext(stream)).delta
            assert (await client.health()).ok
            return piece

    assert anyio.run(main, backend=backend) == "You live "
    gc.collect()


def test_a_blocking_client_streams_over_a_socket(server: type[Recorder]) -> None:
    with Spectron(endpoint=url(server), api_key=KEY) as client:
        assert [chunk.delta for chunk in client.chat("x", stream=True)] == ["You live ", "in Bérlin", ""]
        for chunk in client.chat("x", stream=True):
            assert chunk.delta
            break
        with client.chat_stream("x") as stream:
            assert next(stream).delta == "You live "


def test_redirects_are_not_followed(server: type[Recorder]) -> None:
    with Spectron(endpoint=url(server), api_key=KEY) as client, pytest.raises(Exception, match="307"):
        client.entities.history("person", "maya", "redirect")
    assert len(server.seen) == 1


def test_many_threads_share_one_client_from_its_first_use(server: type[Recorder]) -> None:
    threads, failures = 16, []
    start = threading.Barrier(threads)

    with Spectron(endpoint=url(server), api_key=KEY) as client:

        def work() -> None:
            start.wait()
            try:
                for _ in range(3):
                    client.health()
            except Exception as error:
                failures.append(error)

        workers = [threading.Thread(target=work) for _ in range(threads)]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
    assert failures == []
    assert len(server.seen) == threads * 3
    assert len(server.connections) <= threads


def test_threads_that_come_first_together_get_one_httpx_client() -> None:
    http, start, made = HttpxSync(None, Httpx(), encrypted=False), threading.Barrier(64), []

    def work() -> None:
        start.wait()
        made.append(http._open())

    workers = [threading.Thread(target=work) for _ in range(64)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert len({id(client) for client in made}) == 1
    http.close()
    assert made[0].is_closed


def test_no_httpx_client_is_made_before_the_first_call() -> None:
    http = HttpxSync(None, Httpx(), encrypted=True)
    assert http._live is None
    http.close()
    with pytest.raises(ConfigurationError, match="closed"):
        http._open()


def mock(answered: httpx.Response, asked: list[httpx.Request]) -> httpx.MockTransport:
    def respond(request: httpx.Request) -> httpx.Response:
        asked.append(request)
        return answered

    return httpx.MockTransport(respond)


def test_a_client_brought_along_keeps_its_own_settings_and_is_not_closed() -> None:
    asked: list[httpx.Request] = []
    own = httpx.Client(
        transport=mock(httpx.Response(200, json=STATE), asked), headers={"X-Mine": "1"}, params={"mine": "2"}, timeout=1
    )
    with Spectron("a b", endpoint="http://memory.test/base", api_key=KEY, http_client=own, timeout=9.0) as client:
        client.state(scope={"user": "maya"})
    assert not own.is_closed
    (request,) = asked
    assert request.url.raw_path == b"/base/api/v1/a%20b/state?scope%5Buser%5D=maya&mine=2"
    assert (request.headers["x-mine"], request.headers["authorization"]) == ("1", f"Bearer {KEY}")
    assert request.extensions["timeout"] == {"connect": 9.0, "read": 9.0, "write": 9.0, "pool": 9.0}
    with pytest.raises(ConfigurationError, match="closed"):
        client.state()
    own.close()


def test_an_asynchronous_client_brought_along_is_not_closed_either() -> None:
    asked: list[httpx.Request] = []

    async def main() -> None:
        async with httpx.AsyncClient(transport=mock(httpx.Response(200, json=CHAT), asked)) as own:
            async with AsyncSpectron(api_key=KEY, http_client=own) as client:
                assert (await client.chat("x")).reply == CHAT["reply"]
            assert not own.is_closed

    anyio.run(main)
    assert asked[0].content == b'{"message":"x"}'


def test_a_client_of_the_other_colour_is_refused() -> None:
    with httpx.Client() as sync, pytest.raises(ConfigurationError, match=r"httpx\.AsyncClient"):
        AsyncSpectron(api_key=KEY, http_client=sync)  # type: ignore[arg-type]
    with pytest.raises(ConfigurationError, match=r"httpx\.Client"):
        Spectron(api_key=KEY, http_client=httpx.AsyncClient())  # type: ignore[arg-type]


def test_a_second_event_loop_is_told_apart(server: type[Recorder]) -> None:
    client = AsyncSpectron(endpoint=url(server), api_key=KEY)

    async def ask(*, close: bool) -> None:
        await client.health()
        if close:
            await client._transport._http._live.aclose()  # type: ignore[attr-defined]

    anyio.run(lambda: ask(close=True))
    with pytest.raises(ConfigurationError, match="another event loop"):
        anyio.run(lambda: ask(close=False))


def test_times_out_of_the_box_are_fine_grained() -> None:
    asked: list[httpx.Request] = []
    own = httpx.Client(transport=mock(httpx.Response(200, json=STATE), asked))
    with Spectron(api_key=KEY, http_client=own, timeout=httpx.Timeout(5, read=60)) as client:
        client.state()
    assert asked[0].extensions["timeout"] == {"connect": 5, "read": 60, "write": 5, "pool": 5}
    own.close()


def test_a_refused_connection_says_so_without_showing_the_key() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port = taken.getsockname()[1]
        client = Spectron(endpoint=f"http://127.0.0.1:{port}", api_key=KEY, max_retries=0)
        with client, pytest.raises(ConnectionFailed) as caught:
            client.remember("x")
    assert caught.value.sent is False
    assert "verysecret" not in repr(caught.value) + str(caught.value)


def test_a_server_that_does_not_answer_times_out() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        client = Spectron(
            endpoint=f"http://127.0.0.1:{port}", api_key=KEY, max_retries=0, timeout=httpx.Timeout(30, read=0.05)
        )
        with client, pytest.raises(TimedOut) as caught:
            client.chat("x")
    assert caught.value.sent is True


@pytest.mark.parametrize(
    ("raised", "kind", "sent"),
    [
        (httpx.ConnectError("x"), ConnectionFailed, False),
        (httpx.ConnectTimeout("x"), TimedOut, False),
        (httpx.PoolTimeout("x"), TimedOut, False),
        (httpx.ProxyError("x"), ConnectionFailed, False),
        (httpx.ReadTimeout("x"), TimedOut, True),
        (httpx.WriteTimeout("x"), TimedOut, True),
        (httpx.ReadError(""), ConnectionFailed, True),
        (httpx.RemoteProtocolError("x"), ConnectionFailed, True),
        (httpx.DecodingError("x"), MalformedResponse, True),
    ],
)
def test_failures_say_whether_the_request_left(raised: Exception, kind: type[TransportError], sent: bool) -> None:
    error = failure(raised, HTTPX)
    assert type(error) is kind
    assert isinstance(error, TransportError)
    assert error.sent is sent
    assert str(error)


def test_text_outside_ascii_travels_in_bodies_and_headers(server: type[Recorder]) -> None:
    with Spectron(endpoint=url(server), api_key=KEY) as client, pytest.raises(NotFound):
        client.remember("Ich wohne in Köln 🌍", on_behalf_of="zoë")
    _, _, headers, content = server.seen[0]
    assert content == '{"text":"Ich wohne in Köln 🌍"}'.encode()
    assert headers["X-Spectron-On-Behalf-Of"].encode("latin-1").decode() == "zoë"


def test_a_broken_compression_is_a_malformed_answer() -> None:
    answered = httpx.Response(200, headers={"content-encoding": "gzip"}, stream=httpx.ByteStream(b"not gzip"))
    own = httpx.Client(transport=mock(answered, []))
    with Spectron(api_key=KEY, http_client=own) as client, pytest.raises(MalformedResponse, match="decompressed"):
        client.state()
    own.close()


def test_the_samples_here_are_good_answers() -> None:
    asked: list[httpx.Request] = []
    own = httpx.Client(transport=mock(httpx.Response(200, json=REMEMBERED), asked))
    with Spectron(api_key=KEY, http_client=own) as client:
        assert client.remember("x").extraction.corrections[0].current.value == "Berlin"
    own.close()
