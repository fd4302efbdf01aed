"""Five hundred turns that contradict one another, over all surfaces: state must never contradict itself."""

import random
from collections import defaultdict
from typing import Any, Final

import pytest

from mock_server.engine.vocabulary import KEYS
from tests.contract.doors import Doors

TURNS: Final = 500
USERS: Final = ("una", "ugo")
CITIES: Final = ("Rome", "Oslo", "Lima", "Bonn")
FIRMS: Final = ("Acme", "Globex", "Initech")
TASTES: Final = ("coffee", "tea", "jazz", "chess")
PEOPLE: Final = ("Tom", "Nina", "Bob")
LINES: Final = (
    "I live in {city}.",
    "I moved to {city}.",
    "I moved to {city} last month.",
    "I no longer live in {city}.",
    "I work at {firm}.",
    "I don't work at {firm} anymore.",
    "I am a nurse.",
    "I'm a teacher now.",
    "I like {taste}.",
    "I don't like {taste} anymore.",
    "I hate {taste}.",
    "{person} lives in {city}.",
    "{person} moved to {city}.",
    "{person} works at {firm}.",
    "My wife is {person}.",
    "{person} isn't my wife.",
    "I got divorced.",
    "I'm single again.",
    "I'm unemployed now.",
    "I'm retired.",
    "I resigned.",
    "I prefer dark mode.",
    "I prefer light mode now.",
    "I might move to {city}, not sure yet.",
    "{person} no longer works at {firm}.",
    "{person} is married to Ada.",
    "{person} and Ada split up.",
    "{person} is my friend.",
    "{person} and I aren't friends anymore.",
    "I'm {age} years old.",
    "I feel tired today.",
    "I have a dog called Rex.",
    "I was born in {city}.",
    "Always answer in German.",
    "Where do I live?",
)


def spoken(dice: random.Random) -> str:
    return dice.choice(LINES).format(
        city=dice.choice(CITIES),
        firm=dice.choice(FIRMS),
        taste=dice.choice(TASTES),
        person=dice.choice(PEOPLE),
        age=dice.randint(20, 60),
    )


@pytest.mark.parametrize("seed", [1, 2])
def test_state_never_contradicts_itself_through_a_long_conversation(frozen_doors: Doors, seed: int) -> None:
    dice = random.Random(seed)
    for turn in range(TURNS):
        frozen_doors.clock(advance_s=dice.choice([0, 60, 86_400]))
        user, text = dice.choice(USERS), spoken(dice)
        scope = f"org/acme/user/{user}"
        door = dice.random()
        if door < 0.6:
            frozen_doors.spectron("POST", "/facts", json={"text": text, "scopes": scope}).raise_for_status()
        elif door < 0.8:
            body = {
                "tenant_id": "acme",
                "user_id": user,
                "session_id": "s",
                "turns": [{"role": "user", "content": text}],
            }
            frozen_doors.sync("POST", "/v1/history/append", json=body).raise_for_status()
        elif door < 0.95:
            frozen_doors.spectron("POST", "/chat", json={"message": text, "scopes": scope}).raise_for_status()
        else:
            edges = frozen_doors.tie("GET", "/graph").json()["edges"]
            if edges:
                frozen_doors.tie("DELETE", f"/chatbot/{dice.choice(edges)['id']}").raise_for_status()
        if turn % 5 == 4:
            _check(frozen_doors, f"turn {turn}, after {text!r}")


def _check(doors: Doors, where: str) -> None:
    state = doors.spectron("GET", "/state").json()
    current = {row["id"]: row for row in _rows(state, "attributes")}
    for user in USERS:
        mine = doors.spectron("GET", "/state", params={"scope[user]": user}).json()
        _one_value_at_a_time(mine, where)
        _nothing_excludes_another(mine, where)
    shown = {edge["id"] for edge in _edges(doors)}
    kept = {f"edge_{row['id'].partition('_')[2]}" for row in (*current.values(), *_rows(state, "relations"))}
    assert shown == kept, where
    listed = sum(doors.sync("GET", f"/v1/memory/acme/{user}/list").json()["total"] for user in USERS)
    assert listed == len(shown), where
    for question in ("Where do I live?", "What do I like?", "Where does Tom work?"):
        hits = doors.spectron("POST", "/query", json={"query": question, "k": 50, "include": ["facts"]}).json()["hits"]
        stale = [hit for hit in hits if hit["id"].startswith("attr_") and hit["id"] not in current]
        assert not stale, where
    _histories_are_whole(doors, current, where)


def _one_value_at_a_time(state: Any, where: str) -> None:
    held: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    for row in _rows(state, "attributes"):
        assert row["supersededBy"] is None, where
        held[row["entity"], row["key"]].append(row["value"].casefold())
    doubted = {doubt["about"].replace(" ", "_") for doubt in state["unknowns"]}
    for (entity, key), values in held.items():
        assert len(values) == len(set(values)), (where, entity, key, values)
        if KEYS[key].single and key not in doubted:
            assert len(values) == 1, (where, entity, key, values)


def _nothing_excludes_another(state: Any, where: str) -> None:
    held: defaultdict[str, set[tuple[str, str]]] = defaultdict(set)
    for row in _rows(state, "attributes"):
        held[row["entity"]].add((row["key"], row["value"].casefold()))
    for entity, facts in held.items():
        keys = {key for key, _ in facts}
        likes, dislikes = ({value for key, value in facts if key == taste} for taste in ("likes", "dislikes"))
        assert not likes & dislikes, (where, entity)
        alone = ("status", "single") in facts or ("status", "divorced") in facts
        assert not (alone and "spouse" in keys), (where, entity, facts)
        idle = ("status", "unemployed") in facts or ("status", "retired") in facts
        assert not (idle and "employer" in keys), (where, entity, facts)
        assert not {("prefers", "dark mode"), ("prefers", "light mode")} <= facts, (where, entity)
    married = {row["subject"] for row in _rows(state, "relations") if row["label"] == "married_to"}
    assert married == {entity.removeprefix("entity:") for entity, facts in held.items() if "spouse" in dict(facts)}, (
        where
    )


def _histories_are_whole(doors: Doors, current: dict[str, Any], where: str) -> None:
    for entity, key in sorted({(row["entity"], row["key"]) for row in current.values()}):
        path = f"/entities/{entity.removeprefix('entity:')}/history/{key}"
        rows = {row["id"]: row for row in doors.spectron("GET", path).json()["history"]}
        for row in rows.values():
            if row["supersedes"] is not None:
                assert rows[row["supersedes"]]["supersededBy"] == row["id"], (where, path)
            if row["validUntil"] is not None:
                assert row["validFrom"] <= row["validUntil"], (where, path)
        assert {row for row in rows if rows[row]["validUntil"] is None} <= set(current), (where, path)


def _rows(state: Any, kind: str) -> list[Any]:
    return [row for bundle in ("identity", "knowledge", "context") for row in state[bundle][kind]]


def _edges(doors: Doors) -> list[Any]:
    found: list[Any] = []
    cursor: str | None = None
    while True:
        page = doors.tie("GET", "/graph", params={"limit": 500} | ({"cursor": cursor} if cursor else {})).json()
        found += page["edges"]
        cursor = page["next_cursor"]
        if cursor is None:
            return found
