"""The request journal: what was asked lately, bounded by count and by bytes, saying how much it has forgotten.

Keys are never kept. Bodies are, shortened, since that is what a test wants to look at; a reset of a context takes its entries along.
"""

from collections import deque
from dataclasses import dataclass
from typing import Any, Final

from mock_server.engine.instants import Instant, with_z

MAX_ENTRIES: Final = 1_000
MAX_BYTES: Final = 8 * 1024 * 1024
MAX_BODY: Final = 16 * 1024


@dataclass(frozen=True, slots=True)
class Entry:
    """One request and its answer, in short. body is cut to MAX_BODY bytes."""

    number: int
    at: Instant
    method: str
    path: str
    query: bytes
    operation_id: str | None
    context_id: str | None
    request_id: str
    status: int
    body: bytes

    @property
    def size(self) -> int:
        """Give what the entry weighs against the limit, roughly."""
        return 256 + len(self.path) + len(self.query) + len(self.body)

    def as_json(self) -> dict[str, Any]:
        """Print the entry as the control plane shows it."""
        return {
            "number": self.number,
            "at": with_z(self.at),
            "method": self.method,
            "path": self.path,
            "query": self.query.decode("utf-8", "replace"),
            "operation": self.operation_id,
            "context": self.context_id,
            "request_id": self.request_id,
            "status": self.status,
            "body": self.body.decode("utf-8", "replace"),
        }


class RequestLog:
    """A ring of entries."""

    def __init__(self, *, max_entries: int = MAX_ENTRIES, max_bytes: int = MAX_BYTES) -> None:
        self._entries: deque[Entry] = deque()
        self._max_entries = max_entries
        self._max_bytes = max_bytes
        self._bytes = 0
        self.total = 0
        self.evicted = 0

    def add(self, entry: Entry) -> None:
        """Add an entry and drop the oldest ones past the limits."""
        self._entries.append(entry)
        self._bytes += entry.size
        self.total += 1
        while len(self._entries) > self._max_entries or self._bytes > self._max_bytes:
            self._bytes -= self._entries.popleft().size
            self.evicted += 1

    def entries(self, *, operation_id: str | None = None, context_id: str | None = None, after: int = 0) -> list[Entry]:
        """List entries, oldest first, that fit the filters and have a number above `after`."""
        return [
            entry
            for entry in self._entries
            if entry.number > after
            and operation_id in (None, entry.operation_id)
            and context_id in (None, entry.context_id)
        ]

    def clear(self, context_id: str | None = None) -> int:
        """Forget everything, counts included, or one context's entries; say how many went."""
        before = len(self._entries)
        if context_id is None:
            self._entries.clear()
            self.total = self.evicted = 0
        else:
            self._entries = deque(entry for entry in self._entries if entry.context_id != context_id)
        self._bytes = sum(entry.size for entry in self._entries)
        return before - len(self._entries)
