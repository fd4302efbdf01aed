"""Pieces that stand beside a found piece of a long text, in the same section (R-RET-6).

A long turn is kept in pieces, and a question finds the one that holds its words; what the text says just before and
behind belongs to it. A section runs from one Markdown heading to the next; a text without headings is one section.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from mock_server.engine import hits
from mock_server.engine.hits import Hit
from mock_server.engine.memory import Memory
from mock_server.engine.pieces import opens_section
from mock_server.engine.records import Chunk

_REACH: Final = 2
"""How many pieces on either side are brought along."""
_BESIDE: Final = 0.3
"""What the score of a piece counts for the one beside it."""


def beside(memory: Memory, found: Iterable[Hit], admits: Callable[[Chunk], bool]) -> tuple[Hit, ...]:
    """Give the neighbours of found pieces that were not found themselves, in the order of the hits and of the text."""
    pointers = [(hit.row, hit.score) for hit in found if isinstance(hit.row, Chunk)]
    seen = {chunk.id for chunk, _ in pointers}
    out: list[Hit] = []
    for pointer, score in pointers:
        for chunk in _neighbours(memory, pointer):
            if chunk.id not in seen and admits(chunk):
                seen.add(chunk.id)
                out.append(replace(hits.of_chunk(chunk, 0.0), score=score * _BESIDE))
    return tuple(out)


def _neighbours(memory: Memory, chunk: Chunk) -> list[Chunk]:
    pieces = memory.transcripts.chunks_of(chunk.turn_id)
    if len(pieces) <= 1:
        return []
    at = next(n for n, piece in enumerate(pieces) if piece.id == chunk.id)
    first = last = at
    while first > max(0, at - _REACH) and not opens_section(pieces[first].text):
        first -= 1
    while last + 1 < min(len(pieces), at + _REACH + 1) and not opens_section(pieces[last + 1].text):
        last += 1
    return [*pieces[first:at], *pieces[at + 1 : last + 1]]
