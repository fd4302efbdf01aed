"""`spectron serve`: be the server. Its options are those of `python -m mock_server`, which are defined there and only there."""

from typing import Any, Final

import typer

CONTEXT_SETTINGS: Final[dict[str, Any]] = {"allow_extra_args": True, "ignore_unknown_options": True}


def serve(context: typer.Context) -> None:
    """Run the local server, deterministic and offline; `spectron serve --help` lists its options."""
    try:
        from mock_server.__main__ import main
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] in {"mock_server", "spectron_sdk"}:
            raise
        typer.echo(f"the server needs {error.name}: pip install 'spectron-sdk[server]'", err=True)
        raise typer.Exit(2) from None
    main(context.args)
