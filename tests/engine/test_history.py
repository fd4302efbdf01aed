"""The exact history store: retries, order, extraction, deletion."""

from collections.abc import Sequence
from threading import Thread

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mock_server.engine import history
from mock_server.engine.callers import Caller
from mock_server.engine.claims import Mention
from mock_server.engine.errors import OutsideRegion
from mock_server.engine.filler import is_filler
from mock_server.engine.json_text import loads
from mock_server.engine.memory import Memory
from mock_server.engine.persons import Person
from mock_server.engine.scopes import region
from tests.engine.people import BERLIN, COFFEE, LISBON, MAYA, NOOR, People, claims, user_turn
from tests.engine.world import NOON, say

SAID = "I live in Lisbon these days."


def numbers(answer: history.Appended) -> list[int]:
    return [row.number for row, _ in answer.items]


def created(answer: history.Appended) -> list[bool]:
    return [made for _, made in answer.items]


def test_rows_count_from_a_million_million_and_one() -> None:
    people = People()
    assert numbers(people.append(user_turn("a"), user_turn("b"))) == [1_000_000_000_001, 1_000_000_000_002]


def test_a_turn_with_a_known_key_is_answered_with_the_stored_one_whatever_else_it_says() -> None:
    people = People()
    first = people.append(user_turn("original", key="k1", seq=4))
    again = people.append(user_turn("changed", key="k1", seq=9, role="assistant"))
    assert again.items == ((first.items[0][0], False),)


def test_a_turn_with_the_same_seq_role_and_content_is_a_retry_even_under_an_unknown_key() -> None:
    people = People()
    first = people.append(user_turn("hi there", seq=1))
    assert numbers(people.append(user_turn("hi there", seq=1, key="new"))) == numbers(first)
    assert created(people.append(user_turn("hi there", seq=1, role="assistant"))) == [True]
    assert created(people.append(user_turn("other", seq=1))) == [True]


def test_turns_without_key_and_seq_are_always_stored() -> None:
    people = People()
    answer = people.append(user_turn("same"), user_turn("same"))
    assert created(answer) == [True, True]
    assert created(people.append(user_turn("same"))) == [True]
    assert len(people.conversation()) == 3


def test_retries_inside_one_request_are_recognised() -> None:
    people = People()
    answer = people.append(
        user_turn("a", key="k"), user_turn("b", key="k"), user_turn("c", seq=0), user_turn("c", seq=0)
    )
    assert created(answer) == [True, False, True, False]
    assert answer.items[1][0].content == "a"
    assert len(people.conversation()) == 2


def test_the_key_is_looked_for_before_the_seq() -> None:
    people = People()
    people.append(user_turn("one", seq=1), user_turn("two", key="k"))
    answer = people.append(user_turn("one", seq=1, key="k"))
    assert answer.items[0][0].content == "two"
    answer = people.append(user_turn("three", key="new"), user_turn("one", seq=1, key="new"))
    assert answer.items[1][0].content == "three"


@pytest.mark.parametrize(
    ("person", "source", "session_id"),
    [
        (NOOR, "app", "thread-1"),
        (Person("other", "maya"), "app", "thread-1"),
        (MAYA, "web", "thread-1"),
        (MAYA, "app", "2"),
    ],
)
def test_keys_and_seqs_mean_something_only_in_their_own_conversation(
    person: Person, source: str, session_id: str
) -> None:
    people = People()
    people.append(user_turn("x", key="k"), user_turn("y", seq=1))
    answer = people.append(
        user_turn("x", key="k"), user_turn("y", seq=1), person=person, source=source, session_id=session_id
    )
    assert created(answer) == [True, True]


def test_after_a_delete_the_same_key_and_seq_store_a_fresh_turn() -> None:
    people = People()
    first = people.append(user_turn("x", key="k", seq=1))
    people.run(history.decide_delete, history.DeleteHistory(MAYA, session_id="thread-1"))
    second = people.append(user_turn("x", key="k", seq=1))
    assert created(second) == [True]
    assert numbers(second)[0] > numbers(first)[0]


# -- order -------------------------------------------------------------------------------------------------------------


def test_fifty_turns_of_one_append_come_back_in_append_order_every_time() -> None:
    """Field case 29."""
    people = People()
    contents = [f"line {number}" for number in range(50)]
    people.append(*(user_turn(content) for content in contents))
    assert [[row.content for row in people.conversation()] for _ in range(3)] == [contents] * 3


def test_numbered_turns_come_by_seq_and_the_others_last() -> None:
    """Field case 29."""
    people = People()
    people.append(user_turn("none"), user_turn("five", seq=5), user_turn("three", seq=3), user_turn("four", seq=4))
    people.append(user_turn("four, again", seq=4))
    assert [row.content for row in people.conversation()] == ["three", "four", "four, again", "five", "none"]


