"""What a node says of itself: labels, attributes, the raw summary and the rewrite in the second person."""

from dataclasses import replace

import pytest

from mock_server.engine import summaries
from mock_server.engine.graph import Node
from tests.engine.graphs import Line, Sketch
from tests.engine.world import NOON


@pytest.fixture
def sketch() -> Sketch:
    return Sketch()


def _node(sketch: Sketch, node_id: str) -> Node:
    node = sketch.drawn(node_id)
    assert node is not None
    return node


def test_the_raw_summary_is_one_third_person_sentence_a_line_oldest_first(sketch: Sketch) -> None:
    maya, acme = sketch.node("Maya", speaker=True), sketch.node("Acme", "organisation")
    sketch.edge(maya, key="likes", value="tea", at=NOON + 5)
    sketch.edge(maya, acme, "works_at", key="employer", value="Acme", at=NOON)
    assert _node(sketch, maya).summary_raw == "Maya works at Acme.\nMaya likes tea."


def test_the_rewrite_speaks_to_the_user_also_on_other_nodes(sketch: Sketch) -> None:
    maya, acme, sam = sketch.node("Maya", speaker=True), sketch.node("Acme", "organisation"), sketch.node("Sam")
    sketch.edge(maya, acme, "works_at", at=NOON)
    sketch.edge(sam, acme, "founded", at=NOON + 1)
    sketch.edge(sam, maya, "manages", at=NOON + 2)
    assert _node(sketch, acme).summary == "You work at Acme. Sam founded Acme."
    assert _node(sketch, acme).summary_raw == "Maya works at Acme.\nSam founded Acme."
    assert _node(sketch, sam).summary == "Sam founded Acme. Sam manages you."
    assert _node(sketch, maya).summary == "You work at Acme. Sam manages you."


def test_edge_sentences_are_never_rewritten(sketch: Sketch) -> None:
    sketch.edge(sketch.node("Maya", speaker=True), key="likes", value="tea")
    assert sketch.said() == ["Maya likes tea."]


def test_a_node_without_the_user_has_the_same_summary_twice(sketch: Sketch) -> None:
    sketch.node("Maya", speaker=True)
    sam, acme = sketch.node("Sam"), sketch.node("Acme", "organisation")
    sketch.edge(sam, acme, "works_at")
    node = _node(sketch, acme)
    assert node.summary == node.summary_raw == "Sam works at Acme."


def test_the_rewrite_joins_up_to_three_clauses_and_lists_objects_of_one_verb(sketch: Sketch) -> None:
    maya = sketch.node("Maya", speaker=True)
    told = [
        ("job_title", "baker"), ("location", "Rome"), ("likes", "tea"), ("likes", "rum"), ("hometown", "Bari"),
        ("birthday", "3 May"), ("pet", "Bo"), ("age", "30"),
    ]  # fmt: skip
    sketch.edges(Line(maya, None, key=key, value=value, at=NOON + n) for n, (key, value) in enumerate(told))
    assert _node(sketch, maya).summary == (
        "You work as a baker, live in Rome and like tea and rum. You are from Bari. Your birthday is 3 May. "
        "You have a pet, Bo. You are 30 years old."
    )


def test_a_self_loop_is_said_of_oneself(sketch: Sketch) -> None:
    maya = sketch.node("Maya", speaker=True)
    sketch.edge(maya, maya, "trusts")
    assert _node(sketch, maya).summary == "You trust yourself."
    assert _node(sketch, maya).summary_raw == "Maya trusts Maya."


def test_a_busy_node_tells_its_newest_facts_only(sketch: Sketch) -> None:
    maya = sketch.node("Maya")
    sketch.edges(Line(maya, None, key="likes", value=f"thing {n}", at=NOON + n) for n in range(200))
    lines = _node(sketch, maya).summary_raw.split("\n")
    assert len(lines) == summaries.FACTS_TOLD
    assert lines[-1] == "Maya likes thing 199."


def test_a_summary_follows_new_closed_and_renamed_facts(sketch: Sketch) -> None:
    user = sketch.node("user", speaker=True)
    tea = sketch.edge(user, key="likes", value="tea")
    assert _node(sketch, user).summary_raw == "The user likes tea."
    sketch.edge(user, key="likes", value="rum", at=NOON + 1)
    assert _node(sketch, user).summary == "You like tea and rum."
    sketch.close(tea)
    sketch.draw(lambda draft: draft.rekey(draft.entity(user), "person", "Maya"))
    assert _node(sketch, user).summary_raw == "Maya likes rum."
    rum = next(node for node in sketch.page().nodes if node.name == "rum")
    assert rum.summary_raw == "Maya likes rum."


@pytest.mark.parametrize(
    ("type_", "expected"),
    [("person", "Person"), ("organisation", "Organisation"), ("document", "Document"), ("location", "Location")],
)
def test_the_first_label_is_the_type_with_a_capital(sketch: Sketch, type_: str, expected: str) -> None:
    node = sketch.node("X", type_)
    sketch.edge(node, key="likes", value="tea")
    assert _node(sketch, node).labels == (expected,)


def test_the_speaker_is_labelled_user_and_captioned_so_until_named(sketch: Sketch) -> None:
    user = sketch.node("user", speaker=True)
    sketch.edge(user, key="likes", value="tea")
    assert (_node(sketch, user).name, _node(sketch, user).labels) == ("User", ("User",))
    sketch.draw(lambda draft: draft.rekey(draft.entity(user), "person", "Maya"))
    assert (_node(sketch, user).name, _node(sketch, user).labels) == ("Maya", ("User",))


def test_attributes_are_the_current_single_valued_literal_facts(sketch: Sketch) -> None:
    maya, acme = sketch.node("Maya"), sketch.node("Acme", "organisation")
    sketch.edge(maya, acme, "works_at", key="employer", value="Acme")
    sketch.edge(maya, key="likes", value="tea")
    gone = sketch.edge(maya, key="status", value="away")
    lapsed = sketch.edge(maya, key="mood", value="tired")
    sketch.edge(maya, key="age", value="30", at=NOON)
    sketch.edge(maya, key="age", value="31", at=NOON + 1)
    sketch.edge(maya, key="shoe_size", value="38")
    sketch.close(gone)
    facts = sketch.memory().facts.facts
    facts[lapsed] = replace(facts[lapsed], valid_until=NOON - 1)
    assert _node(sketch, maya).attributes == {"age": "31", "shoe_size": "38"}
    assert _node(sketch, acme).attributes == {}
