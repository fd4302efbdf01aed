"""Many calls in a process of its own: `python -W error -m tests.sdk.endurance WAY CALLS AT_ONCE`; see `test_leaks.py`.

Prints what is left behind as JSON. Warnings, which are errors here, go to stderr.
"""

import asyncio
import gc
import json
import sys
import threading
import tracemalloc
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import anyio
import anyio.to_thread

from spectron_sdk import AsyncSpectron, Spectron
from tests.sdk.hostile import answer
from tests.sdk.samples import RECALLED
from tests.sdk.ways import WAYS, Way

ANSWER = answer(json.dumps(RECALLED).encode())
NEVER_S = 3_600.0
"""How long a connection may idle: the usual four seconds are not long where the machine is slow."""


class Answering(asyncio.Protocol):
    """Answers every request alike, and counts connections."""

    opened = 0
    open = 0

    def __init__(self) -> None:
        self._data = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        type(self).opened += 1
        type(self).open += 1

    def connection_lost(self, exc: Exception | None) -> None:
        type(self).open -= 1

    def data_received(self, data: bytes) -> None:
        self._data += data
        # The clients here never send a second request before the answer to the first.
        if self._data.endswith(b"}"):
            self._data = b""
            self._transport.write(ANSWER)


class Server:
    """`Answering` in a thread."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        started = asyncio.run_coroutine_threadsafe(self._start(), self._loop)
        self.url = f"http://127.0.0.1:{started.result()}"

    async def _start(self) -> int:
        self._server = await self._loop.create_server(Answering, "127.0.0.1", 0, backlog=256)
        port: int = self._server.sockets[0].getsockname()[1]
        return port

    def stop(self) -> int:
        """Stop, and give how many connections are left once the closed ones are noticed."""
        left: int = asyncio.run_coroutine_threadsafe(self._settle(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()
        return left

    async def _settle(self) -> int:
        for _ in range(200):
            if not Answering.open:
                break
            await asyncio.sleep(0.01)
        left = Answering.open
        self._server.close()
        return left


def call_blocking(way: Way, url: str, calls: int, at_once: int) -> list[int]:
    """Make the calls from threads, in three rounds; give the memory in use after each."""
    held = []
    with Spectron("c", endpoint=url, api_key="k", http_client=way.adapter, max_retries=0) as client:

        def work(count: int) -> None:
            for _ in range(count):
                client.recall("where?")

        with ThreadPoolExecutor(at_once) as threads:
            for _ in range(3):
                list(threads.map(work, [calls // 3 // at_once] * at_once))
                held.append(in_use())
    return held


def call_waiting(way: Way, url: str, calls: int, at_once: int) -> list[int]:
    """Make the calls from tasks."""

    async def main() -> list[int]:
        held = []
        async with AsyncSpectron("c", endpoint=url, api_key="k", http_client=way.adapter, max_retries=0) as client:

            async def work() -> None:
                for _ in range(calls // 3 // at_once):
                    await client.recall("where?")

            for _ in range(3):
                async with anyio.create_task_group() as group:
                    for _ in range(at_once):
                        group.start_soon(work)
                # In a thread: an event loop drops the timers that are not needed any more when it has nothing to do.
                held.append(await anyio.to_thread.run_sync(in_use))
        return held

    result: list[int] = anyio.run(main, backend=way.backend or "asyncio")
    return result


def in_use() -> int:
    """Give the bytes in use, those of lists that interpreters keep for later aside."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0] if tracemalloc.is_tracing() else sys.getallocatedblocks()


def main(name: str, calls: int, at_once: int, *, traced: bool = False) -> dict[str, Any]:
    """Make calls one way, and say what they left behind."""
    way = next(way for way in WAYS if way.name == name)
    way = replace(way, adapter=replace(way.adapter, idle_s=NEVER_S))
    server = Server()
    if traced:
        tracemalloc.start()
    held = (call_blocking if way.backend is None else call_waiting)(way, server.url, calls, at_once)
    tracemalloc.stop()
    gc.collect()
    return {"held": held, "left": server.stop(), "opened": Answering.opened}


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), traced="traced" in sys.argv)))
