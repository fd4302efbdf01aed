"""Completions against a real socket: the good answers, and everything an endpoint can do wrong."""

import gc
import logging
from collections.abc import AsyncIterator
from typing import Any

import pytest

from mock_server.models.completions import Asked, Completions, ModelFailed, ModelUnreachable, messages
from mock_server.models.settings import Choice, Provider
from tests.models.stand_in import (
    Answer,
    StandIn,
    completion,
    delta,
    document,
    frames,
    never,
    raw,
    says,
    streams,
    without_end,
)

ASKED = Asked(messages("be brief", "who?"), 50, {"type": "object"})


def model(stand_in: StandIn, timeout_s: float = 5.0) -> Completions:
    return Completions(stand_in.choice(), timeout_s=timeout_s)


async def joined(pieces: AsyncIterator[str]) -> list[str]:
    return [piece async for piece in pieces]


async def said(asked_model: Completions, streamed: bool) -> str:
    return "".join(await joined(asked_model.stream(ASKED))) if streamed else await asked_model.complete(ASKED)


async def test_a_request_says_all_there_is_to_say(stand_in: StandIn) -> None:
    stand_in.will(says("fine"))
    assert await model(stand_in).complete(ASKED) == "fine"
    asked = stand_in.asked[0]
    assert asked.path == "/v1/chat/completions"
    assert asked.headers["authorization"] == "Bearer secret-key"
    assert asked.body == {
        "model": "small",
        "messages": [{"role": "system", "content": "be brief"}, {"role": "user", "content": "who?"}],
        "stream": False,
        "max_tokens": 50,
        "temperature": 0,
        "response_format": {
            "type": "json_schema",
            "json_schema": {"name": "answer", "strict": True, "schema": {"type": "object"}},
        },
    }


async def test_without_a_key_no_authorization_is_sent(stand_in: StandIn) -> None:
    stand_in.will(says("fine"))
    await Completions(stand_in.choice(api_key=None), timeout_s=5).complete(ASKED)
    assert "authorization" not in stand_in.asked[0].headers


@pytest.mark.parametrize("status", [400, 422])
async def test_an_endpoint_that_refuses_the_options_is_asked_without_them(stand_in: StandIn, status: int) -> None:
    stand_in.will(document({"error": {"message": "unsupported: max_tokens"}}, status), says("one"), says("two"))
    asked_model = model(stand_in)
    assert await asked_model.complete(ASKED) == "one"
    assert await asked_model.complete(ASKED) == "two"
    assert [sorted(asked.body) for asked in stand_in.asked[1:]] == [["messages", "model", "stream"]] * 2


async def test_content_in_parts_is_joined(stand_in: StandIn) -> None:
    parts = [{"type": "text", "text": "a"}, {"type": "image"}, "junk", {"type": "text", "text": "b"}]
    stand_in.will(completion({"message": {"content": parts}}))
    assert await model(stand_in).complete(ASKED) == "ab"


async def test_control_characters_do_not_come_through(stand_in: StandIn) -> None:
    stand_in.will(says("a\x00b\x1b[31m\u202ec\r\nd\ttab"))
    assert await model(stand_in).complete(ASKED) == "ab[31mc\nd\ttab"


