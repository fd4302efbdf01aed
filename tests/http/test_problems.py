"""The three error shapes, and which error becomes what."""

import pytest

from mock_server.engine import errors
from mock_server.http.problems import Refusal, from_engine, invalid, render
from mock_server.http.surfaces import Surface, surface_of
from mock_server.http.violations import Place, Violation

WRONG = Violation(
    Place.BODY, ("turns", 3, "role"), "turns[3].role: 5 is not a string", "string_type", "a string", 5, "Send a string."
)


def body(refusal: Refusal, surface: Surface) -> dict[str, object]:
    reply = render(refusal, surface, request_id="req_1", instance="/x")
    assert isinstance(reply.body, dict)
    return reply.body


def test_a_spectron_error_is_a_problem_document_with_a_message() -> None:
    reply = render(Refusal(404, "No session s."), Surface.SPECTRON, request_id="req_1", instance="/api/v1/c/x")
    assert dict(reply.headers)["content-type"] == "application/problem+json"
    assert reply.body == {
        "type": "https://spectron.dev/errors/not-found",
        "title": "Not found",
        "status": 404,
        "detail": "No session s.",
        "instance": "/api/v1/c/x",
        "message": "No session s.",
    }


def test_a_spectron_validation_error_lists_every_place() -> None:
    problem = body(invalid(Surface.SPECTRON, [WRONG, WRONG]), Surface.SPECTRON)
    assert problem["status"] == 400
    assert problem["detail"] == "turns[3].role: 5 is not a string; turns[3].role: 5 is not a string"
    assert (
        problem["errors"]
        == [
            {
                "pointer": "/turns/3/role",
                "message": "turns[3].role: 5 is not a string",
                "expected": "a string",
                "got": 5,
                "hint": "Send a string.",
            }
        ]
        * 2
    )


def test_a_memorysync_error_is_the_superset_body() -> None:
    assert body(Refusal(404, "no memory 5"), Surface.MEMORYSYNC) == {
        "detail": "no memory 5",
        "error": {"code": "NOT_FOUND", "message": "no memory 5"},
        "request_id": "req_1",
    }


def test_a_memorysync_422_repeats_the_list_for_both_readers() -> None:
    listed = [{"loc": ["body", "turns", 3, "role"], "msg": "turns[3].role: 5 is not a string", "type": "string_type"}]
    assert body(invalid(Surface.MEMORYSYNC, [WRONG]), Surface.MEMORYSYNC) == {
        "detail": listed,
        "error": {"code": "VALIDATION_ERROR", "message": "turns[3].role: 5 is not a string", "details": listed},
        "request_id": "req_1",
    }


def test_a_tie_error_is_detail_and_code() -> None:
    assert body(Refusal(404, "gone", code="NODE_NOT_FOUND"), Surface.TIE) == {
        "detail": "gone",
        "code": "NODE_NOT_FOUND",
    }
    assert body(invalid(Surface.TIE, [WRONG]), Surface.TIE) == {
        "detail": [
            {"loc": ["body", "turns", 3, "role"], "msg": "turns[3].role: 5 is not a string", "type": "string_type"}
        ],
        "code": "VALIDATION_ERROR",
    }


@pytest.mark.parametrize("surface", list(Surface))
def test_a_429_says_how_long_to_wait_in_header_and_body(surface: Surface) -> None:
    reply = render(Refusal(429, "slow down", retry_after=1.5), surface, request_id="r", instance="/")
    assert dict(reply.headers)["Retry-After"] == "2"
    if surface is Surface.MEMORYSYNC:
        assert reply.body["retry_after"] == reply.body["error"]["retry_after"] == 1.5
    if surface is Surface.SPECTRON:
        assert reply.body["retry_after"] == 1.5


@pytest.mark.parametrize(
    ("error", "spectron", "memorysync", "tie"),
    [
        (errors.InvalidInput("x"), 400, (422, "VALIDATION_ERROR"), (422, "VALIDATION_ERROR")),
        (errors.InvalidCursor("x"), 400, (400, "BAD_REQUEST"), (400, "INVALID_CURSOR")),
        (errors.SameNode("x"), 400, (400, "BAD_REQUEST"), (400, "SAME_NODE")),
        (errors.CrossPoolMerge("x"), 400, (400, "BAD_REQUEST"), (400, "CROSS_SCOPE_MERGE")),
        (errors.SessionNotFound("x"), 404, (404, "NOT_FOUND"), (404, "NOT_FOUND")),
        (errors.AgentUnknown("x"), 404, (404, "NOT_FOUND"), (404, "AGENT_NOT_FOUND")),
        (errors.NodeNotFound("x"), 404, (404, "NOT_FOUND"), (404, "NODE_NOT_FOUND")),
        (errors.MemoryNotFound("x"), 404, (404, "NOT_FOUND"), (404, "MEMORY_NOT_FOUND")),
        (errors.UnknownSession("x"), 403, (403, "FORBIDDEN"), (403, "FORBIDDEN")),
        (errors.TooManyLabels("x"), 409, (409, "CONFLICT"), (409, "CONFLICT")),
        (errors.AlreadyMerged("x"), 409, (409, "CONFLICT"), (409, "ALREADY_MERGED")),
        (errors.AgentWithoutMemory("x"), 409, (409, "CONFLICT"), (409, "AGENT_HAS_NO_MEMORY")),
        (errors.StaleWrite("x"), 503, (503, "SERVICE_UNAVAILABLE"), (503, "UNAVAILABLE")),
    ],
)
def test_each_engine_error_has_its_status_and_code(
    error: errors.EngineError, spectron: int, memorysync: tuple[int, str], tie: tuple[int, str]
) -> None:
    assert from_engine(error, Surface.SPECTRON, {}).status == spectron
    refusal = from_engine(error, Surface.MEMORYSYNC, {})
    told = body(refusal, Surface.MEMORYSYNC)["error"]
    assert isinstance(told, dict)
    assert (refusal.status, told["code"]) == memorysync
    refusal = from_engine(error, Surface.TIE, {})
    assert (refusal.status, body(refusal, Surface.TIE)["code"]) == tie


def test_every_engine_error_is_translated() -> None:
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, errors.EngineError)]
    assert len(kinds) > 15
    for kind in kinds:
        assert 400 <= from_engine(kind("x"), Surface.TIE, {}).status <= 503


def test_an_invalid_parameter_is_located_where_it_was_sent() -> None:
    error = errors.InvalidInput("must be later", field=("asOf",))
    (violation,) = from_engine(error, Surface.TIE, {"asOf": Place.QUERY}).violations
    assert (violation.place, violation.path, violation.message) == (Place.QUERY, ("asOf",), "asOf: must be later")


@pytest.mark.parametrize(
    ("path", "surface"),
    [
        ("/api/v1/x/y", Surface.SPECTRON),
        ("/nope", Surface.SPECTRON),
        ("/", Surface.SPECTRON),
        ("/v1/nope", Surface.MEMORYSYNC),
        ("/memory/nope", Surface.MEMORYSYNC),
        ("/org/x", Surface.MEMORYSYNC),
        ("/memories/a/b/c", Surface.TIE),
    ],
)
def test_the_first_segment_decides_the_shape_of_unknown_paths(path: str, surface: Surface) -> None:
    assert surface_of(path) is surface
