"""Documents ranked for a question: by words, by meaning where there is an embedder, or by both.

Lists are fused by weighted reciprocal ranks (R-RET-3): what a list knows of a document, the share of the words it
answers or its nearness in meaning, counts the more the nearer the top it stands. The lists themselves are in `bm25.py`
and `vectors.py`, what becomes of the ranking in `recall.py` and `memories.py`.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from mock_server.engine.bm25 import FACT
from mock_server.engine.memory import Memory
from mock_server.engine.places import Sees
from mock_server.engine.questions import Group

_RANK_OFFSET: Final = 60

_WORDS: Final = 0.3
"""What words add to meaning: up to so much, by the square of the share of the words that a document answers. Half of
the words prove less than half: the other half is about something else."""

_FITS: Final = 2 / 3
"""Scales the sum so that what is likely an answer scores as much as it does by words alone (`recall.ENOUGH`)."""

Admits = Callable[[str], bool]


class Ranked(NamedTuple):
    """One document and how well it fits, 0 to 1. raw: the list's own score, where there is only one list."""

    id: str
    score: float
    raw: float


def reciprocal(rank: int) -> float:
    """Give what a rank is worth: 1 at the top, falling as 1 / (60 + rank) does."""
    return (_RANK_OFFSET + 1) / (_RANK_OFFSET + rank)


def by_words(
    memory: Memory,
    groups: tuple[Group, ...],
    sees: Sees,
    *,
    limit: int,
    kinds: tuple[str, ...] = (FACT,),
    admits: Admits | None = None,
) -> list[Ranked]:
    """Rank what holds the words, best first."""
    found = memory.text.rank(memory, groups, sees, limit=limit, kinds=kinds, admits=admits)
    return [Ranked(match.id, match.coverage * reciprocal(rank), match.score) for rank, match in enumerate(found, 1)]


def by_meaning(
    memory: Memory, text: str, sees: Sees, *, limit: int, kind: str = FACT, admits: Admits | None = None
) -> list[Ranked]:
    """Rank what is near in meaning, best first; nothing without an embedder."""
    if memory.vectors is None:
        return []
    found = memory.vectors.nearest(memory, text, sees, limit=limit, kind=kind, admits=admits)
    return [Ranked(near.id, near.cosine * reciprocal(rank) * _FITS, near.cosine) for rank, near in enumerate(found, 1)]


def by_both(
    memory: Memory,
    text: str,
    groups: tuple[Group, ...],
    sees: Sees,
    *,
    limit: int,
    kind: str = FACT,
    admits: Admits | None = None,
) -> list[Ranked]:
    """Rank by words and by meaning, best first; ties in the order of the words. By words alone without an embedder."""
    if memory.vectors is None:
        return by_words(memory, groups, sees, limit=limit, kinds=(kind,), admits=admits)
    found = memory.text.rank(memory, groups, sees, limit=limit, kinds=(kind,), admits=admits)
    said = {match.id: _WORDS * match.coverage**2 * reciprocal(rank) for rank, match in enumerate(found, 1)}
    near = by_meaning(memory, text, sees, limit=limit, kind=kind, admits=admits)
    scores = {document_id: share * _FITS for document_id, share in said.items()}
    for ranked in near:
        scores[ranked.id] = scores.get(ranked.id, 0.0) + ranked.score
    best = sorted(scores.items(), key=lambda row: -row[1])[:limit]
    return [Ranked(document_id, min(1.0, score), score) for document_id, score in best]
