"""Agents: which pool each works in, which are known, and what a caller reaches through one."""

import pytest

from mock_server.engine.agents import DEFAULT_AGENTS, Agents, Sharing, named_in, pool_of
from mock_server.engine.callers import OPEN_ADMIN, Caller
from mock_server.engine.errors import AgentUnknown
from mock_server.engine.reach import reach
from tests.engine.graphs import Sketch


@pytest.fixture
def sketch() -> Sketch:
    return Sketch()


@pytest.mark.parametrize(
    ("agent_id", "expected"),
    [
        ("chatbot", None), ("eliza", None), ("research-assistant", None), ("default", None), ("command-agent", None),
        ("bg-task-agent", None), ("stranger", None), ("rag-assistant", "rag-assistant"),
    ],
)  # fmt: skip
def test_only_an_isolated_agent_writes_to_a_pool_of_its_own(agent_id: str, expected: str | None) -> None:
    assert pool_of(agent_id) == expected


def test_an_agent_is_known_from_the_first_fact_that_names_it(sketch: Sketch) -> None:
    with pytest.raises(AgentUnknown):
        DEFAULT_AGENTS.known(sketch.memory(), "scout")
    fact_id = sketch.edge(sketch.node("Ann"), key="likes", value="tea", labels=("agent=scout", "tier=hot"))
    assert DEFAULT_AGENTS.known(sketch.memory(), "scout") is Sharing.SHARED
    sketch.close(fact_id)
    assert DEFAULT_AGENTS.known(sketch.memory(), "scout") is Sharing.SHARED


def test_the_reserved_words_are_never_agents(sketch: Sketch) -> None:
    for word in ("graph", "timeline", "export", "search"):
        sketch.edge(sketch.node("Ann"), key="likes", value=word, labels=(f"agent={word}",))
        assert DEFAULT_AGENTS.sharing(sketch.memory(), word) is None


def test_configuration_decides_over_facts(sketch: Sketch) -> None:
    sketch.edge(sketch.node("Ann"), key="likes", value="tea", labels=("agent=scout",))
    agents = Agents({"scout": Sharing.NONE})
    assert agents.sharing(sketch.memory(), "scout") is Sharing.NONE
    assert agents.sharing(sketch.memory(), "chatbot") is None


def test_a_pool_of_an_agent_nobody_configures_any_more_stays_its_own(sketch: Sketch) -> None:
    sketch.edge(sketch.node("Ann", agent="old-hand"), key="likes", value="tea")
    assert DEFAULT_AGENTS.sharing(sketch.memory(), "old-hand") is Sharing.ISOLATED


@pytest.mark.parametrize(
    ("labels", "expected"),
    [((), None), (("tier=hot",), None), (("agent=a", "agent=b"), "b"), (("agent=",), None), (("agents=a",), None)],
)
def test_labels_name_an_agent(labels: tuple[str, ...], expected: str | None) -> None:
    assert named_in(labels) == expected


def test_reach_covers_the_pools_a_caller_and_an_agent_share(sketch: Sketch) -> None:
    for agent in (None, "rag-assistant"):
        sketch.edge(sketch.node("Ann", agent=agent), key="likes", value="tea")
    memory = sketch.memory()

    def covered(agent_id: str | None, caller: Caller) -> list[bool]:
        found = reach(memory, caller, agent_id, DEFAULT_AGENTS)
        return [found.covers(pool) for pool in (0, 1)]

    assert covered(None, OPEN_ADMIN) == [True, True]
    assert covered("eliza", OPEN_ADMIN) == [True, False]
    assert covered("rag-assistant", Caller("admin", user="maya")) == [False, True]
    assert covered(None, Caller("admin", user="bo")) == [False, False]
    assert covered("bg-task-agent", OPEN_ADMIN) == [False, False]
