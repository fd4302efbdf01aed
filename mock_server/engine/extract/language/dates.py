"""Dates as people say them: where one stands in a clause, and whether it points ahead.

What a date means is in `moments.py`, what it is made of in `datewords.py`.
"""

from typing import Final

from mock_server.engine.extract.language.datewords import (
    DAYS,
    MONTHS,
    SEASONS,
    UNITS,
    WEEKDAYS,
    is_year,
    ordinal,
)
from mock_server.engine.extract.language.lexicon import NUMBER_WORDS, number_of, words
from mock_server.engine.extract.language.moments import in_digits, resolve
from mock_server.engine.extract.language.tokens import Token

__all__ = [
    "MONTHS",
    "SEASONS",
    "WEEKDAYS",
    "date_at",
    "date_span",
    "find_date",
    "is_future",
    "is_year",
    "may_close_date",
    "resolve",
]

Tokens = tuple[Token, ...]

_LEADS: Final = words(
    "on in at since until till from by last next this the past coming every early late mid around "
    "about for during before after over most"
)
_DAY_LEADS: Final = words("on since until till from by to")
_CONNECTORS: Final = words("of and to - or – st at")
_PARTS: Final = words("morning afternoon evening night noon midnight lunchtime")
_HABITUAL: Final = words("mornings afternoons evenings nights days weekends weeks sundays saturdays")
_DATE_WORDS: Final = (
    frozenset(MONTHS)
    | frozenset(WEEKDAYS)
    | frozenset(DAYS)
    | frozenset(UNITS)
    | frozenset(SEASONS)
    | _PARTS
    | words("christmas easter ago then childhood birth xmas")
)
_SOLID: Final = _DATE_WORDS | _HABITUAL | NUMBER_WORDS.keys()
_CLOSING: Final = _SOLID | words("now last")
_OPENING: Final = _SOLID | _LEADS | words("a an few couple several half many")
_FUTURE_LEADS: Final = words("next tomorrow tonight coming upcoming until till")


def _is_clock(token: Token) -> bool:
    return token.kind == "number" and (":" in token.low or token.low.endswith(("am", "pm")))


def _numbers(low: str) -> bool:
    return low[:1].isdigit() or "-" in low


def may_close_date(token: Token) -> bool:
    """Tell whether a date expression could end with a token."""
    return token.low in _CLOSING or token.kind == "number" or _numbers(token.low)


def date_at(tokens: Tokens, i: int) -> int:
    """Find the end of a date expression that starts at i ("since 2019", "last monday"); i when none does."""
    if i < len(tokens):
        first = tokens[i]
        if first.low not in _OPENING and first.kind != "number" and not _numbers(first.low):
            return i
    j, solid = i, False
    end = len(tokens)
    lead = ""
    while j < end:
        token = tokens[j]
        low = token.low
        if in_digits(low, short=j > i and tokens[j - 1].low in _DAY_LEADS):
            solid, j = True, j + 1
            continue
        if low == "," and j > i + 1 and j + 1 < end and is_year(tokens[j + 1].low) and tokens[j - 2].low in MONTHS:
            j += 2  # "March 15th, 2026"
            continue
        if low in _CONNECTORS and solid and j + 1 < end and _dateish(tokens[j + 1]):
            j += 1
            continue
        if low in _LEADS and not solid and j - i < 4:
            lead = low if low in words("last next this past since for every most") else lead
            j += 1
            continue
        if low in MONTHS and not (
            low in {"march", "mar"} and lead == "" and j == i and not (j + 1 < end and ordinal(tokens[j + 1]))
        ):
            solid, j = True, j + 1
            continue
        if low in WEEKDAYS and not (low in {"sun", "sat", "wed", "mon", "fri"} and not (lead or (j > i))):
            solid, j = True, j + 1
            continue
        if low in DAYS or low in {"christmas", "easter", "xmas", "childhood", "birth"}:
            solid, j = True, j + 1
            continue
        if low == "new" and j > i and j + 1 < end and tokens[j + 1].low == "year":
            solid, j = True, j + 2
            continue
        if low in SEASONS and (lead or j > i):
            solid, j = True, j + 1
            continue
        if low in UNITS and (
            lead in {"last", "next", "this", "past", "every"}
            or (
                j > i
                and (
                    number_of(tokens[j - 1].low) is not None
                    or tokens[j - 1].low in words("few couple a an of several many half the")
                )
            )
        ):
            if (
                lead == "for"
                and tokens[j - 1].low not in {"a", "an"}
                and number_of(tokens[j - 1].low) is None
                and tokens[j - 1].low not in {"few", "several", "many"}
            ):
                break
            solid, j = True, j + 1
            continue
        if low in {"ago", "now"} and solid:
            j += 1
            continue
        if low in _HABITUAL and lead in {"most", "every"}:
            solid, j = True, j + 1
            continue
        if low in _PARTS and (solid or lead in {"this", "last", "every"} or (j > i and tokens[j - 1].low == "the")):
            solid, j = True, j + 1
            continue
        if is_year(low) and (j == i or lead or solid or tokens[j - 1].low in _LEADS):
            solid, j = True, j + 1
            continue
        if _is_clock(token):
            solid, j = True, j + 1
            continue
        number = number_of(low)
        if number is None:
            number = ordinal(token)
        if low in words("a an few couple several half many") or number is not None:
            nxt = tokens[j + 1].low if j + 1 < end else ""
            if nxt == "of" and j + 2 < end and (tokens[j + 2].low in MONTHS or tokens[j + 2].low in UNITS):
                j += 2
                continue
            if (
                nxt in UNITS
                or nxt in MONTHS
                or (nxt in {"of", "few", "couple", "and"} and low != "several" and _leads_to_date(tokens, j + 1))
            ):
                j += 1
                continue
            if (
                solid
                and number is not None
                and (tokens[j - 1].low in MONTHS or tokens[j - 1].low in {"to", "-", "and", "at", "the"})
            ):
                j += 1
                continue
            if ordinal(token) is not None and token.low[-1].isalpha() and token.kind == "number":
                solid, j = True, j + 1
                continue
        break
    while j > i and ((tokens[j - 1].low in _LEADS or tokens[j - 1].low in _CONNECTORS) and tokens[j - 1].low != "last"):
        j -= 1
    return j if solid else i


