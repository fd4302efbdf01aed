"""None, null and absent; objects that nobody else may change; numbers JSON does not have."""

from copy import deepcopy
from typing import Any, Final, TypedDict

import pytest

from spectron_sdk import InvalidArgument, Spectron
from tests.contract.doors import Doors


class Person(TypedDict):
    """Name an end user."""

    tenant_id: str
    user_id: str


ANN: Final[Person] = {"tenant_id": "acme", "user_id": "ann"}
INF, NAN = float("inf"), float("nan")

# -- nothing, said in three ways --------------------------------------------------------------------------------------


def test_a_none_inside_a_value_is_a_null_and_comes_back(client: Spectron) -> None:
    client.kv.put(["n"], "k", {"a": None, "b": [None, {"c": None}]}, **ANN)
    item = client.kv.get(["n"], "k", **ANN).item
    assert item is not None
    assert item.value == {"a": None, "b": [None, {"c": None}]}


def test_a_text_of_none_means_the_values_own_json(client: Spectron) -> None:
    item = client.kv.put(["n"], "k", {"b": "é", "a": None}, text=None, **ANN).item
    assert item is not None
    assert item.text == '{"a":null,"b":"é"}'


def test_arguments_left_at_none_are_not_sent(client: Spectron) -> None:
    remembered = client.remember(
        "I live in Lisbon.",
        session_id=None,
        scopes=None,
        role=None,
        memory_category=None,
        labels=None,
        observed_at=None,
    )
    assert remembered.mode == "full"
    assert client.kv.list(namespace_prefix=None, source=None, **ANN).total == 0
    assert client.recall("Lisbon", k=None, lens=None, as_of=None).hits


def test_a_time_of_null_reads_back_as_null(client: Spectron) -> None:
    turns: list[dict[str, Any]] = [
        {"role": "user", "content": "a", "occurred_at": None},
        {"role": "user", "content": "b"},
    ]
    client.history.append("s", turns, **ANN)
    assert [turn.occurred_at for turn in client.history.list("s", **ANN).items] == [None, None]


@pytest.mark.parametrize(
    ("path", "body", "field"),
    [
        ("/v1/state/list", {"namespace_prefix": None}, "namespace_prefix"),
        ("/v1/state/list", {"limit": None}, "limit"),
        ("/v1/state/list", {"offset": None}, "offset"),
        ("/v1/state/list", {"source": None}, "source"),
        ("/v1/state/search", {"query": "q", "namespace_prefix": None}, "namespace_prefix"),
        ("/v1/state/namespaces", {"prefix": None}, "prefix"),
        ("/v1/state/delete", {"namespace": ["n"], "delete_derived_facts": None}, "delete_derived_facts"),
        ("/v1/state/put", {"namespace": ["n"], "key": "k", "value": {}, "index": None}, "index"),
        ("/v1/state/put", {"namespace": ["n"], "key": "k", "value": None}, "value"),
        ("/v1/history/append", {"session_id": "s", "turns": [], "extract": None}, "extract"),
    ],
)
def test_a_null_is_refused_where_it_says_nothing(doors: Doors, path: str, body: dict[str, Any], field: str) -> None:
    answer = doors.sync("POST", path, json={**ANN, **body})
    assert answer.status_code == 422
    assert field in [entry["loc"][1] for entry in answer.json()["detail"]]


def test_keys_of_null_are_all_keys_and_no_keys_are_none(doors: Doors) -> None:
    doors.put(["n"], "k", {})
    assert doors.post("/v1/state/delete", namespace=["n"], keys=[])["deleted_ids"] == []
    assert len(doors.post("/v1/state/delete", namespace=["n"], keys=None)["deleted_ids"]) == 1


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/v1/state/put", {"namespace": ["n"], "key": "k", "value": {}, "text": None, "metadata": None}),
        ("/v1/state/namespaces", {"max_depth": None}),
        ("/v1/history/list", {"session_id": "s", "source": None}),
        (
            "/v1/history/append",
            {"session_id": "s", "turns": [{"role": "user", "content": "", "seq": None}], "source": None},
        ),
        ("/v1/memory/add_turn", {"text": "hello there", "role": None, "speaker": None, "metadata": None}),
    ],
)
def test_a_null_is_taken_where_it_means_nothing_given(doors: Doors, path: str, body: dict[str, Any]) -> None:
    assert doors.sync("POST", path, json={**ANN, **body}).is_success


