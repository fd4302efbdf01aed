"""Everything the pages under docs/ show is run, and the pages are all there, linked, and built from the code."""

import io
import re
import subprocess
import sys
import tomllib
import warnings
from contextlib import redirect_stdout
from pathlib import Path

import pytest
import yaml

from spectron_sdk.testing import MockServer
from tests.docs.documents import ROOT, Block, blocks, read

PAGES = sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").glob("*.md"))
PYTHON = [(page, block) for page in PAGES for block in blocks(page, "python")]
SNIPPETS = [(page, block) for page, block in PYTHON if "def test_" not in block.text]
TESTS = [(page, block) for page, block in PYTHON if "def test_" in block.text]
COMMANDS = {line for page in PAGES for block in blocks(page, "bash") for line in block.text.splitlines()}


def named(held: object) -> str:
    """Name a block by its page and line."""
    return held if isinstance(held, str) else f"line {held.line}" if isinstance(held, Block) else repr(held)


@pytest.mark.parametrize(("page", "block"), SNIPPETS, ids=named)
def test_a_snippet_prints_what_its_page_says(page: str, block: Block, fresh: MockServer) -> None:
    out = io.StringIO()
    with redirect_stdout(out), warnings.catch_warnings():
        warnings.filterwarnings("ignore", module="surrealdb_memory|memorysync")
        exec(compile(block.text, f"{page}, line {block.line}", "exec"), {"__name__": "__main__"})
    # The pages show the address the client looks at first; here it is another.
    printed = out.getvalue().replace(fresh.endpoint, "http://127.0.0.1:9090")
    assert _trimmed(printed) == _trimmed(block.promised or "")


@pytest.mark.parametrize(("page", "block"), TESTS, ids=named)
def test_the_tests_of_a_page_pass(page: str, block: Block, tmp_path: Path) -> None:
    (tmp_path / "test_snippet.py").write_text(block.text, encoding="utf-8")
    plugins = ["-p", "spectron_sdk.pytest_plugin", "-p", "pytest_asyncio.plugin", "-o", "asyncio_mode=auto"]
    plugins += ["-o", "asyncio_default_fixture_loop_scope=function"]
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-W", "error", "--strict-markers", *plugins, "test_snippet.py"],
        cwd=tmp_path,
        env={"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONPATH": str(ROOT), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert f"{block.text.count('def test_')} passed" in done.stdout


def test_the_extras_that_the_pages_install_exist() -> None:
    project = tomllib.loads(read("pyproject.toml"))["project"]
    installed = {line for line in COMMANDS if line.startswith("pip ")}
    assert len(installed) >= 2
    for line in installed:
        match = re.fullmatch(r"pip install '([\w-]+)\[([\w,]+)\]'", line)
        assert match is not None, line
        assert match[1] == project["name"]
        assert set(match[2].split(",")) <= project["optional-dependencies"].keys()
    assert COMMANDS - installed == {"spectron serve"}


def test_every_page_is_in_the_navigation_once() -> None:
    listed = [page for entry in yaml.safe_load(read("mkdocs.yml"))["nav"] for page in entry.values()]
    assert sorted(f"docs/{page}" for page in listed) == PAGES


@pytest.mark.parametrize("page", PAGES)
def test_links_between_pages_lead_somewhere(page: str) -> None:
    for target in re.findall(r"\]\(([^)]+)\)", read(page)):
        name, _, anchor = target.partition("#")
        assert "://" not in target
        there = f"docs/{name}" if name else page
        assert there in PAGES, target
        headings = {_anchor(heading) for heading in re.findall(r"^#+ (.*)$", read(there), flags=re.MULTILINE)}
        assert not anchor or anchor in headings, target


@pytest.mark.parametrize("page", PAGES)
def test_addresses_and_paths_are_nobodys(page: str) -> None:
    hosts = set(re.findall(r"https?://([\w.-]+)", read(page)))
    assert {host for host in hosts if not host.endswith((".example", ".test"))} <= {"127.0.0.1"}
    assert re.findall(r"(?<![\w.])/(?:home|root|work|tmp|Users)/", read(page)) == []


def test_the_variables_on_the_first_page_are_those_of_the_code() -> None:
    told = set(re.findall(r"`(SPECTRON_\w+)`", read("docs/index.md")))
    source = read("spectron_sdk/_config.py")
    known = set(re.findall(r'"(SPECTRON_(?:CONTEXT|ENDPOINT|API_KEY|TIMEOUT|MAX_RETRIES|DEADLINE))"', source))
    known |= {f"SPECTRON_MEMORYSYNC_{name}" for name in ("ENDPOINT", "API_KEY", "PROJECT")}
    known |= {f"SPECTRON_TIE_{name}" for name in ("ENDPOINT", "TOKEN", "CONTEXT")}
    assert told == known


def test_the_site_builds_without_a_warning(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", tmp_path / "site"],
        cwd=ROOT,
        env={"NO_MKDOCS_2_WARNING": "1", "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
    reference = (tmp_path / "site" / "reference.html").read_text(encoding="utf-8")
    assert "RememberResult" in reference
    # Operations are shown with what they return, not with the request their builder makes.
    assert "Call</span><span" not in reference


def _trimmed(text: str) -> list[str]:
    """Leave out what Markdown editors do not keep: blanks at the ends of lines."""
    return [line.rstrip() for line in text.splitlines()]


def _anchor(heading: str) -> str:
    """Make the anchor of a heading as the site does."""
    return re.sub(r"[^\w -]", "", heading).strip().lower().replace(" ", "-")
