"""The way of a request, from raw ASGI to a reply. The order of checks is the same for every operation:

    route -> key -> context -> faults -> body -> idempotency -> spellings, schema -> handler -> problem shapes

Each step lives in a module of its own; this one only strings them together. Which parts are used is decided in
`wiring.py`.
"""

import logging
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, replace
from hashlib import blake2b
from itertools import count
from typing import Final
from urllib.parse import quote

from mock_server.engine.callers import OPEN_ADMIN
from mock_server.engine.errors import EngineError
from mock_server.http.asgi import AsgiScope, ClientGone, Receive, Send, disconnected, pause, read_body
from mock_server.http.auth import DEFAULT_CONTEXT, Admission, Authenticator
from mock_server.http.call import Call, Handler, Reply, Services
from mock_server.http.conformance import ResponseChecker
from mock_server.http.control import PREFIX, Control
from mock_server.http.cors import Cors
from mock_server.http.events import HEADERS as STREAM_HEADERS
from mock_server.http.events import Streams
from mock_server.http.faults import ConnectionCut, Fault, Faults, FaultStruck
from mock_server.http.headers import Headers
from mock_server.http.idempotency import HEADER as IDEMPOTENCY_HEADER
from mock_server.http.idempotency import LONGEST_KEY, KeysInUse, key_in_force, replay
from mock_server.http.printing import ID_HEADERS, internal, printed, problem_of, rendered
from mock_server.http.problems import Refusal, from_engine, invalid
from mock_server.http.request_log import Exchange, RequestLog
from mock_server.http.router import Found, Router, UndecodableSegment
from mock_server.http.routes import Route, compiled, parsed
from mock_server.http.spec import Spec
from mock_server.http.surfaces import Surface, surface_of
from mock_server.http.violations import Place, Violation

DEFAULT_MAX_BODY: Final = 8 * 1024 * 1024

_ADMITTED: Final = Admission(OPEN_ADMIN, DEFAULT_CONTEXT)
"""Who asks where no key is needed."""

LONGEST_TARGET: Final = 65_535
"""Bytes of a path with its query that are read; the parser in front of a socket counts no further."""

_SHOWN_OF_UNREAD: Final = 1024
"""Bytes of a target that an answer and the request journal repeat where nothing came of it."""

_NOTHING_RESERVED: Final[AbstractContextManager[None]] = nullcontext()
_NO_PLACES: Final[Mapping[str, Place]] = {}

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Options:
    """What may be turned at start.

    max_body: bytes. strict: hold own answers against the spec. ping_s: seconds of silence after which a stream sends
    a comment.
    """

    seed: str = "spectron"
    max_body: int = DEFAULT_MAX_BODY
    strict: bool = False
    ping_s: float = 12.0