# -- whose object it is ----------------------------------------------------------------------------------------------


def test_changing_what_was_put_changes_nothing_stored(client: Spectron) -> None:
    value = {"a": [1]}
    client.kv.put(["n"], "k", value, **ANN)
    value["a"].append(2)
    first = client.kv.get(["n"], "k", **ANN).item
    assert first is not None
    assert first.value == {"a": [1]}
    first.value["a"].append(3)
    again = client.kv.get(["n"], "k", **ANN).item
    assert again is not None
    assert again.value == {"a": [1]}
    listed = client.kv.list(**ANN).items
    listed[0].value.clear()
    assert client.kv.list(**ANN).items[0].value == {"a": [1]}


def test_arguments_are_not_changed_by_a_call(client: Spectron) -> None:
    turns: list[dict[str, Any]] = [{"role": "user", "content": "x", "payload": {"a": [1]}, "extra": None}]
    sent = deepcopy(turns)
    client.history.append("s", turns, **ANN)
    assert turns == sent
    turns[0]["payload"]["a"].append(2)
    assert client.history.list("s", **ANN).items[0].payload == {"a": [1]}


def test_a_replayed_answer_is_not_the_callers_object(client: Spectron) -> None:
    first = client.remember("I live in Lisbon.", idempotency_key="once")
    assert first.extraction is not None
    first.extraction.attributes.clear()
    again = client.remember("I live in Lisbon.", idempotency_key="once")
    assert again.extraction is not None
    assert [row.value for row in again.extraction.attributes] == ["Lisbon"]


# -- numbers JSON does not have --------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [NAN, INF, -INF])
def test_the_client_refuses_a_number_json_does_not_have(client: Spectron, doors: Doors, number: float) -> None:
    refusals = (
        (lambda: client.kv.put(["n"], "k", {"score": number}, **ANN), "value.score"),
        (lambda: client.kv.put(["n"], "k", {"x": [0, {"y": number}]}, **ANN), "value.x[1].y"),
        (lambda: client.kv.put(["n"], "k", {}, metadata={"m": number}, **ANN), "metadata.m"),
        (
            lambda: client.history.append("s", [{"role": "user", "content": "", "payload": [number]}], **ANN),
            "turns[0].payload[0]",
        ),
    )
    for call, place in refusals:
        with pytest.raises(InvalidArgument) as refused:
            call()
        assert refused.value.place == place
        assert place in str(refused.value)
    asked = doors.http.get("/_mock/requests", params={"context": doors.context_id}).json()["requests"]
    assert asked == []


@pytest.mark.parametrize("token", ["NaN", "Infinity", "-Infinity", "1e400", "-1e999"])
def test_the_server_refuses_a_number_json_does_not_have(doors: Doors, token: str) -> None:
    before = doors.everything()
    bodies = (
        (
            doors.sync,
            "/v1/state/put",
            '{"tenant_id":"acme","user_id":"ann","namespace":["n"],"key":"k","value":{"x":%s}}',
        ),
        (
            doors.sync,
            "/v1/history/append",
            '{"tenant_id":"acme","user_id":"ann","session_id":"s","turns":[{"role":"user","content":"x","payload":%s}]}',
        ),
        (doors.spectron, "/facts", '{"text":"I live in Lisbon.","extra":%s}'),
        (doors.spectron, "/sessions", '{"metadata":{"x":[%s]}}'),
        (doors.tie, "/default/ingest", '{"content":"Ada lives in Lisbon.","extra":%s}'),
    )
    for door, path, body in bodies:
        answer = door("POST", path, content=body % token, headers={"Content-Type": "application/json"})
        assert 400 <= answer.status_code < 500, (path, answer.text)
    assert doors.everything() == before


