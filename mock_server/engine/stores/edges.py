"""The order of live edges and of the nodes they touch, for paging the graph and the timeline.

Writes only note what became dirty; the first read after them sorts it in, so a write costs next to nothing here and
a page costs what it shows. Keys are (known_at, id): instants compare as instants, ids as strings (C-07). Who may
see which pools is decided elsewhere (`reach.py`); a `View` remembers the outcome, so that a walk over many pools
costs as much as over one.
"""

from bisect import bisect_left, insort
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from heapq import merge
from typing import Final, TypeAlias

from sortedcontainers import SortedList

from mock_server.engine.instants import Instant
from mock_server.engine.records import Entity, Fact
from mock_server.engine.vocabulary import describe

Place: TypeAlias = tuple[Instant, str]
"""A sort key: (instant, id)."""

AGENT_LABEL: Final = "agent="
"""How a fact's labels name the agent that wrote it: `agent=<id>`."""

_FEW_POOLS: Final = 8
"""Up to here the pools of a view are merged page by page; beyond, the view gets an order of its own."""

_VIEWS_KEPT: Final = 64


@dataclass(frozen=True, slots=True)
class Order:
    """Hold the live edges and the visible nodes of some pools, each ascending."""

    edges: "SortedList[Place]" = field(default_factory=SortedList)
    updated: "SortedList[Place]" = field(default_factory=SortedList)
    created: "SortedList[Place]" = field(default_factory=SortedList)


@dataclass(slots=True)
class View:
    """Remember which pools one kind of caller sees; examined tells how many pools were looked at so far."""

    examined: int = 0
    pools: dict[int, None] = field(default_factory=dict)
    union: Order | None = None


