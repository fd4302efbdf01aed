"""The curated merge of two nodes: who may, what both records say together, and the audit edge.

How facts move is in `fold.py`; this module checks, and has the primary rewritten. The rewrite is the work of a
`Summariser`, asked before deciding (MG-11): `prepare` gives it both records, and `decide_merge` takes its text only
while they still read the same. Without a text the merge happens too, and the primary's own texts stay (MG-08).
"""

from collections.abc import Awaitable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol, TypeAlias

from mock_server.engine import clashes, summaries
from mock_server.engine.agents import DEFAULT_AGENTS, Agents, Sharing
from mock_server.engine.changes import EntityMerged, FactAsserted, FactClosed
from mock_server.engine.draft import Draft
from mock_server.engine.errors import (
    AgentWithoutMemory,
    AlreadyMerged,
    CrossPoolMerge,
    NodeNotFound,
    OutsideRegion,
    SameNode,
)
from mock_server.engine.executor import Decision, Stamp
from mock_server.engine.fold import Move, Rewired, audit_edge_id, fold, rewire
from mock_server.engine.instants import Instant
from mock_server.engine.memory import Memory
from mock_server.engine.reach import belongs, sees
from mock_server.engine.records import Entity, Fact
from mock_server.engine.scopes import writable
from mock_server.engine.sentences import display_name, ends, first_row, named_as, tell
from mock_server.engine.stores.edges import fingerprint
from mock_server.engine.summaries import FACTS_TOLD, Line, Written

__all__ = [
    "MergeNodes",
    "Merged",
    "NoSummariser",
    "NodeRecord",
    "OfflineSummariser",
    "Overtaken",
    "Records",
    "Summariser",
    "SummaryFailed",
    "decide_blind",
    "decide_merge",
    "fold",
    "prepare",
]


@dataclass(frozen=True, slots=True)
class NodeRecord:
    """What one of two nodes brings to a merge: its name, its sentences that will hold afterwards, its former names."""

    name: str
    labels: tuple[str, ...]
    sentences: tuple[str, ...]
    former: tuple[str, ...] = ()


class SummaryFailed(Exception):
    """A summariser could not give a text: an error, a timeout, or it is switched off."""


class Summariser(Protocol):
    """Rewrite the summary of a primary from both records of a merge."""

    def combine(self, primary: NodeRecord, duplicate: NodeRecord) -> str | Awaitable[str]:
        """Give the new raw summary, third person; raises SummaryFailed when there is none to be had."""
        ...


class OfflineSummariser:
    """Join the sentences of both records, and name the duplicate as an earlier name of the primary (MG-14)."""

    def combine(self, primary: NodeRecord, duplicate: NodeRecord) -> str:
        """Give the sentences one a line, none twice."""
        former = (*primary.former, *duplicate.former, duplicate.name)
        notes = (summaries.known_as(primary.name, name) for name in former)
        return "\n".join(dict.fromkeys((*primary.sentences, *duplicate.sentences, *notes)))


class NoSummariser:
    """Stand in for a summariser that is switched off: every merge is blind."""

    def combine(self, primary: NodeRecord, duplicate: NodeRecord) -> str:  # noqa: ARG002
        """Refuse."""
        raise SummaryFailed("rewriting summaries is switched off")


Records: TypeAlias = tuple[NodeRecord, NodeRecord]


@dataclass(frozen=True, slots=True)
class MergeNodes:
    """Ask for a merge in an agent's pool. text: what a summariser made of `records`, None for a blind merge."""

    agent_id: str
    primary_id: str
    duplicate_id: str
    records: Records | None = None
    text: str | None = None
    agents: Agents = field(default=DEFAULT_AGENTS)


@dataclass(frozen=True, slots=True)
class Merged:
    """What a merge did. summary and labels are None when it was blind."""

    primary_id: str
    duplicate_id: str
    outgoing: int
    incoming: int
    audit_edge_id: str
    merged_at: Instant
    summary: str | None
    labels: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class Overtaken:
    """The nodes changed since the summariser read them: nothing was done, ask it again."""


