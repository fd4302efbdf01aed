"""All ways to make a call: each adapter, in each colour, on each event loop it runs on.

`EVERY_WAY` parametrises a test with them. A test says once what to do with a client; a coroutine that comes out of it
is awaited.
"""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from inspect import isawaitable
from typing import Any

import anyio
import pytest

from spectron_sdk import Aiohttp, AsyncSpectron, Httpx, Httpx2, Spectron

KEY = "sp-1-verysecretvalue"


@contextmanager
def nothing_left_behind() -> Iterator[None]:
    """Collect afterwards what was made in between: whatever was left half-done complains then."""
    # What is there already is left out, which makes it a matter of microseconds.
    gc.freeze()
    try:
        yield
    finally:
        gc.collect()
        gc.unfreeze()


@dataclass(frozen=True)
class Way:
    """One adapter in one colour; backend is None for the blocking one."""

    name: str
    adapter: Any
    backend: str | None = None

    def run(self, endpoint: str, use: Callable[[Any], Any], **options: Any) -> Any:
        """Do something with a client that is closed afterwards. Options of the adapter start with `a_`."""
        with nothing_left_behind():
            return self._run(endpoint, use, options)

    def fails(
        self,
        kind: type[Exception] | tuple[type[Exception], ...],
        endpoint: str,
        use: Callable[[Any], Any],
        **options: Any,
    ) -> Any:
        """Do something that must raise, and give the error, which must not show the key."""
        with nothing_left_behind():
            with pytest.raises(kind) as caught:
                self._run(endpoint, use, options)
            error = caught.value
            del caught
            _forget_frames(error)
        assert "verysecret" not in f"{error!r} {error} {vars(error)}"
        return error

    def _run(self, endpoint: str, use: Callable[[Any], Any], options: dict[str, Any]) -> Any:
        own = {name[2:]: value for name, value in options.items() if name.startswith("a_")}
        others = {name: value for name, value in options.items() if not name.startswith("a_")}
        settings = {
            "endpoint": endpoint,
            "api_key": KEY,
            "max_retries": 0,
            "timeout": 10.0,
            "http_client": replace(self.adapter, **own),
            **others,
        }
        if self.backend is None:
            with Spectron("c", **settings) as client:
                return use(client)

        async def main() -> Any:
            async with AsyncSpectron("c", **settings) as waiting:
                result = use(waiting)
                return await result if isawaitable(result) else result

        return anyio.run(main, backend=self.backend)


def _forget_frames(error: BaseException | None) -> None:
    """Let go of what an error's frames hold, so that it can be collected."""
    while error is not None:
        error.__traceback__ = None
        error = error.__cause__ or error.__context__


WAYS = (
    Way("httpx", Httpx()),
    Way("httpx2", Httpx2()),
    Way("httpx asyncio", Httpx(), "asyncio"),
    Way("httpx trio", Httpx(), "trio"),
    Way("httpx2 asyncio", Httpx2(), "asyncio"),
    Way("httpx2 trio", Httpx2(), "trio"),
    Way("aiohttp", Aiohttp(), "asyncio"),
)

EVERY_WAY = pytest.mark.parametrize("way", WAYS, ids=lambda way: way.name)
WAITING_WAYS = pytest.mark.parametrize("way", [way for way in WAYS if way.backend], ids=lambda way: way.name)
BLOCKING_WAYS = pytest.mark.parametrize("way", [way for way in WAYS if not way.backend], ids=lambda way: way.name)


def state(client: Any) -> Any:
    """Make a call that reads."""
    return client.state()


def ask(client: Any) -> Any:
    """Make a call that writes, and is not repeated."""
    return client.chat("x")


def deltas(client: Any) -> Any:
    """Read a stream to its end, and give its pieces."""
    stream = client.chat_stream("x")
    if isinstance(client, Spectron):
        with stream:
            return [chunk.delta for chunk in stream]

    async def main() -> list[str]:
        async with stream:
            return [chunk.delta async for chunk in stream]

    return main()
