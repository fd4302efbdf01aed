"""Measure the server against a bare ASGI app on the same uvicorn, in one run: `make bench`.

Prints ratios and the targets beside them, and writes the figures as JSON. Rounds of the two servers are interleaved and
medians of per-round ratios are reported, so a machine that slows down slows both. The client pipelines requests over
one connection and only counts answers, so the server is what is measured.
"""

import os
import re
import socket
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from benchmarks.figures import Figure, report
from mock_server.engine import graph, timeline
from mock_server.engine.agents import DEFAULT_AGENTS
from mock_server.engine.callers import OPEN_ADMIN
from mock_server.engine.changes import Change, EntityCreated, FactAsserted, PoolOpened, TurnAppended
from mock_server.engine.executor import Stamp
from mock_server.engine.ids import Mint
from mock_server.engine.memory import Memory
from mock_server.engine.records import Entity, Fact, Pool, SourceRef, Turn
from mock_server.engine.vocabulary import Category

ROUNDS = 7
SECONDS = 0.6
DEPTH = 32
COLD_ROUNDS = 7
HERE = Path(__file__).parent

GET = b"GET /api/v1/health HTTP/1.1\r\nHost: bench\r\n\r\n"
BODY = b'{"tenant_id":"acme","user_id":"maya","namespace":["preferences"],"key":"seat"}'
POST = (
    b"POST /v1/state/get HTTP/1.1\r\nHost: bench\r\nX-API-Key: bench\r\nContent-Type: application/json\r\n"
    b"Content-Length: " + str(len(BODY)).encode() + b"\r\n\r\n" + BODY
)


