"""What was asked and what came of it, in a bounded ring beside the engine: retrieval and response traces.

Traces are kept in memory only, never in the journal: reads write nothing. Whoever erases content clears the ring too.
"""

from collections import deque
from dataclasses import dataclass
from typing import Final, TypeAlias

from mock_server.engine.asking import Tier
from mock_server.engine.instants import Instant

KEPT: Final = 1_000
"""How many traces a context keeps; the oldest go first."""


@dataclass(frozen=True, slots=True)
class RetrievalTrace:
    """One ranked read. parent: the response trace it served, None for a plain query; source: the caller's own label."""

    id: str
    at: Instant
    principal: str
    query: str
    mode: str
    tier: Tier
    reason: str
    returned: tuple[tuple[str, float], ...]
    considered: int
    latency_ms: int
    session_id: str | None = None
    source: str | None = None
    parent: str | None = None


@dataclass(frozen=True, slots=True)
class ResponseTrace:
    """One reply of `/chat`. reused_from: the response trace a cached reply came from."""

    id: str
    at: Instant
    principal: str
    message: str
    reply: str
    latency_ms: int
    session_id: str
    model: str | None = None
    cached: bool = False
    reused_from: str | None = None


Trace: TypeAlias = RetrievalTrace | ResponseTrace


class Traces:
    """The newest traces of one context."""

    def __init__(self, kept: int = KEPT) -> None:
        self._ring: deque[Trace] = deque(maxlen=kept)

    def add(self, trace: Trace) -> None:
        """Keep a trace; the oldest one goes when the ring is full."""
        self._ring.append(trace)

    def find(self, trace_id: str) -> Trace | None:
        """Find a trace by its bare id."""
        return next((trace for trace in self._ring if trace.id == trace_id), None)

    def newest(self, limit: int) -> tuple[Trace, ...]:
        """List traces, newest first."""
        return tuple(reversed(self._ring))[:limit]

    def clear(self) -> None:
        """Forget all of them."""
        self._ring.clear()
