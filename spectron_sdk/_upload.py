"""The body of a large request, in pieces. Over httpx and httpx2; small bodies go out whole, see `_cork.py`."""

from collections.abc import AsyncIterator, Iterator
from typing import Final

PIECE_BYTES: Final = 64 * 1024


class Pieces:
    """A large body handed out in pieces, so that the timeout for writing is one for each and not for all.

    Its iterators are no generators, which an upload that fails would leave half-read.
    """

    def __init__(self, content: bytes) -> None:
        self._content = content

    def __iter__(self) -> Iterator[bytes]:
        return iter(_Cut(self._content))

    def __aiter__(self) -> AsyncIterator[bytes]:
        return _Cut(self._content)


class _Cut:
    def __init__(self, content: bytes) -> None:
        self._content = content
        self._place = 0

    def __iter__(self) -> Iterator[bytes]:
        return self

    def __next__(self) -> bytes:
        piece = self._content[self._place : self._place + PIECE_BYTES]
        self._place += PIECE_BYTES
        if not piece:
            raise StopIteration
        return piece

    def __aiter__(self) -> AsyncIterator[bytes]:
        return self

    async def __anext__(self) -> bytes:
        piece = next(self, None)
        if piece is None:
            raise StopAsyncIteration
        return piece
