"""From when until when rows hold, where a statement was dated: ends that fit, values of the past, dates told later.

A row that no text dated is taken to begin when it was said (`valid_from` is its known time) and gives way to what is
dated: told later that the change lay before that, it ends then. A dated row keeps its start, and ends there at the
earliest, so that no interval is inverted. What is replaced, and by what, is decided in `reconcile.py`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from mock_server.engine.claims import FactClaim
from mock_server.engine.draft import Draft
from mock_server.engine.instants import Instant
from mock_server.engine.reconcile import same_value
from mock_server.engine.records import ClosedBy, Entity, Fact, SourceRef
from mock_server.engine.vocabulary import describe


def dated(row: Fact) -> bool:
    """Tell whether the start of a row was told, and is not merely when it was said."""
    return row.valid_from is not None and row.valid_from != row.known_at


def told_of(claim: FactClaim) -> tuple[str, ...]:
    """Say which of its dates a claim tells, in the words of doubts about them."""
    began = ("began",) if claim.valid_from is not None else ()
    return began if claim.valid_until is None else (*began, "ends", "ended")


def end_of(row: Fact, at: Instant | None) -> Instant | None:
    """Say when a row ends that is closed as of an instant: never before its told start, nor after its told end."""
    if at is None:
        return row.valid_until
    end = at if row.valid_until is None else min(at, row.valid_until)
    return max(end, row.valid_from) if row.valid_from is not None and dated(row) else end


def rivals(draft: Draft, subject: Entity, claim: FactClaim, target: Entity | None) -> list[Fact]:
    """Give the live rows a claim has to do with: of a key with one value all, else those that say the same."""
    if claim.key is None or claim.value is None:
        same = None if target is None else draft.standing.related(subject.id, claim.label or "", target.id)
        return [] if same is None else [same]
    if describe(claim.key).single:
        return draft.standing.values(subject.id, claim.key)
    same = draft.standing.same(subject.id, claim.key, claim.value)
    return [] if same is None else [same]


def retire(draft: Draft, rows: Iterable[Fact], at: Instant) -> list[Fact]:
    """Close what ended, as it was told to, before an instant; give the rows that stay."""
    stay: list[Fact] = []
    for row in rows:
        if row.valid_until is None or row.valid_until > at:
            stay.append(row)
        else:
            draft.close_fact(
                row, ClosedBy.RETRACTED, known_at=max(row.known_at, row.valid_until), valid_until=row.valid_until
            )
    return stay


def over_by(rows: Sequence[Fact], claim: FactClaim, source: SourceRef, at: Instant) -> Instant | None:
    """Say when a claim was over, if it was when it was made; None when it still holds.

    Either it says so ("until 2024"), or it tells of a change ("moved to Leeds in 2019") before that to the dated value
    held now: both are true, one after the other.
    """
    if claim.valid_until is not None and claim.valid_until <= at:
        return claim.valid_until
    if not claim.event or claim.valid_from is None or not describe(claim.key or "").single:
        return None
    later = (row.valid_from for row in _others(rows, claim, source) if dated(row))
    return min((start for start in later if start is not None and start > claim.valid_from), default=None)


def known_past(
    draft: Draft, subject: Entity, rows: Iterable[Fact], claim: FactClaim, over: Instant, at: Instant
) -> Fact | None:
    """Find the row that holds a past value already; the same value held without an end gets it, and is closed."""
    for row in rows:
        begun = row.valid_from if dated(row) else None
        if row.known_at > at or not _says(row, claim) or claim.valid_from not in {None, begun}:
            continue
        if begun is None or begun < over:
            return draft.close_fact(row, ClosedBy.RETRACTED, known_at=at, valid_until=over)
    if claim.key is None or claim.value is None:
        return None
    past = draft.standing.ended(subject.id, claim.key, claim.value, over)
    return next((row for row in past if claim.valid_from in {None, row.valid_from}), None)


def schedule(draft: Draft, rows: Iterable[Fact], claim: FactClaim, source: SourceRef, at: Instant) -> bool:
    """Let what holds now end when a claim about the future begins; says whether it does."""
    if claim.valid_from is None or claim.valid_from <= at or not describe(claim.key or "").single:
        return False
    others = _others(rows, claim, source)
    if any(_says(row, claim) for row in rows):
        return False
    if any(row.known_at > at or (row.valid_from or at) >= claim.valid_from for row in others):
        return False  # what was learnt since, or begins later still, has the last word
    for row in others:
        draft.date_fact(row, row.valid_from, end_of(row, claim.valid_from))
    return bool(others)


def _others(rows: Iterable[Fact], claim: FactClaim, source: SourceRef) -> list[Fact]:
    """Give the rows of other values that a claim may replace: those of its own provenance class."""
    return [row for row in rows if not _says(row, claim) and row.source.authoritative == source.authoritative]


def redate(draft: Draft, row: Fact, claim: FactClaim, at: Instant) -> None:
    """Give a held row the dates of a statement that says the same: the last word counts, and it is no correction.

    The row it replaced ends when it is now known to have begun.
    """
    if at < row.known_at or (claim.valid_from is None and claim.valid_until is None):
        return
    since = row.valid_from if claim.valid_from is None else claim.valid_from
    if since is not None and since > (row.known_at if not dated(row) else at) and not row.awaited(at):
        since = row.valid_from  # it held already
    until = row.valid_until if claim.valid_until is None else claim.valid_until
    if (since is not None and until is not None and until <= since) or (since, until) == (
        row.valid_from,
        row.valid_until,
    ):
        return
    draft.date_fact(row, since, until)
    if row.supersedes is None or since is None or since == row.valid_from:
        return
    before = draft.fact(row.supersedes)
    if before.superseded_by == row.id and before.valid_until is not None:
        touching = replace(before, valid_until=None) if before.valid_until == row.valid_from else before
        draft.date_fact(before, before.valid_from, end_of(touching, since))


def _says(row: Fact, claim: FactClaim) -> bool:
    if row.value is None or claim.value is None:
        return row.value is None and claim.value is None
    return same_value(row.value, claim.value)
