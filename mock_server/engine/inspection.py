"""Traces as a caller may see them: find one, list them, and what is left of one whose content was erased.

A trace shows rows, turns and questions, so it may be seen by whoever may read all of those, or manages where they live
(R-PERM-8). Content that was forgotten or deleted since is in no trace any more, though the trace stays (R-FORG-8).
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Generic, TypeAlias, TypeVar

from mock_server.engine.callers import Caller
from mock_server.engine.errors import TraceNotFound
from mock_server.engine.executor import Stamp
from mock_server.engine.hits import Hit
from mock_server.engine.ids import bare
from mock_server.engine.instants import Instant
from mock_server.engine.memory import Memory
from mock_server.engine.records import Chunk, ClosedBy, Fact
from mock_server.engine.scopes import EVERYTHING, Region, Selector, has_segments, readable
from mock_server.engine.stores.decisions import Decision
from mock_server.engine.traces import ResponseTrace, RetrievalTrace, Shown, Traces

ERASED: Final = (ClosedBy.FORGOTTEN, ClosedBy.DELETED)

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Seen(Generic[T]):
    """A trace that a caller may see; erased: some of its content is gone, so none of its texts may be shown."""

    id: str
    at: Instant
    trace: T
    erased: bool


AnySeen: TypeAlias = Seen[RetrievalTrace] | Seen[ResponseTrace] | Seen[Decision]


@dataclass(frozen=True, slots=True)
class Record:
    """One trace with its surroundings. response: the reply it is, or served; retrievals: the reads it is, or rests
    on."""

    seen: AnySeen
    response: Seen[ResponseTrace] | None = None
    retrievals: tuple[Seen[RetrievalTrace], ...] = ()


def find(memory: Memory, stamp: Stamp, traces: Traces, trace_id: str) -> Record:
    """Find a trace of any kind by its id, bare or as `trace:<id>`. Raises TraceNotFound."""
    wanted = bare(trace_id, "trace:")
    match traces.find(wanted):
        case ResponseTrace() as found if sees(memory, stamp.caller, found.shown):
            seen = _seen(memory, found)
            served = tuple(_seen(memory, trace) for trace in traces.served(found.id))
            return Record(seen, seen, served)
        case RetrievalTrace() as found if sees(memory, stamp.caller, found.shown):
            owner = None if found.parent is None else traces.find(found.parent)
            response = None
            if isinstance(owner, ResponseTrace) and sees(memory, stamp.caller, owner.shown):
                response = _seen(memory, owner)
            retrieval = _seen(memory, found)
            return Record(retrieval, response, (retrieval,))
        case None:
            for decision in memory.decisions.newest():
                if stamp.mint.of_commit(decision.seq) == wanted and _sees_decision(memory, stamp.caller, decision):
                    return Record(_decided(memory, stamp, decision))
        case _:
            pass
    raise TraceNotFound(
        f"there is no trace {trace_id!r} here; GET /traces lists those that are kept, the newest of each context"
    )


def listed(memory: Memory, stamp: Stamp, traces: Traces, limit: int) -> tuple[Record, ...]:
    """List what happened, newest first: replies, queries and decisions. What a reply rests on is found under it."""
    found: list[Record] = [
        Record(_decided(memory, stamp, decision)) for decision in decisions(memory, stamp.caller, most=limit)
    ]
    for trace in _most(visible(memory, stamp.caller, traces), limit):
        if isinstance(trace, ResponseTrace):
            response = _seen(memory, trace)
            found.append(Record(response, response))
        else:
            found.append(Record(_seen(memory, trace)))
    # Where instants are equal, a reply counts as newer than what it taught.
    found.sort(key=lambda record: (record.seen.at, not isinstance(record.seen.trace, Decision)), reverse=True)
    return tuple(found[:limit])


def visible(memory: Memory, caller: Caller, traces: Traces) -> Iterator[RetrievalTrace | ResponseTrace]:
    """Walk the replies and plain queries a caller may see, newest first."""
    for trace in traces.newest():
        owned = isinstance(trace, RetrievalTrace) and trace.parent is not None
        if not owned and sees(memory, caller, trace.shown):
            yield trace


def decisions(memory: Memory, caller: Caller, most: int | None = None) -> Iterator[Decision]:
    """Walk the decisions a caller may see, newest first."""
    return _most((row for row in memory.decisions.newest() if _sees_decision(memory, caller, row)), most)


def sees(memory: Memory, caller: Caller, shown: Shown) -> bool:
    """Tell whether a caller may look at something that shows this."""
    region = insight(caller)
    if region[:1] == EVERYTHING:
        return True
    if not all(any(own.holds(pattern) for own in region) for pattern in shown.region):
        return False
    homes = (shown.home,) if shown.home else ()
    rows = (_place(memory, hit) for hit in shown.hits)
    facts = (memory.facts.pools[fact.pool].selector for fact in shown.facts)
    return all(readable(region, place) for places in (homes, shown.places, rows, facts) for place in set(places))


def insight(caller: Caller) -> Region:
    """Give the region whose traces a caller may see: what it may read, and what it manages."""
    return (*caller.read, *caller.manage)


def within(shown: Shown, scope: Mapping[str, str]) -> bool:
    """Tell whether a trace belongs to a scope: its conversation's, or what was looked through (R-STATE-6)."""
    where: Selector = shown.home or tuple((pattern.base,) for pattern in shown.region)
    return all(has_segments(where, dimension, value) for dimension, value in scope.items())


