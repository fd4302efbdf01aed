"""Whole graphs and episodes: export, warming, and what an ingest leaves behind."""

from typing import Any

import pytest

from mock_server.engine import episodes, sessions
from mock_server.engine.agents import DEFAULT_AGENTS
from mock_server.engine.callers import OPEN_ADMIN, Caller
from mock_server.engine.changes import HistoryAppended
from mock_server.engine.claims import SPEAKER, Extraction, FactClaim, Mention
from mock_server.engine.episodes import Episode, Graph, IngestEpisode
from mock_server.engine.errors import AgentUnknown, AgentWithoutMemory, NodeNotFound, OutsideRegion
from mock_server.engine.records import HistoryRow
from mock_server.engine.scopes import Selector, region
from tests.engine.graphs import BO, MAYA, Sketch
from tests.engine.world import NOON

FOR_MAYA = Caller("admin", user="maya")
SAM_AT_ACME = Extraction(
    facts=(FactClaim(Mention("person", "Sam"), label="works_at", object=Mention("organisation", "Acme")),)
)


@pytest.fixture
def sketch() -> Sketch:
    return Sketch()


def _ingest(sketch: Sketch, caller: Caller = OPEN_ADMIN, agent: str = "chatbot", **more: Any) -> str:
    command = IngestEpisode(agent, "Sam works at Acme.", **{"extraction": SAM_AT_ACME, **more})
    return sketch.executor.execute(episodes.decide_ingest, command, caller)


def _whole(sketch: Sketch, caller: Caller = OPEN_ADMIN, agent: str | None = None) -> Graph:
    return sketch.executor.read(
        lambda memory, stamp: episodes.whole(memory, stamp, agent_id=agent, agents=DEFAULT_AGENTS), caller
    )


def _warm(sketch: Sketch, user: str, caller: Caller = OPEN_ADMIN, agent: str | None = None) -> Graph:
    return sketch.executor.read(
        lambda memory, stamp: episodes.warm(memory, stamp, user, agent_id=agent, agents=DEFAULT_AGENTS), caller
    )


def _episodes(sketch: Sketch, caller: Caller = OPEN_ADMIN, agent: str | None = None) -> tuple[Episode, ...]:
    return sketch.executor.read(
        lambda memory, stamp: episodes.exported(memory, stamp, agent_id=agent, agents=DEFAULT_AGENTS), caller
    )


def _scopes(sketch: Sketch) -> list[tuple[Selector, str | None]]:
    return [(pool.selector, pool.agent) for pool in sketch.memory().facts.pools]


# -- ingest --------


def test_what_an_ingest_says_is_in_the_graph_and_its_text_is_an_episode(sketch: Sketch) -> None:
    episode_id = _ingest(sketch, kind="document", source_description="offer letter")
    assert sketch.said(agent="chatbot") == ["Sam works at Acme."]
    assert _episodes(sketch) == (Episode(episode_id, "Sam works at Acme.", "offer letter", NOON, "chatbot"),)
    assert "episode" not in str([node.name for node in sketch.page().nodes])


def test_an_ingest_that_says_nothing_is_an_episode_all_the_same(sketch: Sketch) -> None:
    _ingest(sketch, extraction=Extraction())
    assert len(_episodes(sketch)) == 1
    assert sketch.page().edges == ()


def test_an_ingest_joins_the_memory_the_user_has(sketch: Sketch) -> None:
    sam = sketch.node("Sam", scope=MAYA)
    sketch.edge(sam, key="likes", value="tea")
    _ingest(sketch, FOR_MAYA)
    assert _scopes(sketch) == [(MAYA, None)]
    item = sketch.item(sam)
    assert item is not None
    assert len(item.facts) == 2


def test_an_isolated_agent_takes_it_into_its_own_pool_of_the_same_scope(sketch: Sketch) -> None:
    sketch.edge(sketch.node("Sam"), key="likes", value="tea")
    _ingest(sketch, FOR_MAYA, "rag-assistant")
    assert _scopes(sketch) == [(MAYA, None), (MAYA, "rag-assistant")]
    assert sketch.said(agent="rag-assistant") == ["Sam works at Acme."]


def test_a_user_without_memory_gets_one_in_the_default_organisation(sketch: Sketch) -> None:
    _ingest(sketch, FOR_MAYA)
    assert _scopes(sketch) == [((("org/default/user/maya",),), None)]
    assert sketch.said(caller=FOR_MAYA) == ["Sam works at Acme."]


def test_without_a_user_it_goes_where_the_caller_writes(sketch: Sketch) -> None:
    _ingest(sketch)
    _ingest(sketch, Caller("k", write=region(["org/acme"])))
    assert _scopes(sketch) == [((("/",),), None), ((("org/acme",),), None)]


def test_an_ingest_outside_the_callers_region_is_refused(sketch: Sketch) -> None:
    with pytest.raises(OutsideRegion):
        _ingest(sketch, Caller("k", write=region(["org/acme"]), user="maya"))


