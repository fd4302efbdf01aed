"""Measure the client against httpx and the vendors' clients, in one run: `make bench`, or `python -m benchmarks.sdk`.

All speak to the same canned server; who is compared makes the same request and gets the same answer. Rounds of all
contenders are interleaved, each round in another order, and medians of per-round ratios are reported, so a machine that
slows down slows all of them. Prints ratios and the targets beside them, and writes the figures as JSON.
"""

import asyncio
import re
import statistics
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import AsyncExitStack, ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import memorysync
import surrealdb_memory

from benchmarks.figures import Figure, report
from spectron_sdk import Aiohttp, AsyncSpectron, Httpx2, Spectron

ROUNDS = 11
SECONDS = 0.4
LOADS = 15
QUESTION = "where does maya live?"
HERE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Sample:
    """One round of one contender."""

    calls_per_s: float
    cpu_us: float


Samples = Mapping[str, list[Sample]]


@contextmanager
def serving() -> Iterator[str]:
    """Run the canned server; give its base URL."""
    process = subprocess.Popen([sys.executable, "-m", "benchmarks.answers"], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        ready = re.search(r"http://\S+", process.stdout.readline())
        if ready is None:
            raise SystemExit("the canned server did not say where it listens")
        yield ready.group()
    finally:
        process.terminate()
        process.wait(10)
        if process.stdout is not None:
            process.stdout.close()


LOADING = {
    "httpx and pydantic": "import httpx; from pydantic import BaseModel",
    "ours": "from spectron_sdk import Spectron; Spectron(api_key='k')",
    "memorysync": "from memorysync import MemorySyncClient; MemorySyncClient('k', 'http://127.0.0.1')",
    "surrealdb-memory": "from surrealdb_memory import Memory; Memory('c', endpoint='http://127.0.0.1', api_key='k')",
}

FIRST_ANSWER = {
    "httpx and pydantic": """
import httpx
from pydantic import BaseModel
class Hit(BaseModel):
    id: str
    text: str
class Found(BaseModel):
    hits: list[Hit]
with httpx.Client() as client:
    Found.model_validate_json(client.post("{url}/api/v1/c/query", json={{"query": "x"}}).content)
""",
    "ours": """
from spectron_sdk import Spectron
with Spectron("c", endpoint="{url}", api_key="k") as client:
    client.recall("x")
""",
    "memorysync": """
from memorysync import MemorySyncClient
with MemorySyncClient("k", "{url}") as client:
    client.recall(tenant_id="t", user_id="u", prompt="x")
""",
    "surrealdb-memory": """
from surrealdb_memory import Memory
with Memory("c", endpoint="{url}", api_key="k") as client:
    client.recall("x")
""",
}


def cpu_ms(code: str) -> float:
    """Run code in a fresh interpreter; give the CPU time it took there, start-up aside."""
    timed = f"import time; began = time.process_time()\n{code}\nprint((time.process_time() - began) * 1000)"
    done = subprocess.run([sys.executable, "-c", timed], capture_output=True, text=True, check=True)
    return float(done.stdout.split()[-1])


def loading(url: str) -> Iterator[Figure]:
    """Compare what it takes to load and make a client, and to get the first answer with it."""
    for title, codes, target in (("loading", LOADING, 1.15), ("first answer", FIRST_ANSWER, 1.25)):
        taken: dict[str, list[float]] = defaultdict(list)
        for n in range(LOADS):
            for name in turned(codes, n):
                taken[name].append(cpu_ms(codes[name].format(url=url)))
        told = ", ".join(f"{name} {statistics.median(times):.0f} ms" for name, times in taken.items())
        print(f"  {title}, CPU time: {told}")
        base = taken["httpx and pydantic"]
        ratio = statistics.median(ours / floor for ours, floor in zip(taken["ours"], base, strict=True))
        yield Figure(f"{title}, ratio to httpx and pydantic", ratio, target, at_most=True)


def blocking(url: str) -> Iterator[Figure]:
    """Compare blocking calls."""
    with ExitStack() as stack:
        raw = stack.enter_context(httpx.Client(headers={"Authorization": "Bearer k"}))
        ours = stack.enter_context(Spectron("c", endpoint=url, api_key="k"))
        second = stack.enter_context(Spectron("c", endpoint=url, api_key="k", http_client=Httpx2()))
        sync = stack.enter_context(memorysync.MemorySyncClient("k", url, project_id="c"))
        surreal = stack.enter_context(surrealdb_memory.Memory("c", endpoint=url, api_key="k"))
        query = f"{url}/api/v1/c/query"
        contenders: dict[str, Callable[[], object]] = {
            "httpx, json()": lambda: raw.post(query, json={"query": QUESTION}).json(),
            "ours": lambda: ours.recall(QUESTION),
            "ours over httpx2": lambda: second.recall(QUESTION),
            "ours, memories": lambda: ours.memories.recall(QUESTION, user_id="maya", tenant_id="acme"),
            "memorysync": lambda: sync.recall(tenant_id="acme", user_id="maya", prompt=QUESTION),
            "surrealdb-memory": lambda: surreal.recall(QUESTION),
        }
        samples: dict[str, list[Sample]] = defaultdict(list)
        for name in contenders:
            repeat(contenders[name], SECONDS / 4)
        for n in range(ROUNDS):
            for name in turned(contenders, n):
                samples[name].append(repeat(contenders[name], SECONDS))
    tell("blocking", samples)
    yield Figure("blocking, ratio to httpx post().json()", ratio(samples, "ours", "httpx, json()"), 1.0)
    yield Figure("blocking, ratio to memorysync", ratio(samples, "ours, memories", "memorysync"), 1.1)
    yield Figure("blocking, ratio to surrealdb-memory", ratio(samples, "ours", "surrealdb-memory"), 1.4)


def repeat(use: Callable[[], object], seconds: float) -> Sample:
    """Call for a while."""
    calls = 0
    began, worked = time.perf_counter(), time.process_time()
    while time.perf_counter() - began < seconds:
        use()
        calls += 1
    return Sample(calls / (time.perf_counter() - began), (time.process_time() - worked) / calls * 1e6)


def waiting(url: str) -> Iterator[Figure]:
    """Compare awaited calls, by one task and by 16."""
    for tasks in (1, 16):
        samples = asyncio.run(awaited(url, tasks))
        title = f"{tasks} task{'s' if tasks > 1 else ''}"
        tell(title, samples)
        if tasks > 1:
            yield Figure(f"{title}, ratio to memorysync", ratio(samples, "ours, memories", "memorysync"), 1.1)
        over = ratio(samples, "ours over aiohttp", "surrealdb-memory")
        yield Figure(f"{title}, over aiohttp, ratio to surrealdb-memory", over, 1.1)


async def awaited(url: str, tasks: int) -> Samples:
    """Run all rounds on one event loop."""
    async with AsyncExitStack() as stack:
        enter = stack.enter_async_context
        raw = await enter(httpx.AsyncClient(headers={"Authorization": "Bearer k"}))
        ours = await enter(AsyncSpectron("c", endpoint=url, api_key="k"))
        second = await enter(AsyncSpectron("c", endpoint=url, api_key="k", http_client=Httpx2()))
        third = await enter(AsyncSpectron("c", endpoint=url, api_key="k", http_client=Aiohttp()))
        sync = memorysync.AsyncMemorySyncClient("k", url, project_id="c")
        stack.push_async_callback(sync.aclose)
        surreal = await enter(surrealdb_memory.AsyncMemory("c", endpoint=url, api_key="k"))
        query = f"{url}/api/v1/c/query"

        async def post() -> Any:
            return (await raw.post(query, json={"query": QUESTION})).json()

        contenders: dict[str, Callable[[], Awaitable[object]]] = {
            "httpx, json()": post,
            "ours": lambda: ours.recall(QUESTION),
            "ours over httpx2": lambda: second.recall(QUESTION),
            "ours over aiohttp": lambda: third.recall(QUESTION),
            "ours, memories": lambda: ours.memories.recall(QUESTION, user_id="maya", tenant_id="acme"),
            "memorysync": lambda: sync.recall(tenant_id="acme", user_id="maya", prompt=QUESTION),
            "surrealdb-memory": lambda: surreal.recall(QUESTION),
        }
        samples: dict[str, list[Sample]] = defaultdict(list)
        for name in contenders:
            await repeat_waiting(contenders[name], tasks, SECONDS / 4)
        for n in range(ROUNDS):
            for name in turned(contenders, n):
                samples[name].append(await repeat_waiting(contenders[name], tasks, SECONDS))
        return samples


async def repeat_waiting(use: Callable[[], Awaitable[object]], tasks: int, seconds: float) -> Sample:
    """Call for a while, from several tasks at once."""
    calls = 0
    began, worked = time.perf_counter(), time.process_time()

    async def work() -> None:
        nonlocal calls
        while time.perf_counter() - began < seconds:
            await use()
            calls += 1

    await asyncio.gather(*(work() for _ in range(tasks)))
    return Sample(calls / (time.perf_counter() - began), (time.process_time() - worked) / calls * 1e6)


def turned(names: Iterable[str], n: int) -> list[str]:
    """Give the order of a round."""
    listed = list(names)
    start = n % len(listed)
    return listed[start:] + listed[:start]


def ratio(samples: Samples, name: str, base: str) -> float:
    """Compare two contenders, round by round."""
    pairs = zip(samples[name], samples[base], strict=True)
    return statistics.median(ours.calls_per_s / theirs.calls_per_s for ours, theirs in pairs)


def tell(title: str, samples: Samples) -> None:
    """Print what each contender did."""
    for name, rounds in samples.items():
        calls = statistics.median(sample.calls_per_s for sample in rounds)
        cpu = statistics.median(sample.cpu_us for sample in rounds)
        over = ratio(samples, name, "httpx, json()")
        print(f"  {title}: {name:<18} {calls:>7,.0f}/s  {cpu:>5,.0f} us CPU a call  {over:.2f} of httpx")


def main() -> int:
    """Run everything; exit 1 when a target is missed."""
    with serving() as url:
        figures = [figure for group in (loading, blocking, waiting) for figure in group(url)]
    return report(figures, "sdk")


if __name__ == "__main__":
    raise SystemExit(main())
