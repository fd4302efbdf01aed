"""Pools, entities and facts of one context, with the indexes that make reading them cheap.

Rows are keyed by surrogate ids. A chain is every row of one (entity, key), oldest first; `held` and `pointing` list
live facts by subject and by target. The order of edges and nodes for paging lives in `edges.py`.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

from mock_server.engine import changes as c
from mock_server.engine.instants import Instant
from mock_server.engine.records import Entity, Fact, Pool
from mock_server.engine.scopes import Selector
from mock_server.engine.stores.edges import EdgeIndex
from mock_server.engine.stores.live import Ended, LiveIndex, ended, of_key


class FactStore:
    """Hold what is known, per pool."""

    def __init__(self) -> None:
        self.pools: list[Pool] = []
        self.entities: dict[str, Entity] = {}
        self.facts: dict[str, Fact] = {}
        self.next_number = 1
        self.edges = EdgeIndex()
        self.live = LiveIndex()
        self._ended: dict[Ended, list[str]] = {}
        self._newest: dict[tuple[str, str], Instant] = {}
        self._pool_ids: dict[tuple[Selector, str | None], int] = {}
        self._pools_of: defaultdict[Selector, list[int]] = defaultdict(list)
        self._pools_at: defaultdict[str, list[Pool]] = defaultdict(list)
        self._names: dict[tuple[int, str, str], str] = {}
        self._norms: defaultdict[tuple[int, str], list[str]] = defaultdict(list)
        self._by_key: defaultdict[tuple[str, str], dict[str, None]] = defaultdict(dict)
        self._value_nodes: dict[tuple[int, str], str] = {}
        self._speakers: dict[int, str] = {}
        self._speakers_called: defaultdict[str, dict[str, None]] = defaultdict(dict)
        self._aliases: defaultdict[str, dict[tuple[str, str], None]] = defaultdict(dict)
        self._merged_from: defaultdict[str, list[str]] = defaultdict(list)
        self._by_number: dict[int, str] = {}
        self._chains: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
        self._held: defaultdict[str, dict[str, None]] = defaultdict(dict)
        self._pointing: defaultdict[str, dict[str, None]] = defaultdict(dict)
        self._touching: defaultdict[str, list[str]] = defaultdict(list)
        self._by_pool: defaultdict[int, dict[str, None]] = defaultdict(dict)
        self._by_origin: defaultdict[str, list[str]] = defaultdict(list)

    # -- reading  ------------------------------------------------------------

    def pool_id(self, selector: Selector, agent: str | None = None) -> int | None:
        """Find the pool of a selector and agent pool."""
        return self._pool_ids.get((selector, agent))

    def pools_of(self, selector: Selector) -> tuple[int, ...]:
        """Give the pools of a selector: the shared one and those of isolated agents, oldest first."""
        return tuple(self._pools_of.get(selector, ()))

    def pools_at(self, path: str) -> tuple[Pool, ...]:
        """Give the pools for which one path suffices: a clause names it and nothing else. Oldest first."""
        return tuple(self._pools_at.get(path, ()))

    def resolve(self, entity_id: str) -> Entity:
        """Give the entity, or the one it was merged into."""
        entity = self.entities[entity_id]
        while entity.merged_into is not None:
            entity = self.entities[entity.merged_into]
        return entity

    def named(self, pool: int, type_: str, norm: str) -> Entity | None:
        """Find an entity of one pool by its key, an old key or a merged duplicate's key; value nodes are never
        found."""
        found = self._names.get((pool, type_, norm))
        return None if found is None else self.resolve(found)

    def called(self, pool: int, norm: str) -> tuple[Entity, ...]:
        """Give the entities of one pool that go by a normalised name, whatever their type, oldest first."""
        return tuple(dict.fromkeys(self.resolve(found) for found in self._norms.get((pool, norm), ())))

    def keyed(self, type_: str, norm: str) -> tuple[Entity, ...]:
        """Give the entities of all pools with a key, merged ones resolved to their primary."""
        return tuple(dict.fromkeys(self.resolve(found) for found in self._by_key.get((type_, norm), ())))

    def value_node(self, pool: int, norm: str) -> Entity | None:
        """Find the node that stands for a plain value in a pool."""
        found = self._value_nodes.get((pool, norm))
        return None if found is None else self.resolve(found)

    def speaker(self, pool: int) -> Entity | None:
        """Find whoever says "I" in a pool."""
        found = self._speakers.get(pool)
        return None if found is None else self.resolve(found)

    def speakers_called(self, norm: str) -> tuple[Entity, ...]:
        """Give the speakers of all pools that go by a normalised name."""
        found = (self.resolve(entity_id) for entity_id in self._speakers_called.get(norm, ()))
        return tuple(dict.fromkeys(entity for entity in found if entity.speaker))

    def aliases(self, entity_id: str) -> tuple[tuple[str, str], ...]:
        """Give the other keys (type, norm) that lead to an entity."""
        return tuple(self._aliases.get(entity_id, ()))

    def entities_of(self, pool: int) -> Iterator[Entity]:
        """Walk the unmerged entities of a pool in order of creation, value nodes included."""
        for entity_id in self._by_pool.get(pool, ()):
            entity = self.entities[entity_id]
            if entity.merged_into is None:
                yield entity

    def numbered(self, number: int) -> Fact | None:
        """Find the latest row of a memory number."""
        found = self._by_number.get(number)
        return None if found is None else self.facts[found]

    def chain(self, entity_id: str, key: str) -> tuple[Fact, ...]:
        """Give every row of an attribute, oldest first."""
        return tuple(self.facts[found] for found in self._chains.get((entity_id, key), ()))

    def ended(self, entity_id: str, key: str, value: str, until: Instant) -> Iterator[Fact]:
        """Walk the closed rows of an attribute that said a value until an instant, in order of closing."""
        rows = (self.facts[found] for found in self._ended.get(ended(entity_id, key, value, until), ()))
        return (row for row in rows if row.valid_until == until)

    def newest_known(self, entity_id: str, key: str) -> Instant | None:
        """Give the latest known time in the chain of an attribute."""
        return self._newest.get((entity_id, key))

    def current_under(self, entity_id: str, key: str) -> Iterator[Fact]:
        """Walk the live facts about an entity under a key or a label, in order of writing."""
        return (self.facts[found] for found in self.live.find(of_key(entity_id, key)))

    def lineage(self, entity_id: str) -> Iterator[str]:
        """Walk an entity and all that was merged into it, itself first, each duplicate before those merged into it."""
        waiting = [entity_id]
        while waiting:
            found = waiting.pop()
            yield found
            waiting += reversed(self._merged_from.get(found, ()))

    def held(self, entity_id: str) -> Iterator[Fact]:
        """Walk the live facts about an entity, oldest first."""
        return (self.facts[found] for found in self._held.get(entity_id, ()))

    def newest_held(self, entity_id: str) -> Iterator[Fact]:
        """Walk the live facts about an entity, newest first."""
        return (self.facts[found] for found in reversed(self._held.get(entity_id, {})))

    def pointing(self, entity_id: str) -> Iterator[Fact]:
        """Walk the live facts whose target is an entity, oldest first."""
        return (self.facts[found] for found in self._pointing.get(entity_id, ()))

    def touching(self, entity_id: str) -> Iterator[Fact]:
        """Walk every row, closed ones included, about or pointing at an entity, in order of writing."""
        return (self.facts[found] for found in self._touching.get(entity_id, ()))

    def stated_by(self, origin: str) -> tuple[Fact, ...]:
        """Give the facts a source ref (`turn:<id>`, `h_<n>`) stated."""
        return tuple(self.facts[found] for found in self._by_origin.get(origin, ()))

    # -- called by Memory.apply  ------------------------------------------------------------

    def on_pool(self, change: c.PoolOpened) -> None:
        """Add a pool."""
        self.pools.append(change.pool)
        self._pool_ids[change.pool.selector, change.pool.agent] = change.pool.id
        self._pools_of[change.pool.selector].append(change.pool.id)
        for path in {clause[0] for clause in change.pool.selector if len(clause) == 1}:
            self._pools_at[path].append(change.pool)

    def on_entity(self, change: c.EntityCreated) -> None:
        """Add an entity or a value node."""
        entity = change.entity
        self.entities[entity.id] = entity
        self._by_pool[entity.pool][entity.id] = None
        if entity.value_node:
            self._value_nodes[entity.pool, entity.norm] = entity.id
            return
        before = self._names.get((entity.pool, *entity.key))
        if before is not None:  # it turned out to be of another type, and this is what bears the name under this one
            self._by_key[entity.key].pop(before, None)
            self._aliases[self.resolve(before).id].pop(entity.key, None)
        self._lead(entity.pool, entity.type, entity.norm, entity.id)
        if entity.speaker:
            self._speakers[entity.pool] = entity.id
            self._speakers_called[entity.norm][entity.id] = None

    def on_rekey(self, change: c.EntityRekeyed) -> None:
        """Let an entity read under another key; the old one still leads to it."""
        old = self.entities[change.entity_id]
        self.entities[old.id] = replace(
            old, type=change.type, name=change.name, norm=change.norm, speaker=True, maybe=()
        )
        self._speakers[old.pool] = old.id
        self._aliases[old.id][old.key] = None
        self._lead(old.pool, change.type, change.norm, old.id)
        self._aliases[old.id].pop((change.type, change.norm), None)
        # A speaker's other names lead there already; whoever becomes one brings all of theirs.
        others = () if old.speaker else tuple(norm for _, norm in self._aliases[old.id])
        for norm in (old.norm, change.norm, *others):
            self._speakers_called[norm][old.id] = None

    def on_typed(self, change: c.EntityTyped) -> None:
        """Let an entity be of another type; its old key still leads to it."""
        old = self.entities[change.entity_id]
        self.entities[old.id] = replace(old, type=change.type, maybe=change.maybe)
        if change.type != old.type:
            self._aliases[old.id][old.key] = None
            self._lead(old.pool, change.type, old.norm, old.id)

    def on_alias(self, change: c.EntityAliased) -> None:
        """Let one more key lead to an entity."""
        entity = self.entities[change.entity_id]
        self._aliases[entity.id][change.type, change.norm] = None
        self._lead(entity.pool, change.type, change.norm, entity.id)
        if entity.speaker:
            self._speakers_called[change.norm][entity.id] = None

    def on_touch(self, change: c.EntityTouched) -> None:
        """Note that an entity was spoken of again."""
        entity = self.entities[change.entity_id]
        self.entities[entity.id] = replace(entity, touched_at=change.at)

    def on_merge(self, change: c.EntityMerged) -> None:
        """Fold a duplicate into a primary: its names lead there from now on (MG-15)."""
        gone = self.entities[change.duplicate_id]
        kept = self.entities[change.primary_id]
        self._merged_from[kept.id].append(gone.id)
        if kept.value_node and not gone.value_node:
            kept = replace(kept, value_node=False)
            self._lead(kept.pool, kept.type, kept.norm, kept.id)
        self.entities[gone.id] = replace(
            gone, merged_into=kept.id, merged_at=change.merged_at, audit_edge_id=change.audit_edge_id, speaker=False
        )
        if change.rewritten:
            kept = replace(kept, summary_raw=change.summary_raw, labels=change.labels, attributes=change.attributes)
        if gone.speaker:
            kept = replace(kept, speaker=True)
            self._speakers[kept.pool] = kept.id
        self.entities[kept.id] = kept
        was_speaker = kept.speaker and not gone.speaker
        brought = (gone.key, *self._aliases.pop(gone.id, ()))
        self._aliases[kept.id].update(dict.fromkeys(brought))
        if kept.speaker:
            for norm in (kept.norm, *(norm for _, norm in (brought if was_speaker else self._aliases[kept.id]))):
                self._speakers_called[norm][kept.id] = None

    def on_assert(self, change: c.FactAsserted) -> None:
        """Add a fact, at the end of its chain or before the row named."""
        fact = change.fact
        self.facts[fact.id] = fact
        self._by_number[fact.number] = fact.id
        self.next_number = max(self.next_number, fact.number + 1)
        if fact.key is not None:
            place = (fact.subject, fact.key)
            chain = self._chains[place]
            chain.insert(len(chain) if change.before is None else chain.index(change.before), fact.id)
            self._newest[place] = max(fact.known_at, self._newest.get(place, fact.known_at))
        self._touching[fact.subject].append(fact.id)
        if fact.target != fact.subject:
            self._touching[fact.target].append(fact.id)
        for origin in fact.origins:
            self._by_origin[origin].append(fact.id)
        if fact.closing is None:
            self._held[fact.subject][fact.id] = None
            self._pointing[fact.target][fact.id] = None
            self.edges.add(fact)
            self.live.add(fact)
        else:
            self._file_ended(fact)

    def on_close(self, change: c.FactClosed) -> None:
        """Close a fact: out of the live indexes, kept for history."""
        old = self.facts[change.fact_id]
        closed = replace(
            old, closing=change.closing, valid_until=change.valid_until, superseded_by=change.superseded_by
        )
        self.facts[old.id] = closed
        self._file_ended(closed)
        if old.closing is None:
            self._held[old.subject].pop(old.id, None)
            self._pointing[old.target].pop(old.id, None)
            self.edges.discard(old)
            self.live.discard(old)

    def on_confirm(self, change: c.FactConfirmed) -> None:
        """Note one more origin of a held fact."""
        old = self.facts[change.fact_id]
        if change.origin not in old.origins:
            self.facts[old.id] = replace(old, origins=(*old.origins, change.origin))
            self._by_origin[change.origin].append(old.id)

    def on_date(self, change: c.FactDated) -> None:
        """Note from when and until when a fact holds."""
        old = self.facts[change.fact_id]
        dated = replace(old, valid_from=change.valid_from, valid_until=change.valid_until)
        self.facts[old.id] = dated
        if dated.closing is not None and dated.valid_until != old.valid_until:
            self._file_ended(dated)

    def on_relink(self, change: c.FactRelinked) -> None:
        """Let a row supersede the one that was put before it."""
        self.facts[change.fact_id] = replace(self.facts[change.fact_id], supersedes=change.supersedes)

    def _file_ended(self, fact: Fact) -> None:
        if fact.key is not None and fact.value is not None and fact.valid_until is not None:
            slot = ended(fact.subject, fact.key, fact.value, fact.valid_until)
            self._ended.setdefault(slot, []).append(fact.id)

    def _lead(self, pool: int, type_: str, norm: str, entity_id: str) -> None:
        self._names[pool, type_, norm] = entity_id
        self._by_key[type_, norm][entity_id] = None
        if entity_id not in self._norms[pool, norm]:
            self._norms[pool, norm].append(entity_id)
