"""Other spellings of keys and labels are folded into the vocabulary, and what only looks like one is left alone."""

from typing import Any

import pytest

from mock_server.engine.claims import SPEAKER, FactClaim, Mention, Retraction
from mock_server.engine.claims_json import read

KEYS = {
    "name": "full_name first_name preferred_name given_name nickname called",
    "job_title": "role title position occupation profession job job_role current_job",
    "employer": "company organisation organization workplace works_at works_for employed_by employed_at has_employer",
    "location": "city home residence lives_in current_location current_city address home_city based_in Lives-In",
    "hometown": "birthplace origin born_in from grew_up_in place_of_birth",
    "age": "years years_old",
    "birthday": "birth_date birthdate date_of_birth dob born_on",
    "email": "email_address mail",
    "phone": "phone_number mobile mobile_number telephone",
    "language": "languages speaks spoken_language native_language first_language",
    "timezone": "time_zone tz timeZone",
    "pet": "pets has_pet dog cat pet_name has_dog has_cat",
    "spouse": "wife husband partner fiance fiancee married_to",
    "child": "children son daughter kid kids parent_of has_son",
    "sibling": "siblings brother sister sibling_of has_brother",
    "manager": "boss supervisor reports_to",
    "likes": "like loves love enjoys favourite favorite favourite_food favorite_food fan_of interest interests",
    "dislikes": "dislike hates hate avoids",
    "prefers": "preference preferences preferred",
    "allergy": "allergies allergic_to allergic intolerance",
    "diet": "dietary_preference dietary_restriction dietary_requirement eating_habits",
    "hobby": "hobbies pastime plays",
    "skill": "skills knows_how_to good_at programming_language",
    "tool": "tools uses software editor",
    "current_project": "project projects works_on working_on current_focus building",
    "goal": "goals aim objective target wants_to",
    "plan": "plans event appointment upcoming upcoming_event schedule trip",
    "status": "state situation availability condition",
    "mood": "feeling emotion",
    "education": "school university degree alma_mater studied studied_at studies",
    "nationality": "citizenship",
}
LABELS = {
    "works_at": "works_for employed_by employed_at work_at employer",
    "lives_in": "lives_at based_in resides_in located_in location moved_to",
    "knows": "friend_of friends_with colleague_of acquainted_with friend colleague works_with",
    "married_to": "spouse_of spouse wife husband partner partner_of engaged_to",
    "parent_of": "has_child mother_of father_of has_son has_daughter child",
    "has_pet": "owns_pet owner_of pet pet_owner_of has_dog",
    "member_of": "belongs_to on_team plays_for",
    "manages": "leads supervises boss_of manager_of",
    "reports_to": "managed_by works_under supervised_by manager boss supervisor",
    "likes": "loves enjoys fan_of",
    "dislikes": "hates avoids",
    "uses": "uses_tool tool",
    "from": "born_in comes_from originates_from grew_up_in hometown",
    "studied_at": "attended graduated_from studies_at education",
    "part_of": "component_of belongs_to_project subset_of",
    "works_on": "working_on contributes_to builds current_project",
}
TURNED = {
    "parent_of": "child_of son_of daughter_of",
    "has_pet": "pet_of",
    "member_of": "has_member",
    "uses": "used_by",
    "part_of": "contains has_part",
}
OTHER, BO = {"type": "other", "name": "Rex"}, {"type": "person", "name": "Bo"}


def pairs(table: dict[str, str]) -> list[tuple[str, str]]:
    return [(word, known) for known, words in table.items() for word in (known, *words.split())]


def facts(*told: dict[str, Any]) -> list[FactClaim]:
    return list(read({"facts": [dict(one) for one in told]}).facts)


def faces(*told: dict[str, Any]) -> list[tuple[str | None, str | None]]:
    return [(claim.key, claim.label) for claim in facts(*told)]


@pytest.mark.parametrize(("word", "known"), pairs(KEYS))
def test_a_key_is_folded_however_it_is_spelt(word: str, known: str) -> None:
    assert facts({"key": word, "value": "Rex"}) == facts({"key": known, "value": "Rex"})
    assert facts({"key": word, "value": "Rex"})[0].key == known


