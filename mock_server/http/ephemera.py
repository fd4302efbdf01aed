"""What a context keeps outside its journal: traces of reads and replies, and replies held for reuse.

It lives as long as the context's executor: a reset drops both. Nothing in here is needed to rebuild memory.
"""

from dataclasses import dataclass, field
from threading import Lock
from typing import Final
from weakref import WeakKeyDictionary

from mock_server.engine.executor import Executor
from mock_server.engine.response_cache import ResponseCache
from mock_server.engine.traces import Traces


@dataclass(frozen=True, slots=True)
class Ephemera:
    """The traces and held replies of one context."""

    traces: Traces = field(default_factory=Traces)
    replies: ResponseCache = field(default_factory=ResponseCache)


_LOCK: Final = Lock()
_KEPT: Final[WeakKeyDictionary[Executor, Ephemera]] = WeakKeyDictionary()


def of(executor: Executor) -> Ephemera:
    """Give what is kept beside a context, made on first use."""
    with _LOCK:
        found = _KEPT.get(executor)
        if found is None:
            found = _KEPT[executor] = Ephemera()
        return found
