"""Text becomes the same terms wherever it is stored or asked for."""

import pytest

from mock_server.engine.questions import parse
from mock_server.engine.words import content, terms, words


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("running", "runs"),
        ("DGX", "ＤＧＸ"),
        ("café", "cafe"),
        ("Zoë’s", "zoe"),
        ("favorite colors", "favourite colour"),
        ("children", "child"),
        ("I drank", "i drink"),
    ],
)
def test_spellings_of_one_word_are_one_term(one: str, other: str) -> None:
    assert terms(one) == terms(other)


@pytest.mark.parametrize(("one", "other"), [("C", "C++"), ("C++", "C#"), (".NET", "Net"), ("DGX", "DGX-2")])
def test_names_that_differ_in_signs_stay_apart(one: str, other: str) -> None:
    assert terms(one) != terms(other)


def test_scripts_without_spaces_are_found_by_pairs() -> None:
    assert words("東京に") == ["東京", "京に"]
    assert set(terms("咖啡")) <= set(terms("我喜欢喝咖啡"))
    assert words("茶") == ["茶"]


def test_marks_stay_with_their_letters() -> None:
    assert words("हिन्दी भाषा") == ["हिन्दी", "भाषा"]
    assert words("привет, мир!") == ["привет", "мир"]


def test_a_question_is_reduced_to_its_topic() -> None:
    assert content("Could you please tell me where I live?") == ["live"]
    assert content("What do you know about me?") == []


def test_a_question_without_a_topic_is_searched_by_its_words_of_asking() -> None:
    assert parse("Hello, do you remember?").groups() == ((("hello", 1.0),), (("rememb", 1.0),))
    assert parse("Hello, tea?").groups(literal=True) == ((("tea", 1.0),),)


@pytest.mark.parametrize("text", ["", " ", "?!", "'", "\x00", "_", "🙂", "a'" * 5000, "\u0301"])
def test_no_text_is_too_odd_to_cut(text: str) -> None:
    assert all(terms(text))
    assert parse(text).groups(literal=True) is not None


@pytest.mark.parametrize(
    ("question", "keys"),
    [
        ("Where do I live?", {"location"}),
        ("what's my dog's name?", {"pet"}),
        ("What's my name?", {"name"}),
        ("What do I do for a living?", {"job_title", "employer"}),
        ("Where is she from?", {"hometown"}),
        ("What don't I like?", {"dislikes"}),
        ("What do I like?", {"likes"}),
        ("How old am I?", {"age"}),
        ("What is my email address?", {"email"}),
        ("What do I drink?", set()),
        ("What's the weather like?", set()),
        ("I'd like to know.", set()),
    ],
)
def test_a_question_names_the_keys_it_asks_for(question: str, keys: set[str]) -> None:
    parsed = parse(question)
    known = {
        "location",
        "pet",
        "name",
        "job_title",
        "employer",
        "hometown",
        "dislikes",
        "likes",
        "age",
        "email",
        "phone",
    }
    assert {key for key in known if parsed.names(key, frozenset(parsed.topic))} == keys


def test_a_key_nobody_listed_is_asked_for_by_its_own_words() -> None:
    parsed = parse("What is my shoe size?")
    assert parsed.names("shoe_size", frozenset(parsed.topic))
    assert not parsed.names("shoe_size", frozenset(("shoe", "size", "limit")))


@pytest.mark.parametrize(
    ("text", "asks"),
    [
        ("Where do I live", True),
        ("I live where?", True),
        ("I moved to Berlin.", False),
        ("tell me about tea", True),
        ("", False),
    ],
)
def test_questions_are_told_from_statements(text: str, asks: bool) -> None:
    assert parse(text).asks is asks
