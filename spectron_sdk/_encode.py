"""From Python arguments to what crosses the wire: paths, queries, header values, JSON bodies, times, scopes, labels.

Everything that cannot be sent is refused here, before any request, with the place named. Bodies become bytes at once,
so nothing of the caller's is kept or changed. Reading answers is the models' business.
"""

import json
import math
import sys
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, Final, Protocol, TypeGuard
from urllib.parse import quote

from spectron_sdk._instants import Instant
from spectron_sdk._json import is_iterable, is_mapping, is_sequence
from spectron_sdk._reserved import reserved_in
from spectron_sdk.errors import InvalidArgument

Scopes = str | Sequence[str | Sequence[str]]
Labels = Mapping[str, str] | Sequence[str]
Moment = datetime | str

_MAX_DEPTH: Final = 200


def fill(route: str, segments: Mapping[str, str]) -> str:
    """Put percent-encoded segments into a route such as `/api/v1/{context_id}/sessions`."""
    for name, words in reserved_in(route):
        if segments.get(name) in words:
            raise InvalidArgument(
                f"{name} must not be {segments[name]!r}: in its place in the path, the words "
                f"{', '.join(sorted(words))} mean something else",
                place=name,
            )
    return route.format_map({name: segment(value, name) for name, value in segments.items()})


def segment(value: str, name: str) -> str:
    """Encode one path segment wholly, slashes and dots included where they would be read as structure."""
    if not isinstance(value, str):
        raise InvalidArgument(f"{name} must be a string, got {type(value).__name__}", place=name)
    if not value:
        raise InvalidArgument(f"{name} must not be empty", place=name)
    if value in {".", ".."}:
        # Left alone, every URL library on the way would resolve these as steps of the path.
        return value.replace(".", "%2E")
    return _quoted_segment(value, name)


def query_string(query: Iterable[tuple[str, str]]) -> str:
    """Encode query parameters; a space is %20 and a plus %2B, so cursors arrive byte for byte."""
    return "&".join(f"{_quoted(name, name)}={_quoted(value, name)}" for name, value in query)


def query_pairs(parameters: Mapping[str, object]) -> tuple[tuple[str, str], ...]:
    """Turn arguments into query parameters; None is left out."""
    return tuple((name, _query_text(value, name)) for name, value in parameters.items() if value is not None)


def json_body(members: Mapping[str, object]) -> bytes:
    """Encode a body whose members that are None are left out; None further inside is kept as null."""
    return to_json({name: value for name, value in members.items() if value is not None})


def to_json(value: object) -> bytes:
    """Encode strict JSON.

    The standard encoder does it rather than pydantic's, because it refuses what JSON cannot carry (NaN, bytes, sets,
    datetimes) where the other would quietly send something else.
    """
    try:
        return _ENCODER.encode(value).encode()
    except (TypeError, ValueError, RecursionError) as error:
        place, reason = _first_fault(value, "", 0) or ("the body", str(error))
        raise InvalidArgument(f"{place} {reason}", place=place) from error


def moment(value: Moment | None, place: str) -> str | None:
    """Write a time as RFC 3339; a naive datetime is UTC, text and times from answers go as they are."""
    if value is None or isinstance(value, str):
        return value
    if isinstance(value, Instant):
        return value.wire
    if not isinstance(value, datetime):
        raise InvalidArgument(f"{place} must be a datetime or RFC 3339 text, got {type(value).__name__}", place=place)
    aware = value if value.tzinfo is not None else value.replace(tzinfo=UTC)
    text = aware.isoformat()
    return f"{text[:-6]}Z" if text.endswith("+00:00") else text


def scope_sets(value: Scopes | None, place: str = "scopes") -> list[list[str]] | None:
    """Normalise a selector to the wire's OR of ANDs, as C-SCOPE-5 reads its forms; an empty one is None."""
    if value is None:
        return None
    clauses: object = [value] if isinstance(value, str) else value
    if isinstance(clauses, Mapping) or not isinstance(clauses, Sequence):
        raise InvalidArgument(f"{place} must be a path, a list of paths or a list of lists of paths", place=place)
    sets: list[list[str]] = []
    for n, clause in enumerate(clauses):
        paths: list[object] | None = None
        if isinstance(clause, str):
            paths = [clause]
        elif isinstance(clause, Sequence):
            paths = list(clause)
        if paths is None or not all(isinstance(path, str) for path in paths):
            raise InvalidArgument(
                f"{place}[{n}] must be a path or a list of paths, got {clause!r}", place=f"{place}[{n}]"
            )
        if kept := list(dict.fromkeys(str(path) for path in paths if path)):
            sets.append(kept)
    return sets or None


