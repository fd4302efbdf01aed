"""One turn read for facts: who speaks, what is filler, what was heard before."""

from dataclasses import replace

import pytest

from mock_server.engine import add_turn
from mock_server.engine.add_turn import AddTurn, Heard, Progress, is_user_turn, strip_label
from mock_server.engine.callers import Caller
from mock_server.engine.errors import OutsideRegion
from mock_server.engine.instants import DAY
from mock_server.engine.json_text import loads
from mock_server.engine.scopes import region
from tests.engine.people import COFFEE, LISBON, MAYA, NOOR, People
from tests.engine.world import NOON

TURN = AddTurn(MAYA, "I live in Lisbon these days.", "chat", extraction=LISBON)


def add(people: People, turn: AddTurn) -> Heard:
    return people.run(add_turn.decide_add_turn, turn)


def test_a_users_turn_is_learnt_from_and_kept_nowhere() -> None:
    people = People()
    heard = add(people, replace(TURN, metadata={"session_id": "Thread-43", "n": 1}))
    assert heard.progress is Progress.DISTILLING
    assert heard.job_id is not None
    assert len(heard.job_id) == 16
    fact = people.read(lambda memory, stamp: memory.facts.numbered(1))
    assert fact is not None
    assert fact.metadata is not None
    assert loads(fact.metadata) == {
        "session_id": "Thread-43",
        "n": 1,
        "write_origin": "turn-extraction",
        "turn_role": "user",
    }
    assert fact.source_name == "chat"
    assert people.read(lambda memory, stamp: (len(memory.history.rows), len(memory.transcripts.turns))) == (0, 0)


def test_the_same_turn_within_thirty_days_is_a_replay() -> None:
    """Field case 31."""
    people = People()
    turn = replace(TURN, speaker="human@t#1", occurred_at="2026-05-01T00:00:00Z")
    add(people, turn)
    again = replace(turn, source="other", role="user", metadata={"a": "b"}, extraction=COFFEE)
    people.clock.at = NOON + 30 * DAY - 1
    assert add(people, again) == Heard(Progress.REPLAY)
    assert people.memories() == ["Maya lives in Lisbon."]
    people.clock.at = NOON + 30 * DAY
    assert add(people, again).progress is Progress.DISTILLING


@pytest.mark.parametrize(
    "other",
    [
        replace(TURN, speaker="human@t"),
        replace(TURN, occurred_at="2026-05-01T00:00:00Z"),
        replace(TURN, text=TURN.text + " "),
        replace(TURN, person=NOOR),
    ],
)
def test_another_speaker_time_text_or_person_is_another_turn(other: AddTurn) -> None:
    people = People()
    add(people, TURN)
    assert add(people, other).progress is Progress.DISTILLING


def test_role_then_filler_then_replay() -> None:
    people = People()
    add(people, TURN)
    assert add(people, replace(TURN, role="assistant")).progress is Progress.NON_USER
    assert add(people, replace(TURN, text="ok thanks", role="assistant")).progress is Progress.NON_USER
    assert add(people, replace(TURN, text="ok thanks")).progress is Progress.LOW_VALUE
    assert add(people, replace(TURN, text="ok thanks")).progress is Progress.LOW_VALUE


def test_nothing_skipped_is_written_down() -> None:
    people = People()
    add(people, replace(TURN, role="assistant"))
    add(people, replace(TURN, text="user:"))
    assert people.journal.commits == {}


@pytest.mark.parametrize(
    ("turn", "user"),
    [
        (replace(TURN, role="user"), True),
        (replace(TURN, role=" Human "), True),
        (replace(TURN, role="customer"), True),
        (replace(TURN, role="tool"), False),
        (replace(TURN, role="narrator"), False),
        (replace(TURN, role="user", text="Assistant: I live in Lisbon."), True),
        (replace(TURN, role=" ", text="assistant: I live in Lisbon."), False),
        (replace(TURN, text="caller : I live in Lisbon.", speaker="ai@t"), True),
        (replace(TURN, text="Note: I live in Lisbon.", speaker="ai@t#h1"), False),
        (replace(TURN, speaker="human@thread-42#h1"), True),
        (replace(TURN, speaker="maya@thread-42", metadata={"role": "model"}), False),
        (replace(TURN, speaker="maya@thread-42"), True),
        (replace(TURN, speaker="user@t", metadata={"role": "assistant"}), True),
        (replace(TURN, metadata={"role": 7}), True),
        (TURN, True),
    ],
)
def test_who_speaks_is_the_first_that_tells(turn: AddTurn, user: bool) -> None:
    assert is_user_turn(turn) is user


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("User: I moved", "I moved"),
        ("  AI :I moved", "I moved"),
        ("users: five of them", "users: five of them"),
        ("I said: user: no", "I said: user: no"),
    ],
)
def test_a_leading_label_is_taken_off(text: str, rest: str) -> None:
    assert strip_label(text) == rest


def test_whoever_may_not_write_there_is_refused() -> None:
    elsewhere = region(["org/acme/user/noor"])
    stranger = Caller("noor", elsewhere, elsewhere, elsewhere, elsewhere, open=False)
    with pytest.raises(OutsideRegion):
        People().run(add_turn.decide_add_turn, TURN, stranger)
