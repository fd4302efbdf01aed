"""The seam between the client and whatever moves bytes: requests and answers as plain data, and two small protocols.

`_httpx.py` implements the protocols over httpx; a test, or a faster stack, implements them over something else. An
implementation raises ConnectionFailed or TimedOut (see `errors.py`, `sent` included) and nothing of its own, follows no
redirects, and neither adds nor drops headers that matter.
"""

from collections.abc import AsyncIterator, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Protocol

# Seconds for connect, read, write and pool; None waits for ever.
Timeouts = Mapping[str, float | None]


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
    """An answer whose body has not been read yet; close it in every case."""

    status: int
    headers: dict[str, str]

    def chunks(self) -> Iterator[bytes]: ...

    def read(self) -> bytes: ...

    def close(self) -> None: ...


class AsyncBody(Protocol):
    """The same, awaited."""

    status: int
    headers: dict[str, str]

    def chunks(self) -> AsyncIterator[bytes]: ...

    async def read(self) -> bytes: ...

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
