"""The text index ranks by words, keeps up with every write, and tells nobody about scopes they cannot see."""

from hypothesis import given, settings
from hypothesis import strategies as st

from mock_server.engine import remember, sessions
from mock_server.engine.bm25 import CHUNK, FACT, PAST, TextIndex
from mock_server.engine.claims import SPEAKER, Extraction, Retraction
from mock_server.engine.memory import Memory
from mock_server.engine.places import Sees
from mock_server.engine.scopes import Selector
from tests.engine.world import World, say

ALICE = "org/acme/user/alice"
BOB = "org/acme/user/bob"


def everyone(selector: Selector) -> bool:
    return True


def texts(world: World, query: str, *kinds: str, sees: Sees = everyone, limit: int = 50) -> list[str]:
    """Give what a query finds: values of facts, texts of chunks."""
    memory = world.memory()
    found = memory.text.search(memory, query, sees, limit=limit, kinds=kinds or (FACT,))
    return [read(memory, document_id) for _, document_id in found]


def read(memory: Memory, document_id: str) -> str:
    prefix, _, row_id = document_id.partition(":")
    if prefix == CHUNK:
        return memory.transcripts.chunks[row_id].text
    return memory.facts.facts[row_id].value or ""


def test_a_fact_is_found_by_its_value_its_key_and_words_near_its_key() -> None:
    world = World()
    world.told(say("likes", "green tea"), say("location", "Lisbon"))
    assert texts(world, "green") == ["green tea"]
    assert texts(world, "location") == ["Lisbon"]
    assert texts(world, "which city") == ["Lisbon"]
    assert texts(world, "something to drink") == ["green tea"]
    assert texts(world, "zebra") == []


def test_the_rarer_word_counts_more() -> None:
    world = World()
    world.told(say("likes", "tea with milk"), say("likes", "tea with lemon"), say("likes", "coffee with milk"))
    assert texts(world, "lemon milk")[0] == "tea with lemon"


def test_equal_matches_come_newest_first() -> None:
    world = World()
    for value in ("old maps", "new maps", "big maps"):
        world.told(say("likes", value))
    assert texts(world, "maps") == ["big maps", "new maps", "old maps"]


def test_what_is_closed_moves_to_the_past() -> None:
    world = World()
    world.told(say("location", "Lisbon"))
    assert texts(world, "location") == ["Lisbon"]
    world.told(say("location", "Berlin"))
    assert texts(world, "location") == ["Berlin"]
    assert texts(world, "location", PAST) == ["Lisbon"]
    world.heard(Extraction(retractions=(Retraction(SPEAKER, "location"),)))
    assert texts(world, "location") == []
    assert texts(world, "location", PAST) == ["Berlin", "Lisbon"]


def test_a_new_name_is_found_in_old_facts() -> None:
    world = World()
    world.told(say("likes", "tea"))
    assert texts(world, "Maya") == []
    world.told(say("name", "Maya"))
    assert sorted(texts(world, "Maya")) == ["Maya", "tea"]


def test_the_chunks_of_a_deleted_session_are_gone() -> None:
    world = World()
    world.told(session_id="s")
    assert texts(world, "words", CHUNK) == ["words"]
    world.executor.execute(sessions.decide_delete, sessions.DeleteSession("s"), world.caller)
    assert texts(world, "words", CHUNK) == []


def test_limit_cuts_after_ranking() -> None:
    world = World()
    world.told(*(say("likes", f"tea number {n}") for n in range(9)))
    assert len(texts(world, "tea", limit=4)) == 4
    assert texts(world, "tea", limit=0) == []


def test_scores_do_not_tell_of_scopes_out_of_sight() -> None:
    def score(world: World) -> list[float]:
        memory = world.memory()
        return [row[0] for row in memory.text.search(memory, "green tea", lambda at: at == ((ALICE,),), limit=9)]

    alone, crowded = World(), World()
    for world in (alone, crowded):
        world.told(say("likes", "green tea"), say("likes", "black tea"), scope=ALICE)
    for value in ("tea", "green tea", "tea with milk", "a lot of tea in green cups"):
        crowded.told(say("likes", value), scope=BOB)
    assert score(alone) == score(crowded)


def test_a_slip_of_the_finger_is_close_enough() -> None:
    world = World()
    world.told(say("likes", "hockey"), say("likes", "Berlin"), say("likes", "cartography"))
    memory = world.memory()
    assert memory.text.alike(memory, "hocki", everyone) == ["hockey"]
    assert memory.text.alike(memory, "berlni", everyone) == ["berlin"]
    assert memory.text.alike(memory, "cartogra", everyone) == ["cartographi"]
    assert memory.text.alike(memory, "hoc", everyone) == []
    assert memory.text.alike(memory, "lije", everyone) == []
    assert memory.text.alike(memory, "barn", everyone) == []


def test_words_nobody_says_any_more_are_no_spelling_to_guess_at() -> None:
    world = World()
    world.told(session_id="s")
    memory = world.memory()
    assert memory.text.alike(memory, "wordz", everyone) == ["word"]
    world.executor.execute(sessions.decide_delete, sessions.DeleteSession("s"), world.caller)
    assert memory.text.alike(memory, "wordz", everyone) == []


VALUES = st.sampled_from(["tea", "green tea", "black tea with milk", "hockey", "hockey tea", "München", "maps of tea"])
SCOPES = st.sampled_from([ALICE, BOB, ["org/acme"], [[ALICE, "team/eng"]]])


@settings(max_examples=40)
@given(
    st.lists(
        st.tuples(
            st.sampled_from(["tell", "take back", "say", "search"]),
            st.sampled_from(["likes", "location"]),
            VALUES,
            SCOPES,
        ),
        max_size=14,
    ),
    st.sampled_from(["tea", "milk hockey", "what do I like", "location", "maps munchen"]),
)
def test_keeping_up_gives_what_building_anew_would(steps: list[tuple[str, str, str, object]], query: str) -> None:
    world = World()
    for what, key, value, scope in steps:
        if what == "tell":
            world.told(say(key, value), scope=scope)
        elif what == "take back":
            world.heard(Extraction(retractions=(Retraction(SPEAKER, key, value),)), scope=scope)
        elif what == "say":
            command = remember.Remember(value, "none", selector=())
            world.executor.execute(remember.decide_remember, command, world.caller)
        else:
            texts(world, query, FACT, PAST, CHUNK)
    memory = world.memory()
    anew = TextIndex()
    for fact_id in reversed(memory.facts.facts):
        anew.mark(f"fact:{fact_id}")
    for chunk_id in reversed(memory.transcripts.chunks):
        anew.mark(f"chunk:{chunk_id}")
    for kinds in ((FACT,), (PAST,), (CHUNK,), (FACT, PAST, CHUNK)):
        for sees in (everyone, lambda selector: selector == ((ALICE,),)):
            kept_up = memory.text.search(memory, query, sees, limit=99, kinds=kinds)
            assert kept_up == anew.search(memory, query, sees, limit=99, kinds=kinds)
            assert [row[0] for row in kept_up] == sorted((row[0] for row in kept_up), reverse=True)
