"""Merging two nodes: what moves, what is dropped, what is counted, what is rewritten, and what is refused."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mock_server.engine import entities
from mock_server.engine.agents import Agents, Sharing
from mock_server.engine.callers import OPEN_ADMIN, Caller
from mock_server.engine.errors import (
    AgentUnknown,
    AgentWithoutMemory,
    AlreadyMerged,
    CrossPoolMerge,
    EngineError,
    NodeNotFound,
    OutsideRegion,
    SameNode,
)
from mock_server.engine.fold import stands_for
from mock_server.engine.memory import Memory
from mock_server.engine.merge import (
    MergeNodes,
    NodeRecord,
    NoSummariser,
    Overtaken,
    decide_merge,
    fold,
    prepare,
)
from mock_server.engine.records import ClosedBy
from mock_server.engine.vocabulary import Category
from tests.engine.graphs import BO, Line, Sketch
from tests.engine.world import NOON


@pytest.fixture
def sketch() -> Sketch:
    return Sketch()


class Author:
    """A summariser that always writes the same."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.asked: list[tuple[NodeRecord, NodeRecord]] = []

    def combine(self, primary: NodeRecord, duplicate: NodeRecord) -> str:
        self.asked.append((primary, duplicate))
        return self.text


def _ends(sketch: Sketch) -> list[tuple[str, str, str]]:
    return sorted((edge.source, edge.label, edge.target) for edge in sketch.page(500).edges)


def _facts_of(sketch: Sketch, node_id: str) -> int:
    item = sketch.item(node_id)
    return 0 if item is None else len(item.facts)


# -- what moves --------


def test_a_merge_leaves_no_self_loop_and_no_parallel_edge(sketch: Sketch) -> None:
    primary, duplicate, other = (sketch.node(name) for name in ("P", "D", "X"))
    sketch.edge(primary, other, "works_with")
    sketch.edge(duplicate, other, "works_with")
    sketch.edge(primary, duplicate, "knows")
    merged = sketch.merge(primary, duplicate)
    assert _ends(sketch) == [(primary, "works_with", other)]
    assert (merged.outgoing, merged.incoming) == (0, 0)
    assert sketch.drawn(duplicate) is None
    assert sketch.item(duplicate) is None
    assert (_facts_of(sketch, primary), _facts_of(sketch, other)) == (1, 1)
    gone = sketch.memory().facts.entities[duplicate]
    assert (gone.merged_into, gone.audit_edge_id) == (primary, merged.audit_edge_id)
    assert merged.audit_edge_id not in [edge.id for edge in sketch.page().edges]


def test_the_acceptance_walk_counts_three_and_two_and_leaves_out_the_edge_between(sketch: Sketch) -> None:
    a, b = sketch.node("Ann"), sketch.node("Anne")
    others = [sketch.node(f"X{number}") for number in range(5)]
    old = [sketch.edge(b, other, "knows", at=NOON + n) for n, other in enumerate(others[:3])]
    old += [sketch.edge(other, b, "manages", at=NOON - n) for n, other in enumerate(others[3:])]
    old.append(sketch.edge(b, a, "knows"))
    before = {(edge.label, edge.sentence, edge.created_at, edge.valid_at) for edge in sketch.page().edges}
    merged = sketch.merge(a, b)
    assert (merged.outgoing, merged.incoming) == (3, 2)
    facts = sketch.memory().facts.facts
    assert not any(facts[fact_id].live for fact_id in old)
    after = {(edge.label, edge.sentence, edge.created_at, edge.valid_at) for edge in sketch.page().edges}
    assert after == before - {("knows", "Anne knows Ann.", NOON, NOON)}
    assert all(a in (edge.source, edge.target) for edge in sketch.page().edges)
    assert not {edge.id.removeprefix("edge_") for edge in sketch.page().edges} & set(old)
    node = sketch.drawn(a)
    assert node is not None
    assert node.name == "Ann"


