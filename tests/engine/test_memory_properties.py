"""What stays true of memory whatever is asked of it, in whatever order.

A state machine runs random commands over several contexts, scopes and agents through the real executor: facts, things
taken back, doubts, directives, names, merges, deletions, sessions, exact rows and values. After each of them: chains
are whole, narrowed callers see what was written for them and nothing else; at the end the journal is replayed.
"""

import re
from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

from mock_server.engine import entities, graph, merge, remember, sessions, state, timeline
from mock_server.engine.agents import DEFAULT_AGENTS
from mock_server.engine.asking import Ask
from mock_server.engine.callers import OPEN_ADMIN, Caller
from mock_server.engine.claims import Extraction, FactClaim
from mock_server.engine.errors import EngineError
from mock_server.engine.executor import Contexts, Stamp
from mock_server.engine.instants import Instant
from mock_server.engine.memory import Memory
from mock_server.engine.recall import recall
from mock_server.engine.records import AUTHORITATIVE, ClosedBy, Fact, Pool
from mock_server.engine.scopes import Selector, pattern
from mock_server.engine.temporal import Moment
from mock_server.engine.vocabulary import describe
from mock_server.journal.in_memory import InMemoryJournal
from tests.engine.memory_dump import dump
from tests.engine.random_commands import HOUR, NOON, PEOPLE, claims, extractions, row_commands

pytestmark = pytest.mark.slow

CONTEXTS: Final = ("alpha", "beta")
OFTEN: Final = st.sampled_from(("alpha", "alpha", "alpha", "beta"))
"""Most commands meet in one context, so that they have something to disagree about."""
SCOPES: Final[tuple[Selector, ...]] = (
    (("org/acme/user/ann",),),
    (("org/acme/user/bob",),),
    (("org/globex/user/ann",),),
    (("org/acme",),),
    (("org/acme/user/ann",), ("org/acme/user/bob",)),
)
MOSTLY_ANN: Final = st.sampled_from((*[SCOPES[0]] * 6, *SCOPES))
AGENTS: Final = (None, "rag-assistant", "chatbot", "scout")


@dataclass
class Hands:
    """A clock moved by hand."""

    at: Instant = NOON

    def now(self) -> Instant:
        return self.at


@dataclass(frozen=True)
class Told:
    """What a write taught, and where: enough to say who may know it."""

    selector: Selector
    agent: str | None
    value: str


