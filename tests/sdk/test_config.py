"""Argument, then environment, then default; and set-ups that cannot work are refused before anything is sent."""

import httpx
import pytest

from spectron_sdk import AsyncSpectron, ConfigurationError, Spectron, Surface
from spectron_sdk._config import resolve

KEY = "sp-1-verysecretvalue"
SURROUNDINGS = {
    "SPECTRON_ENDPOINT": "https://memory.example/base/",
    "SPECTRON_API_KEY": "sp-2-fromenvironment",
    "SPECTRON_CONTEXT": "from-environment",
}


def headers(settings_door: object) -> dict[str, str]:
    return dict(settings_door.headers)  # type: ignore[attr-defined]


def test_an_argument_outranks_the_environment() -> None:
    settings = resolve("mine", "http://localhost:1/", KEY, environment=SURROUNDINGS)
    assert (settings.context, settings.endpoint) == ("mine", "http://localhost:1")
    assert headers(settings.doors["spectron"])["Authorization"] == f"Bearer {KEY}"


def test_the_environment_outranks_the_defaults() -> None:
    settings = resolve(None, None, None, environment=SURROUNDINGS)
    assert (settings.context, settings.endpoint) == ("from-environment", "https://memory.example/base")
    assert headers(settings.doors["spectron"])["Authorization"] == "Bearer sp-2-fromenvironment"


def test_the_defaults_are_the_local_server() -> None:
    settings = resolve(None, None, KEY, environment={})
    assert (settings.context, settings.endpoint) == ("default", "http://127.0.0.1:9090")


def test_an_empty_variable_counts_as_unset() -> None:
    empty = dict.fromkeys(SURROUNDINGS, " ")
    assert resolve(None, None, KEY, environment=empty).context == "default"
    with pytest.raises(ConfigurationError, match="SPECTRON_API_KEY"):
        resolve(None, None, None, environment=empty)


def test_the_real_environment_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in SURROUNDINGS.items():
        monkeypatch.setenv(name, value)
    client = Spectron()
    assert (client.context_id, client.endpoint) == ("from-environment", "https://memory.example/base")


@pytest.mark.parametrize("kind", [Spectron, AsyncSpectron])
def test_a_missing_key_is_refused_at_once(kind: type[Spectron], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SPECTRON_API_KEY", raising=False)
    with pytest.raises(ConfigurationError, match="pass api_key"):
        kind()
    with pytest.raises(ValueError, match="blank"):
        kind(api_key="  ")


@pytest.mark.parametrize(
    "endpoint",
    [
        "memory.example",
        "ftp://memory.example",
        "http://",
        "http://h:port",
        "http://h?x=1",
        "http://h#x",
        "",
        "http://[::1",
        "http://h:65536",
        "http://h:-1",
        "http://two words/",
    ],
)
def test_an_endpoint_that_is_no_base_url_is_refused(endpoint: str) -> None:
    with pytest.raises(ConfigurationError, match="endpoint"):
        resolve(None, endpoint, KEY, environment={})


def test_credentials_in_an_endpoint_are_refused_and_not_shown() -> None:
    with pytest.raises(ConfigurationError) as caught:
        resolve(None, "https://user:hunter22@memory.example", KEY, environment={})
    assert "hunter22" not in str(caught.value)
    with pytest.raises(ConfigurationError) as caught:
        resolve(None, "https://user:hunter22@memory.example?x", KEY, environment={})
    assert "hunter22" not in str(caught.value)


def test_a_key_that_would_break_out_of_its_header_is_refused_and_not_shown() -> None:
    with pytest.raises(ConfigurationError) as caught:
        resolve(None, None, "secretkey\r\nX-Evil: 1", environment={})
    assert "secretkey" not in str(caught.value)


def test_unset_surfaces_share_the_main_endpoint_key_and_context() -> None:
    doors = resolve("acme", "http://h", KEY, environment={}).doors
    assert {door.base for door in doors.values()} == {"http://h"}
    memorysync, tie = headers(doors["memorysync"]), headers(doors["tie"])
    assert (memorysync["X-API-Key"], memorysync["X-Project-ID"]) == (KEY, "acme")
    assert (tie["Authorization"], tie["X-Spectron-Context"]) == (f"Bearer {KEY}", "acme")


def test_a_surface_of_its_own_gets_its_own_key_and_never_the_main_one() -> None:
    doors = resolve(
        "acme",
        "http://h",
        KEY,
        memorysync=Surface("https://sync.example/", "ms_live_verysecret", "proj_1"),
        tie=Surface("https://tie.example", token="tie-verysecret"),
        environment={},
    ).doors
    memorysync, tie = headers(doors["memorysync"]), headers(doors["tie"])
    assert doors["memorysync"].base == "https://sync.example"
    assert (memorysync["X-API-Key"], memorysync["X-Project-ID"]) == ("ms_live_verysecret", "proj_1")
    assert tie["Authorization"] == "Bearer tie-verysecret"
    assert "X-Spectron-Context" not in tie
    assert KEY not in str(memorysync) + str(tie)


def test_a_surface_elsewhere_without_a_key_is_refused() -> None:
    with pytest.raises(ConfigurationError, match="needs a key of its own"):
        resolve("acme", "http://h", KEY, tie=Surface("https://tie.example"), environment={})
    with pytest.raises(ConfigurationError, match="two names of one thing"):
        resolve("acme", "http://h", KEY, tie=Surface(api_key="a", token="b"), environment={})


def test_no_repr_shows_a_key() -> None:
    settings = resolve("acme", "http://h", KEY, tie=Surface(token="tie-verysecret"), environment={})
    shown = repr(settings) + repr(Surface("http://h", "ms-verysecret")) + repr(Spectron(api_key=KEY))
    assert "verysecret" not in shown


@pytest.mark.parametrize("timeout", [0, -1, True, float("nan"), httpx.Timeout(5, read=-1), httpx.Timeout(float("nan"))])
def test_a_timeout_must_be_positive(timeout: float | httpx.Timeout) -> None:
    with pytest.raises(ConfigurationError, match="timeout"):
        Spectron(api_key=KEY, timeout=timeout)


def test_retries_must_not_be_negative() -> None:
    with pytest.raises(ConfigurationError, match="max_retries"):
        Spectron(api_key=KEY, max_retries=-1)
    with pytest.raises(ConfigurationError, match="max_retries"):
        Spectron(api_key=KEY).with_options(max_retries=-1)
