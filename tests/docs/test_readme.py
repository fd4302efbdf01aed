"""Everything README.md shows is run: snippets, commands, sessions; its tables are held against the code."""

import io
import re
import shlex
import subprocess
import sys
import tomllib
import warnings
from contextlib import redirect_stdout
from doctest import ELLIPSIS, NORMALIZE_WHITESPACE, OutputChecker
from pathlib import Path
from typing import Any

import httpx
import pytest

from spectron_sdk import AsyncSpectron, Spectron
from spectron_sdk._call import Operation, Paged, Resource, Streamed
from spectron_sdk.cli.app import run
from spectron_sdk.cli.exit_codes import ExitCode
from spectron_sdk.testing import MockServer
from tests.docs.documents import ROOT, Block, blocks, read, rows

README = "README.md"
SNIPPETS = [block for block in blocks(README, "python") if "def test_" not in block.text]
TESTS = [block for block in blocks(README, "python") if "def test_" in block.text]
COMMANDS = [line for block in blocks(README, "bash") for line in block.text.splitlines()]


@pytest.mark.parametrize("block", SNIPPETS, ids=lambda block: f"line {block.line}")
def test_a_snippet_prints_what_the_readme_says(block: Block, fresh: MockServer) -> None:
    # Our client finds this server through the environment; the vendors' are told.
    source = block.text.replace("http://127.0.0.1:9090", fresh.endpoint)
    out = io.StringIO()
    with redirect_stdout(out), warnings.catch_warnings():
        warnings.filterwarnings("ignore", module="surrealdb_memory|memorysync")
        exec(compile(source, f"README.md, line {block.line}", "exec"), {"__name__": "__main__"})
    assert out.getvalue() == block.promised


