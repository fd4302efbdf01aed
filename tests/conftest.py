"""Fixtures every test may use: one strict server per test session, and a fresh context per test.

The server runs in a thread on a free port and checks its own answers against openapi.yaml. Contexts isolate tests, so
nothing has to be reset between them.

Property tests draw the same examples in every run, and take the time they need: what passes once passes on any machine.
`pytest --hypothesis-profile=search` looks for new ones.
"""

import socket
from collections.abc import Iterator
from itertools import count
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

from mock_server.engine.instants import parse
from mock_server.http.server import RunningServer
from mock_server.wiring import Settings, build
from tests.contract.doors import Doors

NOON: Final = parse("2026-05-04T12:00:00Z")

_CONTEXTS = count(1)

settings.register_profile(
    "repeatable", derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("search", deadline=None, max_examples=2_000, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("repeatable")


@pytest.fixture(scope="session")
def server() -> Iterator[RunningServer]:
    """Run the strict server."""
    with RunningServer(build(Settings(strict=True))) as running:
        yield running


@pytest.fixture(scope="session")
def keyed_server() -> Iterator[RunningServer]:
    """Run a strict server that takes one key only: `right`."""
    with RunningServer(build(Settings(strict=True, api_keys=("right",)))) as running:
        yield running


@pytest.fixture
def frozen_doors() -> Iterator[Doors]:
    """Give plain HTTP on a strict server of its own, whose clock stands still at noon of a day in May."""
    with RunningServer(build(Settings(strict=True, now=NOON))) as running, Doors(running.url, "default") as opened:
        yield opened


@pytest.fixture
def context_id() -> str:
    """Give a context nobody else uses."""
    return f"ctx-{next(_CONTEXTS)}"


@pytest.fixture
def doors(server: RunningServer, context_id: str) -> Iterator[Doors]:
    """Give plain HTTP on the three surfaces of a fresh context."""
    with Doors(server.url, context_id) as opened:
        yield opened


@pytest.fixture
def closed_port() -> int:
    """Give a port of the loopback address that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
