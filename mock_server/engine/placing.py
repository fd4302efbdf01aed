"""Draft the row a claim becomes, in its place in the chain: beside, after or between what is held there.

What the claim means for the rows it meets is decided in `reconcile.py`, from when until when it holds in
`intervals.py`; entities and the report are the business of `settle.py`.
"""

from dataclasses import dataclass, field, replace

from mock_server.engine import exclusions, intervals, reconcile
from mock_server.engine.claims import FactClaim
from mock_server.engine.delta import Provenance
from mock_server.engine.doubting import Doubting
from mock_server.engine.draft import Draft
from mock_server.engine.reconcile import Backfill, Confirm, Doubt, Insert, Outcome, Supersede
from mock_server.engine.records import ClosedBy, Closing, Correction, Entity, Fact
from mock_server.engine.vocabulary import IMPORTANCE, LABEL_TO_KEY, Category, describe


@dataclass(slots=True)
class Placing:
    """Draft the rows of one turn. corrections: the values it replaced so far."""

    draft: Draft
    provenance: Provenance
    doubts: Doubting
    corrections: list[Correction] = field(default_factory=list)

    def dated(self, claim: FactClaim, subject: Entity, target: Entity | None) -> Fact | None:
        """Draft what a claim means whose dates say that it is over, or not yet so; None when it is so now."""
        draft, at, source = self.draft, self.provenance.known_at, self.provenance.source
        rows = intervals.retire(draft, intervals.rivals(draft, subject, claim, target), at)
        over = intervals.over_by(rows, claim, source, at)
        if over is None and not intervals.schedule(draft, rows, claim, source, at):
            return None
        known = None if over is None else intervals.known_past(draft, subject, rows, claim, over, at)
        if known is not None:
            return known
        fact = self._fact(claim, subject, target)
        if over is not None:
            closing = Closing(ClosedBy.OVER, at, draft.stamp.now)
            told = claim.valid_from is not None or self.provenance.held_from is not None
            since = fact.valid_from if told and (fact.valid_from or over) < over else None
            fact = replace(fact, valid_from=since, valid_until=over, closing=closing)
        draft.assert_fact(fact, before=self._learnt_next(fact))
        return fact

    def carry_out(self, outcome: Outcome, claim: FactClaim, subject: Entity, target: Entity | None) -> Fact:
        """Draft what a claim means for what is held; gives its row, new or old."""
        match outcome:
            case Confirm(held):
                self.draft.confirm_fact(held, self.provenance.origin)
                intervals.redate(self.draft, self.draft.fact(held.id), claim, self.provenance.known_at)
                return self.draft.fact(held.id)
            case Insert():
                fact = self._against_excluded(self._fact(claim, subject, target))
                self.draft.assert_fact(fact, before=self._learnt_next(fact))
            case Supersede(replaced):
                fact = self._replace(replaced, claim, subject, target)
            case Doubt(against, replaced):
                fact = (
                    self._replace(replaced, claim, subject, target) if replaced else self._fact(claim, subject, target)
                )
                if not replaced:
                    self.draft.assert_fact(fact, before=self._learnt_next(fact))
                self.doubts.clash(subject, claim, against)
            case Backfill(predecessor, successor):
                fact = self._insert_late(predecessor, successor, claim, subject, target)
        return fact

    def _learnt_next(self, fact: Fact) -> str | None:
        """Name the row of its chain that became known next, for a fact learnt late; None puts it at the end."""
        if fact.key is None or fact.known_at >= self.draft.stamp.now:
            return None
        return self.draft.standing.learnt_next(fact.subject, fact.key, fact.known_at)

    def _replace(self, replaced: tuple[Fact, ...], claim: FactClaim, subject: Entity, target: Entity | None) -> Fact:
        fact = replace(self._against_excluded(self._fact(claim, subject, target)), supersedes=replaced[0].id)
        for old in replaced:
            closed = self.draft.close_fact(
                old,
                ClosedBy.SUPERSEDED,
                known_at=self.provenance.known_at,
                valid_until=intervals.end_of(old, fact.valid_from),
                superseded_by=fact.id,
            )
            self.corrections.append(Correction(closed, fact))
        self.draft.assert_fact(fact, before=self._learnt_next(fact))
        return fact

    def _insert_late(
        self, predecessor: Fact | None, successor: Fact, claim: FactClaim, subject: Entity, target: Entity | None
    ) -> Fact:
        born = self._fact(claim, subject, target)
        # Between two rows that stand side by side in doubt, or after one that was taken back, nothing was superseded.
        linked = predecessor if predecessor is not None and predecessor.superseded_by == successor.id else None
        fact = replace(
            born,
            supersedes=None if linked is None else linked.id,
            superseded_by=successor.id,
            valid_until=intervals.end_of(born, successor.valid_from),
            closing=Closing(ClosedBy.SUPERSEDED, successor.known_at, self.draft.stamp.now),
        )
        self.draft.assert_fact(fact, before=self._learnt_next(fact) or successor.id)
        self.draft.relink_fact(self.draft.fact(successor.id), fact.id)
        if linked is not None:
            self.draft.close_fact(
                linked,
                ClosedBy.SUPERSEDED,
                known_at=fact.known_at,
                valid_until=intervals.end_of(linked, fact.valid_from),
                superseded_by=fact.id,
            )
        return fact

    def _fact(self, claim: FactClaim, subject: Entity, target: Entity | None) -> Fact:
        provenance = self.provenance
        category = self.category(claim)
        at = provenance.known_at
        node = target or self.draft.value_node(subject.pool, claim.value or "", at, category)
        return Fact(
            id=self.draft.stamp.mint.token(),
            number=self.draft.next_number(),
            pool=subject.pool,
            subject=subject.id,
            target=node.id,
            key=claim.key if claim.value is not None else None,
            value=claim.value if claim.key is not None else None,
            label=claim.label if target is not None else None,
            category=category,
            importance=IMPORTANCE[category],
            confidence=claim.confidence,
            source=provenance.source,
            known_at=at,
            recorded_at=self.draft.stamp.now,
            valid_from=next(n for n in (claim.valid_from, provenance.held_from, at) if n is not None),
            valid_until=claim.valid_until,
            labels=provenance.labels,
            origins=(provenance.origin,),
            source_name=provenance.source_name,
            metadata=provenance.metadata,
        )

    def category(self, claim: FactClaim) -> Category:
        """Say where a claim belongs: as the write says, as the claim does, else as the vocabulary does."""
        if self.provenance.category is not None:
            return self.provenance.category
        if claim.category is not None:
            return Category(claim.category) if claim.category in set(Category) else Category.CONTEXT
        key = claim.key or LABEL_TO_KEY.get(claim.label or "")
        return describe(key or "").category

    def _against_excluded(self, fact: Fact) -> Fact:
        """Take back what cannot be true beside a statement; where that was learnt later, this one is over already.
        What it may not take back stays, with a doubt."""
        for row in exclusions.excluded(self.draft.standing, fact):
            if row.known_at > fact.known_at:
                closing = Closing(ClosedBy.RETRACTED, row.known_at, self.draft.stamp.now)
                fact = replace(fact, closing=closing, valid_until=intervals.end_of(fact, row.valid_from))
            elif exclusions.weighs(fact, row, floor=reconcile.CONFIDENCE_FLOOR):
                end = intervals.end_of(row, fact.valid_from)
                self.draft.close_fact(row, ClosedBy.RETRACTED, known_at=fact.known_at, valid_until=end)
            else:
                self.doubts.exclude(self.draft.entity(fact.subject), fact, row)
        return fact
