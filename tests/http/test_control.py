"""The control plane: reset, clock, request journal, and who may use it."""

from typing import Any

import pytest

from mock_server.engine.instants import parse
from mock_server.http.request_log import MAX_BODY, Exchange, RequestLog
from mock_server.wiring import Settings
from tests.http.asking import BEARER, ask
from tests.http.small import small_app

NOON = parse("2026-05-04T12:00:00Z")


async def write(app: Any, context_id: str = "c") -> Any:
    return (await ask(app, "POST", f"/api/v1/{context_id}/notes", json={"text": "x"})).json["seq"]


async def logged(app: Any, query: str = "") -> Any:
    return (await ask(app, "GET", f"/_mock/requests{query}")).json


async def test_health_and_readiness_are_answered() -> None:
    app = small_app()
    assert (await ask(app, "GET", "/_mock/health", headers={})).json["ok"] is True
    assert (await ask(app, "GET", "/_mock/ready", headers={})).status == 200


async def test_without_control_there_is_nothing_under_its_paths() -> None:
    app = small_app(Settings(control=False))
    for path in ("health", "reset", "clock", "faults", "requests"):
        assert (await ask(app, "GET", f"/_mock/{path}")).status == 404


async def test_unknown_commands_and_methods_are_problem_documents() -> None:
    app = small_app()
    answer = await ask(app, "GET", "/_mock/nope")
    assert (answer.status, answer.headers["content-type"]) == (404, "application/problem+json")
    answer = await ask(app, "GET", "/_mock/reset")
    assert (answer.status, answer.headers["allow"]) == (405, "POST")
    assert (await ask(app, "POST", "/_mock/clock", body=b"{")).status == 400
    assert (await ask(app, "POST", "/_mock/clock", body=b"[]")).status == 400


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 200),
        ({"Origin": "http://localhost:3000"}, 200),
        ({"Origin": "http://[::1]:5173"}, 200),
        ({"Origin": "http://memory.test:9090", "Host": "memory.test:9090"}, 200),
        ({"Origin": "https://evil.example", "Host": "127.0.0.1:9090"}, 403),
        ({"Origin": "http://localhost.evil.example"}, 403),
        ({"Origin": "null"}, 403),
    ],
)
async def test_pages_of_foreign_origins_may_not_reset_the_server(headers: dict[str, str], status: int) -> None:
    assert (await ask(small_app(), "POST", "/_mock/reset", headers=headers)).status == status


# -- reset -----------------------------------------------------------------------------------------------------------


async def test_a_whole_reset_makes_the_server_as_new() -> None:
    app = small_app(Settings(now=NOON))
    fresh = await ask(app, "GET", "/api/v1/c/notes")
    await write(app, "a")
    await ask(app, "POST", "/_mock/faults", json={"status": 500})
    await ask(app, "POST", "/_mock/clock", json={"advance_s": 60})
    cleared = (await ask(app, "POST", "/_mock/reset")).json["cleared"]
    assert cleared["contexts"] == ["c", "a"]
    assert (cleared["requests"], cleared["faults"]) == (2, 1)
    again = await ask(app, "GET", "/api/v1/c/notes")
    assert again == fresh
    assert await write(app, "a") == 1
    assert (await ask(app, "GET", "/_mock/clock")).json == {"now": "2026-05-04T12:00:00Z", "frozen": True}


@pytest.mark.parametrize("how", ["query", "body"])
async def test_a_reset_of_one_context_leaves_the_others(how: str) -> None:
    app = small_app()
    await write(app, "a")
    await write(app, "b")
    await ask(app, "POST", "/_mock/faults", json={"status": 500, "context": "a"})
    await ask(app, "POST", "/_mock/faults", json={"status": 500, "context": "b", "operation": "getNote"})
    if how == "query":
        await ask(app, "POST", "/_mock/reset?context=a")
    else:
        await ask(app, "POST", "/_mock/reset", json={"context": "a"})
    assert await write(app, "a") == 1
    assert await write(app, "b") == 2
    assert [rule["context"] for rule in (await ask(app, "GET", "/_mock/faults")).json["faults"]] == ["b"]
    assert [entry["context"] for entry in (await logged(app))["requests"]] == ["b", "a", "b"]


async def test_a_reset_frees_idempotency_keys() -> None:
    app = small_app()
    headers = {**BEARER, "Idempotency-Key": "k"}
    await ask(app, "POST", "/api/v1/c/notes", headers=headers, json={"text": "x"})
    await ask(app, "POST", "/_mock/reset")
    answer = await ask(app, "POST", "/api/v1/c/notes", headers=headers, json={"text": "other"})
    assert (answer.status, answer.json["seq"]) == (200, 1)


