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
