"""What published framework adapters do beyond the documents: invented ids, stray members, old spellings."""

from typing import Any

import pytest

from tests.compat.colours import done
from tests.contract.doors import Doors


async def test_an_invented_memory_category_counts_as_context(memory: Any) -> None:
    result = await done(memory.remember("I live in Lisbon.", memory_category="episodic"))
    assert {row["memoryCategory"] for row in result.extraction.attributes} == {"context"}


def test_an_invented_category_on_a_triple_is_refused(doors: Doors) -> None:
    triple = {"entity": {"type": "person", "name": "Ada"}, "key": "age", "value": "36", "memory_category": "episodic"}
    answer = doors.spectron("POST", "/facts", json={"infer": "triples", "triples": [triple]})
    assert answer.status_code == 400
    assert "memory_category" in answer.json()["detail"]


@pytest.mark.parametrize("value", [7, True, ["identity"], {}])
def test_a_category_that_is_no_string_is_refused(doors: Doors, value: object) -> None:
    answer = doors.spectron("POST", "/facts", json={"text": "I live in Lisbon.", "memory_category": value})
    assert answer.status_code == 400
    assert "memory_category" in answer.json()["detail"]


def test_unknown_members_and_parameters_are_ignored(doors: Doors) -> None:
    answer = doors.spectron(
        "POST", "/facts", json={"text": "I live in Lisbon.", "user": {"x": 1}, "metadata": None}, params={"debug": "1"}
    )
    assert answer.status_code == 200
    assert doors.spectron("GET", "/state", params={"since": "x", "page": "9"}).status_code == 200


@pytest.mark.parametrize(
    ("path", "body"),
    [
        (
            "/facts",
            {"text": "I love tea.", "sessionId": "s", "observedAt": "2026-01-01T00:00:00Z", "scope": "org/acme"},
        ),
        (
            "/facts/batch",
            {"messages": [{"role": "user", "content": "I love tea."}], "sessionId": "s", "scope": "org/a"},
        ),
        ("/chat", {"message": "I love tea.", "session_id": "s", "bypass_cache": True, "scope": "org/acme"}),
        (
            "/query",
            {"query": "tea", "session_id": "s", "limit": 3, "scope": "org/acme", "as_of": "2026-01-01T00:00:00Z"},
        ),
        ("/query", {"query": "tea", "scope_view": "merged", "include_duplicates": True, "scopes": ["org/acme"]}),
        ("/context", {"query": "tea", "limit": 3, "scope_view": "strict", "scope": "org/acme"}),
    ],
)
def test_old_and_other_spellings_are_folded(doors: Doors, path: str, body: dict[str, Any]) -> None:
    answer = doors.spectron("POST", path, json=body)
    assert answer.status_code == 200, answer.text
    if "sessionId" in body or path == "/chat":
        assert answer.json()["sessionId"] == "s"


def test_an_old_name_does_what_the_new_one_does(doors: Doors) -> None:
    for n in range(4):
        doors.spectron("POST", "/facts", json={"text": f"I love tea number {n}.", "scope": "org/acme"})
    assert len(doors.spectron("POST", "/query", json={"query": "tea", "limit": 2}).json()["hits"]) == 2
    assert doors.spectron("POST", "/query", json={"query": "tea", "scope": "org/globex"}).json()["hits"] == []
    assert doors.spectron("GET", "/entities", params={"entity_type": "product"}).json()["entities"] == []


def test_two_spellings_that_disagree_are_refused(doors: Doors) -> None:
    answer = doors.spectron("POST", "/chat", json={"message": "hi", "sessionId": "a", "session_id": "b"})
    assert answer.status_code == 400
    assert "session" in answer.json()["detail"]
    agreed = doors.spectron("POST", "/chat", json={"message": "hi", "sessionId": "a", "session_id": "a"})
    assert agreed.json()["sessionId"] == "a"


def test_null_is_the_same_as_leaving_out(doors: Doors) -> None:
    body = {
        "text": "I live in Lisbon.",
        "infer": None,
        "session_id": None,
        "scopes": None,
        "role": None,
        "memory_category": None,
        "labels": None,
        "observed_at": None,
        "triples": None,
    }
    answer = doors.spectron("POST", "/facts", json=body)
    assert answer.status_code == 200
    assert answer.json()["mode"] == "full"


@pytest.mark.parametrize("header", ["X-Spectron-On-Behalf-Of", "X-Memory-On-Behalf-Of"])
def test_both_delegation_headers_are_one(doors: Doors, header: str) -> None:
    assert doors.spectron("GET", "/me", headers={header: "system"}).json()["delegatedPrincipalId"] == "system"
    assert "delegatedPrincipalId" not in doors.spectron("GET", "/me", headers={header: ""}).json()


def test_two_delegation_headers_may_agree_and_must_not_differ(doors: Doors) -> None:
    both = {"X-Spectron-On-Behalf-Of": "system", "X-Memory-On-Behalf-Of": "principal:system"}
    assert doors.spectron("GET", "/me", headers=both).json()["delegatedPrincipalId"] == "system"
    differ = {"X-Spectron-On-Behalf-Of": "system", "X-Memory-On-Behalf-Of": "admin"}
    assert doors.spectron("GET", "/me", headers=differ).status_code == 400


@pytest.mark.parametrize("content_type", [None, "application/octet-stream", "application/x-www-form-urlencoded"])
def test_an_empty_body_is_an_empty_object_whatever_its_type(doors: Doors, content_type: str | None) -> None:
    headers = {} if content_type is None else {"Content-Type": content_type}
    assert doors.spectron("POST", "/sessions", content=b"", headers=headers).status_code == 201
    assert doors.spectron("POST", "/sessions", json={}).status_code == 201


def test_extra_headers_of_other_surfaces_change_nothing(doors: Doors) -> None:
    headers = {"api-version": "1", "X-Spectron-Context": "somewhere-else", "X-Project-ID": "elsewhere"}
    doors.spectron("POST", "/facts", json={"text": "I live in Lisbon."}, headers=headers)
    assert [row["value"] for row in doors.attributes("location")] == ["Lisbon"]


async def test_chat_always_names_session_and_trace(memory: Any) -> None:
    for message in ("hello", "Where do I live?", "Where do I live?", "🦜"):
        answer = await done(memory.chat(message))
        assert answer.session_id
        assert answer.trace_id
