"""People of two tenants and the commands tests give for them, with claims written out by hand."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeVar

from mock_server.engine import history, kv, memories
from mock_server.engine.callers import OPEN_ADMIN, Caller
from mock_server.engine.claims import Extraction, FactClaim
from mock_server.engine.executor import Decision, Executor, Stamp
from mock_server.engine.instants import Instant
from mock_server.engine.json_text import exact
from mock_server.engine.memory import Memory
from mock_server.engine.persons import Person
from mock_server.engine.records import HistoryRow, Item
from mock_server.engine.sentences import sentence
from tests.engine.world import ListJournal, StillClock, say

MAYA = Person("acme", "maya")
NOOR = Person("acme", "noor")

C = TypeVar("C")
A = TypeVar("A")


def claims(*facts: FactClaim) -> Extraction:
    """Say what an extractor would have heard."""
    return Extraction(facts=facts)


LISBON = claims(say("location", "Lisbon"))
BERLIN = claims(say("location", "Berlin"))
COFFEE = claims(say("likes", "coffee"))


@dataclass
class People:
    """One context and its people."""

    clock: StillClock = field(default_factory=StillClock)
    journal: ListJournal = field(default_factory=ListJournal)
    caller: Caller = OPEN_ADMIN

    def __post_init__(self) -> None:
        self.executor = Executor("ctx", journal=self.journal, clock=self.clock, seed="seed")

    def run(self, decide: Callable[[Memory, C, Stamp], Decision[A]], command: C, caller: Caller | None = None) -> A:
        """Run a command."""
        return self.executor.execute(decide, command, caller or self.caller)

    def read(self, view: Callable[[Memory, Stamp], A], caller: Caller | None = None) -> A:
        """Look at memory."""
        return self.executor.read(view, caller or self.caller)

    def append(
        self,
        *turns: history.NewTurn,
        person: Person = MAYA,
        source: str = "app",
        session_id: str = "thread-1",
        extract: bool = True,
        metadata: dict[str, str | int | float | bool] | None = None,
    ) -> history.Appended:
        """Append turns to a conversation."""
        command = history.AppendHistory(person, source, session_id, turns, extract, metadata or {})
        return self.run(history.decide_append, command)

    def conversation(
        self, person: Person = MAYA, session_id: str = "thread-1", source: str | None = None
    ) -> list[HistoryRow]:
        """Read a conversation back."""
        return self.read(lambda memory, stamp: history.conversation(memory, stamp, person, session_id, source=source))

    def put(
        self,
        *namespace: str,
        key: str = "k",
        value: object = None,
        text: str | None = None,
        person: Person = MAYA,
        source: str = "api",
        index: bool = True,
        extraction: Extraction | None = None,
        replace_facts: bool = False,
        metadata: dict[str, str | int | float | bool] | None = None,
    ) -> kv.Put:
        """Put a value."""
        value_text = exact({"n": 1} if value is None else value)
        command = kv.PutItem(
            kv.Shelf(person, source),
            namespace,
            key,
            value_text,
            kv.default_text(value_text) if text is None else text,
            index,
            extraction is not None,
            extraction,
            replace_facts,
            metadata or {},
        )
        return self.run(kv.decide_put, command)

    def page(
        self, *prefix: str, person: Person = MAYA, source: str = "api", limit: int = 5000, offset: int = 0
    ) -> tuple[list[Item], int]:
        """List values under a prefix."""
        shelf = kv.Shelf(person, source)
        return self.read(lambda memory, stamp: kv.page(memory, stamp, shelf, prefix, limit=limit, offset=offset))

    def namespaces(
        self, *prefix: str, person: Person = MAYA, source: str = "api", max_depth: int | None = None
    ) -> list[tuple[str, ...]]:
        """List namespaces under a prefix."""
        shelf = kv.Shelf(person, source)
        return self.read(
            lambda memory, stamp: kv.namespaces(memory, stamp, shelf, prefix, max_depth=max_depth, limit=5000, offset=0)
        )

    def delete_items(
        self,
        *namespace: str,
        keys: tuple[str, ...] | None = None,
        person: Person = MAYA,
        source: str = "api",
        with_facts: bool = False,
    ) -> history.Deleted:
        """Delete values."""
        return self.run(
            kv.decide_delete, kv.DeleteItems(kv.Shelf(person, source), namespace, keys, with_facts=with_facts)
        )

    def memories(self, person: Person = MAYA) -> list[str]:
        """Give a person's memories as sentences, newest first."""

        def view(memory: Memory, stamp: Stamp) -> list[str]:
            found, _ = memories.page(memory, stamp, person, limit=0, offset=0)
            return [sentence(memory, fact) for fact in found]

        return self.read(view)

    def numbers(self, person: Person = MAYA) -> list[int]:
        """Give the numbers of a person's memories, newest first."""
        return self.read(
            lambda memory, stamp: [fact.number for fact in memories.page(memory, stamp, person, limit=0, offset=0)[0]]
        )


def user_turn(
    content: str,
    extraction: Extraction | None = None,
    *,
    seq: int | None = None,
    key: str | None = None,
    role: str = "user",
    said_at: Instant | None = None,
) -> history.NewTurn:
    """Make a turn of a user."""
    return history.NewTurn(role, content, seq, None, said_at, None, key, extraction)
