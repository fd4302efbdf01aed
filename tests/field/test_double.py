"""A stand-in that differs from the real thing is worse than none: second pages, reads after writes, contexts that do
not share anything, a reset that leaves nothing behind. Bad input has a table of its own in tests/contract."""

import pytest

from mock_server.http.server import RunningServer
from tests.contract.doors import Doors


def test_there_is_a_second_page_wherever_there_are_more_rows(doors: Doors) -> None:
    for n in range(5):
        doors.append({"role": "user", "content": f"I love dish {n}."})
        doors.put(["n", str(n)], "k", {})
        doors.remember(f"I love song {n}.", session_id="s")
    listed = "/v1/memory/acme/ann/list"
    pairs = [
        [doors.sync("GET", listed, params={"limit": 2, "offset": at}).json()["memories"] for at in (0, 2, 4)],
        [doors.post("/v1/state/list", limit=2, offset=at)["items"] for at in (0, 2, 4)],
        [doors.post("/v1/state/namespaces", limit=2, offset=at)["namespaces"] for at in (0, 2, 4)],
        [
            doors.spectron("GET", "/sessions/s/turns", params={"limit": 2, "offset": at}).json()["turns"]
            for at in (0, 2, 4)
        ],
    ]
    for pages in pairs:
        assert [len(page) for page in pages] == [2, 2, 1]
        rows = [str(row) for page in pages for row in page]
        assert len(set(rows)) == 5


def test_every_read_reflects_the_write_before_it(doors: Doors) -> None:
    for city in ("Lisbon", "Porto", "Faro"):
        doors.remember(f"I live in {city}.", scopes="org/acme/user/ann")
        assert [row["value"] for row in doors.attributes("location")] == [city]
        assert [row["value"] for row in doors.attributes("location", user="ann")] == [city]
        entity = doors.spectron("GET", "/entities/person/ann").json()
        assert [row["value"] for row in entity["attributes"]] == [city]
        profile = doors.spectron("GET", "/profile").json()
        assert profile["dynamic"] == [{"key": "location", "value": city}]
        hits = doors.spectron("POST", "/query", json={"query": "Where do I live?", "include": ["facts"]}).json()["hits"]
        assert city in hits[0]["text"]
        reply = doors.spectron("POST", "/chat", json={"message": "Where do I live?", "scopes": "org/acme/user/ann"})
        assert city in reply.json()["reply"]
        assert [edge["fact"].split()[-1].strip(".") for edge in doors.graph()["edges"]] == [city]
        assert {item["fact_count"] for item in doors.timeline()["items"]} == {1}
        (memory,) = doors.sync("GET", "/v1/memory/acme/ann/list").json()["memories"]
        assert city in memory["raw_text"]
        recalled = doors.post("/v1/memory/recall", prompt="Where do I live?")
        assert city in recalled["context"]
        (queried,) = doors.post("/v1/memory/query", prompt="Where do I live?")["memories"]
        assert queried["raw_text"] == queried["value"] == memory["raw_text"]


def test_two_contexts_share_no_row_and_no_counter(doors: Doors) -> None:
    with Doors(doors.url, f"{doors.context_id}-b") as other:
        for door, city in ((doors, "Lisbon"), (other, "Porto")):
            door.append({"role": "user", "content": f"I live in {city}."})
            door.put(["n"], "k", {"city": city})
            door.remember("I love tea.", session_id="s")
        listing = [door.sync("GET", "/v1/memory/acme/ann/list").json()["memories"] for door in (doors, other)]
        assert [[row["memory_id"] for row in rows] for rows in listing] == [["m_1"], ["m_1"]]
        assert [rows[0]["raw_text"].split()[-1] for rows in listing] == ["Lisbon.", "Porto."]
        histories = [door.post("/v1/history/list", session_id="s")["items"][0]["id"] for door in (doors, other)]
        assert histories[0] == histories[1] == "h_1000000000001"
        edges = [{edge["id"] for edge in door.graph()["edges"]} for door in (doors, other)]
        assert not edges[0] & edges[1]
        turns = [door.spectron("GET", "/sessions/s/turns").json()["turns"] for door in (doors, other)]
        assert [len(rows) for rows in turns] == [1, 1]


def test_two_tenants_and_two_users_never_meet(doors: Doors) -> None:
    people = [(tenant, user) for tenant in ("one", "two") for user in ("ann", "bob")]
    for number, (tenant, user) in enumerate(people):
        who = {"tenant_id": tenant, "user_id": user}
        turn = {"role": "user", "content": f"I live in City{number}."}
        doors.sync("POST", "/v1/history/append", json={**who, "session_id": "s", "turns": [turn]}).raise_for_status()
    for number, (tenant, user) in enumerate(people):
        who = {"tenant_id": tenant, "user_id": user}
        (memory,) = doors.sync("GET", f"/v1/memory/{tenant}/{user}/list").json()["memories"]
        assert f"City{number}" in memory["raw_text"]
        recalled = doors.sync("POST", "/v1/memory/recall", json={**who, "prompt": "Where do I live?"}).json()
        assert [f"City{n}" in recalled["context"] for n in range(4)] == [n == number for n in range(4)]
        state = doors.attributes("location", org=tenant, user=user)
        assert [row["value"] for row in state] == [f"City{number}"]
    mine = {edge["fact"] for edge in doors.tie("GET", "/graph", user="ann").json()["edges"]}
    assert len(mine) == 2
    assert len(doors.graph()["edges"]) == 4


def test_a_reset_leaves_nothing_behind(server: RunningServer, context_id: str) -> None:
    with Doors(server.url, context_id) as doors, Doors(server.url, f"{context_id}-b") as other:
        for door in (doors, other):
            door.remember("I live in Lisbon. Always answer in bullet points.", session_id="s")
            door.spectron("POST", "/chat", json={"message": "Where do I live?", "sessionId": "t"})
            door.append({"role": "user", "content": "I love tea."})
            door.put(["n"], "k", {})
        doors.fault("listEntities", status=503)
        with Doors(server.url, f"{context_id}-c") as fresh:
            clean = fresh.everything()
        kept = other.everything()
        doors.http.post("/_mock/reset", params={"context": context_id}).raise_for_status()
        assert doors.everything() == clean | {"projects": doors.everything()["projects"]}
        assert doors.spectron("GET", "/entities").status_code == 200
        assert other.everything() == kept
        assert doors.append({"role": "user", "content": "I love tea."})["items"][0]["id"] == "h_1000000000001"


@pytest.mark.parametrize("path", ["/sessions/s", "/sessions", "/state/diff", "/sessions/s/chat", "/nothing"])
def test_what_is_not_served_is_said_to_be_missing(doors: Doors, path: str) -> None:
    answer = doors.spectron("GET", path)
    assert answer.status_code in (404, 405)
    assert answer.headers["content-type"] == "application/problem+json"
    if answer.status_code == 405:
        assert answer.headers["allow"]
