"""Answers undecoded: whole, and as they arrive; the same calls, the same retries, the same errors."""

from collections.abc import Iterator
from typing import Any

import pytest

from spectron_sdk import (
    AsyncSpectron,
    ConnectionFailed,
    MalformedResponse,
    NotFound,
    RawResponse,
    Spectron,
    StreamedResponse,
    meta,
)
from spectron_sdk.models.facts import RememberResult
from spectron_sdk.testing import MockServer, local_server
from tests.sdk.calls import CALLS
from tests.sdk.colours import Colour
from tests.sdk.fakes import Step, answer, awaited, blocking
from tests.sdk.samples import REMEMBERED, SESSION, STATE


def test_a_raw_response_tells_everything_and_parses_to_what_the_call_returns(colour: Colour) -> None:
    given = answer(REMEMBERED, x_trace_id="tr_1", server="test", set_cookie="sid=1")
    steps: list[Step] = [ConnectionFailed("cut"), given]
    raw, _ = colour.run(lambda on: on.with_raw_response.remember("x"), steps)
    assert isinstance(raw, RawResponse)
    assert (raw.status, raw.request_id, raw.attempts) == (200, "tr_1", 2)
    assert raw.elapsed_s > 0
    assert raw.headers["server"] == "test"
    assert "set-cookie" not in raw.headers
    assert raw.json() == REMEMBERED
    assert raw.text.encode() == raw.content == given.content
    parsed = raw.parse()
    assert isinstance(parsed, RememberResult)
    assert meta(parsed).request_id == "tr_1"
    assert repr(raw) == "<RawResponse 200, request tr_1>"


@pytest.mark.parametrize("operation", CALLS)
def test_every_operation_has_a_raw_form(operation: str, colour: Colour) -> None:
    def call(on: Any) -> Any:
        return CALLS[operation](on.with_raw_response)

    raw, _ = colour.run(call, [answer(b"anything", x_request_id="req_1")])
    assert (raw.content, raw.request_id) == (b"anything", "req_1")


def test_errors_are_raised_as_ever(colour: Colour) -> None:
    refused, _ = colour.run(lambda on: on.with_raw_response.entities.get("a", "b"), [answer({}, 404)])
    assert isinstance(refused, NotFound)
    raw, _ = colour.run(lambda on: on.with_raw_response.state(), [answer(b"<html>")])
    with pytest.raises(MalformedResponse):
        raw.parse()


def test_options_and_principals_carry_over() -> None:
    client, script = blocking([answer(STATE)] * 2)
    client.on_behalf_of("alice").with_raw_response.state(extra_headers={"X-Team": "blue"})
    assert (script.header("x-team"), script.header("x-spectron-on-behalf-of")) == ("blue", "alice")
    client.with_raw_response.with_options(timeout=2.0).state()
    assert script.requests[1].timeouts["read"] == 2.0


def test_a_session_made_raw_goes_on_raw() -> None:
    client, _ = blocking([answer(SESSION, 201), answer({"turns": []})])
    session = client.with_raw_response.sessions.create().parse()
    assert session.turns().json() == {"turns": []}


def test_closing_a_raw_view_is_not_a_thing_and_walks_and_streams_say_no() -> None:
    view: Any = blocking([])[0].with_raw_response
    with pytest.raises(TypeError, match="walk over pages"):
        view.graph.edges()
    with pytest.raises(TypeError, match="event stream"):
        view.chat_stream("x")
    streaming: Any = blocking([])[0].with_streaming_response
    with pytest.raises(TypeError, match="walk over pages"):
        streaming.entities.iterate()


@pytest.fixture(scope="module")
def own_server() -> Iterator[MockServer]:
    """Run a server for this module."""
    with local_server() as running:
        running.client().remember("I live in Berlin.")
        yield running


def test_a_document_can_be_read_as_it_arrives(own_server: MockServer) -> None:
    client = own_server.client()
    whole = client.with_raw_response.graph.export().content
    with client.with_streaming_response.graph.export() as response:
        assert response.status == 200
        assert response.request_id
        assert b"".join(response.iter_bytes()) == whole
    with client.with_streaming_response.graph.export() as response:
        assert response.read() == whole


@pytest.mark.parametrize("backend", ["asyncio", "trio"])
def test_a_document_can_be_awaited_as_it_arrives(own_server: MockServer, backend: str) -> None:
    async def read(client: AsyncSpectron) -> tuple[bytes, bytes, bytes]:
        whole = (await client.with_raw_response.graph.export()).content
        async with client.with_streaming_response.graph.export() as response:
            assert response.attempts == 1
            pieces = b"".join([chunk async for chunk in response.iter_bytes()])
        async with client.with_streaming_response.graph.export() as response:
            return whole, pieces, await response.read()

    got = Colour(backend).ask(read, endpoint=own_server.endpoint, api_key="local")
    assert len(set(got)) == 1, got


def test_a_streamed_response_is_sent_when_it_is_entered_and_closed_when_left() -> None:
    client, script = blocking([ConnectionFailed("cut"), answer(b"0123456789")])
    response = client.with_streaming_response.state()
    assert isinstance(response, StreamedResponse)
    assert script.requests == []
    with pytest.raises(RuntimeError, match="with block"):
        response.read()
    with response:
        assert len(script.requests) == 2
        assert next(iter(response.iter_bytes())) == b"0123456"
        assert script.closed == 0
    assert script.closed == 1


async def test_an_awaited_streamed_response_closes_too() -> None:
    client, script = awaited([answer(b"0123456789"), answer({}, 404)])
    async with client.with_streaming_response.state() as response:
        async for chunk in response.iter_bytes():
            assert chunk == b"0123456"
            break
    assert script.closed == 1
    with pytest.raises(NotFound):
        async with client.with_streaming_response.state():
            pass


def test_views_have_the_calls_of_the_client() -> None:
    client = Spectron(api_key="k")
    names = {name for name in dir(client.with_raw_response) if not name.startswith("_")}
    own = {"close", "from_env", "with_raw_response", "with_streaming_response"}
    assert names == {name for name in dir(client) if not name.startswith("_")} - own
