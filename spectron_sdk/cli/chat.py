"""`spectron chat`: one question, or a conversation that ends on `exit`, `quit` or the end of the input."""

import sys
from typing import TYPE_CHECKING, Annotated, Final

import typer

from spectron_sdk.cli import render
from spectron_sdk.cli.invocation import Invocation
from spectron_sdk.cli.remember import Scopes, SessionId, show_delta

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console

    from spectron_sdk import Spectron
    from spectron_sdk.models.chat import ChatResult

_LAST_WORDS: Final = {"exit", "quit"}


def chat(
    run: Invocation,
    message: Annotated[str | None, typer.Argument(help="What to say; without it, a conversation starts.")] = None,
    session: SessionId = None,
    scope: Scopes = None,
) -> None:
    """Ask with the memory behind the answer; the reply is printed as it is made."""
    if run.as_json and message is None:
        raise typer.BadParameter("with --json, give the message on the command line")
    with run.client() as memory:
        if run.as_json and message is not None:
            whole = memory.chat(message, session_id=session, scopes=scope or None)
            render.answer(run, whole, lambda _: None)
            return
        console = render.console()
        if message is not None:
            _sign_off(console, _say(memory, message, session, scope, console))
        else:
            _converse(memory, session, scope, console)


def _converse(memory: "Spectron", session: str | None, scopes: list[str] | None, console: "Console") -> None:
    for line in _lines(console):
        # The first reply names the session when the user did not.
        session = _say(memory, line, session, scopes, console) or session
    _sign_off(console, session)


def _lines(console: "Console") -> "Iterator[str]":
    asked = sys.stdin.isatty()
    while True:
        if asked:
            console.print("you> ", style="bold cyan", end="")
        line = sys.stdin.readline()
        if not line or line.strip().lower() in _LAST_WORDS:
            return
        if line.strip():
            yield line.strip()


def _sign_off(console: "Console", session: str | None) -> None:
    if session:
        console.print(f"  session {session}", style="dim")


def _say(
    memory: "Spectron", message: str, session: str | None, scopes: list[str] | None, console: "Console"
) -> str | None:
    """Print a reply piece by piece, then what it rests on; give the session's id."""
    whole: ChatResult | None = None
    with memory.chat_stream(message, session_id=session, scopes=scopes or None) as pieces:
        for piece in pieces:
            console.print(piece.delta, end="", soft_wrap=True)
            session = piece.session_id or session
            whole = piece.result or whole
    console.print()
    if whole is not None:
        for citation in whole.citations:
            console.print(f"  {citation.marker} {citation.snippet}", style="dim")
        show_delta(console, whole.memory_updates)
        session = whole.session_id or session
    return session
