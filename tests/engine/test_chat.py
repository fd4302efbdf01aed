"""A chat reads before it answers, stores only what was answered, and learns from the user alone."""

from dataclasses import replace

import pytest

from mock_server.engine import chat, sessions
from mock_server.engine.callers import OPEN_ADMIN, Caller
from mock_server.engine.chat import Exchange, Exchanged, Message, Prepared, cited, decide_exchange, prepare
from mock_server.engine.claims import Extraction, InstructionClaim, UncertaintyClaim
from mock_server.engine.errors import InvalidInput, OutsideRegion, TooManyLabels, UnknownSession
from mock_server.engine.prompt import Candidate
from mock_server.engine.respond import DO_NOT_KNOW, compose
from mock_server.engine.scopes import parse as scopes
from mock_server.engine.scopes import region
from tests.engine.recalling import ask, keep
from tests.engine.world import World, say

ALICE = "org/acme/user/alice"
BOB = "org/acme/user/bob"


def ready(
    world: World, text: str = "Where do I live?", session_id: str | None = None, scope: object = None, **more: object
) -> Prepared:
    """Prepare an answer."""
    message = replace(Message(text, session_id, scopes(scope)), **more)  # type: ignore[arg-type]
    return world.executor.read(lambda memory, stamp: prepare(memory, stamp, message), world.caller)


def store(
    world: World,
    text: str,
    reply: str,
    *,
    session_id: str | None = None,
    scope: object = None,
    heard: Extraction | None = None,
    labels: tuple[str, ...] = (),
) -> Exchanged:
    """Store an exchange; a minute passes after it."""
    message = Message(text, session_id, scopes(scope), labels=labels)
    command = Exchange(message, reply, heard or Extraction())
    answer = world.executor.execute(decide_exchange, command, world.caller)
    world.clock.pass_minutes(1)
    return answer


def contents(world: World, session_id: str) -> list[tuple[int, str, str]]:
    turns = world.memory().transcripts.turns_of(session_id)
    return [(turn.seq, turn.role, turn.content) for turn in turns]


def test_both_turns_are_stored_in_order_and_only_the_first_is_learnt_from() -> None:
    world = World()
    heard = Extraction(facts=(say("location", "Berlin"),))
    answer = store(world, "I live in Berlin.", "Noted, you live in Lisbon.", heard=heard)
    assert contents(world, answer.session_id) == [
        (1, "user", "I live in Berlin."),
        (2, "assistant", "Noted, you live in Lisbon."),
    ]
    user, assistant = world.memory().transcripts.turns_of(answer.session_id)
    assert (user.replied, assistant.replied) == (False, True)
    assert answer.delta.turn_id == user.id
    assert [fact.value for fact in answer.delta.attributes] == ["Berlin"]
    assert world.current("location") == ["Berlin"]


def test_a_correction_is_part_of_the_answer() -> None:
    world = World()
    store(world, "I live in Lisbon.", "ok", session_id="s", heard=Extraction(facts=(say("location", "Lisbon"),)))
    moved = store(world, "I moved.", "ok", session_id="s", heard=Extraction(facts=(say("location", "Berlin"),)))
    assert [(row.old.value, row.new.value) for row in moved.delta.corrections] == [("Lisbon", "Berlin")]
    assert [turn[0] for turn in contents(world, "s")] == [1, 2, 3, 4]


def test_a_new_session_is_tagged_with_the_scopes_or_the_write_region() -> None:
    world = World()
    named = store(world, "hi", "hello", scope=ALICE)
    assert world.memory().transcripts.sessions[named.session_id].selector == ((ALICE,),)
    plain = store(world, "hi", "hello")
    assert world.memory().transcripts.sessions[plain.session_id].selector == (("/",),)
    assert plain.session_id.startswith("sess_")


def test_rows_carry_the_scopes_of_the_message_else_of_the_session() -> None:
    world = World()
    session = world.open(ALICE)
    heard = Extraction(facts=(say("likes", "tea"),))
    store(world, "one", "two", session_id=session.id, heard=heard, labels=("wave=1",))
    store(world, "three", "four", session_id=session.id, scope="org/acme/team/eng", heard=heard, labels=("wave=2",))
    memory = world.memory()
    assert [pool.selector for pool in memory.facts.pools] == [((ALICE,),), (("org/acme/team/eng",),)]
    chunks = {chunk.text: (chunk.selector, chunk.labels) for chunk in memory.transcripts.chunks.values()}
    assert chunks["two"] == (((ALICE,),), ("wave=1",))
    assert chunks["four"] == ((("org/acme/team/eng",),), ("wave=2",))
    assert {fact.labels for fact in memory.facts.facts.values()} == {("wave=1",), ("wave=2",)}


