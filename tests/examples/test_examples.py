"""Every example runs, and prints exactly what its docstring says."""

import ast
import io
import os
import runpy
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path
from textwrap import dedent

import pytest

from spectron_sdk.testing import local_server

EXAMPLES = Path(__file__).parents[2] / "examples"
FILES = sorted(EXAMPLES.glob("*.py"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_example_prints_what_it_says(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SPECTRON_ENDPOINT", raising=False)
    assert _printed_by(file) == _promised(file)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_an_example_is_one_question_and_short(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    question = text.removeprefix('"""').partition("\n")[0]
    assert question.endswith("?")
    assert len(text.splitlines()) < 60


def test_an_example_uses_a_running_server_when_the_environment_names_one(monkeypatch: pytest.MonkeyPatch) -> None:
    file = EXAMPLES / "remember_and_recall.py"
    with local_server() as server:
        monkeypatch.setenv("SPECTRON_ENDPOINT", server.endpoint)
        assert _printed_by(file) == _promised(file)
        assert server.requests("createFacts")


def test_an_example_runs_as_a_program() -> None:
    file = EXAMPLES / "remember_and_recall.py"
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("SPECTRON_")}
    done = subprocess.run(
        [sys.executable, file],
        env={**inherited, "PYTHONPATH": str(EXAMPLES.parent)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == _promised(file)


def test_there_are_six_to_eight_examples() -> None:
    assert 6 <= len(FILES) <= 8


def _printed_by(file: Path) -> str:
    out = io.StringIO()
    with redirect_stdout(out):
        runpy.run_path(str(file), run_name="__main__")
    return out.getvalue()


def _promised(file: Path) -> str:
    docstring = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
    _, mark, promised = docstring.partition("Prints:\n")
    assert mark, f"{file.name} does not say what it prints"
    return dedent(promised).strip("\n") + "\n"
