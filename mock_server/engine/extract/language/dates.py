"""Dates as people say them: where one stands in a clause, and which instant it means.

Relative dates resolve against the turn's own time (R-TIME-7). A period stands for its first moment, 00:00 UTC: "last
month" is the first day of the month before, "last week" the Monday of the week before, "in the spring" the first of
March. None when it cannot be told.
"""

from datetime import UTC, datetime, timedelta
from typing import Final

from mock_server.engine.extract.language.lexicon import NUMBER_WORDS, number_of, phrases, words
from mock_server.engine.extract.language.tokens import Token
from mock_server.engine.instants import Instant, from_datetime, to_datetime

Tokens = tuple[Token, ...]

MONTHS: Final = {
    name: index
    for index, names in enumerate(
        phrases(
            "january jan;february feb;march mar;april apr;may';june jun;july jul;august aug;"
            "september sept sep;october oct;november nov;december dec"
        ),
        1,
    )
    for name in names.split()
}
WEEKDAYS: Final = {
    name: index
    for index, names in enumerate(
        phrases(
            "monday mon mondays;tuesday tue tues tuesdays;wednesday wed wednesdays;"
            "thursday thu thurs thur thursdays;friday fri fridays;saturday sat saturdays;sunday sun sundays"
        )
    )
    for name in names.split()
}
SEASONS: Final = {"spring": 3, "summer": 6, "autumn": 9, "fall": 9, "winter": 12}
_DAYS: Final = {"today": 0, "tonight": 0, "yesterday": -1, "tomorrow": 1}
_UNITS: Final = {
    "day": "day",
    "days": "day",
    "week": "week",
    "weeks": "week",
    "month": "month",
    "months": "month",
    "year": "year",
    "years": "year",
    "weekend": "weekend",
    "weekends": "weekend",
    "fortnight": "fortnight",
    "quarter": "month",
    "term": "month",
    "semester": "month",
}
_LEADS: Final = words(
    "on in at since until till from by last next this the past coming every early late mid around "
    "about for during before after over most"
)
_PARTS: Final = words("morning afternoon evening night noon midnight lunchtime")
_HABITUAL: Final = words("mornings afternoons evenings nights days weekends weeks sundays saturdays")
_DATE_WORDS: Final = (
    frozenset(MONTHS)
    | frozenset(WEEKDAYS)
    | frozenset(_DAYS)
    | frozenset(_UNITS)
    | frozenset(SEASONS)
    | _PARTS
    | words("christmas easter ago then childhood birth xmas")
)
_SOLID: Final = _DATE_WORDS | _HABITUAL | NUMBER_WORDS.keys()
_CLOSING: Final = _SOLID | words("now last")
_OPENING: Final = _SOLID | _LEADS | words("a an few couple several half many")
_FUTURE_LEADS: Final = words("next tomorrow tonight coming upcoming until till")


def _ordinal(token: Token) -> int | None:
    low = (
        token.low.rstrip("stndrh")
        if token.kind == "number" and token.low[-2:] in {"st", "nd", "rd", "th"}
        else token.low
    )
    if token.kind == "number" and low.isascii() and low.isdigit() and len(low) <= 2 and 1 <= int(low) <= 31:
        return int(low)
    return None