def test_a_moved_fact_keeps_its_number_words_times_and_origins(sketch: Sketch) -> None:
    ann, anne, acme = sketch.node("Ann"), sketch.node("Anne"), sketch.node("Acme", "organisation")
    old_id = sketch.edge(
        anne, acme, "works_at", key="employer", value="Acme", at=NOON - 7, labels=("agent=eliza",), origin="h_9"
    )
    sketch.clock.pass_minutes(3)
    sketch.merge(ann, anne)
    facts = sketch.memory().facts
    old = facts.facts[old_id]
    new = stands_for(sketch.memory(), old_id)
    assert old.closing is not None
    assert (old.closing.by, old.closing.known_at, old.superseded_by) == (ClosedBy.MOVED, sketch.clock.at, new.id)
    assert (new.subject, new.supersedes, new.recorded_at) == (ann, old_id, sketch.clock.at)
    kept = (
        "number",
        "pool",
        "target",
        "key",
        "value",
        "label",
        "known_at",
        "valid_from",
        "valid_until",
        "source",
        "labels",
    )
    assert [getattr(new, name) for name in kept] == [getattr(old, name) for name in kept]
    assert facts.numbered(old.number) == new
    assert facts.stated_by("h_9")[-1] == new
    assert sketch.said() == ["Anne works at Acme."]


def test_a_fact_moved_twice_still_has_its_first_words(sketch: Sketch) -> None:
    ann, anne, annie, acme = (*(sketch.node(n) for n in ("Ann", "Anne", "Annie")), sketch.node("Acme", "organisation"))
    first = sketch.edge(annie, acme, "works_at")
    sketch.merge(anne, annie)
    sketch.merge(ann, anne)
    assert sketch.said() == ["Annie works at Acme."]
    assert stands_for(sketch.memory(), first).subject == ann


def test_a_doubled_edge_gives_its_origins_to_the_one_that_stays(sketch: Sketch) -> None:
    ann, anne, bea = (sketch.node(name) for name in ("Ann", "Anne", "Bea"))
    kept = sketch.edge(ann, bea, "knows", origin="h_1")
    dropped = sketch.edge(anne, bea, "knows", origin="h_2")
    sketch.merge(ann, anne)
    facts = sketch.memory().facts.facts
    assert facts[kept].origins == ("h_1", "h_2")
    closing = facts[dropped].closing
    assert closing is not None
    assert (closing.by, facts[dropped].superseded_by) == (ClosedBy.MERGED, kept)


def test_edges_that_differ_in_label_or_direction_are_all_kept(sketch: Sketch) -> None:
    ann, anne, bea = (sketch.node(name) for name in ("Ann", "Anne", "Bea"))
    sketch.edge(ann, bea, "knows")
    sketch.edge(anne, bea, "manages")
    sketch.edge(bea, anne, "knows")
    merged = sketch.merge(ann, anne)
    assert (merged.outgoing, merged.incoming) == (1, 1)
    assert _ends(sketch) == sorted([(ann, "knows", bea), (ann, "manages", bea), (bea, "knows", ann)])


def test_two_edges_of_the_duplicate_that_say_the_same_become_one(sketch: Sketch) -> None:
    ann, anne, acme = sketch.node("Ann"), sketch.node("Anne"), sketch.node("Acme", "organisation")
    sketch.edge(anne, acme, "works_at", key="employer", value="Acme")
    sketch.edge(anne, acme, "works_at")
    assert sketch.merge(ann, anne).outgoing == 1
    assert _ends(sketch) == [(ann, "works_at", acme)]


# -- clashes --------


def test_the_primarys_value_of_a_single_valued_key_wins(sketch: Sketch) -> None:
    ann, anne = sketch.node("Ann"), sketch.node("Anne")
    kept = sketch.edge(ann, key="job_title", value="nurse")
    beaten = sketch.edge(anne, key="job_title", value="surgeon")
    moved = sketch.edge(anne, key="age", value="41")
    sketch.clock.pass_minutes(1)
    merged = sketch.merge(ann, anne)
    assert merged.outgoing == 1
    row = sketch.memory().facts.facts[beaten]
    assert row.closing is not None
    assert (row.closing.by, row.superseded_by, row.valid_until) == (ClosedBy.MERGED, kept, merged.merged_at)
    node = sketch.drawn(ann)
    assert node is not None
    assert node.attributes == {"job_title": "nurse", "age": "41"}
    assert stands_for(sketch.memory(), moved).value == "41"


