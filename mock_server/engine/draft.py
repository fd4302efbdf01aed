"""What a command is about to change, readable while it is being decided.

A decision that asserts a fact and then looks for it must find it, although memory has not changed yet. The draft keeps
the changes in order and answers look-ups as memory will after them; how facts and chains will stand is in
`standing.py`. It is thrown away with a refused command.
"""

import itertools
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import replace

from mock_server.engine import changes as c
from mock_server.engine.executor import Stamp
from mock_server.engine.ids import turn_id
from mock_server.engine.instants import Instant
from mock_server.engine.memory import Memory
from mock_server.engine.names import normalise
from mock_server.engine.records import (
    ClosedBy,
    Closing,
    DoubtTopic,
    Entity,
    Fact,
    Instruction,
    Pool,
    SourceRef,
    Uncertainty,
)
from mock_server.engine.scopes import Selector
from mock_server.engine.standing import Standing
from mock_server.engine.stores import notes
from mock_server.engine.vocabulary import Category


class Draft:
    """Collect the changes of one command over a memory. closings: how many facts it closes."""

    def __init__(self, memory: Memory, stamp: Stamp) -> None:
        self.memory = memory
        self.stamp = stamp
        self.changes: list[c.Change] = []
        self.closings = 0
        self._pools: dict[tuple[Selector, str | None], Pool] = {}
        self._entities: dict[str, Entity] = {}
        self._names: dict[tuple[int, str, str], str] = {}
        self._norms: defaultdict[tuple[int, str], dict[str, None]] = defaultdict(dict)
        self._touched: set[str] = set()
        self._value_nodes: dict[tuple[int, str], str] = {}
        self._speakers: dict[int, str] = {}
        self._facts: dict[str, Fact] = {}
        self._held: defaultdict[str, list[str]] = defaultdict(list)
        self._pointing: defaultdict[str, list[str]] = defaultdict(list)
        self.standing = Standing(memory.facts, self.fact)
        self._instructions: dict[str, Instruction] = {}
        self._same_text: defaultdict[tuple[str, str], dict[str, None]] = defaultdict(dict)
        self._uncertainties: dict[str, Uncertainty] = {}
        self._doubts: defaultdict[tuple[str, Selector], dict[str, None]] = defaultdict(dict)
        self._doubts_in: defaultdict[Selector, dict[str, None]] = defaultdict(dict)
        self._doubts_on: defaultdict[notes.Slot, dict[str, None]] = defaultdict(dict)
        self._numbers = memory.facts.next_number
        self._seqs: dict[str, int] = {}

    # -- pools and entities  ------------------------------------------------------------

    def pool(self, selector: Selector, agent: str | None) -> Pool:
        """Give the pool of a selector, opening it when this is its first fact."""
        found = self.memory.facts.pool_id(selector, agent)
        if found is not None:
            return self.memory.facts.pools[found]
        pool = self._pools.get((selector, agent))
        if pool is None:
            pool = Pool(len(self.memory.facts.pools) + len(self._pools), selector, agent)
            self._pools[selector, agent] = pool
            self.changes.append(c.PoolOpened(pool))
        return pool

    def pools_of(self, selector: Selector) -> tuple[int, ...]:
        """Give the pools of a selector, those of isolated agents included."""
        drafted = (pool.id for (whose, _), pool in self._pools.items() if whose == selector)
        return (*self.memory.facts.pools_of(selector), *drafted)

    def has_pool(self, selector: Selector, agent: str | None) -> bool:
        """Tell whether anything is kept of a selector."""
        return self.memory.facts.pool_id(selector, agent) is not None or (selector, agent) in self._pools

    def entity(self, entity_id: str) -> Entity:
        """Give an entity as it will be, merged ones resolved to their primary."""
        entity = self._latest(entity_id)
        while entity.merged_into is not None:
            entity = self._latest(entity.merged_into)
        return entity

    def named(self, pool: int, type_: str, norm: str) -> Entity | None:
        """Find an entity of a pool by key."""
        found = self._names.get((pool, type_, norm))
        if found is not None:
            return self.entity(found)
        held = self.memory.facts.named(pool, type_, norm)
        return None if held is None else self.entity(held.id)

    def called(self, pool: int, norm: str) -> tuple[Entity, ...]:
        """Give the entities of a pool that go by a name, whatever their type."""
        drafted = [self.entity(found) for found in self._norms.get((pool, norm), ())]
        held = [self.entity(entity.id) for entity in self.memory.facts.called(pool, norm)]
        return tuple(dict.fromkeys((*held, *drafted)))

    def speaker(self, pool: int) -> Entity | None:
        """Find whoever says "I" in a pool."""
        found = self._speakers.get(pool)
        if found is not None:
            return self.entity(found)
        held = self.memory.facts.speaker(pool)
        return None if held is None else self.entity(held.id)

    def create_entity(
        self,
        pool: int,
        type_: str,
        name: str,
        known_at: Instant,
        category: Category,
        *,
        speaker: bool = False,
        maybe: tuple[str, ...] = (),
    ) -> Entity:
        """Name a thing for the first time in a pool."""
        entity = Entity(
            f"node_{self.stamp.mint.token()}",
            pool,
            type_,
            name,
            normalise(name),
            category,
            known_at,
            self.stamp.now,
            speaker,
            maybe=maybe,
        )
        self._entities[entity.id] = entity
        self._lead(pool, type_, entity.norm, entity.id)
        if speaker:
            self._speakers[pool] = entity.id
        self.changes.append(c.EntityCreated(entity))
        return entity

    def value_node(self, pool: int, value: str, known_at: Instant, category: Category) -> Entity:
        """Give the node that stands for a plain value in a pool."""
        norm = normalise(value)
        found = self._value_nodes.get((pool, norm))
        if found is not None:
            return self.entity(found)
        held = self.memory.facts.value_node(pool, norm)
        if held is not None:
            return self.entity(held.id)
        node = Entity(
            f"node_{self.stamp.mint.token()}", pool, "topic", value, norm, category, known_at, self.stamp.now,
            value_node=True,
        )  # fmt: skip
        self._entities[node.id] = node
        self._value_nodes[pool, norm] = node.id
        self.changes.append(c.EntityCreated(node))
        return node

    def alias(self, entity: Entity, type_: str, norm: str) -> None:
        """Let one more key lead to an entity."""
        self._lead(entity.pool, type_, norm, entity.id)
        self.changes.append(c.EntityAliased(entity.id, type_, norm))

    def rekey(self, entity: Entity, type_: str, name: str) -> Entity:
        """Let the speaker read under another key."""
        norm = normalise(name)
        changed = replace(entity, type=type_, name=name, norm=norm, speaker=True, maybe=())
        self._entities[entity.id] = changed
        self._lead(entity.pool, type_, norm, entity.id)
        self._speakers[entity.pool] = entity.id
        self.changes.append(c.EntityRekeyed(entity.id, type_, name, norm))
        return changed

    def retype(self, entity: Entity, type_: str, maybe: tuple[str, ...]) -> Entity:
        """Say what a thing is whose type was a guess."""
        changed = replace(self.entity(entity.id), type=type_, maybe=maybe)
        self._entities[entity.id] = changed
        self._lead(entity.pool, type_, entity.norm, entity.id)
        self.changes.append(c.EntityTyped(entity.id, type_, maybe))
        return changed

    def touch(self, entity: Entity, at: Instant) -> None:
        """Note that a thing was spoken of again."""
        if entity.id not in self._touched:
            self._touched.add(entity.id)
            self.changes.append(c.EntityTouched(entity.id, at))

    def merged(self, change: c.EntityMerged) -> None:
        """Fold a duplicate into a primary."""
        gone = self._latest(change.duplicate_id)
        self._entities[gone.id] = replace(
            gone, merged_into=change.primary_id, merged_at=change.merged_at, speaker=False
        )
        if gone.speaker:
            self._speakers[gone.pool] = change.primary_id
            self._entities[change.primary_id] = replace(self._latest(change.primary_id), speaker=True)
        self.changes.append(change)

    def _lead(self, pool: int, type_: str, norm: str, entity_id: str) -> None:
        self._names[pool, type_, norm] = entity_id
        self._norms[pool, norm][entity_id] = None

    def _latest(self, entity_id: str) -> Entity:
        return self._entities.get(entity_id) or self.memory.facts.entities[entity_id]

    # -- facts  ------------------------------------------------------------

    def next_number(self) -> int:
        """Hand out the next memory number."""
        number = self._numbers
        self._numbers += 1
        return number

    def fact(self, fact_id: str) -> Fact:
        """Give a fact as it will be."""
        return self._facts.get(fact_id) or self.memory.facts.facts[fact_id]

    def final(self, fact_id: str) -> Fact:
        """Give a fact as it will be; one that moves to another entity in this command, as it stands there."""
        fact = self.fact(fact_id)
        while fact.closing is not None and fact.closing.by is ClosedBy.MOVED and fact.superseded_by is not None:
            fact = self.fact(fact.superseded_by)
        return fact

    def held(self, entity_id: str) -> Iterator[Fact]:
        """Walk the live facts about an entity, oldest first."""
        yield from self._still_live(self.memory.facts.held(entity_id), self._held[entity_id])

    def pointing(self, entity_id: str) -> Iterator[Fact]:
        """Walk the live facts whose target is an entity, oldest first."""
        yield from self._still_live(self.memory.facts.pointing(entity_id), self._pointing[entity_id])

    def assert_fact(self, fact: Fact, *, before: str | None = None) -> None:
        """Let a statement enter memory."""
        self._facts[fact.id] = fact
        self._held[fact.subject].append(fact.id)
        self._pointing[fact.target].append(fact.id)
        self.standing.add(fact, before)
        self.changes.append(c.FactAsserted(fact, before))

    def close_fact(
        self,
        fact: Fact,
        by: ClosedBy,
        *,
        known_at: Instant,
        valid_until: Instant | None,
        superseded_by: str | None = None,
    ) -> Fact:
        """Let a statement stop being live; valid_until None leaves its validity as it was."""
        closing = Closing(by, known_at, self.stamp.now)
        until = fact.valid_until if valid_until is None else valid_until
        closed = replace(fact, closing=closing, valid_until=until, superseded_by=superseded_by)
        self._facts[fact.id] = closed
        self.standing.discard(closed)
        self.closings += 1
        self.changes.append(c.FactClosed(fact.id, closing, until, superseded_by))
        return closed

    def confirm_fact(self, fact: Fact, origin: str) -> None:
        """Note one more origin of a held statement."""
        if origin not in fact.origins:
            self._facts[fact.id] = replace(fact, origins=(*fact.origins, origin))
            self.changes.append(c.FactConfirmed(fact.id, origin))

    def date_fact(self, fact: Fact, valid_from: Instant | None, valid_until: Instant | None) -> None:
        """Say from when and until when a statement holds."""
        if (fact.valid_from, fact.valid_until) != (valid_from, valid_until):
            self._facts[fact.id] = replace(self.fact(fact.id), valid_from=valid_from, valid_until=valid_until)
            self.standing.date(self._facts[fact.id])
            self.changes.append(c.FactDated(fact.id, valid_from, valid_until))

    def relink_fact(self, fact: Fact, supersedes: str | None) -> None:
        """Let a row supersede the one that was put before it."""
        self._facts[fact.id] = replace(fact, supersedes=supersedes)
        self.changes.append(c.FactRelinked(fact.id, supersedes))

    def _still_live(self, held: Iterator[Fact], drafted: list[str]) -> Iterator[Fact]:
        for fact in (*(self.fact(row.id) for row in held), *(self.fact(fact_id) for fact_id in drafted)):
            if fact.live:
                yield fact

    # -- turns and notes  ------------------------------------------------------------

    def next_seq(self, session_id: str) -> int:
        """Hand out the next seq of a session, counting from 1."""
        seq = self._seqs.get(session_id, len(self.memory.transcripts.turns_of(session_id))) + 1
        self._seqs[session_id] = seq
        return seq

    def new_turn_id(self) -> str:
        """Mint a turn id."""
        return turn_id(self.stamp.mint.token())

    def like(self, label: str, description: str) -> list[Instruction]:
        """Give the instructions with the same texts, drafted ones included."""
        from_memory = [self._instructions.get(i.id, i) for i in self.memory.notes.like(label, description)]
        drafted = self._same_text.get(notes.text_key(label, description), ())
        return from_memory + [self._instructions[found] for found in drafted]

    def add_instruction(
        self, label: str, description: str, selector: Selector, source: SourceRef, known_at: Instant
    ) -> Instruction:
        """Pick up a standing directive."""
        instruction = Instruction(
            f"instr_{self.stamp.mint.token()}", label, description, selector, source, known_at, self.stamp.now
        )
        self._instructions[instruction.id] = instruction
        self._same_text[notes.text_key(label, description)][instruction.id] = None
        self.changes.append(c.InstructionAdded(instruction))
        return instruction

    def widen_instruction(self, instruction: Instruction, selector: Selector) -> Instruction:
        """Let a stored directive hold in a wider scope."""
        if selector == instruction.selector:
            return instruction
        wider = replace(instruction, selector=selector)
        self._instructions[instruction.id] = wider
        self.changes.append(c.InstructionWidened(instruction.id, selector))
        return wider

    def open_about(self, about: str, selector: Selector) -> list[Uncertainty]:
        """Give the open doubts about a topic in a scope, drafted ones included."""
        held = [self._uncertainties.get(u.id, u) for u in self.memory.notes.open_about(about, selector)]
        drafted = self._doubts.get((normalise(about), selector), ())
        return [doubt for doubt in (*held, *self._noted(drafted)) if doubt.resolved_at is None]

    def _noted(self, ids: Iterable[str]) -> Iterator[Uncertainty]:
        return (self._uncertainties[found] for found in ids)

    def open_in(self, selector: Selector) -> list[Uncertainty]:
        """Give the newest open doubts of exactly one scope, newest first, drafted ones included."""
        drafted = itertools.islice(reversed(self._doubts_in.get(selector, {})), notes.CONSIDERED)
        held = (self._uncertainties.get(u.id, u) for u in self.memory.notes.open_in(selector))
        return [doubt for doubt in (*self._noted(drafted), *held) if doubt.resolved_at is None]

    def open_on(self, selector: Selector, subject: str, key: str) -> list[Uncertainty]:
        """Give the open doubts about a key of somebody in a scope, drafted ones included."""
        slot = (selector, subject, key)
        held = (self._uncertainties.get(u.id, u) for u in self.memory.notes.open_on(slot))
        return [doubt for doubt in (*held, *self._noted(self._doubts_on.get(slot, ()))) if doubt.resolved_at is None]

    def open_uncertainty(
        self,
        about: str,
        reason: str,
        selector: Selector,
        source: SourceRef,
        known_at: Instant,
        *,
        topics: tuple[DoubtTopic, ...] = (),
    ) -> Uncertainty:
        """Record a doubt."""
        token = f"unc_{self.stamp.mint.token()}"
        doubt = Uncertainty(token, about, reason, selector, source, known_at, self.stamp.now, topics=topics)
        self._uncertainties[doubt.id] = doubt
        self._doubts[normalise(about), selector][doubt.id] = None
        self._doubts_in[selector][doubt.id] = None
        for slot in notes.topic_slots(doubt):
            self._doubts_on[slot][doubt.id] = None
        self.changes.append(c.UncertaintyOpened(doubt))
        return doubt

    def resolve_uncertainty(self, doubt: Uncertainty, at: Instant) -> None:
        """Settle a doubt."""
        self._uncertainties[doubt.id] = replace(doubt, resolved_at=at)
        self.changes.append(c.UncertaintyResolved(doubt.id, at))
