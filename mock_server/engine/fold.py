"""Rewiring: the facts of a duplicate node move to the primary, none doubled, none turned into a loop.

A moved fact is a new row with the number, words and times of the old one. The old row stays, closed as moved, and the
new one names it in `supersedes`; so `stands_for` finds where a row went, and `sentences.first_row` where it came from.
Who asks for a merge, and what becomes of the summary, is in `merge.py`.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from mock_server.engine.changes import EntityMerged
from mock_server.engine.draft import Draft
from mock_server.engine.instants import Instant
from mock_server.engine.memory import Memory
from mock_server.engine.reconcile import same_value
from mock_server.engine.records import ClosedBy, Entity, Fact
from mock_server.engine.stores.line import Line
from mock_server.engine.stores.live import joining
from mock_server.engine.summaries import as_speaker
from mock_server.engine.vocabulary import describe


@dataclass(frozen=True, slots=True)
class Move:
    """A fact before and after it went to the primary."""

    old: Fact
    new: Fact


@dataclass(frozen=True, slots=True)
class Rewired:
    """What became of the duplicate's live facts: the moved ones by direction; all others were closed."""

    outgoing: tuple[Move, ...]
    incoming: tuple[Move, ...]

    @property
    def moves(self) -> tuple[Move, ...]:
        """Give the moved facts of both directions."""
        return self.outgoing + self.incoming


def fold(draft: Draft, duplicate: Entity, primary: Entity, *, at: Instant) -> Rewired:
    """Make two nodes one without rewriting the primary's texts; at is the known time of what closes by it."""
    rewired = rewire(draft, duplicate, primary, at=at)
    change = EntityMerged(duplicate.id, primary.id, audit_edge_id(draft), draft.stamp.now, rewritten=False)
    if duplicate.speaker and primary.labels:
        kept = as_speaker(primary)
        change = replace(
            change, rewritten=True, summary_raw=kept.summary_raw, labels=kept.labels, attributes=kept.attributes
        )
    draft.merged(change)
    return rewired


def audit_edge_id(draft: Draft) -> str:
    """Name the IS_DUPLICATE_OF edge, which lives in the duplicate's record and no read shows (MG-05)."""
    return f"edge_{draft.stamp.mint.token()}"


def rewire(draft: Draft, duplicate: Entity, primary: Entity, *, at: Instant) -> Rewired:
    """Move every live fact of the duplicate to the primary, or close it where moving would say nothing new.

    Closed, in this order: between the two (MG-03); said by the primary already (MG-04), which gains the origins;
    another current value of a single-valued key that the primary holds one of, as superseded by that.
    """
    desk = _Desk(draft, duplicate.id, primary.id, at)
    facts = {fact.id: fact for fact in (*draft.held(duplicate.id), *draft.pointing(duplicate.id))}
    for fact in facts.values():
        desk.settle(fact)
    return Rewired(tuple(desk.outgoing), tuple(desk.incoming))


def stands_for(memory: Memory, fact_id: str) -> Fact:
    """Follow a row that a merge moved to the row that holds its statement now."""
    fact = memory.facts.facts[fact_id]
    while fact.closing is not None and fact.closing.by is ClosedBy.MOVED and fact.superseded_by is not None:
        fact = memory.facts.facts[fact.superseded_by]
    return fact


def before(memory: Memory, fact: Fact) -> str | None:
    """Name the row a row superseded, looking through the rows a merge moved: they are one row that changed its
    place."""
    previous = fact.supersedes
    while previous is not None:
        row = memory.facts.facts[previous]
        if row.closing is None or row.closing.by is not ClosedBy.MOVED:
            return row.id
        previous = row.supersedes
    return None