def _dateish(token: Token) -> bool:
    return token.low in _DATE_WORDS or token.kind == "number" or token.low in _LEADS


def _leads_to_date(tokens: Tokens, j: int) -> bool:
    return any(t.low in UNITS or t.low in MONTHS for t in tokens[j + 1 : j + 3])


def find_date(tokens: Tokens) -> tuple[int, int]:
    """Find the first date expression: (start, end), or (-1, -1)."""
    for i in range(len(tokens)):
        if tokens[i].low in words(
            "the a an about over by before after during around from at for early late"
        ) and i + 1 < len(tokens):
            end = date_at(tokens, i)
            if end > i + 1:
                return i, end
            continue
        end = date_at(tokens, i)
        if end > i:
            return i, end
    return -1, -1


def date_span(tokens: Tokens) -> tuple[int, int]:
    """Find a date with all that leads up to it, as "from 2 to 6 March": (start, end), or (-1, -1)."""
    start, end = find_date(tokens)
    while start > 0 and (tokens[start - 1].low in _UP_TO or tokens[start - 1].kind == "number"):
        start -= 1
    return start, end


_UP_TO: Final = words("from to and between - – on the all of for until till")
_AHEAD: Final = words("weekend christmas easter tomorrow tonight today") | _FUTURE_LEADS
_SPANS: Final = words("day days week weeks month months year")


_OLD_YEAR: Final = "2015"
"""Years before this one are the age of a thing: "restoring a 1972 fishing boat"."""


def is_future(tokens: Tokens) -> bool:
    """Tell whether a date expression points ahead, or could ("on Thursday", "in June", "the 12th")."""
    low = {t.low for t in tokens}
    if low & words("ago yesterday since past every most") or ("last" in low and "of" not in low):
        return False
    if low & _AHEAD or low >= {"new", "year"} or low & MONTHS.keys() or low & WEEKDAYS.keys():
        return True
    if any(
        in_digits(t.low, short=True)
        or (is_year(t.low) and t.low >= _OLD_YEAR)
        or _is_clock(t)
        or (ordinal(t) is not None and t.low[-1].isalpha())
        for t in tokens
    ):
        return True
    seasonal = bool(low & SEASONS.keys())
    if "this" in low and (seasonal or low & UNITS.keys() or low & _PARTS):
        return True
    return ("in" in low and bool(low & _SPANS)) or (bool({"in", "by"} & low) and seasonal)
