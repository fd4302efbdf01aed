"""Streamed chats: chunks in order, a whole reply at the end, errors for everything else, however the bytes are cut."""

import json
from collections.abc import Callable
from typing import Any

import anyio
import pytest

from spectron_sdk import APIError, ConnectionFailed, MalformedResponse, RateLimited, Unauthorized, meta
from spectron_sdk._http import Incoming
from tests.sdk.fakes import Script, Step, answer, awaited, blocking
from tests.sdk.samples import CHAT, PROBLEM

DONE = "event: done\ndata: " + json.dumps({"done": True, **CHAT}) + "\n\n"
HELLO = 'data: {"delta": "You live ", "sessionId": "sess_1"}\n\n: ping\n\ndata: {"token": "in Bérlin"}\n\n'


def events(text: str, **headers: str) -> Incoming:
    return answer(text.encode(), 200, content_type="text/event-stream; charset=utf-8", x_trace_id="tr_1", **headers)


def drained(name: str, steps: list[Step], *, size: int = 7) -> tuple[list[Any], Exception | None, Script]:
    """Read a streamed chat to its end in one colour; give what came, the error, and the script."""
    got: list[Any] = []
    if name == "blocking":
        client, script = blocking(steps, size=size)
        try:
            with client.chat_stream("Where?", session_id="sess_1") as stream:
                got.extend(stream)
        except Exception as error:
            return got, error, script
        return got, None, script
    waiting, script = awaited(steps, size=size)

    async def main() -> Exception | None:
        try:
            async with waiting.chat_stream("Where?", session_id="sess_1") as stream:
                async for chunk in stream:
                    got.append(chunk)  # noqa: PERF401 - what came before an error counts
        except Exception as error:
            return error
        return None

    return got, anyio.run(main, backend=name), script


colours = pytest.mark.parametrize("colour", ["blocking", "asyncio", "trio"])
sizes = pytest.mark.parametrize("size", [1, 2, 7, 10_000])


@colours
@sizes
def test_chunks_add_up_and_the_last_one_has_the_whole_reply(colour: str, size: int) -> None:
    chunks, error, script = drained(colour, [events(HELLO + DONE)], size=size)
    assert error is None
    assert [(chunk.delta, chunk.done) for chunk in chunks] == [("You live ", False), ("in Bérlin", False), ("", True)]
    assert (chunks[0].session_id, chunks[0].result) == ("sess_1", None)
    assert chunks[-1].trace_id == "tr_1"
    assert chunks[-1].raw["reply"] == chunks[-1].result.reply == CHAT["reply"]
    assert chunks[-1].result.memory_updates.corrections[0].old_value == "Lisbon"
    assert script.body() == {"message": "Where?", "sessionId": "sess_1", "stream": True}
    assert script.header("accept") == "text/event-stream"
    assert script.requests[0].timeouts == {"connect": 5.0, "read": None, "write": 5.0, "pool": 5.0}
    assert script.closed >= 1


@colours
@pytest.mark.parametrize("ending", ['data: {"done": true}\n\n', "event: done\ndata: {}\n\n", "data: [DONE]\n\n"])
def test_every_documented_ending_ends_it(colour: str, ending: str) -> None:
    chunks, error, _ = drained(colour, [events(HELLO + ending + 'data: {"delta": "more"}\n\n')])
    assert error is None
    assert [chunk.done for chunk in chunks] == [False, False, True]
    assert chunks[-1].result is None


@colours
@sizes
def test_a_stream_without_its_last_frame_is_not_whole(colour: str, size: int) -> None:
    chunks, error, script = drained(colour, [events(HELLO)], size=size)
    assert [chunk.delta for chunk in chunks] == ["You live ", "in Bérlin"]
    assert isinstance(error, MalformedResponse)
    assert error.path == "/api/v1/ctx/chat"
    assert script.closed >= 1


