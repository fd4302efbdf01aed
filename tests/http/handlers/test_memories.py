"""The memory handlers: shapes, headers, selectors."""

from typing import Any

import pytest

from mock_server.engine.errors import InvalidInput, MemoryNotFound
from tests.http.handlers.memorysync_calls import WHO, Surface


def taught() -> Surface:
    surface = Surface()
    surface.append("I live in Lisbon.", "I like coffee best.", source="App", metadata={"lang": "en"})
    return surface


# -- add_turn ----------------------------------------------------------------------------------------------------------


def test_a_users_turn_starts_a_job_and_its_facts_are_there_at_once() -> None:
    surface = Surface()
    reply = surface.reply(
        "addTurn",
        {
            "tenant_id": "acme",
            "user_id": "maya",
            "text": "user: I live in Lisbon.",
            "metadata": {"session_id": "Thread-43", "deep": []},
        },
    )
    assert reply.status == 201
    job = reply.body["request_id"]
    assert reply.body == {
        "memory_id": None,
        "status": "processing",
        "processing_status": "distilling",
        "embed_mode": "none",
        "already_exists": False,
        "request_id": job,
    }
    assert len(job) == 16
    (memory,) = surface.memories()["memories"]
    assert memory["source"] == "chat"
    assert memory["metadata"] == {
        "session_id": "Thread-43",
        "write_origin": "turn-extraction",
        "turn_role": "user",
    }
    assert surface.reply("getMemoryStatus", path={"id": "m_1"}).body["request_id"] == job


@pytest.mark.parametrize(
    ("members", "status", "exists"),
    [
        ({"text": "I live in Lisbon."}, "skipped_replay", True),
        ({"text": "I live in Lisbon.", "role": "assistant"}, "skipped_non_user_turn", False),
        ({"text": "ok thanks"}, "skipped_low_value", False),
    ],
)
def test_what_is_skipped_answers_201_without_a_job(members: dict[str, Any], status: str, exists: bool) -> None:
    surface = Surface()
    surface.ask("addTurn", text="I live in Lisbon.")
    answer = surface.ask("addTurn", **members)
    assert answer == {
        "memory_id": None,
        "status": "ok",
        "processing_status": status,
        "embed_mode": "none",
        "already_exists": exists,
        "request_id": None,
    }


def test_the_assistants_turn_is_not_shown_to_the_extractor() -> None:
    """Field case 3."""
    surface = Surface()
    surface.ask("addTurn", text="Assistant: I like coffee best.")
    assert surface.extractor.asked == []
    assert surface.memories()["total"] == 0


