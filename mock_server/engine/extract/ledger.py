"""The claims of one turn, in the order they were made: nothing twice, and of a single-valued key the last word
counts.

Look-ups cost the same however many claims there are. Who is meant, and what a claim is made of, is decided in
`scene.py`.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

from mock_server.engine.claims import SPEAKER, FactClaim, InstructionClaim, Mention, Retraction, UncertaintyClaim
from mock_server.engine.instants import Instant
from mock_server.engine.names import normalise
from mock_server.engine.vocabulary import describe

_PASSING = frozenset({"status", "mood"})
"""Single-valued for memory, but one turn may state two of them."""

_LATELY = 200
"""So many places back is lately: what a longer text said before that, it may say again in other words."""


class Ledger:
    """Collect claims; a dropped one leaves a gap, so that places stay valid."""

    def __init__(self) -> None:
        self.retractions: dict[Retraction, None] = {}
        self.denials: dict[Retraction, None] = {}
        self._ends: dict[tuple[Mention, str], dict[Retraction, None]] = {}
        self._ended: Counter[str] = Counter()
        self.instructions: dict[InstructionClaim, None] = {}
        self.doubts: dict[str, UncertaintyClaim] = {}
        self.past: dict[FactClaim, None] = {}
        """What once held and was over when it was said; no value of now."""
        self._facts: list[FactClaim | None] = []
        self._places: dict[tuple[Mention, str | None], dict[int, None]] = {}
        self._keys: dict[Mention, dict[str | None, None]] = {}
        self._counts: Counter[str | None] = Counter()
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
        self._stand(len(self._facts), fact)
        self._facts.append(fact)
        return len(self._facts) - 1

    def drop(self, place: int) -> FactClaim | None:
        """Take a claim out and return it; None when there is none at that place."""
        fact = self._facts[place] if 0 <= place < len(self._facts) else None
        if fact is not None:
            self._facts[place] = None
            self._identities.discard(_identity(fact))
            del self._places[fact.subject, fact.key][place]
            self._counts[fact.key] -= 1
        return fact

    def _stand(self, place: int, fact: FactClaim) -> None:
        self._places.setdefault((fact.subject, fact.key), {})[place] = None
        self._keys.setdefault(fact.subject, {})[fact.key] = None
        self._counts[fact.key] += 1

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

    def lately(self) -> list[FactClaim]:
        """List the claims standing among the newest, oldest first: what is said anew is told from these."""
        return self.facts_since(max(0, len(self._facts) - _LATELY))

    def latest(self, keys: Iterable[str], subject: Mention = SPEAKER) -> FactClaim | None:
        """Find the newest claim of a subject under some keys."""
        places = (next(reversed(self._places.get((subject, key), {})), -1) for key in keys)
        place = max(places, default=-1)
        return None if place < 0 else self._facts[place]

    def holds(self, key: str, subject: Mention = SPEAKER) -> bool:
        """Tell whether anything is claimed of a subject under a key."""
        return bool(self._places.get((subject, key)))

    def tells_of(self, key: str) -> bool:
        """Tell whether anything is claimed of anybody under a key."""
        return self._counts[key] > 0

    def counts(self) -> tuple[int, int]:
        """Count what was claimed and taken back so far, to see whether anything is added."""
        return len(self._facts), len(self.retractions)

    def values(self, key: str, subject: Mention = SPEAKER) -> list[str]:
        """List the values claimed of a subject under a key."""
        found = (self._facts[place] for place in self._places.get((subject, key), ()))
        return [fact.value for fact in found if fact is not None and fact.value is not None]

    def take_back(self, end: Retraction) -> None:
        """Note that something no longer holds."""
        if end not in self.retractions:
            self.retractions[end] = None
            self._ends.setdefault((end.subject, end.key), {})[end] = None
            self._ended[end.key] += 1

    def takes_back(self, key: str) -> bool:
        """Tell whether anything of anybody is taken back under a key."""
        return self._ended[key] > 0

    def keep(self, subject: Mention, key: str) -> None:
        """Let nothing of a subject be taken back under a key."""
        for end in self._ends.pop((subject, key), ()):
            del self.retractions[end]
            self._ended[key] -= 1

    def rename(self, old: Mention, new: Mention) -> None:
        """Move every claim about one subject to another."""
        for key in tuple(self._keys.pop(old, ())):
            for place in tuple(self._places.get((old, key), ())):
                fact = self.drop(place)
                if fact is not None:
                    moved = replace(fact, subject=new)
                    self._facts[place] = moved
                    self._identities.add(_identity(moved))
                    self._stand(place, moved)

    def facts(self) -> tuple[FactClaim, ...]:
        """Return the claims still standing, in order."""
        return tuple(fact for fact in self._facts if fact is not None)


def _identity(fact: FactClaim) -> tuple[Mention, str | None, str | None, str, tuple[str, str] | None]:
    named = (fact.object.type, normalise(fact.object.name)) if fact.object is not None else None
    return fact.subject, fact.key, fact.label, normalise(fact.value or ""), named
