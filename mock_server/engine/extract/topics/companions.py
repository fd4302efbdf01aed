"""People a clause names as company or object, remembered for the next "she"."""

from typing import Final

from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.extract.language.propernames import name_end
from mock_server.engine.extract.scene import Scene

_MEETING: Final = words(
    "meet see call know like love marry date ask tell text email help invite hire visit miss thank join teach coach "
    "mentor"
)


_BESIDE: Final = words("with than")


def company(clause: Clause, scene: Scene) -> None:
    """Remember people a clause names as company or object, for the next "she"."""
    if not scene.cased:
        return
    rest = clause.rest
    for i, token in enumerate(rest):
        before = rest[i - 1].low if i else ""
        if before == "to" and clause.verb == "introduce":
            before = "with"  # "Ines introduced me to Cormac"
        shown = i == 0 and (
            clause.verb in _MEETING or (clause.verb == "be" and clause.subject.pronoun in {"that", "this"})
        )
        if token.capital and (shown or before in _BESIDE):
            end = name_end(rest, i, scene)
            if end > i:
                scene.remember_person(scene.person(scene.words(rest[i:end])))
