"""`spectron serve`: be the server. Its options are those of `python -m mock_server`, and defined only there.

Needs neither typer nor the client, so that it starts as fast as the server itself.
"""

import sys
from collections.abc import Sequence

from spectron_sdk.cli.exit_codes import ExitCode


def serve(arguments: Sequence[str]) -> int:
    """Run the local server until it is told to stop; gives the exit code."""
    try:
        from mock_server.__main__ import main
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] in {"mock_server", "spectron_sdk"}:
            raise
        sys.stderr.write(f"the server needs {error.name}: pip install 'spectron-sdk[server]'\n")
        return ExitCode.USAGE
    return main(arguments, program="spectron serve")
