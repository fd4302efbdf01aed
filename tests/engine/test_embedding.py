"""The hashed vectors: deterministic, of unit length, near for words that look alike."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mock_server.engine.embedding import DIMENSIONS, embed, likeness


@given(st.text(max_size=80))
def test_a_vector_has_unit_length_or_is_empty(text: str) -> None:
    vector = embed(text)
    length = math.sqrt(sum(weight * weight for weight in vector))
    assert len(vector) == DIMENSIONS
    assert length == pytest.approx(1.0) or length == 0.0


@given(st.text(max_size=60), st.text(max_size=60))
def test_likeness_is_symmetric_and_within_bounds(one: str, other: str) -> None:
    score = likeness(one, other)
    assert score == likeness(other, one)
    assert 0.0 <= score <= 1.0


@given(st.text(alphabet=st.characters(categories=["Ll", "Nd"]), min_size=1, max_size=60))
def test_a_text_is_most_like_itself(text: str) -> None:
    assert likeness(text, text) == pytest.approx(1.0)


def test_likeness_is_the_cosine_of_the_vectors() -> None:
    one, other = "Window seats, please", "where is my seat"
    cosine = sum(a * b for a, b in zip(embed(one), embed(other), strict=True))
    assert likeness(one, other) == pytest.approx(max(0.0, cosine), abs=1e-6)


def test_the_vector_of_a_text_never_changes_between_versions() -> None:
    heaviest = max(range(DIMENSIONS), key=lambda place: abs(embed("aisle")[place]))
    assert heaviest == 7093
    assert embed("aisle")[heaviest] == pytest.approx(0.743294, abs=1e-6)


def test_words_that_share_a_stem_are_near_without_sharing_a_word() -> None:
    near = likeness("seating", "Prefers a window seat on long flights.")
    far = likeness("seating", "Replies in bullet points, always in German.")
    assert near > 0.1
    assert near > far + 0.05


def test_a_chance_collision_of_features_never_counts_against() -> None:
    cosine = sum(a * b for a, b in zip(embed("seat"), embed("music"), strict=True))
    assert cosine < 0.0
    assert likeness("seat", "music") == 0.0


def test_common_words_alone_do_not_make_two_questions_alike() -> None:
    assert likeness("Where do I live?", "where do i live") == pytest.approx(1.0)
    assert likeness("Where do I live?", "Where do I work?") < 0.92
    assert likeness("What is my dog called?", "What is my boss called?") < 0.92


def test_case_and_width_do_not_matter() -> None:
    assert likeness("DGX Station", "ｄｇｘ station") == pytest.approx(1.0)


def test_a_text_without_letters_is_like_nothing() -> None:
    assert likeness("!?", "!?") == 0.0
    assert likeness("", "seat") == 0.0
