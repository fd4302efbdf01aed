"""A statement told late takes its place among what was current, whatever past was told of meanwhile."""

from typing import Any

from tests.contract.doors import Doors


def told(doors: Doors, text: str, day: int) -> None:
    message = {"role": "user", "content": text, "ts": f"2026-02-{day:02}T09:00:00Z"}
    doors.spectron("POST", "/facts/batch", json={"messages": [message]}).raise_for_status()


def history(doors: Doors) -> list[dict[str, Any]]:
    answer = doors.spectron("GET", "/entities/person/user/history/location")
    rows: list[dict[str, Any]] = answer.json()["history"]
    return rows


def test_what_was_over_when_it_was_told_replaces_nothing_that_is_told_late(doors: Doors) -> None:
    told(doors, "I lived in York until 2018", 10)
    told(doors, "I live in Leeds", 20)
    told(doors, "I live in Bergen", 1)
    rows = {row["value"]: row for row in history(doors)}
    assert rows["Bergen"]["supersededBy"] == rows["Leeds"]["id"]
    assert rows["Leeds"]["supersedes"] == rows["Bergen"]["id"]
    assert rows["Bergen"]["validUntil"] == rows["Leeds"]["validFrom"]
    assert (rows["York"]["supersedes"], rows["York"]["supersededBy"]) == (None, None)
    assert [row["value"] for row in history(doors)] == ["Bergen", "York", "Leeds"]
