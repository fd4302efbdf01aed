"""An answer is about whom, what and when the question asks; of anything else nothing is said."""

import pytest

from mock_server.engine.respond import DO_NOT_KNOW
from tests.engine.talking import answer, told

LIFE = (
    "I work at Osprey Health as a nurse and I live in Leeds",
    "I have a dog called Rex",
    "I like tea",
    "My sister Ella lives in Oslo",
    "I'm 34",
    "My wife is Ana",
    "My boss is Grace",
)


@pytest.mark.parametrize(
    "question",
    [
        "how old is my dog?",
        "what is my brother's name?",
        "where does my brother live?",
        "do I have a brother?",
        "how old is my sister?",
        "what is my cat called?",
        "do I have a cat?",
        "where does my boss work?",
        "where does my wife live?",
        "does my dog like tea?",
        "what does Grace do?",
        "what is my salary?",
        "what's my favourite film?",
        "who is the king of Leeds?",
        "what's the weather in Leeds?",
        "where do you live?",
        "how old are you?",
        "what is your name?",
        "where don't I live?",
        "where did I live before?",
        "have I ever worked at Acme?",
        "do I like coffee?",
        "is tea good for me?",
        "what do I not like?",
        "who doesn't like tea?",
        "where does she live?",
        "what's my sister's dog called?",
        "where did I work before Osprey Health?",
        "where is Leeds?",
    ],
)
def test_nothing_of_another_subject_kind_key_or_time_is_an_answer(question: str) -> None:
    assert answer(told(*LIFE), question) == DO_NOT_KNOW


@pytest.mark.parametrize(
    ("question", "reply"),
    [
        ("where does my sister live?", "Ella lives in Oslo."),
        ("who is my sister?", "You have a sibling, Ella."),
        ("do I have a dog?", "You have a pet, Rex."),
        ("what's my dog's name?", "You have a pet, Rex."),
        ("is my dog called Max?", "You have a pet, Rex."),
        ("what is our dog's name?", "You have a pet, Rex."),
        ("Does my sister live in Rome?", "Ella lives in Oslo."),
        ("who is Ana?", "You are married to Ana."),
        ("tell me about Grace", "You report to Grace."),
        ("do I live in Paris?", "You live in Leeds."),
        ("Do I still work at Osprey Health?", "You work at Osprey Health."),
        ("Don't I live in Leeds?", "You live in Leeds."),
        ("what do I like to drink?", "You like tea."),
        ("do you know where Ella lives?", "Ella lives in Oslo."),
        ("who works at Osprey Health?", "You work at Osprey Health."),
        ("how long have I worked at Osprey Health?", "You work at Osprey Health, as I have known since 4 May 2026."),
    ],
)
def test_what_is_on_record_of_the_very_thing_is_told(question: str, reply: str) -> None:
    assert answer(told(*LIFE), question) == reply


def test_animals_are_told_apart_by_kind_and_kin_by_sex() -> None:
    pets = told("I have a dog, Rex, and a cat, Mimi")
    assert answer(pets, "what is my cat called?") == "You have a pet, Mimi."
    assert answer(pets, "how many dogs do I have?") == "I know of 1. You have a pet, Rex."
    assert answer(pets, "which pets do I have?") == "You have a pet, Rex. You have a pet, Mimi."
    kin = told("Tom is my brother", "Ella is my sister")
    assert answer(kin, "who is my sister?") == "You have a sibling, Ella."
    assert answer(kin, "how many siblings do I have?").startswith("I know of 2. You have a sibling, Tom.")
    assert answer(told("my ex-wife is Zoe"), "who is my wife?") == DO_NOT_KNOW
    assert answer(told("Ravi is my colleague", "his sister Nora is moving to Cairo"), "where does my sister live?") == (
        DO_NOT_KNOW
    )


def test_all_of_several_are_counted_in_the_order_they_were_said() -> None:
    cats = told("I have two cats, Ada and Bo")
    assert answer(cats, "How many cats do I have?") == "I know of 2. You have a pet, Ada. You have a pet, Bo."
    assert answer(cats, "Which of my cats is older?") == DO_NOT_KNOW


