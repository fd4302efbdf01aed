"""The way of a request, from raw ASGI to a reply. The order of checks is the same for every operation:

    route -> key -> context -> faults -> body and its size -> idempotency -> names folded, schema -> handler -> problem shapes

Each step lives in a module of its own; this one only strings them together. Which parts are used is decided in `wiring.py`.
"""

import logging
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from hashlib import blake2b
from itertools import count
from typing import Any, Final
from urllib.parse import quote

from mock_server.engine.callers import OPEN_ADMIN
from mock_server.engine.errors import EngineError
from mock_server.engine.json_text import JsonError, dumps, loads
from mock_server.http.asgi import AsgiScope, ClientGone, Receive, Send, disconnected, pause, read_body
from mock_server.http.auth import DEFAULT_CONTEXT, Admission, Authenticator, admit
from mock_server.http.call import Call, Handler, Reply, Services
from mock_server.http.conformance import ResponseChecker
from mock_server.http.control import PREFIX, Control
from mock_server.http.cors import Cors
from mock_server.http.events import HEADERS as STREAM_HEADERS
from mock_server.http.events import Streams
from mock_server.http.faults import Fault, Faults
from mock_server.http.folding import fold
from mock_server.http.headers import Headers
from mock_server.http.idempotency import HEADER as IDEMPOTENCY_HEADER
from mock_server.http.idempotency import KeysInUse, key_in_force, replay
from mock_server.http.parameters import QueryReader
from mock_server.http.problems import Refusal, from_engine, invalid, render
from mock_server.http.request_log import MAX_BODY, Entry, RequestLog
from mock_server.http.router import Found, Router, UndecodableSegment
from mock_server.http.spec import Operation, Schema, Spec
from mock_server.http.surfaces import Surface, surface_of
from mock_server.http.validation import Checker, Schemas
from mock_server.http.violations import Place, Violation

DEFAULT_MAX_BODY: Final = 8 * 1024 * 1024
JSON: Final = b"application/json"

_log = logging.getLogger(__name__)


class ConnectionCut(ConnectionError):
    """A fault cut the line. Seen only in process; over a socket the connection is aborted."""


class SpecMismatch(Exception):
    """Handlers and operations do not match one to one: a start error."""


@dataclass(frozen=True, slots=True)
class Options:
    """What may be turned at start. max_body: bytes; strict: hold own answers against the spec."""

    seed: str = "spectron"
    max_body: int = DEFAULT_MAX_BODY
    strict: bool = False
    ping_s: float = 12.0


@dataclass(frozen=True, slots=True)
class _Route:
    """An operation with everything compiled that its requests need."""

    operation: Operation
    handler: Handler
    path: Checker | None
    query: QueryReader | None
    headers: Checker | None
    body: Checker | None
    names_end_user: bool
    places: Mapping[str, Place]
    responses: ResponseChecker | None


