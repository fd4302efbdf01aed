"""The command line put together: commands and their names, the global options, the way from errors to exit codes.

Commands import what they need when they run, so that `spectron serve` starts as fast as the server does and loads
neither the client nor the tables.
"""

from collections.abc import Callable, Sequence
from inspect import cleandoc
from typing import Annotated, Final

import typer

from spectron_sdk._version import __version__
from spectron_sdk.cli import chat, demo, graph, history, kv, remember, serve, state, trace
from spectron_sdk.cli.exit_codes import ExitCode
from spectron_sdk.cli.failures import Failure
from spectron_sdk.cli.invocation import Invocation, taking_globals
from spectron_sdk.cli.smoke import command as smoke

# The class of all wrong command lines. Its own name lives in click or, in later versions, in a private copy of it.
_UsageError: Final[type[Exception]] = typer.BadParameter.__mro__[1]

_ANY_OPTIONS: Final = {"allow_extra_args": True, "ignore_unknown_options": True}

_EXIT_CODES: Final = "Exit codes: 0 ok, 1 check failed or refused by the server, 2 usage, 3 cannot reach the server."


def build() -> typer.Typer:
    """Put the commands together."""
    app = typer.Typer(
        name="spectron",
        help="Agent memory on the command line: talk to a server, or be one.",
        epilog=_EXIT_CODES,
        no_args_is_help=True,
        add_completion=True,
        pretty_exceptions_enable=False,
    )
    app.callback()(_globals)
    app.command("serve", context_settings=_ANY_OPTIONS, add_help_option=False)(_serve)
    commands: list[tuple[str, Callable[..., None]]] = [
        ("demo", demo.demo),
        ("smoke", smoke.smoke),
        ("remember", remember.remember),
        ("recall", remember.recall),
        ("chat", chat.chat),
        ("state", state.state),
        ("profile", state.profile),
        ("trace", trace.trace),
        ("graph", graph.graph),
        ("timeline", graph.timeline),
        ("merge", graph.merge),
    ]
    for name, command in commands:
        app.command(name, help=_about(command))(taking_globals(command))
    app.add_typer(
        _group("history", "Exact transcripts, kept verbatim.", (history.append, history.list_turns, history.delete))
    )
    app.add_typer(
        _group(
            "kv",
            "JSON values under a namespace and a key.",
            (kv.put, kv.get, kv.list_items, kv.search, kv.delete, kv.namespaces),
        )
    )
    return app


def run(arguments: Sequence[str]) -> int:
    """Run one command line and give its exit code."""
    try:
        code = build()(args=list(arguments), prog_name="spectron", standalone_mode=False)
    except _UsageError as error:
        return _misused(error, as_json="--json" in arguments)
    except (typer.Abort, KeyboardInterrupt):
        return ExitCode.INTERRUPTED
    return code if isinstance(code, int) else ExitCode.OK


def _misused(error: Exception, *, as_json: bool) -> int:
    message = getattr(error, "format_message", error.__str__)()
    if not message:
        # Called without a command: the help has been printed.
        return ExitCode.USAGE
    context = getattr(error, "ctx", None)
    hint = "" if as_json or context is None else f"\nTry '{context.command_path} --help'."
    Failure(ExitCode.USAGE, "UsageError", f"{message}{hint}").report(as_json=as_json)
    return ExitCode.USAGE


def _print_version(asked: bool) -> None:
    if asked:
        typer.echo(f"spectron {__version__}")
        raise typer.Exit


def _serve(context: typer.Context) -> None:
    """Run the local server, deterministic and offline; `spectron serve --help` lists its options."""
    raise typer.Exit(serve.serve(context.args))


def _globals(
    context: typer.Context,
    endpoint: Annotated[str | None, typer.Option(envvar="SPECTRON_ENDPOINT", metavar="URL", help="The server.")] = None,
    api_key: Annotated[str | None, typer.Option(envvar="SPECTRON_API_KEY", metavar="KEY", help="The key.")] = None,
    memory: Annotated[
        # The client reads the variable; what stands here was said on the command line, which `smoke` needs to know.
        str | None,
        typer.Option("--context", metavar="ID", help="The memory to use (SPECTRON_CONTEXT)."),
    ] = None,
    timeout: Annotated[
        float | None, typer.Option(envvar="SPECTRON_TIMEOUT", metavar="SECONDS", min=0.001, help="Per request.")
    ] = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="One JSON document on stdout; errors as JSON on stderr.")
    ] = False,
    version: Annotated[  # noqa: ARG001 - its callback has acted by now
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    context.obj = Invocation(endpoint or None, api_key or None, memory, timeout, as_json)


def _group(name: str, about: str, commands: Sequence[object]) -> typer.Typer:
    group = typer.Typer(name=name, help=about, no_args_is_help=True)
    for command in commands:
        group.command(_name(command), help=_about(command))(taking_globals(command))  # type: ignore[arg-type] # any signature will do
    return group


def _about(command: object) -> str:
    """Give a docstring with each paragraph on one line, so that help is wrapped where the terminal ends."""
    paragraphs = cleandoc(command.__doc__ or "").split("\n\n")
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)


def _name(command: object) -> str:
    # `list` would hide the builtin in its module, so those functions say what they list.
    return getattr(command, "__name__", "").partition("_")[0]
