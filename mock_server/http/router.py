"""From a method and a raw path to an operation and its decoded path parameters.

Routing looks at the path as it came over the wire; each segment is percent-decoded afterwards, exactly once, so
`a%2Fb` is one segment (C-BASE-3, J-06). Literal segments outrank parameters (C-BASE-4). Nothing here knows about keys
or bodies.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias
from urllib.parse import unquote_to_bytes

from mock_server.http.spec import Operation
from mock_server.http.surfaces import Surface


class UndecodableSegment(ValueError):
    """A path segment whose bytes are not UTF-8."""


class Found(NamedTuple):
    """The operation a request names, and its path parameters, decoded."""

    operation: Operation
    path: Mapping[str, str]


class WrongMethod(NamedTuple):
    """The path exists, the method on it does not."""

    allowed: tuple[str, ...]


Match: TypeAlias = Found | WrongMethod | None

_RECENT: Final = 4096
"""Paths whose match is remembered; most clients ask for the same few again and again."""
_LONGEST: Final = 512
"""Characters of a path that is remembered."""


@dataclass(slots=True)
class _Node:
    literals: dict[str, "_Node"] = field(default_factory=dict)
    parameter: "_Node | None" = None
    reserved: bool = False
    methods: dict[str, tuple[Operation, tuple[str, ...]]] = field(default_factory=dict)


class _RestRoute(NamedTuple):
    """A route with a parameter that swallows slashes.

    Fixed head, one segment per plain parameter, the rest, fixed tail.
    """

    head: tuple[str, ...]
    names: tuple[str, ...]
    tail: tuple[str, ...]
    methods: dict[str, Operation]


class Router:
    """Find operations by method and path."""

    def __init__(self, operations: Iterable[Operation]) -> None:
        self._recent: dict[tuple[str, str], Found] = {}
        self._root = _Node()
        self._rest: dict[tuple[tuple[str, ...], tuple[str, ...]], _RestRoute] = {}
        for operation in operations:
            segments = operation.path.split("/")[1:]
            if operation.rest is not None:
                self._add_rest(operation, segments)
                continue
            self._add(operation, segments)

    def find(self, method: str, path: str) -> Match:
        """Find the operation of a raw path (no query). HEAD is served by GET.

        Raises UndecodableSegment when a parameter's bytes are not UTF-8.
        """
        recent = self._recent.get((method, path))
        if recent is not None:
            return recent
        match = self._match(method, path)
        if isinstance(match, Found) and len(path) <= _LONGEST:
            if len(self._recent) >= _RECENT:
                self._recent.clear()
            self._recent[method, path] = match
        return match

    def _match(self, method: str, path: str) -> Match:
        segments = path.split("/")
        if segments[0]:
            return None
        values: list[str] = []
        node = self._walk(self._root, segments, 1, values)
        if node is None:
            return self._find_rest(method, segments[1:])
        entry = node.methods.get(method) or (node.methods.get("GET") if method == "HEAD" else None)
        if entry is None:
            return WrongMethod(_allowed(node.methods))
        operation, names = entry
        return Found(operation, _decoded(names, values))

    def _walk(self, node: _Node, segments: list[str], at: int, values: list[str]) -> _Node | None:
        if at == len(segments):
            return node if node.methods else None
        segment = segments[at]
        literal = node.literals.get(segment)
        if literal is not None:
            found = self._walk(literal, segments, at + 1, values)
            if found is not None or node.reserved:
                return found
        if node.parameter is None or not segment:
            return None
        values.append(segment)
        found = self._walk(node.parameter, segments, at + 1, values)
        if found is None:
            values.pop()
        return found

    def _find_rest(self, method: str, segments: list[str]) -> Match:
        for route in self._rest.values():
            fixed = len(route.head)
            rest_from = fixed + len(route.names) - 1
            rest_to = len(segments) - len(route.tail)
            if rest_to <= rest_from or not all(segments[fixed:rest_from]):
                continue
            if tuple(segments[:fixed]) != route.head or tuple(segments[rest_to:]) != route.tail:
                continue
            rest = "/".join(segments[rest_from:rest_to])
            if not rest:
                continue
            operation = route.methods.get("GET" if method == "HEAD" else method)
            if operation is None:
                return WrongMethod(_allowed(route.methods))
            return Found(operation, _decoded(route.names, (*segments[fixed:rest_from], rest)))
        return None

    def _add(self, operation: Operation, segments: list[str]) -> None:
        node = self._root
        names: list[str] = []
        for segment in segments:
            if segment.startswith("{"):
                name = segment[1:-1]
                names.append(name)
                # On this surface the words beside {agent_id} are never agents (K-06), so a literal that fits is final.
                node.reserved |= operation.surface is Surface.TIE and name == "agent_id"
                if node.parameter is None:
                    node.parameter = _Node()
                node = node.parameter
            else:
                node = node.literals.setdefault(segment, _Node())
        node.methods[operation.method] = (operation, tuple(names))

    def _add_rest(self, operation: Operation, segments: list[str]) -> None:
        parameters = [at for at, segment in enumerate(segments) if segment.startswith("{")]
        head, tail = tuple(segments[: parameters[0]]), tuple(segments[parameters[-1] + 1 :])
        names = tuple(segments[at][1:-1] for at in parameters)
        if len(names) != parameters[-1] - parameters[0] + 1 or names[-1] != operation.rest:
            raise ValueError(
                f"{operation.path}: the parameter that takes several segments must be the last, next to the others"
            )
        route = self._rest.setdefault((head, tail), _RestRoute(head, names, tail, {}))
        route.methods[operation.method] = operation


def decoded(segment: str) -> str:
    """Percent-decode one raw segment, once."""
    if "%" not in segment:
        return segment
    try:
        return unquote_to_bytes(segment).decode()
    except UnicodeDecodeError as error:
        raise UndecodableSegment(segment) from error


def _decoded(names: Iterable[str], values: Iterable[str]) -> Mapping[str, str]:
    return MappingProxyType({name: decoded(value) for name, value in zip(names, values, strict=True)})


def _allowed(methods: Iterable[str]) -> tuple[str, ...]:
    names = set(methods)
    return tuple(sorted(names | {"HEAD"} if "GET" in names else names))
