"""openapi.yaml -> the plain data the server loads: routes, parameter tables, body shapes, schemas without prose.

Runs as a build step (`python -m mock_server.http.spec`), in a test, and at start only in a source checkout whose
openapi.yaml was edited. What the result means, and how it is used, is in `spec.py`. This is the only module that
needs PyYAML.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from typing import Any, Final

import yaml

from mock_server.http.surfaces import Surface

FORMAT: Final = 2
"""Raised whenever the compiled form changes, so that an old artefact is not read as a new one."""

METHODS: Final = ("get", "put", "post", "delete", "options", "head", "patch", "trace")

_SCHEMA_KEYS: Final = frozenset(
    {"items", "contains", "not", "if", "then", "else", "additionalProperties", "propertyNames", "unevaluatedProperties"}
)
_SCHEMA_LISTS: Final = frozenset({"allOf", "anyOf", "oneOf", "prefixItems"})
_SCHEMA_MAPS: Final = frozenset({"properties", "patternProperties", "dependentSchemas"})
_PLAIN_KEYS: Final = frozenset(
    {
        "$ref", "type", "enum", "const", "required", "minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum",
        "multipleOf", "minLength", "maxLength", "pattern", "minItems", "maxItems", "uniqueItems", "minProperties",
        "maxProperties", "dependentRequired", "x-message",
    }
)  # fmt: skip

Json = dict[str, Any]


class SpecError(ValueError):
    """Say what in openapi.yaml the server cannot use."""


def compile_spec(text: bytes) -> Json:
    """Turn the document into the compiled form."""
    document = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    reader = _Reader(document)
    operations = [
        reader.operation(path, method, item)
        for path, item in document["paths"].items()
        for method in METHODS
        if method in item
    ]
    ids = [operation["id"] for operation in operations]
    if doubles := sorted({name for name in ids if ids.count(name) > 1}):
        raise SpecError(f"operationId {', '.join(doubles)} is used twice")
    schemas = {
        name: reader.pruned(schema)
        for name, schema in sorted(document.get("components", {}).get("schemas", {}).items())
    }
    return {"format": FORMAT, "sha256": sha256(text).hexdigest(), "operations": operations, "schemas": schemas}


def snake(name: str) -> str:
    """Give the snake_case spelling of a camelCase name."""
    return re.sub(r"(?<=[a-z0-9])([A-Z])", lambda match: "_" + match.group().lower(), name)


def camel(name: str) -> str:
    """Give the camelCase spelling of a snake_case name."""
    return re.sub(r"(?<=[a-z0-9])_([a-z0-9])", lambda match: match.group(1).upper(), name)


class _Reader:
    """Read one document; every $ref is resolved against it."""

    def __init__(self, document: Json) -> None:
        self._document = document

    def operation(self, path: str, method: str, item: Json) -> Json:
        node: Json = item[method]
        surface: str = node.get("x-surface", "")
        if surface not in {str(known) for known in Surface}:
            raise SpecError(
                f"{method.upper()} {path}: x-surface is {surface!r}; it must be one of {', '.join(Surface)}"
            )
        own = {(p["in"], p["name"]): p for p in map(self.resolved, item.get("parameters", ()))}
        own |= {(p["in"], p["name"]): p for p in map(self.resolved, node.get("parameters", ()))}
        parameters = list(own.values())
        security: list[Json] = node["security"] if "security" in node else self._document.get("security") or []
        return {
            "id": node["operationId"],
            "method": method.upper(),
            "path": path,
            "surface": surface,
            "tag": node["tags"][0],
            "tier": node.get("x-tier", "core"),
            "verb": node.get("x-verb"),
            "idempotent": node.get("x-idempotent") == "header",
            "open": security == [] or {} in security,
            "rest": next((p["name"] for p in parameters if p.get("x-rest")), None),
            "path_schema": self.table(parameters, "path"),
            "query_schema": self.table(parameters, "query"),
            "header_schema": self.table(parameters, "header"),
            "query": [self.query_parameter(p, surface) for p in parameters if p["in"] == "query"],
            "body": self.body(node["requestBody"], surface) if "requestBody" in node else None,
            "responses": {str(status): self.response(value) for status, value in node["responses"].items()},
        }

    # -- parameters --------------------------------------------------------------------------------------------------

    def table(self, parameters: Iterable[Json], place: str) -> Json | None:
        """Make one object schema of the parameters in a place; header names are in lower case."""
        chosen = {p["name"].lower() if place == "header" else p["name"]: p for p in parameters if p["in"] == place}
        if not chosen:
            return None
        required = [name for name, p in chosen.items() if p.get("required")]
        return {
            "type": "object",
            "properties": {n: self.pruned(p["schema"]) for n, p in chosen.items()},
            "required": required,
        }

    def query_parameter(self, parameter: Json, surface: str) -> Json:
        schema = self.flat(parameter["schema"])
        kinds = sorted(self.types(schema)) or ["string"]
        return {
            "name": parameter["name"],
            "kind": kinds[0] if len(kinds) == 1 else "string",
            "item_kind": self.flat(schema["items"]).get("type", "string") if "items" in schema else None,
            "aliases": self.other_spellings(parameter["name"], parameter, surface),
            "legacy": list(parameter.get("x-legacy-names", ())),
            "clamp": schema.get("maximum") if parameter.get("x-clamp") or schema.get("x-clamp") else None,
            "default": schema.get("default"),
        }

    def other_spellings(self, name: str, node: Mapping[str, Any], surface: str) -> list[str]:
        """List the spellings folded into a name: those written down and, under /api/v1, the other case (C-CASE-3)."""
        found = dict.fromkeys(node.get("x-aliases", ()))
        if surface == Surface.SPECTRON:
            found |= dict.fromkeys(other for other in (snake(name), camel(name)) if other != name)
        return list(found)

    # -- bodies ------------------------------------------------------------------------------------------------------

    def body(self, node: Json, surface: str) -> Json:
        body = self.resolved(node)
        content = body["content"]
        if "application/json" not in content:
            raise SpecError("a request body without application/json is not served")
        schema = content["application/json"]["schema"]
        return {
            "required": bool(body.get("required")) and not body.get("x-empty-body"),
            "schema": self.pruned(schema),
            "shape": self.shape(schema, surface, ()),
        }

    def shape(self, schema: Any, surface: str, seen: tuple[str, ...]) -> Json | None:
        """Say how a body folds before it is validated; None: not at all.

        Other spellings, nulls that mean "left out", integers.
        """
        members: dict[str, Json] = {}
        required: set[str] = set()
        items: list[Any] = []
        for part, names in self.parts(schema, seen):
            seen = tuple(dict.fromkeys((*seen, *names)))
            for name, value in part.get("properties", {}).items():
                members[name] = {**members.get(name, {}), **value}
            required |= set(part.get("required", ()))
            if "items" in part:
                items.append(part["items"])
        aliases: dict[str, str] = {}
        legacy: dict[str, str] = {}
        for name, value in members.items():
            aliases |= {other: name for other in self.other_spellings(name, value, surface) if other not in members}
            legacy |= {other: name for other in value.get("x-legacy-names", ()) if other not in members}
        absent = [
            name
            for name, value in members.items()
            if value.get("x-null") == "absent" or (surface == Surface.SPECTRON and name not in required)
        ]
        below = {name: shape for name, value in members.items() if (shape := self.shape(value, surface, seen))}
        inside = next((shape for item in items if (shape := self.shape(item, surface, seen))), None)
        integers = [name for name, value in members.items() if self.types(value) == {"integer"}]
        ids = any(self.types(item) == {"integer", "string"} for item in items)
        if not (aliases or legacy or absent or integers or ids or below or inside):
            return None
        return {
            "aliases": aliases,
            "legacy": legacy,
            "absent": absent,
            "integers": integers,
            "ids": ids,
            "members": below,
            "items": inside,
        }

    def types(self, schema: Any) -> set[str]:
        """Give the JSON types a schema names, null left out."""
        named = self.flat(schema).get("type", []) if isinstance(schema, dict) else []
        return set([named] if isinstance(named, str) else named) - {"null"}

    def parts(self, schema: Any, seen: tuple[str, ...]) -> Iterator[tuple[Json, tuple[str, ...]]]:
        """Walk a schema and what it is combined from, without going below properties and items; cycles end."""
        if not isinstance(schema, dict):
            return
        names: tuple[str, ...] = ()
        if "$ref" in schema:
            if schema["$ref"] in seen:
                return
            names = (schema["$ref"],)
            yield from ((part, (*names, *more)) for part, more in self.parts(self.resolved(schema), (*seen, *names)))
        yield schema, names
        for key in _SCHEMA_LISTS - {"prefixItems"}:
            for branch in schema.get(key, ()):
                # A branch's `required` holds only in that branch, so it does not make a member required for all.
                weak = (
                    ({**part, "required": ()} if key != "allOf" else part, more)
                    for part, more in self.parts(branch, seen)
                )
                yield from weak

    # -- responses and schemas ---------------------------------------------------------------------------------------

    def response(self, node: Json) -> Json:
        response = self.resolved(node)
        return {
            "content": {
                kind: self.pruned(media.get("schema", {})) for kind, media in response.get("content", {}).items()
            },
            "headers": sorted(
                n.lower() for n, h in response.get("headers", {}).items() if self.resolved(h).get("required")
            ),
        }

    def pruned(self, schema: Any) -> Any:
        """Keep what validates (and x-message), drop prose; references stay, pointing at the table of schemas."""
        if not isinstance(schema, dict):
            return schema
        kept: Json = {}
        for key, value in schema.items():
            if key == "$ref":
                kept[key] = SCHEMAS_URI + "#/$defs/" + _component(value)
            elif key in _PLAIN_KEYS:
                kept[key] = value
            elif key in _SCHEMA_KEYS:
                kept[key] = self.pruned(value)
            elif key in _SCHEMA_LISTS:
                kept[key] = [self.pruned(entry) for entry in value]
            elif key in _SCHEMA_MAPS:
                kept[key] = {name: self.pruned(entry) for name, entry in value.items()}
        return kept

    def flat(self, schema: Json) -> Json:
        """Give a parameter's schema with its references merged in; what stands beside a $ref wins."""
        if "$ref" not in schema:
            return schema
        return {**self.flat(self.resolved(schema)), **{key: value for key, value in schema.items() if key != "$ref"}}

    def resolved(self, node: Json) -> Json:
        """Follow a reference to what it names."""
        while "$ref" in node:
            target: Any = self._document
            for step in node["$ref"].removeprefix("#/").split("/"):
                key = step.replace("~1", "/").replace("~0", "~")
                if not isinstance(target, dict) or key not in target:
                    raise SpecError(f"{node['$ref']} names nothing")
                target = target[key]
            node = target
        return node


SCHEMAS_URI: Final = "urn:openapi"


def _component(reference: str) -> str:
    prefix = "#/components/schemas/"
    if not reference.startswith(prefix):
        raise SpecError(f"{reference} is not a component schema")
    return reference.removeprefix(prefix)
