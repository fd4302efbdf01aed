"""The offline responder says whole sentences from memory with their marks, or that it does not know."""

from dataclasses import replace

import pytest

from mock_server.engine.asking import Ask
from mock_server.engine.claims import Extraction, Hints, InstructionClaim, Mention, SpokenTurn
from mock_server.engine.executor import Stamp
from mock_server.engine.extract import RuleExtractor
from mock_server.engine.memory import Memory
from mock_server.engine.prompt import Prompt, build, injected
from mock_server.engine.recall import recall
from mock_server.engine.respond import (
    DO_NOT_KNOW,
    FINE,
    GREETING,
    NOTED,
    NOTHING_NOTED,
    UNDERSTOOD,
    WELCOME,
    OfflineResponder,
)
from tests.engine.recalling import keep
from tests.engine.world import World, say


def prompt_for(world: World, text: str) -> Prompt:
    def look(memory: Memory, stamp: Stamp) -> Prompt:
        ask = Ask(text)
        recalled = recall(memory, stamp, ask)
        return build(text, injected(memory, stamp, ask, recalled), recalled)

    return world.executor.read(look, world.caller)


async def reply(world: World, text: str) -> str:
    pieces = [piece async for piece in OfflineResponder().respond(prompt_for(world, text), None)]
    assert all(pieces)
    return "".join(pieces)


async def test_a_question_is_answered_in_the_second_person_with_its_source() -> None:
    world = World()
    world.told(say("location", "Berlin"), say("employer", "Northwind"), say("birthday", "3 May"))
    assert await reply(world, "Where do I live?") == "You live in Berlin [S1]."
    assert await reply(world, "When is my birthday?") == "Your birthday is 3 May [S1]."
    assert await reply(world, "Where do I work?") == "You work at Northwind [S1]."


async def test_somebody_else_is_spoken_of_by_name() -> None:
    world = World()
    world.told(say("job_title", "pilot", who=Mention("person", "Anna")))
    assert await reply(world, "What is Anna's job?") == "Anna works as a pilot [S1]."


async def test_everything_known_about_somebody_is_told() -> None:
    world = World()
    world.told(say("location", "Berlin"), say("likes", "tea"))
    assert await reply(world, "What do you know about me?") == "You live in Berlin [S1]. You like tea [S2]."


@pytest.mark.parametrize(
    "question",
    ["Where do I work?", "What is the capital of France?", "Does Bob like tea?", "What's the weather like?", "Hello?"],
)
async def test_what_memory_does_not_hold_is_not_known(question: str) -> None:
    world = World()
    world.told(say("likes", "tea"), say("location", "Berlin"))
    assert await reply(world, question) == DO_NOT_KNOW


async def test_what_people_said_stands_in_where_no_fact_fits() -> None:
    world = World()
    keep(world, "The vault code is 4711.")
    keep(world, "What is the vault code?")
    assert await reply(world, "What is the vault code?") == 'You said: "The vault code is 4711." [S1]'


async def test_an_old_reply_is_quoted_only_when_nothing_else_fits() -> None:
    world = World()
    keep(world, "The vault code is 4711.", role="assistant")
    assert await reply(world, "What is the vault code?") == 'I said: "The vault code is 4711." [S1]'


@pytest.mark.parametrize(
    ("message", "answer"),
    [
        ("I moved to Berlin last month.", NOTED),
        ("Always answer in bullet points.", UNDERSTOOD),
        ("Hello", GREETING),
        ("Thanks!", WELCOME),
        ("ok", FINE),
        ("Help me write a poem", NOTHING_NOTED),
    ],
)
async def test_only_what_is_kept_is_said_to_be_kept(message: str, answer: str) -> None:
    world = World()
    world.told(say("location", "Lisbon"))
    heard = RuleExtractor().extract(SpokenTurn(message, "user", 0), Hints())
    prompt = replace(prompt_for(world, message), heard=heard)
    assert "".join([piece async for piece in OfflineResponder().respond(prompt, None)]) == answer


async def test_directives_in_force_shape_the_answer() -> None:
    world = World()
    world.told(say("likes", "tea"), say("likes", "chess"), say("likes", "maps"))
    assert (await reply(world, "What do I like?")).count("[S") == 3
    world.heard(Extraction(instructions=(InstructionClaim("bullets", "Always answer in bullet points."),)))
    told = (await reply(world, "What do I like?")).split("\n")
    assert [line[:11] for line in told] == ["- You like "] * 3
    world.heard(Extraction(instructions=(InstructionClaim("length", "Keep answers below three sentences."),)))
    assert (await reply(world, "What do I like?")).count("\n- ") == 1
    world.heard(Extraction(instructions=(InstructionClaim("bullets", "Stop using bullet points."),)))
    assert "- " not in await reply(world, "What do I like?")


# -- to the point ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "question",
    [
        "Where do I live?",
        "Where do I work?",
        "What is my job?",
        "Where does Tom work?",
        "What does Tom like?",
        "Where does Anna live?",
        "Does Bob like tea?",
    ],
)
async def test_what_holds_for_others_or_for_another_matter_is_no_answer(question: str) -> None:
    world = World()
    world.told(say("location", "Lima", who=Mention("person", "Tom")))
    world.told(say("employer", "Acme", who=Mention("person", "Anna")))
    world.told(say("job_title", "nurse", who=Mention("person", "Bob")))
    world.told(say("likes", "tea"))
    for text in ("Tom lives in Lima.", "Anna works at Acme.", "Bob is a nurse.", "I like tea."):
        keep(world, text)
    assert await reply(world, question) == DO_NOT_KNOW


async def test_what_bears_on_the_matter_is_told_for_want_of_better() -> None:
    world = World()
    world.told(say("likes", "tea"))
    assert await reply(world, "What do I drink?") == "You like tea [S1]."


@pytest.mark.parametrize(
    "question",
    [
        "Please tell me where I live.",
        "Hey, remind me where I live",
        "I'd like to know where I live.",
        "I was wondering, since we talked about it a while ago, if you happen to remember where I live?",
        "Can you remind me where I live these days, please?",
    ],
)
async def test_a_polite_question_is_a_question(question: str) -> None:
    world = World()
    world.told(say("location", "Faro"))
    assert await reply(world, question) == "You live in Faro [S1]."
