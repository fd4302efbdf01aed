"""What may fill the holes of a turn of phrase: names, lists of names, days, ages, animals, time zones.

Each reader says where its thing ends, and answers with where it starts when it is not there. The phrases are matched in
`phrasebook.py`.
"""

from collections.abc import Callable
from typing import Final

from mock_server.engine.extract.language.dates import MONTHS, is_year
from mock_server.engine.extract.language.givennames import is_anyones_name, is_given_name
from mock_server.engine.extract.language.kinds import BREEDS, SPECIES_WORDS
from mock_server.engine.extract.language.lexicon import (
    ADVERBS,
    AUXILIARIES,
    DETERMINERS,
    FILLERS,
    NUMBER_WORDS,
    PREPOSITIONS,
    SUBJECT_PRONOUNS,
    number_of,
    phrases,
    words,
)
from mock_server.engine.extract.language.nouns import COMMON, KIN
from mock_server.engine.extract.language.propernames import name_end
from mock_server.engine.extract.language.tokens import Token
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.contacts import is_zone, may_name_zone

Tokens = tuple[Token, ...]
_SMALL: Final = ADVERBS | AUXILIARIES | DETERMINERS | FILLERS | PREPOSITIONS | SUBJECT_PRONOUNS | words("and or me it")


def opening(tokens: Tokens) -> int:
    """Count the greetings, fillers and marks in front of what is said."""
    i = 0
    while i < len(tokens) - 1:
        greeted = i > 0 and tokens[i].low in _GREETED
        if not (tokens[i].kind in ("mark", "emoji") or tokens[i].low in FILLERS or greeted):
            break
        i += 1
    return i


_GREETED: Final = words("there everyone everybody all team again folks")


def _kin(tokens: Tokens, i: int) -> int:
    """Find the end of a word for a partner, child or sibling; of several the last counts: "baby sister"."""
    begin = i
    while begin < min(len(tokens) - 1, i + 2) and tokens[begin].low in _RANKS:
        begin += 1
    end = begin
    while end < len(tokens) and KIN.get(tokens[end].low) in _HOUSEHOLD:
        end += 1
    return end if end > begin else i


_HOUSEHOLD: Final = words("spouse child sibling")
_RANKS: Final = words(
    "older younger elder eldest oldest youngest little big middle twin dear lovely darling beloved own"
)


def _species(tokens: Tokens, i: int) -> int:
    end = i
    while end < len(tokens) and end - i < 4 and (tokens[end].low in SPECIES_WORDS or tokens[end].low in BREEDS):
        end += 1
    return end if end > i and tokens[end - 1].low in SPECIES_WORDS else i


def _count(tokens: Tokens, i: int) -> int:
    return i + 1 if number_of(tokens[i].low) is not None or tokens[i].low in {"a", "an", "both"} else i


def _child(tokens: Tokens, i: int) -> int:
    return i + 1 if KIN.get(tokens[i].low) == "child" else i


def _grown(tokens: Tokens, i: int) -> int:
    """Find the end of an age that is no hour of the day."""
    return i + 1 if 25 <= (number_of(tokens[i].low) or 0) < 110 else i


def _hours(tokens: Tokens, i: int) -> int:
    return i + 1 if 0 < (number_of(tokens[i].low) or 0) < 15 else i


def _meridian(tokens: Tokens, i: int) -> int:
    return i + 1 if tokens[i].low in _MERIDIANS else i


_MERIDIANS: Final = words("utc gmt")


def _mine(tokens: Tokens, i: int) -> int:
    return i + 1 if tokens[i].low in {"my", "our"} else _count(tokens, i)


def told_name(tokens: Tokens, i: int, scene: Scene) -> int:
    """Find the end of a name that shows by its capital, be it only the capital of a first word."""
    if i >= len(tokens) or tokens[i].low in _SMALL or tokens[i].low in KIN or number_of(tokens[i].low) is not None:
        return i
    if opens_order(tokens, i):
        return i
    end = name_end(tokens, i, scene) if scene.cased or tokens[i].caseless else i
    if end > i + 4:
        return i
    if end > i or scene.cased:
        return end
    if not tokens[i].capital or scene.shouting or tokens[i].low in COMMON or tokens[i].low in MONTHS:
        return i
    return i if verb(tokens[i].low) is not None else i + 1


def given_name(tokens: Tokens, i: int, scene: Scene) -> int:
    """Find the end of a name that begins as people's do, where a place might stand as well."""
    end = told_name(tokens, i, scene)
    if end == i < len(tokens) and not scene.cased and is_given_name(tokens[i].low):
        return i + 1
    return end if end > i and is_anyones_name(tokens[i].low) else i


def opens_order(tokens: Tokens, i: int) -> bool:
    """Tell whether a capital at i is only that of a first word which is a verb: "Meet Dumpling"."""
    form = verb(tokens[i].low)
    ahead = i + 1 < len(tokens) and tokens[i + 1].capital
    return form is not None and form.form in ("base", "ing") and ahead and (i == 0 or tokens[i - 1].kind == "mark")


