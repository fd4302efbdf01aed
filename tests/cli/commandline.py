"""The command line as a test runs it: in this process, or as a program of its own."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from spectron_sdk.cli.app import run

ROOT = Path(__file__).parents[2]
PROGRAM = ("-c", "from spectron_sdk.cli import main; main()")


@dataclass(frozen=True, slots=True)
class Ended:
    """How a run ended."""

    code: int
    out: str
    err: str

    @property
    def document(self) -> Any:
        """What a script gets from stdout."""
        return json.loads(self.out)

    @property
    def error(self) -> dict[str, Any]:
        """What a script gets from stderr."""
        found: dict[str, Any] = json.loads(self.err)["error"]
        return found


@dataclass(frozen=True, slots=True)
class CommandLine:
    """Runs `spectron` against one server and one context."""

    endpoint: str
    context: str

    def __call__(self, *arguments: str) -> Ended:
        """Run it."""
        return self.typed("", *arguments)

    def json(self, *arguments: str) -> Any:
        """Run it with --json and give the document; it must end well."""
        ended = self(*arguments, "--json")
        assert (ended.code, ended.err) == (0, ""), ended
        return ended.document

    def typed(self, stdin: str, *arguments: str) -> Ended:
        """Run it with something to read on stdin."""
        return typed(stdin, "--endpoint", self.endpoint, "--context", self.context, *arguments)


def typed(stdin: str, *arguments: str) -> Ended:
    """Run `spectron` in this process, whatever its environment."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err), _reading(stdin):
        code = run(arguments)
    return Ended(code, out.getvalue(), err.getvalue())


def program(*arguments: str, **environment: str) -> Ended:
    """Run `spectron` as a program of its own; only the given variables of ours are set."""
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("SPECTRON_")}
    done = subprocess.run(
        [sys.executable, *PROGRAM, *arguments],
        cwd=ROOT,
        env={**inherited, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    return Ended(done.returncode, done.stdout, done.stderr)


@contextmanager
def _reading(text: str) -> Iterator[None]:
    before, sys.stdin = sys.stdin, io.StringIO(text)
    try:
        yield
    finally:
        sys.stdin = before
