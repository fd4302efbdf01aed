"""A walk by offset whose loop deletes what it sees, or whose listing changes under it, skips nothing."""

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from spectron_sdk import AsyncSpectron, Spectron
from spectron_sdk.testing import MockServer, local_server
from tests.sdk.fakes import answer, blocking
from tests.sdk.samples import ITEM

USER: Final[dict[str, Any]] = {"user_id": "maya", "tenant_id": "acme"}
STORED: Final = 25


@pytest.fixture(scope="module")
def server() -> Iterator[MockServer]:
    with local_server(strict=True) as running:
        yield running


@pytest.fixture
def memory(server: MockServer, context_id: str) -> Spectron:
    made = server.client(context_id)
    for n in range(STORED):
        made.kv.put(["numbers"], f"k{n:02}", {"n": n}, **USER)
    return made


def everything() -> list[str]:
    return [f"k{n:02}" for n in reversed(range(STORED))]


# Which of the rows seen the loop deletes.
CHOICES: Final[dict[str, Callable[[int], bool]]] = {
    "each": lambda _: True,
    "every other": lambda n: n % 2 == 0,
    "the first of each page": lambda n: n % 10 == 0,
    "the last of each page": lambda n: n % 10 == 9,
    "none": lambda _: False,
}


@pytest.mark.parametrize("size", [1, 2, 10, 25])
@pytest.mark.parametrize("choice", CHOICES)
def test_every_value_is_seen_once_and_in_order(choice: str, size: int, memory: Spectron) -> None:
    seen = []
    for n, item in enumerate(memory.kv.iterate(page_size=size, **USER)):
        seen.append(item.key)
        if CHOICES[choice](n):
            memory.kv.delete(item.namespace, [item.key], **USER)
    assert seen == everything()


@pytest.mark.parametrize("size", [1, 10])
@pytest.mark.parametrize("choice", CHOICES)
async def test_the_same_holds_awaited(choice: str, size: int, memory: Spectron, server: MockServer) -> None:
    seen: list[str] = []
    async with AsyncSpectron(memory.context_id, endpoint=server.endpoint, api_key="k") as waiting:
        async for item in waiting.kv.iterate(page_size=size, **USER):
            if CHOICES[choice](len(seen)):
                await waiting.kv.delete(item.namespace, [item.key], **USER)
            seen.append(item.key)
    assert seen == everything()


@pytest.mark.parametrize("size", [1, 3, 10])
def test_memories_can_be_forgotten_as_they_come(size: int, server: MockServer, context_id: str) -> None:
    memory = server.client(context_id)
    for n in range(7):
        memory.memories.add_turn(f"I like tea number {n}.", **USER)
    before = [row.memory_id for row in memory.memories.list(**USER)]
    seen = []
    for row in memory.memories.iterate(page_size=size, **USER):
        seen.append(row.memory_id)
        memory.memories.forget([row.memory_id], user_id=USER["user_id"])
    assert seen == before
    assert len(before) >= 7
    assert memory.memories.list(**USER).total == 0


@pytest.mark.parametrize("size", [1, 10])
def test_pages_that_are_deleted_whole_are_followed_by_the_next(size: int, memory: Spectron) -> None:
    seen = []
    for page in memory.kv.iterate(page_size=size, **USER).pages():
        seen += [item.key for item in page]
        memory.kv.delete(["numbers"], [item.key for item in page], **USER)
    assert seen == everything()


def test_what_is_stored_on_the_way_makes_nothing_come_twice(memory: Spectron) -> None:
    seen = []
    for item in memory.kv.iterate(page_size=5, **USER):
        seen.append(item.key)
        if len(seen) <= 12:
            memory.kv.put(["numbers"], f"new{len(seen)}", {}, **USER)
    assert seen == everything()


def test_a_limit_counts_what_is_given_and_not_what_is_asked_for_again(memory: Spectron) -> None:
    seen = []
    for item in memory.kv.iterate(page_size=4, limit=11, **USER):
        seen.append(item.key)
        memory.kv.delete(item.namespace, [item.key], **USER)
    assert seen == everything()[:11]


def test_a_quiet_listing_costs_no_request_more_than_it_has_pages(memory: Spectron, server: MockServer) -> None:
    before = len(server.requests("listItems"))
    assert len(list(memory.kv.iterate(page_size=10, **USER))) == STORED
    assert len(server.requests("listItems")) - before == 3


def test_a_total_that_falls_without_end_is_not_followed_without_end() -> None:
    falling = [answer({"items": [{**ITEM, "key": f"k{n}"}], "total": 10_000 - n}) for n in range(300)]
    client, script = blocking([*falling, answer({"items": [], "total": 1})])
    assert list(client.kv.iterate(page_size=1, limit=2, **USER))
    assert len(script.requests) < 300
