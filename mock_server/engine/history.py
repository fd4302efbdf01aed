"""The exact history store: append turns, read a conversation back, delete. What goes in comes back the same.

Rows are kept in `stores/history.py`; what extraction makes of user turns in `derived.py`. These turns are not those of
Spectron sessions (`sessions.py`).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field

from mock_server.engine import changes as c
from mock_server.engine.claims import Extraction, Mention
from mock_server.engine.derived import Lesson, Scalar, learn, row_ref, unlearn
from mock_server.engine.draft import Draft
from mock_server.engine.executor import Decision, Stamp
from mock_server.engine.filler import is_filler
from mock_server.engine.instants import Instant
from mock_server.engine.listening import SPEAKING
from mock_server.engine.memory import Memory
from mock_server.engine.persons import Person
from mock_server.engine.records import HistoryRow
from mock_server.engine.stores.history import Place

WRITE_ORIGIN = "turn-extraction"
"""The marker of facts that came from a turn (A-08)."""

_RECENT_ROWS = 8


@dataclass(frozen=True, slots=True)
class NewTurn:
    """A turn to store: role normalised, occurred_at the text as sent and said_at its instant, payload exact JSON text.

    extraction: what the extractor made of a user turn; None when it was not asked.
    """

    role: str
    content: str
    seq: int | None = None
    occurred_at: str | None = None
    said_at: Instant | None = None
    payload: str | None = None
    idempotency_key: str | None = None
    extraction: Extraction | None = None


@dataclass(frozen=True, slots=True)
class AppendHistory:
    """Ask to store turns of one conversation. metadata is what the facts are to carry, already reduced to scalars."""

    person: Person
    source: str
    session_id: str
    turns: tuple[NewTurn, ...]
    extract: bool = True
    metadata: Mapping[str, Scalar] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Appended:
    """The stored turn of each turn sent, in order, each with whether this command stored it; and the jobs started."""

    items: tuple[tuple[HistoryRow, bool], ...]
    job_ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeleteHistory:
    """Ask for a conversation (session_id) or for single turns (numbers) to go. source None is every source."""

    person: Person
    source: str | None = None
    session_id: str | None = None
    numbers: tuple[int, ...] = ()
    with_facts: bool = False


@dataclass(frozen=True, slots=True)
class Deleted:
    """The numbers of the rows that went, and of the memories that went along."""

    rows: tuple[int, ...]
    facts: tuple[int, ...] = ()


def decide_append(memory: Memory, command: AppendHistory, stamp: Stamp) -> Decision[Appended]:
    """Store the turns that are not there yet, and learn from the user's new ones. Nothing is merged or overwritten."""
    command.person.check_write(stamp.caller)
    draft = Draft(memory, stamp)
    place = (command.person.tenant, command.person.user, command.source, command.session_id)
    batch = _Batch(memory, place)
    items: list[tuple[HistoryRow, bool]] = []
    job_ids: list[str] = []
    for turn in command.turns:
        stored = batch.find(turn)
        if stored is not None:
            items.append((stored, False))
            continue
        row = batch.add(turn, stamp.now)
        draft.changes.append(c.HistoryAppended(row))
        items.append((row, True))
        if command.extract and turn.role == "user" and not is_filler(turn.content):
            job_ids.append(stamp.mint.hex16())
            _learn_from(draft, command, turn, row)
    return Decision(tuple(draft.changes), Appended(tuple(items), tuple(job_ids)))


def to_hear(memory: Memory, command: AppendHistory, stamp: Stamp) -> tuple[bool, ...]:
    """Tell of each turn whether there is anything to learn from it: a user's, and not there yet (H-14)."""
    place = (command.person.tenant, command.person.user, command.source, command.session_id)
    batch = _Batch(memory, place)
    found: list[bool] = []
    for turn in command.turns:
        is_new = batch.find(turn) is None
        if is_new:
            batch.add(turn, stamp.now)
        found.append(is_new and turn.role == "user")
    return tuple(found)


def _learn_from(draft: Draft, command: AppendHistory, turn: NewTurn, row: HistoryRow) -> None:
    if turn.extraction is None:
        return
    origin = row_ref(row.number)
    marks = {
        "session_id": command.session_id,
        "write_origin": WRITE_ORIGIN,
        "turn_role": "user",
        "history_id": origin,
    }
    learn(
        draft,
        command.person,
        Lesson(
            turn.extraction,
            origin,
            command.source,
            {**command.metadata, **marks},
            session_id=command.session_id,
            said_at=turn.said_at,
        ),
    )


