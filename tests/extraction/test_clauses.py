"""How a text is taken apart: into what its author said, sentences, and clauses."""

import pytest

from mock_server.engine.extract.language.passages import OPAQUE, readable
from mock_server.engine.extract.language.segments import segments
from mock_server.engine.extract.language.sentences import sentences


def clauses(text: str) -> list[str]:
    return [
        " ".join(token.low for token in segment.tokens)
        for sentence in sentences(readable(text))
        for segment in segments(sentence)
    ]


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("I live in St. Louis. I work at Acme Inc. in town.", 2),
        ("Hello! I'm Ann. Who are you?", 3),
        ("Dr. Smith is my dentist", 1),
        ("I earn 3.5 k a month", 1),
        ("one\ntwo", 2),
        ("see x@y.example or https://a.example/b.c", 1),
        ("", 0),
        ("...", 0),
    ],
)
def test_sentences_end_where_they_end(text: str, count: int) -> None:
    assert len(sentences(text)) == count


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("I live and work in Luxembourg", ["i live and work in luxembourg"]),
        ("I like tea, coffee and cocoa", ["i like tea , coffee and cocoa"]),
        ("I like tea but I hate coffee", ["i like tea", "i hate coffee"]),
        ("my wife and I live in Lund", ["my wife and i live in lund"]),
        ("I have a dog his name is Rex", ["i have a dog", "his name is rex"]),
        ("I'm so stressed", ["i am so stressed"]),
        ("I think my appointment is on Friday", ["i think", "my appointment is on friday"]),
        ("Zofia's husband, Marek, works at Orlen", ["zofia 's husband , marek , works at orlen"]),
    ],
)
def test_clauses_are_cut_and_lists_stay_whole(text: str, expected: list[str]) -> None:
    assert clauses(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        'he said "I live in Rome, you know" and left',
        "look: ```my name is Bob``` ok",
        "> quoted\nmine",
        "I'm here\n2026-01-01 10:00:00 INFO started",
    ],
)
def test_what_is_not_the_authors_is_blanked_in_place(text: str) -> None:
    shown = readable(text)
    assert OPAQUE in shown
    assert len(shown) == len(text)
    for position, char in enumerate(shown):
        assert char in (text[position], " ", OPAQUE)


def test_plain_text_is_left_as_it_is() -> None:
    text = "I live in Porto, I'm 34 and it's great"
    assert readable(text) == text
