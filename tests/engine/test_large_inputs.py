"""Writes that are large, or that land on an entity which holds much: work grows with what is said, not with its square.

Sizes are such that looking at every held row for every claim would take minutes. No test looks at a clock.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from mock_server.engine import history, merge
from mock_server.engine.claims import (
    SPEAKER,
    Extraction,
    FactClaim,
    Hints,
    InstructionClaim,
    Mention,
    Retraction,
    SpokenTurn,
    UncertaintyClaim,
)
from mock_server.engine.draft import Draft
from mock_server.engine.executor import Decision, Stamp
from mock_server.engine.history import AppendHistory, NewTurn
from mock_server.engine.listening import hear
from mock_server.engine.memory import Memory
from mock_server.engine.persons import Person
from mock_server.engine.records import Fact
from mock_server.engine.standing import Standing
from tests.engine.graphs import Line, Sketch
from tests.engine.world import MINUTE, NOON, World, say

MANY = 4_000
BOB = Mention("person", "Bob")


def likes(count: int, what: str = "thing") -> tuple[FactClaim, ...]:
    return tuple(say("likes", f"{what} {number}") for number in range(count))


def test_thousands_of_values_come_and_go_in_one_command_each() -> None:
    world = World()
    world.told(*likes(MANY))
    assert len(world.current("likes")) == MANY
    world.told(*likes(MANY))
    assert len(world.history("likes")) == MANY
    gone = tuple(Retraction(SPEAKER, "likes", f"THING {number}") for number in range(MANY - 1))
    world.heard(Extraction(retractions=gone))
    assert world.current("likes") == [f"thing {MANY - 1}"]


def test_thousands_of_opposites_change_over() -> None:
    world = World()
    world.told(*likes(MANY))
    world.told(*(say("dislikes", f"thing {number}") for number in range(MANY)))
    assert world.current("likes") == []
    assert len(world.current("dislikes")) == MANY


def test_thousands_of_values_of_a_single_valued_key_form_one_line() -> None:
    world = World()
    answer = world.told(*(say("employer", f"Firm {number}", who=BOB) for number in range(MANY)))
    rows = world.history("employer", "bob")
    assert [row.superseded_by for row in rows[:-1]] == [row.id for row in rows[1:]]
    assert answer.delta is not None
    assert len(answer.delta.corrections) == MANY - 1


def test_thousands_of_values_told_in_reverse_take_their_places() -> None:
    world = World()
    world.told(say("employer", "Last", who=BOB))
    for part in range(40):
        at = NOON - (part + 1) * MINUTE
        world.told(*(say("likes", f"late {part} {n}", who=BOB) for n in range(100)), observed_at=at)
        world.told(say("employer", f"Firm {part}", who=BOB), observed_at=at)
    times = [row.known_at for row in world.history("likes", "bob")]
    assert len(times) == MANY
    assert times == sorted(times)
    assert [row.value for row in world.history("employer", "bob")][-2:] == ["Firm 0", "Last"]


def test_thousands_of_relations_to_things_are_told_apart() -> None:
    world = World()
    friends = tuple(FactClaim(BOB, label="knows", object=Mention("person", f"Friend {n}")) for n in range(MANY))
    world.told(*friends)
    world.told(*friends)
    assert len(world.entity("person", "bob").relations) == MANY
    gone = tuple(Retraction(BOB, "knows", f"friend {number}") for number in range(1, MANY))
    world.heard(Extraction(retractions=gone))
    (left,) = world.entity("person", "bob").relations
    assert world.memory().facts.entities[left.target].name == "Friend 0"


def test_thousands_of_doubts_and_directives_are_noted_once_each() -> None:
    world = World()
    doubts = tuple(UncertaintyClaim(f"topic {number}", "It was not clear.") for number in range(MANY))
    orders = tuple(InstructionClaim(f"label {number}", f"Always do {number}.") for number in range(MANY))
    for _ in range(2):
        world.heard(Extraction(uncertainties=doubts, instructions=orders, facts=likes(MANY)))
    view = world.state()
    assert len(view.unknowns) == len(view.instructions) == MANY


def test_a_doubt_against_many_rivals_names_a_few() -> None:
    world = World()
    world.told(*(say("employer", f"Firm {number}", who=BOB, confidence=0.5) for number in range(400)))
    (doubt,) = world.state().unknowns
    assert len(doubt.reason) < 500
    world.told(say("employer", "Firm of all", who=BOB, confidence=0.9))
    assert world.current("employer") == ["Firm of all"]
    last = world.history("employer", "bob")[-1]
    rivals = [row for row in world.history("employer", "bob") if row.superseded_by == last.id]
    assert len(rivals) == 400
    assert last.supersedes == rivals[-1].id


def test_weighing_a_claim_looks_at_few_rows_however_many_are_held() -> None:
    world = World()
    world.told(*likes(2_000), say("employer", "Acme"))
    looked: list[str] = []

    class Counting(Draft):
        def fact(self, fact_id: str) -> Fact:
            looked.append(fact_id)
            return super().fact(fact_id)

    def weigh(memory: Memory, command: None, stamp: Stamp) -> Decision[None]:
        draft = Counting(memory, stamp)
        speaker = memory.facts.speaker(0)
        assert speaker is not None
        standing: Standing = draft.standing
        assert standing.same(speaker.id, "likes", "thing 77") is not None
        assert standing.same(speaker.id, "likes", "nothing") is None
        assert [row.value for row in standing.values(speaker.id, "employer")] == ["Acme"]
        assert len(standing.meant(speaker.id, ["likes", "hobby"], "THING 5", ())) == 1
        assert standing.learnt_next(speaker.id, "likes", stamp.now) is None
        return Decision((), None)

    world.executor.execute(weigh, None, world.caller)
    assert len(looked) < 20


def test_merging_two_nodes_that_hold_thousands_of_facts_keeps_each_once() -> None:
    sketch = Sketch()
    ann, bea = sketch.node("Ann"), sketch.node("Bea")
    friends = [sketch.node(f"Friend {number}") for number in range(40)]
    for node, own in ((ann, "a"), (bea, "b")):
        sketch.edges(Line(node, key="likes", value=f"shared {n}") for n in range(2_000))
        sketch.edges(Line(node, key="likes", value=f"{own} {n}") for n in range(2_000))
        sketch.edges(Line(friend, node, f"knows {n}") for friend in friends for n in range(50))
    done = sketch.merge(ann, bea)
    assert (done.outgoing, done.incoming) == (2_000, 0)
    facts = sketch.memory().facts
    assert len(list(facts.held(ann))) == 6_000
    assert len(list(facts.pointing(ann))) == 2_000
    assert list(facts.held(bea)) == list(facts.pointing(bea)) == []


def test_a_long_line_of_merges_is_walked_without_recursion() -> None:
    sketch = Sketch()
    nodes = [sketch.node(f"Name {number}") for number in range(1_500)]
    for node in nodes:
        sketch.edge(node, key="likes", value="tea")

    def fold_all(draft: Draft) -> None:
        for older, newer in pairwise(nodes):
            merge.fold(draft, draft.entity(older), draft.entity(newer), at=draft.stamp.now)

    sketch.draw(fold_all)
    assert tuple(sketch.memory().facts.lineage(nodes[-1])) == tuple(reversed(nodes))


def test_a_name_taken_a_thousand_times_still_leads_to_the_speaker() -> None:
    world = World()
    for part in range(10):
        world.told(*(say("name", f"Name {part} {number}") for number in range(100)))
    speaker = world.memory().facts.speaker(0)
    assert speaker is not None
    assert [found.id for found in world.memory().facts.speakers_called("name_0_7")] == [speaker.id]


def test_a_long_batch_is_told_the_latest_of_what_was_said_before() -> None:
    told: list[Hints] = []

    class Remembering:
        def extract(self, turn: SpokenTurn, hints: Hints) -> Extraction:
            told.append(hints)
            return Extraction(facts=(say("likes", turn.text), say("name", turn.text)))

    steps: Iterator[object] = hear(
        Remembering(), [SpokenTurn(f"thing {n}", "user", NOON) for n in range(1_000)], Hints()
    )
    for _ in steps:
        pass
    assert told[-1].held[1].value == "thing 998"
    assert told[-1].speaker_names[0] == "thing 998"
    assert max(len(hints.held) + len(hints.speaker_names) for hints in told) < 500


@pytest.mark.parametrize("seq", [None, 0])
def test_rows_at_one_place_of_a_transcript_are_told_apart_by_their_words(seq: int | None) -> None:
    world = World()
    person = Person("acme", "una")
    for part in range(0, 4_000, 100):
        turns = tuple(NewTurn("user", f"words {n}", seq=seq) for n in range(part, part + 100))
        world.executor.execute(history.decide_append, AppendHistory(person, "api", "s", turns), world.caller)
    again = AppendHistory(person, "api", "s", (NewTurn("user", "words 7", seq=seq),))
    answer = world.executor.execute(history.decide_append, again, world.caller)
    assert answer.items[0][1] is (seq is None)
    assert len(world.memory().history.rows) == 4_000 + (seq is None)


@pytest.mark.parametrize("one_value", [True, False], ids=["one value", "many values"])
def test_thousands_of_values_that_are_over_are_told_and_told_again(*, one_value: bool) -> None:
    world = World()
    past = tuple(
        replace(say("employer", "Firm" if one_value else f"Firm {n}", who=BOB), valid_until=NOON - (n + 1) * MINUTE)
        for n in range(2 * MANY)
    )
    for _ in range(2):
        world.told(*past)
        rows = world.history("employer", "bob")
        assert len(rows) == 2 * MANY
        assert len({row.valid_until for row in rows}) == 2 * MANY
        assert world.current("employer") == []


def test_a_value_of_the_past_is_known_by_its_end_as_it_was_last_told() -> None:
    world = World()
    begun, ended = NOON - 9 * MINUTE, NOON - 3 * MINUTE
    world.told(replace(say("employer", "Old", who=BOB), valid_until=ended))
    world.told(replace(say("employer", "OLD", who=BOB), valid_until=ended))
    assert len(world.history("employer", "bob")) == 1
    world.told(replace(say("employer", "Old", who=BOB, since=begun), valid_until=ended))
    world.told(replace(say("employer", "Old", who=BOB, since=begun), valid_until=ended + MINUTE))
    assert [row.valid_until for row in world.history("employer", "bob")] == [ended, ended, ended + MINUTE]
