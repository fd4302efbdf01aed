"""The acceptance walk of the graph surface over HTTP, step by step."""

from typing import Any

import pytest

from mock_server.engine.merge import NoSummariser
from mock_server.http.handlers.merge import merging
from mock_server.http.server import RunningServer
from mock_server.http.spec import load
from mock_server.wiring import Settings, assemble, handlers
from tests.contract.doors import Doors
from tests.field.test_pages import walk


def likes(name: str, value: str) -> dict[str, Any]:
    """Let a person like something."""
    return {"entity": {"type": "person", "name": name}, "key": "likes", "value": value}


def relates(subject: str, label: str, thing: str) -> dict[str, Any]:
    """Relate two people."""
    person = {"type": "person", "name": subject}
    return {"entity": person, "key": label, "target": {"type": "person", "name": thing}}


def seed_250(doors: Doors) -> None:
    """Make 250 live edges, 120 of them in one second, between 8 people and 250 things."""
    for n in range(26):
        rows = 120 // 6 if n < 6 else 130 // 20 + (n - 6 < 130 % 20)
        if n > 5:
            doors.clock(advance_s=1)
        doors.triples(*(likes(f"Person {k % 8}", f"thing {n}-{k}") for k in range(rows)))


def by_name(doors: Doors, **query: Any) -> dict[str, str]:
    """Give the ids of the nodes by name."""
    return {node["name"]: node["id"] for node in doors.graph(limit=500, **query)["nodes"]}


def card(doors: Doors, name: str) -> dict[str, Any] | None:
    """Find an entity's card on the timeline."""
    return next((item for item in doors.timeline(limit=100)["items"] if item["name"] == name), None)


def test_steps_1_and_3_walking_250_edges(frozen_doors: Doors) -> None:
    seed_250(frozen_doors)
    pages = walk(frozen_doors, "/graph", 50)
    assert [len(page["edges"]) for page in pages] == [50] * 5 + [0]
    assert pages[-1]["next_cursor"] is None
    edges = [edge for page in pages for edge in page["edges"]]
    assert len({edge["id"] for edge in edges}) == 250
    stamps = [edge["created_at"] for edge in edges]
    assert max(stamps.count(stamp) for stamp in set(stamps)) == 120
    for page in pages:
        ends = [end for edge in page["edges"] for end in (edge["source"], edge["target"])]
        assert [node["id"] for node in page["nodes"]] == list(dict.fromkeys(ends))
    places = [(edge["created_at"], edge["id"]) for edge in edges]
    assert places == sorted(places, reverse=True)
    assert walk(frozen_doors, "/graph", 50, raw=True) == pages


def test_steps_2_and_3_walking_the_timeline(frozen_doors: Doors) -> None:
    seed_250(frozen_doors)
    for sort in ("last_updated", "created"):
        pages = walk(frozen_doors, "/timeline", 43, sort=sort)
        assert [len(page["items"]) for page in pages] == [43] * 6 + [0]
        assert pages[-2]["next_cursor"]
        assert pages[-1] == {"items": [], "next_cursor": None, "sort": sort}
        items = [item for page in pages for item in page["items"]]
        assert len({item["id"] for item in items}) == 258
        assert all(item["fact_count"] == len(item["facts"]) for item in items)
        assert walk(frozen_doors, "/timeline", 43, raw=True, sort=sort) == pages


def test_step_4_unknown_parameters_change_nothing(doors: Doors) -> None:
    doors.triples(*(likes("Ada", f"thing {n}") for n in range(5)))
    more = {"offset": 10, "page": 3, "foo": "bar"}
    for path in ("/graph", "/timeline", "/export", "/default"):
        plain, decorated = (doors.tie("GET", path, params=query) for query in ({"limit": 2}, {"limit": 2, **more}))
        assert plain.content == decorated.content


def test_step_5_an_entity_leaves_with_its_last_live_edge(doors: Doors) -> None:
    doors.remember("I love tea and I love jazz.", scopes="org/acme/user/ann")
    ann = card(doors, "ann")
    assert ann is not None
    assert ann["fact_count"] == 2
    doors.remember("I don't like tea any more.", scopes="org/acme/user/ann")
    ann = card(doors, "ann")
    assert ann is not None
    assert (ann["fact_count"], [fact["other"]["name"] for fact in ann["facts"]]) == (1, ["jazz"])
    assert card(doors, "tea") is None
    doors.remember("I don't like jazz any more.", scopes="org/acme/user/ann")
    assert doors.timeline()["items"] == []
    assert doors.graph() == {"nodes": [], "edges": [], "next_cursor": None}