def tells_of_other(tokens: Tokens, scene: Scene) -> bool:
    """Tell whether the sentence opens with somebody's name and a verb: "Carla turned 60 last week"."""
    begin = opening(tokens)
    end = told_name(tokens, begin, scene)
    return begin < end < len(tokens) and (tokens[end].low in AUXILIARIES | {"'s"} or verb(tokens[end].low) is not None)


def sure_name(tokens: Tokens, i: int, scene: Scene) -> int:
    """Find the end of a name where the words before it say that one follows, so that small letters will do."""
    end = told_name(tokens, i, scene)
    if end > i or i >= len(tokens):
        return end
    token = tokens[i]
    small = token.low in _SMALL or token.low in COMMON or token.low in KIN or token.low in NUMBER_WORDS
    if token.kind != "word" or small or verb(token.low) is not None or (scene.cased and not scene.shouting):
        return i
    return i + 1


def names_end(tokens: Tokens, i: int, scene: Scene) -> int:
    """Find the end of a list of names: "Ana, Bo and Cy", "Tom (8) and Ella (5)"."""
    end = _aged_end(tokens, told_name(tokens, i, scene), i)
    while end > i and end < len(tokens) and tokens[end].low in {",", "and", "&", "plus", "/"}:
        begin = end + 1
        while begin < len(tokens) and tokens[begin].low in _IN_LISTS:
            begin += 1
        more = told_name(tokens, begin, scene)
        if more == begin:
            break
        end = _aged_end(tokens, more, begin)
    return end


_IN_LISTS: Final = words("and & plus little wee tiny baby young our finally then of_course")


def _aged_end(tokens: Tokens, end: int, begin: int) -> int:
    """Step over the age behind a name: "(8)", ", 8"."""
    if end == begin or end + 1 >= len(tokens) or tokens[end].low not in {"(", ",", "aged"}:
        return end
    age = number_of(tokens[end + 1].low)
    if age is None or age > 110:
        return end
    if tokens[end].low != "(":
        return end + 2
    return end + 3 if end + 2 < len(tokens) and tokens[end + 2].low == ")" else end


def split_names(tokens: Tokens, scene: Scene) -> list[tuple[Tokens, Token | None]]:
    """Cut a list of names into each name and the age behind it."""
    out: list[tuple[Tokens, Token | None]] = []
    i = 0
    while i < len(tokens):
        end = told_name(tokens, i, scene)
        if end > i:
            out.append((tokens[i:end], None))
        elif out and number_of(tokens[i].low) is not None:
            out[-1] = (out[-1][0], tokens[i])
        i = max(end, i + 1)
    return out


def _year(tokens: Tokens, i: int) -> int:
    return i + 1 if is_year(tokens[i].low) else i


_FEASTS: Final = frozenset(
    phrases(
        "christmas eve;christmas day;xmas eve;xmas day;new year 's eve;new year 's day;new year eve;boxing day;"
        "valentine 's day;valentines day;st patrick 's day;leap day;hogmanay;halloween"
    )
)
_ORDINALS: Final = words(
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth "
    "sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth "
    "twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first"
)


_DATED: Final = frozenset(MONTHS) | frozenset(feast.partition(" ")[0] for feast in _FEASTS)


def may_name_day(said: frozenset[str]) -> bool:
    """Tell whether any of the words could belong to a day of the year."""
    return not _DATED.isdisjoint(said) or any(word[:1].isdigit() for word in said)


def may_count(said: frozenset[str]) -> bool:
    """Tell whether any of the words could be an age."""
    return not NUMBER_WORDS.keys().isdisjoint(said) or any(
        word[:1].isdigit() or word[-1:].isdigit() or "-" in word for word in said
    )


def _day(tokens: Tokens, i: int) -> int:
    """Find the end of a day of the year, year and all."""
    end, month, digits = i, False, False
    for size in (4, 3, 2, 1):
        if " ".join(t.low for t in tokens[i : i + size]) in _FEASTS:
            return i + size
    while end < len(tokens):
        low = tokens[end].low
        if low in MONTHS:
            month = True
        elif tokens[end].kind == "number" and low[:1].isdigit() and len(low) <= 10:
            month = month or any(mark in low for mark in "/.-")
            digits = digits or not is_year(low)
        elif low in _ORDINALS and (end == i or month or tokens[end - 1].low == "the"):
            digits = True
        elif not (
            (low == "of" and end > i)
            or (low == "the" and end == i)
            or (low == "-" and end == i + 1 and is_year(tokens[i].low))
            or (low == "-" and end == i + 3 and tokens[i + 1].low == "-")
            or (low == "," and month and end + 1 < len(tokens) and is_year(tokens[end + 1].low))
        ):
            break
        end += 1
    iso = end == i + 5 and [t.low for t in tokens[i + 1 : i + 5 : 2]] == ["-", "-"]
    return end if (month or iso) and digits else i


def _age(tokens: Tokens, i: int) -> int:
    age = number_of(tokens[i].low)
    return i + 1 if age is not None and 5 <= age < 120 and tokens[i].kind in ("number", "word") else i