@colours
@sizes
def test_an_error_frame_raises_its_error_after_what_came_before_it(colour: str, size: int) -> None:
    problem = {**PROBLEM, "status": 429, "detail": "the model is busy", "retry_after": 4}
    stream = HELLO + "event: error\ndata: " + json.dumps(problem) + "\n\n" + DONE
    chunks, error, script = drained(colour, [events(stream)], size=size)
    assert [chunk.delta for chunk in chunks] == ["You live ", "in Bérlin"]
    assert isinstance(error, RateLimited)
    assert (error.detail, error.retry_after) == ("the model is busy", 4.0)
    assert len(script.requests) == 1


@colours
def test_an_error_frame_without_sense_is_an_error_all_the_same(colour: str) -> None:
    _, error, _ = drained(colour, [events("event: error\ndata: oops\n\n")])
    assert isinstance(error, APIError)
    assert error.status == 500


@colours
def test_a_refusal_before_the_stream_is_an_ordinary_error(colour: str) -> None:
    chunks, error, script = drained(colour, [answer({**PROBLEM, "status": 401}, 401)])
    assert chunks == []
    assert isinstance(error, Unauthorized)
    assert script.closed == 1


@colours
def test_opening_is_tried_again_only_while_nothing_can_have_happened(colour: str) -> None:
    steps: list[Step] = [ConnectionFailed("nobody listens", sent=False), answer({}, 429, retry_after="1"), events(DONE)]
    chunks, error, script = drained(colour, steps)
    assert (error, len(chunks), script.waits) == (None, 1, [0.25, 1.0])
    _, error, script = drained(colour, [ConnectionFailed("it broke")])
    assert isinstance(error, ConnectionFailed)
    assert len(script.requests) == 1


@colours
def test_an_answer_that_is_no_stream_is_said_to_be_none(colour: str) -> None:
    _, error, script = drained(colour, [answer(CHAT)])
    assert isinstance(error, MalformedResponse)
    assert "application/json, not an event stream" in str(error)
    assert script.closed >= 1


@colours
def test_text_that_is_no_json_counts_as_a_piece_of_the_reply(colour: str) -> None:
    chunks, error, _ = drained(colour, [events("data: plain text\n\ndata: 5\n\n" + DONE)])
    assert error is None
    assert [chunk.delta for chunk in chunks] == ["plain text", "5", ""]


def test_a_blocking_stream_is_lazy_and_can_be_left_early() -> None:
    client, script = blocking([events(HELLO + DONE)])
    stream = client.chat_stream("x")
    assert script.requests == []
    with pytest.raises(TypeError):
        meta(stream)
    assert next(stream).delta == "You live "
    assert meta(stream).request_id == "tr_1"
    stream.close()
    assert list(stream) == []
    assert script.closed >= 1


def test_chat_itself_streams_when_asked_and_raises_refusals_at_once() -> None:
    client, script = blocking([events(HELLO + DONE), answer({}, 401), answer(CHAT)])
    assert [chunk.delta for chunk in client.chat("x", stream=True)] == ["You live ", "in Bérlin", ""]
    with pytest.raises(Unauthorized):
        client.chat("x", stream=True)
    assert client.chat("x", stream=False).reply == CHAT["reply"]
    assert script.body() == {"message": "x"}


@pytest.mark.parametrize("backend", ["asyncio", "trio"])
def test_an_awaited_chat_streams_when_asked(backend: str) -> None:
    async def main() -> None:
        client, script = awaited([events(HELLO + DONE), answer({}, 401), events(HELLO + DONE)])
        stream = await client.chat("x", stream=True)
        assert meta(stream).status == 200
        assert [chunk.delta async for chunk in stream] == ["You live ", "in Bérlin", ""]
        with pytest.raises(Unauthorized):
            await client.chat("x", stream=True)
        left = client.chat_stream("x")
        assert (await anext(left)).delta == "You live "
        await left.aclose()
        assert [chunk async for chunk in left] == []
        assert script.closed >= 2

    anyio.run(main, backend=backend)


def test_the_first_error_closes_and_reading_on_ends() -> None:
    client, script = blocking([events(HELLO)])
    stream = client.chat_stream("x")
    read: Callable[[], Any] = lambda: next(stream)  # noqa: E731 - one reader, three times
    assert (read().delta, read().delta) == ("You live ", "in Bérlin")
    with pytest.raises(MalformedResponse):
        read()
    assert list(stream) == []
    assert script.closed >= 1
