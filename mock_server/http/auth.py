"""From a key to a Caller, and from a request to its context: who asks, for whom, and in which memory.

Only open mode lives here so far: any non-empty key (or one of a given list) acts as `admin` over everything
(R-ADP-14). Real keys with principals and grants slot in behind `Authenticator`. Which operation is asked for does not
matter here.
"""

import re
from base64 import urlsafe_b64decode
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final, NamedTuple, Protocol, TypeAlias

from mock_server.engine.callers import OPEN_ADMIN, Caller
from mock_server.engine.errors import UnknownPrincipal
from mock_server.engine.json_text import JsonError, loads
from mock_server.http.headers import Headers
from mock_server.http.problems import Refusal, invalid
from mock_server.http.surfaces import Surface
from mock_server.http.violations import Place, Violation, shown

DEFAULT_CONTEXT: Final = "default"
_CONTEXT_ID: Final = re.compile(r"[A-Za-z0-9_.\- ]{1,128}", re.ASCII)
_CONTEXT_RULE: Final = 'it takes 1 to 128 of letters, digits, "_", "-", "." and space'
_LISTED_PRINCIPALS: Final = frozenset({"admin", "system"})


class Identity(NamedTuple):
    """What a key stands for: its caller, and the context it is bound to, if it is."""

    caller: Caller
    context_id: str | None = None


class Authenticator(Protocol):
    """Recognise keys."""

    def identify(self, key: str) -> Identity | None:
        """Give what a non-empty key stands for; None when nobody issued it."""
        ...

    def knows(self, principal: str) -> bool:
        """Tell whether a principal is listed, so that one may ask to act for it (R-DEL-2)."""
        ...


class OpenKeys:
    """Take any key, or only the given ones; each acts as admin over everything."""

    def __init__(self, keys: tuple[str, ...] = ()) -> None:
        self._keys = frozenset(keys)
        self._identity = Identity(OPEN_ADMIN)

    def identify(self, key: str) -> Identity | None:
        """Give the admin, unless keys are listed and this is none of them."""
        return self._identity if not self._keys or key in self._keys else None

    def knows(self, principal: str) -> bool:
        """Tell whether a principal is one of the two that always exist."""
        return principal in _LISTED_PRINCIPALS


class Admission(NamedTuple):
    """Who asks, and in which context."""

    caller: Caller
    context_id: str


Admit: TypeAlias = Callable[[Authenticator, Headers, Mapping[str, str]], Admission]
"""Check the key, then the context, then delegation. Raises Refusal (401, 422, 400) or UnknownPrincipal."""


def _to_spectron(authenticator: Authenticator, headers: Headers, path: Mapping[str, str]) -> Admission:
    identity = _identified(authenticator, bearer_token(headers))
    context_id = path.get("context_id", DEFAULT_CONTEXT)
    if _CONTEXT_ID.fullmatch(context_id) is None:
        raise Refusal(422, f'context_id is "{context_id}"; {_CONTEXT_RULE}')
    if identity.context_id not in (None, context_id):
        raise _unauthorized("this key is not valid here")
    return Admission(_delegated(authenticator, identity.caller, headers), context_id)


def _to_memorysync(authenticator: Authenticator, headers: Headers, _path: Mapping[str, str]) -> Admission:
    identity = _identified(authenticator, _api_key(headers))
    return Admission(identity.caller, _named_context(identity, headers, "X-Project-ID", Surface.MEMORYSYNC))


def _to_tie(authenticator: Authenticator, headers: Headers, _path: Mapping[str, str]) -> Admission:
    token = bearer_token(headers)
    identity = _identified(authenticator, token)
    context_id = identity.context_id or _named_context(identity, headers, "X-Spectron-Context", Surface.TIE)
    user = _user_meant(token, headers)
    return Admission(replace(identity.caller, user=user) if user else identity.caller, context_id)


ADMIT: Final[Mapping[Surface, Admit]] = {
    Surface.SPECTRON: _to_spectron,
    Surface.MEMORYSYNC: _to_memorysync,
    Surface.TIE: _to_tie,
}
"""How each surface lets a request in."""


def bearer_token(headers: Headers) -> str:
    """Give the token of `Authorization: Bearer <token>`. Raises a 401 Refusal when there is none."""
    raw = headers.raw.get(b"authorization", b"")
    if raw[:7] == b"Bearer " and raw.isascii() and (token := raw[7:].decode().strip()):
        return token
    sent = headers.value("authorization")
    scheme, _, token = sent.partition(" ")
    if not scheme:
        raise _unauthorized('no key was sent; use the header "Authorization: Bearer <key>"')
    if scheme.lower() != "bearer" or not token.strip():
        raise _unauthorized('the Authorization header holds no bearer key; it must read "Bearer <key>"')
    return token.strip()


