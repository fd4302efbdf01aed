"""The facts that exact rows give: learnt when a row comes in, taken along when it goes and the caller asks for that.

A row is never a memory (X-04); what an extractor finds in its text is. The link between them is the fact's origins,
`h_<n>` for rows. How claims become facts is in `settle.py`.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from mock_server.engine import clashes, json_text
from mock_server.engine.claims import Extraction
from mock_server.engine.delta import Provenance
from mock_server.engine.draft import Draft
from mock_server.engine.instants import Instant, known_time
from mock_server.engine.memory import Memory
from mock_server.engine.persons import Person
from mock_server.engine.records import ClosedBy, Fact, SourceRef
from mock_server.engine.settle import settle

Scalar: TypeAlias = str | int | float | bool
Scalars: TypeAlias = Mapping[str, Scalar]

RESERVED: Final = frozenset({"write_origin", "distilled_from", "turn_role", "history_id", "episodic"})
"""Metadata keys that are the server's to set (H-16)."""


def scalars(metadata: Mapping[str, Any] | None) -> dict[str, Scalar]:
    """Keep what facts carry of a caller's metadata: text, numbers, booleans; nothing nested, no reserved key (H-17)."""
    return {
        key: value
        for key, value in (metadata or {}).items()
        if isinstance(value, str | int | float) and key not in RESERVED
    }


def row_ref(number: int) -> str:
    """Give `h_<n>`."""
    return f"h_{number}"


@dataclass(frozen=True, slots=True)
class Lesson:
    """What an extractor made of one text, and what its facts are to carry.

    origin: `h_<n>`, or `job:<id>` for a turn that is kept nowhere. said_at: when it was said, if the caller told; facts
    are known from then on (never from the future), so that a transcript brought in late takes its place in the past.
    """

    extraction: Extraction
    origin: str
    source_name: str
    metadata: Scalars
    session_id: str | None = None
    said_at: Instant | None = None


def learn(draft: Draft, person: Person, lesson: Lesson) -> None:
    """Draft what a lesson changes in a person's memory."""
    provenance = Provenance(
        person.selector,
        SourceRef("turn", lesson.origin, lesson.session_id),
        lesson.origin,
        known_time(lesson.said_at, draft.stamp.now),
        source_name=lesson.source_name,
        metadata=json_text.canonical(dict(lesson.metadata)) if lesson.metadata else None,
    )
    settle(draft, lesson.extraction, provenance)


def unlearn(draft: Draft, gone: Collection[int]) -> tuple[int, ...]:
    """Delete the facts whose last living origin goes with these rows (D-05, D-06); give their numbers, ascending."""
    deleted: list[int] = []
    for number in gone:
        for stated in draft.memory.facts.stated_by(row_ref(number)):
            fact = draft.fact(stated.id)
            if fact.live and not any(_lives(draft.memory, origin, gone) for origin in fact.origins):
                delete_fact(draft, fact)
                deleted.append(fact.number)
    clashes.end_those_over(draft, draft.stamp.now)
    return tuple(sorted(deleted))


def delete_fact(draft: Draft, fact: Fact) -> None:
    """Take a fact out of memory; when it held in the world stays as it was."""
    draft.close_fact(fact, ClosedBy.DELETED, known_at=draft.stamp.now, valid_until=None)


def _lives(memory: Memory, origin: str, gone: Collection[int]) -> bool:
    """Tell whether an origin is still there: a row or a session's turn that stays, or what was never kept at all."""
    if origin.startswith("h_"):
        number = int(origin[2:])
        return number not in gone and (number in memory.history.rows or number in memory.items.items)
    if origin.startswith("turn:"):
        return origin in memory.transcripts.turns
    return True
