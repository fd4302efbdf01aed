"""The timeline over HTTP: the documented shape, both orders, cursors of each."""

from typing import Any
from urllib.parse import quote

import pytest

from tests.contract.doors import Doors


def _seed(doors: Doors, count: int) -> None:
    doors.triples(
        *(
            {
                "entity": {"type": "person", "name": f"P{number}"},
                "key": "knows",
                "target": {"type": "person", "name": f"P{number + 1}"},
            }
            for number in range(count - 1)
        )
    )


def _page(doors: Doors, query: str = "") -> dict[str, Any]:
    answer = doors.tie("GET", f"/timeline{query}")
    assert answer.status_code == 200, answer.text
    body: dict[str, Any] = answer.json()
    return body


def test_an_empty_timeline_echoes_the_sort(doors: Doors) -> None:
    assert _page(doors) == {"items": [], "next_cursor": None, "sort": "last_updated"}
    assert _page(doors, "?sort=created")["sort"] == "created"


def test_an_item_has_the_documented_members(doors: Doors) -> None:
    _seed(doors, 2)
    item, other = sorted(_page(doors)["items"], key=lambda item: item["name"])
    (fact,) = item["facts"]
    assert item == {
        "id": item["id"],
        "name": "P0",
        "labels": ["Person"],
        "summary": "P0 knows P1.",
        "summary_raw": "P0 knows P1.",
        "first_seen_at": fact["created_at"],
        "last_updated_at": fact["created_at"],
        "fact_count": 1,
        "facts": [fact],
    }
    assert fact == {
        "id": fact["id"],
        "label": "knows",
        "fact": "P0 knows P1.",
        "created_at": fact["created_at"],
        "valid_at": fact["valid_at"],
        "direction": "outgoing",
        "other": {"id": other["id"], "name": "P1", "labels": ["Person"]},
    }
    assert other["facts"][0]["direction"] == "incoming"


@pytest.mark.parametrize("sort", ["last_updated", "created"])
@pytest.mark.parametrize("send", [str, lambda cursor: quote(cursor, safe="")])
def test_a_walk_visits_every_entity_once_and_ends_on_an_empty_page(doors: Doors, sort: str, send: Any) -> None:
    _seed(doors, 40)
    sizes, seen, query = [], [], f"?limit=20&sort={sort}"
    while True:
        body = doors.http.get(
            f"{doors.url}/memories/timeline{query}",
            headers={"Authorization": "Bearer t", "X-Spectron-Context": doors.context_id},
        ).json()
        sizes.append(len(body["items"]))
        seen += [item["id"] for item in body["items"]]
        if body["next_cursor"] is None:
            break
        query = f"?limit=20&sort={sort}&cursor={send(body['next_cursor'])}"
    assert sizes == [20, 20, 0]
    assert len(set(seen)) == 40


def test_a_cursor_of_the_other_sort_or_of_the_graph_is_400(doors: Doors) -> None:
    _seed(doors, 3)
    old, new = ({"type": "person", "name": name} for name in ("P0", "P2"))
    doors.triples({"entity": old, "key": "manages", "target": new})
    by_update = _page(doors, "?limit=1")["next_cursor"]
    assert doors.tie("GET", "/timeline", params={"cursor": by_update}).status_code == 200
    by_creation = _page(doors, "?limit=2&sort=created")["next_cursor"]
    assert doors.tie("GET", "/timeline", params={"cursor": by_creation, "sort": "created"}).status_code == 200
    for params in (
        {"cursor": by_update, "sort": "created"},
        {"cursor": by_update + "!"},
        {"cursor": by_creation[:-1], "sort": "created"},
        {"cursor": doors.tie("GET", "/graph?limit=1").json()["next_cursor"]},
    ):
        answer = doors.tie("GET", "/timeline", params=params)
        assert (answer.status_code, answer.json()["code"]) == (400, "INVALID_CURSOR")


@pytest.mark.parametrize("query", ["?sort=name", "?limit=101", "?limit=0", "?limit=x"])
def test_a_bad_parameter_is_422(doors: Doors, query: str) -> None:
    answer = doors.tie("GET", f"/timeline{query}")
    assert (answer.status_code, answer.json()["code"]) == (422, "VALIDATION_ERROR")


def test_parameters_nobody_knows_change_nothing(doors: Doors) -> None:
    _seed(doors, 4)
    assert _page(doors, "?limit=2&offset=1&page=2&foo=bar") == _page(doors, "?limit=2")
