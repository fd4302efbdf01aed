"""Summaries rewritten in the background by a language model, and shown once they are there (Z-02 to Z-06).

A rewrite belongs to the very text it was made from: when a raw summary changes, its rewrite is no longer found, and the
rules' form is shown until there is a new one. Nothing here delays or fails a request.
"""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from time import monotonic as seconds_now
from typing import Final, Protocol
from weakref import WeakKeyDictionary

from mock_server.engine.executor import Executor
from mock_server.engine.merge import SummaryFailed

MOST_KEPT: Final = 4_096
MOST_WAITING: Final = 256
AT_ONCE: Final = 2
PAUSE_S: Final = 30.0
"""After a failure nothing is asked for so long."""

_log: Final = logging.getLogger("mock_server.models")


class Humaniser(Protocol):
    """Say a summary to the user."""

    async def humanise(self, name: str, speaker: str, summary_raw: str) -> str:
        """Give the summary in the second person; raises SummaryFailed."""
        ...


@dataclass(frozen=True, slots=True)
class Told:
    """A node's summary: whose it is, the name the user goes by in it, and the raw text."""

    name: str
    speaker: str
    summary_raw: str


class Humanised:
    """The rewrites of all contexts, and those under way."""

    def __init__(self, humaniser: Humaniser, *, monotonic: Callable[[], float] = seconds_now) -> None:
        self._humaniser = humaniser
        self._monotonic = monotonic
        self._rests_until = 0.0
        self._kept: WeakKeyDictionary[Executor, OrderedDict[Told, str]] = WeakKeyDictionary()
        self._waiting: OrderedDict[Told, Executor] = OrderedDict()
        self._workers: set[asyncio.Task[None]] = set()

    def shown(self, executor: Executor, told: Iterable[Told]) -> dict[str, str]:
        """Give the rewrites there are, by raw summary, and have the missing ones made. Called on the event loop."""
        kept = self._kept.get(executor, OrderedDict())
        found: dict[str, str] = {}
        for one in told:
            rewrite = kept.get(one)
            if rewrite is not None:
                found[one.summary_raw] = rewrite
            elif one.summary_raw and len(self._waiting) < MOST_WAITING and self._monotonic() >= self._rests_until:
                self._waiting.setdefault(one, executor)
        while self._waiting and len(self._workers) < AT_ONCE:
            worker = asyncio.get_running_loop().create_task(self._work())
            self._workers.add(worker)
            worker.add_done_callback(self._workers.discard)
        return found

    async def settled(self) -> None:
        """Wait until nothing is under way."""
        while self._workers:
            await asyncio.wait(tuple(self._workers))

    async def _work(self) -> None:
        while self._waiting:
            told, executor = self._waiting.popitem(last=False)
            try:
                rewrite = await self._humaniser.humanise(told.name, told.speaker, told.summary_raw)
            except SummaryFailed as error:
                self._rests_until = self._monotonic() + PAUSE_S
                self._waiting.clear()
                _log.warning("summaries stay in the rules' words: %s", error)
            else:
                kept = self._kept.setdefault(executor, OrderedDict())
                kept[told] = rewrite
                if len(kept) > MOST_KEPT:
                    kept.popitem(last=False)
