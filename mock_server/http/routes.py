"""An operation with everything compiled that its requests need; one per operation, made at start.

`Route.check` is the validation step of a request: spellings fold, then path, query, headers and body are held against
openapi.yaml together, so that every broken rule is named at once. The order of all steps is in `app.py`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from mock_server.engine.json_text import IntegerTooLong, JsonError, loads
from mock_server.http.auth import ADMIT, Admit
from mock_server.http.call import Handler
from mock_server.http.conformance import ResponseChecker
from mock_server.http.folding import fold
from mock_server.http.headers import Headers
from mock_server.http.parameters import QueryReader
from mock_server.http.problems import Refusal, invalid
from mock_server.http.spec import Operation, Schema, Spec
from mock_server.http.surfaces import Surface
from mock_server.http.validation import Checker, Schemas
from mock_server.http.violations import Place, Violation, field_name

_SEEN_TO: Final = frozenset({"context_id", "x-project-id", "x-spectron-context", "x-on-behalf-of"})
"""Parameters that `Route.admit` has already checked."""

MAX_DEPTH: Final = 200
"""Levels of nesting a body may have; what checks and prints JSON gives up not far above."""

_NO_RULES: Final = ({"type": "string"}, {"type": "string", "minLength": 1})
"""Schemas of path and header parameters that hold for whatever routing lets through."""


class SpecMismatch(Exception):
    """Handlers and operations do not match one to one: a start error."""


@dataclass(frozen=True, slots=True)
class Route:
    """One operation, ready to serve.

    header_names: the headers that `headers` has rules for, as bytes; places: which parameters are not in the body;
    responses: set in strict mode.
    """

    operation: Operation
    handler: Handler
    admit: Admit
    path: Checker | None
    query: QueryReader | None
    headers: Checker | None
    header_names: frozenset[bytes]
    body: Checker | None
    names_end_user: bool
    places: Mapping[str, Place]
    responses: ResponseChecker | None

    def check(self, path: Mapping[str, str], query: bytes, headers: Headers, body: Any) -> Mapping[str, Any]:
        """Fold and validate a request; gives the typed query. Raises a Refusal that names every broken rule."""
        violations: list[Violation] = []
        values: Mapping[str, Any] = _NO_QUERY
        if self.path is not None:
            violations += self.path.check(dict(path))
        if self.query is not None:
            values, wrong = self.query.read(query) if query else self.query.nothing()
            violations += wrong
        if self.headers is not None and not self.header_names.isdisjoint(headers.raw):
            violations += self.headers.check(dict(headers))
        if self.body is not None and self.operation.body is not None:
            if self.operation.body.shape is not None:
                violations += fold(body, self.operation.body.shape)
            wrong = self.body.check(body)
            if wrong:
                named = {violation.path for violation in violations if violation.place is Place.BODY}
                violations += [violation for violation in wrong if violation.path not in named]
        if violations:
            raise invalid(self.operation.surface, violations)
        return values


_NO_QUERY: Final[Mapping[str, Any]] = {}


def compiled(spec: Spec, handlers: Mapping[str, Handler], *, strict: bool) -> dict[str, Route]:
    """Make the routes by operationId. Raises SpecMismatch when a handler is missing or spare."""
    operations = {operation.id for operation in spec.operations}
    missing, spare = sorted(operations - set(handlers)), sorted(set(handlers) - operations)
    if missing or spare:
        told = (("no handler for", missing), ("no operation for", spare))
        raise SpecMismatch("; ".join(f"{what} {', '.join(names)}" for what, names in told if names))
    schemas = Schemas(spec.schemas)
    return {operation.id: _route(operation, handlers[operation.id], schemas, strict) for operation in spec.operations}


def parsed(raw: bytes, surface: Surface) -> Any:
    """Parse a body; an empty one is an empty object (C-BASE-7). The content type is not looked at."""
    if not raw:
        return {}
    try:
        body = loads(raw)
    except IntegerTooLong as error:
        text = f"{field_name(error.path)}: {error}"
        raise invalid(surface, [Violation(Place.BODY, error.path, text, "int_parsing_size")]) from error
    except JsonError as error:
        if raw.isspace():
            return {}
        raise _unreadable(f"the body is not valid JSON: {error}", surface) from error
    if len(raw) > MAX_DEPTH and raw.count(b"[") + raw.count(b"{") > MAX_DEPTH and _deeper_than(MAX_DEPTH, body):
        raise _unreadable(f"the body is nested deeper than {MAX_DEPTH} levels", surface)
    return body


def _unreadable(detail: str, surface: Surface) -> Refusal:
    if surface is Surface.TIE:
        return invalid(surface, [Violation(Place.BODY, (), detail, "json_invalid")])
    return Refusal(400, detail, code="MALFORMED_JSON")


def _deeper_than(limit: int, value: Any) -> bool:
    """Tell whether arrays and objects stand more than limit levels deep in one another, without recursion."""
    level = [value]
    for _ in range(limit):
        below: list[Any] = []
        for entry in level:
            if isinstance(entry, dict):
                below += entry.values()
            elif isinstance(entry, list):
                below += entry
        level = [entry for entry in below if isinstance(entry, dict | list)]
        if not level:
            return False
    return True


def _route(operation: Operation, handler: Handler, schemas: Schemas, strict: bool) -> Route:
    places: dict[str, Place] = {}
    for schema, place in ((operation.path_schema, Place.PATH), (operation.query_schema, Place.QUERY)):
        places |= dict.fromkeys((schema or {}).get("properties", ()), place)
    if operation.body is not None:
        for name in schemas.resolved(operation.body.schema).get("properties", ()):
            places.pop(name, None)
    return Route(
        operation=operation,
        handler=handler,
        admit=ADMIT[operation.surface],
        path=_parameter_checker(operation.path_schema, Place.PATH, schemas),
        query=QueryReader(operation, schemas) if operation.query else None,
        headers=_parameter_checker(operation.header_schema, Place.HEADER, schemas),
        header_names=frozenset(name.encode() for name in _ruled(operation.header_schema or {"properties": {}})),
        body=None if operation.body is None else schemas.checker(operation.body.schema, Place.BODY),
        names_end_user="x-end-user-id" in (operation.header_schema or {}).get("required", ()),
        places=places,
        responses=ResponseChecker(operation, schemas) if strict else None,
    )


def _parameter_checker(schema: Schema | None, place: Place, schemas: Schemas) -> Checker | None:
    """Give the check of path or header parameters, unless routing and `admit` have already seen to all of it."""
    if schema is None:
        return None
    properties = _ruled(schema)
    return schemas.checker({"type": "object", "properties": properties}, place) if properties else None


def _ruled(schema: Schema) -> Schema:
    """Give the parameters that are left to check, by name."""
    return {n: rule for n, rule in schema["properties"].items() if n not in _SEEN_TO and rule not in _NO_RULES}