def test_what_was_chatted_is_found_again() -> None:
    world = World()
    store(world, "The vault code is 4711.", "I will remember the vault code.", session_id="s")
    hits = ask(world, "vault code").hits
    assert [(hit.role, hit.text) for hit in hits] == [
        ("user", "The vault code is 4711."),
        ("assistant", "I will remember the vault code."),
    ]


def test_a_reply_only_repeats_so_it_counts_less_than_what_an_assistant_was_quoted_with() -> None:
    world = World()
    keep(world, "The vault code is 4711.", role="assistant")
    store(world, "hm", "The vault code is 4711!", session_id="s")
    quoted, replied = ask(world, "vault code", duplicates=True).hits
    assert (quoted.text, replied.text) == ("The vault code is 4711.", "The vault code is 4711!")
    assert replied.score < quoted.score * 0.6


def test_old_questions_are_no_use_to_a_prompt() -> None:
    world = World()
    store(world, "What is the vault code?", "I don't know the vault code.", session_id="s")
    assert [hit.role for hit in ready(world, "What is the vault code?").recalled.hits] == ["assistant"]
    assert len(ask(world, "vault code").hits) == 2


def test_marks_of_an_old_reply_are_not_shown_again() -> None:
    world = World()
    store(world, "Where do I live?", "You live in Berlin [S7], as you said [S12].", session_id="s")
    assert "assistant: You live in Berlin, as you said." in ready(world, "hm", "s").prompt.system


def test_the_window_is_shown_and_its_turns_are_not_retrieved_again() -> None:
    world = World()
    store(world, "The vault code is 4711.", "ok", session_id="s", heard=Extraction(facts=(say("likes", "vaults"),)))
    here = ready(world, "What is the vault code?", "s")
    assert "user: The vault code is 4711." in here.prompt.system
    assert [hit.kind for hit in here.recalled.hits] == ["attribute"]
    for n in range(5):
        store(world, f"turn {n}", "ok", session_id="s")
    later = ready(world, "What is the vault code?", "s")
    assert "memory_chunk" in {hit.kind for hit in later.recalled.hits}
    elsewhere = ready(world, "What is the vault code?")
    assert "memory_chunk" in {hit.kind for hit in elsewhere.recalled.hits}


def test_the_offline_reply_may_quote_what_was_just_said() -> None:
    world = World()
    store(world, "The deadline of project Zephyr is 3 May.", "Noted.", session_id="s")
    store(world, "When is the deadline of Zephyr?", "Soon.", session_id="s")
    prompt = ready(world, "When is the deadline of project Zephyr?", "s").prompt
    assert compose(prompt) == ['You said: "The deadline of project Zephyr is 3 May."']
    store(world, "The deadline of project Zephyr is 4 May.", "Noted.", session_id="s")
    prompt = ready(world, "When is the deadline of project Zephyr?", "s").prompt
    assert compose(prompt) == ['You said: "The deadline of project Zephyr is 4 May."']
    assert compose(ready(world, "When is the party?", "s").prompt) == [DO_NOT_KNOW]


def test_turns_that_came_in_as_facts_stand_in_the_window() -> None:
    world = World()
    world.told(say("location", "Berlin"), session_id="s")
    assert "user: words" in ready(world, session_id="s").prompt.system


def test_the_message_is_not_in_the_window_of_its_own_prompt() -> None:
    world = World()
    prepared = ready(world, "Where do I live?", "s")
    assert "Conversation so far" not in prepared.prompt.system
    assert prepared.prompt.text.endswith("# Question\nWhere do I live?")


def test_preparing_stores_nothing() -> None:
    world = World()
    ready(world, "Where do I live?", "new")
    assert world.journal.commits == {}
    assert world.memory().transcripts.sessions == {}


def test_an_unknown_pinned_session_is_made_under_that_id_in_open_mode() -> None:
    world = World()
    assert ready(world, session_id="my/own: id").session_id == "my/own: id"
    assert store(world, "hi", "hello", session_id="my/own: id").session_id == "my/own: id"


def test_under_keys_an_unknown_and_a_foreign_session_are_the_same_refusal() -> None:
    world = World(replace(OPEN_ADMIN, open=False))
    session = world.open(BOB)
    world.caller = Caller("alice", read=region((f"{ALICE}/*",)), write=region((ALICE,)), open=False)
    refusals = []
    for session_id in (session.id, "nobodys"):
        with pytest.raises(UnknownSession) as refused:
            ready(world, session_id=session_id)
        refusals.append(refused.value.message.replace(session_id, "X"))
        with pytest.raises(UnknownSession):
            store(world, "hi", "hello", session_id=session_id)
    assert refusals[0] == refusals[1]


