"""The vendor's Spectron client reads: recall, prompt text, state, profile, entities, who am I."""

from collections.abc import Callable
from typing import Any

import pytest
from surrealdb_memory import MemoryAPIError, MemoryNotFoundError, MemoryScopeError

from tests.compat.colours import done

VERBS = {"memory:read", "memory:write", "memory:forget", "scope:read", "scope:create", "scope:delete", "grant:manage"}


async def test_the_server_is_alive(memory: Any) -> None:
    assert (await done(memory.health()))["ok"] is True


async def test_recall_gives_ranked_hits_and_a_trace(memory: Any) -> None:
    await done(memory.remember("I live in Lisbon and I love pastel de nata."))
    await done(memory.remember("My sister Ada plays the cello."))
    found = await done(memory.recall("Where do I live?", k=3))
    assert 0 < len(found.hits) <= 3
    assert "Lisbon" in found.hits[0].text
    assert all(hit.id and hit.source in ("attribute", "entity", "memory_chunk") for hit in found.hits)
    scores = [hit.score for hit in found.hits]
    assert scores == sorted(scores, reverse=True)
    assert found.classification_kind in ("direct_lookup", "hybrid", "full_context")
    assert found.tier in ("direct", "hybrid", "full_context")
    assert found.query_ms >= 0
    assert found.trace["traceId"]
    assert found.trace["resolutionTier"] == found.tier
    assert found.trace["retrievedCount"] >= len(found.hits)


async def test_recall_takes_every_argument_the_client_has(memory: Any) -> None:
    await done(memory.remember("I live in Lisbon.", session_id="s"))
    found = await done(
        memory.recall(
            "Lisbon",
            k=5,
            mode="bm25",
            session_id="unknown session",
            include=["facts"],
            as_of="2099-01-01T00:00:00Z",
            lens=["/*"],
            scope_view="merged",
            source="audit",
        )
    )
    assert [hit.source for hit in found.hits if hit.source == "memory_chunk"] == []
    assert any("Lisbon" in hit.text for hit in found.hits)
    only_passages = await done(memory.recall("Lisbon", include=["passages"]))
    assert {hit.source for hit in only_passages.hits} == {"memory_chunk"}
    assert (await done(memory.recall("Lisbon", as_of="2001-01-01T00:00:00Z"))).hits == []
    assert (await done(memory.recall("Lisbon", at_instant="2001-01-01T00:00:00Z"))).hits == []
    assert (await done(memory.recall("Lisbon", k=0))).hits == []


async def test_a_search_that_finds_nothing_is_an_empty_answer(memory: Any) -> None:
    assert (await done(memory.recall("anything at all"))).hits == []
    assert (await done(memory.query_context("anything at all"))).context == ""
    assert (await done(memory.entities.list())).entities == []
    assert (await done(memory.entities.list(entity_type="person"))).entities == []
    session = await done(memory.sessions.create())
    assert (await done(memory.sessions.context(session.id, "anything"))).context == ""


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"query": " "}, "query"),
        ({"query": "x", "k": 51}, "k"),
        ({"query": "x", "k": -1}, "k"),
        ({"query": "x", "mode": "telepathy"}, "mode"),
        ({"query": "x", "include": ["rumours"]}, "include"),
        ({"query": "x", "as_of": "yesterday"}, "asOf"),
        ({"query": "x", "as_of": "2026-05-01"}, "asOf"),
        ({"query": "x", "lens": "org/*/user"}, "lens"),
        (
            {
                "query": "x",
                "location": {"near": {"lat": 1, "lng": 2, "radiusKm": 3}, "within": "POLYGON((0 0,1 0,1 1,0 0))"},
            },
            "location",
        ),
    ],
)
async def test_a_bad_query_is_refused_with_the_field_named(memory: Any, arguments: dict[str, Any], named: str) -> None:
    with pytest.raises(MemoryAPIError) as refused:
        await done(memory.recall(**arguments))
    assert refused.value.status_code == 400
    assert named in refused.value.message


async def test_prompt_text_holds_what_fits_the_question(memory: Any) -> None:
    await done(memory.remember("I live in Lisbon."))
    answer = await done(memory.query_context("Where do I live?", k=4, lens="/*", scope_view="strict"))
    assert "Lisbon" in answer.context
    assert answer.tier in ("direct", "hybrid", "full_context")
    assert answer.query_ms >= 0


async def test_state_has_three_bundles_directives_and_doubts(memory: Any) -> None:
    await done(memory.remember("My name is Maya. I live in Lisbon. I love tea."))
    await done(memory.remember("Always answer in bullet points."))
    await done(memory.remember("I'm CEO - well, co-CEO, it's complicated."))
    state = await done(memory.state())
    for bundle in (state.identity, state.knowledge, state.context):
        assert set(bundle) >= {"attributes", "entities", "relations"}
    location = next(row for row in state.identity["attributes"] if row["key"] == "location")
    assert (location["supersedes"], location["supersededBy"], location["validUntil"]) == (None, None, None)
    assert location["source"]["kind"] == "turn"
    assert [row["value"] for row in state.knowledge["attributes"]] == ["tea"]
    assert [set(row) >= {"id", "label", "description"} for row in state.instructions] == [True]
    assert any("job title" in row["about"].lower() for row in state.unknowns)
    assert all(set(row) == {"about", "reason"} for row in state.unknowns)


