"""history and kv: transcripts and values of one user."""

import json
from pathlib import Path

import pytest

from spectron_sdk.cli.kv import segments
from tests.cli.commandline import CommandLine

WHO = ("--user", "maya", "--tenant", "acme")


def test_turns_are_appended_listed_and_deleted(spectron: CommandLine) -> None:
    assert "new" in spectron("history", "append", "thread-1", "I play the cello.", "And chess.", *WHO).out
    listed = spectron.json("history", "list", "thread-1", *WHO)
    assert [turn["content"] for turn in listed["items"]] == ["I play the cello.", "And chess."]
    assert spectron.json("history", "list", "thread-1", "--limit", "1", *WHO)["total"] == 2
    first = listed["items"][0]["id"]
    assert "deleted 1 row and" in spectron("history", "delete", "--id", first, *WHO).out
    assert "deleted 1 row and" in spectron("history", "delete", "thread-1", *WHO).out
    assert "Turns (0 of 0): nothing" in spectron("history", "list", "thread-1", *WHO).out


def test_turns_can_come_from_a_file_of_json_lines(spectron: CommandLine, tmp_path: Path) -> None:
    turns = [{"role": "user", "content": "hello", "seq": 0, "payload": {"é": 1.5}}, {"role": "tool", "content": "{}"}]
    file = tmp_path / "turns.jsonl"
    file.write_text("\n".join(json.dumps(turn) for turn in turns), encoding="utf-8")
    assert spectron("history", "append", "thread-1", "--file", str(file), *WHO).code == 0
    again = spectron.typed(json.dumps(turns[0]), "history", "append", "thread-1", "--file", "-", *WHO)
    assert "known" in again.out
    listed = spectron.json("history", "list", "thread-1", *WHO)["items"]
    assert [(turn["role"], turn["payload"]) for turn in listed] == [("user", {"é": 1.5}), ("tool", None)]


def test_learning_from_a_transcript_can_be_switched_off(spectron: CommandLine) -> None:
    spectron("history", "append", "thread-1", "I live in Oslo.", "--no-extract", *WHO)
    assert "Oslo" not in spectron("state").out
    spectron("history", "append", "thread-2", "I live in Oslo.", *WHO)
    assert "Oslo" in spectron("state").out
    spectron("history", "delete", "thread-2", "--derived", *WHO)
    assert "Oslo" not in spectron("state").out


def test_a_value_is_put_read_found_and_deleted(spectron: CommandLine) -> None:
    put = ("kv", "put", "preferences/format", "reply", '{"style": "bullets"}', *WHO)
    assert spectron(*put).out == "stored\n"
    assert spectron(*put).out == "unchanged\n"
    assert json.loads(spectron("kv", "get", "preferences/format", "reply", *WHO).out) == {"style": "bullets"}
    assert "preferences/format" in spectron("kv", "list", "preferences", *WHO).out
    assert "reply" in spectron("kv", "search", "bullets", *WHO).out
    assert spectron.json("kv", "namespaces", *WHO)["namespaces"] == [["preferences", "format"]]
    assert spectron.json("kv", "namespaces", "--depth", "1", *WHO)["namespaces"] == [["preferences"]]
    assert "deleted 1 row" in spectron("kv", "delete", "preferences/format", "reply", *WHO).out
    assert "Values (0): nothing" in spectron("kv", "list", *WHO).out


def test_a_whole_namespace_goes_only_when_asked_for(spectron: CommandLine) -> None:
    for key in ("a", "b"):
        spectron("kv", "put", "notes", key, "{}", *WHO)
    assert spectron("kv", "delete", "notes", *WHO).code == 2
    assert "deleted 2 rows" in spectron("kv", "delete", "notes", "--all", *WHO).out


def test_a_missing_value_is_exit_code_1(spectron: CommandLine) -> None:
    ended = spectron("kv", "get", "notes", "ghost", "--json", *WHO)
    assert (ended.code, ended.document) == (1, {"item": None})


def test_a_value_can_come_from_stdin(spectron: CommandLine) -> None:
    assert spectron.typed('{"n": 1}', "kv", "put", "notes", "one", "-", *WHO).code == 0
    assert spectron.json("kv", "get", "notes", "one", *WHO)["item"]["value"] == {"n": 1}


def test_namespaces_are_written_with_slashes() -> None:
    assert segments("a/b") == ["a", "b"]
    assert segments("/a/") == ["a"]
    assert segments("AC%2FDC/50%25") == ["AC/DC", "50%"]
    assert segments(None) == segments("") == segments("/") == []


def test_user_and_tenant_can_come_from_the_environment(spectron: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    spectron("kv", "put", "notes", "one", "{}", *WHO)
    assert spectron("kv", "list").code == 2
    monkeypatch.setenv("SPECTRON_USER", "maya")
    monkeypatch.setenv("SPECTRON_TENANT", "acme")
    assert spectron.json("kv", "list")["total"] == 1
