"""The chat handler answers whole or as a stream, stores before it ends, and stores nothing when there is no reply."""

import json
from typing import Any

import pytest

from mock_server.engine.callers import OPEN_ADMIN, Caller
from mock_server.engine.errors import InvalidInput, ResponderFailed
from mock_server.engine.scopes import region
from mock_server.engine.traces import ResponseTrace, RetrievalTrace
from mock_server.http import ephemera
from mock_server.http.call import Reply
from mock_server.http.handlers.chat import last_frame
from tests.http.handlers.chat_calls import ScriptedResponder, Surface

NOTHING = {
    "turnId": "",
    "entities": [],
    "attributes": [],
    "relations": [],
    "instructions": [],
    "uncertainties": [],
    "corrections": [],
}


async def frames(reply: Reply) -> list[tuple[str | None, dict[str, Any]]]:
    """Read a stream to its end as (event, data)."""
    assert reply.stream is not None
    text = b"".join([chunk async for chunk in reply.stream]).decode()
    assert text.endswith("\n\n")
    found: list[tuple[str | None, dict[str, Any]]] = []
    for block in text.removesuffix("\n\n").split("\n\n"):
        lines = block.split("\n")
        event = next((line[7:] for line in lines if line.startswith("event: ")), None)
        found.append((event, json.loads("\n".join(line[6:] for line in lines if line.startswith("data: ")))))
    return found


async def test_an_answer_has_every_member_and_both_spellings_of_the_updates() -> None:
    surface = Surface()
    surface.tell("I live in Lisbon.")
    answer = await surface.chat("Where do I live?")
    assert set(answer) == {"reply", "citations", "memoryUpdates", "memory_updates", "sessionId", "traceId"}
    assert answer["reply"] == "You live in Lisbon [S1]."
    assert answer["memoryUpdates"] == answer["memory_updates"]
    assert set(answer["memoryUpdates"]) == set(NOTHING)
    (citation,) = answer["citations"]
    assert citation["marker"] == "[S1]"
    assert citation["id"].startswith("attr_")
    assert (citation["kind"], citation["snippet"], citation["score"]) == ("attribute", "The user lives in Lisbon.", 1.0)
    assert citation["occurredAt"] == "2026-05-04T12:00:00Z"
    assert surface.turns(answer["sessionId"]) == [("user", "Where do I live?"), ("assistant", answer["reply"])]


async def test_updates_come_from_the_users_turn() -> None:
    surface = Surface()
    surface.tell("I live in Lisbon.", session_id="s")
    answer = await surface.chat("I moved to Berlin.", sessionId="s")
    (correction,) = answer["memoryUpdates"]["corrections"]
    assert (correction["oldValue"], correction["newValue"]) == ("Lisbon", "Berlin")
    assert (correction["previous"]["value"], correction["current"]["value"]) == ("Lisbon", "Berlin")
    assert answer["sessionId"] == "s"
    assert answer["citations"] == []


async def test_asking_the_same_five_times_teaches_nothing() -> None:
    surface = Surface()
    surface.tell("I like tea.")
    for _ in range(5):
        answer = await surface.chat("What do I like?", bypassCache=True)
        assert answer["reply"] == "You like tea [S1]."
        assert answer["memoryUpdates"]["attributes"] == []
    held = surface.executor.read(lambda memory, stamp: len(memory.facts.facts), OPEN_ADMIN)
    assert held == 1


async def test_a_stored_reply_is_cited_as_the_assistants() -> None:
    surface = Surface(ScriptedResponder(("As I said [S1].",)))
    await surface.chat("The vault code is 4711.", sessionId="old")
    surface.clock.pass_minutes(1)
    found = await surface.query("said")
    assert [hit["source"] for hit in found["hits"]] == ["memory_chunk"]
    answer = await surface.chat("What was said?", sessionId="new")
    (citation,) = answer["citations"]
    assert citation["role"] == "assistant"
    assert citation["kind"] == "memory_chunk"


async def test_a_model_that_fails_leaves_nothing_behind() -> None:
    surface = Surface(ScriptedResponder(("half ",), fail_after=1))
    with pytest.raises(ResponderFailed):
        await surface.chat("I live in Lisbon.", sessionId="s")
    assert surface.executor.read(lambda memory, stamp: memory.seq, OPEN_ADMIN) == 0
    assert surface.extractor.asked == []


