"""Recall finds what a question means, by the cheapest tier, and nothing that was taken back or is not the caller's."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mock_server.engine import merge, summaries
from mock_server.engine.asking import Kind, Mode, Tier
from mock_server.engine.callers import Caller
from mock_server.engine.claims import SPEAKER, Extraction, Mention, Retraction
from mock_server.engine.draft import Draft
from mock_server.engine.executor import Decision, Stamp
from mock_server.engine.instants import parse
from mock_server.engine.memory import Memory
from mock_server.engine.records import ClosedBy
from mock_server.engine.scopes import Selector, region
from mock_server.engine.scopes import parse as scopes
from mock_server.engine.temporal import Moment
from tests.engine.recalling import ask, found, keep
from tests.engine.world import MINUTE, NOON, World, say

ALICE = "org/acme/user/alice"
BOB = "org/acme/user/bob"
ANNA = Mention("person", "Anna")


def home(path: str) -> Selector:
    return ((path,),)


# -- tiers -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("question", ["Where do I live?", "where am I?", "my city", "What is my current location?"])
def test_a_question_that_names_a_key_is_looked_up(question: str) -> None:
    world = World()
    world.told(say("location", "Berlin"), say("likes", "tea"))
    answer = ask(world, question)
    assert (answer.tier, answer.kind) == (Tier.DIRECT, Kind.DIRECT_LOOKUP)
    assert [hit.text for hit in answer.hits if hit.kind == "attribute"] == ["The user lives in Berlin."]
    assert answer.hits[0].score == 1.0


def test_somebody_named_is_looked_up_like_the_speaker() -> None:
    world = World()
    world.told(say("job_title", "pilot", who=ANNA), say("job_title", "cook"), say("spouse", "Anna"))
    answer = ask(world, "What is Anna's job?")
    assert answer.seeds == ("Anna",)
    assert [hit.text for hit in answer.hits] == ["Anna works as a pilot."]
    assert found(world, "What is my job?") == ["The user works as a cook."]
    assert found(world, "What does my wife do for work? What is my wife's job?")[0] == "Anna works as a pilot."


def test_a_question_about_somebody_as_a_whole_gets_all_of_it() -> None:
    world = World()
    world.told(say("likes", "tea"), say("location", "Berlin"), say("mood", "happy", who=ANNA))
    answer = ask(world, "What do you know about me?")
    assert (answer.tier, answer.kind) == (Tier.FULL_CONTEXT, Kind.FULL_CONTEXT)
    assert [hit.text for hit in answer.hits] == ["The user lives in Berlin.", "The user likes tea."]
    keep(world, "I know that Anna is on leave.")
    assert found(world, "Who is Anna?") == ["I know that Anna is on leave.", "Anna feels happy."]
    assert len(ask(world, "What do you know about me?").hits) == 2


def test_other_questions_are_ranked_by_words() -> None:
    world = World()
    world.told(say("likes", "green tea"), say("likes", "black coffee"))
    answer = ask(world, "anything with green tea")
    assert (answer.tier, answer.kind) == (Tier.HYBRID, Kind.HYBRID)
    assert answer.hits[0].text == "The user likes green tea."
    assert answer.considered == 1


def test_a_search_that_finds_little_is_widened() -> None:
    world = World()
    world.told(say("dislikes", "hockey"))
    answer = ask(world, "hocky")
    assert (answer.tier, answer.kind) == (Tier.FULL_CONTEXT, Kind.HYBRID)
    assert [hit.text for hit in answer.hits] == ["The user dislikes hockey."]
    assert "widened" in answer.reason


def test_a_word_that_asks_for_a_key_is_not_taken_for_a_slip() -> None:
    world = World()
    world.told(say("tool", "brotherhood"))
    assert found(world, "brotherho") == ["The user uses brotherhood."]
    assert found(world, "brother") == []


def test_nothing_found_is_an_empty_answer() -> None:
    answer = ask(World(), "anything at all")
    assert answer.hits == ()
    world = World()
    world.told(say("likes", "tea"))
    assert found(world, "quantum chromodynamics") == []


def test_each_mode_answers() -> None:
    world = World()
    world.told(say("likes", "tea"), say("location", "Berlin"), say("hobby", "chess", who=ANNA))
    assert found(world, "something to drink", mode=Mode.BM25) == []
    assert found(world, "tea", mode=Mode.BM25) == ["The user likes tea."]
    vector = ask(world, "tea please", mode=Mode.VECTOR)
    assert (vector.tier, [hit.text for hit in vector.hits]) == (Tier.HYBRID, ["The user likes tea."])
    assert "embedding" in vector.reason
    assert "Anna's hobbies include chess." in found(world, "Anna", mode=Mode.GRAPH)
    assert ask(world, "Where do I live?", mode=Mode.BM25).tier is Tier.HYBRID


# -- what comes back -------------------------------------------------------------------------------------------------


def test_what_was_replaced_or_taken_back_is_not_returned_as_current() -> None:
    world = World()
    world.told(say("likes", "coffee"))
    world.heard(Extraction(facts=(say("likes", "tea"),), retractions=(Retraction(SPEAKER, "likes", "coffee"),)))
    assert found(world, "what do I drink") == ["The user likes tea."]
    assert found(world, "coffee") == []
    world.told(say("likes", "cocoa"))
    assert sorted(found(world, "what do I drink")) == ["The user likes cocoa.", "The user likes tea."]
    world.told(say("location", "Lisbon"))
    world.told(say("location", "Berlin"))
    assert found(world, "Where do I live?") == ["The user lives in Berlin."]
    assert found(world, "Lisbon") == []


def test_a_fact_whose_validity_has_lapsed_is_not_returned() -> None:
    world = World()
    world.told(replace(say("status", "on holiday"), valid_until=NOON + 5 * MINUTE))
    assert found(world, "holiday") == ["The user is on holiday."]
    world.clock.pass_minutes(10)
    assert found(world, "holiday") == []
    assert found(world, "What is my status?") == []


def test_hits_carry_ids_of_their_face_and_their_known_time() -> None:
    world = World()
    world.told(say("likes", "tea"))
    world.heard(
        Extraction(),
        infer="triples",
        triples=(
            replace(say("likes", "x", who=ANNA), key=None, value=None, label="mentors", object=Mention("person", "Bo")),
        ),
    )
    keep(world, "The vault code is 4711.")
    (fact,) = ask(world, "tea").hits
    assert (fact.id[:5], fact.kind, fact.occurred_at, fact.role) == ("attr_", "attribute", NOON, None)
    relation = next(hit for hit in ask(world, "mentors", passages=False).hits)
    assert (relation.id[:4], relation.kind, relation.text) == ("rel_", "attribute", "Anna mentors Bo.")
    (chunk,) = ask(world, "vault code").hits
    assert (chunk.id[:13], chunk.kind, chunk.role) == ("memory_chunk:", "memory_chunk", "user")


def test_an_entity_of_which_nothing_is_known_is_shown_itself() -> None:
    world = World()
    world.heard(Extraction(mentions=(Mention("product", "DGX"),)))
    (hit,) = ask(world, "Tell me about the DGX", passages=False).hits
    assert (hit.id, hit.kind, hit.text) == ("entity:product/dgx", "entity", "DGX is a product.")


def test_a_stored_reply_ranks_below_what_a_person_said_in_the_same_words() -> None:
    world = World()
    keep(world, "The launch code name is Bluebird.")
    keep(world, "The launch code name is Bluebird.", role="assistant")
    roles = [(hit.role, hit.score) for hit in ask(world, "launch code name Bluebird").hits]
    assert [role for role, _ in roles] == ["user", "assistant"]
    assert roles[0][1] > roles[1][1]


def test_a_question_somebody_asked_ranks_below_a_statement() -> None:
    world = World()
    keep(world, "The launch code name is Bluebird.")
    keep(world, "What is the launch code name?")
    assert found(world, "What is the launch code name?")[0] == "The launch code name is Bluebird."


def test_a_passage_that_no_longer_holds_ranks_far_below_what_does() -> None:
    world = World()
    world.told(say("likes", "words of wisdom"))
    (before,) = ask(world, "words", facts=False).hits
    world.heard(Extraction(retractions=(Retraction(SPEAKER, "likes", "words of wisdom"),)))
    after = {hit.id: hit.score for hit in ask(world, "words", facts=False, duplicates=True).hits}
    assert after[before.id] < before.score / 2
    assert before.id not in {hit.id for hit in ask(world, "words", facts=False, only_claims=True).hits}
    then = ask(world, "words", facts=False, moment=Moment(as_of=NOON)).hits
    assert [(hit.id, hit.score) for hit in then] == [(before.id, before.score)]


def test_near_duplicates_are_hidden_unless_asked_for() -> None:
    world = World()
    keep(world, "The quick brown fox jumps over the lazy dog near the old river bank.")
    keep(world, "The quick brown fox jumps over the lazy dog near the old river bank!")
    keep(world, "The fox sleeps.")
    assert len(ask(world, "brown fox").hits) == 2
    assert len(ask(world, "brown fox", duplicates=True).hits) == 3


def test_scores_fall_and_k_cuts() -> None:
    world = World()
    world.told(*(say("likes", f"tea {n}") for n in range(30)))
    keep(world, "A cup of tea, please.")
    for question in ("tea", "what do I like", "tell me about me", "tea tea cup"):
        answer = ask(world, question, k=7)
        scores = [hit.score for hit in answer.hits]
        assert len(scores) == 7
        assert scores == sorted(scores, reverse=True)
        assert all(0 < score <= 1 for score in scores)
        assert answer.considered >= 7
    assert ask(world, "tea", k=0).hits == ()


def test_include_chooses_the_kinds_before_k_cuts() -> None:
    world = World()
    world.told(*(say("likes", f"tea {n}") for n in range(5)))
    keep(world, "A cup of tea, please.")
    assert {hit.kind for hit in ask(world, "tea", k=3, facts=False).hits} == {"memory_chunk"}
    assert {hit.kind for hit in ask(world, "tea", k=9, passages=False).hits} == {"attribute"}


def test_no_row_has_a_place_so_a_location_filter_finds_nothing() -> None:
    world = World()
    world.told(say("location", "Berlin"))
    assert ask(world, "Where do I live?", located=True).hits == ()


# -- gates -----------------------------------------------------------------------------------------------------------


def test_only_the_callers_region_is_searched() -> None:
    world = World()
    world.told(say("likes", "green tea"), scope=ALICE)
    world.told(say("likes", "green apples"), scope=BOB)
    keep(world, "Bob keeps green notes.", scope=BOB)
    alice = Caller("alice", read=region((f"{ALICE}/*",)), open=False)
    assert found(world, "green", alice) == ["Alice likes green tea."]
    assert not any("bob" in text.lower() for text in found(world, "What does Bob like?", alice))
    assert ask(world, "Bob", alice).seeds == ()
    assert len(found(world, "green")) == 3


def test_a_lens_narrows_to_a_node_its_ancestors_and_a_subtree() -> None:
    world = World()
    for path, value in ((ALICE, "green tea"), (BOB, "green apples"), ("org/acme", "green power")):
        world.told(say("likes", value), scope=path)

    def values(lens: str) -> set[str]:
        return {text.split(" likes ")[1] for text in found(world, "green", lens=scopes(lens, patterns=True))}

    assert values(ALICE) == {"green tea.", "green power."}
    assert values("org/acme") == {"green power."}
    assert values("org/acme/*") == {"green tea.", "green apples.", "green power."}
    assert values("org/globex") == set()


def test_a_lens_looks_only_at_the_clauses_the_caller_may_read() -> None:
    world = World()
    world.told(say("likes", "green tea"), scope=[[ALICE], [BOB]])
    alice = Caller("alice", read=region((f"{ALICE}/*",)), open=False)
    assert found(world, "green", alice, lens=scopes(ALICE)) != []
    assert found(world, "green", alice, lens=scopes(BOB)) == []
    assert found(world, "green", lens=scopes(BOB)) != []


def test_labels_must_all_be_there() -> None:
    world = World()
    world.told(say("likes", "green tea"), labels=("source=survey", "wave=1"))
    world.told(say("likes", "green apples"), labels=("source=survey",))
    keep(world, "green notes", labels=("wave=1",))
    assert found(world, "green", labels=("wave=1",)) == ["The user likes green tea.", "green notes"]
    assert found(world, "green", labels=("wave=1", "source=survey")) == ["The user likes green tea."]
    assert found(world, "what do I like", labels=("wave=2",)) == []


def test_turns_before_the_askers_eyes_are_skipped_but_what_they_taught_is_not() -> None:
    world = World()
    told = world.told(say("likes", "words"))
    assert told.turn_id is not None
    hits = ask(world, "words", skip_turns=frozenset((told.turn_id,))).hits
    assert [hit.kind for hit in hits] == ["attribute"]
    assert {hit.kind for hit in ask(world, "words").hits} == {"attribute", "memory_chunk"}


# -- whose conversation ----------------------------------------------------------------------------------------------


def test_in_a_session_i_am_its_user_and_other_users_stay_out() -> None:
    world = World()
    world.told(say("location", "Lisbon"), say("likes", "green tea"), scope=ALICE)
    world.told(say("location", "Paris"), say("likes", "green apples"), scope=BOB)
    world.told(say("likes", "green power", who=Mention("organisation", "Acme")), scope="org/acme")
    assert found(world, "Where do I live?", home=home(ALICE)) == ["Alice lives in Lisbon."]
    assert sorted(found(world, "something green", home=home(ALICE))) == [
        "Acme likes green power.",
        "Alice likes green tea.",
    ]


def test_what_the_user_said_in_their_own_scope_comes_before_what_holds_above_it() -> None:
    world = World()
    world.told(say("location", "Rome"))
    world.told(say("location", "Lisbon"), scope=ALICE)
    assert found(world, "Where do I live?", home=home(ALICE)) == ["Alice lives in Lisbon."]
    assert found(world, "Where do I live?", home=home(BOB)) == ["The user lives in Rome."]


def test_somebody_else_named_in_the_question_comes_in() -> None:
    world = World()
    world.told(say("likes", "green tea"), scope=ALICE)
    world.told(say("likes", "green apples"), scope=BOB)
    assert found(world, "What does Bob like?", home=home(ALICE)) == ["Bob likes green apples."]


def test_a_session_without_a_user_sees_everybody() -> None:
    world = World()
    world.told(say("location", "Lisbon"), scope=ALICE)
    assert found(world, "Where do I live?", home=(("/",),)) == ["Alice lives in Lisbon."]


def test_what_somebody_else_likes_does_not_pass_for_mine() -> None:
    world = World()
    world.told(say("dislikes", "hockey", who=ANNA), say("dislikes", "golf"))
    assert found(world, "What do I dislike?") == ["The user dislikes golf."]
    assert found(world, "Is there a sport I dislike?")[0] == "The user dislikes golf."


# -- other times -----------------------------------------------------------------------------------------------------


def moved() -> World:
    world = World()
    world.told(say("location", "Lisbon"))
    world.clock.pass_minutes(60)
    world.told(say("location", "Berlin"))
    return world


@pytest.mark.parametrize("question", ["Where do I live?", "which city is it", "Lisbon or Berlin"])
@pytest.mark.parametrize("clock", ["as_of", "at_instant"])
def test_memory_can_be_asked_as_it_was(question: str, clock: str) -> None:
    world = moved()

    def at(minutes: int) -> Moment:
        return Moment(**{clock: NOON + minutes * MINUTE})

    assert found(world, question, moment=at(30)) == ["The user lives in Lisbon."]
    assert found(world, question, moment=at(90)) == ["The user lives in Berlin."]
    assert found(world, question, moment=at(-1)) == []


def test_the_two_clocks_tell_a_fact_learnt_late_apart() -> None:
    world = World()
    world.told(say("likes", "tea"), observed_at=parse("2020-01-01T00:00:00Z"))
    then = parse("2021-01-01T00:00:00Z")
    assert found(world, "tea", moment=Moment(as_of=then)) == ["The user likes tea."]
    assert found(world, "tea", moment=Moment(at_instant=then)) == []


def test_rows_can_be_chosen_by_when_they_held() -> None:
    world = moved()
    assert found(world, "Where do I live?", moment=Moment(valid_from=NOON + MINUTE)) == ["The user lives in Berlin."]
    assert found(world, "Where do I live?", moment=Moment(valid_until=NOON + 70 * MINUTE)) == [
        "The user lives in Lisbon."
    ]
    keep(world, "Lisbon is sunny.")
    assert found(world, "Lisbon", moment=Moment(valid_from=0), facts=False) == []


def test_a_row_that_a_merge_moved_is_one_row_at_any_time() -> None:
    world = World()
    bob, robert = Mention("person", "Bob"), Mention("person", "Robert")
    world.told(say("likes", "green tea", who=bob), say("likes", "green tea", who=robert), say("hobby", "golf", who=bob))
    before = world.clock.now()
    world.clock.pass_minutes(1)

    def merge_them(memory: Memory, command: None, stamp: Stamp) -> Decision[None]:
        draft = Draft(memory, stamp)
        twice, once = (draft.called(0, name)[0] for name in ("bob", "robert"))
        merge.fold(draft, twice, once, at=stamp.now)
        return Decision(tuple(draft.changes), None)

    world.executor.execute(merge_them, None, world.caller)
    for question in ("golf", "Bob's hobby", "Robert's hobby"):
        assert found(world, question) == ["Bob's hobbies include golf."]
    assert "Bob's hobbies include golf." in found(world, "Robert", mode=Mode.BM25)
    for question in ("golf", "Robert's hobby", "Tell me about Robert's hobby"):
        for moment in (Moment(as_of=before), Moment(as_of=world.clock.now())):
            assert len([text for text in found(world, question, moment=moment) if "golf" in text]) == 1


def test_what_was_forgotten_is_only_seen_at_a_time_before_that() -> None:
    world = World()
    world.told(say("likes", "tea"))

    def forget(memory: Memory, command: None, stamp: Stamp) -> Decision[None]:
        draft = Draft(memory, stamp)
        (fact,) = memory.facts.facts.values()
        draft.close_fact(fact, ClosedBy.FORGOTTEN, known_at=stamp.now, valid_until=stamp.now)
        return Decision(tuple(draft.changes), None)

    world.executor.execute(forget, None, world.caller)
    assert found(world, "tea") == []
    assert found(world, "tea", moment=Moment(valid_until=world.clock.now() + MINUTE)) == []
    assert found(world, "tea", moment=Moment(as_of=NOON)) == ["The user likes tea."]


def test_passages_are_seen_from_when_they_were_said() -> None:
    world = World()
    keep(world, "The vault code is 4711.")
    assert found(world, "vault", moment=Moment(as_of=NOON)) == ["The vault code is 4711."]
    assert found(world, "vault", moment=Moment(as_of=NOON - 1)) == []
    assert found(world, "vault", moment=Moment(at_instant=NOON - 1)) == []


@settings(max_examples=60)
@given(st.text(max_size=80), st.sampled_from(list(Mode)), st.integers(0, 50))
def test_any_question_is_answered_the_same_twice(text: str, mode: Mode, k: int) -> None:
    world = World()
    world.told(say("likes", "tea"), say("location", "Berlin"), say("pet", "Rex"), say("hobby", "chess", who=ANNA))
    keep(world, "Tea at 5?")
    once, again = (ask(world, text, mode=mode, k=k) for _ in range(2))
    assert once == again
    assert len(once.hits) <= k


@pytest.mark.parametrize("context", [f"ctx{number}" for number in range(4)])
def test_facts_of_one_instant_come_as_they_were_said_in_every_context(context: str) -> None:
    world = World(context_id=context)
    drinks = ("tea", "cocoa", "mate", "rum")
    world.told(*(say("likes", drink) for drink in drinks))
    said = [f"The user likes {drink}." for drink in drinks]
    for question in ("What do I like?", "What do you know about me?", "likes", "user"):
        assert found(world, question) == said
    graph = found(world, "user", mode=Mode.GRAPH)
    assert graph == said
    speaker = world.memory().facts.speaker(0)
    assert speaker is not None
    world.memory().sorted_edges()
    told = [fact.value for fact, _, _ in summaries.lines(world.memory(), speaker)]
    assert told == list(drinks)