MALFORMED: dict[str, Answer] = {
    "no JSON": raw(b"<html>busy</html>"),
    "nothing": raw(b""),
    "half a document": raw(b'{"choices": [{"message": {"content": "so'),
    "a list": document([]),
    "a number": document(5),
    "no choices": document({}),
    "empty choices": document({"choices": []}),
    "a null choice": completion(None),
    "no message": completion({}),
    "a message of text": completion({"message": "hello"}),
    "content of a number": completion({"message": {"content": 5}}),
    "a finish reason of a number": completion({"message": {"content": "x"}, "finish_reason": 5}),
    "an error with status 200": document({"error": {"message": "overloaded"}}),
    "a refusal": completion({"message": {"content": None, "refusal": "I cannot"}}),
    "null": completion({"message": {"content": None}, "finish_reason": "content_filter"}),
    "white space": says(" \n"),
    "NaN": raw(b'{"choices": [{"message": {"content": "x"}, "score": NaN}]}'),
    "half a surrogate pair": raw(b'{"choices": [{"message": {"content": "\\ud800"}}]}'),
    "deep nesting": raw(b"[" * 100_000),
    "bytes that are no UTF-8": raw(b'{"choices": [{"message": {"content": "\xff\xfe"}}]}'),
    "no packing it claims": raw(b"not gzip", Content_Encoding="gzip"),
    "bad request": document({}, 400),
    "a redirect": raw(b"", 302, Location="http://127.0.0.1:1/elsewhere"),
    "forbidden": document({}, 403),
    "too many": document({}, 429),
    "a failure": raw(b"boom", 500, "text/plain"),
}


@pytest.mark.parametrize("answer", MALFORMED.values(), ids=MALFORMED)
@pytest.mark.parametrize("streamed", [False, True])
async def test_whatever_is_no_completion_is_a_failure(stand_in: StandIn, answer: Answer, streamed: bool) -> None:
    stand_in.will(answer)
    with pytest.raises(ModelFailed):
        await said(model(stand_in), streamed)


@pytest.mark.parametrize("streamed", [False, True])
async def test_an_answer_without_end_is_cut(stand_in: StandIn, streamed: bool) -> None:
    endless = Completions(stand_in.choice(), timeout_s=5, most_bytes=200_000)
    stand_in.will(without_end([b"x" * 65_536], "text/event-stream" if streamed else "application/json"))
    with pytest.raises(ModelFailed, match="200000 bytes"):
        await said(endless, streamed)


@pytest.mark.parametrize("streamed", [False, True])
async def test_a_model_that_never_answers_is_given_up(stand_in: StandIn, streamed: bool) -> None:
    stand_in.will(never)
    with pytest.raises(ModelUnreachable, match=r"within 0\.1 s"):
        await said(model(stand_in, 0.1), streamed)


async def test_an_endpoint_that_nobody_runs_is_a_failure(closed_port: int) -> None:
    nobody = Completions(Choice(Provider(f"http://127.0.0.1:{closed_port}/v1"), "m"), timeout_s=5)
    with pytest.raises(ModelUnreachable):
        await nobody.complete(ASKED)


async def test_an_error_never_repeats_the_key_or_the_prompt(
    stand_in: StandIn, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "mock_server")
    stand_in.will(document({"error": {"message": "bad key secret-key for who?"}}, 401))
    with pytest.raises(ModelFailed) as caught:
        await model(stand_in).complete(ASKED)
    assert "secret-key" not in f"{caught.value!r} {caplog.text} {stand_in.choice()!r}"
    assert "who?" not in f"{caught.value!r} {caplog.text}"


# -- streams ---------------------------------------------------------------------------------------------------------


async def test_a_stream_gives_its_pieces(stand_in: StandIn) -> None:
    stand_in.will(streams("You ", "live in ", "Bonn."))
    assert await joined(model(stand_in).stream(ASKED)) == ["You ", "live in ", "Bonn."]
    assert stand_in.asked[0].body["stream"] is True


async def test_frames_may_be_cut_anywhere_and_end_in_any_way(stand_in: StandIn) -> None:
    whole = b": hello\r\n\r\n" + delta("a").replace(b"\n", b"\r\n") + b"event: x\n" + delta("b") + delta(None, "stop")
    stand_in.will(frames(*(bytes([byte]) for byte in whole)))
    assert await joined(model(stand_in).stream(ASKED)) == ["a", "b"]


async def test_a_last_frame_without_a_line_end_counts(stand_in: StandIn) -> None:
    stand_in.will(frames(delta("a"), b"data: [DONE]"))
    assert await joined(model(stand_in).stream(ASKED)) == ["a"]


