"""Merging over HTTP: the answer, the errors and their codes, and a summariser that fails."""

from typing import Any

import pytest

from mock_server.engine.callers import OPEN_ADMIN
from mock_server.engine.executor import Contexts
from mock_server.engine.extract import RuleExtractor
from mock_server.engine.merge import NodeRecord, NoSummariser, Summariser
from mock_server.http.call import Call, Reply, Services
from mock_server.http.handlers.merge import merging
from tests.contract.doors import Doors
from tests.engine.graphs import Sketch


def _triple(subject: str, label: str, target: str) -> dict[str, Any]:
    return {
        "entity": {"type": "person", "name": subject},
        "key": label,
        "target": {"type": "person", "name": target},
    }


def _ids(doors: Doors) -> dict[str, str]:
    return {node["name"]: node["id"] for node in doors.tie("GET", "/graph?limit=500").json()["nodes"]}


def _merge(doors: Doors, primary: Any, duplicate: Any, agent: str = "chatbot", **more: Any) -> Any:
    return doors.tie("POST", f"/{agent}/merge", json={"primary_id": primary, "duplicate_id": duplicate}, **more)


def test_the_acceptance_walk_of_a_merge(doors: Doors) -> None:
    doors.triples(
        *(_triple("B", "knows", f"X{number}") for number in range(3)),
        *(_triple(f"Y{number}", "knows", "B") for number in range(2)),
        _triple("A", "knows", "B"),
        _triple("A", "works_with", "X0"),
        _triple("B", "works_with", "X0"),
    )
    ids = _ids(doors)
    answer = _merge(doors, ids["A"], ids["B"])
    body = answer.json()
    assert answer.status_code == 200
    assert (body["primary_id"], body["duplicate_id"]) == (ids["A"], ids["B"])
    assert (body["rewired_outgoing"], body["rewired_incoming"], body["enriched"]) == (3, 2, True)
    assert body["enriched_labels"] == ["Person"]
    assert "A was previously known in the graph as 'B'." in body["enriched_summary"].split("\n")
    graph = doors.tie("GET", "/graph").json()
    by_id = {node["id"]: node for node in graph["nodes"]}
    assert ids["B"] not in by_id
    assert (by_id[ids["A"]]["name"], by_id[ids["A"]]["summary_raw"]) == ("A", body["enriched_summary"])
    assert len(graph["edges"]) == 6
    assert body["audit_edge_id"] not in [edge["id"] for edge in graph["edges"]]
    again = _merge(doors, ids["A"], ids["B"])
    assert (again.status_code, again.json()["code"]) == (409, "ALREADY_MERGED")
    assert ids["A"] in again.json()["detail"]
    assert doors.tie("DELETE", f"/chatbot/{body['audit_edge_id']}").status_code == 404


def test_the_old_name_leads_to_the_primary_on_every_surface(doors: Doors) -> None:
    doors.triples(_triple("Anne", "knows", "Bo"), _triple("Ann", "likes", "Cy"))
    ids = _ids(doors)
    assert _merge(doors, ids["Ann"], ids["Anne"]).status_code == 200
    doors.triples(_triple("Anne", "manages", "Dee"))
    assert "Anne" not in _ids(doors)
    names = [entity["name"] for entity in doors.spectron("GET", "/entities").json()["entities"]]
    assert sorted(names) == ["Ann", "Bo", "Cy", "Dee"]
    assert doors.spectron("GET", "/entities/person/Anne").json()["entity"]["name"] == "Ann"


@pytest.mark.parametrize(
    ("primary", "duplicate", "agent", "expected"),
    [
        ("A", "A", "chatbot", (400, "SAME_NODE")),
        ("A", "node_x", "chatbot", (404, "NODE_NOT_FOUND")),
        ("A", "R", "chatbot", (400, "CROSS_SCOPE_MERGE")),
        ("A", "B", "stranger", (404, "AGENT_NOT_FOUND")),
        ("A", "B", "command-agent", (409, "AGENT_HAS_NO_MEMORY")),
        ("A", "", "chatbot", (422, "VALIDATION_ERROR")),
        ("A", 5, "chatbot", (422, "VALIDATION_ERROR")),
        ("A", None, "stranger", (422, "VALIDATION_ERROR")),
    ],
)
def test_what_cannot_be_merged_is_refused_with_its_code_and_nothing_is_written(
    doors: Doors, primary: Any, duplicate: Any, agent: str, expected: tuple[int, str]
) -> None:
    doors.triples(_triple("A", "knows", "B"))
    doors.triples(_triple("R", "knows", "S"), labels=["agent=rag-assistant"])
    before = doors.tie("GET", "/graph").json()
    ids = _ids(doors)
    answer = _merge(doors, ids.get(primary, primary), ids.get(duplicate, duplicate), agent)
    assert (answer.status_code, answer.json()["code"]) == expected
    assert doors.tie("GET", "/graph").json() == before


def test_another_users_node_is_not_found(doors: Doors) -> None:
    doors.triples(_triple("A", "knows", "B"), scopes="org/acme/user/maya")
    ids = _ids(doors)
    answer = _merge(doors, ids["A"], ids["B"], user="bo")
    assert (answer.status_code, answer.json()["code"]) == (404, "NODE_NOT_FOUND")


# -- the summariser --------


class Meddler:
    """A summariser during whose work the nodes change, as often as it is told."""

    def __init__(self, sketch: Sketch, node: str, times: int) -> None:
        self.sketch, self.node, self.left = sketch, node, times

    def combine(self, primary: NodeRecord, duplicate: NodeRecord) -> str:
        if self.left:
            self.left -= 1
            self.sketch.edge(self.node, key="likes", value=f"thing {self.left}")
        return f"{len(primary.sentences)} and {len(duplicate.sentences)}"


def _call(sketch: Sketch, summariser: Summariser, primary: str, duplicate: str) -> dict[str, Any]:
    contexts = Contexts(journal=sketch.journal, clock=sketch.clock, seed="seed")
    services = Services(contexts=contexts, clock=sketch.clock, extractor=RuleExtractor())
    call = Call(
        "mergeNodes", "ctx", sketch.executor, OPEN_ADMIN, services, "r1",
        path={"agent_id": "chatbot"}, body={"primary_id": primary, "duplicate_id": duplicate},
    )  # fmt: skip
    reply = merging(summariser)(call)
    assert isinstance(reply, Reply)
    assert reply.status == 200
    body: dict[str, Any] = reply.body
    return body


def _pair(sketch: Sketch) -> tuple[str, str]:
    ann, anne = sketch.node("Ann"), sketch.node("Anne")
    sketch.edge(ann, key="likes", value="tea")
    sketch.edge(anne, key="likes", value="rum")
    return ann, anne


def test_a_summariser_that_fails_leaves_a_blind_merge() -> None:
    sketch = Sketch()
    ann, anne = _pair(sketch)
    body = _call(sketch, NoSummariser(), ann, anne)
    assert (body["enriched"], body["enriched_summary"], body["enriched_labels"]) == (False, None, None)
    assert body["rewired_outgoing"] == 1


def test_a_summariser_is_asked_again_when_the_nodes_changed_meanwhile() -> None:
    sketch = Sketch()
    ann, anne = _pair(sketch)
    assert _call(sketch, Meddler(sketch, anne, 1), ann, anne)["enriched_summary"] == "1 and 2"


def test_nodes_that_never_stand_still_are_merged_blind() -> None:
    sketch = Sketch()
    ann, anne = _pair(sketch)
    assert _call(sketch, Meddler(sketch, ann, 99), ann, anne)["enriched"] is False
