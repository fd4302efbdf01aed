"""How a value begins: its first word, a verb or a noun, and the article a name lost."""

import re
from typing import Final, TypeAlias

from mock_server.engine.grammar import gerund, head_of, third_of
from mock_server.engine.lexicon import DETERMINERS, MORE_VERBS, PREPOSITIONS, PURE_VERBS, VERBS
from mock_server.engine.words import word_set

Saying: TypeAlias = tuple[str, str]
"""A template and the words for it; `phrases.py` says what a template is."""

NOTHING: Final = word_set("none no nothing nobody nil n/a false")
YES: Final = word_set("yes true")
_PRONOUNS: Final = word_set("it them him her me you us more less better fewer myself out up down away")
_HEADS: Final = word_set(
    "team club department council library school hospital university office agency shop store museum bank company "
    "startup firm union committee group band choir league board service project rewrite app site website thesis "
    "novel book college clinic factory bakery cafe café restaurant bar pub hotel station academy church gym "
    "studio lab laboratory nursery warehouse orchestra society association community squad crew division unit "
    "platform pipeline backend frontend rota works migration redesign countryside mountains suburbs city village "
    "town area centre center floor"
)
_THE: Final = re.compile(
    r"(?:university|college|institute|school|bank|ministry|department|museum|academy|city|isle) of\b"
    r"|(?:netherlands|united (?:kingdom|states|arab emirates|nations)|uk|usa|u\.s\.a?\.?|uae|us|philippines|hague|"
    r"bahamas|maldives|gambia|czech republic|dominican republic|congo|sorbonne|faroe islands|seychelles|azores|"
    r"nhs|bbc|fbi|cia|un|eu|cotswolds|highlands|midlands|bronx|ukulele club)\Z",
    re.IGNORECASE,
)


def first_of(said: str) -> str:
    """Give the first word, folded."""
    return said.split(" ", 1)[0].casefold().strip(",;:")


def rest_of(said: str) -> str:
    """Give what follows the first word."""
    return said.partition(" ")[2]


def starts_with_verb(said: str, *, eager: bool = False) -> bool:
    """Tell whether words begin with a verb's plain form. eager: also where it may be a noun ("hike trails")."""
    words = said.casefold().split()
    first, following = words[0], words[1] if len(words) > 1 else ""
    if first not in VERBS and first not in MORE_VERBS:
        return False
    if first == "own" and following not in DETERMINERS:
        return False
    if eager or (first in PURE_VERBS and following):
        return True
    plainly = following in DETERMINERS or following in _PRONOUNS or following[:1].isdigit()
    return plainly or following in PREPOSITIONS


def as_noun(said: str, *, eager: bool = False) -> str:
    """Say a verb as the thing one does: "play squash" is "playing squash"; a noun stays."""
    first = first_of(said)
    if first == "to" and rest_of(said):
        said, eager = rest_of(said), True
        first = first_of(said)
    third = third_of(first)
    if third is not None and rest_of(said) and (third.base in PURE_VERBS or first_of(rest_of(said)) in DETERMINERS):
        return f"{gerund(third.base)} {rest_of(said)}"
    if third is not None and third.base == "play" and rest_of(said):
        return f"playing {rest_of(said)}"
    if starts_with_verb(said, eager=eager) or (first == "play" and rest_of(said)):
        return " ".join((gerund(first), *said.split(" ")[1:]))
    return said


def the(name: str) -> str:
    """Give back the article a name lost on its way: "the payments team", "the University of Leeds"."""
    if first_of(name) in DETERMINERS or first_of(name) in PREPOSITIONS or name in {"us", "Us"}:
        return name
    return with_the(name) if _THE.match(name) or (name[:1].islower() and head_of(name) in _HEADS) else name


def with_the(name: str) -> str:
    """Put "the" before a name."""
    return f"the {name}"
