"""The published samples on our own client, every access form included, against the real server."""

from collections.abc import AsyncIterator
from typing import Any

import pytest

from mock_server.http.server import RunningServer
from spectron_sdk import AsyncMemorySyncClient, AsyncSpectron, MemorySyncClient
from tests.compat.colours import done

ANN = {"tenant_id": "acme", "user_id": "usr_7f3a9c2e"}


@pytest.fixture
async def ours(server: RunningServer, context_id: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[AsyncSpectron]:
    """Build the client as the pages do, with the endpoint from the environment."""
    monkeypatch.setenv("SPECTRON_ENDPOINT", server.url)
    async with AsyncSpectron(context=context_id, api_key="sp-test-key") as memory:
        yield memory


async def test_state_and_profile_without_arguments(ours: AsyncSpectron) -> None:
    await ours.remember("My name is Maya and I live in Lisbon. Always answer in bullet points.")
    state: Any = await ours.state()
    assert [row.value for row in state.identity.attributes if row.key == "location"] == ["Lisbon"]
    assert [row["value"] for row in state["identity"]["attributes"] if row["key"] == "location"] == ["Lisbon"]
    assert (len(state.instructions), state.unknowns) == (1, [])
    profile: Any = await ours.profile()
    for name in ("static", "dynamic", "preferences", "instructions"):
        assert getattr(profile, name) == profile[name]
    assert [(entry.key, entry["value"]) for entry in profile.dynamic] == [("location", "Lisbon")]


async def test_the_delta_of_a_write_in_every_form(ours: AsyncSpectron) -> None:
    session: Any = await ours.sessions.create()
    await ours.remember("I live in Lisbon.", session_id=session.id)
    result: Any = await ours.remember("I moved to Berlin last month.", session_id=session.id)
    (attribute,) = result.extraction.attributes
    assert (attribute.entity, attribute.key, attribute.value) == (attribute.entity_id, "location", "Berlin")
    (c,) = result.extraction.corrections
    assert (c["key"], c["oldValue"], c["newValue"]) == ("location", "Lisbon", "Berlin")
    assert (c.key, c.oldValue, c.newValue) == (c["key"], c["old_value"], c["new_value"])
    assert (c.old_value, c.new_value) == (c.previous.value, c.current.value) == ("Lisbon", "Berlin")
    assert c["previous"]["value"] == "Lisbon"
    assert c.entity_id == c["entityId"]


async def test_a_chat_read_by_attribute_and_by_item(ours: AsyncSpectron) -> None:
    session: Any = await ours.sessions.create(scopes=["org/acme/user/alice"])
    assert session.scopes == [["org/acme/user/alice"]]
    await ours.chat("I live in Lisbon.", session_id=session.id)
    result: Any = await ours.chat("I moved to Berlin.", session_id=session.id)
    assert result.memory_updates.corrections
    for c in result.memory_updates.corrections:
        assert (c.previous.value, c.current.value) == ("Lisbon", "Berlin")
    assert result["memoryUpdates"]["corrections"][0]["newValue"] == "Berlin"
    reply: Any = await ours.chat("Where do I live?", session_id=session.id)
    assert isinstance(reply["reply"], str)
    assert "Berlin" in reply.reply
    assert reply["citations"][0]["marker"] == reply.citations[0].marker == "[S1]"
    assert not reply.memory_updates.corrections
    turns: Any = await session.turns()
    assert [turn.role for turn in turns] == ["user", "assistant"] * 3
    await session.close()


async def test_the_manual_loop(ours: AsyncSpectron) -> None:
    session: Any = await ours.sessions.create()
    await ours.remember("I live in Berlin.", session_id=session.id)
    text: Any = await session.context("Where do I live?")
    assert "Berlin" in str(text)
    assert str(text) == text.context


async def test_an_entity_and_its_history(ours: AsyncSpectron) -> None:
    for city in ("Lisbon", "Berlin"):
        await ours.remember(f"I moved to {city}.", scopes="org/acme/user/alice")
    answer: Any = await ours.entities.get("person", "alice")
    assert answer.entity.name == "alice"
    assert [row.value for row in answer.attributes] == ["Berlin"]
    assert [row.label for row in answer.relations] == ["lives_in"]
    history: Any = await ours.entities.history("person", "alice", "location")
    assert [row.value for row in history] == ["Lisbon", "Berlin"]


async def test_a_stream_of_chunks(ours: AsyncSpectron) -> None:
    await ours.remember("I live in Lisbon.")
    stream = await ours.chat("Where do I live?", stream=True)
    async with stream as chunks:
        seen = [chunk async for chunk in chunks]
    assert [chunk.done for chunk in seen] == [False] * (len(seen) - 1) + [True]
    last: Any = seen[-1]
    assert "".join(chunk.delta for chunk in seen) == last.raw["reply"]
    assert last.session_id
    assert last.trace_id


async def test_three_surfaces_meet_in_one_memory(ours: AsyncSpectron) -> None:
    turns = [{"role": "user", "content": "I live in Lisbon."}]
    await ours.history.append("t", turns, tenant_id="acme", user_id="alice")
    state: Any = await ours.state()
    assert [row.value for row in state.identity.attributes] == ["Lisbon"]
    page: Any = await ours.graph.page()
    assert [edge.label for edge in page.edges] == ["lives_in"]
    projects: Any = await ours.projects.list()
    assert projects[0].id == ours.context_id


@pytest.mark.parametrize("kind", [MemorySyncClient, AsyncMemorySyncClient])
async def test_the_memorysync_samples(kind: Any, server: RunningServer, context_id: str) -> None:
    client = kind(api_key="ms_key", base_url=server.url, project_id=context_id, end_user_id="usr_7f3a9c2e")
    turns = [
        {"role": "user", "content": "I live in Lisbon.", "seq": 0},
        {"role": "assistant", "content": "Noted.", "seq": 1},
    ]
    place = {**ANN, "session_id": "thread-42", "source": "my-app"}
    result = await done(client.append_history(**place, turns=turns))
    assert [(item["created"], item["seq"], item["payload"]) for item in result["items"]] == [
        (True, 0, None),
        (True, 1, None),
    ]
    assert (len(result["request_ids"]), result["status"]) == (1, "ok")
    history = await done(client.list_history(**place))
    assert [(turn["role"], turn["content"]) for turn in history["items"]] == [(t["role"], t["content"]) for t in turns]
    assert history["total"] == 2
    seat = {**ANN, "namespace": ["preferences"], "key": "seat", "source": "my-app"}
    put = await done(client.put_state(**seat, value={"position": "window"}, text="Prefers a window seat."))
    assert (put["created"], put["request_id"], put["deleted_fact_ids"], put["status"]) == (True, None, [], "ok")
    assert put["item"]["created_at"] == put["item"]["updated_at"]
    hits = await done(
        client.search_state(**ANN, query="seating", namespace_prefix=["preferences"], source="my-app"),
    )
    assert hits["items"][0]["score"] > 0
    memories = await done(client.list_memories(**ANN))
    gone = await done(client.delete_history(**place, delete_derived_facts=True))
    assert gone["deleted_ids"] == [item["id"] for item in result["items"]]
    assert gone["deleted_fact_ids"] == [row["memory_id"] for row in memories["memories"]]
    await done(client.close() if kind is MemorySyncClient else client.aclose())
