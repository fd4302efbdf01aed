"""Whose fact it is: the speaker's, somebody else's, nobody's; and which roles are listened to at all."""

import pytest

from mock_server.engine.claims import SPEAKER, Extraction, Hints, Mention
from tests.extraction.heard import Fact, facts, is_silent, mine, read


@pytest.mark.parametrize("role", ["assistant", "tool", "developer", ""])
def test_only_users_and_systems_are_listened_to(role: str) -> None:
    heard = read("I'm Lena, I live in Porto and I love jazz. Always answer in Dutch.", role=role)
    assert heard == Extraction()


def test_a_system_turn_gives_directives_and_nothing_else() -> None:
    heard = read("Always answer in Dutch. I live in Porto. My name is Bot.", role="system")
    assert [i.description for i in heard.instructions] == ["Always answer in Dutch"]
    assert not heard.facts
    assert not heard.uncertainties


def test_a_friends_dislike_is_not_the_speakers() -> None:
    heard = facts("Yesterday my friend Joren said he can't stand hockey, but his dad put him in a hockey class")
    assert Fact("Joren", "dislikes", "hockey") in heard
    assert not any("hockey" in fact.value for fact in heard if fact.who == "me")


@pytest.mark.parametrize(
    ("text", "fact"),
    [
        ("my sister lives in Quito", Fact("sister", "location", "Quito")),
        ("My brother Emil is a welder", Fact("Emil", "job_title", "welder")),
        ("Tanvi works at Norlight", Fact("Tanvi", "employer", "Norlight")),
        ("My flatmate hates techno", Fact("flatmate", "dislikes", "techno")),
        ("Mum lives in Kent", Fact("mum", "location", "Kent")),
        ("Dad's dog is called Rex", Fact("dad", "pet", "Rex")),
        ("Dad is allergic to bees", Fact("dad", "allergy", "bees")),
        ("Ola moved to Bergen", Fact("Ola", "location", "Bergen")),
        ("my boss turned 60 yesterday", Fact("boss", "age", "60")),
    ],
)
def test_a_third_persons_fact_is_about_that_person(text: str, fact: Fact) -> None:
    heard = facts(text)
    assert fact in heard
    assert not any(other.value == fact.value for other in heard if other.who == "me")


def test_a_pronoun_means_the_last_person_named_in_the_turn() -> None:
    assert Fact("Ines", "location", "Kiruna") in facts("Ines works at Fjellbank. She lives in Kiruna.")


def test_a_pronoun_may_mean_somebody_named_lately() -> None:
    recent = Hints(recent=(Mention("person", "Marit"), Mention("person", "Odd")))
    assert Fact("Marit", "location", "Tartu") in facts("she lives in Tartu now", hints=recent)


def test_a_pronoun_nobody_stands_behind_claims_nothing() -> None:
    assert facts("she lives in Tartu now") == set()


def test_the_speakers_own_name_in_the_third_person_is_the_speaker() -> None:
    known = Hints(speaker_names=("Nadia Rahimi", "Nadia"))
    assert mine("Nadia lives in Turin", hints=known) == {"location": {"Turin"}}


def test_a_name_of_somebody_else_is_not_the_speaker() -> None:
    known = Hints(speaker_names=("Nadia",))
    assert facts("Nadine lives in Turin", hints=known) == {Fact("Nadine", "location", "Turin")}


def test_people_named_are_mentioned_in_the_order_they_came() -> None:
    named = [m.name for m in read("Priya manages the payments team and Oscar reports to her").mentions]
    assert named.index("Priya") < named.index("Oscar")


def test_what_an_unknown_her_owns_is_never_given_to_the_speaker() -> None:
    heard = read("her husband is a pilot, they're based in Rotterdam")
    assert not any(fact.subject == SPEAKER for fact in heard.facts)
    assert all("\x01" not in mention.name for mention in heard.mentions)


@pytest.mark.parametrize(
    "text",
    [
        "Here is the recursive version, I like recursion best",
        "You mentioned you live in Paris, right?",
        "As a chef I'd recommend carbonara. I love pasta!",
    ],
)
def test_what_the_assistant_says_is_nobodys_fact(text: str) -> None:
    assert is_silent(read(text, role="assistant"))
