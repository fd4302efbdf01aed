"""The compiled openapi.yaml: every operation with its route, parameters, body and responses, loaded in a blink.

The artefact `compiled_spec.json` is made by `compile_spec.py` and checked in; `python -m mock_server.http.spec`
rewrites it. When the openapi.yaml beside it has another hash, as after an edit in a source checkout, it is compiled
anew at start, in memory. Validators are in `validation.py`.
"""

import sys
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

import orjson

from mock_server.http.surfaces import Surface

ARTEFACT: Final = Path(__file__).with_name("compiled_spec.json")
PACKAGE: Final = Path(__file__).parents[1]
FORMAT: Final = 2

Schema = dict[str, Any]


class QueryParameter(NamedTuple):
    """One query parameter. kind: the JSON type its text is read as; clamp: the maximum that higher values count as."""

    name: str
    kind: str
    item_kind: str | None
    aliases: tuple[str, ...]
    legacy: tuple[str, ...]
    clamp: int | None
    default: Any


class Shape(NamedTuple):
    """How one level of a body folds before validation.

    aliases and legacy: other spelling -> canonical name (both with different values: refused; or the canonical wins).
    absent: members whose null means "left out" (C-BASE-12). integers: integer members, whose 5.0 reads as 5. ids:
    whether this is a list of ids, where a float is refused (G-23).
    """

    aliases: Mapping[str, str]
    legacy: Mapping[str, str]
    absent: frozenset[str]
    integers: frozenset[str]
    ids: bool
    members: Mapping[str, "Shape"]
    items: "Shape | None"


class Body(NamedTuple):
    """What an operation takes as body."""

    required: bool
    schema: Schema
    shape: Shape | None


class Operation(NamedTuple):
    """One operation. open: needs no key; rest: the path parameter that takes every segment up to its tail (J-03).

    responses: by status, `content` (schema by media type) and `headers` (those it always has, lower case).
    """

    id: str
    method: str
    path: str
    surface: Surface
    tag: str
    tier: str
    verb: str | None
    idempotent: bool
    open: bool
    rest: str | None
    path_schema: Schema | None
    query_schema: Schema | None
    header_schema: Schema | None
    query: tuple[QueryParameter, ...]
    body: Body | None
    responses: Mapping[str, Mapping[str, Any]]


class Spec(NamedTuple):
    """All operations, the schemas they refer to, and the document they were made from."""

    sha256: str
    operations: tuple[Operation, ...]
    schemas: Mapping[str, Schema]
    source: bytes


def load() -> Spec:
    """Load the spec the server runs by."""
    path = source_path()
    text = path.read_bytes()
    compiled = orjson.loads(ARTEFACT.read_bytes()) if ARTEFACT.is_file() else {}
    if compiled.get("sha256") == sha256(text).hexdigest() and compiled.get("format") == FORMAT:
        return read(compiled, text)
    return from_yaml(text)


def from_yaml(text: bytes) -> Spec:
    """Compile a document in memory."""
    from mock_server.http.compile_spec import compile_spec

    return read(orjson.loads(orjson.dumps(compile_spec(text))), text)


def source_path() -> Path:
    """Find openapi.yaml: packaged beside the server, or at the root of a source checkout."""
    packaged = PACKAGE / "openapi.yaml"
    return packaged if packaged.is_file() else PACKAGE.parent / "openapi.yaml"


def rewrite() -> Path:
    """Compile openapi.yaml and write the artefact."""
    from mock_server.http.compile_spec import compile_spec

    compiled = compile_spec(source_path().read_bytes())
    ARTEFACT.write_bytes(orjson.dumps(compiled, option=orjson.OPT_INDENT_2 | orjson.OPT_APPEND_NEWLINE))
    return ARTEFACT


def read(compiled: Mapping[str, Any], text: bytes) -> Spec:
    """Turn the artefact's JSON into records."""
    return Spec(
        sha256=compiled["sha256"],
        operations=tuple(_operation(node) for node in compiled["operations"]),
        schemas=compiled["schemas"],
        source=text,
    )


def _operation(node: Mapping[str, Any]) -> Operation:
    body = node["body"]
    return Operation(
        **{
            **node,
            "surface": Surface(node["surface"]),
            "query": tuple(_query_parameter(entry) for entry in node["query"]),
            "body": None if body is None else Body(body["required"], body["schema"], _shape(body["shape"])),
        }
    )


def _query_parameter(node: Mapping[str, Any]) -> QueryParameter:
    return QueryParameter(**{**node, "aliases": tuple(node["aliases"]), "legacy": tuple(node["legacy"])})


def _shape(node: Mapping[str, Any] | None) -> Shape | None:
    if node is None:
        return None
    members = {name: shape for name, below in node["members"].items() if (shape := _shape(below)) is not None}
    return Shape(
        node["aliases"],
        node["legacy"],
        frozenset(node["absent"]),
        frozenset(node["integers"]),
        node["ids"],
        members,
        _shape(node["items"]),
    )


if __name__ == "__main__":
    sys.stdout.write(f"{rewrite()}\n")
