"""Replies come in the language a directive or a question asks for; values and quotes stay as they were written."""

import pytest

from mock_server.engine.phrasebook import books, wanted
from mock_server.engine.respond import DO_NOT_KNOW, ONLY_ENGLISH
from mock_server.engine.vocabulary import KEYS, LABEL_TO_KEY
from tests.engine.talking import answer, told

TURNS = ("I live in Leeds", "I'm 34", "My wife is Ana", "I like tea", "My sister Ella lives in Oslo")
ORDERS = {
    "Always answer in German": ("Du wohnst in Leeds.", "Ella wohnt in Oslo.", "Das weiß ich noch nicht."),
    "Antworte immer auf Deutsch": ("Du wohnst in Leeds.", "Ella wohnt in Oslo.", "Das weiß ich noch nicht."),
    "Réponds toujours en français": ("Tu habites à Leeds.", "Ella habite à Oslo.", "Je ne le sais pas encore."),
    "Responde siempre en español": ("Vives en Leeds.", "Ella vive en Oslo.", "Todavía no lo sé."),
    "Rispondi sempre in italiano": ("Vivi a Leeds.", "Ella vive a Oslo.", "Non lo so ancora."),
    "Responda sempre em português": ("Você mora em Leeds.", "Ella mora em Oslo.", "Ainda não sei."),
    "Antwoord altijd in het Nederlands": ("Je woont in Leeds.", "Ella woont in Oslo.", "Dat weet ik nog niet."),
}


@pytest.mark.parametrize(("order", "replies"), ORDERS.items())
def test_an_order_about_the_language_is_kept_and_followed(order: str, replies: tuple[str, str, str]) -> None:
    world = told(*TURNS, order)
    assert [row.description for row in world.state().instructions] == [order]
    questions = ("where do I live?", "where does my sister live?", "what is my blood type?")
    assert tuple(answer(world, question) for question in questions) == replies


def test_the_newest_order_decides_and_english_needs_no_book() -> None:
    world = told(*TURNS, "Always answer in German", "Always answer in English")
    assert answer(world, "where do I live?") == "You live in Leeds."
    assert wanted(("Never answer in German",), "where?").book is None
    assert wanted(("I like French films",), "where?").book is None


def test_a_language_without_a_book_is_answered_in_english_that_says_so() -> None:
    world = told(*TURNS, "Always answer in Japanese")
    note = ONLY_ENGLISH.format("Japanese")
    assert answer(world, "where do I live?") == f"You live in Leeds. {note}"
    assert answer(world, "what is my blood type?") == f"{DO_NOT_KNOW} {note}"


def test_an_order_for_when_a_language_is_written_holds_for_questions_in_it() -> None:
    order = "When I write German, answer in German"
    assert wanted((order,), "Wo wohne ich?").book is not None
    assert wanted((order,), "Was ist mein Name und wie alt bin ich?").book is not None
    assert wanted((order,), "where do I live?").book is None


@pytest.mark.parametrize(
    ("turn", "question", "reply"),
    [
        ("Ich wohne in Köln", "Wo wohne ich?", "Du wohnst in Köln."),
        ("J'habite à Lyon", "Où est-ce que j'habite ?", "Tu habites à Lyon."),
        ("Vivo en Madrid", "¿Dónde vivo?", "Vives en Madrid."),
        ("Vivo a Roma", "Dove vivo?", "Vivi a Roma."),
        ("Moro em Lisboa", "Onde eu moro?", "Você mora em Lisboa."),
        ("Ik woon in Groningen", "Waar woon ik?", "Je woont in Groningen."),
        ("I live in Leeds", "Wie alt bin ich?", "Das weiß ich noch nicht."),
    ],
)
def test_plain_questions_of_other_languages_are_understood(turn: str, question: str, reply: str) -> None:
    assert answer(told(turn), question) == reply


def test_what_is_over_is_told_in_the_past_with_its_times() -> None:
    turns = ("I live in Oslo", "I moved to Rome in 2024", "I moved to Leeds in March 2026")
    before = "where did I live before?"
    german = told(*turns, "Always answer in German")
    assert answer(german, before) == (
        "Du hast vom 1. Januar 2024 bis zum 1. März 2026 in Rome gewohnt. "
        "Du hast bis zum 1. Januar 2024 in Oslo gewohnt."
    )
    assert answer(german, "when did I move?") == "Du wohnst in Leeds (seit dem 1. März 2026)."
    french = told(*turns, "Always answer in French")
    assert answer(french, before).startswith("Tu as habité à Rome du 1er janvier 2024 au 1er mars 2026.")


def test_every_book_has_every_sentence_and_every_key() -> None:
    for book in books():
        assert set(book.own) == set(books()[0].own)
        assert set(KEYS) | set(LABEL_TO_KEY) <= set(book.facts)
        for forms in book.facts.values():
            assert len(forms) in (2, 3)
        for key in KEYS:
            for yours in (True, False):
                said = book.fact(key, None, "VALUE", "Ana", yours=yours, to_you=False)
                assert said is not None
                assert "VALUE" in said
                assert ("Ana" in said) is not yours
                assert "{" not in said


@pytest.mark.parametrize(
    "said",
    ["Ich antworte immer auf Deutsch", "Chefs antworten immer auf Englisch", "Meine Frau spricht auf Deutsch",
     "Antwortest du immer auf Deutsch?", "Ella parla sempre in italiano", "J'écris toujours en français"],
)  # fmt: skip
def test_who_says_how_others_speak_orders_nothing(said: str) -> None:
    assert told(said).state().instructions == ()