def family(doors: Doors) -> dict[str, str]:
    """Seed step 6: B has three edges out, two in, and one with A."""
    doors.triples(
        relates("A", "mentors", "Z"),
        relates("B", "knows", "X"),
        relates("B", "trusts", "X"),
        relates("B", "knows", "Y"),
        relates("X", "knows", "B"),
        relates("Y", "likes", "B"),
        relates("A", "knows", "B"),
    )
    return by_name(doors)


def test_step_6_a_merge_rewires_and_hides(doors: Doors) -> None:
    ids, before = family(doors), doors.graph()["edges"]
    of_b = {edge["id"] for edge in before if ids["B"] in (edge["source"], edge["target"])}
    assert len(of_b) == 6
    answer = doors.tie("POST", "/default/merge", json={"primary_id": ids["A"], "duplicate_id": ids["B"]}).json()
    assert (answer["primary_id"], answer["duplicate_id"]) == (ids["A"], ids["B"])
    assert (answer["rewired_outgoing"], answer["rewired_incoming"]) == (3, 2)
    assert answer["enriched"] is True
    assert "previously known in the graph as 'B'" in answer["enriched_summary"]
    assert answer["enriched_labels"] == ["Person"]
    assert answer["merged_at"].endswith("+00:00")
    after = doors.graph()
    assert not of_b & {edge["id"] for edge in after["edges"]}
    new = [edge for edge in after["edges"] if edge["id"] not in {edge["id"] for edge in before}]
    assert len(new) == 5
    assert all(ids["A"] in (edge["source"], edge["target"]) for edge in new)
    stamps = {(edge["label"], edge["fact"].split()[0], edge["created_at"]) for edge in before}
    assert {edge["created_at"] for edge in new} <= {stamp for *_, stamp in stamps}
    a = next(node for node in after["nodes"] if node["id"] == ids["A"])
    assert (a["name"], a["summary_raw"]) == ("A", answer["enriched_summary"])
    for text in (str(after["nodes"]), str(doors.timeline()), str(doors.tie("GET", "/default").json())):
        assert ids["B"] not in text
        assert answer["audit_edge_id"] not in text
    assert "B" not in [hit["name"] for hit in doors.tie("GET", "/search", params={"query": "B"}).json()["items"]]


def test_step_7_a_merge_without_a_model_still_happens() -> None:
    blind = assemble(Settings(strict=True), load(), handlers(load()) | {"mergeNodes": merging(NoSummariser())})
    with RunningServer(blind) as running, Doors(running.url, "default") as doors:
        ids = family(doors)
        before = next(node for node in doors.graph()["nodes"] if node["name"] == "A")
        answer = doors.tie("POST", "/default/merge", json={"primary_id": ids["A"], "duplicate_id": ids["B"]})
        assert answer.status_code == 200
        merged = answer.json()
        assert (merged["rewired_outgoing"], merged["rewired_incoming"]) == (3, 2)
        assert (merged["enriched"], merged["enriched_summary"], merged["enriched_labels"]) == (False, None, None)
        after = next(node for node in doors.graph()["nodes"] if node["name"] == "A")
        assert after == before
        assert "B" not in by_name(doors)


