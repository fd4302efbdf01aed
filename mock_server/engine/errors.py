"""What can go wrong, in domain words. Which HTTP status and body each becomes is decided in `http/problems.py`.

    EngineError
      InvalidInput        the request says something that cannot be
        InvalidCursor     a cursor this endpoint never handed out
        SameNode, CrossPoolMerge
      NotFound            a named thing does not exist, or not for this caller
        SessionNotFound, EntityNotFound, MemoryNotFound, NodeNotFound, TraceNotFound, AgentUnknown
      Forbidden           the caller may not
        OutsideRegion, UnknownSession, UnknownPrincipal
      Conflict            the state of memory says no
        IdempotencyConflict, TooManyLabels, AlreadyMerged, AgentWithoutMemory
      StaleWrite          another process wrote first: catch up and decide again
      ResponderFailed     the response model gave no answer

A message says what was wrong, the value received, and what would have worked.
"""

from typing import TypeAlias

Field: TypeAlias = tuple[str | int, ...]
"""Where in the request body: `("turns", 3, "role")`."""


class EngineError(Exception):
    """Base of all refusals. field: the part of the request that was wrong, () when none is."""

    def __init__(self, message: str, *, field: Field = ()) -> None:
        super().__init__(message)
        self.message = message
        self.field = field


class InvalidInput(EngineError):
    """The request says something that cannot be; nothing was changed."""


class InvalidCursor(InvalidInput):
    """A cursor this endpoint never handed out (C-11)."""


class SameNode(InvalidInput):
    """A merge of a node into itself."""


class CrossPoolMerge(InvalidInput):
    """A merge of two nodes that are not both in the named agent's pool."""


class NotFound(EngineError):
    """A named thing does not exist, or not for this caller."""


class SessionNotFound(NotFound):
    """No such session, or one the caller cannot see."""


class EntityNotFound(NotFound):
    """No visible entity of that type and name."""


class MemoryNotFound(NotFound):
    """No visible memory (fact, edge) of that id."""


class NodeNotFound(NotFound):
    """No visible graph node of that id."""


class TraceNotFound(NotFound):
    """No trace of that id, or one the caller may not see."""


class AgentUnknown(NotFound):
    """An agent nobody configured and no fact names."""


class Forbidden(EngineError):
    """The caller may not do this."""


class OutsideRegion(Forbidden):
    """A write outside the caller's region."""


class UnknownSession(Forbidden):
    """A pinned session that is unknown or out of reach, with one text for both so that ids cannot be probed
    (R-ADP-2)."""


class UnknownPrincipal(Forbidden):
    """Delegation to somebody who is not listed."""


class Conflict(EngineError):
    """The state of memory says no."""


class IdempotencyConflict(Conflict):
    """The key was used with another body, or its first request is still running."""


class TooManyLabels(Conflict):
    """More labels than a fact may carry."""


class AlreadyMerged(Conflict):
    """One of the nodes was merged before."""


class AgentWithoutMemory(Conflict):
    """The agent is configured to keep no memory."""


class StaleWrite(EngineError):
    """The journal moved on since memory caught up."""


class ResponderFailed(EngineError):
    """The response model gave no answer; nothing of the exchange was kept (R-CHAT-9)."""