def _user_meant(token: str, headers: Headers) -> str | None:
    """Give the one user whose memories a TIE request is about; None is whoever a bare service secret may read.

    A user token stands for its own user and nobody else; only a service secret acts for others (G-02). A header that
    names nobody is refused, as it would otherwise mean everybody (G-03).
    """
    own = jwt_subject(token)
    if b"x-on-behalf-of" not in headers.raw:
        return own
    named = headers.value("x-on-behalf-of")
    if not named:
        detail = "X-On-Behalf-Of is blank; name the user to act for, or leave the header out"
        raise Refusal(400, detail, code="USER_CONTEXT_REQUIRED")
    if own is not None and named != own:
        raise Refusal(
            403, f"X-On-Behalf-Of is {named!r}, but the token is that of {own!r}; only a service secret acts for others"
        )
    return named


def jwt_subject(token: str) -> str | None:
    """Give the `sub` of a token that is a JWT, without verifying it; None for a token that has none.

    Raises a 401 Refusal for a `sub` that names nobody: such a token must not read everybody's memories.
    """
    parts = token.split(".")
    if len(parts) != 3:
        return None
    header, claims = _jwt_part(parts[0]), _jwt_part(parts[1])
    if header is None or claims is None or "alg" not in header:
        return None
    if "sub" not in claims:
        return None
    subject = claims["sub"]
    if not isinstance(subject, str) or not subject.strip():
        raise _unauthorized(f"the token's sub is {shown(subject)}, but it must be the id of a user")
    return subject


def _jwt_part(text: str) -> dict[str, object] | None:
    try:
        value = loads(urlsafe_b64decode(text + "=" * (-len(text) % 4)))
    except (ValueError, JsonError):
        return None
    return value if isinstance(value, dict) else None


def _api_key(headers: Headers) -> str:
    key = headers.value("x-api-key")
    if not key:
        raise _unauthorized('no key was sent; use the header "X-API-Key: <key>"')
    return key


def _identified(authenticator: Authenticator, key: str) -> Identity:
    identity = authenticator.identify(key)
    if identity is None:
        raise _unauthorized("this key is not valid here")
    return identity


def _named_context(identity: Identity, headers: Headers, header: str, surface: Surface) -> str:
    """Give the context a header names, else the key's own; one that is sent but blank names none and is refused."""
    if header.lower() not in headers:
        return identity.context_id or DEFAULT_CONTEXT
    name = headers.value(header.lower())
    if not name:
        text = f"{header}: is blank; name a context, or leave the header out"
        raise invalid(surface, [Violation(Place.HEADER, (header.lower(),), text, "string_too_short")])
    if len(name) > 128:
        text = f"{header}: {len(name)} characters, but it must be a context id of 1 to 128"
        raise invalid(surface, [Violation(Place.HEADER, (header.lower(),), text, "string_too_long")])
    return name


def _delegated(authenticator: Authenticator, caller: Caller, headers: Headers) -> Caller:
    """Cut in whom the caller acts for (C-HDR-1, R-DEL).

    Without enforced keys every listed principal may do the same as admin, so there is nothing to cut away.
    """
    if b"x-spectron-on-behalf-of" not in headers.raw and b"x-memory-on-behalf-of" not in headers.raw:
        return caller
    sent = (headers.value("x-spectron-on-behalf-of"), headers.value("x-memory-on-behalf-of"))
    targets = {name for value in sent if (name := value.removeprefix("principal:"))}
    if not targets:
        return caller
    if len(targets) > 1:
        text = "X-Spectron-On-Behalf-Of and X-Memory-On-Behalf-Of name different principals; send one of them"
        violation = Violation(Place.HEADER, ("x-spectron-on-behalf-of",), text, "conflicting_names")
        raise invalid(Surface.SPECTRON, [violation])
    target = targets.pop()
    if target != caller.principal and not authenticator.knows(target):
        raise UnknownPrincipal(
            f"{target!r} is not a principal here; one may act for {', '.join(sorted(_LISTED_PRINCIPALS))}"
        )
    return replace(caller, on_behalf_of=target)


def _unauthorized(detail: str) -> Refusal:
    return Refusal(401, detail)
