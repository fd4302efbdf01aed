"""Directives about length and form are followed in every phrasing, refusals included, and the newest decides."""

import pytest

from mock_server.engine.manner import Limit, limit, sentence_limit, wants_bullets


@pytest.mark.parametrize(
    ("directives", "bullets"),
    [
        ((), False),
        (("Always use bullets.",), True),
        (("Stop using bullet points.", "Always use bullet points."), False),
        (("Always use bullet points.", "Stop using bullet points."), True),
        (("Be brief.",), False),
        (("Don't ever stop using bullet points.",), True),
        (("Please write in full paragraphs from now on.", "Use bullets."), False),
        (("Use bullet points instead of paragraphs.",), True),
        (("Use paragraphs instead of bullets.",), False),
        (("No more bullet points.",), False),
        (("No, use bullets.",), True),
    ],
)
def test_the_newest_directive_about_the_form_wins(directives: tuple[str, ...], bullets: bool) -> None:
    assert wants_bullets(directives) is bullets


@pytest.mark.parametrize(
    ("directive", "sentences"),
    [
        ("Keep answers below three sentences.", 2),
        ("Answer in at most 2 sentences.", 2),
        ("Respond in one sentence.", 1),
        ("Be brief, please.", 2),
        ("Answer in German.", None),
        ("Fewer than zillion sentences.", None),
        ("Less than one sentence!", 1),
        ("Never answer with more than one sentence", 1),
        ("limit your answers to one sentence", 1),
        ("one sentence answers only", 1),
        ("Always answer in a single sentence", 1),
        ("Keep answers to two sentences", 2),
        ("Answers should be max 1 sentence long", 1),
        ("One or two sentences please", 2),
        ("A sentence or two", 2),
        ("No long answers", 2),
        ("Don't ramble", 2),
        ("Don't be brief", None),
        ("Never use short replies", None),
        ("stop keeping it short", None),
        ("no short answers please", None),
        ("Use at least three sentences", None),
        ("Use short words", None),
        ("Always end with one sentence of cheer", None),
    ],
)
def test_a_directive_about_length_limits_the_sentences(directive: str, sentences: int | None) -> None:
    assert sentence_limit((directive,)) == sentences


@pytest.mark.parametrize(
    "newer",
    [
        "You can write longer answers again",
        "From now on use as many sentences as you like",
        "Always answer with long, detailed paragraphs",
        "You don't have to be brief",
    ],
)
def test_a_newer_directive_lifts_the_limit_of_an_older(newer: str) -> None:
    older = "Keep answers under three sentences"
    assert sentence_limit((newer, older)) is None
    assert sentence_limit((older, newer)) == 2


def test_a_limit_of_words_keeps_whole_sentences_and_counts_no_marks() -> None:
    told = ["You live in Faro [S1].", "You like tea [S2].", "You work at Acme [S3]."]
    assert limit(("Keep replies under 8 words",)) == Limit(words=7)
    assert Limit(words=7).cut(told) == told[:2]
    assert Limit(words=1).cut(told) == told[:1]
    assert Limit().cut(told) == told
