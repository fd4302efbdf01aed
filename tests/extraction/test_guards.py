"""What only looks like a statement: questions, wishes, quotes, jokes, pasted text; and the sign of liking."""

import pytest

from tests.extraction.heard import facts, is_silent, mine, read


@pytest.mark.parametrize(
    "text",
    [
        "do I live in Leeds?",
        "am I a nurse or a doctor in your notes",
        "what's my sister's name?",
        "Who works at Norlight?",
        "is it true that I'm allergic to nuts?",
        "What are the opening hours for customer Amara's store?",
    ],
)
def test_a_question_claims_nothing(text: str) -> None:
    assert is_silent(read(text))


@pytest.mark.parametrize(
    "text",
    [
        "If I lived in Iceland I'd buy a good coat",
        "suppose I was vegan, what would you cook?",
        "if I'm allergic to nuts, what can I eat?",
        "let's say I'm vegan and live in Rome",
        "assume I work at Norlight for this one",
        "imagine I worked at the zoo",
        "I wish I had a dog",
        "pretend I'm a pirate",
        "let's say my name is Bob",
        "I would hate to be a dentist",
    ],
)
def test_a_supposition_claims_neither_fact_nor_doubt(text: str) -> None:
    heard = read(text)
    assert heard.facts == ()
    assert heard.uncertainties == ()


@pytest.mark.parametrize(
    "text",
    [
        'My mum always says "never lend money to friends"',
        'and then Oscar goes "I live in Monaco, obviously"',
        'The shirt says "I love Berlin"',
        'she was like "I\'m a model"',
        "He said: 'I hate my job'",
    ],
)
def test_quoted_speech_is_not_the_speakers(text: str) -> None:
    heard = read(text)
    assert mine(text) == {}
    assert heard.instructions == ()


@pytest.mark.parametrize(
    "text",
    [
        "oh sure, I'm the king of Spain and I own forty castles 🙄",
        "yeah because I just LOVE being on hold for two hours",
        "I'm a professional napper lol",
        "I live on the moon. Just kidding!",
        "my spirit animal is a printer, I am 900 years old 😂",
    ],
)
def test_a_joke_is_no_fact(text: str) -> None:
    assert facts(text) == set()


@pytest.mark.parametrize(
    "text",
    [
        "I don't have any allergies",
        "we don't have kids",
        "Nope, I've never worked at Stonebridge Bank",
        "I'm not a vegetarian",
        "I'm not from Texas",
        "I don't live in Lyon",
        "my name isn't Carl",
    ],
)
def test_what_is_denied_is_not_claimed(text: str) -> None:
    assert facts(text) == set()


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("I hate cilantro in my food", "dislikes"),
        ("I can't stand cilantro", "dislikes"),
        ("I'm not a fan of cilantro", "dislikes"),
        ("I never liked cilantro", "dislikes"),
        ("I don't like cilantro", "dislikes"),
        ("I love cilantro", "likes"),
        ("I'm a big fan of cilantro", "likes"),
    ],
)
def test_liking_and_disliking_keep_their_sign(text: str, key: str) -> None:
    heard = mine(text)
    assert heard.keys() == {key}
    assert heard[key] == {"cilantro"}


@pytest.mark.parametrize(
    "text", ["I don't mind cilantro", "I don't hate cilantro", "I used to love cilantro", "cilantro is fine I guess"]
)
def test_neither_liking_nor_disliking_says_nothing(text: str) -> None:
    assert facts(text) == set()


@pytest.mark.parametrize(
    "text",
    [
        "```\nI live in Paris\nmy_name = 'Bob'\n```",
        "the variable is `my name is Bob`",
        "2026-01-01T10:00:00 ERROR user: I live in Paris",
        "[10:02:11] Ann: I work at Norlight",
        "> I live in Paris\n> and I love snails",
        "Traceback (most recent call last)",
        "Alice: I live in Rome\nBob: I live in Lima\nAlice: nice\nBob: yes",
        "fyi\n\n-----Original Message-----\nFrom: Ann <ann@x.example>\nI live in Paris and I'm a vet",
        "translate this into French: I live in Berlin and I'm a nurse",
        "can you proofread this text: My name is Carla and I work at Norlight",
        "here's the mail I got: I live in Berlin",
    ],
)
def test_pasted_text_is_not_the_speakers(text: str) -> None:
    assert facts(text) == set()


def test_what_stands_around_pasted_text_still_counts() -> None:
    text = "I work at Norlight, here's my log:\n```\nI live in Paris\n```\nand I love jazz"
    assert mine(text) == {"employer": {"Norlight"}, "likes": {"jazz"}}


@pytest.mark.parametrize(
    "text", ["use bob@x.example to test the form", "the form sends mail to bob@x.example", "his mail is bob@x.example"]
)
def test_an_address_of_somebody_else_is_not_the_speakers(text: str) -> None:
    assert mine(text) == {}


def test_a_quoted_name_is_a_name() -> None:
    assert mine('my cat is called "Pixel"') == {"pet": {"Pixel"}}
