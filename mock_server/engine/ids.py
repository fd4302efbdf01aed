"""Ids that derive from (seed, context, commit sequence, n): the same requests give the same ids, and a failed command
uses none.

Ids are opaque: 20 characters of base 32, no name inside (M-11). Prefixes are those of the contract's list of
identifiers.
"""

import base64
from hashlib import blake2b


class Mint:
    """Hand out the ids of one commit (or of one read, for its trace), in order."""

    __slots__ = ("_n", "_origin")

    def __init__(self, seed: str, context_id: str, purpose: str, seq: int) -> None:
        self._origin = f"{seed}\x00{context_id}\x00{purpose}\x00{seq}\x00"
        self._n = 0

    def token(self) -> str:
        """Give the next bare id."""
        self._n += 1
        digest = blake2b(f"{self._origin}{self._n}".encode(), digest_size=13).digest()
        return base64.b32encode(digest).decode().lower()[:20]

    def hex16(self) -> str:
        """Give 16 lowercase hex digits, as extraction jobs are named (H-15)."""
        self._n += 1
        return blake2b(f"{self._origin}{self._n}".encode(), digest_size=8).hexdigest()


def turn_id(token: str) -> str:
    """Give `turn:<id>`."""
    return f"turn:{token}"


def bare(text: str, *prefixes: str) -> str:
    """Strip one of the accepted prefixes, so that the prefixed and the bare form of an id are one (spectron 1.8)."""
    for prefix in prefixes:
        if text.startswith(prefix):
            return text[len(prefix) :]
    return text
