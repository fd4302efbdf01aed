"""Traces over HTTP: every id leads to why it was said, to those who may know, for as long as the content is there."""

import json
from typing import Any

import pytest

from mock_server.engine import graph, sessions
from mock_server.engine.callers import OPEN_ADMIN, Caller
from mock_server.engine.errors import ResponderFailed, TraceNotFound
from mock_server.engine.scopes import region
from tests.contract.doors import Doors
from tests.http.handlers.chat_calls import ScriptedResponder, Surface

MAYA = "org/acme/user/maya"
JOREN = "org/acme/user/joren"


def reader(*patterns: str, manage: tuple[str, ...] = ()) -> Caller:
    """Make a caller that may read some scopes."""
    return Caller("reader", read=region(patterns), write=(), forget=(), manage=region(manage), open=False)


async def visible(surface: Surface, caller: Caller) -> list[dict[str, Any]]:
    """List traces as another caller."""
    before, surface.caller = surface.caller, caller
    try:
        return await surface.traces(500)
    finally:
        surface.caller = before


async def found_by(surface: Surface, caller: Caller, trace_id: str) -> bool:
    """Tell whether a caller can read a trace."""
    before, surface.caller = surface.caller, caller
    try:
        return bool((await surface.trace(trace_id))["id"] == trace_id)
    except TraceNotFound:
        return False
    finally:
        surface.caller = before


# -- replies ----------------------------------------------------------------------------------------------------------


async def test_a_reply_shows_its_prompt_word_for_word_its_sources_and_what_was_retrieved() -> None:
    responder = ScriptedResponder(("You live in Berlin [S1].",))
    surface = Surface(responder)
    surface.tell("I live in Lisbon.", session_id="s")
    surface.tell("I moved to Berlin.", session_id="s")
    surface.tell("Always answer in bullet points.", session_id="s")
    answer = await surface.chat("Where do I live?", sessionId="s")
    trace = await surface.trace(answer["traceId"])
    assert (trace["id"], trace["kind"], trace["cached"], trace["erased"]) == (
        answer["traceId"],
        "response",
        False,
        False,
    )
    assert (trace["queryText"], trace["resolutionTier"]) == ("Where do I live?", "direct")
    parent = trace["parent"]
    assert (parent["id"], parent["userMessage"], parent["responseText"]) == (
        answer["traceId"],
        "Where do I live?",
        "You live in Berlin [S1].",
    )
    assert (parent["sessionId"], parent["source"], parent["reusedFrom"]) == ("s", "chat", None)
    asked, _ = responder.asked[0]
    assert parent["prompt"] == asked.text
    assert parent["prompt"].endswith("\n\n# Question\nWhere do I live?")
    for heading in ("## Instructions", "## Profile", "## Relevant facts\n- [S1] ", "# Conversation so far\nuser: "):
        assert heading in parent["prompt"]
    assert (parent["sources"][0]["marker"], parent["sources"][0]["cited"]) == ("[S1]", True)
    assert [source["id"] for source in parent["sources"]] == [hit.hit.id for hit in asked.candidates]
    (retrieval,) = trace["retrievals"]
    assert retrieval["retrievedIds"] == [row["id"] for row in retrieval["returned"]]
    assert retrieval["returned"][0]["ref"] == "attribute:person/user/location"
    assert retrieval["returned"][0]["label"] == "The user lives in Berlin."
    assert retrieval["tierEntered"] == 1


async def test_the_retrieval_of_a_reply_resolves_too_and_names_its_reply() -> None:
    surface = Surface()
    surface.tell("I live in Lisbon.")
    answer = await surface.chat("Where do I live?")
    retrieval_id = (await surface.trace(answer["traceId"]))["retrievals"][0]["id"]
    trace = await surface.trace(retrieval_id)
    assert (trace["kind"], trace["parent"]["id"]) == ("retrieval", answer["traceId"])
    assert [row["id"] for row in trace["retrievals"]] == [retrieval_id]
    assert retrieval_id not in [row["id"] for row in await surface.traces()]


async def test_a_source_that_was_offered_and_not_used_is_told_apart() -> None:
    surface = Surface(ScriptedResponder(("It is the second one [S2], not [S9].",)))
    surface.tell("I like tea.")
    surface.tell("I like cocoa.")
    answer = await surface.chat("What do I like?")
    sources = (await surface.trace(answer["traceId"]))["parent"]["sources"]
    assert [source["cited"] for source in sources[:2]] == [False, True]


