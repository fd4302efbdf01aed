"""The command line against the server of the test session, in a fresh context."""

import pytest

from mock_server.http.server import RunningServer
from tests.cli.commandline import CommandLine


@pytest.fixture
def spectron(server: RunningServer, context_id: str) -> CommandLine:
    """Give the command line."""
    return CommandLine(server.url, context_id)
