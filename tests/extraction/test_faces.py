"""The shape of a claim: both faces where key and label say the same, entity types, clean values in the user's words."""

import pytest

from mock_server.engine.claims import SPEAKER, Mention
from tests.extraction.heard import Fact, facts, mine, only, read


@pytest.mark.parametrize(
    ("text", "key", "label", "kind", "name"),
    [
        ("I work at Norlight", "employer", "works_at", "organisation", "Norlight"),
        ("I live in Porto", "location", "lives_in", "location", "Porto"),
        ("I grew up in Busan", "hometown", "from", "location", "Busan"),
        ("my wife is called Petra", "spouse", "married_to", "person", "Petra"),
        ("my daughter is called Wren", "child", "parent_of", "person", "Wren"),
        ("my brother's name is Kofi", "sibling", "sibling_of", "person", "Kofi"),
        ("I have a cat named Biscuit", "pet", "has_pet", "other", "Biscuit"),
        ("I studied at Aldergate University", "education", "studied_at", "organisation", "Aldergate University"),
        ("my boss is Grace", "manager", "reports_to", "person", "Grace"),
        ("I use Neovim for everything", "tool", "uses", "product", "Neovim"),
    ],
)
def test_a_fact_about_an_entity_has_both_faces(text: str, key: str, label: str, kind: str, name: str) -> None:
    claim = only(text, key)
    assert (claim.subject, claim.value, claim.label) == (SPEAKER, name, label)
    assert claim.object == Mention(kind, name)
    assert claim.object in read(text).mentions


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("I love jazz", "likes"),
        ("I hate airports", "dislikes"),
        ("I'm vegan", "diet"),
        ("I turned 34 on saturday", "age"),
        ("I'm a nurse", "job_title"),
        ("I'm allergic to shellfish", "allergy"),
    ],
)
def test_what_names_no_entity_is_an_attribute_only(text: str, key: str) -> None:
    claim = only(text, key)
    assert claim.label is None
    assert claim.object is None


@pytest.mark.parametrize(
    ("text", "fact"),
    [
        ("Priya manages the payments team", Fact("Priya", "manages", "payments team")),
        ("Ulla is a member of the works council", Fact("Ulla", "member_of", "works council")),
        ("The billing service is part of the Atlas platform", Fact("billing service", "part_of", "Atlas platform")),
        ("Oscar reports to Priya", Fact("Oscar", "manager", "Priya")),
        ("Yara works on the checkout rewrite", Fact("Yara", "current_project", "checkout rewrite")),
        ("Ansel and Bea are married", Fact("Ansel", "spouse", "Bea")),
        ("my friend Joren lives in Lund", Fact("me", "knows", "Joren")),
    ],
)
def test_relations_between_named_things(text: str, fact: Fact) -> None:
    assert fact in facts(text)


@pytest.mark.parametrize(
    ("text", "key", "value"),
    [
        ("hey, i'm Maya, just getting set up here", "name", "Maya"),
        ("my name is lena, hi", "name", "lena"),
        ("I'm a data engineer at Tidepool Analytics, for now at least", "job_title", "data engineer"),
        ("I work for the Royal Mail!", "employer", "Royal Mail"),
        ("We moved to Utrecht in the spring and i'm still learning where everything is", "location", "Utrecht"),
        ("my birthday's 3 May, just so you know 😉", "birthday", "3 May"),
        ("best email for me is sanne.k@example.org.", "email", "sanne.k@example.org"),
        ("Text me on +1 555 0142 if it's urgent", "phone", "+1 555 0142"),
        ("I'm on Europe/Lisbon time so don't book anything", "timezone", "Europe/Lisbon"),
        ("can't stand the smell of cut grass, it makes me sneeze", "dislikes", "smell of cut grass"),
        ("I know C++ really well", "skill", "C++"),
        ("I prefer tea over coffee", "prefers", "tea"),
        ("My main project is called Driftwood, it's a tool", "current_project", "Driftwood"),
        ("my goal this year is to read fifty books", "goal", "read fifty books"),
        ("I'm completely knackered today", "mood", "knackered"),
        ("I speak Twi", "language", "Twi"),
        ("I'm Portuguese", "nationality", "Portuguese"),
        ("on weekends I go bouldering, badly", "hobby", "bouldering"),
        ("dentist on thursday at 3, ugh", "plan", "dentist on thursday at 3"),
        ("out sick until wednesday", "status", "out sick until wednesday"),
        ("peanuts will literally send me to hospital", "allergy", "peanuts"),
    ],
)
def test_a_value_is_short_and_in_the_users_own_casing(text: str, key: str, value: str) -> None:
    assert value in mine(text).get(key, set())


def test_one_turn_may_say_many_things_in_order() -> None:
    heard = read("Hi, I'm Ifeoma, I teach chemistry in Leeds, my partner Dayo cooks and I can't eat gluten")
    assert [fact.key for fact in heard.facts if fact.subject == SPEAKER] == [
        "name",
        "job_title",
        "location",
        "spouse",
        "diet",
    ]


@pytest.mark.parametrize(
    ("text", "key", "value"),
    [
        ("Me llamo Rocío y vivo en Sevilla", "name", "Rocío"),
        ("Me llamo Rocío y vivo en Sevilla", "location", "Sevilla"),
        ("Ich arbeite als Tischlerin in Freiburg", "job_title", "Tischlerin"),
        ("J'adore le fromage mais je suis allergique aux noix", "allergy", "noix"),
        ("Ik woon in Gent", "location", "Gent"),
        ("我叫李雷", "name", "李雷"),
    ],
)
def test_plain_openings_of_other_languages_are_understood(text: str, key: str, value: str) -> None:
    assert value in mine(text).get(key, set())


@pytest.mark.parametrize("text", ["¿Vivo en Sevilla?", "Wohne ich in Graz?", "no me llamo Rocío", "No soy vegana"])
def test_other_languages_are_left_alone_where_they_ask_or_deny(text: str) -> None:
    assert facts(text) == set()


@pytest.mark.parametrize(
    ("text", "fact"),
    [
        ("my friend 山田太郎 works at ソラリス", Fact("山田太郎", "employer", "ソラリス")),
        ("I work at Café\u200b Mañana, the one by the harbour", Fact("me", "employer", "Café Mañana")),
        ("My manager is \u200fدانا\u200f and she's great", Fact("me", "manager", "دانا")),
        ("My colleague Łukasz is from Łódź", Fact("Łukasz", "hometown", "Łódź")),
    ],
)
def test_names_of_any_script_are_names(text: str, fact: Fact) -> None:
    assert fact in facts(text)


@pytest.mark.parametrize(
    ("text", "value"),
    [("I have three goldfish", "three goldfish"), ("I have two cats", "two cats"), ("I have one goldfish", "goldfish")],
)
def test_animals_are_counted_as_they_were(text: str, value: str) -> None:
    assert only(text, "pet").value == value
