"""One definition, two colours: a request as data, and the descriptors that send it.

An operation is written once, as a function from arguments to a `Call`. Three descriptors turn such a function into a
method that returns its answer on a blocking resource and is awaited on an asynchronous one: `operation` for one
request, `paged` for a walk over pages, `streamed` for an event stream. Read on the class instead, they give the plain
function, so that tests compare data. How a Call is sent is in `_transport.py`; the operations are in `resources/`.

Each operation also takes `**options`, the same for all: what they are is in `_options.py`.
"""

import inspect
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from functools import wraps
from types import MethodType
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Concatenate,
    Generic,
    ParamSpec,
    Protocol,
    Self,
    TypeGuard,
    TypeVar,
    Unpack,
    get_args,
    overload,
)

from spectron_sdk import _encode
from spectron_sdk._config import Door, SurfaceName
from spectron_sdk._names import check_ids
from spectron_sdk._options import UNCHANGED, CallOptions, ClientOptions, Options, RequestOptions, settle
from spectron_sdk._retry import Replay

if TYPE_CHECKING:
    from spectron_sdk._pages import AsyncPages, Pages
    from spectron_sdk._raw import (
        AsyncRawTransport,
        AsyncStreamedResponse,
        AsyncStreamingTransport,
        RawResponse,
        RawTransport,
        StreamedResponse,
        StreamingTransport,
    )
    from spectron_sdk._sse import ServerEvent
    from spectron_sdk._stream import AsyncEventStream, EventStream
    from spectron_sdk._transport import AsyncTransport, SyncTransport

P = ParamSpec("P")
T = TypeVar("T")
Page = TypeVar("Page")
Row = TypeVar("Row")


class Transport(Protocol):
    """What a resource needs of its transport: to say whether its calls are awaited and what they carry; copies."""

    waits: ClassVar[bool]

    def door(self, surface: SurfaceName) -> Door: ...

    def with_options(self, options: Options) -> Self: ...


Tr = TypeVar("Tr", bound=Transport)


