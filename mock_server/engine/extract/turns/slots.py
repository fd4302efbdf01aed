"""The open places of a construction: what may stand there, and where it ends.

A slot reads the tokens at an index and returns the values it found and the index behind them, or no values. How
phrases are matched is in `phrasebook.py`; which there are, in `constructions.py`.
"""

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from mock_server.engine.extract.language.academia import ACADEMIC, LEARNERS, SCHOOL_WORDS
from mock_server.engine.extract.language.firms import FIRM_TAILS, is_firm_name
from mock_server.engine.extract.language.gazetteer import DEMONYMS, is_known_place
from mock_server.engine.extract.language.givennames import is_anyones_name
from mock_server.engine.extract.language.kinds import LANGUAGES, NATIONALITIES, NOT_JOBS, PROGRAMMING
from mock_server.engine.extract.language.lexicon import (
    ADVERBS,
    AUXILIARIES,
    DETERMINERS,
    PREPOSITIONS,
    SUBJECT_PRONOUNS,
    words,
)
from mock_server.engine.extract.language.phrases import Tokens, lows, trim, upto_break
from mock_server.engine.extract.language.placenames import place
from mock_server.engine.extract.language.titles import find_index, is_job, organisation, title_at
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.trades import is_field
from mock_server.engine.extract.turns.placeslots import (
    address,
    based,
    born_in,
    city,
    may_be_based,
    may_be_born,
    speaking,
    unknown_opener,
)
from mock_server.engine.extract.turns.strivingslots import (
    aim,
    behind,
    big_aim,
    dated_aim,
    handmade,
    named_undertaking,
    startup,
    undertaking,
)
from mock_server.engine.extract.turns.studyslots import (
    DEGREE_WORDS,
    NO_TITLES,
    NOTHING,
    Found,
    any_subject,
    degree,
    full_degree,
    school,
    subject_of_study,
    sure_school,
    trade_school,
)

Slot: TypeAlias = Callable[[Tokens, int, Scene], Found]

_LANGUAGE_LEADS: Final = words(
    "a bit of some little good bad basic fluent decent school rusty broken passable okay conversational native both "
    "spoken written proper very terrible my only mostly business enough half-decent schoolboy schoolgirl pidgin tiny "
    "northern southern eastern western brazilian swiss austrian mexican canadian egyptian moroccan lebanese levantine "
    "plus both also then after that a1 a2 b1 b2 c1 c2 halting survival street kitchen"
)
_LANGUAGE_LINKS: Final = words(", and & / + plus or then")
_FIRM_WORDS: Final = words("ltd inc llc corp gmbh plc labs bank hospital clinic airlines hotel museum")
_PAST_POSTS: Final = words("retired former ex failed feeling getting far much way lots")
_NO_FIELDS: Final = PREPOSITIONS | DETERMINERS | ADVERBS | words("and or good great bad new old big hard")
_FIRM_ENDS: Final = FIRM_TAILS - words(
    "port harbour gardens works park hill estates water farm farms market mill mills docks quarry paradise parish yard "
    "garden homes fields gas power trust bank lines cloud glass"
)
_PUBLIC: Final = words(
    "council government army navy nhs police city state county railway post municipality ministry service "
    "hospital museum brigade airport office"
)
_SIGNS: Final = words("aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces")
_TIMED: Final = words("last this next yesterday today tomorrow")
_OWNERS: Final = words("my our his her their your its")


