"""Code written for a vendor's client finds its argument names, attributes and exceptions on ours."""

import inspect
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import memorysync
import pytest
import surrealdb_memory

import spectron_sdk
from spectron_sdk import (
    AsyncMemory,
    AsyncMemorySyncClient,
    ConfigurationError,
    InvalidArgument,
    Memory,
    MemorySyncClient,
)
from spectron_sdk.testing import MockServer, local_server
from tests.compat.colours import done

HERE = {"endpoint": "http://127.0.0.1:1", "api_key": "verysecretkey"}
# A class of the vendor's own package; docs/vendors.md says so.
LACKING = {("Memory", "transport"), ("AsyncMemory", "transport")}

KINDS = [
    pytest.param(surrealdb_memory.Memory, Memory, id="Memory"),
    pytest.param(surrealdb_memory.AsyncMemory, AsyncMemory, id="AsyncMemory"),
    pytest.param(memorysync.MemorySyncClient, MemorySyncClient, id="MemorySyncClient"),
    pytest.param(memorysync.AsyncMemorySyncClient, AsyncMemorySyncClient, id="AsyncMemorySyncClient"),
]


def made(kind: Any) -> Any:
    if "context" in inspect.signature(kind).parameters:
        return kind(context="c1", **HERE)
    return kind(HERE["api_key"], HERE["endpoint"])


def methods(theirs: object, ours: object) -> Iterator[tuple[str, Callable[..., Any], Callable[..., Any]]]:
    """List the public methods that both have, those of their namespaces included."""
    for name in dir(theirs):
        held = getattr(theirs, name)
        if name.startswith("_") or not hasattr(ours, name):
            continue
        if callable(held):
            yield name, held, getattr(ours, name)
        elif not isinstance(held, str):
            yield from methods(held, getattr(ours, name))


def lacking(theirs: Callable[..., Any], ours: Callable[..., Any]) -> set[str]:
    """Tell what a method of theirs takes and ours does not, or not in the same place, or with another default."""
    there, here = inspect.signature(theirs).parameters, inspect.signature(ours).parameters
    free = any(parameter.kind is parameter.VAR_KEYWORD for parameter in here.values())
    wrong = {name for name in there if name not in here and not free}
    wrong |= {
        name
        for name, parameter in there.items()
        if name in here
        and here[name].default is not parameter.default
        and here[name].default != parameter.default
        and parameter.default is not parameter.empty
    }
    at_place = [name for name, parameter in there.items() if parameter.kind is parameter.POSITIONAL_OR_KEYWORD]
    takes = [name for name, parameter in here.items() if parameter.kind is parameter.POSITIONAL_OR_KEYWORD]
    return wrong | ({"places"} if len(takes) < len(at_place) else set())


@pytest.mark.parametrize(("theirs", "ours"), KINDS)
def test_every_argument_of_a_shared_method_is_taken(theirs: Any, ours: Any) -> None:
    shared = list(methods(made(theirs), made(ours)))
    assert len(shared) > 10
    assert {name: wrong for name, there, here in shared if (wrong := lacking(there, here))} == {}


@pytest.mark.parametrize(("theirs", "ours"), KINDS)
def test_every_argument_of_a_constructor_is_taken(theirs: Any, ours: Any) -> None:
    found = {(theirs.__name__, name) for name in lacking(theirs, ours)}
    assert found == {pair for pair in LACKING if pair[0] == theirs.__name__}


@pytest.mark.parametrize(("theirs", "ours"), KINDS[:2])
def test_a_memory_tells_its_settings_and_shows_no_key(theirs: Any, ours: Any) -> None:
    there, here = made(theirs), made(ours)
    for name in ("context_id", "endpoint", "api_key"):
        assert getattr(here, name) == getattr(there, name)
    assert "verysecret" not in repr(here)
    assert here.with_options(timeout=1.0).api_key == here.api_key
    assert here.with_raw_response.api_key == here.with_streaming_response.api_key == here.api_key


@pytest.fixture(scope="module")
def server() -> Iterator[MockServer]:
    with local_server() as running:
        yield running


@pytest.mark.parametrize("kind", [Memory, AsyncMemory], ids=lambda kind: kind.__name__)
async def test_a_batch_is_taken_under_either_name_but_not_both(kind: Any, server: MockServer, context_id: str) -> None:
    memory = kind(context_id, endpoint=server.endpoint, api_key="k")
    turns = [{"role": "user", "content": "I like tea."}]
    for given in ({"items": turns}, {"messages": turns}):
        result = await done(memory.remember_many(**given))
        assert len(result.turn_ids) == 1
    for wrong in ({}, {"items": turns, "messages": turns}):
        with pytest.raises(InvalidArgument, match="items"):
            await done(memory.remember_many(**wrong))
    await done(memory.close() if kind is Memory else memory.aclose())


