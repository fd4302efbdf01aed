"""The key-value state store: one live value per (tenant, user, source, namespace, key)."""

from collections import defaultdict
from collections.abc import Iterator
from typing import TypeAlias

from sortedcontainers import SortedDict

from mock_server.engine import changes as c
from mock_server.engine.records import Item

Owner: TypeAlias = tuple[str, str, str]
"""(tenant, user, source)."""

Namespace: TypeAlias = tuple[str, ...]


class ItemStore:
    """Hold values by owner and namespace; namespaces are sorted by segments, so a prefix is a range."""

    def __init__(self) -> None:
        self.items: dict[int, Item] = {}
        self._namespaces: defaultdict[Owner, SortedDict[Namespace, dict[str, int]]] = defaultdict(SortedDict)
        self._owned: defaultdict[Owner, dict[int, None]] = defaultdict(dict)

    def get(self, owner: Owner, namespace: Namespace, key: str) -> Item | None:
        """Find the live value under a key."""
        number = self._keys(owner, namespace).get(key)
        return None if number is None else self.items[number]

    def newest(self, owner: Owner) -> Iterator[Item]:
        """Walk an owner's values, newest put first: numbers only grow, so this is the order of `updated_at` too."""
        return (self.items[number] for number in reversed(self._owned.get(owner, {})))

    def count(self, owner: Owner) -> int:
        """Count an owner's values."""
        return len(self._owned.get(owner, ()))

    def namespaces(self, owner: Owner, prefix: Namespace = ()) -> Iterator[Namespace]:
        """Walk the namespaces that start with these segments and hold a value, ascending by segments."""
        held = self._namespaces.get(owner)
        if held is None:
            return
        for namespace in held.irange(minimum=prefix):
            if namespace[: len(prefix)] != prefix:
                return
            yield namespace

    def under(self, owner: Owner, prefix: Namespace = ()) -> Iterator[Item]:
        """Walk the values below a prefix, by namespace."""
        for namespace in self.namespaces(owner, prefix):
            yield from self.within(owner, namespace)

    def within(self, owner: Owner, namespace: Namespace) -> Iterator[Item]:
        """Walk the values of exactly one namespace."""
        return (self.items[number] for number in self._keys(owner, namespace).values())

    def on_put(self, change: c.ItemPut) -> None:
        """Put a value, in place of the one that stood there."""
        item = change.item
        owner = (item.tenant, item.user, item.source)
        if change.replaces is not None:
            del self.items[change.replaces]
            del self._owned[owner][change.replaces]
        self.items[item.number] = item
        self._owned[owner][item.number] = None
        held = self._namespaces[owner]
        if item.namespace not in held:
            held[item.namespace] = {}
        held[item.namespace][item.key] = item.number

    def on_deleted(self, change: c.ItemDeleted) -> None:
        """Remove a value; a namespace without values is gone."""
        item = self.items.pop(change.number)
        owner = (item.tenant, item.user, item.source)
        del self._owned[owner][item.number]
        held = self._namespaces[owner]
        del held[item.namespace][item.key]
        if not held[item.namespace]:
            del held[item.namespace]

    def _keys(self, owner: Owner, namespace: Namespace) -> dict[str, int]:
        held = self._namespaces.get(owner)
        if held is None:
            return {}
        found: dict[str, int] = held.get(namespace, {})
        return found
