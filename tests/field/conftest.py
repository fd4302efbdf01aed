"""Our own client, in a fresh context, for the cases that are the client's as much as the server's."""

from collections.abc import Iterator

import pytest

from mock_server.http.server import RunningServer
from spectron_sdk import Spectron


@pytest.fixture
def client(server: RunningServer, context_id: str) -> Iterator[Spectron]:
    """Give a blocking client whose three surfaces meet in one context."""
    with Spectron(context_id, endpoint=server.url, api_key="sp-test-key", timeout=10) as opened:
        yield opened
