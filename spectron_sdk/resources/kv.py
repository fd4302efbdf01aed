"""Values by namespace and key: put, get, list, search, delete, and the namespaces in use."""

from collections.abc import Mapping, Sequence
from typing import Any, Unpack

from spectron_sdk import _encode
from spectron_sdk._call import Call, Resource, Tr, Walk, operation, paged
from spectron_sdk._options import CallOptions
from spectron_sdk._pages import by_offset
from spectron_sdk.errors import InvalidArgument
from spectron_sdk.models.history import Deletion
from spectron_sdk.models.kv import GetResult, Item, ItemList, NamespaceList, PutResult, SearchResult
from spectron_sdk.resources.history import non_empty


class KeyValues(Resource[Tr]):
    """`client.kv`. A namespace is a list of 1 to 20 segments; source scopes everything and is `api` unless given."""

    __slots__ = ()

    @operation("putItem")
    def put(
        self,
        namespace: Sequence[str],
        key: str,
        value: Mapping[str, Any],
        *,
        user_id: str,
        tenant_id: str = "default",
        text: str | None = None,
        source: str | None = None,
        index: bool = True,
        extract: bool = False,
        replace_derived_facts: bool = False,
        metadata: Mapping[str, Any] | None = None,
        **options: Unpack[CallOptions],
    ) -> Call[PutResult]:
        """Keep a JSON object under a key, in place of what was there.

        text is what search ranks, the value's JSON unless given. The identical value again changes nothing, so a lost
        answer is made up for by sending it again.
        """
        if not isinstance(value, Mapping):
            raise InvalidArgument(f"value must be a mapping, got {type(value).__name__}", place="value")
        return self._memorysync(
            "POST",
            "/v1/state/put",
            PutResult.model_validate_json,
            options,
            body={
                "tenant_id": tenant_id,
                "user_id": user_id,
                "namespace": _encode.string_list(namespace, "namespace", at_least=1),
                "key": non_empty(key, "key"),
                "value": value,
                "text": text,
                "source": source,
                "index": index,
                "extract": extract,
                "replace_derived_facts": replace_derived_facts,
                "metadata": metadata,
            },
        )

    @operation("getItem")
    def get(
        self,
        namespace: Sequence[str],
        key: str,
        *,
        user_id: str,
        tenant_id: str = "default",
        source: str | None = None,
        **options: Unpack[CallOptions],
    ) -> Call[GetResult]:
        """Read the item under a key; `item` is None when there is none."""
        return self._memorysync(
            "POST",
            "/v1/state/get",
            GetResult.model_validate_json,
            options,
            body={
                "tenant_id": tenant_id,
                "user_id": user_id,
                "namespace": _encode.string_list(namespace, "namespace", at_least=1),
                "key": non_empty(key, "key"),
                "source": source,
            },
        )

    @operation("searchItems")
    def search(
        self,
        query: str,
        *,
        user_id: str,
        tenant_id: str = "default",
        namespace_prefix: Sequence[str] | None = None,
        source: str | None = None,
        limit: int = 10,
        **options: Unpack[CallOptions],
    ) -> Call[SearchResult]:
        """Rank the items under a prefix by how well their text fits a question; it ranks and does not filter."""
        return self._memorysync(
            "POST",
            "/v1/state/search",
            SearchResult.model_validate_json,
            options,
            body={
                "tenant_id": tenant_id,
                "user_id": user_id,
                "query": non_empty(query, "query"),
                "namespace_prefix": _prefix(namespace_prefix, "namespace_prefix"),
                "source": source,
                "limit": limit,
            },
        )

    @operation("deleteItems")
    def delete(
        self,
        namespace: Sequence[str],
        keys: Sequence[str] | None = None,
        *,
        user_id: str,
        tenant_id: str = "default",
        source: str | None = None,
        delete_derived_facts: bool = False,
        **options: Unpack[CallOptions],
    ) -> Call[Deletion]:
        """Delete keys of exactly this namespace: all of them without keys, none with an empty list."""
        return self._memorysync(
            "POST",
            "/v1/state/delete",
            Deletion.model_validate_json,
            options,
            body={
                "tenant_id": tenant_id,
                "user_id": user_id,
                "namespace": _encode.string_list(namespace, "namespace", at_least=1),
                "keys": None if keys is None else _encode.string_list(keys, "keys"),
                "source": source,
                "delete_derived_facts": delete_derived_facts,
            },
        )

    @operation("listNamespaces")
    def namespaces(
        self,
        prefix: Sequence[str] | None = None,
        *,
        user_id: str,
        tenant_id: str = "default",
        source: str | None = None,
        max_depth: int | None = None,
        limit: int = 100,
        offset: int = 0,
        **options: Unpack[CallOptions],
    ) -> Call[NamespaceList]:
        """List namespaces that hold something, in order, cut to max_depth segments."""
        return self._memorysync(
            "POST",
            "/v1/state/namespaces",
            NamespaceList.model_validate_json,
            options,
            body={
                "tenant_id": tenant_id,
                "user_id": user_id,
                "prefix": _prefix(prefix, "prefix"),
                "source": source,
                "max_depth": max_depth,
                "limit": limit,
                "offset": offset,
            },
        )

    @paged
    def iterate_namespaces(
        self,
        prefix: Sequence[str] | None = None,
        *,
        user_id: str,
        tenant_id: str = "default",
        source: str | None = None,
        max_depth: int | None = None,
        limit: int | None = None,
        page_size: int | None = None,
        **options: Unpack[CallOptions],
    ) -> "Walk[NamespaceList, list[str]]":
        """Iterate over all namespaces that hold something, in order; limit is how many at most."""

        def page(offset: int, size: int) -> Call[NamespaceList]:
            return KeyValues.namespaces(
                self,
                prefix,
                user_id=user_id,
                tenant_id=tenant_id,
                source=source,
                max_depth=max_depth,
                limit=size,
                offset=offset,
                **options,
            )

        return by_offset(page, _namespaces, limit=limit, page_size=page_size)

    @paged
    def iterate(
        self,
        namespace_prefix: Sequence[str] | None = None,
        *,
        user_id: str,
        tenant_id: str = "default",
        source: str | None = None,
        limit: int | None = None,
        page_size: int | None = None,
        **options: Unpack[CallOptions],
    ) -> Walk[ItemList, Item]:
        """Iterate over all items under a prefix, newest first; limit is how many at most.

        Items may be deleted meanwhile, and none is skipped for it.
        """

        def page(offset: int, size: int) -> Call[ItemList]:
            return KeyValues.list(
                self,
                namespace_prefix,
                user_id=user_id,
                tenant_id=tenant_id,
                source=source,
                limit=size,
                offset=offset,
                **options,
            )

        return by_offset(page, _items, _total, _place, limit=limit, page_size=page_size)

    @operation("listItems")
    def list(
        self,
        namespace_prefix: Sequence[str] | None = None,
        *,
        user_id: str,
        tenant_id: str = "default",
        source: str | None = None,
        limit: int = 100,
        offset: int = 0,
        **options: Unpack[CallOptions],
    ) -> Call[ItemList]:
        """List the items under a prefix, newest first; a prefix matches whole segments."""
        return self._memorysync(
            "POST",
            "/v1/state/list",
            ItemList.model_validate_json,
            options,
            body={
                "tenant_id": tenant_id,
                "user_id": user_id,
                "namespace_prefix": _prefix(namespace_prefix, "namespace_prefix"),
                "source": source,
                "limit": limit,
                "offset": offset,
            },
        )


def _prefix(prefix: Sequence[str] | None, place: str) -> "list[str] | None":
    return None if prefix is None else _encode.string_list(prefix, place)


def _items(page: ItemList) -> Sequence[Item]:
    return page.items


def _total(page: ItemList) -> int:
    return page.total


def _place(item: Item) -> object:
    return item.source, tuple(item.namespace), item.key


def _namespaces(page: NamespaceList) -> "Sequence[list[str]]":
    return page.namespaces
