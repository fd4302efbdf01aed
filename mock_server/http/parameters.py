"""Query strings and paths as typed values: spellings folded, text read as the spec's types, defaults filled in.

Known parameters with bad values are reported, unknown ones ignored (C-BASE-11, G-05, G-06). `+` is a space, as forms
have it; cursors cope with that themselves (C-09).
"""

import re
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import unquote_to_bytes

from mock_server.http.folding import two_spellings
from mock_server.http.spec import Operation, QueryParameter
from mock_server.http.validation import Schemas
from mock_server.http.violations import Place, Violation, shown

_INTEGER: Final = re.compile(r"-?(?:0|[1-9][0-9]{0,30})", re.ASCII)
_NUMBER: Final = re.compile(r"-?(?:0|[1-9][0-9]{0,30})(?:\.[0-9]{1,30})?", re.ASCII)
_BOOLEANS: Final = {"true": True, "false": False}


class QueryReader:
    """Read the query string of one operation."""

    def __init__(self, operation: Operation, schemas: Schemas) -> None:
        self._parameters = operation.query
        self._checker = None if operation.query_schema is None else schemas.checker(operation.query_schema, Place.QUERY)
        self._defaults = {p.name: p.default for p in operation.query if p.default is not None}

        self._lenient = not (operation.query_schema or {}).get("required")

    def nothing(self) -> tuple[Mapping[str, Any], list[Violation]]:
        """Read a call without a query: the defaults, and what is missing."""
        return (self._defaults, []) if self._lenient else self.read(b"")

    def read(self, raw: bytes) -> tuple[Mapping[str, Any], list[Violation]]:
        """Read a raw query string; also say what is wrong with it."""
        violations: list[Violation] = []
        pairs = _pairs(raw, violations)
        values: dict[str, Any] = {}
        for parameter in self._parameters:
            texts = self._texts(parameter, pairs, violations)
            if texts:
                values[parameter.name] = _typed(parameter, texts)
        if self._checker is not None:
            reported = {violation.path[:1] for violation in violations}
            violations += [v for v in self._checker.check(values) if v.path[:1] not in reported]
        return {**self._defaults, **values}, violations

    def _texts(
        self, parameter: QueryParameter, pairs: Mapping[str, list[str]], violations: list[Violation]
    ) -> list[str] | dict[str, str]:
        if parameter.kind == "object":
            return _deep_object(parameter.name, pairs, violations)
        texts = pairs.get(parameter.name, [])
        for other in parameter.aliases:
            if other in pairs:
                if texts and texts != pairs[other]:
                    violations.append(two_spellings(Place.QUERY, (), parameter.name, other, pairs[other][-1]))
                texts = texts or pairs[other]
        for other in parameter.legacy:
            texts = texts or pairs.get(other, [])
        if parameter.kind != "array" and len(set(texts)) > 1:
            violations.append(_repeated(parameter.name, texts))
        return texts


def _pairs(raw: bytes, violations: list[Violation]) -> dict[str, list[str]]:
    pairs: dict[str, list[str]] = {}
    for part in raw.split(b"&"):
        if not part:
            continue
        name, _, value = part.partition(b"=")
        try:
            pairs.setdefault(_form_decoded(name), []).append(_form_decoded(value))
        except UnicodeDecodeError:
            where = name.decode("ascii", "replace")
            violations.append(
                Violation(Place.QUERY, (where,), f"{where} is not UTF-8", expected="percent-encoded UTF-8")
            )
    return pairs


def _form_decoded(text: bytes) -> str:
    plain = text.replace(b"+", b" ")
    return (unquote_to_bytes(plain) if b"%" in plain else plain).decode()


def _deep_object(name: str, pairs: Mapping[str, list[str]], violations: list[Violation]) -> dict[str, str]:
    """Collect `scope[user]=alice&scope[org]=acme`."""
    found: dict[str, str] = {}
    for key, texts in pairs.items():
        if texts and key.startswith(name + "[") and key.endswith("]"):  # no text: reported when it was decoded
            inner = key[len(name) + 1 : -1]
            if len(set(texts)) > 1:
                violations.append(_repeated(key, texts))
            found[inner] = texts[-1]
    return found


def _typed(parameter: QueryParameter, texts: list[str] | dict[str, str]) -> Any:
    if isinstance(texts, dict):
        return texts
    if parameter.kind == "array":
        return [_value(parameter.item_kind or "string", text) for text in texts]
    value = _value(parameter.kind, texts[-1])
    if parameter.clamp is not None and isinstance(value, int) and value > parameter.clamp:
        return parameter.clamp
    return value


def _value(kind: str, text: str) -> Any:
    """Read a text as a type; one that does not fit stays a text, which the schema then refuses."""
    match kind:
        case "integer" if _INTEGER.fullmatch(text):
            return int(text)
        case "number" if _NUMBER.fullmatch(text):
            return float(text)
        case "boolean":
            return _BOOLEANS.get(text, text)
        case _:
            return text


def _repeated(name: str, texts: list[str]) -> Violation:
    listed = ", ".join(shown(text) for text in texts)
    return Violation(
        Place.QUERY, (name,), f"{name} was sent {len(texts)} times ({listed}); send it once", "repeated", got=texts[-1]
    )
