"""Full name, first name and nickname are one speaker; a friend of the same first name is not."""

import pytest

from tests.contract.doors import Doors


def place_of(doors: Doors, *turns: str) -> str:
    """Say the turns and tell whose location came of them."""
    for turn in turns:
        doors.remember(turn)
    (entity,) = {row["entity"] for row in doors.attributes() if row["key"] == "location"}
    return str(entity)


@pytest.mark.parametrize(
    ("introduced", "said", "entity"),
    [
        ("I'm Katherine but everyone calls me Kat", "Katherine lives in Bath", "entity:person/kat"),
        ("I'm Katherine but everyone calls me Kat", "Kat lives in Bath", "entity:person/kat"),
        ("Real name is Adrian Cole", "Adrian lives in Bath", "entity:person/adrian_cole"),
        ("My name is Adrian Cole", "Adrian Cole lives in Bath", "entity:person/adrian_cole"),
        ("My name is Rosa Diaz but call me Ro", "Rosa Diaz lives in Bath", "entity:person/ro"),
        ("My name is Rosa Diaz but call me Ro", "Ro lives in Bath", "entity:person/ro"),
    ],
)
def test_each_name_of_the_speaker_is_the_speaker(doors: Doors, introduced: str, said: str, entity: str) -> None:
    assert place_of(doors, introduced, said) == entity


def test_so_it_is_in_the_next_message_of_a_batch(doors: Doors) -> None:
    said = ("My name is Adrian Cole", "Adrian lives in Bath")
    messages = [{"role": "user", "content": text} for text in said]
    doors.spectron("POST", "/facts/batch", json={"messages": messages}).raise_for_status()
    assert {row["entity"] for row in doors.attributes()} == {"entity:person/adrian_cole"}


def test_a_friend_of_the_same_first_name_is_somebody_else(doors: Doors) -> None:
    assert place_of(doors, "My name is Adrian Cole", "my friend Adrian lives in Bath") == "entity:person/adrian"
    doors.remember("Adrian likes tea")
    (tea,) = [row for row in doors.attributes() if row["value"] == "tea"]
    assert tea["entity"] == "entity:person/adrian"


def test_a_nickname_replaces_no_name_and_leads_to_the_speaker(doors: Doors) -> None:
    doors.remember("My name is Adrian Cole")
    answer = doors.remember("my nickname at work is Coach")
    assert answer["extraction"]["corrections"] == []
    assert [row["value"] for row in doors.attributes() if row["key"] == "name"] == ["Adrian Cole"]
    found = doors.spectron("GET", "/entities/person/coach").json()
    assert found["entity"]["name"] == "Adrian Cole"


def test_nobody_is_related_to_themselves(doors: Doors) -> None:
    doors.remember("I like tea")
    doors.remember("My name is Kim")
    doors.remember("my friend Kim likes jazz")
    state = doors.spectron("GET", "/state").json()
    rows = [row for bundle in ("identity", "knowledge", "context") for row in state[bundle]["relations"]]
    assert [row for row in rows if row["subject"] == row["object"]] == []


def test_nothing_is_kept_of_a_friend_of_the_speakers_very_name(doors: Doors) -> None:
    doors.remember("Call me Kat")
    for text in ("My friend Kat lives in Oslo", "My sister Kat works at Acme", "my boss Kat likes tea"):
        extraction = doors.remember(text)["extraction"]
        assert (extraction["attributes"], extraction["relations"]) == ([], [])
    assert place_of(doors, "I live in Bath") == "entity:person/kat"


@pytest.mark.parametrize("named", ["My name is Kat", "Everyone calls me Kat"])
def test_a_friend_who_turns_out_to_have_the_speakers_name_stays_somebody_else(doors: Doors, named: str) -> None:
    doors.remember("My friend Kat lives in Oslo")
    doors.remember(named)
    doors.remember("I live in Bath")
    places = {row["value"]: row["entity"] for row in doors.attributes() if row["key"] == "location"}
    assert places == {"Oslo": "entity:person/kat", "Bath": "entity:person/user"}


def test_who_writes_triples_may_relate_a_thing_to_itself(doors: Doors) -> None:
    ann = {"type": "person", "name": "Ann"}
    (row,) = doors.triples({"entity": ann, "key": "knows", "target": ann})["extraction"]["relations"]
    assert (row["subject"], row["label"], row["object"]) == ("person/ann", "knows", "person/ann")


def test_a_name_that_turns_out_to_be_an_older_acquaintance_is_reported_as_a_correction(doors: Doors) -> None:
    for turn in ("Oscar lives in Oslo", "My name is Kat"):
        doors.remember(turn)
        doors.clock(advance_s=60)
    (correction,) = doors.remember("My name is Oscar")["extraction"]["corrections"]
    assert (correction["entityId"], correction["oldValue"]) == ("entity:person/oscar", "Kat")


def test_a_plain_value_that_confirms_what_was_told_as_a_relation_reports_both_ends(doors: Doors) -> None:
    doors.remember("Ella works at Contoso")
    extraction = doors.triples({"entity": {"type": "person", "name": "Ella"}, "key": "employer", "value": "Contoso"})
    (row,) = extraction["extraction"]["relations"]
    assert row["object"] in {f"{one['entityType']}/contoso" for one in extraction["extraction"]["entities"]}
