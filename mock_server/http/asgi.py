"""The few names of the ASGI protocol the server speaks, as types, and reading a request body."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, TypeAlias

from mock_server.http.problems import Refusal

AsgiScope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
AsgiApp: TypeAlias = Callable[[AsgiScope, Receive, Send], Awaitable[None]]


class ClientGone(Exception):
    """The client closed the connection before its request was answered."""


async def disconnected(receive: Receive) -> None:
    """Wait until the client is gone; whatever it still sends is let go."""
    while (await receive())["type"] != "http.disconnect":
        pass


async def pause(seconds: float, receive: Receive) -> None:
    """Wait, once the body has been read. Raises ClientGone as soon as the client has left."""
    import anyio

    with anyio.move_on_after(seconds):
        await disconnected(receive)
        raise ClientGone


async def read_body(receive: Receive, *, limit: int) -> bytes:
    """Read a whole body, counting as it comes in.

    Raises a 413 Refusal past the limit, and ClientGone when the client leaves. A body that is too large is still read
    to its end, up to eight times the limit and without keeping it, so that the client gets to see the answer instead
    of a reset.
    """
    message = await receive()
    if message["type"] == "http.disconnect":
        raise ClientGone
    chunk: bytes = message.get("body", b"")
    if not message.get("more_body", False) and len(chunk) <= limit:
        return chunk
    size = len(chunk)
    chunks = [chunk]
    while message.get("more_body", False) and size <= 8 * limit:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientGone
        chunk = message.get("body", b"")
        size += len(chunk)
        if size <= limit:
            chunks.append(chunk)
        else:
            chunks.clear()
    if size > limit:
        raise Refusal(
            413,
            f"the body holds more than the {limit} bytes this server reads; send it in smaller pieces",
            headers=(("connection", "close"),),
        )
    return b"".join(chunks)
