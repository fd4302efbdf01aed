"""The seam between the client and whatever moves bytes: requests and answers as plain data, and two small protocols.

`_httpx.py`, `_httpx2.py` and `_aiohttp.py` implement the protocols; a test, or another stack, implements them over
something else. An implementation raises ConnectionFailed, TimedOut or MalformedResponse (see `errors.py`, `sent`
included) and nothing of its own, follows no redirects, sends nothing twice, and neither adds nor drops headers that
matter. Which one a client uses is chosen in `_adapters.py`.
"""

from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeGuard

from spectron_sdk.errors import ConfigurationError, MalformedResponse

# Seconds, None for no limit: connect, until a connection stands, TLS included; read, between two arrivals of bytes;
# write, until bytes are accepted; pool, until a connection is free.
Timeouts = Mapping[str, float | None]

PHASES: Final = ("connect", "read", "write", "pool")

# Three years. System clocks overflow somewhere past it.
_FOR_EVER_S: Final = 100_000_000.0

# An answer that is read whole and grows past this is not what the contract promises.
MAX_ANSWER_BYTES: Final = 256 * 1024 * 1024


@dataclass(frozen=True, slots=True)
class Outgoing:
    """A request, ready to be written: absolute URL, encoded; header names and values as bytes."""

    method: str
    url: str
    headers: tuple[tuple[bytes, bytes], ...] = field(repr=False)
    content: bytes | None
    timeouts: Timeouts


@dataclass(frozen=True, slots=True)
class Incoming:
    """A whole answer; header names are lower-case."""

    status: int
    headers: dict[str, str]
    content: bytes


class SyncBody(Protocol):
    """An answer whose body has not been read yet; close it in every case.

    `read` gives the whole body, up to the implementation's limit. `finish` reads what is left, for so many seconds at
    most, and closes: a connection whose answer was read to its end can serve again.
    """

    status: int
    headers: dict[str, str]

    def chunks(self) -> Iterator[bytes]: ...

    def read(self) -> bytes: ...

    def finish(self, seconds: float) -> None: ...

    def close(self) -> None: ...


class AsyncBody(Protocol):
    """The same, awaited."""

    status: int
    headers: dict[str, str]

    def chunks(self) -> AsyncIterator[bytes]: ...

    async def read(self) -> bytes: ...

    async def finish(self, seconds: float) -> None: ...

    async def aclose(self) -> None: ...


class SyncHttp(Protocol):
    """Sends requests from any thread."""

    def send(self, request: Outgoing) -> Incoming: ...

    def open(self, request: Outgoing) -> SyncBody: ...

    def close(self) -> None: ...


class AsyncHttp(Protocol):
    """The same on one event loop, asyncio's or trio's."""

    async def send(self, request: Outgoing) -> Incoming: ...

    async def open(self, request: Outgoing) -> AsyncBody: ...

    async def aclose(self) -> None: ...


def timeouts(value: object) -> Timeouts:
    """Spread a timeout over the four phases; None waits for ever.

    Takes seconds, or anything that spells the phases out as `httpx.Timeout` does, with `as_dict()`. What is longer than
    clocks can count is for ever, too.
    """
    if value is None or is_span(value):
        return dict.fromkeys(PHASES, bounded(value))
    spelled: Any = getattr(value, "as_dict", None)
    if not callable(spelled):
        raise ConfigurationError(
            f"timeout must be a positive number of seconds, an httpx.Timeout or None, got {value!r}"
        )
    phases: Any = spelled()
    wrong = {phase: phases.get(phase) for phase in PHASES if not _is_limit(phases.get(phase))}
    if wrong:
        raise ConfigurationError(f"a timeout's phases must be positive numbers of seconds or None, got {wrong}")
    return {phase: bounded(phases.get(phase)) for phase in PHASES}


def is_span(value: object) -> TypeGuard[float]:
    """Tell whether something is a positive number of seconds."""
    return isinstance(value, (int, float)) and not isinstance(value, bool) and value > 0


def bounded(seconds: float | None) -> float | None:
    """Give a number of seconds that clocks can count, None where it is longer than any wait."""
    return None if seconds is None or seconds >= _FOR_EVER_S else seconds


def _is_limit(value: object) -> bool:
    # A read that must be done at once is none, but httpx takes 0 for the other phases' "do not wait".
    return value is None or is_span(value) or (isinstance(value, (int, float)) and value == 0)


def headers_of(raw: "list[tuple[bytes, bytes]] | tuple[tuple[bytes, bytes], ...]") -> dict[str, str]:
    """Read headers as they crossed the wire; where a name comes twice, the last one counts."""
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in raw}


def announced(headers: Mapping[str, str], limit: int) -> bool:
    """Tell whether an answer says how long it is and keeps within the limit; refuse one that says it does not."""
    length = headers.get("content-length", "")
    if not length.isdecimal():
        return False
    if int(length) > limit:
        raise too_large(limit)
    # The length is that of the compressed body; how much comes out of it shows only while it is read.
    return "content-encoding" not in headers


def too_large(limit: int) -> MalformedResponse:
    """Say that an answer has no end in sight."""
    return MalformedResponse(f"the answer is larger than {limit} bytes")
