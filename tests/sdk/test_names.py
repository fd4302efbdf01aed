"""Blank ids, misspelt filters and endless URLs: refused in each colour before anything is sent."""

from typing import Any, Final

import pytest

from spectron_sdk import InvalidArgument, MemorySyncClient
from spectron_sdk._names import LONGEST_URL
from spectron_sdk.testing import MockServer, in_process
from tests.sdk.colours import Colour

TURN: Final = {"role": "user", "content": "I live in Berlin."}
USER: Final[dict[str, Any]] = {"user_id": "maya", "tenant_id": "acme"}
ANY: Final = {"context": "default", "endpoint": "http://127.0.0.1:1", "api_key": "local", "max_retries": 0}
LONG: Final = "a" * 70_000

BLANK: Final[dict[str, Any]] = {
    "session_id of remember": lambda on, no: on.remember("x", session_id=no),
    "session_id of remember_many": lambda on, no: on.remember_many([TURN], session_id=no),
    "session_id of chat": lambda on, no: on.chat("x", session_id=no),
    "session_id of chat_stream": lambda on, no: list(on.chat_stream("x", session_id=no)),
    "model of chat": lambda on, no: on.chat("x", model=no),
    "session_id of recall": lambda on, no: on.recall("x", session_id=no),
    "session_id of sessions.turns": lambda on, no: on.sessions.turns(no),
    "session_id of sessions.delete": lambda on, no: on.sessions.delete(no),
    "type of entities.list": lambda on, no: on.entities.list(no),
    "scope[user] of state": lambda on, no: on.state(scope={"user": no}),
    "session_id of history.append": lambda on, no: on.history.append(no, [TURN], **USER),
    "session_id of history.delete": lambda on, no: on.history.delete(session_id=no, **USER),
    "user_id of history.list": lambda on, no: on.history.list("s", user_id=no),
    "tenant_id of history.list": lambda on, no: on.history.list("s", user_id="maya", tenant_id=no),
    "user_id of kv.put": lambda on, no: on.kv.put(["n"], "k", {}, user_id=no),
    "user_id of kv.delete": lambda on, no: on.kv.delete(["n"], user_id=no),
    "tenant_id of memories.recall": lambda on, no: on.memories.recall("x", user_id="maya", tenant_id=no),
    "user_id of memories.list": lambda on, no: on.memories.list(user_id=no),
    "user_id of memories.forget": lambda on, no: on.memories.forget([1], user_id=no),
    "agent_id of graph.page": lambda on, no: on.graph.page(agent_id=no),
    "agent_id of timeline.page": lambda on, no: on.timeline.page(agent_id=no),
    "primary_id of merge": lambda on, no: on.merge(no, "x"),
    "duplicate_id of merge": lambda on, no: on.merge("x", no),
    "agent_id of merge": lambda on, no: on.merge("x", "y", agent_id=no),
}


@pytest.mark.parametrize("blank", ["", "  ", "\t\n"])
@pytest.mark.parametrize("what", BLANK)
def test_a_blank_id_is_refused_before_it_means_something_else(what: str, blank: str, colour: Colour) -> None:
    def call(on: Any) -> Any:
        answer = BLANK[what](on, blank)
        return answer if colour.name != "blocking" or not hasattr(answer, "__iter__") else list(answer)

    refused = colour.ask(call, **ANY)
    assert isinstance(refused, InvalidArgument), refused
    assert refused.place == what.partition(" of ")[0]


@pytest.mark.parametrize("blank", ["", " "])
def test_a_blank_key_of_a_turn_is_refused(blank: str, colour: Colour) -> None:
    turns = [TURN, {**TURN, "idempotency_key": blank}]
    refused = colour.ask(lambda on: on.history.append("s", turns, **USER), **ANY)
    assert isinstance(refused, InvalidArgument), refused
    assert refused.place == "turns[1].idempotency_key"


@pytest.mark.parametrize(
    ("filters", "words"),
    [
        ({"source": "app", "event_typ": "x"}, "'event_type'"),
        ({"sources": "app"}, "'source'"),
        ({"tagz": ["a"]}, "'tags'"),
        ({"zzz": 1}, "it knows after, before, event_type, source, tags, tier"),
        ({5: 1}, "has no member 5"),
    ],
)
def test_a_misspelt_filter_is_refused_before_it_deletes_more(filters: Any, words: str, colour: Colour) -> None:
    refused = colour.ask(lambda on: on.memories.forget(filters=filters, user_id="maya", dry_run=True), **ANY)
    assert isinstance(refused, InvalidArgument), refused
    assert words in str(refused)
    flat = MemorySyncClient(api_key="k", base_url="http://127.0.0.1:1", end_user_id="u")
    with flat, pytest.raises(InvalidArgument, match="filters has no member"):
        flat.forget(filters=filters)


@pytest.mark.parametrize(
    ("location", "place"),
    [
        ({"nera": {"lat": 1, "lng": 1, "radiusKm": 1}}, "location.nera"),
        ({"near": {"lat": 1, "lon": 1, "radiusKm": 1}}, "location.near.lon"),
    ],
)
def test_a_misspelt_area_is_refused(location: Any, place: str, colour: Colour) -> None:
    refused = colour.ask(lambda on: on.recall("x", location=location), **ANY)
    assert isinstance(refused, InvalidArgument), refused
    assert refused.place == place


@pytest.mark.parametrize(
    ("call", "place"),
    [
        (lambda on: on.entities.get("person", LONG), "entity_name"),
        (lambda on: on.entities.get(LONG, "maya"), "entity_type"),
        (lambda on: on.entities.get("person", "é" * 20_000), "entity_name"),
        (lambda on: on.entities.history("person", "maya", LONG), "key"),
        (lambda on: on.graph.page(agent_id=LONG), "agent_id"),
        (lambda on: on.memories.list(user_id=LONG), "user_id"),
        (lambda on: on.profile(extra_query={"x": LONG}), "x"),
    ],
)
def test_a_url_that_is_too_long_is_blamed_on_what_makes_it_so(call: Any, place: str, colour: Colour) -> None:
    refused = colour.ask(call, **ANY)
    assert isinstance(refused, InvalidArgument), refused
    assert refused.place == place
    assert str(refused).startswith(f"{place} is too long for a URL: ")
    assert "endpoint" not in str(refused)


@pytest.fixture(scope="module")
def server() -> Any:
    """Run a server in process."""
    with in_process() as running:
        yield running


def test_the_longest_url_a_client_sends_is_read(server: MockServer) -> None:
    memory = server.client()
    spare = LONGEST_URL - len(f"{server.endpoint}/api/v1/default/entities/person/x/history/")
    assert memory.entities.history("person", "x", "k" * spare).history == []
    with pytest.raises(InvalidArgument, match="key is too long for a URL"):
        memory.entities.history("person", "x", "k" * (spare + 1))
