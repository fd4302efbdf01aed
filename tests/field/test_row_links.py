"""What the rows of a history say of one another: who came before whom, and from when until when each held."""

from typing import Any

from tests.contract.doors import Doors


def history(doors: Doors, key: str, who: str = "person/user") -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = doors.spectron("GET", f"/entities/{who}/history/{key}").json()["history"]
    return rows


def employed(name: str, title: str) -> dict[str, Any]:
    return {"entity": {"type": "person", "name": name}, "key": "job_title", "value": title}


def test_a_move_dated_before_the_old_home_was_told_leaves_no_interval_running_backwards(doors: Doors) -> None:
    doors.remember("I live in Lisbon.", observed_at="2026-05-01T00:00:00Z")
    doors.remember("I moved to Berlin last month.", observed_at="2026-05-02T00:00:00Z")
    old, new = history(doors, "location")
    assert (old["value"], new["value"]) == ("Lisbon", "Berlin")
    assert new["validFrom"] < "2026-05-01"
    assert old["validFrom"] <= old["validUntil"] == new["validFrom"]
    (home,) = doors.spectron("GET", "/entities/person/user", params={"asOf": "2026-05-01T12:00:00Z"}).json()[
        "attributes"
    ]
    assert (home["validFrom"], home["validUntil"]) == ("2026-05-01T00:00:00Z", None)


def test_an_end_told_later_does_not_lie_before_the_beginning(doors: Doors) -> None:
    doors.remember("I work at Acme.", observed_at="2026-05-01T00:00:00Z")
    doors.remember("I left Acme in 2020.", observed_at="2026-05-02T00:00:00Z")
    (row,) = history(doors, "employer")
    assert row["validFrom"] <= row["validUntil"] < "2026"


def test_what_the_graph_deleted_does_not_look_current_in_its_history(doors: Doors) -> None:
    doors.append({"role": "user", "content": "I like coffee."})
    (edge,) = doors.graph()["edges"]
    assert doors.tie("DELETE", f"/default/{edge['id']}").status_code == 200
    (row,) = history(doors, "likes", "person/ann")
    assert row["validUntil"] is not None


def test_what_the_transcript_took_along_does_not_look_current_in_its_history(doors: Doors) -> None:
    doors.append({"role": "user", "content": "I like coffee."})
    assert doors.post("/v1/history/delete", session_id="s", delete_derived_facts=True)["deleted_fact_ids"]
    (row,) = history(doors, "likes", "person/ann")
    assert row["validUntil"] is not None


def test_a_merge_links_both_sides_of_the_value_it_closes(doors: Doors) -> None:
    doors.triples(employed("Lovelace", "analyst"))
    doors.triples(employed("Ada", "director"))
    nodes = {node["name"]: node["id"] for node in doors.graph()["nodes"]}
    merge = {"primary_id": nodes["Ada"], "duplicate_id": nodes["Lovelace"]}
    assert doors.tie("POST", "/default/merge", json=merge).status_code == 200
    old, new = history(doors, "job_title", "person/ada")
    assert (old["value"], new["value"]) == ("analyst", "director")
    assert (old["supersededBy"], new["supersedes"]) == (new["id"], old["id"])
    assert old["validUntil"] is not None


def test_a_merge_links_the_doubled_statement_to_the_one_that_stays(doors: Doors) -> None:
    for name in ("Lovelace", "Ada"):
        doors.triples(employed(name, "analyst"))
    nodes = {node["name"]: node["id"] for node in doors.graph()["nodes"]}
    merge = {"primary_id": nodes["Ada"], "duplicate_id": nodes["Lovelace"]}
    assert doors.tie("POST", "/default/merge", json=merge).status_code == 200
    old, new = history(doors, "job_title", "person/ada")
    assert (old["supersededBy"], new["supersedes"]) == (new["id"], old["id"])
    assert old["validUntil"] is not None
    assert new["validUntil"] is None


def test_a_merge_of_two_histories_leaves_one_line_of_links(doors: Doors) -> None:
    for name, title in (("Ada", "clerk"), ("Ada", "director"), ("Lovelace", "poet"), ("Lovelace", "analyst")):
        doors.triples(employed(name, title))
    nodes = {node["name"]: node["id"] for node in doors.graph()["nodes"]}
    merge = {"primary_id": nodes["Ada"], "duplicate_id": nodes["Lovelace"]}
    assert doors.tie("POST", "/default/merge", json=merge).status_code == 200
    rows = history(doors, "job_title", "person/ada")
    assert [row["value"] for row in rows] == ["poet", "analyst", "clerk", "director"]
    assert [row["supersedes"] for row in rows] == [None, *(row["id"] for row in rows[:-1])]
    assert [row["value"] for row in rows if row["validUntil"] is None] == ["director"]
    assert rows[1]["supersededBy"] == rows[3]["id"], "the value that won closed it"
