"""demo: the story is told and checked; a server that gets it wrong is noticed."""

from spectron_sdk.cli.demo import told
from spectron_sdk.cli.story import first_half
from spectron_sdk.testing import in_process
from tests.cli.canned import canned_client
from tests.cli.commandline import typed


def test_every_step_comes_out_right() -> None:
    ended = typed("", "demo")
    assert ended.code == 0, ended.out
    assert "Spectron, the blocking client" in ended.out
    assert "AsyncSpectron, over the same memory" in ended.out
    assert "WRONG" not in ended.out


def test_a_script_gets_the_steps() -> None:
    ended = typed("", "demo", "--json")
    assert (ended.code, ended.err) == (0, "")
    assert ended.document["ok"] is True
    assert len(ended.document["steps"]) >= 16
    assert all(step["expected"] and step["got"] for step in ended.document["steps"])


def test_the_story_goes_through_all_three_surfaces_and_both_clients() -> None:
    with in_process() as server:
        assert all(step.ok for step in told(server, None))
        asked = {request["operation"] for request in server.requests()}
    expected = """
        createSession createFacts chat getEntityHistory appendHistory listHistory putItem getItem getState getProfile
        getGraph exportGraph getTimeline mergeNodes
    """
    assert set(expected.split()) <= asked


def test_a_refused_step_ends_the_story_as_wrong() -> None:
    with in_process() as server:
        server.fail("putItem", status=501, count=None)
        steps = told(server, None)
    assert [step.ok for step in steps][-1] is False
    assert "501" in steps[-1].got


def test_canned_answers_do_not_pass_for_a_story() -> None:
    steps = list(first_half(canned_client()))
    assert sum(step.ok for step in steps) <= len(steps) // 2