@contextmanager
def serving(*command: str) -> Iterator[tuple[int, float]]:
    """Run a server; give its port and the seconds from spawn to its first answer."""
    started = time.perf_counter()
    process = subprocess.Popen([sys.executable, *command], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        ready = re.search(r":(\d+)\s*$", process.stdout.readline())
        if ready is None:
            raise SystemExit(f"{' '.join(command)} did not say where it listens")
        port = int(ready.group(1))
        with socket.create_connection(("127.0.0.1", port)) as client:
            client.sendall(GET)
            client.recv(65536)
        yield port, time.perf_counter() - started
    finally:
        process.terminate()
        process.wait(10)
        if process.stdout is not None:
            process.stdout.close()


BARE = (str(HERE / "bare.py"),)
OURS = ("-m", "mock_server", "--port", "0")


def rate(port: int, request: bytes) -> float:
    """Give answers per second over one pipelined connection."""
    answered = 0
    with socket.create_connection(("127.0.0.1", port)) as client:
        client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        batch = request * DEPTH
        started = time.perf_counter()
        while time.perf_counter() - started < SECONDS:
            client.sendall(batch)
            seen = 0
            while seen < DEPTH:
                seen += client.recv(1 << 18).count(b"HTTP/1.1 200")
            answered += seen
        return answered / (time.perf_counter() - started)


@contextmanager
def on_core(which: int) -> Iterator[None]:
    """Run on one core, and have processes started meanwhile do so too; where that cannot be chosen, anywhere."""
    cores = sorted(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else []
    if len(cores) > 1:
        os.sched_setaffinity(0, {cores[which]})
    try:
        yield
    finally:
        if len(cores) > 1:
            os.sched_setaffinity(0, cores)


def throughput() -> Iterator[Figure]:
    """Compare requests per second. The client keeps off the servers' core, so that it does not take their time."""
    with ExitStack() as running:
        with on_core(-1):
            bare, _ = running.enter_context(serving(*BARE))
            ours, _ = running.enter_context(serving(*OURS))
        running.enter_context(on_core(0))
        for name, request, target in (("trivial GET", GET, 0.65), ("validated POST", POST, 0.55)):
            for port in (bare, ours):
                rate(port, request)
            pairs = [(rate(bare, request), rate(ours, request)) for _ in range(ROUNDS)]
            print(f"  {name}: bare {_median(p[0] for p in pairs):,.0f}/s, ours {_median(p[1] for p in pairs):,.0f}/s")
            yield Figure(f"{name}, ratio to bare", _median(b / a for a, b in pairs), target)


def cold_start() -> Figure:
    """Compare the time from spawn to the first answer."""
    ratios, ours_ms = [], []
    for _ in range(COLD_ROUNDS):
        with serving(*BARE) as (_, bare):
            pass
        with serving(*OURS) as (_, ours):
            pass
        ratios.append(ours / bare)
        ours_ms.append(ours * 1000)
    print(f"  cold start: ours {statistics.median(ours_ms):.0f} ms")
    return Figure("cold start, ratio to bare", statistics.median(ratios), 2.5, at_most=True)


POOLS = 10
FACTS_PER_NODE = 20


def changes(count: int) -> list[Change]:
    """Make the changes of a memory: a fact and a turn each, over 10 scopes, with nodes in proportion."""
    source = SourceRef("turn", "turn:t", "sess_s")
    nodes = count // FACTS_PER_NODE
    rows = nodes // POOLS
    made: list[Change] = [PoolOpened(Pool(n, ((f"org/acme/user/u{n}",),))) for n in range(POOLS)]
    made += [
        EntityCreated(Entity(f"node_{n}", n % POOLS, "person", f"P{n}", f"p{n}", Category.IDENTITY, n, n))
        for n in range(nodes)
    ]
    for n in range(count):
        pool, row = n % POOLS, n // POOLS
        ends = [f"node_{pool + POOLS * ((row + step) % rows)}" for step in (0, 1)]
        made.append(FactAsserted(_fact(n, pool, ends[0], ends[1], source)))
        made.append(TurnAppended(Turn(f"turn:{n}", "sess_s", n + 1, "user", "words", n, n)))
    return made


def _fact(n: int, pool: int, subject: str, target: str, source: SourceRef) -> Fact:
    return Fact(
        id=f"f{n}",
        number=n + 1,
        pool=pool,
        subject=subject,
        target=target,
        key=None,
        value=None,
        label="knows",
        category=Category.KNOWLEDGE,
        importance=0.8,
        confidence=0.9,
        source=source,
        known_at=n,
        recorded_at=n,
        valid_from=n,
        origins=("turn:t",),
    )


def apply_rate() -> Figure:
    """Measure changes applied per second to one context."""
    rates = []
    for _ in range(3):
        made = changes(50_000)
        memory = Memory("bench")
        started = time.perf_counter()
        for change in made:
            memory.apply(change)
        rates.append(len(made) / (time.perf_counter() - started))
    return Figure("changes applied per second", statistics.median(rates), 100_000)


def page_cost() -> Iterator[Figure]:
    """Compare what a page costs at 100,000 facts with what it costs at 1,000."""
    small, large = Memory("small"), Memory("large")
    for memory, count in ((small, 1_000), (large, 100_000)):
        for change in changes(count):
            memory.apply(change)
    stamp = Stamp(10**9, Mint("s", "c", "read", 1), OPEN_ADMIN)
    pages: tuple[tuple[str, Callable[[Memory], object]], ...] = (
        (
            "graph",
            lambda memory: graph.page(memory, stamp, limit=100, after=None, agent_id=None, agents=DEFAULT_AGENTS),
        ),
        (
            "timeline",
            lambda memory: timeline.page(
                memory,
                stamp,
                limit=20,
                after=None,
                agent_id=None,
                sort=timeline.Sort.LAST_UPDATED,
                agents=DEFAULT_AGENTS,
            ),
        ),
    )
    for name, page in pages:
        for memory in (small, large):
            page(memory)
        per_item = [_per_item(page, large) / _per_item(page, small) for _ in range(ROUNDS)]
        yield Figure(f"{name} page at 100k facts, ratio to 1k", statistics.median(per_item), 2.0, at_most=True)


def _per_item(page: Callable[[Memory], object], memory: Memory) -> float:
    started = time.perf_counter()
    shown = 0
    for _ in range(20):
        answer = page(memory)
        shown += sum(len(item.facts) for item in answer.items) if isinstance(answer, timeline.TimelinePage) else 100
    return (time.perf_counter() - started) / max(shown, 1)


def _median(values: Iterator[float]) -> float:
    return statistics.median(list(values))


def main() -> int:
    """Run everything; exit 1 when a target is missed."""
    figures: list[Figure] = []
    for group in (throughput, cold_start, apply_rate, page_cost):
        made = group()
        figures += [made] if isinstance(made, Figure) else list(made)
    return report(figures, "server")


if __name__ == "__main__":
    raise SystemExit(main())
