"""One thing spoken of under several types is one entity while a type is a guess; two certain ones stay two."""

from itertools import permutations

import pytest

from mock_server.engine.callers import Caller
from mock_server.engine.claims import Extraction, FactClaim, Hints, Mention, SpokenTurn
from mock_server.engine.extract.reader import read_turn
from mock_server.engine.scopes import region
from tests.engine.world import World

ACME = ("Priya works at Acme", "Acme is based in Berlin", "I use Acme", "The billing service is part of Acme")


def heard(text: str) -> Extraction:
    """Hear a turn as the rules do."""
    return read_turn(SpokenTurn(text, "user", 0), Hints())


def talk(world: World, *turns: str, scope: object = None) -> None:
    """Say turns in one session."""
    session_id = None
    for turn in turns:
        session_id = world.heard(heard(turn), session_id=session_id, scope=scope).session_id


def refs(world: World, name: str) -> list[str]:
    """List what goes by a name, as type/name, pool by pool."""
    things = world.memory().facts.entities.values()
    return [thing.ref for thing in things if not thing.value_node and thing.norm == name]


@pytest.mark.parametrize("turns", list(permutations(ACME)))
def test_a_firm_is_one_organisation_in_whatever_order_it_is_spoken_of(turns: tuple[str, ...]) -> None:
    world = World()
    talk(world, *turns)
    assert refs(world, "acme") == ["organisation/acme"]
    facts = world.memory().facts
    (acme,) = (thing for thing in facts.entities.values() if thing.ref == "organisation/acme")
    assert sorted(fact.label or "" for fact in facts.pointing(acme.id)) == ["part_of", "uses", "works_at"]
    assert [fact.value for fact in facts.held(acme.id)] == ["Berlin"]


@pytest.mark.parametrize("turns", [ACME, ACME[::-1]])
def test_a_firm_is_one_organisation_within_one_turn(turns: tuple[str, ...]) -> None:
    world = World()
    talk(world, ". ".join(turns) + ".")
    assert refs(world, "acme") == ["organisation/acme"]


def test_a_thing_keeps_its_id_and_its_old_key_when_it_turns_out_what_it_is() -> None:
    world = World()
    talk(world, ACME[1])
    (before,) = world.memory().facts.keyed("person", "acme")
    talk(world, ACME[0])
    (after,) = world.memory().facts.keyed("organisation", "acme")
    assert (before.id, before.ref, after.id, after.maybe) == (after.id, "person/acme", before.id, ())
    assert world.entity("person", "Acme") == world.entity("organisation", "Acme")


def test_what_memory_holds_is_the_same_read_back_from_the_journal() -> None:
    world = World()
    talk(world, ACME[1], ACME[0], "Lisbon is based in Portugal", "I live in Lisbon", "Lisbon is my sister")
    again = World()
    again.journal = world.journal
    again.executor = type(world.executor)("ctx", journal=world.journal, clock=again.clock, seed="seed")
    assert again.memory().facts.entities == world.memory().facts.entities
    assert again.entity("person", "acme") == again.entity("organisation", "acme")


@pytest.mark.parametrize(
    "turns",
    [
        ("My sister is Paris", "I live in Paris"),
        ("Paris lives in Oslo", "I moved to Paris"),
        ("I am married to Paris", "I moved to Paris", "Paris is a nurse"),
    ],
)
def test_a_person_and_a_city_of_one_name_stay_two(turns: tuple[str, ...]) -> None:
    for order in (turns, turns[::-1]):
        world = World()
        talk(world, *order)
        assert sorted(refs(world, "paris")) == ["location/paris", "person/paris"]


def test_a_person_of_the_name_of_what_turned_out_to_be_a_town_is_somebody_else() -> None:
    world = World()
    talk(world, "Lisbon is based in Portugal", "I live in Lisbon", "Lisbon is my sister")
    assert refs(world, "lisbon") == ["location/lisbon", "person/lisbon"]
    assert [row.value for row in world.entity("location", "Lisbon").attributes] == ["Portugal"]
    assert world.entity("person", "Lisbon").attributes == ()


@pytest.mark.parametrize("turns", [("My dog is Rex", "Rex loves carrots"), ("Rex loves carrots", "My dog is Rex")])
def test_an_animal_spoken_of_by_name_is_the_animal(turns: tuple[str, ...]) -> None:
    world = World()
    talk(world, *turns)
    assert refs(world, "rex") == ["other/rex"]


def test_a_guess_that_is_kept_does_not_change_with_every_turn() -> None:
    world = World()
    talk(world, "I use Atlas", "I'm working on Atlas", "I use Atlas", "Atlas uses Postgres")
    assert refs(world, "atlas") == ["product/atlas"]


def test_what_a_thing_no_longer_does_ends_whatever_its_type() -> None:
    world = World()
    talk(world, "Priya works at Acme", "Acme uses Postgres", "Acme no longer uses Postgres")
    assert world.current("tool") == []


def test_types_that_a_program_states_are_never_guesses() -> None:
    world = World()
    for type_ in ("organisation", "product"):
        world.told(FactClaim(Mention(type_, "Acme"), "status", "fine"))
    assert refs(world, "acme") == ["organisation/acme", "product/acme"]


def test_a_type_is_taken_from_another_scope_only_where_the_caller_sees_it() -> None:
    world = World()
    talk(world, "Priya works at Acme", scope=["org/x/user/maya"])
    talk(world, "Acme is based in Berlin", scope=["org/x/user/bo"])
    assert refs(world, "acme") == ["organisation/acme", "organisation/acme"]

    world = World()
    talk(world, "Priya works at Acme", scope=["org/x/user/maya"])
    own = region(["org/x/user/bo"])
    world.caller = Caller("bo", own, own, own, own)
    talk(world, "Acme is based in Berlin", scope=["org/x/user/bo"])
    assert refs(world, "acme") == ["organisation/acme", "person/acme"]