@dataclass(slots=True)
class _Exchange:
    """What is known about a request while it is being answered."""

    request_id: str
    method: str
    path: str
    surface: Surface
    headers: Headers
    query: bytes
    operation_id: str | None = None
    context_id: str | None = None
    body: bytes = b""


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
        _match_up(spec, handlers)
        schemas = Schemas(spec.schemas)
        self._routes = {o.id: _compiled(o, handlers[o.id], schemas, strict=options.strict) for o in spec.operations}
        self._router = Router(spec.operations)
        self._spec_source = spec.source
        self._services = services
        self._authenticator = authenticator
        self._options = options
        self._faults = faults
        self._requests = requests
        self._control = control
        self._cors = cors
        self._keys_in_use = KeysInUse()
        self._id_key = blake2b(options.seed.encode()).digest()
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
            origin = next((value for name, value in scope["headers"] if name == b"origin"), None)
            if origin is None:
                await self._serve(scope, receive, send)
            else:
                await self._cors.wrapped(self._serve)(scope, receive, send)
        elif scope["type"] == "lifespan":
            await _lifespan(receive, send)
        else:
            await send({"type": "websocket.close", "code": 1000})

    async def _serve(self, scope: AsgiScope, receive: Receive, send: Send) -> None:
        raw = scope.get("raw_path")
        path = raw.decode("utf-8", "replace") if raw else quote(scope["path"])
        number = next(self._numbers)
        exchange = _Exchange(
            request_id="req_" + blake2b(b"%d" % number, key=self._id_key, digest_size=8).hexdigest(),
            method=scope["method"],
            path=path,
            surface=surface_of(path),
            headers=Headers(scope["headers"]),
            query=scope["query_string"],
        )
        try:
            reply = await self._answered(exchange, receive)
        except ClientGone:
            return
        except ConnectionCut:
            abort = scope.get("state", {}).get("spectron.abort")
            if abort is None:
                raise
            abort()
            await disconnected(receive)
            return
        if not path.startswith(PREFIX):
            self._requests.add(
                Entry(
                    number=number,
                    at=self._services.clock.now(),
                    method=exchange.method,
                    path=path,
                    query=exchange.query,
                    operation_id=exchange.operation_id,
                    context_id=exchange.context_id,
                    request_id=exchange.request_id,
                    status=reply.status,
                    body=exchange.body[:MAX_BODY],
                )
            )
        await self._sent(reply, exchange, receive, send)

    async def _answered(self, exchange: _Exchange, receive: Receive) -> Reply:
        """Answer, turning whatever goes wrong into the error shape of the surface."""
        places: Mapping[str, Place] = {}
        checker: ResponseChecker | None = None
        try:
            found = self._found(exchange)
            if isinstance(found, Reply):
                return found
            if found is None:
                assert self._control is not None
                body = await read_body(receive, limit=self._options.max_body)
                return self._control.answer(exchange.method, exchange.path, exchange.query, body, exchange.headers)
            route = self._routes[found.operation.id]
            exchange.operation_id, exchange.surface = found.operation.id, found.operation.surface
            places, checker = route.places, route.responses
            reply = await self._operated(route, found.path, exchange, receive)
        except Refusal as refusal:
            reply = self._rendered(refusal, exchange)
        except EngineError as error:
            reply = self._rendered(from_engine(error, exchange.surface, places), exchange)
        except (ClientGone, ConnectionCut):
            raise
        except Exception:
            _log.exception("request %s: %s %s failed", exchange.request_id, exchange.method, exchange.path)
            reply = self._rendered(_internal(exchange), exchange)
        return reply if checker is None else self._held_to_spec(reply, checker, exchange)

    def _found(self, exchange: _Exchange) -> Found | Reply | None:
        """Route a request: to an operation, to a ready answer, or to the control plane (None)."""
        if exchange.path == "/openapi.yaml" and exchange.method in ("GET", "HEAD"):
            return Reply(headers=(("content-type", "application/yaml"),), content=self._spec_source)
        if self._control is not None and exchange.path.startswith(PREFIX):
            return None
        try:
            match = self._router.find(exchange.method, exchange.path)
        except UndecodableSegment as error:
            violation = Violation(
                Place.PATH, (), f"the path segment {error} is not percent-encoded UTF-8", "string_unicode"
            )
            raise invalid(exchange.surface, [violation]) from error
        if isinstance(match, Found):
            return match
        if match is None:
            raise Refusal(404, f"{exchange.method} {exchange.path} is not served here; GET /openapi.yaml lists what is")
        allow = ", ".join(match.allowed)
        if exchange.method == "OPTIONS":
            return Reply(204, None, (("Allow", allow),))
        raise Refusal(
            405, f"{exchange.method} is not served at {exchange.path}; use {allow}", headers=(("Allow", allow),)
        )

    async def _operated(self, route: _Route, path: Mapping[str, str], exchange: _Exchange, receive: Receive) -> Reply:
        """Take a routed request through the checks to its handler."""
        operation = route.operation
        admission = (
            _ADMITTED if operation.open else admit(self._authenticator, operation.surface, exchange.headers, path)
        )
        exchange.context_id = admission.context_id
        executor = self._services.contexts.get(admission.context_id)
        if route.names_end_user and not exchange.headers.get("x-end-user-id", "").strip():
            raise Refusal(
                400, "X-End-User-ID is missing; name the end user whose memories are meant", code="MISSING_END_USER_ID"
            )
        fault = self._faults.strike(operation.id, admission.context_id) if self._faults else None
        if operation.body is not None:
            exchange.body = await read_body(receive, limit=self._options.max_body)
        if fault is not None and fault.instead:
            await _struck(fault, receive)
        body = None if operation.body is None else _parsed(exchange.body, operation.surface)
        sent_key = exchange.headers.get(IDEMPOTENCY_HEADER) if operation.idempotent else None
        key = (
            key_in_force(sent_key, admission.caller, operation.id, body) if sent_key and len(sent_key) <= 255 else None
        )
        with self._keys_in_use.reserved(admission.context_id, key) if key else _NOTHING_RESERVED:
            if key is not None and (stored := replay(executor, admission.caller, key)) is not None:
                return stored
            call = Call(
                operation_id=operation.id,
                context_id=admission.context_id,
                executor=executor,
                caller=admission.caller,
                services=self._services,
                request_id=exchange.request_id,
                path=path,
                query=_checked(route, path, exchange, body),
                body=body,
                headers=exchange.headers,
                idempotency=key,
            )
            if fault is not None and not fault.after:
                await _struck(fault, receive)
            answer = route.handler(call)
            reply = answer if isinstance(answer, Reply) else await answer
            if fault is not None and fault.after:
                await _struck(fault, receive)
        return reply

    def _rendered(self, refusal: Refusal, exchange: _Exchange) -> Reply:
        return render(refusal, exchange.surface, request_id=exchange.request_id, instance=exchange.path)

    def _held_to_spec(self, reply: Reply, checker: ResponseChecker, exchange: _Exchange) -> Reply:
        headers = {name.lower(): value for name, value in reply.headers} | {"x-trace-id": "", "x-request-id": ""}
        if reply.stream is not None:
            headers["content-type"] = "text/event-stream"
        elif reply.body is not None:
            headers.setdefault("content-type", "application/json")
        fault = checker.fault(reply.status, reply.body, headers)
        if fault is None:
            return reply
        _log.error("request %s: %s", exchange.request_id, fault)
        return self._rendered(Refusal(500, f"{fault} (request {exchange.request_id})"), exchange)

    async def _sent(self, reply: Reply, exchange: _Exchange, receive: Receive, send: Send) -> None:
        headers = [(b"x-trace-id", exchange.request_id.encode()), (b"x-request-id", exchange.request_id.encode())]
        if reply.stream is not None:
            names = {name.lower() for name, _ in reply.headers}
            extra = [pair for pair in STREAM_HEADERS if pair[0] not in names]
            headers += [(name.encode(), value.encode()) for name, value in (*extra, *reply.headers)]
            await send({"type": "http.response.start", "status": reply.status, "headers": headers})
            await self.streams.write(reply.stream, receive, send, lambda error: self._problem_of(error, exchange))
            return
        body = reply.content or (b"" if reply.body is None else dumps(reply.body))
        if reply.headers:
            headers += [(name.encode(), value.encode()) for name, value in reply.headers]
        if reply.body is not None and not any(name == "content-type" for name, _ in reply.headers):
            headers.append((b"content-type", JSON))
        if reply.status != 204:
            headers.append((b"content-length", b"%d" % len(body)))
        await send({"type": "http.response.start", "status": reply.status, "headers": headers})
        await send({"type": "http.response.body", "body": b"" if exchange.method == "HEAD" else body})

    def _problem_of(self, error: Exception, exchange: _Exchange) -> Any:
        match error:
            case Refusal():
                refusal = error
            case EngineError():
                refusal = from_engine(error, exchange.surface, {})
            case _:
                refusal = _internal(exchange)
        return self._rendered(refusal, exchange).body