@pytest.mark.parametrize("ending", ["length", "content_filter", "max_tokens", "SAFETY"])
async def test_an_answer_that_was_cut_is_none(stand_in: StandIn, ending: str) -> None:
    whole, streamed = says("You live in Le", ending), frames(delta("You live in Le"), delta(None, ending))
    stand_in.will(whole)
    with pytest.raises(ModelFailed, match=f"cut.*{ending}"):
        await model(stand_in).complete(ASKED)
    for answer in (whole, streamed):
        stand_in.will(answer)
        with pytest.raises(ModelFailed, match=f"cut.*{ending}"):
            await joined(model(stand_in).stream(ASKED))


async def test_a_pair_split_between_two_pieces_is_put_together(stand_in: StandIn) -> None:
    halves = [
        b'data: {"choices": [{"delta": {"content": "' + half + b'"}}]}\n\n' for half in (b"a \\ud83d", b"\\ude00 b")
    ]
    stand_in.will(frames(*halves, delta("c\r"), delta("\nd"), delta(None, "stop")))
    assert "".join(await joined(model(stand_in).stream(ASKED))) == "a \U0001f600 bc\nd"


@pytest.mark.parametrize("half", [b"\\ud83d", b"\\uDE00"])
async def test_half_of_a_pair_alone_is_left_out(stand_in: StandIn, half: bytes) -> None:
    data = b'{"choices": [{"message": {"content": "a' + half + b'b"}, "finish_reason": "stop"}]}'
    stand_in.will(raw(data))
    assert await model(stand_in).complete(ASKED) == "ab"
    streamed = b'data: {"choices": [{"delta": {"content": "a' + half + b'"}}]}\n\n'
    stand_in.will(frames(streamed, delta("b"), delta(None, "stop")))
    assert "".join(await joined(model(stand_in).stream(ASKED))) == "ab"


async def test_usage_and_role_frames_are_passed_over(stand_in: StandIn) -> None:
    extra = b'data: {"choices": [], "usage": {"total_tokens": 3}}\n\n'
    role = b'data: {"choices": [{"delta": {"role": "assistant", "content": ""}}]}\n\n'
    stand_in.will(frames(role, delta("a"), delta(None, "stop"), extra, b"data: [DONE]\n\n"))
    assert await joined(model(stand_in).stream(ASKED)) == ["a"]


async def test_an_endpoint_that_cannot_stream_answers_in_one_piece(stand_in: StandIn) -> None:
    stand_in.will(says("whole"))
    assert await joined(model(stand_in).stream(ASKED)) == ["whole"]


BROKEN: dict[str, Answer] = {
    "it breaks off": frames(delta("so far")),
    "it says nothing": frames(delta(None, "stop"), b"data: [DONE]\n\n"),
    "a frame is no JSON": frames(delta("a"), b"data: {oops\n\n"),
    "an error frame": frames(delta("a"), b'data: {"error": {"message": "gone"}}\n\n'),
    "a frame is a list": frames(b"data: []\n\n"),
    "it falls silent": frames(delta("a"), then_waits=True),
}


@pytest.mark.parametrize("answer", BROKEN.values(), ids=BROKEN)
async def test_a_stream_that_goes_wrong_is_a_failure(stand_in: StandIn, answer: Answer) -> None:
    stand_in.will(answer)
    with pytest.raises(ModelFailed):
        await joined(model(stand_in, 0.3).stream(ASKED))


async def test_a_stream_that_trickles_for_ever_is_given_up(stand_in: StandIn) -> None:
    trickling = Completions(stand_in.choice(), timeout_s=0.2, patience=1, most_bytes=10**12)
    stand_in.will(without_end([delta("a")], "text/event-stream"))
    with pytest.raises(ModelUnreachable):
        await joined(trickling.stream(ASKED))


async def test_a_stream_left_early_leaves_nothing_open(stand_in: StandIn) -> None:
    stand_in.will(frames(delta("a"), delta("b"), then_waits=True))
    pieces: Any = model(stand_in).stream(ASKED)
    assert await anext(pieces) == "a"
    await pieces.aclose()
    gc.collect()  # an open socket would be a ResourceWarning, and that is an error
