"""`spectron history`: exact transcripts of a user, as a framework would keep them."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from spectron_sdk.cli import render
from spectron_sdk.cli.invocation import Invocation

if TYPE_CHECKING:
    from rich.console import Console

    from spectron_sdk.models.history import AppendResult, Deletion, HistoryList

SessionId = Annotated[str, typer.Argument(metavar="SESSION", help="The conversation.")]
User = Annotated[str, typer.Option("--user", envvar="SPECTRON_USER", metavar="ID", help="Whose it is.")]
Tenant = Annotated[str, typer.Option("--tenant", envvar="SPECTRON_TENANT", metavar="ID", help="Of which tenant.")]
Source = Annotated[str | None, typer.Option("--source", metavar="NAME", help="Which application it is from.")]


def append(
    run: Invocation,
    session: SessionId,
    texts: Annotated[list[str] | None, typer.Argument(metavar="[TEXT]...", help="Turns, in order.")] = None,
    *,
    user: User,
    tenant: Tenant = "default",
    source: Source = None,
    role: Annotated[str, typer.Option(help="Who says the TEXTs.")] = "user",
    file: Annotated[
        Path | None, typer.Option(metavar="PATH", help="Turns as JSON, one object a line; - is stdin.")
    ] = None,
    extract: Annotated[bool, typer.Option(help="Learn from what the user says.")] = True,
) -> None:
    """Append turns to a conversation."""
    turns: list[dict[str, Any]] = [{"role": role, "content": text} for text in texts or []]
    if file is not None:
        turns += _turns_of(file)
    if not turns:
        raise typer.BadParameter("nothing to append: give TEXTs or --file")
    with run.client() as memory:
        result = memory.history.append(session, turns, user_id=user, tenant_id=tenant, source=source, extract=extract)
    render.answer(run, result, lambda console: _show_appended(console, result))


def list_turns(
    run: Invocation,
    session: SessionId,
    *,
    user: User,
    tenant: Tenant = "default",
    source: Source = None,
    limit: Annotated[int, typer.Option(help="Only the last ones; 0 is all.")] = 0,
) -> None:
    """List the turns of a conversation, oldest first."""
    with run.client() as memory:
        found = memory.history.list(session, user_id=user, tenant_id=tenant, source=source, limit=limit)
    render.answer(run, found, lambda console: _show_turns(console, found))


def delete(
    run: Invocation,
    session: Annotated[str | None, typer.Argument(metavar="[SESSION]", help="Delete all its turns.")] = None,
    *,
    user: User,
    tenant: Tenant = "default",
    source: Source = None,
    row: Annotated[list[str] | None, typer.Option("--id", metavar="ID", help="Delete just this turn.")] = None,
    derived: Annotated[bool, typer.Option(help="Delete what was learnt from them, too.")] = False,
) -> None:
    """Delete the turns of a conversation, or turns by id."""
    with run.client() as memory:
        gone = memory.history.delete(
            user_id=user,
            tenant_id=tenant,
            session_id=session,
            ids=row or None,
            source=source,
            delete_derived_facts=derived,
        )
    render.answer(run, gone, lambda console: show_deletion(console, gone))


def show_deletion(console: "Console", gone: "Deletion") -> None:
    """Print how much was deleted."""
    rows, facts = render.count(gone.deleted_ids, "row"), render.count(gone.deleted_fact_ids, "fact")
    console.print(f"deleted {rows} and {facts}", style="bold")


def _turns_of(file: Path) -> list[dict[str, Any]]:
    try:
        text = sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")
        turns = [json.loads(line) for line in text.splitlines() if line.strip()]
    except (OSError, ValueError) as error:
        raise typer.BadParameter(f"--file {file}: {error}") from error
    if not all(isinstance(turn, dict) for turn in turns):
        raise typer.BadParameter(f"--file {file}: every line must be a JSON object with role and content")
    return turns


def _show_appended(console: "Console", result: "AppendResult") -> None:
    rows = [(turn.id, "new" if turn.created else "known", turn.role, turn.content) for turn in result.items]
    console.print(render.table("Appended", ("id", "", "role", "content"), rows))


def _show_turns(console: "Console", found: "HistoryList") -> None:
    rows = [(turn.id, turn.role, turn.content) for turn in found.items]
    console.print(render.table(f"Turns ({len(rows)} of {found.total})", ("id", "role", "content"), rows))
