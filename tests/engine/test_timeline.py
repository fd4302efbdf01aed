"""The timeline: one item per entity, its facts from its own side, two orders, and cursors of each."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mock_server.engine.callers import Caller
from mock_server.engine.errors import InvalidCursor
from mock_server.engine.timeline import Sort, TimelinePage
from tests.engine.graphs import BO, Line, Sketch
from tests.engine.world import NOON


@pytest.fixture
def sketch() -> Sketch:
    return Sketch()


def _names(page: TimelinePage) -> list[str]:
    return [item.node.name for item in page.items]


def test_an_empty_timeline_is_an_empty_page(sketch: Sketch) -> None:
    assert sketch.feed() == TimelinePage((), None)


def test_an_edge_shows_in_both_items_with_opposite_directions(sketch: Sketch) -> None:
    ann, acme = sketch.node("Ann"), sketch.node("Acme", "organisation")
    fact_id = sketch.edge(ann, acme, "works_at")
    shown = {
        item.node.name: [(fact.edge.id, fact.direction, fact.other.name, fact.other.labels) for fact in item.facts]
        for item in sketch.feed().items
    }
    assert shown == {
        "Ann": [(f"edge_{fact_id}", "outgoing", "Acme", ("Organisation",))],
        "Acme": [(f"edge_{fact_id}", "incoming", "Ann", ("Person",))],
    }


def test_a_self_loop_is_one_outgoing_fact_to_itself(sketch: Sketch) -> None:
    ann = sketch.node("Ann")
    sketch.edge(ann, ann)
    item = sketch.item(ann)
    assert item is not None
    assert [(fact.direction, fact.other.id) for fact in item.facts] == [("outgoing", ann)]


def test_all_facts_of_an_entity_are_there_newest_first(sketch: Sketch) -> None:
    ann = sketch.node("Ann")
    sketch.edges(Line(ann, None, key="likes", value=f"thing {n}", at=NOON + n % 3) for n in range(60))
    item = sketch.item(ann)
    assert item is not None
    places = [(fact.edge.created_at, fact.edge.id) for fact in item.facts]
    assert len(places) == 60
    assert places == sorted(places, reverse=True)
    assert item.last_updated_at == NOON + 2


def test_new_activity_moves_an_entity_by_last_update_but_not_by_creation(sketch: Sketch) -> None:
    ann = sketch.node("Ann", at=NOON)
    bea = sketch.node("Bea", at=NOON + 1)
    acme = sketch.node("Acme", "organisation", at=NOON - 9)
    sketch.edge(ann, acme, at=NOON)
    sketch.edge(bea, acme, at=NOON + 1)
    assert _names(sketch.feed()) == [*sorted(["Bea", "Acme"], key={"Bea": bea, "Acme": acme}.__getitem__)[::-1], "Ann"]
    assert _names(sketch.feed(sort=Sort.CREATED)) == ["Bea", "Ann", "Acme"]
    sketch.edge(ann, ann, "trusts", at=NOON + 5)
    assert _names(sketch.feed())[0] == "Ann"
    assert _names(sketch.feed(sort=Sort.CREATED)) == ["Bea", "Ann", "Acme"]


def test_an_expired_fact_lowers_the_count_and_moves_the_entity_back_then_out(sketch: Sketch) -> None:
    ann, bea, cy = (sketch.node(name, at=NOON - 1) for name in ("Ann", "Bea", "Cy"))
    old = sketch.edge(ann, bea, at=NOON)
    new = sketch.edge(ann, cy, at=NOON + 9)
    sketch.close(new)
    item = sketch.item(ann)
    assert item is not None
    assert (len(item.facts), item.last_updated_at, item.node.created_at) == (1, NOON, NOON - 1)
    assert sketch.item(cy) is None
    sketch.close(old)
    assert sketch.feed().items == ()


def test_a_page_that_is_exactly_full_has_a_cursor_and_the_next_is_empty(sketch: Sketch) -> None:
    maya = sketch.node("Maya")
    sketch.edges(Line(maya, None, key="likes", value=f"thing {n}", at=NOON) for n in range(39))
    for sort in Sort:
        pages = list(sketch.walk_feed(20, sort=sort))
        assert [len(page.items) for page in pages] == [20, 20, 0]
        assert len({item.node.id for page in pages for item in page.items}) == 40


@settings(max_examples=60)
@given(
    edges=st.lists(st.tuples(st.integers(0, 7), st.integers(0, 7), st.integers(0, 3)), max_size=25),
    limit=st.integers(1, 5),
    sort=st.sampled_from(Sort),
    closed=st.sets(st.integers(0, 24)),
)
def test_pages_of_any_size_join_to_the_whole_timeline(
    edges: list[tuple[int, int, int]], limit: int, sort: Sort, closed: set[int]
) -> None:
    sketch = Sketch()
    nodes = [sketch.node(f"N{n}", at=NOON + n % 3) for n in range(8)]
    facts = sketch.edges(Line(nodes[a], nodes[b], f"l{n}", at=NOON + at) for n, (a, b, at) in enumerate(edges))
    sketch.feed()
    for number in closed:
        if number < len(facts):
            sketch.close(facts[number])
    pages = list(sketch.walk_feed(limit, sort=sort))
    joined = [item for page in pages for item in page.items]
    assert joined == list(sketch.feed(100, sort=sort).items)
    live = [ends for number, ends in enumerate(edges) if number not in closed]
    assert {item.node.id for item in joined} == {nodes[end] for a, b, _ in live for end in (a, b)}
    for item in joined:
        mine = nodes.index(item.node.id)
        assert len(item.facts) == sum(mine in (a, b) for a, b, _ in live)
        assert item.last_updated_at == max(NOON + at for a, b, at in live if mine in (a, b))
    keys = [item.node.created_at if sort is Sort.CREATED else item.last_updated_at for item in joined]
    assert list(zip(keys, (item.node.id for item in joined), strict=True)) == sorted(
        zip(keys, (item.node.id for item in joined), strict=True), reverse=True
    )


# -- cursors --------


def _some(sketch: Sketch) -> tuple[str, str, str]:
    ann, bea, cy = (sketch.node(name, at=NOON - 100) for name in ("Ann", "Bea", "Cy"))
    sketch.edge(ann, bea, at=NOON)
    sketch.edge(ann, cy, at=NOON + 10)
    return ann, bea, cy


def test_a_last_updated_cursor_is_refused_under_created_and_the_other_way_round(sketch: Sketch) -> None:
    _some(sketch)
    by_update, by_creation = sketch.feed(1).next_place, sketch.feed(1, sort=Sort.CREATED).next_place
    with pytest.raises(InvalidCursor):
        sketch.feed(1, by_update, sort=Sort.CREATED)
    with pytest.raises(InvalidCursor):
        sketch.feed(1, by_creation)


def test_a_graph_cursor_an_unknown_node_and_another_users_are_refused(sketch: Sketch) -> None:
    ann, _, _ = _some(sketch)
    for place in (sketch.page(1).next_place, (NOON + 10, ann + "!"), (NOON + 10, ann[:-1]), (NOON + 11, ann)):
        with pytest.raises(InvalidCursor):
            sketch.feed(1, place)
    with pytest.raises(InvalidCursor):
        sketch.feed(1, (NOON + 10, ann), caller=Caller("admin", user="bo"))


def test_a_past_sort_key_still_counts_after_a_later_fact_moved_the_node(sketch: Sketch) -> None:
    ann, bea, _ = _some(sketch)
    before = sketch.feed(1).next_place
    assert before is not None
    sketch.edge(ann, bea, "trusts", at=NOON + 50)
    sketch.edge(bea, key="likes", value="tea", at=NOON + 60)
    assert sketch.feed(9, before).items == tuple(
        item for item in sketch.feed(9).items if (item.last_updated_at, item.node.id) < before
    )


def test_a_cursor_outlives_its_node_leaving_the_view(sketch: Sketch) -> None:
    ann, bea, cy = (sketch.node(name, at=NOON - 100) for name in ("Ann", "Bea", "Cy"))
    sketch.edge(ann, ann, at=NOON)
    last = sketch.edge(cy, cy, at=NOON + 10)
    place = sketch.feed(1).next_place
    sketch.close(last)
    assert _names(sketch.feed(5, place)) == ["Ann"]
    sketch.merge(bea, cy)
    assert _names(sketch.feed(5, place)) == ["Ann"]


def test_the_time_of_a_fact_learnt_late_was_never_a_sort_key(sketch: Sketch) -> None:
    ann, _, _ = _some(sketch)
    dee = sketch.node("Dee")
    sketch.edge(ann, dee, at=NOON + 5)
    with pytest.raises(InvalidCursor):
        sketch.feed(1, (NOON + 5, ann))
    assert sketch.feed(1, (NOON, ann)).items != ()


def test_a_node_no_edge_ever_touched_makes_no_cursor(sketch: Sketch) -> None:
    _some(sketch)
    lone = sketch.node("Lone", at=NOON)
    for sort in Sort:
        with pytest.raises(InvalidCursor):
            sketch.feed(1, (NOON, lone), sort=sort)


def test_agent_and_user_narrow_the_timeline(sketch: Sketch) -> None:
    _some(sketch)
    sketch.edge(sketch.node("Bo", scope=BO), key="likes", value="tea")
    sketch.edge(sketch.node("Rag", agent="rag-assistant"), key="likes", value="milk")
    assert sorted(_names(sketch.feed(caller=Caller("admin", user="bo")))) == ["Bo", "tea"]
    assert sorted(_names(sketch.feed(agent="rag-assistant"))) == ["Rag", "milk"]
    assert len(sketch.feed(agent="eliza").items) == 5
    assert sketch.feed(agent="stranger").items == ()
