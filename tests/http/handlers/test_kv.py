"""The state handlers: defaults, nulls, shapes."""

from typing import Any

import pytest

from mock_server.engine.errors import InvalidInput
from mock_server.engine.json_text import dumps, loads
from tests.http.handlers.memorysync_calls import Surface

SEAT = {
    "namespace": ["preferences"],
    "key": "seat",
    "value": {"side": "window"},
    "text": "Prefers a window seat on long flights.",
    "source": "my-app",
}


def test_the_walk_of_the_seed_put_get_search_namespaces_delete() -> None:
    surface = Surface()
    put = surface.ask("putItem", **SEAT)
    assert put == {
        "item": {
            "id": "h_1000000000001",
            "namespace": ["preferences"],
            "key": "seat",
            "value": {"side": "window"},
            "text": "Prefers a window seat on long flights.",
            "source": "my-app",
            "created_at": "2026-05-04T12:00:00",
            "updated_at": "2026-05-04T12:00:00",
        },
        "created": True,
        "request_id": None,
        "deleted_fact_ids": [],
        "status": "ok",
    }
    assert surface.ask("putItem", **SEAT) == {**put, "created": False}
    where = {"namespace": ["preferences"], "source": "my-app"}
    assert surface.ask("getItem", key="seat", **where) == {"item": put["item"]}
    assert surface.ask("getItem", key="seat", namespace=["preferences"]) == {"item": None}
    hits = surface.ask("searchItems", query="seating", namespace_prefix=["preferences"], source="my-app")
    assert hits["total"] == 1
    assert hits["items"][0]["score"] > 0.2
    assert {k: v for k, v in hits["items"][0].items() if k != "score"} == put["item"]
    assert surface.ask("listNamespaces", source="my-app") == {"namespaces": [["preferences"]]}
    nothing: dict[str, Any] = {"deleted_ids": [], "deleted_fact_ids": []}
    assert surface.ask("deleteItems", keys=[], **where) == nothing
    assert surface.ask("deleteItems", **where) == {"deleted_ids": ["h_1000000000001"], "deleted_fact_ids": []}
    assert surface.ask("deleteItems", keys=None, **where) == nothing


def test_the_source_is_the_api_unless_told() -> None:
    surface = Surface()
    assert surface.ask("putItem", namespace=["n"], key="k", value={})["item"]["source"] == "api"
    assert surface.ask("getItem", namespace=["n"], key="k", source="API")["item"] is not None
    with pytest.raises(InvalidInput) as caught:
        surface.ask("putItem", namespace=["n"], key="k", value={}, source=" " * 3)
    assert caught.value.field == ("source",)


def test_a_text_left_out_or_null_is_the_value_as_json() -> None:
    """Field case 25."""
    surface = Surface()
    value = {"b": None, "a": "é"}
    assert surface.ask("putItem", namespace=["n"], key="k", value=value)["item"]["text"] == '{"a":"é","b":null}'
    again = surface.ask("putItem", namespace=["n"], key="k", value=value, text=None, metadata=None)
    assert again["created"] is False
    assert again["item"]["value"] == value
    assert list(again["item"]["value"]) == ["b", "a"]
    assert surface.ask("putItem", namespace=["n"], key="k", value=value, text="")["item"]["text"] == ""


def test_a_value_shares_nothing_with_the_caller() -> None:
    """Field case 26."""
    surface = Surface()
    value: dict[str, Any] = {"a": [1]}
    put = surface.ask("putItem", namespace=["n"], key="k", value=value)
    value["a"].append(2)
    put["item"]["value"]["a"].append(3)
    got = surface.ask("getItem", namespace=["n"], key="k")["item"]["value"]
    assert got == {"a": [1]}
    got["a"].append(4)
    assert surface.ask("listItems")["items"][0]["value"] == {"a": [1]}


