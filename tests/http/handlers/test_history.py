"""The history handlers: what goes in, what comes back, what is refused."""

from typing import Any

import pytest

from mock_server.engine.claims import Mention
from mock_server.engine.errors import InvalidInput
from mock_server.engine.instants import parse
from tests.http.handlers.memorysync_calls import Surface

SEED_TURNS = (
    {"role": "user", "content": "I live in Lisbon.", "seq": 0},
    {"role": "assistant", "content": "Lovely!", "seq": 1},
)


def refused(surface: Surface, operation: str, **members: Any) -> InvalidInput:
    before = len(surface.journal.commits)
    with pytest.raises(InvalidInput) as caught:
        surface.ask(operation, **members)
    assert len(surface.journal.commits) == before
    return caught.value


def test_an_append_answers_each_turn_and_the_jobs_it_started() -> None:
    answer = Surface().append(*SEED_TURNS, source=" My-App ")
    assert answer["items"][0] == {
        "id": "h_1000000000001",
        "session_id": "thread-1",
        "role": "user",
        "content": "I live in Lisbon.",
        "seq": 0,
        "occurred_at": None,
        "payload": None,
        "source": "my-app",
        "created_at": "2026-05-04T12:00:00",
        "created": True,
    }
    assert [item["id"] for item in answer["items"]] == ["h_1000000000001", "h_1000000000002"]
    assert [len(job) for job in answer["request_ids"]] == [16]
    assert answer["status"] == "ok"


def test_the_walk_of_the_seed_append_repeat_list() -> None:
    surface = Surface()
    first = surface.append(*SEED_TURNS, source="my-app")
    again = surface.append(*SEED_TURNS, source="MY-APP")
    assert [item["id"] for item in again["items"]] == [item["id"] for item in first["items"]]
    assert [item["created"] for item in again["items"]] == [False, False]
    assert again["request_ids"] == []
    listed = surface.ask("listHistory", session_id="thread-1", source="my-app")
    assert listed["total"] == 2
    assert listed["items"] == [{k: v for k, v in item.items() if k != "created"} for item in first["items"]]
    assert surface.ask("listHistory", session_id="thread-1", source="other") == {"items": [], "total": 0}
    assert surface.ask("listHistory", session_id="thread-1")["total"] == 2
    assert surface.ask("listHistory", session_id="thread-1", source=None)["total"] == 2


def test_without_a_source_an_append_is_by_the_api() -> None:
    surface = Surface()
    assert surface.append("hi there")["items"][0]["source"] == "api"
    assert surface.append("hi there", source=None)["items"][0]["source"] == "api"


def test_a_limit_keeps_the_end_and_counts_all() -> None:
    surface = Surface()
    surface.append("1", "2", "3")
    listed = surface.ask("listHistory", session_id="thread-1", limit=2)
    assert [item["content"] for item in listed["items"]] == ["2", "3"]
    assert listed["total"] == 3
    assert len(surface.ask("listHistory", session_id="thread-1", limit=0)["items"]) == 3
    assert len(surface.ask("listHistory", session_id="thread-1", limit=5000)["items"]) == 3


@pytest.mark.parametrize("value", [{"z": 1, "a": [None, {"é": 2**80}]}, [], "text\x00", 0, False, 1.5, {}])
def test_content_and_payload_come_back_as_they_went_in(value: Any) -> None:
    surface = Surface()
    content = "  e\u0301 \x00 \U0001f600\n"
    surface.append({"role": "user", "content": content, "payload": value})
    row = surface.ask("listHistory", session_id="thread-1")["items"][0]
    assert row["content"] == content
    assert row["payload"] == value
    assert type(row["payload"]) is type(value)
    if isinstance(value, dict):
        assert list(row["payload"]) == list(value)


def test_a_payload_shares_nothing_with_the_caller() -> None:
    """Field case 26."""
    surface = Surface()
    payload = {"a": [1]}
    surface.append({"role": "user", "content": "hi there", "payload": payload})
    payload["a"].append(2)
    first = surface.ask("listHistory", session_id="thread-1")["items"][0]["payload"]
    first["a"].append(3)
    assert surface.ask("listHistory", session_id="thread-1")["items"][0]["payload"] == {"a": [1]}


def test_absent_and_null_read_back_as_null() -> None:
    """Field case 25."""
    surface = Surface()
    nulls = {"seq": None, "occurred_at": None, "payload": None, "idempotency_key": None}
    surface.append({"role": "user", "content": "a", **nulls}, {"role": "user", "content": "b"})
    for row in surface.ask("listHistory", session_id="thread-1")["items"]:
        assert (row["seq"], row["occurred_at"], row["payload"]) == (None, None, None)


def test_occurred_at_comes_back_as_sent_and_never_orders() -> None:
    """Field cases 14 and 29."""
    surface = Surface()
    sent = ["2026-05-01T00:00:00-02:00", "2026-05-01T01:00:00Z", "2026-05-01T00:30:00"]
    surface.append(*({"role": "user", "content": "I live in Rome.", "occurred_at": text} for text in sent))
    assert [r["occurred_at"] for r in surface.ask("listHistory", session_id="thread-1")["items"]] == sent
    said = [turn.at for turn, _ in surface.extractor.asked]
    assert said == [parse("2026-05-01T02:00:00Z"), parse("2026-05-01T01:00:00Z"), parse("2026-05-01T00:30:00Z")]


@pytest.mark.parametrize(("sent", "stored"), [(" Human ", "user"), ("AI", "assistant"), ("Reasoning", "reasoning")])
def test_roles_are_trimmed_lowercased_and_two_renamed(sent: str, stored: str) -> None:
    surface = Surface()
    assert surface.append({"role": sent, "content": "I live in Lisbon."})["items"][0]["role"] == stored
    assert len(surface.extractor.asked) == (1 if stored == "user" else 0)


