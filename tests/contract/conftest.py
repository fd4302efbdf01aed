"""A context that holds something of everything, and a watch over it: whatever is refused there must leave no trace."""

from collections.abc import Iterator

import pytest

from mock_server.http.server import RunningServer
from tests.contract.doors import Doors
from tests.contract.visitor import Visitor


@pytest.fixture(scope="module")
def visitor(server: RunningServer) -> Iterator[Visitor]:
    """Visit a context that already holds something of everything."""
    with Doors(server.url, "bad-input") as doors:
        doors.remember("I live in Porto. I love tea.", session_id="kept")
        doors.remember("Always answer in bullet points.", session_id="kept")
        doors.append({"role": "user", "content": "I love jazz."}, session_id="kept")
        doors.put(["kept"], "k", {"a": 1})
        yield Visitor(doors)


@pytest.fixture
def nothing_stored(visitor: Visitor) -> Iterator[None]:
    """Hold that a test changes nothing."""
    before = visitor.doors.everything()
    yield
    assert visitor.doors.everything() == before
