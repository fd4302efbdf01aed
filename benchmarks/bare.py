"""The yardstick: the least an ASGI application can do on the same uvicorn, for `benchmarks/server.py` to compare with.

GET answers a small JSON object; POST parses a body, validates it against a compiled JSON Schema and answers it. Run as
`python benchmarks/bare.py`; it binds a free port and prints one ready line, as the real server does.
"""

import asyncio
import socket
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import jsonschema_rs
import orjson
import uvicorn

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

_SCHEMA = jsonschema_rs.Draft202012Validator(
    {
        "type": "object",
        "required": ["tenant_id", "user_id", "namespace", "key"],
        "properties": {
            "tenant_id": {"type": "string", "minLength": 1},
            "user_id": {"type": "string", "minLength": 1},
            "namespace": {"type": "array", "minItems": 1, "maxItems": 20, "items": {"type": "string"}},
            "key": {"type": "string", "minLength": 1},
        },
    }
)


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer one request."""
    status, body = 200, b'{"ok":true}'
    if scope["method"] == "POST":
        message = await receive()
        value = orjson.loads(message["body"])
        status = 200 if _SCHEMA.is_valid(value) else 422
        body = orjson.dumps({"item": None})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def main() -> None:
    """Serve on a free port of 127.0.0.1."""
    sock = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    sock.bind(("127.0.0.1", 0))
    sock.listen(128)
    config = uvicorn.Config(
        app, http="httptools", loop="asyncio", access_log=False, log_level="warning", lifespan="off"
    )
    print(f"bare server ready at http://127.0.0.1:{sock.getsockname()[1]}", flush=True)
    asyncio.run(uvicorn.Server(config).serve(sockets=[sock]))


if __name__ == "__main__":
    main()
