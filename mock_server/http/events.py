"""Event streams: frames as bytes, and writing them so that clients see each one at once.

What the frames of `/chat` hold is the chat handler's business. A stream ends in one of five ways: its generator ends,
the client goes (the generator is cancelled), it fails (one `event: error` frame, R-SSE-10), the server stops (the same,
with 503), or a fault cuts its line.
"""

import logging
from collections.abc import AsyncIterator, Callable
from typing import TYPE_CHECKING, Any, Final

from mock_server.engine.json_text import dumps
from mock_server.http.asgi import Receive, Send, disconnected
from mock_server.http.faults import ConnectionCut
from mock_server.http.problems import Refusal

if TYPE_CHECKING:
    import anyio
    from anyio.streams.memory import MemoryObjectSendStream

PING: Final = b": ping\n\n"
HEADERS: Final = (("content-type", "text/event-stream"), ("cache-control", "no-store"))

_log = logging.getLogger(__name__)

_Item = bytes | Exception | None
"""A frame, a failure, or the end."""


def frame(data: Any, event: str | None = None) -> bytes:
    """Print one frame; data is a JSON object, never a bare scalar (R-SSE-9)."""
    head = b"" if event is None else f"event: {event}\n".encode()
    return head + b"data: " + dumps(data) + b"\n\n"


class ServerStopping(Exception):
    """The server stops before a stream has ended."""


class Streams:
    """The streams now open, so that a stopping server can end them."""

    def __init__(self, *, ping_s: float = 12.0) -> None:
        self._ping_s = ping_s
        self._open: set[anyio.Event] = set()

    def end_all(self) -> None:
        """Ask every open stream to end; to be called in the thread they run in."""
        for stopping in tuple(self._open):
            stopping.set()

    async def write(
        self, frames: AsyncIterator[bytes], receive: Receive, send: Send, problem: Callable[[Exception], Any]
    ) -> None:
        """Write a stream after its response has started, until it ends.

        problem: the error object to show for a failure, or for ServerStopping, in the last frame. Silence is filled
        with pings. Raises ConnectionCut where the frames do, once all before it is written.
        """
        import anyio

        outlet, inlet = anyio.create_memory_object_stream[_Item]()
        stopping = anyio.Event()
        self._open.add(stopping)
        try:
            async with anyio.create_task_group() as group, inlet:
                group.start_soon(_cancel_when_gone, receive, group.cancel_scope)
                group.start_soon(_tell_when_stopping, stopping, outlet.clone())
                group.start_soon(_pump, frames, outlet)
                while True:
                    item: _Item = PING
                    with anyio.move_on_after(self._ping_s):
                        item = await inlet.receive()
                    if not isinstance(item, bytes):
                        break
                    await send({"type": "http.response.body", "body": item, "more_body": True})
                if not isinstance(item, ConnectionCut):
                    last = b"" if item is None else frame(problem(item), "error")
                    await send({"type": "http.response.body", "body": last, "more_body": False})
                group.cancel_scope.cancel()
        finally:
            self._open.discard(stopping)
        if isinstance(item, ConnectionCut):
            raise item


async def _pump(frames: AsyncIterator[bytes], outlet: "MemoryObjectSendStream[_Item]") -> None:
    import anyio

    end: _Item = None
    async with outlet:
        try:
            async for chunk in frames:
                await outlet.send(chunk)
        except (Refusal, ConnectionCut) as error:
            end = error
        except Exception as error:
            _log.exception("an event stream failed")
            end = error
        finally:
            with anyio.CancelScope(shield=True):
                if hasattr(frames, "aclose"):
                    await frames.aclose()
        await outlet.send(end)


async def _tell_when_stopping(stopping: "anyio.Event", outlet: "MemoryObjectSendStream[_Item]") -> None:
    async with outlet:
        await stopping.wait()
        await outlet.send(ServerStopping("the server is stopping; ask again in a moment"))


async def _cancel_when_gone(receive: Receive, group: "anyio.CancelScope") -> None:
    await disconnected(receive)
    group.cancel()
