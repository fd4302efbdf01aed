"""The graph over HTTP: the documented shapes, cursors raw and escaped, errors with their codes."""

from typing import Any
from urllib.parse import quote

import pytest

from tests.contract.doors import Doors


def _triple(subject: str, label: str, target: str, type_: str = "person") -> dict[str, Any]:
    return {"entity": {"type": "person", "name": subject}, "key": label, "target": {"type": type_, "name": target}}


def _seed(doors: Doors, count: int) -> None:
    triples = [_triple(f"P{number}", "knows", f"P{number + 1}") for number in range(count)]
    doors.triples(*triples, scopes="org/acme/user/maya")


def _graph(doors: Doors, query: str = "", **more: Any) -> dict[str, Any]:
    answer = doors.tie("GET", f"/graph{query}", **more)
    assert answer.status_code == 200, answer.text
    body: dict[str, Any] = answer.json()
    return body


def _refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_an_empty_graph_has_this_very_body(doors: Doors) -> None:
    assert _graph(doors) == {"nodes": [], "edges": [], "next_cursor": None}


def test_nodes_and_edges_have_the_documented_members(doors: Doors) -> None:
    doors.triples(_triple("Sam", "works_at", "Acme", "company"))
    body = _graph(doors)
    sam, acme = body["nodes"]
    (edge,) = body["edges"]
    assert (edge["source"], edge["target"], edge["label"]) == (sam["id"], acme["id"], "works_at")
    assert set(edge) == {"id", "source", "target", "label", "fact", "created_at", "valid_at"}
    assert sam == {
        "id": sam["id"],
        "name": "Sam",
        "summary": "Sam works at Acme.",
        "summary_raw": "Sam works at Acme.",
        "labels": ["Person"],
        "attributes": {},
        "created_at": edge["created_at"],
    }
    assert acme["labels"] == ["Organisation"]
    assert edge["created_at"].endswith("+00:00")


def test_250_edges_of_one_second_survive_the_cursor_raw_and_escaped(frozen_doors: Doors) -> None:
    _seed(frozen_doors, 250)
    for send in (str, lambda cursor: quote(cursor, safe="")):
        seen: list[str] = []
        sizes: list[int] = []
        query = "?limit=50&offset=10&page=3&foo=bar"
        while True:
            answer = frozen_doors.http.get(
                f"{frozen_doors.url}/memories/graph{query}", headers={"Authorization": "Bearer t"}
            )
            body = answer.json()
            seen += [edge["id"] for edge in body["edges"]]
            sizes.append(len(body["edges"]))
            ends = {end for edge in body["edges"] for end in (edge["source"], edge["target"])}
            assert ends == {node["id"] for node in body["nodes"]}
            if body["next_cursor"] is None:
                break
            query = f"?limit=50&cursor={send(body['next_cursor'])}"
        assert sizes == [50, 50, 50, 50, 50, 0]
        assert len(set(seen)) == 250


def test_cursors_that_were_never_handed_out_are_400(doors: Doors) -> None:
    _seed(doors, 5)
    cursor = _graph(doors, "?limit=2")["next_cursor"]
    timeline = doors.tie("GET", "/timeline?limit=2").json()["next_cursor"]
    for wrong in (cursor + "!", cursor[:-1], cursor.replace("|", "/"), timeline, "x"):
        answer = doors.tie("GET", "/graph", params={"limit": 2, "cursor": wrong})
        assert _refusal(answer) == (400, "INVALID_CURSOR")
    assert _graph(doors, "?limit=2&cursor=") == _graph(doors, "?limit=2")


@pytest.mark.parametrize("limit", ["0", "501", "ten", "1.5"])
def test_a_limit_out_of_range_is_422(doors: Doors, limit: str) -> None:
    answer = doors.tie("GET", f"/graph?limit={limit}")
    assert _refusal(answer) == (422, "VALIDATION_ERROR")
    assert isinstance(answer.json()["detail"], list)


def test_an_agent_nobody_knows_is_nothing_as_a_filter_and_404_in_a_path(doors: Doors) -> None:
    _seed(doors, 2)
    assert _graph(doors, "?agent_id=stranger") == {"nodes": [], "edges": [], "next_cursor": None}
    assert _refusal(doors.tie("GET", "/stranger")) == (404, "AGENT_NOT_FOUND")
    assert _refusal(doors.tie("DELETE", "/stranger/edge_x")) == (404, "AGENT_NOT_FOUND")
    assert _refusal(doors.tie("POST", "/stranger/ingest", json={"content": "x"})) == (404, "AGENT_NOT_FOUND")


