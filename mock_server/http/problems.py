"""What went wrong -> what goes over the wire.

One table from error to status and code, and one body shape per surface: problem documents under /api/v1 (spectron
1.9), the superset body for MemorySync (memorysync 2.3), `detail` and `code` for TIE (tie 8.1); 404 and 405 of unknown
paths included. Everything that refuses a request before its handler runs raises a `Refusal`.
"""

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any, Final, NamedTuple

from mock_server.engine import errors
from mock_server.http.call import Reply
from mock_server.http.surfaces import Surface
from mock_server.http.violations import ABSENT, Place, Violation, field_name

PROBLEM: Final = "application/problem+json"
TYPE_PREFIX: Final = "https://spectron.dev/errors/"


class Refusal(Exception):
    """Refuse a request.

    code: for MemorySync and TIE; None is the status's usual one. retry_after: seconds, for 429 and 503.
    """

    def __init__(
        self,
        status: int,
        detail: str,
        *,
        code: str | None = None,
        violations: Sequence[Violation] = (),
        headers: tuple[tuple[str, str], ...] = (),
        retry_after: float | None = None,
    ) -> None:
        super().__init__(detail)
        self.status = status
        self.detail = detail
        self.code = code
        self.violations = tuple(violations)
        self.headers = headers
        self.retry_after = retry_after


class _Kind(NamedTuple):
    """How a status reads: problem type and title, and the two upper-case codes."""

    slug: str
    title: str
    memorysync: str
    tie: str


_KINDS: Final = {
    400: _Kind("validation-error", "Validation error", "BAD_REQUEST", "BAD_REQUEST"),
    401: _Kind("unauthorized", "Unauthorized", "UNAUTHENTICATED", "UNAUTHENTICATED"),
    403: _Kind("forbidden", "Forbidden", "FORBIDDEN", "FORBIDDEN"),
    404: _Kind("not-found", "Not found", "NOT_FOUND", "NOT_FOUND"),
    405: _Kind("method-not-allowed", "Method not allowed", "METHOD_NOT_ALLOWED", "METHOD_NOT_ALLOWED"),
    408: _Kind("request-timeout", "Request timeout", "REQUEST_TIMEOUT", "REQUEST_TIMEOUT"),
    409: _Kind("conflict", "Conflict", "CONFLICT", "CONFLICT"),
    413: _Kind("payload-too-large", "Payload too large", "PAYLOAD_TOO_LARGE", "PAYLOAD_TOO_LARGE"),
    414: _Kind("uri-too-long", "URI too long", "URI_TOO_LONG", "URI_TOO_LONG"),
    415: _Kind("unsupported-media-type", "Unsupported media type", "UNSUPPORTED_MEDIA_TYPE", "UNSUPPORTED_MEDIA_TYPE"),
    422: _Kind("unprocessable", "Unprocessable entity", "VALIDATION_ERROR", "VALIDATION_ERROR"),
    429: _Kind("rate-limited", "Too many requests", "RATE_LIMIT_EXCEEDED", "RATE_LIMITED"),
    500: _Kind("internal", "Internal server error", "INTERNAL_ERROR", "INTERNAL_ERROR"),
    501: _Kind("not-implemented", "Not implemented", "NOT_IMPLEMENTED", "NOT_IMPLEMENTED"),
    503: _Kind("service-unavailable", "Service unavailable", "SERVICE_UNAVAILABLE", "UNAVAILABLE"),
}

_ENGINE: Final[Mapping[type[errors.EngineError], tuple[int, str | None]]] = {
    errors.InvalidInput: (422, None),
    errors.InvalidCursor: (400, "INVALID_CURSOR"),
    errors.SameNode: (400, "SAME_NODE"),
    errors.CrossPoolMerge: (400, "CROSS_SCOPE_MERGE"),
    errors.NotFound: (404, None),
    errors.AgentUnknown: (404, "AGENT_NOT_FOUND"),
    errors.NodeNotFound: (404, "NODE_NOT_FOUND"),
    errors.MemoryNotFound: (404, "MEMORY_NOT_FOUND"),
    errors.Forbidden: (403, None),
    errors.Conflict: (409, None),
    errors.AlreadyMerged: (409, "ALREADY_MERGED"),
    errors.AgentWithoutMemory: (409, "AGENT_HAS_NO_MEMORY"),
    errors.StaleWrite: (503, None),
    errors.ResponderFailed: (503, None),
    errors.EngineError: (500, None),
}
"""Status and TIE's own code; a subclass that is not named is what its nearest named base is. Under /api/v1, invalid
input is 400.
"""