def test_the_tests_of_the_readme_pass(tmp_path: Path) -> None:
    assert len(TESTS) == 1
    file = tmp_path / "test_readme_snippet.py"
    file.write_text(TESTS[0].text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-c", "pyproject.toml", "-p", "no:cacheprovider", file],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert "2 passed" in done.stdout


def test_the_session_shows_what_really_comes(shell: MockServer) -> None:
    sessions = blocks(README, "console")
    assert sessions
    for block in sessions:
        for command, promised in _steps(block.text):
            done = subprocess.run(["sh", "-c", command], cwd=ROOT, capture_output=True, text=True, check=True)
            same = OutputChecker().check_output(_flat(promised), _flat(done.stdout), ELLIPSIS | NORMALIZE_WHITESPACE)
            assert same, f"{command}\n{done.stdout}"


@pytest.mark.parametrize("command", [line for line in COMMANDS if line.startswith("spectron serve")])
def test_a_serve_command_starts_a_server(command: str, shell: MockServer) -> None:
    with subprocess.Popen(
        ["sh", "-c", f"exec {command} --port 0"], cwd=ROOT, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            assert line.startswith("spectron mock server ready at http://127.0.0.1:")
        finally:
            server.terminate()
        assert server.wait(timeout=60) == 0


@pytest.mark.parametrize("command", [line for line in COMMANDS if line.startswith("spectron ") and "serve" not in line])
def test_a_command_of_the_readme_ends_well(command: str, shell: MockServer) -> None:
    assert subprocess.run(shlex.split(command), cwd=ROOT, capture_output=True, check=False).returncode == 0


def test_every_command_block_is_of_a_kind_that_is_checked() -> None:
    kinds = {line.split()[0] for line in COMMANDS}
    assert kinds == {"pip", "spectron", "make"}


def test_the_extras_to_install_exist() -> None:
    project = tomllib.loads(read("pyproject.toml"))["project"]
    installed = [line for line in COMMANDS if line.startswith("pip ")]
    assert installed == [f"pip install '{project['name']}[cli,server]'"]
    assert {"cli", "server"} <= project["optional-dependencies"].keys()
    assert project["requires-python"] == ">=3.11"
    assert project["scripts"]["spectron"] == "spectron_sdk.cli:main"


def test_the_table_of_calls_is_complete() -> None:
    told = {on.strip("`").removeprefix("memory").strip("."): set(calls.replace("`", "").split())
            for on, calls in rows(README, starting="`memory")}  # fmt: skip
    known = {"": _calls(Spectron) | {"chat"}}
    memory = Spectron(api_key="any")
    nouns = {name: getattr(memory, name) for name in dir(memory) if not name.startswith(("_", "with_"))}
    known |= {name: _calls(type(part)) for name, part in nouns.items() if isinstance(part, Resource)}
    memory.close()
    assert told == known
    assert {name for name in dir(AsyncSpectron) if not name.startswith("_")} >= known[""]


def test_the_table_of_the_control_plane_is_complete(fresh: MockServer) -> None:
    told = {tuple(route.strip("`").split()) for route, _ in (row[:2] for row in _control_rows())}
    with httpx.Client(base_url=fresh.endpoint) as http:
        served = re.findall(r"/_mock/\w+", http.get("/_mock/nothing").json()["detail"])[1:]
        assert {path for _, path in told} == set(served)
        for path in served:
            allowed = http.request("PATCH", path).headers["allow"].split(", ")
            assert {method for method, other in told if other == path} == set(allowed)


def test_the_bodies_shown_for_the_control_plane_are_accepted(fresh: MockServer) -> None:
    sent = 0
    with httpx.Client(base_url=fresh.endpoint) as http:
        for route, text in _control_rows():
            method, path = route.strip("`").split()
            for body in re.findall(r"`(\{.*?\})`", text):
                if "..." not in body:
                    answer = http.request(method, path, content=body)
                    assert answer.is_success, answer.text
                    sent += 1
            for query in re.findall(r"`(\?\w+=\w+)`", text):
                assert http.request(method, path + query).is_success
                sent += 1
    assert sent >= 8


def test_the_table_of_exit_codes_is_complete() -> None:
    told = {int(row[0]) for row in rows(README, starting="") if row[0].isdigit()}
    assert told == {int(code) for code in ExitCode}


def test_every_command_is_named() -> None:
    out = io.StringIO()
    with redirect_stdout(out):
        run(["--help"])
    commands = re.findall(r"^│ (\w+) +[A-Z]", out.getvalue(), flags=re.MULTILINE)
    assert len(commands) >= 13
    text = read(README)
    assert [name for name in commands if f"`{name}`" not in text and f"spectron {name}" not in text] == []


def test_the_order_of_the_readme() -> None:
    expected = """
        Install / Ten lines / The same, async / In your tests / On the command line / What the client can do /
        How time works / The control plane / Open mode / Language models and embeddings /
        Moving over from a vendor's client / Layout / Four commands
    """
    headings = re.findall(r"^## (.*)$", read(README), flags=re.MULTILINE)
    assert headings == [heading.strip() for heading in expected.split(" /")]


def _calls(kind: type[Resource[Any]]) -> set[str]:
    """List the calls of a resource, those of the nouns it holds left out."""
    found = (Operation, Paged, Streamed)
    return {
        name
        for owner in kind.__mro__
        for name, held in vars(owner).items()
        if isinstance(held, found) and not name.startswith("_")
    }


def _control_rows() -> list[list[str]]:
    return [row for method in ("GET", "POST", "DELETE") for row in rows(README, starting=f"`{method} /_mock/")]


def _steps(session: str) -> list[tuple[str, str]]:
    """Split a session into commands and what each prints."""
    parts = re.split(r"^\$ (.*)$", session, flags=re.MULTILINE)[1:]
    return list(zip(parts[::2], parts[1::2], strict=True))


def _flat(text: str) -> str:
    """Make lines comparable: no blank ones, and rulers of any length are one."""
    return "".join(re.sub("─+", "─", line) + "\n" for line in text.splitlines() if line.strip())
