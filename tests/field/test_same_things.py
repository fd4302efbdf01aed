"""One thing under several spellings is one thing; two things that look alike are two; and merging leaves no litter."""

from typing import Any

import pytest

from tests.contract.doors import Doors


def about(name: str, key: str = "used_for", value: str = "training") -> dict[str, Any]:
    """Say something about a product."""
    return {"entity": {"type": "product", "name": name}, "key": key, "value": value}


def knows(subject: str, label: str, thing: str) -> dict[str, Any]:
    """Relate two people."""
    person = {"type": "person", "name": subject}
    return {"entity": person, "key": label, "target": {"type": "person", "name": thing}}


def node_ids(doors: Doors) -> dict[str, str]:
    """Give the node ids of the graph by name."""
    return {node["name"]: node["id"] for node in doors.graph()["nodes"]}


# -- exact duplicates ------------------------------------------------------------------------------------------------


def test_an_acronym_is_one_entity_and_one_node_however_it_is_written(doors: Doors) -> None:
    for number, name in enumerate(("DGX", "dgx", " DGX ", "ＤＧＸ")):
        doors.triples(about(name, key=f"fact_{number}"), session_id=f"session {number}")
    entities = doors.spectron("GET", "/entities", params={"type": "product"}).json()["entities"]
    assert [entity["name"] for entity in entities] == ["DGX"]
    nodes = [node for node in doors.graph()["nodes"] if node["labels"] == ["Product"]]
    assert [node["name"] for node in nodes] == ["DGX"]
    (item,) = [item for item in doors.timeline()["items"] if item["name"] == "DGX"]
    assert item["fact_count"] == 4


@pytest.mark.parametrize(("one", "other"), [("DGX", "DGX-2"), ("C", "C++"), ("C#", "C"), (".NET", "Net")])
def test_names_that_only_look_alike_stay_apart(doors: Doors, one: str, other: str) -> None:
    doors.triples(about(one), about(other))
    entities = doors.spectron("GET", "/entities", params={"type": "product"}).json()["entities"]
    assert sorted(entity["name"] for entity in entities) == sorted((one, other))
    for name in (one, other):
        assert doors.spectron("GET", f"/entities/product/{name.replace('#', '%23')}").json()["entity"]["name"] == name


# -- merging ---------------------------------------------------------------------------------------------------------


def test_a_merge_leaves_no_self_loop_and_no_twin(doors: Doors) -> None:
    doors.triples(knows("P", "works_with", "X"), knows("D", "works_with", "X"), knows("P", "knows", "D"))
    ids = node_ids(doors)
    body = {"primary_id": ids["P"], "duplicate_id": ids["D"]}
    merged = doors.tie("POST", "/default/merge", json=body).json()
    assert (merged["rewired_outgoing"], merged["rewired_incoming"]) == (0, 0)
    graph = doors.graph()
    assert [(edge["source"], edge["label"], edge["target"]) for edge in graph["edges"]] == [
        (ids["P"], "works_with", ids["X"])
    ]
    assert {node["id"] for node in graph["nodes"]} == {ids["P"], ids["X"]}
    assert all(edge["id"] != merged["audit_edge_id"] for edge in graph["edges"])
    items = {item["id"]: item for item in doors.timeline()["items"]}
    assert set(items) == {ids["P"], ids["X"]}
    assert [item["fact_count"] for item in items.values()] == [1, 1]
    assert merged["audit_edge_id"] not in str(doors.timeline())


def test_the_counts_of_a_merge_agree_with_the_graph(doors: Doors) -> None:
    triples = [knows("D", label, "X") for label in ("knows", "trusts")] + [knows("Y", "trusts", "D")]
    doors.triples(knows("P", "knows", "X"), *triples)
    ids, before = node_ids(doors), doors.graph()["edges"]
    body = {"primary_id": ids["P"], "duplicate_id": ids["D"]}
    merged = doors.tie("POST", "/default/merge", json=body).json()
    assert (merged["rewired_outgoing"], merged["rewired_incoming"]) == (1, 1)
    after = doors.graph()["edges"]
    assert len(after) == len(before) - 1
    new = [edge for edge in after if edge["id"] not in {edge["id"] for edge in before}]
    assert len(new) == merged["rewired_outgoing"] + merged["rewired_incoming"]


def test_a_merge_that_cannot_be_is_refused_and_writes_nothing(doors: Doors) -> None:
    doors.triples(knows("P", "works_with", "X"), knows("D", "works_with", "X"))
    doors.triples(knows("I", "works_with", "J"), labels=["agent=rag-assistant"])
    ids = node_ids(doors)
    doors.tie("POST", "/default/merge", json={"primary_id": ids["P"], "duplicate_id": ids["D"]}).raise_for_status()
    before = doors.everything()
    refusals = (
        (ids["P"], ids["P"], 400, "SAME_NODE"),
        (ids["P"], ids["D"], 409, "ALREADY_MERGED"),
        (ids["X"], ids["D"], 409, "ALREADY_MERGED"),
        (ids["P"], "node_nowhere", 404, "NODE_NOT_FOUND"),
        (ids["P"], ids["I"], 400, "CROSS_SCOPE_MERGE"),
    )
    for primary, duplicate, status, code in refusals:
        answer = doors.tie("POST", "/default/merge", json={"primary_id": primary, "duplicate_id": duplicate})
        assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert doors.everything() == before


def test_the_duplicates_name_leads_to_the_primary_from_then_on(doors: Doors) -> None:
    doors.triples(knows("Robert Smith", "knows", "X"), knows("Bob", "trusts", "X"))
    ids = node_ids(doors)
    body = {"primary_id": ids["Robert Smith"], "duplicate_id": ids["Bob"]}
    doors.tie("POST", "/default/merge", json=body).raise_for_status()
    doors.triples({"entity": {"type": "person", "name": "Bob"}, "key": "age", "value": "61"})
    entity = doors.spectron("GET", "/entities/person/Bob").json()
    assert entity["entity"]["name"] == "Robert Smith"
    assert [(row["key"], row["value"]) for row in entity["attributes"]] == [("age", "61")]
    people = doors.spectron("GET", "/entities", params={"type": "person"}).json()["entities"]
    assert sorted(person["name"] for person in people) == ["Robert Smith", "X"]
