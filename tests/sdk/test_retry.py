"""When a request is sent again, as a table; and how long the server asks to wait."""

from datetime import UTC, datetime

import pytest

from spectron_sdk._retry import (
    Answered,
    NotSent,
    Outcome,
    Replay,
    RetryPolicy,
    Unanswered,
    advised_retry,
    advised_wait,
    wait_before_retry,
)

POLICY = RetryPolicy()


def wait(replay: Replay, outcome: Outcome, *, attempt: int = 1, random: float = 0.5) -> float | None:
    return wait_before_retry(POLICY, replay, attempt, outcome, lambda: random)


@pytest.mark.parametrize(
    ("outcome", "safe", "keyed", "never"),
    [
        (NotSent(), True, True, True),
        (Unanswered(), True, True, False),
        (Answered(500), True, True, False),
        (Answered(502), True, True, False),
        (Answered(503), True, True, False),
        (Answered(503, 1.0), True, True, True),
        (Answered(500, 1.0), True, True, False),
        (Answered(502, 1.0), True, True, False),
        (Answered(500, None, True), True, True, True),
        (Answered(409, None, True), True, True, True),
        (Answered(500, None, False), False, False, False),
        (Answered(429, 1.0, False), False, False, False),
        (Answered(408), True, True, False),
        (Answered(501), False, False, False),
        (Answered(429, 1.0), True, True, True),
        (Answered(429), False, False, False),
        (Answered(409, 1.0), False, True, False),
        (Answered(409), False, False, False),
        (Answered(400), False, False, False),
        (Answered(401), False, False, False),
        (Answered(404, 1.0), False, False, False),
        (Answered(422), False, False, False),
        (Answered(302), False, False, False),
    ],
)
def test_only_what_cannot_be_done_twice_is_sent_twice(outcome: Outcome, safe: bool, keyed: bool, never: bool) -> None:
    assert (wait(Replay.SAFE, outcome) is not None) is safe
    assert (wait(Replay.KEYED, outcome) is not None) is keyed
    assert (wait(Replay.NEVER, outcome) is not None) is never


def test_retries_end_after_the_last_allowed_one() -> None:
    assert wait(Replay.SAFE, Unanswered(), attempt=3) is not None
    assert wait(Replay.SAFE, Unanswered(), attempt=4) is None
    assert wait_before_retry(RetryPolicy(max_retries=0), Replay.SAFE, 1, NotSent(), lambda: 0.5) is None


def test_the_ceiling_doubles_up_to_a_cap_and_the_jitter_is_full() -> None:
    patient = RetryPolicy(max_retries=2000)
    ceilings = [wait_before_retry(patient, Replay.SAFE, n, Unanswered(), lambda: 1.0) for n in (1, 2, 3, 4, 5, 6, 1999)]
    assert ceilings == [0.5, 1.0, 2.0, 4.0, 8.0, 8.0, 8.0]
    assert wait(Replay.SAFE, Unanswered(), random=0.0) == 0.0


def test_an_advised_wait_is_followed_to_the_letter_unless_it_is_too_long() -> None:
    assert wait(Replay.NEVER, Answered(429, 7.0)) == 7.0
    assert wait(Replay.SAFE, Answered(503, 0.0)) == 0.0
    assert wait(Replay.NEVER, Answered(429, 61.0)) is None


NOON = "Fri, 01 May 2026 12:00:00 GMT"


@pytest.mark.parametrize(
    ("headers", "body", "seconds"),
    [
        ({}, None, None),
        ({"retry-after": "3"}, None, 3.0),
        ({"retry-after": "0.5"}, None, 0.5),
        ({"retry-after": "-4"}, None, 0.0),
        ({"retry-after": "soon"}, None, None),
        ({"retry-after": "inf"}, None, None),
        ({"retry-after-ms": "250", "retry-after": "3"}, None, 0.25),
        ({"retry-after": "Fri, 01 May 2026 12:00:09 GMT", "date": NOON}, None, 9.0),
        ({"retry-after": "Fri, 01 May 2026 11:59:00 GMT", "date": NOON}, None, 0.0),
        ({"retry-after": "Fri, 01 May 2026 12:00:05 GMT"}, None, 5.0),
        ({}, {"retry_after": 2}, 2.0),
        ({}, {"retry_after": None}, None),
        ({}, {"retry_after": True}, None),
        ({}, {"error": {"retry_after": 1.5}}, 1.5),
        ({}, {"error": "text"}, None),
        ({"retry-after": "1"}, {"retry_after": 9}, 1.0),
        ({}, ["no", "object"], None),
    ],
)
def test_the_advice_is_read_from_headers_first_then_from_the_body(
    headers: dict[str, str], body: object, seconds: float | None
) -> None:
    assert advised_wait(headers, body, now=datetime(2026, 5, 1, 12, tzinfo=UTC)) == seconds


@pytest.mark.parametrize(
    ("value", "wanted"), [("true", True), (" FALSE ", False), ("false", False), ("", None), ("yes", None)]
)
def test_a_server_may_say_whether_it_wants_the_request_again(value: str, wanted: bool | None) -> None:
    assert advised_retry({"x-should-retry": value}) is wanted
    assert advised_retry({}) is None
