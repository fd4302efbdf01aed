"""Times with and without a zone, and the order of rows that carry the same one."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta, timezone

import pytest

from spectron_sdk import Spectron
from tests.contract.doors import Doors

# -- zones ------------------------------------------------------------------------------------------------------------


def test_instants_are_ordered_across_zones(doors: Doors) -> None:
    doors.remember("I live in Lisbon.", observed_at="2026-05-01T00:00:00-02:00")
    earlier = doors.remember("I live in Porto.", observed_at="2026-05-01T01:00:00Z")
    assert earlier["extraction"]["corrections"] == []
    assert [row["value"] for row in doors.attributes("location")] == ["Lisbon"]
    history = doors.spectron("GET", "/entities/person/user/history/location").json()["history"]
    assert [(row["value"], row["createdAt"]) for row in history] == [
        ("Porto", "2026-05-01T01:00:00Z"),
        ("Lisbon", "2026-05-01T02:00:00Z"),
    ]


def test_a_time_without_a_zone_is_utc(doors: Doors) -> None:
    doors.remember("I live in Faro.", observed_at="2026-05-01T00:30:00")
    assert [row["createdAt"] for row in doors.attributes("location")] == ["2026-05-01T00:30:00Z"]


@pytest.mark.parametrize("text", ["2026-05-01", "yesterday", "", "2026-02-30T00:00:00Z", "2026-05-01T25:00:00Z", "1"])
def test_anything_else_is_refused_by_name(doors: Doors, text: str) -> None:
    answer = doors.spectron("POST", "/facts", json={"text": "I live in Faro.", "observed_at": text})
    assert answer.status_code == 400
    assert "observed_at" in answer.json()["detail"]
    assert doors.attributes() == []


@pytest.mark.parametrize("text", ["2026-05-01T00:30:00", "2026-05-01T00:30:00.5-02:00", "2026-05-01T00:30:00Z"])
def test_a_transcript_gives_the_time_back_as_sent(doors: Doors, text: str) -> None:
    doors.append({"role": "user", "content": "x", "occurred_at": text})
    (turn,) = doors.post("/v1/history/list", session_id="s")["items"]
    assert turn["occurred_at"] == text


def test_a_turns_own_time_dates_its_facts(doors: Doors) -> None:
    doors.append({"role": "user", "content": "I live in Faro.", "occurred_at": "2026-05-01T00:30:00"})
    assert [row["createdAt"] for row in doors.attributes("location")] == ["2026-05-01T00:30:00Z"]


@pytest.mark.parametrize(
    "moment",
    [
        datetime(2026, 5, 1, 0, 30),  # noqa: DTZ001 - a naive time is what this is about
        datetime(2026, 5, 1, 0, 30, tzinfo=UTC),
        datetime(2026, 4, 30, 22, 30, tzinfo=timezone(timedelta(hours=-2))),
    ],
)
def test_the_client_takes_aware_and_naive_times(client: Spectron, doors: Doors, moment: datetime) -> None:
    client.remember("I live in Faro.", observed_at=moment)
    assert [row["createdAt"] for row in doors.attributes("location")] == ["2026-05-01T00:30:00Z"]


# -- order -----------------------------------------------------------------------------------------------------------


def contents(doors: Doors) -> list[str]:
    """Read session s back."""
    return [turn["content"] for turn in doors.post("/v1/history/list", session_id="s")["items"]]


def test_fifty_turns_of_one_call_keep_their_order(doors: Doors) -> None:
    texts = [f"turn {n}" for n in range(50)]
    doors.append(*({"role": "user", "content": text} for text in texts), extract=False)
    assert [contents(doors) for _ in range(3)] == [texts] * 3


def test_seq_decides_where_there_is_one(doors: Doors) -> None:
    turns = (
        {"role": "user", "content": "five", "seq": 5, "occurred_at": "2020-01-01T00:00:00"},
        {"role": "user", "content": "none", "occurred_at": "2019-01-01T00:00:00"},
        {"role": "user", "content": "three", "seq": 3, "occurred_at": "2022-01-01T00:00:00"},
        {"role": "user", "content": "four", "seq": 4, "occurred_at": "2018-01-01T00:00:00"},
        {"role": "user", "content": "four again", "seq": 4},
    )
    doors.append(*turns, extract=False)
    assert contents(doors) == ["three", "four", "four again", "five", "none"]


def test_values_put_in_one_instant_have_one_order(frozen_doors: Doors) -> None:
    for n in range(20):
        frozen_doors.put(["n"], f"k{n:02}", {"n": n})
    orders = [[item["key"] for item in frozen_doors.post("/v1/state/list")["items"]] for _ in range(3)]
    assert orders == [[f"k{n:02}" for n in reversed(range(20))]] * 3


# -- times that are yet to come ----------------------------------------------------------------------------------------

LATER = "2031-01-01T00:00:00Z"
HOME = "I live in Lisbon."
LISBON = {"entity": {"type": "person", "name": "Ann"}, "key": "location", "value": "Lisbon"}


def told_by_text(doors: Doors) -> None:
    doors.remember(HOME, observed_at=LATER, scopes=["org/acme/user/ann"])


def told_by_batch(doors: Doors) -> None:
    message = {"role": "user", "content": HOME, "ts": LATER}
    body = {"messages": [message], "scopes": ["org/acme/user/ann"]}
    doors.spectron("POST", "/facts/batch", json=body).raise_for_status()


def told_by_transcript(doors: Doors) -> None:
    (turn,) = doors.append({"role": "user", "content": HOME, "occurred_at": LATER})["items"]
    assert turn["occurred_at"] == LATER


def told_by_turn(doors: Doors) -> None:
    doors.post("/v1/memory/add_turn", text=HOME, occurred_at=LATER)


def told_by_episode(doors: Doors) -> None:
    body = {"content": HOME, "reference_time": LATER}
    doors.tie("POST", "/default/ingest", json=body, user="ann").raise_for_status()


@pytest.mark.parametrize("tell", [told_by_text, told_by_batch, told_by_transcript, told_by_turn, told_by_episode])
def test_a_value_from_the_future_is_corrected_and_taken_back_now(
    frozen_doors: Doors, tell: Callable[[Doors], None]
) -> None:
    doors = frozen_doors
    tell(doors)
    (row,) = doors.attributes("location")
    assert row["createdAt"] == row["validFrom"] == "2026-05-04T12:00:00Z"
    scopes = [f"org/{org}/user/ann" for org in ("acme", "default") if doors.attributes("location", org=org)]
    doors.clock(advance_s=60)
    answer = doors.remember("I moved to Porto.", scopes=scopes)
    assert [c["newValue"] for c in answer["extraction"]["corrections"]] == ["Porto"]
    assert [row["value"] for row in doors.attributes("location")] == ["Porto"]
    doors.clock(advance_s=60)
    doors.remember("I no longer live in Porto.", scopes=scopes)
    assert doors.attributes("location") == []


def test_a_triple_from_the_future_is_corrected_now(frozen_doors: Doors) -> None:
    frozen_doors.triples(LISBON, observed_at=LATER)
    frozen_doors.clock(advance_s=60)
    frozen_doors.triples({**LISBON, "value": "Porto"})
    assert [row["value"] for row in frozen_doors.attributes("location")] == ["Porto"]


def test_words_for_days_count_from_now_where_a_turn_is_from_the_future(frozen_doors: Doors) -> None:
    frozen_doors.remember("I moved to Lisbon yesterday.", observed_at=LATER)
    (row,) = frozen_doors.attributes("location")
    assert row["validFrom"].startswith("2026-05-03")
