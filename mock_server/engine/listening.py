"""Let an extractor listen to turns: the slow step before a command decides.

Several turns are heard in order, each knowing what the ones before it said, so that "she" in the second message finds
who the first one named. An extractor that fails spoils nothing: its turn simply claims nothing (R-FACT-6, H-19), and
the answer says None for it.
"""

import logging
from collections.abc import Iterable
from dataclasses import replace
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


def hear(extractor: Extractor, turns: Iterable[SpokenTurn], hints: Hints) -> Steps[tuple[Extraction | None, ...]]:
    """Give the claims of each turn, in order; None where the extractor failed. In steps: an extractor may be slow."""
    heard: list[Extraction | None] = []
    for turn in turns:
        try:
            extraction = yield from waited(extractor.extract(turn, hints))
        except Exception:  # whatever a model or rule does, the turn is kept and the caller is answered
            _log.exception("the extractor failed; the turn is kept without claims")
            heard.append(None)
            continue
        heard.append(extraction)
        hints = _learn(hints, extraction)
    return tuple(heard)


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
