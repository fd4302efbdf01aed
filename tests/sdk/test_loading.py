"""What is loaded when: a client is quick to load because most of it waits for the call that needs it."""

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

from spectron_sdk import models

MODELS = Path(models.__file__).parent


def loaded(code: str) -> set[str]:
    """Run code in a fresh interpreter and list the modules it loaded."""
    script = f"{code}\nimport sys, json\nprint(json.dumps(sorted(sys.modules)))"
    done = subprocess.run([sys.executable, "-W", "error", "-c", script], capture_output=True, text=True, check=True)
    return set(json.loads(done.stdout))


MAKE = "from spectron_sdk import Spectron, AsyncSpectron; c = Spectron(api_key='k'); a = AsyncSpectron(api_key='k')"


def test_a_client_is_made_without_models_and_without_what_they_need() -> None:
    found = loaded(MAKE)
    assert "httpx" in found
    assert not {"pydantic", "pydantic_core", "httpcore", "aiohttp", "httpx2", "trio"} & found
    own = {name for name in found if name.startswith("spectron_sdk.models.")}
    assert own == set()
    assert {name for name in found if name.startswith("spectron_sdk.resources.")} == {
        f"spectron_sdk.resources.{name}" for name in ("chat", "facts", "identity", "merge", "recall", "state")
    }


def test_another_library_is_loaded_instead_and_only_when_it_is_asked_for() -> None:
    found = loaded("from spectron_sdk import AsyncSpectron, Aiohttp; AsyncSpectron(api_key='k', http_client=Aiohttp())")
    assert "aiohttp" in found
    assert not {"httpx", "httpx2", "pydantic"} & found


@pytest.mark.parametrize(
    ("use", "needed"),
    [
        ("c.recall", {"recall", "chat", "facts", "sessions"}),
        ("c.remember", {"facts"}),
        ("c.state", {"state", "facts", "entities", "uncertainty"}),
        ("c.kv", {"kv", "history"}),
    ],
)
def test_a_call_loads_its_own_models(use: str, needed: set[str]) -> None:
    found = loaded(f"{MAKE}; {use}")
    own = {name.rpartition(".")[2] for name in found if name.startswith("spectron_sdk.models.")}
    assert own - {"base"} <= needed


def test_preloading_leaves_nothing_to_load() -> None:
    before = loaded(f"from spectron_sdk import preload; preload(); {MAKE}")
    after = loaded(
        f"from spectron_sdk import preload; preload(); {MAKE}; [getattr(c, n) for n in dir(c)]; c.kv; c.graph"
    )
    assert {
        name for name in after - before if name.startswith(("spectron_sdk", "pydantic", "httpx", "httpcore"))
    } == set()
    code = "from spectron_sdk import preload, models; preload(); print(models.RecallResult.__pydantic_complete__)"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "True\n"


def test_the_models_that_can_be_imported_are_all_there() -> None:
    written = {
        node.name
        for path in MODELS.glob("*.py")
        if path.stem not in {"__init__", "base"}
        for node in ast.parse(path.read_text()).body
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    }
    assert set(models.__all__) == written | {"Listing"}
    assert models.__all__ == sorted(models.__all__)
    for name in models.__all__:
        assert getattr(models, name).__name__ == name
    with pytest.raises(AttributeError, match="no attribute 'Nonsense'"):
        _ = models.Nonsense


def test_each_module_can_be_the_first_that_is_loaded() -> None:
    package = MODELS.parent
    names = sorted(
        ".".join(path.relative_to(package.parent).with_suffix("").parts)
        for path in package.rglob("*.py")
        if "cli" not in path.parts and path.stem not in {"__init__", "testing", "pytest_plugin", "otel"}
    )
    code = f"""
import importlib, sys
for name in {names!r}:
    for held in [held for held in sys.modules if held.startswith("spectron_sdk")]:
        del sys.modules[held]
    importlib.import_module(name)
"""
    subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