def label_list(value: Labels | None, place: str = "labels") -> list[str] | None:
    """Write labels as `key=value` strings; a mapping is accepted beside a list of such strings."""
    if value is None:
        return None
    if isinstance(value, Mapping):
        return [f"{key}={held}" for key, held in value.items()]
    return string_list(value, place)


def string_list(value: object, place: str, *, at_least: int = 0) -> list[str]:
    """Copy a list of strings; a bare string is refused, since it would be taken apart into letters."""
    if not is_iterable(value):
        raise InvalidArgument(f"{place} must be a list of strings, got {value!r}", place=place)
    copied = list(value)
    for n, item in enumerate(copied):
        if not isinstance(item, str):
            raise InvalidArgument(f"{place}[{n}] must be a string, got {item!r}", place=f"{place}[{n}]")
    if len(copied) < at_least:
        raise InvalidArgument(f"{place} must not be empty", place=place)
    return copied


def header_text(value: object, name: str) -> str:
    """Check a caller's value for a header, such as the one that names another principal."""
    if not isinstance(value, str) or not value.strip():
        raise InvalidArgument(f"{name} must be a non-empty string, got {value!r}", place=name)
    if any(ord(letter) < 0x20 or ord(letter) == 0x7F or 0xD800 <= ord(letter) <= 0xDFFF for letter in value):
        raise InvalidArgument(f"{name} holds a character that no header can carry: {value!a}", place=name)
    return value.strip()


def _quoted(value: str, name: str) -> str:
    try:
        return quote(value, safe="")
    except UnicodeEncodeError as error:
        raise InvalidArgument(f"{name} holds half a surrogate pair: {value!a}", place=name) from error


def _query_text(value: object, name: str) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return str(value)
    if isinstance(value, int):
        if fault := _unprintable(value, name):
            raise InvalidArgument(" ".join(fault), place=name)
        return str(value)
    raise InvalidArgument(f"{name} must be a string, an integer or a boolean, got {type(value).__name__}", place=name)


def _plain(value: object) -> object:
    if is_mapping(value):
        return dict(value)
    if _is_model(value):
        return value.model_dump(mode="json", by_alias=True)
    raise TypeError(type(value).__name__)


_ENCODER: Final = json.JSONEncoder(allow_nan=False, ensure_ascii=False, separators=(",", ":"), default=_plain)


class _Dumps(Protocol):
    """A pydantic model, ours or the caller's, without loading pydantic to ask."""

    def model_dump(self, *, mode: str, by_alias: bool) -> object: ...


def _is_model(value: object) -> TypeGuard[_Dumps]:
    return callable(getattr(type(value), "model_dump", None))


def _first_fault(value: Any, place: str, depth: int) -> tuple[str, str] | None:
    """Find the first part that JSON cannot carry, as (place, what is wrong with it)."""
    where = place or "the body"
    if isinstance(value, str):
        lone = next((letter for letter in value if 0xD800 <= ord(letter) <= 0xDFFF), None)
        return (where, f"holds half a surrogate pair ({lone!a}), which cannot be sent as UTF-8") if lone else None
    if value is None or isinstance(value, bool):
        return None
    if isinstance(value, int):
        return _unprintable(value, where)
    if isinstance(value, float):
        return None if math.isfinite(value) else (where, f"is {value!r}, which JSON cannot carry")
    if depth > _MAX_DEPTH:
        return where, "is nested too deeply, or contains itself"
    if is_mapping(value):
        for key, held in value.items():
            if not isinstance(key, str):
                return where, f"has the key {key!r}, and JSON keys are strings"
            if fault := _first_fault(key, f"a key of {where}", depth) or _first_fault(
                held, _member(place, key), depth + 1
            ):
                return fault
        return None
    if is_sequence(value):
        for n, held in enumerate(value):
            if fault := _first_fault(held, f"{place}[{n}]", depth + 1):
                return fault
        return None
    if _is_model(value):
        return None
    return where, f"is of type {type(value).__name__}, which JSON cannot carry"


def _unprintable(value: int, where: str) -> tuple[str, str] | None:
    """Find an integer past what the interpreter turns into digits."""
    try:
        int.__repr__(value)
    except ValueError:
        return where, f"is an integer of more than {sys.get_int_max_str_digits()} digits, too long to be written out"
    return None


@lru_cache(maxsize=512)
def _quoted_segment(value: str, name: str) -> str:
    # The same few names and ids make up most paths.
    return _quoted(value, name)


def _member(place: str, key: str) -> str:
    if not key.isidentifier():
        return f"{place}[{key!r}]"
    return f"{place}.{key}" if place else key
