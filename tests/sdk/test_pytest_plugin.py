"""The fixtures and the marker that the package gives to pytest, in test suites of their own."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def run(folder: Path, text: str, *options: str) -> subprocess.CompletedProcess[str]:
    """Run a test file in a fresh pytest that loads only the plugin and asyncio's."""
    (folder / "test_it.py").write_text(text, encoding="utf-8")
    command = [sys.executable, "-W", "error", "-m", "pytest", "-q", "--strict-markers", "-p", "no:cacheprovider"]
    plugins = ["-p", "spectron_sdk.pytest_plugin", "-p", "pytest_asyncio.plugin", "-o", "asyncio_mode=auto"]
    return subprocess.run(
        [*command, *plugins, "-o", "asyncio_default_fixture_loop_scope=function", *options, "test_it.py"],
        cwd=folder,
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTHONPATH": str(ROOT), "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_test_gets_a_client_in_a_context_of_its_own(tmp_path: Path) -> None:
    done = run(
        tmp_path,
        """
def test_one(spectron, spectron_context, spectron_server):
    spectron.remember("I live in Lisbon.")
    assert spectron.context_id == spectron_context
    assert spectron_server.client(spectron_context).profile().dynamic

def test_two(spectron):
    assert spectron.profile().dynamic == []

async def test_three(async_spectron, spectron):
    async with async_spectron as memory:
        await memory.remember("I live in Lisbon.")
    assert spectron.profile().dynamic
""",
    )
    assert "3 passed" in done.stdout, done.stdout


def test_the_marker_sets_the_server_up(tmp_path: Path) -> None:
    done = run(
        tmp_path,
        """
import httpx
import pytest
from spectron_sdk import Unauthorized

pytestmark = pytest.mark.spectron(now="2026-05-01T09:00:00Z")

def test_a_clock(spectron):
    assert spectron.sessions.create()["createdAt"] == "2026-05-01T09:00:00Z"

@pytest.mark.spectron(now="2026-06-01T09:00:00Z")
def test_the_nearest_marker_wins(spectron, spectron_server):
    spectron_server.advance(60)
    assert spectron.sessions.create()["createdAt"] == "2026-06-01T09:01:00Z"

@pytest.mark.spectron(now="2026-06-01T09:00:00Z")
def test_a_clock_is_put_back(spectron):
    assert spectron.sessions.create()["createdAt"] == "2026-06-01T09:00:00Z"

@pytest.mark.spectron(socket=True, api_keys=("right",))
def test_a_socket(spectron_server, spectron):
    assert spectron_server.endpoint.startswith("http://127.0.0.1:")
    assert spectron.health().ok
    with pytest.raises(Unauthorized):
        spectron_server.client(api_key="wrong").profile()
    assert httpx.get(spectron_server.endpoint + "/api/v1/health").status_code == 200
""",
    )
    assert "4 passed" in done.stdout, done.stdout


def test_a_fault_does_not_reach_the_next_test(tmp_path: Path) -> None:
    done = run(
        tmp_path,
        """
import pytest
from spectron_sdk import ServerError

def test_an_outage(spectron_server, spectron):
    spectron_server.fail("getProfile", status=501, count=None)
    with pytest.raises(ServerError):
        spectron.profile()

def test_after_it(spectron):
    assert spectron.profile() is not None
""",
    )
    assert "2 passed" in done.stdout, done.stdout


def test_a_marker_with_a_position_is_refused(tmp_path: Path) -> None:
    text = "import pytest\n\n@pytest.mark.spectron('seed')\ndef test_one(spectron): ...\n"
    done = run(tmp_path, text)
    assert "takes keyword arguments only" in done.stdout


def test_the_marker_is_known_and_the_fixtures_are_listed(tmp_path: Path) -> None:
    assert "@pytest.mark.spectron(socket=False" in run(tmp_path, "", "--markers").stdout
    listed = run(tmp_path, "", "--fixtures").stdout
    for name in ("spectron ", "async_spectron ", "spectron_server ", "spectron_context "):
        assert f"\n{name}" in listed, listed


def test_a_suite_that_does_not_use_it_pays_nothing(tmp_path: Path) -> None:
    done = run(
        tmp_path,
        """
import sys

def test_nothing_is_loaded():
    loaded = {name for name in sys.modules if name.startswith("spectron_sdk")}
    assert loaded == {"spectron_sdk", "spectron_sdk._version", "spectron_sdk.pytest_plugin"}
    assert not {"httpx", "pydantic", "mock_server"} & set(sys.modules)
""",
    )
    assert "1 passed" in done.stdout, done.stdout


def test_pytest_finds_the_plugin_by_itself() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"]["pytest11"] == {"spectron": "spectron_sdk.pytest_plugin"}
    with pytest.raises(ModuleNotFoundError):
        __import__("spectron_sdk.no_such_module")
