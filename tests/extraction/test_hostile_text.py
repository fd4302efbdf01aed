"""Texts that nobody meant to be read: the extractor stays quick, quiet and whole."""

import string
import time
import unicodedata

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from mock_server.engine.claims import SPEAKER, Extraction, HeldFact, Hints, Mention
from mock_server.engine.extract.reader import MOST_SENTENCES
from tests.extraction.heard import is_silent, mine, read

SIZE = 100_000
PATTERNS = {
    "one letter": "a",
    "dots": "a.",
    "at signs": "a@",
    "addresses": "a.a.a@",
    "double quotes": '"',
    "open quotes": ' "a',
    "single quotes": "'a ",
    "backticks": "`",
    "fences": "```a",
    "commas": ",",
    "statements": "I am a nurse at Acme and ",
    "sentences": "I am a nurse at Acme. ",
    "ands": "and ",
    "spaces": " ",
    "lines": "\n",
    "digits": "1 ",
    "phones": "call me +1 555 ",
    "owners": "my sister's ",
    "names": "Anna ",
    "capitals and": "Anna and ",
    "dates": "on monday the 3rd of may ",
    "endings": "no longer ",
    "orders": "always answer in German. ",
    "questions": "what ?",
    "repairs": "sorry, I mean ",
    "brackets": "(",
    "hyphens": "a-",
    "other languages": "ich wohne in Berlin und ",
    "ideographs": "我叫李雷",
    "marks": "a\u0301",
    "controls": "\x00\x01\x02",
    "emoji": "😀",
    "right to left": "\u202eabc ",
    "logs": "2026-01-01T00:00:00 ERROR I live in Paris\n",
    "labels": "a: b\n",
    "mail": "On x wrote: ",
    "named": "a dog named ",
    "quoted name": 'my name is "Bob ',
    "one number": "1",
    "numbers in a row": "7,",
    "thousands": "1.000.000,",
    "fractions": "\u00bd",
    "abbreviations": "a.b.",
    "paths": "a/",
    "denials": "not ",
    "maybes": "or maybe ",
    "quoted mail": "> I live in Paris\n",
    "numbered lines": "1) a\n",
}
TOLD = [
    "I like {}. ",
    "I no longer like {}. ",
    "I like {}, no wait, {}x. ",
    "I have a cat called Cat{}. ",
    "I have a sister. Her name is Ann{}. ",
    "My friend Tom{} lives in Rome. ",
    "Maybe I work at Firm{}. ",
    "I prefer {} to tea, not so much {}x. ",
    "I use Tool{} for {}. ",
    "I don't live in Town{} any more. I live in Oslo. ",
]


def seconds(text: str) -> float:
    """Measure the processor's time for one turn."""
    begin = time.process_time()
    read(text)
    return time.process_time() - begin