async def test_an_extractor_that_fails_does_not_spoil_the_reply(caplog: pytest.LogCaptureFixture) -> None:
    surface = Surface()
    answer = await surface.chat("boom")
    assert answer["memoryUpdates"] == {**NOTHING, "turnId": answer["memoryUpdates"]["turnId"]}
    assert answer["memoryUpdates"]["turnId"].startswith("turn:")
    assert len(surface.turns(answer["sessionId"])) == 2


async def test_a_reader_gets_a_reply_and_nothing_is_stored() -> None:
    surface = Surface(caller=Caller("reader", read=region(("/*",)), write=()))
    surface.tell("I live in Lisbon.")
    before = surface.executor.read(lambda memory, stamp: memory.seq, OPEN_ADMIN)
    answer = await surface.chat("Where do I live?", sessionId="mine")
    assert answer["reply"] == "You live in Lisbon [S1]."
    assert (answer["sessionId"], answer["memoryUpdates"]) == ("mine", NOTHING)
    assert (await surface.chat("Where do I live?"))["sessionId"] == ""
    assert surface.executor.read(lambda memory, stamp: memory.seq, OPEN_ADMIN) == before


async def test_directives_and_model_reach_the_responder() -> None:
    responder = ScriptedResponder()
    surface = Surface(responder)
    surface.tell("Always answer in bullet points.")
    await surface.chat("Where do I live?", model="openai/gpt-4o-mini")
    ((prompt, model),) = responder.asked
    assert prompt.instructions == ("Always answer in bullet points.",)
    assert "- Always answer in bullet points." in prompt.system
    assert model == "openai/gpt-4o-mini"


async def test_a_directive_binds_the_turns_after_it() -> None:
    surface = Surface()
    surface.tell("I like tea.")
    surface.tell("I like cocoa.")
    await surface.chat("Always answer in bullet points.", sessionId="s")
    answer = await surface.chat("What do I like?", sessionId="s")
    assert answer["reply"] == "- You like cocoa [S1].\n- You like tea [S2]."


# -- streams ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("body", "headers"), [({"stream": True}, {}), ({}, {"accept": "application/json, text/event-stream"})]
)
async def test_a_stream_adds_up_to_the_reply_and_ends_with_the_whole_answer(
    body: dict[str, Any], headers: dict[str, str]
) -> None:
    surface = Surface(ScriptedResponder(("You live ", "in Lisbon [S1].", " Enjoy!")))
    surface.tell("I live in Lisbon.")
    reply = await surface.reply("chat", {"message": "Where do I live?", **body}, headers=headers)
    assert reply.status == 200
    *parts, (event, last) = await frames(reply)
    assert [data for _, data in parts] == [{"delta": "You live "}, {"delta": "in Lisbon [S1]."}, {"delta": " Enjoy!"}]
    assert (event, last["done"]) == ("done", True)
    assert last["reply"] == "You live in Lisbon [S1]. Enjoy!"
    assert "delta" not in last
    assert set(last) == {"done", "reply", "citations", "memoryUpdates", "memory_updates", "sessionId", "traceId"}
    assert [citation["marker"] for citation in last["citations"]] == ["[S1]"]
    assert surface.turns(last["sessionId"])[1] == ("assistant", last["reply"])


async def test_a_stream_answers_what_a_plain_call_would() -> None:
    plain, streamed = Surface(), Surface()
    for surface in (plain, streamed):
        surface.tell("I live in Lisbon.")
    whole = (await plain.reply("chat", {"message": "Where do I live?"})).body
    _, last = (await frames(await streamed.reply("chat", {"message": "Where do I live?", "stream": True})))[-1]
    assert last == {"done": True, **whole}


async def test_what_is_wrong_before_the_first_byte_is_an_ordinary_error() -> None:
    surface = Surface(ScriptedResponder(("half ",), fail_after=0))
    with pytest.raises(ResponderFailed):
        await surface.reply("chat", {"message": "hi", "stream": True})
    with pytest.raises(InvalidInput):
        await surface.reply("chat", {"message": " ", "stream": True})


async def test_a_stream_that_fails_or_is_left_stores_nothing() -> None:
    surface = Surface(ScriptedResponder(("half ", "way "), fail_after=1))
    reply = await surface.reply("chat", {"message": "hi", "stream": True})
    with pytest.raises(ResponderFailed):
        await frames(reply)
    surface.handlers = Surface(ScriptedResponder(("one ", "two"))).handlers
    left = await surface.reply("chat", {"message": "hi", "stream": True})
    assert left.stream is not None
    assert json.loads((await anext(left.stream))[6:]) == {"delta": "one "}
    await left.stream.aclose()  # type: ignore[attr-defined]
    assert surface.executor.read(lambda memory, stamp: memory.seq, OPEN_ADMIN) == 0


