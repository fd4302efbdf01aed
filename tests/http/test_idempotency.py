"""Idempotency-Key: one key, one write."""

import asyncio

import pytest

from mock_server.engine.instants import DAY, parse
from mock_server.http.call import Call, Reply
from mock_server.wiring import Settings
from tests.http.asking import BEARER, Answer, ask
from tests.http.small import small_app, write_note

NOON = parse("2026-05-04T12:00:00Z")


async def write(app: object, key: str | None, body: object, *, path: str = "/api/v1/c/notes", **headers: str) -> Answer:
    sent = {**BEARER, **({} if key is None else {"Idempotency-Key": key})}
    sent |= {name.replace("_", "-"): value for name, value in headers.items()}
    return await ask(app, "POST", path, headers=sent, json=body)  # type: ignore[arg-type]


async def test_the_same_key_and_body_give_the_stored_answer_and_no_second_effect() -> None:
    app = small_app()
    first = await write(app, "k", {"text": "x"})
    again = await write(app, "k", {"text": "x"})
    assert again.raw == first.raw
    assert again.status == first.status
    assert again.headers["idempotent-replayed"] == "true"
    assert "idempotent-replayed" not in first.headers
    assert (await write(app, None, {"text": "x"})).json["seq"] == first.json["seq"] + 1


async def test_bodies_are_compared_as_json() -> None:
    app = small_app()
    await ask(
        app, "POST", "/api/v1/c/notes", headers={**BEARER, "Idempotency-Key": "k"}, body=b'{"text":"x","mode":"full"}'
    )
    spaced = b'{ "mode" : "full", "text": "\\u0078" }'
    answer = await ask(app, "POST", "/api/v1/c/notes", headers={**BEARER, "Idempotency-Key": "k"}, body=spaced)
    assert answer.headers["idempotent-replayed"] == "true"


@pytest.mark.parametrize("other", [{"text": "y"}, {"text": "x", "metadata": 1}, {"text": "x", "metadata": True}])
async def test_the_same_key_with_another_body_is_409(other: object) -> None:
    app = small_app()
    await write(app, "k", {"text": "x"})
    answer = await write(app, "k", other)
    assert answer.status == 409
    assert "'k'" in answer.json["detail"]


async def test_the_same_key_on_another_operation_is_409() -> None:
    app = small_app(writeNotes=write_note)
    await write(app, "k", {"text": "x"})
    assert (await write(app, "k", {"text": "x"}, path="/api/v1/c/notes/batch")).status == 409


async def test_a_key_belongs_to_context_and_delegation() -> None:
    app = small_app()
    first = await write(app, "k", {"text": "x"})
    assert (await write(app, "k", {"text": "y"}, path="/api/v1/other/notes")).status == 200
    delegated = await write(app, "k", {"text": "x"}, X_Spectron_On_Behalf_Of="system")
    assert delegated.json["seq"] == first.json["seq"] + 1
    assert (await write(app, "k", {"text": "x"}, X_Memory_On_Behalf_Of="principal:system")).raw == delegated.raw


async def test_without_a_key_or_with_an_empty_one_every_write_counts() -> None:
    app = small_app()
    seqs = [(await write(app, key, {"text": "x"})).json["seq"] for key in (None, "", None)]
    assert seqs == [1, 2, 3]


async def test_a_refused_write_frees_its_key() -> None:
    app = small_app()
    assert (await write(app, "k", {})).status == 400
    assert (await write(app, "k", {"text": "x"})).status == 200


async def test_a_failed_write_frees_its_key() -> None:
    fail = [True]

    def flaky(call: Call) -> Reply:
        if fail.pop() if fail else False:
            raise RuntimeError("out of luck")
        return write_note(call)

    app = small_app(writeNote=flaky)
    assert (await write(app, "k", {"text": "x"})).status == 500
    assert (await write(app, "k", {"text": "x"})).status == 200


async def test_a_second_request_while_the_first_runs_is_409() -> None:
    started, go_on = asyncio.Event(), asyncio.Event()

    async def slow(call: Call) -> Reply:
        started.set()
        await go_on.wait()
        return write_note(call)

    app = small_app(writeNote=slow)
    first = asyncio.create_task(write(app, "k", {"text": "x"}))
    await started.wait()
    assert (await write(app, "k", {"text": "x"})).status == 409
    elsewhere = asyncio.create_task(write(app, "k", {"text": "x"}, path="/api/v1/other/notes"))
    go_on.set()
    assert (await first).status == 200
    assert (await elsewhere).status == 200
    assert (await write(app, "k", {"text": "x"})).raw == (await first).raw


async def test_a_key_is_forgotten_after_24_hours_of_the_servers_clock() -> None:
    app = small_app(Settings(now=NOON))
    first = await write(app, "k", {"text": "x"})
    await ask(app, "POST", "/_mock/clock", json={"advance_s": DAY // 1_000_000 - 1})
    assert (await write(app, "k", {"text": "x"})).raw == first.raw
    await ask(app, "POST", "/_mock/clock", json={"advance_s": 1})
    assert (await write(app, "k", {"text": "x"})).json["seq"] == 2


async def test_a_replay_comes_before_validation_of_parameters_but_after_the_key_check() -> None:
    app = small_app()
    await write(app, "k", {"text": "x"})
    assert (await write(app, "k", {"text": "x"}, Authorization="")).status == 401