def _zone(tokens: Tokens, i: int, scene: Scene) -> int:
    """Find the end of a time zone and the offset glued to it."""
    if not is_zone(tokens[i], scene) and not (tokens[i].low in _ZONE_NAMES and i + 1 < len(tokens)):
        return i
    if tokens[i].low in _ZONE_NAMES and tokens[min(i + 1, len(tokens) - 1)].low not in {"time", "hours", "timezone"}:
        return i
    end = i + 1
    while end < len(tokens) and tokens[end].start == tokens[end - 1].end and tokens[end].kind in ("number", "mark"):
        if tokens[end].low in {",", ")", ";", ":"}:
            break
        end += 1
    return end


_ZONE_NAMES: Final = words("eastern pacific central mountain atlantic")


def _group(tokens: Tokens, i: int) -> int:
    """Find the end of a short noun phrase that names a group of people."""
    end = _thing(tokens, i)
    return end if any(t.low in GROUPS for t in tokens[i:end]) else i


def _list(tokens: Tokens, i: int) -> int:
    """Find the end of a list of things: everything up to a mark that is no comma."""
    end = i
    while end < len(tokens) and end - i < 16 and (tokens[end].kind == "word" or tokens[end].low in {",", "&"}):
        if tokens[end].low in _STOPS - {"and", "or"}:
            break
        end += 1
    return end


GROUPS: Final = words(
    "team squad department group crew division unit board council committee club band choir society guild union league "
    "staff orchestra troupe association parliament senate cabinet brigade branch office"
)
"""Nouns for people who belong together by work or play."""


def _nth(tokens: Tokens, i: int) -> int:
    low = tokens[i].low
    return i + 1 if low[:-2].isdigit() and low[-2:] in {"st", "nd", "rd", "th"} else i


def _oh(tokens: Tokens, i: int) -> int:
    """Find the end of a round number of years: "four-oh", "4-0", "50", "forty"."""
    head, dash, tail = tokens[i].low.partition("-")
    if dash and tail in {"oh", "o", "0", "zero"}:
        return i + 1 if head in NUMBER_WORDS or head.isdigit() else i
    if head.isdigit() and len(head) == 1 and i + 2 < len(tokens) and tokens[i + 1].low == "-":
        return i + 3 if tokens[i + 2].low in {"0", "oh", "o"} else i
    age = number_of(tokens[i].low)
    return i + 1 if age is not None and age >= 20 and age % 10 == 0 else i


def _thing(tokens: Tokens, i: int) -> int:
    """Find the end of a short noun phrase."""
    end = i
    while (
        end < len(tokens) and end - i < 5 and tokens[end].kind in ("word", "number") and tokens[end].low not in _STOPS
    ):
        end += 1
    return end


def _mark(tokens: Tokens, i: int, scene: Scene) -> int:
    """Find the end of how a name is written or said: "an ø", "accent", "ZAN-thee"."""
    low = tokens[i].low
    spoken = scene.text[tokens[i].start : tokens[i].end]
    loud = "-" in spoken and any(part.isupper() for part in spoken.split("-"))
    return i + 1 if len(low) == 1 or low in _ACCENTS or loud else i


_ACCENTS: Final = words(
    "accent fada umlaut hyphen tilde cedilla silent double capital dot dots apostrophe hat circumflex "
    "diaeresis squiggle "
    "ring stroke slash breve caron macron háček grave acute tittle diacritic diacritics accents letter letters ie ei ph"
)
_STOPS: Final = (PREPOSITIONS | AUXILIARIES | words("and or but so who which that because")) - {"of", "on"}

PLAIN: Final[dict[str, Callable[[Tokens, int], int]]] = {
    "kin": _kin,
    "child": _child,
    "species": _species,
    "count": _count,
    "mine": _mine,
    "day": _day,
    "year": _year,
    "age": _age,
    "grown": _grown,
    "nth": _nth,
    "oh": _oh,
    "hours": _hours,
    "meridian": _meridian,
    "thing": _thing,
    "group": _group,
    "list": _list,
}
"""What fills a hole or a class whoever is speaking: where it ends, or where it starts when it is not there."""
NAMED: Final[dict[str, Callable[[Tokens, int, Scene], int]]] = {
    "name": told_name,
    "given": given_name,
    "sure": sure_name,
    "names": names_end,
    "mark": _mark,
    "zone": _zone,
}
"""What fills a hole as far as this turn's capitals tell."""
HELD: Final[dict[str, frozenset[str]]] = {
    "kin": frozenset(noun for noun, key in KIN.items() if key in _HOUSEHOLD),
    "child": frozenset(noun for noun, key in KIN.items() if key == "child"),
    "species": SPECIES_WORDS,
    "meridian": _MERIDIANS,
    "group": GROUPS,
}
"""Words of which one must be said for a hole to be filled; holes that are not named here take any."""
COULD: Final[dict[str, Callable[[frozenset[str]], bool]]] = {
    "zone": may_name_zone,
    "day": may_name_day,
    "age": may_count,
    "grown": may_count,
    "nth": may_count,
    "oh": may_count,
}
"""What tells by the words that are said whether a hole may be filled, where no list of words can."""