def test_a_label_on_a_write_makes_an_agent_known_and_an_isolated_one_has_its_own_pool(doors: Doors) -> None:
    doors.triples(_triple("Sam", "knows", "Bo"), labels=["agent=scout"])
    doors.triples(_triple("Sam", "knows", "Cy"), labels=["agent=rag-assistant"])
    assert [edge["fact"] for edge in _graph(doors, "?agent_id=scout")["edges"]] == ["Sam knows Bo."]
    assert [edge["fact"] for edge in _graph(doors, "?agent_id=rag-assistant")["edges"]] == ["Sam knows Cy."]
    assert len(_graph(doors)["edges"]) == 2


def test_another_users_graph_is_invisible(doors: Doors) -> None:
    _seed(doors, 1)
    assert len(_graph(doors, user="maya")["edges"]) == 1
    assert _graph(doors, user="bo")["edges"] == []


def test_three_spellings_of_one_name_are_one_node(doors: Doors) -> None:
    for name in ("DGX", "dgx", " DGX ", "ＤＧＸ"):
        doors.triples(_triple("Sam", "uses", name, "product"))
    for name in ("DGX-2", "C", "C++", ".NET", "Net"):
        doors.triples(_triple("Sam", "uses", name, "product"))
    names = [node["name"] for node in _graph(doors)["nodes"]]
    assert sorted(names) == sorted(["Sam", "DGX", "DGX-2", "C", "C++", ".NET", "Net"])


def test_deleting_answers_once_and_is_404_from_then_on(doors: Doors) -> None:
    _seed(doors, 2)
    edge = _graph(doors)["edges"][0]
    answer = doors.tie("DELETE", f"/chatbot/{edge['id']}")
    assert (answer.status_code, answer.json()) == (200, {"status": "deleted", "memory_id": edge["id"]})
    for gone in (edge["id"], edge["source"]):
        assert _refusal(doors.tie("DELETE", f"/chatbot/{gone}")) == (404, "MEMORY_NOT_FOUND")
    assert [left["id"] for left in _graph(doors)["edges"]] != [edge["id"]]


def test_the_list_is_a_bare_array_and_says_it_is_deprecated(doors: Doors) -> None:
    doors.triples(_triple("Sam", "works_at", "Acme", "company"))
    answer = doors.tie("GET", "/chatbot")
    assert answer.headers["Deprecation"] == "true"
    assert answer.json() == [
        {
            "id": _graph(doors)["edges"][0]["id"],
            "title": "Works at Acme",
            "name": "Acme",
            "content": "Sam works at Acme.",
            "memory_type": "long_term",
            "source": "edge",
        }
    ]
    assert doors.tie("GET", "/command-agent").json() == []


def test_export_carries_episodes_only_when_asked(doors: Doors) -> None:
    doors.remember("I live in Berlin.", scopes="org/acme/user/maya")
    plain, full = doors.tie("GET", "/export").json(), doors.tie("GET", "/export?include_episodes=true").json()
    assert set(plain) == {"nodes", "edges"}
    assert {**plain, "episodes": full["episodes"]} == full
    (episode,) = full["episodes"]
    assert episode["content"] == "I live in Berlin."
    assert set(episode) == {"id", "content", "source_description", "created_at", "agent_id"}


def test_an_ingest_is_accepted_and_its_facts_are_on_the_graph(doors: Doors) -> None:
    answer = doors.tie(
        "POST",
        "/eliza/ingest",
        user="maya",
        json={"content": "Sam Lee works at Globex.", "type": "document", "source_description": "letter"},
    )
    assert answer.status_code == 202
    (episode,) = doors.tie("GET", "/export?include_episodes=true", user="maya").json()["episodes"]
    assert (episode["id"], episode["source_description"]) == (answer.json()["episode_id"], "letter")
    assert "Sam Lee works at Globex." in [edge["fact"] for edge in _graph(doors, user="maya")["edges"]]


def test_an_ingest_with_a_time_that_is_none_is_422(doors: Doors) -> None:
    answer = doors.tie("POST", "/eliza/ingest", json={"content": "x", "reference_time": "yesterday"})
    assert _refusal(answer) == (422, "VALIDATION_ERROR")
    assert answer.json()["detail"][0]["loc"] == ["body", "reference_time"]


def test_warming_is_for_the_caller_s_own_user_and_may_be_repeated(doors: Doors) -> None:
    _seed(doors, 1)
    first = doors.tie("POST", "/graph/maya/warm", user="maya")
    assert first.status_code == 200
    assert set(first.json()) == {"entities", "edges"}
    assert first.json() == doors.tie("POST", "/graph/maya/warm").json()
    assert _refusal(doors.tie("POST", "/graph/maya/warm", user="bo")) == (404, "NODE_NOT_FOUND")


def test_search_answers_nodes_with_scores(doors: Doors) -> None:
    doors.triples(_triple("Sam", "works_at", "Globex", "company"))
    items = doors.tie("GET", "/search?query=globex&limit=1").json()["items"]
    assert [(item["name"], item["labels"]) for item in items] == [("Globex", ["Organisation"])]
    assert items[0]["score"] > 0
    assert doors.tie("GET", "/search?query=zebra").json() == {"items": []}
