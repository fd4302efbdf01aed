"""Doubts are recorded instead of guesses: hedges, self-contradiction, jokes about oneself, dates nobody can tell."""

import pytest

from mock_server.engine.claims import UncertaintyClaim
from tests.extraction.heard import facts, is_silent, only, read


def doubts(text: str) -> tuple[UncertaintyClaim, ...]:
    return read(text).uncertainties


def test_a_title_taken_back_while_saying_it_is_a_doubt_about_the_job_title() -> None:
    text = "I'm CEO - well, co-CEO, it's complicated"
    (doubt,) = doubts(text)
    assert doubt.about == "job title"
    assert text in doubt.reason


def test_the_tentative_title_is_kept_too_weak_to_replace_another() -> None:
    claim = only("I'm CTO, well, sort of co-CTO, it's complicated", "job_title")
    assert claim.confidence < 0.7


def test_a_plain_title_is_sure() -> None:
    assert only("I'm the CTO", "job_title").confidence >= 0.7
    assert doubts("I'm the CTO") == ()


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("I might be lactose intolerant, I'm honestly not sure", "lactose"),
        ("we're launching in March or maybe May, nobody knows", "March"),
        ("I may be allergic to latex, not sure yet", "latex"),
        ("I think my appointment is on Friday but I'm not sure", "Friday"),
    ],
)
def test_a_hedge_is_a_doubt_and_no_fact(text: str, word: str) -> None:
    (doubt,) = doubts(text)
    assert word.casefold() in f"{doubt.about} {doubt.reason}".casefold()
    assert facts(text) == set()


def test_about_is_a_topic_or_a_whether() -> None:
    for text in ("I might move to Lyon", "perhaps I'm allergic to soy", "my title is chief napping officer haha"):
        for doubt in doubts(text):
            assert doubt.about[0].islower() or doubt.about.startswith("Whether "), doubt
            assert doubt.reason


@pytest.mark.parametrize("text", ["maybe", "not sure", "it might rain", "I don't know", "perhaps you could help me"])
def test_doubt_about_nothing_of_the_speakers_is_silent(text: str) -> None:
    assert is_silent(read(text))


@pytest.mark.parametrize(
    ("text", "about"),
    [
        (
            "Not sure whether it is Tuesday or Wednesday that I see the physio",
            "Whether it is Tuesday or Wednesday that the user sees the physio",
        ),
        ("I'm either 34 or 35, lost count", "Whether the user is either 34 or 35"),
        ("we might get a dog, can't decide", "Whether they will get a dog"),
        ("I might not renew the lease, not sure yet", "Whether the user will not renew the lease"),
    ],
)
def test_what_is_open_is_told_of_the_user_in_plain_words(text: str, about: str) -> None:
    assert [doubt.about for doubt in doubts(text)] == [about]


def test_what_one_could_not_do_without_is_no_doubt() -> None:
    assert doubts("I couldn't live without tea") == ()
