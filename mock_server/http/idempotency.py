"""Idempotency-Key: one key, one write (R-IDEM-1 to R-IDEM-9).

The stored answer is part of the commit (`Call.commit`) and found again in memory (`Memory.replayed`), so it survives
whatever the journal survives. What lives here is the scope of a key, the hash of a body, and the keys whose first
request is still running.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Any, Final

from mock_server.engine.callers import Caller
from mock_server.engine.changes import Replay
from mock_server.engine.errors import IdempotencyConflict
from mock_server.engine.executor import Executor
from mock_server.engine.json_text import canonical, loads
from mock_server.http.call import IdempotencyKey, Reply

HEADER: Final = "idempotency-key"
LONGEST_KEY: Final = 255
"""Characters; a longer key is refused by the schema."""

REPLAYED: Final = ("Idempotent-Replayed", "true")


class KeysInUse:
    """The keys whose first request has not been answered yet."""

    def __init__(self) -> None:
        self._keys: set[tuple[str, str]] = set()

    @contextmanager
    def reserved(self, context_id: str, key: IdempotencyKey) -> Iterator[None]:
        """Hold a key while its request runs, whatever becomes of it (R-IDEM-5).

        A second request meanwhile conflicts (R-IDEM-4).
        """
        entry = (context_id, key.key)
        if entry in self._keys:
            raise IdempotencyConflict(
                "the first request with this Idempotency-Key is still running; wait for its answer"
            )
        self._keys.add(entry)
        try:
            yield
        finally:
            self._keys.discard(entry)


def key_in_force(sent: str, caller: Caller, operation_id: str, body: Any) -> IdempotencyKey:
    """Scope a key to who asks, delegation included (R-IDEM-1), and hash what is asked (R-IDEM-6).

    The operation goes into the hash, not into the scope: the same key for another route is the same key with another
    body.
    """
    scope = "\x00".join((caller.principal, caller.on_behalf_of or "", sent))
    digest = sha256(f"{operation_id}\x00{canonical(body)}".encode()).hexdigest()
    return IdempotencyKey(scope, digest)


def replay(executor: Executor, caller: Caller, key: IdempotencyKey) -> Reply | None:
    """Find the stored answer of a key; one with another body conflicts (R-IDEM-3)."""
    stored: Replay | None = executor.read(lambda memory, stamp: memory.replayed(key.key, stamp.now), caller)
    if stored is None:
        return None
    if stored.body_hash != key.body_hash:
        sent = key.key.rpartition("\x00")[2]
        raise IdempotencyConflict(f"Idempotency-Key {sent!r} was used for another body; take a new key for a new write")
    return Reply(stored.status, loads(stored.body) if stored.body else None, (REPLAYED,))
