"""A server with the embedding table: recall by meaning, cosine for state values, and what the answers say of it."""

from collections.abc import Iterator
from typing import Any

import pytest

from mock_server.http.server import RunningServer
from mock_server.wiring import Settings, build
from tests.contract.doors import Doors
from tests.http.asking import ask

MAYA = "org/acme/user/maya"


@pytest.fixture(scope="module")
def running() -> Iterator[RunningServer]:
    """Run a strict server with embeddings."""
    with RunningServer(build(Settings(strict=True, embeddings=True))) as server:
        yield server


@pytest.fixture
def near(running: RunningServer, context_id: str) -> Iterator[Doors]:
    """Give plain HTTP on a fresh context of it."""
    with Doors(running.url, context_id) as opened:
        yield opened


def tell(doors: Doors) -> None:
    user = {"type": "person", "name": "user"}
    told = {"profession": "hydrologist", "pet_name": "Pixel", "vehicle": "a green bicycle", "favourite_drink": "coffee"}
    doors.triples(*({"entity": user, "key": key, "value": value} for key, value in told.items()))


def query(doors: Doors, text: str, **body: Any) -> dict[str, Any]:
    answer = doors.spectron("POST", "/query", json={"query": text, "include": ["facts"], **body})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_fact_is_found_by_what_it_means(near: Doors, doors: Doors) -> None:
    for each in (near, doors):
        tell(each)
    asked = "what car or truck is there?"
    assert "bicycle" in query(near, asked)["hits"][0]["text"]
    assert query(doors, asked)["hits"] == []


@pytest.mark.parametrize("mode", ["hybrid", "vector", "bm25", "graph"])
def test_the_answer_says_by_what_was_ranked(near: Doors, doors: Doors, mode: str) -> None:
    for each in (near, doors):
        tell(each)
    reasons = [query(each, "which bicycle?", mode=mode)["trace"]["tierReason"] for each in (near, doors)]
    meant = {
        "hybrid": ("words and meaning were ranked", "words were ranked"),
        "vector": ("meaning was ranked", "no embedding table is in use: words were ranked instead"),
        "bm25": ("words were ranked", "words were ranked"),
        "graph": ("neighbours", "neighbours"),
    }[mode]
    assert all(part in reason for part, reason in zip(meant, reasons, strict=True)), reasons


def test_vector_mode_ranks_by_meaning_alone(near: Doors) -> None:
    tell(near)
    hits = query(near, "coffee or another beverage", mode="vector")["hits"]
    assert "coffee" in hits[0]["text"]
    assert [hit["score"] for hit in hits] == sorted((hit["score"] for hit in hits), reverse=True)


def test_scopes_keep_meaning_apart(near: Doors) -> None:
    user = {"type": "person", "name": "user"}
    for who, what in (("maya", "a bicycle"), ("bob", "a lorry")):
        near.triples({"entity": user, "key": "vehicle", "value": what}, scopes=f"org/acme/user/{who}")
    texts = [hit["text"] for hit in query(near, "what car or truck is there?", lens=MAYA)["hits"]]
    assert len(texts) == 1
    assert "bicycle" in texts[0]


def test_state_search_scores_the_cosine_of_the_table(near: Doors, doors: Doors) -> None:
    for each in (near, doors):
        each.put(["a"], "one", {"a": 1}, text="The physician will see you.")
        each.put(["a"], "two", {"a": 2}, text="A bicycle with flat tyres.")
    found, plain = (each.post("/v1/state/search", query="doctor")["items"] for each in (near, doors))
    assert [item["key"] for item in found] == ["one", "two"]
    assert found[0]["score"] > 0.3 > found[1]["score"]
    assert plain[0]["score"] < 0.1


def test_memories_are_recalled_by_meaning(near: Doors) -> None:
    near.append({"role": "user", "content": "I have a bicycle. I work as a hydrologist."})
    near.append({"role": "user", "content": "I like coffee."}, session_id="t")
    body = {"tenant_id": "acme", "user_id": "ann", "prompt": "which drinks are preferred?", "k": 1}
    (first,) = near.sync("POST", "/v1/memory/query", json=body).json()["memories"]
    assert "coffee" in first["value"]


async def test_the_same_requests_give_the_same_answers_byte_for_byte() -> None:
    answers = []
    for _ in range(2):
        app = build(Settings(embeddings=True, now=1_777_000_000_000_000))
        for text in ("I live in Lisbon.", "I like coffee and long walks.", "I work at Contoso."):
            await ask(app, "POST", "/api/v1/c/facts", json={"text": text})
        answers.append((await ask(app, "POST", "/api/v1/c/query", json={"query": "drinks?", "mode": "vector"})).raw)
    assert answers[0] == answers[1]
