"""Every key, and labels of every kind, in both persons: what `sentences.txt` says is what is said.

A line holds a key or label, the value (`-> Bo` is the target of a relation), and the sentence without its full stop in
the third and in the second person.
"""

from pathlib import Path

import pytest

from mock_server.engine.bygone import in_the_past
from mock_server.engine.phrases import phrase
from mock_server.engine.recasting import Me
from mock_server.engine.sentences import compose
from mock_server.engine.vocabulary import KEYS, LABEL_TO_KEY

ROWS = [
    tuple(line.split(" | "))
    for line in Path(__file__).with_name("sentences.txt").read_text(encoding="utf-8").splitlines()
]


@pytest.mark.parametrize(("name", "said", "third", "second"), ROWS)
def test_a_fact_is_said_in_good_english_in_both_persons(name: str, said: str, third: str, second: str) -> None:
    if said == "-> Bo":
        told = phrase(None, None, name, "Bo")
    else:
        told = phrase(name, said, KEYS[name].label if name in KEYS else None, said)
    assert (told.of("Maya"), told.to_you()) == (third, second)


def test_every_key_is_in_the_table() -> None:
    assert set(KEYS) <= {name for name, *_ in ROWS}


@pytest.mark.parametrize("label", sorted(LABEL_TO_KEY))
def test_a_listed_label_is_said_of_anybody(label: str) -> None:
    for name in ("Bo", "the billing team"):
        assert phrase(None, None, label, name).of("Maya").endswith(name)


@pytest.mark.parametrize(
    ("label", "told"),
    [
        ("parent_of", "Rita is your parent."),
        ("sibling_of", "Rita is your sibling."),
        ("friend_of", "Rita is your friend."),
        ("boss_of", "Rita is your boss."),
        ("fond_of", "Rita is fond of you."),
        ("part_of", "Rita is part of you."),
        ("manages", "Rita manages you."),
    ],
)
def test_what_somebody_is_of_the_speaker_is_theirs(label: str, told: str) -> None:
    assert compose("Rita", None, None, label, "you") == told


@pytest.mark.parametrize(
    ("me", "told"),
    [
        (Me.SUBJECT, "Priya likes their cake."),
        (Me.USER, "Priya likes the user's cake."),
        (Me.LISTENER, "Priya likes your cake."),
    ],
)
def test_the_first_person_in_a_value_is_whoever_said_it(me: Me, told: str) -> None:
    assert compose("Priya", "likes", "my cake", None, "", me) == told
    assert compose("Priya", "goal", "run my own shop", None, "", me) == "Priya wants to run their own shop."


@pytest.mark.parametrize(
    ("value", "third", "second"),
    [
        ("films I saw before I was ten", "films they saw before they were ten", "films you saw before you were ten"),
        ("places I've been to", "places they have been to", "places you have been to"),
        ("songs I wasn't in", "songs they were not in", "songs you were not in"),
        ("a friend of mine", "a friend of theirs", "a friend of yours"),
        ("our street", "their street", "your street"),
        ("My Fair Lady", "My Fair Lady", "My Fair Lady"),
        ("World War I films", "World War I films", "World War I films"),
        ("I Am Legend", "I Am Legend", "I Am Legend"),
        ("the US", "the US", "the US"),
    ],
)  # fmt: skip
def test_names_keep_their_words_and_clauses_change_person(value: str, third: str, second: str) -> None:
    told = phrase("likes", value, None, value)
    assert (told.of("Maya"), told.to_you()) == (f"Maya likes {third}", f"You like {second}")


@pytest.mark.parametrize(
    ("subject", "told"),
    [
        ("alice", "Alice lives in Oslo."),
        ("iPhone", "iPhone lives in Oslo."),
        ("a@b.c", "a@b.c lives in Oslo."),
        ("élise", "Élise lives in Oslo."),
        ("van der Berg", "Van der Berg lives in Oslo."),
        ("李", "李 lives in Oslo."),
    ],
)
def test_a_sentence_begins_with_a_capital_unless_a_name_begins_small_on_purpose(subject: str, told: str) -> None:
    assert compose(subject, "location", "Oslo", None, "") == told


@pytest.mark.parametrize("key", [*KEYS, "favourite_colour", "has_car", "is_x", "can_y"])
@pytest.mark.parametrize("value", [*"xI-2',", "my", "to", "own", "play", "not", "{v}", "{a} {their}", "i'm", "the"])
def test_no_value_breaks_a_sentence(key: str, value: str) -> None:
    assert compose("Maya", key, value, None, "").startswith("Maya")
    assert phrase(key, value, None, value).to_you().startswith("You")


@pytest.mark.parametrize(
    ("key", "value", "told"),
    [
        ("location", "my parents' place", "You lived in your parents' place"),
        ("diet", "doesn't eat pork", "You didn't eat pork"),
        ("job_title", "teaches chemistry", "You taught chemistry"),
        ("hobby", "my garden", "Your hobbies included your garden"),
    ],
)
def test_what_is_over_keeps_the_person(key: str, value: str, told: str) -> None:
    assert in_the_past(phrase(key, value, None, value), yours=True).to_you() == told