@pytest.mark.parametrize(
    ("turns", "question", "reply"),
    [
        (("My mum is Rita",), "who is my mother?", "Rita is your parent."),
        (("My mum is Rita",), "who is my dad?", DO_NOT_KNOW),
        (("My mum Rita lives in Porto", "Rita is 70"), "where does my mum live?", "Rita lives in Porto."),
        (("My mum Rita lives in Porto", "Rita is 70"), "How old is my mother?", "Rita is 70 years old."),
        (("My cousin Bea lives in Lyon",), "where does my cousin live?", "Bea lives in Lyon."),
        (("My friend Tom lives in Rome",), "where does my friend live?", "Tom lives in Rome."),
        (("My friend Tom lives in Rome",), "where does my neighbour live?", DO_NOT_KNOW),
        (("my son is Max and my daughter is Wren", "Max is 7"), "how old is my son?", "Max is 7 years old."),
        (("my son is Max and my daughter is Wren", "Max is 7"), "how old is my daughter?", DO_NOT_KNOW),
        (("My wife is Ana", "Ana's sister is Bea"), "who is my wife's sister?", "Ana has a sibling, Bea."),
        (("my brother lives in Rome",), "where does my brother live?", "Your brother lives in Rome."),
    ],
)
def test_questions_go_over_kin_however_memory_came_to_know_it(
    turns: tuple[str, ...], question: str, reply: str
) -> None:
    assert answer(told(*turns), question).casefold() == reply.casefold()


def test_somebody_is_told_of_by_what_points_at_them_too() -> None:
    said = answer(told("My wife is Ana", "Ana's sister is Bea"), "who is Ana?")
    assert set(said[:-1].split(". ")) == {"You are married to Ana", "Ana has a sibling, Bea"}


@pytest.mark.parametrize(
    ("question", "reply"),
    [
        ("where did I live before?", ("You lived in Rome from 1 January 2024 until 1 March 2026. "
         "You lived in Oslo until 1 January 2024.")),
        ("where did I use to live?", ("You lived in Rome from 1 January 2024 until 1 March 2026. "
         "You lived in Oslo until 1 January 2024.")),
        ("where have I lived?", ("You lived in Oslo until 1 January 2024. "
         "You lived in Rome from 1 January 2024 until 1 March 2026. You live in Leeds.")),
        ("did I live in Oslo?", "You lived in Oslo until 1 January 2024."),
        ("did I ever live in Paris?", DO_NOT_KNOW),
        ("where did I live in 2025?", "You lived in Rome from 1 January 2024 until 1 March 2026."),
        ("when did I move?", "You live in Leeds, since 1 March 2026."),
        ("where do I live?", "You live in Leeds."),
    ],
)  # fmt: skip
def test_the_past_is_told_in_the_past_with_its_times(question: str, reply: str) -> None:
    world = told("I live in Oslo", "I moved to Rome in 2024", "I moved to Leeds in March 2026")
    assert answer(world, question) == reply


def test_a_question_that_takes_yes_or_no_is_answered_with_the_fact() -> None:
    assert answer(told("My birthday is 3 May"), "Is my birthday in June?") == "Your birthday is 3 May."
    assert answer(told("I'm 34"), "Am I 35 years old?") == "You are 34 years old."


def test_aims_and_acquaintances_are_told_and_nothing_beside_them() -> None:
    world = told("I want to run a marathon", "I know Priya", "I work at Acme", "I like tea")
    assert answer(world, "what do I want?") == "You want to run a marathon."
    assert answer(world, "who do I know?") == "You know Priya."
    assert answer(world, "who knows me?") == DO_NOT_KNOW


def test_of_two_names_in_a_question_the_person_is_the_subject() -> None:
    world = told("I work at Acme", "Tom works at Globex", "My brother Tom lives in Rome")
    assert answer(world, "Does Tom work at Acme?") == "Tom works at Globex."
    assert answer(world, "what does my brother do?") == "Tom works at Globex."
    assert answer(world, "is my brother in Rome?") == "Tom lives in Rome."
    assert answer(told("I work at Acme", "I live in Faro"), "where do I work and live?") == (
        "You live in Faro. You work at Acme."
    )


def test_a_favourite_of_one_sort_is_no_favourite_of_another() -> None:
    world = told("my favourite film is Dune", "I like jazz")
    assert answer(world, "what's my favourite film?") == 'You said: "my favourite film is Dune"'
    assert answer(world, "what's my favourite book?") == DO_NOT_KNOW
    assert answer(world, "what music do I like?") == "You like jazz."
    assert answer(told("I like tea"), "what beverage do I enjoy?") == "You like tea."
