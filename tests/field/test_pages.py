"""Cursors that survive a URL, pages that join to the whole, and names that survive a path."""

from typing import Any
from urllib.parse import quote

import pytest

from spectron_sdk import BadRequest, Spectron
from tests.contract.doors import Doors

PEOPLE = 10


def crowd(doors: Doors, count: int) -> None:
    """Make as many edges as asked, all in one instant, among value nodes and a few people."""
    for start in range(0, count, 50):
        doors.triples(
            *(
                {"entity": {"type": "person", "name": f"P{n % PEOPLE}"}, "key": "likes", "value": f"thing {n}"}
                for n in range(start, min(start + 50, count))
            )
        )


def walk(doors: Doors, path: str, limit: int, *, raw: bool = False, **query: Any) -> list[dict[str, Any]]:
    """Follow cursors from none to null."""
    pages: list[dict[str, Any]] = []
    cursor = None
    while cursor is not None or not pages:
        text = f"{path}?limit={limit}" + "".join(f"&{name}={value}" for name, value in query.items())
        if cursor is not None:
            text += "&cursor=" + (cursor if raw else quote(cursor, safe=""))
        answer = doors.tie("GET", text)
        assert answer.status_code == 200, answer.text
        pages.append(answer.json())
        cursor = pages[-1]["next_cursor"]
        assert len(pages) < 100
    return pages


@pytest.mark.parametrize("raw", [False, True])
def test_250_edges_of_one_second_come_once_each(frozen_doors: Doors, raw: bool) -> None:
    crowd(frozen_doors, 250)
    pages = walk(frozen_doors, "/graph", 100, raw=raw)
    assert [len(page["edges"]) for page in pages] == [100, 100, 50]
    edges = [edge["id"] for page in pages for edge in page["edges"]]
    assert len(set(edges)) == 250
    assert len({edge["created_at"] for page in pages for edge in page["edges"]}) == 1
    for page in pages:
        shown = {node["id"] for node in page["nodes"]}
        assert shown == {end for edge in page["edges"] for end in (edge["source"], edge["target"])}


def test_a_full_last_page_has_a_cursor_and_the_next_is_empty(frozen_doors: Doors) -> None:
    crowd(frozen_doors, 100)
    pages = walk(frozen_doors, "/graph", 50)
    assert [len(page["edges"]) for page in pages] == [50, 50, 0]
    assert pages[-1] == {"nodes": [], "edges": [], "next_cursor": None}
    items = walk(frozen_doors, "/timeline", 55)
    assert [len(page["items"]) for page in items] == [55, 55, 0]
    assert len({item["id"] for page in items for item in page["items"]}) == 110


@pytest.mark.parametrize("sort", ["last_updated", "created"])
@pytest.mark.parametrize("raw", [False, True])
def test_the_timeline_walks_every_entity_once(doors: Doors, sort: str, raw: bool) -> None:
    crowd(doors, 60)
    pages = walk(doors, "/timeline", 20, raw=raw, sort=sort)
    ids = [item["id"] for page in pages for item in page["items"]]
    assert len(ids) == len(set(ids)) == 70
    stamp = "last_updated_at" if sort == "last_updated" else "first_seen_at"
    places = [(item[stamp], item["id"]) for page in pages for item in page["items"]]
    assert places == sorted(places, reverse=True)


