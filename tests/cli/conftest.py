"""The command line against the server of the test session, in a fresh context."""

import pytest

from mock_server.http.server import RunningServer
from tests.cli.commandline import CommandLine


@pytest.fixture
def spectron(server: RunningServer, context_id: str, monkeypatch: pytest.MonkeyPatch) -> CommandLine:
    """Give the command line, on a terminal wide enough for whole sentences wherever the tests run."""
    monkeypatch.setenv("COLUMNS", "120")
    return CommandLine(server.url, context_id)