def test_a_rival_value_of_the_duplicate_is_history_and_counts_nowhere(sketch: Sketch) -> None:
    ann, anne = sketch.node("Ann"), sketch.node("Anne")
    sketch.edge(ann, key="job_title", value="nurse")
    sketch.edge(anne, key="job_title", value="surgeon")
    sketch.edge(anne, key="likes", value="tea")
    sketch.clock.pass_minutes(1)
    merged = sketch.merge(ann, anne)
    facts = sketch.memory().facts
    assert (merged.outgoing, merged.incoming) == (1, 0)
    assert sorted(row.value or "" for row in facts.held(ann)) == ["nurse", "tea"]
    assert len(sketch.memory().sorted_edges().edges()) == 2
    rows = sketch.executor.read(
        lambda memory, stamp: entities.history(memory, stamp, "person", "anne", "job_title"), OPEN_ADMIN
    )
    assert [(row.value, row.live) for row in rows] == [("surgeon", False), ("nurse", True)]
    assert (rows[0].superseded_by, rows[1].supersedes) == (rows[1].id, rows[0].id)


def test_values_of_a_many_valued_key_move_in_order_of_learning(sketch: Sketch) -> None:
    ann, anne = sketch.node("Ann"), sketch.node("Anne")
    sketch.edges(Line(ann, None, key="likes", value=value, at=NOON + at) for value, at in (("tea", 1), ("rum", 3)))
    sketch.edges(Line(anne, None, key="likes", value=value, at=NOON + at) for value, at in (("milk", 2), ("cola", 9)))
    assert sketch.merge(ann, anne).outgoing == 2
    assert [row.value for row in sketch.memory().facts.chain(ann, "likes")] == ["tea", "milk", "rum", "cola"]


def test_a_fact_about_a_third_node_keeps_its_place_in_that_nodes_history(sketch: Sketch) -> None:
    bea, acme, akme = sketch.node("Bea"), sketch.node("Acme", "organisation"), sketch.node("Akme", "organisation")
    sketch.edge(bea, akme, "works_at", key="employer", value="Akme", at=NOON)
    sketch.edge(bea, key="employer", value="Other", at=NOON + 1)
    sketch.merge(acme, akme)
    chain = sketch.memory().facts.chain(bea, "employer")
    assert [(row.value, row.live) for row in chain] == [("Akme", False), ("Akme", True), ("Other", True)]


def test_a_lapsed_value_of_the_primary_beats_nothing(sketch: Sketch) -> None:
    ann, anne = sketch.node("Ann"), sketch.node("Anne")
    old = sketch.edge(ann, key="status", value="on leave")

    facts = sketch.memory().facts.facts
    facts[old] = replace(facts[old], valid_until=NOON - 1)
    sketch.edge(anne, key="status", value="back")
    assert sketch.merge(ann, anne).outgoing == 1
    node = sketch.drawn(ann)
    assert node is not None
    assert node.attributes == {"status": "back"}


# -- names --------


def test_the_duplicates_name_leads_to_the_primary_from_then_on(sketch: Sketch) -> None:
    acme, akme = sketch.node("Acme", "organisation"), sketch.node("Akme", "organisation")
    sketch.edge(sketch.node("Bea"), akme, "works_at")
    sketch.merge(acme, akme)
    assert sketch.node("AKME", "organisation") == acme
    sketch.edge(sketch.node("Cy"), sketch.node("akme", "organisation"), "works_at")
    assert _facts_of(sketch, acme) == 2


