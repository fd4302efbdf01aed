"""smoke: covers everything, passes on our server, and is not content with answers that only look right."""

import json
from collections import Counter

import pytest

from mock_server.http.server import RunningServer
from spectron_sdk import Spectron
from spectron_sdk.cli.smoke.check import Ground, Verdict, run_checks
from spectron_sdk.cli.smoke.command import checks
from spectron_sdk.testing import MockServer
from tests.cli.canned import canned_client, empty_client, operation_ids
from tests.cli.commandline import CommandLine, typed


def test_every_documented_operation_has_exactly_one_check() -> None:
    counted = Counter(check.operation for check in checks())
    assert set(counted) == operation_ids()
    assert set(counted.values()) == {1}


def test_a_good_server_passes_in_a_table_and_as_a_document(server: RunningServer) -> None:
    shown = typed("", "smoke", "--endpoint", server.url)
    assert shown.code == 0, shown.out
    assert f"{len(checks())} of {len(checks())} operations passed" in shown.out
    scripted = typed("", "smoke", "--endpoint", server.url, "--json")
    assert (scripted.code, scripted.err) == (0, "")
    assert scripted.document["ok"] is True
    assert {row["verdict"] for row in scripted.document["checks"]} == {"passed"}


def test_without_an_endpoint_it_checks_a_server_of_its_own() -> None:
    ended = typed("", "smoke", "--json")
    assert ended.code == 0
    assert ended.document["endpoint"].startswith("http://127.0.0.1:")


def test_it_works_in_a_context_of_its_own_or_the_one_named(server: RunningServer, spectron: CommandLine) -> None:
    first, second = (typed("", "smoke", "--endpoint", server.url, "--json").document["context"] for _ in range(2))
    assert first != second
    assert spectron("smoke", "--json").document["context"] == spectron.context


def test_the_variable_for_the_context_is_left_alone(
    server: RunningServer, context_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPECTRON_CONTEXT", context_id)
    monkeypatch.setenv("SPECTRON_ENDPOINT", server.url)
    report = typed("", "smoke", "--json").document
    assert report["ok"] is True
    assert report["context"].startswith("smoke-")
    with Spectron(context_id, endpoint=server.url, api_key="k") as memory:
        assert list(memory.entities.list()) == []
    # The other commands go by it.
    assert typed("", "remember", "I live in Oslo.").code == 0
    with Spectron(context_id, endpoint=server.url, api_key="k") as memory:
        assert [entry.value for entry in memory.profile().dynamic] == ["Oslo"]


@pytest.mark.parametrize("before", [True, False], ids=["before the command", "after it"])
def test_a_named_context_keeps_nothing_that_speaks(before: bool, server: RunningServer, context_id: str) -> None:
    named = ("--context", context_id)
    where = ("--endpoint", server.url, "--json")
    report = typed("", *named, "smoke", *where) if before else typed("", "smoke", *named, *where)
    assert (report.document["ok"], report.document["context"]) == (True, context_id)
    with Spectron(context_id, endpoint=server.url, api_key="k") as memory:
        state, profile = memory.state(), memory.profile()
        rows = [row for part in (state.identity, state.knowledge, state.context) for row in part.attributes]
        assert (rows, state.instructions, state.unknowns, profile.instructions) == ([], [], [], [])
        assert list(memory.uncertainty.list()) == []
        assert list(memory.graph.edges()) == []
        assert [episode.content for episode in memory.graph.export(include_episodes=True).episodes or ()] == [
            "Tomas Lind works at Halden Robotics."
        ]
        assert {"names of entities without a fact", "the text of one document", "traces"} == set(
            report.document["left"]
        )


def test_what_stays_is_said_in_the_table_and_in_the_help(spectron: CommandLine) -> None:
    assert "names of entities without a fact, the text of one document, traces" in spectron("smoke").out
    text = " ".join(spectron("smoke", "--help").out.split())
    assert "SPECTRON_CONTEXT is not touched" in text
    assert "a preview that stores nothing" in text


def test_it_passes_again_where_it_ran_before_and_leaves_other_users_alone(spectron: CommandLine) -> None:
    spectron("remember", "I live in Oslo.", "--scope", "org/acme/user/maya")
    for _ in range(2):
        assert spectron("smoke").code == 0
    left = spectron.json("state")
    assert [row["value"] for part in ("identity", "knowledge", "context") for row in left[part]["attributes"]] == [
        "Oslo"
    ]


def test_a_failing_operation_is_exit_code_1_and_named(server: RunningServer, context_id: str) -> None:
    control = MockServer(server.url, "any")
    try:
        control.fail("searchItems", context=context_id, status=501, count=None)
        ended = CommandLine(server.url, context_id)("smoke", "--json")
    finally:
        control.reset(context_id)
        control.close()
    failed = [row["operation"] for row in ended.document["checks"] if row["verdict"] != "passed"]
    assert (ended.code, ended.document["ok"], failed) == (1, False, ["searchItems"])


def test_what_a_failed_check_should_have_left_makes_later_ones_skip(server: RunningServer, context_id: str) -> None:
    control = MockServer(server.url, "any")
    try:
        control.fail("createSession", context=context_id, status=501, count=None)
        verdicts = _verdicts(control.client(context_id))
    finally:
        control.close()
    assert verdicts["createSession"] is Verdict.FAILED
    assert verdicts["listTurns"] is Verdict.SKIPPED


def test_canned_answers_of_the_right_shape_do_not_pass() -> None:
    verdicts = _verdicts(canned_client())
    passed = {operation for operation, verdict in verdicts.items() if verdict is Verdict.PASSED}
    # These say nothing that could be held against what was written before.
    assert passed <= {"getHealth", "whoami", "addTurn"}


def test_empty_answers_do_not_pass() -> None:
    passed = {operation for operation, verdict in _verdicts(empty_client()).items() if verdict is Verdict.PASSED}
    assert passed <= {"getHealth"}


def test_a_document_is_all_that_a_script_gets(spectron: CommandLine) -> None:
    ended = spectron("smoke", "--json")
    assert ended.err == ""
    assert set(json.loads(ended.out)) == {"endpoint", "context", "ok", "checks", "left"}


def _verdicts(memory: Spectron) -> dict[str, Verdict]:
    ground = Ground(memory, tenant="smoke", user="u1")
    return {outcome.operation: outcome.verdict for outcome in run_checks(checks(), ground)}