class _Batch:
    """Look turns up in memory and among those this command has stored already (H-10)."""

    def __init__(self, memory: Memory, place: Place) -> None:
        self._memory = memory
        self._place = place
        self._next = memory.next_row
        self._new: list[HistoryRow] = []

    def find(self, turn: NewTurn) -> HistoryRow | None:
        """Find the stored turn this one is a retry of.

        By key, whatever else it says (H-05); else by seq, role and content (H-06). Without both it is never a retry.
        """
        key, seq = turn.idempotency_key, turn.seq
        if key is not None:
            stored = self._memory.history.with_key(self._place, key)
            if stored is not None:
                return stored
        by_key = (row for row in self._new if key is not None and row.idempotency_key == key)
        held = None if seq is None else self._memory.history.with_seq(self._place, seq, turn.role, turn.content)
        by_seq = (
            row
            for row in self._new
            if seq is not None and (row.seq, row.role, row.content) == (seq, turn.role, turn.content)
        )
        return next(by_key, None) or held or next(by_seq, None)

    def add(self, turn: NewTurn, now: Instant) -> HistoryRow:
        """Make the row of a new turn."""
        tenant, user, source, session_id = self._place
        row = HistoryRow(
            number=self._next,
            tenant=tenant,
            user=user,
            source=source,
            session_id=session_id,
            role=turn.role,
            content=turn.content,
            seq=turn.seq,
            occurred_at=turn.occurred_at,
            payload=turn.payload,
            idempotency_key=turn.idempotency_key,
            created_at=now,
        )
        self._next += 1
        self._new.append(row)
        return row


def conversation(
    memory: Memory, stamp: Stamp, person: Person, session_id: str, *, source: str | None = None
) -> list[HistoryRow]:
    """List a conversation, oldest first; source None joins all sources.

    When any turn has a seq, the order is by seq, ties by write order, and turns without one come last (L-02, L-03).
    """
    person.check_read(stamp.caller)
    return _transcript(memory, person, session_id, source)


def _transcript(memory: Memory, person: Person, session_id: str, source: str | None) -> list[HistoryRow]:
    sources = memory.history.sources(person.tenant, person.user, session_id) if source is None else (source,)
    rows = [row for name in sources for row in memory.history.session((person.tenant, person.user, name, session_id))]
    return sorted(rows, key=_position)


def _position(row: HistoryRow) -> tuple[bool, int, int]:
    return (row.seq is None, row.seq or 0, row.number)


def decide_delete(memory: Memory, command: DeleteHistory, stamp: Stamp) -> Decision[Deleted]:
    """Remove a person's turns, in transcript order or in the order asked; what is not theirs is passed over (D-03)."""
    person = command.person
    person.check_forget(stamp.caller)
    draft = Draft(memory, stamp)
    if command.session_id is not None:
        rows = _transcript(memory, person, command.session_id, command.source)
    else:
        rows = _owned(memory, command)
    gone = tuple(row.number for row in rows)
    draft.changes.extend(c.HistoryDeleted(number) for number in gone)
    facts = unlearn(draft, set(gone)) if command.with_facts else ()
    return Decision(tuple(draft.changes), Deleted(gone, facts))


def _owned(memory: Memory, command: DeleteHistory) -> list[HistoryRow]:
    person, source = command.person, command.source
    found = (memory.history.rows.get(number) for number in dict.fromkeys(command.numbers))
    return [
        row
        for row in found
        if row is not None and (row.tenant, row.user) == (person.tenant, person.user) and source in (None, row.source)
    ]


def lately_said(memory: Memory, person: Person, source: str, session_id: str) -> tuple[str, ...]:
    """Give the last texts of a conversation, newest first, the assistant's too: a pronoun may mean whom they name."""
    rows = memory.history.latest((person.tenant, person.user, source, session_id), _RECENT_ROWS)
    return tuple(row.content for row in rows if row.role in SPEAKING)


def lately_named(memory: Memory, person: Person, source: str, session_id: str) -> tuple[Mention, ...]:
    """Give what the last turns of a conversation spoke of, newest first, so that "she" has somebody to mean."""
    named: dict[Mention, None] = {}
    for row in memory.history.latest((person.tenant, person.user, source, session_id), _RECENT_ROWS):
        for fact in reversed(memory.facts.stated_by(row_ref(row.number))):
            for entity_id in (fact.target, fact.subject):
                entity = memory.facts.resolve(entity_id)
                if not entity.value_node and not entity.speaker:
                    named[Mention(entity.type, entity.name)] = None
    return tuple(named)
