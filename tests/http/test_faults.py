"""Faults on demand: errors, lateness, cut lines, before and after the work."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import orjson
import pytest

from mock_server.http.asgi import Message
from mock_server.http.call import Reply
from mock_server.http.faults import ConnectionCut
from mock_server.wiring import Settings
from tests.http.asking import BEARER, Answer, ask, scope_of
from tests.http.small import small_app


async def write(app: Any, text: str = "x", **headers: str) -> Answer:
    sent = {**BEARER, **{name.replace("_", "-"): value for name, value in headers.items()}}
    return await ask(app, "POST", "/api/v1/c/notes", headers=sent, json={"text": text})


async def fault(app: Any, **rule: Any) -> dict[str, Any]:
    answer = await ask(app, "POST", "/_mock/faults", json=rule)
    assert answer.status == 201, answer.raw
    found: dict[str, Any] = answer.json
    return found


async def faults(app: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await ask(app, "GET", "/_mock/faults")).json["faults"]
    return found


async def test_an_error_status_answers_in_the_handlers_place_and_in_the_shape_of_the_surface() -> None:
    app = small_app()
    await fault(app, status=429, retry_after=3, count=3)
    answer = await write(app)
    assert (answer.status, answer.headers["retry-after"], answer.json["retry_after"]) == (429, "3", 3)
    assert (await ask(app, "GET", "/v1/memory/status/1")).json["error"]["code"] == "RATE_LIMIT_EXCEEDED"
    assert (await ask(app, "GET", "/memories/graph")).json["code"] == "RATE_LIMITED"
    assert (await write(app)).json["seq"] == 1


async def test_strict_mode_answers_with_the_error_asked_for_even_where_the_spec_lists_none_such() -> None:
    app = small_app(Settings(strict=True))
    await fault(app, operation="listNotes", status=418, count=1)
    assert (await ask(app, "GET", "/api/v1/c/notes")).status == 418
    assert (await ask(app, "GET", "/api/v1/c/notes")).status == 200


async def test_an_error_after_the_work_leaves_the_work_done() -> None:
    app = small_app()
    await fault(app, operation="writeNote", status=500, when="after", count=1)
    assert (await write(app, Idempotency_Key="k")).status == 500
    retry = await write(app, Idempotency_Key="k")
    assert (retry.status, retry.json["seq"]) == (200, 1)
    assert retry.headers["idempotent-replayed"] == "true"


async def test_a_cut_line_before_the_work_leaves_nothing_and_after_it_everything() -> None:
    app = small_app()
    for when, seq in (("before", 1), ("after", 2)):
        await fault(app, operation="writeNote", drop=True, when=when, count=1)
        with pytest.raises(ConnectionCut):
            await write(app)
        assert (await write(app)).json["seq"] == (seq if when == "before" else 3)


async def test_a_rule_strikes_as_often_as_it_says_and_only_where_it_says() -> None:
    app = small_app()
    await fault(app, operation="writeNote", context="c", status=503, count=2)
    assert (await ask(app, "GET", "/api/v1/c/notes")).status == 200
    assert (await ask(app, "POST", "/api/v1/other/notes", json={"text": "x"})).status == 200
    assert [(await write(app)).status for _ in range(3)] == [503, 503, 200]
    assert await faults(app) == []


async def test_a_rule_without_a_count_strikes_until_it_is_taken_away() -> None:
    app = small_app()
    rule = await fault(app, status=500)
    assert [(await write(app)).status for _ in range(4)] == [500] * 4
    assert (await ask(app, "DELETE", f"/_mock/faults?id={rule['id']}")).json == {"cleared": 1}
    assert (await write(app)).status == 200
    assert (await ask(app, "DELETE", f"/_mock/faults?id={rule['id']}")).status == 404


async def test_a_fault_does_not_save_a_request_from_a_missing_key() -> None:
    app = small_app()
    await fault(app, status=500, count=1)
    assert (await ask(app, "GET", "/api/v1/c/notes", headers={})).status == 401
    assert len(await faults(app)) == 1


async def test_while_a_late_answer_is_waited_for_the_key_is_in_use_and_once_the_client_gives_up_it_is_free() -> None:
    app = small_app()
    await fault(app, operation="writeNote", latency_s=600, when="after", count=1)
    gone = asyncio.Event()
    messages = [{"type": "http.request", "body": b'{"text":"x"}'}]
    waiting = asyncio.Event()

    async def receive() -> Message:
        if messages:
            return messages.pop()
        waiting.set()
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        raise AssertionError("nobody is there to hear it")

    headers = {**BEARER, "Idempotency-Key": "k"}
    late = asyncio.create_task(app(scope_of("POST", "/api/v1/c/notes", headers), receive, send))
    await waiting.wait()
    assert (await write(app, Idempotency_Key="k")).status == 409
    gone.set()
    await late
    retry = await write(app, Idempotency_Key="k")
    assert (retry.status, retry.json["seq"]) == (200, 1)
    assert (await write(app, "y", Idempotency_Key="k")).status == 409


def streaming(done: list[str]) -> Any:
    """Give an app whose stream says two pieces, does its work, and tells of it in the last frame."""

    async def frames() -> AsyncIterator[bytes]:
        yield b"one"
        yield b"two"
        done.append("work")
        yield b"last"

    return small_app(streamNotes=lambda call: Reply(200, stream=frames()))


async def test_a_stream_is_struck_before_its_last_frame_once_the_work_is_done() -> None:
    for rule in ({"status": 503, "detail": "not today"}, {"drop": True}, {"latency_s": 0.01}):
        done: list[str] = []
        app = streaming(done)
        await fault(app, operation="streamNotes", when="after", count=1, **rule)
        if rule.get("drop"):
            with pytest.raises(ConnectionCut):
                await ask(app, "GET", "/api/v1/c/stream")
        else:
            answer = await ask(app, "GET", "/api/v1/c/stream")
            assert answer.status == 200
            said, _, error = answer.raw.partition(b"event: error\ndata: ")
            assert said == (b"onetwo" if error else b"onetwolast")
            assert bool(error) == ("status" in rule)
            assert not error or orjson.loads(error)["detail"] == "not today"
        assert done == ["work"]
        assert (await ask(app, "GET", "/api/v1/c/stream")).raw == b"onetwolast"


async def test_a_stream_struck_before_the_work_does_none() -> None:
    done: list[str] = []
    app = streaming(done)
    await fault(app, operation="streamNotes", status=503, count=1)
    assert (await ask(app, "GET", "/api/v1/c/stream")).status == 503
    assert done == []


async def test_lateness_before_the_work_still_ends_in_the_answer() -> None:
    app = small_app()
    await fault(app, operation="writeNote", latency_s=0.01, count=1)
    assert (await write(app)).json["seq"] == 1


@pytest.mark.parametrize(
    ("rule", "named"),
    [
        ({}, "the body"),
        ({"status": 200}, "status"),
        ({"status": "500"}, "status"),
        ({"status": True}, "status"),
        ({"drop": 1}, "drop"),
        ({"drop": True, "when": "during"}, "when"),
        ({"drop": True, "count": 0}, "count"),
        ({"latency_s": -1}, "latency_s"),
        ({"latency_s": "1"}, "latency_s"),
        ({"drop": True, "operation": "readMinds"}, "operation"),
        ({"drop": True, "context": 5}, "context"),
    ],
)
async def test_a_rule_that_makes_no_sense_is_refused_by_name(rule: dict[str, Any], named: str) -> None:
    app = small_app()
    answer = await ask(app, "POST", "/_mock/faults", json=rule)
    assert answer.status == 400
    assert answer.json["detail"].startswith(named + ":")
    assert await faults(app) == []