def places_of(memory: Memory, decision: Decision) -> set[Selector]:
    """Give the scopes of everything a decision touched."""
    facts, notes, said = memory.facts, memory.notes, memory.transcripts
    found = {facts.pools[facts.facts[row].pool].selector for row in decision.facts}
    found |= {notes.uncertainties[row].selector for row in (*decision.opened, *decision.resolved)}
    found |= {notes.instructions[row].selector for row in decision.instructions}
    turns = (said.turns[turn_id] for turn_id in decision.turns if turn_id in said.turns)
    return found | {said.sessions[turn.session_id].selector for turn in turns}


def _sees_decision(memory: Memory, caller: Caller, decision: Decision) -> bool:
    region = insight(caller)
    return region[:1] == EVERYTHING or all(readable(region, place) for place in places_of(memory, decision))


def _seen(memory: Memory, trace: T) -> Seen[T]:
    assert isinstance(trace, RetrievalTrace | ResponseTrace)
    return Seen(trace.id, trace.at, trace, _erased(memory, trace.shown))


def _decided(memory: Memory, stamp: Stamp, decision: Decision) -> Seen[Decision]:
    gone = any(turn_id not in memory.transcripts.turns for turn_id in decision.turns)
    erased = gone or any(_gone(memory, memory.facts.facts[row]) for row in decision.facts)
    return Seen(stamp.mint.of_commit(decision.seq), decision.at, decision, erased)


def _erased(memory: Memory, shown: Shown) -> bool:
    said = memory.transcripts
    if any(turn_id not in said.turns for turn_id in shown.turns):
        return True
    rows = [hit.row for hit in shown.hits]
    if any(isinstance(row, Chunk) and row.id not in said.chunks for row in rows):
        return True
    facts = (*shown.facts, *(row for row in rows if isinstance(row, Fact)))
    return any(_gone(memory, fact) for fact in facts)


def _gone(memory: Memory, fact: Fact) -> bool:
    # A merge moves a fact into a new row of the same number; what counts is what became of the latest.
    latest = memory.facts.numbered(fact.number)
    return latest is not None and latest.closing is not None and latest.closing.by in ERASED


def _place(memory: Memory, hit: Hit) -> Selector:
    row = hit.row
    return row.selector if isinstance(row, Chunk) else memory.facts.pools[row.pool].selector


def _most(rows: Iterable[T], most: int | None) -> Iterator[T]:
    for number, row in enumerate(rows):
        if number == most:
            return
        yield row
