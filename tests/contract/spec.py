"""openapi.yaml as the contract tests read it: operations by id, references followed, members by dotted path."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import yaml

PATH: Final = Path(__file__).parents[2] / "openapi.yaml"
METHODS: Final = ("get", "put", "post", "delete", "patch")


@dataclass(frozen=True)
class Operation:
    """One operation with what it shares with its path."""

    id: str
    method: str
    path: str
    node: dict[str, Any]
    parameters: tuple[dict[str, Any], ...]

    @property
    def body(self) -> dict[str, Any] | None:
        """Give the schema of the JSON body."""
        if "requestBody" not in self.node:
            return None
        schema: dict[str, Any] = resolved(self.node["requestBody"])["content"]["application/json"]["schema"]
        return schema

    @property
    def answer(self) -> dict[str, Any] | None:
        """Give the schema of the JSON answer when all is well; None when it has no body."""
        status = next(code for code in self.node["responses"] if code.startswith("2"))
        content = resolved(self.node["responses"][status]).get("content", {})
        return content["application/json"]["schema"] if content else None


@cache
def document() -> dict[str, Any]:
    """Read the document."""
    loaded: dict[str, Any] = yaml.safe_load(PATH.read_text(encoding="utf-8"))
    return loaded


@cache
def operations() -> dict[str, Operation]:
    """List the operations by id."""
    found = {}
    for path, item in document()["paths"].items():
        for method in METHODS:
            if method in item:
                node = item[method]
                shared = tuple(resolved(p) for p in (*item.get("parameters", ()), *node.get("parameters", ())))
                assert node["operationId"] not in found, "an operationId is used twice"
                found[node["operationId"]] = Operation(node["operationId"], method.upper(), path, node, shared)
    return found


def resolved(node: dict[str, Any]) -> dict[str, Any]:
    """Follow a reference; what stands beside it is laid over its target."""
    while "$ref" in node:
        beside = {key: value for key, value in node.items() if key != "$ref"}
        target: Any = document()
        for part in node["$ref"].removeprefix("#/").split("/"):
            target = target[part]
        node = {**target, **beside}
    return node


def name_of(node: dict[str, Any]) -> str | None:
    """Name the component a node refers to."""
    return node["$ref"].rpartition("/")[2] if "$ref" in node else None


def flat(node: dict[str, Any]) -> dict[str, Any]:
    """Join the parts of an allOf, and take the branch of an anyOf or oneOf that is not null, when there is one."""
    node = resolved(node)
    for part in node.get("allOf", ()):
        inner = flat(part)
        node = {
            **inner,
            **node,
            "properties": {**inner.get("properties", {}), **node.get("properties", {})},
            "required": [*inner.get("required", ()), *node.get("required", ())],
        }
    branches = [branch for key in ("anyOf", "oneOf") for branch in node.get(key, ()) if branch.get("type") != "null"]
    if branches and "properties" not in node:
        return flat(branches[0])
    return node


def members(node: dict[str, Any], prefix: str = "") -> Iterator[str]:
    """Walk the members of an object schema by dotted path, through lists."""
    for name, member in flat(node).get("properties", {}).items():
        yield prefix + name
        inner = flat(member)
        if "items" in inner:
            inner = flat(inner["items"])
        yield from members(inner, f"{prefix}{name}.")


def full_schema(node: dict[str, Any]) -> dict[str, Any]:
    """Give a schema that stands alone: the components travel with it."""
    return {**node, "components": document()["components"]}
