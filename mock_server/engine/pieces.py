"""Pieces of a text: how a long turn is cut for recall, and where a section of it begins."""

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Final

PIECE_CHARACTERS: Final = 1_200
"""A text longer than this is kept in several pieces, cut at the last space before the limit."""
_SECTION_CHARACTERS: Final = 200
"""A section shorter than this shares a piece with the one behind it."""
_HEADING: Final = re.compile(r"^#{1,6}[ \t]+\S", re.MULTILINE)


def split(text: str) -> Iterator[str]:
    """Cut a text into pieces that lose nothing: joined together they are the text. Blank text has no piece.

    A long text is cut where a Markdown heading begins a section, and a long section at spaces.
    """
    if not text.strip():
        return
    if len(text) <= PIECE_CHARACTERS:
        yield text
        return
    for begin, end in pairwise(_cuts(text)):
        start = begin
        while end - start > PIECE_CHARACTERS:
            space = text.rfind(" ", start + PIECE_CHARACTERS // 2, start + PIECE_CHARACTERS)
            stop = start + PIECE_CHARACTERS if space < 0 else space + 1
            yield text[start:stop]
            start = stop
        yield text[start:end]


def opens_section(piece: str) -> bool:
    """Tell whether a piece begins with a heading, so that nothing of it belongs to what stands before."""
    return _HEADING.match(piece) is not None


def _cuts(text: str) -> list[int]:
    cuts = [0]
    lead = len(text) - len(text.lstrip())
    for heading in _HEADING.finditer(text, lead):
        if heading.start() - cuts[-1] >= _SECTION_CHARACTERS:
            cuts.append(heading.start())
    return [*cuts, len(text)]
