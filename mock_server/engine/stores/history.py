"""The exact history store: rows that come back as they went in, with the look-ups of its retry tests."""

from collections import defaultdict
from itertools import islice
from typing import Final, TypeAlias

from mock_server.engine import changes as c
from mock_server.engine.records import HeardTurn, HistoryRow

FIRST_ROW: Final = 1_000_000_000_001
"""Rows are numbered from here, memories below (G-22)."""

Place: TypeAlias = tuple[str, str, str, str]
"""(tenant, user, source, session id)."""


class HistoryStore:
    """Hold history rows per (tenant, user, source, session), in write order, and the turns add_turn has heard."""

    def __init__(self) -> None:
        self.rows: dict[int, HistoryRow] = {}
        self._sessions: defaultdict[Place, dict[int, None]] = defaultdict(dict)
        self._sources: defaultdict[tuple[str, str, str], dict[str, None]] = defaultdict(dict)
        self._by_key: defaultdict[tuple[Place, str], list[int]] = defaultdict(list)
        self._by_seq: defaultdict[tuple[Place, int, str, str], list[int]] = defaultdict(list)
        self._heard: dict[tuple[str, str, str], HeardTurn] = {}

    def session(self, place: Place) -> list[HistoryRow]:
        """Give the live rows of one session under one source, in write order."""
        return [self.rows[number] for number in self._sessions.get(place, ())]

    def latest(self, place: Place, count: int) -> list[HistoryRow]:
        """Give the last rows written to a session, newest first."""
        return [self.rows[number] for number in islice(reversed(self._sessions.get(place, {})), count)]

    def sources(self, tenant: str, user: str, session_id: str) -> tuple[str, ...]:
        """Give the sources under which a user has this session, in order of first write."""
        return tuple(self._sources.get((tenant, user, session_id), ()))

    def with_key(self, place: Place, idempotency_key: str) -> HistoryRow | None:
        """Find the live row that was stored under a key (retry test A)."""
        found = self._by_key.get((place, idempotency_key))
        return self.rows[found[0]] if found else None

    def with_seq(self, place: Place, seq: int, role: str, content: str) -> HistoryRow | None:
        """Find the live row at a seq that says the same (retry test B)."""
        found = self._by_seq.get((place, seq, role, content))
        return self.rows[found[0]] if found else None

    def heard(self, tenant: str, user: str, digest: str) -> HeardTurn | None:
        """Find when add_turn last took in this very turn."""
        return self._heard.get((tenant, user, digest))

    def on_appended(self, change: c.HistoryAppended) -> None:
        """Add a row."""
        row = change.row
        place = (row.tenant, row.user, row.source, row.session_id)
        self.rows[row.number] = row
        self._sessions[place][row.number] = None
        self._sources[row.tenant, row.user, row.session_id][row.source] = None
        if row.idempotency_key is not None:
            self._by_key[place, row.idempotency_key].append(row.number)
        if row.seq is not None:
            self._by_seq[place, row.seq, row.role, row.content].append(row.number)

    def on_deleted(self, change: c.HistoryDeleted) -> None:
        """Remove a row."""
        row = self.rows.pop(change.number)
        place = (row.tenant, row.user, row.source, row.session_id)
        self._sessions[place].pop(row.number)
        if not self._sessions[place]:
            del self._sessions[place]
            self._sources[row.tenant, row.user, row.session_id].pop(row.source)
        if row.idempotency_key is not None:
            self._by_key[place, row.idempotency_key].remove(row.number)
        if row.seq is not None:
            self._by_seq[place, row.seq, row.role, row.content].remove(row.number)

    def on_heard(self, change: c.TurnHeard) -> None:
        """Remember a turn for replay recognition."""
        heard = change.heard
        self._heard[heard.tenant, heard.user, heard.digest] = heard