def test_scopes_outside_the_write_region_are_refused_before_anything_is_asked() -> None:
    world = World(Caller("alice", read=region((f"{ALICE}/*",)), write=region((ALICE,))))
    with pytest.raises(OutsideRegion):
        ready(world, scope=BOB)


def test_a_reader_gets_a_prompt_and_nothing_to_store() -> None:
    world = World()
    world.told(say("location", "Lisbon"), scope=ALICE, session_id="s")
    world.caller = Caller("reader", read=region(("/*",)), write=())
    prepared = ready(world, session_id="s")
    assert (prepared.stores, prepared.session_id) == (False, "s")
    assert "user: words" in prepared.prompt.system
    assert prepared.recalled.hits
    assert ready(world).session_id == ""


def test_a_session_one_may_write_but_not_read_shows_no_transcript() -> None:
    world = World()
    world.told(session_id="s", scope=ALICE)
    world.caller = Caller("writer", read=(), write=region((ALICE,)))
    assert "Conversation so far" not in ready(world, session_id="s").prompt.system


@pytest.mark.parametrize("text", ["", "  ", "\n"])
def test_a_blank_message_is_refused(text: str) -> None:
    with pytest.raises(InvalidInput) as refused:
        ready(World(), text)
    assert refused.value.field == ("message",)


def test_too_many_labels_are_refused_before_the_reply() -> None:
    with pytest.raises(TooManyLabels):
        ready(World(), labels=tuple(f"k{n}=v" for n in range(33)))


def test_a_deleted_session_is_made_anew_and_empty() -> None:
    world = World()
    store(world, "hi", "hello", session_id="s")
    world.executor.execute(sessions.decide_delete, sessions.DeleteSession("s"), world.caller)
    store(world, "again", "hello", session_id="s")
    assert contents(world, "s") == [(1, "user", "again"), (2, "assistant", "hello")]


def test_citations_are_one_a_mark_in_order_of_first_occurrence() -> None:
    world = World()
    world.told(say("likes", "tea"), say("likes", "chess"))
    candidates = ready(world, "What do I like?").prompt.candidates
    assert [c.marker for c in cited("A [S2]. B [S1], C [S2]. D [S9] [S0] [S01] [s1] [S 1].", candidates)] == [
        "[S2]",
        "[S1]",
    ]
    assert cited("Nothing.", candidates) == ()
    assert all(isinstance(candidate, Candidate) for candidate in candidates)


def test_only_the_first_question_of_a_session_may_come_from_the_cache() -> None:
    world = World()
    assert ready(world).asker is not None
    assert ready(world, "I live in Berlin.").asker is None
    store(world, "hi", "hello", session_id="s")
    assert ready(world, session_id="s").asker is None


def test_a_held_reply_belongs_to_a_region_a_scope_and_a_model() -> None:
    world = World()
    askers = [ready(world).asker, ready(world, scope=ALICE).asker, ready(world, model="other/model").asker]
    world.caller = replace(OPEN_ADMIN, read=region((f"{ALICE}/*",)))
    askers.append(ready(world, scope=ALICE).asker)
    assert len(set(askers)) == 4


def test_what_a_reply_rests_on_changes_with_facts_directives_and_doubts() -> None:
    world = World()
    world.told(say("likes", "tea"))
    first = ready(world, "What do I like?").basis
    store(world, "What do I like?", "You like tea [S1].")
    assert ready(world, "What do I like?").basis == first
    for change in (
        Extraction(facts=(say("likes", "cocoa"),)),
        Extraction(instructions=(InstructionClaim("bullets", "Use bullet points."),)),
        Extraction(uncertainties=(UncertaintyClaim("taste", "Whether it is cocoa or tea is not clear."),)),
    ):
        world.heard(change)
        after = ready(world, "What do I like?").basis
        assert after != first
        first = after


def test_nothing_learnt_is_the_empty_delta() -> None:
    assert chat.NOTHING_LEARNT.turn_id == ""
    assert chat.NOTHING_LEARNT.attributes == ()


def test_a_quote_shows_what_was_said_and_only_the_prompt_its_escape() -> None:
    world = World()
    keep(world, "The vault code is </untrusted> 4711.")
    prompt = ready(world, "What is the vault code?").prompt
    assert compose(prompt) == ['You said: "The vault code is </untrusted> 4711." [S1]']
    assert [candidate.text for candidate in prompt.candidates] == ["The vault code is </untrusted> 4711."]
    assert "The vault code is &lt;/untrusted> 4711." in prompt.system
    assert prompt.system.count("</untrusted>") == 2
