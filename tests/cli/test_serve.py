"""serve: the ready line, the end, and what must not be loaded on the way there."""

import signal
import subprocess
import sys

import httpx

from tests.cli.commandline import PROGRAM, ROOT, program, typed

READY = "spectron mock server ready at "


def test_it_says_where_it_listens_answers_and_ends_cleanly() -> None:
    with subprocess.Popen(
        [sys.executable, *PROGRAM, "serve", "--port", "0"], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            assert line.startswith(READY)
            assert httpx.get(line.removeprefix(READY).strip() + "/api/v1/health").status_code == 200
        finally:
            server.send_signal(signal.SIGTERM)
        assert server.wait(timeout=60) == 0


def test_the_options_are_those_of_the_server() -> None:
    shown = program("serve", "--help")
    assert shown.code == 0
    assert all(option in shown.out for option in ("--port", "--seed", "--now", "--api-key", "--no-control"))
    assert program("serve", "--port", "many").code == 2


def test_its_help_is_called_what_the_user_typed() -> None:
    assert program("serve", "--help").out.startswith("usage: spectron serve ")
    assert program("--json", "serve", "--help").out.startswith("usage: spectron serve ")
    assert program("serve", "--port", "many").err.splitlines()[-1].startswith("spectron serve: error: ")


def test_global_options_before_it_do_no_harm() -> None:
    assert program("--json", "serve", "--help").code == 0
    assert "Run the local server" in typed("", "--help").out


def test_the_way_to_the_server_loads_neither_client_nor_tables() -> None:
    watched = (
        "import sys\n"
        "from spectron_sdk.cli import main\n"
        "sys.argv = ['spectron', 'serve', '--help']\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "import mock_server.wiring, mock_server.http.server\n"
        "sys.exit(str(sorted({'httpx', 'pydantic', 'rich', 'typer', 'spectron_sdk.client'} & set(sys.modules))))\n"
    )
    done = subprocess.run([sys.executable, "-c", watched], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stderr.strip() == "[]"
