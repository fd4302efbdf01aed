"""The open places of constructions that schools, subjects and degrees fill; the others are in `slots.py`."""

from typing import Final, TypeAlias

from mock_server.engine.extract.language.academia import ACADEMIC, DEGREES, SCHOOL_WORDS
from mock_server.engine.extract.language.lexicon import (
    ADVERBS,
    DETERMINERS,
    PREPOSITIONS,
    SUBJECT_PRONOUNS,
    SUBORDINATORS,
    phrases,
    words,
)
from mock_server.engine.extract.language.phrases import Tokens, lows, proper_name, trim, trim_end, upto_break
from mock_server.engine.extract.language.spelling import is_word
from mock_server.engine.extract.language.titles import find_index
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene

Found: TypeAlias = tuple[list[str], int]
"""Values, and the index of the first token behind them; no values means no match."""
NOTHING: Final[Found] = ([], 0)
NO_TITLES: Final = (
    SUBJECT_PRONOUNS
    | SUBORDINATORS
    | words("it that this there sure unclear good great bad hard easy fun boring new not no what")
)
"""What opens neither a job title nor a field of study."""
_SMALL: Final = words("then later hence thus which that who exams exam so and class for")
_ANY_SCHOOL: Final = words("night local same new old high primary secondary middle good big elementary boarding public")


def school(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read the name of a school."""
    start = i + 1 if i < len(tokens) and tokens[i].low in {"the", "at", "my", "our", "then", "later"} else i
    if start >= len(tokens):
        return NOTHING
    end = proper_name(tokens, start, scene, joined=True)
    if not scene.cased and (is_word(tokens[start].low) or tokens[start].low in _SMALL):
        end = start  # "my degree is in philosophy, hence the bar job"
    while (
        end > start
        and end < len(tokens)
        and (
            tokens[end].low in SCHOOL_WORDS
            or (tokens[end].low == "'s" and (end == start + 1 or _breaks(tokens, end + 1)))
            or (tokens[end].low == "." and tokens[end - 1].low == "st")
        )
    ):
        end = max(end + 1, proper_name(tokens, end + 1, scene, joined=True))
    bare = end == start + 1 and not tokens[start].capital and tokens[start].low in SCHOOL_WORDS
    if bare:
        return NOTHING
    if end == start:
        for stop in range(start + 1, min(len(tokens), start + 5) + 1):
            low = tokens[stop - 1].low
            if low in PREPOSITIONS or low in DETERMINERS or tokens[stop - 1].kind != "word":
                break
            if low in SCHOOL_WORDS and stop - start > 1 and tokens[start].low not in _ANY_SCHOOL:
                return [scene.words(tokens[start:stop])], stop
        return NOTHING
    return [scene.words(tokens[start:end])], end


def _breaks(tokens: Tokens, i: int) -> bool:
    return i >= len(tokens) or tokens[i].low in PREPOSITIONS or tokens[i].low in {"and", "as", "then"}


def sure_school(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read a school that says it is one: "Kelby College", "Dunmore High", "med school"."""
    values, end = school(tokens, i, scene)
    named = [t for t in tokens[i:end] if t.low not in SCHOOL_WORDS and t.low not in DETERMINERS]
    if named and values and any(t.low in SCHOOL_WORDS for t in tokens[i:end]):
        return values, end
    return NOTHING


_TRADES: Final = words(
    "art law med medical drama film business music culinary nursing grad graduate vet veterinary dental divinity "
    "flight pharmacy ballet dance design fashion technical beauty catering cookery trade journalism theology "
    "acting"
)


def trade_school(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read a kind of school that says what is learned there: "nursing school", "art college"."""
    kind = i + 1 < len(tokens) and tokens[i].low in _TRADES and tokens[i + 1].low in {"school", "college"}
    return ([scene.words(tokens[i : i + 2])], i + 2) if kind else NOTHING


_NO_SUBJECTS: Final = SUBJECT_PRONOUNS | PREPOSITIONS | {"school"}


def subject_of_study(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read a field of study we know: "law", "marine biology"."""
    cut = trim(upto_break(tokens[i:], keep=frozenset({"of"})))
    this = next((k for k, t in enumerate(cut) if k and t.low in {"this", "these"}), len(cut))
    cut = cut[:this]  # "horticulture this time"
    while cut and (cut[-1].low in words("student degree course graduate and") or cut[-1].low in ADVERBS):
        cut = cut[:-1]
    if not cut or len(cut) > 5 or any(verb(t.low) is not None and t.low not in ACADEMIC for t in cut):
        return NOTHING
    if cut[0].low in _NO_SUBJECTS or not any(t.low in ACADEMIC for t in (cut[0], cut[-1])):
        return NOTHING
    return [scene.words(cut)], find_index(tokens, cut)


def any_subject(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read a field of study where the construction says that one follows."""
    cut = trim(upto_break(tokens[i:], keep=frozenset({"of"})))
    if not cut or len(cut) > 5 or cut[0].kind != "word" or cut[0].low in NO_TITLES or verb(cut[0].low) is not None:
        known = subject_of_study(tokens, i, scene)
        return known if known[0] else NOTHING
    return [scene.words(cut)], find_index(tokens, cut)


def degree(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read "MBA", "masters in urban planning", "BSc Nursing", "course in bookkeeping"."""
    at = i
    form = verb(tokens[i].low) if i < len(tokens) else None
    if form is not None and form.form == "ing" and tokens[i].low not in ACADEMIC:
        return NOTHING  # "restoring a Morris Minor"
    if lows(tokens[i : i + 2]) in _DOTTED:
        return [scene.words(tokens[i : i + 2])], i + 2
    while at < len(tokens) and at - i < 4 and tokens[at].low not in DEGREES:
        if tokens[at].kind != "word" or tokens[at].low in PREPOSITIONS:
            return NOTHING
        at += 1
    if at >= len(tokens) or tokens[at].low not in DEGREES:
        return NOTHING
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


_DOTTED: Final = phrases(
    "b tech;m tech;b sc;m sc;b com;m com;b ed;m ed;ph d;m phil;b arch;m arch;b pharm;m pharm;b eng;m eng"
)
"""Degrees written with a stop."""


DEGREE_WORDS: Final = DEGREES | frozenset(pair.split()[1] for pair in _DOTTED)
"""Words of which every degree holds one."""


def full_degree(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read a degree that says in what: "law degree", "masters in urban planning"."""
    values, end = degree(tokens, i, scene)
    return (values, end) if values and " " in values[0] and any(t.low in ACADEMIC for t in tokens[i:end]) else NOTHING
