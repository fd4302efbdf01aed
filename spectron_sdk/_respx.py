"""A router for respx that answers every operation of openapi.yaml with the example given there, without any server.

`testing.respx_router` is its public name. The document is the one packaged beside the server, found without importing
the server; reading it takes PyYAML, which comes with the extra `[server]`, and respx is the test's own dependency.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

import httpx

from spectron_sdk._json import as_members, is_object

if TYPE_CHECKING:
    import respx

_METHODS: Final = frozenset({"get", "post", "put", "patch", "delete"})
_STREAM: Final = "text/event-stream"
_REQUEST_ID: Final = "example-request"


@dataclass(frozen=True, slots=True)
class Example:
    """How openapi.yaml says an operation answers when all goes well: by media type, None for no body."""

    operation_id: str
    method: str
    route: str
    status: int
    headers: Mapping[str, str]
    bodies: Mapping[str, Any]

    def answer(self, request: httpx.Request) -> httpx.Response:
        """Answer a request: as an event stream if it wants one; a second page, if it asks for one, is empty."""
        headers = dict(self.headers)
        if _STREAM in self.bodies and _STREAM in request.headers.get("accept", ""):
            headers["content-type"] = _STREAM
            return httpx.Response(self.status, headers=headers, text=self.bodies[_STREAM])
        if "application/json" not in self.bodies:
            return httpx.Response(self.status, headers=headers)
        body = self.bodies["application/json"]
        return httpx.Response(self.status, headers=headers, json=_ended(body) if _is_further(request) else body)


def router(base_url: str) -> "respx.MockRouter":
    """Build the router; its routes are named by operationId, so that `router["chat"]` is the one to change."""
    import respx

    made = respx.MockRouter(assert_all_called=False)
    for example in examples():
        pattern = re.escape(base_url.rstrip("/")) + _PLACEHOLDER.sub("[^/?#]+", example.route) + r"(?:\?.*)?$"
        route = made.route(method=example.method, url__regex=pattern, name=example.operation_id)
        route.mock(side_effect=_answering(example))
    return made


@cache
def examples() -> tuple[Example, ...]:
    """List the example of each operation, routes with fewer placeholders first, so that the first match is right."""
    document = _document()
    found = [
        _example(document, path, method, operation)
        for path, operations in document["paths"].items()
        for method, operation in operations.items()
        if method in _METHODS
    ]
    return tuple(sorted(found, key=lambda example: (example.route.count("{"), example.route)))


_PLACEHOLDER: Final = re.compile(r"\{\w+\}")


def _answering(example: Example) -> "Callable[[httpx.Request], httpx.Response]":
    return lambda request: example.answer(request)


def _document() -> dict[str, Any]:
    try:
        import yaml
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            "reading openapi.yaml needs PyYAML: pip install 'spectron-sdk[server]'", name=error.name
        ) from error
    path = next((path for path in _places() if path.is_file()), None)
    if path is None:
        raise FileNotFoundError("openapi.yaml is neither beside the local server nor at the root of a checkout")
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return cast("dict[str, Any]", yaml.load(path.read_bytes(), Loader=loader))


def _places() -> Iterator[Path]:
    found = find_spec("mock_server")
    for folder in (found.submodule_search_locations or ()) if found else ():
        yield Path(folder) / "openapi.yaml"
    yield Path(__file__).parents[1] / "openapi.yaml"


def _example(document: dict[str, Any], path: str, method: str, operation: dict[str, Any]) -> Example:
    status, response = next((int(code), held) for code, held in operation["responses"].items() if code.startswith("2"))
    response = _resolved(document, response)
    headers = {name.lower(): _REQUEST_ID for name in response.get("headers", {}) if name.lower() != "deprecation"}
    bodies = {kind: _value(document, media) for kind, media in response.get("content", {}).items()}
    return Example(operation["operationId"], method.upper(), path, status, headers, bodies)


def _value(document: dict[str, Any], media: dict[str, Any]) -> Any:
    if "examples" in media:
        return _resolved(document, next(iter(media["examples"].values())))["value"]
    return media["example"]


def _resolved(document: dict[str, Any], node: dict[str, Any]) -> dict[str, Any]:
    while "$ref" in node:
        target: Any = document
        for step in node["$ref"].removeprefix("#/").split("/"):
            target = target[step]
        node = target
    return node


def _is_further(request: httpx.Request) -> bool:
    """Say whether a request asks for a page after the first."""
    if "cursor" in request.url.params or request.url.params.get("offset", "0") != "0":
        return True
    try:
        body: Any = json.loads(request.content or b"null")
    except ValueError:
        return False
    return bool(as_members(body).get("offset"))


def _ended(body: Any) -> Any:
    """Empty an answer's lists and take its cursor away, which makes it the page after the last."""
    if not is_object(body):
        return body
    ended: dict[str, Any] = {name: [] if isinstance(value, list) else value for name, value in body.items()}
    return ended | {"next_cursor": None} if "next_cursor" in ended else ended