def test_step_8_what_a_merge_refuses(doors: Doors) -> None:
    ids = family(doors)
    doors.triples(relates("I", "knows", "J"), labels=["agent=rag-assistant"])
    isolated = by_name(doors)["I"]
    merge = "/default/merge"
    assert doors.tie("POST", merge, json={"primary_id": ids["A"], "duplicate_id": ids["B"]}).status_code == 200
    before = doors.everything()
    table: list[tuple[str, Any, int, str]] = [
        (merge, {"primary_id": ids["A"], "duplicate_id": ids["B"]}, 409, "ALREADY_MERGED"),
        (merge, {"primary_id": ids["A"], "duplicate_id": isolated}, 400, "CROSS_SCOPE_MERGE"),
        (merge, {"primary_id": ids["A"], "duplicate_id": ids["A"]}, 400, "SAME_NODE"),
        (merge, {"primary_id": "no-such-node", "duplicate_id": "no-such-node"}, 400, "SAME_NODE"),
        (merge, {"primary_id": ids["A"], "duplicate_id": "no-such-node"}, 404, "NODE_NOT_FOUND"),
        (merge, {"primary_id": ids["A"]}, 422, "VALIDATION_ERROR"),
        (merge, {"primary_id": ids["A"], "duplicate_id": ""}, 422, "VALIDATION_ERROR"),
        (merge, {"primary_id": ids["A"], "duplicate_id": 7}, 422, "VALIDATION_ERROR"),
        (merge, [], 422, "VALIDATION_ERROR"),
        ("/nobody/merge", {"primary_id": ids["A"], "duplicate_id": ids["X"]}, 404, "AGENT_NOT_FOUND"),
        ("/nobody/merge", {"primary_id": ids["A"]}, 422, "VALIDATION_ERROR"),
        ("/command-agent/merge", {"primary_id": ids["A"], "duplicate_id": ids["A"]}, 409, "AGENT_HAS_NO_MEMORY"),
        ("/rag-assistant/merge", {"primary_id": ids["A"], "duplicate_id": ids["X"]}, 400, "CROSS_SCOPE_MERGE"),
    ]
    for path, body, status, code in table:
        answer = doors.tie("POST", path, json=body)
        assert (answer.status_code, answer.json()["code"]) == (status, code), (path, body, answer.text)
    missing = doors.tie("POST", merge, json={"primary_id": ids["A"], "duplicate_id": "no-such-node"}).json()
    assert "duplicate_id" in missing["detail"]
    repeated = doors.tie("POST", merge, json={"primary_id": ids["A"], "duplicate_id": ids["B"]}).json()
    assert ids["A"] in repeated["detail"]
    assert doors.everything() == before


def test_step_9_deleting_an_edge_once(doors: Doors) -> None:
    doors.triples(likes("Ada", "tea"))
    (edge,) = doors.graph()["edges"]
    ids = by_name(doors)
    for wrong in (ids["Ada"], "no-such-edge", edge["id"] + "x"):
        answer = doors.tie("DELETE", f"/default/{wrong}")
        assert (answer.status_code, answer.json()["code"]) == (404, "MEMORY_NOT_FOUND")
    assert doors.tie("DELETE", f"/rag-assistant/{edge['id']}").status_code == 404
    assert doors.tie("DELETE", f"/nobody/{edge['id']}").json()["code"] == "AGENT_NOT_FOUND"
    answer = doors.tie("DELETE", f"/default/{edge['id']}")
    assert (answer.status_code, answer.json()) == (200, {"status": "deleted", "memory_id": edge["id"]})
    assert doors.tie("DELETE", f"/default/{edge['id']}").status_code == 404
    assert doors.graph()["edges"] == []
    assert doors.attributes() == []


def test_step_10_a_document_is_an_entity_like_any_other(doors: Doors) -> None:
    doors.triples(
        {
            "entity": {"type": "person", "name": "Ada"},
            "key": "wrote",
            "target": {"type": "document", "name": "Notes on the engine"},
        }
    )
    answer = doors.tie("POST", "/default/ingest", json={"content": "Ada lives in London.", "type": "text"})
    assert answer.status_code == 202
    nodes = {node["name"]: node["labels"] for node in doors.graph()["nodes"]}
    assert "Notes on the engine" in nodes
    assert nodes["Ada"][0] == "Person"
    assert "London" in nodes
    shown = card(doors, "Notes on the engine")
    assert shown is not None
    assert [fact["direction"] for fact in shown["facts"]] == ["incoming"]


def test_step_11_an_edge_both_had_stays_single(doors: Doors) -> None:
    doors.triples(relates("A", "works_with", "X"), relates("B", "works_with", "X"))
    ids = by_name(doors)
    answer = doors.tie("POST", "/default/merge", json={"primary_id": ids["A"], "duplicate_id": ids["B"]}).json()
    assert (answer["rewired_outgoing"], answer["rewired_incoming"]) == (0, 0)
    (edge,) = doors.graph()["edges"]
    assert (edge["source"], edge["label"], edge["target"]) == (ids["A"], "works_with", ids["X"])
    for name in ("A", "X"):
        shown = card(doors, name)
        assert shown is not None
        assert shown["fact_count"] == 1


