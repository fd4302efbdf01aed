"""Steps: at once where nothing has to be waited for, a coroutine where something has."""

import asyncio
import inspect
from collections.abc import Awaitable

import pytest

from mock_server.engine.steps import Steps, finish, run, waited


async def later(value: int) -> int:
    await asyncio.sleep(0)
    return value


async def fails() -> int:
    raise ValueError("no")


def added(one: int | Awaitable[int], other: int | Awaitable[int]) -> Steps[int]:
    first = yield from waited(one)
    second = yield from waited(other)
    return first + second


def test_steps_that_wait_for_nothing_need_no_event_loop() -> None:
    assert run(added(1, 2)) == 3


@pytest.mark.parametrize("slow_first", [True, False])
async def test_one_slow_step_makes_a_coroutine_of_the_rest(slow_first: bool) -> None:
    under_way = run(added(later(1), 2) if slow_first else added(1, later(2)))
    assert inspect.iscoroutine(under_way)
    assert await under_way == 3


async def test_every_slow_step_is_waited_for() -> None:
    assert await finish(added(later(1), later(2))) == 3
    assert await finish(added(1, 2)) == 3


async def test_a_failure_is_raised_where_it_was_waited_for() -> None:
    def careful() -> Steps[str]:
        try:
            answer = yield from added(fails(), 1)
        except ValueError as error:
            return f"caught {error}"
        return f"nothing to catch, but {answer}"

    assert await finish(careful()) == "caught no"
    with pytest.raises(ValueError, match="no"):
        await finish(added(fails(), 1))


async def test_a_cancelled_wait_runs_what_must_run_at_the_end() -> None:
    ended: list[str] = []

    def tidy() -> Steps[None]:
        try:
            yield from waited(asyncio.get_running_loop().create_future())
        finally:
            ended.append("tidied up")

    task = asyncio.create_task(finish(tidy()))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert ended == ["tidied up"]
