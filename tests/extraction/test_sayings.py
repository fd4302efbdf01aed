"""Hundreds of short conversations, by kind: what must be heard, what must not, and how often the extractor is right.

The cases are in `sayings/`, one file a kind; each names its turns and what they say. They are everyday sentences, some
odd on purpose, so a few misses are expected and wrong memories are not: precision has the higher bar.
"""

import json
from functools import lru_cache
from pathlib import Path

import pytest

from tests.extraction.conversations import converse
from tests.extraction.heard import is_silent
from tests.extraction.marking import Case, Marks, f_score, lines, mark

SAYINGS = Path(__file__).parent / "sayings"
KINDS = sorted(path.stem for path in SAYINGS.glob("*.jsonl"))
ENOUGH_OVERALL = 0.97
ENOUGH_PRECISION = 0.985
ENOUGH_OF_A_KIND = 0.85


def cases(kind: str) -> list[Case]:
    return [json.loads(line) for line in (SAYINGS / f"{kind}.jsonl").read_text(encoding="utf-8").splitlines()]


@lru_cache
def marked(kind: str) -> list[tuple[Case, Marks]]:
    return [(case, mark(case, converse([(t["role"], t["content"]) for t in case["turns"]]))) for case in cases(kind)]


def test_there_is_something_to_hear() -> None:
    assert len(KINDS) >= 36
    assert sum(len(cases(kind)) for kind in KINDS) >= 1400


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_is_mostly_understood(kind: str) -> None:
    got = marked(kind)
    right = sum(marks.right for _, marks in got)
    missing = sum(len(marks.missing) for _, marks in got)
    extra = sum(len(marks.extra) for _, marks in got)
    assert f_score(right, missing, extra) >= ENOUGH_OF_A_KIND or extra + missing <= 1, lines(got)


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_forbidden_is_stored(kind: str) -> None:
    assert [marks.forbidden for _, marks in marked(kind) if marks.forbidden] == [], lines(marked(kind))


@pytest.mark.parametrize("kind", KINDS)
def test_what_says_nothing_stays_quiet(kind: str) -> None:
    for case in cases(kind):
        if case.get("quiet"):
            talk = converse([(turn["role"], turn["content"]) for turn in case["turns"]])
            assert all(map(is_silent, talk.heard)), (case["id"], talk.heard)


def test_overall_few_facts_are_missed_and_fewer_invented() -> None:
    everything = [pair for kind in KINDS for pair in marked(kind)]
    right = sum(marks.right for _, marks in everything)
    missing = sum(len(marks.missing) for _, marks in everything)
    extra = sum(len(marks.extra) for _, marks in everything)
    assert right / (right + extra) >= ENOUGH_PRECISION, lines(everything)
    assert f_score(right, missing, extra) >= ENOUGH_OVERALL, lines(everything)