def test_value_nodes_merge_and_their_value_leads_on(sketch: Sketch) -> None:
    ann = sketch.node("Ann")
    sketch.edge(ann, key="likes", value="coffee")
    sketch.edge(ann, key="likes", value="kaffee")
    by_name = {node.name: node.id for node in sketch.page().nodes}
    merged = sketch.merge(by_name["coffee"], by_name["kaffee"])
    assert (merged.outgoing, merged.incoming) == (0, 0)
    sketch.edge(ann, key="prefers", value="kaffee")
    assert {(edge.label, edge.target) for edge in sketch.page().edges} == {
        ("likes", by_name["coffee"]),
        ("prefers", by_name["coffee"]),
    }


def test_merging_the_speaker_away_makes_the_primary_the_speaker(sketch: Sketch) -> None:
    user = sketch.node("user", speaker=True)
    maya = sketch.node("Maya")
    sketch.edge(user, key="likes", value="tea")
    merged = sketch.merge(maya, user)
    node = sketch.drawn(maya)
    assert node is not None
    assert merged.labels == node.labels == ("Person", "User")
    assert node.summary_raw == "Maya likes tea.\nMaya was previously known in the graph as 'The user'."
    assert node.summary == "You like tea. You were previously known in the graph as 'The user'."
    assert sketch.memory().facts.speaker(0) == sketch.memory().facts.entities[maya]


# -- the rewrite --------


def _pair(sketch: Sketch) -> tuple[str, str]:
    ann, anne, acme = sketch.node("Ann"), sketch.node("Dr Anne Ito", "agent"), sketch.node("Acme", "organisation")
    sketch.edge(ann, acme, "works_at", at=NOON)
    sketch.edge(ann, key="age", value="40", at=NOON + 1)
    sketch.edge(anne, key="age", value="41", at=NOON + 2)
    sketch.edge(anne, key="job_title", value="surgeon", at=NOON + 3)
    sketch.edge(anne, key="likes", value="tea", at=NOON + 4)
    return ann, anne


def test_the_offline_rewrite_joins_both_records_and_is_what_reads_show(sketch: Sketch) -> None:
    ann, anne = _pair(sketch)
    sketch.edge(ann, anne, "knows")
    sketch.edge(anne, ann, "manages")
    merged = sketch.merge(ann, anne)
    assert merged.summary == (
        "Ann works at Acme.\nAnn is 40 years old.\nDr Anne Ito works as a surgeon.\nDr Anne Ito likes tea.\n"
        "Ann was previously known in the graph as 'Dr Anne Ito'."
    )
    assert merged.labels == ("Person", "Agent")
    node = sketch.drawn(ann)
    assert node is not None
    assert (node.name, node.summary_raw, node.labels) == ("Ann", merged.summary, merged.labels)
    assert node.attributes == {"age": "40", "job_title": "surgeon"}
    assert node.summary == merged.summary


def test_a_rewrite_follows_the_facts_again_once_they_change(sketch: Sketch) -> None:
    ann, anne = _pair(sketch)
    sketch.merge(ann, anne)
    tea = next(edge for edge in sketch.page().edges if edge.label == "likes")
    sketch.delete(tea.id)
    sketch.edge(ann, key="hobby", value="chess", at=NOON + 9)
    node = sketch.drawn(ann)
    assert node is not None
    assert node.summary_raw.split("\n") == [
        "Ann works at Acme.",
        "Ann is 40 years old.",
        "Dr Anne Ito works as a surgeon.",
        "Ann's hobbies include chess.",
        "Ann was previously known in the graph as 'Dr Anne Ito'.",
    ]


def test_former_names_are_remembered_over_several_merges(sketch: Sketch) -> None:
    nodes = [sketch.node(name) for name in ("Ann", "Anne", "Annie")]
    for node in nodes:
        sketch.edge(node, key="likes", value=f"tea {node}")
    sketch.merge(nodes[1], nodes[2])
    merged = sketch.merge(nodes[0], nodes[1])
    assert merged.summary is not None
    assert merged.summary.split("\n")[-2:] == [
        "Ann was previously known in the graph as 'Annie'.",
        "Ann was previously known in the graph as 'Anne'.",
    ]