def prepare(memory: Memory, command: MergeNodes, stamp: Stamp) -> Records:
    """Check a merge and give the records of both nodes, as they would stand together. Changes nothing."""
    primary, duplicate = _checked(memory, command, stamp)
    rewired = rewire(Draft(memory, stamp), duplicate, primary, at=stamp.now)
    return _Joined.of(memory, primary, duplicate, rewired).records


def decide_merge(memory: Memory, command: MergeNodes, stamp: Stamp) -> Decision[Merged | Overtaken]:
    """Fold the duplicate into the primary: rewiring, audit edge, mark and rewrite in one commit, or nothing (MG-11)."""
    joined, merged = _decide(memory, command, stamp)
    if command.text is not None and command.records != joined.records:
        return Decision((), Overtaken())
    return Decision(merged.changes, merged.answer)


def decide_blind(memory: Memory, command: MergeNodes, stamp: Stamp) -> Decision[Merged]:
    """Fold the duplicate into the primary and leave the primary's texts as they are (MG-08)."""
    return _decide(memory, replace(command, text=None), stamp)[1]


def _decide(memory: Memory, command: MergeNodes, stamp: Stamp) -> "tuple[_Joined, Decision[Merged]]":
    primary, duplicate = _checked(memory, command, stamp)
    draft = Draft(memory, stamp)
    rewired = rewire(draft, duplicate, primary, at=stamp.now)
    joined = _Joined.of(memory, primary, duplicate, rewired)
    speaker = joined.primary if joined.primary.speaker else memory.facts.speaker(primary.pool)
    basis = summaries.basis_of(_mark_after(draft, primary.id), speaker)
    if command.text is None:
        shown = summaries.node_text(memory, primary, stamp.now)
        labels, attributes = shown.labels, shown.attributes
        text = Written(basis, shown.summary, shown.summary_raw, joined.records[0].former)
    else:
        labels, attributes = summaries.united_labels(primary, duplicate), joined.attributes(memory, stamp.now)
        text = Written(basis, joined.addressed(command.text), command.text, joined.former)
    change = EntityMerged(
        duplicate.id,
        primary.id,
        audit_edge_id(draft),
        stamp.now,
        rewritten=True,
        summary_raw=text.dump(),
        labels=labels,
        attributes=tuple(attributes.items()),
    )
    draft.merged(change)
    clashes.end_those_over(draft, stamp.now)
    answer = Merged(
        primary.id,
        duplicate.id,
        len(rewired.outgoing),
        len(rewired.incoming),
        change.audit_edge_id,
        change.merged_at,
        command.text,
        None if command.text is None else labels,
    )
    return joined, Decision(tuple(draft.changes), answer)


@dataclass(frozen=True, slots=True)
class _Joined:
    """Both nodes as they stand together: the primary's lines, and those that came with the duplicate."""

    primary: Entity
    duplicate: Entity
    own: Sequence[Line]
    brought: Sequence[Line]

    @classmethod
    def of(cls, memory: Memory, primary: Entity, duplicate: Entity, rewired: Rewired) -> "_Joined":
        kept = summaries.as_speaker(primary) if duplicate.speaker else primary
        facts = memory.facts.facts
        places = memory.facts.edges.edges_of(primary.id)[-FACTS_TOLD:]
        own = summaries.as_said(fact for _, fact_id in places if duplicate.id not in _ends_of(fact := facts[fact_id]))
        newest = sorted(rewired.moves, key=lambda move: (move.old.known_at, move.old.number))[-FACTS_TOLD:]
        return cls(
            kept,
            duplicate,
            [(fact, *_standing(ends(memory, fact), kept)) for fact in own],
            [(move.new, *_moved_ends(memory, move, kept)) for move in newest],
        )

    @property
    def records(self) -> Records:
        """Give what a summariser gets to read."""
        return self._record(self.primary, self.own), self._record(self.duplicate, self.brought)

    @property
    def former(self) -> tuple[str, ...]:
        """Give every name the primary was known by before."""
        one, other = self.records
        return tuple(dict.fromkeys((*one.former, *other.former, other.name)))

    def addressed(self, text: str) -> str:
        """Rewrite a combined summary in the second person; a text of more than our own sentences stays as it is."""
        if text != OfflineSummariser().combine(*self.records):
            return text
        return summaries.humanise([*self.own, *self.brought], self.primary, self.former)

    def attributes(self, memory: Memory, now: Instant) -> dict[str, str]:
        """Unite the attributes; the primary's win. Reads drop those that no live fact of the primary bears out."""
        theirs = summaries.attributes(memory, self.duplicate, now)
        return theirs | summaries.attributes(memory, self.primary, now)

    @staticmethod
    def _record(entity: Entity, told: Iterable[Line]) -> NodeRecord:
        held = summaries.written(entity)
        sentences = tuple(dict.fromkeys(tell(*line) for line in told))
        return NodeRecord(
            display_name(entity), summaries.labels(entity), sentences, () if held is None else held.former
        )


