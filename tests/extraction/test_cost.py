"""What a turn costs the extractor, told by counts of work, and that what it skips could not have been heard."""

import json
import sys
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Final

import pytest

from mock_server.engine.claims import SpokenTurn
from mock_server.engine.extract.language.passages import readable
from mock_server.engine.extract.language.phrases import Tokens
from mock_server.engine.extract.language.sentences import sentences
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.turns import fillers, slots
from mock_server.engine.extract.turns.phrasebook import Stretch, find_phrase, phrase
from tests.extraction.heard import NO_HINTS, NOW, read

_SAYINGS: Final = Path(__file__).parent / "sayings"
_BESIDES: Final = ("I'm an Oslo-based cook", "I'm a Leeds-born nurse")
_MOST_CALLS: Final = 1500
"""Calls of functions a turn may cost on average, generators' steps included; about 1,240 when this was written."""


@cache
def _spoken() -> tuple[str, ...]:
    texts = [path.read_text(encoding="utf-8") for path in sorted(_SAYINGS.glob("*.jsonl"))]
    cases = [json.loads(line) for text in texts for line in text.split("\n") if line]
    return (*_BESIDES, *(turn["content"] for case in cases for turn in case["turns"]))


@cache
def _stretches() -> tuple[tuple[Stretch, Scene], ...]:
    found = []
    for text in _spoken():
        plain = readable(text)
        scene = Scene(SpokenTurn(text, "user", NOW), NO_HINTS, plain)
        found += [(_stretch(sentence.tokens), scene) for sentence in sentences(plain)]
    return tuple(found)


def _stretch(tokens: Tokens) -> Stretch:
    return Stretch(tokens, frozenset(token.low for token in tokens))


def _fills(name: str, tokens: Tokens, i: int, scene: Scene) -> bool:
    if name in slots.SLOTS:
        return bool(slots.SLOTS[name](tokens, i, scene)[0])
    if name in fillers.PLAIN:
        return fillers.PLAIN[name](tokens, i) > i
    return fillers.NAMED[name](tokens, i, scene) > i


_HELD: Final = {**slots.HELD, **fillers.HELD}
_COULD: Final = {**slots.COULD, **fillers.COULD}


@pytest.mark.parametrize("name", sorted(_HELD.keys() | _COULD.keys()))
def test_a_hole_is_only_filled_where_its_words_are_said(name: str) -> None:
    held, could = _HELD.get(name), _COULD.get(name)
    filled = 0
    for told, scene in _stretches():
        for i in range(len(told.tokens)):
            if _fills(name, told.tokens, i, scene):
                filled += 1
                assert held is None or not held.isdisjoint(told.said)
                assert could is None or could(told.said)
    assert filled


def test_a_phrase_is_not_looked_for_where_its_hole_could_not_be_filled() -> None:
    wanted = phrase("{name} , my {kin}")
    assert wanted.may_be_in(frozenset(["nadia", ",", "my", "sister"]))
    assert not wanted.may_be_in(frozenset(["nadia", ",", "my", "hero"]))


def test_what_stands_behind_an_end_that_may_close_a_phrase_need_not_be_said() -> None:
    told, scene = next((told, scene) for told, scene in _stretches() if len(told.tokens) > 1)
    first = told.tokens[0].low
    assert find_phrase(phrase(f"{first} ,|$ my? {{kin}}"), Stretch(told.tokens[:1], frozenset([first])), scene)


def test_a_turn_costs_few_calls() -> None:
    calls = 0

    def count(_frame: FrameType, event: str, _what: object) -> None:
        nonlocal calls
        calls += event == "call"

    turns = _spoken()[::50]
    for text in turns:
        read(text)  # what is kept once it is known, is known now
    before = sys.getprofile()
    sys.setprofile(count)
    try:
        for text in turns:
            read(text)
    finally:
        sys.setprofile(before)
    assert calls / len(turns) < _MOST_CALLS
