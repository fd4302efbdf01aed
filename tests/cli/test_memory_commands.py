"""remember, recall, state, profile: what people see and what scripts get."""

from tests.cli.commandline import CommandLine

SCOPE = "org/acme/user/maya"


def test_remember_shows_what_changed_and_marks_a_correction(spectron: CommandLine) -> None:
    spectron("remember", "I live in Lisbon and work at Contoso.", "--scope", SCOPE)
    moved = spectron("remember", "I moved to Berlin.", "--scope", SCOPE)
    assert "~ location: Lisbon -> Berlin" in moved.out
    assert "+ location" not in moved.out


def test_remember_answers_a_script_with_the_wire_s_names(spectron: CommandLine) -> None:
    document = spectron.json("remember", "I live in Lisbon.", "--session", "sess-1", "--label", "topic=home")
    assert document["sessionId"] == "sess-1"
    assert [row["value"] for row in document["extraction"]["attributes"]] == ["Lisbon"]
    assert document["turnId"].startswith("turn:")


def test_a_preview_stores_nothing(spectron: CommandLine) -> None:
    assert "would remember" in spectron("remember", "I live in Lisbon.", "--infer", "preview").out
    assert spectron.json("profile")["dynamic"] == []


def test_a_text_can_come_from_stdin(spectron: CommandLine) -> None:
    assert spectron.typed("I live in Lisbon.", "remember", "-").code == 0
    assert "Lisbon" in spectron("profile").out


def test_an_instruction_and_a_doubt_are_shown_as_such(spectron: CommandLine) -> None:
    assert "! Always answer in bullet points" in spectron("remember", "Always answer in bullet points.").out
    assert "? job title" in spectron("remember", "I'm CEO - well, co-CEO, it's complicated.").out


def test_recall_lists_hits_best_first(spectron: CommandLine) -> None:
    spectron("remember", "I live in Lisbon.")
    spectron("remember", "I like espresso.")
    assert "Lisbon" in spectron("recall", "where do I live").out
    document = spectron.json("recall", "where do I live", "-k", "1")
    assert len(document["hits"]) == 1
    assert "Lisbon" in document["hits"][0]["text"]


def test_recall_can_look_back(spectron: CommandLine) -> None:
    spectron("remember", "I live in Lisbon.", "--observed-at", "2026-01-01T00:00:00Z")
    assert "Lisbon" not in spectron("recall", "where do I live", "--as-of", "2025-06-01T00:00:00Z").out


def test_state_shows_all_sections_and_can_be_narrowed(spectron: CommandLine) -> None:
    spectron("remember", "I live in Lisbon and work at Contoso.", "--scope", SCOPE)
    spectron("remember", "I live in Oslo.", "--scope", "org/acme/user/joren")
    shown = spectron("state").out
    assert all(word in shown for word in ("Lisbon", "Oslo", "works_at", "Instructions", "Unknowns"))
    narrowed = spectron("state", "--scope", "user=maya").out
    assert "Lisbon" in narrowed
    assert "Oslo" not in narrowed


def test_profile_shows_lines_by_section(spectron: CommandLine) -> None:
    spectron("remember", "I live in Lisbon and work at Contoso.")
    assert "Contoso" in spectron("profile").out
    assert {"key": "employer", "value": "Contoso"} in spectron.json("profile")["static"]


def test_markup_in_a_stored_text_is_shown_as_it_is(spectron: CommandLine) -> None:
    spectron("kv", "put", "notes", "one", '{"text": "[bold]not bold[/bold] :smile:"}', "--user", "maya")
    assert "[bold]not bold[/bold] :smile:" in spectron("kv", "list", "--user", "maya").out
