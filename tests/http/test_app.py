"""The way of a request through the framework, over a small spec: order of checks, bodies, shapes, last resorts."""

import logging
from typing import Any

import pytest

from mock_server.engine.errors import InvalidInput, SessionNotFound
from mock_server.http.call import Call, Reply
from mock_server.http.routes import MAX_DEPTH, SpecMismatch
from mock_server.wiring import Settings, assemble
from tests.http.asking import API_KEY, BEARER, ask
from tests.http.small import SPEC, echo, handlers, small_app

APP = small_app()
NOTE = {"text": "x"}


# -- what a handler gets ---------------------------------------------------------------------------------------------


async def test_a_handler_gets_decoded_typed_and_canonical_values() -> None:
    answer = await ask(small_app(writeNote=echo), "POST", "/api/v1/a%20b/notes", json={"text": "x", "session_id": "s"})
    assert answer.status == 200
    assert answer.json["context"] == "a b"
    assert answer.json["body"] == {"text": "x", "sessionId": "s"}
    answer = await ask(APP, "GET", "/api/v1/c/notes?limit=7&scope[org]=acme")
    assert answer.json["query"] == {"limit": 7, "scope": {"org": "acme"}}


async def test_an_async_handler_is_awaited() -> None:
    async def later(call: Call) -> Reply:
        return Reply(200, {"operation": call.operation_id})

    assert (await ask(small_app(listNotes=later), "GET", "/api/v1/c/notes")).json == {"operation": "listNotes"}


async def test_headers_reach_the_handler_under_lower_case_names() -> None:
    def accept(call: Call) -> Reply:
        return Reply(200, {"operation": call.headers["accept"], "absent": call.headers.get("x-none")})

    app = small_app(listNotes=accept)
    answer = await ask(app, "GET", "/api/v1/c/notes", headers={**BEARER, "Accept": "text/event-stream"})
    assert answer.json == {"operation": "text/event-stream", "absent": None}


# -- bodies ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("body", [b"", b" \n", b"{}"])
async def test_an_empty_body_is_an_empty_object(body: bytes) -> None:
    answer = await ask(APP, "POST", "/api/v1/c/notes/batch", body=body)
    assert (answer.status, answer.json["body"]) == (200, {})


async def test_a_missing_required_member_is_named_when_the_body_is_empty() -> None:
    answer = await ask(APP, "POST", "/api/v1/c/notes")
    assert answer.status == 400
    assert answer.json["errors"][0]["pointer"] == "/text"


@pytest.mark.parametrize(
    "content_type", [None, "application/octet-stream", "text/plain", "application/json; charset=utf-8"]
)
async def test_json_is_read_whatever_the_content_type_says(content_type: str | None) -> None:
    headers = {**BEARER} if content_type is None else {**BEARER, "Content-Type": content_type}
    assert (await ask(APP, "POST", "/api/v1/c/notes", headers=headers, body=b'{"text":"x"}')).status == 200


@pytest.mark.parametrize(
    "body",
    [b"{", b"nope", b'{"text":NaN}', b'{"text":Infinity}', b'{"n":1e400}',
     b'{"text":"\xff"}', b'{"text":"\\ud800"}', b"{}{}", b"\xef\xbb\xbf{}"],
)  # fmt: skip
async def test_broken_json_is_a_4xx_in_the_shape_of_the_surface(body: bytes) -> None:
    assert (await ask(APP, "POST", "/api/v1/c/notes", body=body)).status == 400
    answer = await ask(APP, "POST", "/v1/state/put", body=body)
    assert (answer.status, answer.json["error"]["code"]) == (400, "MALFORMED_JSON")
    answer = await ask(APP, "POST", "/memories/chatbot/merge", body=body)
    assert (answer.status, answer.json["code"]) == (422, "VALIDATION_ERROR")


