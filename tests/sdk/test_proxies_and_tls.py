"""The way to the server, over every adapter in every colour: proxies, whom to trust, HTTP/2."""

import json
import socket
import ssl
import sys
from typing import Any

import anyio
import anyio.to_thread
import httpx
import pytest
from h2.config import H2Configuration
from h2.connection import H2Connection
from h2.events import RequestReceived, StreamEnded

from spectron_sdk import (
    ConfigurationError,
    ConnectionFailed,
    Httpx,
    Httpx2,
    Spectron,
)
from spectron_sdk._tls import tls_context
from tests.sdk.hostile import AUTHORITY, Hostile, answer, chunked, keeping
from tests.sdk.samples import STATE
from tests.sdk.test_stream import DONE, HELLO
from tests.sdk.ways import EVERY_WAY, KEY, WAYS, Way, deltas, state

GOOD = answer(json.dumps(STATE).encode())
EVENTS = chunked(HELLO.encode(), DONE.encode(), kind="text/event-stream")


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
