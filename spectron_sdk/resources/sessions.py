"""Chat sessions: create one, read its turns and the context it gives, close it."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Generic

from spectron_sdk import _encode
from spectron_sdk._call import Call, Resource, Tr, operation
from spectron_sdk._retry import Replay
from spectron_sdk.models.base import Meta
from spectron_sdk.models.sessions import SessionContext, SessionRecord, TurnList

_ONE = "/sessions/{session_id}"


def _nothing(_: bytes) -> None:
    """Read the empty body of a delete."""


class Session(Resource[Tr]):
    """A session that was created: its members, also by square brackets, and the calls that need its id."""

    __slots__ = ("_answer_meta", "record")

    def __init__(self, transport: Tr, context: str, acting_for: str | None, record: SessionRecord) -> None:
        super().__init__(transport, context, acting_for)
        self.record = record
        self._answer_meta: Meta | None = None

    @property
    def id(self) -> str:
        """The session's id, to be passed as session_id."""
        return self.record.id

    @property
    def scopes(self) -> list[list[str]]:
        """The selector that its rows inherit: an OR of ANDs of scope paths."""
        return self.record.scopes

    @property
    def created_at(self) -> datetime:
        """When it was created."""
        return self.record.created_at

    def __getitem__(self, name: str) -> Any:
        return self.record[name]

    def __contains__(self, name: object) -> bool:
        return name in self.record

    def __repr__(self) -> str:
        return f"Session(id={self.id!r}, scopes={self.scopes!r})"

    @operation("listTurns")
    def turns(self, *, limit: int | None = None, offset: int | None = None) -> Call[TurnList]:
        """List its turns, oldest first; 100 unless limit says otherwise, 500 at most."""
        return Sessions.turns(self, self.id, limit=limit, offset=offset)

    @operation("getSessionContext")
    def context(self, query: str) -> Call[SessionContext]:
        """Give the text that a chat in it would be given about a question."""
        return Sessions.context(self, self.id, query)

    @operation("deleteSession")
    def close(self) -> Call[None]:
        """Delete it and its transcript; what was learnt from it stays."""
        return Sessions.delete(self, self.id)


@dataclass(frozen=True, slots=True)
class _Opened(Generic[Tr]):
    """Reads the answer to a creation as a Session bound to where it was created."""

    transport: Tr
    context: str
    acting_for: str | None

    def __call__(self, content: bytes) -> Session[Tr]:
        return Session(self.transport, self.context, self.acting_for, SessionRecord.model_validate_json(content))


class Sessions(Resource[Tr]):
    """`client.sessions`."""

    __slots__ = ()

    @operation("createSession")
    def create(
        self,
        *,
        scopes: _encode.Scopes | None = None,
        metadata: Any = None,
        on_behalf_of: str | None = None,
    ) -> Call[Session[Tr]]:
        """Open a session; without scopes its rows are tagged with everything the caller may write."""
        acting_for = self._acting_for if on_behalf_of is None else on_behalf_of
        return self._spectron(
            "POST",
            "/sessions",
            _Opened(self._transport, self._context, acting_for),
            body={"scopes": _encode.scope_sets(scopes), "metadata": metadata},
            replay=Replay.NEVER,
            on_behalf_of=on_behalf_of,
        )

    @operation("deleteSession")
    def delete(self, session_id: str, *, on_behalf_of: str | None = None) -> Call[None]:
        """Delete a session and its transcript; what was learnt from it stays. An unknown id is NotFound."""
        return self._spectron("DELETE", _ONE, _nothing, segments={"session_id": session_id}, on_behalf_of=on_behalf_of)

    @operation("listTurns")
    def turns(
        self, session_id: str, *, limit: int | None = None, offset: int | None = None, on_behalf_of: str | None = None
    ) -> Call[TurnList]:
        """List a session's turns, oldest first; 100 unless limit says otherwise, 500 at most."""
        return self._spectron(
            "GET",
            f"{_ONE}/turns",
            TurnList.model_validate_json,
            segments={"session_id": session_id},
            query={"limit": limit, "offset": offset},
            on_behalf_of=on_behalf_of,
        )

    @operation("getSessionContext")
    def context(self, session_id: str, query: str, *, on_behalf_of: str | None = None) -> Call[SessionContext]:
        """Give the text that a chat in a session would be given about a question, for a model of your own."""
        return self._spectron(
            "POST",
            f"{_ONE}/context",
            SessionContext.model_validate_json,
            segments={"session_id": session_id},
            body={"query": query},
            on_behalf_of=on_behalf_of,
        )
