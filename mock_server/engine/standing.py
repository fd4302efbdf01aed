"""What stands once a draft is carried out: live facts by what they say, and chains in order.

A `Draft` tells it of every fact it writes or closes. Nothing here walks all that is held about an entity, so a write
costs the same whether that is ten facts or ten thousand.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator

from mock_server.engine.instants import Instant
from mock_server.engine.records import ClosedBy, Fact
from mock_server.engine.stores.facts import FactStore
from mock_server.engine.stores.line import Line
from mock_server.engine.stores.live import Ended, LiveSketch, Slot, ended, joining, naming, of_key, saying


class Standing:
    """Answer for the facts of memory and of a draft together. fact: gives a fact as it will be."""

    def __init__(self, store: FactStore, fact: Callable[[str], Fact]) -> None:
        self._store = store
        self._fact = fact
        self._live = LiveSketch(store.live)
        self._drafted: defaultdict[tuple[str, str], list[tuple[str, str | None]]] = defaultdict(list)
        self._lines: dict[tuple[str, str], Line] = {}
        self._peers: dict[tuple[str, str, bool], Line] = {}
        self._ended: defaultdict[Ended, list[str]] = defaultdict(list)
        self._newest: dict[tuple[str, str], Instant] = {}

    # -- live facts  ------------------------------------------------------------

    def filed(self, slot: Slot) -> Iterator[Fact]:
        """Walk the live facts of a slot, in order of writing."""
        return (self._fact(fact_id) for fact_id in tuple(self._live.find(slot)))

    def values(self, entity_id: str, key: str) -> list[Fact]:
        """Give the live rows of an attribute, oldest first."""
        rows = (row for row in self.filed(of_key(entity_id, key)) if row.key == key)
        return sorted(rows, key=lambda row: row.known_at)

    def same(self, entity_id: str, key: str, value: str) -> Fact | None:
        """Find the live row of an attribute that says the same."""
        return next((row for row in self.filed(saying(entity_id, key, value)) if row.key == key), None)

    def ended(self, entity_id: str, key: str, value: str, until: Instant) -> Iterator[Fact]:
        """Walk the closed rows of an attribute that said a value until an instant, in order of closing."""
        held = (row.id for row in self._store.ended(entity_id, key, value, until))
        drafted = self._ended.get(ended(entity_id, key, value, until), ())
        rows = (self._fact(row_id) for row_id in (*held, *drafted))
        return (row for row in rows if not row.live and row.valid_until == until)

    def related(self, entity_id: str, label: str, target_id: str) -> Fact | None:
        """Find the live relation with a label between two entities."""
        return next((row for row in self.filed(joining(entity_id, label, target_id)) if row.label == label), None)

    def meant(self, entity_id: str, names: Iterable[str], value: str | None, targets: Iterable[str]) -> list[Fact]:
        """Give the live facts under some keys and labels, in order of writing: all, or those that say a value.

        A relation without a value says the name of its target; targets are the entities that go by the value.
        """
        found: dict[str, Fact] = {}
        ends = tuple(targets)
        for name in names:
            if value is None:
                found |= {row.id: row for row in self.filed(of_key(entity_id, name))}
                continue
            for slot in (saying(entity_id, name, value), naming(entity_id, name, value)):
                found |= {row.id: row for row in self.filed(slot)}
            for end in ends:
                found |= {row.id: row for row in self.filed(joining(entity_id, name, end)) if row.value is None}
        return sorted(found.values(), key=lambda row: row.number)

    # -- chains  ------------------------------------------------------------

    def line(self, entity_id: str, key: str) -> Line:
        """Give a chain as it will be, in order."""
        line = self._lines.get((entity_id, key))
        if line is None:
            line = self._lines[entity_id, key] = Line(self._store.chain(entity_id, key))
            for fact_id, before in self._drafted[entity_id, key]:
                line.insert(self._fact(fact_id), before)
        return line

    def learnt_next(self, entity_id: str, key: str, known_at: Instant) -> str | None:
        """Name the row of a chain that became known next after an instant; None when there is none."""
        held = self._store.newest_known(entity_id, key)
        newest = max(known_at if held is None else held, self._newest.get((entity_id, key), known_at))
        if newest <= known_at:
            return None
        line = self.line(entity_id, key)
        return line.ids[line.first_after(known_at)]

    def around(
        self, entity_id: str, key: str, known_at: Instant, *, authoritative: bool
    ) -> tuple[Fact | None, Fact | None]:
        """Give the rows of one provenance class in a chain between which an instant falls; what was over when it was
        told took nothing's place."""
        line = self._peers.get((entity_id, key, authoritative))
        if line is None:
            rows = (self._fact(row_id) for row_id in self.line(entity_id, key).ids)
            line = Line(row for row in rows if row.source.authoritative == authoritative and not _never_current(row))
            self._peers[entity_id, key, authoritative] = line
        place = line.first_after(known_at)
        earlier = self._fact(line.ids[place - 1]) if place else None
        return earlier, self._fact(line.ids[place]) if place < len(line.ids) else None

    # -- called by the draft  ------------------------------------------------------------

    def add(self, fact: Fact, before: str | None) -> None:
        """Note a drafted fact, and the row of its chain that it comes before."""
        if fact.live:
            self._live.add(fact)
        else:
            self.date(fact)
        if fact.key is None:
            return
        place = (fact.subject, fact.key)
        self._drafted[place].append((fact.id, before))
        self._newest[place] = max(fact.known_at, self._newest.get(place, fact.known_at))
        if place in self._lines:
            self._lines[place].insert(fact, before)
        peers = self._peers.get((*place, fact.source.authoritative))
        if peers is not None and not _never_current(fact):
            peers.insert_by_time(fact)

    def discard(self, fact: Fact) -> None:
        """Note that a fact is closed."""
        self._live.discard(fact)
        self.date(fact)

    def date(self, fact: Fact) -> None:
        """Note until when a fact held, where it is closed."""
        if not fact.live and fact.key is not None and fact.value is not None and fact.valid_until is not None:
            self._ended[ended(fact.subject, fact.key, fact.value, fact.valid_until)].append(fact.id)


def _never_current(fact: Fact) -> bool:
    return fact.closing is not None and fact.closing.by is ClosedBy.OVER
