"""Hand-written stand-ins: a scripted network at the seam of `_http.py`, and answers to script it with.

A script is a list of answers and failures, one per request; asking for more than it holds fails the test. `blocking`
and `awaited` put a real transport over it whose chance is fixed (`random` gives 0.5) and whose waits are recorded
instead of slept.
"""

import itertools
import json
from collections.abc import AsyncIterator, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from spectron_sdk import AsyncSpectron, Spectron
from spectron_sdk._config import resolve
from spectron_sdk._http import Incoming, Outgoing
from spectron_sdk._retry import RetryPolicy
from spectron_sdk._rules import Rules
from spectron_sdk._transport import AsyncTransport, SyncTransport
from spectron_sdk.client import Client

KEY = "sp-17-verysecretvalue"

Step = Incoming | Exception


def answer(body: Any = None, status: int = 200, **headers: str) -> Incoming:
    """Make an answer; header names are written with underscores."""
    content = body if isinstance(body, bytes) else b"" if body is None else json.dumps(body).encode()
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    return Incoming(status, {"content-type": "application/json", **named}, content)


@dataclass
class Script:
    """What the network will do, and what it was asked."""

    steps: list[Step]
    requests: list[Outgoing] = field(default_factory=list)
    waits: list[float] = field(default_factory=list)
    closed: int = 0

    def take(self, request: Outgoing) -> Incoming:
        self.requests.append(request)
        step = self.steps[len(self.requests) - 1]
        if isinstance(step, Exception):
            raise step
        return step

    def body(self, n: int = -1) -> Any:
        """Decode the body of a request."""
        content = self.requests[n].content
        return None if content is None else json.loads(content)

    def header(self, name: str, n: int = -1) -> str | None:
        """Read a header of a request, None when it was not sent."""
        found = [value for held, value in self.requests[n].headers if held.decode().lower() == name.lower()]
        assert len(found) < 2, f"{name} was sent twice"
        return found[0].decode() if found else None


class ScriptedBody:
    """A streamed answer cut into pieces of a given size."""

    def __init__(self, whole: Incoming, size: int, script: Script) -> None:
        self.status = whole.status
        self.headers = whole.headers
        self._content = whole.content
        self._size = size
        self._script = script

    def pieces(self) -> Iterator[bytes]:
        for start in range(0, len(self._content), self._size):
            yield self._content[start : start + self._size]

    def chunks(self) -> Iterator[bytes]:
        return self.pieces()

    def read(self) -> bytes:
        return self._content

    def finish(self, seconds: float) -> None:
        self.close()

    def close(self) -> None:
        self._script.closed += 1


class AwaitedBody:
    """The same, awaited."""

    def __init__(self, body: ScriptedBody) -> None:
        self.status = body.status
        self.headers = body.headers
        self._body = body

    def chunks(self) -> "AwaitedPieces":
        return AwaitedPieces(self._body.pieces())

    async def read(self) -> bytes:
        return self._body.read()

    async def finish(self, seconds: float) -> None:
        self._body.close()

    async def aclose(self) -> None:
        self._body.close()


class AwaitedPieces:
    """An asynchronous iterator over an ordinary one."""

    def __init__(self, pieces: Iterator[bytes]) -> None:
        self._pieces = pieces

    def __aiter__(self) -> AsyncIterator[bytes]:
        return self

    async def __anext__(self) -> bytes:
        for piece in self._pieces:
            return piece
        raise StopAsyncIteration


class FakeHttp:
    """The blocking end of the seam, scripted."""

    def __init__(self, script: Script, *, size: int = 7) -> None:
        self.script = script
        self.size = size

    def send(self, request: Outgoing) -> Incoming:
        return self.script.take(request)

    def open(self, request: Outgoing) -> ScriptedBody:
        return ScriptedBody(self.script.take(request), self.size, self.script)

    def close(self) -> None:
        self.script.closed += 1


class FakeAsyncHttp:
    """The awaited end of the seam, scripted."""

    def __init__(self, script: Script, *, size: int = 7) -> None:
        self.script = script
        self.size = size

    async def send(self, request: Outgoing) -> Incoming:
        return self.script.take(request)

    async def open(self, request: Outgoing) -> AwaitedBody:
        return AwaitedBody(ScriptedBody(self.script.take(request), self.size, self.script))

    async def aclose(self) -> None:
        self.script.closed += 1


def rules(max_retries: int = 3) -> Rules:
    """Make a client's rules with chance and time fixed; minted keys count up."""
    keys = itertools.count(1)
    ticks = itertools.count()
    return Rules(
        doors=resolve("ctx", "http://memory.test", KEY, environment={}).doors,
        policy=RetryPolicy(max_retries=max_retries),
        timeouts={"connect": 5.0, "read": 30.0, "write": 5.0, "pool": 5.0},
        random=lambda: 0.5,
        clock=lambda: float(next(ticks)),
        new_key=lambda: f"key-{next(keys)}",
    )


def blocking(steps: Sequence[Step], *, max_retries: int = 3, size: int = 7) -> tuple[Spectron, Script]:
    """Make a blocking client over a script."""
    script = Script(list(steps))
    transport = SyncTransport(FakeHttp(script, size=size), rules(max_retries), sleep=script.waits.append)
    client = Spectron.__new__(Spectron)
    Client.__init__(client, transport, "ctx", "http://memory.test", None, owner=True)
    return client, script


def awaited(steps: Sequence[Step], *, max_retries: int = 3, size: int = 7) -> tuple[AsyncSpectron, Script]:
    """Make an asynchronous client over a script."""
    script = Script(list(steps))

    async def sleep(seconds: float) -> None:
        script.waits.append(seconds)

    transport = AsyncTransport(FakeAsyncHttp(script, size=size), rules(max_retries), sleep=sleep)
    client = AsyncSpectron.__new__(AsyncSpectron)
    Client.__init__(client, transport, "ctx", "http://memory.test", None, owner=True)
    return client, script