def test_a_text_of_a_model_stands_as_it_is_in_both_summaries(sketch: Sketch) -> None:
    ann, anne = _pair(sketch)
    author = Author("Ann Ito is a surgeon.")
    merged = sketch.merge(ann, anne, summariser=author)
    node = sketch.drawn(ann)
    assert node is not None
    assert merged.summary == node.summary == node.summary_raw == "Ann Ito is a surgeon."
    assert author.asked == [
        (
            NodeRecord("Ann", ("Person",), ("Ann works at Acme.", "Ann is 40 years old.")),
            NodeRecord("Dr Anne Ito", ("Agent",), ("Dr Anne Ito works as a surgeon.", "Dr Anne Ito likes tea.")),
        )
    ]


@pytest.mark.parametrize("spoken", [False, True])
def test_without_a_model_the_merge_happens_and_the_primarys_texts_stay(sketch: Sketch, spoken: bool) -> None:
    ann, anne = _pair(sketch)
    if spoken:
        sketch.draw(lambda draft: draft.rekey(draft.entity(anne), "person", "Anne"))
    before = sketch.drawn(ann)
    merged = sketch.merge(ann, anne, summariser=NoSummariser())
    assert (merged.outgoing, merged.incoming, merged.summary, merged.labels) == (2, 0, None, None)
    assert sketch.drawn(ann) == before
    assert sketch.drawn(anne) is None
    assert _facts_of(sketch, ann) == 4


def test_after_a_blind_merge_the_next_change_brings_the_texts_up_to_date(sketch: Sketch) -> None:
    ann, anne = _pair(sketch)
    sketch.merge(ann, anne, summariser=NoSummariser())
    sketch.edge(ann, key="hobby", value="chess", at=NOON + 9)
    node = sketch.drawn(ann)
    assert node is not None
    assert node.attributes == {"age": "40", "job_title": "surgeon"}
    assert "previously known" not in node.summary_raw
    assert "Dr Anne Ito likes tea." in node.summary_raw


def test_a_rewrite_of_a_state_that_has_passed_is_not_taken(sketch: Sketch) -> None:
    ann, anne = _pair(sketch)
    command = MergeNodes("chatbot", ann, anne)
    records = sketch.executor.read(lambda memory, stamp: prepare(memory, command, stamp), OPEN_ADMIN)
    stale = MergeNodes("chatbot", ann, anne, records=records, text="old news")
    sketch.edge(anne, key="likes", value="rum")
    assert sketch.executor.execute(decide_merge, stale, OPEN_ADMIN) == Overtaken()
    assert sketch.drawn(anne) is not None


# -- refusals --------


@pytest.mark.parametrize(
    ("primary", "duplicate", "agent", "caller", "refusal"),
    [
        ("ann", "ann", "stranger", OPEN_ADMIN, AgentUnknown),
        ("ann", "ann", "command-agent", OPEN_ADMIN, AgentWithoutMemory),
        ("ghost", "ghost", "chatbot", OPEN_ADMIN, SameNode),
        ("ghost", "gone", "chatbot", OPEN_ADMIN, NodeNotFound),
        ("ann", "bo", "chatbot", Caller("admin", user="maya"), NodeNotFound),
        ("gone", "isolated", "chatbot", OPEN_ADMIN, AlreadyMerged),
        ("ann", "gone", "chatbot", OPEN_ADMIN, AlreadyMerged),
        ("ann", "isolated", "chatbot", OPEN_ADMIN, CrossPoolMerge),
        ("ann", "bea", "rag-assistant", OPEN_ADMIN, CrossPoolMerge),
        ("ann", "bo", "chatbot", OPEN_ADMIN, CrossPoolMerge),
        ("ann", "bea", "chatbot", Caller("k", write=()), OutsideRegion),
    ],
)
def test_a_merge_that_cannot_be_is_refused_in_the_documented_order_and_writes_nothing(
    sketch: Sketch, primary: str, duplicate: str, agent: str, caller: Caller, refusal: type[EngineError]
) -> None:
    nodes = {name: sketch.node(name) for name in ("ann", "bea", "gone")}
    nodes["bo"] = sketch.node("bo", scope=BO)
    nodes["isolated"] = sketch.node("isolated", agent="rag-assistant")
    sketch.edge(nodes["gone"], nodes["ann"])
    sketch.edge(nodes["ann"], nodes["bea"], "manages")
    sketch.merge(nodes["bea"], nodes["gone"])
    commits = len(sketch.journal.commits["ctx"])
    with pytest.raises(refusal):
        sketch.merge(nodes.get(primary, primary), nodes.get(duplicate, duplicate), agent=agent, caller=caller)
    assert len(sketch.journal.commits["ctx"]) == commits


