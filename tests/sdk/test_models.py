"""Answers as objects: both spellings, attributes and square brackets, and leniency towards newer and older services."""

import copy
import json
import pickle
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from pydantic import ValidationError

from spectron_sdk import Instant, MemoryCategory
from spectron_sdk._meta import meta
from spectron_sdk.models.base import Model
from spectron_sdk.models.chat import ChatResult
from spectron_sdk.models.entities import Attribute
from spectron_sdk.models.facts import AttributeSummary, Correction, Extraction, RememberManyResult, RememberResult
from spectron_sdk.models.graph import GraphEdge
from spectron_sdk.models.history import HistoryTurn
from spectron_sdk.models.kv import PutResult
from spectron_sdk.models.recall import ContextResult, RecallResult
from spectron_sdk.models.sessions import SessionContext, SessionRecord, Turn, TurnList
from spectron_sdk.models.state import Profile, State
from spectron_sdk.models.uncertainty import UncertaintyList
from tests.sdk.samples import (
    ATTRIBUTE,
    CHAT,
    CORRECTION,
    EXTRACTION,
    ITEM,
    RECALLED,
    REMEMBERED,
    SESSION,
    STATE,
    TURN,
    edge,
)


def read(model: type[Any], data: Any) -> Any:
    """Read an answer the way a call does; Any, since half of these accesses are for untyped code."""
    return model.model_validate_json(json.dumps(data))


NESTED = {
    "previous": {"value": "Lisbon", "attributeId": "attr_1", "source": {"kind": "turn", "ref": "turn:0"}},
    "current": {"value": "Berlin", "attributeId": "attr_2", "source": None},
}


@pytest.mark.parametrize(
    "wire",
    [
        CORRECTION,
        {**CORRECTION, **NESTED},
        {"entityId": "entity:person/maya", "key": "location", **NESTED},
        {"entity_id": "entity:person/maya", "key": "location", "old_value": "Lisbon", "new_value": "Berlin"},
    ],
    ids=["flat", "superset", "nested", "snake"],
)
def test_a_correction_answers_to_every_documented_access(wire: dict[str, Any]) -> None:
    c = read(Correction, wire)
    assert (c["key"], c["oldValue"], c["newValue"], c["old_value"], c["new_value"]) == (
        "location",
        "Lisbon",
        "Berlin",
        "Lisbon",
        "Berlin",
    )
    assert (c.key, c.oldValue, c.newValue, c.old_value, c.new_value) == (
        "location",
        "Lisbon",
        "Berlin",
        "Lisbon",
        "Berlin",
    )
    assert (c.entity_id, c.entityId) == ("entity:person/maya",) * 2
    assert (c.previous.value, c.current.value) == ("Lisbon", "Berlin")
    assert (c["previous"]["value"], c["current"]["value"]) == ("Lisbon", "Berlin")


def test_a_correction_with_turn_references_keeps_them() -> None:
    c = read(Correction, {**CORRECTION, **NESTED, "timestamp": "2026-05-01T08:00:00Z", "attribute": "attr_2"})
    assert c.previous.source.ref == "turn:0"
    assert c["previous"]["attributeId"] == c.previous.attribute_id == "attr_1"
    assert c["timestamp"] == "2026-05-01T08:00:00Z"


def test_a_chat_answers_to_both_names_of_its_delta() -> None:
    for wire in (
        CHAT,
        {k: v for k, v in CHAT.items() if k != "memory_updates"},
        {k: v for k, v in CHAT.items() if k != "memoryUpdates"},
    ):
        result = read(ChatResult, wire)
        assert result["memoryUpdates"] is result["memory_updates"] is result.memory_updates is result.memoryUpdates
        assert result["memoryUpdates"]["corrections"][0]["oldValue"] == "Lisbon"
        assert (result["reply"], result.reply) == ("You live in Berlin [S1].",) * 2
        assert result["citations"][0]["occurredAt"] == "2026-05-01T08:00:00Z"
        assert result.citations[0].occurred_at == datetime(2026, 5, 1, 8, tzinfo=UTC)
        assert ("memoryUpdates" in result, "memory_updates" in result) == (True, True)
        assert list(result.model_dump(by_alias=True)).count("memoryUpdates") == 1
        assert "memory_updates" not in result.model_dump(by_alias=True)


