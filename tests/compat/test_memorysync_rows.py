"""The vendor's MemorySync client on the two exact stores: what goes in comes back, and only for its owner."""

from typing import Any

from tests.compat.colours import done

ANN = {"tenant_id": "acme", "user_id": "ann"}
BOB = {"tenant_id": "acme", "user_id": "bob"}
NASTY = 'a\x00b "q" \\ \u2028 é́ 😀  '


async def test_content_and_payload_come_back_unchanged(sync: Any) -> None:
    payload = {"big": 2**70, "nested": [None, {"a": None}, 1.5, True, "é"], NASTY: NASTY}
    turn = {
        "role": " Human ",
        "content": NASTY,
        "seq": 3,
        "occurred_at": "2026-05-01T00:30:00",
        "payload": payload,
        "idempotency_key": "k/1",
    }
    tool = {"role": "function_call_output", "content": ""}
    sent = await done(sync.append_history(**ANN, session_id="s/1 ?", turns=[turn, tool], extract=False))
    assert sent["request_ids"] == []
    first, second = (await done(sync.list_history(**ANN, session_id="s/1 ?")))["items"]
    assert (first["role"], first["content"], first["payload"]) == ("user", NASTY, payload)
    assert list(first["payload"]) == list(payload)
    assert (first["occurred_at"], first["seq"], first["source"]) == ("2026-05-01T00:30:00", 3, "api")
    assert (second["role"], second["content"], second["payload"]) == ("function_call_output", "", None)


async def test_a_retry_gives_back_the_stored_turn(sync: Any) -> None:
    stored = await done(
        sync.append_history(**ANN, session_id="s", turns=[{"role": "user", "content": "one", "idempotency_key": "k"}])
    )
    other = {"role": "assistant", "content": "two", "seq": 9, "payload": {"x": 1}, "idempotency_key": "k"}
    retried = await done(sync.append_history(**ANN, session_id="s", turns=[other]))
    assert retried["items"] == [{**stored["items"][0], "created": False}]
    elsewhere = await done(sync.append_history(**ANN, session_id="s2", turns=[other]))
    assert elsewhere["items"][0]["created"] is True
    await done(sync.delete_history(**ANN, session_id="s"))
    fresh = await done(sync.append_history(**ANN, session_id="s", turns=[other]))
    assert fresh["items"][0]["created"] is True
    assert fresh["items"][0]["id"] != stored["items"][0]["id"]


async def test_the_last_turns_come_oldest_first(sync: Any) -> None:
    turns = [{"role": "user", "content": f"n{n}"} for n in range(50)]
    await done(sync.append_history(**ANN, session_id="s", turns=turns, extract=False))
    page = await done(sync.list_history(**ANN, session_id="s", limit=3))
    assert [turn["content"] for turn in page["items"]] == ["n47", "n48", "n49"]
    assert page["total"] == 50
    whole = await done(sync.list_history(**ANN, session_id="s"))
    assert [turn["content"] for turn in whole["items"]] == [turn["content"] for turn in turns]


async def test_sources_ignore_case_and_never_mix(sync: Any) -> None:
    turn = [{"role": "user", "content": "hello there"}]
    await done(sync.append_history(**ANN, session_id="s", turns=turn, source=" My-App "))
    await done(sync.append_history(**ANN, session_id="s", turns=turn, source="other"))
    mine = (await done(sync.list_history(**ANN, session_id="s", source="MY-APP")))["items"]
    assert [turn["source"] for turn in mine] == ["my-app"]
    assert (await done(sync.list_history(**ANN, session_id="s")))["total"] == 2
    gone = await done(sync.delete_history(**ANN, session_id="s", source="other"))
    assert len(gone["deleted_ids"]) == 1
    assert (await done(sync.list_history(**ANN, session_id="s")))["items"] == mine


async def test_rows_are_deleted_by_id_in_any_spelling(sync: Any) -> None:
    turns = [{"role": "user", "content": f"n{n}"} for n in range(4)]
    items = (await done(sync.append_history(**ANN, session_id="s", turns=turns, extract=False)))["items"]
    ids = [item["id"] for item in items]
    numbers = [int(row.removeprefix("h_")) for row in ids]
    assert min(numbers) > 10**12
    foreign = await done(sync.delete_history(**BOB, ids=ids))
    assert foreign == {"deleted_ids": [], "deleted_fact_ids": []}
    mixed = [f"m_{numbers[2]}", numbers[0], str(numbers[1]), ids[0], "h_1999999999999"]
    gone = await done(sync.delete_history(**ANN, ids=mixed))
    assert gone["deleted_ids"] == [ids[2], ids[0], ids[1]]
    assert [turn["id"] for turn in (await done(sync.list_history(**ANN, session_id="s")))["items"]] == [ids[3]]


