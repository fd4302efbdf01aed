"""Weigh the claims of one turn and draft what memory makes of them: the delta.

`reconcile.py` says what a claim means for what is held, and `placing.py` drafts its row; this module finds the entities
it is about and keeps the report. Which entity a mention means is told by `referents.py` and `speakers.py`; what is
taken back is closed by `takeback.py`, what is in doubt is kept by `doubting.py`.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from mock_server.engine import reconcile, referents, speakers
from mock_server.engine.claims import SPEAKER, Extraction, FactClaim, Mention, Retraction
from mock_server.engine.delta import Delta, Provenance
from mock_server.engine.doubting import Doubting
from mock_server.engine.draft import Draft
from mock_server.engine.names import fold_type, normalise, squash
from mock_server.engine.placing import Placing
from mock_server.engine.reconcile import Doubt, Outcome
from mock_server.engine.records import (
    Correction,
    Entity,
    Fact,
    Instruction,
)
from mock_server.engine.scopes import overlap, union
from mock_server.engine.takeback import take_back
from mock_server.engine.vocabulary import Category


def settle(draft: Draft, extraction: Extraction, provenance: Provenance) -> Delta:
    """Weigh the claims of one turn against what is held and draft what changes.

    Order: retractions first, so that "not coffee any more, tea" closes before it adds; then mentions, facts,
    instructions and doubts as they were said.
    """
    scribe = _Scribe(draft, provenance)
    closings = draft.closings
    for retraction in (*extraction.retractions, *extraction.denials):
        scribe.retract(retraction)
    for mention in extraction.mentions:
        scribe.find(mention)
    namesakes = scribe.namesakes(extraction.facts)
    for claim in extraction.facts:
        if namesakes.isdisjoint((claim.subject, claim.object)):
            scribe.claim(claim)
    for name in extraction.names:
        speakers.also(draft, scribe.find(SPEAKER), name)
    for directive in extraction.instructions:
        scribe.instruct(directive.label, directive.description)
    for doubt in extraction.uncertainties:
        scribe.doubts.hear(doubt)
    named = any(claim.key == "name" for claim in extraction.facts)  # which may make two entities one
    closed = draft.closings > closings or bool(scribe.doubts.denied or named)
    scribe.doubts.resolve(extraction.told, closed=closed)
    return scribe.delta()


@dataclass(slots=True)
class _Scribe:
    """Draft the rows of one turn and remember what to report."""

    draft: Draft
    provenance: Provenance
    entities: dict[str, bool] = field(default_factory=dict)
    attributes: dict[str, None] = field(default_factory=dict)
    relations: dict[str, None] = field(default_factory=dict)
    instructions: dict[str, Instruction] = field(default_factory=dict)
    doubts: Doubting = field(init=False)
    placing: Placing = field(init=False)

    def __post_init__(self) -> None:
        told = self.provenance
        self.doubts = Doubting(self.draft, self.pool, told.selector, told.source, told.known_at)
        self.placing = Placing(self.draft, self.provenance, self.doubts)

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
            tuple(map(self._final, self.attributes)),
            tuple(map(self._final, self.relations)),
            tuple(self.instructions.values()),
            tuple(self.doubts.opened.values()),
            tuple(Correction(self._final(c.old.id), self._final(c.new.id)) for c in self.placing.corrections),
        )

    def _final(self, fact_id: str) -> Fact:
        """Give a fact as it will be, about the entities that are reported: names may have folded two into one."""
        fact = self.draft.final(fact_id)
        return replace(fact, subject=self.draft.entity(fact.subject).id, target=self.draft.entity(fact.target).id)

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
            entity = found or referents.create(self.draft, pool, self.provenance.agent, mention, at, category)
            if found is not None:
                entity = referents.make_certain(self.draft, found, mention)
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
        pool, selector, at = self.pool(), self.provenance.selector, self.provenance.known_at
        found = referents.keyed(self.draft, pool, mention)
        if found is None and fold_type(mention.type) == "person":
            found = speakers.named(self.draft, pool, selector, normalise(mention.name), at)
        return found or referents.of_another_type(self.draft, pool, mention)

    # -- facts  ------------------------------------------------------------

    def namesakes(self, claims: Iterable[FactClaim]) -> set[Mention]:
        """Give the mentions that mean somebody else of the speaker's own name: what the turn says the speaker has,
        as "my friend Kat" of a speaker called Kat. A pool has one person of a name, so nothing is kept of them."""
        if self.provenance.source.kind == "upsert":
            return set()
        others = {claim.object for claim in claims if claim.subject == SPEAKER and claim.object is not None}
        speaker = self.draft.speaker(self.pool()) if others else None
        if speaker is None:
            return set()
        found = ((other, self._on_record(other)) for other in others if other != SPEAKER)
        return {other for other, held in found if held is not None and held.id == speaker.id}

    def claim(self, claim: FactClaim) -> None:
        """Weigh one claim and draft what it means."""
        subject = self.find(
            claim.subject, Category.IDENTITY if claim.subject == SPEAKER else self.placing.category(claim)
        )
        target = None if claim.object is None else self.find(claim.object, self.placing.category(claim))
        if target is not None and target.id == subject.id and self.provenance.source.kind != "upsert":
            return  # nobody is their own friend: two of one name were meant; only who writes triples chose to say so
        outcome: Outcome | None = None
        fact = self.placing.dated(claim, subject, target)
        if fact is not None and not fact.live:
            return  # the report has no way to say that a value is over, and a page made from it would show it
        if fact is not None:
            pass
        elif claim.key is not None and claim.value is not None:
            origin, at = self.provenance.source, self.provenance.known_at
            outcome = reconcile.attribute(self.draft.standing, subject.id, claim, origin, at)
            fact = self.placing.carry_out(outcome, claim, subject, target)
        elif claim.label is not None and target is not None:
            outcome = reconcile.relation(self.draft.standing, subject.id, claim.label, target.id)
            fact = self.placing.carry_out(outcome, claim, subject, target)
        else:
            return
        if fact.key is not None:
            self.attributes[fact.id] = None
        if fact.label is not None:
            self.relations[fact.id] = None
            self.entities.setdefault(fact.target, False)  # a plain value may confirm what was told as a relation
        if claim.confidence >= reconcile.CONFIDENCE_FLOOR and not isinstance(outcome, Doubt):
            self.doubts.stated.append((subject, claim))
        if claim.subject == SPEAKER and claim.key == "name" and claim.value and fact.live:
            speakers.call(self.draft, subject, self.provenance.selector, claim.value, self.provenance.known_at)

    def retract(self, retraction: Retraction) -> None:
        """Close what is taken back, where anything is on record of whom it is about."""
        self.doubts.denied.append(retraction)
        subject = self.known(retraction.subject)
        if subject is not None:
            take_back(self.draft, subject, retraction, self.provenance.known_at)

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
