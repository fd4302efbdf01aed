"""How runs end: exit codes, sentences for people, JSON for scripts."""

import pytest

from mock_server.http.server import RunningServer
from spectron_sdk._version import __version__
from spectron_sdk.cli.exit_codes import ExitCode
from tests.cli.commandline import CommandLine, program, typed


def test_a_refusal_is_1_and_names_what_was_wrong(spectron: CommandLine) -> None:
    ended = spectron("remember", "", "--json")
    assert (ended.code, ended.out) == (ExitCode.FAILED, "")
    assert ended.error["kind"] == "BadRequest"
    assert ended.error["status"] == 400
    assert ended.error["request_id"]
    assert "text" in ended.error["message"]


def test_a_refusal_is_one_line_for_people(spectron: CommandLine) -> None:
    ended = spectron("merge", "node_x", "node_y")
    assert ended.code == ExitCode.FAILED
    assert ended.err.startswith("spectron: 404")
    assert ended.err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ("kv", "get"),
        ("nonsense",),
        ("recall", "x", "--limit", "many"),
        ("history", "append", "thread", "--user", "maya"),
        ("kv", "put", "a", "b", "not json", "--user", "maya"),
        ("kv", "put", "a", "b", "[1]", "--user", "maya"),
        ("kv", "delete", "a", "--user", "maya"),
        ("state", "--scope", "maya"),
        ("history", "append", "thread", "--user", "maya", "--file", "/no/such/file"),
    ],
)
def test_a_wrong_command_line_is_2_and_nothing_is_sent(spectron: CommandLine, arguments: tuple[str, ...]) -> None:
    ended = spectron(*arguments)
    assert (ended.code, ended.out) == (ExitCode.USAGE, "")
    assert ended.err.startswith("spectron: ")
    scripted = spectron("--json", *arguments)
    assert scripted.code == ExitCode.USAGE
    assert scripted.error["kind"] == "UsageError"


def test_a_wrong_configuration_is_2(spectron: CommandLine) -> None:
    ended = spectron("profile", "--endpoint", "memory.example", "--json")
    assert ended.code == ExitCode.USAGE
    assert ended.error["kind"] == "ConfigurationError"


def test_a_server_that_is_not_there_is_3(closed_port: int, context_id: str) -> None:
    spectron = CommandLine(f"http://127.0.0.1:{closed_port}", context_id)
    ended = spectron("profile", "--json")
    assert (ended.code, ended.out) == (ExitCode.UNREACHABLE, "")
    assert ended.error["kind"] == "ConnectionFailed"
    assert str(closed_port) in ended.error["message"]
    assert spectron("smoke").code == ExitCode.UNREACHABLE


def test_what_to_do_is_said_where_it_can_be_known(closed_port: int, keyed_server: RunningServer) -> None:
    nobody = f"http://127.0.0.1:{closed_port}"
    told = typed("", "profile", "--endpoint", nobody).err
    assert told.startswith(f"spectron: cannot reach {nobody}: ")
    assert "`spectron serve` starts one" in told
    refused = typed("", "profile", "--endpoint", keyed_server.url)
    assert (refused.code, "--api-key" in refused.err) == (ExitCode.FAILED, True)
    encrypted = typed("", "profile", "--endpoint", keyed_server.url.replace("http:", "https:"), "--api-key", "right")
    assert (encrypted.code, "plain http" in encrypted.err) == (ExitCode.UNREACHABLE, True)
    for endpoint, hint in (("http://memory.example", "--api-key"), (f"{keyed_server.url}/api/v1/", "without /api/v1")):
        wrong = typed("", "profile", "--endpoint", endpoint)
        assert (wrong.code, hint in wrong.err) == (ExitCode.USAGE, True)


@pytest.mark.parametrize(
    "command", [("state",), ("smoke",), ("remember", "I like tea.")], ids=lambda command: command[0]
)
def test_a_blank_context_is_not_taken_for_the_default_one(command: tuple[str, ...], server: RunningServer) -> None:
    for arguments in (("--context", "", *command), (*command, "--context", " ")):
        ended = typed("", *arguments, "--endpoint", server.url)
        assert (ended.code, "context is blank" in ended.err) == (ExitCode.USAGE, True)


def test_completion_knows_commands_and_options() -> None:
    asked = {"_SPECTRON_COMPLETE": "complete_bash", "COMP_WORDS": "spectron kv get --u", "COMP_CWORD": "3"}
    assert program(**asked).out.split() == ["--user"]


def test_the_program_exits_with_the_code(closed_port: int) -> None:
    assert program("--version").out == f"spectron {__version__}\n"
    assert program("--endpoint", f"http://127.0.0.1:{closed_port}", "profile").code == ExitCode.UNREACHABLE


def test_help_names_every_command_and_the_exit_codes(spectron: CommandLine) -> None:
    text = spectron("--help").out
    commands = ("serve", "demo", "smoke", "remember", "recall", "chat", "state", "profile", "history", "kv", "graph")
    assert [name for name in (*commands, "timeline", "merge") if name not in text] == []
    assert "3 cannot" in text
