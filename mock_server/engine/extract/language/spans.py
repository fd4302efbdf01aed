"""What a sentence says about how long something holds: "since 2019", "until March", "from 3 March to 5 June", "for
three years".

A span is found by its words alone (`find_spans`); what it bounds depends on the clause it stands in, so `bounds` is
told the tense. Starts are the first moment of what is named. "Until" a day includes it, "until" a week, a month, a
season or a year ends as that begins; "through" and "the end of" include all of it. What a date means is in
`moments.py`.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from mock_server.engine.extract.language.dates import date_at
from mock_server.engine.extract.language.datewords import UNITS, WEEKDAYS, is_year, ordinal
from mock_server.engine.extract.language.lexicon import number_of, words
from mock_server.engine.extract.language.moments import Unclear, period, shifted
from mock_server.engine.extract.language.tokens import Token
from mock_server.engine.instants import Instant, from_datetime

Tokens = tuple[Token, ...]

SINCE: Final = words("since")
UNTIL: Final = words("until till til untill unti through thru")
FROM: Final = words("from between starting effective")
LASTING: Final = words("for over")
CUES: Final = SINCE | UNTIL | FROM | LASTING | {"as"}
_HEDGES: Final = words(
    "about around roughly approximately almost nearly over at least maybe some sometime exactly only"
)
_EDGES: Final = {"end": 1, "start": 0, "beginning": 0, "turn": 0, "close": 1}
_JOINS: Final = words("to until till through thru - – — and")
_WHOLE: Final = words("through thru")
_OPEN: Final = words("on onwards onward forward")
_IN_FRONT: Final = Token("from", 0, 0, "word", False)
_LONGEST: Final = 8
_COUNTED: Final = words("ago old back later before after earlier of to and or from in young")
_COUNTING: Final = words("in within every last past next first another after before and or under than")


@dataclass(frozen=True, slots=True)
class Span:
    """Hold one expression of time, tokens[begin:end] of its sentence.

    kind: since, until, range, from, for or on (a plain date). first and last: the tokens of the two dates, empty where
    there is none; whole: the last one is included whatever it is. count and unit: how long, for "for".
    """

    begin: int
    end: int
    kind: str
    first: Tokens = ()
    last: Tokens = ()
    whole: bool = False
    count: int = 0
    unit: str = ""
    way: int = 0
    """Of "for": 1 for what lies ahead ("the next"), -1 for what lies behind ("the last"), 0 for neither."""
    alternative: bool = False
    """Whether "or" offers another date."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """Say from when and until when, as far as it was said, and why either could not be told."""

    since: Instant | None = None
    until: Instant | None = None
    began: Unclear | None = None
    ends: Unclear | None = None

    def __bool__(self) -> bool:
        return self != _NOTHING


_NOTHING: Final = Bounds()
_SEVERAL: Final = Unclear("it names more than one time")
_NOT_YET: Final = Unclear("that time has not come yet")
_BACKWARDS: Final = Unclear("it would end before it began")


def find_spans(tokens: Tokens) -> list[Span]:
    """Find the spans of a sentence, in order; they do not overlap."""
    out: list[Span] = []
    i = 0
    while i < len(tokens):
        span = _span_at(tokens, i)
        if span is None:
            i += 1
            continue
        if _offers_another(tokens, span.end):
            span = Span(span.begin, span.end, span.kind, span.first, span.last, alternative=True)
        out.append(span)
        i = max(span.end, i + 1)
    return out


def _span_at(tokens: Tokens, i: int) -> Span | None:
    low = tokens[i].low
    if low in SINCE:
        return _since(tokens, i)
    if low in UNTIL:
        j = _skip(tokens, i + 1)
        end = _date_end(tokens, j)
        if end == j or (i and tokens[i - 1].low == "not"):
            return None
        return Span(i, end, "until", last=tokens[j:end], whole=low in _WHOLE)
    if low in FROM or (low == "as" and i + 1 < len(tokens) and tokens[i + 1].low in {"of", "from"}):
        return _from(
            tokens, i + (2 if low == "as" or (i + 1 < len(tokens) and tokens[i + 1].low in {"in", "on"}) else 1), i
        )
    if low in LASTING:
        span = _lasting(tokens, i, i + 1)
        if span is not None:
            return span
    if i + 1 < len(tokens) and tokens[i + 1].low in UNITS and number_of(low) is not None:
        behind = tokens[i + 2].low if i + 2 < len(tokens) else ""
        before = tokens[i - 1].low if i else ""
        if behind not in _COUNTED and before not in _COUNTING:
            return _lasting(tokens, i, i)  # "have lived in Oslo three years"
    end = date_at(tokens, i)
    if end > i and _dated(tokens[i:end]):
        return Span(i, end, "on", first=tokens[i:end])
    return None


def _dated(tokens: Tokens) -> bool:
    """Tell a date from a bare number or a time of day."""
    return any(t.kind == "word" for t in tokens) or any(is_year(t.low) or len(t.low) > 4 for t in tokens)


def _skip(tokens: Tokens, i: int) -> int:
    while i < len(tokens) and tokens[i].low in _HEDGES:
        i += 1
    return i


def _date_end(tokens: Tokens, j: int) -> int:
    """Find the end of a date that starts at j, whatever preposition stands before it; j when none does."""
    k = j
    if k < len(tokens) and tokens[k].low == "the":
        k += 1
    if k + 1 < len(tokens) and tokens[k].low in _EDGES and tokens[k + 1].low == "of":
        end = _date_end(tokens, k + 2)
        return end if end > k + 2 else j
    end = date_at((_IN_FRONT, *tokens[j : j + _LONGEST]), 0)
    return j + end - 1 if end > 1 else j


def _since(tokens: Tokens, i: int) -> Span | None:
    j = _skip(tokens, i + 1)
    end = _date_end(tokens, j)
    if end == j:
        return None
    lasted = _lasting(tokens, i, i + 1)
    counted = any(number_of(t.low) is not None or t.low in {"a", "an"} for t in tokens[j:end])
    if lasted is not None and counted and not (lasted.end < len(tokens) and tokens[lasted.end].low in {"ago", "back"}):
        return lasted  # "since three years"
    return Span(i, end, "since", first=tokens[j:end])


def _from(tokens: Tokens, j: int, begin: int) -> Span | None:
    """Read "from 3 March to 5 June 2027", "between 2010 and 2015", "from March on"."""
    j = _skip(tokens, j)
    for k in range(j + 1, min(j + _LONGEST, len(tokens) - 1)):
        if tokens[k].low not in _JOINS:
            continue
        end = _date_end(tokens, k + 1)
        if end == k + 1 or not _is_date(tokens[j:k], tokens[k + 1 : end]):
            continue
        if all({t.low for t in date} & WEEKDAYS.keys() for date in (tokens[j:k], tokens[k + 1 : end])):
            return None  # "from Monday to Friday": every week
        return Span(begin, end, "range", tokens[j:k], tokens[k + 1 : end], tokens[k].low in _WHOLE)
    end = _date_end(tokens, j)
    if end == j or tokens[begin].low == "between":
        return None
    first = tokens[j:end]
    if end < len(tokens) and tokens[end].low in _OPEN:
        end += 1
    return Span(begin, end, "from", first=first)


def _is_date(first: Tokens, last: Tokens) -> bool:
    """Tell whether the first of two dates is one by itself, or a day whose month the second names."""
    if _date_end(first, 0) == len(first):
        return True
    bare = [t for t in first if t.low != "the"]
    return len(bare) == 1 and ordinal(bare[0]) is not None and any(t.kind == "word" for t in last)


def _lasting(tokens: Tokens, i: int, j: int) -> Span | None:
    """Read "for three years", "for the next two months", "over the past year", "since two weeks"; the length at j."""
    way = 0
    while j < len(tokens) and tokens[j].low in _HEDGES | words("the my our last past next coming"):
        way = -1 if tokens[j].low in {"last", "past"} else 1 if tokens[j].low in {"next", "coming"} else way
        j += 1
    count: int | None = None
    if j < len(tokens) and tokens[j].low in {"a", "an"}:
        count, j = 1, j + 1
        if tokens[j : j + 1] and tokens[j].low == "couple":
            count, j = 2, j + 1 + (j + 1 < len(tokens) and tokens[j + 1].low == "of")
    elif j < len(tokens) and (count := number_of(tokens[j].low)) is not None:
        j += 1
    elif way:
        count = 1
    if j >= len(tokens) or tokens[j].low not in UNITS or count is None or (tokens[i].low == "over" and not way):
        return None
    end = j + 1
    if end + 1 < len(tokens) and tokens[end].low == "and" and tokens[end + 1].low in {"a", "half"}:
        return None
    if end < len(tokens) and tokens[end].low == "now":
        return Span(i, end + 1, "for", count=count, unit=UNITS[tokens[j].low], way=-1)
    return Span(i, end, "for", count=count, unit=UNITS[tokens[j].low], way=way)


def _offers_another(tokens: Tokens, end: int) -> bool:
    """Recognise "... last year or the year before", "... in March or in April"."""
    if end + 1 >= len(tokens) or tokens[end].low != "or":
        return False
    rest = tokens[end + 1 : end + 4]
    return _date_end(rest, 0) > 0 or any(t.low in UNITS for t in rest)


def bounds(span: Span, at: Instant, *, past: bool, perfect: bool) -> Bounds:
    """Tell what a span bounds in a clause, seen from the instant of its turn.

    past: the clause is about what is over; perfect: it lasts until now ("have lived").
    """
    if span.alternative:
        return Bounds(ends=_SEVERAL) if span.kind == "until" else Bounds(began=_SEVERAL)
    match span.kind:
        case "for":
            return _length(span, at, perfect=perfect)
        case "until":
            return _ending(span.last, at, whole=span.whole, ahead=not past)
        case "range":
            return _range(span, at, past=past)
        case "from":
            return _beginning(span.first, at, ahead=not (past or perfect))
        case _:
            start = _beginning(span.first, at, ahead=False)
            late = start.since is not None and start.since > at
            return Bounds(began=_NOT_YET) if late else start


def _length(span: Span, at: Instant, *, perfect: bool) -> Bounds:
    if span.way > 0:
        return Bounds(until=shifted(at, span.unit, span.count))
    return Bounds(since=shifted(at, span.unit, -span.count)) if perfect or span.way < 0 else _NOTHING


def _edge(tokens: Tokens) -> tuple[int, Tokens] | None:
    """Split "the end of May" into which edge and of what."""
    at = next((i for i, t in enumerate(tokens[:2]) if t.low in _EDGES), -1)
    if at < 0 or tokens[at + 1 : at + 2] == () or tokens[at + 1].low != "of":
        return None
    return _EDGES[tokens[at].low], tokens[at + 2 :]


def _beginning(tokens: Tokens, at: Instant, *, ahead: bool) -> Bounds:
    edge = _edge(tokens)
    meant = period(edge[1] if edge else tokens, at, ahead=ahead)
    if isinstance(meant, Unclear):
        return Bounds(began=meant)
    if meant is None:
        return _NOTHING
    return Bounds(since=from_datetime(meant.end if edge and edge[0] else meant.start))


def _ending(tokens: Tokens, at: Instant, *, whole: bool, ahead: bool) -> Bounds:
    edge = _edge(tokens)
    meant = period(edge[1] if edge else tokens, at, ahead=ahead)
    if isinstance(meant, Unclear):
        return Bounds(ends=meant)
    if meant is None:
        return _NOTHING
    included = whole or bool(edge and edge[0]) or (edge is None and meant.within_a_day)
    return Bounds(until=from_datetime(meant.end if included else meant.start))


def _range(span: Span, at: Instant, *, past: bool) -> Bounds:
    first, last = span.first, span.last
    if len(bare := [t for t in first if t.low != "the"]) == 1 and ordinal(bare[0]) is not None:
        first = (*bare, *(t for t in last if t.kind == "word" and t.low not in {"the", "of"}))  # "from 2 to 6 March"
    year = next((t for t in last if is_year(t.low)), None)
    if year is not None and not any(_has_year(t) for t in first):
        starts = [_beginning((*first, each), at, ahead=not past) for each in _this_and_last(year)]
    else:
        starts = [_beginning(first, at, ahead=not past)]
    if not any(_has_year(t) for t in last) and starts[0].since is not None:
        ends = _ending(last, starts[0].since, whole=span.whole, ahead=True)
    else:
        ends = _ending(last, at, whole=span.whole, ahead=not past)
    if starts[0].began is not None or ends.ends is not None:
        return Bounds(starts[0].since, ends.until, starts[0].began, ends.ends)
    for start in starts:
        if start.since is not None and ends.until is not None and start.since < ends.until:
            return Bounds(start.since, ends.until)
    if starts[0].since is None or ends.until is None:
        return _NOTHING
    return Bounds(began=_BACKWARDS)


def _has_year(token: Token) -> bool:
    return is_year(token.low) or (token.kind == "number" and len(token.low) > 5)


def _this_and_last(year: Token) -> Iterator[Token]:
    yield year
    before = str(int(year.low) - 1)
    yield Token(before, year.start, year.end, year.kind, year.capital)
