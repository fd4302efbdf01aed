"""What can be asked of recall, and what it answers with. How answers are found is in `recall.py`."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from mock_server.engine.answers import Answer
from mock_server.engine.hits import Hit
from mock_server.engine.scopes import Selector
from mock_server.engine.temporal import Moment

DEFAULT_K: Final = 10

_NOW: Final = Moment()


class Mode(StrEnum):
    """How to search. vector is served by words where no embedding table is in use."""

    HYBRID = "hybrid"
    VECTOR = "vector"
    BM25 = "bm25"
    GRAPH = "graph"


class Tier(StrEnum):
    """Which strategy answered."""

    DIRECT = "direct"
    CACHE = "cache"
    HYBRID = "hybrid"
    FULL_CONTEXT = "full_context"


class Kind(StrEnum):
    """What sort of question it was."""

    DIRECT_LOOKUP = "direct_lookup"
    HYBRID = "hybrid"
    FULL_CONTEXT = "full_context"


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask what memory knows. lens () is the whole region; facts and passages say which kinds of hit to give.

    home: the selector of the session it is asked in, which tells who "I" is. skip_turns: turns the asker has before
    their eyes. located: a place filter is in force, and since no row has coordinates, nothing passes it.
    """

    text: str
    k: int = DEFAULT_K
    mode: Mode = Mode.HYBRID
    facts: bool = True
    passages: bool = True
    duplicates: bool = False
    labels: tuple[str, ...] = ()
    lens: Selector = ()
    moment: Moment = _NOW
    home: Selector = ()
    skip_turns: frozenset[str] = frozenset()
    only_claims: bool = False
    located: bool = False


@dataclass(frozen=True, slots=True)
class Recalled:
    """What was found and how.

    seeds: names of known entities in the question. considered: rows weighed before `k` cut. answer: for a chat, which
    facts answer; None where that is for the scores to say. siblings: pieces that stand beside found ones, beyond `k`.
    """

    hits: tuple[Hit, ...]
    tier: Tier
    reason: str
    kind: Kind
    seeds: tuple[str, ...] = ()
    considered: int = 0
    answer: Answer | None = None
    siblings: tuple[Hit, ...] = ()

    @property
    def retrieved(self) -> tuple[Hit, ...]:
        """All that a reply may cite: the hits, and what stands beside them."""
        return (*self.hits, *self.siblings)
