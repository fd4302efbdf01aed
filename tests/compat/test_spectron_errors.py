"""Which exception the vendor's Spectron client raises for each refusal, and what it can read from it."""

from typing import Any

import pytest
from surrealdb_memory import (
    AsyncMemory,
    Memory,
    MemoryAPIError,
    MemoryAuthError,
    MemoryNotFoundError,
    MemoryScopeError,
    MemoryServiceError,
)

from mock_server.http.server import RunningServer
from tests.compat.colours import done
from tests.contract.doors import Doors


def other(colour: str, url: str, context: str = "ctx", key: str = "sp-test-key", **more: Any) -> Any:
    """Make another client of the same colour."""
    kind = Memory if colour == "blocking" else AsyncMemory
    return kind(context, endpoint=url, api_key=key, **more)


async def test_a_wrong_key_is_an_auth_error(colour: str, keyed_server: RunningServer) -> None:
    client = other(colour, keyed_server.url, key="wrong")
    with pytest.raises(MemoryAuthError) as refused:
        await done(client.state())
    assert refused.value.status_code == 401
    assert refused.value.trace_id
    assert refused.value.body["type"] == "https://spectron.dev/errors/unauthorized"
    await done(client.close())
    client = other(colour, keyed_server.url, key="right")
    await done(client.state())
    await done(client.close())


async def test_an_outside_principal_is_a_scope_error(memory: Any) -> None:
    with pytest.raises(MemoryScopeError) as refused:
        await done(memory.whoami(on_behalf_of="mallory"))
    assert refused.value.body["type"] == "https://spectron.dev/errors/forbidden"


@pytest.mark.parametrize("call", ["turns", "delete"])
async def test_an_unknown_session_is_a_not_found_error(memory: Any, call: str) -> None:
    with pytest.raises(MemoryNotFoundError) as refused:
        await done(getattr(memory.sessions, call)("sess_nowhere"))
    assert refused.value.body["type"] == "https://spectron.dev/errors/not-found"
    assert refused.value.trace_id


async def test_a_bad_value_is_a_plain_api_error_with_a_whole_problem(memory: Any) -> None:
    with pytest.raises(MemoryAPIError) as refused:
        await done(memory.recall("x", k=51))
    error = refused.value
    assert type(error) is MemoryAPIError
    assert error.status_code == 400
    assert set(error.body) >= {"type", "title", "status", "detail", "instance", "message"}
    assert error.body["type"] == "https://spectron.dev/errors/validation-error"
    assert error.body["status"] == 400
    assert error.body["message"] == error.body["detail"] == error.message
    assert "51" in error.message
    assert error.trace_id


@pytest.mark.parametrize("context", ["bad*context", "a/b", "x" * 129, "ü"])
async def test_a_malformed_context_is_unprocessable(colour: str, server: RunningServer, context: str) -> None:
    client = other(colour, server.url, context=context)
    with pytest.raises(MemoryAPIError) as refused:
        await done(client.state())
    assert refused.value.status_code == 422
    assert refused.value.body["type"] == "https://spectron.dev/errors/unprocessable"
    await done(client.close())


async def test_a_context_with_a_space_is_fine(colour: str, server: RunningServer, context_id: str) -> None:
    client = other(colour, server.url, context=f"{context_id} two_.-")
    assert (await done(client.entities.list())).entities == []
    await done(client.close())


async def test_a_dead_server_is_status_zero(colour: str, closed_port: int) -> None:
    client = other(colour, f"http://127.0.0.1:{closed_port}", max_retries=0)
    with pytest.raises(MemoryServiceError) as failed:
        await done(client.state())
    assert isinstance(failed.value, MemoryAPIError)
    assert failed.value.status_code == 0
    await done(client.close())


async def test_a_read_is_tried_again_after_a_server_fault(memory: Any, doors: Doors) -> None:
    doors.fault("listEntities", status=503, count=1)
    assert (await done(memory.entities.list())).entities == []


async def test_a_write_whose_answer_got_lost_is_replayed_not_repeated(memory: Any, doors: Doors) -> None:
    doors.fault("createFacts", drop=True, count=1)
    result = await done(memory.remember("I live in Lisbon.", session_id="lossy"))
    turns = (await done(memory.sessions.turns("lossy"))).turns
    assert [turn.id for turn in turns] == [result.turn_id]


async def test_an_idempotency_conflict_is_an_api_error(memory: Any, doors: Doors) -> None:
    seen = doors.spectron("POST", "/facts", json={"text": "I love tea."}, headers={"Idempotency-Key": "k-1"})
    assert seen.status_code == 200
    path = f"/api/v1/{memory.context_id}/facts"
    with pytest.raises(MemoryAPIError) as refused:
        await done(
            memory._transport.request(
                "POST", path, json={"text": "I love cocoa."}, headers={"Idempotency-Key": "k-1"}, idempotent=True
            )
        )
    assert refused.value.status_code == 409
    assert refused.value.body["type"] == "https://spectron.dev/errors/conflict"
