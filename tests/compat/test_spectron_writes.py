"""The vendor's Spectron client writes: remember, remember_many, sessions, and what a second write changes."""

import time
from typing import Any

import pytest
from surrealdb_memory import MemoryAPIError, MemoryNotFoundError

from tests.compat.colours import done

DELTA = {"attributes", "corrections", "entities", "instructions", "relations", "turn_id", "uncertainties"}


async def test_a_remembered_sentence_comes_back_as_an_extraction(memory: Any) -> None:
    result = await done(memory.remember("My name is Maya Okafor and I work at Contoso."))
    assert (result.mode, result.preview) == ("full", None)
    assert result.session_id
    assert result.turn_id
    assert result.extraction.turn_id == result.turn_id
    assert {name for name in dir(result.extraction) if name in DELTA} == DELTA
    employer = next(row for row in result.extraction.attributes if row["key"] == "employer")
    assert employer["value"] == "Contoso"
    assert set(employer) >= {"entityId", "id", "key", "memoryCategory", "value"}
    relation = next(row for row in result.extraction.relations if row["label"] == "works_at")
    assert relation["object"] == "organisation/contoso"
    assert any(row["isNew"] and row["entityType"] == "organisation" for row in result.extraction.entities)


async def test_a_move_reports_a_correction_with_both_values(memory: Any) -> None:
    first = await done(memory.remember("I live in Lisbon."))
    moved = await done(memory.remember("I moved to Berlin last month.", session_id=first.session_id))
    assert [row["value"] for row in moved.extraction.attributes if row["key"] == "location"] == ["Berlin"]
    (correction,) = moved.extraction.corrections
    assert (correction["key"], correction["oldValue"], correction["newValue"]) == ("location", "Lisbon", "Berlin")
    assert correction["previous"]["value"] == "Lisbon"
    assert correction["current"]["value"] == "Berlin"
    assert correction["previous"]["source"]["ref"] == first.turn_id
    assert correction["current"]["source"]["ref"] == moved.turn_id


async def test_verbatim_text_gives_a_chunk_and_no_extraction(memory: Any) -> None:
    result = await done(memory.remember("I live in Lisbon.", infer="none"))
    assert (result.mode, result.extraction) == ("none", None)
    assert result.chunk_id
    assert result.turn_id
    assert (await done(memory.state())).identity["attributes"] == []


async def test_a_preview_extracts_and_stores_nothing(memory: Any) -> None:
    result = await done(memory.remember("I live in Lisbon.", infer="preview"))
    assert (result.preview, result.turn_id) == (True, None)
    assert [row["value"] for row in result.extraction.attributes] == ["Lisbon"]
    assert (await done(memory.entities.list())).entities == []


async def test_triples_make_attributes_and_relations_without_any_text(memory: Any) -> None:
    result = await done(
        memory.remember(
            infer="triples",
            triples=[
                {"entity": {"type": "product", "name": "AirPods Pro"}, "key": "price", "value": "249"},
                {
                    "entity": {"type": "product", "name": "AirPods Pro"},
                    "key": "made_by",
                    "target": {"type": "company", "name": "Apple"},
                    "memory_category": "knowledge",
                },
            ],
        )
    )
    assert result.mode == "triples"
    assert [(row["key"], row["value"]) for row in result.extraction.attributes] == [("price", "249")]
    assert [row["object"] for row in result.extraction.relations] == ["organisation/apple"]
    entity = await done(memory.entities.get("product", "airpods pro"))
    assert entity.entity.name == "AirPods Pro"
    assert [relation.object_ for relation in entity.relations] == ["organisation/apple"]


async def test_a_body_without_anything_is_refused_with_the_missing_field(memory: Any) -> None:
    with pytest.raises(MemoryAPIError) as refused:
        await done(memory.remember())
    assert refused.value.status_code == 400
    assert "text" in refused.value.message


async def test_scopes_labels_role_and_category_travel_with_a_write(memory: Any) -> None:
    await done(
        memory.remember(
            "I love jazz.",
            scopes=["org/acme/user/maya"],
            labels=["source=survey"],
            role="user",
            memory_category="context",
        )
    )
    state = await done(memory.state())
    assert [row["value"] for row in state.context["attributes"]] == ["jazz"]
    found = await done(memory.recall("jazz", labels=["source=survey"], lens="org/acme/user/maya"))
    assert any("jazz" in hit.text.lower() for hit in found.hits)
    assert (await done(memory.recall("jazz", labels=["source=mail"]))).hits == []
    assert (await done(memory.recall("jazz", lens="org/globex/*"))).hits == []


async def test_the_same_sentence_twice_in_half_a_minute_is_one_write(memory: Any) -> None:
    for attempt in range(3):
        bucket = time.time() // 30
        text = f"I adopted {attempt + 2} parrots."
        first = await done(memory.remember(text))
        again = await done(memory.remember(text))
        if time.time() // 30 == bucket:
            break
    assert (again.turn_id, again.session_id) == (first.turn_id, first.session_id)
    assert len((await done(memory.sessions.turns(first.session_id))).turns) == 1


