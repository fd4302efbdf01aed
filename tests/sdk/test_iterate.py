"""Every listing that has pages can be iterated to its end, item by item and page by page, in each colour."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
import yaml

from spectron_sdk import AsyncPages, InvalidArgument, MalformedResponse, Pages, Spectron
from spectron_sdk._call import Paged, Resource
from spectron_sdk.resources.graph import Graph
from spectron_sdk.testing import MockServer, local_server
from tests.sdk.colours import Colour
from tests.sdk.fakes import answer, blocking
from tests.sdk.samples import ITEM, page

USER: Final[dict[str, Any]] = {"user_id": "maya", "tenant_id": "acme"}

# operationId -> the walk over its pages, as a call
WALKS: Final[dict[str, Any]] = {
    "listTurns": lambda on, **how: on.sessions.iterate_turns("s", **how),
    "listEntities": lambda on, **how: on.entities.iterate(**how),
    "listUncertainties": lambda on, **how: on.uncertainty.iterate(**how),
    "listItems": lambda on, **how: on.kv.iterate(**USER, **how),
    "listNamespaces": lambda on, **how: on.kv.iterate_namespaces(**USER, **how),
    "listMemories": lambda on, **how: on.memories.iterate(**USER, **how),
    "getGraph": lambda on, **how: on.graph.edges(**how),
    "getTimeline": lambda on, **how: on.timeline.entities(**how),
}

STORED = 25


@pytest.fixture(scope="module")
def full_server() -> Iterator[MockServer]:
    """Run a server that holds more of everything than a page of ten."""
    with local_server(strict=True) as running:
        memory = running.client()
        for n in range(STORED):
            memory.remember(f"I own {n + 2} bikes and I like tea number {n}.", session_id="s", infer="none")
            memory.remember(f"I am not sure whether I like dish number {n}.", session_id="doubts")
            memory.kv.put([f"n{n:02}"], "k", {"n": n}, extract=False, **USER)
            memory.remember(
                triples=[{"entity": {"type": "topic", "name": f"Topic {n}"}, "key": "note", "value": f"note {n}"}],
                infer="triples",
            )
            memory.memories.add_turn(f"I like tea number {n}.", **USER)
        yield running


def everything(server: MockServer, colour: Colour, walk: Any) -> list[Any]:
    """Iterate a walk to its end."""

    def call(on: Any) -> Any:
        found = walk(on)
        return list(found) if isinstance(on, Spectron) else found

    result = colour.ask(call, endpoint=server.endpoint, api_key="local")
    assert isinstance(result, list), result
    return result


def key(row: Any) -> str:
    """Tell rows apart."""
    return json.dumps(row) if isinstance(row, list) else str(getattr(row, "id", None) or row.memory_id)


@pytest.mark.parametrize("operation", WALKS)
@pytest.mark.parametrize("size", [1, 10, 25, 100])
def test_a_walk_gives_every_item_once_whatever_the_size_of_a_page(
    operation: str, size: int, full_server: MockServer, colour: Colour
) -> None:
    rows = everything(full_server, colour, lambda on: WALKS[operation](on, page_size=size))
    assert len(rows) >= STORED
    assert len({key(row) for row in rows}) == len(rows)
    assert [key(row) for row in rows] == [
        key(row) for row in everything(full_server, colour, lambda on: WALKS[operation](on))
    ]


@pytest.mark.parametrize("operation", WALKS)
def test_a_limit_counts_items(operation: str, full_server: MockServer, colour: Colour) -> None:
    whole = everything(full_server, colour, lambda on: WALKS[operation](on))
    for limit in (0, 1, 12):
        some = everything(full_server, colour, lambda on, n=limit: WALKS[operation](on, limit=n, page_size=5))
        assert [key(row) for row in some] == [key(row) for row in whole[:limit]]


@pytest.mark.parametrize("operation", WALKS)
def test_pages_can_be_taken_as_they_are(operation: str, full_server: MockServer, colour: Colour) -> None:
    pages = everything(full_server, colour, lambda on: WALKS[operation](on, page_size=10).pages())
    rows = [row for page in pages for row in page]
    if operation == "getGraph":
        rows = [row for page in pages for row in page.edges]
    assert [key(row) for row in rows] == [
        key(row) for row in everything(full_server, colour, lambda on: WALKS[operation](on))
    ]


def test_every_paged_operation_of_the_contract_has_a_walk_and_no_other() -> None:
    document = yaml.load(Path(__file__).parents[2].joinpath("openapi.yaml").read_bytes(), Loader=yaml.CSafeLoader)

    def resolved(node: Any) -> Any:
        while "$ref" in node:
            target = document
            for step in node["$ref"].removeprefix("#/").split("/"):
                target = target[step]
            node = target
        return node

    paged = set()
    for operations in document["paths"].values():
        for operation in operations.values():
            if not isinstance(operation, dict) or "operationId" not in operation:
                continue
            names = {resolved(parameter)["name"] for parameter in operation.get("parameters", [])}
            for media in resolved(operation.get("requestBody", {})).get("content", {}).values():
                names |= set(resolved(media["schema"]).get("properties", {}))
            if names & {"cursor", "offset"}:
                paged.add(operation["operationId"])
    assert paged == set(WALKS)


def test_every_walk_is_typed_and_says_its_limit() -> None:
    parts: tuple[type[Resource[Any]], ...] = (Spectron, *Spectron.parts())
    walks = [
        (part, name)
        for part in parts
        for owner in part.__mro__
        for name, held in vars(owner).items()
        if isinstance(held, Paged)
    ]
    assert len(walks) == 10
    for part, name in walks:
        doc = getattr(part, name).__doc__
        assert "limit" in doc, name


def test_a_short_page_is_not_the_end() -> None:
    def turns(first: int, count: int) -> list[dict[str, Any]]:
        stamp = "2026-05-01T08:00:00Z"
        return [
            {"id": f"turn:{n}", "seq": n, "role": "user", "content": "x", "createdAt": stamp, "session": "s"}
            for n in range(first, first + count)
        ]

    # The server caps the page at two, whatever is asked for.
    client, script = blocking([answer({"turns": turns(0, 2)}), answer({"turns": turns(2, 1)}), answer({"turns": []})])
    assert [turn.seq for turn in client.sessions.iterate_turns("s", page_size=100)] == [0, 1, 2]
    queries = [httpx.URL(request.url).params for request in script.requests]
    assert [(query["offset"], query["limit"]) for query in queries] == [("0", "100"), ("2", "100"), ("3", "100")]


def test_a_total_saves_the_last_request() -> None:
    other = {**ITEM, "key": "aisle"}
    client, script = blocking([answer({"items": [ITEM], "total": 2}), answer({"items": [other], "total": 2})])
    assert len(list(client.kv.iterate(page_size=1, **USER))) == 2
    assert [script.body(n)["offset"] for n in range(2)] == [0, 1]
    client, script = blocking([answer({"items": [ITEM], "total": 5}), answer({"items": [], "total": 5})])
    assert len(list(client.kv.iterate(page_size=1, **USER))) == 1


def test_a_server_that_takes_no_notice_of_the_offset_is_found_out(colour: Colour) -> None:
    def take_all(on: Any) -> Any:
        walk = on.kv.iterate(**USER)
        return list(walk) if isinstance(on, Spectron) else walk

    result, script = colour.run(take_all, [answer({"items": [ITEM], "total": 9})] * 2)
    assert isinstance(result, MalformedResponse), result
    assert "the same page twice" in str(result)
    assert len(script.requests) == 2


def test_an_empty_cursor_is_a_cursor_and_only_null_the_end() -> None:
    client, script = blocking([answer(page([2], "")), answer(page([1], None))])
    assert [edge.id for edge in client.graph.edges()] == ["e2", "e1"]
    assert script.requests[1].url.endswith("?cursor=")


def test_a_limit_asks_for_no_more_than_it_needs() -> None:
    client, script = blocking([answer(page([3, 2], "c"))])
    assert [edge.id for edge in client.graph.edges(limit=2)] == ["e3", "e2"]
    assert script.requests[0].url.endswith("?limit=2")
    for limit, size in ((None, None), (0, None), (7, "7"), (9999, "500")):
        walk = Graph.edges(client.graph, limit=limit)
        assert dict(walk.first.query).get("limit") == size


def test_nothing_is_sent_for_a_limit_of_none_at_all() -> None:
    client, script = blocking([])
    assert list(client.graph.edges(limit=0)) == []
    assert list(client.entities.iterate(limit=0)) == []
    assert script.requests == []


def test_each_iteration_starts_anew() -> None:
    client, _ = blocking([answer(page([1], None))] * 2)
    walk = client.graph.edges()
    assert isinstance(walk, Pages)
    assert [edge.id for edge in walk] == [edge.id for edge in walk] == ["e1"]
    assert not isinstance(walk, AsyncPages)


@pytest.mark.parametrize("how", [{"limit": -1}, {"limit": True}, {"page_size": 0}, {"page_size": "9"}])
def test_a_limit_or_size_that_cannot_be_is_refused(how: dict[str, Any]) -> None:
    client, script = blocking([])
    for walk in WALKS.values():
        with pytest.raises(InvalidArgument) as caught:
            walk(client, **how)
        assert caught.value.place in how
    assert script.requests == []
