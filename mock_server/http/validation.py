"""JSON Schema checks compiled once, and their findings in words: what was received, what would have worked.

jsonschema-rs decides; this module only explains. A value that is fine costs one call. Folding of other spellings
happens before, in `folding.py`; rules no schema can say are the handlers' business.
"""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Any, Final

import jsonschema_rs

from mock_server.engine.errors import Field
from mock_server.http.spec import Schema
from mock_server.http.violations import ABSENT, Place, Violation, field_name, shown

MOST: Final = 100
"""Violations named in one answer at most."""

_URI: Final = "urn:openapi"
_CODES: Final = {
    "required": "missing",
    "enum": "enum",
    "const": "literal_error",
    "minLength": "string_too_short",
    "maxLength": "string_too_long",
    "minItems": "too_short",
    "maxItems": "too_long",
    "minimum": "greater_than_equal",
    "maximum": "less_than_equal",
    "exclusiveMinimum": "greater_than",
    "exclusiveMaximum": "less_than",
    "pattern": "string_pattern_mismatch",
}
_TYPE_CODES: Final = {
    "string": "string_type",
    "integer": "int_type",
    "number": "float_type",
    "boolean": "bool_type",
    "array": "list_type",
    "object": "dict_type",
}


class Schemas:
    """The component schemas, ready to be referred to."""

    def __init__(self, definitions: Mapping[str, Schema]) -> None:
        self._definitions = definitions
        self._registry = jsonschema_rs.Registry([(_URI, {"$defs": dict(definitions)})])

    def checker(self, schema: Schema, place: Place) -> "Checker":
        """Give the check of one schema; it is compiled with its first use."""
        return Checker(schema, place, self)

    def compiled(self, schema: Schema) -> jsonschema_rs.Draft202012Validator:
        """Compile one schema."""
        return jsonschema_rs.Draft202012Validator(schema, registry=self._registry)

    def resolved(self, schema: Schema) -> Schema:
        """Follow references; what stands beside one is laid over its target."""
        while "$ref" in schema:
            beside = {key: value for key, value in schema.items() if key != "$ref"}
            schema = {**self._definitions[schema["$ref"].rpartition("/")[2]], **beside}
        return schema

    def describe(self, schema: Schema) -> str:
        """Say what a schema asks for: `a string of 1 to 64 characters`."""
        schema = self.resolved(schema)
        if "enum" in schema:
            return "one of " + ", ".join(str(option) for option in schema["enum"] if option is not None)
        if "const" in schema:
            return shown(schema["const"])
        types = schema.get("type", [])
        names = [types] if isinstance(types, str) else types
        texts = [_describe_type(name, schema) for name in names if name != "null"]
        for key in ("anyOf", "oneOf"):
            texts += [self.describe(branch) for branch in schema.get(key, ()) if branch.get("type") != "null"]
        return " or ".join(dict.fromkeys(texts)) or ("null" if "null" in names else "something else")


