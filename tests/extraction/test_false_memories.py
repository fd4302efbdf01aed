"""What must not become a memory: others' facts, what nearly happened, what is doubted, played, sung or quoted; and
values that hold the wrong words.

Each kind stands beside its neighbour that is a memory, so that a rule cannot win by hearing nothing.
"""

import pytest

from mock_server.engine.claims import Hints
from tests.extraction.heard import Fact, facts, mine, read


@pytest.mark.parametrize(
    "text",
    [
        "Three colleagues, all Dutch, work at Globex",
        "My brothers, who are twins, live in Faro",
        "My parents, both retired, live in Faro",
        "I sold my car to a student from Lima",
        "I met a graduate of Oxford",
        "Some people on my street, mostly students, work at Acme",
        "I am married to a nurse who works at Acme",
        "I'm friends with a woman who lives in Oslo",
        "The kids I teach speak Turkish",
        "The people I work with live in Oslo",
        "It's my colleague's birthday on 3 May",
        "It's Tom's birthday on 3 May",
        "Whoever lives in Oslo is lucky",
        "Anyone who lives in Oslo is lucky",
        "He goes, I live in Rome, and I laughed",
        "Tom: I live in Rome",
        "RT @bob: I live in Rome",
        "Q: where do you live? A: I live in Rome",
        "Q: what do you do?\nA: I'm a nurse",
        "I almost moved to Oslo",
        "I nearly married Tom",
        "I almost bought a dog",
        "We very nearly adopted a cat",
        "no way I'm allergic to nuts",
        "there's no way I live in Rome",
        "I deny that I live in Rome",
        "I speak no Dutch",
        "I speak zero Dutch",
        "I have zero pets",
        "For this exercise, I'm a nurse at Acme",
        "In this scenario, I work at Acme",
        "Example: I live in Rome",
        "Sample text: I work at Acme",
        "lyrics: I live in a yellow submarine",
        "My favourite song goes I was born in the USA",
        "I was born in the USA is a great song",
        "my cat allergy is gone",
        "I outgrew my cat allergy",
        "I stopped drinking coffee",
        "I stopped drinking tea",
        "my boat is named Ana",
        "the pub is called Lumo",
        "the best dog is Rex",
        "I moved to Linux",
        "I moved to tabs",
        "I studied all night",
        "I studied last night",
    ],
)
def test_it_is_no_memory_of_the_speaker(text: str) -> None:
    assert mine(text) == {}


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("I'm a nurse who works at Acme", {"job_title": {"nurse"}, "employer": {"Acme"}}),
        ("A nurse, live in Leeds", {"job_title": {"nurse"}, "location": {"Leeds"}}),
        ("It's my birthday on 3 May", {"birthday": {"3 May"}}),
        ("Note: I live in Rome", {"location": {"Rome"}}),
        ("I'm a recent graduate of Oxford", {"education": {"Oxford"}}),
        ("I'm almost 40", {"age": {"40"}}),
        ("I like almost all jazz", {"likes": {"jazz"}}),
        ("I have no doubt I'm allergic to nuts", {"allergy": {"nuts"}}),
        ("I like no jazz", {"dislikes": {"jazz"}}),
        ("my nut allergy is severe", {"allergy": {"nut"}}),
        ("My allergies are nuts and pollen", {"allergy": {"nuts", "pollen"}}),
        ("I stopped drinking", {"diet": {"no alcohol"}}),
        ("I stopped drinking alcohol", {"diet": {"no alcohol"}}),
        ("my company is called Lumo", {"employer": {"Lumo"}}),
        ("can't live without my cat Mimi", {"pet": {"Mimi"}}),
        ("I moved to London", {"location": {"London"}}),
        ("I studied physics", {"education": {"physics"}}),
        ("I'm married to Kim's sister Bea", {"spouse": {"Bea"}}),
    ],
)
def test_its_neighbour_is_one(text: str, kept: dict[str, set[str]]) -> None:
    assert mine(text) == kept


@pytest.mark.parametrize("text", ["I doubt I'm allergic to nuts", "I doubt that I'm allergic to nuts"])
def test_a_doubt_is_kept_as_a_doubt(text: str) -> None:
    heard = read(text)
    assert not heard.facts
    assert [doubt.about for doubt in heard.uncertainties] == ["allergy: nuts"]


def test_a_possessive_in_front_of_kin_is_not_the_one_married() -> None:
    assert Fact("Tom", "spouse", "Bea") in facts("Tom is married to Kim's sister Bea")
    assert not any(fact.value == "Kim" for fact in facts("Tom is married to Kim's sister Bea"))


def test_who_behind_a_stranger_is_not_the_last_one_named() -> None:
    heard = facts("My boss is Grace. I live with a guy who works at Acme.")
    assert not any(fact.value == "Acme" for fact in heard)


def test_a_line_labelled_with_the_speakers_own_name_is_the_speakers() -> None:
    assert mine("Maya: I live in Rome", hints=Hints(speaker_names=("Maya",))) == {"location": {"Rome"}}
