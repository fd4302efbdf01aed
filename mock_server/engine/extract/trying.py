"""What a clause would claim if it were so: the rules run, and nothing is claimed.

For what is doubted ("I might be vegan") and what is denied ("Priya no longer lives in Lima"). What follows from it is
decided in `guards/matters.py` and `endings/denials.py`.
"""

from dataclasses import replace
from typing import Final

from mock_server.engine.claims import FactClaim
from mock_server.engine.extract.guards.guards import Standing
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.lexicon import THIRD, THIRD_OWN, words
from mock_server.engine.extract.ledger import Ledger
from mock_server.engine.extract.rules import apply
from mock_server.engine.extract.scene import Scene

_MOST_TOLD: Final = 200
"""So many plain statements of one turn are kept for the doubts they may settle."""
_SURELY: Final = words("will must") | {""}
_OTHERS: Final = THIRD | THIRD_OWN


def would_claim(clause: Clause, scene: Scene) -> tuple[FactClaim, ...]:
    """Find out what a clause would claim without its "might", and claim nothing."""
    ledger, memory = scene.ledger, scene.remember()
    scene.ledger = Ledger()
    apply(
        replace(clause, modal="", tense="present") if clause.modal in {"might", "may", "could"} else clause,
        scene,
    )
    claimed = scene.ledger.facts()
    scene.ledger = ledger
    scene.recall(memory)
    return claimed


def alternatives(fact: FactClaim, claimed: tuple[FactClaim, ...]) -> list[FactClaim]:
    """Give what was said with doubt in the same words under the same key: "vim or emacs"; settling one settles all."""
    return [one for one in claimed if (one.subject, one.key, one.label) == (fact.subject, fact.key, fact.label)]


def note_told(clauses: list[Clause], standings: list[Standing], taken: set[int], scene: Scene) -> None:
    """Keep what is said plainly, or plainly denied, for doubts that only words can settle: the verb goes first, as
    dictionaries have it."""
    for index, (clause, standing) in enumerate(zip(clauses, standings, strict=True)):
        if len(scene.told) >= _MOST_TOLD:
            return
        plain = standing is Standing.SAID and index not in taken and clause.modal in _SURELY
        if plain and clause.verb and clause.subject.pronoun not in _OTHERS:
            spoken = (*clause.subject.tokens, *clause.rest)
            scene.told[" ".join((clause.verb, *(scene.spoken[t.start : t.end] for t in spoken)))] = None
