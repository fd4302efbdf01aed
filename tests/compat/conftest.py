"""The vendors' own clients, unchanged, as fixtures: each test runs once per colour.

`memory` is `surrealdb_memory` (Memory, AsyncMemory), `sync` is `memorysync` (MemorySyncClient, AsyncMemorySyncClient).
Both talk to the session's strict server over a socket, in a context of their own.
"""

from collections.abc import AsyncIterator
from typing import Any

import pytest
from memorysync import AsyncMemorySyncClient, MemorySyncClient
from surrealdb_memory import AsyncMemory, Memory

from mock_server.http.server import RunningServer
from tests.compat.colours import done

COLOURS = ("blocking", "asynchronous")
END_USER = "usr_7f3a9c2e"


@pytest.fixture(params=COLOURS)
def colour(request: pytest.FixtureRequest) -> str:
    """Name the colour a test runs in."""
    return str(request.param)


@pytest.fixture
async def memory(colour: str, server: RunningServer, context_id: str) -> AsyncIterator[Any]:
    """Give the vendor's Spectron client on a context of its own."""
    kind = Memory if colour == "blocking" else AsyncMemory
    client = kind(context_id, endpoint=server.url, api_key="sp-test-key")
    yield client
    await done(client.close())


@pytest.fixture
async def sync(colour: str, server: RunningServer, context_id: str) -> AsyncIterator[Any]:
    """Give the vendor's MemorySync client on a project of its own."""
    kind = MemorySyncClient if colour == "blocking" else AsyncMemorySyncClient
    client = kind(api_key="ms_test_key", base_url=server.url, project_id=context_id, end_user_id=END_USER)
    yield client
    await done(client.close() if colour == "blocking" else client.aclose())
