"""Chat sessions: create one, read its turns and the context it gives, close it."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final, Generic, Self, Unpack

from spectron_sdk import _encode
from spectron_sdk._call import Call, Resource, Tr, Walk, operation, paged
from spectron_sdk._meta import Meta
from spectron_sdk._options import RequestOptions
from spectron_sdk._pages import by_offset
from spectron_sdk._retry import Replay
from spectron_sdk.models.sessions import SessionContext, SessionRecord, Turn, TurnList

_ONE: Final = "/sessions/{session_id}"


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
    def turns(
        self, *, limit: int | None = None, offset: int | None = None, **options: Unpack[RequestOptions]
    ) -> Call[TurnList]:
        """List its turns, oldest first; 100 unless limit says otherwise, 500 at most."""
        return Sessions.turns(self, self.id, limit=limit, offset=offset, **options)

    @paged
    def iterate_turns(
        self, *, limit: int | None = None, page_size: int | None = None, **options: Unpack[RequestOptions]
    ) -> Walk[TurnList, Turn]:
        """Iterate over all its turns, oldest first; as `sessions.iterate_turns`."""
        return Sessions.iterate_turns(self, self.id, limit=limit, page_size=page_size, **options)

    @operation("getSessionContext")
    def context(self, query: str, **options: Unpack[RequestOptions]) -> Call[SessionContext]:
        """Give the text that a chat in it would be given about a question."""
        return Sessions.context(self, self.id, query, **options)

    @operation("deleteSession")
    def close(self, **options: Unpack[RequestOptions]) -> Call[None]:
        """Delete it and its transcript; what was learnt from it stays."""
        return Sessions.delete(self, self.id, **options)

    def _copy(self, transport: Tr, acting_for: str | None) -> Self:
        copy = super()._copy(transport, acting_for)
        copy.record, copy._answer_meta = self.record, self._answer_meta
        return copy


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
        **options: Unpack[RequestOptions],
    ) -> Call[Session[Tr]]:
        """Open a session; without scopes its rows are tagged with everything the caller may write."""
        named = options.get("on_behalf_of")
        acting_for = self._acting_for if named is None else named
        return self._spectron(
            "POST",
            "/sessions",
            _Opened(self._transport, self._context, acting_for),
            options,
            body={"scopes": _encode.scope_sets(scopes), "metadata": metadata},
            replay=Replay.NEVER,
        )

    @operation("deleteSession")
    def delete(self, session_id: str, **options: Unpack[RequestOptions]) -> Call[None]:
        """Delete a session and its transcript; what was learnt from it stays. An unknown id is NotFound."""
        return self._spectron("DELETE", _ONE, _nothing, options, segments={"session_id": session_id}, if_gone=b"")

    @operation("listTurns")
    def turns(
        self, session_id: str, *, limit: int | None = None, offset: int | None = None, **options: Unpack[RequestOptions]
    ) -> Call[TurnList]:
        """List a session's turns, oldest first; 100 unless limit says otherwise, 500 at most."""
        return self._spectron(
            "GET",
            f"{_ONE}/turns",
            TurnList.model_validate_json,
            options,
            segments={"session_id": session_id},
            query={"limit": limit, "offset": offset},
        )

    @paged
    def iterate_turns(
        self,
        session_id: str,
        *,
        limit: int | None = None,
        page_size: int | None = None,
        **options: Unpack[RequestOptions],
    ) -> Walk[TurnList, Turn]:
        """Iterate over all of a session's turns, oldest first; limit is how many at most."""

        def page(offset: int, size: int | None) -> Call[TurnList]:
            return Sessions.turns(self, session_id, limit=size, offset=offset, **options)

        return by_offset(page, _turns, limit=limit, page_size=page_size)

    @operation("getSessionContext")
    def context(self, session_id: str, query: str, **options: Unpack[RequestOptions]) -> Call[SessionContext]:
        """Give the text that a chat in a session would be given about a question, for a model of your own."""
        return self._spectron(
            "POST",
            f"{_ONE}/context",
            SessionContext.model_validate_json,
            options,
            segments={"session_id": session_id},
            body={"query": query},
        )


def _turns(page: TurnList) -> Sequence[Turn]:
    return page.turns
