"""What happens to connections when a process forks: the child must not write into its parent's.

Whoever holds connections is told in the child, and lets go of them without a word to the server, whose other end the
parent still uses. Pickling, the other way into a second process, is refused by the holders themselves, with the words
given here.
"""

import os
from functools import cache
from typing import Final, Protocol
from weakref import WeakSet

NO_PICKLE: Final = "a client holds a key and open connections and cannot be pickled or copied; make one in each process"
USED_BEFORE_FORK: Final = (
    "the http_client that was brought along was used before this process was forked, and its connections belong to the "
    "parent; make the client in each process"
)


class Holder(Protocol):
    """Something with connections."""

    def forked(self) -> None: ...


def watch(holder: Holder) -> None:
    """Have a holder told, in the child, when this process forks. It is not kept alive by this."""
    _holders().add(holder)


@cache
def _holders() -> WeakSet[Holder]:
    found: WeakSet[Holder] = WeakSet()

    def tell() -> None:
        for holder in list(found):
            holder.forked()

    if hasattr(os, "register_at_fork"):
        os.register_at_fork(after_in_child=tell)
    return found
