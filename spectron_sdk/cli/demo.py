"""`spectron demo`: a story told against a server of its own, checked step by step. The story is in `story.py`."""

import asyncio
from typing import TYPE_CHECKING

import typer

from spectron_sdk.cli import render
from spectron_sdk.cli.exit_codes import ExitCode
from spectron_sdk.cli.invocation import Invocation
from spectron_sdk.errors import SpectronError

if TYPE_CHECKING:
    from rich.console import Console

    from spectron_sdk.cli.story import Step
    from spectron_sdk.testing import MockServer


def demo(run: Invocation) -> None:
    """Tell a story through both clients, against a server started for it; exit code 0 when every step is right."""
    from spectron_sdk.testing import local_server

    console = None if run.as_json else render.console()
    with local_server() as server:
        if console is not None:
            console.print(f"a server of our own at {server.endpoint}", style="dim")
        steps = told(server, console)
    ok = all(step.ok for step in steps)
    render.answer(run, {"ok": ok, "steps": steps}, lambda console: _sum_up(console, steps))
    if not ok:
        raise typer.Exit(ExitCode.FAILED)


def told(server: "MockServer", console: "Console | None") -> "list[Step]":
    """Tell the story to a server, printing each step as it comes out; a refusal ends it."""
    from spectron_sdk.cli.story import Step, first_half, second_half

    steps: list[Step] = []

    def add(step: Step) -> None:
        steps.append(step)
        if console is not None:
            _show(console, len(steps), step)

    async def told_async() -> None:
        async with server.async_client() as memory:
            async for step in second_half(memory):
                add(step)

    try:
        _headline(console, "Spectron, the blocking client")
        for step in first_half(server.client()):
            add(step)
        _headline(console, "AsyncSpectron, over the same memory")
        asyncio.run(told_async())
    except SpectronError as error:
        add(Step("Go on", "an answer", f"{type(error).__name__}: {error}", False))
    return steps


def _headline(console: "Console | None", text: str) -> None:
    if console is not None:
        console.print(f"\n{text}", style="bold cyan")


def _show(console: "Console", number: int, step: "Step") -> None:
    mark, style = ("ok", "green") if step.ok else ("WRONG", "bold red")
    console.print(f"{number:>3}. {step.title}", style="bold")
    console.print(f"     expected  {step.expected}", style="dim")
    console.print(f"     got       {step.got or 'nothing'}")
    console.print(f"     {mark}", style=style)


def _sum_up(console: "Console", steps: "list[Step]") -> None:
    right = sum(step.ok for step in steps)
    console.print(
        f"\n{right} of {len(steps)} steps came out right", style="bold green" if right == len(steps) else "bold red"
    )
