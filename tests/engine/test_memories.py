"""Memories of a person: what counts as one, order, ranking, status, forgetting."""

import pytest

from mock_server.engine import memories, remember
from mock_server.engine.callers import OPEN_ADMIN, Caller
from mock_server.engine.claims import FactClaim
from mock_server.engine.errors import MemoryNotFound, OutsideRegion
from mock_server.engine.persons import OWN_TENANT, Person, is_path_of
from mock_server.engine.scopes import parse as scopes
from mock_server.engine.scopes import region
from mock_server.engine.sentences import sentence
from tests.engine.people import BERLIN, COFFEE, LISBON, MAYA, NOOR, People, claims, user_turn
from tests.engine.world import MINUTE, NOON, say

OWN = Person(OWN_TENANT, "maya")


def taught() -> People:
    """Make a world where Maya lives in Lisbon (1), likes coffee (2) and is married to Ben (3)."""
    people = People()
    people.append(user_turn("I live in Lisbon.", LISBON))
    people.clock.pass_minutes(1)
    people.append(user_turn("I like coffee best.", COFFEE), source="chat", metadata={"event_type": "taste"})
    people.clock.pass_minutes(1)
    people.append(user_turn("I am married to Ben.", claims(say("spouse", "Ben"))))
    return people


def told(people: People, scope: str, *facts: FactClaim, labels: tuple[str, ...] = ()) -> None:
    command = remember.Remember("words", selector=scopes(scope), extraction=claims(*facts), labels=labels)
    people.run(remember.decide_remember, command)


def ranked(
    people: People, prompt: str, *, k: int = 8, types: tuple[str, ...] | None = None, person: Person = MAYA
) -> list[str]:
    return people.read(
        lambda memory, stamp: [
            sentence(memory, fact) for fact, _ in memories.rank(memory, stamp, person, prompt, k=k, types=types)
        ]
    )


def forget(people: People, *numbers: int, user: str = "maya", dry_run: bool = False) -> tuple[int, ...]:
    return people.run(memories.decide_forget_by_ids, memories.ForgetByIds(user, numbers, dry_run))


# -- list --------------------------------------------------------------------------------------------------------------


def test_memories_come_newest_first_and_only_while_they_live() -> None:
    people = taught()
    assert people.numbers() == [3, 2, 1]
    people.append(user_turn("I moved to Berlin.", BERLIN))
    assert people.memories() == [
        "Maya lives in Berlin.",
        "Maya is married to Ben.",
        "Maya likes coffee.",
    ]


def test_a_window_counts_all_and_limit_zero_is_no_limit() -> None:
    people = taught()

    def window(limit: int, offset: int) -> tuple[list[int], int]:
        found, total = people.read(lambda memory, stamp: memories.page(memory, stamp, MAYA, limit=limit, offset=offset))
        return [fact.number for fact in found], total

    assert window(1, 1) == ([2], 3)
    assert window(0, 1) == ([2, 1], 3)
    assert window(5, 9) == ([], 3)


def test_what_spectron_learns_in_the_same_scope_is_a_memory_and_what_others_share_is_not() -> None:
    people = People()
    told(people, "org/acme/user/maya", say("location", "Lisbon"))
    told(people, "org/acme", say("location", "Oslo"))
    told(people, "org/acme/user/maya/project/x", say("likes", "tea"))
    told(people, "org/acme/user/noor", say("likes", "cocoa"))
    assert people.memories() == ["Maya lives in Lisbon."]
    assert people.memories(Person("acme", "MAYA")) == []


def test_a_row_shared_by_clauses_is_a_memory_of_each_but_one_that_needs_both_is_nobodys() -> None:
    people = People()
    maya, noor = "org/acme/user/maya", "org/acme/user/noor"
    either = remember.Remember("w", selector=((maya,), (noor,)), extraction=claims(say("likes", "tea")))
    both = remember.Remember("w", selector=((maya, noor),), extraction=claims(say("likes", "cocoa")))
    people.run(remember.decide_remember, either)
    people.run(remember.decide_remember, both)
    assert len(people.memories(MAYA)) == len(people.memories(NOOR)) == 1


@pytest.mark.parametrize(
    "user", ["lgs:memories:user%2Da", "customer-7::agents::thread-42", "a/b", "50%", " a ", "*", "é"]
)
def test_odd_user_ids_are_people_of_their_own(user: str) -> None:
    people = People()
    odd = Person("acme", user)
    people.append(user_turn("I live in Lisbon.", LISBON), person=odd)
    assert len(people.memories(odd)) == 1
    assert is_path_of(odd.path, user)
    for other in (Person("acme", user.strip() + "x"), Person("acme", "b"), Person("acme/user", user)):
        assert people.memories(other) == []
    assert forget(people, 1, user=user) == (1,)


