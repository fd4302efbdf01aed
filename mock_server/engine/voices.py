"""Who said a turn, as the one who asks should hear it: "You said" is only true of the asker's own words.

A turn belongs to whoever its scope names. Where the scope names nobody, it is whoever says "I" in that scope; a shared
scope nobody has a name in leaves it open. What is quoted, and where, is in `prompt.py` and `respond.py`.
"""

from collections.abc import Sequence
from typing import Final

from mock_server.engine.memory import Memory
from mock_server.engine.names import normalise
from mock_server.engine.places import person
from mock_server.engine.records import Entity, Turn
from mock_server.engine.scopes import Selector, user_of
from mock_server.engine.speakers import NAMELESS

SOMEBODY: Final = "Somebody"


def addressed(memory: Memory, speakers: Sequence[Entity], home: Selector) -> str | None:
    """Give the speaker whom a reply calls "you", out of those in sight; with several nobody in particular is.

    A user who has never spoken is not the one person whose name is known in the scopes above them.
    """
    if len(speakers) != 1:
        return None
    (speaker,) = speakers
    asker = person(home)
    stranger = asker is not None and person(memory.facts.pools[speaker.pool].selector) != asker
    if stranger and _name(speaker) is not None and speaker.norm != normalise(user_of(home) or ""):
        return None
    return speaker.id


def voice(memory: Memory, selector: Selector, home: Selector, you: str | None) -> str | None:
    """Name who wrote under a scope; None when that is the asker.

    home: the scope the question is asked in, () for none. you: the entity that a reply addresses, if there is one.
    """
    whose, asker = person(selector), person(home)
    if selector == home or (whose is not None and whose == asker):
        return None
    pool = memory.facts.pool_id(selector)
    speaker = memory.facts.speaker(pool) if pool is not None else None
    if speaker is not None and speaker.id == you:
        return None
    if whose is not None:
        return _name(speaker) or user_of(selector)
    if _name(speaker) is None and not home:
        return None
    return _name(speaker) or SOMEBODY


def voice_of(memory: Memory, turn: Turn, home: Selector, you: str | None) -> str | None:
    """Name who wrote a turn of the user's side; None for the asker, and for turns of other roles."""
    if turn.role != "user":
        return None
    chunk = next(iter(memory.transcripts.chunks_of(turn.id)), None)
    return None if chunk is None else voice(memory, chunk.selector, home, you)


def _name(speaker: Entity | None) -> str | None:
    return None if speaker is None or speaker.norm == NAMELESS else speaker.name
