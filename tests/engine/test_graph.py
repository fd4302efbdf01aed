"""Pages of the graph: order, cursors, what is live, whose it is; the list, search and deleting."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mock_server.engine import graph
from mock_server.engine.agents import DEFAULT_AGENTS
from mock_server.engine.callers import OPEN_ADMIN, Caller
from mock_server.engine.errors import AgentUnknown, InvalidCursor, MemoryNotFound, OutsideRegion
from mock_server.engine.graph import Edge
from mock_server.engine.records import ClosedBy
from mock_server.engine.scopes import region
from tests.engine.graphs import BO, MAYA, Line, Sketch
from tests.engine.world import NOON

SECOND = 1_000_000
FOR_MAYA = Caller("admin", user="maya")


@pytest.fixture
def sketch() -> Sketch:
    return Sketch()


def _friends(sketch: Sketch, count: int, *, at: int | None = None, same_second: int = 0) -> str:
    maya = sketch.node("Maya")
    others = [sketch.node(f"Friend {number}") for number in range(count)]
    sketch.edges(
        Line(maya, other, at=at if at is not None or number < same_second else NOON + number * SECOND)
        for number, other in enumerate(others)
    )
    return maya


# -- pages --------


def test_an_empty_graph_is_an_empty_page_without_a_cursor(sketch: Sketch) -> None:
    assert sketch.page() == graph.GraphPage((), (), None)


def test_250_edges_of_one_second_come_in_three_pages_each_edge_once(sketch: Sketch) -> None:
    _friends(sketch, 250, at=NOON)
    pages = list(sketch.walk(100))
    assert [len(page.edges) for page in pages] == [100, 100, 50]
    assert len({edge.id for page in pages for edge in page.edges}) == 250


def test_the_acceptance_walk_ends_with_an_empty_page_behind_five_full_ones(sketch: Sketch) -> None:
    _friends(sketch, 250, same_second=120)
    pages = list(sketch.walk(50))
    assert [len(page.edges) for page in pages] == [50, 50, 50, 50, 50, 0]
    assert [page.next_place is None for page in pages] == [False] * 5 + [True]
    assert len({edge.id for page in pages for edge in page.edges}) == 250
    for page in pages:
        assert {end for edge in page.edges for end in (edge.source, edge.target)} == {node.id for node in page.nodes}


def test_edges_are_newest_first_and_ties_go_by_id_descending(sketch: Sketch) -> None:
    _friends(sketch, 30, same_second=15)
    shown = [(edge.created_at, edge.id) for edge in sketch.page().edges]
    assert shown == sorted(shown, reverse=True)


def test_nodes_come_by_first_appearance_source_before_target(sketch: Sketch) -> None:
    ann, bea, cy = (sketch.node(name) for name in ("Ann", "Bea", "Cy"))
    sketch.edge(cy, ann, at=NOON)
    sketch.edge(bea, cy, at=NOON + 1)
    assert [node.name for node in sketch.page().nodes] == ["Bea", "Cy", "Ann"]


def test_an_edge_shows_its_relation_its_sentence_and_its_times(sketch: Sketch) -> None:
    maya, acme = sketch.node("Maya"), sketch.node("Acme", "organisation")
    fact_id = sketch.edge(maya, acme, "works_at", key="employer", value="Acme", at=NOON - 5)
    assert sketch.page().edges == (
        Edge(f"edge_{fact_id}", maya, acme, "works_at", "Maya works at Acme.", NOON - 5, NOON - 5),
    )


def test_a_plain_value_is_an_edge_to_a_topic_labelled_by_its_key(sketch: Sketch) -> None:
    maya = sketch.node("Maya")
    sketch.edge(maya, key="likes", value="coffee")
    page = sketch.page()
    assert [(edge.label, edge.sentence) for edge in page.edges] == [("likes", "Maya likes coffee.")]
    assert [(node.name, node.labels) for node in page.nodes] == [("Maya", ("Person",)), ("coffee", ("Topic",))]


def test_a_document_from_an_ingest_appears_like_any_other_entity(sketch: Sketch) -> None:
    maya, report = sketch.node("Maya"), sketch.node("Q3 report", "document")
    sketch.edge(maya, report, "wrote")
    assert [node.labels for node in sketch.page().nodes] == [("Person",), ("Document",)]


def test_closing_the_last_edge_of_a_node_takes_it_from_view(sketch: Sketch) -> None:
    ann, bea, cy = (sketch.node(name) for name in ("Ann", "Bea", "Cy"))
    first, second = sketch.edge(ann, bea), sketch.edge(ann, cy)
    sketch.close(first)
    assert [node.name for node in sketch.page().nodes] == ["Ann", "Cy"]
    sketch.close(second, ClosedBy.SUPERSEDED)
    assert sketch.page().nodes == ()


def test_an_edge_whose_validity_lapsed_is_still_live(sketch: Sketch) -> None:
    ann, bea = sketch.node("Ann"), sketch.node("Bea")
    fact_id = sketch.edge(ann, bea)
    memory = sketch.memory()
    memory.facts.facts[fact_id] = replace(memory.facts.facts[fact_id], valid_until=NOON - 1)
    assert len(sketch.page().edges) == 1


def test_a_self_loop_names_its_node_once(sketch: Sketch) -> None:
    ann = sketch.node("Ann")
    sketch.edge(ann, ann)
    page = sketch.page()
    assert len(page.edges) == 1
    assert [node.id for node in page.nodes] == [ann]


@settings(max_examples=60)
@given(
    instants=st.lists(st.integers(0, 4), max_size=40),
    limit=st.integers(1, 9),
    closed=st.sets(st.integers(0, 39)),
    looked_early=st.booleans(),
)
def test_pages_of_any_size_join_to_the_whole_list(
    instants: list[int], limit: int, closed: set[int], looked_early: bool
) -> None:
    sketch = Sketch()
    maya, others = sketch.node("Maya"), [sketch.node(f"N{number}") for number in range(5)]
    facts = sketch.edges(Line(maya, others[n % 5], f"l{n}", at=NOON + at) for n, at in enumerate(instants))
    if looked_early:
        sketch.page()
    for number in closed:
        if number < len(facts):
            sketch.close(facts[number])
    live = {f"edge_{fact_id}" for number, fact_id in enumerate(facts) if number not in closed}
    pages = list(sketch.walk(limit))
    joined = [edge for page in pages for edge in page.edges]
    assert joined == list(sketch.page(500).edges)
    assert {edge.id for edge in joined} == live
    assert all((len(page.edges) == limit) == (page.next_place is not None) for page in pages)


# -- cursors --------


def test_a_cursor_outlives_the_edge_it_names(sketch: Sketch) -> None:
    _friends(sketch, 6)
    first = sketch.page(3)
    assert first.next_place is not None
    expected = sketch.page(3, first.next_place).edges
    sketch.delete(first.next_place[1])
    assert sketch.page(3, first.next_place).edges == expected


@pytest.mark.parametrize(
    "spoil",
    [
        lambda at, edge: (at, edge + "!"),
        lambda at, edge: (at, edge[:-1]),
        lambda at, edge: (at + 1, edge),
        lambda at, edge: (at, edge.removeprefix("edge_")),
        lambda at, edge: (at, "edge_"),
    ],
)
def test_a_cursor_that_was_never_handed_out_is_refused(sketch: Sketch, spoil) -> None:  # type: ignore[no-untyped-def]
    _friends(sketch, 4)
    place = sketch.page(2).next_place
    assert place is not None
    with pytest.raises(InvalidCursor):
        sketch.page(2, spoil(*place))


def test_a_timeline_cursor_is_refused_by_the_graph(sketch: Sketch) -> None:
    _friends(sketch, 4)
    with pytest.raises(InvalidCursor):
        sketch.page(2, sketch.feed(2).next_place)


def test_a_cursor_of_another_users_edge_is_one_never_handed_out(sketch: Sketch) -> None:
    _friends(sketch, 2)
    place = sketch.page(1).next_place
    with pytest.raises(InvalidCursor):
        sketch.page(1, place, caller=Caller("admin", user="bo"))


def test_an_audit_edge_makes_no_cursor(sketch: Sketch) -> None:
    ann, bea, cy = (sketch.node(name) for name in ("Ann", "Bea", "Cy"))
    sketch.edge(bea, cy)
    merged = sketch.merge(ann, bea)
    with pytest.raises(InvalidCursor):
        sketch.page(1, (merged.merged_at, merged.audit_edge_id))


# -- whose it is --------


def _two_users_and_an_isolated_agent(sketch: Sketch) -> None:
    for scope, agent, who in ((MAYA, None, "Maya"), (BO, None, "Bo"), (MAYA, "rag-assistant", "Maya")):
        sketch.edge(sketch.node(who, scope=scope, agent=agent), None, key="likes", value=f"tea for {agent or who}")


@pytest.mark.parametrize(
    ("agent", "user", "expected"),
    [
        (None, None, ["Maya likes tea for rag-assistant.", "Bo likes tea for Bo.", "Maya likes tea for Maya."]),
        (None, "maya", ["Maya likes tea for rag-assistant.", "Maya likes tea for Maya."]),
        (None, "bo", ["Bo likes tea for Bo."]),
        (None, "nobody", []),
        ("chatbot", None, ["Bo likes tea for Bo.", "Maya likes tea for Maya."]),
        ("eliza", "maya", ["Maya likes tea for Maya."]),
        ("rag-assistant", None, ["Maya likes tea for rag-assistant."]),
        ("rag-assistant", "bo", []),
        ("command-agent", None, []),
        ("stranger", None, []),
    ],
)
def test_agent_and_user_narrow_what_is_shown(
    sketch: Sketch, agent: str | None, user: str | None, expected: list[str]
) -> None:
    _two_users_and_an_isolated_agent(sketch)
    assert sorted(sketch.said(agent=agent, caller=Caller("admin", user=user))) == sorted(expected)


def test_a_region_shows_only_the_pools_inside_it(sketch: Sketch) -> None:
    _two_users_and_an_isolated_agent(sketch)
    assert sketch.said(caller=Caller("k", read=region(["org/acme/user/bo"]))) == ["Bo likes tea for Bo."]


def test_a_walk_over_many_pools_sees_what_comes_later_too(sketch: Sketch) -> None:
    team = Caller("k", read=region(["org/acme/*"]))
    scopes = [((f"org/{org}/user/u{number}",),) for number in range(12) for org in ("acme", "other")]

    def like(number: int, thing: str) -> str:
        return sketch.edge(sketch.node(f"U{number}", scope=scopes[number]), None, key="likes", value=thing)

    for number in range(20):
        like(number, "tea")
    assert len(sketch.said(caller=team)) == 10
    gone = like(0, "milk")
    for number in range(18, 24):
        like(number, "jam")
    said = sketch.said(caller=team)
    assert len(said) == 10 + 1 + 3
    sketch.close(gone)
    assert len(sketch.said(caller=team)) == 13
    assert [edge for page in sketch.walk(4, caller=team) for edge in page.edges] == list(
        sketch.page(500, caller=team).edges
    )


# -- the list --------


def _listing(sketch: Sketch, agent: str, caller: Caller = OPEN_ADMIN) -> tuple[graph.Listed, ...]:
    return sketch.executor.read(lambda memory, stamp: graph.listing(memory, stamp, agent, DEFAULT_AGENTS), caller)


def test_the_list_has_a_headline_a_name_and_the_sentence_of_each_edge(sketch: Sketch) -> None:
    maya, acme = sketch.node("Maya"), sketch.node("Acme", "organisation")
    first = sketch.edge(maya, acme, "works_at", key="employer", value="Acme", at=NOON)
    second = sketch.edge(maya, key="birthday", value="3 May", at=NOON + 1)
    assert _listing(sketch, "default") == (
        graph.Listed(f"edge_{second}", "Birthday is 3 May", "3 May", "Maya's birthday is 3 May."),
        graph.Listed(f"edge_{first}", "Works at Acme", "Acme", "Maya works at Acme."),
    )


def test_an_agent_without_memory_lists_nothing_and_an_unknown_one_is_refused(sketch: Sketch) -> None:
    _friends(sketch, 1)
    assert _listing(sketch, "bg-task-agent") == ()
    with pytest.raises(AgentUnknown):
        _listing(sketch, "stranger")


# -- search --------


def _search(sketch: Sketch, query: str, limit: int = 10, agent: str | None = None) -> list[str]:
    found = sketch.executor.read(
        lambda memory, stamp: graph.search(memory, stamp, query, limit=limit, agent_id=agent, agents=DEFAULT_AGENTS),
        OPEN_ADMIN,
    )
    assert [hit.score for hit in found] == sorted((hit.score for hit in found), reverse=True)
    return [hit.node.name for hit in found]


def test_search_puts_the_node_that_is_named_first(sketch: Sketch) -> None:
    maya, acme, globex = sketch.node("Maya"), sketch.node("Acme", "organisation"), sketch.node("Globex", "organisation")
    sketch.edge(maya, acme, "works_at")
    sketch.edge(sketch.node("Sam"), globex, "works_at")
    assert _search(sketch, "globex")[0] == "Globex"
    assert _search(sketch, "globex", limit=1) == ["Globex"]
    assert _search(sketch, "zebra") == []


def test_search_never_finds_a_merged_node_nor_another_agents(sketch: Sketch) -> None:
    maya, acme, old = sketch.node("Maya"), sketch.node("Acme", "organisation"), sketch.node("Akme", "organisation")
    sketch.edge(maya, old, "works_at")
    sketch.merge(acme, old)
    assert sorted(_search(sketch, "where does Maya work")) == ["Acme", "Maya"]
    assert _search(sketch, "Maya", agent="rag-assistant") == []
    assert _search(sketch, "Maya", agent="stranger") == []


# -- deleting --------


def test_a_deleted_edge_is_gone_once_and_for_all(sketch: Sketch) -> None:
    maya = _friends(sketch, 2)
    edge_id = sketch.page().edges[0].id
    assert sketch.delete(edge_id) == edge_id
    assert edge_id not in [edge.id for edge in sketch.page().edges]
    fact = sketch.memory().facts.facts[edge_id.removeprefix("edge_")]
    assert fact.closing is not None
    assert fact.closing.by is ClosedBy.DELETED
    assert fact.valid_until is None
    item = sketch.item(maya)
    assert item is not None
    assert len(item.facts) == 1
    with pytest.raises(MemoryNotFound):
        sketch.delete(edge_id)


def test_only_a_live_edge_of_the_agents_pool_and_the_users_own_can_be_deleted(sketch: Sketch) -> None:
    maya = _friends(sketch, 1)
    edge = sketch.page().edges[0]
    merged = sketch.merge(maya, sketch.node("Maia"))
    for edge_id, agent, caller in (
        (edge.id, "rag-assistant", OPEN_ADMIN),
        (edge.id, "command-agent", OPEN_ADMIN),
        (edge.id, "chatbot", Caller("admin", user="bo")),
        (edge.id.removeprefix("edge_"), "chatbot", OPEN_ADMIN),
        (edge.id + "x", "chatbot", OPEN_ADMIN),
        (maya, "chatbot", OPEN_ADMIN),
        (merged.audit_edge_id, "chatbot", OPEN_ADMIN),
        ("m_1", "chatbot", OPEN_ADMIN),
    ):
        with pytest.raises(MemoryNotFound):
            sketch.delete(edge_id, agent=agent, caller=caller)
    with pytest.raises(AgentUnknown):
        sketch.delete(edge.id, agent="stranger")
    with pytest.raises(OutsideRegion):
        sketch.delete(edge.id, caller=Caller("k", forget=()))
    assert sketch.page().edges == (edge,)
    assert sketch.delete(edge.id, agent="eliza", caller=FOR_MAYA) == edge.id
