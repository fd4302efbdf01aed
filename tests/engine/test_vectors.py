"""The index by meaning keeps up with every write, stays in sight, and is joined with words by reciprocal ranks."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mock_server.engine import ranking
from mock_server.engine.bm25 import CHUNK, FACT
from mock_server.engine.claims import SPEAKER, Extraction, Mention, Retraction
from mock_server.engine.executor import Executor
from mock_server.engine.memory import Memory
from mock_server.engine.questions import parse
from mock_server.engine.recall import ENOUGH
from mock_server.engine.scopes import Selector
from mock_server.engine.vectors import LEAST, VectorIndex
from tests.engine.recalling import ask
from tests.engine.world import World, say

ALICE, BOB = "org/acme/user/alice", "org/acme/user/bob"

THEMES = {
    "drink": {"tea", "coffee", "beverage", "thirsty", "espresso"},
    "pet": {"cat", "dog", "animal", "whippet"},
    "place": {"berlin", "lisbon", "city", "lives", "location"},
}


@dataclass
class Vectors:
    """A shelf of theme counts."""

    held: dict[str, tuple[float, ...]] = field(default_factory=dict)

    def __len__(self) -> int:
        return len(self.held)

    def put(self, document_id: str, text: str) -> None:
        self.held[document_id] = themes(text)

    def drop(self, document_id: str) -> None:
        self.held.pop(document_id, None)

    def nearest(self, query: tuple[float, ...], limit: int) -> list[tuple[float, str]]:
        rows = sorted(((dot(query, mine), name) for name, mine in self.held.items()), reverse=True)
        return rows[:limit]


class Themes:
    """Embed a text by what themes its words belong to."""

    def __init__(self) -> None:
        self.embed: Callable[[str], tuple[float, ...]] = themes

    def likeness_to(self, text: str) -> Callable[[str], float]:
        mine = themes(text)
        return lambda other: dot(mine, themes(other))

    def shelf(self) -> Vectors:
        return Vectors()


def themes(text: str) -> tuple[float, ...]:
    words = {word.strip(".?,:").lower() for word in text.split()}
    counts = [float(len(words & theme)) for theme in THEMES.values()]
    length = sum(count * count for count in counts) ** 0.5
    return tuple(count / length for count in counts) if length else tuple(counts)


def dot(one: tuple[float, ...], other: tuple[float, ...]) -> float:
    return round(sum(a * b for a, b in zip(one, other, strict=True)), 6)


def world() -> World:
    made = World()
    made.executor = Executor("ctx", journal=made.journal, clock=made.clock, seed="seed", embedder=Themes())
    return made


def everyone(_: Selector) -> bool:
    return True


def near(made: World, text: str, kind: str = FACT, sees: Callable[[Selector], bool] = everyone) -> list[str]:
    memory = made.memory()
    assert memory.vectors is not None
    found = memory.vectors.nearest(memory, text, sees, limit=50, kind=kind)
    return [said(memory, hit.id) for hit in found]


def said(memory: Memory, document_id: str) -> str:
    kind, _, row = document_id.partition(":")
    return memory.transcripts.chunks[row].text if kind == CHUNK else memory.facts.facts[row].value or ""


def test_a_fact_is_found_by_what_it_means() -> None:
    made = world()
    made.told(say("likes", "espresso"), say("pet", "whippet"))
    assert near(made, "which beverage?") == ["espresso"]
    assert near(made, "what animal?") == ["whippet"]
    assert near(made, "what about nothing at all?") == []


def test_closed_facts_and_deleted_turns_are_gone() -> None:
    made = world()
    made.told(say("location", "Lisbon"))
    made.told(say("location", "Berlin"))
    assert near(made, "city") == ["Berlin"]
    made.heard(Extraction(retractions=(Retraction(SPEAKER, "location"),)))
    assert near(made, "city") == []


def test_nothing_out_of_sight_is_found() -> None:
    made = world()
    made.told(say("likes", "espresso"), scope=ALICE)
    made.told(say("likes", "coffee"), scope=BOB)
    assert near(made, "beverage", sees=lambda selector: selector == ((ALICE,),)) == ["espresso"]
    assert set(near(made, "beverage")) == {"espresso", "coffee"}


def test_equals_come_newest_first() -> None:
    made = world()
    for drink in ("tea", "coffee", "espresso"):
        made.told(say("likes", drink))
    assert near(made, "beverage") == ["espresso", "coffee", "tea"]


def test_what_is_not_admitted_makes_room_for_what_is() -> None:
    made = world()
    made.told(*(say("likes", f"coffee {n}") for n in range(40)))
    memory = made.memory()
    assert memory.vectors is not None
    last = said(memory, memory.vectors.nearest(memory, "beverage", everyone, limit=40, kind=FACT)[-1].id)
    found = memory.vectors.nearest(
        memory, "beverage", everyone, limit=1, kind=FACT, admits=lambda found: said(memory, found) == last
    )
    assert [said(memory, hit.id) for hit in found] == [last]


@settings(max_examples=40)
@given(
    st.lists(
        st.tuples(
            st.sampled_from(["tea", "coffee", "Lisbon", "Berlin", "whippet"]),
            st.sampled_from(["likes", "location", "pet"]),
            st.sampled_from([ALICE, BOB]),
            st.booleans(),
        ),
        max_size=12,
    )
)
def test_keeping_up_gives_what_building_anew_would(steps: list[tuple[str, str, str, bool]]) -> None:
    made = world()
    for value, key, scope, takes_back in steps:
        if takes_back:
            made.heard(Extraction(retractions=(Retraction(SPEAKER, key, value),)), scope=scope)
        else:
            made.told(say(key, value), scope=scope)
        near(made, "city")
    memory = made.memory()
    assert memory.vectors is not None
    anew = VectorIndex(Themes(), memory.places)
    for fact_id in memory.facts.facts:
        anew.mark(f"fact:{fact_id}")
    for query in ("beverage", "city", "animal"):
        kept_up = memory.vectors.nearest(memory, query, everyone, limit=99, kind=FACT)
        assert kept_up == anew.nearest(memory, query, everyone, limit=99, kind=FACT)
        assert all(LEAST <= hit.cosine <= 1 for hit in kept_up)


# -- ranking ---------------------------------------------------------------------------------------------------------


def both(made: World, text: str) -> list[tuple[str, float]]:
    memory = made.memory()
    found = ranking.by_both(memory, text, parse(text).groups(), everyone, limit=10)
    return [(said(memory, hit.id), hit.score) for hit in found]


def test_what_both_lists_hold_comes_before_what_one_holds() -> None:
    made = world()
    made.told(say("likes", "espresso"))
    made.told(say("likes", "tea"))
    made.told(say("hobby", "thirsty Thursdays"))
    best, *_ = both(made, "which coffee, or tea?")
    assert best[0] == "tea"


def test_without_an_embedder_words_rank_alone() -> None:
    made = World()
    made.told(say("likes", "tea"))
    assert [value for value, _ in both(made, "tea?")] == ["tea"]
    assert both(made, "beverage?") == []
    assert ranking.by_meaning(made.memory(), "tea", everyone, limit=5) == []


def test_scores_run_from_0_to_1_and_never_rise() -> None:
    made = world()
    made.told(*(say("likes", drink) for drink in ("tea", "green tea", "coffee", "espresso", "nothing")))
    scores = [score for _, score in both(made, "do I like green tea?")]
    assert scores == sorted(scores, reverse=True)
    assert all(0 < score <= 1 for score in scores)


@pytest.mark.parametrize("name", ["Joren", "Ann"])
def test_facts_about_others_are_embedded_with_their_name(name: str) -> None:
    made = world()
    made.told(say("pet", "dog", who=Mention("person", name)))
    memory = made.memory()
    texts: list[str] = []

    class Noting(Vectors):
        def put(self, document_id: str, text: str) -> None:
            texts.append(text)

    class Embedder(Themes):
        def shelf(self) -> Vectors:
            return Noting()

    index = VectorIndex(Embedder(), memory.places)
    for fact_id in memory.facts.facts:
        index.mark(f"fact:{fact_id}")
    index.nearest(memory, "animal", everyone, limit=1, kind=FACT)
    assert len(texts) == 1
    assert name in texts[0]


@pytest.mark.parametrize("text", ["when is my trip?", "where am I going in June?", "what drink do I like?"])
def test_a_reply_never_knows_less_for_knowing_meaning_too(text: str) -> None:
    best = []
    for made in (World(), world()):
        made.told(say("plan", "trip to Porto in June"), say("likes", "cocoa"))
        best.append(ask(made, text, only_claims=True).hits[0])
    words, fused = best
    assert fused.text == words.text
    assert fused.score >= words.score >= ENOUGH