async def test_the_profile_is_the_speakers(memory: Any) -> None:
    await done(memory.remember("My name is Maya. I live in Lisbon. I love tea. My friend Joren works at Globex."))
    profile = await done(memory.profile())
    assert ("name", "Maya") in [(entry.key, entry.value) for entry in profile.static]
    assert ("location", "Lisbon") in [(entry.key, entry.value) for entry in profile.dynamic]
    assert ("likes", "tea") in [(entry.key, entry.value) for entry in profile.preferences]
    everything = [entry.value for entry in (*profile.static, *profile.dynamic, *profile.preferences)]
    assert "Globex" not in everything
    assert profile.instructions == []


async def test_an_entity_is_read_with_its_history(memory: Any) -> None:
    await done(memory.remember("My name is Maya. I live in Lisbon."))
    await done(memory.remember("I moved to Berlin."))
    listed = await done(memory.entities.list(entity_type="person"))
    assert [row.name for row in listed.entities] == ["Maya"]
    assert listed.entities[0].entity_type == "person"
    answer = await done(memory.entities.get("Person", "MAYA"))
    assert answer.entity.id == listed.entities[0].id
    location = next(row for row in answer.attributes if row.key == "location")
    assert (location.value, location.valid_until) == ("Berlin", None)
    assert location.supersedes
    assert {relation.label for relation in answer.relations} >= {"lives_in"}
    old, new = (await done(memory.entities.history("person", "maya", "location"))).history
    assert (old.value, new.value) == ("Lisbon", "Berlin")
    assert (old.superseded_by, new.supersedes) == (new.id, old.id)
    assert old.valid_until == new.valid_from
    assert (await done(memory.entities.history("person", "nobody", "location"))).history == []
    assert (await done(memory.entities.history("person", "maya", "shoe_size"))).history == []


async def test_an_unknown_entity_is_not_found_and_not_made(memory: Any) -> None:
    await done(memory.remember("I live in Lisbon."))
    before = await done(memory.entities.list())
    with pytest.raises(MemoryNotFoundError) as missing:
        await done(memory.entities.get("person", "nobody"))
    assert missing.value.status_code == 404
    assert "nobody" in missing.value.body["detail"]
    assert await done(memory.entities.list()) == before


@pytest.mark.parametrize("name", ["AC/DC", "people/bo", "50%", "a?b#c", "é", "C++", ".NET", "a b", "x:y", "1+1=2"])
async def test_a_name_with_any_character_is_readable(memory: Any, name: str) -> None:
    triple = {"entity": {"type": "topic", "name": name}, "key": "note/of & more", "value": name}
    await done(memory.remember(infer="triples", triples=[triple]))
    answer = await done(memory.entities.get("topic", name))
    assert answer.entity.name == name
    assert [row.value for row in answer.attributes] == [name]
    history = await done(memory.entities.history("topic", name, "note/of & more"))
    assert [row.value for row in history.history] == [name]


async def test_open_mode_is_admin_over_everything(memory: Any) -> None:
    me = await done(memory.whoami())
    assert (me.principal_id, me.enforce) == ("admin", True)
    assert me.display_name
    assert me.kind in ("human", "agent", "service", "unknown")
    assert set(me.grants) == VERBS
    assert me.effective_grants == me.grants
    assert (me.delegated_principal_id, me.token_grants) == (None, None)


@pytest.mark.parametrize("target", ["system", "admin", "principal:system"])
async def test_acting_for_a_listed_principal_is_reported(memory: Any, target: str) -> None:
    me = await done(memory.whoami(on_behalf_of=target))
    assert (me.principal_id, me.delegated_principal_id) == ("admin", target.removeprefix("principal:"))


async def test_every_read_and_write_takes_the_delegation_header(memory: Any) -> None:
    who = {"on_behalf_of": "system"}
    written = await done(memory.remember("I live in Lisbon.", **who))
    many = await done(memory.remember_many([{"role": "user", "content": "I love tea."}], **who))
    await done(memory.recall("Lisbon", **who))
    await done(memory.query_context("Lisbon", **who))
    chatted = await done(memory.chat("Where do I live?", **who))
    await done(memory.state(**who))
    await done(memory.profile(**who))
    session = await done(memory.sessions.create(**who))
    await done(memory.sessions.context(session.id, "Lisbon", **who))
    await done(memory.sessions.turns(session.id, **who))
    await done(memory.sessions.delete(session.id, **who))
    await done(memory.entities.list(**who))
    await done(memory.entities.history("person", "user", "location", **who))
    assert written.turn_id != many.turn_ids[0]
    assert chatted.session_id


async def test_acting_for_a_stranger_is_refused_everywhere(memory: Any) -> None:
    calls: tuple[Callable[[], Any], ...] = (
        lambda: memory.whoami(on_behalf_of="mallory"),
        lambda: memory.state(on_behalf_of="mallory"),
        lambda: memory.remember("I live in Lisbon.", on_behalf_of="mallory"),
        lambda: memory.chat("hello", on_behalf_of="mallory"),
    )
    for call in calls:
        with pytest.raises(MemoryScopeError) as refused:
            await done(call())
        assert refused.value.status_code == 403
    assert (await done(memory.state())).identity["attributes"] == []
