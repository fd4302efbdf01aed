"""The MemorySync page's flat method names over the operations of `history`, `kv` and `memories`, read as dictionaries.

The clients that carry them are in `spectron_sdk/memorysync.py`; rules and requests are in the resources named.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Unpack

from spectron_sdk._call import Call, Resource, Tr, operation
from spectron_sdk._json import is_array, is_object
from spectron_sdk._options import CallOptions
from spectron_sdk.errors import InvalidArgument
from spectron_sdk.resources.history import History
from spectron_sdk.resources.kv import KeyValues
from spectron_sdk.resources.memories import Memories, forget_body

Json = dict[str, Any]


class FlatClient(Resource[Tr]):
    """The methods, in either colour. None is not sent; what cannot be right is refused with a ValueError."""

    __slots__ = ()

    @operation("appendHistory")
    def append_history(
        self,
        tenant_id: str,
        user_id: str,
        session_id: str,
        turns: Sequence[Mapping[str, Any]],
        source: str = "api",
        extract: bool = True,
        metadata: Mapping[str, Any] | None = None,
        **options: Unpack[CallOptions],
    ) -> Call[Json]:
        """Append turns to a session; see `History.append`."""
        return _plain(
            History.append(
                self,
                session_id,
                turns,
                user_id=user_id,
                tenant_id=tenant_id,
                source=source,
                extract=extract,
                metadata=metadata,
                **options,
            )
        )

    @operation("listHistory")
    def list_history(
        self,
        tenant_id: str,
        user_id: str,
        session_id: str,
        source: str | None = None,
        limit: int = 0,
        **options: Unpack[CallOptions],
    ) -> Call[Json]:
        """List a session's turns, oldest first; see `History.list`."""
        return _plain(
            History.list(self, session_id, user_id=user_id, tenant_id=tenant_id, source=source, limit=limit, **options)
        )

    @operation("deleteHistory")
    def delete_history(
        self,
        tenant_id: str,
        user_id: str,
        session_id: str | None = None,
        ids: Sequence[str | int] | None = None,
        source: str | None = None,
        delete_derived_facts: bool = False,
        **options: Unpack[CallOptions],
    ) -> Call[Json]:
        """Delete a session's turns, or turns by id; see `History.delete`."""
        return _plain(
            History.delete(
                self,
                user_id=user_id,
                tenant_id=tenant_id,
                session_id=session_id,
                ids=ids,
                source=source,
                delete_derived_facts=delete_derived_facts,
                **options,
            )
        )

    @operation("putItem")
    def put_state(
        self,
        tenant_id: str,
        user_id: str,
        namespace: Sequence[str],
        key: str,
        value: Mapping[str, Any],
        text: str | None = None,
        source: str = "api",
        index: bool = True,
        extract: bool = False,
        replace_derived_facts: bool = False,
        metadata: Mapping[str, Any] | None = None,
        **options: Unpack[CallOptions],
    ) -> Call[Json]:
        """Keep a value under a key; see `KeyValues.put`."""
        return _plain(
            KeyValues.put(
                self,
                namespace,
                key,
                value,
                user_id=user_id,
                tenant_id=tenant_id,
                text=text,
                source=source,
                index=index,
                extract=extract,
                replace_derived_facts=replace_derived_facts,
                metadata=metadata,
                **options,
            )
        )

    @operation("getItem")
    def get_state(
        self,
        tenant_id: str,
        user_id: str,
        namespace: Sequence[str],
        key: str,
        source: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Call[Json]:
        """Read the value under a key; `item` is None when there is none."""
        return _plain(
            KeyValues.get(self, namespace, key, user_id=user_id, tenant_id=tenant_id, source=source, **options)
        )

    @operation("listItems")
    def list_state(
        self,
        tenant_id: str,
        user_id: str,
        namespace_prefix: Sequence[str] | None = None,
        source: str | None = None,
        limit: int = 100,
        offset: int = 0,
        **options: Unpack[CallOptions],
    ) -> Call[Json]:
        """List the values under a prefix, newest first; see `KeyValues.list`."""
        return _plain(
            KeyValues.list(
                self,
                namespace_prefix,
                user_id=user_id,
                tenant_id=tenant_id,
                source=source,
                limit=limit,
                offset=offset,
                **options,
            )
        )

    @operation("searchItems")
    def search_state(
        self,
        tenant_id: str,
        user_id: str,
        query: str,
        namespace_prefix: Sequence[str] | None = None,
        source: str | None = None,
        limit: int = 10,
        **options: Unpack[CallOptions],
    ) -> Call[Json]:
        """Rank the values under a prefix by how well they fit a question; see `KeyValues.search`."""
        return _plain(
            KeyValues.search(
                self,
                query,
                user_id=user_id,
                tenant_id=tenant_id,
                namespace_prefix=namespace_prefix,
                source=source,
                limit=limit,
                **options,
            )
        )

    @operation("deleteItems")
    def delete_state(
        self,
        tenant_id: str,
        user_id: str,
        namespace: Sequence[str],
        keys: Sequence[str] | None = None,
        source: str | None = None,
        delete_derived_facts: bool = False,
        **options: Unpack[CallOptions],
    ) -> Call[Json]:
        """Delete keys of a namespace: all without keys, none with an empty list; see `KeyValues.delete`."""
        return _plain(
            KeyValues.delete(
                self,
                namespace,
                keys,
                user_id=user_id,
                tenant_id=tenant_id,
                source=source,
                delete_derived_facts=delete_derived_facts,
                **options,
            )
        )

    @operation("listNamespaces")
    def list_state_namespaces(
        self,
        tenant_id: str,
        user_id: str,
        source: str | None = None,
        prefix: Sequence[str] | None = None,
        max_depth: int | None = None,
        limit: int = 100,
        offset: int = 0,
        **options: Unpack[CallOptions],
    ) -> Call[Json]:
        """List the namespaces in use; see `KeyValues.namespaces`."""
        return _plain(
            KeyValues.namespaces(
                self,
                prefix,
                user_id=user_id,
                tenant_id=tenant_id,
                source=source,
                max_depth=max_depth,
                limit=limit,
                offset=offset,
                **options,
            )
        )

    @operation("addTurn")
    def add_turn(
        self,
        tenant_id: str,
        user_id: str,
        text: str | None = None,
        role: str | None = None,
        speaker: str | None = None,
        occurred_at: str | None = None,
        metadata: Mapping[str, Any] | None = None,
        source: str = "chat",
        sync_embed: bool = False,
        session_id: str | None = None,
        messages: object = None,
        **options: Unpack[CallOptions],
    ) -> Call[Json]:
        """Learn from one turn; see `Memories.add_turn`. `messages` is refused: one call takes one turn, as text."""
        if messages is not None:
            raise InvalidArgument(
                "messages is not part of this call; send one turn per call, as text", place="messages"
            )
        return _plain(
            Memories.add_turn(
                self,
                text or "",
                user_id=user_id,
                tenant_id=tenant_id,
                role=role,
                speaker=speaker,
                occurred_at=occurred_at,
                metadata=metadata,
                session_id=session_id,
                source=source,
                sync_embed=sync_embed,
                **options,
            )
        )

    @operation("recallMemories")
    def recall(
        self,
        tenant_id: str,
        user_id: str,
        prompt: str,
        k: int | None = None,
        types: Sequence[str] | None = None,
        **options: Unpack[CallOptions],
    ) -> Call[Json]:
        """Give what fits a prompt, as text for it and as a list; see `Memories.recall`."""
        return _plain(Memories.recall(self, prompt, user_id=user_id, tenant_id=tenant_id, k=k, types=types, **options))

    @operation("getMemoryStatus")
    def status(self, memory_id: str | int, **options: Unpack[CallOptions]) -> Call[Json]:
        """Say how far a memory has come."""
        return _plain(Memories.status(self, memory_id, **options))

    @operation("listMemories")
    def list_memories(
        self,
        tenant_id: str,
        user_id: str,
        limit: int | None = None,
        offset: int | None = None,
        **options: Unpack[CallOptions],
    ) -> Call[Json]:
        """List a user's memories, newest first; see `Memories.list`."""
        return _plain(Memories.list(self, user_id=user_id, tenant_id=tenant_id, limit=limit, offset=offset, **options))

    @operation("forgetMemories")
    def forget(
        self,
        memory_ids: Iterable[str | int] | None = None,
        filters: Mapping[str, Any] | None = None,
        dry_run: bool = False,
        reason: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Call[list[int]]:
        """Forget memories, turns or values of the client's end user by id, or memories by filters.

        Unlike the vendor's client this one sends dry_run with ids too, so asking first never deletes.
        """
        return self._memorysync(
            "DELETE",
            "/memory/forget",
            _list_of_numbers,
            options,
            body=forget_body(memory_ids, filters, dry_run, reason),
        )


def _plain(call: Call[Any]) -> Call[Json]:
    return replace(call, parse=_dictionary)


def _dictionary(content: bytes) -> Json:
    value: Any = json.loads(content or b"{}")
    if not is_object(value):
        raise ValueError(f"an object was expected, got {type(value).__name__}")
    return value


def _list_of_numbers(content: bytes) -> list[int]:
    value: Any = json.loads(content)
    if not is_array(value):
        raise ValueError(f"an array was expected, got {type(value).__name__}")
    return value
