"""What the engine needs from outside, as protocols: a clock, a journal, and four helpers that may be slow.

Adapters live elsewhere (`mock_server/journal`, `engine/extract` for the offline extractor, `mock_server/models` for
language models and embeddings). Helpers are called before a command decides, so they may answer later (`steps.py`); the
engine only ever sees their plain results.
"""

from collections.abc import Awaitable, Iterable, Sequence
from typing import Protocol

from mock_server.engine.changes import Commit
from mock_server.engine.claims import Extraction, Hints, SpokenTurn
from mock_server.engine.instants import Instant


class Clock(Protocol):
    """Tell the time."""

    def now(self) -> Instant:
        """Give the current instant; it never goes back."""
        ...


class Journal(Protocol):
    """Keep commits, in order, per context."""

    def append(self, context_id: str, after_seq: int, commit: Commit) -> None:
        """Add one commit after the given sequence number; StaleWrite when somebody else was first."""
        ...

    def read(self, context_id: str, after_seq: int) -> Iterable[Commit]:
        """Give the commits after a sequence number, oldest first."""
        ...

    def rebase(self, context_id: str, snapshot: Sequence[Commit], seq: int, epoch: int) -> None:
        """Replace everything up to seq by a snapshot without erased content; the new epoch tells others to reload."""
        ...


class Extractor(Protocol):
    """Turn a spoken turn into claims."""

    def extract(self, turn: SpokenTurn, hints: Hints) -> Extraction | Awaitable[Extraction]:
        """Give the claims of one turn; whatever is raised is a failure."""
        ...


class Embedder(Protocol):
    """Turn a text into a vector of unit length."""

    def embed(self, text: str) -> Sequence[float]:
        """Give the vector; equal texts give equal vectors."""
        ...