@pytest.mark.parametrize("unit", PATTERNS.values(), ids=PATTERNS.keys())
def test_time_grows_with_length_and_not_faster(unit: str) -> None:
    """Eight times the text may take about eight times as long; a square would be sixty-four."""
    text = unit * (SIZE // len(unit))
    spent = seconds(text)
    assert spent < 15
    if spent > 0.5:
        spent = min(spent, seconds(text))  # other work may have had its hands in the first measure
        eighth = unit * (SIZE // 8 // len(unit))
        assert spent < 30 * min(seconds(eighth), seconds(eighth)), spent


@pytest.mark.parametrize("statement", TOLD)
def test_what_was_told_before_does_not_slow_down_what_is_told_next(statement: str) -> None:
    text, count = "", 0
    while len(text) < SIZE // 2:
        text += statement.replace("{}", f"thing{letters(count)}")
        count += 1
    spent = seconds(text)
    assert spent < 30
    if spent > 0.5:
        spent = min(spent, seconds(text))
        eighth = text[: len(text) // 8]
        assert spent < 24 * min(seconds(eighth), seconds(eighth)), spent


def letters(number: int) -> str:
    """Write a number in letters."""
    return "".join(chr(ord("a") + int(digit)) for digit in str(number))


def test_an_age_for_the_umpteenth_time_is_a_joke_however_far_apart() -> None:
    assert mine("I am 29 for the fifth year running") == {}
    assert mine("I am 29 years old") == {"age": {"29"}}


def test_what_goes_on_without_a_break_is_no_word_and_spoils_no_other() -> None:
    assert mine(f"I like tea. {'a1' * 20_000} I live in Oslo.") == {"likes": {"tea"}, "location": {"Oslo"}}


@pytest.mark.parametrize("word", ["a bit", "so", "much", "now", "after", "feeling", "right now", "kind of", "mostly"])
def test_small_words_said_over_and_over_are_read_once_each(word: str) -> None:
    # A pattern with two ways to read each word would take hours for any of these.
    for text in (f"{word} " * 45 + "zz y", f"feeling rough {word} " + f"{word} " * 45, f"zz {word} " * 15):
        whole(read(text))


def test_a_turn_is_mined_so_far_and_no_further() -> None:
    heard = read("I like tea. " + "Ok. " * (MOST_SENTENCES + 5) + "I like rum.")
    assert [fact.value for fact in heard.facts] == ["tea"]


@pytest.mark.parametrize("text", ["", " ", "\n\n", "\x00", "\u200b", "\ufeff", "...", "?!", "😀", "\u202e", "\ud800"])
def test_nothing_says_nothing(text: str) -> None:
    assert is_silent(read(text))


def test_a_long_list_is_heard_without_end() -> None:
    heard = read("I like " + ", ".join(f"thing{i}" for i in range(5_000)))
    assert all(fact.value is not None and len(fact.value) <= 120 for fact in heard.facts)


def test_thousands_of_clauses_are_each_heard() -> None:
    heard = read(". ".join(f"I love thing{i}" for i in range(3_000)))
    assert len([fact for fact in heard.facts if fact.key == "likes"]) == 3_000


def test_emoji_and_invisible_marks_do_not_reach_a_value() -> None:
    heard = read("I love climbing 🧗‍♀️🧗‍♀️ and my cat is called \u200bPixel\u200b 🐈")
    values = {fact.value for fact in heard.facts}
    assert values == {"climbing", "Pixel"}


PIECES = [
    *["I", "I'm", "my", "my sister", "Ann", "she", "we", "the dog", "you", "never", "always", "not", "no longer"],
    *[
        "live in",
        "work at",
        "love",
        "hate",
        "am",
        "is",
        "called",
        "moved to",
        "use",
        "have",
        "left",
        "and",
        "but",
        "or",
    ],
    *["Lund", "Acme", "nurse", "34", "3 May", "a cat", "tea", "x@y.example", "+1 555 0142", "keto", "5 days ago"],
    *[",", ".", "?", "!", "-", "(", ")", '"', "'", ":", ";", "\n", "🙄", "'s", "`", ">", "lol", "sorry", "no wait"],
]
HINTS = Hints(
    speaker_names=("Mia",),
    recent=(Mention("person", "Ann"),),
    held=(
        HeldFact(SPEAKER, "likes", "tea"),
        HeldFact(SPEAKER, "employer", "Acme"),
        HeldFact(SPEAKER, "diet", "keto"),
        HeldFact(Mention("person", "Ann"), "location", "Lund"),
    ),
)
texts = st.one_of(
    st.text(max_size=60),
    st.lists(st.sampled_from(PIECES), max_size=14).map(" ".join),
    st.lists(st.one_of(st.sampled_from(PIECES), st.text(max_size=4)), max_size=10).map(" ".join),
)


def whole(heard: Extraction) -> None:
    """Check that every claim may be written down."""
    for fact in heard.facts:
        assert fact.key is not None or fact.label is not None
        assert (fact.key is None) == (fact.value is None)
        assert (fact.label is None) == (fact.object is None)
        assert fact.object != fact.subject
        assert 0 < fact.confidence <= 1
        if fact.value is not None:
            assert clean(fact.value)
    for name in [m.name for m in heard.mentions if m != SPEAKER] + [e.key for e in heard.retractions]:
        assert clean(name)
    for claim in heard.instructions:
        assert claim.label
        assert claim.description
    for doubt in heard.uncertainties:
        assert doubt.about
        assert doubt.reason


def clean(text: str) -> bool:
    return (
        0 < len(text) <= 120
        and text == text.strip()
        and not any(unicodedata.category(char) in {"Cc", "Co", "Cs"} or char == "\ufffc" for char in text)
        and any(char not in string.punctuation for char in text)
    )


@settings(max_examples=400)
@given(texts)
@example("I'm I'm I'm")
@example("my my name is is 's")
@example("I live in , and")
def test_any_text_can_be_read_and_what_is_heard_is_whole(text: str) -> None:
    for hints in (Hints(), HINTS):
        heard = read(text, hints=hints)
        whole(heard)
        assert heard == read(text, hints=hints)


@settings(max_examples=150)
@given(texts)
def test_neither_the_assistant_nor_a_tool_is_ever_heard(text: str) -> None:
    assert is_silent(read(text, role="assistant", hints=HINTS))
    assert is_silent(read(text, role="tool", hints=HINTS))
