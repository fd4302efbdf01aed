"""The request journal: what was asked lately, bounded by count and by bytes, saying how much it has forgotten.

Headers are never kept, so no keys are. Bodies are, shortened, since that is what a test wants to look at; a reset of a
context takes its entries along.
"""

from collections import deque
from typing import Any, Final

from mock_server.engine.instants import Instant, with_z

MAX_ENTRIES: Final = 1_000
MAX_BYTES: Final = 8 * 1024 * 1024
MAX_BODY: Final = 16 * 1024


class Exchange:
    """One request and its answer, in short; filled in while it is being answered.

    status None: the line was cut. weight: what it counts for against the limit in bytes, once it is in the journal.
    """

    __slots__ = (
        "at",
        "body",
        "context_id",
        "method",
        "number",
        "operation_id",
        "path",
        "query",
        "request_id",
        "status",
        "weight",
    )

    def __init__(self, request_id: str, method: str, path: str, query: bytes) -> None:
        self.request_id = request_id
        self.method = method
        self.path = path
        self.query = query
        self.operation_id: str | None = None
        self.context_id: str | None = None
        self.body = b""
        self.status: int | None = None
        self.at: Instant = 0
        self.number = 0
        self.weight = 0

    def as_json(self) -> dict[str, Any]:
        """Print it as the control plane shows it."""
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
    """A ring of exchanges, numbered from 1."""

    def __init__(self, *, max_entries: int = MAX_ENTRIES, max_bytes: int = MAX_BYTES) -> None:
        self._entries: deque[Exchange] = deque()
        self._max_entries = max_entries
        self._max_bytes = max_bytes
        self._bytes = 0
        self.total = 0
        self.evicted = 0

    def add(self, entry: Exchange) -> None:
        """Number an exchange and keep it, its body cut to MAX_BODY bytes; the oldest ones past the limits go."""
        if len(entry.body) > MAX_BODY:
            entry.body = entry.body[:MAX_BODY]
        self.total = entry.number = self.total + 1
        entry.weight = 256 + len(entry.path) + len(entry.query) + len(entry.body)
        entries = self._entries
        entries.append(entry)
        self._bytes += entry.weight
        while len(entries) > self._max_entries or self._bytes > self._max_bytes:
            self._bytes -= entries.popleft().weight
            self.evicted += 1

    def shown(
        self, *, operation_id: str | None = None, context_id: str | None = None, after: int = 0
    ) -> list[dict[str, Any]]:
        """Print the exchanges that fit, oldest first, with a number above `after`."""
        return [
            entry.as_json()
            for entry in self._entries
            if entry.number > after
            and operation_id in (None, entry.operation_id)
            and context_id in (None, entry.context_id)
        ]

    def clear(self, context_id: str | None = None) -> int:
        """Forget everything, counts included, or one context's exchanges; say how many went."""
        before = len(self._entries)
        if context_id is None:
            self._entries.clear()
            self.total = self.evicted = 0
        else:
            self._entries = deque(entry for entry in self._entries if entry.context_id != context_id)
        self._bytes = sum(entry.weight for entry in self._entries)
        return before - len(self._entries)