async def test_a_reused_reply_has_a_trace_of_its_own_that_leads_to_the_first() -> None:
    surface = Surface(ScriptedResponder(("You live in Lisbon [S1].",)))
    surface.tell("I live in Lisbon.")
    first = await surface.chat("Where do I live?")
    again = await surface.chat("where do I live please?")
    trace = await surface.trace(again["traceId"])
    assert (trace["cached"], trace["resolutionTier"], trace["queryText"]) == (True, "cache", "where do I live please?")
    assert trace["parent"]["reusedFrom"] == first["traceId"]
    assert trace["parent"]["prompt"].endswith("where do I live please?")
    assert trace["parent"]["sources"][0]["cited"] is True
    assert (await surface.trace(first["traceId"]))["parent"]["responseText"] == trace["parent"]["responseText"]


async def test_a_streamed_reply_is_traced_once_it_ended() -> None:
    surface = Surface(ScriptedResponder(("You live ", "in Lisbon [S1].")))
    surface.tell("I live in Lisbon.")
    reply = await surface.reply("chat", {"message": "Where do I live?", "stream": True})
    assert reply.stream is not None
    assert [row["kind"] for row in await surface.traces()] == ["decision"]
    frames = [frame async for frame in reply.stream]
    last = json.loads(frames[-1].decode().split("data: ", 1)[1])
    trace = await surface.trace(last["traceId"])
    assert trace["parent"]["responseText"] == "You live in Lisbon [S1]."
    assert trace["parent"]["sources"][0]["cited"] is True


async def test_a_reply_that_failed_leaves_no_trace() -> None:
    surface = Surface(ScriptedResponder(("half ",), fail_after=1))
    surface.tell("I live in Lisbon.")
    with pytest.raises(ResponderFailed):
        await surface.chat("Where do I live?")
    assert [row["kind"] for row in await surface.traces()] == ["decision"]
    assert (await surface.figures())["totalQueries"] == 0


async def test_a_reader_s_reply_is_traced_without_a_session() -> None:
    surface = Surface(caller=Caller("reader", read=region(("/*",)), write=(), manage=()))
    surface.tell("I live in Lisbon.")
    answer = await surface.chat("Where do I live?")
    trace = await surface.trace(answer["traceId"])
    assert (trace["parent"]["sessionId"], trace["erased"]) == (None, False)
    assert not await found_by(surface, reader(MAYA), answer["traceId"])


# -- queries and decisions --------------------------------------------------------------------------------------------


async def test_every_query_resolves_with_and_without_the_prefix_of_the_id() -> None:
    surface = Surface()
    surface.tell("I live in Lisbon.")
    asked = await surface.query("Lisbon", mode="bm25", source="audit")
    for spelling in (asked["trace"]["traceId"], f"trace:{asked['trace']['traceId']}"):
        trace = await surface.trace(spelling)
        assert (trace["id"], trace["kind"], trace["parent"]) == (asked["trace"]["traceId"], "retrieval", None)
        assert (trace["queryText"], trace["tierReason"]) == ("Lisbon", asked["trace"]["tierReason"])
        (retrieval,) = trace["retrievals"]
        assert (retrieval["mode"], retrieval["retrievedIds"]) == ("bm25", [hit["id"] for hit in asked["hits"]])
        assert {row["table"] for row in retrieval["returned"]} == {"attribute", "memory_chunk"}


async def test_prompt_texts_are_queries_too() -> None:
    surface = Surface()
    surface.tell("I live in Lisbon.", session_id="s")
    await surface.reply("queryContext", {"query": "Where?"})
    await surface.reply("getSessionContext", {"query": "Where do I live?"}, path={"session_id": "s"})
    assert {row["queryText"] for row in await surface.traces() if row["kind"] == "retrieval"} == {
        "Where?",
        "Where do I live?",
    }


