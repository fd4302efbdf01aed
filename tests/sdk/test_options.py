"""Per-call options and copies with options: the same for every operation, omitted is not null, the call outranks the
copy and the copy the client."""

import inspect
import itertools
import random
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from spectron_sdk import (
    AsyncMemorySyncClient,
    AsyncSpectron,
    ConfigurationError,
    ConnectionFailed,
    InvalidArgument,
    MemorySyncClient,
    Spectron,
)
from spectron_sdk._call import operations_of
from spectron_sdk._config import resolve
from spectron_sdk._options import UNCHANGED, Options, settle
from spectron_sdk._retry import RetryPolicy
from spectron_sdk._rules import Rules
from spectron_sdk.resources.flat import FlatClient
from tests.sdk.calls import CALLS, USER, WITHOUT_PRINCIPAL
from tests.sdk.colours import Colour
from tests.sdk.fakes import KEY, Script, answer, blocking
from tests.sdk.samples import CHAT, REMEMBERED, STATE, page


def broken() -> ConnectionFailed:
    return ConnectionFailed("the connection broke")


def test_there_is_a_call_for_every_operation() -> None:
    assert set(CALLS) == {held.operation_id for held in operations_of(Spectron)}


@pytest.mark.parametrize("operation", CALLS)
def test_every_operation_takes_every_option(operation: str, colour: Colour) -> None:
    options: dict[str, Any] = {
        "timeout": 2.5,
        "max_retries": 0,
        "idempotency_key": "mine",
        "extra_headers": {"X-Team": "blue", "User-Agent": "mine/1"},
        "extra_query": {"trace": True, "tag": ["a", "b"], "n": 1},
    }
    failure, script = colour.run(lambda on: CALLS[operation](on, **options), [broken()])
    assert isinstance(failure, ConnectionFailed), failure
    (request,) = script.requests
    assert set(request.timeouts.values()) == {2.5}
    assert script.header("x-team") == "blue"
    assert script.header("user-agent") == "mine/1"
    assert script.header("idempotency-key") == "mine"
    query = httpx.URL(request.url).params
    assert (query["trace"], query.get_list("tag"), query["n"]) == ("true", ["a", "b"], "1")
    assert script.header("authorization") == f"Bearer {KEY}" or script.header("x-api-key") == KEY


@pytest.mark.parametrize("operation", CALLS)
def test_every_operation_acts_for_a_principal_or_says_that_it_cannot(operation: str, colour: Colour) -> None:
    failure, script = colour.run(lambda on: CALLS[operation](on, on_behalf_of="alice"), [broken()], max_retries=0)
    if operation == "getHealth":
        return
    if operation in WITHOUT_PRINCIPAL:
        assert isinstance(failure, TypeError)
        assert "name their user themselves" in str(failure)
        assert script.requests == []
    else:
        header = "x-on-behalf-of" if "/memories/" in script.requests[0].url else "x-spectron-on-behalf-of"
        assert script.header(header) == "alice"


@pytest.mark.parametrize("kind", [Spectron, FlatClient])
def test_every_builder_declares_the_options(kind: Any) -> None:
    for held in operations_of(kind):
        last = list(inspect.signature(held.build).parameters.values())[-1]
        assert (last.name, last.kind) == ("options", inspect.Parameter.VAR_KEYWORD), held.operation_id


def test_walks_and_streams_take_the_options_too() -> None:
    client, script = blocking([answer(page([2], "c")), answer(page([1], None))])
    list(client.graph.edges(timeout=1.5, on_behalf_of="alice", extra_headers={"X-Team": "blue"}))
    assert [set(request.timeouts.values()) for request in script.requests] == [{1.5}, {1.5}]
    assert {script.header("x-team", n) for n in range(2)} == {"blue"}
    assert {script.header("x-on-behalf-of", n) for n in range(2)} == {"alice"}
    done = b'data: {"done": true}\n\n'
    client, script = blocking([answer(done, content_type="text/event-stream")] * 2)
    list(client.chat_stream("x", extra_headers={"X-Team": "blue"}))
    list(client.chat_stream("x", timeout=1.5))
    assert script.header("x-team", 0) == "blue"
    # A limit that was asked for holds for the gaps of a stream as well; the client's own does not.
    assert [request.timeouts["read"] for request in script.requests] == [None, 1.5]


