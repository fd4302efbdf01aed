"""Take back what no longer holds: which rows a retraction means, from either end of a relation, and closing them.

No replacement, no correction (R-REC-11). Which words take something back is the extractor's business.
"""

from mock_server.engine import intervals
from mock_server.engine.claims import SPEAKER, Retraction
from mock_server.engine.draft import Draft
from mock_server.engine.instants import Instant
from mock_server.engine.names import normalise
from mock_server.engine.records import ClosedBy, Entity, Fact
from mock_server.engine.vocabulary import CONVERSES, KEYS, LABEL_TO_KEY


def take_back(draft: Draft, subject: Entity, retraction: Retraction, at: Instant) -> None:
    """Close what is taken back of somebody as of an instant; what was learnt later stays."""
    for row in _meant(draft, subject, retraction):
        if row.known_at <= at:
            end = intervals.end_of(row, at if retraction.ended_at is None else retraction.ended_at)
            draft.close_fact(row, ClosedBy.RETRACTED, known_at=at, valid_until=end)


def _meant(draft: Draft, subject: Entity, retraction: Retraction) -> list[Fact]:
    same = (retraction.key, LABEL_TO_KEY.get(retraction.key), _label_of(retraction.key))
    names = {name for name in same if name is not None}
    others = _others(draft, subject, retraction.value)
    rows = list(draft.standing.meant(subject.id, sorted(names), retraction.value, others))
    converse = CONVERSES.get(_label_of(retraction.key) or retraction.key)
    if converse is not None:
        rows += _told_from_there(draft, subject, converse, None if retraction.value is None else others)
    return rows


def _others(draft: Draft, subject: Entity, value: str | None) -> list[str]:
    """Give what a value names, by id: the far ends of relations."""
    if value is None:
        return []
    if value == SPEAKER.name:
        speaker = draft.speaker(subject.pool)
        return [] if speaker is None else [speaker.id]
    norm = normalise(value)
    return [thing.id for thing in draft.called(subject.pool, norm) if thing.norm == norm]


def _told_from_there(draft: Draft, subject: Entity, converse: str, others: list[str] | None) -> list[Fact]:
    """Give the rows that say the same from the other end: "Bea is married to Ansel"; others None is whoever."""
    if others is None:
        return [row for row in draft.pointing(subject.id) if row.label == converse]
    found = (draft.standing.related(other, converse, subject.id) for other in others)
    return [row for row in found if row is not None]


def _label_of(key: str) -> str | None:
    spec = KEYS.get(key)
    return None if spec is None else spec.label
