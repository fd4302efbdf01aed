"""A stand-in endpoint for every test that asks for one."""

from collections.abc import Iterator

import pytest

from tests.models.stand_in import StandIn


@pytest.fixture
def stand_in() -> Iterator[StandIn]:
    """Run an OpenAI-compatible endpoint on a free port."""
    with StandIn() as running:
        yield running
