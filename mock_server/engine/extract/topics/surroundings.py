"""Employers and schools told by the words around them: "clocked off at Rowntree Mill", "my dissertation at Carrow".

No construction is needed where a sentence of the speaker's speaks of work, or of learning, and names one firm or one
school behind "at", "with", "for" or "from". Words of leaving, applying and visiting forbid it.
"""

from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.guards.guards import Standing
from mock_server.engine.extract.language.academia import SCHOOL_WORDS
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.firms import is_firm_name
from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.extract.language.phrases import Tokens, proper_name
from mock_server.engine.extract.language.placenames import place
from mock_server.engine.extract.language.segments import Segment
from mock_server.engine.extract.scene import Scene

_AT_WORK: Final = words(
    "shift shifts clocked clocking placement rota payroll boss manager colleagues coworkers apprenticeship "
    "internship probation onboarding foreman overtime payday salary wages desk office union promotion promoted raise "
    "staff crew worked hired"
)
_AT_SCHOOL: Final = words(
    "dissertation thesis degree semester term exams exam finals lecture lectures freshers graduation graduated tutor "
    "course courses coursework campus gcses a-levels studied studying sixth-form matriculated "
    "scholarship professor undergrad alumni prom"
)
_OVER: Final = words(
    "last left quit leaving notice resigned fired sacked laid redundant applied applying interview interviewed "
    "rejected rejection application visit visited visiting former ex old used ago if would could he she his her "
    "they their him son daughter brother sister husband wife partner kids boyfriend girlfriend friend customer "
    "client order ordered bought wish hope apply never not no complained complaint refund hospital appointment "
    "doctor gp queue market"
)
_TEACHING: Final = words("teach teaching teacher taught lecture lecturer work works working job employed")
_BEHIND: Final = frozenset({"at", "with", "for", "from", "to"})


def read(pieces: list[Segment], clauses: list[Clause], standings: list[Standing], scene: Scene) -> None:
    """Read every clause that is told as so and is the speaker's."""
    if not scene.cased or _OVER & scene.said or not ({"i", "my", "we", "our", "me"} & scene.said or _unsaid(clauses)):
        return
    working = bool((_WORK_NOUNS | {"work", "working"}) & scene.said)
    at_work, at_school = bool(_AT_WORK & scene.said), bool(_AT_SCHOOL & scene.said)
    for piece, clause, standing in zip(pieces, clauses, standings, strict=True):
        if standing is not Standing.SAID or clause.negated or clause.modal or clause.ended:
            continue
        if (
            (at_work or working)
            and (_own(piece.tokens, clause) or (_works(clause) and not _OUT & {t.low for t in clause.rest[:1]}))
            and not scene.ledger.holds("employer")
            and (firm := _name(piece.tokens, scene, firm=True))
        ):
            scene.claim(SPEAKER, "employer", firm)
        if not scene.ledger.holds("location") and (where := _home(piece.tokens, clause, scene)):
            scene.claim(SPEAKER, "location", where)
        learns = at_school and not (_TEACHING & scene.said) and clause.subject.person != "third"
        if learns and not scene.ledger.holds("education") and (school := _name(piece.tokens, scene, firm=False)):
            scene.claim(SPEAKER, "education", school)


_DONE: Final = words(
    "shift shifts clocked clocking overtime placement probation onboarding apprenticeship internship promoted payday"
)


_HOME: Final = words(
    "house flat home apartment commute street neighbourhood neighborhood rent mortgage garden "
    "allotment balcony place cottage bungalow"
)
_EDGES: Final = words("edge outskirts middle centre center heart suburbs north south east west end")
_HOMING: Final = words("live rent commute reside")
_ELSEWHERE: Final = words(
    "holiday holidays vacation visit trip grew childhood born raised originally ago lived grandparents parents dream "
    "hotel hostel airbnb weekend selling sold second summer until till tomorrow week new"
)


def _home(tokens: Tokens, clause: Clause, scene: Scene) -> str:
    """Find where the speaker's home is said to be: "our house is on the edge of Killarney"."""
    owned = clause.subject.owner == SPEAKER and clause.subject.head in _HOME and clause.verb in {"be", "sit", "stand"}
    lives = clause.subject.person == "first" and clause.verb in _HOMING
    if not (owned or lives) or clause.tense != "present" or _ELSEWHERE & scene.said:
        return ""
    for i in range(1, len(tokens) - 1):
        near = tokens[i].low in {"in", "near", "outside"} or (tokens[i].low == "of" and tokens[i - 1].low in _EDGES)
        if near and tokens[i + 1].capital and (where := place(tokens[i + 1 :], scene)):
            return where
    return ""


def _works(clause: Clause) -> bool:
    """Tell whether the speaker is said to be at work in a clause: "working nights as a porter at ..."."""
    if clause.subject.person != "first" or clause.verb not in _WORK_VERBS:
        return False
    return clause.verb == "work" or bool(_WORK_NOUNS & {t.low for t in clause.rest})


_WORK_VERBS: Final = words("work join start begin be keep head lead serve")
_WORK_NOUNS: Final = words("job team role rota staff crew career department nights position payroll helpdesk")
_OUT: Final = words("out towards through together")


def _own(tokens: Tokens, clause: Clause) -> bool:
    """Tell whether the work is the speaker's: "my boss", "clocked off"."""
    first = clause.subject.person == "first"
    return any(
        t.low in _AT_WORK and ((first and t.low in _DONE) or {"my", "our"} & {b.low for b in tokens[max(0, i - 2) : i]})
        for i, t in enumerate(tokens)
    )


def _unsaid(clauses: list[Clause]) -> bool:
    return bool(clauses) and clauses[0].subject.person == "first"


def _name(tokens: Tokens, scene: Scene, *, firm: bool) -> str:
    for i in range(len(tokens) - 2):
        if tokens[i].low not in _BEHIND or (firm and tokens[i].low in {"from", "to"}):
            continue
        begin = i + 2 if tokens[i + 1].low == "the" else i + 1
        end = proper_name(tokens, begin, scene, joined=True)
        if end - begin < 2:
            continue
        schooled = any(t.low in SCHOOL_WORDS for t in tokens[begin:end])
        if (firm and not schooled and is_firm_name(tokens[begin:end], scene)) or (not firm and schooled):
            return scene.words(tokens[begin:end])
    return ""
