"""Ask an ASGI application in process, with raw paths and raw bodies, and see exactly what it sent."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import orjson

from mock_server.engine.json_text import dumps
from mock_server.http.asgi import AsgiApp, Message

BEARER = {"Authorization": "Bearer some-key"}
API_KEY = {"X-API-Key": "some-key"}


@dataclass(frozen=True)
class Answer:
    """What came back. headers have lower-case names."""

    status: int
    headers: dict[str, str]
    raw: bytes

    @property
    def json(self) -> Any:
        return orjson.loads(self.raw)


async def ask(
    app: AsgiApp,
    method: str,
    target: str,
    *,
    headers: dict[str, str] | None = None,
    json: Any = None,
    body: bytes | Iterable[bytes] = b"",
) -> Answer:
    """Send one request. A body given as pieces arrives in pieces. Without headers, a key of either kind is sent."""
    pieces = [dumps(json)] if json is not None else [body] if isinstance(body, bytes) else list(body)
    sent: list[Message] = []
    waiting = list(pieces)
    answered = asyncio.Event()

    async def receive() -> Message:
        if not waiting:
            await answered.wait()
            return {"type": "http.disconnect"}
        piece = waiting.pop(0)
        return {"type": "http.request", "body": piece, "more_body": bool(waiting)}

    async def send(message: Message) -> None:
        sent.append(message)
        if message["type"] == "http.response.body" and not message.get("more_body", False):
            answered.set()

    await app(scope_of(method, target, {**BEARER, **API_KEY} if headers is None else headers), receive, send)
    start = sent[0]
    return Answer(
        start["status"],
        {name.decode().lower(): value.decode() for name, value in start["headers"]},
        b"".join(message.get("body", b"") for message in sent[1:]),
    )


def scope_of(method: str, target: str, headers: dict[str, str]) -> dict[str, Any]:
    """Make the scope of a request; the target is what stands in the request line."""
    path, _, query = target.partition("?")
    return {
        "type": "http",
        "method": method,
        "path": path,
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
    }
