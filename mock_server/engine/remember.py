"""Turns in, delta out: the writes behind `/facts` and `/facts/batch`.

Extraction has happened before a command gets here; its claims are plain values. `settle.py` weighs them, `sessions.py`
keeps the turns.
"""

import itertools
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from mock_server.engine import sessions
from mock_server.engine.agents import pool_of
from mock_server.engine.claims import SPEAKER, Extraction, FactClaim, HeldFact, Hints, Mention
from mock_server.engine.delta import Delta, Provenance, combine
from mock_server.engine.draft import Draft
from mock_server.engine.errors import InvalidInput, TooManyLabels
from mock_server.engine.executor import Decision, Stamp
from mock_server.engine.instants import Instant, known_time
from mock_server.engine.listening import SPEAKING
from mock_server.engine.memory import Memory
from mock_server.engine.names import first_name, normalise
from mock_server.engine.records import Entity, Session, SourceRef, Turn
from mock_server.engine.scopes import Selector
from mock_server.engine.sentences import compose
from mock_server.engine.settle import settle
from mock_server.engine.vocabulary import Category

__all__ = [
    "BatchMessage",
    "Delta",
    "Provenance",
    "Remember",
    "RememberMany",
    "Remembered",
    "RememberedMany",
    "agent_pool",
    "check_labels",
    "decide_remember",
    "decide_remember_many",
    "hints",
    "settle",
]

MAX_LABELS: Final = 32
_RECENT_TURNS: Final = 8
_HELD_FACTS: Final = 60
_RECENT_DIRECTIVES: Final = 20


@dataclass(frozen=True, slots=True)
class Remember:
    """Ask to remember one text or some triples. extraction: what the extractor made of the text, None when it was not
    asked (or failed).

    infer: full, triples, preview or none. selector () means the session's scope, or the write region.
    """

    text: str
    infer: str = "full"
    session_id: str | None = None
    selector: Selector = ()
    role: str = "user"
    category: Category | None = None
    labels: tuple[str, ...] = ()
    observed_at: Instant | None = None
    triples: tuple[FactClaim, ...] = ()
    extraction: Extraction | None = None


@dataclass(frozen=True, slots=True)
class Remembered:
    """What a write did. turn_id and chunk_id are None for a preview; chunk_id also where the text was blank."""

    mode: str
    session_id: str
    turn_id: str | None
    chunk_id: str | None
    delta: Delta | None


@dataclass(frozen=True, slots=True)
class BatchMessage:
    """One message of a batch, with what the extractor made of it."""

    role: str
    content: str
    at: Instant | None = None
    extraction: Extraction | None = None


@dataclass(frozen=True, slots=True)
class RememberMany:
    """Ask to remember a conversation. per_message: one delta a message instead of one for the whole."""

    messages: tuple[BatchMessage, ...]
    per_message: bool = False
    infer: str = "full"
    session_id: str | None = None
    selector: Selector = ()
    labels: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RememberedMany:
    """What a batch did: one turn id a message, in order, and the deltas."""

    session_id: str
    turn_ids: tuple[str, ...]
    deltas: tuple[Delta, ...]


def decide_remember(memory: Memory, command: Remember, stamp: Stamp) -> Decision[Remembered]:
    """Store a turn and what it teaches; a preview drafts the same and changes nothing."""
    check_labels(command.labels)
    draft = Draft(memory, stamp)
    known_at = known_time(command.observed_at, stamp.now)
    session = sessions.resolve(draft, command.session_id, command.selector)
    selector = sessions.write_selector(stamp.caller, command.selector) if command.selector else session.selector
    content = command.text if command.infer != "triples" or command.text.strip() else _spell_out(command.triples)
    scoped = replace(session, selector=selector)
    turn = sessions.append_turn(draft, scoped, command.role, content, known_at, labels=command.labels)
    extraction = command.extraction or Extraction()
    kind = "turn"
    if command.infer == "triples":
        extraction, kind = Extraction(facts=command.triples), "upsert"
    delta = None
    if command.infer != "none":
        source = SourceRef(kind, turn.id, session.id)
        delta = settle(draft, extraction, _provenance(command, selector, source, turn, known_at))
    if command.infer == "preview":
        pinned_id = command.session_id or ""
        return Decision((), Remembered("preview", pinned_id, None, None, delta))
    chunk_id = next((change.chunk.id for change in draft.changes if hasattr(change, "chunk")), None)
    return Decision(tuple(draft.changes), Remembered(command.infer, session.id, turn.id, chunk_id, delta))


def _provenance(command: Remember, selector: Selector, source: SourceRef, turn: Turn, known_at: Instant) -> Provenance:
    return Provenance(
        selector,
        source,
        turn.id,
        known_at,
        agent=agent_pool(command.labels),
        labels=command.labels,
        category=command.category,
    )