def test_no_answer_holds_such_a_token(doors: Doors) -> None:
    doors.put(["n"], "k", {}, text="")
    doors.put(["n"], "blank", {}, text="   ", index=False)
    doors.remember("I live in Lisbon.")
    texts = [
        doors.sync("POST", "/v1/state/search", json={**ANN, "query": query}).text for query in ("?!", "zzz", "   ", "é")
    ]
    texts += [doors.spectron("POST", "/query", json={"query": query}).text for query in ("?!", "zzz", "Lisbon")]
    texts.append(doors.tie("GET", "/search", params={"query": "?!"}).text)
    assert not any(token in text for text in texts for token in ("NaN", "Infinity"))


# -- numbers longer than others can read ------------------------------------------------------------------------------

BODIES: Final = (
    ("/v1/state/put", '{"tenant_id":"acme","user_id":"ann","namespace":["n"],"key":"k","value":{"x":[%s]}}'),
    (
        "/v1/history/append",
        '{"tenant_id":"acme","user_id":"ann","session_id":"s","turns":[{"role":"user","content":"x","payload":{"x":[%s]}}]}',
    ),
)


@pytest.mark.parametrize(("path", "body"), BODIES)
@pytest.mark.parametrize("digits", ["9" * 19, "1" + "0" * 400, "-" + "9" * 400, "9" * 4300, "-" + "9" * 4300])
def test_an_integer_of_any_size_comes_back_digit_by_digit(doors: Doors, path: str, body: str, digits: str) -> None:
    stored = doors.sync("POST", path, content=body % digits)
    assert stored.status_code == 200, stored.text
    read = (
        doors.sync("POST", "/v1/state/get", json={**ANN, "namespace": ["n"], "key": "k"})
        if path == "/v1/state/put"
        else doors.sync("POST", "/v1/history/list", json={**ANN, "session_id": "s"})
    )
    for answer in (stored, read):
        assert f'{{"x":[{digits}]}}' in answer.text
    again = doors.sync("POST", path, content=body % digits).json()
    assert path != "/v1/state/put" or again["created"] is False


@pytest.mark.parametrize(("path", "body"), BODIES)
def test_an_integer_too_long_to_keep_is_refused_by_its_place(doors: Doors, path: str, body: str) -> None:
    before = doors.everything()
    for digits in ("9" * 4301, "-" + "9" * 4301, "1" + "0" * 5000, "9" * 100_000):
        answer = doors.sync("POST", path, content=body % digits)
        assert answer.status_code == 422, answer.text[:200]
        (entry,) = answer.json()["detail"]
        assert entry["loc"][-2:] == ["x", 0]
        assert "at most 4300 are kept" in entry["msg"]
        assert len(answer.content) < 2_000
    assert doors.everything() == before


def test_the_other_surfaces_refuse_it_in_their_own_way(doors: Doors) -> None:
    long = "9" * 5000
    answer = doors.spectron("POST", "/sessions", content=f'{{"metadata":{{"n":{long}}}}}')
    assert (answer.status_code, answer.json()["errors"][0]["pointer"]) == (400, "/metadata/n")
    answer = doors.tie("POST", "/chatbot/merge", content=f'{{"primary_id":{long},"duplicate_id":"x"}}')
    assert (answer.status_code, answer.json()["detail"][0]["loc"]) == (422, ["body", "primary_id"])


def test_the_client_sends_and_reads_integers_of_any_size(client: Spectron) -> None:
    for number in (10**18, 10**400, -(10**400) + 1, 10**4299):
        client.kv.put(["n"], "k", {"x": [number]}, **ANN)
        item = client.kv.get(["n"], "k", **ANN).item
        assert item is not None
        assert item.value == {"x": [number]}
        client.history.append(f"s{number % 97}", [{"role": "user", "content": "a", "payload": [number]}], **ANN)
        assert client.history.list(f"s{number % 97}", **ANN).items[0].payload == [number]


@pytest.mark.parametrize("number", [10**4300, -(10**5000)], ids=["just too long", "negative"])
def test_the_client_refuses_an_integer_too_long_to_print_by_its_place(client: Spectron, number: int) -> None:
    with pytest.raises(InvalidArgument, match="4300 digits") as caught:
        client.kv.put(["n"], "k", {"x": [1, number]}, **ANN)
    assert caught.value.place == "value.x[1]"