async def test_a_write_leaves_a_decision_that_names_its_rows() -> None:
    surface = Surface()
    surface.tell("I live in Lisbon.")
    surface.tell("I moved to Berlin.")
    newest, oldest = await surface.traces()
    assert (newest["queryText"], newest["tierReason"]) == ("I moved to Berlin.", "1 inserted, 1 superseded")
    assert (newest["kind"], newest["resolutionTier"], newest["parent"]) == ("decision", "none", None)
    old, new = (await surface.trace(oldest["id"]))["decision"], (await surface.trace(newest["id"]))["decision"]
    assert new["superseded"] == old["inserted"]
    assert (new["rowsTouched"], len(new["inserted"])) == (2, 1)


async def test_a_list_is_newest_first_and_has_no_details() -> None:
    surface = Surface()
    surface.tell("I live in Lisbon.")
    await surface.query("Lisbon")
    surface.clock.pass_minutes(1)
    await surface.chat("I moved to Berlin.")
    rows = await surface.traces()
    assert [row["kind"] for row in rows] == ["response", "decision", "retrieval", "decision"]
    assert [row["createdAt"] for row in rows] == sorted((row["createdAt"] for row in rows), reverse=True)
    assert [row["id"] for row in await surface.traces(2)] == [row["id"] for row in rows[:2]]
    assert await surface.traces(0) == []
    assert not any({"retrievals", "decision"} & set(row) for row in rows)
    assert not {"prompt", "sources"} & set(rows[0]["parent"])


# -- who may see ------------------------------------------------------------------------------------------------------


async def test_a_trace_is_for_those_who_may_read_all_it_shows() -> None:
    surface = Surface()
    surface.tell("I live in Lisbon.", scope=MAYA)
    surface.tell("I like tea.", scope=JOREN)
    answer = await surface.chat("Where do I live?", scopes=MAYA)
    for caller, may in (
        (OPEN_ADMIN, True),
        (reader(MAYA), True),
        (reader("org/acme/*"), True),
        (reader(JOREN), False),
        (reader(f"{MAYA}/notes"), False),
        (reader(), False),
        (reader(JOREN, manage=("org/acme/*",)), True),
        (reader(JOREN, manage=("org/globex/*",)), False),
    ):
        assert await found_by(surface, caller, answer["traceId"]) is may, caller
        listed = [row["id"] for row in await visible(surface, caller)]
        assert (answer["traceId"] in listed) is may, caller


async def test_a_reply_that_leans_on_another_scope_is_not_for_its_own_scope_alone() -> None:
    surface = Surface(ScriptedResponder())
    surface.tell("I live in Lisbon.", scope=MAYA)
    surface.tell("Always answer in bullet points.", scope="org/acme")
    answer = await surface.chat("Where do I live?", scopes=MAYA)
    assert "bullet points" in (await surface.trace(answer["traceId"]))["parent"]["prompt"]
    assert not await found_by(surface, reader(MAYA), answer["traceId"])
    assert await found_by(surface, reader(MAYA, "org/acme"), answer["traceId"])


async def test_a_query_is_as_private_as_what_it_looked_through() -> None:
    surface = Surface()
    surface.tell("I live in Lisbon.", scope=MAYA)
    wide = (await surface.query("is joren leaving"))["trace"]["traceId"]
    narrow = (await surface.query("Lisbon", lens=[MAYA]))["trace"]["traceId"]
    assert not await found_by(surface, reader(MAYA), wide)
    assert not await found_by(surface, reader("org/acme/*"), wide)
    assert await found_by(surface, reader("/*"), wide)
    assert await found_by(surface, reader(MAYA), narrow)
    assert not await found_by(surface, reader(JOREN), narrow)


async def test_decisions_and_figures_stop_at_the_region_too() -> None:
    surface = Surface()
    surface.tell("I live in Lisbon.", scope=MAYA)
    surface.tell("I moved to Berlin.", scope=MAYA)
    await surface.chat("Where do I live?", scopes=MAYA)
    decisions = [row["id"] for row in await surface.traces() if row["kind"] == "decision"]
    assert [row["id"] for row in await visible(surface, reader(JOREN))] == []
    assert not await found_by(surface, reader(JOREN), decisions[0])
    surface.caller = reader(MAYA)
    seen = await surface.figures()
    assert (seen["totalQueries"], seen["supersession"]["supersessionEvents"]) == (1, 1)
    surface.caller = reader(JOREN)
    unseen = await surface.figures()
    assert {name: value for name, value in unseen.items() if value and not isinstance(value, dict)} == {
        "windowHours": 24
    }
    assert not any(value for part in unseen.values() if isinstance(part, dict) for value in part.values())