def decide_remember_many(memory: Memory, command: RememberMany, stamp: Stamp) -> Decision[RememberedMany]:
    """Store a conversation turn by turn, in order, and what it teaches."""
    check_labels(command.labels)
    draft = Draft(memory, stamp)
    session = sessions.resolve(draft, command.session_id, command.selector)
    selector = sessions.write_selector(stamp.caller, command.selector) if command.selector else session.selector
    # As in chat, the turns are the session's, but their chunks live where the write's scopes say.
    scoped = replace(session, selector=selector)
    turn_ids: list[str] = []
    deltas: list[Delta] = []
    for message in command.messages:
        at = known_time(message.at, stamp.now)
        turn = sessions.append_turn(draft, scoped, message.role, message.content, at, labels=command.labels)
        turn_ids.append(turn.id)
        if command.infer != "none":
            deltas.append(_settle_message(draft, command, message, session, selector, turn))
    if deltas and not command.per_message:
        deltas = [combine(deltas, turn_ids[-1])]
    if command.infer == "preview":
        return Decision((), RememberedMany(command.session_id or "", (), tuple(deltas)))
    return Decision(tuple(draft.changes), RememberedMany(session.id, tuple(turn_ids), tuple(deltas)))


def _settle_message(
    draft: Draft, command: RememberMany, message: BatchMessage, session: Session, selector: Selector, turn: Turn
) -> Delta:
    provenance = Provenance(
        selector,
        SourceRef("turn", turn.id, session.id),
        turn.id,
        turn.created_at,
        agent=agent_pool(command.labels),
        labels=command.labels,
    )
    return settle(draft, message.extraction or Extraction(), provenance)


def check_labels(labels: Iterable[str]) -> None:
    """Refuse labels that are not `key=value`, start with an underscore, or are too many (R-LABEL-1)."""
    texts = tuple(labels)
    for index, label in enumerate(texts):
        key, equals, _ = label.partition("=")
        if not equals or not key.strip():
            raise InvalidInput(f"{label!r} is not a label; write key=value", field=("labels", index))
        if key.startswith("_"):
            raise InvalidInput(f"{label!r}: label keys that start with _ are reserved", field=("labels", index))
    if len(texts) > MAX_LABELS:
        raise TooManyLabels(f"{len(texts)} labels, at most {MAX_LABELS} fit on a fact", field=("labels",))


def hints(memory: Memory, selector: Selector, agent: str | None, session_id: str | None) -> Hints:
    """Tell an extractor what memory knows about the moment of a turn in a scope and session."""
    pool = memory.facts.pool_id(selector, agent)
    said = tuple(
        turn.content
        for turn in reversed(memory.transcripts.turns_of(session_id or "")[-_RECENT_TURNS:])
        if turn.role in SPEAKING
    )
    if pool is None:
        return Hints(said=said, open_doubts=_open_doubts(memory, selector), directives=_directives(memory, selector))
    speaker = memory.facts.speaker(pool)
    recent = _recent(memory, session_id, speaker)
    held: list[HeldFact] = []
    for entity in ([speaker] if speaker is not None else []) + recent:
        mention = SPEAKER if entity is speaker else Mention(entity.type, entity.name)
        held += [
            HeldFact(mention, fact.key, fact.value)
            for fact in itertools.islice(memory.facts.newest_held(entity.id), _HELD_FACTS)
            if fact.key is not None and fact.value is not None
        ]
    return Hints(
        said=said,
        speaker_names=() if speaker is None else _names(memory, speaker),
        recent=tuple(Mention(entity.type, entity.name) for entity in recent),
        held=tuple(held),
        open_doubts=_open_doubts(memory, selector),
        directives=_directives(memory, selector),
    )


def _recent(memory: Memory, session_id: str | None, speaker: Entity | None) -> list[Entity]:
    found: dict[str, Entity] = {}
    for turn in reversed(memory.transcripts.turns_of(session_id or "")[-_RECENT_TURNS:]):
        for fact in reversed(memory.facts.stated_by(turn.id)):
            for entity_id in (fact.target, fact.subject):
                entity = memory.facts.resolve(entity_id)
                if not entity.value_node and (speaker is None or entity.id != speaker.id):
                    found[entity.id] = entity
    return list(found.values())


def _names(memory: Memory, speaker: Entity) -> tuple[str, ...]:
    stated = [row.value for row in memory.facts.current_under(speaker.id, "name") if row.value is not None]
    other = (norm for _, norm in memory.facts.aliases(speaker.id))
    firsts = (first for first in map(first_name, (*reversed(stated), speaker.name)) if first)
    own = (first for first in firsts if memory.facts.named(speaker.pool, "person", normalise(first)) is None)
    return tuple(dict.fromkeys((*reversed(stated), speaker.name, *other, *own)))


def _open_doubts(memory: Memory, selector: Selector) -> tuple[str, ...]:
    return tuple(doubt.about for doubt in memory.notes.open_in(selector))


def _directives(memory: Memory, selector: Selector) -> tuple[str, ...]:
    newest = itertools.islice(reversed(memory.notes.instructions.values()), _RECENT_DIRECTIVES)
    return tuple(told.description for told in newest if told.active and told.selector == selector)


def agent_pool(labels: tuple[str, ...]) -> str | None:
    """Give the agent pool the labels of a write name with `agent=<id>`; None is the shared pool."""
    named = [label.partition("=")[2] for label in labels if label.startswith("agent=")]
    return pool_of(named[-1]) if named else None


def _spell_out(triples: tuple[FactClaim, ...]) -> str:
    return " ".join(
        compose(
            triple.subject.name, triple.key, triple.value, triple.label, triple.object.name if triple.object else ""
        )
        for triple in triples
    )
