"""trace: what happened lately, one reply with its prompt, one write with its rows, and documents for scripts."""

from tests.cli.commandline import CommandLine


def test_the_newest_traces_are_listed(spectron: CommandLine) -> None:
    assert "Traces: nothing" in spectron("trace").out
    spectron("remember", "I live in Lisbon.")
    spectron("recall", "where do I live")
    shown = spectron("trace").out
    assert all(word in shown for word in ("retrieval", "decision", "where do I live", "I live in Lisbon."))
    assert [row["kind"] for row in spectron.json("trace", "--limit", "1")["traces"]] == ["retrieval"]


def test_a_reply_is_shown_with_its_prompt_and_its_sources(spectron: CommandLine) -> None:
    spectron("remember", "I live in Lisbon.")
    reply = spectron.json("chat", "Where do I live?")
    shown = spectron("trace", reply["traceId"]).out
    assert "# Question\nWhere do I live?" in shown
    assert all(word in shown for word in ("Prompt", "Reply", "Sources", "[S1]", "yes", "Retrieved", "attribute:"))
    document = spectron.json("trace", reply["traceId"])
    assert document["parent"]["prompt"].endswith("# Question\nWhere do I live?")
    again = spectron.json("chat", "Where do I live?")
    assert f"given again from trace {reply['traceId']}" in spectron("trace", again["traceId"]).out


def test_a_write_is_shown_with_its_rows(spectron: CommandLine) -> None:
    spectron("remember", "I live in Lisbon.")
    spectron("remember", "I moved to Berlin.")
    newest = spectron.json("trace")["traces"][0]["id"]
    shown = spectron("trace", newest).out
    assert all(word in shown for word in ("decision", "I moved to Berlin.", "superseded", "inserted", "attr_"))


def test_an_unknown_trace_is_refused_by_name(spectron: CommandLine) -> None:
    ended = spectron("trace", "nothing")
    assert ended.code == 1
    assert "nothing" in ended.err
