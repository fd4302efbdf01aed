"""Scope paths, patterns and selectors: where a row lives, and who may see it.

A path is kept without slashes at its ends (`org/acme/user/alice`); the root is `/`. A selector is an OR of clauses, a
clause an AND of paths (C-SCOPE-4). Regions are patterns a caller holds for one verb. Nothing here knows about keys or
principals.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final, TypeAlias
from urllib.parse import quote, unquote

from mock_server.engine.errors import InvalidInput

Clause: TypeAlias = tuple[str, ...]
Selector: TypeAlias = tuple[Clause, ...]

ROOT: Final = "/"
MAX_DEPTH: Final = 64

_UNSAFE: Final = re.compile(r"[%/*\x00-\x1f\x7f]|^\s+")


@dataclass(frozen=True, slots=True)
class Pattern:
    """Cover one node, or with subtree the node and everything below it."""

    base: str
    subtree: bool = False

    def covers(self, path: str) -> bool:
        """Tell whether a path lies inside this pattern."""
        if path == self.base:
            return True
        return self.subtree and (self.base == ROOT or path.startswith(self.base + "/"))

    def holds(self, other: "Pattern") -> bool:
        """Tell whether everything another pattern covers lies inside this one."""
        return self.covers(other.base) and (self.subtree or not other.subtree)

    def __str__(self) -> str:
        if not self.subtree:
            return self.base
        return "/*" if self.base == ROOT else self.base + "/*"


Region: TypeAlias = tuple[Pattern, ...]
EVERYTHING: Final[Region] = (Pattern(ROOT, subtree=True),)


def canonical(path: str) -> str:
    """Strip the slashes at both ends; only slashes is the root. An empty text stays empty."""
    stripped = path.strip().strip("/")
    return stripped or (ROOT if path.strip() else "")


def pattern(text: str, field: tuple[str | int, ...] = ("scopes",)) -> Pattern:
    """Read `org/acme`, `org/acme/*`, `*` or `/*`; a star anywhere else is refused (C-SCOPE-2)."""
    path = canonical(text)
    if path == "*":
        return Pattern(ROOT, subtree=True)
    base, star, rest = path.partition("*")
    if not star:
        return Pattern(path)
    if rest or not base.endswith("/"):
        raise InvalidInput(f"{text!r} has a * that is not the whole last segment; write org/acme/* or *", field=field)
    return Pattern(canonical(base), subtree=True)


def covers(region: Region, path: str) -> bool:
    """Tell whether some pattern of the region covers the path."""
    return any(pattern.covers(path) for pattern in region)


def readable(region: Region, selector: Selector) -> bool:
    """Tell whether some clause has all its nodes covered (R-PERM-2); an empty selector never is."""
    return any(all(covers(region, node) for node in clause) for clause in selector)


def writable(region: Region, selector: Selector) -> bool:
    """Tell whether every node of every clause is covered (R-PERM-4)."""
    return bool(selector) and all(covers(region, node) for clause in selector for node in clause)


def intersect(one: Region, other: Region) -> Region:
    """Keep what both regions cover (R-DEL-3)."""
    kept: dict[Pattern, None] = {}
    for a in one:
        for b in other:
            if b.holds(a):
                kept[a] = None
            elif a.holds(b):
                kept[b] = None
            elif a.covers(b.base) or b.covers(a.base):
                kept[Pattern(a.base if len(a.base) > len(b.base) else b.base)] = None
    return tuple(kept)


def default_selector(region: Region) -> Selector:
    """Tag an unscoped write with the whole write region, one single-node clause per pattern (C-SCOPE-12)."""
    return tuple(dict.fromkeys((pattern.base,) for pattern in region))


def parse(value: object, *, field: tuple[str | int, ...] = ("scopes",), patterns: bool = False) -> Selector:
    """Normalise the accepted spellings of a selector to tuples (C-SCOPE-5 to C-SCOPE-8); unscoped is ().

    patterns: whether `/*` is legal (lens) or refused (writes). Raises InvalidInput naming the place.
    """
    if value is None or value == "" or value == []:
        return ()
    outer = [value] if isinstance(value, str) else value
    if not isinstance(outer, list):
        raise InvalidInput(
            f"must be a path, a list of paths or a list of lists of paths, got {_kind(value)}", field=field
        )
    clauses: dict[Clause, None] = {}
    for index, entry in enumerate(outer):
        inner = [entry] if isinstance(entry, str) else entry
        if not isinstance(inner, list):
            raise InvalidInput(f"must be a path or a list of paths, got {_kind(entry)}", field=(*field, index))
        if not inner:
            raise InvalidInput("an empty clause matches nothing; leave it out", field=(*field, index))
        paths: dict[str, None] = {}
        for place, path in enumerate(inner):
            where = (*field, index, place) if isinstance(entry, list) else (*field, index)
            if not isinstance(path, str):
                raise InvalidInput(f"must be a path, got {_kind(path)}", field=where)
            if text := _checked(path, where, patterns=patterns):
                paths[text] = None
        if paths:
            clauses[tuple(paths)] = None
    return tuple(clauses)


def _checked(path: str, field: tuple[str | int, ...], *, patterns: bool) -> str:
    text = canonical(path)
    if "*" in text:
        if not patterns:
            raise InvalidInput(f"{path!r} is a pattern; a write needs exact paths such as org/acme", field=field)
        text = str(pattern(path, field))
    if text.count("/") >= MAX_DEPTH:
        raise InvalidInput(f"a scope has at most {MAX_DEPTH} segments", field=field)
    return text


def _kind(value: object) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return "a boolean"
        case int() | float():
            return "a number"
        case Mapping():
            return "an object"
        case list():
            return "a list"
        case _:
            return "a string"


@lru_cache(maxsize=65536)
def involved(lens: Selector, selector: Selector) -> bool:
    """Tell whether a row passes a lens (R-RET-5): for some lens clause, each pattern is involved in one clause of the
    row.

    Involved: the clause names the node, or a node below a `/*` pattern, or an ancestor of the lens path.
    """
    return any(any(all(_touches(text, clause) for text in wanted) for clause in selector) for wanted in lens)


def _touches(text: str, clause: Clause) -> bool:
    wanted = pattern(text)
    return any(wanted.covers(node) or Pattern(node, subtree=True).covers(wanted.base) for node in clause)


@lru_cache(maxsize=65536)
def has_segments(selector: Selector, dimension: str, value: str) -> bool:
    """Tell whether some path holds the consecutive segments `dimension/value` (R-STATE-6)."""
    return any((dimension, value) in _pairs(path) for clause in selector for path in clause)


def _pairs(path: str) -> Iterator[tuple[str, str]]:
    segments = path.split("/")
    return pairwise(segments)


@lru_cache(maxsize=65536)
def user_of(selector: Selector) -> str | None:
    """Name the person a scope belongs to: the last `user/<id>` of its paths, percent-decoded; None without one."""
    found: str | None = None
    for clause in selector:
        for path in clause:
            for dimension, value in _pairs(path):
                if dimension == "user":
                    found = unquote(value)
    return found


def of_user(tenant: str, user: str) -> Selector:
    """Give the scope of an end user: `org/<tenant>/user/<user>`, each part percent-encoded so that it is one
    segment."""
    return ((f"org/{encode_segment(tenant)}/user/{encode_segment(user)}",),)


def encode_segment(text: str) -> str:
    """Make any text one path segment: percent-encode only what would split it, be trimmed, or read as a pattern."""
    bare = text.rstrip()
    return _UNSAFE.sub(lambda match: quote(match.group(), safe=""), bare) + quote(text[len(bare) :], safe="")


def union(one: Selector, other: Selector) -> Selector:
    """Join two selectors, keeping the order of first occurrence."""
    return tuple(dict.fromkeys((*one, *other)))


def overlap(one: Selector, other: Selector) -> bool:
    """Tell whether a clause of one is a subset of a clause of the other (R-INST-4)."""
    return any(set(a) <= set(b) or set(b) <= set(a) for a in one for b in other)


def region(patterns: Iterable[str]) -> Region:
    """Read a list of pattern texts."""
    return tuple(dict.fromkeys(pattern(text, ("grants",)) for text in patterns))
