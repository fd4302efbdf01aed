"""Logs under `spectron_sdk`: what they say, and that nothing private is in them, whatever happens to a call."""

import logging
from collections.abc import Iterator
from typing import Any

import pytest

from spectron_sdk import APIError, ConnectionFailed
from tests.sdk.calls import CALLS
from tests.sdk.colours import Colour
from tests.sdk.fakes import KEY, answer, blocking
from tests.sdk.samples import PROBLEM, STATE

# Each stands for something that must not get out: who, what, which id, a key of one's own, a secret of a proxy.
PRIVATE = {
    "who": "private-principal",
    "what": "private-text",
    "id": "private-id",
    "key": "private-key-of-the-call",
    "header": "private-header-value",
    "query": "private-query-value",
    "answer": "private-answer",
}


@pytest.fixture
def logged(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    """Catch all that is logged, at every level."""
    with caplog.at_level(logging.DEBUG):
        yield caplog


def everything(caught: pytest.LogCaptureFixture) -> str:
    """Give all that the package's records hold: messages, arguments, exceptions."""
    records = [record for record in caught.records if record.name.startswith("spectron_sdk")]
    formatter = logging.Formatter("%(name)s %(levelname)s %(message)s")
    return "\n".join(f"{formatter.format(record)} {record.args!r} {vars(record)!r}" for record in records)


def test_an_attempt_and_its_repetition_are_said_by_route(colour: Colour, logged: pytest.LogCaptureFixture) -> None:
    colour.run(lambda on: on.state(), [ConnectionFailed("cut"), answer(STATE, x_trace_id="tr_1")])
    told = [(record.levelname, record.getMessage()) for record in logged.records if record.name == "spectron_sdk"]
    assert told == [
        ("INFO", "GET /api/v1/{context_id}/state: attempt 1 failed, again in 0.25 s"),
        ("DEBUG", told[1][1]),
    ]
    assert told[1][1].startswith("GET /api/v1/{context_id}/state -> 200 in ")
    assert told[1][1].endswith(" ms, attempt 2, request tr_1")


def test_nothing_is_logged_above_info_and_nothing_by_default(colour: Colour, caplog: pytest.LogCaptureFixture) -> None:
    colour.run(lambda on: on.state(), [ConnectionFailed("cut"), answer(PROBLEM, 503), answer(STATE)])
    assert [record for record in caplog.records if record.name.startswith("spectron_sdk")] == []


@pytest.mark.parametrize("operation", CALLS)
def test_no_operation_logs_a_secret_or_a_persons_data(operation: str, logged: pytest.LogCaptureFixture) -> None:
    problem = {**PROBLEM, "detail": PRIVATE["answer"], "message": PRIVATE["answer"]}
    client, script = blocking(
        [
            ConnectionFailed(f"cut while asking for {PRIVATE['id']}", sent=False),
            answer(problem, 429, retry_after="0", x_trace_id="tr_1", set_cookie=PRIVATE["answer"]),
            answer(problem, 400, x_trace_id="tr_2"),
        ]
    )
    options: dict[str, Any] = {
        "idempotency_key": PRIVATE["key"],
        "extra_headers": {"X-Proxy-Auth": PRIVATE["header"], "Cookie": PRIVATE["header"]},
        "extra_query": {"q": PRIVATE["query"]},
    }
    with pytest.raises(APIError):
        CALLS[operation](client, **options)
    assert len(script.requests) == 3
    text = everything(logged)
    assert "-> 429" in text
    assert "-> 400" in text
    for private in (*PRIVATE.values(), KEY, KEY.removeprefix("sp-"), "maya", "Berlin", "acme"):
        assert private not in text, private


def test_arguments_of_calls_stay_out_of_the_logs(logged: pytest.LogCaptureFixture) -> None:
    client, _ = blocking([answer({}, 404), answer({}, 404), answer({}, 404)])
    for call in (
        lambda: client.entities.get("person", PRIVATE["id"], on_behalf_of=PRIVATE["who"]),
        lambda: client.remember(PRIVATE["what"], session_id=PRIVATE["id"]),
        lambda: client.memories.list(user_id=PRIVATE["who"], tenant_id=PRIVATE["id"]),
    ):
        with pytest.raises(APIError):
            call()
    text = everything(logged)
    assert len([record for record in logged.records if "-> 404" in record.getMessage()]) == 3
    for private in PRIVATE.values():
        assert private not in text, private


def test_the_package_sets_up_no_logging_of_its_own() -> None:
    logger = logging.getLogger("spectron_sdk")
    assert (logger.handlers, logger.level, logger.propagate) == ([], logging.NOTSET, True)
