"""Work told with a light verb and a noun: "has a job at X", "does shifts at X", "signed on with X", "made partner".

Titles behind "am" and verbs of work are read in `work.py`, trades told by a deed in `callings.py`.
"""

from dataclasses import replace
from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.firms import is_firm_name
from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.extract.language.phrases import Tokens, find, trim, upto_break
from mock_server.engine.extract.language.titles import find_index, is_job, organisation, title_at
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.work import claim_title, employed, when

_POSTS: Final = words(
    "job jobs post position role gig internship placement apprenticeship traineeship shift shifts nights evenings "
    "weekends mornings saturdays sundays days hours work"
)
_SPELLS: Final = words("shift shifts nights evenings weekends mornings saturdays sundays days hours work")
"""Done at a firm rather than had there."""
_KINDS: Final = words(
    "a an the my part-time full-time part full time new good steady proper real regular permanent temporary temp "
    "summer weekend evening night day saturday sunday little small nice cushy second first main dream early late long "
    "extra"
)
_RANKS: Final = words(
    "partner associate captain sergeant lieutenant corporal major colonel detective inspector consultant director "
    "manager supervisor principal professor lecturer editor lead head chef foreman steward registrar"
)
_FIELD_AGENTS: Final[dict[str, str]] = {
    "translation": "translator", "translating": "translator", "plumbing": "plumber", "editing": "editor",
    "accounting": "accountant", "bookkeeping": "bookkeeper", "cleaning": "cleaner", "design": "designer",
    "catering": "caterer", "consulting": "consultant", "tutoring": "tutor", "gardening": "gardener",
    "photography": "photographer", "carpentry": "carpenter", "joinery": "joiner", "welding": "welder",
    "roofing": "roofer", "decorating": "decorator", "copywriting": "copywriter", "proofreading": "proofreader",
    "interpreting": "interpreter", "electrical": "electrician", "landscaping": "landscaper", "tiling": "tiler",
    "plastering": "plasterer", "upholstery": "upholsterer", "modelling": "model", "illustration": "illustrator",
    "indexing": "indexer", "subtitling": "subtitler", "surveying": "surveyor", "scaffolding": "scaffolder",
    "bar": "bartender", "agency": "agency worker", "removals": "removals worker", "haulage": "haulier",
}  # fmt: skip
"""Fields of work, and whom they make of one who does such work."""
_FAVOURS: Final = words(
    "mum mom dad nan gran friend friends school course homework charity church neighbour brother him"
)


def holding(clause: Clause, scene: Scene) -> bool:
    """Read "has a job at Northgate Museum", "hold a post with X", "do shifts at X"."""
    if SPEAKER not in clause.who or not clause.now or (clause.progressive and clause.verb not in {"do", "work"}):
        return False
    rest = clause.rest
    at = next((i for i, t in enumerate(rest[:7]) if t.low in _POSTS), -1)
    if at < 0 or at + 2 >= len(rest) or (rest[at].low in _SPELLS) != (clause.verb in {"do", "work"}):
        return False
    named = rest[:at]
    while named and (named[0].low in _KINDS or named[0].low in {"my", "our", "few"}):
        named = named[1:]
    title: Tokens = named if named and is_job(named) else ()
    if named and not title:
        return False
    tail = rest[at + 1 :]
    if tail[0].low == "as" and is_job(served := title_at(tail[1:])):
        title, tail = served, tail[find_index(tail, served) :]
    if not tail or tail[0].low not in {"at", "with", "for"}:
        return bool(title) and at > 0 and claim_title(clause.who, title, scene)
    if not employed(tail, clause.who, scene):
        return False
    as_at = find(tail, "as")
    if not title and as_at > 0 and is_job(served := title_at(tail[as_at + 1 :])):
        title = served
    if title:
        claim_title(clause.who, title, scene)
    return True


