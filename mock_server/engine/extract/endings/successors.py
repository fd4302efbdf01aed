"""What came in place of what is over, told in the same breath: "I used to live in Graz, now it's Linz"."""

from itertools import pairwise
from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.guards.guards import Standing
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.extract.language.phrases import find
from mock_server.engine.extract.language.placenames import place
from mock_server.engine.extract.language.titles import organisation
from mock_server.engine.extract.scene import Scene

_NOW: Final = words("now nowadays currently")


def read(clauses: list[Clause], standings: list[Standing], scene: Scene) -> None:
    """Claim the new home or employer behind the one that is over."""
    if not scene.cased or not any(clause.ended for clause in clauses):
        return
    for (before, clause), standing in zip(pairwise(clauses), standings[1:], strict=False):
        if before.ended and before.who == (SPEAKER,) and standing is Standing.SAID and not clause.negated:
            _succeed(before, clause, scene)


def _succeed(before: Clause, clause: Clause, scene: Scene) -> None:
    rest = clause.rest
    it = clause.subject.pronoun == "it" or (clause.verb == "" and clause.subject.person == "none")
    renewed = it and clause.verb in {"", "be"} and any(t.low in _NOW for t in clause.tokens)
    while rest and rest[0].low in _NOW:
        rest = rest[1:]
    if not rest:
        return
    if renewed and rest[0].capital and before.verb in {"live", "reside"} and find(before.rest, "in", "near") >= 0:
        if (where := place(rest, scene)) and not scene.ledger.holds("location"):
            scene.claim(SPEAKER, "location", where)
        return
    worked = before.verb == "work" or (before.verb == "be" and before.rest[:1] and before.rest[0].low in {"at", "with"})
    moved = clause.who == (SPEAKER,) and clause.verb == "be" and clause.now and rest[0].low in {"at", "with"}
    if not worked or not (renewed or moved) or scene.ledger.holds("employer"):
        return
    begin = 1 if moved else 0
    if begin < len(rest) and rest[begin].capital and (name := organisation(rest, begin, scene)[0]):
        scene.claim(SPEAKER, "employer", name)
