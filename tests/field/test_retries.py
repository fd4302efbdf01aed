"""An answer that got lost, and calls that arrive at the same time."""

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from spectron_sdk import ConnectionFailed, Spectron
from tests.contract.doors import Doors

TURNS: tuple[dict[str, Any], ...] = (
    {"role": "user", "content": "I live in Lisbon.", "seq": 0},
    {"role": "assistant", "content": "Nice.", "idempotency_key": "k1"},
)


def rows(doors: Doors) -> list[str]:
    """Read the transcript s."""
    return [turn["content"] for turn in doors.post("/v1/history/list", session_id="s")["items"]]


def test_an_append_whose_answer_was_cut_off_is_stored_once(doors: Doors) -> None:
    doors.fault("appendHistory", drop=True, count=1)
    with pytest.raises(httpx.RemoteProtocolError):
        doors.append(*TURNS)
    assert rows(doors) == ["I live in Lisbon.", "Nice."]
    again = doors.append(*TURNS)
    assert [item["created"] for item in again["items"]] == [False, False]
    assert again["request_ids"] == []
    assert rows(doors) == ["I live in Lisbon.", "Nice."]
    assert len(doors.sync("GET", "/v1/memory/acme/ann/list").json()["memories"]) == 1


def test_a_remembered_text_whose_answer_was_cut_off_is_stored_once(doors: Doors) -> None:
    doors.fault("createFacts", drop=True, count=1)
    body, key = {"text": "I live in Lisbon.", "session_id": "s"}, {"Idempotency-Key": "k"}
    with pytest.raises(httpx.RemoteProtocolError):
        doors.spectron("POST", "/facts", json=body, headers=key)
    (turn,) = doors.spectron("GET", "/sessions/s/turns").json()["turns"]
    replies = [doors.spectron("POST", "/facts", json=body, headers=key) for _ in range(2)]
    assert [reply.json()["turnId"] for reply in replies] == [turn["id"]] * 2
    assert replies[0].content == replies[1].content
    assert doors.spectron("GET", "/sessions/s/turns").json()["turns"] == [turn]
    other = doors.spectron("POST", "/facts", json={**body, "text": "I live in Porto."}, headers=key)
    assert other.status_code == 409
    assert [row["value"] for row in doors.attributes()] == ["Lisbon"]


def test_the_key_compares_what_a_body_says_not_how_it_is_written(doors: Doors) -> None:
    headers = {"Idempotency-Key": "k", "Content-Type": "application/json"}
    first = doors.spectron("POST", "/facts", content=b'{"text":"I love tea.","role":"user"}', headers=headers)
    spaced = doors.spectron("POST", "/facts", content=b'{ "role": "user",\n "text": "I love tea." }', headers=headers)
    assert first.content == spaced.content


def test_a_key_belongs_to_one_route_and_one_principal(doors: Doors) -> None:
    body, key = {"text": "I love tea."}, {"Idempotency-Key": "k"}
    own = doors.spectron("POST", "/facts", json=body, headers=key).json()
    delegated = doors.spectron("POST", "/facts", json=body, headers={**key, "X-Spectron-On-Behalf-Of": "system"}).json()
    assert own["turnId"] != delegated["turnId"]


def test_while_the_first_runs_a_second_is_a_conflict(doors: Doors) -> None:
    doors.fault("createFacts", latency_s=3.0, when="after", count=1)
    body, key = {"text": "I live in Lisbon."}, {"Idempotency-Key": "k"}
    with ThreadPoolExecutor(1) as pool, Doors(doors.url, doors.context_id) as other:
        running = pool.submit(other.spectron, "POST", "/facts", json=body, headers=key)
        while not doors.attributes():  # it has committed and is about to answer late
            assert not running.done()
        second = doors.spectron("POST", "/facts", json=body, headers=key)
        assert second.status_code == 409
        first = running.result()
    assert first.status_code == 200
    assert doors.spectron("POST", "/facts", json=body, headers=key).content == first.content


def test_a_failed_write_releases_its_key(doors: Doors) -> None:
    key = {"Idempotency-Key": "k"}
    assert doors.spectron("POST", "/facts", json={"text": "x", "labels": ["_x=1"]}, headers=key).status_code == 400
    doors.fault("createFacts", status=503, count=1)
    assert doors.spectron("POST", "/facts", json={"text": "I love tea."}, headers=key).status_code == 503
    assert doors.spectron("POST", "/facts", json={"text": "I love tea."}, headers=key).status_code == 200
    assert [row["value"] for row in doors.attributes()] == ["tea"]


