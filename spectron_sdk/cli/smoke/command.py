"""The command: set up the ground, run the checks in story order, show a table, and say whether all is well."""

import sys
import uuid
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import typer

from spectron_sdk.cli import render
from spectron_sdk.cli.exit_codes import ExitCode
from spectron_sdk.cli.invocation import Invocation

if TYPE_CHECKING:
    from rich.console import Console

    from spectron_sdk.cli.smoke.check import Check, Ground, Outcome

_MARKS: Final = {"passed": ("ok", "green"), "failed": ("FAILED", "bold red"), "skipped": ("skipped", "yellow")}


def smoke(run: Invocation) -> None:
    """Call every documented operation of a server and look at the answers.

    Which server: --endpoint or SPECTRON_ENDPOINT, else one started for it. Where: a fresh context with a name of its
    own, smoke-..., which is left behind; SPECTRON_CONTEXT is not touched. Only where contexts cannot be made up,
    name one with the option --context. In there all is done under a user of its own, instructions and doubts are
    asked for in a preview that stores nothing, and facts, history, values and sessions are deleted again. What stays
    are names of entities (Porto, Trieste, ...) without a fact, the text of one document, and traces.
    """
    with _server(run) as reachable:
        token = uuid.uuid4().hex[:8]
        chosen = replace(reachable, context=f"smoke-{token}") if run.context is None else reachable
        with chosen.client() as memory:
            from spectron_sdk.cli.smoke.check import Ground

            ground = Ground(memory, tenant="smoke", user=f"u{token}", throwaway=run.context is None)
            outcomes = _run(ground, quiet=run.as_json)
            ground.tidy()
            report = {
                "endpoint": memory.endpoint,
                "context": memory.context_id,
                "ok": all(outcome.verdict == "passed" for outcome in outcomes),
                "checks": outcomes,
                "left": ground.left(),
            }
    render.answer(run, report, lambda console: _show(console, str(report["endpoint"]), outcomes, ground))
    if not report["ok"]:
        raise typer.Exit(ExitCode.FAILED)


def checks() -> "tuple[Check, ...]":
    """List the checks in the order they run: what reads stands between what writes and what cleans up."""
    from spectron_sdk.cli.smoke import memorysync, spectron, tie

    return (
        *spectron.OPENING,
        *memorysync.MIDDLE,
        *tie.MIDDLE,
        *tie.CLOSING,
        *spectron.CLOSING,
        *memorysync.CLOSING,
    )


def _run(ground: "Ground", *, quiet: bool) -> "list[Outcome]":
    from spectron_sdk.cli.smoke.check import run_checks

    planned = checks()
    outcomes: list[Outcome] = []
    with _progress(len(planned), quiet=quiet) as advance:
        for outcome in run_checks(planned, ground):
            outcomes.append(outcome)
            advance()
    return outcomes


@contextmanager
def _server(run: Invocation) -> Generator[Invocation]:
    if run.endpoint is not None:
        yield run
        return
    from spectron_sdk.testing import local_server

    with local_server() as server:
        yield replace(run, endpoint=server.endpoint, api_key=server.api_key)


@contextmanager
def _progress(total: int, *, quiet: bool) -> Generator[Callable[[], None]]:
    """Show a bar on stderr, where somebody looks at it; gives what to call after each step."""
    if quiet or not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress

    with Progress(
        "[cyan]checking", BarColumn(), MofNCompleteColumn(), console=render.console(stderr=True), transient=True
    ) as bar:
        task = bar.add_task("checks", total=total)
        yield lambda: bar.advance(task)


def _show(console: "Console", endpoint: str, outcomes: "Sequence[Outcome]", ground: "Ground") -> None:
    from rich import box
    from rich.table import Table
    from rich.text import Text

    made = Table(title=endpoint, title_justify="left", box=box.SIMPLE_HEAD, header_style="cyan")
    for column in ("operation", "", "ms", "what was seen"):
        made.add_column(column, justify="right" if column == "ms" else "left", overflow="fold")
    for outcome in outcomes:
        mark, style = _MARKS[outcome.verdict]
        made.add_row(outcome.operation, Text(mark, style), f"{outcome.elapsed_ms:.0f}", Text(outcome.detail))
    console.print(made)
    passed = sum(outcome.verdict == "passed" for outcome in outcomes)
    console.print(f"{passed} of {len(outcomes)} operations passed", style="green" if passed == len(outcomes) else "red")
    console.print(f"left in context {ground.memory.context_id}: {', '.join(ground.left())}", style="dim")
