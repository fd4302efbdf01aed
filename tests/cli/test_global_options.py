"""Where the global options may stand, and what wins: command line, then environment, then default."""

import pytest

from mock_server.http.server import RunningServer
from spectron_sdk.cli.app import run
from spectron_sdk.cli.failures import is_loopback
from spectron_sdk.cli.invocation import Invocation
from tests.cli.commandline import CommandLine, typed


def test_options_may_stand_before_or_after_the_command(spectron: CommandLine) -> None:
    assert spectron("--json", "profile").document == spectron("profile", "--json").document


def test_an_option_after_the_command_beats_one_before_it(spectron: CommandLine) -> None:
    assert spectron("profile", "--endpoint", "nowhere").code == 2


def test_the_environment_is_read_and_the_command_line_beats_it(
    server: RunningServer, context_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPECTRON_ENDPOINT", server.url)
    monkeypatch.setenv("SPECTRON_CONTEXT", context_id)
    assert typed("", "remember", "I live in Oslo.").code == 0
    assert "Oslo" in typed("", "profile").out
    monkeypatch.setenv("SPECTRON_ENDPOINT", "nowhere")
    monkeypatch.setenv("SPECTRON_CONTEXT", "another")
    assert typed("", "profile").code == 2
    assert "Oslo" in typed("", "--endpoint", server.url, "profile", "--context", context_id).out


def test_the_timeout_of_the_environment_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPECTRON_TIMEOUT", "soon")
    wrong = typed("", "profile")
    assert wrong.code == 2
    assert "SPECTRON_TIMEOUT" in wrong.err


def test_an_empty_variable_counts_as_unset() -> None:
    assert Invocation(endpoint="").over(Invocation(endpoint="http://127.0.0.1:1")).endpoint == "http://127.0.0.1:1"


def test_a_server_on_this_machine_needs_no_key_and_any_other_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SPECTRON_API_KEY", raising=False)
    with Invocation(endpoint="http://127.0.0.1:1").client() as memory:
        assert memory.endpoint == "http://127.0.0.1:1"
    assert run(["--endpoint", "http://memory.example", "profile"]) == 2


@pytest.mark.parametrize(
    ("endpoint", "here"),
    [
        ("http://127.0.0.1:9090", True),
        ("http://localhost", True),
        ("http://[::1]:80", True),
        ("https://memory.example", False),
        ("http://127.0.0.1.example", False),
        ("not a url", False),
        ("http://[", False),
    ],
)
def test_loopback_endpoints_are_told_from_others(endpoint: str, here: bool) -> None:
    assert is_loopback(endpoint) is here


def test_a_wrong_key_is_refused(keyed_server: RunningServer) -> None:
    spectron = CommandLine(keyed_server.url, "default")
    assert spectron("profile").code == 1
    assert spectron("profile", "--api-key", "right").code == 0
