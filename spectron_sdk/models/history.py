"""Turns kept exactly as a framework sent them. They are rows of their own, never memories."""

from typing import Any, ClassVar

from spectron_sdk.models.base import Answer, Many, Model, Rows, Timestamp


class HistoryTurn(Model):
    """A stored turn; role is lower-case, content and payload are as sent, occurred_at is whatever the caller said."""

    id: str
    session_id: str
    role: str
    content: str
    seq: int | None
    occurred_at: Timestamp | None
    payload: Any
    source: str
    created_at: Timestamp


class AppendedTurn(HistoryTurn):
    """A turn as an append answers it: when `created` is False, it is the one that was stored already."""

    created: bool


class AppendResult(Rows[AppendedTurn], Answer):  # type: ignore[misc] # iterates its turns, not its fields
    """One item per turn sent, in order; request_ids name the extractions started; status is ok or skipped."""

    _rows: ClassVar[str] = "items"

    items: Many[AppendedTurn]
    request_ids: Many[str]
    status: str


class HistoryList(Rows[HistoryTurn], Answer):  # type: ignore[misc] # iterates its turns, not its fields
    """Turns, oldest first; total counts those selected, before `limit`."""

    _rows: ClassVar[str] = "items"

    items: Many[HistoryTurn]
    total: int


class Deletion(Answer):
    """What was really removed: rows (`h_<n>`), and the memories made of them where asked for (`m_<n>`)."""

    deleted_ids: Many[str]
    deleted_fact_ids: Many[str]
