"""A server that only looks right: every operation answers its example from openapi.yaml, whatever was asked."""

from functools import cache
from pathlib import Path
from typing import Any

import httpx
import yaml

from spectron_sdk import Spectron

SPEC = Path(__file__).parents[2] / "openapi.yaml"


def operation_ids() -> set[str]:
    """List the operationIds of openapi.yaml."""
    return {operation["operationId"] for operation, _, _ in _operations()}


def canned_client() -> Spectron:
    """Give a client whose every call gets the example of its operation."""
    http = httpx.Client(transport=httpx.MockTransport(_answer))
    return Spectron("canned", endpoint="http://canned.example", api_key="any", http_client=http, max_retries=0)


def empty_client() -> Spectron:
    """Give a client whose every call is answered with 200 and an empty object."""
    http = httpx.Client(transport=httpx.MockTransport(lambda _: httpx.Response(200, json={})))
    return Spectron("canned", endpoint="http://canned.example", api_key="any", http_client=http, max_retries=0)


def _answer(request: httpx.Request) -> httpx.Response:
    asked = request.url.raw_path.partition(b"?")[0].decode().split("/")
    fitting = [
        (sum(not part.startswith("{") for part in path), operation)
        for operation, method, path in _operations()
        if method == request.method and len(path) == len(asked) and _fits(path, asked)
    ]
    _, operation = max(fitting, key=lambda found: found[0])
    status, response = next((s, r) for s, r in operation["responses"].items() if s.startswith("2"))
    media = response.get("content", {}).get("application/json")
    if media is None:
        return httpx.Response(int(status))
    return httpx.Response(int(status), json=_example(media))


def _fits(path: list[str], asked: list[str]) -> bool:
    return all(part.startswith("{") or part == given for part, given in zip(path, asked, strict=True))


def _example(media: dict[str, Any]) -> Any:
    if "example" in media:
        return media["example"]
    first = next(iter(media["examples"].values()))
    if "$ref" in first:
        first = _spec()["components"]["examples"][first["$ref"].rpartition("/")[2]]
    return first["value"]


@cache
def _spec() -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load(SPEC.read_text(encoding="utf-8"))
    return loaded


@cache
def _operations() -> tuple[tuple[dict[str, Any], str, list[str]], ...]:
    return tuple(
        (operation, method.upper(), path.split("/"))
        for path, item in _spec()["paths"].items()
        for method, operation in item.items()
        if isinstance(operation, dict) and "operationId" in operation
    )
