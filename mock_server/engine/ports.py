"""What the engine needs from outside, as protocols: a clock, a journal, and four helpers that may be slow.

Adapters live elsewhere (`mock_server/journal`, `engine/extract` for the offline extractor, `mock_server/models` for
language models and embeddings). Helpers are called before a command decides, so they may answer later (`steps.py`); the
engine only ever sees their plain results.
"""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Protocol

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


class Shelf(Protocol):
    """Vectors of some documents, kept by whoever made them, so that they can be compared all at once."""

    def __len__(self) -> int:
        """Count the documents."""
        ...

    def put(self, document_id: str, text: str) -> None:
        """Put a document on the shelf, in place of itself where it is there."""
        ...

    def drop(self, document_id: str) -> None:
        """Take a document off the shelf."""
        ...

    def nearest(self, query: Any, limit: int) -> list[tuple[float, str]]:
        """Give (cosine, document id) of the nearest documents, all of those that tie for the last place."""
        ...


class Embedder(Protocol):
    """Turn texts into vectors that are near where the texts mean the same. Equal texts give equal vectors."""

    @property
    def embed(self) -> Callable[[str], Any]:
        """Give the vector of a text, in a form of its own."""
        ...

    def likeness_to(self, text: str) -> Callable[[str], float]:
        """Give the cosine of any text with this one, 0 to 1."""
        ...

    def shelf(self) -> Shelf:
        """Make an empty shelf."""
        ...
