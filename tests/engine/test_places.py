"""Places: what a sight sees is found without trying everything, and is exactly what trying everything finds."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from mock_server.engine.callers import OPEN_ADMIN, Caller
from mock_server.engine.memory import Memory
from mock_server.engine.places import Bounds, Places, Sight, person
from mock_server.engine.scopes import Selector, region
from mock_server.engine.sight import sight

ALICE, BOB = "org/acme/user/alice", "org/acme/user/bob"

paths = st.sampled_from(
    [
        "/",
        "org",
        "org/acme",
        "org/acme/user",
        ALICE,
        BOB,
        f"{ALICE}/team/red",
        "org/acme2/user/alice",
        "team/red",
        "user/eve",
    ]
)
patterns = st.one_of(paths, paths.map(lambda path: "/*" if path == "/" else f"{path}/*"))
selectors = st.lists(st.lists(paths, min_size=1, max_size=2).map(tuple), min_size=1, max_size=2).map(tuple)


def caller(read: list[str]) -> Caller:
    return replace(OPEN_ADMIN, read=region(read))


@given(
    st.lists(selectors, max_size=12),
    st.lists(patterns, min_size=1, max_size=3),
    st.lists(st.lists(patterns, min_size=1, max_size=2).map(tuple), max_size=2).map(tuple),
    st.one_of(st.just(()), selectors),
    st.frozensets(st.sampled_from([ALICE, BOB]), max_size=1),
)
def test_candidates_leave_out_nothing_that_is_seen(
    used: list[Selector], read: list[str], lens: Selector, home: Selector, named: frozenset[str]
) -> None:
    memory = Memory("ctx")
    for selector in used:
        memory.places.number(selector)
    sees = sight(memory, caller(read), lens=lens, home=home, named=named)
    tried = [number for number, selector in enumerate(memory.places.selectors) if sees(selector)]
    assert memory.places.seen(sees) == memory.places.seen(lambda selector: sees(selector)) == tried
    few = memory.places.few_seen(sees)
    assert few is None or few == tried


def test_a_selector_has_one_number() -> None:
    places = Places()
    assert [places.number(selector) for selector in (((ALICE,),), ((BOB,),), ((ALICE,),))] == [0, 1, 0]


def test_a_narrow_sight_tries_only_what_lies_there() -> None:
    """Among a thousand people, one person's sight looks at a handful of selectors."""
    places = Places()
    for number in range(1_000):
        places.number(((f"org/acme/user/u{number}",),))
    places.number((("org/acme",),))
    for bounds in (
        Bounds(owner="org/acme/user/u7"),
        Bounds(lens=(("org/acme/user/u7",),)),
        Bounds(region=region(["org/acme/user/u7", "org/acme"])),
        Bounds(path="org/acme/user/u7"),
    ):
        tried: list[Selector] = []

        def look(selector: Selector) -> bool:
            tried.append(selector)  # noqa: B023
            return True

        assert 1 <= len(places.seen(Sight(look, bounds))) <= 2
        assert len(tried) <= 2


def test_a_person_is_the_last_user_of_a_path() -> None:
    assert person(((f"{ALICE}/team/red",),)) == ALICE
    assert person((("org/acme",),)) is None
    assert person(((ALICE,), (BOB,))) is None