@pytest.mark.parametrize("body", [b"[]", b"5", b'"x"', b"null", b"true"])
async def test_a_body_that_is_no_object_is_a_4xx(body: bytes) -> None:
    assert (await ask(APP, "POST", "/api/v1/c/notes", body=body)).status == 400
    assert (await ask(APP, "POST", "/v1/state/put", body=body)).status == 422
    assert (await ask(APP, "POST", "/memories/chatbot/merge", body=body)).status == 422


async def test_a_body_is_refused_past_the_limit_and_only_then() -> None:
    app = small_app(Settings(max_body=20))
    exact = b'{"text":"0123456789"}'[:20]
    assert (await ask(app, "POST", "/api/v1/c/notes/batch", body=exact + b"")).status == 400
    assert (await ask(app, "POST", "/api/v1/c/notes/batch", body=b'{"a":"0123456789ab"}')).status == 200
    for pieces in ([b'{"text":"', b"x" * 12, b'"}'], [b"x" * 21], [b"x" * 20, b"", b"x"]):
        answer = await ask(app, "POST", "/api/v1/c/notes/batch", body=pieces)
        assert answer.status == 413
        assert answer.json["type"].endswith("payload-too-large")
        assert answer.headers["connection"] == "close"


async def test_a_body_in_pieces_is_one_body() -> None:
    answer = await ask(APP, "POST", "/api/v1/c/notes/batch", body=[b'{"a"', b"", b":1", b"}"])
    assert answer.json["body"] == {"a": 1}


async def test_nesting_is_limited_before_anything_gives_up_on_it() -> None:
    def nested(levels: int) -> bytes:
        return b'{"metadata":' + b"[" * (levels - 1) + b"]" * (levels - 1) + b',"text":"x"}'

    assert (await ask(APP, "POST", "/api/v1/c/notes", body=nested(MAX_DEPTH))).status == 200
    assert (await ask(APP, "POST", "/api/v1/c/notes", body=nested(MAX_DEPTH + 1))).status == 400
    assert (await ask(APP, "POST", "/v1/state/put", body=nested(5_000))).status == 400
    wide = b'{"text":"x","metadata":[' + b",".join([b"[]"] * 1_000) + b"]}"
    assert (await ask(APP, "POST", "/api/v1/c/notes", body=wide)).status == 200


async def test_integers_past_64_bits_are_kept_or_refused_never_rounded() -> None:
    body = b'{"text":"x","metadata":{"n":123456789012345678901234567890}}'
    answer = await ask(small_app(writeNote=echo), "POST", "/api/v1/c/notes", body=body)
    assert b"123456789012345678901234567890" in answer.raw


# -- order of checks -------------------------------------------------------------------------------------------------


async def test_an_unknown_route_is_404_even_without_a_key() -> None:
    for path in ("/nope", "/v1/nope", "/memories/a/b/c"):
        assert (await ask(APP, "GET", path, headers={})).status == 404
    assert (await ask(APP, "PATCH", "/memories/graph", headers={})).status == 405


async def test_a_missing_key_comes_before_everything_that_is_wrong_with_the_request() -> None:
    assert (await ask(APP, "POST", "/api/v1/a%2Fb/notes", headers={}, body=b"{")).status == 401
    assert (await ask(APP, "POST", "/api/v1/a%2Fb/notes", headers=BEARER, body=b"{")).status == 422
    assert (await ask(APP, "POST", "/api/v1/c/notes", headers=BEARER, body=b"{")).status == 400
    assert (await ask(APP, "DELETE", "/memory/forget", headers={})).status == 401
    answer = await ask(APP, "DELETE", "/memory/forget", headers=API_KEY, body=b"{")
    assert (answer.status, answer.json["error"]["code"]) == (400, "MISSING_END_USER_ID")
    answer = await ask(APP, "DELETE", "/memory/forget", headers={**API_KEY, "X-End-User-ID": "maya"}, body=b"{}")
    assert answer.status == 422


async def test_health_needs_no_key() -> None:
    assert (await ask(APP, "GET", "/api/v1/health", headers={})).status == 200


