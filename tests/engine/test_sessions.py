"""Sessions: order, spelling of ids, what goes with a deleted one, and long turns."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mock_server.engine import sessions
from mock_server.engine.callers import Caller
from mock_server.engine.errors import OutsideRegion, SessionNotFound
from mock_server.engine.pieces import PIECE_CHARACTERS, split
from mock_server.engine.records import Turn
from mock_server.engine.scopes import region
from tests.engine.world import World, say


def turns(world: World, session_id: str, *, limit: int = 100, offset: int = 0) -> tuple[Turn, ...]:
    return world.executor.read(
        lambda memory, stamp: sessions.turns(memory, stamp.caller, session_id, limit=limit, offset=offset), world.caller
    )


def delete(world: World, session_id: str) -> None:
    world.executor.execute(sessions.decide_delete, sessions.DeleteSession(session_id), world.caller)


def test_turns_count_from_one_in_order() -> None:
    world = World()
    session = world.open()
    for _ in range(3):
        world.told(say("likes", "tea"), session_id=session.id)
    assert [turn.seq for turn in turns(world, session.id)] == [1, 2, 3]
    assert [turn.seq for turn in turns(world, session.id, limit=1, offset=1)] == [2]


def test_prefixed_and_bare_ids_are_one_session() -> None:
    world = World()
    session = world.open()
    bare = session.id.removeprefix("sess_")
    for spelling in (session.id, bare, f"session:{bare}", f"sess:{bare}"):
        assert turns(world, spelling) == ()


def test_a_deleted_session_takes_its_transcript_and_leaves_its_facts() -> None:
    world = World()
    answer = world.told(say("likes", "tea"), session_id="thread")
    delete(world, "thread")
    with pytest.raises(SessionNotFound):
        turns(world, "thread")
    memory = world.memory()
    assert not memory.transcripts.turns
    assert not memory.transcripts.chunks
    assert world.current("likes") == ["tea"]
    assert answer.delta is not None
    assert answer.delta.attributes[0].source.session_id == "thread"


def test_a_deleted_id_may_be_used_anew_and_is_empty() -> None:
    world = World()
    world.told(say("likes", "tea"), session_id="thread")
    delete(world, "thread")
    world.told(say("likes", "rum"), session_id="thread")
    assert [turn.seq for turn in turns(world, "thread")] == [1]


def test_a_session_outside_the_read_region_does_not_exist_and_one_outside_the_write_region_stays() -> None:
    world = World()
    session = world.open("org/acme")
    world.caller = Caller("bot", read=region(["org/beta"]))
    with pytest.raises(SessionNotFound):
        turns(world, session.id)
    world.caller = Caller("bot", write=region(["org/beta"]))
    with pytest.raises(OutsideRegion):
        delete(world, session.id)


@given(st.text(max_size=4000))
def test_a_text_is_cut_into_pieces_that_lose_nothing(text: str) -> None:
    pieces = list(split(text))
    if text.strip():
        assert "".join(pieces) == text
        assert all(len(piece) <= PIECE_CHARACTERS for piece in pieces)
    else:
        assert pieces == []


@given(st.lists(st.sampled_from(["# One\n", "word " * 30, "\n\n", "## Two words\n", "plain text\n"]), max_size=60))
def test_a_text_with_headings_is_cut_into_pieces_that_lose_nothing(parts: list[str]) -> None:
    text = "".join(parts)
    pieces = list(split(text))
    assert "".join(pieces) == (text if text.strip() else "")
    assert all(0 < len(piece) <= PIECE_CHARACTERS and piece.strip() for piece in pieces)


def test_a_long_text_is_cut_where_its_sections_begin() -> None:
    sections = [f"# Part {n}\n" + f"word{n} " * 80 + "\n" for n in range(4)]
    assert list(split("".join(sections))) == sections