class Memories(RuleBasedStateMachine):
    """Random commands over two contexts."""

    def __init__(self) -> None:
        super().__init__()
        self.clock = Hands()
        self.journal = InMemoryJournal()
        self.contexts = Contexts(journal=self.journal, clock=self.clock, seed="seed")
        self.sessions: defaultdict[str, list[str]] = defaultdict(list)
        self.counter = 0
        self.told: defaultdict[str, list[Told]] = defaultdict(list)

    def memory(self, context: str) -> Memory:
        return self.contexts.get(context).read(lambda memory, _: memory, OPEN_ADMIN)

    # -- commands -----------------------------------------------------------------------------------------------------

    @rule(hours=st.sampled_from((0, 1, 30, 24 * 40)))
    def time_passes(self, hours: int) -> None:
        self.clock.at += hours * HOUR

    @rule(
        context=OFTEN,
        selector=MOSTLY_ANN,
        agent=st.sampled_from((*[None] * 6, *AGENTS)),
        turns=st.lists(st.tuples(extractions(), st.sampled_from((None, None, 2, 100))), min_size=1, max_size=4),
        mode=st.sampled_from((*["full"] * 8, "preview", "none")),
    )
    def remembers(
        self,
        context: str,
        selector: Selector,
        agent: str | None,
        turns: list[tuple[Extraction, int | None]],
        mode: str,
    ) -> None:
        for extraction, ago in turns:
            self._remember(context, selector, agent, extraction, ago, mode)

    def _remember(
        self, context: str, selector: Selector, agent: str | None, extraction: Extraction, ago: int | None, mode: str
    ) -> None:
        labels = () if agent is None else (f"agent={agent}",)
        before = dump(self.memory(context)) if mode == "preview" else None
        answer = self.contexts.get(context).execute(
            remember.decide_remember,
            remember.Remember(
                "words",
                mode,
                selector=selector,
                labels=labels,
                observed_at=None if ago is None else self.clock.at - ago * HOUR,
                extraction=extraction,
            ),
            OPEN_ADMIN,
        )
        if mode == "preview":
            assert dump(self.memory(context)) == before, "a preview wrote something"
        else:
            self.sessions[context].append(answer.session_id)

    @rule(context=OFTEN, selector=MOSTLY_ANN, agent=st.sampled_from(AGENTS))
    def a_secret_is_told(self, context: str, selector: Selector, agent: str | None) -> None:
        self.counter += 1
        value = f"secret {self.counter}"
        self.contexts.get(context).execute(
            remember.decide_remember,
            remember.Remember(
                f"I hide {value}",
                selector=selector,
                labels=() if agent is None else (f"agent={agent}",),
                extraction=Extraction(facts=(FactClaim(PEOPLE[self.counter % 2], "skill", value),)),
            ),
            OPEN_ADMIN,
        )
        self.told[context].append(Told(selector, remember.agent_pool((f"agent={agent}",) if agent else ()), value))

    @rule(
        context=OFTEN,
        selector=MOSTLY_ANN,
        triples=st.lists(claims(), min_size=1, max_size=2),
    )
    def takes_triples(self, context: str, selector: Selector, triples: list[FactClaim]) -> None:
        self.contexts.get(context).execute(
            remember.decide_remember,
            remember.Remember("", "triples", selector=selector, triples=tuple(triples)),
            OPEN_ADMIN,
        )

    @rule(context=OFTEN, one=st.integers(0, 30), other=st.integers(0, 30))
    def merges_two_nodes(self, context: str, one: int, other: int) -> None:
        memory = self.memory(context)
        nodes = [node for pool in memory.facts.pools for node in memory.facts.entities_of(pool.id)]
        if nodes:
            agent = memory.facts.pools[nodes[one % len(nodes)].pool].agent or "default"
            command = merge.MergeNodes(agent, nodes[one % len(nodes)].id, nodes[other % len(nodes)].id)
            self._may_refuse(context, merge.decide_blind, command)

    @rule(context=OFTEN, place=st.integers(0, 30))
    def forgets_a_memory(self, context: str, place: int) -> None:
        live = [fact for fact in self.memory(context).facts.facts.values() if fact.live]
        if live:
            command = graph.DeleteEdge("default", f"edge_{live[place % len(live)].id}")
            self._may_refuse(context, graph.decide_delete, command)

    @precondition(lambda self: any(self.sessions.values()))
    @rule(context=OFTEN, place=st.integers(0, 30))
    def deletes_a_session(self, context: str, place: int) -> None:
        open_ = self.sessions[context]
        if open_:
            session_id = open_.pop(place % len(open_))
            self._may_refuse(context, sessions.decide_delete, sessions.DeleteSession(session_id))

    @rule(context=OFTEN, data=st.data())
    def keeps_exact_rows(self, context: str, data: st.DataObject) -> None:
        self._may_refuse(context, *data.draw(row_commands()))

    def _may_refuse(self, context: str, decide: Any, command: Any) -> None:
        """Run a command that may be refused; a refusal must leave no trace."""
        before = dump(self.memory(context))
        try:
            self.contexts.get(context).execute(decide, command, OPEN_ADMIN)
        except EngineError:
            assert dump(self.memory(context)) == before, "a refused command wrote something"

    # -- what stays true ----------------------------------------------------------------------------------------------

    @invariant()
    def chains_are_whole(self) -> None:
        for context in CONTEXTS:
            check_chains(self.memory(context))
            check_order(self.memory(context))

    @invariant()
    def live_facts_join_live_nodes_of_one_pool(self) -> None:
        for context in CONTEXTS:
            check_facts(self.memory(context))

    @rule(context=OFTEN)
    def nobody_sees_what_was_told_elsewhere(self, context: str) -> None:
        self._check_isolation(context)

    def _check_isolation(self, context: str) -> None:
        executor = self.contexts.get(context)
        for region in ("org/acme/user/ann", "org/acme/user/bob", "org/acme/*", "org/globex/*", "org/acme"):
            for user in (None, "ann", "bob"):
                narrowed = Caller("narrow", read=(pattern(region),), user=user)
                seen = executor.read(lambda memory, stamp: _secrets(memory, stamp), narrowed)
                allowed = {told.value for told in self.told[context] if _may_see(region, user, told.selector)}
                assert seen <= allowed, f"{region} as {user} sees {seen - allowed}"
        everything = executor.read(lambda memory, stamp: _secrets(memory, stamp), OPEN_ADMIN)
        assert everything <= {told.value for told in self.told[context]}, "a secret of another context shows"
        memory = self.memory(context)
        for told in self.told[context]:
            homes = {memory.facts.pools[fact.pool] for fact in memory.facts.facts.values() if fact.value == told.value}
            assert {(home.selector, home.agent) for home in homes} == {(told.selector, told.agent)}

    def teardown(self) -> None:
        for context in CONTEXTS:
            self._check_isolation(context)
            replayed = Memory(context)
            for commit in self.journal.read(context, 0):
                replayed.apply_commit(commit)
            assert dump(replayed) == dump(self.memory(context)), "replaying the journal gives another memory"


