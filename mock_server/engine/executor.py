"""The imperative shell of one context: take the lock, catch up, decide, append, apply.

`decide` functions are pure and come from the use-case modules; they get the memory, a command and a `Stamp`. Reads run
under the same lock, so they see whole commits only. Contexts are independent of each other.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from threading import Lock, RLock
from typing import Generic, NamedTuple, TypeVar

from mock_server.engine.callers import Caller
from mock_server.engine.changes import Change, Commit, Replay
from mock_server.engine.errors import StaleWrite
from mock_server.engine.ids import Mint
from mock_server.engine.instants import Instant
from mock_server.engine.memory import Memory
from mock_server.engine.ports import Clock, Embedder, Journal

C = TypeVar("C")
A = TypeVar("A")


class Stamp(NamedTuple):
    """What a command is decided with: the instant, the ids of its commit, and who asks."""

    now: Instant
    mint: Mint
    caller: Caller


@dataclass(frozen=True, slots=True)
class Decision(Generic[A]):
    """The outcome of a command: what changes, and the answer to give once it has."""

    changes: tuple[Change, ...]
    answer: A


class Executor:
    """Run commands and reads of one context, one at a time."""

    def __init__(
        self, context_id: str, *, journal: Journal, clock: Clock, seed: str, embedder: Embedder | None = None
    ) -> None:
        self.context_id = context_id
        self._journal = journal
        self._clock = clock
        self._seed = seed
        self._lock = RLock()
        self._memory = Memory(context_id, embedder)
        self._reads = 0

    def execute(
        self,
        decide: Callable[[Memory, C, Stamp], Decision[A]],
        command: C,
        caller: Caller,
        *,
        replay: Callable[[A], Replay] | None = None,
    ) -> A:
        """Decide a command and commit what it changes, all or nothing.

        replay turns the answer into the stored answer of an idempotent request; it is part of the same commit. A
        refused command raises an EngineError, writes nothing and uses no ids.
        """
        with self._lock:
            while True:
                memory = self._caught_up()
                seq = memory.seq + 1
                now = max(self._clock.now(), memory.recorded_at)
                stamp = Stamp(now, Mint(self._seed, self.context_id, "commit", seq), caller)
                decision = decide(memory, command, stamp)
                stored = None if replay is None else replay(decision.answer)
                if not decision.changes and stored is None:
                    return decision.answer
                commit = Commit(seq, now, caller.principal, decision.changes, caller.on_behalf_of, stored)
                try:
                    self._journal.append(self.context_id, memory.seq, commit)
                except StaleWrite:
                    continue
                memory.apply_commit(commit)
                return decision.answer

    def read(self, view: Callable[[Memory, Stamp], A], caller: Caller) -> A:
        """Look at memory as it is now. The stamp's ids are for traces; they count reads, not commits."""
        with self._lock:
            memory = self._caught_up()
            self._reads += 1
            now = self._clock.now()
            if now < memory.recorded_at:
                now = memory.recorded_at
            return view(memory, Stamp(now, Mint(self._seed, self.context_id, "read", self._reads), caller))

    def _caught_up(self) -> Memory:
        memory = self._memory
        for commit in self._journal.read(self.context_id, memory.seq):
            memory.apply_commit(commit)
        return memory


class Contexts:
    """Keep one executor per context, made on first use."""

    def __init__(self, *, journal: Journal, clock: Clock, seed: str, embedder: Embedder | None = None) -> None:
        self._journal = journal
        self._clock = clock
        self._seed = seed
        self._embedder = embedder
        self._lock = Lock()
        self._executors: dict[str, Executor] = {}

    def get(self, context_id: str) -> Executor:
        """Give the executor of a context."""
        executor = self._executors.get(context_id)
        if executor is None:
            with self._lock:
                executor = self._executors.get(context_id)
                if executor is None:
                    executor = Executor(
                        context_id,
                        journal=self._journal,
                        clock=self._clock,
                        seed=self._seed,
                        embedder=self._embedder,
                    )
                    self._executors[context_id] = executor
        return executor

    def names(self) -> Iterator[str]:
        """Walk the context ids in use, in order of first use."""
        return iter(tuple(self._executors))

    def forget(self, context_id: str | None = None) -> None:
        """Drop one context, or all of them; what runs on a dropped executor ends on the old memory."""
        with self._lock:
            if context_id is None:
                self._executors.clear()
            else:
                self._executors.pop(context_id, None)
