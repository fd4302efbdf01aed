"""One definition, two colours: a request as data, and the descriptors that send it.

An operation is written once, as a function from arguments to a `Call`. Three descriptors turn such a function into a
method that returns its answer on a blocking resource and is awaited on an asynchronous one: `operation` for one
request, `paged` for a walk over pages, `streamed` for an event stream. Read on the class instead, they give the plain
function, so that tests compare data. How a Call is sent is in `_transport.py`; the operations are in `resources/`.
"""

import inspect
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import wraps
from types import MethodType
from typing import TYPE_CHECKING, Any, ClassVar, Concatenate, Generic, ParamSpec, TypeVar, get_args, overload

from spectron_sdk import _encode
from spectron_sdk._config import SurfaceName
from spectron_sdk._retry import Replay
from spectron_sdk.errors import MalformedResponse

if TYPE_CHECKING:
    from spectron_sdk._sse import ServerEvent
    from spectron_sdk._stream import AsyncEventStream, EventStream
    from spectron_sdk._transport import AsyncTransport, SyncTransport

P = ParamSpec("P")
T = TypeVar("T")
Row = TypeVar("Row")
Tr = TypeVar("Tr", bound="SyncTransport | AsyncTransport")


@dataclass(frozen=True, slots=True)
class Call(Generic[T]):
    """A request as data, and how to read its answer.

    route is the path as openapi.yaml spells it, path the same with percent-encoded segments; query and headers are not
    encoded yet. An idempotency key left at None is minted when a KEYED call is sent, and kept over its retries.
    """

    method: str
    route: str
    path: str
    parse: Callable[[bytes], T] = field(repr=False)
    query: tuple[tuple[str, str], ...] = ()
    headers: tuple[tuple[str, str], ...] = ()
    body: bytes | None = None
    surface: SurfaceName = "spectron"
    replay: Replay = Replay.SAFE
    idempotency_key: str | None = None
    accept: str = "application/json"


@dataclass(frozen=True, slots=True)
class Walk(Generic[Row]):
    """A walk over pages: the first request, the rows of a page, and the request for what follows, None at the end."""

    first: Call[Any]
    rows: Callable[[Any], Sequence[Row]]
    following: Callable[[Any], Call[Any] | None]


@dataclass(frozen=True, slots=True)
class Streaming(Generic[T]):
    """A request answered by an event stream: how to read one event, and whether it was the last."""

    call: Call[None]
    read: "Callable[[ServerEvent], T]"
    is_last: Callable[[T], bool]


class Resource(Generic[Tr]):
    """A group of operations bound to a transport, a context and, maybe, a principal acted for."""

    __slots__ = ("_acting_for", "_context", "_transport")

    parts: ClassVar[tuple[type["Resource[Any]"], ...]] = ()

    def __init__(self, transport: Tr, context: str, acting_for: str | None = None) -> None:
        self._transport = transport
        self._context = context
        self._acting_for = acting_for

    def _spectron(
        self,
        method: str,
        route: str,
        parse: Callable[[bytes], T],
        *,
        segments: Mapping[str, str] | None = None,
        query: Mapping[str, object] | None = None,
        body: Mapping[str, object] | None = None,
        replay: Replay = Replay.SAFE,
        idempotency_key: str | None = None,
        on_behalf_of: str | None = None,
        accept: str = "application/json",
    ) -> Call[T]:
        """Describe a request to the Spectron surface; route is what follows `/api/v1/{context_id}`."""
        route = f"/api/v1/{{context_id}}{route}"
        return Call(
            method,
            route,
            _encode.fill(route, {"context_id": self._context, **(segments or {})}),
            parse,
            query=_encode.query_pairs(query) if query else (),
            headers=self._delegation("X-Spectron-On-Behalf-Of", on_behalf_of),
            body=None if body is None else _encode.json_body(body),
            replay=replay,
            idempotency_key=idempotency_key,
            accept=accept,
        )

    def _memorysync(
        self,
        method: str,
        route: str,
        parse: Callable[[bytes], T],
        *,
        segments: Mapping[str, str] | None = None,
        query: Mapping[str, object] | None = None,
        body: Mapping[str, object] | None = None,
        replay: Replay = Replay.SAFE,
        end_user_id: str | None = None,
    ) -> Call[T]:
        """Describe a request to the MemorySync surface."""
        return Call(
            method,
            route,
            _encode.fill(route, segments or {}),
            parse,
            query=_encode.query_pairs(query) if query else (),
            headers=() if end_user_id is None else (("X-End-User-ID", _encode.header_text(end_user_id, "user_id")),),
            body=None if body is None else _encode.json_body(body),
            surface="memorysync",
            replay=replay,
        )

    def _tie(
        self,
        method: str,
        route: str,
        parse: Callable[[bytes], T],
        *,
        segments: Mapping[str, str] | None = None,
        query: Mapping[str, object] | None = None,
        body: Mapping[str, object] | None = None,
        replay: Replay = Replay.SAFE,
        on_behalf_of: str | None = None,
    ) -> Call[T]:
        """Describe a request to the TIE surface."""
        return Call(
            method,
            route,
            _encode.fill(route, segments or {}),
            parse,
            query=_encode.query_pairs(query) if query else (),
            headers=self._delegation("X-On-Behalf-Of", on_behalf_of),
            body=None if body is None else _encode.json_body(body),
            surface="tie",
            replay=replay,
        )

    def _delegation(self, header: str, on_behalf_of: str | None) -> tuple[tuple[str, str], ...]:
        principal = self._acting_for if on_behalf_of is None else on_behalf_of
        return () if principal is None else ((header, _encode.header_text(principal, "on_behalf_of")),)


