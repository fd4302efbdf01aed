"""Summaries rewritten in the background: shown once they are there, dropped when the raw text changes."""

import asyncio
from dataclasses import dataclass, field

from mock_server.engine.merge import SummaryFailed
from mock_server.http.humanised import MOST_WAITING, PAUSE_S, Humanised, Told
from tests.engine.world import World
from tests.models.test_extraction import Clock

ACME = Told("Acme", "maya", "maya works at Acme.")


@dataclass
class Humaniser:
    """Rewrite when let go."""

    go: asyncio.Event = field(default_factory=asyncio.Event)
    two_at_once: asyncio.Event = field(default_factory=asyncio.Event)
    asked: list[str] = field(default_factory=list)
    fails: bool = False
    at_once: int = 0
    most_at_once: int = 0

    async def humanise(self, name: str, speaker: str, summary_raw: str) -> str:
        self.asked.append(summary_raw)
        self.at_once += 1
        self.most_at_once = max(self.at_once, self.most_at_once)
        if self.at_once == 2:
            self.two_at_once.set()
        await self.go.wait()
        self.at_once -= 1
        if self.fails:
            raise SummaryFailed("down")
        return summary_raw.replace(f"{speaker} works", "You work")


async def test_a_rewrite_is_shown_once_it_is_there() -> None:
    humaniser, executor = Humaniser(), World().executor
    humanised = Humanised(humaniser)
    assert humanised.shown(executor, [ACME]) == {}
    assert humanised.shown(executor, [ACME]) == {}
    humaniser.go.set()
    await humanised.settled()
    assert humanised.shown(executor, [ACME]) == {"maya works at Acme.": "You work at Acme."}
    assert len(humaniser.asked) == 1


async def test_a_changed_summary_and_another_context_get_rewrites_of_their_own() -> None:
    humaniser, executor = Humaniser(), World().executor
    humaniser.go.set()
    humanised = Humanised(humaniser)
    humanised.shown(executor, [ACME])
    await humanised.settled()
    changed = Told("Acme", "maya", "maya works at Acme.\nAcme is large.")
    assert humanised.shown(executor, [changed]) == {}
    assert humanised.shown(World().executor, [ACME]) == {}
    await humanised.settled()
    assert humanised.shown(executor, [changed]) == {changed.summary_raw: "You work at Acme.\nAcme is large."}


async def test_only_a_few_are_made_at_once_and_only_so_many_wait() -> None:
    humaniser, executor = Humaniser(), World().executor
    humanised = Humanised(humaniser)
    told = [Told(f"n{n}", "maya", f"maya works at {n}.") for n in range(MOST_WAITING + 50)]
    humanised.shown(executor, told)
    await humaniser.two_at_once.wait()
    humaniser.go.set()
    await humanised.settled()
    assert humaniser.most_at_once == 2
    assert len(humaniser.asked) == MOST_WAITING


async def test_after_a_failure_nothing_is_asked_for_a_while() -> None:
    humaniser, executor, clock = Humaniser(fails=True), World().executor, Clock()
    humaniser.go.set()
    humanised = Humanised(humaniser, monotonic=clock)
    humanised.shown(executor, [ACME])
    await humanised.settled()
    assert humanised.shown(executor, [ACME]) == {}
    await humanised.settled()
    assert len(humaniser.asked) == 1
    clock.now, humaniser.fails = PAUSE_S, False
    humanised.shown(executor, [ACME])
    await humanised.settled()
    assert humanised.shown(executor, [ACME]) != {}


async def test_empty_summaries_are_left_alone() -> None:
    humaniser = Humaniser()
    Humanised(humaniser).shown(World().executor, [Told("x", "maya", "")])
    assert humaniser.asked == []
