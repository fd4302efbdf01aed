"""schemathesis over the running server: whatever the spec lets it think of, no answer breaks the spec.

Per operation, valid and invalid requests are made up from openapi.yaml and sent to a strict server that already holds a
story. No 5xx, no status, header, media type or body that the document does not list. What a schema cannot say (limits
that are clamped, refusals by a handler) is still a documented status, so no operation needs an exception.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from mock_server.http.server import RunningServer
from mock_server.wiring import Settings, build
from tests.conftest import NOON
from tests.contract.doors import Doors

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]

CONTEXT: Final = "fuzz"
CHECKS: Final = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
KEYS: Final = {
    "Authorization": "Bearer sp-test-key",
    "X-API-Key": "ms_test_key",
    "X-Project-ID": CONTEXT,
    "X-Spectron-Context": CONTEXT,
}

schema = schemathesis.openapi.from_path(Path(__file__).parents[2] / "openapi.yaml")


@pytest.fixture(scope="module")
def storied_url() -> Iterator[str]:
    """Give the URL of a strict server with a frozen clock that holds a little of everything."""
    with RunningServer(build(Settings(strict=True, now=NOON))) as running, Doors(running.url, CONTEXT) as doors:
        doors.remember("My name is Maya. I live in Lisbon and I work at Contoso.", session_id="s")
        doors.remember("I moved to Berlin. Always answer in bullet points.", session_id="s")
        doors.remember("I'm CEO - well, co-CEO, it's complicated.", session_id="s")
        doors.append({"role": "user", "content": "I love tea.", "seq": 0, "payload": {"a": [None]}})
        doors.put(["preferences"], "seat", {"position": "window"}, text="Prefers a window seat.")
        yield running.url


@schema.parametrize()
@settings(max_examples=20, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
def test_no_answer_breaks_the_spec(case: schemathesis.Case[Any], storied_url: str) -> None:
    if "context_id" in case.path_parameters:
        case.path_parameters["context_id"] = CONTEXT
    answer = case.call(base_url=storied_url, headers=KEYS)
    # schemathesis holds each event of a stream against the schema, which is that of the whole body.
    streamed = answer.headers.get("content-type", [""])[0] == "text/event-stream"
    checks = [check for check in CHECKS if not (streamed and check is response_schema_conformance)]
    case.validate_response(answer, checks=checks, headers=KEYS)
