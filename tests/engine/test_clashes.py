"""A clash ends at once when one value is left, by whatever means the other went."""

from dataclasses import replace

import pytest

from mock_server.engine import graph, memories, merge
from mock_server.engine.agents import DEFAULT_AGENTS
from mock_server.engine.claims import FactClaim, Mention
from mock_server.engine.memory import Memory
from mock_server.engine.persons import Person
from mock_server.engine.records import Fact, Uncertainty
from tests.engine.world import World, say

BOB, ROB = Mention("person", "Bob"), Mention("person", "Rob")
OSLO, ROME = "Oslo", "Rome"


def clashing(who: Mention = BOB, *, scope: object = None) -> World:
    """Let two homes of somebody stand side by side."""
    world = World()
    world.told(say("location", OSLO, who=who), scope=scope)
    world.told(say("location", ROME, who=who, confidence=0.5), scope=scope)
    assert [doubt.resolved_at for doubt in doubts(world)] == [None]
    return world


def doubts(world: World) -> list[Uncertainty]:
    return list(world.memory().notes.uncertainties.values())


def open_doubts(world: World) -> list[str]:
    return [doubt.about for doubt in doubts(world) if doubt.resolved_at is None]


def row(world: World, value: str) -> Fact:
    (found,) = (fact for fact in world.memory().facts.facts.values() if fact.value == value and fact.live)
    return found


def delete_edge(world: World, value: str) -> None:
    command = graph.DeleteEdge("default", "edge_" + row(world, value).id, DEFAULT_AGENTS)
    world.executor.execute(graph.decide_delete, command, world.caller)


@pytest.mark.parametrize("gone", [OSLO, ROME])
def test_deleting_an_edge_ends_the_clash_about_it(gone: str) -> None:
    world = clashing()
    delete_edge(world, gone)
    assert open_doubts(world) == []
    assert [doubt.resolved_at for doubt in doubts(world)] == [world.clock.now()]


def test_deleting_one_of_three_values_leaves_the_clash_of_the_others() -> None:
    world = clashing()
    world.told(say("location", "Bonn", who=BOB, confidence=0.5))
    delete_edge(world, OSLO)
    assert "location" in open_doubts(world)
    delete_edge(world, ROME)
    assert open_doubts(world) == []


def test_deleting_something_else_leaves_a_clash_open() -> None:
    world = clashing()
    world.told(say("likes", "tea", who=BOB))
    delete_edge(world, "tea")
    assert open_doubts(world) == ["location"]


@pytest.mark.parametrize("by_number", [True, False], ids=["by number", "by filter"])
def test_forgetting_a_memory_ends_the_clash_about_it(*, by_number: bool) -> None:
    scope = ["org/acme/user/bob"]
    world = clashing(scope=scope)
    world.told(say("status", "fine", who=BOB), scope=scope)
    fact = row(world, ROME)
    person = Person("acme", "bob")
    if by_number:
        world.executor.execute(memories.decide_forget_by_ids, memories.ForgetByIds("bob", (fact.number,)), world.caller)
    else:
        everything = memories.ForgetMatching(person)
        world.executor.execute(memories.decide_forget_matching, replace(everything, dry_run=True), world.caller)
        assert open_doubts(world) == ["location"]
        world.executor.execute(memories.decide_forget_matching, everything, world.caller)
    assert open_doubts(world) == []


def node(memory: Memory, name: str) -> str:
    (found,) = memory.facts.keyed("person", name)
    return found.id


def joined(world: World, primary: str, duplicate: str) -> None:
    memory = world.memory()
    command = merge.MergeNodes(
        primary_id=node(memory, primary), duplicate_id=node(memory, duplicate), agent_id="default", text=None
    )
    world.executor.execute(merge.decide_blind, command, world.caller)


def test_merging_ends_a_clash_of_the_duplicate_where_the_primary_has_the_last_word() -> None:
    world = clashing()
    world.told(say("location", OSLO, who=ROB))
    joined(world, "rob", "bob")
    assert world.current("location") == [OSLO]
    assert open_doubts(world) == []


def test_a_clash_that_moved_with_a_merge_is_still_ended_by_a_plain_statement_or_a_deletion() -> None:
    for end in ("said", "deleted"):
        world = clashing()
        world.told(say("likes", "tea", who=ROB))
        joined(world, "rob", "bob")
        assert sorted(world.current("location")) == [OSLO, ROME]
        assert open_doubts(world) == ["location"]
        if end == "said":
            world.told(say("location", "Bonn", who=ROB, confidence=0.95))
        else:
            delete_edge(world, ROME)
        assert open_doubts(world) == []


def test_an_agents_own_pool_does_not_end_the_clash_of_the_shared_one() -> None:
    world = clashing()
    world.told(say("location", OSLO, who=BOB), labels=("agent=rag-assistant",))
    world.told(say("location", "Lima", who=BOB), labels=("agent=rag-assistant",))
    assert open_doubts(world) == ["location"]


def test_a_deletion_that_ends_a_clash_is_no_decision_of_a_turn() -> None:
    world = clashing()
    before = world.memory().decisions.newest()
    delete_edge(world, ROME)
    assert world.memory().decisions.newest() == before


def test_a_doubt_about_something_of_unsure_type_is_settled_once_its_type_is_known() -> None:
    world = World()
    guess = Mention("person", "Acme", ("organisation",))
    world.told(FactClaim(guess, "location", OSLO))
    world.told(FactClaim(guess, "location", ROME, confidence=0.5))
    world.told(say("employer", "Acme", who=BOB))
    world.told(FactClaim(Mention("organisation", "Acme"), "location", "Lima", confidence=0.95))
    assert open_doubts(world) == []


def test_a_clash_of_very_many_values_keeps_those_its_reason_names() -> None:
    world = World()
    world.told(say("location", OSLO, who=BOB))
    world.told(*(say("location", f"Town {number}", who=BOB, confidence=0.5) for number in range(300)))
    (doubt,) = (doubt for doubt in doubts(world) if doubt.resolved_at is None)
    (topic,) = doubt.topics
    assert len(topic.values) < 10
    assert all(repr(value) in doubt.reason for value in topic.values)
