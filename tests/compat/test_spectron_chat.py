"""The vendor's Spectron client chats: one answer, or a stream of chunks that add up to it."""

from typing import Any

import pytest
from surrealdb_memory import MemoryAPIError

from tests.compat.colours import done, drained


async def test_a_chat_answers_from_memory_and_learns(memory: Any) -> None:
    await done(memory.remember("I live in Lisbon."))
    answer = await done(memory.chat("Where do I live?"))
    assert "Lisbon" in answer.reply
    assert answer.session_id
    assert answer.trace_id
    assert answer.memory_updates.turn_id
    assert answer.memory_updates.attributes == []
    told = await done(memory.chat("I moved to Berlin.", session_id=answer.session_id))
    assert told.session_id == answer.session_id
    assert [row["newValue"] for row in told.memory_updates.corrections] == ["Berlin"]
    turns = (await done(memory.sessions.turns(answer.session_id))).turns
    assert [turn.role for turn in turns] == ["user", "assistant", "user", "assistant"]
    assert turns[0].content == "Where do I live?"
    assert turns[1].content == answer.reply
    assert turns[2].id == told.memory_updates.turn_id


async def test_a_stream_adds_up_to_the_reply(memory: Any) -> None:
    await done(memory.remember("I live in Lisbon and I work at Contoso."))
    chunks = await drained(memory.chat("Where do I live?", stream=True, session_id="stream/1"))
    *parts, last = chunks
    assert parts
    assert [chunk.done for chunk in chunks] == [False] * len(parts) + [True]
    assert last.delta == ""
    assert "".join(chunk.delta for chunk in parts) == last.raw["reply"]
    assert "Lisbon" in last.raw["reply"]
    assert last.session_id == "stream/1"
    assert last.trace_id == last.raw["traceId"]
    assert last.raw["memoryUpdates"] == last.raw["memory_updates"]
    assert last.raw["citations"]
    assert last.raw["done"] is True
    assert "delta" not in last.raw
    turns = (await done(memory.sessions.turns("stream/1"))).turns
    assert [turn.content for turn in turns] == ["Where do I live?", last.raw["reply"]]


async def test_a_stream_learns_like_any_chat(memory: Any) -> None:
    chunks = await drained(memory.chat("I live in Lisbon.", stream=True))
    assert [row["value"] for row in chunks[-1].raw["memoryUpdates"]["attributes"]] == ["Lisbon"]
    assert [row["value"] for row in (await done(memory.state())).identity["attributes"]] == ["Lisbon"]


async def test_a_bad_stream_request_is_an_ordinary_error(memory: Any) -> None:
    with pytest.raises(MemoryAPIError) as refused:
        await drained(memory.chat(" ", stream=True))
    assert refused.value.status_code == 400
    assert "message" in refused.value.message


async def test_every_chat_argument_is_taken(memory: Any) -> None:
    answer = await done(
        memory.chat(
            "I love jazz.",
            session_id="tuned",
            scopes="org/acme/user/maya",
            model="openai/gpt-4o-mini",
            bypass_cache=True,
            labels=["source=survey"],
        )
    )
    assert answer.session_id == "tuned"
    assert any("jazz" in hit.text for hit in (await done(memory.recall("jazz", labels=["source=survey"]))).hits)
    with pytest.raises(MemoryAPIError) as refused:
        await done(memory.chat("hello", labels=["nonsense"]))
    assert refused.value.status_code == 400
    assert "labels" in refused.value.message


async def test_asking_the_same_five_times_teaches_nothing(memory: Any) -> None:
    await done(memory.remember("I live in Lisbon."))
    before = (await done(memory.state())).identity
    for _ in range(5):
        answer = await done(memory.chat("Where do I live?", bypass_cache=True))
        assert answer.memory_updates.attributes == []
    assert (await done(memory.state())).identity == before


async def test_one_session_mixes_remembered_and_chatted_turns(memory: Any) -> None:
    session = await done(memory.sessions.create(scopes=["org/acme/user/maya"]))
    await done(memory.remember("My dog is called Rex.", session_id=session.id))
    answer = await done(memory.chat("What is my dog called?", session_id=session.id))
    assert "Rex" in answer.reply
    context = (await done(memory.sessions.context(session.id, "What is my dog called?"))).context
    assert "# Conversation so far" in context
    assert "My dog is called Rex." in context