def test_a_seq_spelt_as_a_float_is_the_same_number() -> None:
    surface = Surface()
    surface.append({"role": "user", "content": "hi there", "seq": 5.0})
    again = surface.append({"role": "user", "content": "hi there", "seq": 5})
    assert again["items"][0]["created"] is False
    assert repr(again["items"][0]["seq"]) == "5"


@pytest.mark.parametrize(
    ("turn", "field"),
    [
        ({"role": "x" * 65}, ("turns", 1, "role")),
        ({"role": " \x1f "}, ("turns", 1, "role")),
        ({"occurred_at": "yesterday"}, ("turns", 1, "occurred_at")),
        ({"occurred_at": ""}, ("turns", 1, "occurred_at")),
    ],
)
def test_a_bad_turn_is_refused_by_name_and_none_is_stored(turn: dict[str, Any], field: tuple[str | int, ...]) -> None:
    good = {"role": "user", "content": "hi there"}
    error = refused(Surface(), "appendHistory", session_id="thread-1", turns=[good, {**good, **turn}])
    assert error.field == field


def test_a_payload_nested_beyond_reason_is_refused_and_a_deep_one_is_kept() -> None:
    surface = Surface()
    deep: Any = "leaf"
    for _ in range(400):
        deep = [deep]
    surface.append({"role": "user", "content": "hi there", "payload": deep})
    assert surface.ask("listHistory", session_id="thread-1")["items"][0]["payload"] == deep
    turns = [{"role": "user", "content": "hi there", "payload": [deep]}]
    assert refused(surface, "appendHistory", session_id="thread-1", turns=turns).field == ("turns", 0, "payload")


@pytest.mark.parametrize("source", ["x" * 65, " ", "\x1f"])
def test_a_source_of_no_or_too_many_characters_is_refused(source: str) -> None:
    surface = Surface()
    turns = [{"role": "user", "content": "hi there"}]
    assert refused(surface, "appendHistory", session_id="s", turns=turns, source=source).field == ("source",)
    assert refused(surface, "listHistory", session_id="s", source=source).field == ("source",)
    assert refused(surface, "deleteHistory", session_id="s", source=source).field == ("source",)


def test_a_failing_extractor_neither_fails_nor_undoes_the_append(caplog: pytest.LogCaptureFixture) -> None:
    surface = Surface()
    answer = surface.append("boom boom boom", "I live in Lisbon.")
    assert [item["created"] for item in answer["items"]] == [True, True]
    assert len(answer["request_ids"]) == 2
    assert [item["raw_text"] for item in surface.memories()["memories"]] == ["Maya lives in Lisbon."]
    assert "the model is down" in caplog.text


def test_the_extractor_is_told_what_is_known_and_whom_the_conversation_named() -> None:
    surface = Surface()
    surface.append("I live in Lisbon.")
    surface.append("I like coffee best.")
    hints = surface.extractor.asked[-1][1]
    assert Mention("location", "Lisbon") in hints.recent
    assert [(held.key, held.value) for held in hints.held] == [("location", "Lisbon")]
    assert hints.speaker_names == ("maya",)


def test_turns_of_one_append_are_heard_in_order_each_knowing_the_ones_before() -> None:
    surface = Surface()
    surface.append("I live in Lisbon.", "I moved to Berlin.")
    assert [(held.key, held.value) for held in surface.extractor.asked[1][1].held] == [("location", "Lisbon")]
    assert [item["raw_text"] for item in surface.memories()["memories"]] == ["Maya lives in Berlin."]


def test_without_extract_the_extractor_is_not_asked() -> None:
    surface = Surface()
    assert surface.append("I live in Lisbon.", extract=False)["request_ids"] == []
    assert surface.extractor.asked == []


def test_deleting_the_session_with_its_facts_lists_both() -> None:
    surface = Surface()
    surface.append(*SEED_TURNS, source="my-app")
    gone = surface.ask("deleteHistory", session_id="thread-1", delete_derived_facts=True)
    assert gone == {"deleted_ids": ["h_1000000000001", "h_1000000000002"], "deleted_fact_ids": ["m_1"]}
    assert surface.memories() == {"memories": [], "total": 0}
    assert surface.ask("deleteHistory", session_id="thread-1") == {"deleted_ids": [], "deleted_fact_ids": []}


def test_ids_are_accepted_in_every_spelling_and_their_repeats_count_once() -> None:
    surface = Surface()
    surface.append("1", "2", "3", "4")
    ids = [1000000000003, "h_1000000000001", "1000000000003", "m_1000000000002", 1000000000004.0, "h_9"]
    gone = surface.ask("deleteHistory", ids=ids)["deleted_ids"]
    assert gone == ["h_1000000000003", "h_1000000000001", "h_1000000000002", "h_1000000000004"]


@pytest.mark.parametrize("bad", ["x_1", "h_", "h_0", "-1", "+1", "1.0", " 1", "h_１", "", 0, -1, 1.5, True, None])
def test_any_other_id_is_refused_by_its_place(bad: Any) -> None:
    assert refused(Surface(), "deleteHistory", ids=["h_1", bad]).field == ("ids", 1)


@pytest.mark.parametrize(
    ("members", "field"),
    [
        ({"session_id": "s", "ids": ["h_1"]}, ("ids",)),
        ({}, ("session_id",)),
        ({"session_id": None, "ids": None}, ("session_id",)),
    ],
)
def test_a_delete_takes_exactly_one_selector_and_names_both(members: dict[str, Any], field: tuple[str, ...]) -> None:
    error = refused(Surface(), "deleteHistory", **members)
    assert error.field == field
    assert "session_id" in error.message
    assert "ids" in error.message
