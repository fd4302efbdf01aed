"""The MemorySync page, walked with the vendor's client: the samples, then the ten steps of the acceptance scenario."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from memorysync import ValidationError

from tests.compat.colours import done

ANN = {"tenant_id": "acme", "user_id": "usr_7f3a9c2e"}
TURNS = [
    {"role": "user", "content": "I always book a window seat.", "seq": 0},
    {"role": "assistant", "content": "Noted: window seats from now on.", "seq": 1},
]
SEAT = {"position": "window"}


async def test_the_samples_run_as_printed(sync: Any) -> None:
    result = await done(
        sync.append_history(**ANN, session_id="thread-42", source="my-app", turns=TURNS),
    )
    assert [(item["created"], item["seq"]) for item in result["items"]] == [(True, 0), (True, 1)]
    assert [(item["occurred_at"], item["payload"]) for item in result["items"]] == [(None, None)] * 2
    (job,) = result["request_ids"]
    assert re.fullmatch("[0-9a-f]{16}", job)
    assert result["status"] == "ok"

    history = await done(sync.list_history(**ANN, session_id="thread-42", source="my-app"))
    assert [(turn["role"], turn["content"]) for turn in history["items"]] == [
        ("user", "I always book a window seat."),
        ("assistant", "Noted: window seats from now on."),
    ]
    assert history["total"] == 2

    put = await done(
        sync.put_state(
            **ANN,
            namespace=["preferences"],
            key="seat",
            value=SEAT,
            text="Prefers a window seat on flights.",
            source="my-app",
        )
    )
    assert (put["created"], put["request_id"], put["deleted_fact_ids"], put["status"]) == (True, None, [], "ok")
    item = put["item"]
    assert set(item) == {"id", "namespace", "key", "value", "text", "source", "created_at", "updated_at"}
    assert (item["namespace"], item["key"], item["value"]) == (["preferences"], "seat", SEAT)
    assert item["created_at"] == item["updated_at"]

    hits = await done(
        sync.search_state(**ANN, query="seating", namespace_prefix=["preferences"], source="my-app"),
    )
    assert [hit["key"] for hit in hits["items"]] == ["seat"]
    assert isinstance(hits["items"][0]["score"], float)
    assert hits["items"][0]["score"] > 0


async def test_the_acceptance_walk(sync: Any) -> None:
    turns = [{"role": "user", "content": "I live in Lisbon.", "seq": 0}, {"role": "ai", "content": "Nice.", "seq": 1}]
    place = {**ANN, "session_id": "thread-42"}
    first = await done(sync.append_history(**place, turns=turns, source="my-app"))
    assert [item["created"] for item in first["items"]] == [True, True]
    assert (len(first["request_ids"]), first["status"]) == (1, "ok")
    ids = [item["id"] for item in first["items"]]

    again = await done(sync.append_history(**place, turns=turns, source="my-app"))
    assert [(item["id"], item["created"]) for item in again["items"]] == [(ids[0], False), (ids[1], False)]
    assert again["request_ids"] == []

    mine = await done(sync.list_history(**place, source="my-app"))
    assert [turn["id"] for turn in mine["items"]] == ids
    assert [turn["role"] for turn in mine["items"]] == ["user", "assistant"]
    assert mine["total"] == 2
    assert all("created" not in turn for turn in mine["items"])
    assert (await done(sync.list_history(**place, source="other"))) == {"items": [], "total": 0}
    assert (await done(sync.list_history(**place))) == mine

    seat = {**ANN, "namespace": ["preferences"], "key": "seat"}
    put = await done(sync.put_state(**seat, value=SEAT, source="my-app"))
    assert (put["created"], put["request_id"], put["deleted_fact_ids"]) == (True, None, [])
    repeated = await done(sync.put_state(**seat, value=SEAT, source="my-app"))
    assert (repeated["created"], repeated["item"]) == (False, put["item"])

    assert (await done(sync.get_state(**seat, source="my-app"))) == {"item": put["item"]}
    assert (await done(sync.get_state(**seat))) == {"item": None}

    hits = await done(sync.search_state(**ANN, query="seating", namespace_prefix=["preferences"], source="my-app"))
    assert isinstance(hits["items"][0]["score"], float)
    listed = await done(sync.list_state_namespaces(**ANN, source="my-app"))
    assert listed == {"namespaces": [["preferences"]]}

    shelf = {**ANN, "namespace": ["preferences"], "source": "my-app"}
    assert (await done(sync.delete_state(**shelf, keys=[]))) == {"deleted_ids": [], "deleted_fact_ids": []}
    assert (await done(sync.get_state(**seat, source="my-app")))["item"] is not None
    assert (await done(sync.delete_state(**shelf)))["deleted_ids"] == [put["item"]["id"]]

    memories = (await done(sync.list_memories(**ANN)))["memories"]
    of_thread = [row["memory_id"] for row in memories if row["metadata"]["session_id"] == "thread-42"]
    assert of_thread
    gone = await done(sync.delete_history(**place, delete_derived_facts=True))
    assert gone["deleted_ids"] == ids
    assert sorted(gone["deleted_fact_ids"]) == sorted(of_thread)
    assert (await done(sync.list_memories(**ANN)))["memories"] == []


async def test_what_the_client_lets_through_the_server_refuses_by_name(sync: Any) -> None:
    refusals: tuple[tuple[Callable[[], Any], str], ...] = (
        (lambda: sync._request("POST", "/v1/history/append", json={**_thread(), "turns": TURNS * 51}), "turns"),
        (lambda: sync._request("POST", "/v1/history/delete", json={**_thread(), "ids": ["h_1000000000001"]}), "ids"),
        (lambda: sync.put_state(**ANN, namespace=["n"] * 21, key="k", value={}), "namespace"),
        (lambda: sync.append_history(**_thread(), turns=TURNS, source="s" * 65), "source"),
        (lambda: sync.append_history(**_thread(), turns=[{"role": "r" * 65, "content": ""}]), "role"),
        (lambda: sync.append_history(**_thread(), turns=[{**TURNS[0], "idempotency_key": "k" * 201}]), "idempotency"),
        (lambda: sync.append_history(**_thread(), turns=[{**TURNS[0], "seq": -1}]), "seq"),
        (lambda: sync.list_history(**_thread(), limit=5001), "limit"),
        (lambda: sync.list_history(**_thread(), limit=-1), "limit"),
        (lambda: sync.list_state(**ANN, limit=0), "limit"),
        (lambda: sync.list_state(**ANN, limit=5001), "limit"),
        (lambda: sync.list_state(**ANN, offset=-1), "offset"),
        (lambda: sync.list_state(**ANN, namespace_prefix=["n"] * 21), "namespace_prefix"),
        (lambda: sync.search_state(**ANN, query="q", limit=101), "limit"),
        (lambda: sync.search_state(**ANN, query="q" * 4001), "query"),
        (lambda: sync.delete_state(**ANN, namespace=["n"], keys=["k"] * 1001), "keys"),
        (lambda: sync.list_state_namespaces(**ANN, limit=0), "limit"),
        (lambda: sync.list_state_namespaces(**ANN, max_depth=0), "max_depth"),
        (lambda: sync.recall(**ANN, prompt="  "), "prompt"),
        (lambda: sync.recall(**ANN, prompt="x", k=0), "k"),
        (lambda: sync.forget(["x_9"]), "memory_ids"),
        (lambda: sync.delete_history(**ANN, ids=["h_0"]), "ids"),
        (lambda: sync.list_memories(**ANN, limit=-1), "limit"),
    )
    for call, field in refusals:
        with pytest.raises(ValidationError) as refused:
            await done(call())
        assert refused.value.status_code == 422, field
        assert field in str(refused.value), field
        body = refused.value.response
        assert any(field in entry["msg"] for entry in body["detail"])
        assert body["error"]["code"] == "VALIDATION_ERROR"
        assert body["error"]["details"] == body["detail"]
        assert body["request_id"] == refused.value.request_id
    assert (await done(sync.list_history(**_thread())))["total"] == 0


async def test_both_selectors_and_neither_are_named_together(sync: Any) -> None:
    for more, place in (({"ids": ["h_1000000000001"], "session_id": "thread-42"}, "ids"), ({}, "session_id")):
        with pytest.raises(ValidationError) as refused:
            await done(sync._request("POST", "/v1/history/delete", json={**ANN, **more}))
        (entry,) = refused.value.response["detail"]
        assert entry["loc"] == ["body", place]
        assert "session_id" in entry["msg"]
        assert "ids" in entry["msg"]


def _thread() -> dict[str, str]:
    return {**ANN, "session_id": "thread-42"}
