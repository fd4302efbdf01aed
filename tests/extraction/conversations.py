"""A memory in miniature: it keeps what the extractor says, as far as later turns need it.

A single-valued key has one current value, liking ends disliking of the same thing, and what is taken back is closed.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

from mock_server.engine.claims import SPEAKER, Extraction, FactClaim, HeldFact, Hints, Mention, SpokenTurn
from mock_server.engine.extract import RuleExtractor
from mock_server.engine.instants import HOUR, holds
from mock_server.engine.names import normalise
from mock_server.engine.vocabulary import OPPOSITE_KEYS, describe
from tests.extraction.heard import NOW, called


class Change(NamedTuple):
    """Say that a key of somebody went from one value to another; `new` is "" when it only ended."""

    key: str
    old: str
    new: str


@dataclass
class Conversation:
    """Let the extractor hear turn after turn, an hour apart."""

    extractor: RuleExtractor = field(default_factory=RuleExtractor)
    heard: list[Extraction] = field(default_factory=list)
    changes: list[Change] = field(default_factory=list)
    _held: list[HeldFact] = field(default_factory=list)
    _names: list[str] = field(default_factory=list)
    _said: list[str] = field(default_factory=list)
    _recent: list[Mention] = field(default_factory=list)

    def say(self, role: str, text: str) -> None:
        """Hear one turn and keep what it claims."""
        at = NOW + HOUR * len(self.heard)
        heard = self.extractor.extract(SpokenTurn(text, role, at), self._hints())
        self.heard.append(heard)
        for end in (*heard.retractions, *heard.denials):
            for fact in self._matching(end.subject, end.key, end.value):
                self._held.remove(fact)
                self.changes.append(Change(end.key, fact.value, ""))
        for claim in heard.facts:
            if holds(None, claim.valid_until, at):
                self._keep(claim)
        if role in {"user", "assistant"}:
            self._said = [text, *self._said][:8]
        self._recent = [m for m in heard.mentions if m != SPEAKER][::-1] + self._recent

    def _hints(self) -> Hints:
        told = tuple(order.description for heard in reversed(self.heard) for order in heard.instructions)
        return Hints(
            tuple(self._names),
            tuple(self._recent),
            tuple(reversed(self._held)),
            directives=told,
            said=tuple(self._said),
        )

    def _matching(self, subject: Mention, key: str, value: str | None) -> list[HeldFact]:
        return [
            fact
            for fact in self._held
            if (fact.subject, fact.key) == (subject, key)
            and (value is None or normalise(fact.value) == normalise(value))
        ]

    def _keep(self, claim: FactClaim) -> None:
        if claim.key is None or claim.value is None:
            return
        if claim.subject == SPEAKER and claim.key == "name":
            self._names.insert(0, claim.value)
        opposite = OPPOSITE_KEYS.get(claim.key)
        gone = self._matching(claim.subject, opposite, claim.value) if opposite else []
        if describe(claim.key).single:
            for fact in self._matching(claim.subject, claim.key, None):
                if normalise(fact.value) != normalise(claim.value):
                    gone.append(fact)
                    self.changes.append(Change(claim.key, fact.value, claim.value))
        self._held = [fact for fact in self._held if fact not in gone]
        if not self._matching(claim.subject, claim.key, claim.value):
            self._held.append(HeldFact(claim.subject, claim.key, claim.value))

    def current(self) -> set[tuple[str, str, str]]:
        """Give what holds at the end: (who, key, value)."""
        return {(called(fact.subject), fact.key, fact.value) for fact in self._held}


def converse(turns: list[tuple[str, str]]) -> Conversation:
    """Hear a whole conversation of (role, text)."""
    talk = Conversation()
    for role, text in turns:
        talk.say(role, text)
    return talk
