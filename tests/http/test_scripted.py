"""Scripted answers over the control plane: the next reply, extraction or summary of a context is what a test says."""

from typing import Any

import pytest

from mock_server.http.scripted import MOST
from tests.contract.doors import Doors

BONN = {"facts": [{"subject": {"type": "person", "name": "user"}, "key": "location", "value": "Bonn"}]}


def script(doors: Doors, **body: Any) -> dict[str, Any]:
    answer = doors.http.post("/_mock/answers", json={"context": doors.context_id, **body})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def waiting(doors: Doors) -> list[dict[str, Any]]:
    answers = doors.http.get("/_mock/answers").json()["answers"]
    return [answer for answer in answers if answer["context"] == doors.context_id]


def chat(doors: Doors, message: str = "Where do I live?", **body: Any) -> Any:
    return doors.spectron("POST", "/chat", json={"message": message, **body})


def test_a_scripted_reply_is_given_once_with_its_citations(frozen_doors: Doors) -> None:
    doors = frozen_doors
    doors.remember("I live in Lisbon.")
    usual = chat(doors).json()["reply"]
    script(doors, reply="It is Lisbon, surely [S1].")
    scripted = chat(doors).json()
    assert scripted["reply"] == "It is Lisbon, surely [S1]."
    assert [citation["marker"] for citation in scripted["citations"]] == ["[S1]"]
    assert chat(doors).json()["reply"] == usual


def test_a_reply_in_pieces_streams_in_pieces(frozen_doors: Doors) -> None:
    script(frozen_doors, reply=["You ", "live ", "here."])
    text = chat(frozen_doors, stream=True).text
    assert [part in text for part in ('{"delta":"You "}', '{"delta":"live "}', '"reply":"You live here."')] == [
        True
    ] * 3


def test_a_scripted_failure_of_the_response_model_keeps_nothing(frozen_doors: Doors) -> None:
    doors = frozen_doors
    before = doors.everything()
    script(doors, fail="reply", count=2)
    answer = chat(doors, "I moved to Bonn. Where do I live?", sessionId="s")
    assert (answer.status_code, answer.json()["type"].rpartition("/")[2]) == (503, "service-unavailable")
    assert chat(doors, stream=True).status_code == 503
    assert doors.everything() == before
    assert chat(doors).status_code == 200


def test_scripted_extractions_are_used_up_turn_by_turn(frozen_doors: Doors) -> None:
    doors = frozen_doors
    script(doors, extraction=BONN)
    script(doors, extraction={})
    batch = {"messages": [{"role": "user", "content": text} for text in ("one", "two", "I live in Rome.")]}
    answer = doors.spectron("POST", "/facts/batch", json=batch)
    answer.raise_for_status()
    (delta,) = answer.json()["extractions"]
    assert [row["value"] for row in delta["attributes"]] == ["Bonn", "Rome"]
    assert [(change["oldValue"], change["newValue"]) for change in delta["corrections"]] == [("Bonn", "Rome")]


def test_a_scripted_failure_of_extraction_keeps_the_turn(frozen_doors: Doors) -> None:
    script(frozen_doors, fail="extraction")
    answer = frozen_doors.remember("I live in Lisbon.")
    assert answer["extraction"]["attributes"] == []
    turns = frozen_doors.spectron("GET", f"/sessions/{answer['sessionId']}/turns").json()["turns"]
    assert [turn["content"] for turn in turns] == ["I live in Lisbon."]


def test_the_other_surfaces_take_scripts_too(frozen_doors: Doors) -> None:
    script(frozen_doors, extraction=BONN)
    frozen_doors.append({"role": "user", "content": "whatever I say here"})
    listed = frozen_doors.sync("GET", "/v1/memory/acme/ann/list").json()["memories"]
    assert [memory["value"] for memory in listed] == ["Ann lives in Bonn."]


