"""What was asked and what came of it, in a bounded ring beside the engine: retrieval and response traces.

Traces are kept in memory only, never in the journal: reads write nothing. Who may look at one, and what is left of it
once content was erased, is in `inspection.py`; decision traces are made from memory, in `stores/decisions.py`.
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

from mock_server.engine.asking import Tier
from mock_server.engine.hits import Hit
from mock_server.engine.instants import Instant
from mock_server.engine.prompt import Candidate
from mock_server.engine.records import Fact
from mock_server.engine.scopes import Region, Selector

KEPT: Final = 1_000
"""How many traces a context keeps; the oldest go first."""
ROOM: Final = 16_000_000
"""Characters of text they may hold together; the oldest go first here too."""
PROMPT_CHARACTERS: Final = 32_768
"""How much of a prompt a trace keeps; a longer one loses its middle. The transcript window and ten sources fit."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What a trace shows, which decides who may look at it, and whether all of it is still there.

    home: the scope of the conversation. region: where there is none, what was looked through: patterns a reader must
    cover, all of them. places: other scopes it has words from. turns: ids of turns whose words are in it.
    """

    home: Selector = ()
    region: Region = ()
    places: tuple[Selector, ...] = ()
    hits: tuple[Hit, ...] = ()
    facts: tuple[Fact, ...] = ()
    turns: tuple[str, ...] = ()


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
    hits: tuple[Hit, ...]
    considered: int
    latency_ms: int
    shown: Shown
    session_id: str | None = None
    source: str | None = None
    parent: str | None = None

    @property
    def text_size(self) -> int:
        """Count the characters only this trace holds; hits belong to memory."""
        return len(self.query)


@dataclass(frozen=True, slots=True)
class ResponseTrace:
    """One reply of `/chat`. reused_from: the response trace a cached reply came from.

    tier and reason: how the reply was found, the cache included. prompt: what was put together for this message,
    shortened by `bounded`. sources: what the reply could cite, cited: the marks of those it did.
    """

    id: str
    at: Instant
    principal: str
    message: str
    reply: str
    tier: Tier
    reason: str
    latency_ms: int
    session_id: str
    prompt: str
    sources: tuple[Candidate, ...]
    cited: frozenset[str]
    shown: Shown
    model: str | None = None
    cached: bool = False
    reused_from: str | None = None

    @property
    def text_size(self) -> int:
        """Count the characters only this trace holds."""
        return len(self.message) + len(self.reply) + len(self.prompt)


Trace: TypeAlias = RetrievalTrace | ResponseTrace


def bounded(prompt: str) -> str:
    """Give a prompt as a trace keeps it: whole, or its beginning and its end with a note of what is missing."""
    if len(prompt) <= PROMPT_CHARACTERS:
        return prompt
    half = PROMPT_CHARACTERS // 2
    return f"{prompt[:half]}\n[... {len(prompt) - 2 * half} characters left out ...]\n{prompt[-half:]}"


class Traces:
    """The newest traces of one context."""

    def __init__(self, kept: int = KEPT, room: int = ROOM) -> None:
        self._kept = kept
        self._room = room
        self._size = 0
        self._ring: dict[str, Trace] = {}

    def add(self, trace: Trace) -> None:
        """Keep a trace; the oldest ones go when there are too many or they hold too much, never this one."""
        self._ring[trace.id] = trace
        self._size += trace.text_size
        while len(self._ring) > max(self._kept, 1) or (self._size > self._room and len(self._ring) > 1):
            self._size -= self._ring.pop(next(iter(self._ring))).text_size

    def find(self, trace_id: str) -> Trace | None:
        """Find a trace by its bare id."""
        return self._ring.get(trace_id)

    def served(self, response_id: str) -> tuple[RetrievalTrace, ...]:
        """Give the retrievals a response rests on, oldest first."""
        return tuple(
            trace
            for trace in tuple(self._ring.values())
            if isinstance(trace, RetrievalTrace) and trace.parent == response_id
        )

    def newest(self, limit: int | None = None) -> tuple[Trace, ...]:
        """List traces, newest first; all unless limit says how many."""
        return tuple(reversed(tuple(self._ring.values())))[:limit]

    def clear(self) -> None:
        """Forget all of them."""
        self._ring.clear()
        self._size = 0
