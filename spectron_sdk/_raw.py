"""Answers undecoded: `client.with_raw_response` gives a call's whole answer, `client.with_streaming_response` its body
as it arrives.

Each is a transport like the two of `_transport.py`, which do the sending: resources over it have the same calls with
the same arguments, and the descriptors of `_call.py` give them the return types named here.
"""

import json
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass
from types import TracebackType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NoReturn, Self, TypeVar

from spectron_sdk._call import Call, Transport
from spectron_sdk._config import Door, SurfaceName
from spectron_sdk._http import AsyncBody, Incoming, SyncBody
from spectron_sdk._meta import Meta, with_meta
from spectron_sdk._options import Options
from spectron_sdk._processes import NO_PICKLE
from spectron_sdk._transport import AsyncTransport, SyncTransport
from spectron_sdk.errors import MalformedResponse

if TYPE_CHECKING:
    from spectron_sdk._exchange import Exchange

T = TypeVar("T")
B = TypeVar("B")
S = TypeVar("S", bound=Transport)

_NOT_OPENED: Final = "nothing has been sent yet: open the response in a with block"


class _Described:
    """What is known of an answer from its head."""

    def __init__(self, meta: Meta) -> None:
        self.meta = meta

    @property
    def status(self) -> int:
        """The status code, 2xx: any other is raised as its error."""
        return self.meta.status

    @property
    def request_id(self) -> str | None:
        """The id that the service's own logs know the request by."""
        return self.meta.request_id

    @property
    def headers(self) -> dict[str, str]:
        """The headers, names in lower case, without cookies."""
        return self.meta.headers

    @property
    def attempts(self) -> int:
        """How often the request was sent."""
        return self.meta.attempts

    @property
    def elapsed_s(self) -> float:
        """Seconds from the call to the answer, waits included."""
        return self.meta.elapsed_s

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.status}, request {self.request_id}>"


@dataclass(frozen=True, slots=True)
class _Reading(Generic[T]):
    """How to read one answer, without the exchange it came by, which knows keys and connections."""

    parse: Callable[[bytes], T]
    method: str
    route: str
    path: str
    meta: Meta

    def read(self, answer: Incoming) -> T:
        try:
            value = self.parse(answer.content)
        except ValueError as error:
            raise MalformedResponse(
                f"the answer to {self.method} {self.route} cannot be read: {error}",
                method=self.method,
                path=self.path,
                attempts=self.meta.attempts,
                status=answer.status,
                body=answer.content.decode("utf-8", "replace"),
                request_id=self.meta.request_id,
            ) from error
        return with_meta(value, self.meta)


class RawResponse(_Described, Generic[T]):
    """A whole answer as it came; `parse` gives what the call would have returned. It can be pickled and copied."""

    def __init__(self, answer: Incoming, exchange: "Exchange[T]") -> None:
        super().__init__(exchange.meta(answer.status, answer.headers))
        self._answer = answer
        self._exchange: Exchange[T] | _Reading[T] = exchange

    def __getstate__(self) -> dict[str, Any]:
        held = self._exchange
        if not isinstance(held, _Reading):
            call = held.call
            held = _Reading(call.parse, call.method, call.route, call.path, self.meta)
        return {"meta": self.meta, "_answer": self._answer, "_exchange": held}

    @property
    def content(self) -> bytes:
        """The body, decompressed."""
        return self._answer.content

    @property
    def text(self) -> str:
        """The body as text."""
        return self._answer.content.decode("utf-8", "replace")

    def json(self) -> Any:
        """Read the body as JSON; raises ValueError for what is none."""
        return json.loads(self._answer.content)

    def parse(self) -> T:
        """Read the body as the call's own type; raises MalformedResponse where the call would have."""
        return self._exchange.read(self._answer)


class _NotOpened(AttributeError, RuntimeError):
    """Nothing has been sent, so nothing is known; looking for the attribute finds none."""


