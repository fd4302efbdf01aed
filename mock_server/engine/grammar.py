"""Just enough English for one sentence: articles, and the forms of a verb and a noun. What is said of whom is in
`phrases.py`, the words themselves in `lexicon.py`."""

import re
import unicodedata
from dataclasses import dataclass
from typing import Final

from mock_server.engine.lexicon import (
    DETERMINERS,
    DOUBLED,
    IRREGULAR_PAST,
    MORE_VERBS,
    NO_ARTICLE,
    NOT_PLURAL,
    NUMBER_WORDS,
    PARTICIPLES,
    PLURALS,
    PREPOSITIONS,
    UNIQUE_OF,
    VERBS,
    WENT,
)

_IRREGULAR: Final = {"has": "have", "is": "be", "does": "do", "goes": "go", "dies": "die", "lies": "lie", "ties": "tie"}
_SPELT_WITH_VOWEL: Final = frozenset("AEFHILMNORSX")
_SPELT_OUT: Final = frozenset(
    {"msc", "mba", "mphil", "meng", "mlitt", "mres", "mfa", "mph", "llb", "llm", "nvq", "hnd"}
)
_VOWEL_DIGITS: Final = re.compile(r"8|1[18](?!\d)|1[18]\d{3}(?!\d)")
_LIKE_YOU: Final = re.compile(
    r"uni(?![nm]|dentif)|us[eu]|eu|ewe|one\b|one-|once|ubi|uten|util|uto|ukr|urug|ugand|uk\b|uro"
)
"""Vowels that sound like "you" or "one": "a European", "a one-year course"."""
_SILENT_H: Final = ("hour", "honest", "honour", "honor", "heir")
_LETTER: Final = re.compile(r"([A-Za-z])(?=[-\d])")


@dataclass(frozen=True, slots=True)
class Verb:
    """A verb in the present: "works" and "work"."""

    third: str
    base: str


def verb(word: str) -> Verb | None:
    """Read a word as a verb in the present; None when it does not look like one."""
    if word in VERBS:
        return Verb(_third(word), word)
    if word in PLURALS or len(word) < 3 or not word.endswith("s") or word.endswith(("ss", "us", "is", "os")):
        return Verb(word, "have") if word == "has" else None
    return Verb(word, _base(word))


def is_infinitive(word: str) -> bool:
    """Tell whether a word is the plain form of a common verb, as after "to"."""
    return word in VERBS


def third_of(word: str) -> Verb | None:
    """Read a word as the third person of a common verb: "teaches" is of "teach"."""
    base = _base(word) if word.endswith("s") else ""
    return Verb(word, base) if (base in VERBS or base in MORE_VERBS) and _third(base) == word else None


def gerund(word: str) -> str:
    """Give the -ing form of a verb: "juggling", "swimming", "writing"."""
    if word in DOUBLED:
        return f"{word}{word[-1]}ing"
    if word.endswith("ie"):
        return f"{word[:-2]}ying"
    if word.endswith("e") and not word.endswith(("ee", "oe", "ye")) and word != "be":
        return f"{word[:-1]}ing"
    return f"{word}ing"


def past_of(word: str) -> str:
    """Give the past of a regular verb: "followed", "studied", "planned"."""
    if word.endswith("y") and word[-2:-1] not in set("aeiou"):
        return f"{word[:-1]}ied"
    return f"{word}d" if word.endswith("e") else f"{word}{word[-1] if word in DOUBLED else ''}ed"


def is_gerund(word: str) -> bool:
    """Tell whether a word is the -ing form of a verb."""
    stem = word.removesuffix("ing")
    if stem == word or len(stem) < 2 or not word.isalpha():
        return False
    return stem in VERBS or stem + "e" in VERBS or (stem[-1:] == stem[-2:-1] and stem[:-1] in VERBS) or len(stem) > 3


def is_plural(word: str) -> bool:
    """Tell whether a word names several things."""
    return word in PLURALS or (
        len(word) > 3
        and word.endswith("s")
        and not word.endswith(("ss", "us", "is", "ics", "'s", "’s"))
        and word not in NOT_PLURAL
    )


def is_past(word: str) -> bool:
    """Tell whether a word is a past form or a participle."""
    if word in PARTICIPLES or word in WENT or word in IRREGULAR_PAST:
        return True
    return word.endswith("ed") and len(word) > 4 and word not in VERBS and word != "need"


def is_passive(word: str) -> bool:
    """Tell whether a past form before a preposition says what was done to the subject: "managed by"."""
    return word not in WENT and word not in IRREGULAR_PAST


def is_counted(text: str) -> bool:
    """Tell whether a phrase says how many: "two cats", "3 kids", "several dogs"."""
    first, _, rest = text.partition(" ")
    return bool(rest) and (first.isdecimal() or first.casefold() in NUMBER_WORDS)


def is_number(text: str) -> bool:
    """Tell whether a word is a number alone."""
    return text.isdecimal() or text.casefold() in NUMBER_WORDS


def with_article(noun: str) -> str:
    """Put "a" or "an" before a noun, unless it needs none: "a data engineer", "an SRE", "head of logistics"."""
    first, _, rest = noun.partition(" ")
    low = first.casefold()
    if low in DETERMINERS or low in NO_ARTICLE or low.endswith(("'s", "s'", "’s")) or is_counted(noun):
        return noun
    if low in UNIQUE_OF and rest.startswith("of "):
        return noun
    return f"{'an' if _sounds_like_vowel(first) else 'a'} {noun}"


def head_of(noun: str) -> str:
    """Give the word a noun phrase is about: "team" of "the payments team", "thesis" of "a thesis about mills"."""
    words = [word.strip(",.;:") for word in noun.casefold().split()]
    for index, word in enumerate(words):
        if index and (word in PREPOSITIONS or word in ("that", "which", "who", "called", "named", "where")):
            return words[index - 1]
    return words[-1] if words else ""


def _sounds_like_vowel(word: str) -> bool:
    if _VOWEL_DIGITS.match(word):
        return True
    letter = _LETTER.match(word)
    if letter is not None and letter[1].isupper():
        return letter[1] in _SPELT_WITH_VOWEL
    bare = word.strip("\"'(“”.,").replace(".", "")
    if (bare.isupper() and len(bare) <= 4 and bare.isalpha()) or bare.casefold() in _SPELT_OUT:
        return bare[0].upper() in _SPELT_WITH_VOWEL
    low = unicodedata.normalize("NFD", bare.casefold())
    return not _LIKE_YOU.match(low) and (low[:1] in set("aeiou") or low.startswith(_SILENT_H))


def _third(base: str) -> str:
    irregular = {"have": "has", "be": "is", "do": "does", "go": "goes"}
    if base in irregular:
        return irregular[base]
    if base.endswith("y") and base[-2:-1] not in set("aeiou"):
        return base[:-1] + "ies"
    return base + ("es" if base.endswith(("s", "sh", "ch", "x", "z", "o")) else "s")


def _base(third: str) -> str:
    if third in _IRREGULAR:
        return _IRREGULAR[third]
    if third.endswith("ies"):
        return third[:-3] + "y"
    if third.endswith(("sses", "shes", "ches", "xes", "zes", "oes")):
        return third[:-2]
    return third[:-1]
