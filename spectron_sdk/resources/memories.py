"""Single memories with their sentences: take in a turn, recall, query, follow up, list, forget."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Unpack

from pydantic import TypeAdapter

from spectron_sdk import _encode
from spectron_sdk._call import Call, Resource, Tr, Walk, operation, paged
from spectron_sdk._names import check_members
from spectron_sdk._options import CallOptions
from spectron_sdk._pages import by_offset
from spectron_sdk._retry import Replay
from spectron_sdk.errors import InvalidArgument
from spectron_sdk.models.base import Listing
from spectron_sdk.models.memories import AddTurnResult, Memory, MemoryList, MemoryMatches, MemoryRecall, MemoryStatus
from spectron_sdk.resources.history import id_list, non_empty

FILTERS: Final = ("source", "event_type", "tags", "tier", "before", "after")
_INTEGERS: TypeAdapter[list[int]] = TypeAdapter(list[int])


class Memories(Resource[Tr]):
    """`client.memories`."""

    __slots__ = ()

    @operation("addTurn")
    def add_turn(
        self,
        text: str,
        *,
        user_id: str,
        tenant_id: str = "default",
        role: str | None = None,
        speaker: str | None = None,
        occurred_at: _encode.Moment | None = None,
        metadata: Mapping[str, Any] | None = None,
        session_id: str | None = None,
        source: str | None = "chat",
        sync_embed: bool = False,
        **options: Unpack[CallOptions],
    ) -> Call[AddTurnResult]:
        """Learn from one turn of a conversation, without keeping the turn.

        The facts come later, with ids of their own. session_id goes into the metadata of the facts. The call is not
        repeated after a lost answer.
        """
        if not non_empty(text, "text").strip():
            raise InvalidArgument(f"text must not be blank, got {text!r}", place="text")
        merged = dict(metadata or {}) if session_id is None else {**(metadata or {}), "session_id": session_id}
        return self._memorysync(
            "POST",
            "/v1/memory/add_turn",
            AddTurnResult.model_validate_json,
            options,
            body={
                "tenant_id": tenant_id,
                "user_id": user_id,
                "text": text,
                "role": role,
                "speaker": speaker,
                "occurred_at": _encode.moment(occurred_at, "occurred_at"),
                "metadata": merged or None,
                "source": source,
                "sync_embed": True if sync_embed else None,
            },
            replay=Replay.NEVER,
        )

    @operation("recallMemories")
    def recall(
        self,
        prompt: str,
        *,
        user_id: str,
        tenant_id: str = "default",
        k: int | None = None,
        types: Sequence[str] | None = None,
        **options: Unpack[CallOptions],
    ) -> Call[MemoryRecall]:
        """Give what fits a prompt, as text for it and as a list."""
        return self._memorysync(
            "POST",
            "/v1/memory/recall",
            MemoryRecall.model_validate_json,
            options,
            body={
                "tenant_id": tenant_id,
                "user_id": user_id,
                "prompt": prompt,
                "k": k,
                "types": None if types is None else _encode.string_list(types, "types"),
            },
        )

    @operation("queryMemories")
    def query(
        self,
        prompt: str,
        *,
        user_id: str,
        tenant_id: str = "default",
        k: int | None = None,
        **options: Unpack[CallOptions],
    ) -> Call[MemoryMatches]:
        """List the memories nearest to a prompt, best first."""
        return self._memorysync(
            "POST",
            "/v1/memory/query",
            MemoryMatches.model_validate_json,
            options,
            body={"tenant_id": tenant_id, "user_id": user_id, "prompt": prompt, "k": k},
        )

    @operation("getMemoryStatus")
    def status(self, memory_id: str | int, **options: Unpack[CallOptions]) -> Call[MemoryStatus]:
        """Say how far a memory has come; its id is a positive number or `m_<n>`."""
        return self._memorysync(
            "GET",
            "/v1/memory/status/{id}",
            MemoryStatus.model_validate_json,
            options,
            segments={"id": memory_number(memory_id)},
        )

    @operation("forgetMemories")
    def forget(
        self,
        memory_ids: Sequence[str | int] | None = None,
        *,
        user_id: str,
        filters: Mapping[str, Any] | None = None,
        dry_run: bool = False,
        reason: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Call[Listing[int]]:
        """Forget memories, turns or values of a user by id, or memories by filters; one selector, not both.

        The answer lists the numbers of what went, or would go with dry_run. filters know source, event_type, tags (all
        of them), tier, before and after; any other name is refused, since passed over it would delete more.
        """
        return self._memorysync(
            "DELETE",
            "/memory/forget",
            read_numbers,
            options,
            body=forget_body(memory_ids, filters, dry_run, reason),
            end_user_id=user_id,
        )

    @paged
    def iterate(
        self,
        *,
        user_id: str,
        tenant_id: str = "default",
        limit: int | None = None,
        page_size: int | None = None,
        **options: Unpack[CallOptions],
    ) -> Walk[MemoryList, Memory]:
        """Iterate over all of a user's memories, newest first; limit is how many at most.

        Memories may be forgotten meanwhile, and none is skipped for it.
        """

        def page(offset: int, size: int) -> Call[MemoryList]:
            return Memories.list(self, user_id=user_id, tenant_id=tenant_id, limit=size, offset=offset, **options)

        return by_offset(page, _memories, _total, _id, limit=limit, page_size=page_size)

    @operation("listMemories")
    def list(
        self,
        *,
        user_id: str,
        tenant_id: str = "default",
        limit: int | None = None,
        offset: int | None = None,
        **options: Unpack[CallOptions],
    ) -> Call[MemoryList]:
        """List a user's memories, newest first; all of them unless limit is given."""
        return self._memorysync(
            "GET",
            "/v1/memory/{tenant_id}/{user_id}/list",
            MemoryList.model_validate_json,
            options,
            segments={"tenant_id": tenant_id, "user_id": user_id},
            query={"limit": limit, "offset": offset},
        )


def memory_number(memory_id: str | int) -> str:
    """Check a memory's id, a positive number or `m_<n>`."""
    text = str(memory_id).removeprefix("m_")
    if isinstance(memory_id, bool) or not text.isascii() or not text.isdigit() or int(text) < 1:
        raise InvalidArgument(f"memory_id must be a positive integer or 'm_<n>', got {memory_id!r}", place="memory_id")
    return text


def forget_body(
    memory_ids: Iterable[str | int] | None, filters: Mapping[str, Any] | None, dry_run: bool, reason: str | None
) -> dict[str, object]:
    """Check the selectors of a forget; dry_run goes with either, so that asking first never deletes."""
    if (memory_ids is None) == (filters is None):
        raise InvalidArgument("give either memory_ids or filters", place="memory_ids")
    if filters is not None:
        if not filters:
            raise InvalidArgument("filters must not be empty", place="filters")
        check_members(filters, FILTERS, "filters")
    return {
        "memory_ids": None if memory_ids is None else id_list(memory_ids, "memory_ids"),
        "filters": filters,
        "dry_run": True if dry_run else None,
        "reason": reason,
    }


def read_numbers(content: bytes) -> Listing[int]:
    """Read a bare array of numbers."""
    return Listing(_INTEGERS.validate_json(content))


def _memories(page: MemoryList) -> Sequence[Memory]:
    return page.memories


def _id(memory: Memory) -> str:
    return memory.memory_id


def _total(page: MemoryList) -> int:
    return page.total
