"""A memory laid open as plain values, so that two of them can be compared whole."""

from dataclasses import fields, is_dataclass
from typing import Any, Final

from sortedcontainers import SortedDict, SortedList

from mock_server.engine.memory import Memory
from mock_server.engine.stores.edges import EdgeIndex

CACHES: Final = ("_handlers", "_pools_at", "_sight", "_views", "places", "text", "texts", "vectors")
"""What memory may lose without losing anything."""


def dump(memory: Memory) -> dict[str, Any]:
    """Lay a memory open as plain values, order included.

    Left out are caches, the text index, and entries that a look-up leaves empty; the edge index sorts itself when it is
    read, so the order of its look-up tables means nothing.
    """
    memory.sorted_edges()
    plain: dict[str, Any] = _plain(memory)
    return plain


def _plain(value: Any, *, in_order: bool = True) -> Any:
    if value is None or callable(value) or isinstance(value, str | int | float):
        return value
    if is_dataclass(value) and not isinstance(value, type):
        parts = [(part.name, _plain(getattr(value, part.name), in_order=in_order)) for part in fields(value)]
        return [type(value).__name__, *parts] if any(held != [] for _, held in parts) else []
    if isinstance(value, dict | SortedDict):
        pairs = [(_plain(key), _plain(held, in_order=in_order)) for key, held in value.items()]
        kept = [pair for pair in pairs if pair[1] != []]
        return kept if in_order else sorted(kept, key=repr)
    if isinstance(value, list | tuple | SortedList):
        return [_plain(part, in_order=in_order) for part in value]
    if isinstance(value, set | frozenset):
        return sorted(repr(part) for part in value)
    in_order = in_order and not isinstance(value, EdgeIndex)
    return {name: _plain(held, in_order=in_order) for name, held in vars(value).items() if name not in CACHES}
