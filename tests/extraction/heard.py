"""Short ways to let the extractor read a text and to look at what it heard."""

from typing import Final, NamedTuple

from mock_server.engine.claims import SPEAKER, Extraction, FactClaim, HeldFact, Hints, Mention, SpokenTurn
from mock_server.engine.extract import RuleExtractor
from mock_server.engine.instants import Instant, parse

NOW: Final = parse("2026-11-29T10:00:00Z")
"""A Sunday."""
NO_HINTS: Final = Hints()

_EXTRACTOR: Final = RuleExtractor()


class Fact(NamedTuple):
    """Show one fact in plain words: who ("me" for the speaker), what, and its value."""

    who: str
    what: str
    value: str


def read(text: str, *, role: str = "user", at: Instant = NOW, hints: Hints = NO_HINTS) -> Extraction:
    """Read one turn."""
    return _EXTRACTOR.extract(SpokenTurn(text, role, at), hints)


def facts(text: str, *, hints: Hints = NO_HINTS) -> set[Fact]:
    """Give all facts of a user's turn; a relation without a key goes by its label."""
    return {plain(claim) for claim in read(text, hints=hints).facts}


def mine(text: str, *, hints: Hints = NO_HINTS) -> dict[str, set[str]]:
    """Give what a user's turn says of the speaker, by key."""
    out: dict[str, set[str]] = {}
    for fact in facts(text, hints=hints):
        if fact.who == "me":
            out.setdefault(fact.what, set()).add(fact.value)
    return out


def ended(text: str, *, hints: Hints = NO_HINTS) -> set[Fact]:
    """Give what a user's turn takes back."""
    return {Fact(called(r.subject), r.key, r.value or "") for r in read(text, hints=hints).retractions}


def orders(text: str, *, role: str = "user") -> list[str]:
    """Give the standing directives of a turn."""
    return [claim.description for claim in read(text, role=role).instructions]


def only(text: str, key: str) -> FactClaim:
    """Give the one fact of a user's turn with this key."""
    (claim,) = [fact for fact in read(text).facts if fact.key == key]
    return claim


def plain(claim: FactClaim) -> Fact:
    """Put a claim in plain words."""
    value = claim.value if claim.value is not None else called(claim.object)
    return Fact(called(claim.subject), claim.key or claim.label or "", value)


def called(mention: Mention | None) -> str:
    """Name a mention."""
    if mention is None:
        return ""
    return "me" if mention == SPEAKER else mention.name


def holding(**values: str) -> Hints:
    """Hint that the speaker's facts are these, the last one said last."""
    return Hints(held=tuple(HeldFact(SPEAKER, key, value) for key, value in reversed(values.items())))


def is_silent(heard: Extraction) -> bool:
    """Tell whether nothing at all was claimed."""
    return not (heard.facts or heard.retractions or heard.instructions or heard.uncertainties)