@dataclass(slots=True)
class _Desk:
    """The work of one rewiring. current: what the primary held under its single-valued keys when first asked."""

    draft: Draft
    duplicate: str
    primary: str
    at: Instant
    current: dict[str, Fact | None] = field(default_factory=dict)
    outgoing: list[Move] = field(default_factory=list)
    incoming: list[Move] = field(default_factory=list)
    later: dict[str, Line] = field(default_factory=dict)

    def settle(self, fact: Fact) -> None:
        """Move one fact, or close it."""
        if {fact.subject, fact.target} <= {self.duplicate, self.primary}:
            self._close(fact, None)
            return
        outgoing = fact.subject == self.duplicate
        subject, target = (self.primary, fact.target) if outgoing else (fact.subject, self.primary)
        twin = _newest(self.draft.standing.filed(joining(subject, fact.edge_label, target)))
        rival = self._rival(fact.key) if outgoing and fact.current(self.draft.stamp.now) else None
        if twin is not None:
            self._close(fact, twin)
            self._give_origins(fact, twin)
        elif rival is not None:
            self._close(fact, rival, until=max(self.at, fact.valid_from or self.at))
            if same_value(fact.value or "", rival.value or ""):
                self._give_origins(fact, rival)
        else:
            self._move(fact, outgoing=outgoing)

    def _rival(self, key: str | None) -> Fact | None:
        """Give the newest current value the primary had of a single-valued key, before anything moved to it."""
        if key is None or not describe(key).single:
            return None
        if key not in self.current:
            held = (
                fact for fact in self.draft.standing.values(self.primary, key) if fact.current(self.draft.stamp.now)
            )
            self.current[key] = _newest(held)
        return self.current[key]

    def _close(self, fact: Fact, winner: Fact | None, *, until: Instant | None = None) -> None:
        by = None if winner is None else winner.id
        # A name learnt late may join records of which some rows became known after it.
        known_at = max(self.at, fact.known_at)
        self.draft.close_fact(fact, ClosedBy.MERGED, known_at=known_at, valid_until=until, superseded_by=by)
        if winner is not None and fact.key is not None and fact.key == winner.key:
            first = self.draft.fact(winner.id)
            while first.supersedes is not None:
                first = self.draft.fact(first.supersedes)
            # A row supersedes one row only: the duplicate's line goes before the winner's, as histories list them.
            self.draft.relink_fact(first, fact.id)

    def _give_origins(self, fact: Fact, winner: Fact) -> None:
        for origin in fact.origins:
            self.draft.confirm_fact(self.draft.fact(winner.id), origin)

    def _move(self, fact: Fact, *, outgoing: bool) -> None:
        new = replace(
            fact,
            id=self.draft.stamp.mint.token(),
            subject=self.primary if outgoing else fact.subject,
            target=fact.target if outgoing else self.primary,
            recorded_at=self.draft.stamp.now,
            supersedes=fact.id,
        )
        before = self._next_in_chain(fact, outgoing=outgoing)
        known_at = max(self.at, fact.known_at)
        self.draft.close_fact(fact, ClosedBy.MOVED, known_at=known_at, valid_until=None, superseded_by=new.id)
        self.draft.assert_fact(new, before=before)
        (self.outgoing if outgoing else self.incoming).append(Move(fact, new))

    def _next_in_chain(self, fact: Fact, *, outgoing: bool) -> str | None:
        """Find the row a moved one comes before: the next of its own chain, or the primary's first newer live one."""
        if fact.key is None:
            return None
        if outgoing:
            if fact.key not in self.later:
                chain = self.draft.memory.facts.chain(self.primary, fact.key)
                self.later[fact.key] = Line(row for row in chain if row.live)
            live = self.later[fact.key]
            place = live.first_after(fact.known_at)
            return live.ids[place] if place < len(live.ids) else None
        return self.draft.standing.line(fact.subject, fact.key).after(fact.id)


def _newest(facts: Iterable[Fact]) -> Fact | None:
    """Give the fact that became known last; of those known at one instant, the last."""
    return max(reversed(tuple(facts)), key=lambda fact: fact.known_at, default=None)
