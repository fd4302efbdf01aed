"""The open places of a construction: what may stand there, and where it ends.

A slot reads the tokens at an index and returns the values it found and the index behind them, or no values. How
constructions are matched is in `patterns.py`; which there are, in `constructions.py`.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from mock_server.engine.extract.academia import ACADEMIC, DEGREES, LEARNERS, SCHOOL_WORDS
from mock_server.engine.extract.gazetteer import is_known_place
from mock_server.engine.extract.kinds import LANGUAGES, NATIONALITIES, NOT_JOBS
from mock_server.engine.extract.lexicon import (
    ADVERBS,
    AUXILIARIES,
    DETERMINERS,
    PREPOSITIONS,
    SUBJECT_PRONOUNS,
    SUBORDINATORS,
    words,
)
from mock_server.engine.extract.phrases import Tokens, lows, proper_name, trim, trim_end, upto_break
from mock_server.engine.extract.placenames import place
from mock_server.engine.extract.projects import goal_at, is_lasting, project_at
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.titles import find_index, is_job, organisation, title_at
from mock_server.engine.extract.trades import is_field
from mock_server.engine.extract.verbs import verb

Found: TypeAlias = tuple[list[str], int]
"""Values, and the index of the first token behind them; no values means no match."""
Slot: TypeAlias = Callable[[Tokens, int, Scene], Found]

_NOTHING: Final[Found] = ([], 0)
_LANGUAGE_LEADS: Final = words(
    "a bit of some little good bad basic fluent decent school rusty broken passable okay conversational native both "
    "spoken written proper very terrible my only mostly business enough half-decent schoolboy schoolgirl pidgin tiny "
    "also then after that a1 a2 b1 b2 c1 c2 halting survival street kitchen"
)
_LANGUAGE_LINKS: Final = words(", and & / + plus or then")
_FIRM_WORDS: Final = words("ltd inc llc corp gmbh plc labs bank hospital clinic airlines hotel museum")
_PUBLIC: Final = words("council government army navy nhs police city state county railway post municipality ministry")
_MADE: Final = words(
    "quilt novel jumper sweater scarf blanket thesis dissertation painting mural album app website script screenplay "
    "memoir memoirs kit boat shed treehouse table cabinet dollhouse sculpture manuscript cardigan sock socks dress "
    "costume costumes translation prototype bookshelf extension deck pond patio poem poems story stories chapter "
    "cookbook portfolio paper report mosaic tapestry embroidery canoe guitar rebuild restoration renovation symphony "
    "podcast draft edit rewrite trilogy sequel comic zine"
)
_ANY_SCHOOL: Final = words("night local same new old high primary secondary middle good big elementary boarding public")
_OWNERS: Final = words("my our his her their your its")
_NO_TITLES: Final = (
    SUBJECT_PRONOUNS
    | SUBORDINATORS
    | words("it that this there sure unclear good great bad hard easy fun boring new not no what")
)
_NO_AIMS: Final = words("it that this you me them him her know see say ask")

_BY_WHEN: Final = words("by before within next year summer winter spring autumn christmas day someday")
_TOO_SOON: Final = words("today tonight tomorrow now minute minutes hour hours lunch dinner second")
_PASSING_ACTS: Final = words(
    "go leave see call ask meet visit pick buy get eat sleep check send talk email phone return be come tell thank"
) - words("get be")


def _behind(tokens: Tokens, i: int, value: str, scene: Scene) -> int:
    """Find the index behind a value that was cut from the text at or after i."""
    for j in range(i, min(len(tokens), i + 12)):
        for end in range(j + 1, min(len(tokens), j + 6) + 1):
            if scene.words(tokens[j:end]) == value:
                return end
    return len(tokens)


def town(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read a place; where capitals tell nothing it must be one everybody knows."""
    where = place(tokens[i:], scene)
    if not where or where.casefold() in NATIONALITIES or (set(where.casefold().split()) & (SCHOOL_WORDS | _FIRM_WORDS)):
        return _NOTHING
    if scene.cased and not (where[0].isupper() or is_known_place(where.casefold())) and where.isascii():
        return _NOTHING
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
    return ([where], _behind(tokens, i, where, scene)) if where else _NOTHING


