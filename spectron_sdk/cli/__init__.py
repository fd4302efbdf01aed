"""The `spectron` command. Commands are in the files beside this one, a file per group; `app.py` puts them together.

Nothing here is imported by `import spectron_sdk`. The extra `[cli]` brings what this package needs.
"""

import sys


def main() -> None:
    """Run the command line and exit with its code; see `app.py` for what the codes mean."""
    try:
        from spectron_sdk.cli.app import run
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in {"typer", "rich"}:
            raise
        sys.stderr.write(f"spectron needs {error.name}: pip install 'spectron-sdk[cli]'\n")
        raise SystemExit(2) from None
    raise SystemExit(run(sys.argv[1:]))
