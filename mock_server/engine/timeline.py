"""The timeline: one item per entity with a live fact, its facts inlined, by last update or by creation.

The same facts by edge are in `graph.py`. Order and paging come from `stores/edges.py`.
"""

from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from typing import Final

from mock_server.engine import summaries
from mock_server.engine.agents import Agents
from mock_server.engine.errors import InvalidCursor
from mock_server.engine.executor import Stamp
from mock_server.engine.graph import Edge, Node, edge, node
from mock_server.engine.instants import Instant
from mock_server.engine.memory import Memory
from mock_server.engine.reach import reach, sees
from mock_server.engine.records import Entity, Fact
from mock_server.engine.stores.edges import Place


class Sort(StrEnum):
    """What the timeline is ordered by; both newest first, ties by id descending (TL-06, TL-07)."""

    LAST_UPDATED = "last_updated"
    CREATED = "created"


OUTGOING: Final = "outgoing"
INCOMING: Final = "incoming"


@dataclass(frozen=True, slots=True)
class Other:
    """The opposite end of a fact."""

    id: str
    name: str
    labels: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class TimelineFact:
    """An edge as one of its ends sees it."""

    edge: Edge
    direction: str
    other: Other


@dataclass(frozen=True, slots=True)
class TimelineItem:
    """An entity and all its live facts, newest first."""

    node: Node
    last_updated_at: Instant
    facts: tuple[TimelineFact, ...]


@dataclass(frozen=True, slots=True)
class TimelinePage:
    """Items, newest first, and the place of the last one of a full page."""

    items: tuple[TimelineItem, ...]
    next_place: Place | None


def page(
    memory: Memory, stamp: Stamp, *, limit: int, after: Place | None, agent_id: str | None, sort: Sort, agents: Agents
) -> TimelinePage:
    """Give the next `limit` entities after a place (TL-01 to TL-09)."""
    if after is not None:
        _check_handed_out(memory, stamp, after, sort)
    shown = reach(memory, stamp.caller, agent_id, agents)
    if shown.nothing:
        return TimelinePage((), None)
    walk = memory.sorted_edges().newest_nodes(shown.view, after, by_creation=sort is Sort.CREATED)
    places = list(islice(walk, limit))
    items = tuple(_item(memory, memory.facts.entities[entity_id], stamp.now) for _, entity_id in places)
    return TimelinePage(items, places[-1] if len(places) == limit else None)


def _item(memory: Memory, entity: Entity, now: Instant) -> TimelineItem:
    index = memory.sorted_edges()
    facts = memory.facts.facts
    mine = [facts[fact_id] for _, fact_id in reversed(index.edges_of(entity.id))]
    return TimelineItem(
        node(memory, entity, now),
        mine[0].known_at,
        tuple(_fact(memory, fact, entity.id) for fact in mine),
    )


def _fact(memory: Memory, fact: Fact, seen_from: str) -> TimelineFact:
    outgoing = fact.subject == seen_from
    other = memory.facts.entities[fact.target if outgoing else fact.subject]
    return TimelineFact(
        edge(memory, fact),
        OUTGOING if outgoing else INCOMING,
        Other(other.id, summaries.caption(other), summaries.labels(other)),
    )


def _check_handed_out(memory: Memory, stamp: Stamp, place: Place, sort: Sort) -> None:
    """Refuse a cursor unless the instant was the node's sort key in this mode once (C-11); past keys count (C-08)."""
    instant, node_id = place
    entity = memory.facts.entities.get(node_id)
    if entity is not None and sees(memory, stamp.caller, entity.pool):
        if sort is Sort.CREATED:
            known = entity.known_at == instant and any(True for _ in memory.facts.touching(node_id))
        else:
            known = memory.sorted_edges().last_update(node_id) == instant or _was_last_update(memory, node_id, instant)
        if known:
            return
    raise InvalidCursor(
        f"the timeline by {sort} never handed out a cursor for {node_id!r} at this time; start again without one",
        field=("cursor",),
    )


def _was_last_update(memory: Memory, node_id: str, instant: Instant) -> bool:
    """Tell whether an instant was the newest over a node's live facts at some time.

    It was when a fact learnt then was ever live without a newer one that had been there first and stayed as long.
    """
    rows = list(memory.facts.touching(node_id))
    for index, fact in enumerate(rows):
        if fact.known_at == instant and not any(_outlasts(rows[older], fact) for older in range(index)):
            return True
    return False


def _outlasts(older: Fact, fact: Fact) -> bool:
    if older.known_at <= fact.known_at:
        return False
    if older.closing is None:
        return True
    return fact.closing is not None and fact.closing.recorded_at <= older.closing.recorded_at