def test_the_shortest_documented_chat_is_enough() -> None:
    result = read(ChatResult, {"reply": "Hello"})
    assert (result.citations, result.session_id, result.trace_id) == ([], "", "")
    assert not result.memory_updates.corrections


@pytest.mark.parametrize("absent", [{}, {"extraction": None}])
def test_a_delta_that_is_not_there_is_empty(absent: dict[str, Any]) -> None:
    result = read(RememberResult, {"mode": "none", "sessionId": "sess_1", "chunkId": "memory_chunk:1", **absent})
    assert result.extraction == Extraction.model_validate({})
    assert not result.extraction.corrections
    assert (result.chunk_id, result.turn_id, result.preview) == ("memory_chunk:1", None, False)


def test_lists_are_never_none() -> None:
    extraction = read(Extraction, {"turnId": "t", "corrections": None, "attributes": None})
    assert (extraction.corrections, extraction.attributes, extraction.relations) == ([], [], [])
    assert read(RememberManyResult, {"sessionId": "s", "turnIds": None}).turn_ids == []


def test_an_attribute_of_a_delta_and_a_stored_one_share_their_names() -> None:
    row = read(AttributeSummary, EXTRACTION["attributes"][0])
    assert row.entity == row.entity_id == row["entity"] == row["entityId"] == "entity:person/maya"
    stored = read(Attribute, ATTRIBUTE)
    assert stored.entity == stored.entity_id == stored["entity"] == stored["entity_id"] == stored["entityId"]
    assert (stored["supersedes"], stored["supersededBy"], stored.superseded_by) == ("attr_1", None, None)


def test_state_and_profile_answer_to_both_forms() -> None:
    state = read(State, STATE)
    assert state.identity.attributes[0].value == state["identity"]["attributes"][0]["value"] == "Berlin"
    assert state.knowledge["attributes"] == state["context"].relations == []
    assert (state.instructions[0].id, state.instructions[0]["description"]) == ("", "Always respond in German")
    assert (state.unknowns[0].about, state["unknowns"][0]["reason"]) == ("equity", "It was never mentioned.")
    profile = read(
        Profile, {"static": [{"key": "name", "value": "Maya"}], "dynamic": [], "preferences": [], "instructions": []}
    )
    assert (profile.static[0].key, profile["static"][0]["value"]) == ("name", "Maya")


def test_answers_that_wrap_one_list_can_be_used_like_it() -> None:
    result = read(RecallResult, RECALLED)
    (hit,) = result
    assert (hit.text, result[0].text, result["hits"][0]["text"]) == ("Maya lives in Berlin.",) * 3
    assert (len(result), result[-1:], hit in result, "hits" in result) == (1, [hit], True, True)
    assert result.trace.topScores == result["trace"]["topScores"] == [0.9]
    assert not read(TurnList, {"turns": []})


def test_prompt_text_is_what_str_gives() -> None:
    assert str(read(ContextResult, {"context": "# Facts", "queryMs": 1, "tier": "direct"})) == "# Facts"
    assert str(read(SessionContext, {"context": ""})) == ""


def test_the_two_names_of_doubts_hold_the_same_rows() -> None:
    row = {"id": "unc_1", "about": "title", "reason": "unclear", "resolved": False, "createdAt": "2026-05-01T08:00:00Z"}
    for wire in ({"uncertainties": [row], "unknowns": [row]}, {"uncertainties": [row]}, {"unknowns": [row]}):
        doubts = read(UncertaintyList, wire)
        assert doubts.uncertainties == doubts.unknowns == list(doubts)
        assert (doubts[0].resolved, doubts[0].scopes, doubts[0].resolved_at) == (False, [], None)


def test_unknown_members_are_kept_and_read_in_either_spelling() -> None:
    result = read(RememberResult, {**REMEMBERED, "costEstimate": {"tokens": 3}, "snake_member": 1})
    assert (
        result["costEstimate"]
        == result["cost_estimate"]
        == result.costEstimate
        == result.cost_estimate
        == {"tokens": 3}
    )
    assert result.snake_member == result["snakeMember"] == 1
    assert "costEstimate" in result
    with pytest.raises(KeyError):
        result["nothing"]
    with pytest.raises(AttributeError):
        result.nothing  # noqa: B018


