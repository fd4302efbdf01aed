"""What docs/compare.md says of this client is shown by tests, and those tests are there."""

import ast
import re
from pathlib import Path

import pytest

from tests.docs.documents import ROOT, read, rows

PAGE = "docs/compare.md"
ROWS = [row for row in rows(PAGE, starting="") if row[0].isdigit()]

# Figures and names, which need no test.
BY_SIGHT = {"1", "38", "39"}


def functions_of(path: Path) -> set[str]:
    """List the test functions of a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return {function.name for function in functions if function.name.startswith("test_")}


def test_every_feature_is_there_in_order() -> None:
    assert [int(row[0]) for row in ROWS] == list(range(1, 42))
    assert {len(row) for row in ROWS} == {14}


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[1])
def test_a_yes_of_ours_names_a_test_that_exists(row: list[str]) -> None:
    number, _, ours, shown = row[:4]
    named = re.findall(r"`([^`]+)`", shown)
    if ours.startswith(("yes", "- / yes")):
        assert named
    for name in named:
        file, _, function = name.partition("::")
        assert function in functions_of(ROOT / file), name
    assert named or number in BY_SIGHT or not ours.startswith("yes")


def test_make_check_runs_both_checkers_and_builds_the_pages() -> None:
    match = re.search(r"^check:.*\n((?:\t.*\n)+)", read("Makefile"), flags=re.MULTILINE)
    assert match is not None
    steps = match[1]
    for step in ("$(BIN)/mypy\n", "$(BIN)/basedpyright\n", "$(BIN)/mkdocs build --strict"):
        assert step in steps, step
    project = read("pyproject.toml")
    assert "[tool.mypy]\nstrict = true" in project
    assert 'typeCheckingMode = "strict"\ninclude = ["spectron_sdk", "tests/typing"]' in project
