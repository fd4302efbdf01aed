"""What makes an order last by saying when it holds: "whenever I send code", "if I write in German"."""

from typing import Final

from mock_server.engine.extract.directives.orders import LASTING
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.extract.language.phrases import lows

_CONDITIONS: Final = words("when whenever if every each any anytime once")


_ASKING: Final = words(
    "write ask send share say mention speak paste use talk text type post start give tell sound seem "
    "get forget request want need make greet message reply quote upload reference refer switch call "
    "misspell mistype slip show be paste drop upload share attach feed link dump forward submit"
)


def is_condition(clause: Clause) -> bool:
    """Recognise "whenever I send code", "if I write in German", "every time I mention a film"."""
    text = [t.low for t in clause.tokens]
    opener = clause.link if clause.link in _CONDITIONS else text[0] if text and text[0] in _CONDITIONS else ""
    if not opener or clause.tense == "past" or clause.modal not in {"", "can"}:
        return False
    if opener in {"whenever", "anytime"} or (opener in {"every", "each", "any"} and "time" in text[:2]):
        return True
    if opener not in {"when", "if"}:
        return False
    if clause.subject.person == "first" or (" i " in f" {' '.join(text)} " and not clause.subject.whos):
        return clause.verb in _ASKING or (not clause.verb and bool(clause.rest) and clause.rest[0].low in _ASKING)
    if clause.subject.person == "second":
        return clause.verb in words(
            "know be write reply answer give quote suggest use cite find explain send recommend talk address "
            "do respond list show"
        ) and text[-1] not in words("can done ready finished back free home available")
    return False


def points_back(clause: Clause) -> bool:
    """Tell whether an order names its matter only by "that": "use that from now on"."""
    said = clause.rest if clause.verb else ()
    return bool(said) and said[0].low in {"that", "those"} and (len(said) == 1 or LASTING.within(lows(said[1:4])))
