"""What a client is set up with: argument, then environment, then default; and what each surface's requests carry.

`resolve` refuses a set-up that cannot work before anything is sent. Keys live in `Door`, whose repr hides them, and
nowhere else. Only the environment is read here; no network, no files.
"""

import os
import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Literal, TypedDict, cast
from urllib.parse import urlsplit

from spectron_sdk._version import __version__
from spectron_sdk.errors import ConfigurationError

if TYPE_CHECKING:
    import httpx

    from spectron_sdk._hooks import Hook

DEFAULT_ENDPOINT: Final = "http://127.0.0.1:9090"
DEFAULT_CONTEXT: Final = "default"
DEFAULT_TIMEOUT_S: Final = 30.0
DEFAULT_RETRIES: Final = 3
USER_AGENT: Final = f"spectron-sdk-python/{__version__}"

SurfaceName = Literal["spectron", "memorysync", "tie"]
Headers = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Surface:
    """Where one of the sister surfaces lives, when it is not the main endpoint.

    endpoint and key go together: a surface with an endpoint of its own needs a key of its own, since the main key is
    never sent to another host. `token` is another name of `api_key`, the one TIE uses. `project` is MemorySync's
    project, or the context that TIE is asked for; unset, a surface on the main endpoint is sent the client's context.
    """

    endpoint: str | None = None
    api_key: str | None = field(default=None, repr=False)
    project: str | None = None
    token: str | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class Door:
    """One surface as requests see it: base URL without a trailing slash, headers of every request, secrets in them."""

    base: str
    headers: Headers = field(repr=False)
    secrets: tuple[str, ...] = field(default=(), repr=False)


@dataclass(frozen=True, slots=True)
class Settings:
    """A resolved set-up."""

    context: str
    endpoint: str
    doors: Mapping[SurfaceName, Door]


def resolve(
    context: str | None,
    endpoint: str | None,
    api_key: str | None,
    *,
    memorysync: Surface | None = None,
    tie: Surface | None = None,
    environment: Mapping[str, str] | None = None,
) -> Settings:
    """Settle context, endpoint and keys.

    A variable that is set but empty counts as unset; an argument that is given but blank is an error.
    """
    known = os.environ if environment is None else environment
    name = _settle("context", context, known.get("SPECTRON_CONTEXT"), DEFAULT_CONTEXT)
    base = base_url(_settle("endpoint", endpoint, known.get("SPECTRON_ENDPOINT"), DEFAULT_ENDPOINT), "endpoint")
    key = header_value(
        _settle(
            "api_key", api_key, known.get("SPECTRON_API_KEY"), None, hint="pass api_key=... or set SPECTRON_API_KEY"
        ),
        "api_key",
    )
    doors: dict[SurfaceName, Door] = {
        "spectron": Door(base, (*_COMMON, ("Authorization", f"Bearer {key}")), (key,)),
        "memorysync": _memorysync_door(memorysync or Surface(), base, key, name),
        "tie": _tie_door(tie or Surface(), base, key, name),
    }
    return Settings(name, base, doors)


class ClientSettings(TypedDict, total=False):
    """What both clients' constructors take; see `Spectron`."""

    context: str | None
    endpoint: str | None
    api_key: str | None
    timeout: "float | httpx.Timeout | None"
    max_retries: int
    deadline: float | None
    memorysync: Surface | None
    tie: Surface | None
    hooks: "Sequence[Hook]"


def settings_of(environment: Mapping[str, str], given: ClientSettings) -> ClientSettings:
    """Add what the environment says to what was given, which outranks it.

    The context, the endpoint and the key are left to `resolve`, which reads their variables for every client. The rest
    is only read when asked for: a variable that names another host must not redirect a client that was given its own.
    """
    found: dict[str, Any] = {
        "timeout": _number(environment, "SPECTRON_TIMEOUT"),
        "max_retries": _count(environment, "SPECTRON_MAX_RETRIES"),
        "deadline": _number(environment, "SPECTRON_DEADLINE"),
        "memorysync": _surface(environment, "SPECTRON_MEMORYSYNC", key="API_KEY", project="PROJECT"),
        "tie": _surface(environment, "SPECTRON_TIE", key="TOKEN", project="CONTEXT"),
    }
    return cast("ClientSettings", {name: value for name, value in found.items() if value is not None} | given)


