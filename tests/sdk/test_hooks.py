"""Hooks around each attempt: what they are told, what they may add, and that they cannot break a call's outcome."""

import logging
from typing import Any

import anyio
import pytest

from spectron_sdk import Attempt, AttemptResult, ConnectionFailed, MalformedResponse, ServerError, Spectron
from spectron_sdk.testing import local_server
from tests.sdk.colours import COLOURS, Colour
from tests.sdk.fakes import Script, answer
from tests.sdk.samples import CHAT, PROBLEM, REMEMBERED, STATE


class Recorder:
    """A hook that writes down what it is told."""

    def __init__(self, **headers: str) -> None:
        self.before_calls: list[Attempt] = []
        self.results: list[AttemptResult] = []
        self.headers = headers

    def before(self, attempt: Attempt) -> None:
        self.before_calls.append(attempt)
        attempt.headers.update({name.replace("_", "-"): value for name, value in self.headers.items()})

    def after(self, attempt: Attempt, result: AttemptResult) -> None:
        assert attempt is self.before_calls[-1]
        self.results.append(result)


def hooked(colour: Colour, calls: Any, steps: list[Any], *hooks: Any) -> tuple[Any, Script]:
    """Run calls with hooks."""

    def with_hooks(client: Any) -> Any:
        rules = client._transport._rules
        changed = type(rules)(
            doors=rules.doors,
            policy=rules.policy,
            timeouts=rules.timeouts,
            random=rules.random,
            clock=rules.clock,
            new_key=rules.new_key,
            hooks=hooks,
        )
        client._transport._rules = changed
        return calls(client)

    return colour.run(with_hooks, steps)


def test_each_attempt_is_announced_and_reported(colour: Colour) -> None:
    hook = Recorder()
    steps = [ConnectionFailed("cut"), answer(PROBLEM, 500, x_trace_id="tr_1"), answer(REMEMBERED, x_trace_id="tr_2")]
    hooked(colour, lambda on: on.remember("x"), steps, hook)
    assert [(told.method, told.route, told.surface, told.number) for told in hook.before_calls] == [
        ("POST", "/api/v1/{context_id}/facts", "spectron", n) for n in (1, 2, 3)
    ]
    assert {told.idempotency_key for told in hook.before_calls} == {"key-1"}
    assert {told.base for told in hook.before_calls} == {"http://memory.test"}
    assert [(result.status, result.request_id, result.retry_in_s) for result in hook.results] == [
        (None, None, 0.25),
        (500, "tr_1", 0.5),
        (200, "tr_2", None),
    ]
    assert [type(result.error) for result in hook.results] == [ConnectionFailed, ServerError, type(None)]
    assert all(result.elapsed_s > 0 for result in hook.results)


def test_the_last_failure_is_reported_too(colour: Colour) -> None:
    hook = Recorder()
    result, _ = hooked(colour, lambda on: on.chat("x"), [answer(PROBLEM, 500)], hook)
    assert isinstance(result, ServerError)
    assert [(told.status, told.error, told.retry_in_s) for told in hook.results] == [(500, result, None)]


def test_headers_of_hooks_go_with_their_attempt_only(colour: Colour) -> None:
    class Counting(Recorder):
        def before(self, attempt: Attempt) -> None:
            super().before(attempt)
            if attempt.number == 1:
                attempt.headers["X-First"] = "yes"
            attempt.headers["user-agent"] = f"attempt/{attempt.number}"

    _, script = hooked(
        colour, lambda on: on.state(), [ConnectionFailed("cut"), answer(STATE)], Counting(X_Trace="a"), Counting()
    )
    assert [script.header("x-first", n) for n in range(2)] == ["yes", None]
    assert [script.header("user-agent", n) for n in range(2)] == ["attempt/1", "attempt/2"]
    assert [script.header("x-trace", n) for n in range(2)] == ["a", "a"]


def test_a_hook_that_refuses_keeps_the_request_from_being_sent(colour: Colour) -> None:
    class Refusing(Recorder):
        def before(self, attempt: Attempt) -> None:
            raise PermissionError("not today")

    result, script = hooked(colour, lambda on: on.state(), [answer(STATE)], Refusing())
    assert isinstance(result, PermissionError)
    assert script.requests == []


def test_a_hook_that_fails_afterwards_is_logged_and_the_answer_kept(
    colour: Colour, caplog: pytest.LogCaptureFixture
) -> None:
    class Clumsy(Recorder):
        def after(self, attempt: Attempt, result: AttemptResult) -> None:
            raise RuntimeError("clumsy")

    careful = Recorder()
    with caplog.at_level(logging.ERROR, logger="spectron_sdk"):
        result, _ = hooked(colour, lambda on: on.chat("x"), [answer(CHAT)], Clumsy(), careful)
    assert result.reply == CHAT["reply"]
    assert len(careful.results) == 1
    assert "a hook failed after POST /api/v1/{context_id}/chat" in caplog.text


def test_a_stream_is_one_attempt_that_ends_when_it_opens(colour: Colour) -> None:
    hook = Recorder()
    frames = answer(b'data: {"delta": "a"}\n\ndata: {"done": true}\n\n', content_type="text/event-stream")

    def read(on: Any) -> Any:
        return list(on.chat_stream("x")) if isinstance(on, Spectron) else on.chat_stream("x")

    chunks, _ = hooked(colour, read, [frames], hook)
    assert [chunk.done for chunk in chunks] == [False, True]
    assert [(told.status, told.error) for told in hook.results] == [(200, None)]


def test_an_answer_that_cannot_be_read_was_an_answer(colour: Colour) -> None:
    hook = Recorder()
    result, _ = hooked(colour, lambda on: on.chat("x"), [answer(b"<html>")], hook)
    assert isinstance(result, MalformedResponse)
    assert [(told.status, told.error) for told in hook.results] == [(200, None)]


@pytest.mark.parametrize("backend", COLOURS[1:])
def test_a_cancelled_attempt_is_reported_as_abandoned(backend: str) -> None:
    hook = Recorder()
    with local_server() as server:
        server.fail("getState", latency_s=30)

        async def give_up(on: Any) -> None:
            with anyio.move_on_after(0.5):
                await on.state()

        Colour(backend).ask(give_up, endpoint=server.endpoint, api_key="local", hooks=[hook])
    (told,) = hook.results
    assert isinstance(told.error, BaseException)
    assert (told.status, told.retry_in_s) == (None, None)


def test_copies_and_views_keep_the_hooks() -> None:
    hook = Recorder()
    with local_server() as server:
        client = Spectron(endpoint=server.endpoint, api_key="local", hooks=[hook])
        client.with_options(timeout=5).state()
        client.with_raw_response.state()
        with client.with_streaming_response.state():
            pass
        client.close()
    assert [told.status for told in hook.results] == [200, 200, 200]


def test_nothing_private_is_told() -> None:
    hook = Recorder()
    hooked(Colour("blocking"), lambda on: on.entities.get("person", "maya-private"), [answer({}, 404)], hook)
    assert "maya-private" not in repr(hook.before_calls)
    assert "verysecret" not in repr(hook.before_calls) + repr(hook.results)
