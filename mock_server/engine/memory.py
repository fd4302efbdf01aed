"""Everything one context remembers, and the only place that writes to it: `Memory.apply`.

The records and their indexes live in `stores/`; this module decides which store a change goes to and keeps what spans
stores: who sees which scope, which texts are searchable, and the answers of idempotent requests. Reading is free;
nothing here touches journal, clock or network.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from mock_server.engine import changes as c
from mock_server.engine.bm25 import TextIndex
from mock_server.engine.callers import Caller
from mock_server.engine.instants import DAY, Instant
from mock_server.engine.places import Places, Sees
from mock_server.engine.ports import Embedder
from mock_server.engine.records import Pool
from mock_server.engine.scopes import Region, Selector, encode_segment, has_segments, readable
from mock_server.engine.stores.decisions import DecisionStore
from mock_server.engine.stores.edges import EdgeIndex
from mock_server.engine.stores.facts import FactStore
from mock_server.engine.stores.history import FIRST_ROW, HistoryStore
from mock_server.engine.stores.items import ItemStore
from mock_server.engine.stores.notes import NoteStore
from mock_server.engine.stores.transcripts import TranscriptStore

if TYPE_CHECKING:
    from mock_server.engine.vectors import VectorIndex

REPLAY_WINDOW = DAY
"""How long an idempotency key is remembered (R-IDEM-1)."""


class Memory:
    """Hold the records and indexes of one context. seq and recorded_at are those of the last commit applied.

    vectors: the index by meaning, None without an embedder.
    """

    def __init__(self, context_id: str, embedder: Embedder | None = None) -> None:
        self.context_id = context_id
        self.seq = 0
        self.recorded_at: Instant = 0
        self.created_at: Instant | None = None
        self.facts = FactStore()
        self.transcripts = TranscriptStore()
        self.notes = NoteStore()
        self.history = HistoryStore()
        self.items = ItemStore()
        self.decisions = DecisionStore()
        self.places = Places()
        self._pools_at: defaultdict[int, list[Pool]] = defaultdict(list)
        self.text = TextIndex(self.places)
        self.vectors = None if embedder is None else _index(embedder, self.places)
        self.next_row = FIRST_ROW
        self._replays: dict[str, tuple[Instant, c.Replay]] = {}
        self._sight: dict[tuple[Region, str | None], dict[Selector, bool]] = {}
        self._handlers: dict[type[Any], Callable[[Any], object]] = {
            c.PoolOpened: self._on_pool,
            c.SessionOpened: self.transcripts.on_session,
            c.SessionDeleted: self._on_session_deleted,
            c.TurnAppended: self.transcripts.on_turn,
            c.ChunkStored: self._on_chunk,
            c.EntityCreated: self._on_entity,
            c.EntityRekeyed: self._on_rekey,
            c.EntityTyped: self._on_typed,
            c.EntityAliased: self.facts.on_alias,
            c.EntityTouched: self.facts.on_touch,
            c.EntityMerged: self.facts.on_merge,
            c.FactAsserted: self._on_fact,
            c.FactClosed: self._on_closed,
            c.FactConfirmed: self.facts.on_confirm,
            c.FactDated: self.facts.on_date,
            c.FactRelinked: self.facts.on_relink,
            c.InstructionAdded: self.notes.on_instruction,
            c.InstructionWidened: self.notes.on_widened,
            c.UncertaintyOpened: self.notes.on_uncertainty,
            c.UncertaintyResolved: self.notes.on_resolved,
            c.HistoryAppended: self._on_row,
            c.HistoryDeleted: self.history.on_deleted,
            c.ItemPut: self._on_item,
            c.ItemDeleted: self.items.on_deleted,
            c.TurnHeard: self.history.on_heard,
        }

    # -- writing  ------------------------------------------------------------

    def apply_commit(self, commit: c.Commit) -> None:
        """Apply what one command did."""
        for change in commit.changes:
            self.apply(change)
        self.decisions.on_commit(commit, self.facts)
        if commit.replay is not None:
            self._replays[commit.replay.key] = (commit.recorded_at, commit.replay)
        self.seq = commit.seq
        self.recorded_at = commit.recorded_at
        if self.created_at is None:
            self.created_at = commit.recorded_at

    def apply(self, change: c.Change) -> None:
        """Apply one change. Nothing else writes to memory."""
        self._handlers[type(change)](change)

    # -- reading  ------------------------------------------------------------

    def sees(self, caller: Caller, selector: Selector) -> bool:
        """Tell whether a caller may read what lives under a selector (R-PERM-2), narrowed to its user when it has
        one."""
        known = self._sight.setdefault((caller.read, caller.user), {})
        seen = known.get(selector)
        if seen is None:
            seen = readable(caller.read, selector)
            if seen and caller.user is not None:
                seen = has_segments(selector, "user", encode_segment(caller.user))
            known[selector] = seen
        return seen

    def pools_seen(self, caller: Caller) -> list[Pool]:
        """Give the pools a caller may read, oldest first."""
        return [pool for pool in self.facts.pools if self.sees(caller, pool.selector)]

    def pools_in(self, sees: Sees) -> Iterator[Pool]:
        """Walk the pools in sight, place by place in order of first use."""
        for place in self.places.seen(sees):
            yield from self._pools_at[place]

    def few_pools_in(self, sees: Sees) -> list[Pool] | None:
        """Give the pools in sight if they can be told without trying many; None otherwise."""
        places = self.places.few_seen(sees)
        return None if places is None else [pool for place in places for pool in self._pools_at[place]]

    def sorted_edges(self) -> EdgeIndex:
        """Give the paging order of edges and nodes, up to date."""
        entities = self.facts.entities
        self.facts.edges.settle(lambda entity_id: entities[entity_id].known_at)
        return self.facts.edges

    def replayed(self, key: str, now: Instant) -> c.Replay | None:
        """Find the stored answer of an idempotent request made in the last 24 hours."""
        found = self._replays.get(key)
        if found is None or found[0] + REPLAY_WINDOW <= now:
            return None
        return found[1]

    # -- changes that concern more than one store  ------------------------------------------------------------

    def _mark(self, document_id: str) -> None:
        """Note that a searchable text appeared, changed or went."""
        self.text.mark(document_id)
        if self.vectors is not None:
            self.vectors.mark(document_id)

    def _on_pool(self, change: c.PoolOpened) -> None:
        self.facts.on_pool(change)
        self._pools_at[self.places.number(change.pool.selector)].append(change.pool)

    def _on_session_deleted(self, change: c.SessionDeleted) -> None:
        for chunk_id in self.transcripts.on_session_deleted(change):
            self._mark(f"chunk:{chunk_id}")

    def _on_chunk(self, change: c.ChunkStored) -> None:
        self.transcripts.on_chunk(change)
        self._mark(f"chunk:{change.chunk.id}")

    def _on_entity(self, change: c.EntityCreated) -> None:
        self.facts.on_entity(change)

    def _on_rekey(self, change: c.EntityRekeyed) -> None:
        self.facts.on_rekey(change)
        self._mark_about(change.entity_id)

    def _on_typed(self, change: c.EntityTyped) -> None:
        self.facts.on_typed(change)
        self._mark_about(change.entity_id)

    def _mark_about(self, entity_id: str) -> None:
        for fact in self.facts.touching(entity_id):
            self._mark(f"fact:{fact.id}")

    def _on_fact(self, change: c.FactAsserted) -> None:
        self.facts.on_assert(change)
        self._mark(f"fact:{change.fact.id}")

    def _on_closed(self, change: c.FactClosed) -> None:
        self.facts.on_close(change)
        self._mark(f"fact:{change.fact_id}")

    def _on_row(self, change: c.HistoryAppended) -> None:
        self.history.on_appended(change)
        self.next_row = max(self.next_row, change.row.number + 1)

    def _on_item(self, change: c.ItemPut) -> None:
        self.items.on_put(change)
        self.next_row = max(self.next_row, change.item.number + 1)


def _index(embedder: Embedder, places: Places) -> "VectorIndex":
    # Imported here: without an embedder nobody needs it.
    from mock_server.engine.vectors import VectorIndex

    return VectorIndex(embedder, places)