class Checker:
    """Check values against one schema."""

    def __init__(self, schema: Schema, place: Place, schemas: Schemas) -> None:
        self.schema = schema
        self.place = place
        self.schemas = schemas
        self._validator: jsonschema_rs.Draft202012Validator | None = None

    def check(self, value: Any) -> list[Violation]:
        """List what is wrong with a value, one violation per place; empty when it is fine."""
        validator = self._validator
        if validator is None:
            validator = self._validator = self.schemas.compiled(self.schema)
        if validator.is_valid(value):
            return []
        found: dict[Field, Violation] = {}
        for error in self._leaves(validator.iter_errors(value)):
            for violation in self._explained(error):
                found.setdefault(violation.path, violation)
            if len(found) >= MOST:
                break
        return list(found.values())[:MOST]

    def _leaves(self, errors: Iterable[jsonschema_rs.ValidationError]) -> Iterable[jsonschema_rs.ValidationError]:
        for error in errors:
            branches = getattr(error.kind, "context", None) or ()
            fitting = [branch for branch in branches if not any(_at_the_door(inner, error) for inner in branch)]
            if len(fitting) == 1:
                yield from self._leaves(fitting[0])
            else:
                yield error

    def _explained(self, error: jsonschema_rs.ValidationError) -> list[Violation]:
        keyword = str(error.evaluation_path[-1]) if error.evaluation_path else ""
        rule = self._rule(error.evaluation_path[:-1])
        path = tuple(error.instance_path)
        kind: Any = error.kind
        if keyword == "required":
            return [self._missing(kind.property, rule, path, error.instance)]
        if keyword == "additionalProperties" and rule[keyword] is False:
            return [self._stranger(name, rule, path, error.instance) for name in kind.unexpected]
        return [self._unfit(keyword, rule, path, error.instance)]

    def _unfit(self, keyword: str, rule: Schema, path: Field, got: Any) -> Violation:
        expected = self.schemas.describe(rule)
        own_words = rule.get("x-message") if keyword in _OWN_WORDS or rule.get("type") == "null" else None
        if keyword == "pattern" and own_words is None:
            expected = f"a string like {rule['pattern']}"
        name = field_name(path)
        if own_words is not None:
            text = f"{name}: {shown(got)} {own_words}"
        elif keyword in _LENGTHS:
            text = (
                f"{name}: {len(got)} {'characters' if isinstance(got, str) else 'entries'}, but it must be {expected}"
            )
        else:
            text = f"{name}: {shown(got)} is not {expected}"
        return Violation(self.place, path, text, _code(keyword, rule), expected, got)

    def _stranger(self, name: str, rule: Schema, path: Field, holder: Any) -> Violation:
        """Refuse a member that a closed object does not know."""
        known = list(self.schemas.resolved(rule).get("properties", {}))
        expected = f"one of {', '.join(known)}"
        near = get_close_matches(name, known, n=1, cutoff=0.6)
        place = (*path, name)
        hint = f"Rename {name!r} to {near[0]!r}." if near else None
        meant = f"; did you mean {near[0]}?" if near else ""
        text = f"{field_name(place)}: is not known here, it must be {expected}{meant}"
        return Violation(self.place, place, text, "extra_forbidden", expected, holder[name], hint)

    def _missing(self, name: str, rule: Schema, path: Field, holder: Any) -> Violation:
        if "x-message" in rule:
            return Violation(self.place, (*path, name), f"{field_name(path)}: {rule['x-message']}", "missing")
        member = self.schemas.resolved(rule).get("properties", {}).get(name) or self._members(path).get(name)
        expected = self.schemas.describe(member) if member else None
        near = self._near(name, path, holder)
        asked = f"; send {expected}" if expected else ""
        hint = f"Rename {near!r} to {name!r}." if near else None
        suffix = f" (you sent {near!r})" if near else ""
        place = (*path, name)
        return Violation(
            self.place, place, f"{field_name(place)}: is missing{suffix}{asked}", "missing", expected, ABSENT, hint
        )

    def _near(self, name: str, path: Field, holder: Any) -> str | None:
        if not isinstance(holder, dict):
            return None
        known = self._members(path)
        strangers = [key for key in holder if key not in known]
        close = get_close_matches(name, strangers, n=1, cutoff=0.6)
        return close[0] if close else None

    def _members(self, path: Field) -> Mapping[str, Schema]:
        schema = self.schemas.resolved(self.schema)
        for step in path:
            inner = schema.get("items") if isinstance(step, int) else schema.get("properties", {}).get(step)
            if not isinstance(inner, dict):
                return {}
            schema = self.schemas.resolved(inner)
        members: Mapping[str, Schema] = schema.get("properties", {})
        return members

    def _rule(self, steps: Iterable[str | int]) -> Schema:
        """Walk to the schema a keyword stands in, through references."""
        here: Any = self.schema
        for step in steps:
            if step == "$ref":
                here = self.schemas.resolved({"$ref": here["$ref"]})
            else:
                here = here[step]
        return here if isinstance(here, dict) else {}


_LENGTHS: Final = frozenset({"maxLength", "maxItems"})
_OWN_WORDS: Final = frozenset({"pattern", "minLength", "minimum"})


def _code(keyword: str, rule: Schema) -> str:
    if keyword != "type":
        return _CODES.get(keyword, "value_error")
    types = rule["type"]
    names = [name for name in ([types] if isinstance(types, str) else types) if name != "null"]
    return _TYPE_CODES.get(names[0], "value_error") if len(names) == 1 else "value_error"


def _at_the_door(inner: jsonschema_rs.ValidationError, outer: jsonschema_rs.ValidationError) -> bool:
    """Tell whether a branch failed already at the type of the value itself, so that it was not the one meant."""
    return len(inner.instance_path) == len(outer.instance_path) and str(inner.evaluation_path[-1]) in (
        "type",
        "enum",
        "const",
    )


def _describe_type(name: str, schema: Schema) -> str:
    match name:
        case "string":
            return _sized("string", schema.get("minLength"), schema.get("maxLength"), "characters")
        case "array":
            return _sized("list", schema.get("minItems"), schema.get("maxItems"), "entries")
        case "integer":
            return "an integer" + _range(schema)
        case "number":
            return "a number" + _range(schema)
        case "boolean":
            return "true or false"
        case _:
            return "an object"


def _sized(noun: str, least: int | None, most: int | None, unit: str) -> str:
    if most is not None:
        return f"a {noun} of {least or 0} to {most} {unit}"
    if not least:
        return f"a {noun}"
    return f"a non-empty {noun}" if least == 1 else f"a {noun} of at least {least} {unit}"


def _range(schema: Schema) -> str:
    least, most = schema.get("minimum"), schema.get("maximum")
    if least is None:
        return "" if most is None else f" up to {most}"
    return f" of at least {least}" if most is None else f" from {least} to {most}"