async def test_an_empty_reply_is_a_reply() -> None:
    surface = Surface(ScriptedResponder(()))
    ((event, last),) = await frames(await surface.reply("chat", {"message": "hi", "stream": True}))
    assert (event, last["reply"]) == ("done", "")


async def test_no_line_of_a_stream_is_too_long_for_line_readers() -> None:
    surface = Surface(ScriptedResponder(("x" * 20_000, "\n\n", "data: {}\n")))
    reply = await surface.reply("chat", {"message": "hi", "stream": True})
    *parts, (_, last) = await frames(reply)
    assert "".join(data["delta"] for _, data in parts) == last["reply"]
    assert max(len(data["delta"]) for _, data in parts) <= 8_000
    big = {"done": True, "citations": [{"snippet": "y" * 1_000}] * 100}
    lines = last_frame(big).split(b"\n")
    assert max(map(len, lines)) < 60_000
    assert json.loads(b"\n".join(line[6:] for line in lines if line.startswith(b"data: "))) == big


# -- cache and traces ------------------------------------------------------------------------------------------------


async def test_the_same_question_is_answered_from_the_cache_and_still_stored() -> None:
    responder = ScriptedResponder(("You live in Lisbon [S1].",))
    surface = Surface(responder)
    surface.tell("I live in Lisbon.")
    first = await surface.chat("Where do I live?")
    again = await surface.chat("where do I live please?")
    assert len(responder.asked) == 1
    assert (again["reply"], again["citations"]) == (first["reply"], first["citations"])
    assert again["sessionId"] != first["sessionId"]
    assert surface.turns(again["sessionId"]) == [("user", "where do I live please?"), ("assistant", first["reply"])]
    trace = ephemera.of(surface.executor).traces.find(again["traceId"])
    assert isinstance(trace, ResponseTrace)
    assert (trace.cached, trace.reused_from) == (True, first["traceId"])


async def test_a_reused_reply_cites_what_it_was_made_from() -> None:
    surface = Surface(ScriptedResponder(("You said so [S2].",)))
    surface.tell("I live in Lisbon.")
    first = await surface.chat("Where do I live?")
    surface.tell("I live in Lisbon.")
    again = await surface.chat("Where do I live?")
    assert first["citations"][0]["kind"] == "memory_chunk"
    assert again["citations"] == first["citations"]
    fresh = await surface.chat("Where do I live?", bypassCache=True)
    assert fresh["citations"][0]["id"] != first["citations"][0]["id"]


async def test_the_cache_is_passed_by_when_it_must_be() -> None:
    responder = ScriptedResponder()
    surface = Surface(responder)
    surface.tell("I like tea.")
    first = await surface.chat("What do I like?")
    await surface.chat("What do I like?", bypassCache=True)
    assert len(responder.asked) == 2
    await surface.chat("What do I like?", sessionId=first["sessionId"])
    assert len(responder.asked) == 3
    surface.tell("I like cocoa.")
    await surface.chat("What do I like?")
    assert len(responder.asked) == 4
    await surface.chat("What do I like?", scopes="org/acme/user/bob")
    assert len(responder.asked) == 5
    surface.clock.pass_minutes(61)
    await surface.chat("What do I like?")
    assert len(responder.asked) == 6


async def test_a_reply_leaves_a_response_trace_and_its_retrieval() -> None:
    surface = Surface()
    surface.tell("I live in Lisbon.")
    answer = await surface.chat("Where do I live?", model="a/b")
    response, retrieval = ephemera.of(surface.executor).traces.newest(2)
    assert isinstance(response, ResponseTrace)
    assert isinstance(retrieval, RetrievalTrace)
    assert (response.id, response.message, response.reply) == (answer["traceId"], "Where do I live?", answer["reply"])
    assert (response.session_id, response.model, response.cached) == (answer["sessionId"], "a/b", False)
    assert retrieval.parent == response.id
    assert [(hit.id, hit.score) for hit in retrieval.hits[:1]] == [(answer["citations"][0]["id"], 1.0)]


async def test_a_reset_context_keeps_no_traces_and_no_replies() -> None:
    responder = ScriptedResponder()
    surface = Surface(responder)
    await surface.chat("Where do I live?")
    surface.services.contexts.forget("ctx")
    assert ephemera.of(surface.executor).traces.newest(9) == ()
