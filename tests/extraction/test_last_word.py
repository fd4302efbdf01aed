"""Within one turn the last word counts: slips are corrected before anything is claimed."""

import pytest

from tests.extraction.heard import facts, holding, mine, read


@pytest.mark.parametrize(
    ("text", "key", "value"),
    [
        ("I live in Leeds, sorry, I mean York now", "location", "York"),
        ("my email is kofi@example.com, no wait, kofi.b@example.com", "email", "kofi.b@example.com"),
        ("I'm 28. Well, 29 since last week.", "age", "29"),
        ("I work at Norsk, scratch that, Norlight", "employer", "Norlight"),
        ("my birthday is 3 May, no, 4 May", "birthday", "4 May"),
        ("My name is Jon. Sorry, Joan.", "name", "Joan"),
        ("my number is 555 0187, no wait, 555 0178", "phone", "555 0178"),
    ],
)
def test_a_slip_is_replaced_by_what_follows(text: str, key: str, value: str) -> None:
    assert mine(text)[key] == {value}


def test_saying_a_thing_twice_is_saying_it_once() -> None:
    heard = read("I live in Porto. Yes, I live in Porto. I LIVE IN PORTO")
    assert [fact.value for fact in heard.facts if fact.key == "location"] == ["Porto"]


def test_a_slip_about_what_was_said_before_corrects_that() -> None:
    assert mine("sorry, I meant Lund", hints=holding(location="Lyon")) == {"location": {"Lund"}}


def test_a_correction_of_a_name_keeps_the_right_one() -> None:
    assert mine("it's Tomasz btw, not Thomas, people always get that wrong") == {"name": {"Tomasz"}}


@pytest.mark.parametrize("text", ["sorry, I meant it", "no wait", "I mean, whatever", "well, no"])
def test_words_of_repair_alone_correct_nothing(text: str) -> None:
    assert facts(text, hints=holding(location="Lyon", likes="tea")) == set()