def test_a_refusal_names_the_field_or_where_the_node_went(sketch: Sketch) -> None:
    ann, bea, cy = (sketch.node(name) for name in ("Ann", "Bea", "Cy"))
    with pytest.raises(NodeNotFound, match="duplicate_id"):
        sketch.merge(ann, "node_x")
    sketch.merge(bea, cy)
    sketch.merge(ann, bea)
    with pytest.raises(AlreadyMerged, match=ann):
        sketch.merge(bea, cy)


def test_nodes_seen_through_one_shared_agent_merge_through_another(sketch: Sketch) -> None:
    ann, anne = _pair(sketch)
    assert sketch.merge(ann, anne, agent="eliza").outgoing == 2


def test_an_isolated_agents_nodes_merge_in_its_own_pool(sketch: Sketch) -> None:
    ann, anne = (sketch.node(name, agent="rag-assistant") for name in ("Ann", "Anne"))
    sketch.edge(anne, key="likes", value="tea")
    assert sketch.merge(ann, anne, agent="rag-assistant").outgoing == 1
    assert sketch.said(agent="rag-assistant") == ["Anne likes tea."]


# -- properties --------

_LABELS = ("knows", "manages", "works_with")
_KEYS = ("age", "likes")


@settings(max_examples=120)
@given(
    relations=st.lists(
        st.tuples(st.integers(0, 4), st.integers(0, 4), st.sampled_from(_LABELS)), max_size=14, unique=True
    ),
    values=st.lists(
        st.tuples(st.integers(0, 4), st.sampled_from(_KEYS), st.sampled_from("xyz")), max_size=8, unique=True
    ),
    blind=st.booleans(),
)
def test_what_a_merge_moves_drops_and_counts_agrees_with_the_graph(
    relations: list[tuple[int, int, str]], values: list[tuple[int, str, str]], blind: bool
) -> None:
    sketch = Sketch()
    nodes = [sketch.node(f"N{number}") for number in range(5)]
    sketch.edges(Line(nodes[a], nodes[b], label, at=NOON + n) for n, (a, b, label) in enumerate(relations))
    sketch.edges(Line(nodes[a], None, key=key, value=value, at=NOON + n) for n, (a, key, value) in enumerate(values))
    sketch.page()
    primary, duplicate = nodes[0], nodes[1]
    before = {edge.id: edge for edge in sketch.page(500).edges}
    ages = {value for node, key, value in values if node == 0 and key == "age"}
    merged = sketch.merge(primary, duplicate, summariser=NoSummariser() if blind else None)
    after = {edge.id: edge for edge in sketch.page(500).edges}

    between = {
        i
        for i, e in before.items()
        if {e.source, e.target} <= {primary, duplicate} and duplicate in (e.source, e.target)
    }
    said = {
        (e.source, e.label, e.target)
        for i, e in before.items()
        if i not in between and duplicate not in (e.source, e.target)
    }
    moving = [e for i, e in before.items() if i not in between and duplicate in (e.source, e.target)]
    fresh = set()
    for edge in moving:
        place = (
            primary if edge.source == duplicate else edge.source,
            edge.label,
            primary if edge.target == duplicate else edge.target,
        )
        clash = edge.label == "age" and edge.source == duplicate and bool(ages)
        if place not in said and not clash:
            fresh.add(place)
    assert merged.outgoing == sum(source == primary for source, _, _ in fresh)
    assert merged.incoming == sum(target == primary for _, _, target in fresh)
    shown = [(edge.source, edge.label, edge.target) for edge in after.values()]
    assert len(shown) == len(set(shown))
    assert set(shown) == said | fresh
    assert len(after.keys() - before.keys()) == merged.outgoing + merged.incoming
    assert all(duplicate not in (edge.source, edge.target) for edge in after.values())
    assert all(edge.created_at in {e.created_at for e in moving} for i, edge in after.items() if i not in before)
    _holds_together(sketch.memory())


