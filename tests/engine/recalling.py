"""Ask a world's memory, and store texts in it as they are, the way recall tests do all the time."""

from typing import Any

from mock_server.engine import remember
from mock_server.engine.asking import Ask, Recalled
from mock_server.engine.callers import Caller
from mock_server.engine.recall import recall
from mock_server.engine.scopes import parse as scopes
from tests.engine.world import World


def ask(world: World, text: str, caller: Caller | None = None, **more: Any) -> Recalled:
    """Ask a question."""
    return world.executor.read(lambda memory, stamp: recall(memory, stamp, Ask(text, **more)), caller or world.caller)


def found(world: World, text: str, caller: Caller | None = None, **more: Any) -> list[str]:
    """Give the texts of what a question finds."""
    return [hit.text for hit in ask(world, text, caller, **more).hits]


def keep(world: World, text: str, role: str = "user", scope: object = None, labels: tuple[str, ...] = ()) -> None:
    """Store a text as it is."""
    command = remember.Remember(text, "none", role=role, selector=scopes(scope), labels=labels)
    world.executor.execute(remember.decide_remember, command, world.caller)
    world.clock.pass_minutes(1)
