"""The graph surface: pages of edges with the nodes at their ends, the plain list, search, and deleting an edge.

An edge is a live fact, a node an entity record; `Node` and `Edge` are what any caller gets to see of them. The other
view of the same, by entity, is in `timeline.py`; whole graphs with their episodes in `episodes.py`.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from mock_server.engine import clashes, summaries
from mock_server.engine.agents import DEFAULT_AGENTS, Agents, Sharing
from mock_server.engine.draft import Draft
from mock_server.engine.errors import InvalidCursor, MemoryNotFound, OutsideRegion
from mock_server.engine.executor import Decision, Stamp
from mock_server.engine.instants import Instant
from mock_server.engine.memory import Memory
from mock_server.engine.phrases import phrase
from mock_server.engine.reach import Reach, belongs, reach, sees
from mock_server.engine.records import ClosedBy, Entity, Fact
from mock_server.engine.scopes import writable
from mock_server.engine.sentences import display_name, ends, sentence
from mock_server.engine.stores.edges import Place
from mock_server.engine.words import terms

EDGE: Final = "edge_"
"""How an edge id starts; the rest is the fact's."""


@dataclass(frozen=True, slots=True)
class Edge:
    """A live fact as the graph draws it. valid_at: when it began to hold, None when nobody said."""

    id: str
    source: str
    target: str
    label: str
    sentence: str
    created_at: Instant
    valid_at: Instant | None


@dataclass(frozen=True, slots=True)
class Node:
    """An entity record as the graph draws it."""

    id: str
    name: str
    summary: str
    summary_raw: str
    labels: tuple[str, ...]
    attributes: dict[str, str]
    created_at: Instant


@dataclass(frozen=True, slots=True)
class GraphPage:
    """Edges, newest first; their end nodes by first appearance; and the place of the last edge of a full page."""

    edges: tuple[Edge, ...]
    nodes: tuple[Node, ...]
    next_place: Place | None


@dataclass(frozen=True, slots=True)
class Listed:
    """An edge in the flat list of an agent's memories."""

    id: str
    title: str
    name: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Found:
    """A node that search found."""

    node: Node
    score: float


@dataclass(frozen=True, slots=True)
class DeleteEdge:
    """Ask for an edge of an agent's pool to go."""

    agent_id: str
    edge_id: str
    agents: Agents = field(default=DEFAULT_AGENTS)


def page(
    memory: Memory, stamp: Stamp, *, limit: int, after: Place | None, agent_id: str | None, agents: Agents
) -> GraphPage:
    """Give the next `limit` edges after a place, newest first (GR-01 to GR-10)."""
    place = None if after is None else _handed_out(memory, stamp, after)
    shown = reach(memory, stamp.caller, agent_id, agents)
    facts = list(newest(memory, shown, place, limit))
    full = len(facts) == limit
    return GraphPage(
        tuple(edge(memory, fact) for fact in facts),
        nodes_of(memory, facts, stamp.now),
        (facts[-1].known_at, EDGE + facts[-1].id) if full else None,
    )


def newest(memory: Memory, shown: Reach, place: Place | None, limit: int | None) -> Iterable[Fact]:
    """Walk the live facts a reach covers, newest first, from strictly after a place; limit None is all of them."""
    if shown.nothing:
        return
    walk = memory.sorted_edges().newest_edges(shown.view, place)
    for count, (_, fact_id) in enumerate(walk):
        if count == limit:
            return
        yield memory.facts.facts[fact_id]


def edge(memory: Memory, fact: Fact) -> Edge:
    """Show a live fact as an edge."""
    return Edge(
        EDGE + fact.id,
        fact.subject,
        fact.target,
        fact.edge_label,
        sentence(memory, fact),
        fact.known_at,
        fact.valid_from,
    )


def nodes_of(memory: Memory, facts: Iterable[Fact], now: Instant) -> tuple[Node, ...]:
    """Show the ends of facts, each once, by first appearance, source before target (GR-10)."""
    ids = dict.fromkeys(end for fact in facts for end in (fact.subject, fact.target))
    return tuple(node(memory, memory.facts.entities[entity_id], now) for entity_id in ids)


