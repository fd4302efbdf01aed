"""Traces on our client, in each colour, against a running server: why a reply said it, prompt included."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any

import pytest

from spectron_sdk import NotFound
from spectron_sdk.models.traces import TraceKind, TraceRecord
from spectron_sdk.testing import MockServer, local_server
from tests.sdk.colours import Colour
from tests.sdk.fakes import answer, blocking


@pytest.fixture(scope="module")
def server() -> Iterator[MockServer]:
    """Run a server in which something was said, asked and answered."""
    with local_server(strict=True) as running:
        memory = running.client()
        memory.remember("I live in Lisbon.")
        memory.remember("I moved to Berlin.")
        memory.recall("Berlin")
        memory.chat("Where do I live?")
        yield running


def asked(server: MockServer, colour: Colour, call: Any) -> Any:
    """Make one call."""
    return colour.ask(call, endpoint=server.endpoint, api_key="local")


def test_a_reply_s_trace_has_the_prompt_and_says_what_was_cited(server: MockServer, colour: Colour) -> None:
    listed = asked(server, colour, lambda on: on.traces.list())
    newest = listed[0]
    assert (newest.kind, newest.query_text, newest.prompt) == (TraceKind.RESPONSE, "Where do I live?", None)
    one = asked(server, colour, lambda on: on.traces.get(newest.id))
    assert isinstance(one, TraceRecord)
    assert one.prompt is not None
    assert one.prompt.endswith("# Question\nWhere do I live?")
    assert one.parent is not None
    assert [source.marker for source in one.parent.sources if source.cited] == ["[S1]"]
    assert one.retrievals[0].returned[0].label is not None
    assert (one["queryText"], one.decision, one.erased) == ("Where do I live?", None, False)


def test_lists_are_limited_and_can_be_iterated(server: MockServer, colour: Colour) -> None:
    kinds = [trace.kind for trace in asked(server, colour, lambda on: on.traces.list(limit=3))]
    assert kinds == [TraceKind.RESPONSE, TraceKind.RETRIEVAL, TraceKind.DECISION]


def test_a_decision_names_its_rows(server: MockServer, colour: Colour) -> None:
    listed = asked(server, colour, lambda on: on.traces.list())
    moved = next(trace.id for trace in listed if trace.query_text == "I moved to Berlin.")
    decision = asked(server, colour, lambda on: on.traces.get(moved)).decision
    assert (decision.rows_touched, len(decision.inserted), len(decision.superseded)) == (2, 1, 1)


def test_figures_are_read_for_a_window(server: MockServer, colour: Colour) -> None:
    found = asked(server, colour, lambda on: on.traces.stats(window_hours=2))
    assert (found.window_hours, found.response_traces_total, found.supersession.supersession_events) == (2, 1, 1)
    later = datetime(2100, 1, 1, tzinfo=UTC)
    none = asked(server, colour, lambda on: on.traces.stats(since=later, scope={"user": "maya"}))
    assert (none.total_queries, none.source_kind_distribution) == (0, [])


def test_an_unknown_trace_is_not_found(server: MockServer, colour: Colour) -> None:
    assert isinstance(asked(server, colour, lambda on: on.traces.get("nothing")), NotFound)


def test_a_server_that_adds_nothing_of_its_own_is_read_too() -> None:
    plain = {
        "id": "t1",
        "createdAt": "2026-05-01T08:00:00Z",
        "cached": False,
        "latencyMs": 3,
        "queryText": "Where?",
        "resolutionTier": "hybrid",
        "tierReason": "ranked",
    }
    client, script = blocking([answer(plain), answer({"traces": [plain]})])
    one = client.traces.get("trace:t1")
    assert (one.prompt, one.parent, one.retrievals, one.kind) == (None, None, [], None)
    assert script.requests[0].url.endswith("/traces/trace%3At1")
    assert client.traces.list(limit=5)[0].id == "t1"
    assert script.requests[1].url.endswith("/traces?limit=5")
