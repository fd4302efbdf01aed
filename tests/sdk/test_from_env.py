"""Three endpoints and keys in one client, from the environment: argument, then variable, then default."""

from typing import Any

import httpx
import pytest

from spectron_sdk import AsyncSpectron, ConfigurationError, Spectron, Surface
from tests.sdk.samples import STATE

BASE = {
    "SPECTRON_ENDPOINT": "https://memory.test",
    "SPECTRON_API_KEY": "sp-env-key",
    "SPECTRON_CONTEXT": "from-env",
}
SISTERS = {
    "SPECTRON_MEMORYSYNC_ENDPOINT": "https://sync.test",
    "SPECTRON_MEMORYSYNC_API_KEY": "ms-env-key",
    "SPECTRON_MEMORYSYNC_PROJECT": "env-project",
    "SPECTRON_TIE_ENDPOINT": "https://tie.test",
    "SPECTRON_TIE_TOKEN": "tie-env-token",
    "SPECTRON_TIE_CONTEXT": "env-graph",
}
LIMITS = {"SPECTRON_TIMEOUT": "7.5", "SPECTRON_MAX_RETRIES": "5", "SPECTRON_DEADLINE": "60"}

KINDS = pytest.mark.parametrize("kind", [Spectron, AsyncSpectron])


@pytest.fixture(autouse=True)
def clean(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take every variable away."""
    for name in (*BASE, *SISTERS, *LIMITS):
        monkeypatch.delenv(name, raising=False)


def set_all(monkeypatch: pytest.MonkeyPatch, *groups: dict[str, str]) -> None:
    for group in groups:
        for name, value in group.items():
            monkeypatch.setenv(name, value)


def doors(client: Any) -> dict[str, tuple[str, dict[str, str]]]:
    """Give where each surface lives and what its requests carry."""
    return {
        name: (door.base, {header.lower(): value for header, value in door.headers if header != "User-Agent"})
        for name, door in client._transport._rules.doors.items()
    }


@KINDS
def test_everything_can_come_from_the_environment(kind: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    set_all(monkeypatch, BASE, SISTERS, LIMITS)
    client = kind.from_env()
    assert (client.context_id, client.endpoint) == ("from-env", "https://memory.test")
    assert doors(client) == {
        "spectron": ("https://memory.test", {"authorization": "Bearer sp-env-key"}),
        "memorysync": ("https://sync.test", {"x-api-key": "ms-env-key", "x-project-id": "env-project"}),
        "tie": ("https://tie.test", {"authorization": "Bearer tie-env-token", "x-spectron-context": "env-graph"}),
    }
    rules = client._transport._rules
    assert (rules.timeouts["read"], rules.policy.max_retries, rules.deadline_s) == (7.5, 5, 60.0)


@KINDS
def test_an_argument_outranks_its_variable_and_only_its_own(kind: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    set_all(monkeypatch, BASE, SISTERS, LIMITS)
    client = kind.from_env(context="mine", timeout=None, max_retries=0, deadline=None, tie=Surface(token="other-token"))
    told = doors(client)
    assert client.context_id == "mine"
    assert told["tie"] == (
        "https://memory.test",
        {"authorization": "Bearer other-token", "x-spectron-context": "mine"},
    )
    assert told["memorysync"][0] == "https://sync.test"
    rules = client._transport._rules
    assert (rules.timeouts["read"], rules.policy.max_retries, rules.deadline_s) == (None, 0, float("inf"))


@KINDS
def test_what_is_unset_or_blank_is_at_its_default(kind: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    set_all(monkeypatch, {"SPECTRON_API_KEY": "sp-env-key"}, dict.fromkeys((*SISTERS, *LIMITS), "  "))
    client = kind.from_env()
    assert (client.context_id, client.endpoint) == ("default", "http://127.0.0.1:9090")
    assert {name: base for name, (base, _) in doors(client).items()} == dict.fromkeys(
        ("spectron", "memorysync", "tie"), "http://127.0.0.1:9090"
    )
    rules = client._transport._rules
    assert (rules.timeouts["read"], rules.policy.max_retries, rules.deadline_s) == (30.0, 3, float("inf"))


@KINDS
def test_the_constructor_reads_no_variable_of_another_host(kind: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    set_all(monkeypatch, BASE, SISTERS, LIMITS)
    client = kind(endpoint="https://mine.test")
    assert {base for base, _ in doors(client).values()} == {"https://mine.test"}
    assert client._transport._rules.timeouts["read"] == 30.0


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("SPECTRON_TIMEOUT", "soon"),
        ("SPECTRON_TIMEOUT", "0"),
        ("SPECTRON_MAX_RETRIES", "-1"),
        ("SPECTRON_MAX_RETRIES", "2.5"),
        ("SPECTRON_DEADLINE", "nan"),
        ("SPECTRON_TIE_ENDPOINT", "tie.test"),
    ],
)
def test_a_variable_that_cannot_be_is_refused(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    set_all(monkeypatch, BASE, SISTERS, {name: value})
    with pytest.raises(ConfigurationError):
        Spectron.from_env()


def test_a_sister_with_an_endpoint_and_no_key_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    set_all(monkeypatch, BASE, {"SPECTRON_TIE_ENDPOINT": "https://tie.test"})
    with pytest.raises(ConfigurationError, match="key of its own"):
        Spectron.from_env()
    monkeypatch.delenv("SPECTRON_API_KEY")
    with pytest.raises(ConfigurationError, match="SPECTRON_API_KEY"):
        Spectron.from_env()


def test_each_surface_is_asked_at_its_own_host_with_its_own_key(monkeypatch: pytest.MonkeyPatch) -> None:
    set_all(monkeypatch, BASE, SISTERS)
    seen: list[httpx.Request] = []

    def respond(request: httpx.Request) -> httpx.Response:
        seen.append(request)
        bodies: dict[str, Any] = {
            "memory.test": STATE,
            "sync.test": {"items": [], "total": 0},
            "tie.test": {"nodes": [], "edges": [], "next_cursor": None},
        }
        return httpx.Response(200, json=bodies[request.url.host])

    with httpx.Client(transport=httpx.MockTransport(respond)) as http:
        memory = Spectron.from_env(http_client=http)
        memory.state()
        memory.history.list("t", user_id="maya")
        memory.graph.page()
    keys = {"sp-env-key", "ms-env-key", "tie-env-token"}
    for request, own in zip(seen, ("sp-env-key", "ms-env-key", "tie-env-token"), strict=True):
        sent = " ".join(request.headers.values())
        assert {key for key in keys if key in sent} == {own}
