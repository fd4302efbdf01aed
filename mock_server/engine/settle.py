"""Weigh the claims of one turn and draft what memory makes of them: the delta.

`reconcile.py` says what a claim means for what is held; this module finds the entities it is about, drafts the rows,
and keeps the report. Who the speaker is comes from `speakers.py`, what is in doubt is kept by `doubting.py`.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from mock_server.engine import exclusions, intervals, reconcile, speakers
from mock_server.engine.claims import SPEAKER, Extraction, FactClaim, Mention, Retraction
from mock_server.engine.doubting import Doubting
from mock_server.engine.draft import Draft
from mock_server.engine.instants import Instant
from mock_server.engine.names import fold_type, normalise, squash
from mock_server.engine.reconcile import Backfill, Confirm, Doubt, Insert, Outcome, Supersede
from mock_server.engine.records import (
    ClosedBy,
    Closing,
    Correction,
    Entity,
    Fact,
    Instruction,
    SourceRef,
    Uncertainty,
)
from mock_server.engine.scopes import Selector, overlap, union
from mock_server.engine.vocabulary import CONVERSES, IMPORTANCE, KEYS, LABEL_TO_KEY, Category, describe


@dataclass(frozen=True, slots=True)
class Provenance:
    """Where claims come from and where their facts go.

    origin: the ref that stated them (`turn:<id>`, `h_<n>`); source_name and metadata (canonical JSON text of an object)
    are MemorySync's; held_from: from when undated claims hold, None for when they become known; category overrides what
    the vocabulary says; agent is an isolated agent's pool.
    """

    selector: Selector
    source: SourceRef
    origin: str
    known_at: Instant
    held_from: Instant | None = None
    agent: str | None = None
    labels: tuple[str, ...] = ()
    category: Category | None = None
    source_name: str | None = None
    metadata: str | None = None


@dataclass(frozen=True, slots=True)
class Delta:
    """The complete difference one write made (R-FACT-11). entities pair each with whether it is new."""

    turn_id: str = ""
    entities: tuple[tuple[Entity, bool], ...] = ()
    attributes: tuple[Fact, ...] = ()
    relations: tuple[Fact, ...] = ()
    instructions: tuple[Instruction, ...] = ()
    uncertainties: tuple[Uncertainty, ...] = ()
    corrections: tuple[Correction, ...] = ()


def settle(draft: Draft, extraction: Extraction, provenance: Provenance) -> Delta:
    """Weigh the claims of one turn against what is held and draft what changes.

    Order: retractions first, so that "not coffee any more, tea" closes before it adds; then mentions, facts,
    instructions and doubts as they were said.
    """
    scribe = _Scribe(draft, provenance)
    for retraction in (*extraction.retractions, *extraction.denials):
        scribe.retract(retraction)
    for mention in extraction.mentions:
        scribe.find(mention)
    for claim in extraction.facts:
        scribe.claim(claim)
    for name in extraction.names:
        speakers.also(draft, scribe.find(SPEAKER), name)
    for directive in extraction.instructions:
        scribe.instruct(directive.label, directive.description)
    for doubt in extraction.uncertainties:
        scribe.doubts.hear(doubt)
    scribe.doubts.resolve(extraction.told, closed=bool(scribe.corrections or scribe.doubts.denied))
    return scribe.delta()


def combine(deltas: Iterable[Delta], turn_id: str) -> Delta:
    """Join the deltas of several turns into the report of one write."""
    parts = tuple(deltas)
    entities: dict[str, tuple[Entity, bool]] = {}
    for delta in parts:
        for entity, is_new in delta.entities:
            entities[entity.id] = (entity, is_new or entities.get(entity.id, (entity, False))[1])
    return Delta(
        turn_id,
        tuple(entities.values()),
        tuple({fact.id: fact for delta in parts for fact in delta.attributes}.values()),
        tuple({fact.id: fact for delta in parts for fact in delta.relations}.values()),
        tuple({row.id: row for delta in parts for row in delta.instructions}.values()),
        tuple({row.id: row for delta in parts for row in delta.uncertainties}.values()),
        tuple(correction for delta in parts for correction in delta.corrections),
    )


@dataclass(slots=True)
class _Scribe:
    """Draft the rows of one turn and remember what to report."""

    draft: Draft
    provenance: Provenance
    entities: dict[str, bool] = field(default_factory=dict)
    attributes: dict[str, None] = field(default_factory=dict)
    relations: dict[str, None] = field(default_factory=dict)
    instructions: dict[str, Instruction] = field(default_factory=dict)
    corrections: list[Correction] = field(default_factory=list)
    doubts: Doubting = field(init=False)

    def __post_init__(self) -> None:
        told = self.provenance
        self.doubts = Doubting(self.draft, self.pool, told.selector, told.source, told.known_at)

    def delta(self) -> Delta:
        """Report what was drafted, in its final form."""
        turn_id = self.provenance.source.ref or ""
        entities: dict[str, tuple[Entity, bool]] = {}
        for entity_id, is_new in self.entities.items():
            entity = self.draft.entity(entity_id)
            entities.setdefault(entity.id, (entity, is_new))
        return Delta(
            turn_id,
            tuple(entities.values()),
            tuple(self.draft.final(fact_id) for fact_id in self.attributes),
            tuple(self.draft.final(fact_id) for fact_id in self.relations),
            tuple(self.instructions.values()),
            tuple(self.doubts.opened.values()),
            tuple(Correction(self.draft.final(c.old.id), self.draft.final(c.new.id)) for c in self.corrections),
        )

    # -- entities  ------------------------------------------------------------

    def pool(self) -> int:
        """Give the pool these claims go to, opening it on first use."""
        return self.draft.pool(self.provenance.selector, self.provenance.agent).id

    def find(self, mention: Mention, category: Category = Category.KNOWLEDGE) -> Entity:
        """Give the entity a mention means, making it when it is new, and report it."""
        at = self.provenance.known_at
        pool = self.pool()
        if mention == SPEAKER:
            found = speakers.find(self.draft, pool, self.provenance.selector)
            entity = found or speakers.create(self.draft, pool, self.provenance.selector, at)
        else:
            found = self._on_record(mention)
            entity = found or self.draft.create_entity(
                pool, fold_type(mention.type), squash(mention.name), at, category
            )
        if entity.id not in self.entities:
            self.entities[entity.id] = found is None
            if found is not None:
                self.draft.touch(entity, at)
        return entity

    def known(self, mention: Mention) -> Entity | None:
        """Give the entity a mention means, and report it; None where nothing is on record of it."""
        if not self.draft.has_pool(self.provenance.selector, self.provenance.agent):
            return None
        if mention == SPEAKER:
            held = speakers.find(self.draft, self.pool(), self.provenance.selector)
        else:
            held = self._on_record(mention)
        return None if held is None else self.find(mention)

    def _on_record(self, mention: Mention) -> Entity | None:
        type_, norm = fold_type(mention.type), normalise(mention.name)
        found = self.draft.named(self.pool(), type_, norm)
        if found is None and type_ == "person":
            found = speakers.named(self.draft, self.pool(), self.provenance.selector, norm, self.provenance.known_at)
        return found

    # -- facts  ------------------------------------------------------------

    def claim(self, claim: FactClaim) -> None:
        """Weigh one claim and draft what it means."""
        subject = self.find(claim.subject, Category.IDENTITY if claim.subject == SPEAKER else self._category(claim))
        target = None if claim.object is None else self.find(claim.object, self._category(claim))
        if target is not None and target.id == subject.id:
            return  # nobody is their own friend: two of one name were meant
        if target is not None and target.id == subject.id and self.provenance.source.kind != "upsert":
            return  # nobody is married to themself: only who writes triples chose to say so
        outcome: Outcome | None = None
        fact = self._dated(claim, subject, target)
        if fact is not None and not fact.live:
            return  # the report has no way to say that a value is over, and a page made from it would show it
        if fact is not None:
            pass
        elif claim.key is not None and claim.value is not None:
            origin, at = self.provenance.source, self.provenance.known_at
            outcome = reconcile.attribute(self.draft.standing, subject.id, claim, origin, at)
            fact = self._carry_out(outcome, claim, subject, target)
        elif claim.label is not None and target is not None:
            outcome = reconcile.relation(self.draft.standing, subject.id, claim.label, target.id)
            fact = self._carry_out(outcome, claim, subject, target)
        else:
            return
        if fact.key is not None:
            self.attributes[fact.id] = None
        if fact.label is not None:
            self.relations[fact.id] = None
        if claim.confidence >= reconcile.CONFIDENCE_FLOOR and not isinstance(outcome, Doubt):
            self.doubts.stated.append((subject, claim))
        if claim.subject == SPEAKER and claim.key == "name" and claim.value and fact.live:
            speakers.call(self.draft, subject, self.provenance.selector, claim.value, self.provenance.known_at)

    def _dated(self, claim: FactClaim, subject: Entity, target: Entity | None) -> Fact | None:
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

    def _carry_out(self, outcome: Outcome, claim: FactClaim, subject: Entity, target: Entity | None) -> Fact:
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
        self.draft.assert_fact(fact, before=successor.id)
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
        category = self._category(claim)
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

    def _category(self, claim: FactClaim) -> Category:
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

    def retract(self, retraction: Retraction) -> None:
        """Close what is taken back: no replacement, no correction (R-REC-11). What was learnt later stays."""
        self.doubts.denied.append(retraction)
        subject = self.known(retraction.subject)
        if subject is None:
            return
        same = (retraction.key, LABEL_TO_KEY.get(retraction.key), _label_of(retraction.key))
        names = {name for name in same if name is not None}
        at = self.provenance.known_at
        others = self._others(subject, retraction.value)
        rows = list(self.draft.standing.meant(subject.id, sorted(names), retraction.value, others))
        converse = CONVERSES.get(_label_of(retraction.key) or retraction.key)
        if converse is not None:
            rows += self._told_from_there(subject, converse, None if retraction.value is None else others)
        for row in rows:
            if row.known_at <= at:
                end = intervals.end_of(row, at if retraction.ended_at is None else retraction.ended_at)
                self.draft.close_fact(row, ClosedBy.RETRACTED, known_at=at, valid_until=end)

    def _others(self, subject: Entity, value: str | None) -> list[str]:
        """Give what a value names, by id: the far ends of relations."""
        if value is None:
            return []
        if value == SPEAKER.name:
            speaker = self.draft.speaker(subject.pool)
            return [] if speaker is None else [speaker.id]
        norm = normalise(value)
        return [thing.id for thing in self.draft.called(subject.pool, norm) if thing.norm == norm]

    def _told_from_there(self, subject: Entity, converse: str, others: list[str] | None) -> list[Fact]:
        """Give the rows that say the same from the other end: "Bea is married to Ansel"; others None is whoever."""
        if others is None:
            return [row for row in self.draft.pointing(subject.id) if row.label == converse]
        found = (self.draft.standing.related(other, converse, subject.id) for other in others)
        return [row for row in found if row is not None]

    # -- instructions  ------------------------------------------------------------

    def instruct(self, label: str, description: str) -> None:
        """Pick up a standing directive, or recognise one held already (R-INST-3)."""
        selector = self.provenance.selector
        for held in self.draft.like(label, description):
            if overlap(held.selector, selector):
                stored = self.draft.widen_instruction(held, union(held.selector, selector))
                break
        else:
            stored = self.draft.add_instruction(
                squash(label), squash(description), selector, self.provenance.source, self.provenance.known_at
            )
        self.instructions[stored.id] = stored


def _label_of(key: str) -> str | None:
    spec = KEYS.get(key)
    return None if spec is None else spec.label