async def test_everything_wrong_with_a_request_is_named_at_once() -> None:
    answer = await ask(
        APP,
        "POST",
        "/api/v1/c/notes",
        headers={**BEARER, "Idempotency-Key": "k" * 256},
        json={"mode": "loud", "sessionId": "a", "session_id": "b", "items": [{"weight": -1}]},
    )
    assert answer.status == 400
    assert sorted(error["pointer"] for error in answer.json["errors"]) == [
        "/header/idempotency-key",
        "/items/0/memoryCategory",
        "/items/0/weight",
        "/mode",
        "/sessionId",
        "/text",
    ]
    assert all(error["message"] in answer.json["detail"] for error in answer.json["errors"])


async def test_a_query_error_is_located_in_the_query() -> None:
    answer = await ask(APP, "GET", "/memories/graph?limit=0")
    assert answer.json["detail"] == [
        {"loc": ["query", "limit"], "msg": "limit: 0 is not an integer from 1 to 500", "type": "greater_than_equal"}
    ]


async def test_what_the_engine_refuses_becomes_the_shape_of_the_surface() -> None:
    def refuse(call: Call) -> Reply:
        raise InvalidInput("must be later", field=("limit",))

    app = small_app(getGraph=refuse, listNotes=refuse)
    assert (await ask(app, "GET", "/memories/graph")).json["detail"][0]["loc"] == ["query", "limit"]
    answer = await ask(app, "GET", "/api/v1/c/notes")
    assert (answer.status, answer.json["errors"][0]["pointer"]) == (400, "/query/limit")

    async def lose(call: Call) -> Reply:
        raise SessionNotFound("No session s.")

    answer = await ask(small_app(getNote=lose), "GET", "/api/v1/c/notes/s%2F1")
    assert (answer.status, answer.json["detail"], answer.json["instance"]) == (
        404,
        "No session s.",
        "/api/v1/c/notes/s%2F1",
    )


# -- answers ---------------------------------------------------------------------------------------------------------


async def test_every_answer_carries_its_request_id_where_the_surface_has_it() -> None:
    for path in ("/api/v1/c/notes", "/nope", "/api/v1/c/notes?limit=x"):
        assert (await ask(APP, "GET", path)).headers["x-trace-id"].startswith("req_")
    for path in ("/memories/graph", "/v1/memory/a/b/list", "/v1/nope", "/memories/graph?limit=x"):
        assert (await ask(APP, "GET", path)).headers["x-request-id"].startswith("req_")
    answer = await ask(APP, "GET", "/v1/nope")
    assert answer.json["request_id"] == answer.headers["x-request-id"]


async def test_request_ids_repeat_with_the_seed_and_differ_otherwise() -> None:
    async def ids(seed: str) -> list[str]:
        app = small_app(Settings(seed=seed))
        return [(await ask(app, "GET", "/api/v1/health")).headers["x-trace-id"] for _ in range(50)]

    first = await ids("a")
    assert first == await ids("a")
    assert len(set(first)) == 50
    assert not set(first) & set(await ids("b"))


async def test_a_204_has_neither_body_nor_length() -> None:
    answer = await ask(APP, "DELETE", "/api/v1/c/notes/x")
    assert (answer.status, answer.raw) == (204, b"")
    assert "content-length" not in answer.headers
    assert "content-type" not in answer.headers


async def test_head_is_get_without_the_body() -> None:
    full = await ask(APP, "GET", "/api/v1/c/notes")
    head = await ask(APP, "HEAD", "/api/v1/c/notes")
    assert (head.status, head.raw) == (200, b"")
    assert head.headers["content-length"] == full.headers["content-length"]


async def test_405_and_options_say_what_is_allowed() -> None:
    answer = await ask(APP, "PUT", "/api/v1/c/notes")
    assert (answer.status, answer.headers["allow"]) == (405, "GET, HEAD, POST")
    answer = await ask(APP, "OPTIONS", "/api/v1/c/notes", headers={})
    assert (answer.status, answer.headers["allow"], answer.raw) == (204, "GET, HEAD, POST", b"")
    assert (await ask(APP, "OPTIONS", "/nope", headers={})).status == 404


