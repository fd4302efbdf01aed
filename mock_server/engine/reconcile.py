"""What a claim means for what is already held: a pure answer, no changes drafted.

Only values of a single-valued key conflict, and only inside one pool. Across provenance classes nothing is replaced;
inside one, the better supported value wins; and what cannot be settled is kept side by side with a doubt (R-REC-5 to
R-REC-10).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from mock_server.engine.claims import FactClaim
from mock_server.engine.instants import Instant
from mock_server.engine.names import squash
from mock_server.engine.records import Fact, SourceRef
from mock_server.engine.vocabulary import describe

CONFIDENCE_FLOOR: Final = 0.7
"""An experiential claim below this never replaces a value (R-REC-8)."""

AUTHORITATIVE: Final = frozenset({"document", "upsert"})
"""Source kinds that outrank what was merely said (R-REC-7)."""


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


def attribute(chain: Sequence[Fact], claim: FactClaim, source: SourceRef, known_at: Instant) -> Outcome:
    """Weigh an attribute claim against every row of its chain, oldest first."""
    value = claim.value or ""
    live = [row for row in chain if row.live]
    for row in live:
        if row.value is not None and same_value(row.value, value):
            return Confirm(row)
    if not live or not describe(claim.key or "").single:
        return Insert()
    peers = [row for row in live if _class(row.source) == _class(source)]
    others = [row for row in live if _class(row.source) != _class(source)]
    if peers and known_at < peers[-1].known_at:
        return _late(chain, value, source, known_at)
    if _class(source):
        beaten = peers
    else:
        beaten = [row for row in peers if claim.confidence >= CONFIDENCE_FLOOR and claim.confidence >= row.confidence]
    against = (*others, *(row for row in peers if row not in beaten))
    replaced = tuple(reversed(beaten))
    return Doubt(against, replaced) if against else Supersede(replaced)


def relation(held: Sequence[Fact], label: str, object_id: str) -> Outcome:
    """Weigh a relation claim: the same live relation is matched, anything else stands beside it (R-REC-13)."""
    for row in held:
        if row.label == label and row.target == object_id:
            return Confirm(row)
    return Insert()


def _class(source: SourceRef) -> bool:
    return source.kind in AUTHORITATIVE


def _late(chain: Sequence[Fact], value: str, source: SourceRef, known_at: Instant) -> Outcome:
    line = [row for row in chain if _class(row.source) == _class(source)]
    place = next(index for index, row in enumerate(line) if row.known_at > known_at)
    predecessor = line[place - 1] if place else None
    successor = line[place]
    for neighbour in (predecessor, successor):
        if neighbour is not None and neighbour.value is not None and same_value(neighbour.value, value):
            return Confirm(neighbour)
    return Backfill(predecessor, successor)
