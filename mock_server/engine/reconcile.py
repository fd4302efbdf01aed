"""What a claim means for what is already held: a pure answer, no changes drafted.

Only values of a single-valued key conflict, and only inside one pool. Across provenance classes nothing is replaced;
inside one, the better supported value wins; and what cannot be settled is kept side by side with a doubt (R-REC-5 to
R-REC-10).
"""

from dataclasses import dataclass
from typing import Final, TypeAlias

from mock_server.engine.claims import FactClaim
from mock_server.engine.instants import Instant
from mock_server.engine.names import squash
from mock_server.engine.records import Fact, SourceRef
from mock_server.engine.standing import Standing
from mock_server.engine.vocabulary import describe

CONFIDENCE_FLOOR: Final = 0.7
"""An experiential claim below this never replaces a value (R-REC-8)."""


@dataclass(frozen=True, slots=True)
class Confirm:
    """The same is held already; nothing new is written (R-FACT-10)."""

    held: Fact


@dataclass(frozen=True, slots=True)
class Insert:
    """A new row beside whatever is held."""


@dataclass(frozen=True, slots=True)
class Supersede:
    """A new row that closes these, newest first."""

    replaced: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Doubt:
    """A new row beside the ones it disagrees with, and an open uncertainty. replaced is what it may close all the
    same."""

    against: tuple[Fact, ...]
    replaced: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Backfill:
    """A row learnt late: it takes its place in the chain between predecessor and successor; the head stays
    (R-SUP-4)."""

    predecessor: Fact | None
    successor: Fact


Outcome: TypeAlias = Confirm | Insert | Supersede | Doubt | Backfill


def same_value(one: str, other: str) -> bool:
    """Tell whether two values say the same, spacing and case ignored."""
    return squash(one).casefold() == squash(other).casefold()


def attribute(held: Standing, entity_id: str, claim: FactClaim, source: SourceRef, known_at: Instant) -> Outcome:
    """Weigh an attribute claim against what its chain holds."""
    key, value = claim.key or "", claim.value or ""
    same = held.same(entity_id, key, value)
    if same is not None:
        return Confirm(same)
    if not describe(key).single:
        return _instead(held, entity_id, claim, source, known_at)
    live = held.values(entity_id, key)
    if not live:
        return Insert()
    peers = [row for row in live if row.source.authoritative == source.authoritative]
    others = [row for row in live if row.source.authoritative != source.authoritative]
    if peers and known_at < peers[-1].known_at:
        return _late(held.around(entity_id, key, known_at, authoritative=source.authoritative), value)
    beats = source.authoritative or claim.confidence >= CONFIDENCE_FLOOR
    beaten = [row for row in peers if beats and (source.authoritative or claim.confidence >= row.confidence)]
    lost = {row.id for row in beaten}
    against = (*others, *(row for row in peers if row.id not in lost))
    replaced = tuple(reversed(beaten))
    return Doubt(against, replaced) if against else Supersede(replaced)


def _instead(held: Standing, entity_id: str, claim: FactClaim, source: SourceRef, known_at: Instant) -> Outcome:
    """Let one of several values give way to the one that takes its place, as the values of a single-valued key do."""
    old = None if claim.instead_of is None else held.same(entity_id, claim.key or "", claim.instead_of)
    if old is None or old.source.authoritative != source.authoritative or old.known_at > known_at:
        return Insert()
    beats = source.authoritative or claim.confidence >= max(CONFIDENCE_FLOOR, old.confidence)
    return Supersede((old,)) if beats else Insert()


def relation(held: Standing, entity_id: str, label: str, object_id: str) -> Outcome:
    """Weigh a relation claim: the same live relation is matched, anything else stands beside it (R-REC-13)."""
    same = held.related(entity_id, label, object_id)
    return Insert() if same is None else Confirm(same)


def _late(neighbours: tuple[Fact | None, Fact | None], value: str) -> Outcome:
    predecessor, successor = neighbours
    assert successor is not None  # a peer that became known later is in the chain
    for neighbour in neighbours:
        if neighbour is not None and neighbour.value is not None and same_value(neighbour.value, value):
            return Confirm(neighbour)
    return Backfill(predecessor, successor)
