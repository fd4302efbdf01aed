"""Operations as data, and the descriptors that give them a colour."""

import inspect
import json
from typing import Any, get_args

import pytest

from spectron_sdk import AsyncSpectron, InvalidArgument, Spectron
from spectron_sdk._call import Call, Walk, operations_of
from spectron_sdk._retry import Replay
from spectron_sdk.models.facts import RememberResult
from spectron_sdk.models.sessions import TurnList
from spectron_sdk.resources.chat import Chat
from spectron_sdk.resources.entities import Entities
from spectron_sdk.resources.facts import Facts
from spectron_sdk.resources.flat import FlatClient
from spectron_sdk.resources.graph import Graph
from spectron_sdk.resources.history import History
from spectron_sdk.resources.kv import KeyValues
from spectron_sdk.resources.memories import Memories
from spectron_sdk.resources.merge import Merging
from spectron_sdk.resources.recall import Recall
from spectron_sdk.resources.sessions import Sessions
from spectron_sdk.resources.state import States
from spectron_sdk.resources.timeline import Timeline
from spectron_sdk.resources.uncertainty import Uncertainties

CLIENT = Spectron("ctx", endpoint="http://memory.test", api_key="sp-1-verysecret")
USER: dict[str, Any] = {"user_id": "maya", "tenant_id": "acme"}


def body(call: Call[Any]) -> Any:
    assert call.body is not None
    return json.loads(call.body)


def test_class_access_gives_the_plain_builder_and_calls_compare_as_data() -> None:
    call = Sessions.turns(CLIENT.sessions, "a/b", limit=5)
    assert call == Call(
        "GET",
        "/api/v1/{context_id}/sessions/{session_id}/turns",
        "/api/v1/ctx/sessions/a%2Fb/turns",
        TurnList.model_validate_json,
        query=(("limit", "5"),),
    )
    assert Sessions.create(CLIENT.sessions) == Sessions.create(CLIENT.sessions)


def test_operations_say_which_they_are() -> None:
    names = [held.operation_id for held in operations_of(Spectron)]
    assert len(names) == len(set(names))
    assert {"createFacts", "chat", "getState", "listUncertainties", "putItem", "mergeNodes", "listProjects"} <= set(
        names
    )
    assert [held.operation_id for held in operations_of(AsyncSpectron)] == names
    assert {held.operation_id for held in operations_of(FlatClient)} < set(names)


@pytest.mark.parametrize("held", operations_of(Spectron), ids=lambda held: held.operation_id)
def test_every_operation_says_what_it_does_and_returns(held: Any) -> None:
    assert inspect.getdoc(held.build)
    signature = inspect.signature(held.build, eval_str=True)
    (answer,) = get_args(signature.return_annotation)
    method = held.__get__(CLIENT, Spectron)
    shown = inspect.signature(method)
    assert shown.return_annotation == answer
    assert list(shown.parameters) == list(signature.parameters)[1:]
    assert method.__doc__ == held.build.__doc__


def test_the_colour_is_visible_to_inspection() -> None:
    waiting = AsyncSpectron(api_key="sp-1-verysecret")
    assert inspect.iscoroutinefunction(waiting.remember)
    assert not inspect.iscoroutinefunction(CLIENT.remember)
    assert CLIENT.remember.__name__ == waiting.remember.__name__ == "remember"
    assert inspect.signature(CLIENT.remember).return_annotation is RememberResult


def test_arguments_left_out_are_not_sent() -> None:
    call = Facts.remember(CLIENT, "I moved to Berlin")
    assert body(call) == {"text": "I moved to Berlin"}
    assert (call.headers, call.query, call.idempotency_key) == ((), (), None)
    assert body(Chat._chat_whole(CLIENT, "Hi")) == {"message": "Hi"}
    assert body(Recall.recall(CLIENT, "Where?")) == {"query": "Where?"}


