"""Which package may import which.

`http` and `journal` import `engine`, `engine` imports neither, only `wiring` sees all three, and the SDK and the server
share no code.
"""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

THIRD_PARTY_OF_THE_ENGINE = {"orjson", "snowballstemmer", "sortedcontainers"}
NOT_WHEN_SERVING = {
    "yaml",
    "starlette",
    "anyio",
    "pydantic",
    "typer",
    "rich",
    "httpx",
    "numpy",
    "spectron_sdk",
    "mock_server.models",
    "mock_server.http.compile_spec",
}


def modules(package: str) -> Iterator[Path]:
    yield from (ROOT / package).rglob("*.py")


def imported(path: Path) -> set[str]:
    """Give the full names of what a file imports, anywhere in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            assert node.module is not None
            names |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return names


def reaches(names: set[str], package: str) -> set[str]:
    return {name for name in names if name == package or name.startswith(package + ".")}


@pytest.mark.parametrize(
    "target",
    [
        "mock_server.http",
        "mock_server.journal",
        "mock_server.models",
        "mock_server.wiring",
        "mock_server.clocks",
        "spectron_sdk",
    ],
)
def test_the_engine_imports_nothing_around_it(target: str) -> None:
    for path in modules("mock_server/engine"):
        assert not reaches(imported(path), target), path


def test_the_engine_uses_few_libraries_and_no_clock_dice_or_network() -> None:
    allowed = set(sys.stdlib_module_names) | THIRD_PARTY_OF_THE_ENGINE | {"mock_server"}
    forbidden = {
        "random",
        "secrets",
        "uuid",
        "time",
        "socket",
        "asyncio",
        "ssl",
        "subprocess",
        "http",
        "urllib.request",
    }
    for path in modules("mock_server/engine"):
        names = imported(path)
        assert {name.partition(".")[0] for name in names} <= allowed, path
        assert not names & forbidden, path


def test_http_journal_and_models_do_not_know_each_other() -> None:
    around = ("http", "journal", "models")
    for package in around:
        for path in modules(f"mock_server/{package}"):
            for other in set(around) - {package}:
                assert not reaches(imported(path), f"mock_server.{other}"), path


def test_only_the_entry_points_import_the_wiring() -> None:
    entry_points = {ROOT / "mock_server/__main__.py", ROOT / "mock_server/wiring.py"}
    for path in set(modules("mock_server")) - entry_points:
        assert not reaches(imported(path), "mock_server.wiring"), path


def test_only_handlers_know_handlers() -> None:
    for path in (ROOT / "mock_server/http").glob("*.py"):
        assert not reaches(imported(path), "mock_server.http.handlers"), path


def test_the_sdk_and_the_server_share_no_code() -> None:
    for path in modules("mock_server"):
        assert not reaches(imported(path), "spectron_sdk"), path
    bridges = {ROOT / "spectron_sdk/testing.py", ROOT / "spectron_sdk/pytest_plugin.py", *modules("spectron_sdk/cli")}
    for path in set(modules("spectron_sdk")) - bridges:
        assert not reaches(imported(path), "mock_server"), path


def test_importing_the_sdk_does_not_import_the_server() -> None:
    code = "import sys, spectron_sdk; sys.exit(any(name.startswith('mock_server') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


def test_building_the_server_imports_nothing_that_only_others_need() -> None:
    code = (
        "import sys, mock_server.http.server\n"
        "from mock_server.wiring import build\n"
        "build()\n"
        f"print(*sorted({NOT_WHEN_SERVING!r} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", code], cwd=ROOT, check=True, capture_output=True, text=True
    )
    assert done.stdout.split() == []