def _may_see(region: str, user: str | None, selector: Selector) -> bool:
    """Say who may see what, in the words of the contract: some clause lies in the region whole, and names the user."""
    base, subtree = region.removesuffix("/*"), region.endswith("/*")

    def inside(node: str) -> bool:
        return node == base or (subtree and node.startswith(f"{base}/"))

    named = user is None or any(f"/user/{user}/" in f"/{node}/" for clause in selector for node in clause)
    return named and any(all(inside(node) for node in clause) for clause in selector)


def _secrets(memory: Memory, stamp: Stamp) -> set[str]:
    """Collect every secret a caller can get to see: state, profile, entities, graph, timeline, recall."""
    listed = entities.listing(memory, stamp, type_=None, limit=None, offset=0)
    everywhere: dict[str, Any] = {"after": None, "agent_id": None, "agents": DEFAULT_AGENTS}
    views = [
        state.view(memory, stamp),
        state.profile(memory, stamp),
        [entities.get(memory, stamp, entity.type, entity.name, Moment()) for entity in listed],
        [entities.history(memory, stamp, entity.type, entity.name, "skill") for entity in listed],
        graph.page(memory, stamp, limit=500, **everywhere),
        timeline.page(memory, stamp, limit=100, sort=timeline.Sort.CREATED, **everywhere),
        recall(memory, stamp, Ask("secret", k=50)),
    ]
    return set(re.findall(r"secret \d+", repr(views)))


def check_chains(memory: Memory) -> None:
    """Hold that supersession makes whole lists: one line of links, in one pool, whose intervals do not overlap."""
    rows = memory.facts.facts
    heirs = Counter(row.supersedes for row in rows.values() if row.supersedes is not None and not _moved(row))
    for row in rows.values():
        if row.closing is None:
            assert row.superseded_by is None, row
        else:
            assert row.known_at <= row.closing.known_at, row
        if row.supersedes is not None:
            older = rows[row.supersedes]
            assert older.closing is not None, row
            assert older.key == row.key
            assert memory.facts.pools[older.pool] == memory.facts.pools[row.pool]
        if row.closing is not None and row.closing.by is ClosedBy.SUPERSEDED:
            assert row.superseded_by is not None, row
            newer = rows[row.superseded_by]
            if newer.supersedes == row.id:
                assert newer.valid_from is not None
                assert row.valid_until is not None
                # A change that the text dates before the old row began leaves the old row an empty interval (R-SUP-2).
                empty = row.valid_from is not None and row.valid_from >= row.valid_until
                assert empty or row.valid_until <= newer.valid_from, (row, newer)
        if row.key is not None:
            assert row.id in [held.id for held in memory.facts.chain(row.subject, row.key)]
    assert [found for found, count in heirs.items() if count > 1] == []


def check_order(memory: Memory) -> None:
    """Hold that a chain runs in the order things became known, whatever order they were told in."""
    merged = {entity.merged_into for entity in memory.facts.entities.values()}
    for subject, key in {(row.subject, row.key) for row in memory.facts.facts.values() if row.key is not None}:
        if subject in merged:
            continue
        for classes in (AUTHORITATIVE, frozenset({"turn"})):
            chain = [row.known_at for row in memory.facts.chain(subject, key) if row.source.kind in classes]
            assert chain == sorted(chain), (subject, key, classes)


def _moved(row: Fact) -> bool:
    return row.closing is not None and row.closing.by is ClosedBy.MOVED


def check_facts(memory: Memory) -> None:
    """Hold what every live fact owes: ends in its pool, no twin, its own number; single-valued keys one peer a
    class."""
    live = [row for row in memory.facts.facts.values() if row.live]
    assert len({row.number for row in live}) == len(live)
    faces: Counter[tuple[object, ...]] = Counter()
    for row in live:
        for end in (row.subject, row.target):
            entity = memory.facts.entities[end]
            assert entity.merged_into is None, "a live fact hangs on a merged node"
            assert entity.pool == row.pool, "an edge joins two pools"
        faces[row.subject, row.edge_label, row.target, row.value] += 1
    twins = [face for face, count in faces.items() if count > 1]
    assert not twins, twins
    doubted = {doubt.selector for doubt in memory.notes.uncertainties.values()}
    for (subject, key, class_), count in Counter(
        (row.subject, row.key, row.source.kind in ("upsert", "document"))
        for row in live
        if row.key and row.current(memory.recorded_at)
    ).items():
        if describe(key).single and count > 1 and _pool(memory, subject).selector not in doubted:
            pytest.fail(f"{count} live values of {key} ({class_}) and no doubt about it")


def _pool(memory: Memory, entity_id: str) -> Pool:
    return memory.facts.pools[memory.facts.entities[entity_id].pool]


def test_memory_keeps_its_promises_whatever_is_asked_of_it() -> None:
    """Run the machine; what it promises is written beside each invariant."""
    run_state_machine_as_test(
        Memories,
        settings=settings(
            max_examples=60,
            stateful_step_count=25,
            suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
        ),
    )
