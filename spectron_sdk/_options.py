"""What one call, or a copy of a client, may do differently from the client: limits, headers, query, key, principal.

The TypedDicts are what callers write, one definition for all operations: each takes `**options: Unpack[...]`. An option
that is left out keeps what the client has, which is not the same as None: `timeout=None` waits for ever and
`deadline=None` lifts the client's. `settle` checks them and turns them into an `Options`, which a Call carries. What
they do is in `_exchange.py`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, TypedDict

from spectron_sdk import _encode
from spectron_sdk._http import Timeouts, bounded, is_span, timeouts
from spectron_sdk._json import is_mapping, is_sequence
from spectron_sdk.errors import ConfigurationError, InvalidArgument

if TYPE_CHECKING:
    import httpx

QueryValue = str | int | bool

# They frame the message, so the layer that writes it must be the one to choose them.
_FRAMING: Final = frozenset({"content-length", "transfer-encoding", "host", "connection"})


class SharedOptions(TypedDict, total=False):
    """What calls and copies of clients have in common.

    timeout is in seconds for connecting, each read and write, and a free connection; None waits for ever. max_retries
    counts the attempts after the first. deadline is in seconds over all attempts and the waits between them; None means
    none. extra_headers and extra_query are sent besides the client's own and take the place of those of the same name.
    """

    timeout: "float | httpx.Timeout | None"
    max_retries: int
    deadline: float | None
    extra_headers: Mapping[str, str] | None
    extra_query: Mapping[str, QueryValue | Sequence[QueryValue]] | None


class ClientOptions(SharedOptions, total=False):
    """What `with_options` takes: these hold for every call of the copy. on_behalf_of is the principal it acts for."""

    on_behalf_of: str | None


class CallOptions(SharedOptions, total=False):
    """What every call takes.

    idempotency_key is sent as `Idempotency-Key`, the same on all attempts. The service honours it on `remember` and
    `remember_many`, where the client mints one by itself; elsewhere it makes nothing safer, and retries stay as they
    are.
    """

    idempotency_key: str | None


class RequestOptions(CallOptions, total=False):
    """What the calls of the Spectron and TIE surfaces take; on_behalf_of is the principal that this call acts for."""

    on_behalf_of: str | None


@dataclass(frozen=True, slots=True)
class Options:
    """Options, checked. What is None stays as the client has it; a deadline of infinity is none."""

    timeouts: Timeouts | None = None
    max_retries: int | None = None
    deadline_s: float | None = None
    headers: tuple[tuple[str, str], ...] = field(default=(), repr=False)
    query: tuple[tuple[str, str], ...] = field(default=(), repr=False)


NO_DEADLINE: Final = float("inf")
UNCHANGED: Final = Options()

_NAMES: Final = (
    "timeout",
    "max_retries",
    "deadline",
    "extra_headers",
    "extra_query",
    "idempotency_key",
    "on_behalf_of",
)


def settle(options: Mapping[str, Any]) -> Options:
    """Check options and put them into the form that exchanges use.

    Raises TypeError for a name that is no option, as for any unexpected argument, and InvalidArgument for a value that
    cannot be. on_behalf_of and idempotency_key are the caller's to read.
    """
    if not options:
        return UNCHANGED
    for name in options:
        if name not in _NAMES:
            raise TypeError(f"unexpected keyword argument {name!r}; the options of a call are {', '.join(_NAMES)}")
    return Options(
        timeouts=timeouts(options["timeout"]) if "timeout" in options else None,
        max_retries=retries(options.get("max_retries")),
        deadline_s=deadline_of(options["deadline"]) if "deadline" in options else None,
        headers=_headers(options.get("extra_headers") or {}),
        query=_query(options.get("extra_query") or {}),
    )


def retries(count: int | None) -> int | None:
    """Check a number of retries."""
    given: object = count
    if given is not None and (isinstance(given, bool) or not isinstance(given, int) or given < 0):
        raise ConfigurationError(f"max_retries must be 0 or more, got {count!r}")
    return count


def deadline_of(value: object) -> float:
    """Check a deadline; None is infinity."""
    if value is None:
        return NO_DEADLINE
    if not is_span(value):
        raise ConfigurationError(f"deadline must be a positive number of seconds or None, got {value!r}")
    seconds = bounded(value)
    return NO_DEADLINE if seconds is None else float(seconds)


def _headers(headers: object) -> tuple[tuple[str, str], ...]:
    if not is_mapping(headers):
        raise InvalidArgument(f"extra_headers must be a mapping, got {type(headers).__name__}", place="extra_headers")
    return tuple((_header_name(name), _header_value(value, str(name))) for name, value in headers.items())


def _header_name(name: object) -> str:
    if not isinstance(name, str) or not name or not name.isascii() or not all(map(_is_token, name)):
        raise InvalidArgument(f"{name!r} is not the name of a header", place="extra_headers")
    if name.lower() in _FRAMING:
        raise InvalidArgument(
            f"the header {name} is written by the connection, not by the caller", place="extra_headers"
        )
    return name


def _header_value(value: object, name: str) -> str:
    place = f"extra_headers[{name!r}]"
    # The value is not shown: it may be a secret.
    if not isinstance(value, str):
        raise InvalidArgument(f"{place} must be a string, got {type(value).__name__}", place=place)
    if any(ord(letter) < 0x20 or ord(letter) == 0x7F or 0xD800 <= ord(letter) <= 0xDFFF for letter in value):
        raise InvalidArgument(f"{place} holds a character that no header can carry", place=place)
    return value.strip()


def _is_token(letter: str) -> bool:
    return letter.isalnum() or letter in "!#$%&'*+-.^_`|~"


def _query(query: object) -> tuple[tuple[str, str], ...]:
    if not is_mapping(query):
        raise InvalidArgument(f"extra_query must be a mapping, got {type(query).__name__}", place="extra_query")
    pairs: list[tuple[str, str]] = []
    for name, held in query.items():
        for value in held if is_sequence(held) else (held,):
            pairs += _encode.query_pairs({name: value})
    return tuple(pairs)
