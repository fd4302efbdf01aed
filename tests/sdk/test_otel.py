"""Spans: one CLIENT span per attempt, by the conventions for HTTP clients, current while it runs, and discreet."""

from collections.abc import Iterator
from typing import Any

import anyio
import pytest
from opentelemetry import trace
from opentelemetry.sdk.trace import ReadableSpan, TracerProvider
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from opentelemetry.trace import SpanKind, StatusCode

from spectron_sdk import APIError, Attempt, AttemptResult
from spectron_sdk.otel import Tracing
from spectron_sdk.testing import MockServer, local_server
from tests.sdk.colours import COLOURS, Colour


class Traced:
    """A tracer provider whose spans are kept."""

    def __init__(self) -> None:
        self._exporter = InMemorySpanExporter()
        self.provider = TracerProvider()
        self.provider.add_span_processor(SimpleSpanProcessor(self._exporter))

    def spans(self) -> list[ReadableSpan]:
        return list(self._exporter.get_finished_spans())


@pytest.fixture
def traced() -> Iterator[Traced]:
    """Keep spans."""
    kept = Traced()
    yield kept
    kept.provider.shutdown()


@pytest.fixture(scope="module")
def own_server() -> Iterator[MockServer]:
    """Run a server for this module."""
    with local_server() as running:
        yield running


def ask(colour: Colour, server: MockServer, traced: Traced, calls: Any) -> Any:
    return colour.ask(calls, endpoint=server.endpoint, api_key="local-secret-key", hooks=[Tracing(traced.provider)])


def test_each_attempt_is_a_span(colour: Colour, own_server: MockServer, traced: Traced) -> None:
    own_server.reset()
    own_server.fail("getState", status=503, retry_after=0)
    ask(colour, own_server, traced, lambda on: on.state())
    first, second = traced.spans()
    assert first.name == second.name == "GET /api/v1/{context_id}/state"
    assert first.kind is SpanKind.CLIENT
    port = int(own_server.endpoint.rpartition(":")[2])
    told = dict(first.attributes or {})
    assert told.pop("spectron.request_id")
    assert told == {
        "http.request.method": "GET",
        "url.template": "/api/v1/{context_id}/state",
        "server.address": "127.0.0.1",
        "server.port": port,
        "spectron.surface": "spectron",
        "http.response.status_code": 503,
        "error.type": "503",
    }
    assert first.status.status_code is StatusCode.ERROR
    again = dict(second.attributes or {})
    assert (again["http.request.resend_count"], again["http.response.status_code"]) == (1, 200)
    assert second.status.status_code is StatusCode.UNSET


def test_a_span_is_the_child_of_the_callers_and_ends_with_the_attempt(
    colour: Colour, own_server: MockServer, traced: Traced
) -> None:
    own_server.reset()
    tracer = traced.provider.get_tracer("test")
    with tracer.start_as_current_span("outer") as outer:
        ask(colour, own_server, traced, lambda on: on.profile())
        assert trace.get_current_span() is outer
    inner, _ = traced.spans()
    assert inner.parent is not None
    assert inner.parent.span_id == outer.get_span_context().span_id


def test_its_context_travels_with_the_request(traced: Traced) -> None:
    attempt = Attempt("GET", "/x", "spectron", "http://memory.test", 1, None)
    Tracing(traced.provider).before(attempt)
    span = trace.get_current_span().get_span_context()
    assert attempt.headers["traceparent"].startswith(f"00-{span.trace_id:032x}-{span.span_id:016x}-")
    (hook,) = attempt.notes
    hook.after(attempt, AttemptResult(200, None, None, 0.1, None))
    hook.after(attempt, AttemptResult(200, None, None, 0.1, None))
    assert not trace.get_current_span().get_span_context().is_valid
    assert [held.name for held in traced.spans()] == ["GET /x"]


def test_spans_hold_no_names_no_keys_and_no_contents(own_server: MockServer, traced: Traced) -> None:
    own_server.reset()
    refused = ask(
        Colour("blocking"), own_server, traced, lambda on: on.entities.get("person", "maya-private", as_of="2026-05-01")
    )
    assert isinstance(refused, APIError)
    text = "".join(span.to_json() for span in traced.spans())
    assert "{entity_name}" in text
    for private in ("maya-private", "local-secret-key", "2026-05-01"):
        assert private not in text


@pytest.mark.parametrize("backend", COLOURS[1:])
def test_a_cancelled_attempt_ends_its_span(backend: str, own_server: MockServer, traced: Traced) -> None:
    own_server.reset()
    own_server.fail("getState", latency_s=30)

    async def give_up(on: Any) -> None:
        with anyio.move_on_after(0.5):
            await on.state()

    ask(Colour(backend), own_server, traced, give_up)
    (span,) = traced.spans()
    assert span.status.status_code is StatusCode.ERROR
    assert "ancel" in str(dict(span.attributes or {})["error.type"])
    own_server.reset()