class EdgeIndex:
    """Keep live edges and visible nodes sorted, over all pools, per pool, and per view of many pools.

    agents: the agents that the labels of live facts have named. texts: what `summaries.py` has made of nodes, by entity
    id, with the state it was made of.
    """

    def __init__(self) -> None:
        self.agents: set[str] = set()
        self._pending: dict[str, tuple[Fact, bool]] = {}
        self._indexed: set[str] = set()
        self._whole = Order()
        self._of_pool: dict[int, Order] = {}
        self._views: OrderedDict[Hashable, View] = OrderedDict()
        self._edges_of_node: defaultdict[str, list[Place]] = defaultdict(list)
        self._last_update: dict[str, Instant] = {}
        self._marks: defaultdict[str, int] = defaultdict(int)
        self.texts: dict[str, tuple[str, Entity, tuple[str, str]]] = {}
        self._literals: defaultdict[str, dict[str, dict[str, None]]] = defaultdict(dict)

    # -- writing -------------------------------------------------------------------------------------------------------

    def add(self, fact: Fact) -> None:
        """Note a new live edge."""
        self._pending[fact.id] = (fact, True)
        self._mark(fact)
        self.agents.update(label.removeprefix(AGENT_LABEL) for label in fact.labels if label.startswith(AGENT_LABEL))
        if _is_literal(fact):
            self._literals[fact.subject].setdefault(fact.key or "", {})[fact.id] = None

    def discard(self, fact: Fact) -> None:
        """Note that an edge is no longer live."""
        if fact.id in self._pending and fact.id not in self._indexed:
            del self._pending[fact.id]
        else:
            self._pending[fact.id] = (fact, False)
        self._mark(fact)
        if _is_literal(fact):
            self._literals[fact.subject][fact.key or ""].pop(fact.id, None)

    def settle(self, created_at: Callable[[str], Instant]) -> None:
        """Sort in what changed since the last read. created_at tells when a node entered the graph."""
        if not self._pending:
            return
        added: defaultdict[int, list[Fact]] = defaultdict(list)
        gone: defaultdict[int, list[Fact]] = defaultdict(list)
        for fact, live in self._pending.values():
            if live:
                added[fact.pool].append(fact)
            elif fact.id in self._indexed:
                gone[fact.pool].append(fact)
        self._pending.clear()
        for pool in dict.fromkeys((*gone, *added)):
            self._settle_pool(pool, added[pool], gone[pool], created_at)

    # -- reading -------------------------------------------------------------------------------------------------------

    def edges(self, pool: int | None = None) -> "SortedList[Place]":
        """Give the (known_at, fact id) of live edges, ascending; None is every pool."""
        return self._order(pool).edges

    def edges_of(self, entity_id: str) -> list[Place]:
        """Give the (known_at, fact id) of the live edges that touch a node, ascending, a self-loop once.

        The list is the index's own: read it, never change it.
        """
        return self._edges_of_node.get(entity_id, [])

    def nodes_by_update(self, pool: int | None = None) -> "SortedList[Place]":
        """Give the (last update, entity id) of visible nodes, ascending."""
        return self._order(pool).updated

    def nodes_by_creation(self, pool: int | None = None) -> "SortedList[Place]":
        """Give the (creation, entity id) of visible nodes, ascending."""
        return self._order(pool).created

    def newest_edges(self, view: View | None, before: Place | None = None) -> Iterator[Place]:
        """Walk the live edges of a view (None: every pool) downwards, from strictly below a place."""
        return _downwards([order.edges for order in self._orders(view)], before)

    def newest_nodes(self, view: View | None, before: Place | None = None, *, by_creation: bool) -> Iterator[Place]:
        """Walk the visible nodes of a view downwards, by creation or by last update, from strictly below a place."""
        orders = self._orders(view)
        return _downwards([order.created if by_creation else order.updated for order in orders], before)

    def last_update(self, entity_id: str) -> Instant | None:
        """Give the newest known_at over a node's live edges; None when it has none."""
        return self._last_update.get(entity_id)

    def mark(self, entity_id: str) -> int:
        """Give a fingerprint of the live edges at a node: the same set has the same mark, whatever the way there."""
        return self._marks.get(entity_id, 0)

    def literals(self, entity_id: str) -> Iterator[str]:
        """Walk the ids of a node's live facts that hold a plain value under a single-valued key (M-08)."""
        for held in self._literals.get(entity_id, {}).values():
            yield from held

    def view(self, key: Hashable, pools: int, member: Callable[[int], bool]) -> View:
        """Give the view kept under a key, caught up with the pools opened since; pools is how many there are.

        member tells for a pool whether it belongs. For one key it must always say the same.
        """
        view = self._views.get(key)
        if view is None:
            view = self._views[key] = View()
            if len(self._views) > _VIEWS_KEPT:
                self._views.popitem(last=False)
        self._views.move_to_end(key)
        fresh = [pool for pool in range(view.examined, pools) if member(pool)]
        view.pools.update(dict.fromkeys(fresh))
        view.examined = pools
        if view.union is not None:
            self._join(view.union, fresh)
        elif len(view.pools) > _FEW_POOLS:
            view.union = Order()
            self._join(view.union, view.pools)
        return view

    # -- keeping order -------------------------------------------------------------------------------------------------

    def _order(self, pool: int | None) -> Order:
        return self._whole if pool is None else self._of_pool.get(pool, _NOTHING)

    def _orders(self, view: View | None) -> list[Order]:
        if view is None:
            return [self._whole]
        if view.union is not None:
            return [view.union]
        return [self._of_pool[pool] for pool in view.pools if pool in self._of_pool]

    def _containing(self, pool: int) -> list[Order]:
        if pool not in self._of_pool:
            self._of_pool[pool] = Order()
        unions = [view.union for view in self._views.values() if view.union is not None and pool in view.pools]
        return [self._whole, self._of_pool[pool], *unions]

    def _join(self, union: Order, pools: Iterable[int]) -> None:
        orders = [self._of_pool[pool] for pool in pools if pool in self._of_pool]
        union.edges.update(place for order in orders for place in order.edges)
        union.updated.update(place for order in orders for place in order.updated)
        union.created.update(place for order in orders for place in order.created)

    def _settle_pool(
        self, pool: int, added: list[Fact], gone: list[Fact], created_at: Callable[[str], Instant]
    ) -> None:
        fresh: defaultdict[str, list[Place]] = defaultdict(list)
        touched: dict[str, None] = {}
        for fact in gone:
            for end in {fact.subject: None, fact.target: None}:
                touched[end] = None
                mine = self._edges_of_node[end]
                del mine[bisect_left(mine, (fact.known_at, fact.id))]
        for fact in added:
            for end in {fact.subject: None, fact.target: None}:
                touched[end] = None
                fresh[end].append((fact.known_at, fact.id))
        for end, places in fresh.items():
            _sort_in(self._edges_of_node[end], places)
        self._indexed.difference_update(fact.id for fact in gone)
        self._indexed.update(fact.id for fact in added)
        moves = _Moves()
        for entity_id in touched:
            self._place(entity_id, created_at, moves)
        for order in self._containing(pool):
            _change(order.edges, [(fact.known_at, fact.id) for fact in gone], [(f.known_at, f.id) for f in added])
            _change(order.updated, moves.not_updated, moves.updated)
            _change(order.created, moves.not_created, moves.created)

    def _place(self, entity_id: str, created_at: Callable[[str], Instant], moves: "_Moves") -> None:
        """Note where a node stands now that its edges changed."""
        before = self._last_update.get(entity_id)
        mine = self._edges_of_node[entity_id]
        after = mine[-1][0] if mine else None
        if before == after:
            return
        if before is not None:
            moves.not_updated.append((before, entity_id))
        if after is None:
            moves.not_created.append((created_at(entity_id), entity_id))
            del self._last_update[entity_id], self._edges_of_node[entity_id]
            return
        moves.updated.append((after, entity_id))
        self._last_update[entity_id] = after
        if before is None:
            moves.created.append((created_at(entity_id), entity_id))

    def _mark(self, fact: Fact) -> None:
        print_of_id = fingerprint(fact.id)
        for end in {fact.subject, fact.target}:
            self._marks[end] ^= print_of_id


@dataclass(frozen=True, slots=True)
class _Moves:
    """Where nodes of a pool left the orders, and where they came in."""

    updated: list[Place] = field(default_factory=list)
    created: list[Place] = field(default_factory=list)
    not_updated: list[Place] = field(default_factory=list)
    not_created: list[Place] = field(default_factory=list)


def _sort_in(mine: list[Place], fresh: list[Place]) -> None:
    if len(fresh) == 1:
        insort(mine, fresh[0])
    else:
        mine += fresh
        mine.sort()


def _change(places: "SortedList[Place]", gone: list[Place], fresh: list[Place]) -> None:
    for place in gone:
        places.discard(place)
    places.update(fresh)


def fingerprint(fact_id: str) -> int:
    """Give what one edge adds to a node's mark, and takes from it again: marks join by exclusive or."""
    return int.from_bytes(blake2b(fact_id.encode(), digest_size=8).digest(), "big")


def _downwards(lists: "list[SortedList[Place]]", before: Place | None) -> Iterator[Place]:
    ends = [len(places) if before is None else places.bisect_left(before) for places in lists]
    walks = [places.islice(0, end, reverse=True) for places, end in zip(lists, ends, strict=True)]
    return walks[0] if len(walks) == 1 else merge(*walks, reverse=True)


def _is_literal(fact: Fact) -> bool:
    return fact.key is not None and fact.label is None and describe(fact.key).single


_NOTHING: Final = Order()