def _holds_together(memory: Memory) -> None:
    """A memory read anew from its journal has the same rows, and no live row touches a merged node."""
    facts = memory.facts
    for fact in facts.facts.values():
        if fact.live:
            assert facts.entities[fact.subject].merged_into is None
            assert facts.entities[fact.target].merged_into is None
            assert facts.numbered(fact.number) == fact


def test_a_replayed_merge_gives_the_same_graph(sketch: Sketch) -> None:
    ann, anne = _pair(sketch)
    sketch.merge(ann, anne)
    again = Sketch()
    again.journal.commits = sketch.journal.commits
    assert again.page() == sketch.page()
    assert again.feed() == sketch.feed()


def test_a_merge_of_many_edges_is_one_commit(sketch: Sketch) -> None:
    ann, anne = sketch.node("Ann"), sketch.node("Anne")
    sketch.edges(Line(anne, None, key="likes", value=f"thing {n}", at=NOON + n) for n in range(2_000))
    commits = len(sketch.journal.commits["ctx"])
    assert sketch.merge(ann, anne).outgoing == 2_000
    assert len(sketch.journal.commits["ctx"]) == commits + 1
    assert _facts_of(sketch, ann) == 2_000


# -- the bare fold --------


def test_folding_inside_a_draft_moves_what_the_draft_has_said_too(sketch: Sketch) -> None:
    user, maya = sketch.node("user", speaker=True), sketch.node("Maya")
    sketch.edge(maya, key="likes", value="tea")

    def name_the_speaker(draft) -> str:  # type: ignore[no-untyped-def]
        node = draft.value_node(0, "rum", NOON, Category.KNOWLEDGE)
        held = next(iter(draft.held(maya)))
        draft.assert_fact(
            replace(held, id="fresh", number=draft.next_number(), subject=maya, target=node.id, value="rum")
        )
        fold(draft, draft.entity(maya), draft.entity(user), at=NOON)
        draft.rekey(draft.entity(user), "person", "Maya")
        return str(draft.entity(maya).id)

    assert sketch.draw(name_the_speaker) == user
    assert sorted(sketch.said()) == ["Maya likes rum.", "Maya likes tea."]
    node = sketch.drawn(user)
    assert node is not None
    assert (node.labels, node.summary) == (("User",), "You like tea and rum.")


def test_folding_the_speaker_into_a_rewritten_node_puts_user_first(sketch: Sketch) -> None:
    ann, anne = _pair(sketch)
    sketch.merge(ann, anne)
    user = sketch.node("user", speaker=True)
    sketch.draw(lambda draft: fold(draft, draft.entity(user), draft.entity(ann), at=NOON))
    node = sketch.drawn(ann)
    assert node is not None
    assert node.labels == ("User", "Person", "Agent")


def test_agents_configured_otherwise_decide_which_pool_counts(sketch: Sketch) -> None:
    ann, anne = (sketch.node(name, agent="scout") for name in ("Ann", "Anne"))
    sketch.edge(anne, key="likes", value="tea")
    command = MergeNodes("scout", ann, anne, agents=Agents({"scout": Sharing.ISOLATED}))
    outcome = sketch.executor.execute(decide_merge, command, OPEN_ADMIN)
    assert not isinstance(outcome, Overtaken)
    assert outcome.outgoing == 1
