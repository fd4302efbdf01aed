"""The claims of one turn, in the order they were made: nothing twice, and of a single-valued key the last word
counts.

Look-ups cost the same however many claims there are. Who is meant, and what a claim is made of, is decided in
`scene.py`.
"""

from dataclasses import replace

from mock_server.engine.claims import SPEAKER, FactClaim, InstructionClaim, Mention, Retraction, UncertaintyClaim
from mock_server.engine.instants import Instant
from mock_server.engine.names import normalise
from mock_server.engine.vocabulary import describe

_PASSING = frozenset({"status", "mood"})
"""Single-valued for memory, but one turn may state two of them."""


class Ledger:
    """Collect claims; a dropped one leaves a gap, so that places stay valid."""

    def __init__(self) -> None:
        self.retractions: dict[Retraction, None] = {}
        self.denials: dict[Retraction, None] = {}
        self.instructions: dict[InstructionClaim, None] = {}
        self.doubts: dict[str, UncertaintyClaim] = {}
        self.past: dict[FactClaim, None] = {}
        """What once held and was over when it was said; no value of now."""
        self._facts: list[FactClaim | None] = []
        self._places: dict[tuple[Mention, str | None], list[int]] = {}
        self._identities: set[tuple[Mention, str | None, str | None, str, tuple[str, str] | None]] = set()

    def add(self, fact: FactClaim) -> int:
        """Add a claim and return its place; one that is already there is not added, its place is -1."""
        identity = _identity(fact)
        if identity in self._identities:
            return -1  # said before, perhaps in other capitals
        if fact.key is not None and describe(fact.key).single and fact.key not in _PASSING:
            for place in tuple(self._places.get((fact.subject, fact.key), ())):
                self.drop(place)
        self._identities.add(identity)
        self._places.setdefault((fact.subject, fact.key), []).append(len(self._facts))
        self._facts.append(fact)
        return len(self._facts) - 1

    def drop(self, place: int) -> FactClaim | None:
        """Take a claim out and return it; None when there is none at that place."""
        fact = self._facts[place] if 0 <= place < len(self._facts) else None
        if fact is not None:
            self._facts[place] = None
            self._identities.discard(_identity(fact))
            self._places[fact.subject, fact.key].remove(place)
        return fact

    def __len__(self) -> int:
        """Count the places taken, gaps included."""
        return len(self._facts)

    def facts_since(self, place: int) -> list[FactClaim]:
        """List the claims at and behind a place that still stand."""
        return [fact for fact in self._facts[place:] if fact is not None]

    def places_since(self, place: int) -> list[tuple[int, FactClaim]]:
        """List the claims at and behind a place that still stand, with their places."""
        return [(at, fact) for at, fact in enumerate(self._facts[place:], place) if fact is not None]

    def date(self, place: int, since: Instant | None, until: Instant | None, *, event: bool = False) -> None:
        """Say from when and until when a claim holds; event: it tells of the change itself."""
        fact = self._facts[place]
        if fact is not None:
            self._facts[place] = replace(fact, valid_from=since, valid_until=until, event=event)

    def last(self) -> tuple[int, FactClaim] | None:
        """Find the newest claim still standing, with its place."""
        while self._facts and self._facts[-1] is None:
            self._facts.pop()
        fact = self._facts[-1] if self._facts else None
        return (len(self._facts) - 1, fact) if fact is not None else None

    def recent(self, count: int) -> list[tuple[int, FactClaim]]:
        """List the newest claims still standing, newest first, with their places."""
        found = [
            (place, fact) for place, fact in enumerate(self._facts[-2 * count :], max(0, len(self._facts) - 2 * count))
        ]
        return [(place, fact) for place, fact in reversed(found) if fact is not None][:count]

    def counts(self) -> tuple[int, int]:
        """Count what was claimed and taken back so far, to see whether anything is added."""
        return len(self._facts), len(self.retractions)

    def values(self, key: str, subject: Mention = SPEAKER) -> list[str]:
        """List the values claimed of a subject under a key."""
        found = (self._facts[place] for place in self._places.get((subject, key), ()))
        return [fact.value for fact in found if fact is not None and fact.value is not None]

    def place(self, key: str, value: str, subject: Mention = SPEAKER) -> int:
        """Find where a value claimed of a subject stands; -1 when it is not there."""
        for place in self._places.get((subject, key), ()):
            fact = self._facts[place]
            if fact is not None and fact.value == value:
                return place
        return -1

    def rename(self, old: Mention, new: Mention) -> None:
        """Move every claim about one subject to another."""
        for key, places in [(key, places) for (subject, key), places in self._places.items() if subject == old]:
            for place in tuple(places):
                fact = self.drop(place)
                if fact is not None:
                    moved = replace(fact, subject=new)
                    self._facts[place] = moved
                    self._identities.add(_identity(moved))
                    self._places.setdefault((new, key), []).append(place)

    def facts(self) -> tuple[FactClaim, ...]:
        """Return the claims still standing, in order."""
        return tuple(fact for fact in self._facts if fact is not None)


def _identity(fact: FactClaim) -> tuple[Mention, str | None, str | None, str, tuple[str, str] | None]:
    named = (fact.object.type, normalise(fact.object.name)) if fact.object is not None else None
    return fact.subject, fact.key, fact.label, normalise(fact.value or ""), named