_ADMITTED: Final = Admission(OPEN_ADMIN, DEFAULT_CONTEXT)
"""Who asks where no key is needed."""

_NOTHING_RESERVED: Final[AbstractContextManager[None]] = nullcontext()


def _match_up(spec: Spec, handlers: Mapping[str, Handler]) -> None:
    operations = {operation.id for operation in spec.operations}
    missing, spare = sorted(operations - set(handlers)), sorted(set(handlers) - operations)
    if missing or spare:
        told = [
            f"{what} {', '.join(names)}"
            for what, names in (("no handler for", missing), ("no operation for", spare))
            if names
        ]
        raise SpecMismatch("; ".join(told))


def _compiled(operation: Operation, handler: Handler, schemas: Schemas, *, strict: bool) -> _Route:
    places: dict[str, Place] = {}
    for schema, place in ((operation.path_schema, Place.PATH), (operation.query_schema, Place.QUERY)):
        places |= dict.fromkeys((schema or {}).get("properties", ()), place)
    if operation.body is not None:
        for name in schemas.resolved(operation.body.schema).get("properties", ()):
            places.pop(name, None)
    return _Route(
        operation=operation,
        handler=handler,
        path=_parameter_checker(operation.path_schema, Place.PATH, schemas),
        query=QueryReader(operation, schemas) if operation.query else None,
        headers=_parameter_checker(operation.header_schema, Place.HEADER, schemas),
        body=None if operation.body is None else schemas.checker(operation.body.schema, Place.BODY),
        names_end_user="x-end-user-id" in (operation.header_schema or {}).get("required", ()),
        places=places,
        responses=ResponseChecker(operation, schemas) if strict else None,
    )