def node(memory: Memory, entity: Entity, now: Instant) -> Node:
    """Show an entity record as a node."""
    text = summaries.node_text(memory, entity, now)
    return Node(
        entity.id,
        summaries.caption(entity),
        text.summary,
        text.summary_raw,
        text.labels,
        text.attributes,
        entity.known_at,
    )


def listing(memory: Memory, stamp: Stamp, agent_id: str, agents: Agents) -> tuple[Listed, ...]:
    """List every live edge of an agent's pool, newest first; AgentUnknown when nobody named the agent."""
    agents.known(memory, agent_id)
    shown = reach(memory, stamp.caller, agent_id, agents)
    return tuple(_listed(memory, fact) for fact in newest(memory, shown, None, None))


def _listed(memory: Memory, fact: Fact) -> Listed:
    name = display_name(ends(memory, fact)[1])
    headline = phrase(fact.key, fact.value, fact.label, name).headline
    return Listed(
        EDGE + fact.id, headline, summaries.caption(memory.facts.entities[fact.target]), sentence(memory, fact)
    )


def search(
    memory: Memory, stamp: Stamp, query: str, *, limit: int, agent_id: str | None, agents: Agents
) -> tuple[Found, ...]:
    """Find visible nodes by the words of their name and of their facts, best first; ties by last update, newest first.

    A node scores as its best fact does, and as much again for the share of the query its name covers.
    """
    shown = reach(memory, stamp.caller, agent_id, agents)
    if shown.nothing:
        return ()
    caller = stamp.caller
    hits = memory.text.search(
        memory, query, lambda selector: memory.sees(caller, selector), limit=len(memory.facts.facts)
    )
    asked = set(terms(query))
    scores: dict[str, float] = {}
    for score, document_id in hits:
        fact = memory.facts.facts[document_id.removeprefix("fact:")]
        if not shown.covers(fact.pool):
            continue
        for end in (fact.subject, fact.target):
            held = memory.facts.entities[end]
            named = asked & set(terms(held.name))
            scores[end] = max(scores.get(end, 0.0), score * (1 + len(named) / (len(asked) or 1)))
    index = memory.sorted_edges()
    best = sorted(scores, key=lambda end: (scores[end], index.last_update(end) or 0, end), reverse=True)[:limit]
    return tuple(Found(node(memory, memory.facts.entities[end], stamp.now), round(scores[end], 6)) for end in best)


def decide_delete(memory: Memory, command: DeleteEdge, stamp: Stamp) -> Decision[str]:
    """Close a live edge of an agent's pool; whatever is not one is MemoryNotFound (DL-01 to DL-06)."""
    sharing = command.agents.known(memory, command.agent_id)
    fact = memory.facts.facts.get(command.edge_id.removeprefix(EDGE)) if command.edge_id.startswith(EDGE) else None
    pool = None if fact is None else memory.facts.pools[fact.pool]
    if (
        fact is None
        or pool is None
        or not fact.live
        or sharing is Sharing.NONE
        or not belongs(pool, command.agent_id, sharing)
        or not sees(memory, stamp.caller, pool.id)
    ):
        raise MemoryNotFound(
            f"agent {command.agent_id!r} has no live edge {command.edge_id!r}; take an id from edges or facts"
        )
    if not writable(stamp.caller.forget, pool.selector):
        raise OutsideRegion(f"{command.edge_id!r} lies outside what {stamp.caller.principal!r} may forget")
    draft = Draft(memory, stamp)
    draft.close_fact(fact, ClosedBy.DELETED, known_at=stamp.now, valid_until=None)
    clashes.end_those_over(draft, stamp.now)
    return Decision(tuple(draft.changes), command.edge_id)


def _handed_out(memory: Memory, stamp: Stamp, place: Place) -> Place:
    """Give the place in the index a cursor means; InvalidCursor unless it was the place of an edge once (C-11)."""
    instant, edge_id = place
    fact = memory.facts.facts.get(edge_id.removeprefix(EDGE)) if edge_id.startswith(EDGE) else None
    if fact is None or fact.known_at != instant or not sees(memory, stamp.caller, fact.pool):
        raise InvalidCursor(
            f"the graph never handed out a cursor for {edge_id!r}; start again without one", field=("cursor",)
        )
    return (instant, fact.id)
