"""From when until when facts hold: on every way in, against the time a turn was said, and under the server's clock."""

from collections.abc import Iterator
from typing import Any

import pytest

from spectron_sdk import Spectron
from spectron_sdk.testing import MockServer, in_process
from tests.contract.doors import Doors

SAID = "2026-02-10T08:00:00Z"
"""When the turns were said; the server's own clock is later."""


def history(doors: Doors, who: str = "user") -> list[dict[str, Any]]:
    """Read what was told of where somebody lives."""
    rows: list[dict[str, Any]] = doors.spectron("GET", f"/entities/person/{who}/history/location").json()["history"]
    return rows


def remembered(doors: Doors, text: str) -> str:
    """Tell a text through /facts, said at a time."""
    doors.remember(text, observed_at=SAID)
    return "user"


def in_a_batch(doors: Doors, text: str) -> str:
    """Tell a text as one message of a conversation, with its own time."""
    body = {"messages": [{"role": "user", "content": "hi", "ts": SAID}, {"role": "user", "content": text, "ts": SAID}]}
    assert doors.spectron("POST", "/facts/batch", json=body).status_code == 200
    return "user"


def in_a_transcript(doors: Doors, text: str) -> str:
    """Append a text to a history, with the time it occurred at."""
    doors.append({"role": "user", "content": text, "occurred_at": SAID})
    return "ann"


def ingested(doors: Doors, text: str) -> str:
    """Take a text in as an episode, with its reference time."""
    answer = doors.tie("POST", "/default/ingest", json={"content": text, "reference_time": SAID})
    assert answer.status_code == 202, answer.text
    return "user"


WAYS_IN = [remembered, in_a_batch, in_a_transcript, ingested]


@pytest.mark.parametrize("way_in", WAYS_IN)
@pytest.mark.parametrize(
    ("text", "start", "end"),
    [
        ("I moved to Oslo last month.", "2026-01-01T00:00:00Z", None),
        ("I moved to Oslo on 2026-02-03.", "2026-02-03T00:00:00Z", None),
        ("I've lived in Oslo since March.", "2025-03-01T00:00:00Z", None),
        ("I've lived in Oslo for three years.", "2023-02-10T00:00:00Z", None),
        ("I live in Oslo until next month.", SAID, "2026-03-01T00:00:00Z"),
        ("I lived in Oslo from 2010 to 2015.", "2010-01-01T00:00:00Z", "2015-01-01T00:00:00Z"),
        ("I lived in Oslo until last year.", None, "2025-01-01T00:00:00Z"),
    ],
)
def test_every_way_in_counts_times_from_when_it_was_said(
    doors: Doors, way_in: Any, text: str, start: str | None, end: str | None
) -> None:
    (row,) = history(doors, way_in(doors, text))
    assert (row["value"], row["validFrom"], row["validUntil"]) == ("Oslo", start, end)


@pytest.mark.parametrize("way_in", WAYS_IN)
def test_every_way_in_makes_a_doubt_of_an_impossible_date(doors: Doors, way_in: Any) -> None:
    (row,) = history(doors, way_in(doors, "I moved to Oslo on 31 April."))
    assert (row["value"], row["validFrom"]) == ("Oslo", SAID)
    unknowns = doors.spectron("GET", "/state").json()["unknowns"]
    assert [doubt["about"] for doubt in unknowns] == ["when location began"]


def test_what_is_over_shows_in_the_history_alone(doors: Doors) -> None:
    doors.remember("I live in Oslo.")
    heard = doors.remember("I lived in Paris from 2010 to 2015.")["extraction"]
    assert (heard["attributes"], heard["relations"], heard["corrections"]) == ([], [], [])
    assert [row["value"] for row in doors.attributes("location")] == ["Oslo"]
    assert {row["value"] for row in history(doors)} == {"Oslo", "Paris"}


def test_a_date_told_later_settles_the_doubt_and_corrects_nothing(doors: Doors) -> None:
    doors.remember("I moved to Oslo on 10/04/2026.")
    heard = doors.remember("I moved to Oslo on 10 April 2026.")["extraction"]
    assert heard["corrections"] == []
    (row,) = history(doors)
    assert row["validFrom"] == "2026-04-10T00:00:00Z"
    assert doors.spectron("GET", "/state").json()["unknowns"] == []
    (doubt,) = doors.spectron("GET", "/uncertainty").json()["uncertainties"]
    assert doubt["resolved"]


@pytest.fixture
def stopped() -> Iterator[MockServer]:
    """Serve in process, at the end of November 2026."""
    with in_process(now="2026-11-29T10:00:00Z") as running:
        yield running


def homes(client: Spectron) -> tuple[list[str], list[str], bool]:
    """Say where state, recall and chat place the user."""
    state = client.state()
    bundles = (state.identity, state.knowledge, state.context)
    held = [row.value for bundle in bundles for row in bundle.attributes if row.key == "location"]
    found = [hit.text for hit in client.recall("Where do I live?").hits if "lives in" in hit.text]
    return held, found, "Bergen" in client.chat("Where do I live?").reply


def test_what_holds_until_a_day_is_current_everywhere_until_then(stopped: MockServer) -> None:
    client = stopped.client("until")
    client.remember("I live in Bergen until 2026-12-31.")
    stopped.freeze("2026-12-31T23:59:59Z")
    held, found, told = homes(client)
    assert (held, len(found), told) == (["Bergen"], 1, True)
    stopped.freeze("2027-01-01T00:00:00Z")
    assert homes(client) == ([], [], False)


def test_a_plan_with_an_end_is_over_after_it(stopped: MockServer) -> None:
    client = stopped.client("plan")
    client.remember("I'm staying in Bergen until March 2027.")
    assert len(client.state().context.attributes) == 1
    stopped.freeze("2027-03-01T00:00:00Z")
    assert client.state().context.attributes == []