def _parameter_checker(schema: Schema | None, place: Place, schemas: Schemas) -> Checker | None:
    """Compile the check of path or header parameters, unless routing and `admit` have already seen to all of it."""
    if schema is None:
        return None
    properties = {
        name: rule
        for name, rule in schema["properties"].items()
        if name not in _ADMISSION_DECIDES and rule not in ({"type": "string"}, {"type": "string", "minLength": 1})
    }
    return schemas.checker({"type": "object", "properties": properties}, place) if properties else None


_ADMISSION_DECIDES: Final = frozenset({"context_id", "x-project-id", "x-spectron-context", "x-on-behalf-of"})


def _parsed(raw: bytes, surface: Surface) -> Any:
    """Parse a body; an empty one is an empty object (C-BASE-7), whatever its content type says."""
    if not raw or raw.isspace():
        return {}
    try:
        return loads(raw)
    except JsonError as error:
        detail = f"the body is not valid JSON: {error}"
        if surface is Surface.TIE:
            raise invalid(surface, [Violation(Place.BODY, (), detail, "json_invalid")]) from error
        raise Refusal(400, detail, code="MALFORMED_JSON") from error


def _checked(route: _Route, path: Mapping[str, str], exchange: _Exchange, body: Any) -> Mapping[str, Any]:
    """Fold and validate everything at once, so that every broken rule is named; give the typed query."""
    violations: list[Violation] = []
    query: Mapping[str, Any] = {}
    if route.path is not None:
        violations += route.path.check(dict(path))
    if route.query is not None:
        query, wrong = route.query.read(exchange.query) if exchange.query else route.query.nothing()
        violations += wrong
    if route.headers is not None:
        violations += route.headers.check(dict(exchange.headers))
    operation = route.operation
    if operation.body is not None and route.body is not None:
        if operation.body.shape is not None:
            violations += fold(body, operation.body.shape)
        violations += route.body.check(body)
    if violations:
        raise invalid(operation.surface, violations)
    return query


async def _struck(fault: Fault, receive: Receive) -> None:
    """Let a fault happen: wait, then cut the line or refuse, or go on."""
    if fault.latency_s > 0:
        await pause(fault.latency_s, receive)
    if fault.drop:
        raise ConnectionCut(f"fault {fault.id} cut the connection")
    refusal = fault.refusal()
    if refusal is not None:
        raise refusal


def _internal(exchange: _Exchange) -> Refusal:
    return Refusal(500, f"the server failed; request {exchange.request_id}")


async def _lifespan(receive: Receive, send: Send) -> None:
    while True:
        message = await receive()
        if message["type"] == "lifespan.startup":
            await send({"type": "lifespan.startup.complete"})
        elif message["type"] == "lifespan.shutdown":
            await send({"type": "lifespan.shutdown.complete"})
            return
