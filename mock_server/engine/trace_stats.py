"""Figures about a stretch of time: how questions were answered, and what facts went through.

Everything is counted from what is there, as far as the caller may see it: questions from the traces that are kept, the
rest from memory.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from mock_server.engine.asking import Tier
from mock_server.engine.executor import Stamp
from mock_server.engine.inspection import decisions, insight, places_of, sees, visible, within
from mock_server.engine.instants import SECOND, Instant
from mock_server.engine.memory import Memory
from mock_server.engine.records import ClosedBy
from mock_server.engine.scopes import has_segments, readable
from mock_server.engine.traces import ResponseTrace, RetrievalTrace, Traces

DEFAULT_HOURS: Final = 24
HOUR: Final = 3_600 * SECOND


@dataclass(frozen=True, slots=True)
class Window:
    """What is counted: from an instant on, or the last hours, and what lives in a scope ({"user": "maya"})."""

    hours: int = DEFAULT_HOURS
    since: Instant | None = None
    scope: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Stats:
    """The figures. tiers and latency are of questions, a reply from the cache among them; candidates of retrievals.

    churned: entities of which some value was superseded. contradictions: decisions that left two values side by side.
    origins: rows written, by kind of source, most first.
    """

    hours: int
    questions: int
    latency_ms: float
    tiers: Mapping[Tier, int]
    responses: int
    reused: int
    retrievals: int
    mean_candidates: float
    most_candidates: int
    supersessions: int
    churned: int
    reconciliations: int
    contradictions: int
    origins: tuple[tuple[str, int], ...]


def stats(memory: Memory, stamp: Stamp, traces: Traces, window: Window) -> Stats:
    """Count what happened in a window of time."""
    caller, scope = stamp.caller, dict(window.scope)
    start = stamp.now - window.hours * HOUR if window.since is None else window.since
    asked = [trace for trace in visible(memory, caller, traces) if trace.at >= start and within(trace.shown, scope)]
    considered = [
        trace.considered
        for trace in traces.newest()
        if isinstance(trace, RetrievalTrace)
        and trace.at >= start
        and within(trace.shown, scope)
        and sees(memory, caller, trace.shown)
    ]
    replies = [trace for trace in asked if isinstance(trace, ResponseTrace)]
    decided = [
        row
        for row in decisions(memory, caller)
        if row.at >= start
        and all(any(has_segments(place, *pair) for place in places_of(memory, row)) for pair in window.scope)
    ]
    superseded, churned, origins = _rows(memory, stamp, window, start)
    return Stats(
        hours=window.hours if window.since is None else max(0, -((start - stamp.now) // HOUR)),
        questions=len(asked),
        latency_ms=_mean([trace.latency_ms for trace in asked]),
        tiers=Counter(trace.tier for trace in asked),
        responses=len(replies),
        reused=sum(trace.cached for trace in replies),
        retrievals=len(considered),
        mean_candidates=_mean(considered),
        most_candidates=max(considered, default=0),
        supersessions=superseded,
        churned=churned,
        reconciliations=len(decided),
        contradictions=sum(bool(row.contradicted) for row in decided),
        origins=origins,
    )


def _rows(memory: Memory, stamp: Stamp, window: Window, start: Instant) -> tuple[int, int, tuple[tuple[str, int], ...]]:
    region = insight(stamp.caller)
    counted = {
        pool.id
        for pool in memory.facts.pools
        if readable(region, pool.selector) and all(has_segments(pool.selector, *pair) for pair in window.scope)
    }
    superseded: list[str] = []
    origins: Counter[str] = Counter()
    for fact in memory.facts.facts.values():
        if fact.pool not in counted:
            continue
        closing = fact.closing
        if closing is not None and closing.by is ClosedBy.SUPERSEDED and closing.recorded_at >= start:
            superseded.append(memory.facts.resolve(fact.subject).id)
        # A row that moved to another node is counted where it stands now.
        if fact.recorded_at >= start and not (closing is not None and closing.by is ClosedBy.MOVED):
            origins[fact.source.kind] += 1
    by_count = sorted(origins.items(), key=lambda pair: (-pair[1], pair[0]))
    return len(superseded), len(set(superseded)), tuple(by_count)


def _mean(values: list[int]) -> float:
    return round(sum(values) / len(values), 3) if values else 0.0