def test_facts_speak_snake_case_and_everything_else_on_that_surface_camel_case() -> None:
    call = Facts.remember(
        CLIENT,
        "x",
        session_id="s",
        scopes="org/acme",
        memory_category="identity",
        observed_at="2026-05-01T00:00:00",
        labels={"agent": "a"},
        triples=[{"entity": {"type": "person", "name": "Maya"}, "key": "likes", "value": None}],
    )
    assert body(call) == {
        "text": "x",
        "session_id": "s",
        "scopes": [["org/acme"]],
        "memory_category": "identity",
        "labels": ["agent=a"],
        "observed_at": "2026-05-01T00:00:00",
        "triples": [{"entity": {"type": "person", "name": "Maya"}, "key": "likes", "value": None}],
    }
    chat = Chat._chat_whole(CLIENT, "Hi", session_id="s", bypass_cache=True, model="m")
    assert body(chat) == {"message": "Hi", "sessionId": "s", "model": "m", "bypassCache": True}
    recall = Recall.recall(CLIENT, "q", scope_view="strict", as_of="2026-05-01T00:00:00Z", include=("facts",))
    assert body(recall) == {"query": "q", "scopeView": "strict", "asOf": "2026-05-01T00:00:00Z", "include": ["facts"]}


def test_the_callers_objects_are_neither_changed_nor_kept() -> None:
    payload = {"a": [1]}
    turns = [{"role": "user", "content": "x", "payload": payload, "seq": None}]
    value = {"a": [1]}
    append = History.append(CLIENT.history, "t", turns, **USER)
    put = KeyValues.put(CLIENT.kv, ["ns"], "k", value, **USER)
    payload["a"].append(2)
    value["a"].append(2)
    assert body(append)["turns"] == [{"role": "user", "content": "x", "payload": {"a": [1]}}]
    assert body(put)["value"] == {"a": [1]}
    assert turns == [{"role": "user", "content": "x", "payload": {"a": [1, 2]}, "seq": None}]


def test_a_scope_filter_becomes_a_query_of_its_own_form() -> None:
    assert States.state(CLIENT, scope={"user": "alice", "org": "acme"}).query == (
        ("scope[user]", "alice"),
        ("scope[org]", "acme"),
    )
    assert States.state(CLIENT).query == ()


def test_a_principal_is_named_by_the_header_of_each_surface() -> None:
    assert States.state(CLIENT, on_behalf_of="alice").headers == (("X-Spectron-On-Behalf-Of", "alice"),)
    assert Graph.page(CLIENT.graph, on_behalf_of="alice").headers == (("X-On-Behalf-Of", "alice"),)
    copy = CLIENT.on_behalf_of("bob")
    assert States.state(copy).headers == (("X-Spectron-On-Behalf-Of", "bob"),)
    assert States.state(copy, on_behalf_of="alice").headers == (("X-Spectron-On-Behalf-Of", "alice"),)
    assert Entities.get(copy.entities, "person", "x").headers == (("X-Spectron-On-Behalf-Of", "bob"),)
    assert Timeline.page(copy.timeline).headers == (("X-On-Behalf-Of", "bob"),)
    assert History.list(copy.history, "t", **USER).headers == ()
    assert States.state(CLIENT).headers == ()
    for value in ("", "a\r\nX-Evil: 1"):
        with pytest.raises(InvalidArgument, match="on_behalf_of"):
            States.state(CLIENT, on_behalf_of=value)


KEYED_TURN = {"role": "user", "content": "x", "idempotency_key": "k"}
NUMBERED_TURN = {"role": "user", "content": "x", "seq": 0}
BARE_TURN = {"role": "user", "content": "x"}