def town(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read a place; where capitals tell nothing it must be one everybody knows."""
    where = place(tokens[i:], scene)
    if (
        not where
        or (is_anyones_name(where.casefold()) and not is_known_place(where.casefold()))
        or is_field(where.casefold())
        or where.casefold() in NATIONALITIES | _SIGNS
        or (set(where.casefold().split()) & (SCHOOL_WORDS | _FIRM_WORDS))
        or (" " in where and where.casefold().split()[-1] in _FIRM_ENDS)
    ):
        return NOTHING
    if scene.cased and not (where[0].isupper() or is_known_place(where.casefold())) and where.isascii():
        return NOTHING
    if not scene.cased and not any(t.caseless for t in tokens[i : i + 3]):
        where = next(
            (
                scene.words(tokens[k : k + size])
                for k in range(i, min(len(tokens), i + 4))
                for size in (3, 2, 1)
                if is_known_place(lows(tokens[k : k + size]))
            ),
            "",
        )
    return ([where], behind(tokens, i, where, scene)) if where else NOTHING


def opener(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read a place that may begin the sentence."""
    found = town(tokens, i, scene)
    return found if found[0] else unknown_opener(tokens, i, scene)


def named_school(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read a school that may begin the sentence."""
    found = school(tokens, i, scene)
    return found if found[0] else unknown_opener(tokens, i, scene)


def somewhere(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read a place where the construction leaves no doubt that one follows."""
    where = place(tokens[i:], scene)
    return ([where], behind(tokens, i, where, scene)) if where else NOTHING


def firm(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read an organisation that is written as a name."""
    if tokens[i].low in SUBJECT_PRONOUNS:
        return NOTHING
    for stop in range(i + 2, min(len(tokens), i + 4) + 1):
        if tokens[i].low == "the" and tokens[stop - 1].low in _PUBLIC and not tokens[i + 1].capital:
            return [scene.words(tokens[i + 1 : stop])], stop
    name, end = organisation(tokens, i, scene)
    if not name or not any(t.capital or t.caseless for t in tokens[i:end]):
        return NOTHING
    return [name], end


def named_firm(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read an organisation that may begin the sentence."""
    if len(tokens) == i + 1 and tokens[i].low.endswith("ing"):
        return NOTHING  # "bookbinding pays my bills"
    found = unknown_opener(tokens, i, scene)
    return found if found[0] else firm(tokens, i, scene)


def sure_firm(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read an organisation whose name says that it is one: "Solgate Mutual"."""
    values, end = firm(tokens, i, scene)
    return (values, end) if values and is_firm_name(tokens[i:end], scene) else NOTHING


def craft(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read a trade by the name of what is done: "carpentry", "bookkeeping", "sound engineering"."""
    for size in (1, 2):
        last = tokens[i + size - 1].low if i + size <= len(tokens) else ""
        if last.endswith(_CRAFTS) or is_field(lows(tokens[i : i + size])):
            return [scene.words(tokens[i : i + size])], i + size
    return NOTHING


_CRAFTS: Final = (
    "entry",
    "inery",
    "onry",
    "omery",
    "stery",
    "istry",
    "graphy",
    "ecture",
    "ulture",
    "keeping",
    "making",
)


def service(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read an employer that everybody has but one of: "fire service", "police", "Royal Navy"."""
    for stop in range(i + 1, min(len(tokens), i + 3) + 1):
        if tokens[stop - 1].low in _PUBLIC | {"fire", "coastguard"} - {"state", "city", "post"}:
            more = stop < len(tokens) and tokens[stop].low in _PUBLIC
            return [scene.words(tokens[i : stop + more])], stop + more
        if tokens[stop - 1].kind != "word" or tokens[stop - 1].low in PREPOSITIONS | DETERMINERS:
            break
    return NOTHING


def job(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read an occupation."""
    title = title_at(tokens[i:])
    no_post = not is_job(title) or title[0].low in SUBJECT_PRONOUNS | _PAST_POSTS or title[-1].low in LEARNERS
    if no_post or any(t.low in AUXILIARIES or t.low in SUBJECT_PRONOUNS for t in title):
        return NOTHING
    return [scene.words(title)], find_index(tokens, title)


def title(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read what the construction says is a job title, whether we know the word or not."""
    if tokens[i].low in _TIMED:
        return NOTHING
    cut = title_at(tokens[i:])
    if (
        tokens[i].low in _OWNERS
        or (cut and cut[-1].low in LEARNERS)
        or any(t.low in AUXILIARIES | SUBJECT_PRONOUNS for t in cut)
    ):
        return NOTHING
    if (
        not cut
        or len(cut) > 5
        or cut[0].low in NO_TITLES | PROGRAMMING
        or cut[-1].low in NOT_JOBS
        or cut[0].kind != "word"
        or ((form := verb(cut[0].low)) is not None and form.form == "ing")
    ):
        return NOTHING
    return [scene.words(cut)], find_index(tokens, cut)


def field_of_work(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read "HR", "payroll", "quality control"."""
    start = i + 1 if i < len(tokens) and tokens[i].low == "the" else i
    for size in (3, 2, 1):
        if is_field(lows(tokens[start : start + size])) and start + size <= len(tokens):
            return [scene.words(tokens[start : start + size])], start + size
    pair = tokens[start : start + 2]
    if len(pair) == 2 and is_field(pair[1].low) and pair[0].kind == "word" and pair[0].low not in _NO_FIELDS:
        return [scene.words(pair)], start + 2  # "pharma sales"
    return NOTHING


def doing(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read "copy editing", "driving trams"."""
    cut = trim(upto_break(tokens[i:]))
    if not cut or len(cut) > 4 or cut[0].kind != "word":
        return NOTHING
    gerund = any(t.low.endswith("ing") and len(t.low) > 5 for t in cut)
    idle = words("killing doing being getting going making giving taking working boring interesting exhausting")
    if not gerund or any(t.low in idle for t in cut):
        return NOTHING
    return [scene.words(cut)], find_index(tokens, cut)


def tongues(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read a list of languages: "Urdu, Punjabi and a bit of French"."""
    values: list[str] = []
    end = i
    j = i
    while j < len(tokens) and j - end < 6:
        pair = lows(tokens[j : j + 2])
        if tokens[j].low in LANGUAGES or pair in LANGUAGES:
            size = 1 if tokens[j].low in LANGUAGES else 2
            values.append(scene.words(tokens[j : j + size]))
            j += size
            end = j
        elif tokens[j].low in _LANGUAGE_LINKS or tokens[j].low in _LANGUAGE_LEADS or tokens[j].low in ADVERBS:
            j += 1
        else:
            break
    return (values, end) if values else NOTHING


def demonym(tokens: Tokens, i: int, _scene: Scene) -> Found:
    """Read "Scouser" as Liverpool."""
    town = DEMONYMS.get(tokens[i].low) or DEMONYMS.get(lows(tokens[i : i + 2]))
    return ([town], i + (1 if tokens[i].low in DEMONYMS else 2)) if town else NOTHING


def nation(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read a nationality."""
    for size in (2, 1):
        if lows(tokens[i : i + size]) in NATIONALITIES:
            return [scene.words(tokens[i : i + size])], i + size
    return NOTHING


SLOTS: Final[dict[str, Slot]] = {
    "town": town,
    "place": somewhere,
    "opener": opener,
    "address": address,
    "city": city,
    "based": based,
    "bornin": born_in,
    "speaking": speaking,
    "service": service,
    "craft": craft,
    "trade": trade_school,
    "firm": firm,
    "surefirm": sure_firm,
    "namedfirm": named_firm,
    "job": job,
    "title": title,
    "field": field_of_work,
    "doing": doing,
    "school": school,
    "sureschool": sure_school,
    "namedschool": named_school,
    "subject": subject_of_study,
    "anysubject": any_subject,
    "degree": degree,
    "fulldegree": full_degree,
    "made": handmade,
    "startup": startup,
    "tongues": tongues,
    "nation": nation,
    "demonym": demonym,
    "project": undertaking,
    "aproject": named_undertaking,
    "aim": aim,
    "datedaim": dated_aim,
    "bigaim": big_aim,
}
"""Slots by the name constructions give them."""


def _words_of(names: Iterable[str]) -> frozenset[str]:
    return frozenset(word for name in names for word in (name, *name.split()))


HELD: Final[dict[str, frozenset[str]]] = {
    "trade": words("school college"),
    "sureschool": SCHOOL_WORDS,
    "subject": ACADEMIC,
    "degree": DEGREE_WORDS,
    "fulldegree": ACADEMIC,
    "tongues": _words_of(LANGUAGES),
    "nation": _words_of(NATIONALITIES),
    "demonym": _words_of(DEMONYMS),
}
"""Words of which one must be said for a slot to be filled; slots that are not named here take any."""
COULD: Final[dict[str, Callable[[frozenset[str]], bool]]] = {"based": may_be_based, "bornin": may_be_born}
"""What tells by the words that are said whether a slot may be filled, where no list of words can."""
KEYS_OF: Final[dict[str, str]] = {
    "town": "location",
    "place": "location",
    "opener": "location",
    "address": "location",
    "city": "location",
    "based": "location",
    "bornin": "hometown",
    "speaking": "language",
    "service": "employer",
    "craft": "job_title",
    "trade": "education",
    "firm": "employer",
    "surefirm": "employer",
    "namedfirm": "employer",
    "job": "job_title",
    "title": "job_title",
    "field": "job_title",
    "doing": "job_title",
    "school": "education",
    "sureschool": "education",
    "namedschool": "education",
    "subject": "education",
    "anysubject": "education",
    "degree": "education",
    "fulldegree": "education",
    "made": "current_project",
    "startup": "current_project",
    "tongues": "language",
    "nation": "nationality",
    "demonym": "hometown",
    "project": "current_project",
    "aproject": "current_project",
    "aim": "goal",
    "datedaim": "goal",
    "bigaim": "goal",
}
"""The key a slot fills unless its construction names another."""