def test_a_cursor_nobody_handed_out_is_refused(doors: Doors) -> None:
    doors.triples({"entity": {"type": "person", "name": "Ada"}, "key": "likes", "value": "tea"})
    doors.clock(advance_s=5)
    doors.triples({"entity": {"type": "person", "name": "Ada"}, "key": "likes", "value": "jazz"})
    graph = doors.graph(limit=1)["next_cursor"]
    updated = doors.timeline(limit=3, sort="last_updated")["next_cursor"]
    created = doors.timeline(limit=1, sort="created")["next_cursor"]
    assert graph
    assert created
    assert updated
    last_of_update = doors.timeline(limit=1, sort="last_updated")
    ada = doors.timeline(limit=3, sort="last_updated")["items"]
    (person,) = [item for item in ada if item["name"] == "Ada"]
    assert last_of_update["next_cursor"]
    stale = f"{person['last_updated_at']}|{person['id']}"
    refused = [
        ("/graph", {"cursor": graph + "!"}),
        ("/graph", {"cursor": graph[:-1]}),
        ("/graph", {"cursor": graph.partition("|")[0]}),
        ("/graph", {"cursor": "|" + graph.partition("|")[2]}),
        ("/graph", {"cursor": graph.partition("|")[0] + "|"}),
        ("/graph", {"cursor": "yesterday|" + graph.partition("|")[2]}),
        ("/graph", {"cursor": "2001-01-01T00:00:00+00:00|" + graph.partition("|")[2]}),
        ("/graph", {"cursor": created}),
        ("/timeline", {"cursor": graph}),
        ("/timeline", {"cursor": stale, "sort": "created"}),
        ("/timeline", {"cursor": created + "!"}),
    ]
    for path, query in refused:
        answer = doors.tie("GET", path, params=query)
        assert (answer.status_code, answer.json().get("code")) == (400, "INVALID_CURSOR"), (path, query)
    whole = doors.graph()
    assert doors.graph(cursor="") == whole


def test_a_cursor_outlives_the_row_it_names(doors: Doors) -> None:
    crowd(doors, 6)
    first = doors.graph(limit=3)
    for edge in first["edges"]:
        doors.tie("DELETE", f"/default/{edge['id']}").raise_for_status()
    rest = doors.graph(limit=10, cursor=first["next_cursor"])
    assert len(rest["edges"]) == 3
    assert not {edge["id"] for edge in rest["edges"]} & {edge["id"] for edge in first["edges"]}


def test_paging_names_that_do_not_exist_change_nothing(doors: Doors) -> None:
    crowd(doors, 5)
    assert doors.graph(limit=2, offset=1, page=3, foo="bar") == doors.graph(limit=2)
    assert doors.timeline(limit=2, offset=1, page=3, foo="bar") == doors.timeline(limit=2)


@pytest.mark.parametrize("path", ["/graph", "/timeline"])
@pytest.mark.parametrize("limit", ["0", "-1", "501", "1.0", "ten", "", "1e2", "+5", "true"])
def test_a_limit_out_of_range_is_refused(doors: Doors, path: str, limit: str) -> None:
    answer = doors.tie("GET", path, params={"limit": limit})
    assert answer.status_code == 422
    assert answer.json()["code"] == "VALIDATION_ERROR"
    assert answer.json()["detail"][0]["loc"] == ["query", "limit"]


# -- the client ------------------------------------------------------------------------------------------------------


def test_the_client_follows_cursors_to_the_end(client: Spectron, doors: Doors) -> None:
    crowd(doors, 60)
    edges = list(client.graph.edges(page_size=20))
    assert len({edge.id for edge in edges}) == 60
    pages = list(client.graph.pages(limit=20))
    assert [len(page.edges) for page in pages] == [20, 20, 20, 0]
    assert len({item.id for item in client.timeline.entities(page_size=20)}) == 70
    first = client.graph.page(limit=20)
    assert client.graph.page(limit=20, cursor=first.next_cursor).edges[0].id == edges[20].id
    with pytest.raises(BadRequest):
        client.graph.page(limit=20, cursor=f"{first.next_cursor}!")


@pytest.mark.parametrize("name", ["people/bo", "AC/DC", "50%", "a?b#c", "..", ".", "é", "a%2Fb", "../../state"])
def test_the_client_encodes_every_path_segment(client: Spectron, name: str) -> None:
    client.remember(
        triples=[{"entity": {"type": "topic", "name": name}, "key": name, "value": "found"}],
        infer="triples",
    )
    answer = client.entities.get("topic", name)
    assert [row.value for row in answer.attributes] == ["found"]
    assert [row.value for row in client.entities.history("topic", name, name)] == ["found"]


@pytest.mark.parametrize("session_id", ["..", "a/../b", "%2e", "x y", "?", "#"])
def test_the_client_reaches_any_session_id(client: Spectron, session_id: str) -> None:
    assert client.remember("I love tea.", session_id=session_id).session_id == session_id
    assert [turn.content for turn in client.sessions.turns(session_id)] == ["I love tea."]
    client.sessions.delete(session_id)