async def test_a_conversation_becomes_turns_in_order(memory: Any) -> None:
    messages = [
        {"role": "user", "content": "My name is Maya.", "ts": "2026-03-01T09:00:00Z"},
        {"role": "assistant", "content": "I like recursion best."},
        {"role": "user", "content": "I live in Lisbon."},
    ]
    result = await done(memory.remember_many(messages))
    assert len(result.turn_ids) == 3
    (extraction,) = result.extractions
    assert extraction.turn_id == result.turn_ids[-1]
    assert {row["key"] for row in extraction.attributes} >= {"name", "location"}
    assert not any("recursion" in str(row["value"]) for row in extraction.attributes)
    turns = (await done(memory.sessions.turns(result.session_id))).turns
    assert [turn.id for turn in turns] == result.turn_ids
    assert [turn.seq for turn in turns] == [1, 2, 3]
    assert [turn.role for turn in turns] == ["user", "assistant", "user"]
    assert turns[0].created_at == "2026-03-01T09:00:00Z"


async def test_each_message_can_be_mined_on_its_own_or_not_at_all(memory: Any) -> None:
    messages = [{"role": "user", "content": "I live in Lisbon."}, {"role": "user", "content": "I love tea."}]
    apart = await done(memory.remember_many(messages, extract="per_message"))
    assert [extraction.turn_id for extraction in apart.extractions] == apart.turn_ids
    raw = await done(memory.remember_many(messages, infer="none", session_id="raw"))
    assert (raw.session_id, raw.extractions, len(raw.turn_ids)) == ("raw", [], 2)


async def test_an_empty_conversation_is_refused(memory: Any) -> None:
    with pytest.raises(MemoryAPIError) as refused:
        await done(memory.remember_many([]))
    assert refused.value.status_code == 400
    assert "messages" in refused.value.message


async def test_a_session_is_opened_without_a_body_and_closed_once(memory: Any) -> None:
    session = await done(memory.sessions.create())
    assert session.id.startswith("sess_")
    assert session.created_at.endswith("Z")
    assert session.scopes
    assert (await done(memory.sessions.turns(session.id))).turns == []
    assert await done(memory.sessions.delete(session.id)) is None
    for call in (memory.sessions.delete, memory.sessions.turns):
        with pytest.raises(MemoryNotFoundError):
            await done(call(session.id))
    with pytest.raises(MemoryNotFoundError):
        await done(memory.sessions.context(session.id, "anything"))


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("org/acme/user/maya", [["org/acme/user/maya"]]),
        (["org/a/", "org/b"], [["org/a"], ["org/b"]]),
        ([["org/a", "team/x"]], [["org/a", "team/x"]]),
        (["org/a", ["org/b", "team/x"]], [["org/a"], ["org/b", "team/x"]]),
    ],
)
async def test_every_spelling_of_scopes_ends_in_one_form(memory: Any, given: Any, kept: list[list[str]]) -> None:
    session = await done(memory.sessions.create(scopes=given, metadata={"ticket": 7}))
    assert session.scopes == kept


async def test_turns_are_paged(memory: Any) -> None:
    messages = [{"role": "user", "content": f"note {n}"} for n in range(7)]
    session_id = (await done(memory.remember_many(messages, infer="none"))).session_id
    page = await done(memory.sessions.turns(session_id, limit=3, offset=2))
    assert [turn.content for turn in page.turns] == ["note 2", "note 3", "note 4"]
    assert (await done(memory.sessions.turns(session_id, limit=0))).turns == []
    assert (await done(memory.sessions.turns(session_id, offset=7))).turns == []
    assert len((await done(memory.sessions.turns(session_id, limit=9_999))).turns) == 7


@pytest.mark.parametrize(
    "session_id",
    ["thread/42", "user:7::thread", "a b c", "50%", "a%2Fb", "?x=1#y", "é ünïcode ✓", "chat+1", "名前"],
)
async def test_a_session_id_somebody_invented_works_everywhere(memory: Any, session_id: str) -> None:
    written = await done(memory.remember("I love tea.", session_id=session_id))
    assert written.session_id == session_id
    chatted = await done(memory.chat("What do I love?", session_id=session_id))
    assert chatted.session_id == session_id
    turns = (await done(memory.sessions.turns(session_id))).turns
    assert [turn.seq for turn in turns] == [1, 2, 3]
    assert {turn.session for turn in turns} == {session_id}
    assert "tea" in (await done(memory.sessions.context(session_id, "What do I love?"))).context
    await done(memory.sessions.delete(session_id))
    with pytest.raises(MemoryNotFoundError):
        await done(memory.sessions.turns(session_id))
    again = await done(memory.remember("I love cocoa.", session_id=session_id))
    assert [turn.content for turn in (await done(memory.sessions.turns(again.session_id))).turns] == ["I love cocoa."]


async def test_a_refused_first_write_leaves_no_session(memory: Any) -> None:
    with pytest.raises(MemoryAPIError):
        await done(memory.remember("I love tea.", session_id="ghost", labels=["_secret=1"]))
    with pytest.raises(MemoryNotFoundError):
        await done(memory.sessions.turns("ghost"))