# -- what is left of a trace ------------------------------------------------------------------------------------------


async def test_a_deleted_fact_is_in_no_trace_any_more() -> None:
    surface = Surface()
    surface.tell("I like tea.")
    asked = (await surface.query("tea"))["trace"]["traceId"]
    answer = await surface.chat("What do I like?")
    fact = surface.executor.read(lambda memory, stamp: next(iter(memory.facts.facts.values())), OPEN_ADMIN)
    surface.executor.execute(graph.decide_delete, graph.DeleteEdge("default", f"edge_{fact.id}"), OPEN_ADMIN)
    for trace_id in (asked, answer["traceId"]):
        trace = await surface.trace(trace_id)
        assert (trace["erased"], trace["queryText"]) == (True, "")
        assert (trace["retrievals"][0]["returned"], trace["retrievals"][0]["retrievedIds"]) == ([], [])
        assert "tea" not in json.dumps(trace)
    parent = (await surface.trace(answer["traceId"]))["parent"]
    assert (parent["prompt"], parent["sources"], parent["responseText"], parent["userMessage"]) == (None, [], "", "")
    assert "tea" not in json.dumps(await surface.traces())


async def test_a_deleted_session_takes_its_words_out_of_traces() -> None:
    surface = Surface()
    answer = await surface.chat("My secret is 4711.", sessionId="s")
    shown = (await surface.query("secret"))["trace"]["traceId"]
    surface.tell("I live in Lisbon.", session_id="s")
    surface.executor.execute(sessions.decide_delete, sessions.DeleteSession("s"), OPEN_ADMIN)
    for trace_id in (answer["traceId"], shown, *(row["id"] for row in await surface.traces())):
        trace = await surface.trace(trace_id)
        assert trace["erased"] is True
        assert not any(word in json.dumps(trace) for word in ("4711", "Lisbon"))


async def test_a_superseded_value_is_still_shown_as_it_was_said() -> None:
    surface = Surface()
    surface.tell("I live in Lisbon.")
    answer = await surface.chat("Where do I live?")
    surface.tell("I moved to Berlin.")
    trace = await surface.trace(answer["traceId"])
    assert (trace["erased"], trace["parent"]["responseText"]) == (False, "You live in Lisbon [S1].")


async def test_a_reset_context_has_no_traces() -> None:
    surface = Surface()
    surface.tell("I live in Lisbon.")
    answer = await surface.chat("Where do I live?")
    surface.services.contexts.forget("ctx")
    surface.services.contexts.get("ctx")
    assert not await found_by(surface, OPEN_ADMIN, answer["traceId"])


# -- figures ----------------------------------------------------------------------------------------------------------


async def test_figures_count_what_happened() -> None:
    surface = Surface()
    surface.tell("I live in Lisbon.")
    surface.tell("I moved to Berlin.")
    await surface.query("Where do I live?")
    await surface.query("anything else")
    await surface.chat("Where do I live?")
    await surface.chat("Where do I live?")
    found = await surface.figures()
    assert (found["totalQueries"], found["responseTracesTotal"], found["responseTracesCached"]) == (4, 2, 1)
    assert (found["cacheHits"], found["cacheHitRate"]) == (1, 0.5)
    tiers = found["tierCounts"]
    assert tiers["direct"] == 2
    assert sum(tiers.values()) + found["cacheHits"] == found["totalQueries"]
    assert found["retrieval"]["traces"] == 4
    assert 0 < found["retrieval"]["avgCandidateSet"] <= found["retrieval"]["maxCandidateSet"]
    assert found["supersession"] == {"supersessionEvents": 1, "entitiesChurned": 1, "churnPerEntity": 1.0}
    assert found["contradiction"] == {"reconciliations": 2, "contradictions": 0, "contradictionRate": 0.0}
    assert found["sourceKindDistribution"] == [{"kind": "turn", "count": 2}]