@pytest.mark.parametrize(
    ("call", "replay"),
    [
        (Facts.remember(CLIENT, "x"), Replay.KEYED),
        (Facts.remember_many(CLIENT, [BARE_TURN]), Replay.KEYED),
        (Chat._chat_whole(CLIENT, "x"), Replay.NEVER),
        (Chat.chat_stream(CLIENT, "x").call, Replay.NEVER),
        (Sessions.create(CLIENT.sessions), Replay.NEVER),
        (Sessions.delete(CLIENT.sessions, "s"), Replay.SAFE),
        (Sessions.context(CLIENT.sessions, "s", "q"), Replay.SAFE),
        (Recall.recall(CLIENT, "x"), Replay.SAFE),
        (Recall.query_context(CLIENT, "x"), Replay.SAFE),
        (Uncertainties.list(CLIENT.uncertainty), Replay.SAFE),
        (History.append(CLIENT.history, "t", [NUMBERED_TURN, KEYED_TURN], **USER), Replay.SAFE),
        (History.append(CLIENT.history, "t", [NUMBERED_TURN, BARE_TURN], **USER), Replay.NEVER),
        (History.list(CLIENT.history, "t", **USER), Replay.SAFE),
        (History.delete(CLIENT.history, session_id="t", **USER), Replay.SAFE),
        (KeyValues.put(CLIENT.kv, ["a"], "k", {}, **USER), Replay.SAFE),
        (KeyValues.search(CLIENT.kv, "x", **USER), Replay.SAFE),
        (Memories.add_turn(CLIENT.memories, "x", **USER), Replay.NEVER),
        (Memories.recall(CLIENT.memories, "x", **USER), Replay.SAFE),
        (Memories.forget(CLIENT.memories, ["m_1"], user_id="u"), Replay.SAFE),
        (Graph.page(CLIENT.graph), Replay.SAFE),
        (Graph.delete(CLIENT.graph, "e1"), Replay.SAFE),
        (Graph.ingest(CLIENT.graph, "x"), Replay.NEVER),
        (Merging.merge(CLIENT, "n1", "n2"), Replay.NEVER),
    ],
    ids=lambda held: held.route if isinstance(held, Call) else held.value,
)
def test_only_reads_and_recognisable_writes_may_be_repeated(call: Call[Any], replay: Replay) -> None:
    assert call.replay is replay


def test_entities_can_be_listed_by_either_name_of_their_type() -> None:
    for call in (
        Entities.list(CLIENT.entities, "person"),
        Entities.list(CLIENT.entities, type="person"),
        Entities.list(CLIENT.entities, entity_type="person"),
    ):
        assert call.query == (("type", "person"),)
    with pytest.raises(InvalidArgument, match="two names"):
        Entities.list(CLIENT.entities, "person", type="project")


def test_names_with_structure_in_them_stay_one_segment() -> None:
    call = Entities.history(CLIENT.entities, "person", "..", "a/b")
    assert call.path == "/api/v1/ctx/entities/person/%2E%2E/history/a%2Fb"
    listed = Memories.list(CLIENT.memories, user_id="customer-7::x/y", tenant_id="a%2Fb")
    assert listed.path == "/v1/memory/a%252Fb/customer-7%3A%3Ax%2Fy/list"


def test_a_forget_names_its_user_in_the_header_and_sends_dry_run_with_ids() -> None:
    call = Memories.forget(CLIENT.memories, ["m_1", 2], user_id="maya", dry_run=True)
    assert (call.method, call.path) == ("DELETE", "/memory/forget")
    assert call.headers == (("X-End-User-ID", "maya"),)
    assert body(call) == {"memory_ids": ["m_1", 2], "dry_run": True}


def test_a_turns_session_goes_into_the_metadata() -> None:
    given = {"channel": "web"}
    call = Memories.add_turn(CLIENT.memories, "I moved", metadata=given, session_id="t", **USER)
    assert body(call)["metadata"] == {"channel": "web", "session_id": "t"}
    assert given == {"channel": "web"}


# The same builders without their types, for calls that a type checker would not let through.
HISTORY: Any = History
VALUES: Any = KeyValues
MEMORIES: Any = Memories
FACTS: Any = Facts


