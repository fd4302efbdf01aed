"""Every commit that weighs claims leaves a decision, which says what became of each row; other commits leave none."""

from mock_server.engine import remember, sessions
from mock_server.engine.claims import SPEAKER, Extraction, FactClaim, InstructionClaim, Retraction, UncertaintyClaim
from mock_server.engine.delta import Delta
from mock_server.engine.memory import Memory
from mock_server.engine.stores.decisions import Decision, DecisionStore
from tests.engine.graphs import Sketch
from tests.engine.world import World, say


def told(world: World, *claims: FactClaim) -> Delta:
    """Remember a text that claims these facts, and give what that changed."""
    delta = world.told(*claims).delta
    assert delta is not None
    return delta


def last(world: World) -> Decision:
    """Give the newest decision."""
    return world.memory().decisions.newest()[0]


def test_a_new_value_is_inserted_and_then_confirmed() -> None:
    world = World()
    delta = told(world, say("location", "Lisbon"))
    first = last(world)
    row = delta.attributes[0].id
    assert (first.inserted, first.confirmed, first.superseded, first.contradicted) == ((row,), (), (), ())
    assert first.turns == (delta.turn_id,)
    assert first.rows_touched == 1
    world.told(say("location", "Lisbon"))
    again = last(world)
    assert (again.inserted, again.confirmed) == ((), (row,))
    assert again.seq > first.seq
    assert again.principal == "admin"


def test_a_correction_supersedes_and_a_retraction_takes_back() -> None:
    world = World()
    old = told(world, say("location", "Lisbon")).attributes[0].id
    new = told(world, say("location", "Berlin")).attributes[0].id
    moved = last(world)
    assert (moved.inserted, moved.superseded, moved.rows_touched) == ((new,), (old,), 2)
    world.heard(Extraction(retractions=(Retraction(SPEAKER, "location", "Berlin"),)))
    assert (last(world).retracted, last(world).inserted) == ((new,), ())


def test_two_values_left_side_by_side_are_a_contradiction_each_time() -> None:
    world = World()
    world.told(say("location", "Lisbon", confidence=0.9))
    unsure = told(world, say("location", "Porto", confidence=0.5))
    assert last(world).contradicted == (unsure.attributes[0].id,)
    assert len(last(world).opened) == 1
    # The doubt is open already, so no new one is recorded; the values contradict each other all the same.
    third = told(world, say("location", "Faro", confidence=0.4))
    assert (last(world).contradicted, last(world).opened) == ((third.attributes[0].id,), ())
    world.told(say("likes", "tea"), say("likes", "jazz"))
    assert last(world).contradicted == ()


def test_directives_and_doubts_are_decisions_too() -> None:
    world = World()
    world.heard(Extraction(instructions=(InstructionClaim("short", "Answer briefly."),)))
    assert len(last(world).instructions) == 1
    world.heard(Extraction(uncertainties=(UncertaintyClaim("job title", "two were named"),)))
    (doubt,) = last(world).opened
    world.told(say("job_title", "director"))
    assert last(world).resolved == (doubt,)


def test_what_weighs_no_claim_leaves_no_decision() -> None:
    world = World()
    world.executor.execute(sessions.decide_create, sessions.CreateSession(), world.caller)
    command = remember.Remember("A note.", "none")
    world.executor.execute(remember.decide_remember, command, world.caller)
    assert world.memory().decisions.newest() == ()


def test_a_merge_on_request_moves_rows_and_decides_nothing() -> None:
    sketch = Sketch()
    ann, anne, acme = (sketch.node(name) for name in ("Ann", "Anne", "Acme"))
    sketch.edge(ann, acme, "works_at")
    sketch.edge(anne, acme, "works_at")
    before = sketch.memory().decisions.newest()
    sketch.merge(ann, anne)
    assert sketch.memory().decisions.newest() == before


def test_a_restart_gives_the_same_decisions_and_ids() -> None:
    world = World()
    world.told(say("location", "Lisbon"))
    world.told(say("location", "Berlin"))
    again = Memory("ctx")
    for commit in world.journal.commits["ctx"]:
        again.apply_commit(commit)
    assert again.decisions.newest() == world.memory().decisions.newest()
    first, second = (
        world.executor.read(lambda memory, stamp: stamp.mint.of_commit(memory.seq), world.caller) for _ in range(2)
    )
    assert first == second
    assert first != world.executor.read(lambda memory, stamp: stamp.mint.of_commit(memory.seq - 1), world.caller)


def test_only_the_newest_are_kept() -> None:
    world = World()
    world.told(say("location", "Lisbon"))
    world.told(say("location", "Berlin"))
    store = DecisionStore(kept=1)
    for commit in world.journal.commits["ctx"]:
        store.on_commit(commit, world.memory().facts)
    assert [decision.seq for decision in store.newest()] == [last(world).seq]
