"""The two loops that send: the same steps blocking, on asyncio and on trio, over a scripted network."""

import logging
from collections.abc import Callable, Sequence
from inspect import isawaitable
from typing import Any

import anyio
import pytest

from spectron_sdk import (
    AsyncSpectron,
    ConnectionFailed,
    InvalidArgument,
    MalformedResponse,
    NotFound,
    RateLimited,
    ServerError,
    Spectron,
    TimedOut,
    meta,
)
from tests.sdk.fakes import KEY, Script, Step, answer, awaited, blocking
from tests.sdk.samples import CHAT, PROBLEM, RECALLED, REMEMBERED, SESSION, STATE

Client = Spectron | AsyncSpectron
Steps = Callable[[Any], Any]


class Colour:
    """Runs one call, or several, on a client of one colour over a script."""

    def __init__(self, name: str) -> None:
        self.name = name

    def run(self, calls: Callable[[Any], Any], steps: Sequence[Step], *, max_retries: int = 3) -> tuple[Any, Script]:
        if self.name == "blocking":
            client, script = blocking(steps, max_retries=max_retries)
            return self._outcome(lambda: calls(client)), script
        waiting, script = awaited(steps, max_retries=max_retries)

        async def main() -> Any:
            answered = calls(waiting)
            return await answered if isawaitable(answered) else answered

        return self._outcome(lambda: anyio.run(main, backend=self.name)), script

    @staticmethod
    def _outcome(call: Callable[[], Any]) -> Any:
        try:
            return call()
        except Exception as error:
            return error


@pytest.fixture(params=["blocking", "asyncio", "trio"])
def colour(request: pytest.FixtureRequest) -> Colour:
    return Colour(request.param)


def refusal(status: int, **headers: str) -> Step:
    return answer({**PROBLEM, "status": status}, status, x_trace_id="tr_1", **headers)


def cut() -> Step:
    return ConnectionFailed("the connection broke")


def unreached() -> Step:
    return ConnectionFailed("nobody listens", sent=False)


def test_a_request_carries_key_agent_and_types(colour: Colour) -> None:
    result, script = colour.run(lambda client: client.remember("x"), [answer(REMEMBERED)])
    assert result.turn_id == "turn:1"
    (request,) = script.requests
    assert (request.method, request.url) == ("POST", "http://memory.test/api/v1/ctx/facts")
    assert script.header("authorization") == f"Bearer {KEY}"
    assert script.header("accept") == script.header("content-type") == "application/json"
    assert (script.header("user-agent") or "").startswith("spectron-sdk-python/")
    assert script.body() == {"text": "x"}


def test_the_surfaces_get_their_own_credentials(colour: Colour) -> None:
    _, script = colour.run(
        lambda client: client.graph.page(), [answer({"nodes": [], "edges": [], "next_cursor": None})]
    )
    assert script.header("authorization") == f"Bearer {KEY}"
    assert script.header("x-spectron-context") == "ctx"
    _, script = colour.run(lambda client: client.projects.list(), [answer([])])
    assert (script.header("x-api-key"), script.header("x-project-id")) == (KEY, "ctx")
    assert script.header("authorization") is None


def test_a_read_is_sent_again_until_it_is_answered(colour: Colour) -> None:
    steps = [unreached(), refusal(503), cut(), answer(STATE)]
    result, script = colour.run(lambda client: client.state(), steps)
    assert result.identity.attributes[0].value == "Berlin"
    assert script.waits == [0.25, 0.5, 1.0]
    assert meta(result).attempts == 4


def test_the_last_failure_is_what_the_caller_sees(colour: Colour) -> None:
    result, script = colour.run(lambda client: client.state(), [cut(), refusal(500), refusal(502)], max_retries=2)
    assert isinstance(result, ServerError)
    assert (result.status, result.attempts, result.request_id) == (502, 3, "tr_1")
    assert (result.method, result.path) == ("GET", "/api/v1/ctx/state")
    result, script = colour.run(lambda client: client.state(), [refusal(500), TimedOut("late")], max_retries=1)
    assert isinstance(result, TimedOut)
    assert (result.attempts, result.method, result.path) == (2, "GET", "/api/v1/ctx/state")
    assert len(script.requests) == 2


def test_a_remembered_text_keeps_its_key_over_retries(colour: Colour) -> None:
    steps = [cut(), refusal(500), answer(REMEMBERED)]
    _, script = colour.run(lambda client: client.remember("x"), steps)
    keys = [script.header("idempotency-key", n) for n in range(3)]
    assert keys[0]
    assert len(set(keys)) == 1
    assert len({request.content for request in script.requests}) == 1


