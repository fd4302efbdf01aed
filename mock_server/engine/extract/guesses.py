"""How sure the type of each thing named is: what is said of it proves the type, or leaves others open.

The name in front of "is based in Berlin" may be a person, a firm or a town; who has a job is a person, and where
somebody works is an organisation. Memory uses an entity on record where the type is only a guess (R-CAT-6).
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from mock_server.engine.claims import SPEAKER, FactClaim, Mention, Retraction
from mock_server.engine.extract.language.givennames import is_given_name
from mock_server.engine.vocabulary import KEYS, LABEL_TO_KEY

LIVING: Final = frozenset({"live", "lives", "lived", "living"})
"""What only people and animals do in a place."""
_THINGS: Final = ("organisation", "project", "product", "service", "topic", "concept", "agent", "unknown")
_ANYTHING: Final = (*_THINGS, "location", "event", "policy", "other")
_BEINGS: Final = ("organisation", "other")
"""What likes, allergies and ages are told of, besides people: firms and animals."""
_ANIMALS: Final = ("other",)

_OF_PEOPLE: Final = frozenset(
    {
        "job_title", "employer", "spouse", "child", "sibling", "manager", "pet", "nationality", "education", "language",
        "hobby", "skill", "manages", "member_of", "mood",
    }
)  # fmt: skip
_OF_BEINGS: Final = frozenset({"age", "birthday", "likes", "dislikes", "prefers", "allergy", "diet", "goal", "knows"})
_OPEN_ENDS: Final = frozenset({"tool", "current_project"})
"""Keys whose values are products and projects for want of better knowledge."""


class Guesses:
    """Tell how sure the types of one turn are. living: who was said to live somewhere."""

    def __init__(self, mentions: tuple[Mention, ...], facts: tuple[FactClaim, ...], living: set[Mention]) -> None:
        self._mentions = mentions
        self._facts = facts
        self._may_be: dict[Mention, tuple[str, ...]] = dict.fromkeys(living, _BEINGS)
        for fact in facts:
            said = fact.key or LABEL_TO_KEY.get(fact.label or "") or fact.label or ""
            self._narrow(fact.subject, _subject(said))
            if fact.object is not None:
                self._narrow(fact.object, _object(said))

    def mentions(self) -> tuple[Mention, ...]:
        """Give everything named, each with what else it may be."""
        return tuple(map(self._marked, self._mentions))

    def facts(self) -> tuple[FactClaim, ...]:
        """Give the claims with their ends marked."""
        return tuple(map(self._with_ends, self._facts))

    def ends(self, found: Iterable[Retraction]) -> tuple[Retraction, ...]:
        """Give what is taken back with its subjects marked."""
        return tuple(
            end if (marked := self._marked(end.subject)) is end.subject else replace(end, subject=marked)
            for end in found
        )

    def _narrow(self, mention: Mention, types: tuple[str, ...]) -> None:
        before = self._may_be.get(mention)
        self._may_be[mention] = types if before is None else tuple(one for one in before if one in types)

    def _with_ends(self, fact: FactClaim) -> FactClaim:
        subject = self._marked(fact.subject)
        object_ = None if fact.object is None else self._marked(fact.object)
        if subject is fact.subject and object_ is fact.object:
            return fact
        return replace(fact, subject=subject, object=object_)

    def _marked(self, mention: Mention) -> Mention:
        if mention == SPEAKER or mention.type == "other":
            return mention
        types = self._may_be.get(mention, _ANYTHING)
        if mention.type == "person" and types and is_given_name(mention.name.split()[0].casefold()):
            types = _ANIMALS
        maybe = tuple(one for one in types if one != mention.type)
        return replace(mention, maybe=maybe) if maybe else mention


def _subject(said: str) -> tuple[str, ...]:
    """Say what else somebody may be of whom a key or label tells."""
    if said in _OF_PEOPLE:
        return ()
    return _BEINGS if said in _OF_BEINGS else _ANYTHING


def _object(said: str) -> tuple[str, ...]:
    """Say what else something may be that a key or label leads to."""
    if said in KEYS and said not in _OPEN_ENDS:
        return ()
    return _THINGS
