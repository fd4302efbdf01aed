"""Objects of the client in the states nobody plans for: not opened, closed, read to the end, copied, pickled."""

import asyncio
import copy
import pickle
from collections.abc import Iterator
from typing import Any

import pytest

from spectron_sdk import AsyncMemorySyncClient, MemorySyncClient, RawResponse, Spectron
from spectron_sdk.testing import MockServer, in_process

KEY = "verysecretkey"


@pytest.fixture(scope="module")
def server() -> Iterator[MockServer]:
    with in_process() as running:
        yield running


@pytest.fixture
def memory(server: MockServer, context_id: str) -> Spectron:
    made = server.client(context_id, api_key=KEY)
    made.remember("I like tea.")
    return made


def every_object(server: MockServer, memory: Spectron) -> dict[str, Any]:
    """Make one of everything that the client hands out, in all the states it can be in."""
    waiting = server.async_client(memory.context_id, api_key=KEY)
    opened = memory.with_streaming_response.state()
    opened.__enter__()
    closed = memory.with_streaming_response.state()
    with closed:
        closed.read()
    read, unread = memory.chat_stream("What do I like?"), memory.chat_stream("What do I like?")
    list(read)
    unread.close()
    gone = Spectron(endpoint=server.endpoint, api_key=KEY)
    gone.close()
    return {
        "client": memory,
        "closed client": gone,
        "awaited client": waiting,
        "raw view": memory.with_raw_response,
        "streaming view": memory.with_streaming_response,
        "resource": memory.graph,
        "session": memory.sessions.create(),
        "unopened response": memory.with_streaming_response.state(),
        "open response": opened,
        "closed response": closed,
        "unopened awaited response": waiting.with_streaming_response.state(),
        "raw response": memory.with_raw_response.state(),
        "unopened stream": memory.chat_stream("x"),
        "read stream": read,
        "closed stream": unread,
        "unopened awaited stream": waiting.chat_stream("x"),
        "walk": memory.graph.edges(),
        "awaited walk": waiting.graph.edges(),
        "answer": memory.state(),
        "listing": memory.projects.list(),
        "page": memory.graph.page(),
        "memorysync": MemorySyncClient(KEY, server.endpoint),
        "awaited memorysync": AsyncMemorySyncClient(KEY, server.endpoint),
    }


def test_every_object_can_be_shown_and_compared_and_none_shows_the_key(server: MockServer, memory: Spectron) -> None:
    for name, held in every_object(server, memory).items():
        shown = repr(held) + str(held)
        assert type(held).__name__ in shown or name == "listing"
        assert " object at 0x" not in shown, name
        assert KEY not in shown, name
        assert held == held, name
        assert held != "x", name
        assert hasattr(held, "no_such_thing") is False, name
        assert all(isinstance(found, str) for found in dir(held)), name
        # Truth is for what holds things.
        assert bool(held) or hasattr(held, "__len__"), name


def test_what_cannot_be_pickled_or_copied_says_why_and_nothing_carries_the_key(
    server: MockServer, memory: Spectron
) -> None:
    for name, held in every_object(server, memory).items():
        for carry in (pickle.dumps, copy.deepcopy):
            if name in {"raw response", "answer", "listing", "page"}:
                assert KEY.encode() not in pickle.dumps(carry(held)), name
            else:
                with pytest.raises(TypeError, match="cannot be pickled or copied"):
                    carry(held)


def test_an_unopened_response_knows_nothing_yet_and_says_so(memory: Spectron) -> None:
    response = memory.with_streaming_response.state()
    assert repr(response) == "<StreamedResponse, not opened>"
    assert not hasattr(response, "status")
    assert not hasattr(response, "headers")
    for use in (lambda: response.status, lambda: response.meta, response.read, response.iter_bytes):
        with pytest.raises(RuntimeError, match="open the response in a with block"):
            use()


def test_a_response_is_read_once_and_inside_its_block(memory: Spectron) -> None:
    response = memory.with_streaming_response.state()
    with response:
        assert repr(response).endswith(", open>")
        with pytest.raises(RuntimeError, match="open already"):
            response.__enter__()
        assert b"tea" in response.read()
        with pytest.raises(RuntimeError, match="read once"):
            response.read()
    assert repr(response).endswith(", closed>")
    with pytest.raises(RuntimeError, match="closed"):
        response.read()
    assert response.status == 200
    with response:
        assert b"tea" in response.read()


def test_the_same_holds_awaited(server: MockServer, memory: Spectron) -> None:
    async def use() -> None:
        async with server.async_client(memory.context_id) as waiting:
            response = waiting.with_streaming_response.state()
            assert repr(response) == "<AsyncStreamedResponse, not opened>"
            with pytest.raises(RuntimeError, match="open the response"):
                await response.read()
            async with response:
                with pytest.raises(RuntimeError, match="open already"):
                    await response.__aenter__()
                assert b"tea" in await response.read()
                with pytest.raises(RuntimeError, match="read once"):
                    await response.read()
            with pytest.raises(RuntimeError, match="closed"):
                await response.read()
            stream = waiting.chat_stream("What do I like?")
            assert repr(stream).endswith("/chat, not opened>")
            async with stream:
                assert repr(stream).endswith("/chat, open>")
            assert repr(stream).endswith("/chat, closed>")

    asyncio.run(use())


@pytest.mark.parametrize("carry", [copy.copy, copy.deepcopy, lambda held: pickle.loads(pickle.dumps(held))])
def test_a_raw_response_is_the_same_on_the_other_side(carry: Any, memory: Spectron) -> None:
    raw = memory.with_raw_response.state()
    carried: RawResponse[Any] = carry(carry(raw))
    assert carried.content == raw.content
    assert (carried.status, carried.request_id) == (raw.status, raw.request_id)
    assert carried.parse() == raw.parse() == memory.state()
