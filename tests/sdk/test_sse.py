"""The event-stream decoder: the same events however the bytes are cut."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spectron_sdk._sse import EventDecoder, EventTooLarge, ServerEvent


def decoded(content: bytes, cuts: list[int] | None = None) -> list[ServerEvent]:
    decoder = EventDecoder()
    events: list[ServerEvent] = []
    edges = [0, *sorted(cuts or []), len(content)]
    for start, end in pairwise(edges):
        events += decoder.feed(content[start:end])
    return events + decoder.finish()


STREAM = (
    b"\xef\xbb\xbf: hello\r\n\r\n"
    b'data: {"delta": "caf\xc3\xa9 \xe2\x80\xa8 \xf0\x9f\x8c\x8d"}\r\n\r\n'
    b"event: delta\rdata:one\rdata: two\r\r"
    b"id: 7\ndata\n\n"
    b"retry: 10\n\n"
    b": ping\n\n"
    b'event: done\ndata: {"done": true}\n\n'
)

EVENTS = [
    ServerEvent("message", '{"delta": "café \u2028 🌍"}'),
    ServerEvent("delta", "one\ntwo"),
    ServerEvent("message", "", "7"),
    ServerEvent("done", '{"done": true}', "7"),
]


def test_a_whole_stream_gives_its_events() -> None:
    assert decoded(STREAM) == EVENTS


@given(st.lists(st.integers(0, len(STREAM))))
def test_any_cut_gives_the_same_events(cuts: list[int]) -> None:
    assert decoded(STREAM, cuts) == EVENTS


def test_single_bytes_give_the_same_events() -> None:
    assert decoded(STREAM, list(range(len(STREAM)))) == EVENTS


@given(
    st.lists(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\r\n"))),
    st.sampled_from(["\n", "\r", "\r\n"]),
)
def test_data_lines_come_back_joined_by_newlines(lines: list[str], ending: str) -> None:
    stream = "".join(f"data: {line}{ending}" for line in lines) + ending
    expected = [ServerEvent("message", "\n".join(lines))] if lines else []
    assert decoded(stream.encode(), [3, 4]) == expected


def test_a_last_event_without_its_blank_line_still_counts() -> None:
    assert decoded(b"data: a\n\ndata: b\n") == [ServerEvent("message", "a"), ServerEvent("message", "b")]
    assert decoded(b"data: a\n\ndata: b") == [ServerEvent("message", "a"), ServerEvent("message", "b")]


def test_an_event_without_end_is_refused() -> None:
    decoder = EventDecoder(max_event_bytes=100)
    decoder.feed(b"data: " + b"x" * 90)
    with pytest.raises(EventTooLarge):
        decoder.feed(b"x" * 90)


def test_many_small_lines_of_one_event_count_together() -> None:
    decoder = EventDecoder(max_event_bytes=100)
    for _ in range(11):
        decoder.feed(b"data: abc\n")
    with pytest.raises(EventTooLarge):
        decoder.feed(b"data: abc\ndata: abc\n")


@pytest.mark.parametrize("line", [b"data:  x", b"data: x", b"data:x"])
def test_one_leading_blank_is_taken_off(line: bytes) -> None:
    (event,) = decoded(line + b"\n\n")
    assert event.data == line.removeprefix(b"data:").decode().removeprefix(" ")