# -- ranking -----------------------------------------------------------------------------------------------------------


def test_the_nearest_memory_of_this_person_alone_answers_a_prompt() -> None:
    people = taught()
    people.append(user_turn("I live in Oslo.", claims(say("location", "Oslo"))), person=NOOR)
    assert ranked(people, "Where do I live?") == ["Maya lives in Lisbon."]
    assert ranked(people, "Where do I live?", person=NOOR) == ["Noor lives in Oslo."]
    assert ranked(people, "zeppelin") == []
    assert ranked(people, "Where do I live?", person=Person("other", "maya")) == []


def test_a_corrected_memory_is_not_recalled() -> None:
    people = taught()
    people.append(user_turn("I moved to Berlin.", BERLIN))
    assert ranked(people, "Lisbon") == []
    assert ranked(people, "Where do I live?") == ["Maya lives in Berlin."]


def test_a_memory_whose_time_has_passed_is_listed_but_not_recalled() -> None:
    people = People()
    stay = FactClaim(say("likes", "x").subject, "location", "Oslo", valid_until=NOON + MINUTE)
    people.append(user_turn("I live in Oslo until one past twelve.", claims(stay)))
    assert ranked(people, "Oslo") == ["Maya lives in Oslo."]
    people.clock.pass_minutes(1)
    assert ranked(people, "Oslo") == []
    assert people.memories() == ["Maya lives in Oslo."]


def test_rows_and_values_are_never_recalled() -> None:
    people = People()
    people.append(user_turn("zeppelin captain on holiday"), extract=False)
    people.put("ns", text="zeppelin captain on holiday")
    assert ranked(people, "zeppelin") == []
    assert people.memories() == []


@pytest.mark.parametrize(
    ("types", "found"),
    [
        (None, 3),
        ((), 3),
        (("fact",), 3),
        (("preference",), 1),
        (("Relationship", "nonsense"), 1),
        (("location",), 1),
        (("lives_in", "likes"), 2),
        (("identity",), 2),
        (("knowledge",), 1),
        (("nonsense",), 0),
    ],
)
def test_types_narrow_unknown_ones_are_dropped_and_only_unknown_ones_match_nothing(
    types: tuple[str, ...] | None, found: int
) -> None:
    assert len(ranked(taught(), "maya", types=types)) == found


def test_types_are_looked_at_before_the_limit_cuts() -> None:
    people = People()
    for place in range(30):
        people.append(user_turn("x", claims(say("likes", f"tea {place}")), key=str(place)), extract=True)
        told(people, "org/acme/user/maya", say("likes", f"tea number {place}"))
    told(people, "org/acme/user/maya", say("employer", "a shop that sells many other things than just tea"))
    assert len(ranked(people, "tea", k=2)) == 2
    assert len(ranked(people, "tea", k=2, types=("employer",))) == 1


# -- status ------------------------------------------------------------------------------------------------------------


def test_a_live_memory_has_a_status_and_others_have_none() -> None:
    people = taught()

    def status(number: int, user: str | None = None, caller: Caller = OPEN_ADMIN) -> int:
        return people.read(lambda memory, stamp: memories.status(memory, stamp, number, user=user).number, caller)

    assert status(1) == status(1, "maya") == 1
    with pytest.raises(MemoryNotFound):
        status(1, "noor")
    with pytest.raises(MemoryNotFound):
        status(99)
    elsewhere = region(["org/acme/user/noor"])
    with pytest.raises(MemoryNotFound):
        status(1, caller=Caller("noor", elsewhere, elsewhere, elsewhere, elsewhere, open=False))
    forget(people, 1)
    with pytest.raises(MemoryNotFound):
        status(1)


# -- forget ------------------------------------------------------------------------------------------------------------


def test_forgotten_memories_are_gone_from_list_and_recall_at_once() -> None:
    people = taught()
    assert forget(people, 2, 1, 2, 99) == (2, 1)
    assert people.memories() == ["Maya is married to Ben."]
    assert ranked(people, "Where do I live? coffee") == []
    assert forget(people, 2, 1) == ()


