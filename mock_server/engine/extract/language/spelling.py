"""Slips of the keyboard: which word the rules know a misspelt word was meant to be.

Only what a word is read as changes; values are still cut from the text as typed. A word is corrected when it is close
to just one kind of word the rules listen for, and is itself neither such a word nor one of the real words, names and
places that look like one (`lookalikes.py`). Shorthand ("wud", "2moro") is a dictionary of its own in `tokens.py`.
"""

import re
from functools import cache, lru_cache
from typing import Final

from mock_server.engine.extract.language import kinds
from mock_server.engine.extract.language.lexicon import (
    ADVERBS,
    AUXILIARIES,
    COORDINATORS,
    DETERMINERS,
    FILLERS,
    INTERROGATIVES,
    NUMBER_WORDS,
    PREPOSITIONS,
    SUBJECT_PRONOUNS,
    SUBORDINATORS,
    TRAILERS,
    words,
)
from mock_server.engine.extract.language.lookalikes import LOOKALIKES
from mock_server.engine.extract.language.nouns import COMMON, KIN
from mock_server.engine.extract.language.verbs import FORMS

_CORE: Final = words(
    "name live lives living work works working worked called from allergic allergy intolerant married husband "
    "wife brother sister daughter mother father girlfriend boyfriend fiance partner friend birthday email phone "
    "number getting making doing coming taking giving buying feeling talking sleeping waking waiting address "
    "favourite hobby hobbies love loves loving like likes really hate hates enjoy enjoys prefer prefers because "
    "moved moving currently originally born years speak speaks language study studying studied university "
    "college school graduated degree started starting learning play plays playing guitar piano watch watching "
    "company manager boss project building writing always never please answer should would could about against "
    "with without been have having going want wants need needs think doctor appointment tomorrow weekend next "
    "week holiday vegetarian vegan pescatarian diabetic coeliac celiac lactose gluten dairy alcohol using "
    "friends family children little people tired excited stressed anxious hungry actually probably definitely "
    "usually sometimes anymore still just remember month interested stand bought adopted raised retired teach "
    "teaches drive drives dance swim climb cook cooks bake join joined manage manages favorite training looking "
    "trying visit visiting travel travelling gaming listening music football basketball cricket january february "
    "wednesday saturday eating drink drinks drinking meat cooking reading together since before after while where"
)
"""Words that decide what a sentence says: among equals, these win."""
_RULED: Final = (
    kinds.JOBS
    | kinds.DIETS
    | kinds.FOODS
    | kinds.ALLERGENS
    | kinds.ACTIVITIES
    | kinds.INSTRUMENTS
    | kinds.MOODS
    | kinds.LANGUAGES
    | kinds.NATIONALITIES
    | kinds.SPECIES_WORDS
    | kinds.SCHOOL_SUBJECTS
    | frozenset(KIN)
    | words(
        "library hospital kitchen january february march april june july august september october november december"
    )
    | words("monday tuesday wednesday thursday friday saturday sunday")
)
_KNOWN: Final = frozenset(
    _CORE
    | _RULED
    | frozenset(FORMS)
    | COMMON
    | ADVERBS
    | AUXILIARIES
    | COORDINATORS
    | DETERMINERS
    | FILLERS
    | INTERROGATIVES
    | PREPOSITIONS
    | SUBJECT_PRONOUNS
    | SUBORDINATORS
    | TRAILERS
    | frozenset(NUMBER_WORDS)
    | LOOKALIKES
)
_PLAIN: Final = ADVERBS | FILLERS | SUBJECT_PRONOUNS
_MISSPELT: Final = words("nurs enginer teachr develper desinger manger docter lawer mechanik electrican")
_LEAST: Final = 4
_PLAIN_ENOUGH: Final = 6
_INITIAL_VOWELS: Final = frozenset("aeiou")
_MOST: Final = 16
_VOWELS: Final = re.compile(r"(?<=.)[aeiouyhw]")
_DOUBLED: Final = re.compile(r"(.)\1+")
_SOUNDS: Final = (("ph", "f"), ("ght", "t"), ("ck", "k"), ("ce", "se"), ("ci", "si"), ("cy", "si"), ("c", "k"),
                  ("qu", "k"), ("x", "ks"), ("z", "s"))  # fmt: skip


def is_word(low: str) -> bool:
    """Tell whether the rules know a word, as one they listen for or as a common one that looks like it."""
    return low in _KNOWN


def _bones(low: str) -> str:
    """Reduce a word to how its consonants sound: "elektrician" and "electrician" are one."""
    for written, sound in _SOUNDS:
        low = low.replace(written, sound)
    return _DOUBLED.sub(r"\1", _VOWELS.sub("", low))


