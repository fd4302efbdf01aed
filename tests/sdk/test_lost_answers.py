"""A server that commits and then drops the connection: one call is one write, for every write of the three surfaces.

Either the call is sent again and recognised, and its answer comes; or it is not sent again, and the caller hears that
the answer was lost. What the server holds afterwards is the same, and so is what it held before a second, deliberate
call of the same words.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

import pytest

from spectron_sdk import ConnectionFailed, NotFound, Spectron, meta
from spectron_sdk.testing import MockServer, local_server
from tests.sdk.colours import Colour

USER: Final[dict[str, Any]] = {"user_id": "maya", "tenant_id": "acme"}
KEYED: Final = [{"role": "user", "content": "I love tea.", "idempotency_key": "k"}]
BARE: Final = [{"role": "user", "content": "I love tea."}]


@pytest.fixture(scope="module")
def own_server() -> Iterator[MockServer]:
    """Run a server for this module."""
    with local_server(strict=True) as running:
        yield running


@dataclass(frozen=True)
class Write:
    """A write: what must be there first, the call, how much there is of what it leaves, and how often it is sent.

    before makes what the call needs, once, and gives it to the call; one is the count after it was done once.
    """

    operation: str
    call: Callable[[Any, Any], Any]
    count: Callable[[Spectron], int]
    one: int
    sent: int
    before: Callable[[Spectron], Any] = lambda _: None


def turns(on: Spectron) -> int:
    return len(list(on.sessions.iterate_turns("s")))


def transcript(on: Spectron) -> int:
    return len(on.history.list("t", **USER))


def items(on: Spectron) -> int:
    return on.kv.list(**USER).total


def facts(on: Spectron) -> int:
    return len(list(on.graph.edges()))


def two_people(on: Spectron) -> tuple[str, str]:
    on.remember("My colleague Joren Blik works at Northwind. My colleague Joren B plays the cello.")
    nodes = {node.name: node.id for node in on.graph.export().nodes}
    return nodes["Joren Blik"], nodes["Joren B"]


def one_session(on: Spectron) -> str:
    return on.remember("I love tea.", session_id="s").session_id


def learnt(on: Spectron) -> Any:
    on.memories.add_turn("I love tea.", user_id="maya")
    return on.memories.list(user_id="maya")[0]


def gone(on: Spectron) -> int:
    try:
        return len(on.sessions.turns("s"))
    except NotFound:
        return -1


def stated(on: Spectron) -> str:
    on.remember("I live in Berlin.")
    return next(iter(on.graph.edges())).id


WRITES: Final = (
    Write("createFacts", lambda on, _: on.remember("I love tea.", session_id="s"), turns, 1, 2),
    Write("createFactsBatch", lambda on, _: on.remember_many(BARE * 2, session_id="s"), turns, 2, 2),
    Write("createSession", lambda on, _: on.sessions.create(), lambda on: 0, 0, 1),
    Write("deleteSession", lambda on, _: on.sessions.delete("s"), gone, -1, 2, one_session),
    Write("chat", lambda on, _: on.chat("hello there", session_id="s"), turns, 2, 1),
    Write("appendHistory", lambda on, _: on.history.append("t", BARE, **USER), transcript, 1, 1),
    Write("appendHistory", lambda on, _: on.history.append("t", KEYED, **USER), transcript, 1, 2),
    Write(
        "deleteHistory",
        lambda on, _: on.history.delete(session_id="t", **USER),
        transcript,
        0,
        2,
        lambda on: on.history.append("t", KEYED, **USER),
    ),
    Write("putItem", lambda on, _: on.kv.put(["n"], "k", {"n": 1}, **USER), items, 1, 2),
    Write(
        "deleteItems",
        lambda on, _: on.kv.delete(["n"], ["k"], **USER),
        items,
        0,
        2,
        lambda on: on.kv.put(["n"], "k", {"n": 1}, **USER),
    ),
    Write("addTurn", lambda on, _: on.memories.add_turn("I love tea.", **USER), facts, 1, 1),
    Write(
        "forgetMemories",
        lambda on, found: on.memories.forget([found.memory_id], user_id="maya"),
        facts,
        0,
        2,
        learnt,
    ),
    Write("ingestEpisode", lambda on, _: on.graph.ingest("I love tea."), facts, 1, 1),
    Write("deleteMemory", lambda on, edge: on.graph.delete(edge), facts, 0, 2, stated),
    Write("mergeNodes", lambda on, pair: on.merge(*pair), lambda on: 0, 0, 1, two_people),
)


@pytest.mark.parametrize("write", WRITES, ids=lambda write: f"{write.operation}, sent {write.sent}")
def test_one_call_is_one_write_when_its_answer_is_lost(write: Write, own_server: MockServer, colour: Colour) -> None:
    own_server.reset()
    check = own_server.client()
    needed = write.before(check)
    own_server.fail(write.operation, drop=True, after=True)
    seen = len(own_server.requests(write.operation))
    result = colour.ask(
        lambda on: write.call(on, needed),
        context="default",
        endpoint=own_server.endpoint,
        api_key="local",
        max_retries=3,
    )
    assert len(own_server.requests(write.operation)) - seen == write.sent
    if write.sent == 1:
        assert isinstance(result, ConnectionFailed), result
        assert result.sent
    else:
        assert not isinstance(result, Exception), result
        assert result is None or meta(result).attempts == 2
    assert write.count(check) == write.one


def test_a_streamed_chat_whose_answer_is_lost_is_asked_once(own_server: MockServer, colour: Colour) -> None:
    own_server.reset()
    own_server.fail("chat", drop=True, after=True)
    result = colour.ask(
        lambda on: (
            list(on.chat_stream("hello there", session_id="s"))
            if isinstance(on, Spectron)
            else on.chat_stream("hello there", session_id="s")
        ),
        context="default",
        endpoint=own_server.endpoint,
        api_key="local",
    )
    assert isinstance(result, ConnectionFailed), result
    assert len(own_server.requests("chat")) == 1


def test_two_equal_calls_are_two_writes(own_server: MockServer, colour: Colour) -> None:
    own_server.reset()
    for _ in range(2):
        own_server.fail("createFacts", drop=True, after=True)
        result = colour.ask(
            lambda on: on.remember("I love tea.", session_id="s"),
            context="default",
            endpoint=own_server.endpoint,
            api_key="local",
        )
        assert not isinstance(result, Exception), result
    assert turns(own_server.client()) == 2


def test_every_write_of_the_contract_is_tried(own_server: MockServer) -> None:
    # Whatever can change what is held: all but GET, less the POSTs that only read.
    from spectron_sdk._call import operations_of
    from tests.sdk.calls import CALLS
    from tests.sdk.fakes import blocking

    reads = {"getSessionContext", "queryMemory", "queryContext", "listHistory", "getItem", "listItems", "searchItems"}
    reads |= {"listNamespaces", "recallMemories", "queryMemories", "warmGraph"}
    written = set()
    for held in operations_of(Spectron):
        client, script = blocking([ConnectionFailed("cut")], max_retries=0)
        with pytest.raises(ConnectionFailed):
            CALLS[held.operation_id](client)
        if script.requests[0].method != "GET":
            written.add(held.operation_id)
    assert written - reads == {write.operation for write in WRITES}


def test_a_delete_that_finds_nothing_is_still_not_found_when_no_answer_was_lost(
    own_server: MockServer, colour: Colour
) -> None:
    own_server.reset()
    settings: dict[str, Any] = {"context": "default", "endpoint": own_server.endpoint, "api_key": "local"}
    assert isinstance(colour.ask(lambda on: on.sessions.delete("nobody"), **settings), NotFound)
    own_server.fail("deleteSession", status=429, retry_after=0)
    assert isinstance(colour.ask(lambda on: on.sessions.delete("nobody"), **settings), NotFound)
    assert len(own_server.requests("deleteSession")) == 3