Builder = Callable[Concatenate[Any, P], Call[T]]


class Operation(Generic[P, T]):
    """The descriptor behind `@operation(...)`; `operation_id` is the one openapi.yaml gives it."""

    def __init__(self, operation_id: str, build: Callable[Concatenate[Any, P], Call[T]]) -> None:
        self.operation_id = operation_id
        self.build = build
        self.__doc__ = build.__doc__
        self._methods: dict[bool, Callable[..., Any]] = {}

    def __repr__(self) -> str:
        return f"<operation {self.operation_id}>"

    @overload
    def __get__(self, on: None, owner: type) -> Callable[Concatenate[Any, P], Call[T]]: ...
    @overload
    def __get__(self, on: "Resource[SyncTransport]", owner: type) -> Callable[P, T]: ...
    @overload
    def __get__(self, on: "Resource[AsyncTransport]", owner: type) -> Callable[P, Coroutine[Any, Any, T]]: ...
    def __get__(self, on: Any, owner: type) -> Any:
        if on is None:
            return self.build
        waits = on._transport.waits
        method = self._methods.get(waits) or self._methods.setdefault(waits, self._method(waits))
        return MethodType(method, on)

    def _method(self, waits: bool) -> Callable[..., Any]:
        build: Callable[..., Call[T]] = self.build
        if waits:

            @wraps(build)
            async def method(on: Any, *args: Any, **named: Any) -> Any:
                return await on._transport.run(build(on, *args, **named))
        else:

            @wraps(build)
            def method(on: Any, *args: Any, **named: Any) -> Any:
                return on._transport.run(build(on, *args, **named))

        return _declared(method, build)


class Paged(Generic[P, Row]):
    """The descriptor behind `@paged`."""

    def __init__(self, build: Callable[Concatenate[Any, P], Walk[Row]]) -> None:
        self.build = build
        self.__doc__ = build.__doc__

    @overload
    def __get__(self, on: None, owner: type) -> Callable[Concatenate[Any, P], Walk[Row]]: ...
    @overload
    def __get__(self, on: "Resource[SyncTransport]", owner: type) -> Callable[P, Iterator[Row]]: ...
    @overload
    def __get__(self, on: "Resource[AsyncTransport]", owner: type) -> Callable[P, AsyncIterator[Row]]: ...
    def __get__(self, on: Any, owner: type) -> Any:
        if on is None:
            return self.build
        walk: Any = _WaitingWalk if on._transport.waits else _walk
        return _bound(self.build, on, lambda made: walk(on._transport, made))


