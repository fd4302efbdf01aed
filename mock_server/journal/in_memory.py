"""The journal that is there when nothing is installed: each context's commits as bytes, in this process.

It keeps bytes rather than records so that it behaves as journals on disk do: nothing is shared with memory, and
whatever it gives back has been through the codec.
"""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from threading import Lock

from mock_server.engine.changes import Commit
from mock_server.engine.errors import Conflict, StaleWrite
from mock_server.journal.codec import decode, encode


@dataclass(slots=True)
class _Log:
    head: int = 0
    epoch: int = 0
    seqs: list[int] = field(default_factory=list)
    rows: list[bytes] = field(default_factory=list)


class InMemoryJournal:
    """Keep commits per context until the process ends."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._logs: dict[str, _Log] = {}

    def append(self, context_id: str, after_seq: int, commit: Commit) -> None:
        """Add a commit.

        Raises StaleWrite when another came first, and Conflict when the context was cleared under a running command.
        """
        row = encode(commit)
        with self._lock:
            log = self._logs.setdefault(context_id, _Log())
            if after_seq > log.head:
                raise Conflict(f"context {context_id!r} was reset while this ran; send the request again")
            if after_seq != log.head or commit.seq != after_seq + 1:
                raise StaleWrite(f"commit {commit.seq} cannot follow {log.head} in context {context_id!r}")
            log.seqs.append(commit.seq)
            log.rows.append(row)
            log.head = commit.seq

    def read(self, context_id: str, after_seq: int) -> Iterable[Commit]:
        """Give the commits after a sequence number; costs nothing when there are none."""
        log = self._logs.get(context_id)
        if log is None or log.head <= after_seq:
            return ()
        with self._lock:
            rows = log.rows[bisect_right(log.seqs, after_seq) :]
        return [decode(row) for row in rows]

    def rebase(self, context_id: str, snapshot: Sequence[Commit], seq: int, epoch: int) -> None:
        """Replace everything up to seq by a snapshot. StaleWrite unless seq is the head and the epoch a newer one."""
        rows = [encode(commit) for commit in snapshot]
        with self._lock:
            log = self._logs.setdefault(context_id, _Log())
            if seq != log.head or epoch <= log.epoch:
                raise StaleWrite(
                    f"context {context_id!r} is at {log.head} in epoch {log.epoch}, not ready for {seq} in {epoch}"
                )
            log.seqs, log.rows, log.epoch = [commit.seq for commit in snapshot], rows, epoch

    def epoch(self, context_id: str) -> int:
        """Tell how often a context was rebased; a reader that knows an older epoch has to reload."""
        log = self._logs.get(context_id)
        return 0 if log is None else log.epoch

    def clear(self, context_id: str | None = None) -> None:
        """Drop one context, or all."""
        with self._lock:
            if context_id is None:
                self._logs.clear()
            else:
                self._logs.pop(context_id, None)