def somewhere(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read a place where the construction leaves no doubt that one follows."""
    where = place(tokens[i:], scene)
    return ([where], _behind(tokens, i, where, scene)) if where else _NOTHING


def firm(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read an organisation that is written as a name."""
    if i + 1 < len(tokens) and tokens[i].low == "the" and tokens[i + 1].low in _PUBLIC:
        return [scene.words(tokens[i + 1 : i + 2])], i + 2
    name, end = organisation(tokens, i, scene)
    if not name or not any(t.capital or t.caseless for t in tokens[i:end]):
        return _NOTHING
    return [name], end


def job(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read an occupation."""
    title = title_at(tokens[i:])
    if not is_job(title) or title[-1].low in LEARNERS or any(t.low in AUXILIARIES for t in title):
        return _NOTHING
    return [scene.words(title)], find_index(tokens, title)


def title(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read what the construction says is a job title, whether we know the word or not."""
    cut = title_at(tokens[i:])
    if tokens[i].low in _OWNERS or any(t.low in AUXILIARIES for t in cut):
        return _NOTHING
    if (
        not cut
        or len(cut) > 5
        or cut[0].low in _NO_TITLES
        or cut[-1].low in NOT_JOBS
        or cut[0].kind != "word"
        or ((form := verb(cut[0].low)) is not None and form.form == "ing")
    ):
        return _NOTHING
    return [scene.words(cut)], find_index(tokens, cut)


def field_of_work(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read "HR", "payroll", "quality control"."""
    start = i + 1 if i < len(tokens) and tokens[i].low == "the" else i
    for size in (3, 2, 1):
        if is_field(lows(tokens[start : start + size])) and start + size <= len(tokens):
            return [scene.words(tokens[start : start + size])], start + size
    return _NOTHING


def doing(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read "copy editing", "driving trams"."""
    cut = trim(upto_break(tokens[i:]))
    if not cut or len(cut) > 4 or cut[0].kind != "word":
        return _NOTHING
    gerund = any(t.low.endswith("ing") and len(t.low) > 5 for t in cut)
    idle = words("killing doing being getting going making giving taking working boring interesting exhausting")
    if not gerund or any(t.low in idle for t in cut):
        return _NOTHING
    return [scene.words(cut)], find_index(tokens, cut)


def school(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read the name of a school."""
    start = i + 1 if i < len(tokens) and tokens[i].low in {"the", "at", "my", "our"} else i
    if start >= len(tokens):
        return _NOTHING
    end = proper_name(tokens, start, scene, joined=True)
    while (
        end > start
        and end < len(tokens)
        and (
            tokens[end].low in SCHOOL_WORDS
            or (tokens[end].low == "'s" and end == start + 1)
            or (tokens[end].low == "." and tokens[end - 1].low == "st")
        )
    ):
        end = max(end + 1, proper_name(tokens, end + 1, scene, joined=True))
    if end == start:
        for stop in range(start + 1, min(len(tokens), start + 5) + 1):
            low = tokens[stop - 1].low
            if low in PREPOSITIONS or low in DETERMINERS or tokens[stop - 1].kind != "word":
                break
            if low in SCHOOL_WORDS and stop - start > 1 and tokens[start].low not in _ANY_SCHOOL:
                return [scene.words(tokens[start:stop])], stop
        return _NOTHING
    return [scene.words(tokens[start:end])], end


def sure_school(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read a school that says it is one: "Kelby College", "Dunmore High", "med school"."""
    values, end = school(tokens, i, scene)
    named = [t for t in tokens[i:end] if t.low not in SCHOOL_WORDS and t.low not in DETERMINERS]
    if named and values and any(t.low in SCHOOL_WORDS for t in tokens[i:end]):
        return values, end
    return _NOTHING


def subject_of_study(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read a field of study we know: "law", "marine biology"."""
    cut = trim(upto_break(tokens[i:], keep=frozenset({"of"})))
    while cut and (cut[-1].low in words("student degree course graduate and") or cut[-1].low in ADVERBS):
        cut = cut[:-1]
    if not cut or len(cut) > 5 or any(verb(t.low) is not None and t.low not in ACADEMIC for t in cut):
        return _NOTHING
    if cut[0].low in SUBJECT_PRONOUNS | PREPOSITIONS or not any(t.low in ACADEMIC for t in (cut[0], cut[-1])):
        return _NOTHING
    return [scene.words(cut)], find_index(tokens, cut)


def any_subject(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read a field of study where the construction says that one follows."""
    cut = trim(upto_break(tokens[i:], keep=frozenset({"of"})))
    if not cut or len(cut) > 5 or cut[0].kind != "word" or cut[0].low in _NO_TITLES or verb(cut[0].low) is not None:
        known = subject_of_study(tokens, i, scene)
        return known if known[0] else _NOTHING
    return [scene.words(cut)], find_index(tokens, cut)


def degree(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read "MBA", "masters in urban planning", "BSc Nursing", "course in bookkeeping"."""
    at = i
    while at < len(tokens) and at - i < 4 and tokens[at].low not in DEGREES:
        if tokens[at].kind != "word" or tokens[at].low in PREPOSITIONS:
            return _NOTHING
        at += 1
    if at >= len(tokens) or tokens[at].low not in DEGREES:
        return _NOTHING
    end = at + 1
    if end + 1 < len(tokens) and tokens[end].low == "'s":
        end += 1
    while end < len(tokens) and tokens[end].low in DEGREES:
        end += 1
    body = end + 1 if end < len(tokens) and tokens[end].low in {"in", "of", "on"} else end
    cut = trim_end(upto_break(tokens[body:], keep=frozenset({"of"})))
    if cut and len(cut) <= 5 and (body > end or any(t.low in ACADEMIC for t in (cut[0], cut[-1]))):
        end = find_index(tokens, cut)
    start = i
    while start < at and (
        tokens[start].low in DETERMINERS or tokens[start].low in words("part-time full-time part time")
    ):
        start += 1
    return [scene.words(tokens[start:end])], end


def full_degree(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read a degree that says in what: "law degree", "masters in urban planning"."""
    values, end = degree(tokens, i, scene)
    return (values, end) if values and " " in values[0] and any(t.low in ACADEMIC for t in tokens[i:end]) else _NOTHING


def handmade(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read a thing people make rather than use or watch: "the quilt", "my memoir"."""
    values, end = undertaking(tokens, i, scene)
    return (values, end) if values and any(t.low in _MADE for t in tokens[i:end]) else _NOTHING


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
    return (values, end) if values else _NOTHING


def nation(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read a nationality."""
    for size in (2, 1):
        if lows(tokens[i : i + size]) in NATIONALITIES:
            return [scene.words(tokens[i : i + size])], i + size
    return _NOTHING


def undertaking(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read what somebody makes: "a board game about beekeeping"."""
    value, _ = project_at(tokens[i:], scene)
    return ([value], _behind(tokens, i, value, scene)) if value else _NOTHING


def named_undertaking(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read what is made, where an adjective might stand as well: "my project is due"."""
    first = tokens[i]
    said = first.low in {"a", "an", "the", "my", "our", "called", "to"} or (first.capital and scene.cased)
    form = verb(first.low)
    making = (form is not None and form.form == "ing") or (first.low.endswith("ing") and len(first.low) > 6)
    return undertaking(tokens, i, scene) if said or making else _NOTHING


def aim(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read what somebody wants to reach."""
    cut = goal_at(tokens[i:])
    if not cut or len(cut) > 14 or cut[0].low in _NO_AIMS or (len(cut) < 2 and not cut[0].low.endswith("ing")):
        return _NOTHING
    return [scene.words(cut[:12])], find_index(tokens, cut)


def dated_aim(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read an aim that says by when."""
    values, end = aim(tokens, i, scene)
    timed = any(t.low in _BY_WHEN for t in tokens[i + 1 : end + 2]) and not (_TOO_SOON & {t.low for t in tokens[i:end]})
    return (values, end) if values and timed and tokens[i].low not in _PASSING_ACTS else _NOTHING


def big_aim(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read an aim that takes long: "open a cheese shop", "learn the accordion"."""
    values, end = aim(tokens, i, scene)
    return (values, end) if values and is_lasting(goal_at(tokens[i:])) else _NOTHING


SLOTS: Final[dict[str, Slot]] = {
    "town": town,
    "place": somewhere,
    "firm": firm,
    "job": job,
    "title": title,
    "field": field_of_work,
    "doing": doing,
    "school": school,
    "sureschool": sure_school,
    "subject": subject_of_study,
    "anysubject": any_subject,
    "degree": degree,
    "fulldegree": full_degree,
    "made": handmade,
    "tongues": tongues,
    "nation": nation,
    "thing": undertaking,
    "athing": named_undertaking,
    "aim": aim,
    "datedaim": dated_aim,
    "bigaim": big_aim,
}
"""Slots by the name constructions give them."""
KEYS_OF: Final[dict[str, str]] = {
    "town": "location",
    "place": "location",
    "firm": "employer",
    "job": "job_title",
    "title": "job_title",
    "field": "job_title",
    "doing": "job_title",
    "school": "education",
    "sureschool": "education",
    "subject": "education",
    "anysubject": "education",
    "degree": "education",
    "fulldegree": "education",
    "made": "current_project",
    "tongues": "language",
    "nation": "nationality",
    "thing": "current_project",
    "athing": "current_project",
    "aim": "goal",
    "datedaim": "goal",
    "bigaim": "goal",
}
"""The key a slot fills unless its construction names another."""