def _checked(memory: Memory, command: MergeNodes, stamp: Stamp) -> tuple[Entity, Entity]:
    """Give the two nodes, or refuse, in the order of the contract: agent, same node, existence, state, pool."""
    caller = stamp.caller
    memory.sorted_edges()
    sharing = command.agents.known(memory, command.agent_id)
    if sharing is Sharing.NONE:
        raise AgentWithoutMemory(f"agent {command.agent_id!r} keeps no memory, so it has no nodes to merge")
    if command.primary_id == command.duplicate_id:
        raise SameNode(f"primary_id and duplicate_id are both {command.primary_id!r}; a merge takes two nodes")
    nodes: list[Entity] = []
    for name, node_id in (("primary_id", command.primary_id), ("duplicate_id", command.duplicate_id)):
        node = memory.facts.entities.get(node_id)
        if node is None or not sees(memory, caller, node.pool):
            raise NodeNotFound(f"{name}: there is no node {node_id!r}; take an id from the graph", field=(name,))
        nodes.append(node)
    for node in nodes:
        if node.merged_into is not None:
            target = memory.facts.resolve(node.id).id
            raise AlreadyMerged(f"node {node.id!r} was merged before; it is {target!r} now")
    primary, duplicate = nodes
    pools = [memory.facts.pools[node.pool] for node in nodes]
    if pools[0] != pools[1] or not belongs(pools[0], command.agent_id, sharing):
        raise CrossPoolMerge(
            f"{primary.id!r} and {duplicate.id!r} are not both in one memory pool of agent {command.agent_id!r}"
        )
    if not writable(caller.write, pools[0].selector):
        raise OutsideRegion(f"these nodes lie outside what {caller.principal!r} may write")
    return primary, duplicate


def _ends_of(fact: Fact) -> tuple[str, str]:
    return (fact.subject, fact.target)


def _standing(pair: tuple[Entity, Entity], primary: Entity) -> tuple[Entity, Entity]:
    """Put the primary as it will be in place of its record."""
    subject, target = (primary if entity.id == primary.id else entity for entity in pair)
    return subject, target


def _moved_ends(memory: Memory, move: Move, primary: Entity) -> tuple[Entity, Entity]:
    """Name the ends of a moved fact as `sentences.ends` will once the merge is done."""
    entities = memory.facts.entities
    first = first_row(memory, move.old)
    subject, target = (primary if end == primary.id else entities[end] for end in (move.new.subject, move.new.target))
    return named_as(entities[first.subject], subject), named_as(entities[first.target], target)


def _mark_after(draft: Draft, entity_id: str) -> int:
    """Give the mark of a node once the drafted changes are made."""
    mark = draft.memory.facts.edges.mark(entity_id)
    for change in draft.changes:
        if isinstance(change, FactAsserted):
            fact = change.fact
        elif isinstance(change, FactClosed):
            fact = draft.fact(change.fact_id)
        else:
            continue
        if entity_id in _ends_of(fact):
            mark ^= fingerprint(fact.id)
    return mark