def invalid(surface: Surface, violations: Sequence[Violation]) -> Refusal:
    """Refuse a request that breaks rules of the spec: 400 under /api/v1, 422 elsewhere."""
    status = 400 if surface is Surface.SPECTRON else 422
    return Refusal(status, "; ".join(violation.message for violation in violations), violations=violations)


def from_engine(error: errors.EngineError, surface: Surface, places: Mapping[str, Place]) -> Refusal:
    """Translate a refusal of the engine. places: which parameters are not in the body."""
    status, code = next(_ENGINE[kind] for kind in type(error).__mro__ if kind in _ENGINE)
    if status != 422:
        return Refusal(status, error.message, code=code if surface is Surface.TIE else None)
    first = error.field[0] if error.field else None
    place = places.get(first, Place.BODY) if isinstance(first, str) else Place.BODY
    name = field_name(error.field)
    message = error.message if not error.field or name in error.message else f"{name}: {error.message}"
    return invalid(surface, [Violation(place, error.field, message, "value_error")])


def render(refusal: Refusal, surface: Surface, *, request_id: str, instance: str) -> Reply:
    """Print a refusal in the shape of its surface. instance: the path of the request as it came."""
    kind = _KINDS.get(refusal.status) or _KINDS[500 if refusal.status >= 500 else 400]
    headers = refusal.headers
    if refusal.retry_after is not None:
        headers = (*headers, ("Retry-After", str(ceil(refusal.retry_after))))
    if refusal.status == 401 and surface is not Surface.MEMORYSYNC:
        headers = (*headers, ("WWW-Authenticate", "Bearer"))
    match surface:
        case Surface.SPECTRON:
            return Reply(refusal.status, _problem(refusal, kind, instance), (("content-type", PROBLEM), *headers))
        case Surface.MEMORYSYNC:
            return Reply(refusal.status, _superset(refusal, kind, request_id), headers)
        case Surface.TIE:
            return Reply(refusal.status, _detail_and_code(refusal, kind), headers)


def _problem(refusal: Refusal, kind: _Kind, instance: str) -> dict[str, Any]:
    body: dict[str, Any] = {
        "type": TYPE_PREFIX + kind.slug,
        "title": kind.title,
        "status": refusal.status,
        "detail": refusal.detail,
        "instance": instance,
        "message": refusal.detail,
    }
    if refusal.violations:
        body["errors"] = [_entry(violation) for violation in refusal.violations]
    if refusal.status == 429:
        body["retry_after"] = refusal.retry_after
    return body


def _entry(violation: Violation) -> dict[str, Any]:
    entry: dict[str, Any] = {"pointer": violation.pointer, "message": violation.message}
    if violation.expected is not None:
        entry["expected"] = violation.expected
    if violation.got is not ABSENT:
        entry["got"] = violation.got
    if violation.hint is not None:
        entry["hint"] = violation.hint
    return entry


def _superset(refusal: Refusal, kind: _Kind, request_id: str) -> dict[str, Any]:
    error: dict[str, Any] = {"code": refusal.code or kind.memorysync, "message": refusal.detail}
    body: dict[str, Any] = {"detail": refusal.detail, "error": error, "request_id": request_id}
    if refusal.status == 422:
        details = _details(refusal)
        error["message"] = details[0]["msg"]
        body["detail"] = error["details"] = details
    if refusal.status == 429:
        body["retry_after"] = error["retry_after"] = refusal.retry_after or 0
    return body


def _detail_and_code(refusal: Refusal, kind: _Kind) -> dict[str, Any]:
    detail = _details(refusal) if refusal.status == 422 else refusal.detail
    return {"detail": detail, "code": refusal.code or kind.tie}


def _details(refusal: Refusal) -> list[dict[str, Any]]:
    violations = refusal.violations or (Violation(Place.BODY, (), refusal.detail, "value_error"),)
    return [{"loc": [v.place.value, *v.path], "msg": v.message, "type": v.code} for v in violations]