async def test_figures_look_back_as_far_as_they_are_told_to() -> None:
    surface = Surface()
    surface.tell("I live in Lisbon.", scope=MAYA)
    await surface.query("Lisbon", lens=[MAYA])
    surface.clock.pass_minutes(120)
    surface.tell("I moved to Berlin.", scope=MAYA)
    recent = await surface.figures(windowHours=1)
    assert (recent["totalQueries"], recent["contradiction"]["reconciliations"], recent["windowHours"]) == (0, 1, 1)
    since = await surface.figures(since="2026-05-04T12:00:00Z")
    assert (since["totalQueries"], since["contradiction"]["reconciliations"], since["windowHours"]) == (1, 2, 3)
    mine, other = [await surface.figures(scope={"user": name}) for name in ("maya", "joren")]
    assert (mine["totalQueries"], mine["supersession"]["supersessionEvents"]) == (1, 1)
    assert (other["totalQueries"], other["sourceKindDistribution"]) == (0, [])
    assert (await surface.figures(since="2026-06-04T12:00:00Z"))["windowHours"] == 0


# -- on the wire ------------------------------------------------------------------------------------------------------


def test_the_ids_of_all_kinds_of_answers_resolve(doors: Doors) -> None:
    doors.remember("I live in Lisbon.")
    asked = doors.spectron("POST", "/query", json={"query": "Lisbon"}).json()["trace"]["traceId"]
    chats = [doors.spectron("POST", "/chat", json={"message": "Where do I live?"}).json() for _ in range(2)]
    stream = doors.spectron("POST", "/chat", json={"message": "Where do I live?", "stream": True}).text
    last = json.loads(stream.strip().split("data: ")[-1])
    for trace_id in (asked, *(chat["traceId"] for chat in chats), last["traceId"]):
        for spelling in (trace_id, f"trace:{trace_id}", f"trace%3A{trace_id}"):
            assert doors.spectron("GET", f"/traces/{spelling}").json()["id"] == trace_id
    assert doors.spectron("GET", f"/traces/{chats[1]['traceId']}").json()["cached"] is True
    listed = doors.spectron("GET", "/traces").json()["traces"]
    assert {asked, chats[0]["traceId"], last["traceId"]} <= {row["id"] for row in listed}


def test_an_unknown_id_is_a_problem_and_so_is_one_of_another_context(doors: Doors) -> None:
    trace_id = doors.spectron("POST", "/query", json={"query": "x"}).json()["trace"]["traceId"]
    with Doors(doors.url, f"{doors.context_id}-other") as other:
        for answer in (other.spectron("GET", f"/traces/{trace_id}"), doors.spectron("GET", "/traces/stat")):
            assert answer.status_code == 404
            assert answer.headers["content-type"] == "application/problem+json"
            assert answer.json()["status"] == 404
        assert other.spectron("GET", "/traces").json() == {"traces": []}


def test_limits_are_clamped_and_bad_ones_refused(doors: Doors) -> None:
    for n in range(60):
        doors.spectron("POST", "/query", json={"query": f"question {n}"})
    assert len(doors.spectron("GET", "/traces").json()["traces"]) == 50
    assert len(doors.spectron("GET", "/traces?limit=9000").json()["traces"]) == 60
    assert doors.spectron("GET", "/traces?limit=0").json()["traces"] == []
    assert doors.spectron("GET", "/traces?limit=-1").status_code == 400


def test_figures_take_their_window_in_both_spellings(doors: Doors) -> None:
    for name in ("windowHours", "window_hours"):
        assert doors.spectron("GET", f"/traces/stats?{name}=48").json()["windowHours"] == 48
    assert doors.spectron("GET", "/traces/stats?scope[user]=maya&unknown=1").json()["totalQueries"] == 0


def test_a_reset_over_the_control_plane_forgets_traces(doors: Doors) -> None:
    trace_id = doors.spectron("POST", "/query", json={"query": "x"}).json()["trace"]["traceId"]
    doors.http.post("/_mock/reset", params={"context": doors.context_id})
    assert doors.spectron("GET", f"/traces/{trace_id}").status_code == 404


def test_a_scripted_reply_shows_the_prompt_that_it_stood_in_for(doors: Doors) -> None:
    doors.remember("I live in Lisbon.")
    reply = {"reply": "Bonn, I think [S1].", "context": doors.context_id}
    doors.http.post("/_mock/answers", json=reply).raise_for_status()
    answer = doors.spectron("POST", "/chat", json={"message": "Where do I live?"}).json()
    parent = doors.spectron("GET", f"/traces/{answer['traceId']}").json()["parent"]
    assert parent["responseText"] == "Bonn, I think [S1]."
    assert parent["prompt"].endswith("# Question\nWhere do I live?")
