"""Whom a pronoun means over several turns: the newest that was spoken of and fits, else nobody.

Whoever was spoken of counts, whether or not anything is stored of them.
"""

import pytest

from mock_server.engine.claims import Hints, Mention
from mock_server.engine.extract.language.givennames import MEN, WOMEN
from tests.extraction.conversations import converse
from tests.extraction.heard import Fact, facts, plain


def heard(*turns: str) -> set[Fact]:
    """Give what the last turn claims; one that starts with "A: " is the assistant's."""
    talk = converse([("assistant", t[3:]) if t.startswith("A: ") else ("user", t) for t in turns])
    return {plain(claim) for claim in talk.heard[-1].facts}


BOSS = "My boss is Grace"


@pytest.mark.parametrize(
    ("turns", "fact"),
    [
        ((BOSS, "my dog is called Rex", "he's 3"), Fact("Rex", "age", "3")),
        ((BOSS, "my dog Rex is here", "she's 3"), Fact("Rex", "age", "3")),
        ((BOSS, "I have a sister", "she lives in Oslo"), Fact("sister", "location", "Oslo")),
        (("My wife is Ana", "I spoke with my dad", "he's 70"), Fact("dad", "age", "70")),
        (("My wife is Ana", "I spoke with my dad", "she's 70"), Fact("Ana", "age", "70")),
        (("Ravi lives in Lima", "I had lunch with Tom yesterday", "he's vegan"), Fact("Tom", "diet", "vegan")),
        (("ravi lives in lima", "had lunch with tom yesterday", "he is vegan"), Fact("tom", "diet", "vegan")),
        (
            ("Ravi lives in Lima", "I had lunch with Tom yesterday", "his sister Nora is moving to Cairo"),
            Fact("Tom", "sibling", "Nora"),
        ),
        (("My daughter Wren is 4 and my son Max is 7", "she loves dinosaurs"), Fact("Wren", "likes", "dinosaurs")),
        (("My daughter Wren is 4 and my son Max is 7", "he loves trains"), Fact("Max", "likes", "trains")),
        (("I have a brother, Tom, and a sister, Ella", "he is a pilot"), Fact("Tom", "job_title", "pilot")),
        (
            ("I have a brother, Tom, and a sister, Ella", "he is a pilot", "she is a vet"),
            Fact("Ella", "job_title", "vet"),
        ),
        (
            ("My mum Rita lives in Porto", "My dad lives in Faro", "her new husband Joao is nice"),
            Fact("Rita", "spouse", "Joao"),
        ),
        (
            ("Bob is my colleague", "A: Is Alice your colleague too?", "she is a designer"),
            Fact("Alice", "job_title", "designer"),
        ),
        (("Bob is my colleague", "A: Is Alice your boss?", "he is a designer"), Fact("Bob", "job_title", "designer")),
        ((BOSS, "I'm a mum", "she lives in Oslo"), Fact("Grace", "location", "Oslo")),
        ((BOSS, "I bought a Tesla in Berlin", "she lives in Oslo"), Fact("Grace", "location", "Oslo")),
        (("My wife is Ana", "my friend Bob visited", "she is a nurse"), Fact("Ana", "job_title", "nurse")),
        (("My friend Sam is a woman", "I met Bob", "she works at Acme"), Fact("Sam", "employer", "Acme")),
        (("my husband is Jan", "he is Dutch"), Fact("Jan", "nationality", "Dutch")),
        (
            ("I have a cat called Mimi", "I have a dog called Rex", "he's 4", "she's 2"),
            Fact("Mimi", "age", "2"),
        ),
        (("my dog is called Rex", BOSS, "the dog is back", "he is 3"), Fact("Rex", "age", "3")),
        (("My wife is Ana", "my parents came", "they live in Faro"), Fact("parents", "location", "Faro")),
        (("I have two kids, Ann and Bo", "she is 4"), Fact("Ann", "age", "4")),
        (("Tom is my boss", "my mum called", "she lives in Faro"), Fact("mum", "location", "Faro")),
        (("Tom is my boss", "my mum called", "he lives in Rome"), Fact("Tom", "location", "Rome")),
        (("Dr. Okonkwo is my friend", "Femke reports to her"), Fact("Femke", "manager", "Dr. Okonkwo")),
    ],
)
def test_a_pronoun_means_the_newest_that_fits(turns: tuple[str, ...], fact: Fact) -> None:
    assert heard(*turns) == {fact}


@pytest.mark.parametrize(
    "turns",
    [
        (BOSS, "I have a cat", "she is 3"),
        (BOSS, "we adopted a puppy", "she is 3"),
        (BOSS, "a friend came over", "she lives in Oslo"),
        (BOSS, "We hired a nanny", "she is from Oslo"),
        ("My wife is Ana", "he lives in Faro"),
        ("Tom works at Acme", "she lives in Faro"),
        ("I have two cats, Ada and Bo", "she is 3"),
        ("Anne and Claire work at Acme", "she lives in Oslo"),
    ],
)
def test_where_nobody_fits_or_the_one_meant_has_no_name_nothing_is_claimed(turns: tuple[str, ...]) -> None:
    assert heard(*turns) == set()


def test_they_means_those_last_named_together() -> None:
    told = heard("Kim and Lee work at Acme", "they live in Oslo")
    assert told == {Fact("Kim", "location", "Oslo"), Fact("Lee", "location", "Oslo")}


@pytest.mark.parametrize(("one", "other"), [("Tom", "Ella"), ("Ella", "Tom"), ("Claire", "Bob"), ("Bob", "Claire")])
@pytest.mark.parametrize("between", ["it rained all day", "I use Notion for work", "A: Noted."])
def test_the_order_of_two_who_differ_in_sex_does_not_matter(one: str, other: str, between: str) -> None:
    woman, man = (name if name.lower() in sex else (other if name == one else one) for name, sex in zip(
        (one, one), (WOMEN | {"ella"}, MEN), strict=True
    ))  # fmt: skip
    turns = (f"I spoke with {one}", between, f"I had lunch with {other}", between)
    assert heard(*turns, "she lives in Oslo") == {Fact(woman, "location", "Oslo")}
    assert heard(*turns, "he lives in Rome") == {Fact(man, "location", "Rome")}


@pytest.mark.parametrize("rest", [f"I have a sister. {BOSS}.", f"{BOSS}. I have a sister."])
def test_within_one_turn_it_is_the_newest_as_well(rest: str) -> None:
    who = "Grace" if rest.endswith(f"{BOSS}.") else "sister"
    assert Fact(who, "location", "Oslo") in facts(f"{rest} She lives in Oslo.")


def test_what_memory_names_is_meant_where_no_text_names_it() -> None:
    named = Hints(recent=(Mention("person", "Marit"), Mention("person", "Odd")), said=("nothing much",))
    assert facts("she lives in Tartu", hints=named) == {Fact("Marit", "location", "Tartu")}


def test_an_organisation_is_nobody_they_could_be() -> None:
    named = Hints(recent=(Mention("organisation", "Acme"), Mention("person", "Kim")), said=("Kim works at Acme",))
    assert facts("they live in Oslo", hints=named) == {Fact("Kim", "location", "Oslo")}


def test_a_turn_full_of_pronouns_and_names_is_read_in_no_time() -> None:
    text = " ".join(f"I met Tom{'x' * (n % 5)} and she lives in Oslo." for n in range(2_000))
    assert facts(text, hints=Hints(said=(text,) * 8)) is not None