def base_url(endpoint: str, name: str) -> str:
    """Check a base URL and take its trailing slashes off."""
    parts = None
    with suppress(ValueError):
        split = urlsplit(endpoint.strip())
        ported = split.port is None or split.port > 0
        if split.scheme in {"http", "https"} and split.hostname and ported and _BLANK.search(split.netloc) is None:
            parts = split
    if parts is None:
        raise ConfigurationError(
            f"{name} must be an http or https URL such as {DEFAULT_ENDPOINT}, got {_shown(endpoint)}"
        )
    if parts.username is not None or parts.password is not None:
        raise ConfigurationError(f"{name} must not carry credentials; pass the key as api_key")
    if parts.path.rstrip("/").endswith(_API_PATH):
        raise ConfigurationError(
            f"{name} must be given without {_API_PATH}, which the client adds, got {_shown(endpoint)}"
        )
    if parts.query or parts.fragment:
        raise ConfigurationError(f"{name} must not carry a query or a fragment, got {_shown(endpoint)}")
    return endpoint.strip().rstrip("/")


def header_value(value: str, name: str) -> str:
    """Check that text can travel in a header; the text itself is not shown, it may be a secret."""
    text = value.strip()
    if not text:
        raise ConfigurationError(f"{name} is blank")
    if any(ord(letter) < 0x20 or ord(letter) == 0x7F or 0xD800 <= ord(letter) <= 0xDFFF for letter in text):
        raise ConfigurationError(f"{name} holds a control character and cannot be sent in a header")
    return text


def memorysync_headers(api_key: str, project: str | None, end_user: str | None = None) -> Headers:
    """List the headers of every MemorySync request."""
    headers = [*_COMMON, ("X-API-Key", api_key)]
    if project is not None:
        headers.append(("X-Project-ID", header_value(project, "project")))
    if end_user is not None:
        headers.append(("X-End-User-ID", header_value(end_user, "end_user_id")))
    return tuple(headers)


_API_PATH: Final = "/api/v1"
_BLANK: Final = re.compile(r"\s")

_COMMON: Final[Headers] = (("User-Agent", USER_AGENT),)


def _settle(name: str, argument: str | None, variable: str | None, default: str | None, *, hint: str = "") -> str:
    if argument is not None:
        if not isinstance(argument, str):
            raise ConfigurationError(f"{name} must be a string, got {type(argument).__name__}")
        if not argument.strip():
            raise ConfigurationError(f"{name} is blank")
        return argument
    if variable is not None and variable.strip():
        return variable
    if default is None:
        raise ConfigurationError(f"no {name}: {hint}")
    return default


def _surface(environment: Mapping[str, str], prefix: str, *, key: str, project: str) -> Surface | None:
    endpoint, secret, named = (_text(environment, f"{prefix}_{name}") for name in ("ENDPOINT", key, project))
    return None if endpoint is None and secret is None and named is None else Surface(endpoint, secret, named)


def _text(environment: Mapping[str, str], name: str) -> str | None:
    return environment.get(name, "").strip() or None


def _number(environment: Mapping[str, str], name: str) -> float | None:
    text = _text(environment, name)
    try:
        return None if text is None else float(text)
    except ValueError:
        raise ConfigurationError(f"{name} must be a number of seconds, got {text!r}") from None


def _count(environment: Mapping[str, str], name: str) -> int | None:
    text = _text(environment, name)
    if text is not None and not text.isdecimal():
        raise ConfigurationError(f"{name} must be a whole number, got {text!r}")
    return None if text is None else int(text)


def _memorysync_door(surface: Surface, base: str, key: str, context: str) -> Door:
    home, secret = _own(surface, base, key, "memorysync")
    project = surface.project if surface.project is not None else (context if home == base else None)
    return Door(home, memorysync_headers(secret, project), (secret,))


def _tie_door(surface: Surface, base: str, key: str, context: str) -> Door:
    home, secret = _own(surface, base, key, "tie")
    named = surface.project if surface.project is not None else (context if home == base else None)
    headers = [*_COMMON, ("Authorization", f"Bearer {secret}")]
    if named is not None:
        headers.append(("X-Spectron-Context", header_value(named, "context")))
    return Door(home, tuple(headers), (secret,))


def _own(surface: Surface, base: str, key: str, name: str) -> tuple[str, str]:
    if surface.api_key is not None and surface.token is not None and surface.api_key != surface.token:
        raise ConfigurationError(f"{name}: api_key and token are two names of one thing, give one of them")
    given = surface.api_key if surface.api_key is not None else surface.token
    home = base if surface.endpoint is None else base_url(surface.endpoint, f"{name} endpoint")
    if given is not None:
        return home, header_value(given, f"{name} key")
    if home != base:
        raise ConfigurationError(
            f"{name} has an endpoint of its own and needs a key of its own: Surface(endpoint, api_key)"
        )
    return home, key


def _shown(endpoint: str) -> str:
    # Whatever stands before an @ may be a password.
    scheme, mark, rest = endpoint.partition("://")
    return repr(f"{scheme}{mark}{rest.rpartition('@')[2]}")
