"""A server where the documents expect one, and a `spectron` command on the path that runs this very code."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from spectron_sdk.testing import MockServer, local_server
from tests.docs.documents import ROOT


@pytest.fixture(scope="module")
def own_server() -> Iterator[MockServer]:
    """Run a server for the documents of one module."""
    with local_server(strict=True) as running:
        yield running


@pytest.fixture
def fresh(own_server: MockServer, monkeypatch: pytest.MonkeyPatch) -> MockServer:
    """Give that server, empty, as the one the environment names."""
    own_server.reset()
    for name in ("SPECTRON_API_KEY", "SPECTRON_CONTEXT", "SPECTRON_USER", "SPECTRON_TENANT"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("SPECTRON_ENDPOINT", own_server.endpoint)
    return own_server


@pytest.fixture
def shell(fresh: MockServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MockServer:
    """Put `spectron` on the path."""
    command = tmp_path / "spectron"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -c "from spectron_sdk.cli import main; main()" "$@"\n')
    command.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    return fresh
