"""A graph drawn by hand for tests: nodes and edges put straight into one context, without any claims or extraction.

Every call is one commit. The clock stands still until told otherwise; edges may be dated one by one.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from mock_server.engine import graph, timeline
from mock_server.engine.agents import DEFAULT_AGENTS, Agents
from mock_server.engine.callers import OPEN_ADMIN, Caller
from mock_server.engine.draft import Draft
from mock_server.engine.executor import Decision, Executor, Stamp
from mock_server.engine.instants import Instant
from mock_server.engine.memory import Memory
from mock_server.engine.merge import (
    Merged,
    MergeNodes,
    OfflineSummariser,
    Summariser,
    SummaryFailed,
    decide_merge,
    prepare,
)
from mock_server.engine.names import normalise
from mock_server.engine.records import ClosedBy, Fact, SourceRef
from mock_server.engine.scopes import Selector
from mock_server.engine.stores.edges import Place
from mock_server.engine.timeline import Sort
from mock_server.engine.vocabulary import Category
from tests.engine.world import ListJournal, StillClock

T = TypeVar("T")

MAYA: Selector = (("org/acme/user/maya",),)
BO: Selector = (("org/acme/user/bo",),)


@dataclass(frozen=True, slots=True)
class Line:
    """An edge to draw. Without label and key it says `knows`; a value without a target gets a value node."""

    subject: str
    target: str | None = None
    label: str | None = None
    key: str | None = None
    value: str | None = None
    at: Instant | None = None
    labels: tuple[str, ...] = ()
    origin: str = "turn:t1"


class Sketch:
    """One context with a graph in it."""

    def __init__(self) -> None:
        self.clock = StillClock()
        self.journal = ListJournal()
        self.executor = Executor("ctx", journal=self.journal, clock=self.clock, seed="seed")

    # -- drawing -----------------------------------------------------------------------------------------------------

    def node(
        self,
        name: str,
        type_: str = "person",
        *,
        scope: Selector = MAYA,
        agent: str | None = None,
        speaker: bool = False,
        at: Instant | None = None,
    ) -> str:
        """Draw a node; a name that the pool has under this type is the same node."""

        def draw(draft: Draft) -> str:
            pool = draft.pool(scope, agent).id
            held = draft.named(pool, type_, normalise(name))
            born = self.clock.at if at is None else at
            made = held or draft.create_entity(pool, type_, name, born, Category.KNOWLEDGE, speaker=speaker)
            return made.id

        return self.draw(draw)

    def edge(self, subject: str, target: str | None = None, label: str | None = None, **more: Any) -> str:
        """Draw one edge; the answer is the fact's id."""
        return self.edges([Line(subject, target, label, **more)])[0]

    def edges(self, lines: Iterable[Line]) -> list[str]:
        """Draw edges in one commit."""
        return self.draw(lambda draft: [_assert(draft, line) for line in lines])

    def close(self, fact_id: str, by: ClosedBy = ClosedBy.RETRACTED) -> None:
        """Let an edge expire."""

        def draw(draft: Draft) -> None:
            draft.close_fact(draft.fact(fact_id), by, known_at=self.clock.at, valid_until=self.clock.at)

        self.draw(draw)

    def draw(self, act: Callable[[Draft], T]) -> T:
        """Commit whatever is done to a draft."""

        def decide(memory: Memory, command: None, stamp: Stamp) -> Decision[T]:
            draft = Draft(memory, stamp)
            answer = act(draft)
            return Decision(tuple(draft.changes), answer)

        return self.executor.execute(decide, None, OPEN_ADMIN)

    def merge(
        self,
        primary: str,
        duplicate: str,
        *,
        agent: str = "chatbot",
        caller: Caller = OPEN_ADMIN,
        summariser: Summariser | None = None,
    ) -> Merged:
        """Fold a duplicate into a primary, as the handler does."""
        command = MergeNodes(agent, primary, duplicate)
        records = self.executor.read(lambda memory, stamp: prepare(memory, command, stamp), caller)
        text = None
        with suppress(SummaryFailed):
            said = (summariser or OfflineSummariser()).combine(*records)
            assert isinstance(said, str)
            text = said
        outcome = self.executor.execute(decide_merge, replace(command, records=records, text=text), caller)
        assert isinstance(outcome, Merged)
        return outcome

    def delete(self, edge_id: str, *, agent: str = "chatbot", caller: Caller = OPEN_ADMIN) -> str:
        """Delete an edge by the id the graph shows."""
        return self.executor.execute(graph.decide_delete, graph.DeleteEdge(agent, edge_id), caller)

    # -- looking -----------------------------------------------------------------------------------------------------

    def page(
        self,
        limit: int = 100,
        after: Place | None = None,
        *,
        agent: str | None = None,
        caller: Caller = OPEN_ADMIN,
        agents: Agents = DEFAULT_AGENTS,
    ) -> graph.GraphPage:
        """Look at a page of the graph."""
        return self.executor.read(
            lambda memory, stamp: graph.page(memory, stamp, limit=limit, after=after, agent_id=agent, agents=agents),
            caller,
        )

    def walk(self, limit: int, **more: Any) -> Iterator[graph.GraphPage]:
        """Walk the graph page by page, from no cursor to none."""
        after: Place | None = None
        while True:
            shown = self.page(limit, after, **more)
            yield shown
            after = shown.next_place
            if after is None:
                return

    def feed(
        self,
        limit: int = 100,
        after: Place | None = None,
        *,
        agent: str | None = None,
        sort: Sort = Sort.LAST_UPDATED,
        caller: Caller = OPEN_ADMIN,
    ) -> timeline.TimelinePage:
        """Look at a page of the timeline."""
        return self.executor.read(
            lambda memory, stamp: timeline.page(
                memory, stamp, limit=limit, after=after, agent_id=agent, sort=sort, agents=DEFAULT_AGENTS
            ),
            caller,
        )

    def walk_feed(self, limit: int, **more: Any) -> Iterator[timeline.TimelinePage]:
        """Walk the timeline page by page, from no cursor to none."""
        after: Place | None = None
        while True:
            shown = self.feed(limit, after, **more)
            yield shown
            after = shown.next_place
            if after is None:
                return

    def said(self, **more: Any) -> list[str]:
        """Give the sentences of the first five hundred edges, newest first."""
        return [edge.sentence for edge in self.page(500, **more).edges]

    def drawn(self, node_id: str, **more: Any) -> graph.Node | None:
        """Find a node among those of the first five hundred edges."""
        return next((node for node in self.page(500, **more).nodes if node.id == node_id), None)

    def item(self, node_id: str) -> timeline.TimelineItem | None:
        """Find a node on the timeline."""
        return next((item for item in self.feed(100).items if item.node.id == node_id), None)

    def memory(self) -> Memory:
        """Reach into memory."""
        return self.executor.read(lambda memory, stamp: memory, OPEN_ADMIN)


def _assert(draft: Draft, line: Line) -> str:
    subject = draft.entity(line.subject)
    at = draft.stamp.now if line.at is None else line.at
    label = line.label if line.label or line.key else "knows"
    target = (
        draft.value_node(subject.pool, line.value or "", at, Category.KNOWLEDGE)
        if line.target is None
        else draft.entity(line.target)
    )
    fact = Fact(
        draft.stamp.mint.token(), draft.next_number(), subject.pool, subject.id, target.id, line.key, line.value, label,
        Category.KNOWLEDGE, 0.8, 0.9, SourceRef("turn", line.origin), at, draft.stamp.now, valid_from=at,
        labels=line.labels, origins=(line.origin,),
    )  # fmt: skip
    draft.assert_fact(fact)
    return fact.id
