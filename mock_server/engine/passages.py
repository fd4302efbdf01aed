"""Pieces of turns as hits: which a question may see, and how much they count.

A passage says what somebody said then, not what holds now: one whose statement was taken back, and a reply of `/chat`,
which only repeats what memory held, count much less. The plain weights by role are in `hits.py`.
"""

from typing import Final

from mock_server.engine import hits
from mock_server.engine.asking import Ask
from mock_server.engine.hits import Hit
from mock_server.engine.instants import Instant
from mock_server.engine.memory import Memory
from mock_server.engine.records import Chunk, ClosedBy, Fact

_TAKEN_BACK: Final = 0.4
_OWN_REPLY: Final = 0.5


def admits(memory: Memory, ask: Ask, chunk: Chunk, now: Instant) -> bool:
    """Tell whether a question may be answered with a piece of a turn, its scope aside."""
    moment = ask.moment
    if chunk.turn_id in ask.skip_turns or not set(ask.labels) <= set(chunk.labels):
        return False
    if moment.valid_from is not None or moment.valid_until is not None:
        return False
    if ask.only_claims and (
        hits.is_question(chunk.text) or (moment.now and _taken_back(memory, chunk, now, wholly=True))
    ):
        return False
    known = moment.as_of is None or chunk.known_at <= moment.as_of
    return known and (moment.at_instant is None or chunk.recorded_at <= moment.at_instant)


def show(memory: Memory, ask: Ask, chunk: Chunk, score: float, now: Instant) -> Hit:
    """Show a piece of a turn, weighed by what became of it."""
    if memory.transcripts.turns[chunk.turn_id].replied:
        score *= _OWN_REPLY
    elif ask.moment.now and _taken_back(memory, chunk, now, wholly=False):
        score *= _TAKEN_BACK
    return hits.of_chunk(chunk, score)


def _taken_back(memory: Memory, chunk: Chunk, now: Instant, *, wholly: bool) -> bool:
    """Tell whether something, or wholly everything, that the turn stated no longer holds."""
    gone = [_is_gone(fact, now) for fact in memory.facts.stated_by(chunk.turn_id)]
    return bool(gone) and (all(gone) if wholly else any(gone))


def _is_gone(fact: Fact, now: Instant) -> bool:
    """Tell whether a fact was closed or has run out since it was told; what was told as over is as true as ever."""
    if fact.closing is not None:
        return fact.closing.by is not ClosedBy.OVER
    return fact.valid_until is not None and fact.valid_until <= now
