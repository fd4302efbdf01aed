"""One test, three colours: the same calls blocking, on asyncio and on trio, over a script or a running server."""

from collections.abc import Awaitable, Callable, Sequence
from inspect import isawaitable
from typing import Any, Final

import anyio

from spectron_sdk import AsyncSpectron, Spectron
from tests.sdk.fakes import Script, Step, awaited, blocking

Client = Spectron | AsyncSpectron
Calls = Callable[[Any], Any]

COLOURS: Final = ("blocking", "asyncio", "trio")


class Colour:
    """Runs calls on a client of one colour. A call's failure is given back like an answer."""

    def __init__(self, name: str) -> None:
        self.name = name

    def run(self, calls: Calls, steps: Sequence[Step], *, max_retries: int = 3) -> tuple[Any, Script]:
        """Run calls over a script."""
        if self.name == "blocking":
            client, script = blocking(steps, max_retries=max_retries)
            return outcome(lambda: calls(client)), script
        waiting, script = awaited(steps, max_retries=max_retries)
        return self._awaited(lambda: _finished(calls(waiting))), script

    def ask(self, calls: Calls, **settings: Any) -> Any:
        """Run calls on a client of its own, set up with these settings."""
        if self.name == "blocking":
            with Spectron(**settings) as client:
                return outcome(lambda: calls(client))

        async def main() -> Any:
            async with AsyncSpectron(**settings) as client:
                return await _finished(calls(client))

        return self._awaited(main)

    def _awaited(self, main: Callable[[], Awaitable[Any]]) -> Any:
        return outcome(lambda: anyio.run(main, backend=self.name))


def outcome(call: Callable[[], Any]) -> Any:
    """Give what a call answers, or the exception it raises."""
    try:
        return call()
    except Exception as error:
        return error


async def _finished(answered: Any) -> Any:
    """Await what needs it, and read an asynchronous iterable to its end."""
    if isawaitable(answered):
        answered = await answered
    if hasattr(answered, "__aiter__"):
        return [row async for row in answered]
    return answered
