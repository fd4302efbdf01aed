"""Everything the client can raise, in one tree, and how an answer becomes one of them.

    SpectronError
      ConfigurationError                  before any request (also a ValueError)
        InvalidArgument                   an argument that cannot be sent; names the place in it
      TransportError                      no usable answer
        ConnectionFailed                  no connection, or one that broke
        TimedOut                          nothing in time
        MalformedResponse                 an answer that cannot be read
      APIError                            the server said no: status, type, title, detail, code, request_id, retry_after
        BadRequest 400  Unauthorized 401  Forbidden 403  NotFound 404  Conflict 409  Unprocessable 422  RateLimited 429
        ServerError                       5xx

Other statuses are plain APIError. Beside the tree, AuthError and ValidationError gather what MemorySync gives one name:
the former Unauthorized and Forbidden, the latter BadRequest, Conflict, Unprocessable and InvalidArgument. The three
surfaces spell errors in three ways (a problem document, MemorySync's superset body, TIE's `detail` and `code`);
`api_error` reads them all. Nothing here does I/O, and errors hold plain data only, so they can be pickled.
"""

import json
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any, ClassVar

from spectron_sdk._json import as_members, is_array, is_object
from spectron_sdk._retry import advised_wait

REQUEST_ID_HEADERS = ("x-trace-id", "x-request-id")


class SpectronError(Exception):
    """Base of everything this package raises on purpose.

    The properties are the names that the vendors' own errors have for the same things; see `_vendors.py`.
    """

    request_id: str | None = None

    @property
    def status_code(self) -> int | None:
        """The status of the answer; None when there was none."""
        return getattr(self, "status", None)

    @property
    def response(self) -> Any:
        """The decoded body of the answer."""
        return getattr(self, "body", None)

    @property
    def message(self) -> str:
        """What the error says."""
        return str(self)

    @property
    def trace_id(self) -> str | None:
        """The id that the service's own logs know the request by."""
        return self.request_id


class AuthError(SpectronError):
    """Unauthorized or Forbidden: MemorySync's one word for both."""


class ValidationError(SpectronError):
    """BadRequest, Conflict, Unprocessable or InvalidArgument: MemorySync's one word for what cannot be accepted."""


class ConfigurationError(SpectronError, ValueError):
    """The client was set up or called in a way that cannot work; nothing was sent."""


class InvalidArgument(ConfigurationError, ValidationError):
    """An argument cannot be sent; `place` names the part of it, such as `turns[1].payload.score`."""

    def __init__(self, message: str, *, place: str = "") -> None:
        super().__init__(message)
        self.place = place


class TransportError(SpectronError):
    """There is no usable answer.

    `sent` is False when the request surely never reached the server, so that sending it again cannot do anything twice.
    """

    def __init__(self, message: str, *, method: str = "", path: str = "", attempts: int = 1, sent: bool = True) -> None:
        super().__init__(message)
        self.method = method
        self.path = path
        self.attempts = attempts
        self.sent = sent


class ConnectionFailed(TransportError):
    """The connection could not be made, or broke before the answer was whole."""


class TimedOut(TransportError):
    """The server took longer than the configured timeout."""


class MalformedResponse(TransportError):
    """The server answered with something this client cannot read; `status`, `body` and `request_id` tell what."""

    def __init__(
        self,
        message: str,
        *,
        method: str = "",
        path: str = "",
        attempts: int = 1,
        sent: bool = True,
        status: int | None = None,
        body: str = "",
        request_id: str | None = None,
    ) -> None:
        super().__init__(message, method=method, path=path, attempts=attempts, sent=sent)
        self.status = status
        self.body = body
        self.request_id = request_id


class APIError(SpectronError):
    """The server refused or failed.

    `body` is the decoded body as it came (a dict, text, or None when empty); `errors` lists single faults where the
    server named them; `retry_after` is in seconds. `method` and `path` say which request it was, without its query.
    """

    # What a constructor call without a status means; the classes below narrow it.
    default_status: ClassVar[int] = 0

    def __init__(
        self,
        message: str = "",
        *,
        status: int | None = None,
        type: str | None = None,  # noqa: A002 - the name of the member in RFC 9457
        title: str = "",
        detail: str = "",
        code: str | None = None,
        errors: tuple[Mapping[str, Any], ...] = (),
        request_id: str | None = None,
        retry_after: float | None = None,
        body: Any = None,
        method: str = "",
        path: str = "",
        attempts: int = 1,
    ) -> None:
        super().__init__(message)
        self.status = self.default_status if status is None else status
        self.type = type
        self.title = title
        self.detail = detail
        self.code = code
        self.errors = errors
        self.request_id = request_id
        self.retry_after = retry_after
        self.body = body
        self.method = method
        self.path = path
        self.attempts = attempts


class BadRequest(APIError, ValidationError):
    """400: the request is wrong in itself."""

    default_status = 400