class Streamed(Generic[P, T]):
    """The descriptor behind `@streamed`; nothing is sent before the stream is entered or read."""

    def __init__(self, build: Callable[Concatenate[Any, P], Streaming[T]]) -> None:
        self.build = build
        self.__doc__ = build.__doc__

    @overload
    def __get__(self, on: None, owner: type) -> Callable[Concatenate[Any, P], Streaming[T]]: ...
    @overload
    def __get__(self, on: "Resource[SyncTransport]", owner: type) -> "Callable[P, EventStream[T]]": ...
    @overload
    def __get__(self, on: "Resource[AsyncTransport]", owner: type) -> "Callable[P, AsyncEventStream[T]]": ...
    def __get__(self, on: Any, owner: type) -> Any:
        if on is None:
            return self.build
        return _bound(self.build, on, on._transport.stream)


def operation(operation_id: str) -> Callable[[Callable[Concatenate[Any, P], Call[T]]], Operation[P, T]]:
    """Make a builder of Calls a method that sends one request."""

    def decorate(build: Callable[Concatenate[Any, P], Call[T]]) -> Operation[P, T]:
        return Operation(operation_id, build)

    return decorate


paged = Paged
streamed = Streamed


def operations_of(kind: type[Resource[Any]]) -> tuple[Operation[..., Any], ...]:
    """List the operations of a resource class and of its parts, each once, in the order they are written."""
    found: dict[int, Operation[..., Any]] = {}
    for owner in reversed(kind.__mro__):
        for held in vars(owner).values():
            if isinstance(held, Operation):
                found.setdefault(id(held), held)
    for part in kind.parts:
        for held in operations_of(part):
            found.setdefault(id(held), held)
    return tuple(found.values())


def _walk(transport: "SyncTransport", walk: Walk[Row]) -> Iterator[Row]:
    call: Call[Any] | None = walk.first
    asked: set[tuple[object, ...]] = set()
    while call is not None:
        _note(asked, call)
        page = transport.run(call)
        yield from walk.rows(page)
        call = walk.following(page)


class _WaitingWalk(Generic[Row]):
    """The awaited walk. A class, because an async generator left half-read makes event loops complain."""

    def __init__(self, transport: "AsyncTransport", walk: Walk[Row]) -> None:
        self._transport = transport
        self._walk = walk
        self._next: Call[Any] | None = walk.first
        self._asked: set[tuple[object, ...]] = set()
        self._rows: Iterator[Row] = iter(())

    def __aiter__(self) -> AsyncIterator[Row]:
        return self

    async def __anext__(self) -> Row:
        while True:
            for row in self._rows:
                return row
            if self._next is None:
                raise StopAsyncIteration
            _note(self._asked, self._next)
            page = await self._transport.run(self._next)
            self._rows, self._next = iter(self._walk.rows(page)), self._walk.following(page)


def _note(asked: set[tuple[object, ...]], call: Call[Any]) -> None:
    # A server that hands out a cursor twice would keep us here for ever.
    request = (call.path, call.query, call.body)
    if request in asked:
        raise MalformedResponse(
            f"the server sent a cursor it had sent before: {dict(call.query).get('cursor')!r}",
            method=call.method,
            path=call.path,
        )
    asked.add(request)


def _bound(build: Callable[..., Any], on: object, run: Callable[[Any], Any]) -> Callable[..., Any]:
    @wraps(build)
    def method(*args: Any, **named: Any) -> Any:
        return run(build(on, *args, **named))

    declared = inspect.signature(build)
    method.__signature__ = declared.replace(parameters=list(declared.parameters.values())[1:])  # type: ignore[attr-defined]
    return method


def _declared(method: Callable[..., Any], build: Callable[..., Call[T]]) -> Callable[..., Any]:
    """Give a method the signature readers expect: the builder's, returning what the Call reads instead of the Call."""
    signature = inspect.signature(build)
    inner = get_args(signature.return_annotation)
    answer = inner[0] if inner else signature.return_annotation
    method.__signature__ = signature.replace(return_annotation=answer)  # type: ignore[attr-defined]
    method.__annotations__ = {**build.__annotations__, "return": answer}
    return method
