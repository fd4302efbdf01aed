"""The key-value store: identity, replacement, prefixes, search, deletion."""

from collections.abc import Sequence
from threading import Thread

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mock_server.engine import kv
from mock_server.engine.callers import Caller
from mock_server.engine.errors import OutsideRegion
from mock_server.engine.json_text import loads
from mock_server.engine.persons import Person
from mock_server.engine.records import Item
from mock_server.engine.scopes import region
from tests.engine.people import BERLIN, COFFEE, LISBON, MAYA, NOOR, People, user_turn
from tests.engine.world import MINUTE, NOON


def get(people: People, *namespace: str, key: str = "k", person: Person = MAYA, source: str = "api") -> Item | None:
    return people.read(lambda memory, stamp: kv.get(memory, stamp, kv.Shelf(person, source), namespace, key))


def search(people: People, query: str, *prefix: str, limit: int = 10) -> tuple[list[tuple[Item, float]], int]:
    shelf = kv.Shelf(MAYA, "api")
    return people.read(lambda memory, stamp: kv.search(memory, stamp, shelf, prefix, query, limit=limit))


def listed(people: People, *prefix: str) -> list[tuple[str, ...]]:
    return [item.namespace for item in people.page(*prefix)[0]]


# -- put ---------------------------------------------------------------------------------------------------------------


def test_the_same_put_three_times_stores_once() -> None:
    """Field case 9."""
    people = People()
    puts = []
    for _ in range(3):
        puts.append(people.put("preferences", key="seat", value={"side": "window", "row": None}))
        people.clock.pass_minutes(1)
    assert [put.created for put in puts] == [True, False, False]
    assert {put.item for put in puts} == {puts[0].item}
    assert puts[0].item.created_at == puts[0].item.updated_at == NOON
    assert [put.job_id for put in puts] == [None] * 3


def test_the_order_of_members_does_not_matter_but_true_is_not_one() -> None:
    people = People()
    people.put("ns", value={"a": 1, "b": [True]})
    assert people.put("ns", value={"b": [True], "a": 1}).created is False
    assert people.put("ns", value={"b": [1], "a": 1}).created is True


def test_a_new_text_alone_is_a_replacement_and_a_new_index_or_metadata_a_retry() -> None:
    people = People()
    people.put("ns", text="one")
    assert people.put("ns", text="two").created is True
    assert people.put("ns", text="two", index=False, metadata={"a": "b"}, extraction=LISBON).created is False
    assert people.memories() == []


def test_a_replacement_has_a_new_number_and_keeps_the_first_creation() -> None:
    people = People()
    old = people.put("ns", value={"a": 1}).item
    people.clock.pass_minutes(5)
    new = people.put("ns", value={"a": 2}).item
    assert new.number > old.number
    assert (new.created_at, new.updated_at) == (NOON, NOON + 5 * MINUTE)
    assert people.page()[0] == [new]
    people.run(kv.decide_delete, kv.DeleteItems(kv.Shelf(MAYA, "api"), ("ns",)))
    assert people.put("ns", value={"a": 2}).item.created_at == NOON + 5 * MINUTE


def test_the_default_text_is_compact_json_with_sorted_keys() -> None:
    people = People()
    held = people.put("ns", value={"b": [1, {"z": None, "y": "é"}], "a": 2**70}).item
    assert held.text == '{"a":1180591620717411303424,"b":[1,{"y":"é","z":null}]}'
    assert loads(held.value) == {"b": [1, {"z": None, "y": "é"}], "a": 2**70}


def test_values_of_sources_users_and_tenants_never_meet() -> None:
    people = People()
    shelves = [(MAYA, "api"), (MAYA, "app"), (NOOR, "api"), (Person("other", "maya"), "api")]
    for number, (person, source) in enumerate(shelves):
        people.put("ns", value={"n": number}, person=person, source=source)
    for number, (person, source) in enumerate(shelves):
        held = get(people, "ns", person=person, source=source)
        assert held is not None
        assert loads(held.value) == {"n": number}
        assert people.page(person=person, source=source)[1] == 1