class Unauthorized(APIError, AuthError):
    """401: no key, or one the server does not accept here."""

    default_status = 401


class Forbidden(APIError, AuthError):
    """403: the key is good, its grants do not reach this far."""

    default_status = 403


class NotFound(APIError):
    """404: no such thing, or none this caller may see."""

    default_status = 404


class Conflict(APIError, ValidationError):
    """409: it clashes with what is held, or with a request still running."""

    default_status = 409


class Unprocessable(APIError, ValidationError):
    """422: well-formed, but a field is invalid; `errors` names it."""

    default_status = 422


class RateLimited(APIError):
    """429: too much, or over a plan's limit; `retry_after` says how long to wait, when the server did."""

    default_status = 429

    @property
    def retry_after_seconds(self) -> float:
        """How long the server said to wait; 0 when it did not."""
        return self.retry_after or 0.0


class ServerError(APIError):
    """5xx: the server failed."""

    default_status = 500


def error_class(status: int) -> type[APIError]:
    """Give the class for a status: the one that declares it, ServerError for the rest of 5xx, else APIError."""
    for candidate in (BadRequest, Unauthorized, Forbidden, NotFound, Conflict, Unprocessable, RateLimited):
        if candidate.default_status == status:
            return candidate
    return ServerError if status >= 500 else APIError


def api_error(
    status: int,
    headers: Mapping[str, str],
    content: bytes,
    *,
    method: str = "",
    path: str = "",
    attempts: int = 1,
    secrets: tuple[str, ...] = (),
) -> APIError:
    """Build the error for a refused request from whichever of the three body shapes came.

    headers has lower-case names. Secrets that the server echoed are blanked out before anything is read from the body.
    """
    text = without_secrets(content.decode("utf-8", "replace"), secrets)
    body = _decoded(text)
    members = as_members(body)
    nested = members.get("error")
    inner = as_members(nested)
    errors = _faults(members, inner)
    problem_type = _text(members.get("type"))
    title = _text(members.get("title")) or _phrase(status)
    detail = _detail(members, inner, errors) or (text.strip()[:300] if not members else "")
    code = _text(members.get("code")) or _text(inner.get("code")) or _code_of(nested) or _last_segment(problem_type)
    request_id = request_id_of(headers) or _text(members.get("request_id"))
    said = f"{title}: {detail}" if detail and detail != title else title
    where = f" ({method} {path})" if method else ""
    return error_class(status)(
        f"{status} {said}{where}",
        status=status,
        type=problem_type,
        title=title,
        detail=detail,
        code=code,
        errors=errors,
        request_id=request_id,
        retry_after=advised_wait(headers, members),
        body=body,
        method=method,
        path=path,
        attempts=attempts,
    )


def request_id_of(headers: Mapping[str, str]) -> str | None:
    """Read the correlation id of an answer, whichever surface it came from."""
    for name in REQUEST_ID_HEADERS:
        if value := headers.get(name):
            return value
    return None


def without_secrets(text: str, secrets: tuple[str, ...]) -> str:
    """Blank out secrets; those under eight characters are left, since words of ordinary text would go with them."""
    for secret in secrets:
        if len(secret) >= 8:
            text = text.replace(secret, "***")
    return text


def _decoded(text: str) -> Any:
    if not text.strip():
        return None
    try:
        return json.loads(text)
    except ValueError:
        return text


def _faults(members: Mapping[str, Any], inner: Mapping[str, Any]) -> tuple[Mapping[str, Any], ...]:
    for held in (members.get("errors"), members.get("detail"), inner.get("details")):
        if is_array(held):
            return tuple(entry for entry in held if is_object(entry))
    return ()


def _detail(members: Mapping[str, Any], inner: Mapping[str, Any], errors: tuple[Mapping[str, Any], ...]) -> str:
    detail = members.get("detail")
    if isinstance(detail, str) and detail:
        return detail
    if is_object(detail):  # MemorySync's plan-limit body puts an object there
        return _text(detail.get("message")) or _text(detail.get("error")) or ""
    return (
        _text(members.get("message"))
        or _text(inner.get("message"))
        or "; ".join(filter(None, (_text(fault.get("msg")) or _text(fault.get("message")) for fault in errors)))
        or _text(members.get("error"))
        or ""
    )


def _code_of(nested: object) -> str | None:
    return nested if isinstance(nested, str) and nested.replace("_", "").isalnum() else None


def _last_segment(problem_type: str | None) -> str | None:
    if not problem_type or problem_type == "about:blank":
        return None
    return problem_type.rstrip("/").rpartition("/")[2] or None


def _phrase(status: int) -> str:
    try:
        return HTTPStatus(status).phrase
    except ValueError:
        return "Request refused"


def _text(value: object) -> str | None:
    return value if isinstance(value, str) and value else None