class App:
    """The ASGI application."""

    def __init__(
        self,
        spec: Spec,
        handlers: Mapping[str, Handler],
        services: Services,
        *,
        authenticator: Authenticator,
        options: Options,
        faults: Faults,
        requests: RequestLog,
        cors: Cors,
        control: Control | None = None,
    ) -> None:
        self._routes = compiled(spec, handlers, strict=options.strict)
        self._router = Router(spec.operations)
        self._spec_source = spec.source
        self._services = services
        self._authenticator = authenticator
        self._options = options
        self.faults = faults
        self._requests = requests
        self._control = control
        self._cors = cors
        self._keys_in_use = KeysInUse()
        self._first_id = int.from_bytes(blake2b(options.seed.encode(), digest_size=8).digest())
        self._numbers = count(1)
        self.streams = Streams(ping_s=options.ping_s)
        if control is not None:
            control.on_reset(self.start_over)

    def start_over(self) -> None:
        """Count requests from 1 again, so that a reset server repeats its request ids."""
        self._numbers = count(1)

    async def __call__(self, scope: AsgiScope, receive: Receive, send: Send) -> None:
        """Answer one connection event."""
        if scope["type"] == "http":
            headers = Headers(scope["headers"])
            if b"origin" in headers.raw:
                await self._cors.wrapped(self._serve_page)(scope, receive, send)
            else:
                await self._serve(scope, headers, receive, send)
        elif scope["type"] == "lifespan":
            await _lifespan(receive, send)
        else:
            await send({"type": "websocket.close", "code": 1000})

    async def _serve_page(self, scope: AsgiScope, receive: Receive, send: Send) -> None:
        await self._serve(scope, Headers(scope["headers"]), receive, send)

    async def _serve(self, scope: AsgiScope, headers: Headers, receive: Receive, send: Send) -> None:
        raw: bytes | None = scope.get("raw_path")
        path = raw.decode("utf-8", "replace") if raw else quote(scope["path"])
        exchange = Exchange(self._next_id(), scope["method"], path, scope["query_string"])
        try:
            surface, reply = await self._answered(exchange, headers, receive)
        except ClientGone:
            self._noted(exchange)
        except ConnectionCut as cut:
            self._noted(exchange)
            await _hung_up(cut, scope, receive)
        else:
            exchange.status = reply.status
            self._noted(exchange)
            if reply.stream is None:
                head, body = printed(reply, surface, exchange)
                await send({"type": "http.response.start", "status": reply.status, "headers": head})
                await send({"type": "http.response.body", "body": body})
            else:
                try:
                    await self._streamed(reply, surface, exchange, receive, send)
                except ConnectionCut as cut:
                    await _hung_up(cut, scope, receive)

    def unread(self, method: str, target: bytes, refusal: Refusal) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
        """Answer what the parser in front of a socket could not read, as status, headers and body."""
        path, _, query = target[:_SHOWN_OF_UNREAD].partition(b"?")
        exchange = Exchange(self._next_id(), method, path.decode("utf-8", "replace"), query)
        surface = surface_of(exchange.path)
        exchange.status = refusal.status
        self._noted(exchange)
        return refusal.status, *printed(rendered(refusal, surface, exchange), surface, exchange)

    def _next_id(self) -> str:
        # Multiplying by an odd number visits every 64-bit value once: ids look random and never repeat.
        return f"req_{(next(self._numbers) * 0x9E3779B97F4A7C15 + self._first_id) & 0xFFFFFFFFFFFFFFFF:016x}"

    def _noted(self, exchange: Exchange) -> None:
        """Put an exchange into the request journal, unless it was about the journal and its like."""
        if exchange.operation_id is not None or not exchange.path.startswith(PREFIX):
            exchange.at = self._services.clock.now()
            self._requests.add(exchange)

    async def _answered(self, exchange: Exchange, headers: Headers, receive: Receive) -> tuple[Surface, Reply]:
        """Answer, turning whatever goes wrong into the error shape of the surface."""
        route: Route | None = None
        try:
            found = self._found(exchange)
            if isinstance(found, Reply):
                return surface_of(exchange.path), found
            if found is None:
                return Surface.SPECTRON, await self._controlled(exchange, headers, receive)
            route = self._routes[found.operation.id]
            reply = await self._operated(route, found.path, exchange, headers, receive)
            if route.responses is None:
                return route.operation.surface, reply
        except Refusal as error:
            refusal = error
        except EngineError as error:
            places = _NO_PLACES if route is None else route.places
            surface = surface_of(exchange.path) if route is None else route.operation.surface
            refusal = from_engine(error, surface, places)
        except (ClientGone, ConnectionCut):
            raise
        except Exception:
            _log.exception("request %s: %s %s failed", exchange.request_id, exchange.method, exchange.path)
            refusal = internal(exchange)
        else:
            return route.operation.surface, self._held_to_spec(
                reply, route.operation.surface, route.responses, exchange
            )
        surface = surface_of(exchange.path) if route is None else route.operation.surface
        reply = rendered(refusal, surface, exchange)
        if route is not None and route.responses is not None and not isinstance(refusal, FaultStruck):
            reply = self._held_to_spec(reply, surface, route.responses, exchange)
        return surface, reply

    def _found(self, exchange: Exchange) -> Found | Reply | None:
        """Route a request: to an operation, to a ready answer, or to the control plane (None)."""
        method, path = exchange.method, exchange.path
        if (length := len(path) + len(exchange.query)) > LONGEST_TARGET:
            raise too_long(length)
        try:
            match = self._router.find(method, path)
        except UndecodableSegment as error:
            violation = Violation(
                Place.PATH, (), f"the path segment {error} is not percent-encoded UTF-8", "string_unicode"
            )
            raise invalid(surface_of(path), [violation]) from error
        if isinstance(match, Found):
            return match
        if self._control is not None and path.startswith(PREFIX):
            return None
        if match is None:
            if path == "/openapi.yaml" and method in ("GET", "HEAD"):
                return Reply(headers=(("content-type", "application/yaml"),), content=self._spec_source)
            raise Refusal(404, f"{method} {path} is not served here; GET /openapi.yaml lists what is")
        allow = ", ".join(match.allowed)
        if method == "OPTIONS":
            return Reply(204, None, (("Allow", allow),))
        raise Refusal(405, f"{method} is not served at {path}; use {allow}", headers=(("Allow", allow),))

    async def _controlled(self, exchange: Exchange, headers: Headers, receive: Receive) -> Reply:
        assert self._control is not None
        body = await read_body(receive, limit=self._options.max_body)
        return self._control.answer(exchange.method, exchange.path, exchange.query, body, headers)

    async def _operated(
        self, route: Route, path: Mapping[str, str], exchange: Exchange, headers: Headers, receive: Receive
    ) -> Reply:
        """Take a routed request through the checks to its handler."""
        operation = route.operation
        exchange.operation_id = operation.id
        admission = _ADMITTED if operation.open else route.admit(self._authenticator, headers, path)
        context_id = exchange.context_id = admission.context_id
        executor = self._services.contexts.get(context_id)
        if route.names_end_user and not headers.value("x-end-user-id"):
            raise Refusal(
                400, "X-End-User-ID is missing; name the end user whose memories are meant", code="MISSING_END_USER_ID"
            )
        fault = self.faults.strike(operation.id, context_id) if self.faults else None
        if operation.body is not None:
            exchange.body = await read_body(receive, limit=self._options.max_body)
        if fault is not None and fault.instead:
            await _struck(fault, receive)
        body = None if operation.body is None else parsed(exchange.body, operation.surface)
        key = None
        if operation.idempotent and (sent := headers.value(IDEMPOTENCY_HEADER)) and len(sent) <= LONGEST_KEY:
            key = key_in_force(sent, admission.caller, operation.id, body)
        with _NOTHING_RESERVED if key is None else self._keys_in_use.reserved(context_id, key):
            if key is not None and (stored := replay(executor, admission.caller, key)) is not None:
                return stored
            call = Call(
                operation_id=operation.id,
                context_id=context_id,
                executor=executor,
                caller=admission.caller,
                services=self._services,
                request_id=exchange.request_id,
                path=path,
                query=route.check(path, exchange.query, headers, body),
                body=body,
                headers=headers,
                idempotency=key,
            )
            if fault is not None and not fault.after:
                await _struck(fault, receive)
            answer = route.handler(call)
            reply = answer if isinstance(answer, Reply) else await answer
            if fault is not None and fault.after:
                if reply.stream is not None:
                    return replace(reply, stream=fault.at_the_end_of(reply.stream))
                await _struck(fault, receive)
        return reply

    def _held_to_spec(self, reply: Reply, surface: Surface, checker: ResponseChecker, exchange: Exchange) -> Reply:
        headers = {name.lower(): value for name, value in reply.headers}
        headers[ID_HEADERS[surface].decode().lower()] = exchange.request_id
        if reply.stream is not None:
            headers["content-type"] = "text/event-stream"
        elif reply.body is not None:
            headers.setdefault("content-type", "application/json")
        fault = checker.fault(reply.status, reply.body, headers)
        if fault is None:
            return reply
        _log.error("request %s: %s", exchange.request_id, fault)
        return rendered(Refusal(500, f"{fault} (request {exchange.request_id})"), surface, exchange)

    async def _streamed(self, reply: Reply, surface: Surface, exchange: Exchange, receive: Receive, send: Send) -> None:
        assert reply.stream is not None
        own = {name.lower() for name, _ in reply.headers}
        usual = [pair for pair in STREAM_HEADERS if pair[0] not in own]
        headers = [(name.encode(), value.encode()) for name, value in (*usual, *reply.headers)]
        headers.append((ID_HEADERS[surface], exchange.request_id.encode()))
        await send({"type": "http.response.start", "status": reply.status, "headers": headers})
        # The server holds a head back until the first piece, so that it need not write twice.
        await send({"type": "http.response.body", "body": b"", "more_body": True})
        await self.streams.write(reply.stream, receive, send, lambda error: problem_of(error, surface, exchange))


def too_long(length: int) -> Refusal:
    """Refuse a path with its query that is longer than what is read."""
    return Refusal(414, f"the URL has more than {LONGEST_TARGET} bytes ({length}); send long texts in a body")


async def _struck(fault: Fault, receive: Receive) -> None:
    """Let a fault happen while the client waits for its answer."""
    await fault.happen(lambda seconds: pause(seconds, receive))


async def _hung_up(cut: ConnectionCut, scope: AsgiScope, receive: Receive) -> None:
    """Cut the line; in process, where there is none, the cut goes on to the caller."""
    abort = scope.get("state", {}).get("spectron.abort")
    if abort is None:
        raise cut
    abort()
    await disconnected(receive)


async def _lifespan(receive: Receive, send: Send) -> None:
    while True:
        message = await receive()
        if message["type"] == "lifespan.startup":
            await send({"type": "lifespan.startup.complete"})
        elif message["type"] == "lifespan.shutdown":
            await send({"type": "lifespan.shutdown.complete"})
            return