async def test_values_are_replaced_paged_and_ranked(sync: Any) -> None:
    for n in range(12):
        await done(sync.put_state(**ANN, namespace=["notes", str(n % 3)], key=f"k{n}", value={"n": n, "none": None}))
    pages = [
        (await done(sync.list_state(**ANN, namespace_prefix=["notes"], limit=5, offset=at)))["items"]
        for at in (0, 5, 10, 15)
    ]
    assert [len(page) for page in pages] == [5, 5, 2, 0]
    assert sorted(item["value"]["n"] for page in pages for item in page) == list(range(12))
    assert [item["value"]["n"] for item in pages[0]] == [11, 10, 9, 8, 7]
    narrow = await done(sync.list_state(**ANN, namespace_prefix=["notes", "1"]))
    assert narrow["total"] == 4
    assert (await done(sync.list_state(**ANN, namespace_prefix=["not"])))["total"] == 0

    old = await done(sync.get_state(**ANN, namespace=["notes", "0"], key="k0"))
    new = await done(sync.put_state(**ANN, namespace=["notes", "0"], key="k0", value={"n": "new"}))
    assert new["created"] is True
    assert new["item"]["id"] != old["item"]["id"]
    assert new["item"]["created_at"] == old["item"]["created_at"]
    assert (await done(sync.list_state(**ANN)))["total"] == 12

    ranked = await done(sync.search_state(**ANN, query="n", limit=3))
    assert (len(ranked["items"]), ranked["total"]) == (3, 12)
    scores = [item["score"] for item in ranked["items"]]
    assert scores == sorted(scores, reverse=True)


async def test_an_unindexed_value_is_ranked_by_shared_words(sync: Any) -> None:
    await done(sync.put_state(**ANN, namespace=["n"], key="a", value={}, text="red green blue", index=False))
    await done(sync.put_state(**ANN, namespace=["n"], key="b", value={}, text="red", index=False))
    ranked = await done(sync.search_state(**ANN, query="red blue"))
    assert [(item["key"], item["score"]) for item in ranked["items"]] == [("a", 1.0), ("b", 0.5)]


async def test_namespaces_are_cut_merged_and_sorted(sync: Any) -> None:
    for namespace in (["b"], ["a", "y", "deep"], ["a", "x"], ["ab"]):
        await done(sync.put_state(**ANN, namespace=namespace, key="k", value={}))
    listing = await done(sync.list_state_namespaces(**ANN))
    assert listing == {"namespaces": [["a", "x"], ["a", "y", "deep"], ["ab"], ["b"]]}
    assert (await done(sync.list_state_namespaces(**ANN, max_depth=1))) == {"namespaces": [["a"], ["ab"], ["b"]]}
    below = await done(sync.list_state_namespaces(**ANN, prefix=["a"], max_depth=2))
    assert below == {"namespaces": [["a", "x"], ["a", "y"]]}
    assert (await done(sync.list_state_namespaces(**ANN, limit=1, offset=2))) == {"namespaces": [["ab"]]}


async def test_a_put_teaches_on_request_and_takes_its_facts_along(sync: Any) -> None:
    seat = {**ANN, "namespace": ["profile"], "key": "city"}
    put = await done(
        sync.put_state(
            **seat, value={"c": 1}, text="I live in Lisbon.", extract=True, metadata={"tag": "x", "deep": {}}
        )
    )
    assert put["request_id"]
    (fact,) = (await done(sync.list_memories(**ANN)))["memories"]
    assert "Lisbon" in fact["raw_text"]
    assert fact["metadata"]["tag"] == "x"
    assert "deep" not in fact["metadata"]
    changed = await done(
        sync.put_state(**seat, value={"c": 2}, text="I live in Porto.", extract=True, replace_derived_facts=True)
    )
    assert changed["deleted_fact_ids"] == [fact["memory_id"]]
    (fact,) = (await done(sync.list_memories(**ANN)))["memories"]
    assert "Porto" in fact["raw_text"]
    gone = await done(sync.delete_state(**ANN, namespace=["profile"], delete_derived_facts=True))
    assert gone == {"deleted_ids": [changed["item"]["id"]], "deleted_fact_ids": [fact["memory_id"]]}


async def test_ids_with_any_character_are_people_of_their_own(sync: Any) -> None:
    people = [
        "lgs:memories:user%2Da",
        "customer-7::agents::thread-42",
        "a/b",
        "a%2Fb",
        "50%",
        "x?y#z",
        "é 名",
        "u" * 1024,
    ]
    for number, person in enumerate(people):
        who = {"tenant_id": f"t/{person}"[:1024], "user_id": person}
        await done(sync.put_state(**who, namespace=["n"], key="k", value={"n": number}))
        await done(sync.append_history(**who, session_id="s", turns=[{"role": "user", "content": str(number)}]))
    for number, person in enumerate(people):
        who = {"tenant_id": f"t/{person}"[:1024], "user_id": person}
        assert (await done(sync.get_state(**who, namespace=["n"], key="k")))["item"]["value"] == {"n": number}
        assert [t["content"] for t in (await done(sync.list_history(**who, session_id="s")))["items"]] == [str(number)]