def is_year(low: str) -> bool:
    """Tell whether a word is a year between 1900 and 2099."""
    return len(low) == 4 and low.isascii() and low.isdigit() and low[:2] in {"19", "20"}


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
        if low in words("of and to - or – st at") and solid and j + 1 < end and _dateish(tokens[j + 1]):
            j += 1
            continue
        if low in _LEADS and not solid and j - i < 4:
            lead = low if low in words("last next this past since for every most") else lead
            j += 1
            continue
        if low in MONTHS and not (
            low in {"march", "mar"} and lead == "" and j == i and not (j + 1 < end and _ordinal(tokens[j + 1]))
        ):
            solid, j = True, j + 1
            continue
        if low in WEEKDAYS and not (low in {"sun", "sat", "wed", "mon", "fri"} and not (lead or (j > i))):
            solid, j = True, j + 1
            continue
        if low in _DAYS or low in {"christmas", "easter", "xmas", "childhood", "birth"}:
            solid, j = True, j + 1
            continue
        if low == "new" and j > i and j + 1 < end and tokens[j + 1].low == "year":
            solid, j = True, j + 2
            continue
        if low in SEASONS and (lead or j > i):
            solid, j = True, j + 1
            continue
        if low in _UNITS and (
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
            number = _ordinal(token)
        if low in words("a an few couple several half many") or number is not None:
            nxt = tokens[j + 1].low if j + 1 < end else ""
            if nxt == "of" and j + 2 < end and (tokens[j + 2].low in MONTHS or tokens[j + 2].low in _UNITS):
                j += 2
                continue
            if (
                nxt in _UNITS
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
            if _ordinal(token) is not None and token.low[-1].isalpha() and token.kind == "number":
                solid, j = True, j + 1
                continue
        break
    while j > i and tokens[j - 1].low in _LEADS and tokens[j - 1].low != "last":
        j -= 1
    return j if solid else i


def _dateish(token: Token) -> bool:
    return token.low in _DATE_WORDS or token.kind == "number" or token.low in _LEADS


def _leads_to_date(tokens: Tokens, j: int) -> bool:
    return any(t.low in _UNITS or t.low in MONTHS for t in tokens[j + 1 : j + 3])


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
        (is_year(t.low) and t.low >= _OLD_YEAR) or _is_clock(t) or (_ordinal(t) is not None and t.low[-1].isalpha())
        for t in tokens
    ):
        return True
    seasonal = bool(low & SEASONS.keys())
    if "this" in low and (seasonal or low & _UNITS.keys() or low & _PARTS):
        return True
    return ("in" in low and bool(low & _SPANS)) or (bool({"in", "by"} & low) and seasonal)


def resolve(tokens: Tokens, at: Instant) -> Instant | None:
    """Turn a date expression about the past into the instant it starts at; None when it cannot be told."""
    now = to_datetime(at)
    day = datetime(now.year, now.month, now.day, tzinfo=UTC)
    low = [t.low for t in tokens]
    try:
        moment = _resolve(low, tokens, day)
    except (ValueError, OverflowError):
        return None
    return from_datetime(moment) if moment is not None else None


def _resolve(low: list[str], tokens: Tokens, day: datetime) -> datetime | None:
    for word in low:
        if word in _DAYS:
            return day + timedelta(days=_DAYS[word])
    if "ago" in low:
        unit = next((_UNITS[w] for w in low if w in _UNITS), None)
        count = next((n for w in low if (n := number_of(w)) is not None), None)
        if count is None:
            count = 1 if {"a", "an"} & set(low) and not {"few", "couple"} & set(low) else 2 if "couple" in low else None
        return _back(day, unit, count) if unit and count is not None else None
    month = next((MONTHS[w] for w in low if w in MONTHS), None)
    year = next((int(w) for w in low if is_year(w)), None)
    number = next((n for t in tokens if (n := _ordinal(t)) is not None), None)
    if month is not None:
        found = datetime(year or day.year, month, number or 1, tzinfo=UTC)
        if year is None and found > day:
            found = datetime(day.year - 1, month, number or 1, tzinfo=UTC)
        if year is None and "last" in low and found.year == day.year and found > day - timedelta(days=30):
            found = datetime(day.year - 1, month, number or 1, tzinfo=UTC)
        return found
    if year is not None:
        return datetime(year, 1, 1, tzinfo=UTC)
    weekday = next((WEEKDAYS[w] for w in low if w in WEEKDAYS), None)
    if weekday is not None:
        back = (day.weekday() - weekday) % 7 or 7
        return day - timedelta(days=back)
    season = next((SEASONS[w] for w in low if w in SEASONS), None)
    if season is not None:
        found = datetime(day.year, season, 1, tzinfo=UTC)
        return found if found <= day else datetime(day.year - 1, season, 1, tzinfo=UTC)
    unit = next((_UNITS[w] for w in low if w in _UNITS), None)
    if unit is not None and ({"last", "past"} & set(low)):
        return _back(_start(day, unit), unit, 1)
    if unit is not None and "this" in low:
        return _start(day, unit)
    return None


def _start(day: datetime, unit: str) -> datetime:
    if unit in {"week", "fortnight"}:
        return day - timedelta(days=day.weekday())
    if unit == "weekend":
        return day - timedelta(days=(day.weekday() - 5) % 7)
    if unit == "month":
        return day.replace(day=1)
    if unit == "year":
        return day.replace(month=1, day=1)
    return day


def _back(day: datetime, unit: str, count: int) -> datetime:
    if unit == "day":
        return day - timedelta(days=count)
    if unit in {"week", "weekend"}:
        return day - timedelta(weeks=count)
    if unit == "fortnight":
        return day - timedelta(weeks=2 * count)
    months = count * (12 if unit == "year" else 1)
    total = day.year * 12 + day.month - 1 - months
    year, month = divmod(total, 12)
    for last in (day.day, 28):
        try:
            return datetime(year, month + 1, last, tzinfo=UTC)
        except ValueError:
            continue
    raise ValueError("no such month")
