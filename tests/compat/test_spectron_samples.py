"""The published samples, call by call, as far as the vendor's own models can follow them."""

from typing import Any

from tests.compat.colours import done


async def test_the_state_page_reads_state_and_profile_without_arguments(memory: Any) -> None:
    await done(memory.remember("My name is Maya and I live in Lisbon."))
    state = await done(memory.state())
    assert isinstance(state.identity["attributes"], list)
    assert isinstance(state.instructions, list)
    assert isinstance(state.unknowns, list)
    profile = await done(memory.profile())
    for section in (profile.static, profile.dynamic, profile.preferences, profile.instructions):
        assert isinstance(section, list)


async def test_the_state_page_keeps_a_page_up_to_date_from_the_delta(memory: Any) -> None:
    session = await done(memory.sessions.create())
    await done(memory.remember("I live in Lisbon.", session_id=session.id))
    result = await done(memory.remember("I moved to Berlin last month.", session_id=session.id))
    assert [attribute["value"] for attribute in result.extraction.attributes] == ["Berlin"]
    assert [f"{c['key']}: {c['oldValue']} -> {c['newValue']}" for c in result.extraction.corrections] == [
        "location: Lisbon -> Berlin"
    ]


async def test_the_chat_page_holds_a_conversation_and_closes_it(memory: Any) -> None:
    session = await done(memory.sessions.create(scopes=["org/acme/user/alice"]))
    assert session.scopes == [["org/acme/user/alice"]]
    assert (await done(memory.chat("I live in Berlin.", session_id=session.id))).reply
    answer = await done(memory.chat("Where do I live?", session_id=session.id))
    assert "Berlin" in answer.reply
    assert isinstance(answer.memory_updates.corrections, list)
    await done(memory.sessions.delete(session.id))


async def test_the_manual_loop_gets_the_text_chat_would_have_injected(memory: Any) -> None:
    session = await done(memory.sessions.create())
    await done(memory.remember("I live in Berlin.", session_id=session.id))
    context = await done(memory.sessions.context(session.id, "Where do I live?"))
    assert "Berlin" in context.context


async def test_reading_one_entity_narrows_the_state(memory: Any) -> None:
    await done(memory.remember("I live in Lisbon.", scopes=["org/acme/user/alice"]))
    await done(memory.remember("I moved to Berlin.", scopes=["org/acme/user/alice"]))
    answer = await done(memory.entities.get("person", "alice"))
    assert [row.value for row in answer.attributes] == ["Berlin"]
    history = (await done(memory.entities.history("person", "alice", "location"))).history
    assert [row.value for row in history] == ["Lisbon", "Berlin"]
