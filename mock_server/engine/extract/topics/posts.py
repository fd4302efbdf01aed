"""Who works where, told of others by a noun: "Chidi has a job at Northgate Museum", "does night shifts at Brightwater".

What the speaker says of their own work is read in `work.py`, `trades.py` and the constructions.
"""

from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.academia import SCHOOL_WORDS
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.firms import is_firm_name
from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.extract.language.phrases import find, proper_name
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.work import employed

_HOLDING: Final = frozenset(
    {"have", "hold", "do", "find", "get", "take", "land", "keep", "start", "earn", "make", "work", "be", "put", "serve"}
)
_NOUNS: Final = words(
    "job post position role placement internship apprenticeship traineeship contract shift shifts nights days "
    "evenings work gig employment living desk seat office payroll books staff payroll career residency fellowship "
    "trade stint hours overtime"
)
_AT: Final = frozenset({"at", "with", "for", "of", "down"})
_NOT_YET: Final = words(
    "interview interviewed applied applying offer offered wants wanted hopes hoping might lost left quit"
)
_VISITED: Final = words(
    "hospital hotel clinic museum gallery zoo school university college library theatre restaurant cafe café airport "
    "hospice academy institute club bar inn resort bakery market store stores surgery kitchen gardens port harbour"
)
"""Where people are without working there."""


def holding(clause: Clause, scene: Scene) -> bool:
    """Read a verb that says little and the noun that says it: "has a job at", "is on the payroll at"."""
    others = tuple(m for m in clause.who if m.type == "person" and m != SPEAKER)
    if not others or clause.verb not in _HOLDING or _NOT_YET & scene.said:
        return False
    if clause.rest[:1] and clause.rest[0].low in {"me", "us", "you", "him", "her", "them"}:
        others = (SPEAKER,) if clause.rest[0].low == "me" else ()  # "Ana found me a placement at Oakley"
    if not others or not clause.plain or (clause.tense == "past" and not clause.perfect and clause.verb not in _BEGUN):
        return False
    noun = next((i for i, t in enumerate(clause.rest[:5]) if t.low in _NOUNS), -1)
    if noun < 0 or any(t.low in {"no", "his", "her"} and clause.verb == "be" for t in clause.rest[:noun]):
        return False
    at = next((i for i in range(noun + 1, min(len(clause.rest), noun + 6)) if clause.rest[i].low in _AT), -1)
    if at < 0 or at + 1 >= len(clause.rest):
        return False
    named = clause.rest[at + 1 + (clause.rest[at].low == "down") :]
    begin = 1 if named[:1] and named[0].low == "the" else 0
    if proper_name(named, begin, scene, joined=True) == begin:
        return False
    return employed((*clause.rest[at : at + 1], *named), others, scene)


_BEGUN: Final = frozenset({"get", "find", "take", "land", "start"})


def stationed(clause: Clause, scene: Scene) -> bool:
    """Read "Tunde's at Larkspur Bank", where the name can only be that of a firm."""
    others = tuple(m for m in clause.who if m.type == "person" and m != SPEAKER)
    if (
        clause.verb != "be"
        or not others
        or not clause.now
        or not clause.rest
        or clause.rest[0].low not in {"at", "with"}
    ):
        return False
    end = proper_name(clause.rest, 1, scene, joined=True)
    name = clause.rest[1:end]
    stays = clause.perfect or find(clause.rest, "now", "currently", "since", "days", "ages", "years") > 0
    stays = stays or bool({"now", "currently", "still"} & clause.adverbs)
    if not is_firm_name(name, scene) or (not stays and {t.low for t in name} & _VISITED):
        return False
    return employed(clause.rest, others, scene)


def schooled(clause: Clause, scene: Scene) -> bool:
    """Read "did physics at Aalto University", "is a graduate of Lund University" of others."""
    others = tuple(m for m in clause.who if m.type == "person" and m != SPEAKER)
    learned = clause.verb in _LEARNING or (clause.verb == "be" and bool(_GRADUATE & {t.low for t in clause.rest[:4]}))
    if not others or not learned or not clause.plain:
        return False
    at = next(
        (i for i, t in enumerate(clause.rest) if t.low in ({"to"} if clause.verb == "go" else {"at", "of", "from"})), -1
    )
    if at < 0 or at + 1 >= len(clause.rest):
        return False
    begin = at + 2 if clause.rest[at + 1].low == "the" else at + 1
    end = proper_name(clause.rest, begin, scene, joined=True)
    name = clause.rest[begin:end]
    return bool(SCHOOL_WORDS & {t.low for t in name}) and scene.claim_each(others, "education", [scene.words(name)])


_LEARNING: Final = frozenset({"go", "do", "read", "finish", "complete", "get", "take", "earn", "train"})
_GRADUATE: Final = words("graduate alumna alum alumnus alumni student undergrad postgrad pupil dropout")


def placed(clause: Clause, scene: Scene) -> bool:
    """Read "Silvio's job is at Corvid Games"."""
    subject = clause.subject
    owner = subject.owner
    if (
        owner is None
        or owner == SPEAKER
        or subject.head not in {"job", "post", "work", "office", "placement", "internship"}
    ):
        return False
    at = bool(clause.rest) and clause.rest[0].low in {"at", "with"} and clause.verb == "be" and clause.now
    return at and employed(clause.rest, (owner,), scene)
