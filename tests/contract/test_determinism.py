"""The same seed, the same instant, the same requests: the same bytes."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from mock_server.http.server import RunningServer
from mock_server.wiring import Settings, build
from tests.conftest import NOON
from tests.contract.doors import Doors
from tests.contract.story import Story


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    """Close what a test opened."""
    with ExitStack() as opened:
        yield opened


def told(stack: ExitStack, seed: str, *, before: str | None = None) -> Story:
    """Tell the story to a new server; before: another context that is told it first."""
    app = build(Settings(strict=True, seed=seed, now=NOON))
    url = stack.enter_context(RunningServer(app)).url
    if before is not None:
        Story(stack.enter_context(Doors(url, before))).tell()
    return Story(stack.enter_context(Doors(url, "story"))).tell()


def test_two_servers_with_one_seed_answer_byte_for_byte_alike(stack: ExitStack) -> None:
    one, other = told(stack, "seed"), told(stack, "seed")
    assert len(one.raw) > 60
    assert one.raw == other.raw


def test_another_seed_gives_other_ids(stack: ExitStack) -> None:
    one, other = told(stack, "seed"), told(stack, "other")
    assert len(one.raw) == len(other.raw)
    assert one.answers["createSession"][0]["id"] != other.answers["createSession"][0]["id"]
    assert one.answers["createFacts"][0]["turnId"] != other.answers["createFacts"][0]["turnId"]


def test_what_happens_in_one_context_changes_nothing_in_another(stack: ExitStack) -> None:
    alone, second = told(stack, "seed"), told(stack, "seed", before="elsewhere")
    differing = {
        operation_id for operation_id, answers in alone.answers.items() if answers != second.answers[operation_id]
    }
    assert differing == {"listProjects"}


def test_after_a_reset_the_story_is_told_in_the_same_words(stack: ExitStack) -> None:
    app = build(Settings(strict=True, seed="seed", now=NOON))
    doors = stack.enter_context(Doors(stack.enter_context(RunningServer(app)).url, "story"))
    first = Story(doors).tell()
    doors.http.post("/_mock/reset").raise_for_status()
    assert Story(doors).tell().raw == first.raw


def test_request_ids_repeat_as_well(stack: ExitStack) -> None:
    ids = []
    for _ in range(2):
        app = build(Settings(strict=True, seed="seed", now=NOON))
        doors = stack.enter_context(Doors(stack.enter_context(RunningServer(app)).url, "c"))
        answers = [doors.spectron("GET", "/state"), doors.sync("GET", "/v1/nowhere"), doors.tie("GET", "/graph")]
        names = ("x-trace-id", "x-request-id", "x-request-id")
        ids.append([answer.headers[name] for name, answer in zip(names, answers, strict=True)])
    assert ids[0] == ids[1]
    assert len(set(ids[0])) == 3
