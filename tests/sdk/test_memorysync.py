"""The MemorySync page's client: the requests its methods make, and what it refuses by itself."""

import inspect
import json
from typing import Any

import pytest

from spectron_sdk import AsyncMemorySyncClient, MalformedResponse, MemorySyncClient
from spectron_sdk._config import memorysync_headers
from spectron_sdk._http import Incoming
from tests.sdk.fakes import FakeHttp, Script, answer

WHO = ("acme", "maya")


def made(*steps: Incoming) -> tuple[MemorySyncClient, Script]:
    script = Script(list(steps))
    client = MemorySyncClient("ms_test_verysecret", "http://memory.test/", http_client=FakeHttp(script), max_retries=0)
    return client, script


@pytest.mark.parametrize(
    ("call", "path", "body"),
    [
        (
            lambda c: c.append_history(*WHO, "t", [{"role": "user", "content": "x", "seq": None, "odd": 1}]),
            "/v1/history/append",
            {
                "session_id": "t",
                "turns": [{"role": "user", "content": "x"}],
                "source": "api",
                "extract": True,
            },
        ),
        (lambda c: c.list_history(*WHO, "t"), "/v1/history/list", {"session_id": "t", "limit": 0}),
        (
            lambda c: c.delete_history(*WHO, ids=["h_1", 2]),
            "/v1/history/delete",
            {"ids": ["h_1", 2], "delete_derived_facts": False},
        ),
        (
            lambda c: c.put_state(*WHO, ("a", "b"), "k", {"v": None}),
            "/v1/state/put",
            {
                "namespace": ["a", "b"],
                "key": "k",
                "value": {"v": None},
                "source": "api",
                "index": True,
                "extract": False,
                "replace_derived_facts": False,
            },
        ),
        (lambda c: c.get_state(*WHO, ["a"], "k"), "/v1/state/get", {"namespace": ["a"], "key": "k"}),
        (
            lambda c: c.list_state(*WHO, namespace_prefix=[]),
            "/v1/state/list",
            {"namespace_prefix": [], "limit": 100, "offset": 0},
        ),
        (lambda c: c.search_state(*WHO, "seat"), "/v1/state/search", {"query": "seat", "limit": 10}),
        (
            lambda c: c.delete_state(*WHO, ["a"], keys=[]),
            "/v1/state/delete",
            {"namespace": ["a"], "keys": [], "delete_derived_facts": False},
        ),
        (
            lambda c: c.delete_state(*WHO, ["a"], delete_derived_facts=True),
            "/v1/state/delete",
            {"namespace": ["a"], "delete_derived_facts": True},
        ),
        (
            lambda c: c.list_state_namespaces(*WHO, prefix=["a"], max_depth=1),
            "/v1/state/namespaces",
            {"prefix": ["a"], "max_depth": 1, "limit": 100, "offset": 0},
        ),
        (
            lambda c: c.add_turn(*WHO, text="I moved", role="user", session_id="t"),
            "/v1/memory/add_turn",
            {"text": "I moved", "role": "user", "metadata": {"session_id": "t"}, "source": "chat"},
        ),
        (lambda c: c.recall(*WHO, "where?"), "/v1/memory/recall", {"prompt": "where?"}),
    ],
)
def test_each_method_sends_its_documented_body(call: Any, path: str, body: dict[str, Any]) -> None:
    client, script = made(answer({}))
    assert call(client) == {}
    assert (script.requests[0].method, script.requests[0].url) == ("POST", f"http://memory.test{path}")
    assert script.body() == {"tenant_id": "acme", "user_id": "maya", **body}


def test_reads_go_by_path() -> None:
    client, script = made(answer({"memories": []}), answer({"searchable": True}))
    client.list_memories("acme", "a/b%", limit=5)
    client.status(311)
    assert [request.url for request in script.requests] == [
        "http://memory.test/v1/memory/acme/a%2Fb%25/list?limit=5",
        "http://memory.test/v1/memory/status/311",
    ]


def test_asking_what_a_forget_would_do_never_deletes() -> None:
    client, script = made(answer([311]))
    assert client.forget(["m_311"], dry_run=True) == [311]
    assert script.requests[0].method == "DELETE"
    assert script.body() == {"memory_ids": ["m_311"], "dry_run": True}


@pytest.mark.parametrize(
    "call",
    [
        lambda c: c.append_history(*WHO, "", [{"role": "user", "content": "x"}]),
        lambda c: c.append_history(*WHO, "t", []),
        lambda c: c.list_history(*WHO, ""),
        lambda c: c.delete_history(*WHO),
        lambda c: c.delete_history(*WHO, session_id="t", ids=["h_1"]),
        lambda c: c.put_state(*WHO, "a", "k", {}),
        lambda c: c.put_state(*WHO, ["a"], "k", []),
        lambda c: c.put_state(*WHO, ["a"], "k", {"score": float("inf")}),
        lambda c: c.get_state(*WHO, [], "k"),
        lambda c: c.search_state(*WHO, ""),
        lambda c: c.delete_state(*WHO, ["a"], keys="k"),
        lambda c: c.add_turn(*WHO, messages=[{"role": "user", "content": "x"}]),
        lambda c: c.add_turn(*WHO, text=" "),
        lambda c: c.status(0),
        lambda c: c.forget(),
        lambda c: c.forget([1], {"tier": "hot"}),
    ],
)
def test_what_cannot_be_right_is_a_value_error_and_nothing_is_sent(call: Any) -> None:
    client, script = made()
    with pytest.raises(ValueError):
        call(client)
    assert script.requests == []


@pytest.mark.parametrize(("key", "base"), [("", "http://h"), (" ", "http://h"), ("k", ""), ("k", "nowhere")])
@pytest.mark.parametrize("kind", [MemorySyncClient, AsyncMemorySyncClient])
def test_a_blank_key_or_url_is_refused_at_construction(kind: Any, key: str, base: str) -> None:
    with pytest.raises(ValueError):
        kind(key, base)


def test_both_colours_have_the_same_methods_and_signatures() -> None:
    waiting = AsyncMemorySyncClient("ms_test_verysecret", "http://memory.test")
    client, _ = made()
    names = [name for name in dir(client) if not name.startswith("_") and name not in {"close", "parts"}]
    assert len(names) == 15  # with_options among them
    for name in names:
        assert inspect.signature(getattr(waiting, name)) == inspect.signature(getattr(client, name))


def test_an_answer_of_another_kind_is_malformed() -> None:
    client, _ = made(answer([1]), answer({"deleted_ids": [1]}))
    with pytest.raises(MalformedResponse):
        client.list_history(*WHO, "t")
    with pytest.raises(MalformedResponse):
        client.forget([1])


def test_every_request_names_project_and_user_when_the_client_has_them() -> None:
    headers = dict(memorysync_headers("ms_test", "proj_1", "usr_1"))
    assert (headers["X-Project-ID"], headers["X-End-User-ID"]) == ("proj_1", "usr_1")
    assert "X-Project-ID" not in dict(memorysync_headers("ms_test", None))


def test_a_large_value_survives_the_way() -> None:
    value = {"n": 2**63 + 1, "deep": [[{"é": "\0"}]], "text": "x" * 70_000}
    client, script = made(answer({}))
    client.put_state(*WHO, ["a"], "k", value)
    content = script.requests[0].content
    assert content is not None
    assert json.loads(content)["value"] == value