def test_a_batch_is_replayed_like_a_single_text(doors: Doors) -> None:
    body, key = {"messages": [{"role": "user", "content": "I love tea."}]}, {"Idempotency-Key": "k"}
    first, again = (doors.spectron("POST", "/facts/batch", json=body, headers=key) for _ in range(2))
    assert first.content == again.content
    assert len(doors.spectron("GET", f"/sessions/{first.json()['sessionId']}/turns").json()["turns"]) == 1


def test_chat_takes_no_notice_of_the_key(doors: Doors) -> None:
    key = {"Idempotency-Key": "k"}
    for _ in range(2):
        answer = doors.spectron("POST", "/chat", json={"message": "hello", "sessionId": "s"}, headers=key)
        assert answer.status_code == 200
    assert len(doors.spectron("GET", "/sessions/s/turns").json()["turns"]) == 4


# -- the client ------------------------------------------------------------------------------------------------------


def asked(doors: Doors, operation: str) -> int:
    """Count the requests of one operation."""
    query = {"context": doors.context_id, "operation": operation}
    return len(doors.http.get("/_mock/requests", params=query).json()["requests"])


def test_the_client_repeats_a_write_that_carries_a_key(client: Spectron, doors: Doors) -> None:
    doors.fault("createFacts", drop=True, count=1)
    result = client.remember("I live in Lisbon.", session_id="s")
    (turn,) = doors.spectron("GET", "/sessions/s/turns").json()["turns"]
    assert result.turn_id == turn["id"]
    assert asked(doors, "createFacts") == 2


def test_the_client_never_repeats_a_write_without_a_key(client: Spectron, doors: Doors) -> None:
    turns = [{"role": "user", "content": "hello there"}]
    doors.fault("appendHistory", drop=True, count=1)
    with pytest.raises(ConnectionFailed):
        client.history.append("s", turns, tenant_id="acme", user_id="ann")
    doors.fault("chat", drop=True, count=1)
    with pytest.raises(ConnectionFailed):
        client.chat("hello there", session_id="s")
    assert (asked(doors, "appendHistory"), asked(doors, "chat")) == (1, 1)
    assert rows(doors) == ["hello there"]


def test_the_client_repeats_an_append_whose_turns_all_say_where_they_belong(client: Spectron, doors: Doors) -> None:
    doors.fault("appendHistory", drop=True, count=1)
    answer = client.history.append("s", list(TURNS), tenant_id="acme", user_id="ann")
    assert [item.created for item in answer.items] == [False, False]
    assert rows(doors) == ["I live in Lisbon.", "Nice."]


# -- at the same time ------------------------------------------------------------------------------------------------


def together(calls: list[Any]) -> list[Any]:
    """Make calls from as many threads."""
    with ThreadPoolExecutor(len(calls)) as pool:
        return [running.result() for running in [pool.submit(call) for call in calls]]


def test_twenty_puts_to_twenty_keys_are_twenty_values(doors: Doors) -> None:
    together([lambda n=n: doors.put(["n"], f"k{n}", {"n": n}) for n in range(20)])
    items = doors.post("/v1/state/list")["items"]
    assert sorted(item["value"]["n"] for item in items) == list(range(20))
    assert len({item["id"] for item in items}) == 20


def test_twenty_puts_to_one_key_leave_one_of_them(doors: Doors) -> None:
    answers = together([lambda n=n: doors.put(["n"], "k", {"n": n}) for n in range(20)])
    assert all(answer["created"] for answer in answers)
    (item,) = doors.post("/v1/state/list")["items"]
    assert item in [answer["item"] | {"updated_at": item["updated_at"]} for answer in answers]
    assert item["value"]["n"] in range(20)


def test_twenty_appends_keep_every_turn(doors: Doors) -> None:
    together(
        [
            lambda n=n: doors.append({"role": "user", "content": json.dumps(n), "seq": n}, extract=False)
            for n in range(20)
        ]
    )
    assert rows(doors) == [json.dumps(n) for n in range(20)]


def test_two_first_writes_to_one_session_make_one(doors: Doors) -> None:
    texts = [f"I own {n + 2} bikes." for n in range(8)]
    together([lambda text=text: doors.remember(text, session_id="new") for text in texts])
    turns = doors.spectron("GET", "/sessions/new/turns").json()["turns"]
    assert sorted(turn["content"] for turn in turns) == sorted(texts)
    assert [turn["seq"] for turn in turns] == list(range(1, 9))
