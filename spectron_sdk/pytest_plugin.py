"""Fixtures for pytest, found by it on its own: a local server, clients for it, and one marker that sets it up.

    def test_a_move_is_a_correction(spectron):
        spectron.remember("I live in Lisbon.")
        assert spectron.remember("I moved to Berlin.").extraction.corrections

    @pytest.mark.spectron(now="2026-05-01T09:00:00Z")
    def test_times(spectron): ...

All fixtures of a test share one server and one context, which is the test's own. The server runs in process and is
shared by the tests whose marker asks for the same. It comes with the extra `[server]`; nothing of it is imported before
a fixture is used.
"""

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import count
from typing import TYPE_CHECKING, Any, Final

import pytest

if TYPE_CHECKING:
    from spectron_sdk.client import AsyncSpectron, Spectron
    from spectron_sdk.testing import MockServer

_MARKER: Final = (
    "spectron(socket=False, seed=..., now=..., api_keys=..., strict=...): set up the local server of the fixtures "
    "spectron, async_spectron and spectron_server; socket puts it on a port, the rest is as in spectron_sdk.testing."
)


def pytest_configure(config: pytest.Config) -> None:
    """Make the marker known."""
    config.addinivalue_line("markers", _MARKER)


class _Servers:
    """The servers that tests asked for, by how they were set up."""

    def __init__(self, closing: ExitStack) -> None:
        self._closing = closing
        self._running: dict[str, MockServer] = {}
        self._contexts = count(1)

    def get(self, options: dict[str, Any]) -> "MockServer":
        """Give the server set up like this, started if need be."""
        from spectron_sdk import testing

        name = repr(sorted(options.items()))
        if name not in self._running:
            rest = dict(options)
            start = testing.local_server if rest.pop("socket", False) else testing.in_process
            self._running[name] = self._closing.enter_context(start(**rest))
        return self._running[name]

    def fresh_context(self) -> str:
        """Give a context nobody has used yet."""
        return f"test-{next(self._contexts)}"


@pytest.fixture(scope="session")
def _spectron_servers() -> "Iterator[_Servers]":
    with ExitStack() as closing:
        yield _Servers(closing)


@pytest.fixture
def spectron_server(request: pytest.FixtureRequest, _spectron_servers: _Servers) -> "Iterator[MockServer]":
    """Run the local server that the marker describes; its clock and its faults are put back after the test."""
    options: dict[str, Any] = {}
    for marker in reversed(list(request.node.iter_markers("spectron"))):
        if marker.args:
            raise pytest.UsageError(f"the marker spectron takes keyword arguments only, got {marker.args!r}")
        options |= marker.kwargs
    server = _spectron_servers.get(options)
    yield server
    server.reset()


@pytest.fixture
def spectron_context(_spectron_servers: _Servers) -> str:
    """Give the context of this test, which no other test shares."""
    return _spectron_servers.fresh_context()


@pytest.fixture
def spectron(spectron_server: "MockServer", spectron_context: str) -> "Iterator[Spectron]":
    """Give a client of the local server, in the test's own context."""
    with spectron_server.client(spectron_context) as client:
        yield client


@pytest.fixture
def async_spectron(spectron_server: "MockServer", spectron_context: str) -> "AsyncSpectron":
    """Give the same, asynchronous; use it in an `async with` block."""
    return spectron_server.async_client(spectron_context)
