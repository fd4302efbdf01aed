"""Where live facts are found without walking all that is held about an entity: by key, by what they say, by edge.

`FactStore` keeps one `LiveIndex` over memory. A draft lays a `LiveSketch` over it, which answers as the index will once
the draft's changes are made. A write then costs the same whether an entity holds ten facts or ten thousand.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeAlias

from mock_server.engine.instants import Instant
from mock_server.engine.names import normalise, squash
from mock_server.engine.records import Fact

Slot: TypeAlias = tuple[str, ...]
"""What facts are filed under: a kind of slot, the subject, and what they have in common."""


Ended: TypeAlias = tuple[str, str, str, Instant | None]
"""What closed facts are filed under: the subject, key and value, and until when it held."""


def of_key(subject: str, key: str) -> Slot:
    """Name the slot of an entity's facts under a key or a label."""
    return ("key", subject, key)


def saying(subject: str, key: str, value: str) -> Slot:
    """Name the slot of what says the same under a key, spacing and case ignored."""
    return ("said", subject, key, squash(value).casefold())


def ended(subject: str, key: str, value: str, until: Instant | None) -> Ended:
    """Name the slot of what is closed and said the same until the same instant."""
    return (subject, key, squash(value).casefold(), until)


def naming(subject: str, key: str, value: str) -> Slot:
    """Name the slot of what has the same name under a key or a label, by normalised name."""
    return ("named", subject, key, normalise(value))


def joining(subject: str, label: str, target: str) -> Slot:
    """Name the slot of the edges with a label from one entity to another."""
    return ("edge", subject, label, target)


def _slots(fact: Fact) -> Iterator[Slot]:
    names = dict.fromkeys(name for name in (fact.key, fact.label) if name is not None)
    for name in names:
        yield of_key(fact.subject, name)
        if fact.value is not None:
            yield saying(fact.subject, name, fact.value)
            yield naming(fact.subject, name, fact.value)
    yield joining(fact.subject, fact.edge_label, fact.target)


class LiveIndex:
    """File live facts by slot, each slot in order of writing. Most slots hold one fact, so that is kept bare."""

    def __init__(self) -> None:
        self._filed: dict[Slot, str | dict[str, None]] = {}

    def find(self, slot: Slot) -> Iterable[str]:
        """Give the ids of the live facts in a slot."""
        held = self._filed.get(slot, ())
        return (held,) if isinstance(held, str) else held

    def add(self, fact: Fact) -> None:
        """File a new live fact."""
        for slot in _slots(fact):
            held = self._filed.get(slot)
            if held is None:
                self._filed[slot] = fact.id
            elif isinstance(held, str):
                self._filed[slot] = {held: None, fact.id: None}
            else:
                held[fact.id] = None

    def discard(self, fact: Fact) -> None:
        """Take out a fact that is no longer live."""
        for slot in _slots(fact):
            held = self._filed.get(slot)
            if isinstance(held, dict):
                held.pop(fact.id, None)
            if held == fact.id or held == {}:
                del self._filed[slot]


class LiveSketch:
    """What a LiveIndex will hold once some more facts are written and closed. Slots are copied when first looked at."""

    def __init__(self, index: LiveIndex) -> None:
        self._index = index
        self._filed: dict[Slot, dict[str, None]] = {}

    def find(self, slot: Slot) -> Mapping[str, None]:
        """Give the ids of the facts that will be live in a slot, in order of writing."""
        held = self._filed.get(slot)
        if held is None:
            held = self._filed[slot] = dict.fromkeys(self._index.find(slot))
        return held

    def add(self, fact: Fact) -> None:
        """File a drafted fact."""
        for slot in _slots(fact):
            self.find(slot)
            self._filed[slot][fact.id] = None

    def discard(self, fact: Fact) -> None:
        """Take out a fact that is closed."""
        for slot in _slots(fact):
            self.find(slot)
            self._filed[slot].pop(fact.id, None)
