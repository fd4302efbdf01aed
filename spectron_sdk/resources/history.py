"""Exact turns of a conversation: append, list, delete. What a framework stores here it reads back unchanged."""

from collections.abc import Mapping, Sequence
from typing import Any, Unpack

from spectron_sdk import _encode
from spectron_sdk._call import Call, Resource, Tr, operation
from spectron_sdk._json import is_iterable, is_mapping
from spectron_sdk._options import CallOptions
from spectron_sdk._retry import Replay
from spectron_sdk.errors import InvalidArgument
from spectron_sdk.models.history import AppendResult, Deletion, HistoryList

MAX_TURNS = 100
_TURN_MEMBERS = ("role", "content", "seq", "occurred_at", "payload", "idempotency_key")


class History(Resource[Tr]):
    """`client.history`."""

    __slots__ = ()

    @operation("appendHistory")
    def append(
        self,
        session_id: str,
        turns: Sequence[Mapping[str, Any]],
        *,
        user_id: str,
        tenant_id: str = "default",
        source: str | None = None,
        extract: bool = True,
        metadata: Mapping[str, Any] | None = None,
        **options: Unpack[CallOptions],
    ) -> Call[AppendResult]:
        """Append 1 to 100 turns, each with `role` and `content`.

        A turn may have `seq`, `occurred_at`, `payload` (any JSON) and `idempotency_key`. One that carries a seq or an
        idempotency_key is stored once however often it is sent; only when all do is the call repeated after a lost
        answer. With extract, what user turns say becomes memories of the same user.
        """
        copied = turn_list(turns)
        recognised = all(turn.get("seq") is not None or turn.get("idempotency_key") is not None for turn in copied)
        return self._memorysync(
            "POST",
            "/v1/history/append",
            AppendResult.model_validate_json,
            options,
            body={
                "tenant_id": tenant_id,
                "user_id": user_id,
                "session_id": non_empty(session_id, "session_id"),
                "turns": copied,
                "source": source,
                "extract": extract,
                "metadata": metadata,
            },
            replay=Replay.SAFE if recognised else Replay.NEVER,
        )

    @operation("deleteHistory")
    def delete(
        self,
        *,
        user_id: str,
        tenant_id: str = "default",
        session_id: str | None = None,
        ids: Sequence[str | int] | None = None,
        source: str | None = None,
        delete_derived_facts: bool = False,
        **options: Unpack[CallOptions],
    ) -> Call[Deletion]:
        """Delete a session's turns, or turns by id, from every source unless one is given; one selector, not both."""
        if (session_id is None) == (ids is None):
            raise InvalidArgument("give either session_id or ids", place="session_id")
        return self._memorysync(
            "POST",
            "/v1/history/delete",
            Deletion.model_validate_json,
            options,
            body={
                "tenant_id": tenant_id,
                "user_id": user_id,
                "session_id": None if session_id is None else non_empty(session_id, "session_id"),
                "ids": None if ids is None else id_list(ids, "ids"),
                "source": source,
                "delete_derived_facts": delete_derived_facts,
            },
        )

    @operation("listHistory")
    def list(
        self,
        session_id: str,
        *,
        user_id: str,
        tenant_id: str = "default",
        source: str | None = None,
        limit: int = 0,
        **options: Unpack[CallOptions],
    ) -> Call[HistoryList]:
        """List a session's turns, oldest first, of every source unless one is given; a limit keeps the last, 0 all."""
        return self._memorysync(
            "POST",
            "/v1/history/list",
            HistoryList.model_validate_json,
            options,
            body={
                "tenant_id": tenant_id,
                "user_id": user_id,
                "session_id": non_empty(session_id, "session_id"),
                "source": source,
                "limit": limit,
            },
        )


def non_empty(value: object, place: str) -> str:
    """Refuse what is no text, or none at all."""
    if not isinstance(value, str) or not value:
        raise InvalidArgument(f"{place} must be a non-empty string, got {value!r}", place=place)
    return value


def id_list(ids: object, place: str) -> list[str | int]:
    """Copy a list of row ids; booleans count as integers in Python and are refused."""
    if is_mapping(ids) or not is_iterable(ids):
        raise InvalidArgument(f"{place} must be a list of ids, got {ids!r}", place=place)
    copied = list(ids)
    if not copied:
        raise InvalidArgument(f"{place} must not be empty", place=place)
    for n, value in enumerate(copied):
        if isinstance(value, bool) or not isinstance(value, (str, int)):
            raise InvalidArgument(f"{place}[{n}] must be a string or an integer, got {value!r}", place=f"{place}[{n}]")
    return copied


def turn_list(turns: object) -> list[dict[str, Any]]:
    """Copy turns, keeping the members the service knows and leaving out those that are None."""
    if is_mapping(turns) or not is_iterable(turns):
        raise InvalidArgument(f"turns must be a list of mappings, got {turns!r}", place="turns")
    copied = list(turns)
    if not 1 <= len(copied) <= MAX_TURNS:
        raise InvalidArgument(f"turns must hold 1 to {MAX_TURNS} turns, got {len(copied)}", place="turns")
    return [_turn(turn, f"turns[{n}]") for n, turn in enumerate(copied)]


def _turn(turn: object, place: str) -> dict[str, Any]:
    if not is_mapping(turn):
        raise InvalidArgument(f"{place} must be a mapping with role and content, got {turn!r}", place=place)
    role, content = turn.get("role"), turn.get("content")
    if not isinstance(role, str) or not role.strip():
        raise InvalidArgument(f"{place}.role must be a string that is not blank, got {role!r}", place=f"{place}.role")
    if not isinstance(content, str):
        raise InvalidArgument(f"{place}.content must be a string, got {content!r}", place=f"{place}.content")
    kept = {name: turn[name] for name in _TURN_MEMBERS if turn.get(name) is not None}
    key = kept.get("idempotency_key")
    if isinstance(key, str) and not key.strip():
        raise InvalidArgument(
            f"{place}.idempotency_key must not be blank, got {key!r}", place=f"{place}.idempotency_key"
        )
    if "occurred_at" in kept:
        kept["occurred_at"] = _encode.moment(kept["occurred_at"], f"{place}.occurred_at")
    return kept
