"""Fixtures of the SDK's tests."""

import pytest

from tests.sdk.colours import COLOURS, Colour


@pytest.fixture(params=COLOURS)
def colour(request: pytest.FixtureRequest) -> Colour:
    """Give each colour in turn."""
    return Colour(request.param)
