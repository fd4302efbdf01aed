"""The recall handlers print hits, traces and prompt text, and pass every filter on."""

from typing import Any

import pytest

from mock_server.engine import sessions
from mock_server.engine.errors import InvalidInput, SessionNotFound
from mock_server.engine.traces import RetrievalTrace
from mock_server.http import ephemera
from tests.http.handlers.chat_calls import ScriptedResponder, Surface


async def context(surface: Surface, query: str, **body: Any) -> dict[str, Any]:
    reply = await surface.reply("queryContext", {"query": query, **body})
    assert set(reply.body) == {"context", "queryMs", "tier"}
    found: dict[str, Any] = reply.body
    return found


async def test_an_answer_has_every_member() -> None:
    surface = Surface()
    surface.tell("I live in Lisbon.")
    answer = await surface.query("Where do I live?")
    hit, passage = answer["hits"]
    assert hit == {
        "id": hit["id"],
        "score": 1.0,
        "source": "attribute",
        "text": "The user lives in Lisbon.",
        "occurredAt": "2026-05-04T12:00:00Z",
    }
    assert passage["source"] == "memory_chunk"
    assert (answer["classificationKind"], answer["tier"], answer["seedEntities"]) == ("direct_lookup", "direct", [])
    assert (answer["contextHits"], answer["queryMs"]) == ([], 0)
    trace = answer["trace"]
    assert set(trace) == {"traceId", "latencyMs", "resolutionTier", "retrievedCount", "tierReason", "topScores"}
    assert (trace["resolutionTier"], trace["retrievedCount"]) == ("direct", 2)
    assert trace["topScores"] == [hit["score"], passage["score"]]


async def test_what_stands_beside_a_hit_is_printed_apart_and_written_into_the_prompt() -> None:
    surface = Surface()
    surface.tell("# Boats\nThe quay has room for nine ferries. " + "lorem ipsum " * 120 + "Ropes hang in the shed.")
    answer = await surface.query("ferries at the quay", k=1)
    (brought,) = answer["contextHits"]
    assert brought["text"].endswith("Ropes hang in the shed.")
    assert brought["source"] == "memory_chunk"
    assert set(brought) == {"id", "score", "source", "text", "occurredAt"}
    assert len(answer["hits"]) == 1


async def test_nothing_found_is_an_empty_list_and_an_empty_text() -> None:
    surface = Surface()
    assert (await surface.query("anything"))["hits"] == []
    assert (await context(surface, "anything"))["context"] == ""


async def test_every_filter_is_passed_on() -> None:
    surface = Surface()
    surface.tell("I live in Lisbon.", scope="org/acme/user/maya", labels=("wave=1",))
    surface.clock.pass_minutes(10)
    surface.tell("I moved to Berlin.", scope="org/acme/user/maya")

    async def texts(**body: Any) -> list[str]:
        return [hit["text"] for hit in (await surface.query("Where does she live, which city?", **body))["hits"]]

    assert await texts(include=["facts"]) == ["Maya lives in Berlin."]
    assert await texts(include=["facts"], asOf="2026-05-04T12:05:00Z") == ["Maya lives in Lisbon."]
    assert await texts(include=["facts"], atInstant="2026-05-04T14:05:00+02:00") == ["Maya lives in Lisbon."]
    assert await texts(include=["facts"], validFrom="2026-05-04T12:05:00") == ["Maya lives in Berlin."]
    assert await texts(include=["facts"], validUntil="2026-05-04T13:00:00Z") == ["Maya lives in Lisbon."]
    assert await texts(include=["facts"], labels=["wave=1"]) == []
    assert await texts(labels=["wave=1"]) == ["I live in Lisbon."]
    assert await texts(lens="org/globex/*") == []
    assert len(await texts(lens=["org/acme/*"], include=[])) == 2
    assert len(await texts(k=1)) == 1
    assert await texts(k=0) == []
    assert await texts(location={"near": {"lat": 1.0, "lng": 2.0, "radiusKm": 3.0}}) == []
    assert await texts(location={"near": None}, mode="bm25", k=1, include=["passages"]) == ["I live in Lisbon."]


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({"asOf": "2026-05-01"}, "asOf"),
        ({"validUntil": "yesterday"}, "validUntil"),
        ({"lens": "org/*/user"}, "lens"),
        ({"lens": [[]]}, "lens"),
    ],
)
async def test_a_filter_that_cannot_be_read_is_refused_by_name(body: dict[str, Any], field: str) -> None:
    with pytest.raises(InvalidInput) as refused:
        await Surface().query("x", **body)
    assert refused.value.field[0] == field


async def test_a_query_leaves_a_trace_and_nothing_in_the_journal() -> None:
    surface = Surface()
    surface.tell("I live in Lisbon.")
    before = surface.executor.read(lambda memory, stamp: memory.seq, surface.caller)
    answer = await surface.query("Lisbon", sessionId="unknown", source="audit")
    trace = ephemera.of(surface.executor).traces.find(answer["trace"]["traceId"])
    assert isinstance(trace, RetrievalTrace)
    assert (trace.query, trace.session_id, trace.source, trace.parent) == ("Lisbon", "unknown", "audit", None)
    assert [hit.id for hit in trace.hits] == [hit["id"] for hit in answer["hits"]]
    assert surface.executor.read(lambda memory, stamp: memory.seq, surface.caller) == before
    assert (await surface.query("Lisbon"))["trace"]["traceId"] != trace.id


async def test_prompt_text_without_a_session_holds_profile_and_facts() -> None:
    surface = Surface()
    surface.tell("I live in Lisbon.", scope="org/acme/user/maya")
    surface.tell("I like tea.", scope="org/acme/user/maya")
    answer = await context(surface, "Where do I live?", k=1)
    assert answer["tier"] == "direct"
    surface.tell("Where do I live?", scope="org/acme/user/maya")
    assert "Where do I live?" not in (await context(surface, "Where do I live?"))["context"]
    assert "## Profile\n- location: Lisbon" in answer["context"]
    assert "## Preferences\n- likes: tea" in answer["context"]
    assert "## Relevant facts\n- [S1] Maya lives in Lisbon." in answer["context"]
    assert (await context(surface, "Where do I live?", k=0))["context"] == ""
    assert (await context(surface, "Where do I live?", labels=["wave=1"]))["context"] == ""
    assert (await context(surface, "Where do I live?", lens="org/globex"))["context"] == ""


async def test_session_context_is_what_chat_puts_before_its_model() -> None:
    responder = ScriptedResponder()
    surface = Surface(responder)
    surface.tell("I live in Lisbon.", session_id="s")
    surface.tell("Always answer in bullet points.")
    await surface.chat("The vault code is 4711.", sessionId="s")
    text = (await surface.reply("getSessionContext", {"query": "Where do I live?"}, path={"session_id": "s"})).body
    await surface.chat("Where do I live?", sessionId="s")
    assert set(text) == {"context"}
    assert responder.asked[-1][0].system.endswith("\n\n" + text["context"])
    assert "user: The vault code is 4711." in text["context"]


async def test_an_unknown_session_has_no_context_and_a_fresh_one_an_empty_text() -> None:
    surface = Surface()
    with pytest.raises(SessionNotFound):
        await surface.reply("getSessionContext", {"query": "x"}, path={"session_id": "other"})
    command = sessions.CreateSession()
    session = surface.executor.execute(sessions.decide_create, command, surface.caller)
    reply = await surface.reply("getSessionContext", {"query": "x"}, path={"session_id": session.id})
    assert reply.body == {"context": ""}
