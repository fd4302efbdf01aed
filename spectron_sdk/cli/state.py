"""`spectron state` and `spectron profile`: everything that is current, and its short form."""

from typing import TYPE_CHECKING, Annotated

import typer

from spectron_sdk.cli import render
from spectron_sdk.cli.invocation import Invocation

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console

    from spectron_sdk.models.facts import InstructionSummary
    from spectron_sdk.models.state import Profile, State


def state(
    run: Invocation,
    scope: Annotated[
        list[str] | None, typer.Option(metavar="DIMENSION=NAME", help="Only rows of this scope, such as user=maya.")
    ] = None,
) -> None:
    """Show all that is current: facts by category, standing instructions, open doubts."""
    with run.client() as memory:
        current = memory.state(scope=dict(_dimension(text) for text in scope or []) or None)
    render.answer(run, current, lambda console: _show_state(console, current))


def profile(run: Invocation) -> None:
    """Show what is known about the user, in short lists."""
    with run.client() as memory:
        known = memory.profile()
    render.answer(run, known, lambda console: _show_profile(console, known))


def _dimension(text: str) -> tuple[str, str]:
    dimension, mark, name = text.partition("=")
    if not mark or not dimension or not name:
        raise typer.BadParameter(f"--scope takes DIMENSION=NAME, such as user=maya, not {text!r}")
    return dimension, name


def _show_state(console: "Console", current: "State") -> None:
    categories = (("identity", current.identity), ("knowledge", current.knowledge), ("context", current.context))
    facts = [(name, row.entity, row.key, row.value) for name, rows in categories for row in rows.attributes]
    links = [(name, row.subject, row.label, row.object) for name, rows in categories for row in rows.relations]
    console.print(render.table("Attributes", ("category", "entity", "key", "value"), facts))
    console.print(render.table("Relations", ("category", "subject", "label", "object"), links))
    _show_instructions(console, current.instructions)
    console.print(render.table("Unknowns", ("about", "reason"), [(u.about, u.reason) for u in current.unknowns]))


def _show_profile(console: "Console", known: "Profile") -> None:
    sections = (("static", known.static), ("dynamic", known.dynamic), ("preferences", known.preferences))
    rows = [(name, entry.key, entry.value) for name, entries in sections for entry in entries]
    console.print(render.table("Profile", ("section", "key", "value"), rows))
    _show_instructions(console, known.instructions)


def _show_instructions(console: "Console", instructions: "Sequence[InstructionSummary]") -> None:
    rows = [(instruction.label, instruction.description) for instruction in instructions]
    console.print(render.table("Instructions", ("label", "text"), rows))
