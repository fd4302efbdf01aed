"""Refusals of all three surfaces become one tree of exceptions, which can be pickled and never show a key."""

import copy
import json
import pickle
from typing import Any

import pytest

from spectron_sdk import (
    APIError,
    BadRequest,
    Conflict,
    ConnectionFailed,
    Forbidden,
    InvalidArgument,
    MalformedResponse,
    NotFound,
    RateLimited,
    ServerError,
    SpectronError,
    TimedOut,
    TransportError,
    Unauthorized,
    Unprocessable,
)
from spectron_sdk.errors import api_error
from tests.sdk.samples import PROBLEM


def refused(status: int, body: Any, headers: dict[str, str] | None = None) -> APIError:
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    return api_error(status, headers or {}, content, method="POST", path="/p", secrets=("sp-1-verysecret",))


@pytest.mark.parametrize(
    ("status", "kind"),
    [
        (400, BadRequest),
        (401, Unauthorized),
        (403, Forbidden),
        (404, NotFound),
        (409, Conflict),
        (422, Unprocessable),
        (429, RateLimited),
        (500, ServerError),
        (503, ServerError),
        (599, ServerError),
        (302, APIError),
        (413, APIError),
    ],
)
def test_each_status_has_its_class(status: int, kind: type[APIError]) -> None:
    error = refused(status, {})
    assert type(error) is kind
    assert error.status == status


def test_a_problem_document_fills_every_attribute() -> None:
    error = refused(400, PROBLEM, {"x-trace-id": "tr_9"})
    assert error.type == "https://spectron.dev/errors/validation-error"
    assert (error.title, error.detail, error.code) == ("Validation error", "message is missing", "validation-error")
    assert (error.request_id, error.retry_after, error.body) == ("tr_9", None, PROBLEM)
    assert (error.method, error.path) == ("POST", "/p")
    assert str(error) == "400 Validation error: message is missing (POST /p)"


def test_a_problem_document_may_have_only_a_message() -> None:
    error = refused(401, {"message": "unknown key"})
    assert (error.title, error.detail) == ("Unauthorized", "unknown key")


def test_memorysyncs_validation_body_is_read() -> None:
    fault = {"loc": ["body", "turns"], "msg": "turns must hold 1 to 100", "type": "too_long"}
    body = {
        "detail": [fault],
        "error": {"code": "VALIDATION_ERROR", "message": "turns: too long", "details": [fault]},
        "request_id": "req_1",
    }
    error = refused(422, body)
    assert (error.code, error.detail, error.request_id) == ("VALIDATION_ERROR", "turns: too long", "req_1")
    assert error.errors == (fault,)


def test_memorysyncs_other_bodies_are_read() -> None:
    missing = {"detail": "no end user", "error": {"code": "MISSING_END_USER_ID", "message": "x"}, "request_id": "r"}
    assert (refused(400, missing).code, refused(400, missing).detail) == ("MISSING_END_USER_ID", "no end user")
    limited = {"detail": "slow down", "error": {"code": "RATE_LIMIT_EXCEEDED", "retry_after": 4}, "retry_after": 4}
    assert refused(429, limited).retry_after == 4.0
    plan = {"detail": {"error": "limit_exceeded", "message": "the monthly limit is reached"}}
    assert refused(429, plan).detail == "the monthly limit is reached"
    flat = {"error": "limit_exceeded", "message": "no more"}
    assert (refused(429, flat).code, refused(429, flat).detail) == ("limit_exceeded", "no more")


def test_ties_body_is_read() -> None:
    error = refused(409, {"detail": "n2 was merged into n1", "code": "ALREADY_MERGED"})
    assert (error.code, error.detail, error.title) == ("ALREADY_MERGED", "n2 was merged into n1", "Conflict")
    fault = {"loc": ["query", "limit"], "msg": "limit must be 1 to 500", "type": "range"}
    invalid = refused(422, {"detail": [fault], "code": "VALIDATION_ERROR"})
    assert (invalid.detail, invalid.code) == ("limit must be 1 to 500", "VALIDATION_ERROR")


def test_the_faults_of_a_problem_document_are_listed() -> None:
    faults = [{"pointer": "/k", "message": "k is above 50"}]
    assert refused(400, {**PROBLEM, "errors": faults}).errors == tuple(faults)


@pytest.mark.parametrize("body", [b"", b"<html>Bad gateway</html>", b"[]", b"5", b"null", b"\xff\xfe", b'{"detail":'])
def test_a_body_that_says_nothing_still_gives_an_error(body: bytes) -> None:
    error = refused(502, body)
    assert type(error) is ServerError
    assert error.title == "Bad Gateway"


def test_the_wait_comes_from_the_header() -> None:
    assert refused(429, {}, {"retry-after": "12"}).retry_after == 12.0


def test_a_key_the_server_echoes_is_blanked_out() -> None:
    error = refused(401, {"message": "key sp-1-verysecret is unknown", "given": "Bearer sp-1-verysecret"})
    assert "verysecret" not in str(error) + repr(error) + str(error.body) + error.detail


@pytest.mark.parametrize(
    "error",
    [
        refused(429, {"detail": "slow", "retry_after": 3}, {"x-request-id": "r"}),
        refused(400, PROBLEM),
        NotFound("gone"),
        ConnectionFailed("no route", method="GET", path="/p", attempts=4, sent=False),
        TimedOut("late"),
        MalformedResponse("odd", status=200, body="<html>", request_id="r"),
        InvalidArgument("bad", place="turns[0]"),
        SpectronError("any"),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors_survive_pickling_and_copying(error: SpectronError) -> None:
    for twin in (pickle.loads(pickle.dumps(error)), copy.deepcopy(error)):
        assert type(twin) is type(error)
        assert str(twin) == str(error)
        assert vars(twin) == vars(error)


def test_a_class_knows_its_status_without_an_answer() -> None:
    assert NotFound("gone").status == 404
    assert (ServerError().status, APIError().status) == (500, 0)


def test_the_tree_separates_refusals_from_failures() -> None:
    assert issubclass(TimedOut, TransportError)
    assert not issubclass(TimedOut, APIError)
    assert issubclass(InvalidArgument, ValueError)
