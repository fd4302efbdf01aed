"""Let an extractor listen to turns: the slow step before a command decides.

Several turns are heard in order, each knowing what the ones before it said, so that "she" in the second message finds
who the first one named. An extractor that fails spoils nothing: its turn simply claims nothing (R-FACT-6, H-19), and
the answer says None for it.
"""

import logging
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from mock_server.engine.claims import SPEAKER, Extraction, FactClaim, HeldFact, Hints, Mention, SpokenTurn
from mock_server.engine.names import first_name
from mock_server.engine.ports import Extractor
from mock_server.engine.steps import Steps, waited

_log: Final = logging.getLogger("mock_server.extract")
_RECENT: Final = 8
_HELD: Final = 300
_NAMES: Final = 64
"""How much of what the messages before said the next one is told; a longer memory would make a long batch crawl."""


SPEAKING: Final = frozenset({"user", "assistant"})
"""The roles whose words a later pronoun may go back to."""


@dataclass(frozen=True, slots=True)
class Overheard:
    """A text between the turns that no extractor is asked about; a pronoun behind it may mean whom it named."""

    text: str


def hear(
    extractor: Extractor, turns: Iterable[SpokenTurn | Overheard], hints: Hints
) -> Steps[tuple[Extraction | None, ...]]:
    """Give the claims of each turn, in order; None where the extractor failed. In steps: an extractor may be slow.

    What is only overheard has no place in the answer.
    """
    heard: list[Extraction | None] = []
    for turn in turns:
        if isinstance(turn, Overheard):
            hints = _remember_words(hints, turn.text)
            continue
        try:
            extraction = yield from waited(extractor.extract(turn, hints))
        except Exception:  # whatever a model or rule does, the turn is kept and the caller is answered
            _log.exception("the extractor failed; the turn is kept without claims")
            heard.append(None)
        else:
            heard.append(extraction)
            hints = _learn(hints, extraction)
        if turn.role in SPEAKING:
            hints = _remember_words(hints, turn.text)
    return tuple(heard)


def _remember_words(hints: Hints, text: str) -> Hints:
    return replace(hints, said=(text, *hints.said)[:_RECENT])


def _learn(hints: Hints, extraction: Extraction) -> Hints:
    named = [mention for claim in extraction.facts for mention in _named(claim)]
    names = tuple(
        claim.value
        for claim in extraction.facts
        if claim.subject == SPEAKER and claim.key == "name" and claim.value is not None
    )
    names += (*(first for first in map(first_name, names) if first), *extraction.names)
    held = tuple(
        HeldFact(claim.subject, claim.key, claim.value)
        for claim in reversed(extraction.facts)
        if claim.key is not None and claim.value is not None
    )
    recent = tuple(dict.fromkeys((*reversed(named), *hints.recent)))[:_RECENT]
    return replace(
        hints,
        speaker_names=tuple(dict.fromkeys(names + hints.speaker_names))[:_NAMES],
        recent=recent,
        held=(held + hints.held)[:_HELD],
    )


def _named(claim: FactClaim) -> list[Mention]:
    return [mention for mention in (claim.object, claim.subject) if mention is not None and mention != SPEAKER]
