"""What many calls leave behind, and calls that are cancelled: no connection, no memory, no warning, no place taken."""

import json
import random
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import anyio
import pytest

from spectron_sdk import AsyncSpectron
from tests.sdk.hostile import AUTHORITY, Handler, Hostile, answer, chunked, keeping
from tests.sdk.samples import STATE
from tests.sdk.test_stream import DONE, HELLO
from tests.sdk.ways import EVERY_WAY, WAITING_WAYS, Way

ROOT = Path(__file__).parents[2]
GOOD = answer(json.dumps(STATE).encode())
EVENTS = chunked(HELLO.encode(), DONE.encode(), kind="text/event-stream")


def endure(way: Way, calls: int, at_once: int, *more: str) -> dict[str, Any]:
    command = [sys.executable, "-W", "error", "-m", "tests.sdk.endurance", way.name, str(calls), str(at_once), *more]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.slow
@EVERY_WAY
def test_ten_thousand_calls_a_hundred_at_a_time_leave_nothing(way: Way) -> None:
    found = endure(way, 10_200, 100)
    assert found["left"] == 0
    # One connection for each that is under way, used again and again.
    assert found["opened"] <= 100
    _, before, after = found["held"]
    # Blocks of memory, 3,400 calls apart: less than one for each call.
    assert after - before < 3_000


@pytest.mark.slow
@EVERY_WAY
def test_memory_does_not_grow_with_calls(way: Way) -> None:
    _, before, after = endure(way, 6_000, 10, "traced")["held"]
    # Two thousand calls lie in between: a leak of a dictionary per call would be half a million bytes.
    assert after - before < 250_000


def sometimes_slow(content: bytes, chance: random.Random) -> Handler:
    send = keeping(content)

    def handle(*what: Any) -> bool | None:
        time.sleep(chance.random() * 0.004)
        return send(*what)

    return handle


@pytest.mark.parametrize("tls", [False, True], ids=["plain", "encrypted"])
@WAITING_WAYS
def test_calls_that_are_cancelled_at_any_moment_take_no_place_with_them(way: Way, tls: bool) -> None:
    chance = random.Random(7)

    async def storm(client: AsyncSpectron) -> None:
        async def call(patience: float) -> None:
            with anyio.move_on_after(patience):
                await client.state()

        for _ in range(4):
            async with anyio.create_task_group() as group:
                for _ in range(50):
                    group.start_soon(call, chance.random() * 0.03)
        # All places are free again, and what is left of the connections is sound.
        async with anyio.create_task_group() as group:
            for _ in range(3):
                group.start_soon(client.state)

    with Hostile(sometimes_slow(GOOD, chance), tls=tls) as server:
        way.run(server.url, storm, a_max_connections=3, a_verify=AUTHORITY, timeout=60.0)


@WAITING_WAYS
def test_streams_that_are_cancelled_at_any_moment_take_no_place_with_them(way: Way) -> None:
    chance = random.Random(11)

    async def storm(client: AsyncSpectron) -> None:
        async def read(patience: float) -> None:
            with anyio.move_on_after(patience):
                async with client.chat_stream("x") as stream:
                    async for _ in stream:
                        pass

        for _ in range(4):
            async with anyio.create_task_group() as group:
                for _ in range(25):
                    group.start_soon(read, chance.random() * 0.02)
        async with anyio.create_task_group() as group:
            for _ in range(3):
                group.start_soon(read, 5.0)

    with Hostile(sometimes_slow(EVENTS, chance)) as server:
        way.run(server.url, storm, a_max_connections=3, timeout=60.0)


@WAITING_WAYS
def test_one_client_serves_many_tasks(way: Way) -> None:
    async def many(client: AsyncSpectron) -> int:
        found: list[int] = []

        async def work(n: int) -> None:
            found.append(len((await client.state(extra_query={"n": n})).model_dump()))

        async with anyio.create_task_group() as group:
            for n in range(200):
                group.start_soon(work, n)
        return len(found)

    with Hostile(keeping(GOOD)) as server:
        assert way.run(server.url, many, a_max_connections=20) == 200
        assert len({request.line for request in server.received}) == 200
        assert server.opened <= 20