def test_a_name_that_is_no_option_is_an_unexpected_argument() -> None:
    client, script = blocking([])
    wrong: Any = client
    with pytest.raises(TypeError, match="unexpected keyword argument 'limt'; the options of a call are timeout"):
        wrong.recall("x", limt=3)
    with pytest.raises(TypeError, match="belongs to one call"):
        wrong.with_options(idempotency_key="k")
    with pytest.raises(TypeError, match="'retries'"):
        wrong.sessions.with_options(retries=3)
    assert script.requests == []


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"timeout": 0}, "timeout"),
        ({"timeout": True}, "timeout"),
        ({"max_retries": -1}, "max_retries"),
        ({"max_retries": True}, "max_retries"),
        ({"deadline": 0}, "deadline"),
        ({"deadline": float("nan")}, "deadline"),
        ({"deadline": "1"}, "deadline"),
        ({"extra_headers": ["X-Team"]}, "extra_headers"),
        ({"extra_headers": {"X Team": "blue"}}, "header"),
        ({"extra_headers": {"": "blue"}}, "header"),
        ({"extra_headers": {"X-Téam": "blue"}}, "header"),
        ({"extra_headers": {"X-Team": "blue\r\nX-Evil: 1"}}, "X-Team"),
        ({"extra_headers": {"X-Team": 5}}, "X-Team"),
        ({"extra_headers": {"Content-Length": "5"}}, "Content-Length"),
        ({"extra_headers": {"host": "elsewhere"}}, "host"),
        ({"extra_query": "a=b"}, "extra_query"),
        ({"extra_query": {"a": 1.5}}, "a must be"),
        ({"idempotency_key": ""}, "idempotency_key"),
        ({"on_behalf_of": "a\nb"}, "on_behalf_of"),
    ],
)
def test_an_option_that_cannot_be_is_refused_before_a_request(options: dict[str, Any], named: str) -> None:
    client, script = blocking([])
    with pytest.raises(ConfigurationError, match=named):
        client.state(**options)
    assert script.requests == []


def test_a_refused_header_does_not_show_its_value() -> None:
    with pytest.raises(InvalidArgument) as caught:
        settle({"extra_headers": {"Authorization": "Bearer s3cret\n"}})
    assert "s3cret" not in str(caught.value)
    assert "s3cret" not in repr(Options(headers=(("Authorization", "Bearer s3cret"),)))


def test_omitted_is_not_null() -> None:
    client, script = blocking([answer(STATE)] * 4)
    copy = client.with_options(timeout=2.0)
    copy.state()
    copy.state(timeout=None)
    copy.with_options(max_retries=1).state()
    client.state()
    assert [request.timeouts["read"] for request in script.requests] == [2.0, None, 2.0, 30.0]
    assert settle({}) is UNCHANGED
    assert settle({"deadline": None}).deadline_s == float("inf")
    assert settle({"max_retries": 1}).deadline_s is None


def test_none_leaves_the_other_options_as_they_are() -> None:
    client, script = blocking([answer(REMEMBERED)])
    client.with_options(extra_headers={"X-Team": "blue"}).remember(
        "x", idempotency_key=None, on_behalf_of=None, extra_headers=None, extra_query=None
    )
    assert script.header("x-team") == "blue"
    assert script.header("idempotency-key") == "key-1"


def test_retries_of_one_call_are_its_own() -> None:
    client, script = blocking([broken(), answer(STATE), broken(), broken(), answer(STATE)], max_retries=1)
    client.state()
    client.state(max_retries=2)
    assert len(script.requests) == 5
    with pytest.raises(ConnectionFailed):
        blocking([broken()], max_retries=3)[0].state(max_retries=0)


def test_the_call_outranks_the_copy_and_the_copy_the_client(colour: Colour) -> None:
    def calls(client: Any) -> Any:
        copy = client.with_options(
            extra_headers={"X-Team": "blue", "X-Unit": "7"}, extra_query={"v": "1", "w": "1"}, on_behalf_of="alice"
        )
        again = copy.with_options(extra_headers={"x-unit": "8"}, extra_query={"w": "2"})
        return again.state(extra_headers={"X-TEAM": "red"}, extra_query={"v": "3"}, on_behalf_of="bob")

    _, script = colour.run(calls, [answer(STATE)])
    assert (script.header("x-team"), script.header("x-unit")) == ("red", "8")
    assert script.requests[0].url.endswith("/state?w=2&v=3")
    assert script.header("x-spectron-on-behalf-of") == "bob"


def test_an_extra_parameter_takes_the_place_of_one_with_the_same_name() -> None:
    client, script = blocking([answer({"turns": []})])
    client.sessions.turns("s", limit=5, offset=2, extra_query={"limit": 7})
    assert script.requests[0].url.endswith("/turns?offset=2&limit=7")


def test_a_key_among_the_extra_headers_is_the_key() -> None:
    client, script = blocking([broken(), answer(REMEMBERED)])
    client.remember("x", extra_headers={"Idempotency-Key": "mine"})
    assert [script.header("idempotency-key", n) for n in range(2)] == ["mine", "mine"]


def test_a_key_does_not_make_a_call_safe_where_the_service_takes_no_notice() -> None:
    client, script = blocking([broken()])
    with pytest.raises(ConnectionFailed):
        client.chat("x", idempotency_key="k")
    assert script.header("idempotency-key") == "k"


def test_a_key_for_one_call_replaces_the_clients_and_stays_out_of_errors() -> None:
    echo = {"detail": "no such key: other-secret-key", "title": "Unauthorized"}
    client, script = blocking([answer(echo, 401)])
    with pytest.raises(Exception, match="no such key") as caught:
        client.state(extra_headers={"Authorization": "Bearer other-secret-key"})
    assert script.header("authorization") == "Bearer other-secret-key"
    assert "other-secret-key" not in f"{caught.value!r} {caught.value} {vars(caught.value)}"