def test_a_large_value_is_kept_and_one_nested_beyond_reason_refused() -> None:
    surface = Surface()
    large = {"text": "x" * 200_000, "list": list(range(1000))}
    surface.ask("putItem", namespace=["n"], key="k", value=large)
    assert surface.ask("getItem", namespace=["n"], key="k")["item"]["value"] == large
    deep: dict[str, Any] = {}
    for _ in range(2000):
        deep = {"d": deep}
    with pytest.raises(InvalidInput) as caught:
        surface.ask("putItem", namespace=["n"], key="deep", value=deep)
    assert caught.value.field == ("value",)


def test_extraction_happens_on_request_and_answers_its_job() -> None:
    surface = Surface()
    quiet = surface.ask("putItem", namespace=["n"], key="k", value={}, text="I live in Lisbon.")
    assert (quiet["request_id"], surface.extractor.asked) == (None, [])
    said = surface.ask(
        "putItem",
        namespace=["n"],
        key="home",
        value={},
        text="I live in Lisbon.",
        extract=True,
        metadata={
            "session_id": "s1",
            "nested": {"x": 1},
            "history_id": "forged",
            "episodic": True,
            "turn_role": "x",
            "n": 2,
            "none": None,
        },
    )
    assert len(said["request_id"]) == 16
    assert surface.memories()["memories"][0]["metadata"] == {
        "n": 2,
        "session_id": "s1",
        "write_origin": "state-extraction",
        "history_id": said["item"]["id"],
    }
    moved = surface.ask(
        "putItem",
        namespace=["n"],
        key="home",
        value={},
        text="I moved to Berlin.",
        extract=True,
        replace_derived_facts=True,
    )
    assert moved["deleted_fact_ids"] == ["m_1"]
    gone = surface.ask("deleteItems", namespace=["n"], delete_derived_facts=True)
    assert gone["deleted_ids"] == [moved["item"]["id"], quiet["item"]["id"]]
    assert gone["deleted_fact_ids"] == ["m_2"]


def test_lists_have_a_window_of_a_hundred_and_count_all() -> None:
    surface = Surface()
    for number in range(103):
        surface.ask("putItem", namespace=["n", str(number)], key="k", value={"n": number})
    listed = surface.ask("listItems")
    assert (len(listed["items"]), listed["total"]) == (100, 103)
    assert listed["items"][0]["value"] == {"n": 102}
    assert [i["value"]["n"] for i in surface.ask("listItems", offset=101, limit=5.0)["items"]] == [1, 0]
    assert surface.ask("listItems", offset=10**30)["items"] == []
    assert len(surface.ask("searchItems", query="x")["items"]) == 10
    assert len(surface.ask("listNamespaces")["namespaces"]) == 100
    assert surface.ask("listNamespaces", max_depth=1, limit=5, offset=0) == {"namespaces": [["n"]]}
    assert surface.ask("listNamespaces", max_depth=None, prefix=["n", "7"]) == {"namespaces": [["n", "7"]]}


def test_three_identical_puts_answer_alike_but_for_created() -> None:
    """Field case 9."""
    surface = Surface()
    answers = []
    for _ in range(3):
        answers.append(surface.ask("putItem", **SEAT))
        surface.clock.pass_minutes(1)
    assert [answer["created"] for answer in answers] == [True, False, False]
    assert answers[0]["item"] == answers[1]["item"] == answers[2]["item"]


@pytest.mark.parametrize("query", ["??", "x", "seat " * 800, "\x00", "席"])
def test_every_score_is_a_finite_number_and_prints_as_strict_json(query: str) -> None:
    """Field case 28."""
    surface = Surface()
    for key, text in (("empty", ""), ("marks", "?!"), ("long", "seat " * 5_000)):
        for index in (True, False):
            surface.ask("putItem", namespace=["n", str(index)], key=key, value={}, text=text, index=index)
    answer = surface.ask("searchItems", query=query)
    assert [0.0 <= item["score"] <= 1.0 for item in answer["items"]] == [True] * 6
    assert loads(dumps(answer)) == answer


def test_a_key_that_holds_nothing_is_null_and_makes_no_namespace() -> None:
    """Field case 23."""
    surface = Surface()
    assert surface.ask("getItem", namespace=["ghost"], key="k") == {"item": None}
    assert surface.ask("listNamespaces") == {"namespaces": []}
    assert surface.journal.commits == {}