@dataclass(frozen=True, slots=True)
class Call(Generic[T]):
    """A request as data, and how to read its answer.

    route is the path as openapi.yaml spells it, path the same with percent-encoded segments; query and headers are not
    encoded yet. An idempotency key left at None is minted when a KEYED call is sent, and kept over its retries; one
    that is given is sent with any call. if_gone is what a delete answers, for when an attempt whose answer was lost has
    done it and the next one finds nothing there.
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
    if_gone: bytes | None = None
    options: Options = UNCHANGED


@dataclass(frozen=True, slots=True)
class Walk(Generic[Page, Row]):
    """A walk over pages: the first request, the rows of a page, and the request for what follows, None at the end.

    following is given a page and how many rows there have been up to its end; limit is how many to give in all. counted
    is there when pages tell how many rows there are in all, which shows that rows moved up in the meantime.
    """

    first: Call[Page]
    rows: Callable[[Page], Sequence[Row]]
    following: Callable[[Page, int], Call[Page] | None]
    limit: int | None = None
    counted: "Counted[Page, Row] | None" = None


@dataclass(frozen=True, slots=True)
class Counted(Generic[Page, Row]):
    """How to go on in a listing that says how long it is: its length, what tells rows apart, the page at an offset."""

    total: Callable[[Page], int]
    key: Callable[[Row], object]
    at: Callable[[int], Call[Page]]


@dataclass(frozen=True, slots=True)
class Streaming(Generic[T]):
    """A request answered by an event stream: how to read one event, and whether it was the last."""

    call: Call[None]
    read: "Callable[[ServerEvent], T]"
    is_last: Callable[[T], bool]


class Resource(Generic[Tr]):
    """A group of operations bound to a transport, a context and, maybe, a principal acted for."""

    __slots__ = ("_acting_for", "_context", "_transport")

    def __init__(self, transport: Tr, context: str, acting_for: str | None = None) -> None:
        self._transport = transport
        self._context = context
        self._acting_for = acting_for

    def __repr__(self) -> str:
        acting_for = f", on_behalf_of={self._acting_for!r}" if self._acting_for is not None else ""
        return f"<{type(self).__name__} of context {self._context!r}{acting_for}>"

    @classmethod
    def parts(cls) -> tuple[type["Resource[Any]"], ...]:
        """List the resource classes that hang on this one."""
        return ()

    def with_options(self, **options: Unpack[ClientOptions]) -> Self:
        """Copy this with options that hold for every call of the copy; what a single call is given outranks them.

        The copy shares the connections, and closing it closes nothing. extra_headers and extra_query go to all
        surfaces.
        """
        if "idempotency_key" in options:
            raise TypeError("an idempotency_key belongs to one call, not to a copy")
        acting_for = options.get("on_behalf_of")
        return self._copy(
            self._transport.with_options(settle(options)),
            self._acting_for if acting_for is None else _encode.header_text(acting_for, "on_behalf_of"),
        )

    def _copy(self, transport: Tr, acting_for: str | None) -> Self:
        copy = type(self).__new__(type(self))
        base: type[Resource[Tr]] = Resource
        base.__init__(copy, transport, self._context, acting_for)
        return copy

    def _spectron(
        self,
        method: str,
        route: str,
        parse: Callable[[bytes], T],
        options: RequestOptions,
        *,
        segments: Mapping[str, str] | None = None,
        query: Mapping[str, object] | None = None,
        body: Mapping[str, object] | None = None,
        replay: Replay = Replay.SAFE,
        accept: str = "application/json",
        if_gone: bytes | None = None,
    ) -> Call[T]:
        """Describe a request to the Spectron surface; route is what follows `/api/v1/{context_id}`."""
        for members in (segments, query, body):
            check_ids(members)
        route = f"/api/v1/{{context_id}}{route}"
        return Call(
            method,
            route,
            _encode.fill(route, {"context_id": self._context, **(segments or {})}),
            parse,
            query=_encode.query_pairs(query) if query else (),
            headers=self._delegation("X-Spectron-On-Behalf-Of", options.get("on_behalf_of")),
            body=None if body is None else _encode.json_body(body),
            replay=replay,
            idempotency_key=key_of(options),
            accept=accept,
            if_gone=if_gone,
            options=settle(options),
        )

    def _memorysync(
        self,
        method: str,
        route: str,
        parse: Callable[[bytes], T],
        options: CallOptions,
        *,
        segments: Mapping[str, str] | None = None,
        query: Mapping[str, object] | None = None,
        body: Mapping[str, object] | None = None,
        replay: Replay = Replay.SAFE,
        end_user_id: str | None = None,
    ) -> Call[T]:
        """Describe a request to the MemorySync surface."""
        if "on_behalf_of" in options:
            raise TypeError(
                "unexpected keyword argument 'on_behalf_of'; calls of this surface name their user themselves"
            )
        for members in (segments, query, body):
            check_ids(members)
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
            idempotency_key=key_of(options),
            options=settle(options),
        )

    def _tie(
        self,
        method: str,
        route: str,
        parse: Callable[[bytes], T],
        options: RequestOptions,
        *,
        segments: Mapping[str, str] | None = None,
        query: Mapping[str, object] | None = None,
        body: Mapping[str, object] | None = None,
        replay: Replay = Replay.SAFE,
        if_gone: bytes | None = None,
    ) -> Call[T]:
        """Describe a request to the TIE surface."""
        for members in (segments, query, body):
            check_ids(members)
        return Call(
            method,
            route,
            _encode.fill(route, segments or {}),
            parse,
            query=_encode.query_pairs(query) if query else (),
            headers=self._delegation("X-On-Behalf-Of", options.get("on_behalf_of")),
            body=None if body is None else _encode.json_body(body),
            surface="tie",
            replay=replay,
            idempotency_key=key_of(options),
            if_gone=if_gone,
            options=settle(options),
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
    @overload
    def __get__(self, on: "Resource[RawTransport]", owner: type) -> "Callable[P, RawResponse[T]]": ...
    @overload
    def __get__(
        self, on: "Resource[AsyncRawTransport]", owner: type
    ) -> "Callable[P, Coroutine[Any, Any, RawResponse[T]]]": ...
    @overload
    def __get__(self, on: "Resource[StreamingTransport]", owner: type) -> "Callable[P, StreamedResponse]": ...
    @overload
    def __get__(self, on: "Resource[AsyncStreamingTransport]", owner: type) -> "Callable[P, AsyncStreamedResponse]": ...
    def __get__(self, on: Any, owner: type) -> Any:
        if on is None:
            return self.build
        waits = on._transport.waits
        method = self._methods.get(waits) or self._methods.setdefault(waits, self._method(waits))
        return MethodType(method, on)

    def _method(self, waits: bool) -> Callable[..., Any]:
        build: Callable[..., Call[T]] = self.build

        @wraps(build)
        async def awaited(on: Any, *args: Any, **named: Any) -> Any:
            return await on._transport.run(build(on, *args, **named))

        @wraps(build)
        def blocking(on: Any, *args: Any, **named: Any) -> Any:
            return on._transport.run(build(on, *args, **named))

        return _declared(awaited if waits else blocking, build)


class Paged(Generic[P, Page, Row]):
    """The descriptor behind `@paged`."""

    def __init__(self, build: Callable[Concatenate[Any, P], Walk[Page, Row]]) -> None:
        self.build = build
        self.__doc__ = build.__doc__

    @overload
    def __get__(self, on: None, owner: type) -> Callable[Concatenate[Any, P], Walk[Page, Row]]: ...
    @overload
    def __get__(self, on: "Resource[SyncTransport]", owner: type) -> "Callable[P, Pages[Page, Row]]": ...
    @overload
    def __get__(self, on: "Resource[AsyncTransport]", owner: type) -> "Callable[P, AsyncPages[Page, Row]]": ...
    def __get__(self, on: Any, owner: type) -> Any:
        if on is None:
            return self.build
        return _bound(self.build, on, on._transport.walk)


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
        found |= {id(held): held for held in vars(owner).values() if _is_operation(held)}
    for part in kind.parts():
        found |= {id(held): held for held in operations_of(part)}
    return tuple(found.values())


def _is_operation(held: object) -> TypeGuard[Operation[..., Any]]:
    return isinstance(held, Operation)


def key_of(options: CallOptions) -> str | None:
    """Read the idempotency key that the caller gave."""
    key = options.get("idempotency_key")
    return None if key is None else _encode.header_text(key, "idempotency_key")


def _bound(build: Callable[..., Any], on: object, run: Callable[[Any], Any]) -> Callable[..., Any]:
    @wraps(build)
    def method(*args: Any, **named: Any) -> Any:
        return run(build(on, *args, **named))

    declared = inspect.signature(build)
    method.__signature__ = declared.replace(parameters=list(declared.parameters.values())[1:])  # type: ignore[attr-defined]
    return method


def _declared(method: Callable[..., Any], build: Callable[..., Call[T]]) -> Callable[..., Any]:
    """Give a method the signature readers expect: the builder's, returning what the Call reads instead of the Call."""
    # Builders name their models in quotes, so that the models are loaded here, with the first use of the method.
    signature = inspect.signature(build, eval_str=True)
    inner = get_args(signature.return_annotation)
    answer = inner[0] if inner else signature.return_annotation
    method.__signature__ = signature.replace(return_annotation=answer)  # type: ignore[attr-defined]
    method.__annotations__ = {**build.__annotations__, "return": answer}
    return method
