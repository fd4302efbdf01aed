"""The request journal: what was asked lately, bounded by count and by bytes, saying how much it has forgotten.

Keys are never kept. Bodies are, shortened, since that is what a test wants to look at; a reset of a context takes its
entries along.
"""

from collections import deque
from typing import Any, Final, NamedTuple

from mock_server.engine.instants import Instant, with_z

MAX_ENTRIES: Final = 1_000
MAX_BYTES: Final = 8 * 1024 * 1024
MAX_BODY: Final = 16 * 1024


class Entry(NamedTuple):
    """One request and its answer, in short; status None: the line was cut. A tuple: one is made per request."""

    at: Instant
    method: str
    path: str
    query: bytes
    operation_id: str | None
    context_id: str | None
    request_id: str
    status: int | None
    body: bytes


class RequestLog:
    """A ring of entries, numbered from 1."""

    def __init__(self, *, max_entries: int = MAX_ENTRIES, max_bytes: int = MAX_BYTES) -> None:
        self._entries: deque[tuple[int, Entry]] = deque()
        self._max_entries = max_entries
        self._max_bytes = max_bytes
        self._bytes = 0
        self.total = 0
        self.evicted = 0

    def add(self, entry: Entry) -> None:
        """Add an entry, its body cut to MAX_BODY bytes, and drop the oldest ones past the limits."""
        if len(entry.body) > MAX_BODY:
            entry = entry._replace(body=entry.body[:MAX_BODY])
        self.total += 1
        entries = self._entries
        entries.append((self.total, entry))
        self._bytes += _weight(entry)
        while len(entries) > self._max_entries or self._bytes > self._max_bytes:
            self._bytes -= _weight(entries.popleft()[1])
            self.evicted += 1

    def shown(
        self, *, operation_id: str | None = None, context_id: str | None = None, after: int = 0
    ) -> list[dict[str, Any]]:
        """Print the entries that fit, oldest first, with a number above `after`."""
        return [
            _as_json(number, entry)
            for number, entry in self._entries
            if number > after and operation_id in (None, entry.operation_id) and context_id in (None, entry.context_id)
        ]

    def clear(self, context_id: str | None = None) -> int:
        """Forget everything, counts included, or one context's entries; say how many went."""
        before = len(self._entries)
        if context_id is None:
            self._entries.clear()
            self.total = self.evicted = 0
        else:
            self._entries = deque(pair for pair in self._entries if pair[1].context_id != context_id)
        self._bytes = sum(_weight(entry) for _, entry in self._entries)
        return before - len(self._entries)


def _weight(entry: Entry) -> int:
    """Tell what an entry weighs against the limit, roughly."""
    return 256 + len(entry.path) + len(entry.query) + len(entry.body)


def _as_json(number: int, entry: Entry) -> dict[str, Any]:
    return {
        "number": number,
        "at": with_z(entry.at),
        "method": entry.method,
        "path": entry.path,
        "query": entry.query.decode("utf-8", "replace"),
        "operation": entry.operation_id,
        "context": entry.context_id,
        "request_id": entry.request_id,
        "status": entry.status,
        "body": entry.body.decode("utf-8", "replace"),
    }