def test_two_equal_texts_get_two_keys_unless_the_caller_gives_one() -> None:
    client, script = blocking([answer(REMEMBERED)] * 4)
    client.remember("x")
    client.remember("x")
    client.remember("x", idempotency_key="mine")
    client.remember_many([{"role": "user", "content": "x"}])
    keys = [script.header("idempotency-key", n) for n in range(4)]
    assert keys[2] == "mine"
    assert len(set(keys)) == 4


def test_a_minted_key_cannot_be_guessed() -> None:
    client, script = blocking([answer(REMEMBERED)] * 2)
    client._transport._rules = type(client._transport._rules)(
        doors=client._transport._rules.doors,
        policy=client._transport._rules.policy,
        timeouts=client._transport._rules.timeouts,
        random=client._transport._rules.random,
        clock=client._transport._rules.clock,
    )
    client.remember("x")
    client.remember("x")
    first, second = (script.header("idempotency-key", n) for n in range(2))
    assert first != second
    assert len(first or "") == 36


@pytest.mark.parametrize(
    "call",
    [
        lambda client: client.chat("x"),
        lambda client: client.sessions.create(),
        lambda client: client.merge("n1", "n2"),
        lambda client: client.memories.add_turn("I moved", user_id="u"),
        lambda client: client.history.append("t", [{"role": "user", "content": "x"}], user_id="u"),
    ],
    ids=["chat", "session", "merge", "add_turn", "append"],
)
@pytest.mark.parametrize("step", [cut(), TimedOut("late"), refusal(500), refusal(503), refusal(500, retry_after="0")])
def test_a_write_without_a_key_is_never_repeated_once_it_may_have_run(colour: Colour, call: Steps, step: Step) -> None:
    result, script = colour.run(call, [step])
    assert isinstance(result, Exception)
    assert len(script.requests) == 1
    assert script.waits == []
    assert script.header("idempotency-key") is None


def test_a_write_without_a_key_is_repeated_when_it_surely_did_not_run(colour: Colour) -> None:
    steps = [unreached(), refusal(429, retry_after="2"), refusal(503, retry_after="1"), answer(CHAT)]
    result, script = colour.run(lambda client: client.chat("x"), steps)
    assert result.reply == "You live in Berlin [S1]."
    assert script.waits == [0.25, 2.0, 1.0]


def test_the_servers_own_word_on_retries_outranks_the_table(colour: Colour) -> None:
    result, script = colour.run(lambda client: client.state(), [refusal(500, x_should_retry="false")])
    assert isinstance(result, ServerError)
    result, script = colour.run(lambda client: client.chat("x"), [refusal(500, x_should_retry="true"), answer(CHAT)])
    assert result.reply == "You live in Berlin [S1]."
    assert len(script.requests) == 2


def test_a_wait_that_is_too_long_is_the_callers_to_make(colour: Colour) -> None:
    result, script = colour.run(lambda client: client.state(), [refusal(429, retry_after="3600")])
    assert isinstance(result, RateLimited)
    assert result.retry_after == 3600.0
    assert script.waits == []


def test_refusals_are_not_repeated(colour: Colour) -> None:
    result, script = colour.run(lambda client: client.entities.get("person", "nobody"), [refusal(404)])
    assert isinstance(result, NotFound)
    assert result.path == "/api/v1/ctx/entities/person/nobody"
    assert len(script.requests) == 1


def test_a_redirect_is_an_error_and_the_key_goes_nowhere_else(colour: Colour) -> None:
    step = answer(b"", 307, location="http://elsewhere.test/")
    result, script = colour.run(lambda client: client.state(), [step])
    assert result.status == 307
    assert len(script.requests) == 1


@pytest.mark.parametrize("content", [b"", b"<html>", b"[]", b"null", b'{"reply": 5}', b'{"reply": "cut'])
def test_an_unreadable_answer_says_what_and_where_and_keeps_the_body(colour: Colour, content: bytes) -> None:
    result, _ = colour.run(lambda client: client.chat("x"), [answer(content, x_trace_id="tr_1")])
    assert isinstance(result, MalformedResponse)
    assert (result.status, result.request_id, result.body) == (200, "tr_1", content.decode())
    assert "POST /api/v1/{context_id}/chat" in str(result)
    assert result.__cause__ is not None


def test_an_unreadable_answer_is_described_without_the_values_in_it() -> None:
    client, _ = blocking([answer({**CHAT, "reply": ["a secret of Maya's"]})])
    with pytest.raises(MalformedResponse) as caught:
        client.chat("x")
    assert "reply" in str(caught.value)
    assert "Maya" not in str(caught.value)


def test_a_delete_answers_nothing(colour: Colour) -> None:
    result, script = colour.run(lambda client: client.sessions.delete("s"), [answer(None, 204)])
    assert result is None
    assert (script.requests[0].method, script.requests[0].content) == ("DELETE", None)
    assert script.header("content-type") is None


