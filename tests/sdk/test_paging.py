"""Walks over pages: to the null cursor and no further, in both colours."""

import anyio
import pytest

from spectron_sdk import MalformedResponse
from tests.sdk.fakes import answer, awaited, blocking
from tests.sdk.samples import page

CURSOR = "2026-04-28T08:34:00+00:00|e2"


def test_a_walk_follows_the_cursor_to_null_through_short_and_empty_pages() -> None:
    client, script = blocking(
        [answer(page([4, 3], "a|1")), answer(page([], "a|2")), answer(page([2], "a|3")), answer(page([], None))]
    )
    assert [edge.id for edge in client.graph.edges(page_size=2)] == ["e4", "e3", "e2"]
    assert [request.url.partition("?")[2] for request in script.requests] == [
        "limit=2",
        "cursor=a%7C1&limit=2",
        "cursor=a%7C2&limit=2",
        "cursor=a%7C3&limit=2",
    ]


def test_a_cursor_goes_back_byte_for_byte() -> None:
    client, script = blocking([answer(page([2], CURSOR)), answer(page([], None))])
    assert [held.next_cursor for held in client.graph.pages()] == [CURSOR, None]
    assert script.requests[1].url.endswith("?cursor=2026-04-28T08%3A34%3A00%2B00%3A00%7Ce2")


def test_nothing_is_asked_for_before_it_is_needed() -> None:
    client, script = blocking([answer(page([2, 1], CURSOR))])
    walk = client.graph.edges()
    edges = iter(walk)
    assert script.requests == []
    assert next(edges).id == "e2"
    assert next(edges).id == "e1"
    assert len(script.requests) == 1


def test_a_server_that_repeats_a_cursor_is_found_out() -> None:
    client, script = blocking([answer(page([1], "a|1")), answer(page([2], "b|1")), answer(page([1], "a|1"))])
    edges = iter(client.graph.edges())
    assert [next(edges).id for _ in range(3)] == ["e1", "e2", "e1"]
    with pytest.raises(MalformedResponse, match=r"a\|1"):
        next(edges)
    assert len(script.requests) == 3


def timeline(cursor: str | None) -> dict[str, object]:
    return {"items": [], "next_cursor": cursor, "sort": "created"}


def test_the_timeline_is_walked_the_same_way() -> None:
    client, script = blocking([answer(timeline("c|n1")), answer(timeline(None))])
    assert list(client.timeline.entities(sort="created", page_size=1)) == []
    assert script.requests[1].url.endswith("?cursor=c%7Cn1&limit=1&sort=created")


@pytest.mark.parametrize("backend", ["asyncio", "trio"])
def test_an_awaited_walk_does_the_same_and_may_be_left_early(backend: str) -> None:
    async def walk() -> None:
        client, script = awaited([answer(page([3, 2], "a|1")), answer(page([1], "a|2")), answer(page([], None))])
        assert [edge.id async for edge in client.graph.edges()] == ["e3", "e2", "e1"]
        assert len(script.requests) == 3
        client, script = awaited([answer(page([3, 2], "a|1"))])
        async for edge in client.graph.edges():
            assert edge.id == "e3"
            break
        client, script = awaited([answer(page([1], "a|1")), answer(page([1], "a|1"))])
        with pytest.raises(MalformedResponse):
            [held async for held in client.graph.pages()]

    anyio.run(walk, backend=backend)
