"""`spectron trace`: what happened lately, or why one reply said what it said."""

from typing import TYPE_CHECKING, Annotated

import typer

from spectron_sdk.cli import render
from spectron_sdk.cli.invocation import Invocation

if TYPE_CHECKING:
    from rich.console import Console

    from spectron_sdk.models.traces import DecisionTrace, ResponseTrace, TraceList, TraceRecord


def trace(
    run: Invocation,
    trace_id: Annotated[
        str | None, typer.Argument(metavar="[ID]", help="The trace to show, such as a reply's.")
    ] = None,
    limit: Annotated[int, typer.Option(min=0, help="How many to list.")] = 20,
) -> None:
    """List the newest traces, or show one: a reply with its prompt and sources, a query's hits, a write's rows."""
    with run.client() as memory:
        if trace_id is None:
            found = memory.traces.list(limit=limit)
            render.answer(run, found, lambda console: _show_list(console, found))
        else:
            one = memory.traces.get(trace_id)
            render.answer(run, one, lambda console: _show_one(console, one))


def _show_list(console: "Console", found: "TraceList") -> None:
    rows = [
        (row.id, row.created_at, row.kind, row.resolution_tier, _one_line(row.query_text), row.tier_reason)
        for row in found
    ]
    console.print(render.table("Traces", ("id", "when", "kind", "tier", "text", "reason"), rows))


def _show_one(console: "Console", one: "TraceRecord") -> None:
    cached = ", a reply given again" if one.cached else ""
    console.print(f"{one.kind or 'trace'} {one.id}{cached}", style="bold")
    console.print(f"{render.shown(one.created_at)}, {one.latency_ms} ms, tier {one.resolution_tier}: {one.tier_reason}")
    if one.erased:
        console.print("content it showed is gone, and its texts with it", style="yellow")
    if one.parent is not None:
        _show_reply(console, one.parent)
    elif one.query_text:
        console.print(f"\n{one.query_text}")
    for retrieval in one.retrievals:
        rows = [(hit.rank, hit.score, hit.table, hit.ref, hit.label) for hit in retrieval.returned]
        console.print(render.table("Retrieved", ("rank", "score", "table", "where", "text"), rows))
    if one.decision is not None:
        _show_decision(console, one.decision)


def _show_reply(console: "Console", reply: "ResponseTrace") -> None:
    if reply.reused_from is not None:
        console.print(f"given again from trace {reply.reused_from}")
    if reply.prompt is not None:
        console.print("\nPrompt", style="bold")
        console.print(reply.prompt)
    if reply.response_text:
        console.print("\nReply", style="bold")
        console.print(reply.response_text)
    rows = [(source.marker, "yes" if source.cited else "", source.id, source.snippet) for source in reply.sources]
    console.print(render.table("Sources", ("mark", "cited", "id", "text"), rows))


def _show_decision(console: "Console", decision: "DecisionTrace") -> None:
    groups = (
        ("inserted", decision.inserted),
        ("confirmed", decision.confirmed),
        ("superseded", decision.superseded),
        ("taken back", decision.retracted),
        ("beside another value", decision.contradicted),
        ("doubts opened", decision.uncertainties_opened),
        ("doubts settled", decision.uncertainties_resolved),
        ("instructions", decision.instructions),
    )
    rows = [(name, row) for name, held in groups for row in held]
    console.print(render.table("Rows", ("what", "id"), rows))


def _one_line(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 60 else line[:59] + "\u2026"
