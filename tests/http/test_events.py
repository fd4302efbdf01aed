"""Event streams: frames, pings, failures, and the three ways to end early."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
import trio

from mock_server.engine.errors import Forbidden
from mock_server.http.app import App
from mock_server.http.asgi import Message
from mock_server.http.call import Call, Reply
from mock_server.http.events import PING, frame
from mock_server.http.faults import Fault
from mock_server.wiring import Settings
from tests.http.asking import BEARER, ask, scope_of
from tests.http.small import small_app


class Client:
    """Listen to a stream and leave when told to."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.more = asyncio.Event()
        self.gone = asyncio.Event()
        self.headers: dict[bytes, bytes] = {}
        self.ended = False

    async def receive(self) -> Message:
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.headers = dict(message["headers"])
            return
        if message["body"]:
            self.frames.append(message["body"])
        self.ended = not message.get("more_body", False)
        self.more.set()

    async def until(self, count: int) -> None:
        while len(self.frames) < count:
            self.more.clear()
            await self.more.wait()


def streaming(frames: AsyncIterator[bytes], *, ping_s: float = 12.0) -> App:
    return small_app(Settings(ping_s=ping_s), streamNotes=lambda call: Reply(200, stream=frames))


def opened(app: App, client: Client) -> asyncio.Task[None]:
    return asyncio.create_task(app(scope_of("GET", "/api/v1/c/stream", BEARER), client.receive, client.send))


def test_a_frame_ends_with_a_blank_line_and_names_its_event_when_it_has_one() -> None:
    assert frame({"delta": "é\n"}) == 'data: {"delta":"é\\n"}\n\n'.encode()
    assert frame({"done": True}, "done") == b'event: done\ndata: {"done":true}\n\n'


async def test_frames_are_sent_one_by_one_as_an_event_stream() -> None:
    async def frames() -> AsyncIterator[bytes]:
        yield frame({"delta": "a"})
        yield frame({"delta": "b"})

    answer = await ask(streaming(frames()), "GET", "/api/v1/c/stream")
    assert answer.headers["content-type"] == "text/event-stream"
    assert answer.headers["cache-control"] == "no-store"
    assert answer.headers["x-trace-id"].startswith("req_")
    client = Client()
    await opened(streaming(frames()), client)
    assert client.frames == [frame({"delta": "a"}), frame({"delta": "b"})]
    assert client.ended


async def test_each_frame_leaves_before_the_next_is_made() -> None:
    wait = asyncio.Event()

    async def frames() -> AsyncIterator[bytes]:
        yield b"one"
        await wait.wait()
        yield b"two"

    client = Client()
    task = opened(streaming(frames()), client)
    await client.until(1)
    assert client.frames == [b"one"]
    wait.set()
    await task
    assert client.frames == [b"one", b"two"]


async def test_silence_is_filled_with_comments_and_loses_no_frame() -> None:
    wait = asyncio.Event()

    async def frames() -> AsyncIterator[bytes]:
        await wait.wait()
        yield b"late"

    client = Client()
    task = opened(streaming(frames(), ping_s=0.01), client)
    await client.until(2)
    wait.set()
    await task
    assert client.frames[0] == PING
    assert client.frames[-1] == b"late"


async def test_a_client_that_leaves_cancels_the_stream_and_its_clean_up_runs() -> None:
    cleaned = asyncio.Event()

    async def frames() -> AsyncIterator[bytes]:
        try:
            yield b"one"
            await asyncio.Event().wait()
        finally:
            cleaned.set()

    client = Client()
    task = opened(streaming(frames()), client)
    await client.until(1)
    client.gone.set()
    await task
    assert cleaned.is_set()
    assert client.frames == [b"one"]


@pytest.mark.parametrize(("error", "status"), [(RuntimeError("secret"), 500), (Forbidden("not yours"), 403)])
async def test_a_failure_in_the_middle_ends_with_one_error_frame(error: Exception, status: int) -> None:
    async def frames() -> AsyncIterator[bytes]:
        yield b"one"
        raise error

    client = Client()
    await opened(streaming(frames()), client)
    assert client.frames[0] == b"one"
    last = client.frames[-1].decode()
    assert last.startswith("event: error\ndata: {")
    assert f'"status":{status}' in last
    assert "secret" not in last
    assert client.ended


async def test_an_error_before_the_first_byte_is_an_ordinary_answer() -> None:
    def refuse(call: Call) -> Reply:
        raise Forbidden("not yours")

    answer = await ask(small_app(streamNotes=refuse), "GET", "/api/v1/c/stream")
    assert (answer.status, answer.headers["content-type"]) == (403, "application/problem+json")


async def test_a_stopping_server_ends_its_streams_with_a_503_frame() -> None:
    async def frames() -> AsyncIterator[bytes]:
        yield b"one"
        await asyncio.Event().wait()

    app, client = streaming(frames()), Client()
    task = opened(app, client)
    await client.until(1)
    app.streams.end_all()
    await task
    assert b'"status":503' in client.frames[-1]
    assert client.ended


def test_a_stream_and_a_late_answer_work_under_trio_too() -> None:
    async def frames() -> AsyncIterator[bytes]:
        yield b"one"
        await trio.lowlevel.checkpoint()
        yield b"two"

    async def stream() -> list[bytes]:
        sent: list[bytes] = []

        async def receive() -> Message:
            await trio.sleep_forever()
            raise AssertionError

        async def send(message: Message) -> None:
            sent.append(message.get("body", b""))

        app = streaming(frames())
        app.faults.add(Fault(id=0, operation="streamNotes", latency_s=0.001))
        await app(scope_of("GET", "/api/v1/c/stream", BEARER), receive, send)
        return sent

    assert [body for body in trio.run(stream) if body] == [b"one", b"two"]


async def test_strict_mode_lets_a_documented_stream_pass() -> None:
    async def frames() -> AsyncIterator[bytes]:
        yield b"one"

    app = small_app(Settings(strict=True), streamNotes=lambda call: Reply(200, stream=frames()))
    answer: Any = await ask(app, "GET", "/api/v1/c/stream")
    assert answer.status == 200
    assert answer.raw == b"one"
