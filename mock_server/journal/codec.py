"""Commits as bytes and back, without loss: JSON, one object per commit, each change as [class name, fields].

Reading follows the type hints of the records, so a new record needs nothing here; a field that was not written yet
gets its default.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, fields, is_dataclass
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

import orjson

from mock_server.engine import changes as changes_module
from mock_server.engine.changes import Change, Commit, Replay

CHANGES: Final[dict[str, type[Any]]] = {kind.__name__: kind for kind in get_args(changes_module.Change)}

Reader = Callable[[Any], Any]


class CodecError(ValueError):
    """Bytes that are no commit of ours."""


def encode(commit: Commit) -> bytes:
    """Print a commit."""
    tree = {
        "seq": commit.seq,
        "recorded_at": commit.recorded_at,
        "principal": commit.principal,
        "on_behalf_of": commit.on_behalf_of,
        "replay": commit.replay,
        "changes": [(type(change).__name__, change) for change in commit.changes],
    }
    try:
        return orjson.dumps(tree)
    except TypeError:
        # An integer past 64 bits, which JSON holds well and orjson does not.
        return json.dumps(tree, default=asdict, separators=(",", ":"), ensure_ascii=False).encode()


def decode(data: bytes) -> Commit:
    """Read a commit back. Raises CodecError."""
    try:
        tree = json.loads(data)
        return Commit(
            seq=tree["seq"],
            recorded_at=tree["recorded_at"],
            principal=tree["principal"],
            changes=tuple(_change(name, value) for name, value in tree["changes"]),
            on_behalf_of=tree["on_behalf_of"],
            replay=None if tree["replay"] is None else Replay(**tree["replay"]),
        )
    except (ValueError, KeyError, TypeError) as error:
        raise CodecError(f"not a commit: {error}") from error


def _change(name: str, value: Any) -> Change:
    change: Change = _change_reader(name)(value)
    return change


@cache
def _change_reader(name: str) -> Reader:
    kind = CHANGES.get(name)
    if kind is None:
        raise CodecError(f"{name} is not a change this version knows")
    return _record_reader(kind)


def _reader(hint: Any) -> Reader:
    """Give what turns a JSON value into a value of a type."""
    if is_dataclass(hint) and isinstance(hint, type):
        return _record_reader(hint)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return hint
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is tuple:
        return _tuple_reader(arguments)
    if origin in (Union, UnionType):
        kinds = [argument for argument in arguments if argument is not type(None)]
        if len(kinds) != 1:
            raise CodecError(f"{hint} is not a type the codec reads")
        inner = _reader(kinds[0])
        return lambda value: None if value is None else inner(value)
    if hint in (str, int, float, bool):
        return _as_it_is
    raise CodecError(f"{hint} is not a type the codec reads")


def _record_reader(kind: type[Any]) -> Reader:
    hints = get_type_hints(kind)
    readers = {field.name: _reader(hints[field.name]) for field in fields(kind)}

    def read(value: Any) -> Any:
        return kind(**{name: readers[name](inner) for name, inner in value.items()})

    return read


def _tuple_reader(arguments: tuple[Any, ...]) -> Reader:
    if len(arguments) == 2 and arguments[1] is Ellipsis:
        inner = _reader(arguments[0])
        return lambda value: tuple(inner(entry) for entry in value)
    readers = [_reader(argument) for argument in arguments]
    return lambda value: tuple(read(entry) for read, entry in zip(readers, value, strict=True))


def _as_it_is(value: Any) -> Any:
    return value
