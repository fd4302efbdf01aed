"""The two clocks the server runs on: the machine's, and one that tests hold still and move.

Everything that needs the time gets a clock passed in; `wiring.py` chooses which. Sleeping is not a clock's business:
waiting stays real.
"""

import time
from threading import Lock

from mock_server.engine.instants import Instant


def system_now() -> Instant:
    """Read the machine's clock, in microseconds since the epoch."""
    return time.time_ns() // 1_000


class SettableClock:
    """Follow the machine's clock, at an offset, until frozen; then stand still and move only when told.

    Left alone it never goes back, even if the machine's clock does. Setting it may move it back; a context then stays
    at its last commit until the clock has caught up, since memory never goes back.
    """

    def __init__(self, frozen_at: Instant | None = None) -> None:
        self._lock = Lock()
        self._frozen = frozen_at
        self._offset = 0
        self._last: Instant = 0
        self._start = frozen_at

    def now(self) -> Instant:
        """Give the current instant."""
        frozen = self._frozen
        if frozen is not None:
            return frozen
        now = system_now() + self._offset
        if now < self._last:
            return self._last
        self._last = now
        return now

    @property
    def frozen(self) -> bool:
        """Tell whether time stands still."""
        return self._frozen is not None

    def freeze(self, at: Instant | None = None) -> None:
        """Stand still, here or at an instant."""
        with self._lock:
            self._frozen = self.now() if at is None else at

    def set(self, at: Instant) -> None:
        """Make it that instant, and go on from there if time was running."""
        with self._lock:
            if self._frozen is not None:
                self._frozen = at
            else:
                self._offset = at - system_now()
                self._last = at

    def advance(self, by: Instant) -> None:
        """Move forward by a span of microseconds, 0 or more."""
        with self._lock:
            if self._frozen is not None:
                self._frozen += by
            else:
                self._offset += by

    def resume(self) -> None:
        """Let time run on from where it stands."""
        with self._lock:
            if self._frozen is not None:
                self._offset = self._frozen - system_now()
                self._last, self._frozen = self._frozen, None

    def reset(self) -> None:
        """Go back to how the server started."""
        with self._lock:
            self._frozen, self._offset, self._last = self._start, 0, 0