# -- clock -----------------------------------------------------------------------------------------------------------


async def clock(app: Any, **command: Any) -> Any:
    return (await ask(app, "POST", "/_mock/clock", json=command)).json


async def test_the_clock_freezes_moves_and_runs_on() -> None:
    app = small_app()
    assert await clock(app, freeze="2026-05-04T14:00:00+02:00") == {"now": "2026-05-04T12:00:00Z", "frozen": True}
    assert (await clock(app, advance_s=90.5))["now"] == "2026-05-04T12:01:30.500000Z"
    assert (await clock(app, set="2026-05-04T00:00:00Z"))["now"] == "2026-05-04T00:00:00Z"
    running = await clock(app, resume=True)
    assert running["frozen"] is False
    assert running["now"].startswith("2026-05-04T00:00:0")
    assert (await clock(app, freeze=True))["frozen"] is True


@pytest.mark.parametrize(
    "command",
    [
        {}, {"tick": 1}, {"freeze": "tomorrow"}, {"freeze": False}, {"set": 5}, {"set": "2026-05-04"},
        {"advance_s": -1}, {"advance_s": "1"}, {"advance_s": True}, {"resume": "yes"},
    ],
)  # fmt: skip
async def test_a_clock_command_that_makes_no_sense_is_refused(command: dict[str, Any]) -> None:
    app = small_app(Settings(now=NOON))
    assert (await ask(app, "POST", "/_mock/clock", json=command)).status == 400
    assert (await ask(app, "GET", "/_mock/clock")).json["now"] == "2026-05-04T12:00:00Z"


# -- request journal -------------------------------------------------------------------------------------------------


async def test_requests_are_kept_with_what_became_of_them_but_without_keys() -> None:
    app = small_app(Settings(now=NOON))
    await write(app)
    await ask(app, "GET", "/v1/nope?a=1", headers={**BEARER, "X-API-Key": "secret-key"})
    shown = await logged(app)
    assert shown["total"] == 2
    assert shown["evicted"] == 0
    first, second = shown["requests"]
    assert first == {
        "number": 1,
        "at": "2026-05-04T12:00:00Z",
        "method": "POST",
        "path": "/api/v1/c/notes",
        "query": "",
        "operation": "writeNote",
        "context": "c",
        "request_id": first["request_id"],
        "status": 200,
        "body": '{"text":"x"}',
    }
    assert (second["status"], second["operation"], second["query"]) == (404, None, "a=1")
    assert "secret-key" not in str(shown)


async def test_requests_can_be_filtered_and_continued() -> None:
    app = small_app()
    await write(app, "a")
    await write(app, "b")
    await ask(app, "GET", "/api/v1/a/notes")
    assert [entry["number"] for entry in (await logged(app, "?context=a"))["requests"]] == [1, 3]
    assert [entry["number"] for entry in (await logged(app, "?operation=writeNote"))["requests"]] == [1, 2]
    assert [entry["number"] for entry in (await logged(app, "?after=2"))["requests"]] == [3]
    assert (await ask(app, "GET", "/_mock/requests?after=x")).status == 400
    assert (await ask(app, "DELETE", "/_mock/requests?context=a")).json == {"cleared": 2}
    assert [entry["context"] for entry in (await logged(app))["requests"]] == ["b"]


def entry(body: bytes = b"") -> Exchange:
    made = Exchange("req_1", "GET", "/x", b"")
    made.body = body
    return made


def test_the_ring_is_bounded_by_count_and_says_what_it_forgot() -> None:
    log = RequestLog(max_entries=3)
    for _ in range(5):
        log.add(entry())
    assert [shown["number"] for shown in log.shown()] == [3, 4, 5]
    assert (log.total, log.evicted) == (5, 2)


def test_the_ring_is_bounded_by_bytes_too() -> None:
    log = RequestLog(max_bytes=10_000)
    for _ in range(10):
        log.add(entry(b"x" * 4_000))
    assert len(log.shown()) == 2
    assert log.evicted == 8
    log.clear()
    log.add(entry(b"x" * 4_000))
    assert (len(log.shown()), log.evicted) == (1, 0)


def test_long_bodies_are_cut() -> None:
    log = RequestLog()
    log.add(entry(b"x" * (MAX_BODY + 1)))
    assert len(log.shown()[0]["body"]) == MAX_BODY
