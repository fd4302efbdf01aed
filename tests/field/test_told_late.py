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


def test_a_look_back_shows_no_value_after_its_told_end_though_it_was_deleted_later(doors: Doors) -> None:
    at = "2026-02-01T09:00:00Z"
    message = {"role": "user", "content": "I live in Oslo until 2026-02-20", "ts": at}
    doors.spectron("POST", "/facts/batch", json={"messages": [message]}).raise_for_status()
    (edge,) = doors.graph()["edges"]
    doors.tie("DELETE", f"/default/{edge['id']}").raise_for_status()

    def held(day: str) -> list[str]:
        answer = doors.spectron("GET", "/entities/person/user", params={"asOf": f"{day}T00:00:00Z"})
        return [row["value"] for row in answer.json()["attributes"]]

    assert held("2026-02-10") == ["Oslo"]
    assert held("2026-02-25") == []