def test_only_the_users_own_goes_under_any_tenant() -> None:
    people = taught()
    people.append(user_turn("I live in Oslo.", claims(say("location", "Oslo"))), person=Person("other", "maya"))
    people.append(user_turn("I live in Rome.", claims(say("location", "Rome"))), person=NOOR)
    assert forget(people, 5, 4) == (4,)
    assert people.numbers(NOOR) == [5]


def test_a_row_id_removes_the_row_and_leaves_its_facts() -> None:
    people = People()
    turn = people.append(user_turn("I live in Lisbon.", LISBON)).items[0][0].number
    value = people.put("ns", text="I like coffee best.", extraction=COFFEE).item.number
    hers = people.put("ns", person=NOOR).item.number
    assert forget(people, value, hers, turn) == (value, turn)
    assert people.conversation() == []
    assert people.page() == ([], 0)
    assert people.page(person=NOOR)[1] == 1
    assert len(people.memories()) == 2


def test_a_dry_run_says_what_would_go_and_changes_nothing() -> None:
    people = taught()
    before = len(people.journal.commits["ctx"])
    assert forget(people, 1, 2, dry_run=True) == (1, 2)
    matching = memories.ForgetMatching(MAYA, source="app", dry_run=True)
    assert people.run(memories.decide_forget_matching, matching) == (3, 1)
    assert people.numbers() == [3, 2, 1]
    assert len(people.journal.commits["ctx"]) == before


@pytest.mark.parametrize(
    ("wanted", "gone"),
    [
        (memories.ForgetMatching(MAYA, source="chat"), (2,)),
        (memories.ForgetMatching(MAYA, source="nobody"), ()),
        (memories.ForgetMatching(MAYA, event_type="taste"), (2,)),
        (memories.ForgetMatching(MAYA, event_type="other"), ()),
        (memories.ForgetMatching(MAYA, tier="hot"), (3, 2, 1)),
        (memories.ForgetMatching(MAYA, tier="cold"), ()),
        (memories.ForgetMatching(MAYA, before=NOON + MINUTE), (1,)),
        (memories.ForgetMatching(MAYA, after=NOON + MINUTE), (3,)),
        (memories.ForgetMatching(MAYA, after=NOON, before=NOON + 2 * MINUTE), (2,)),
        (memories.ForgetMatching(MAYA, source="app", after=NOON), (3,)),
        (memories.ForgetMatching(NOOR, tier="hot"), ()),
        (memories.ForgetMatching(OWN, tier="hot"), ()),
    ],
)
def test_filters_take_what_passes_all_of_them(wanted: memories.ForgetMatching, gone: tuple[int, ...]) -> None:
    people = taught()
    assert people.run(memories.decide_forget_matching, wanted) == gone
    assert people.numbers() == [number for number in (3, 2, 1) if number not in gone]


def test_tags_are_the_labels_a_memory_carries_and_all_must_be_there() -> None:
    people = People()
    told(people, MAYA.path, say("likes", "tea"), labels=("team=blue", "topic=drinks"))
    told(people, MAYA.path, say("likes", "cocoa"), labels=("team=blue",))
    wanted = memories.ForgetMatching(MAYA, tags=("topic=drinks", "team=blue"))
    assert people.run(memories.decide_forget_matching, wanted) == (1,)


def test_filters_never_select_rows() -> None:
    people = People()
    people.append(user_turn("hi there"), extract=False)
    people.put("ns", source="app")
    assert people.run(memories.decide_forget_matching, memories.ForgetMatching(MAYA, source="app")) == ()
    assert len(people.conversation()) == people.page(source="app")[1] == 1


def test_whoever_may_not_forget_there_removes_nothing() -> None:
    people = taught()
    row = people.append(user_turn("hi there")).items[0][0].number
    mine = region(["org/acme/user/maya"])
    reader = Caller("maya", mine, mine, (), (), open=False)
    command = memories.ForgetByIds("maya", (1, row))
    assert people.run(memories.decide_forget_by_ids, command, reader) == ()
    with pytest.raises(OutsideRegion, match="delete"):
        people.run(memories.decide_forget_matching, memories.ForgetMatching(MAYA, tier="hot"), reader)


def test_counting_is_over_what_the_caller_may_read() -> None:
    people = taught()
    people.append(user_turn("I live in Oslo.", claims(say("location", "Oslo"))), person=NOOR)
    mine = region(["org/acme/user/maya"])
    assert people.read(memories.count) == 4
    assert people.read(memories.count, Caller("maya", mine, mine, mine, mine, open=False)) == 3