def test_health_may_be_empty(colour: Colour) -> None:
    result, script = colour.run(lambda client: client.health(), [answer(b"")])
    assert result.ok is True
    assert script.requests[0].url == "http://memory.test/api/v1/health"
    assert colour.run(lambda client: client.health(), [answer({"ok": True, "version": "1"})])[0]["version"] == "1"


def test_an_answer_tells_how_it_came_about(colour: Colour) -> None:
    step = answer(RECALLED, x_trace_id="tr_9", set_cookie="sid=1", server="test")
    result, _ = colour.run(lambda client: client.recall("x"), [step])
    told = meta(result)
    assert (told.status, told.request_id, told.attempts) == (200, "tr_9", 1)
    assert told.elapsed_s > 0
    assert told.headers["server"] == "test"
    assert "set-cookie" not in told.headers
    listed, _ = colour.run(lambda client: client.projects.list(), [answer([], x_request_id="req_1")])
    assert meta(listed).request_id == "req_1"


def test_meta_plays_no_part_in_equality() -> None:
    client, _ = blocking([answer(RECALLED, x_trace_id="a"), answer(RECALLED, x_trace_id="b")])
    assert client.recall("x") == client.recall("x")


def test_nothing_is_sent_when_an_argument_cannot_be(colour: Colour) -> None:
    result, script = colour.run(
        lambda client: client.kv.put(["a"], "k", {"score": float("nan")}, user_id="u"), [answer({})]
    )
    assert isinstance(result, InvalidArgument)
    assert result.place == "value.score"
    assert script.requests == []


def test_a_session_object_carries_its_calls(colour: Colour) -> None:
    if colour.name != "blocking":

        async def calls(client: AsyncSpectron) -> object:
            session = await client.sessions.create(scopes=["org/acme/user/maya"], on_behalf_of="maya")
            await session.turns(limit=1)
            text = str(await session.context("Where?"))
            await session.close()
            return session, text
    else:

        def calls(client: Spectron) -> object:  # type: ignore[misc]
            session = client.sessions.create(scopes=["org/acme/user/maya"], on_behalf_of="maya")
            session.turns(limit=1)
            text = str(session.context("Where?"))
            session.close()
            return session, text

    steps = [answer(SESSION, 201), answer({"turns": []}), answer({"context": "# Facts"}), answer(None, 204)]
    (session, text), script = colour.run(calls, steps)
    assert (session.id, session.scopes, text) == ("sess_1", [["org/acme/user/maya"]], "# Facts")
    assert (session["createdAt"], session["id"], "scopes" in session) == (SESSION["createdAt"], "sess_1", True)
    assert meta(session).status == 201
    assert script.body(0) == {"scopes": [["org/acme/user/maya"]]}
    assert [
        (request.method, request.url.removeprefix("http://memory.test/api/v1/ctx")) for request in script.requests
    ] == [
        ("POST", "/sessions"),
        ("GET", "/sessions/sess_1/turns?limit=1"),
        ("POST", "/sessions/sess_1/context"),
        ("DELETE", "/sessions/sess_1"),
    ]
    assert {script.header("x-spectron-on-behalf-of", n) for n in range(4)} == {"maya"}


def test_a_copy_shares_the_connections_and_closes_nothing(colour: Colour) -> None:
    async def waiting(client: AsyncSpectron) -> None:
        async with client.on_behalf_of("alice") as copy:
            await copy.state()
        await client.state()
        await client.aclose()

    def at_once(client: Spectron) -> None:
        with client.on_behalf_of("alice") as copy:
            copy.state()
        client.state()
        client.close()

    calls: Steps = at_once if colour.name == "blocking" else waiting
    outcome, script = colour.run(calls, [answer(STATE), answer(STATE)])
    assert outcome is None
    assert script.closed == 1
    assert [script.header("x-spectron-on-behalf-of", n) for n in range(2)] == ["alice", None]


def test_other_limits_hold_for_the_copy_only() -> None:
    client, script = blocking([cut(), answer(STATE), answer(STATE)])
    with pytest.raises(ConnectionFailed):
        client.with_options(max_retries=0, timeout=2.5).state()
    client.with_options(timeout=None).state()
    client.state()
    assert [request.timeouts["read"] for request in script.requests] == [2.5, None, 30.0]


def test_logs_name_routes_and_never_ids_keys_or_contents(caplog: pytest.LogCaptureFixture) -> None:
    client, _ = blocking([refusal(503), answer({"turns": []})])
    with caplog.at_level(logging.DEBUG, logger="spectron_sdk"):
        client.sessions.turns("maya-private-id")
    text = caplog.text
    assert "GET /api/v1/{context_id}/sessions/{session_id}/turns -> 503" in text
    assert "again in 0.25 s" in text
    assert "verysecret" not in text
    assert "maya-private-id" not in text
