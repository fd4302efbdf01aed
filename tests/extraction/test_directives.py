"""Standing directives are kept in the user's words; a request for now is done and forgotten."""

import pytest

from tests.extraction.heard import facts, mine, orders, read


@pytest.mark.parametrize(
    "text",
    [
        "Always answer in bullet points",
        "Never use technical jargon",
        "From now on mark sarcasm when you notice it",
        "Keep answers below three sentences",
        "Answer in German when I write German",
        "Stop using bullet points",
        "never use emojis when you write to me",
        "Please don't ever suggest restaurants with live music",
        "Whenever I ask for code, add type hints",
        "You should always double check dates before answering me",
        "no emojis in your answers from here on",
        "call out my typos every time",
        "I'd prefer it if you kept answers short",
        "I want you to cite your sources",
    ],
)
def test_a_standing_directive_is_kept_as_a_sentence(text: str) -> None:
    assert orders(text) == [text[0].upper() + text[1:]]
    assert facts(text) == set()


@pytest.mark.parametrize(
    "text",
    [
        "write me a poem",
        "can you give me that in bullet points?",
        "please translate this into French: good morning everyone",
        "Make it shorter",
        "Summarise this in two sentences please",
        "answer in one word: is it raining?",
        "tell me a joke",
        "give me five names for a bakery",
        "never mind",
        "please help me with my essay about Rome",
        "use the second option",
        "stop",
        "remind me tomorrow to call Ann",
    ],
)
def test_a_request_for_now_is_not_kept(text: str) -> None:
    assert orders(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "I always answer in bullet points",
        "She told me to always lock the door",
        "my doctor says I should never eat liver",
        'The manual says "never use jargon"',
        "should I always use bullet points?",
        "why do you always use bullet points?",
        "I never use emojis",
    ],
)
def test_what_others_do_or_say_is_no_directive(text: str) -> None:
    assert orders(text) == []


def test_what_reverses_a_directive_is_a_directive_too() -> None:
    assert orders("actually stop using bullet points, plain paragraphs are nicer") != []
    assert orders("ok switch back to English from now on") == ["Ok switch back to English from now on"]


def test_a_directive_has_a_short_topic() -> None:
    (claim,) = read("From now on keep replies under three sentences, please").instructions
    assert claim.label == "Answer length"
    assert len(read("Always wave at the camera before you leave the room").instructions[0].label) <= 40


def test_a_directive_stands_beside_facts() -> None:
    heard = read("Please always cite sources. I'm a paralegal, and my manager Grace checks everything.")
    assert [i.description for i in heard.instructions] == ["Please always cite sources"]
    assert {fact.key for fact in heard.facts} >= {"job_title", "manager"}


def test_two_directives_in_one_turn_are_two() -> None:
    assert orders("Always answer in Dutch. Never use tables.") == ["Always answer in Dutch", "Never use tables"]


def test_the_same_directive_twice_in_a_turn_is_one() -> None:
    assert orders("Always answer in Dutch. Always answer in Dutch.") == ["Always answer in Dutch"]


@pytest.mark.parametrize(
    "text",
    [
        "Never call me 'dude'.",
        'Never call me "dude"!',
        'Always sign off with "cheers".',
        'Always open every reply with "Hello there!"',
        "Please always say 'sir' and never say 'mate'.",
        'Never say "I am sorry about that".',
        'Always open with "I hope you are well, my dear friend of the north" and nothing else.',
        "Always end with `done`.",
    ],
)
def test_a_directive_keeps_the_whole_of_what_it_quotes(text: str) -> None:
    (order,) = orders(text)
    assert order.rstrip(".!") == text.rstrip(".!") or order == text


def test_a_directive_ends_where_its_quotation_ends() -> None:
    heard = read('Always greet me with "how are you my friend", I live in Oslo.')
    assert [order.description for order in heard.instructions] == ['Always greet me with "how are you my friend"']
    assert mine('Always greet me with "how are you my friend", I live in Oslo.') == {"location": {"Oslo"}}