def test_there_are_no_methods_that_a_field_could_be_mistaken_for() -> None:
    for name in ("items", "keys", "get"):
        assert not hasattr(Model, name)
    with pytest.raises(KeyError):
        read(RememberResult, REMEMBERED)["model_dump"]


def test_unknown_enumeration_values_are_accepted_and_known_ones_recognised() -> None:
    known = read(Attribute, ATTRIBUTE)
    assert known.memory_category is MemoryCategory.IDENTITY
    assert known["memoryCategory"] == "identity"
    assert read(Attribute, {**ATTRIBUTE, "memoryCategory": "procedural"}).memory_category == "procedural"
    turn = {
        "content": "x",
        "createdAt": "2026-05-01T08:00:00Z",
        "id": "t",
        "role": "narrator",
        "seq": 1,
        "session": "s",
    }
    assert read(Turn, turn).role == "narrator"


@pytest.mark.parametrize(
    ("wire", "instant"),
    [
        ("2026-05-01T08:00:00Z", datetime(2026, 5, 1, 8, tzinfo=UTC)),
        ("2026-05-01T08:00:00", datetime(2026, 5, 1, 8, tzinfo=UTC)),
        ("2026-05-01T10:00:00+02:00", datetime(2026, 5, 1, 8, tzinfo=UTC)),
        ("2026-05-01T10:00:00+02", datetime(2026, 5, 1, 8, tzinfo=UTC)),
        ("2026-05-01T08:00:00.123456789Z", datetime(2026, 5, 1, 8, 0, 0, 123456, tzinfo=UTC)),
        ("2026-05-01 08:00:00.5Z", datetime(2026, 5, 1, 8, 0, 0, 500000, tzinfo=UTC)),
        ("2026-05-01", datetime(2026, 5, 1, tzinfo=UTC)),
    ],
)
def test_times_are_aware_and_keep_their_text(wire: str, instant: datetime) -> None:
    session = read(SessionRecord, {**SESSION, "createdAt": wire})
    assert session.created_at == instant
    assert session.created_at.tzinfo is not None
    assert session["createdAt"] == session["created_at"] == session.created_at.wire == wire
    assert json.loads(session.model_dump_json(by_alias=True))["createdAt"] == wire


@pytest.mark.parametrize("odd", ["", "yesterday", "Fri, 01 May 2026 12:00:00 GMT"])
def test_text_that_is_no_time_does_not_cost_the_answer(odd: str) -> None:
    assert read(SessionRecord, {**SESSION, "createdAt": odd}).created_at == odd
    assert read(HistoryTurn, {**TURN, "occurred_at": odd})["occurred_at"] == odd


def test_a_number_where_a_time_should_be_is_refused() -> None:
    with pytest.raises(ValidationError):
        read(SessionRecord, {**SESSION, "createdAt": 5})


def test_instants_survive_pickling_and_reckoning() -> None:
    session = read(SessionRecord, SESSION)
    for twin in (pickle.loads(pickle.dumps(session)), copy.deepcopy(session), session.model_copy(deep=True)):
        assert twin == session
        assert twin["createdAt"] == SESSION["createdAt"]
    later = session.created_at + timedelta(days=1)
    assert isinstance(later, Instant)
    assert later.wire == later.isoformat()


def test_memorysync_answers_have_the_same_two_forms() -> None:
    turn = read(HistoryTurn, TURN)
    assert turn["session_id"] == turn["sessionId"] == turn.session_id == "thread-42"
    assert (turn["created_at"], turn.created_at.tzinfo, turn.occurred_at) == ("2026-05-01T08:00:00", UTC, None)
    put = read(PutResult, {"item": ITEM, "created": True, "request_id": None, "deleted_fact_ids": [], "status": "ok"})
    assert put["item"]["value"] == put.item.value == {"kind": "window", "row": None}
    skipped = read(
        PutResult, {"item": {}, "created": False, "request_id": None, "deleted_fact_ids": [], "status": "skipped"}
    )
    assert skipped.item is None


def test_an_answer_made_by_hand_has_no_history() -> None:
    with pytest.raises(TypeError, match="did not come straight from a call"):
        meta(read(GraphEdge, edge(1)))
    with pytest.raises(TypeError):
        meta(None)
