"""Pieces of turns as hits: which a question may see, and how much they count.

A passage says what somebody said then, not what holds now: one whose statement was taken back, and a reply of `/chat`,
which only repeats what memory held, count much less. The plain weights by role are in `hits.py`.
"""

from typing import Final

from mock_server.engine import hits
from mock_server.engine.asking import Ask
from mock_server.engine.hits import Hit
from mock_server.engine.memory import Memory
from mock_server.engine.records import Chunk

_TAKEN_BACK: Final = 0.4
_OWN_REPLY: Final = 0.5


def admits(memory: Memory, ask: Ask, chunk: Chunk) -> bool:
    """Tell whether a question may be answered with a piece of a turn, its scope aside."""
    moment = ask.moment
    if chunk.turn_id in ask.skip_turns or not set(ask.labels) <= set(chunk.labels):
        return False
    if moment.valid_from is not None or moment.valid_until is not None:
        return False
    if ask.only_claims and (hits.is_question(chunk.text) or (moment.now and _taken_back(memory, chunk, wholly=True))):
        return False
    known = moment.as_of is None or chunk.known_at <= moment.as_of
    return known and (moment.at_instant is None or chunk.recorded_at <= moment.at_instant)


def show(memory: Memory, ask: Ask, chunk: Chunk, score: float) -> Hit:
    """Show a piece of a turn, weighed by what became of it."""
    if memory.transcripts.turns[chunk.turn_id].replied:
        score *= _OWN_REPLY
    elif ask.moment.now and _taken_back(memory, chunk, wholly=False):
        score *= _TAKEN_BACK
    return hits.of_chunk(chunk, score)


def _taken_back(memory: Memory, chunk: Chunk, *, wholly: bool) -> bool:
    """Tell whether something, or wholly everything, that the turn stated no longer holds."""
    stated = memory.facts.stated_by(chunk.turn_id)
    gone = [not fact.live for fact in stated]
    return bool(gone) and (all(gone) if wholly else any(gone))
