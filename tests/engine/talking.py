"""Say turns to a world in plain words, heard by the rules, and ask its chat: how tests of replies talk."""

from mock_server.engine import remember
from mock_server.engine.chat import Message, prepare
from mock_server.engine.claims import Hints, SpokenTurn
from mock_server.engine.extract import RuleExtractor
from mock_server.engine.respond import compose
from tests.engine.world import World

_RULES = RuleExtractor()


def told(*turns: str, world: World | None = None) -> World:
    """Give a world that was told these turns, a minute apart."""
    made = world or World()
    for text in turns:
        heard = _RULES.extract(SpokenTurn(text, "user", made.clock.now()), Hints())
        command = remember.Remember(text, "full", extraction=heard)
        made.executor.execute(remember.decide_remember, command, made.caller)
        made.clock.pass_minutes(1)
    return made


def answer(world: World, question: str) -> str:
    """Give the offline reply to a question in a new session, without its marks."""
    prepared = world.executor.read(lambda memory, stamp: prepare(memory, stamp, Message(question)), world.caller)
    said = " ".join(compose(prepared.prompt))
    for number in range(1, 20):
        said = said.replace(f" [S{number}]", "")
    return said
