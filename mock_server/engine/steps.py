"""Code that waits only where it must: one function for helpers that answer at once and for those that take their time.

A function in steps is a generator. Where a helper may be slow it says `yield from waited(helper(...))`; as long as
every helper answers at once, `run` goes through without an event loop and gives the result itself. The first one that
gives an awaitable turns the rest into a coroutine.
"""

from collections.abc import Awaitable, Coroutine, Generator
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")

Steps: TypeAlias = Generator[Awaitable[Any], Any, T]
"""A function in steps, under way: it yields what has to be waited for, and returns T."""


def waited(value: T | Awaitable[T]) -> Steps[T]:
    """Give a helper's answer, waiting for it if it is not there yet."""
    if isinstance(value, Awaitable):
        answer: T = yield value
        return answer
    return value


def run(steps: Steps[T]) -> T | Coroutine[Any, Any, T]:
    """Go through steps: gives the result, or a coroutine of it when something has to be waited for."""
    try:
        awaited = next(steps)
    except StopIteration as done:
        result: T = done.value
        return result
    return _go_on(steps, awaited)


async def finish(steps: Steps[T]) -> T:
    """Go through steps from a coroutine."""
    under_way = run(steps)
    return await under_way if isinstance(under_way, Coroutine) else under_way


async def _go_on(steps: Steps[T], awaited: Awaitable[Any]) -> T:
    try:
        while True:
            try:
                answer = await awaited
            except BaseException as error:  # the steps decide what a failure or a cancellation means
                awaited = steps.throw(error)
            else:
                awaited = steps.send(answer)
    except StopIteration as done:
        result: T = done.value
        return result