def signed_on(clause: Clause, scene: Scene) -> bool:
    """Read "signed on with Halyard Freight in March": an employer, no plan."""
    past = clause.tense == "past" or clause.perfect
    if not clause.who or not clause.plain or not past or not clause.rest or clause.rest[0].low not in {"on", "up"}:
        return False
    return clause.rest[1:2] != () and clause.rest[1].low == "with" and employed(clause.rest[1:], clause.who, scene)


def made(clause: Clause, scene: Scene) -> bool:
    """Read "made partner at Quill & Hathersage today", "made sergeant last month"."""
    if not clause.who or not clause.plain or not (clause.tense == "past" or clause.perfect) or not clause.rest:
        return False
    title = title_at(clause.rest)
    if not title or title[0] != clause.rest[0] or len(title) > 3:
        return False
    if title[-1].low not in _RANKS and not _raised(title, clause, scene):
        return False  # "made coffee"
    claim_title(clause.who, title, scene, when(clause, scene))
    employed(clause.rest[find_index(clause.rest, title) :], clause.who, scene)
    return True


_GRADES: Final = words("principal senior lead head chief staff deputy assistant associate junior distinguished vice")


def _raised(title: Tokens, clause: Clause, scene: Scene) -> bool:
    """Tell whether a title is one of a ladder: "Principal Architect", "senior nurse" with an employer behind."""
    told = (scene.cased and title[-1].capital) or find(clause.rest, "at", "with", "for") == len(title)
    return told and len(title) > 1 and title[0].low in _GRADES and is_job(title)


def with_firm(clause: Clause, scene: Scene) -> bool:
    """Read "I'm with Kestrel Airways": a name that says it is a firm's; "I'm at Kestrel, been working there a year"."""
    if clause.starts("at") and clause.who == (SPEAKER,) and clause.now and "there" in scene.said:
        mine = words("working worked work") & scene.said and not words("he she they you who my our") & scene.said
        return bool(mine) and employed(clause.rest, clause.who, scene)
    if not clause.who or not clause.now or not clause.starts("with") or not scene.cased:
        return False
    firm = upto_break(clause.rest[1:])
    return is_firm_name(firm, scene) and employed(clause.rest, clause.who, scene)


def charged(clause: Clause, scene: Scene) -> bool:
    """Read "am in charge of the kitchen at Salt & Tern" as the head of it."""
    put = clause.verb == "put" and clause.starts("me", "in", "charge", "of") and not clause.negated
    if put:
        clause = replace(clause, rest=clause.rest[1:], subject=replace(clause.subject, whos=(SPEAKER,)))
    elif not clause.now:
        return False
    if not clause.who or not clause.starts("in", "charge", "of"):
        return False
    rest = clause.rest[3:]
    at = find(rest, "at")
    if at < 1 or at > 5 or not organisation(rest, at + 1, scene)[0]:
        return False
    if any(t.low in words("party birthday wedding barbecue bbq picnic meeting weekend") for t in rest):
        return False
    thing = rest[:at]
    kept = thing if thing[0].low == "the" else trim(thing)
    scene.claim_each(clause.who, "job_title", [f"head of {scene.words(kept)}"])
    return employed(rest[at:], clause.who, scene) or True


def for_clients(clause: Clause, scene: Scene) -> bool:
    """Read "do translation work, on my own account": a trade told by its field."""
    if clause.who != (SPEAKER,) or not clause.now or clause.progressive:
        return False
    rest = clause.rest
    start = 1 if rest and rest[0].low in {"some", "the", "mostly", "freelance"} else 0
    agent = _FIELD_AGENTS.get(rest[start].low) if start < len(rest) else None
    named = start + 1 < len(rest) and rest[start + 1].low in {"work", "jobs", "gigs"}
    own = bool(words("freelance self-employed clients customers whoever account firms") & scene.said)
    if agent is None or not (named or own) or _FAVOURS & scene.said:
        return False
    return scene.claim(SPEAKER, "job_title", agent)