@given(st.lists(st.one_of(st.none(), st.integers(0, 4)), max_size=12), st.lists(st.sampled_from("ab"), min_size=12))
def test_order_is_by_seq_then_by_writing_whatever_came_in(seqs: Sequence[int | None], sources: Sequence[str]) -> None:
    people = People()
    for place, (seq, source) in enumerate(zip(seqs, sources, strict=False)):
        people.append(user_turn(str(place), seq=seq), source=source)
    listed = [(row.seq, int(row.content)) for row in people.conversation()]
    numbered = sorted((seq, place) for place, seq in enumerate(seqs) if seq is not None)
    unnumbered = [(None, place) for place, seq in enumerate(seqs) if seq is None]
    assert listed == [*numbered, *unnumbered]


def test_without_a_source_every_source_is_joined_in_write_order() -> None:
    people = People()
    people.append(user_turn("1"), source="a")
    people.append(user_turn("2"), source="b")
    people.append(user_turn("3"), source="a")
    assert [row.content for row in people.conversation()] == ["1", "2", "3"]
    assert [row.content for row in people.conversation(source="a")] == ["1", "3"]
    assert people.conversation(session_id="unknown") == []


def test_twenty_parallel_appends_keep_every_turn_in_order() -> None:
    """Field case 37."""
    people = People()
    threads = [
        Thread(target=people.append, args=(user_turn(f"{n} a", seq=2 * n), user_turn(f"{n} b", seq=2 * n + 1)))
        for n in range(20)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    rows = people.conversation()
    assert [row.seq for row in rows] == list(range(40))
    assert [row.content for row in rows] == [f"{n} {half}" for n in range(20) for half in "ab"]
    assert len({row.number for row in rows}) == 40


# -- extraction --------------------------------------------------------------------------------------------------------


def test_each_new_user_turn_starts_one_job_and_a_retry_none() -> None:
    """Field case 31."""
    people = People()
    turns = (user_turn(SAID, LISBON, seq=0), user_turn("Noted, sir.", seq=1, role="assistant"))
    first = people.append(*turns)
    assert [len(job) for job in first.job_ids] == [16]
    again = people.append(*turns)
    assert (created(again), again.job_ids) == ([False, False], ())
    assert people.memories() == ["Maya lives in Lisbon."]
    mixed = people.append(*turns, user_turn("I like coffee best.", COFFEE, seq=2))
    assert len(mixed.job_ids) == 1


def test_the_assistants_words_and_small_talk_start_nothing() -> None:
    """Field case 3."""
    people = People()
    answer = people.append(
        user_turn("Here is the recursive version, I like recursion best", COFFEE, role="assistant"),
        user_turn("ok thanks", COFFEE),
    )
    assert answer.job_ids == ()
    assert people.memories() == []


def test_without_extract_nothing_is_learnt() -> None:
    people = People()
    assert people.append(user_turn(SAID, LISBON), extract=False).job_ids == ()
    assert people.memories() == []


def test_facts_carry_the_scalars_given_the_session_and_the_servers_marks() -> None:
    people = People()
    answer = people.append(user_turn(SAID, LISBON), metadata={"lang": "en", "n": 3, "session_id": "theirs"})
    fact = people.read(lambda memory, stamp: memory.facts.numbered(1))
    assert fact is not None
    assert fact.metadata is not None
    assert loads(fact.metadata) == {
        "lang": "en",
        "n": 3,
        "session_id": "thread-1",
        "write_origin": "turn-extraction",
        "turn_role": "user",
        "history_id": f"h_{numbers(answer)[0]}",
    }
    assert (fact.source_name, fact.origins) == ("app", (f"h_{numbers(answer)[0]}",))


def test_a_transcript_brought_in_late_takes_its_place_in_the_past() -> None:
    people = People()
    people.append(user_turn("I live in Berlin now.", BERLIN, said_at=NOON - 1_000))
    people.append(user_turn(SAID, LISBON, said_at=NOON - 2_000), session_id="older")
    assert people.memories() == ["Maya lives in Berlin."]


def test_nothing_is_known_from_the_future() -> None:
    people = People()
    people.append(user_turn(SAID, LISBON, said_at=NOON + 5_000))
    fact = people.read(lambda memory, stamp: memory.facts.numbered(1))
    assert fact is not None
    assert fact.known_at == NOON


def test_a_conversation_remembers_whom_it_spoke_of() -> None:
    people = People()
    people.append(
        user_turn("My sister Ana moved to Porto.", claims(say("location", "Porto", who=Mention("person", "Ana"))))
    )
    named = people.read(lambda memory, stamp: history.lately_named(memory, MAYA, "app", "thread-1"))
    assert named == (Mention("location", "Porto"), Mention("person", "Ana"))


@pytest.mark.parametrize(
    ("text", "filler"),
    [
        ("", True),
        ("?? 42 !!", True),
        ("👍", True),
        ("Vegetarian.", True),
        ("ok thanks", True),
        ("Sounds good!", True),
        ("That’s great", True),
        ("Call Maya", False),
        ("I moved to Berlin", False),
        ("谢谢", True),
        ("我住在柏林", False),
        ("Я живу в Берлине", False),
        ("спасибо", True),
        ("ฉันอาศัยอยู่ที่เบอร์ลิน", False),
    ],
)
def test_filler_is_what_has_no_letters_one_word_or_two_of_small_talk(text: str, filler: bool) -> None:
    assert is_filler(text) is filler


# -- deletion ----------------------------------------------------------------------------------------------------------


def delete(
    people: People,
    *numbers: int,
    session_id: str | None = None,
    person: Person = MAYA,
    source: str | None = None,
    with_facts: bool = False,
) -> history.Deleted:
    return people.run(
        history.decide_delete, history.DeleteHistory(person, source, session_id, numbers, with_facts=with_facts)
    )


def test_deleting_a_session_answers_in_transcript_order_and_a_second_time_nothing() -> None:
    people = People()
    stored = numbers(people.append(user_turn("b", seq=2), user_turn("a", seq=1)))
    assert delete(people, session_id="thread-1").rows == (stored[1], stored[0])
    assert delete(people, session_id="thread-1").rows == ()
    assert people.conversation() == []


def test_ids_of_others_and_of_nothing_are_passed_over() -> None:
    people = People()
    mine = numbers(people.append(user_turn("mine"), user_turn("mine too")))
    theirs = numbers(people.append(user_turn("hers"), person=NOOR))
    value = people.put("ns").item.number
    gone = delete(people, mine[1], theirs[0], value, 7, mine[0], mine[1])
    assert gone.rows == (mine[1], mine[0])
    assert len(people.conversation(person=NOOR)) == 1
    assert people.page()[1] == 1


def test_a_source_narrows_a_delete() -> None:
    people = People()
    people.append(user_turn("a"), source="a")
    other = numbers(people.append(user_turn("b"), source="b"))[0]
    assert delete(people, other, source="a").rows == ()
    assert delete(people, session_id="thread-1", source="b").rows == (other,)
    assert [row.content for row in people.conversation()] == ["a"]


def test_facts_stay_unless_they_are_asked_to_go() -> None:
    people = People()
    people.append(user_turn(SAID, LISBON))
    assert delete(people, session_id="thread-1").facts == ()
    assert people.memories() == ["Maya lives in Lisbon."]


def test_facts_whose_only_row_goes_are_deleted_when_asked() -> None:
    people = People()
    people.append(user_turn(SAID, LISBON), user_turn("I like coffee best.", COFFEE))
    assert delete(people, session_id="thread-1", with_facts=True).facts == (1, 2)
    assert people.memories() == []


def test_a_fact_with_another_living_origin_is_kept_until_that_goes_too() -> None:
    people = People()
    first = numbers(people.append(user_turn(SAID, LISBON)))[0]
    second = numbers(people.append(user_turn("Yes, I live in Lisbon.", LISBON), session_id="two"))[0]
    assert delete(people, first, with_facts=True).facts == ()
    assert people.memories() == ["Maya lives in Lisbon."]
    assert delete(people, second, with_facts=True).facts == (1,)


def test_both_origins_in_one_delete_take_the_fact_along() -> None:
    people = People()
    first = numbers(people.append(user_turn(SAID, LISBON)))[0]
    second = numbers(people.append(user_turn("Yes, I live in Lisbon.", LISBON)))[0]
    assert delete(people, first, second, with_facts=True).facts == (1,)


def test_whoever_may_not_write_or_forget_there_is_refused_and_nothing_changes() -> None:
    people = People()
    people.append(user_turn(SAID, LISBON))
    elsewhere = region(["org/acme/user/noor"])
    caller = Caller("noor", elsewhere, elsewhere, elsewhere, elsewhere, open=False)
    before = len(people.journal.commits["ctx"])
    with pytest.raises(OutsideRegion, match="maya"):
        people.run(history.decide_append, history.AppendHistory(MAYA, "app", "thread-1", (user_turn("x"),)), caller)
    with pytest.raises(OutsideRegion, match="maya"):
        people.run(history.decide_delete, history.DeleteHistory(MAYA, session_id="thread-1"), caller)
    with pytest.raises(OutsideRegion):
        people.read(lambda memory, stamp: history.conversation(memory, stamp, MAYA, "thread-1"), caller)
    assert len(people.journal.commits["ctx"]) == before


def test_replaying_the_journal_gives_the_same_rows() -> None:
    people = People()
    people.append(user_turn("a", key="k", seq=1), user_turn(SAID, LISBON))
    people.put("ns", value={"a": 1})
    delete(people, session_id="thread-1")
    people.append(user_turn("a", key="k", seq=1))
    replayed = Memory("ctx")
    for commit in people.journal.commits["ctx"]:
        replayed.apply_commit(commit)
    live = people.read(lambda memory, stamp: memory)
    assert replayed.history.rows == live.history.rows
    assert replayed.items.items == live.items.items
    assert replayed.next_row == live.next_row
