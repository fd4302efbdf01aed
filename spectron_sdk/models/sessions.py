"""Chat sessions and their turns on the wire. What `sessions.create` returns is in `resources/sessions.py`."""

from enum import StrEnum
from typing import ClassVar

from spectron_sdk.models.base import CamelAnswer, CamelModel, Many, Open, Rows, Timestamp


class TurnRole(StrEnum):
    """Who speaks in a turn."""

    USER = "user"
    ASSISTANT = "assistant"
    SYSTEM = "system"
    TOOL = "tool"


class SessionRecord(CamelAnswer):
    """A session: its id and the selector its rows inherit, an OR of ANDs of scope paths."""

    created_at: Timestamp
    id: str
    scopes: Many[list[str]]


class Turn(CamelModel):
    """One stored message; `seq` counts from 1 within the session."""

    content: str
    created_at: Timestamp
    id: str
    role: Open[TurnRole]
    seq: int
    session: str


class TurnList(Rows[Turn], CamelAnswer):  # type: ignore[misc] # iterates its turns, not its fields
    """The turns of a session, oldest first; can be iterated, measured and indexed like a list."""

    _rows: ClassVar[str] = "turns"

    turns: Many[Turn]


class SessionContext(CamelAnswer):
    """The text that a chat in this session would be given about a question; `str()` gives it too."""

    context: str

    def __str__(self) -> str:
        return self.context
