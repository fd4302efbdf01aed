"""What no longer holds is taken back: said outright, by leaving, by parting, by giving up, or by "not any more"."""

import pytest

from mock_server.engine.claims import SPEAKER, HeldFact, Hints, Mention, Retraction
from mock_server.engine.instants import parse
from tests.extraction.conversations import Change, converse
from tests.extraction.heard import Fact, ended, facts, holding, mine, read


@pytest.mark.parametrize(
    ("text", "held", "gone"),
    [
        ("update: I no longer work at Norlight", {"employer": "Norlight"}, Fact("me", "employer", "Norlight")),
        ("I left Norlight", {"employer": "Norlight"}, Fact("me", "employer", "Norlight")),
        ("I quit my job last week", {"employer": "Norlight"}, Fact("me", "employer", "")),
        ("I got laid off", {"employer": "Norlight"}, Fact("me", "employer", "")),
        ("Norlight let me go", {"employer": "Norlight"}, Fact("me", "employer", "Norlight")),
        ("gave up on keto, I eat normally again", {"diet": "keto"}, Fact("me", "diet", "keto")),
        ("I'm not vegan anymore", {"diet": "vegan"}, Fact("me", "diet", "vegan")),
        ("Sam and I split up", {"spouse": "Sam"}, Fact("me", "spouse", "Sam")),
        ("I got divorced", {"spouse": "Sam"}, Fact("me", "spouse", "")),
        ("our cat Biscuit died", {"pet": "Biscuit"}, Fact("me", "pet", "Biscuit")),
        ("I stopped playing chess", {"hobby": "chess"}, Fact("me", "hobby", "chess")),
        ("I don't use Slack any more", {"tool": "Slack"}, Fact("me", "tool", "Slack")),
        ("the Porto trip is cancelled", {"plan": "Porto trip in May"}, Fact("me", "plan", "Porto trip in May")),
        ("I went off coffee", {"likes": "coffee"}, Fact("me", "likes", "coffee")),
        ("I don't live in Lund any more", {"location": "Lund"}, Fact("me", "location", "Lund")),
    ],
)
def test_what_is_over_is_taken_back(text: str, held: dict[str, str], gone: Fact) -> None:
    assert gone in ended(text, hints=holding(**held))
    assert (gone.what, gone.value) not in {(f.what, f.value) for f in facts(text, hints=holding(**held))}


@pytest.mark.parametrize(
    "text",
    [
        "I left the house",
        "I quit smoking jokes",
        "I never left Norlight",
        "if I left Norlight I'd travel",
        "I left early",
    ],
)
def test_other_partings_take_nothing_back(text: str) -> None:
    assert ended(text, hints=holding(employer="Norlight", location="Lund")) == set()


def test_what_used_to_be_is_no_fact() -> None:
    assert mine("I used to live in Ghent, years ago") == {}
    assert mine("I was a nurse once") == {}


def test_not_any_more_takes_back_what_was_said_last_and_may_name_the_next() -> None:
    held = holding(hobby="chess", likes="coffee")
    assert ended("not any more, tea now", hints=held) == {Fact("me", "likes", "coffee")}
    assert mine("not any more, tea now", hints=held) == {"likes": {"tea"}}


def test_not_any_more_without_anything_held_says_nothing() -> None:
    assert ended("not any more, tea now") == set()
    assert facts("not any more, tea now") == set()


def test_also_liking_something_takes_nothing_back() -> None:
    assert ended("I also like cocoa", hints=holding(likes="tea")) == set()


def test_an_ending_may_be_dated() -> None:
    (end,) = read("I left Norlight in March 2025", hints=holding(employer="Norlight")).retractions
    assert end == Retraction(SPEAKER, "employer", "Norlight", parse("2025-03-01T00:00:00Z"))


def test_somebody_elses_fact_may_end() -> None:
    hints = Hints(held=(HeldFact(Mention("person", "Ola"), "employer", "Norlight"),))
    assert Fact("Ola", "employer", "Norlight") in ended("Ola left Norlight", hints=hints)


def test_liking_what_was_disliked_is_left_to_memory() -> None:
    assert ended("I love olives now", hints=holding(dislikes="olives")) == set()
    assert mine("I love olives now", hints=holding(dislikes="olives")) == {"likes": {"olives"}}


def test_coffee_then_tea_leaves_tea() -> None:
    talk = converse([("user", "I like coffee"), ("user", "not any more, tea now"), ("user", "I also like cocoa")])
    assert talk.current() == {("me", "likes", "tea"), ("me", "likes", "cocoa")}


def test_a_move_corrects_the_place() -> None:
    talk = converse([("user", "I live in Halifax"), ("user", "I moved to Porto last month")])
    assert talk.changes == [Change("location", "Halifax", "Porto")]
