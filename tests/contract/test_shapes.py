"""The answers of a whole story against data/shapes.json: every object of the contract, member by member.

The data file holds facts only: who asks what, which members an answer has, and of which type. `?` marks a member that
may be absent; `|null` one that may be null.
"""

import json
from collections import defaultdict
from pathlib import Path
from typing import Any, Final

import pytest

from mock_server.http.server import RunningServer
from tests.contract import spec
from tests.contract.doors import Doors
from tests.contract.story import Story

SHAPES: Final[dict[str, Any]] = json.loads((Path(__file__).parent / "data" / "shapes.json").read_text(encoding="utf-8"))
TYPES: Final = SHAPES["types"]
VALUES: Final = SHAPES["values"]
PLAIN: Final[dict[str, tuple[type, ...]]] = {
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "object": (dict,),
    "null": (type(None),),
}

ALWAYS_EMPTY: Final = {
    "AddTurnAnswer.memory_id",
    "Project.archived_at",
    "QueryMemory.contextHits",
    "V1MemoryItem.summary",
    "Whoami.tokenGrants",
}
"""Members this server has nothing to put in: a turn is never a memory, nothing is archived, documents (and
so the neighbours of their sections) do not exist yet, open mode narrows nothing."""


@pytest.fixture(scope="module")
def story(server: RunningServer) -> Story:
    """Tell the story once."""
    with Doors(server.url, "story") as doors:
        return Story(doors).tell()


def test_the_story_asks_every_operation(story: Story) -> None:
    assert set(story.answers) == set(spec.operations()) == set(SHAPES["answers"])


@pytest.mark.parametrize("operation_id", SHAPES["answers"])
def test_every_answer_has_its_shape(story: Story, operation_id: str) -> None:
    wanted = SHAPES["answers"][operation_id]
    for answer in story.answers[operation_id]:
        if wanted is None:
            assert answer is None
        else:
            check(wanted, answer, operation_id, defaultdict(set))


def test_every_object_and_member_was_seen(story: Story) -> None:
    seen: defaultdict[str, set[str]] = defaultdict(set)
    for operation_id, wanted in SHAPES["answers"].items():
        for answer in story.answers[operation_id]:
            if wanted is not None:
                check(wanted, answer, operation_id, seen)
    expected = {f"{name}.{member.rstrip('?')}" for name, members in TYPES.items() for member in members}
    filled = {place for places in seen.values() for place in places}
    assert expected - filled - ALWAYS_EMPTY == set()


def check(wanted: str, value: Any, place: str, seen: defaultdict[str, set[str]]) -> None:
    """Hold a value against a type of the data file; note members seen with something in them."""
    options = wanted.split("|")
    if value is None:
        assert "null" in options or wanted == "any", f"{place} is null, not {wanted}"
        return
    kind = next(option for option in options if option != "null" or wanted == "null")
    if kind.endswith("[]"):
        assert isinstance(value, list), f"{place} is no list"
        for index, entry in enumerate(value):
            check(kind.removesuffix("[]"), entry, f"{place}[{index}]", seen)
    elif kind in TYPES:
        _check_object(kind, value, place, seen)
    elif kind in VALUES:
        assert value in VALUES[kind], f"{place} is {value!r}, not one of {VALUES[kind]}"
    elif kind != "any":
        assert isinstance(value, PLAIN[kind]), f"{place} is {value!r}, not {kind}"
        assert kind == "boolean" or not isinstance(value, bool), f"{place} is a boolean"


def _check_object(kind: str, value: Any, place: str, seen: defaultdict[str, set[str]]) -> None:
    assert isinstance(value, dict), f"{place} is no object"
    for member, wanted in TYPES[kind].items():
        name = member.rstrip("?")
        if name not in value:
            assert member.endswith("?"), f"{place} has no {name}"
            continue
        check(wanted, value[name], f"{place}.{name}", seen)
        if value[name] is not None and value[name] != []:
            seen[kind].add(f"{kind}.{name}")


@pytest.mark.parametrize("operation_id", SHAPES["asks"])
def test_every_member_of_a_request_is_in_the_spec(operation_id: str) -> None:
    operation = spec.operations()[operation_id]
    told = {parameter["name"] for parameter in operation.parameters if parameter["in"] == "query"}
    if operation.body is not None:
        told |= set(spec.members(operation.body))
    assert set(SHAPES["asks"][operation_id]) <= told


def test_every_list_of_values_is_in_the_spec() -> None:
    schemas = spec.document()["components"]["schemas"]
    for name, values in VALUES.items():
        assert [value for value in schemas[name]["enum"] if value is not None] == values
