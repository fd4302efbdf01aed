"""`spectron remember` and `spectron recall`: tell the memory something, ask what it holds."""

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from spectron_sdk.cli import render
from spectron_sdk.cli.invocation import Invocation

if TYPE_CHECKING:
    from rich.console import Console

    from spectron_sdk.models.facts import Extraction, RememberResult
    from spectron_sdk.models.recall import RecallResult

Scopes = Annotated[
    list[str] | None,
    typer.Option("--scope", metavar="PATH", help="Whose it is, such as org/acme/user/maya; more than one means any."),
]
SessionId = Annotated[str | None, typer.Option("--session", metavar="ID", help="The session it belongs to.")]
Labels = Annotated[list[str] | None, typer.Option("--label", metavar="KEY=VALUE", help="Stamped on every row stored.")]


def remember(
    run: Invocation,
    text: Annotated[str, typer.Argument(help="What to remember; - reads it from stdin.")],
    session: SessionId = None,
    scope: Scopes = None,
    infer: Annotated[
        str | None, typer.Option(metavar="full|preview|none", help="Store and extract, only show, or only store.")
    ] = None,
    role: Annotated[str | None, typer.Option(metavar="user|assistant|system|tool", help="Who says it.")] = None,
    category: Annotated[
        str | None, typer.Option(metavar="identity|knowledge|context", help="Where its facts belong.")
    ] = None,
    label: Labels = None,
    observed_at: Annotated[str | None, typer.Option(metavar="TIME", help="When it became known, ISO 8601.")] = None,
) -> None:
    """Store a text with what it says, and show what that changed."""
    with run.client() as memory:
        result = memory.remember(
            text_of(text),
            session_id=session,
            scopes=scope or None,
            infer=infer,
            role=role,
            memory_category=category,
            labels=label or None,
            observed_at=observed_at,
        )
    render.answer(run, result, lambda console: _show_write(console, result))


def recall(
    run: Invocation,
    query: Annotated[str, typer.Argument(help="The question.")],
    k: Annotated[int | None, typer.Option("-k", "--limit", help="How many hits.")] = None,
    lens: Annotated[
        list[str] | None, typer.Option(metavar="PATH", help="Whose memory to look at, such as org/acme/user/maya.")
    ] = None,
    as_of: Annotated[str | None, typer.Option(metavar="TIME", help="Answer with what was known then.")] = None,
) -> None:
    """Find what the memory holds about a question, best first."""
    with run.client() as memory:
        found = memory.recall(query, k=k, lens=lens or None, as_of=as_of)
    render.answer(run, found, lambda console: _show_hits(console, found))


def text_of(argument: str) -> str:
    """Give the text of an argument; `-` stands for stdin."""
    return sys.stdin.read() if argument == "-" else argument


def show_delta(console: "Console", delta: "Extraction") -> None:
    """Print what a write changed, one line per change; nothing when nothing changed."""
    replaced = {(made.entity_id, made.key, made.new_value) for made in delta.corrections}
    for made in delta.corrections:
        console.print(f"  ~ {made.key}: {made.old_value} -> {made.new_value}", style="yellow")
    for fact in delta.attributes:
        if (fact.entity_id, fact.key, fact.value) not in replaced:
            console.print(f"  + {fact.key}: {fact.value}", style="green")
    for link in delta.relations:
        console.print(f"  + {link.subject} {link.label} {link.object}", style="green")
    for instruction in delta.instructions:
        console.print(f"  ! {instruction.description}", style="magenta")
    for doubt in delta.uncertainties:
        console.print(f"  ? {doubt.about}: {doubt.reason}", style="cyan")


def _show_write(console: "Console", result: "RememberResult") -> None:
    console.print("would remember" if result.preview else "remembered", style="bold")
    show_delta(console, result.extraction)
    if result.session_id:
        console.print(f"  session {result.session_id}", style="dim")


def _show_hits(console: "Console", found: "RecallResult") -> None:
    rows = [(hit.score, hit.source, hit.text) for hit in found.hits]
    console.print(render.table(f"Hits ({found.tier})", ("score", "kind", "text"), rows))