def test_step_12_cursors_and_agents_nobody_knows(doors: Doors) -> None:
    doors.triples(likes("Ada", "tea"))
    doors.clock(advance_s=2)
    doors.triples(likes("Ada", "jazz"))
    graph = doors.graph(limit=1)["next_cursor"]
    updated = next(item for item in doors.timeline()["items"] if item["name"] == "Ada")
    assert updated["first_seen_at"] != updated["last_updated_at"]
    table = [
        ("/graph", graph + "!", {}),
        ("/graph", graph[:-2], {}),
        ("/timeline", graph, {}),
        ("/timeline", f"{updated['last_updated_at']}|{updated['id']}", {"sort": "created"}),
    ]
    for path, cursor, more in table:
        answer = doors.tie("GET", path, params={"cursor": cursor, **more})
        assert (answer.status_code, answer.json().get("code")) == (400, "INVALID_CURSOR"), cursor
    assert doors.graph(agent_id="nobody") == {"nodes": [], "edges": [], "next_cursor": None}
    empty: dict[str, Any] = {"items": [], "next_cursor": None, "sort": "last_updated"}
    assert doors.timeline(agent_id="nobody") == empty
    for method, path in (("GET", "/nobody"), ("DELETE", "/nobody/edge_1")):
        answer = doors.tie(method, path)
        assert (answer.status_code, answer.json()["code"]) == (404, "AGENT_NOT_FOUND")
    assert doors.graph(agent_id="command-agent")["edges"] == []
    assert doors.tie("GET", "/command-agent").json() == []


# -- pools, users, the deprecated list -------------------------------------------------------------------------------


def test_shared_agents_are_one_pool_and_an_isolated_one_its_own(doors: Doors) -> None:
    doors.triples(likes("Ada", "tea"))
    doors.triples(likes("Ada", "jazz"), labels=["agent=chatbot"])
    doors.triples(likes("Ada", "chess"), labels=["agent=rag-assistant"])

    def liked(**query: str) -> list[str]:
        graph = doors.graph(**query)
        names = {node["id"]: node["name"] for node in graph["nodes"]}
        return sorted(names[edge["target"]] for edge in graph["edges"])

    assert liked() == ["chess", "jazz", "tea"]
    for agent in ("chatbot", "eliza", "research-assistant", "default"):
        assert liked(agent_id=agent) == ["jazz", "tea"]
    assert liked(agent_id="rag-assistant") == ["chess"]
    listed = doors.tie("GET", "/eliza")
    assert listed.headers["deprecation"] == "true"
    assert [row["content"].split()[-1] for row in listed.json()] == ["jazz.", "tea."]
    assert {(row["memory_type"], row["source"]) for row in listed.json()} == {("long_term", "edge")}
    assert {row["id"] for row in listed.json()} == {edge["id"] for edge in doors.graph(agent_id="eliza")["edges"]}


def test_a_user_sees_only_what_is_theirs(doors: Doors) -> None:
    doors.triples(likes("Ada", "tea"), scopes="org/acme/user/ann")
    doors.triples(likes("Ada", "jazz"), scopes="org/acme/user/bob")
    doors.triples(likes("Ada", "chess"), scopes="org/acme")
    for user, thing in (("ann", "tea"), ("bob", "jazz")):
        answer = doors.tie("GET", "/graph", user=user).json()
        assert {node["name"] for node in answer["nodes"]} == {"Ada", thing}
        others = {edge["id"] for edge in doors.graph()["edges"]} - {edge["id"] for edge in answer["edges"]}
        for edge in others:
            assert doors.tie("DELETE", f"/default/{edge}", user=user).status_code == 404
    assert len(doors.graph()["edges"]) == 3
    assert doors.tie("POST", "/graph/ann/warm", user="ann").json()["entities"]
    assert doors.tie("POST", "/graph/bob/warm", user="ann").status_code == 404


def test_summaries_speak_to_the_user_and_facts_do_not(doors: Doors) -> None:
    doors.remember("I work at Contoso.", scopes="org/acme/user/ann")
    graph = doors.graph()
    (edge,) = graph["edges"]
    assert edge["label"] == "works_at"
    assert "You" not in edge["fact"]
    nodes = {node["labels"][0]: node for node in graph["nodes"]}
    assert set(nodes) == {"User", "Organisation"}
    assert "ou" in nodes["User"]["summary"]
    assert nodes["User"]["summary"] != nodes["User"]["summary_raw"]
    assert nodes["User"]["attributes"].get("employer") in (None, "Contoso")


@pytest.mark.parametrize("path", ["/graph", "/timeline", "/export", "/search"])
def test_reserved_words_are_never_agents(doors: Doors, path: str) -> None:
    assert doors.tie("GET", path, params={"query": "x"}).status_code == 200