@pytest.mark.parametrize(
    ("refused", "place"),
    [
        (lambda: HISTORY.append(CLIENT.history, "", [BARE_TURN], **USER), "session_id"),
        (lambda: HISTORY.append(CLIENT.history, "t", [], **USER), "turns"),
        (lambda: HISTORY.append(CLIENT.history, "t", [BARE_TURN] * 101, **USER), "turns"),
        (lambda: HISTORY.append(CLIENT.history, "t", "text", **USER), "turns"),
        (lambda: HISTORY.append(CLIENT.history, "t", BARE_TURN, **USER), "turns"),
        (lambda: HISTORY.append(CLIENT.history, "t", None, **USER), "turns"),
        (lambda: HISTORY.append(CLIENT.history, "t", [BARE_TURN, "x"], **USER), "turns[1]"),
        (lambda: HISTORY.append(CLIENT.history, "t", [{"role": " ", "content": ""}], **USER), "turns[0].role"),
        (lambda: HISTORY.append(CLIENT.history, "t", [{"role": "user"}], **USER), "turns[0].content"),
        (lambda: HISTORY.delete(CLIENT.history, **USER), "session_id"),
        (lambda: HISTORY.delete(CLIENT.history, session_id="t", ids=["h_1"], **USER), "session_id"),
        (lambda: HISTORY.delete(CLIENT.history, ids=[], **USER), "ids"),
        (lambda: HISTORY.delete(CLIENT.history, ids="h_1", **USER), "ids"),
        (lambda: HISTORY.delete(CLIENT.history, ids=["h_1", True], **USER), "ids[1]"),
        (lambda: VALUES.put(CLIENT.kv, ["a"], "k", ["no"], **USER), "value"),
        (lambda: VALUES.put(CLIENT.kv, "a", "k", {}, **USER), "namespace"),
        (lambda: VALUES.put(CLIENT.kv, [], "k", {}, **USER), "namespace"),
        (lambda: VALUES.put(CLIENT.kv, ["a", 1], "k", {}, **USER), "namespace[1]"),
        (lambda: VALUES.put(CLIENT.kv, ["a"], "", {}, **USER), "key"),
        (lambda: VALUES.search(CLIENT.kv, "", **USER), "query"),
        (lambda: VALUES.list(CLIENT.kv, "a", **USER), "namespace_prefix"),
        (lambda: VALUES.delete(CLIENT.kv, ["a"], "k", **USER), "keys"),
        (lambda: MEMORIES.add_turn(CLIENT.memories, "  ", **USER), "text"),
        (lambda: MEMORIES.status(CLIENT.memories, 0), "memory_id"),
        (lambda: MEMORIES.status(CLIENT.memories, True), "memory_id"),
        (lambda: MEMORIES.status(CLIENT.memories, "m_x"), "memory_id"),
        (lambda: MEMORIES.forget(CLIENT.memories, user_id="u"), "memory_ids"),
        (lambda: MEMORIES.forget(CLIENT.memories, [1], filters={"tier": "hot"}, user_id="u"), "memory_ids"),
        (lambda: MEMORIES.forget(CLIENT.memories, [], user_id="u"), "memory_ids"),
        (lambda: MEMORIES.forget(CLIENT.memories, filters={}, user_id="u"), "filters"),
        (lambda: FACTS.remember_many(CLIENT, ["x"]), "messages[0]"),
        (lambda: FACTS.remember(CLIENT, "x", idempotency_key=""), "idempotency_key"),
    ],
)
def test_what_cannot_be_right_is_refused_before_a_request(refused: Any, place: str) -> None:
    with pytest.raises(InvalidArgument) as caught:
        refused()
    assert caught.value.place == place


def test_a_walk_starts_without_a_cursor_and_goes_on_with_the_pages() -> None:
    walk = Graph.edges(CLIENT.graph, page_size=2, agent_id="chatbot")
    assert isinstance(walk, Walk)
    assert dict(walk.first.query) == {"limit": "2", "agent_id": "chatbot"}