@pytest.mark.parametrize(
    ("members", "field"), [({"text": " \n\x1f"}, "text"), ({"occurred_at": "soon"}, "occurred_at")]
)
def test_a_blank_text_and_a_bad_time_are_refused_by_name(members: dict[str, str], field: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        Surface().ask("addTurn", **{"text": "I live in Lisbon.", **members})
    assert caught.value.field == (field,)


# -- list, status ------------------------------------------------------------------------------------------------------


def test_a_listed_memory_has_all_members() -> None:
    listed = taught().memories(limit=1, offset=1)
    assert listed == {
        "memories": [
            {
                "memory_id": "m_1",
                "raw_text": "Maya lives in Lisbon.",
                "value": "Maya lives in Lisbon.",
                "summary": None,
                "metadata": {
                    "history_id": "h_1000000000001",
                    "lang": "en",
                    "session_id": "thread-1",
                    "turn_role": "user",
                    "write_origin": "turn-extraction",
                },
                "source": "app",
                "created_at": "2026-05-04T12:00:00",
            }
        ],
        "total": 2,
    }


def test_the_list_is_newest_first_and_zero_is_no_limit() -> None:
    surface = taught()
    assert [item["memory_id"] for item in surface.memories(limit=0)["memories"]] == ["m_2", "m_1"]
    assert surface.reply("listMemories", path={"tenant_id": "acme", "user_id": "no/body"}).body["total"] == 0


@pytest.mark.parametrize("spelling", ["m_1", "1", "h_1"])
def test_a_status_is_found_by_number(spelling: str) -> None:
    assert taught().reply("getMemoryStatus", path={"id": spelling}, headers={"x-end-user-id": "maya"}).body == {
        "memory_id": "m_1",
        "processing_status": "completed",
        "searchable": True,
        "embed_mode": "none",
        "request_id": None,
        "created_at": "2026-05-04T12:00:00",
        "updated_at": "2026-05-04T12:00:00",
    }


@pytest.mark.parametrize(("number", "user"), [("m_9", ""), ("h_1000000000001", ""), ("m_1", "noor")])
def test_rows_strangers_and_foreign_memories_have_no_status(number: str, user: str) -> None:
    with pytest.raises(MemoryNotFound):
        taught().reply("getMemoryStatus", path={"id": number}, headers={"x-end-user-id": user})


# -- recall, query -----------------------------------------------------------------------------------------------------


def test_recall_gives_text_for_a_prompt_and_what_it_is_made_of() -> None:
    answer = taught().ask("recallMemories", prompt="Where do I live?", k=3)
    (item,) = answer["memories"]
    assert answer["context"] == "- Maya lives in Lisbon."
    assert answer["used_fallback"] is False
    assert answer["latency_ms"] == 0
    assert item == {
        "memory_id": "m_1",
        "value": "Maya lives in Lisbon.",
        "type": "identity",
        "score": item["score"],
    }
    assert item["score"] > 0


def test_nothing_found_is_an_empty_context() -> None:
    surface = taught()
    empty = {"context": "", "memories": [], "used_fallback": False, "latency_ms": 0}
    assert surface.ask("recallMemories", prompt="zeppelin") == empty
    assert surface.ask("recallMemories", prompt="Where do I live?", types=["nonsense"]) == empty
    assert (
        len(surface.ask("recallMemories", prompt="Where do I live?", types=["nonsense", "identity"])["memories"]) == 1
    )
    assert len(surface.ask("recallMemories", prompt="Where do I live?", types=None)["memories"]) == 1
    assert surface.ask("queryMemories", prompt="zeppelin") == {"memories": []}


def test_query_gives_the_members_of_the_list_and_a_score() -> None:
    surface = taught()
    (item,) = surface.ask("queryMemories", prompt="coffee")["memories"]
    score = item.pop("score")
    assert score > 0
    assert item == surface.memories()["memories"][0]


@pytest.mark.parametrize("operation", ["recallMemories", "queryMemories"])
def test_a_blank_prompt_is_refused(operation: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        Surface().ask(operation, prompt="\x1f ")
    assert caught.value.field == ("prompt",)


# -- forget ------------------------------------------------------------------------------------------------------------


def test_forget_answers_plain_numbers_for_memories_and_rows() -> None:
    surface = taught()
    assert surface.forget(memory_ids=["m_2", "h_1000000000001", 77], dry_run=True) == [2, 1_000_000_000_001]
    assert surface.forget(memory_ids=["m_2", "h_1000000000001", 77], reason="asked") == [2, 1_000_000_000_001]
    assert surface.forget(memory_ids=[2]) == []
    assert surface.memories()["total"] == surface.ask("listHistory", session_id="thread-1")["total"] == 1


def test_forget_takes_thousands_of_ids() -> None:
    surface = taught()
    assert surface.forget(memory_ids=list(range(1, 6001))) == [1, 2]


def test_filters_look_in_the_keys_own_tenant() -> None:
    surface = taught()
    surface.reply("addTurn", {"tenant_id": "default", "user_id": "maya", "text": "I like coffee best.", "source": "X"})
    assert surface.forget(filters={"source": "app"}) == []
    assert surface.forget("noor", filters={"source": "x"}) == []
    assert surface.forget(filters={"source": " X ", "tags": None}) == [3]
    assert surface.memories()["total"] == 2


@pytest.mark.parametrize(
    ("members", "field"),
    [
        ({}, ("memory_ids",)),
        ({"memory_ids": None, "filters": None}, ("memory_ids",)),
        ({"memory_ids": ["m_1"], "filters": {"source": "x"}}, ("filters",)),
        ({"filters": {"source": None, "stranger": 1}}, ("filters",)),
        ({"filters": {"before": "soon"}}, ("filters", "before")),
        ({"memory_ids": ["m_1", "x"]}, ("memory_ids", 1)),
    ],
)
def test_a_forget_needs_exactly_one_selector_that_says_something(
    members: dict[str, Any], field: tuple[str | int, ...]
) -> None:
    surface = taught()
    with pytest.raises(InvalidInput) as caught:
        surface.forget(**members)
    assert caught.value.field == field
    assert surface.memories()["total"] == 2


def test_contexts_never_share_memories_or_numbers() -> None:
    """Field case 40."""
    surface = taught()
    body = {"tenant_id": "acme", "user_id": "maya", "text": "I live in Lisbon."}
    surface.reply("addTurn", body, context="other")
    assert surface.reply("getMemoryStatus", path={"id": "1"}, context="other").status == 200
    assert surface.memories()["total"] == 2


def test_a_failed_extraction_is_told_and_the_turn_may_come_again() -> None:
    surface = Surface()
    turn = {**WHO, "text": "boom boom boom", "speaker": "human@t1", "occurred_at": "2026-05-04T12:00:00Z"}
    for _ in range(2):
        answer = surface.reply("addTurn", turn).body
        assert (answer["processing_status"], answer["already_exists"]) == ("failed", False)
        assert answer["request_id"] is None
