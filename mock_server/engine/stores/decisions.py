"""What each commit decided about facts: new rows, confirmed ones, closed ones, and values left side by side.

Made from the commits themselves as memory applies them, so a decision trace says what happened and lives as long as the
journal does. Only the newest are kept. Commits that weigh no claim (a session, a merge on request, a deletion) leave
none.
"""

from dataclasses import dataclass
from typing import Final

from mock_server.engine import changes as c
from mock_server.engine.instants import Instant
from mock_server.engine.reconcile import same_value
from mock_server.engine.records import ClosedBy, Fact
from mock_server.engine.stores.facts import FactStore
from mock_server.engine.vocabulary import describe

KEPT: Final = 1_000
"""How many decisions a context keeps; the oldest go first."""

_NOTED: Final = (ClosedBy.SUPERSEDED, ClosedBy.RETRACTED)


@dataclass(frozen=True, slots=True)
class Decision:
    """One commit that reconciled, by row ids. seq is the commit's.

    superseded and retracted: rows it closed. contradicted: new rows that stand beside another current value of a key
    that holds one. turns: the turns it stored.
    """

    seq: int
    at: Instant
    principal: str
    inserted: tuple[str, ...] = ()
    confirmed: tuple[str, ...] = ()
    superseded: tuple[str, ...] = ()
    retracted: tuple[str, ...] = ()
    contradicted: tuple[str, ...] = ()
    opened: tuple[str, ...] = ()
    resolved: tuple[str, ...] = ()
    instructions: tuple[str, ...] = ()
    turns: tuple[str, ...] = ()

    @property
    def facts(self) -> tuple[str, ...]:
        """Give the fact rows it touched, each once."""
        return tuple(dict.fromkeys((*self.inserted, *self.confirmed, *self.superseded, *self.retracted)))

    @property
    def rows_touched(self) -> int:
        """Count the fact rows, doubts and directives it touched."""
        return len(self.facts) + len({*self.opened, *self.resolved}) + len(self.instructions)


class DecisionStore:
    """Hold the newest decisions of one context, by commit."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept = kept
        self._by_seq: dict[int, Decision] = {}

    def newest(self) -> tuple[Decision, ...]:
        """List decisions, newest first."""
        return tuple(reversed(self._by_seq.values()))

    def on_commit(self, commit: c.Commit, facts: FactStore) -> None:
        """Note what a commit decided, once memory has applied it."""
        decision = _decided(commit, facts)
        if decision is not None:
            self._by_seq[commit.seq] = decision
            if len(self._by_seq) > self._kept:
                del self._by_seq[next(iter(self._by_seq))]


def _decided(commit: c.Commit, facts: FactStore) -> Decision | None:
    rows: dict[str, list[str]] = {}
    asserted: list[Fact] = []
    moved: set[str] = set()
    merged = heard = False
    for change in commit.changes:
        match change:
            case c.FactAsserted(fact):
                asserted.append(fact)
            case c.FactConfirmed(fact_id):
                rows.setdefault("confirmed", []).append(fact_id)
            case c.FactClosed(fact_id, closing) if closing.by is ClosedBy.MOVED:
                moved.add(fact_id)
            case c.FactClosed(fact_id, closing) if closing.by in _NOTED:
                rows.setdefault(closing.by, []).append(fact_id)
            case c.TurnAppended(turn):
                rows.setdefault("turns", []).append(turn.id)
            case c.UncertaintyOpened(uncertainty):
                rows.setdefault("opened", []).append(uncertainty.id)
            case c.UncertaintyResolved(uncertainty_id):
                rows.setdefault("resolved", []).append(uncertainty_id)
            case c.InstructionAdded(instruction):
                rows.setdefault("instructions", []).append(instruction.id)
            case c.InstructionWidened(instruction_id):
                rows.setdefault("instructions", []).append(instruction_id)
            case c.EntityMerged():
                merged = True
            case c.HistoryAppended() | c.ItemPut() | c.TurnHeard():
                heard = True
            case _:
                pass
    if not heard and "turns" not in rows and (merged or rows.keys() <= {"resolved"}):
        return None  # a merge or a deletion, which may have ended a clash
    # A row that only moved to another node, because two turned out to be one, is no new claim.
    rows["inserted"] = [fact.id for fact in asserted if fact.supersedes not in moved]
    rows["contradicted"] = [found for found in rows["inserted"] if _has_rival(facts.facts[found], facts)]
    told = {name: tuple(dict.fromkeys(found)) for name, found in rows.items()}
    decision = Decision(commit.seq, commit.recorded_at, commit.principal, **told)
    return decision if decision.rows_touched else None


def _has_rival(fact: Fact, facts: FactStore) -> bool:
    if fact.key is None or fact.value is None or not fact.live or not describe(fact.key).single:
        return False
    held = facts.current_under(fact.subject, fact.key)
    return any(row.value is not None and not same_value(row.value, fact.value) for row in held)
