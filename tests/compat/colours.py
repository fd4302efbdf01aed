"""One scenario, two colours: run the same steps on a vendor's blocking and asynchronous client.

The blocking clients answer at once, the asynchronous ones with something to await; `done` takes either. Blocking calls
hold up the test's own event loop only: the server runs in a thread of its own.
"""

from collections.abc import AsyncIterator, Iterator
from inspect import isawaitable
from typing import Any


async def done(answer: Any) -> Any:
    """Give the answer of a call of either colour."""
    return await answer if isawaitable(answer) else answer


async def drained(answer: Any) -> list[Any]:
    """Read a stream of either colour to its end."""
    stream: Iterator[Any] | AsyncIterator[Any] = await done(answer)
    if isinstance(stream, AsyncIterator):
        return [chunk async for chunk in stream]
    return list(stream)
