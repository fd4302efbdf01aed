"""Ids that derive from (seed, context, commit sequence, n): the same requests give the same ids, and a failed command
uses none.

Ids are opaque: 20 characters of base 32, no name inside (M-11). Prefixes are those of the contract's list of
identifiers.
"""

import base64
from hashlib import blake2b


class Mint:
    """Hand out the ids of one commit (or of one read, for its trace), in order."""

    __slots__ = ("_context_id", "_n", "_purpose", "_seed", "_seq")

    def __init__(self, seed: str, context_id: str, purpose: str, seq: int) -> None:
        self._seed = seed
        self._context_id = context_id
        self._purpose = purpose
        self._seq = seq
        self._n = 0

    def of_commit(self, seq: int) -> str:
        """Give the bare id of what a commit decided, the same whenever it is asked for."""
        return Mint(self._seed, self._context_id, "decision", seq).token()

    def token(self) -> str:
        """Give the next bare id."""
        return base64.b32encode(self._digest(13).digest()).decode().lower()[:20]

    def hex16(self) -> str:
        """Give 16 lowercase hex digits, as extraction jobs are named (H-15)."""
        return self._digest(8).hexdigest()

    def _digest(self, size: int) -> blake2b:
        self._n += 1
        origin = f"{self._seed}\x00{self._context_id}\x00{self._purpose}\x00{self._seq}\x00{self._n}"
        return blake2b(origin.encode(), digest_size=size)


def turn_id(token: str) -> str:
    """Give `turn:<id>`."""
    return f"turn:{token}"


def bare(text: str, *prefixes: str) -> str:
    """Strip one of the accepted prefixes, so that the prefixed and the bare form of an id are one (spectron 1.8)."""
    for prefix in prefixes:
        if text.startswith(prefix):
            return text[len(prefix) :]
    return text
