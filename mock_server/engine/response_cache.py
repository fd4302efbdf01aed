"""Replies given before, for the same question in other words (tier 2): a bounded cache beside memory.

Two questions are the same when they hold the same telling words in the same order and their vectors are near enough.
The vectors know spelling, not meaning: nearness alone would take "Anna" for "Hanna", and "does Ann like Bo" for its
reverse. Whether a held reply is still true is for the caller to say.
"""

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from mock_server.engine.embedding import likeness
from mock_server.engine.instants import SECOND, Instant
from mock_server.engine.prompt import Candidate
from mock_server.engine.words import stem, word_set, words

SIMILARITY_FLOOR: Final = 0.92
FRESH_FOR: Final = 3_600 * SECOND
MOST: Final = 5_000
"""The documented defaults (R-CACHE-1, R-CACHE-8)."""

Asker: TypeAlias = tuple[object, ...]
"""Whose replies may be shared: what the caller may read, and the scope of the conversation."""

_FILLERS: Final = word_set("a an the please is are am do does hi hello hey ok okay so well and just")


@dataclass(frozen=True, slots=True)
class HeldReply:
    """A reply and what it rests on. basis: what retrieval gave and which notes stood when it was made."""

    question: str
    reply: str
    citable: tuple[Candidate, ...]
    basis: tuple[str, ...]
    trace_id: str
    at: Instant


class ResponseCache:
    """Hold the replies of one context, the oldest out first."""

    def __init__(self, *, floor: float = SIMILARITY_FLOOR, fresh_for: Instant = FRESH_FOR, most: int = MOST) -> None:
        self._floor = floor
        self._fresh_for = fresh_for
        self._most = most
        self._held: OrderedDict[tuple[Asker, tuple[str, ...]], HeldReply] = OrderedDict()

    def find(self, asker: Asker, question: str, now: Instant, holds: Callable[[HeldReply], bool]) -> HeldReply | None:
        """Find a reply to the same question of the same asker that is fresh and still holds; a stale one is dropped."""
        place = (asker, telling(question))
        held = self._held.get(place)
        if held is None or likeness(held.question, question) < self._floor:
            return None
        if now >= held.at + self._fresh_for or not holds(held):
            del self._held[place]
            return None
        return held

    def put(self, asker: Asker, held: HeldReply) -> None:
        """Hold a reply; it replaces the one to the same words."""
        place = (asker, telling(held.question))
        self._held.pop(place, None)
        self._held[place] = held
        while len(self._held) > self._most:
            self._held.popitem(last=False)

    def clear(self) -> None:
        """Forget all replies."""
        self._held.clear()


def telling(question: str) -> tuple[str, ...]:
    """Give the words that make a question this question: tense, person and negation included, courtesy left out."""
    return tuple(stem(word) for word in words(question) if word not in _FILLERS)