def _shorter(low: str) -> set[str]:
    return {low[:i] + low[i + 1 :] for i in range(len(low))}


@cache
def _index() -> dict[str, tuple[str, ...]]:
    """List every target under itself, itself less one letter, and its bones; the words that matter most first."""
    table: dict[str, list[str]] = {}
    rest = sorted(word for word in _RULED - _CORE if len(word) >= _PLAIN_ENOUGH)
    for target in [*sorted(_CORE), *rest]:
        if len(target) < _LEAST or not target.isalpha() or not target.isascii() or target in _MISSPELT:
            continue
        for key in {target, "~" + _bones(target)} | _shorter(target):
            table.setdefault(key, []).append(target)
    return {key: tuple(found) for key, found in table.items()}


def _apart(a: str, b: str) -> int:
    """Count the slips between two words: letters left out, put in, mistaken or swapped."""
    before: list[int] = []
    row = list(range(len(b) + 1))
    for i, left in enumerate(a, 1):
        older, before, row = before, row, [i]
        for j, right in enumerate(b, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (left != right))
            if i > 1 and j > 1 and left == b[j - 2] and a[i - 2] == right:
                cost = min(cost, older[j - 2] + 1)
            row.append(cost)
    return row[-1]


def _allowed(low: str, target: str, slips: int) -> bool:
    """Tell whether so many slips are still a slip: short words may only have two letters swapped."""
    if low.removesuffix("s") == target or low.startswith(target) or target[:-1] == low:
        return False  # another form of the word, or another word: "soldiers", "weekly", "india"
    alike = sorted(low) == sorted(target)
    first = low[0] == target[0] or (slips == 1 and {low[0], target[0]} <= _INITIAL_VOWELS and len(low) > _PLAIN_ENOUGH)
    if not first and not (alike and slips == 1 and low[:2] == target[1::-1]):
        return False
    same = _bones(low) == _bones(target)
    if len(low) <= _LEAST:
        return slips == 1 and (alike or low.replace("y", "i") == target)  # "wyfe"
    if slips == 1:
        return len(low) > _LEAST + 1 or alike or same or len(low) != len(target)
    return (slips == 2 and len(low) >= 6 and (same or len(low) >= 9)) or (slips == 3 and same and len(low) >= 9)


@lru_cache(maxsize=4096)
def corrected(low: str) -> str:
    """Return the word meant by a folded word; itself when it is known or close to nothing."""
    if low in _KNOWN or len(low) > _MOST or not (low.isascii() and low.isalpha()):
        return low
    single = _DOUBLED.sub(r"\1", low)
    if single in _PLAIN or (single != low and (single in _CORE or single in KIN or single in kinds.SPECIES_WORDS)):
        return single
    if low.endswith("s") and low[:-1] in kinds.JOBS:
        return low  # "physios" are no "physics"
    if low.endswith("in") and len(low) > _LEAST and (form := FORMS.get(f"{low}g")) is not None and form.form == "ing":
        return low if low in _NOT_DROPPED else f"{low}g"  # "meetin"
    if low.endswith("z") and (f"{low[:-1]}s" in _KNOWN or low[:-1] in _RULED):
        return f"{low[:-1]}s"
    if len(low) < _LEAST:
        return low
    table = _index()
    near = dict.fromkeys(
        target for key in [low, *sorted(_shorter(low)), "~" + _bones(low)] for target in table.get(key, ())
    )
    best, least = low, 4
    for target in near:
        if abs(len(target) - len(low)) > 2:
            continue
        slips = _apart(low, target)
        if slips < least and _allowed(low, target, slips):
            best, least = target, slips
    return best


_NOT_DROPPED: Final = words("basin robin satin resin colin collin darin marin dustin rollin latin ruin rubin tonin")
_RUN: Final = words("i am my name is names live in work at from love like hate have a the to and for as")
_RUN_STARTS: Final = ("i", "my")
_LEAST_RUN: Final = 5


@lru_cache(maxsize=4096)
def unglued(low: str) -> tuple[str, ...]:
    """Cut "mynameis" and "ilive" into their words; () when a word is not made of such words only."""
    if not (_LEAST_RUN <= len(low) <= _MOST) or not low.startswith(_RUN_STARTS) or low in _KNOWN:
        return ()
    cuts: dict[int, tuple[str, ...]] = {0: ()}
    for end in range(1, len(low) + 1):
        for start in range(max(0, end - 5), end):
            if start in cuts and low[start:end] in _RUN and end not in cuts:
                cuts[end] = (*cuts[start], low[start:end])
    found = cuts.get(len(low), ())
    return found if len(found) > 1 else ()