@pytest.mark.parametrize(("word", "known"), pairs(LABELS))
def test_a_label_is_folded_however_it_is_spelt(word: str, known: str) -> None:
    assert facts({"label": word, "object": OTHER}) == facts({"label": known, "object": OTHER})
    assert facts({"label": word, "object": OTHER})[0].label == known


@pytest.mark.parametrize(("word", "known"), [pair for pair in pairs(TURNED) if pair[0] not in TURNED])
def test_a_label_told_from_the_other_end_is_turned_round(word: str, known: str) -> None:
    told = facts({"subject": OTHER, "label": word, "object": BO})
    assert told == facts({"subject": BO, "label": known, "object": OTHER})
    assert told[0].subject == Mention("person", "Bo")


def test_a_label_that_is_a_key_becomes_one() -> None:
    dutch = {"type": "concept", "name": "Dutch"}
    assert facts({"label": "speaks", "object": dutch}) == [FactClaim(SPEAKER, "language", "Dutch")]
    assert facts({"label": "lives_in_city", "object": dutch})[0].label == "lives_in_city"


def test_a_key_that_is_a_label_becomes_one() -> None:
    assert facts({"key": "friend", "value": "Bo"}) == [
        FactClaim(SPEAKER, label="knows", object=Mention("person", "Bo"))
    ]
    assert facts({"key": "on_team", "value": "QA"})[0].object == Mention("organisation", "QA")


def test_two_spellings_of_one_value_are_one_fact() -> None:
    assert len(facts({"key": "city", "value": "Rome"}, {"key": "location", "value": "Rome"})) == 1


def test_two_values_under_two_spellings_correct_nothing() -> None:
    told = ({"key": "city", "value": "Rome"}, {"key": "location", "value": "Italy"}, {"key": "hobbies", "value": "go"})
    assert [claim.key for claim in facts(*told, {"key": "pastime", "value": "chess"})] == [
        "city",
        "location",
        "hobby",
        "hobby",
    ]
    assert [claim.key for claim in facts({"key": "home", "value": "Rome"}, {"key": "city", "value": "Bonn"})] == [
        "location",
        "city",
    ]


@pytest.mark.parametrize(
    ("key", "value", "subject"),
    [
        ("has_dog", "yes", None),
        ("born_in", "1990", None),
        ("title", "Dune", {"type": "product", "name": "the book"}),
        ("favourite_colour", "blue", None),
    ],
)
def test_a_key_that_says_something_else_stays(key: str, value: str, subject: dict[str, str] | None) -> None:
    assert faces({"subject": subject, "key": key, "value": value}) == [(key, None)]


@pytest.mark.parametrize(
    ("label", "type_", "name"),
    [("works_with", "product", "Excel"), ("owner_of", "organisation", "Rye"), ("belongs_to", "person", "Bo"),
     ("partner_of", "organisation", "Acme"), ("founded", "organisation", "Acme")],
)  # fmt: skip
def test_a_label_that_says_something_else_of_such_an_object_stays(label: str, type_: str, name: str) -> None:
    assert faces({"label": label, "object": {"type": type_, "name": name}}) == [(None, label)]


def test_what_is_taken_back_is_folded_too() -> None:
    def back(key: str, subject: dict[str, str] | None = None, value: str | None = "Rex") -> Retraction:
        return read({"retractions": [{"subject": subject, "key": key, "value": value}]}).retractions[0]

    assert back("city") == Retraction(SPEAKER, "location", "Rex")
    assert back("plays_for") == Retraction(SPEAKER, "member_of", "Rex")
    assert back("works_at") == Retraction(SPEAKER, "works_at", "Rex")
    assert back("child_of", BO) == Retraction(Mention("person", "Rex"), "parent_of", "Bo")
    assert back("child_of", BO, None) == Retraction(Mention("person", "Bo"), "child_of", None)
    assert back("shoe_size") == Retraction(SPEAKER, "shoe_size", "Rex")
