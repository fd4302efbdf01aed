"""The `spectron` command. Commands are in the files beside this one, a file per group; `app.py` puts them together.

Nothing here is imported by `import spectron_sdk`. The extra `[cli]` brings what this package needs.
"""

import sys


def main() -> None:
    """Run the command line and exit with its code; `exit_codes.py` says what the codes mean."""
    from spectron_sdk.cli.pipes import bear_with_leaving_readers

    arguments = sys.argv[1:]
    bear_with_leaving_readers()
    if arguments[:1] == ["serve"]:
        # Past everything that the server does not need, which would double the time it takes to start.
        from spectron_sdk.cli.serve import serve

        raise SystemExit(serve(arguments[1:]))
    try:
        from spectron_sdk.cli.app import run
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in {"typer", "rich"}:
            raise
        sys.stderr.write(f"spectron needs {error.name}: pip install 'spectron-sdk[cli]'\n")
        raise SystemExit(2) from None
    raise SystemExit(run(arguments))
