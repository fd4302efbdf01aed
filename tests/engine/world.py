"""A small world for engine tests: one context over a journal in a list, with a clock that stands until it is moved.

Claims are written out by hand, so that these tests do not depend on any extractor.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from mock_server.engine import entities, remember, sessions, state
from mock_server.engine.callers import OPEN_ADMIN, Caller
from mock_server.engine.changes import Commit
from mock_server.engine.claims import SPEAKER, Extraction, FactClaim, Mention
from mock_server.engine.errors import StaleWrite
from mock_server.engine.executor import Executor
from mock_server.engine.instants import Instant, parse
from mock_server.engine.memory import Memory
from mock_server.engine.records import Fact, Session
from mock_server.engine.scopes import parse as scopes
from mock_server.engine.temporal import Moment
from mock_server.engine.vocabulary import KEYS

NOON = parse("2026-05-04T12:00:00Z")
MINUTE = 60_000_000


@dataclass
class ListJournal:
    """Keep commits in a list per context."""

    commits: dict[str, list[Commit]] = field(default_factory=dict)

    def append(self, context_id: str, after_seq: int, commit: Commit) -> None:
        held = self.commits.setdefault(context_id, [])
        if len(held) != after_seq:
            raise StaleWrite(f"the journal is at {len(held)}, not {after_seq}")
        held.append(commit)

    def read(self, context_id: str, after_seq: int) -> Iterable[Commit]:
        return tuple(self.commits.get(context_id, ())[after_seq:])

    def rebase(self, context_id: str, snapshot: Sequence[Commit], seq: int, epoch: int) -> None:
        self.commits[context_id] = list(snapshot)


@dataclass
class StillClock:
    """Stand at an instant until told to move."""

    at: Instant = NOON

    def now(self) -> Instant:
        return self.at

    def pass_minutes(self, minutes: int) -> None:
        self.at += minutes * MINUTE


def say(
    key: str, value: str, *, who: Mention = SPEAKER, confidence: float = 0.9, since: Instant | None = None
) -> FactClaim:
    """Claim an attribute, with the relation that says the same where the vocabulary knows one."""
    spec = KEYS.get(key)
    thing = None if spec is None or spec.object_type is None else Mention(spec.object_type, value)
    label = None if spec is None else spec.label
    return FactClaim(who, key, value, label, thing, confidence=confidence, valid_from=since)


class World:
    """One context, with the calls tests make all the time."""

    def __init__(self, caller: Caller = OPEN_ADMIN, context_id: str = "ctx") -> None:
        self.clock = StillClock()
        self.journal = ListJournal()
        self.executor = Executor(context_id, journal=self.journal, clock=self.clock, seed="seed")
        self.caller = caller

    def told(
        self,
        *claims: FactClaim,
        scope: object = None,
        session_id: str | None = None,
        observed_at: Instant | None = None,
        infer: str = "full",
        labels: tuple[str, ...] = (),
    ) -> remember.Remembered:
        """Remember a text that claims these facts; a minute passes after it."""
        return self.heard(
            Extraction(facts=claims),
            scope=scope,
            session_id=session_id,
            observed_at=observed_at,
            infer=infer,
            labels=labels,
        )

    def heard(
        self,
        extraction: Extraction,
        *,
        scope: object = None,
        session_id: str | None = None,
        observed_at: Instant | None = None,
        infer: str = "full",
        labels: tuple[str, ...] = (),
        triples: tuple[FactClaim, ...] = (),
    ) -> remember.Remembered:
        """Remember a text of which an extractor made this; a minute passes after it."""
        command = remember.Remember(
            "words",
            infer,
            session_id,
            scopes(scope),
            observed_at=observed_at,
            labels=labels,
            triples=triples,
            extraction=extraction,
        )
        answer = self.executor.execute(remember.decide_remember, command, self.caller)
        self.clock.pass_minutes(1)
        return answer

    def open(self, scope: object = None) -> Session:
        """Open a session."""
        return self.executor.execute(sessions.decide_create, sessions.CreateSession(scopes(scope)), self.caller)

    def current(self, key: str, caller: Caller | None = None) -> list[str]:
        """Give the current values of a key over everything the caller sees."""
        view = self.state(caller)
        return [
            fact.value
            for bundle in view.bundles.values()
            for fact in bundle.attributes
            if fact.key == key and fact.value is not None
        ]

    def state(self, caller: Caller | None = None, scope: dict[str, str] | None = None) -> state.State:
        """Look at the current state."""
        return self.executor.read(lambda memory, stamp: state.view(memory, stamp, scope), caller or self.caller)

    def history(self, key: str, name: str = "user", type_: str = "person") -> tuple[Fact, ...]:
        """Look at every value an attribute has had."""
        return self.executor.read(lambda memory, stamp: entities.history(memory, stamp, type_, name, key), self.caller)

    def entity(self, type_: str, name: str, moment: Moment | None = None) -> entities.EntityDetail:
        """Look at one entity."""
        return self.executor.read(
            lambda memory, stamp: entities.get(memory, stamp, type_, name, moment or Moment()), self.caller
        )

    def memory(self) -> Memory:
        """Reach into memory."""
        return self.executor.read(lambda memory, stamp: memory, self.caller)
