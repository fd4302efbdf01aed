"""Readers that leave early, streams that cannot carry everything, and the other ways to start the program."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from mock_server.http.server import RunningServer
from spectron_sdk import Spectron
from spectron_sdk._version import __version__
from tests.cli.commandline import PROGRAM, ROOT

MODULES = (("-m", "spectron_sdk"), ("-m", "spectron_sdk.cli"))


def left(*arguments: str, start: tuple[str, ...] = PROGRAM, stderr_too: bool = False) -> tuple[int, str]:
    """Run the program into a pipe whose reader has gone before the first byte; gives its code and what it said."""
    reader, writer = os.pipe()
    os.close(reader)
    try:
        done = subprocess.run(
            [sys.executable, *start, *arguments],
            cwd=ROOT,
            stdout=writer,
            stderr=writer if stderr_too else subprocess.PIPE,
            text=True,
            timeout=60,
            check=False,
        )
    finally:
        os.close(writer)
    return done.returncode, done.stderr or ""


@pytest.mark.parametrize("as_json", [(), ("--json",)], ids=["table", "json"])
@pytest.mark.parametrize(
    "command",
    [
        ("graph",),
        ("timeline", "--all"),
        ("state",),
        ("profile",),
        ("trace",),
        ("recall", "tea"),
        ("chat", "What do I like?"),
        ("remember", "I like cocoa."),
        ("kv", "list", "--user", "maya"),
        ("history", "list", "t", "--user", "maya"),
    ],
    ids=lambda command: command[0],
)
def test_a_reader_that_leaves_is_no_failure(
    command: tuple[str, ...], as_json: tuple[str, ...], server: RunningServer, context_id: str
) -> None:
    with Spectron(context_id, endpoint=server.url, api_key="k") as memory:
        memory.remember("I like tea.")
    assert left(*command, "--endpoint", server.url, "--context", context_id, *as_json) == (0, "")


def test_help_demo_and_usage_end_as_they_would_have() -> None:
    assert left("--help") == (0, "")
    assert left("--version") == (0, "")
    assert left("demo") == (0, "")
    assert left("nonsense", stderr_too=True) == (2, "")


def test_a_failure_stays_one_when_nobody_reads_about_it(server: RunningServer, context_id: str) -> None:
    where = ("--endpoint", server.url, "--context", context_id)
    assert left("kv", "get", "a", "b", "--user", "maya", *where) == (1, "")
    assert left("trace", "none", *where, stderr_too=True) == (1, "")


@pytest.mark.parametrize("start", MODULES, ids=lambda start: start[1])
def test_the_package_and_the_command_line_can_be_run_as_modules(start: tuple[str, ...], tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    ended = [
        subprocess.run(
            [sys.executable, *start, *arguments],
            cwd=tmp_path,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        for arguments in (["--version"], ["serve", "--port", "99999"])
    ]
    assert [done.returncode for done in ended] == [0, 2]
    assert ended[0].stdout == f"spectron {__version__}\n"
    assert ended[1].stderr.splitlines()[-1].startswith("spectron serve: error: argument --port: '99999'")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_a_stream_that_cannot_carry_a_letter_gets_it_escaped(
    encoding: str, server: RunningServer, context_id: str
) -> None:
    said = "I live in Zürich 🏔."
    with Spectron(context_id, endpoint=server.url, api_key="k") as memory:
        session = memory.remember(said).session_id
        memory.history.append("t", [{"role": "user", "content": said}], user_id="maya", extract=False)
    assert session
    arguments = ["history", "list", "t", "--user", "maya", "--endpoint", server.url, "--context", context_id]
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    table, document = (
        subprocess.run(
            [sys.executable, *PROGRAM, *arguments, *more], cwd=ROOT, env=environment, capture_output=True, check=False
        )
        for more in ([], ["--json"])
    )
    assert (table.returncode, table.stderr, document.returncode, document.stderr) == (0, b"", 0, b"")
    assert "I live in Z" in table.stdout.decode(encoding)
    assert json.loads(document.stdout.decode(encoding))["items"][0]["content"] == said
