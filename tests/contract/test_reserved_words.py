"""An id that is a word of the paths beside it is refused before it is sent, and only there, as the document says."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from mock_server.http import spec as specs
from mock_server.http.router import Found, Router
from spectron_sdk import AsyncSpectron, InvalidArgument, Spectron, _encode
from spectron_sdk._reserved import RESERVED
from tests.contract.spec import Operation, operations


def segments_of(path: str) -> list[str]:
    return path.strip("/").split("/")


def is_parameter(segment: str) -> bool:
    return segment.startswith("{")


def alike(one: list[str], other: list[str]) -> bool:
    """Tell whether a request could fit both paths."""
    pairs = zip(one, other, strict=True)
    return all(a == b or is_parameter(a) or is_parameter(b) for a, b in pairs)


def neighbours() -> Iterator[tuple[Operation, int, str]]:
    """List every parameter of a path with each word that stands in its place in some other path."""
    paths = [segments_of(operation.path) for operation in operations().values()]
    for operation in operations().values():
        own = segments_of(operation.path)
        for at, segment in enumerate(own):
            if not is_parameter(segment):
                continue
            beside = {other[at] for other in paths if len(other) > at and alike(own[:at], other[:at])}
            for word in sorted(word for word in beside if not is_parameter(word)):
                yield operation, at, word


NEIGHBOURS = list(neighbours())
ROUTER = Router(specs.load().operations)


def is_refused(operation: Operation, at: int, word: str) -> bool:
    own = segments_of(operation.path)
    given = {segment[1:-1]: word if n == at else "x1" for n, segment in enumerate(own) if is_parameter(segment)}
    try:
        _encode.fill(operation.path, given)
    except InvalidArgument as error:
        return (error.place, word in str(error)) == (own[at][1:-1], True)
    return False


@pytest.mark.parametrize(
    ("operation", "at", "word"), NEIGHBOURS, ids=lambda value: getattr(value, "id", None) or str(value)
)
def test_a_word_is_refused_where_the_server_would_take_it_for_something_else(
    operation: Operation, at: int, word: str
) -> None:
    path = [word if n == at else "x1" if is_parameter(s) else s for n, s in enumerate(segments_of(operation.path))]
    found = ROUTER.find(operation.method.upper(), "/" + "/".join(path))
    reaches = isinstance(found, Found) and found.operation.id == operation.id
    assert is_refused(operation, at, word) is not reaches


def test_every_two_paths_that_one_request_could_fit_are_told_apart() -> None:
    for operation, at, word in NEIGHBOURS:
        own = segments_of(operation.path)
        with_word = [*own[:at], word, *own[at + 1 :]]
        others = (segments_of(other.path) for other in operations().values())
        if any(len(other) == len(own) and other[at] == word and alike(with_word, other) for other in others):
            assert is_refused(operation, at, word), (operation.id, word)


def test_no_reserved_word_is_spare() -> None:
    derived = {
        ("/" + "/".join(segments_of(operation.path)[: at + 1]), word)
        for operation, at, word in NEIGHBOURS
        if is_refused(operation, at, word)
    }
    assert derived == {(place, word) for place, words in RESERVED.items() for word in words}


CALLS: list[tuple[str, Any]] = [
    ("agent_id", lambda memory: memory.graph.list_agent("graph")),
    ("agent_id", lambda memory: memory.graph.list_agent("timeline")),
    ("agent_id", lambda memory: memory.graph.ingest("I like tea.", agent_id="export")),
    ("agent_id", lambda memory: memory.merge("n1", "n2", agent_id="search")),
    ("agent_id", lambda memory: memory.graph.delete("e1", agent_id="graph")),
    ("memory_id", lambda memory: memory.graph.delete("ingest")),
    ("trace_id", lambda memory: memory.traces.get("stats")),
]


@pytest.mark.parametrize(("place", "call"), CALLS)
async def test_both_clients_name_the_argument_and_send_nothing(place: str, call: Any) -> None:
    with Spectron(endpoint="http://127.0.0.1:1", api_key="k") as memory, pytest.raises(InvalidArgument) as refused:
        call(memory)
    assert refused.value.place == place
    async with AsyncSpectron(endpoint="http://127.0.0.1:1", api_key="k") as waiting:
        with pytest.raises(InvalidArgument) as again:
            await call(waiting)
    assert str(again.value) == str(refused.value)


def test_words_elsewhere_are_ids_like_any_other() -> None:
    with Spectron(endpoint="http://127.0.0.1:1", api_key="k") as memory:
        call = type(memory.graph).warm(memory.graph, "merge", agent_id="graph")
    assert call.path == "/memories/graph/merge/warm"
    assert json.dumps(call.query) == '[["agent_id", "graph"]]'
