"""What the package exports, and what importing it costs: nothing but itself."""

import subprocess
import sys

import pytest

import spectron_sdk


def loaded_by(code: str) -> set[str]:
    """Run code in a fresh interpreter and list the modules it loaded."""
    script = f"{code}\nimport sys\nprint('\\n'.join(sys.modules))"
    done = subprocess.run([sys.executable, "-W", "error", "-c", script], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_importing_the_package_loads_neither_httpx_nor_pydantic() -> None:
    loaded = loaded_by("import spectron_sdk")
    assert {name for name in loaded if name.startswith("spectron_sdk")} == {"spectron_sdk", "spectron_sdk._version"}
    assert not {"httpx", "pydantic", "anyio"} & loaded


def test_a_client_loads_no_server_and_no_command_line() -> None:
    loaded = loaded_by("import spectron_sdk; spectron_sdk.Spectron(api_key='k'); spectron_sdk.MemorySyncClient")
    tops = {name.partition(".")[0] for name in loaded}
    assert "httpx" in tops
    assert not {"mock_server", "starlette", "uvicorn", "typer", "orjson"} & tops
    assert not any(name in {"spectron_sdk.cli", "spectron_sdk.testing"} for name in loaded)


def test_the_exported_names_are_sorted_and_all_there() -> None:
    assert spectron_sdk.__all__ == sorted(spectron_sdk.__all__)
    for name in spectron_sdk.__all__:
        assert getattr(spectron_sdk, name) is not None
    assert set(spectron_sdk.__all__) <= set(dir(spectron_sdk))
    declared = {name for names in spectron_sdk._HOMES.values() for name in names}
    assert declared | {"__version__"} == set(spectron_sdk.__all__)


def test_a_name_that_is_not_exported_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Nonsense'"):
        _ = spectron_sdk.Nonsense
