"""Slips that must not pass for "none" or "all": blank ids, misspelt filters; and refusals in words people read."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.contract import spec
from tests.contract.doors import Doors

ANN = {"tenant_id": "acme", "user_id": "ann"}
BLANKS = pytest.mark.parametrize("blank", ["", " ", "\t\n"])

# -- blank ids ---------------------------------------------------------------------------------------------------------

BODIES: list[tuple[str, str, dict[str, Any], str]] = [
    ("spectron", "/facts", {"text": "I live in Lisbon."}, "session_id"),
    ("spectron", "/facts", {"text": "I live in Lisbon."}, "sessionId"),
    ("spectron", "/facts", {"text": "I live in Lisbon.", "infer": "preview"}, "session_id"),
    ("spectron", "/facts/batch", {"messages": [{"role": "user", "content": "I live in Lisbon."}]}, "session_id"),
    ("spectron", "/chat", {"message": "I live in Lisbon."}, "sessionId"),
    ("spectron", "/chat", {"message": "I live in Lisbon.", "stream": True}, "session_id"),
    ("spectron", "/chat", {"message": "I live in Lisbon."}, "model"),
    ("spectron", "/query", {"query": "Lisbon"}, "sessionId"),
    (
        "sync",
        "/v1/history/append",
        {**ANN, "session_id": "s", "turns": [{"role": "user", "content": "x"}]},
        "tenant_id",
    ),
    ("sync", "/v1/history/append", {**ANN, "session_id": "s", "turns": [{"role": "user", "content": "x"}]}, "user_id"),
    (
        "sync",
        "/v1/history/append",
        {**ANN, "session_id": "s", "turns": [{"role": "user", "content": "x"}]},
        "session_id",
    ),
    ("sync", "/v1/history/list", {**ANN, "session_id": "s"}, "user_id"),
    ("sync", "/v1/history/delete", {**ANN}, "session_id"),
    ("sync", "/v1/history/delete", {**ANN, "session_id": "s"}, "user_id"),
    ("sync", "/v1/state/put", {**ANN, "namespace": ["n"], "key": "k", "value": {}}, "tenant_id"),
    ("sync", "/v1/state/delete", {**ANN, "namespace": ["n"]}, "user_id"),
    ("sync", "/v1/memory/add_turn", {**ANN, "text": "I live in Lisbon."}, "user_id"),
    ("sync", "/v1/memory/recall", {**ANN, "prompt": "Lisbon"}, "tenant_id"),
]


@BLANKS
@pytest.mark.parametrize(("door", "path", "body", "name"), BODIES)
def test_a_blank_id_in_a_body_is_refused_by_name_and_changes_nothing(
    frozen_doors: Doors, door: str, path: str, body: dict[str, Any], name: str, blank: str
) -> None:
    before = frozen_doors.everything()
    ask = frozen_doors.spectron if door == "spectron" else frozen_doors.sync
    answer = ask("POST", path, json={**body, name: blank})
    assert answer.status_code == (400 if door == "spectron" else 422)
    assert name.lower().replace("_", "") in answer.text.lower().replace("_", "")
    assert "white space" in answer.text
    assert frozen_doors.everything() == before


@BLANKS
def test_a_blank_idempotency_key_is_refused(doors: Doors, blank: str) -> None:
    turn = {"role": "user", "content": "x", "idempotency_key": blank}
    answer = doors.sync("POST", "/v1/history/append", json={**ANN, "session_id": "s", "turns": [turn]})
    assert (answer.status_code, "turns[0].idempotency_key" in answer.text) == (422, True)
    if blank.strip(" ") == blank == "":
        answer = doors.spectron("POST", "/facts", headers={"Idempotency-Key": blank}, json={"text": "I like tea."})
        assert (answer.status_code, "idempotency-key" in answer.text) == (400, True)


@pytest.mark.parametrize("blank", ["", "%20", "%09"])
@pytest.mark.parametrize("path", ["/graph", "/timeline", "/export", "/search"])
def test_a_blank_agent_in_a_query_is_refused(doors: Doors, path: str, blank: str) -> None:
    answer = doors.tie("GET", f"{path}?query=x&agent_id={blank}")
    assert (answer.status_code, "agent_id" in answer.text) == (422, True)


@pytest.mark.parametrize("blank", ["", "%20"])
def test_a_blank_type_or_scope_in_a_query_is_refused(doors: Doors, blank: str) -> None:
    for target, name in (
        ("/entities?type=", "type"),
        ("/state?scope[user]=", "scope.user"),
        ("/traces/stats?scope[user]=", "scope.user"),
    ):
        answer = doors.spectron("GET", target + blank)
        assert (answer.status_code, name in answer.text) == (400, True)


def test_blank_ids_in_headers_and_paths_are_refused(doors: Doors) -> None:
    assert doors.sync("GET", "/v1/memory/status/1", headers={"X-End-User-ID": ""}).status_code == 422
    assert doors.sync("GET", "/v1/memory/%20/ann/list").status_code == 422
    assert doors.sync("GET", "/v1/memory/acme/%20/list").status_code == 422
    assert doors.sync("DELETE", "/memory/forget", user="", json={"memory_ids": [1]}).status_code == 400
    assert doors.sync("GET", "/org/projects", headers={"X-Project-ID": ""}).status_code == 422
    assert doors.tie("GET", "/graph", headers={"X-Spectron-Context": ""}).status_code == 422
    answer = doors.tie("GET", "/graph", user="")
    assert (answer.status_code, answer.json()["code"]) == (400, "USER_CONTEXT_REQUIRED")


def test_an_empty_cursor_is_page_one_and_an_empty_delegation_nobodys_as_the_contract_has_it(doors: Doors) -> None:
    assert doors.tie("GET", "/graph?cursor=").status_code == 200
    assert doors.spectron("GET", "/me", headers={"X-Spectron-On-Behalf-Of": ""}).status_code == 200


# -- misspelt filters --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("slip", "meant"),
    [
        ({"event_typ": "x"}, "event_type"),
        ({"sources": "app"}, "source"),
        ({"Tier": "hot"}, "tier"),
        ({"befor": None}, "before"),
        ({"zzz": 1}, None),
    ],
)
def test_a_misspelt_filter_deletes_nothing(frozen_doors: Doors, slip: dict[str, Any], meant: str | None) -> None:
    doors = frozen_doors
    doors.append({"role": "user", "content": "I live in Lisbon."}, source="app")
    before = doors.everything()
    (name,) = slip
    for filters in ({"source": "app", **slip}, slip):
        answer = doors.sync("DELETE", "/memory/forget", user="ann", json={"filters": filters})
        assert answer.status_code == 422
        (entry,) = answer.json()["detail"]
        assert entry["loc"] == ["body", "filters", name]
        assert (f"did you mean {meant}?" in entry["msg"]) == (meant is not None)
    assert doors.everything() == before


def test_members_the_service_does_not_know_are_still_passed_over_beside_the_filters(doors: Doors) -> None:
    body = {"filters": {"source": "app"}, "user_id": "ann", "dry_run": True}
    assert doors.sync("DELETE", "/memory/forget", user="ann", json=body).json() == []


# -- words -------------------------------------------------------------------------------------------------------------


def _nodes(node: Any) -> Iterator[dict[str, Any]]:
    """Walk a piece of the document, references followed; examples are left out."""
    if isinstance(node, dict):
        whole = spec.resolved(node)
        yield whole
        for name, below in whole.items():
            if name not in ("example", "examples"):
                yield from _nodes(below)
    elif isinstance(node, list | tuple):
        for below in node:
            yield from _nodes(below)


def test_every_pattern_of_a_request_has_words_of_its_own() -> None:
    wordless = [
        (operation.id, node["pattern"])
        for operation in spec.operations().values()
        for node in _nodes([operation.parameters, operation.node.get("requestBody", {})])
        if "pattern" in node and "x-message" not in node
    ]
    # What a context may be called is told before anything is held against the schema.
    assert {pattern for _, pattern in wordless} <= {"^[A-Za-z0-9_. -]+$"}


SPEAKING: list[tuple[str, dict[str, Any], str]] = [
    ("/facts", {"text": " "}, 'text: " " must hold something other than white space'),
    ("/facts", {"text": "x", "labels": ["_a=1"]}, 'labels[0]: "_a=1" must read key=value'),
    ("/facts", {"text": "x", "scopes": "org/*"}, 'scopes: "org/*" names the scope of a write, where "*" has no place'),
    ("/query", {"query": "x", "lens": ["a/*/b"]}, 'lens[0]: "a/*/b" may hold "*" only as its last segment'),
    ("/chat", {"message": " "}, 'message: " " must hold something other than white space'),
]


@pytest.mark.parametrize(("path", "body", "words"), SPEAKING)
def test_refusals_are_in_words_and_not_in_patterns(doors: Doors, path: str, body: dict[str, Any], words: str) -> None:
    detail = doors.spectron("POST", path, json=body).json()["detail"]
    assert words in detail
    assert not re.search(r"\\S|\[\^|\*\$", detail)


@pytest.mark.parametrize("ends", [{}, {"value": None}, {"target": None}, {"value": None, "target": None}])
def test_a_triple_with_neither_end_says_which_two_there_are(doors: Doors, ends: dict[str, Any]) -> None:
    triple = {"entity": {"type": "person", "name": "ann"}, "key": "likes", **ends}
    answer = doors.spectron("POST", "/facts", json={"infer": "triples", "triples": [triple]})
    assert answer.status_code == 400
    assert answer.json()["detail"] == (
        "triples[0]: holds neither value nor target; "
        "send exactly one of them, value for an attribute or target for a relation"
    )


def test_a_triple_with_a_value_of_the_wrong_kind_is_told_only_that(doors: Doors) -> None:
    triple = {"entity": {"type": "person", "name": "ann"}, "key": "age", "value": 5}
    answer = doors.spectron("POST", "/facts", json={"infer": "triples", "triples": [triple]})
    assert answer.json()["detail"] == "triples[0].value: 5 is not a string of 1 to 100000 characters"


def test_two_areas_at_once_are_refused_in_words(doors: Doors) -> None:
    near = {"lat": 1, "lng": 1, "radiusKm": 1}
    answer = doors.spectron("POST", "/query", json={"query": "x", "location": {"near": near, "within": "POLYGON"}})
    assert answer.json()["detail"] == 'location.within: "POLYGON" cannot go with near; send one of the two'