async def test_the_spec_is_served_as_it_was_written() -> None:
    answer = await ask(APP, "GET", "/openapi.yaml", headers={})
    assert answer.raw == SPEC.source
    assert answer.headers["content-type"] == "application/yaml"
    assert (await ask(APP, "POST", "/openapi.yaml")).status == 404


async def test_a_crash_is_a_500_of_the_surface_with_the_request_id_and_a_traceback_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def crash(call: Call) -> Reply:
        raise RuntimeError("secret detail")

    app = small_app(listNotes=crash, putItem=crash, getGraph=crash)
    with caplog.at_level(logging.ERROR):
        answer = await ask(app, "GET", "/api/v1/c/notes")
    assert answer.status == 500
    assert answer.headers["x-trace-id"] in answer.json["detail"]
    assert "secret detail" not in answer.json["detail"]
    assert "secret detail" in caplog.text
    assert answer.headers["x-trace-id"] in caplog.text
    answer = await ask(app, "POST", "/v1/state/put", json={"namespace": ["a"], "key": "k"})
    assert answer.json["error"]["code"] == "INTERNAL_ERROR"
    assert (await ask(app, "GET", "/memories/graph")).json["code"] == "INTERNAL_ERROR"


async def test_a_path_segment_that_is_no_utf_8_is_a_4xx() -> None:
    assert (await ask(APP, "GET", "/api/v1/c/notes/%FF")).status == 400
    assert (await ask(APP, "GET", "/v1/memory/status/%FF")).status == 422


# -- strict mode -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("reply", "why"),
    [
        (Reply(200, {}), "operation: is missing"),
        (Reply(201, {"operation": "x"}), "201"),
        (Reply(200, None), "200"),
        (Reply(200, {"operation": "x"}, (("content-type", "text/plain"),)), "text/plain"),
    ],
)
async def test_strict_mode_turns_an_answer_the_spec_does_not_allow_into_a_500_that_says_why(
    reply: Reply, why: str
) -> None:
    app = small_app(Settings(strict=True), listNotes=lambda call: reply)
    answer = await ask(app, "GET", "/api/v1/c/notes")
    assert answer.status == 500
    assert why in answer.json["detail"]
    lenient = small_app(listNotes=lambda call: reply)
    assert (await ask(lenient, "GET", "/api/v1/c/notes")).status == reply.status


async def test_strict_mode_lets_good_answers_and_documented_errors_pass() -> None:
    app = small_app(Settings(strict=True))
    assert (await ask(app, "POST", "/api/v1/c/notes", json=NOTE)).status == 200
    assert (await ask(app, "POST", "/api/v1/c/notes", json={})).status == 400
    assert (await ask(app, "DELETE", "/api/v1/c/notes/x")).status == 204
    assert (await ask(app, "GET", "/api/v1/health")).status == 200


async def test_strict_mode_refuses_an_error_the_spec_does_not_list() -> None:
    app = small_app(Settings(strict=True))
    answer = await ask(app, "GET", "/api/v1/c/notes?limit=x")
    assert answer.status == 500
    assert "answered 400" in answer.json["detail"]


# -- start -----------------------------------------------------------------------------------------------------------


def test_a_missing_handler_is_a_start_error() -> None:
    found = handlers()
    del found["getNote"]
    with pytest.raises(SpecMismatch, match="no handler for getNote"):
        assemble(Settings(), SPEC, found)


def test_a_spare_handler_is_a_start_error() -> None:
    with pytest.raises(SpecMismatch, match="no operation for readMinds"):
        small_app(readMinds=echo)


async def test_other_connection_kinds_are_answered_politely() -> None:
    sent: list[Any] = []
    events = [{"type": "lifespan.startup"}, {"type": "lifespan.shutdown"}]

    async def receive() -> Any:
        return events.pop(0)

    async def send(message: Any) -> None:
        sent.append(message["type"])

    await APP({"type": "lifespan"}, receive, send)
    await APP({"type": "websocket"}, receive, send)
    assert sent == ["lifespan.startup.complete", "lifespan.shutdown.complete", "websocket.close"]
