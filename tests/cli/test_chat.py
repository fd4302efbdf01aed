"""chat: one question, a conversation, and a document for scripts."""

from tests.cli.commandline import CommandLine


def test_a_reply_comes_with_its_sources_and_its_session(spectron: CommandLine) -> None:
    spectron("remember", "I live in Lisbon.")
    shown = spectron("chat", "Where do I live?")
    reply, *rest = shown.out.splitlines()
    assert "Lisbon" in reply
    assert "[S1]" in reply
    assert any(line.startswith("  [S1] ") for line in rest)
    assert rest[-1].startswith("  session sess_")


def test_what_a_message_teaches_is_shown(spectron: CommandLine) -> None:
    assert "+ location: Lisbon" in spectron("chat", "I live in Lisbon.").out


def test_a_script_gets_one_document(spectron: CommandLine) -> None:
    spectron("remember", "I live in Lisbon.")
    document = spectron.json("chat", "Where do I live?", "--session", "sess-1")
    assert "Lisbon" in document["reply"]
    assert document["sessionId"] == "sess-1"
    assert [citation["marker"] for citation in document["citations"]] == ["[S1]"]


def test_a_conversation_stays_in_one_session_and_ends_on_quit(spectron: CommandLine) -> None:
    ended = spectron.typed("I live in Lisbon.\n\nWhere do I live?\nQUIT\nI live in Oslo.\n", "chat")
    assert (ended.code, ended.err) == (0, "")
    assert "Lisbon" in ended.out
    session = ended.out.split()[-1]
    context = spectron("chat", "Where do I live?", "--session", session, "--json").document
    assert context["sessionId"] == session
    assert "Oslo" not in spectron("state").out


def test_a_conversation_ends_with_the_input(spectron: CommandLine) -> None:
    assert spectron.typed("hello there", "chat").code == 0
    assert spectron.typed("", "chat").out == ""


def test_a_script_must_say_its_message(spectron: CommandLine) -> None:
    assert spectron("chat", "--json").code == 2