def refusing(status: int) -> Callable[[httpx.Request], httpx.Response]:
    body = {"detail": "no", "error": {"code": "X", "message": "no", "retry_after": 2}, "retry_after": 2}
    return lambda _: httpx.Response(status, json=body, headers={"X-Request-ID": "req_1"})


STATUSES = (400, 401, 403, 404, 409, 422, 429, 500, 503, 418)


@pytest.mark.parametrize("status", STATUSES)
def test_a_refusal_is_caught_by_the_name_that_memorysync_gives_it(status: int) -> None:
    transport = httpx.MockTransport(refusing(status))
    where: dict[str, Any] = {"api_key": "k", "base_url": "http://memory.test"}
    with (
        memorysync.MemorySyncClient(**where, transport=transport) as theirs,
        pytest.raises(memorysync.MemorySyncError) as there,
    ):
        theirs.status(1)
    with (
        MemorySyncClient(**where, transport=transport, max_retries=0) as ours,
        pytest.raises(getattr(spectron_sdk, type(there.value).__name__)) as here,
    ):
        ours.status(1)
    for name in ("status_code", "response", "request_id", "retry_after_seconds"):
        if hasattr(there.value, name):
            assert getattr(here.value, name) == getattr(there.value, name)


@pytest.mark.parametrize("status", STATUSES)
async def test_the_same_holds_awaited(status: int) -> None:
    transport = httpx.MockTransport(refusing(status))
    where: dict[str, Any] = {"api_key": "k", "base_url": "http://memory.test"}
    async with memorysync.AsyncMemorySyncClient(**where, transport=transport) as theirs:
        with pytest.raises(memorysync.MemorySyncError) as there:
            await theirs.status(1)
    async with AsyncMemorySyncClient(**where, transport=transport, max_retries=0) as ours:
        with pytest.raises(getattr(spectron_sdk, type(there.value).__name__)):
            await ours.status(1)


@pytest.mark.parametrize("status", [*STATUSES[:-1], 404])
def test_a_refusal_is_caught_by_the_name_that_surrealdb_memory_gives_it(
    status: int, server: MockServer, context_id: str
) -> None:
    where: dict[str, Any] = {"context": context_id, "endpoint": server.endpoint, "api_key": "k"}
    server.fail("getProfile", context=context_id, status=status, count=2)
    with (
        surrealdb_memory.Memory(**where, max_retries=0) as theirs,
        pytest.raises(surrealdb_memory.MemoryAPIError) as there,
    ):
        theirs.profile()
    with (
        Memory(**where, max_retries=0) as ours,
        pytest.raises(getattr(spectron_sdk, type(there.value).__name__)) as here,
    ):
        ours.profile()
    assert here.value.status_code == there.value.status_code
    assert here.value.trace_id
    assert here.value.message
    assert type(here.value.body) is type(there.value.body)


def test_a_wrong_argument_is_a_validation_error_there_and_here() -> None:
    where: dict[str, Any] = {"api_key": "k", "base_url": "http://127.0.0.1:1"}
    with memorysync.MemorySyncClient(**where) as theirs, pytest.raises(memorysync.ValidationError):
        theirs.search_state(tenant_id="a", user_id="m", query="")
    with MemorySyncClient(**where) as ours, pytest.raises(spectron_sdk.ValidationError) as refused:
        ours.search_state(tenant_id="a", user_id="m", query="")
    assert (refused.value.status_code, refused.value.response, refused.value.request_id) == (None, None, None)


class Closing(httpx.BaseTransport, httpx.AsyncBaseTransport):
    """A transport that notes that it was closed."""

    closed = 0

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        return httpx.Response(200, json={}, request=request)

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        return httpx.Response(200, json={}, request=request)

    def close(self) -> None:
        self.closed += 1

    async def aclose(self) -> None:
        self.closed += 1


async def test_a_transport_is_closed_with_the_client_it_was_given_to_and_not_by_a_copy() -> None:
    transport = Closing()
    with MemorySyncClient("k", "http://memory.test", transport=transport) as client:
        client.with_options(timeout=1.0).close()
        assert transport.closed == 0
        assert client.status(1) == {}
    assert transport.closed == 1
    async with AsyncMemorySyncClient("k", "http://memory.test", transport=transport) as waiting:
        assert await waiting.status(1) == {}
    assert transport.closed == 2
    with pytest.raises(ConfigurationError, match="one of them"):
        MemorySyncClient("k", "http://memory.test", transport=transport, http_client=httpx.Client())