class _Arriving(_Described, Generic[B]):
    """An answer that is opened, read once and closed."""

    def __init__(self, opening: Callable[[], Any]) -> None:
        self._opening = opening
        self._body: B | None = None
        self._state = "not opened"

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            # Also asked for what a property could not find: all of them read `meta`.
            if name == "meta" or hasattr(type(self), name):
                raise _NotOpened(_NOT_OPENED)
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def _entering(self) -> None:
        if self._state in {"open", "read"}:
            raise RuntimeError("the response is open already; each call gives one of its own")

    def _entered(self, body: B, exchange: "Exchange[Any]", status: int, headers: dict[str, str]) -> None:
        self._body, self._state = body, "open"
        self.meta = exchange.meta(status, headers)

    def _taken(self) -> B:
        """Give the body to read, once."""
        if self._body is None:
            raise _NotOpened(_NOT_OPENED)
        if self._state != "open":
            raise RuntimeError(f"the response is {self._state}; its body can be read once, inside the with block")
        self._state = "read"
        return self._body

    def __reduce__(self) -> NoReturn:
        raise TypeError(f"an answer that is still arriving cannot be pickled or copied; {NO_PICKLE}")

    def __repr__(self) -> str:
        known = "" if self._body is None else f" {self.status}, request {self.request_id}"
        return f"<{type(self).__name__}{known}, {self._state}>"


class StreamedResponse(_Arriving[SyncBody]):
    """An answer whose body arrives while it is read. Open it in a `with` block: the request is sent there."""

    def __enter__(self) -> Self:
        self._entering()
        body, exchange = self._opening()
        self._entered(body, exchange, body.status, body.headers)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._state = "closed"
        if self._body is not None:
            self._body.close()

    def iter_bytes(self) -> Iterator[bytes]:
        """Iterate over the body, decompressed, in pieces as they arrive; once."""
        return self._taken().chunks()

    def read(self) -> bytes:
        """Read the whole body."""
        return b"".join(self.iter_bytes())


class AsyncStreamedResponse(_Arriving[AsyncBody]):
    """The same, awaited, for an `async with` block."""

    async def __aenter__(self) -> Self:
        self._entering()
        body, exchange = await self._opening()
        self._entered(body, exchange, body.status, body.headers)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._state = "closed"
        if self._body is not None:
            await self._body.aclose()

    def iter_bytes(self) -> AsyncIterator[bytes]:
        """Iterate over the body, decompressed, in pieces as they arrive; once."""
        return self._taken().chunks()

    async def read(self) -> bytes:
        """Read the whole body."""
        return b"".join([chunk async for chunk in self.iter_bytes()])


class _OneAnswer(Generic[S]):
    """Refuses what is more than one answer."""

    def __init__(self, sender: S) -> None:
        self._sender = sender

    def door(self, surface: SurfaceName) -> Door:
        """Give what requests to a surface carry."""
        return self._sender.door(surface)

    def walk(self, _: object) -> NoReturn:
        raise TypeError("a walk over pages is many answers; take one page instead, or meta() of each")

    def stream(self, _: object) -> NoReturn:
        raise TypeError("an event stream is read by the client itself; take chat instead")


class RawTransport(_OneAnswer[SyncTransport]):
    """Gives whole answers, blocking."""

    waits: ClassVar[bool] = False

    def run(self, call: Call[T]) -> RawResponse[T]:
        """Send a call and give its answer as it came."""
        return RawResponse(*self._sender.ask(call))

    def with_options(self, options: Options) -> "RawTransport":
        """Copy this transport with other limits."""
        return RawTransport(self._sender.with_options(options))


class AsyncRawTransport(_OneAnswer[AsyncTransport]):
    """Gives whole answers, awaited."""

    waits: ClassVar[bool] = True

    async def run(self, call: Call[T]) -> RawResponse[T]:
        """Send a call and give its answer as it came."""
        return RawResponse(*await self._sender.ask(call))

    def with_options(self, options: Options) -> "AsyncRawTransport":
        """Copy this transport with other limits."""
        return AsyncRawTransport(self._sender.with_options(options))


class StreamingTransport(_OneAnswer[SyncTransport]):
    """Gives answers whose bodies are still to come, blocking."""

    waits: ClassVar[bool] = False

    def run(self, call: Call[Any]) -> StreamedResponse:
        """Describe an answer; the call is sent when it is entered."""
        return StreamedResponse(lambda: self._sender.open(call))

    def with_options(self, options: Options) -> "StreamingTransport":
        """Copy this transport with other limits."""
        return StreamingTransport(self._sender.with_options(options))


class AsyncStreamingTransport(_OneAnswer[AsyncTransport]):
    """Gives answers whose bodies are still to come; what is awaited is entering and reading them, not the call."""

    waits: ClassVar[bool] = False

    def run(self, call: Call[Any]) -> AsyncStreamedResponse:
        """Describe an answer; the call is sent when it is entered."""
        return AsyncStreamedResponse(lambda: self._sender.open(call))

    def with_options(self, options: Options) -> "AsyncStreamingTransport":
        """Copy this transport with other limits."""
        return AsyncStreamingTransport(self._sender.with_options(options))