@pytest.mark.parametrize(
    "narrowed",
    [
        lambda client: client.with_options(timeout=9.0).sessions.turns("s"),
        lambda client: client.sessions.with_options(timeout=9.0).turns("s"),
    ],
    ids=["client", "resource"],
)
def test_clients_and_resources_can_be_copied_and_share_the_connections(
    narrowed: Callable[[Any], Any], colour: Colour
) -> None:
    _, script = colour.run(narrowed, [answer({"turns": []})])
    assert script.requests[0].timeouts["read"] == 9.0
    assert script.closed == 0


def test_a_session_can_be_copied_too() -> None:
    client, script = blocking([answer({"id": "s", "createdAt": "2026-05-01T00:00:00Z", "scopes": []}, 201)] * 2)
    session = client.sessions.create()
    copy = session.with_options(timeout=9.0)
    assert (copy.id, copy.scopes, type(copy)) == (session.id, session.scopes, type(session))
    script.steps[1:] = [answer({"turns": []})]
    copy.turns()
    assert script.requests[1].timeouts["read"] == 9.0


def test_the_page_clients_take_the_options_too() -> None:
    seen: list[httpx.Request] = []

    def respond(request: httpx.Request) -> httpx.Response:
        seen.append(request)
        return httpx.Response(200, json={"items": [], "total": 0})

    with httpx.Client(transport=httpx.MockTransport(respond)) as http:
        client = MemorySyncClient("ms_test_key", "http://memory.test", http_client=http)
        client.list_history("acme", "maya", "s", extra_headers={"X-Team": "blue"}, timeout=2.0)
        copy = client.with_options(extra_headers={"X-Team": "red"})
        assert type(copy) is MemorySyncClient
        with copy:
            copy.list_history("acme", "maya", "s")
        client.list_history("acme", "maya", "s")
    assert [request.headers.get("x-team") for request in seen] == ["blue", "red", None]
    assert seen[0].extensions["timeout"]["read"] == 2.0
    waiting = AsyncMemorySyncClient("ms_test_key", "http://memory.test").with_options(max_retries=0)
    assert type(waiting) is AsyncMemorySyncClient


def test_a_deadline_that_leaves_no_time_ends_the_attempts(colour: Colour) -> None:
    # The scripted clock ticks a second each time it is read.
    result, script = colour.run(lambda on: on.state(deadline=1.2), [broken(), answer(STATE)])
    assert isinstance(result, ConnectionFailed), result
    assert result.__notes__ == ["the deadline leaves no time for another attempt"]
    assert (len(script.requests), script.waits) == (1, [])


def test_a_deadline_caps_each_phase_of_each_attempt() -> None:
    client, script = _ticking([0.0], [broken(), answer(STATE)])
    client.state(deadline=10.0)
    assert script.requests[0].timeouts == {"connect": 5.0, "read": 10.0, "write": 5.0, "pool": 5.0}
    # One second has passed, and the wait takes a quarter.
    assert script.requests[1].timeouts == {"connect": 5.0, "read": 8.75, "write": 5.0, "pool": 5.0}


def test_none_lifts_the_clients_deadline() -> None:
    client, _ = blocking([broken(), answer(STATE)])
    hurried = client.with_options(deadline=1.2)
    with pytest.raises(ConnectionFailed):
        hurried.state()
    assert hurried.state(deadline=None).identity is not None


def _ticking(times: list[float], steps: list[Any]) -> tuple[Spectron, Script]:
    client, script = blocking(steps)
    ticks = itertools.chain(times, itertools.repeat(1.0))
    client._transport._rules = Rules(
        doors=resolve("ctx", "http://memory.test", KEY, environment={}).doors,
        policy=RetryPolicy(),
        timeouts={"connect": 5.0, "read": 30.0, "write": 5.0, "pool": 5.0},
        random=lambda: 0.5,
        clock=lambda: next(ticks),
    )
    return client, script


def test_the_constructors_take_a_deadline() -> None:
    for kind in (Spectron, AsyncSpectron):
        with pytest.raises(ConfigurationError, match="deadline"):
            kind(api_key="k", deadline=0)
        client = kind(api_key="k", deadline=5)
        assert client._transport._rules.deadline_s == 5.0
        assert client._transport._rules.clock is time.perf_counter
        assert client._transport._rules.random == random.random


def test_chat_takes_its_own_arguments_and_the_options() -> None:
    client, script = blocking([answer(CHAT)])
    client.chat("Hi", session_id="s", labels={"agent": "a"}, timeout=1.0, extra_query={"v": "1"})
    assert script.body() == {"message": "Hi", "sessionId": "s", "labels": ["agent=a"]}
    assert script.requests[0].url.endswith("/chat?v=1")
    assert USER["user_id"] == "maya"
