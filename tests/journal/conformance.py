"""What every journal has to do, written once. A journal's own test names it in `JOURNALS` of `test_journals.py`."""

from collections.abc import Iterable, Sequence
from typing import Protocol

from mock_server.engine.changes import Commit, HistoryDeleted


class Journal(Protocol):
    """The three calls of engine/ports.py."""

    def append(self, context_id: str, after_seq: int, commit: Commit) -> None: ...

    def read(self, context_id: str, after_seq: int) -> Iterable[Commit]: ...

    def rebase(self, context_id: str, snapshot: Sequence[Commit], seq: int, epoch: int) -> None: ...


def commit(seq: int, number: int | None = None) -> Commit:
    """Make a commit that can be told from others."""
    return Commit(seq, 1_000 * seq, "admin", (HistoryDeleted(seq if number is None else number),))


def filled(journal: Journal, context_id: str, count: int) -> list[Commit]:
    """Append commits 1 to count."""
    commits = [commit(seq) for seq in range(1, count + 1)]
    for each in commits:
        journal.append(context_id, each.seq - 1, each)
    return commits