def test_twenty_parallel_puts_to_one_key_leave_one_value_that_was_sent() -> None:
    """Field case 37."""
    people = People()
    threads = [Thread(target=people.put, args=("ns",), kwargs={"value": {"n": n}}) for n in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    items, total = people.page()
    assert total == len(items) == 1
    assert loads(items[0].value)["n"] in range(20)


def test_twenty_parallel_puts_to_twenty_keys_keep_twenty_values() -> None:
    """Field case 37."""
    people = People()
    threads = [Thread(target=people.put, args=("ns",), kwargs={"key": f"k{n}", "value": {"n": n}}) for n in range(20)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert {item.key: loads(item.value)["n"] for item in people.page()[0]} == {f"k{n}": n for n in range(20)}


# -- facts -------------------------------------------------------------------------------------------------------------


def test_a_put_that_extracts_teaches_and_its_retry_does_not() -> None:
    people = People()
    put = people.put("ns", text="I live in Lisbon.", extraction=LISBON)
    assert put.job_id is not None
    assert people.memories() == ["Maya lives in Lisbon."]
    assert people.put("ns", text="I live in Lisbon.", extraction=LISBON).job_id is None
    assert people.put("ns", text="ok thanks", extraction=LISBON).job_id is None


def test_facts_of_a_replaced_value_go_only_when_asked() -> None:
    people = People()
    people.put("ns", text="I live in Lisbon.", extraction=LISBON)
    kept = people.put("ns", text="I like coffee best.", extraction=COFFEE)
    assert (kept.facts, len(people.memories())) == ((), 2)
    gone = people.put("ns", text="I live in Berlin now.", extraction=BERLIN, replace_facts=True)
    assert gone.facts == (2,)
    assert people.memories() == ["Maya lives in Berlin."]


def test_replacing_nothing_deletes_no_facts() -> None:
    assert People().put("ns", text="I live in Lisbon.", extraction=LISBON, replace_facts=True).facts == ()


def test_deleting_a_value_takes_its_facts_along_when_asked() -> None:
    people = People()
    people.put("a", text="I live in Lisbon.", extraction=LISBON)
    people.put("b", text="I like coffee best.", extraction=COFFEE)
    people.append(user_turn("I do like coffee best.", COFFEE))
    assert people.delete_items("a").facts == ()
    assert people.delete_items("b", with_facts=True).facts == ()
    assert people.memories() == ["Maya likes coffee.", "Maya lives in Lisbon."]


# -- prefixes ----------------------------------------------------------------------------------------------------------


def test_no_character_of_a_prefix_is_a_wildcard() -> None:
    """Field case 20."""
    people = People()
    people.put("users", "john-doe")
    people.put("users", "john_doe")
    assert listed(people, "users", "john_doe") == [("users", "john_doe")]
    assert people.namespaces("users", "john_doe") == [("users", "john_doe")]
    assert [item.namespace for item, _ in search(people, "x", "users", "john_doe")[0]] == [("users", "john_doe")]
    for prefix in (("%",), ("us%",), ("*",), ("users", "\\")):
        assert listed(people, *prefix) == []
        assert people.namespaces(*prefix) == []
        assert search(people, "x", *prefix) == ([], 0)


def test_a_prefix_is_compared_segment_by_segment() -> None:
    """Field case 21."""
    people = People()
    for namespace in (("a",), ("a", "b"), ("ab",)):
        people.put(*namespace)
    assert set(listed(people, "a")) == {("a",), ("a", "b")}
    assert set(listed(people)) == {("a",), ("a", "b"), ("ab",)}
    assert people.namespaces("a") == [("a",), ("a", "b")]
    assert people.namespaces() == [("a",), ("a", "b"), ("ab",)]
    people.delete_items("a")
    assert people.namespaces() == [("a", "b"), ("ab",)]


SEGMENT = st.text(alphabet="ab%_\\* /\x00é", max_size=2)
NAMESPACE = st.lists(SEGMENT, min_size=1, max_size=3).map(tuple)


@given(st.lists(NAMESPACE, max_size=8), st.lists(SEGMENT, max_size=3).map(tuple), st.integers(1, 3))
def test_list_search_and_namespaces_agree_on_what_a_prefix_covers(
    held: Sequence[tuple[str, ...]], prefix: tuple[str, ...], depth: int
) -> None:
    people = People()
    for namespace in held:
        people.put(*namespace)
    wanted = {namespace for namespace in held if namespace[: len(prefix)] == prefix}
    assert set(listed(people, *prefix)) == wanted
    assert people.namespaces(*prefix) == sorted(wanted)
    assert {item.namespace for item, _ in search(people, "a", *prefix)[0]} == wanted
    assert people.namespaces(*prefix, max_depth=depth) == sorted({namespace[:depth] for namespace in wanted})


@given(st.lists(st.tuples(st.sampled_from("abc"), st.integers(0, 3), st.booleans()), max_size=20), st.integers(1, 4))
def test_pages_show_every_live_value_once_newest_first(writes: Sequence[tuple[str, int, bool]], limit: int) -> None:
    people = People()
    for name, value, stays in writes:
        people.put("ns", name, key=name, value={"n": value})
        if not stays:
            people.delete_items("ns", name)
    whole, total = people.page()
    assert total == len(whole)
    pages = [item for offset in range(0, total, limit) for item in people.page(limit=limit, offset=offset)[0]]
    assert pages == whole == people.page("ns")[0] == kv.newest_first(iter(whole))
    by_prefix = [item for offset in range(0, total, limit) for item in people.page("ns", limit=limit, offset=offset)[0]]
    assert by_prefix == whole


def test_reading_makes_nothing_and_the_last_delete_takes_the_namespace() -> None:
    """Field case 23."""
    people = People()
    assert get(people, "ghost") is None
    assert people.delete_items("ghost", keys=("k",)).rows == ()
    assert people.namespaces() == []
    people.put("real")
    people.delete_items("real", keys=("k",))
    assert people.namespaces() == []
    assert people.page() == ([], 0)


def test_namespaces_are_windowed_after_cutting_and_joining() -> None:
    people = People()
    for namespace in (("a", "1"), ("a", "2"), ("b", "1"), ("c",)):
        people.put(*namespace)
    shelf = kv.Shelf(MAYA, "api")
    window = people.read(lambda memory, stamp: kv.namespaces(memory, stamp, shelf, (), max_depth=1, limit=1, offset=1))
    assert window == [("b",)]


# -- search ------------------------------------------------------------------------------------------------------------


def test_search_ranks_by_likeness_and_leaves_nothing_out() -> None:
    people = People()
    people.put("preferences", key="seat", text="Prefers a window seat on long flights.")
    people.put("preferences", key="format", text="Replies in bullet points, always.")
    people.put("other", key="seat", text="Prefers an aisle seat.")
    hits, total = search(people, "seating", "preferences")
    assert [item.key for item, _ in hits] == ["seat", "format"]
    assert hits[0][1] > 0.2 > hits[1][1]
    assert total == 2
    assert len(search(people, "seating", limit=1)[0]) == 1
    assert search(people, "seating", limit=1)[1] == 3


def test_what_is_not_indexed_scores_the_share_of_the_querys_words() -> None:
    people = People()
    people.put("ns", text="Window seat, please; WINDOW only", index=False)
    assert [score for _, score in search(people, "window aisle window SEAT")[0]] == [pytest.approx(2 / 3, abs=1e-6)]
    assert [score for _, score in search(people, "??")[0]] == [0.0]
    assert [score for _, score in search(people, "seating")[0]] == [0.0]


def test_equal_scores_come_newest_first() -> None:
    people = People()
    for key in ("one", "two", "three"):
        people.put("ns", key=key, text="same")
    people.put("ns", key="one", text="same", value={"changed": True})
    assert [item.key for item, _ in search(people, "same")[0]] == ["one", "three", "two"]


# -- delete ------------------------------------------------------------------------------------------------------------


def test_keys_are_deleted_in_the_order_asked_and_a_namespace_newest_first() -> None:
    people = People()
    stored = {key: people.put("ns", key=key).item.number for key in "abcd"}
    assert people.delete_items("ns", keys=("c", "x", "a", "c")).rows == (stored["c"], stored["a"])
    assert people.delete_items("ns").rows == (stored["d"], stored["b"])
    assert people.delete_items("ns").rows == ()


def test_a_delete_touches_only_its_own_user_tenant_source_and_namespace() -> None:
    """Field case 34."""
    people = People()
    shelves = [(Person(t, u), source) for t in "12" for u in "AB" for source in "xy"]
    for person, source in shelves:
        people.put("ns", person=person, source=source)
        people.put("ns", "child", person=person, source=source)
        people.put("other", person=person, source=source)
    people.delete_items("ns", person=Person("1", "A"), source="x")
    assert people.namespaces(person=Person("1", "A"), source="x") == [("ns", "child"), ("other",)]
    assert all(people.page(person=person, source=source)[1] == 3 for person, source in shelves[1:])


def test_no_keys_and_foreign_keys_delete_nothing() -> None:
    """Field case 34."""
    people = People()
    people.put("ns", key="mine")
    people.put("ns", key="hers", person=NOOR)
    assert people.delete_items("ns", keys=()).rows == ()
    assert people.delete_items("ns", keys=("hers",)).rows == ()
    assert people.page()[1] == people.page(person=NOOR)[1] == 1


def test_whoever_may_not_touch_a_person_is_refused() -> None:
    people = People()
    people.put("ns")
    elsewhere = region(["org/acme/user/noor"])
    stranger = Caller("noor", elsewhere, elsewhere, elsewhere, elsewhere, open=False)
    shelf = kv.Shelf(MAYA, "api")
    with pytest.raises(OutsideRegion):
        people.run(kv.decide_put, kv.PutItem(shelf, ("ns",), "k", "{}", "{}"), stranger)
    with pytest.raises(OutsideRegion):
        people.run(kv.decide_delete, kv.DeleteItems(shelf, ("ns",)), stranger)
    with pytest.raises(OutsideRegion):
        people.read(lambda memory, stamp: kv.get(memory, stamp, shelf, ("ns",), "k"), stranger)
    with pytest.raises(OutsideRegion):
        people.read(lambda memory, stamp: kv.search(memory, stamp, shelf, (), "x", limit=1), stranger)