def test_the_first_person_of_an_ingest_is_the_user(sketch: Sketch) -> None:
    claims = Extraction(facts=(FactClaim(SPEAKER, key="likes", value="tea"),))
    _ingest(sketch, FOR_MAYA, extraction=claims)
    assert [node.labels for node in sketch.page().nodes] == [("User",), ("Topic",)]


def test_a_reference_time_dates_what_does_not_date_itself(sketch: Sketch) -> None:
    dated = FactClaim(SPEAKER, key="likes", value="tea", valid_from=NOON - 1)
    plain = FactClaim(SPEAKER, key="likes", value="rum")
    _ingest(sketch, reference_time=NOON - 99, extraction=Extraction(facts=(dated, plain)))
    edges = {edge.sentence: (edge.created_at, edge.valid_at) for edge in sketch.page().edges}
    assert sorted(edges.values(), key=str) == sorted([(NOON, NOON - 1), (NOON, NOON - 99)], key=str)


def test_agents_that_keep_nothing_or_are_unknown_take_nothing_in(sketch: Sketch) -> None:
    with pytest.raises(AgentWithoutMemory):
        _ingest(sketch, agent="command-agent")
    with pytest.raises(AgentUnknown):
        _ingest(sketch, agent="stranger")
    assert "ctx" not in sketch.journal.commits


# -- export --------


def test_an_export_is_the_whole_graph_in_its_order(sketch: Sketch) -> None:
    for number in range(130):
        sketch.edge(sketch.node(f"N{number % 7}"), key="likes", value=f"thing {number}", at=NOON + number % 5)
    page = sketch.page(500)
    assert _whole(sketch) == Graph(page.nodes, page.edges)


def test_an_export_is_narrowed_by_user_and_agent(sketch: Sketch) -> None:
    sketch.edge(sketch.node("Bo", scope=BO), key="likes", value="tea")
    sketch.edge(sketch.node("Rag", agent="rag-assistant"), key="likes", value="rum")
    assert [edge.sentence for edge in _whole(sketch, FOR_MAYA).edges] == ["Rag likes rum."]
    assert [edge.sentence for edge in _whole(sketch, agent="eliza").edges] == ["Bo likes tea."]
    assert _whole(sketch, agent="stranger") == Graph((), ())


def _turn(sketch: Sketch, scope: Selector, content: str, labels: tuple[str, ...] = ()) -> None:
    def say(draft: Any) -> None:
        session = sessions.open_session(draft, None, scope)
        sessions.append_turn(draft, session, "user", content, sketch.clock.at, labels=labels)

    sketch.draw(say)
    sketch.clock.pass_minutes(1)


def test_episodes_are_the_turns_oldest_first_each_with_its_agent(sketch: Sketch) -> None:
    _turn(sketch, MAYA, "one")
    _turn(sketch, MAYA, "two", ("agent=eliza",))
    _turn(sketch, BO, "three", ("agent=rag-assistant",))

    def told(**more: Any) -> list[tuple[str, str | None]]:
        return [(episode.content, episode.agent_id) for episode in _episodes(sketch, **more)]

    assert told() == [("one", None), ("two", "eliza"), ("three", "rag-assistant")]
    assert told(caller=FOR_MAYA) == [("one", None), ("two", "eliza")]
    assert told(agent="chatbot") == [("one", None), ("two", "eliza")]
    assert told(agent="rag-assistant") == [("three", "rag-assistant")]
    assert told(agent="stranger") == told(agent="command-agent") == []


def test_rows_of_the_exact_store_are_episodes_once_facts_came_of_them(sketch: Sketch) -> None:
    sketch.edge(sketch.node("Maya"), key="likes", value="tea", origin="h_7")
    rows = [
        HistoryRow(number, "acme", "maya", "app", "s", "user", f"row {number}", None, None, None, None, NOON)
        for number in (7, 8)
    ]
    sketch.draw(lambda draft: draft.changes.extend(HistoryAppended(row) for row in rows))
    assert _episodes(sketch) == (Episode("episode_h_7", "row 7", "app", NOON, None),)
    assert _episodes(sketch, Caller("admin", user="bo")) == ()


# -- warming --------


def test_warming_gives_the_users_shared_pool_and_nobody_elses(sketch: Sketch) -> None:
    sketch.edge(sketch.node("Maya"), key="likes", value="tea")
    sketch.edge(sketch.node("Maya", agent="rag-assistant"), key="likes", value="rum")
    sketch.edge(sketch.node("Bo", scope=BO), key="likes", value="milk")

    def said(**more: Any) -> list[str]:
        return [edge.sentence for edge in _warm(sketch, "maya", **more).edges]

    assert said() == said(caller=FOR_MAYA) == said(agent="eliza") == ["Maya likes tea."]
    assert said(agent="rag-assistant") == ["Maya likes rum."]
    assert _warm(sketch, "newcomer") == Graph((), ())
    with pytest.raises(NodeNotFound):
        _warm(sketch, "bo", FOR_MAYA)
