"""Prefixes go by segments, never by characters; reads make nothing; deleting one thing leaves its neighbours."""

from typing import Any

import pytest

from tests.contract.doors import Doors

PAIR = (["users", "john-doe"], ["users", "john_doe"])


def keys_under(doors: Doors, prefix: list[str]) -> tuple[list[str], list[str], list[list[str]]]:
    """Ask list, search and namespaces for one prefix."""
    listed = doors.post("/v1/state/list", namespace_prefix=prefix)["items"]
    found = doors.post("/v1/state/search", namespace_prefix=prefix, query="anything")["items"]
    spaces = doors.post("/v1/state/namespaces", prefix=prefix)["namespaces"]
    return sorted(item["key"] for item in listed), sorted(item["key"] for item in found), spaces


def test_an_underscore_is_no_wildcard(doors: Doors) -> None:
    for namespace in PAIR:
        doors.put(namespace, namespace[1], {"of": namespace[1]})
    assert keys_under(doors, PAIR[1]) == (["john_doe"], ["john_doe"], [PAIR[1]])
    assert keys_under(doors, PAIR[0]) == (["john-doe"], ["john-doe"], [PAIR[0]])


@pytest.mark.parametrize(
    "prefix", [["%"], ["us%"], ["*"], ["users", "\\"], ["users", "john"], ["Users"], ["user_"], [""]]
)
def test_no_character_is_special_in_a_prefix(doors: Doors, prefix: list[str]) -> None:
    for namespace in PAIR:
        doors.put(namespace, "k", {})
    assert keys_under(doors, prefix) == ([], [], [])


def test_a_prefix_is_compared_by_segments(doors: Doors) -> None:
    for namespace in (["a"], ["a", "b"], ["ab"]):
        doors.put(namespace, "/".join(namespace), {})
    assert keys_under(doors, ["a"]) == (["a", "a/b"], ["a", "a/b"], [["a"], ["a", "b"]])
    assert keys_under(doors, []) == (["a", "a/b", "ab"], ["a", "a/b", "ab"], [["a"], ["a", "b"], ["ab"]])
    doors.post("/v1/state/delete", namespace=["a"])
    assert keys_under(doors, ["a"]) == (["a/b"], ["a/b"], [["a", "b"]])


def test_reading_a_missing_key_makes_no_namespace(doors: Doors) -> None:
    assert doors.post("/v1/state/get", namespace=["ghost"], key="k") == {"item": None}
    assert doors.post("/v1/state/namespaces") == {"namespaces": []}


def test_a_namespace_goes_with_its_last_key(doors: Doors) -> None:
    doors.put(["real"], "k", {})
    assert doors.post("/v1/state/namespaces") == {"namespaces": [["real"]]}
    doors.post("/v1/state/delete", namespace=["real"], keys=["k"])
    assert doors.post("/v1/state/namespaces") == {"namespaces": []}


def test_reading_an_unknown_entity_makes_none(doors: Doors) -> None:
    assert doors.spectron("GET", "/entities/person/nobody").status_code == 404
    assert doors.spectron("GET", "/entities").json() == {"entities": []}


def test_the_state_of_a_fresh_context_is_empty(doors: Doors) -> None:
    nothing: dict[str, list[object]] = {"attributes": [], "entities": [], "relations": []}
    assert doors.state() == {
        "context": nothing,
        "identity": nothing,
        "instructions": [],
        "knowledge": nothing,
        "unknowns": [],
    }


# -- filtered deletes ------------------------------------------------------------------------------------------------

PEOPLE = [{"tenant_id": tenant, "user_id": user} for tenant in ("one", "two") for user in ("ann", "bob")]


def survivors(doors: Doors) -> list[tuple[str, str, str]]:
    """List who still has what, under which source."""
    return [
        (who["tenant_id"], who["user_id"], source)
        for who in PEOPLE
        for source in ("x", "y")
        if doors.sync("POST", "/v1/state/list", json={**who, "source": source}).json()["total"]
    ]


def test_deleting_one_persons_namespace_under_one_source_leaves_all_others(doors: Doors) -> None:
    for who in PEOPLE:
        for source in ("x", "y"):
            body: dict[str, Any] = {**who, "namespace": ["n"], "key": "k", "value": {}, "source": source}
            doors.sync("POST", "/v1/state/put", json=body).raise_for_status()
    everyone = survivors(doors)
    assert len(everyone) == 8
    ann = {**PEOPLE[0], "namespace": ["n"], "source": "x"}
    for keys in ([], ["foreign"]):
        answer = doors.sync("POST", "/v1/state/delete", json={**ann, "keys": keys}).json()
        assert answer == {"deleted_ids": [], "deleted_fact_ids": []}
    assert survivors(doors) == everyone
    assert len(doors.sync("POST", "/v1/state/delete", json=ann).json()["deleted_ids"]) == 1
    assert survivors(doors) == [row for row in everyone if row != ("one", "ann", "x")]


@pytest.mark.parametrize(
    "path", ["/v1/state/delete", "/v1/history/delete", "/v1/state/list", "/v1/history/list", "/v1/state/namespaces"]
)
@pytest.mark.parametrize("user", [None, "", 7])
def test_a_missing_user_is_not_everyone(doors: Doors, path: str, user: object) -> None:
    doors.put(["n"], "k", {})
    body: dict[str, Any] = {"tenant_id": "acme", "namespace": ["n"], "session_id": "s"}
    if user is not None:
        body["user_id"] = user
    answer = doors.sync("POST", path, json=body)
    assert answer.status_code == 422
    assert answer.json()["detail"][0]["loc"] == ["body", "user_id"]
    assert doors.post("/v1/state/list")["total"] == 1


def test_deleting_a_session_leaves_its_siblings(doors: Doors) -> None:
    for session in ("s", "t"):
        doors.append({"role": "user", "content": session}, session_id=session, extract=False)
    doors.post("/v1/history/delete", session_id="s")
    assert doors.post("/v1/history/list", session_id="s")["total"] == 0
    assert doors.post("/v1/history/list", session_id="t")["total"] == 1