def test_a_scripted_summary_is_what_a_merge_writes_and_a_failed_one_is_blind(frozen_doors: Doors) -> None:
    doors = frozen_doors
    doors.remember("I work at Acme. My sister Ana works at Acme Inc. My brother Bo works at Acme Ltd.")
    nodes = {node["name"]: node["id"] for node in doors.graph()["nodes"]}
    script(doors, summary="Acme is where the family works.")
    script(doors, fail="summary")
    merged = [
        doors.tie(
            "POST",
            "/default/merge",
            json={"primary_id": nodes["Acme"], "duplicate_id": nodes[name]},
        ).json()
        for name in ("Acme Inc", "Acme Ltd")
    ]
    assert [answer["enriched"] for answer in merged] == [True, False]
    assert merged[0]["enriched_summary"] == "Acme is where the family works."
    assert merged[1]["enriched_summary"] is None


def test_a_script_is_for_its_context_only(frozen_doors: Doors) -> None:
    script(frozen_doors, reply="Mine.")
    other = Doors(frozen_doors.url, "other")
    with other:
        assert chat(other).json()["reply"] != "Mine."
    assert chat(frozen_doors).json()["reply"] == "Mine."


def test_a_script_without_a_context_is_for_any(frozen_doors: Doors) -> None:
    frozen_doors.http.post("/_mock/answers", json={"reply": "Anybody's.", "count": None}).raise_for_status()
    with Doors(frozen_doors.url, "other") as other:
        assert chat(other).json()["reply"] == chat(frozen_doors).json()["reply"] == "Anybody's."


def test_a_scripted_reply_does_not_stay_in_the_cache(frozen_doors: Doors) -> None:
    doors = frozen_doors
    doors.remember("I live in Lisbon.")
    script(doors, reply="Only this once.")
    assert chat(doors).json()["reply"] == "Only this once."
    assert chat(doors).json()["reply"] != "Only this once."


def test_scripts_are_shown_and_dropped_and_a_reset_drops_them(frozen_doors: Doors) -> None:
    doors = frozen_doors
    shown = script(doors, extraction=BONN, count=3)
    assert shown == {"id": 1, "context": doors.context_id, "count": 3, "extraction": BONN}
    assert waiting(doors) == [shown]
    script(doors, fail="reply")
    assert doors.http.delete(f"/_mock/answers?context={doors.context_id}").json() == {"cleared": 2}
    script(doors, reply="x")
    assert doors.http.post(f"/_mock/reset?context={doors.context_id}").json()["cleared"]["answers"] == 1
    script(doors, reply="x")
    assert doors.http.post("/_mock/reset").json()["cleared"]["answers"] == 1
    assert waiting(doors) == []


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        ({}, "exactly one of"),
        ({"reply": "a", "summary": "b"}, "exactly one of"),
        ({"reply": "a", "fail": "reply"}, "exactly one of"),
        ({"fail": "everything"}, "one of reply, extraction, summary"),
        ({"fail": True}, "one of reply, extraction, summary"),
        ({"reply": 5}, "a text, or a list of pieces"),
        ({"reply": ["a", 5]}, "a text, or a list of pieces"),
        ({"reply": []}, "a text, or a list of pieces"),
        ({"reply": " "}, "a text, or a list of pieces"),
        ({"summary": ["a"]}, "is not a text"),
        ({"extraction": {"facts": [{"key": "age"}]}}, "facts[0] needs key and value"),
        ({"extraction": []}, "is not an object"),
        ({"reply": "a", "count": 0}, "at least 1"),
        ({"reply": "a", "count": True}, "at least 1"),
        ({"reply": "a", "context": 5}, "a string"),
    ],
)
def test_a_script_that_cannot_be_is_refused(frozen_doors: Doors, body: dict[str, Any], complaint: str) -> None:
    answer = frozen_doors.http.post("/_mock/answers", json=body)
    assert answer.status_code == 400
    assert complaint in answer.json()["detail"]


def test_scripts_do_not_pile_up_without_end(frozen_doors: Doors) -> None:
    for _ in range(MOST):
        frozen_doors.http.post("/_mock/answers", json={"reply": "x"}).raise_for_status()
    assert frozen_doors.http.post("/_mock/answers", json={"reply": "x"}).status_code == 409
