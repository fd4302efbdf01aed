"""Slips put right within a phrase: "my brother Anders, excuse me, Andreas, lives in Oslo" is read without Anders.

Only where what stands on both sides of the words of repair is plainly of one kind: two names, two numbers, two days,
two hours, two things of one noun ("the sales team, or rather the brand team"), two words of one open class. Whatever
else is put right is read by `repairs.py`.
"""

import re
from typing import Final

from mock_server.engine.extract.language.dates import MONTHS, WEEKDAYS, date_at
from mock_server.engine.extract.language.kinds import (
    ACTIVITIES,
    ALLERGENS,
    DIETS,
    FOODS,
    INSTRUMENTS,
    LANGUAGES,
    MOODS,
    NATIONALITIES,
    SPECIES_WORDS,
)
from mock_server.engine.extract.language.lexicon import AUXILIARIES, DETERMINERS, PREPOSITIONS, number_of, words
from mock_server.engine.extract.language.phrases import Tokens
from mock_server.engine.extract.language.segments import repairs_at
from mock_server.engine.extract.language.tokens import Token

_MARKS: Final = words(", - – — ... .. … ( ;")
_ORDINAL: Final = re.compile(r"\d{1,2}(?:st|nd|rd|th)")
_CLOSING: Final = words("now actually instead then these since though")
_PHONE: Final = 6
_LONGEST: Final = 5


def mend(tokens: Tokens, *, cased: bool) -> Tokens:
    """Leave out what is taken back in favour of something of the same kind right behind."""
    tokens = _without_first(_without_aside(tokens)) if cased else _without_aside(tokens)
    i = 2
    while i < len(tokens) - 1:
        end = _cue_end(tokens, i)
        begin = _slip(tokens, i, end, cased=cased) if end > i and end < len(tokens) else -1
        if begin >= 0:
            tokens = (*tokens[:begin], *tokens[end:])
            i = begin + 1
        elif cased and (parts := _put_right_behind(tokens, i)):
            tokens = parts
        i += 1
    return tokens


def _put_right_behind(tokens: Tokens, i: int) -> Tokens:
    """Leave the first name and the words of repair out of "Ana - Anna, sorry - lives in Rome"; () elsewhere."""
    stop = i
    while stop < len(tokens) and _named(tokens[stop]) and stop - i < _LONGEST:
        stop += 1
    if stop == i or tokens[i - 1].low not in _MARKS or not _named(tokens[i - 2]):
        return ()
    cue = stop + 1 if stop < len(tokens) and tokens[stop].low == "," else stop
    end = repairs_at(tokens, cue)
    if end == cue or end >= len(tokens) or tokens[end].low not in _MARKS | {")"}:
        return ()
    begin = i - 2
    while begin > 1 and _named(tokens[begin - 1]) and i - begin < _LONGEST:
        begin -= 1
    return (*tokens[:begin], *tokens[i:stop], *tokens[end + 1 :])


def _without_aside(tokens: Tokens) -> Tokens:
    """Leave "on the other hand" out between a thing and its verdict: "wind on the other hand I hate"."""
    for i in range(4, len(tokens) - 1):
        if tokens[i].low == "hand" and [t.low for t in tokens[i - 3 : i]] == ["on", "the", "other"]:
            begin = i - 4 if tokens[i - 4].low == "," else i - 3
            end = i + 2 if tokens[i + 1].low == "," else i + 1
            return (*tokens[:begin], *tokens[end:]) if begin > 0 else tokens
    return _without_interjections(tokens)


def _without_interjections(tokens: Tokens) -> Tokens:
    """Leave out when or how behind "and": "stamps and, on a good day, fossils"."""
    for i in range(1, len(tokens) - 3):
        if tokens[i].low != "," or tokens[i - 1].low not in {"and", "or", "but", "plus"}:
            continue
        stop = next((k for k in range(i + 2, min(len(tokens) - 1, i + 7)) if tokens[k].low == ","), 0)
        if stop and tokens[i + 1].low in _SETTING and all(t.kind in ("word", "number") for t in tokens[i + 1 : stop]):
            return (*tokens[:i], *tokens[stop + 1 :])
    return tokens


_SETTING: Final = words(
    "on in at now every once sometimes occasionally lately recently if when more even for these most weather time "
    "apparently weirdly oddly surprisingly somehow again increasingly admittedly secretly embarrassingly rarely very"
)


def _without_first(tokens: Tokens) -> Tokens:
    """Leave Kat out of "my sister Kat, Kate sorry, lives in Hull"."""
    for i in range(1, len(tokens) - 3):
        old, comma, new, cue = tokens[i : i + 4]
        if comma.low not in _MARKS or cue.low not in _POSTPOSED or not (_named(old) and _named(new)):
            continue
        closed = i + 4 >= len(tokens) or tokens[i + 4].kind == "mark"
        if closed and old.low != new.low and old.low[:1] == new.low[:1]:
            stop = i + 5 if i + 4 < len(tokens) else i + 4
            return (*tokens[:i], new, *tokens[stop:])
    return tokens


_POSTPOSED: Final = words("sorry rather actually")


def _cue_end(tokens: Tokens, i: int) -> int:
    """Find the end of words of repair that start at i behind a mark, marks included; i when there are none."""
    if tokens[i - 1].low not in _MARKS:
        return i
    end = i + 2 if [t.low for t in tokens[i : i + 2]] == ["excuse", "me"] else repairs_at(tokens, i)
    if end == i and tokens[i].low in {"oh", "ugh", "lol", "haha"}:
        after = repairs_at(tokens, i + 1)
        end = after if after > i + 1 else i
    while i < end < len(tokens) and tokens[end].low in _MARKS:
        end += 1
    return end


def _slip(tokens: Tokens, i: int, end: int, *, cased: bool) -> int:
    """Find where the slip before the mark at i - 1 begins; -1 when the two sides are not alike."""
    last = i - 2
    old, new = tokens[last], tokens[end]
    if old.kind == "email" and new.kind == "email":
        return last
    if old.low in WEEKDAYS and new.low in WEEKDAYS:
        return last
    if _ORDINAL.fullmatch(old.low) and _ORDINAL.fullmatch(_behind_the(tokens, end).low):
        return last - 1 if tokens[last - 1].low == "the" and new.low == "the" else last
    if old.kind == "number" and new.kind == "number":
        begin, stop = last, end
        while begin > 0 and tokens[begin - 1].kind == "number" and last - begin < _LONGEST:
            begin -= 1
        while stop < len(tokens) and tokens[stop].kind == "number":
            stop += 1
        digits = [
            sum(c.isdigit() for t in part for c in t.low) for part in (tokens[begin : last + 1], tokens[end:stop])
        ]
        if min(digits) >= _PHONE:
            return begin
    for alike in (_another_hour, _another_date, _same_noun):
        if (begin := alike(tokens, last, end)) >= 0:
            return begin
    if (end - i > 1 or tokens[end - 1].low in _MARKS) and _one_class(tokens, last, end):
        return last
    if not cased:
        return -1
    begin = _misnamed(tokens, last, end)
    return begin if begin >= 0 else _relisted(tokens, last, end)


_HOURS_BEHIND: Final = words("at by from until till around before after")
_BEHIND_HOURS: Final = words("am pm o'clock sharp")


def _another_hour(tokens: Tokens, last: int, end: int) -> int:
    """Find where the hour begins that is told again: "at six, scratch that, 7:15", "at 7 pm, make that 8"."""
    begin = last - 1 if tokens[last].low in _BEHIND_HOURS else last
    if tokens[begin - 1].low == "half":
        begin -= 1
    if begin < 1 or tokens[begin - 1].low not in _HOURS_BEHIND or not (_is_hour(tokens[last]) or begin < last):
        return -1
    new = end + 1 if tokens[end].low in _HOURS_BEHIND | {"half"} and end + 1 < len(tokens) else end
    if tokens[end].low in _HOURS_BEHIND and tokens[new].low == "half" and new + 1 < len(tokens):
        new += 1
    if not _is_hour(tokens[new]):
        return -1
    return begin - 1 if tokens[end].low in _HOURS_BEHIND else begin


def _is_hour(token: Token) -> bool:
    count = number_of(token.low)
    clock = token.kind == "number" and (":" in token.low or "." in token.low or token.low.endswith(("am", "pm")))
    return clock or token.low in {"noon", "midnight"} or (count is not None and 0 < count <= _LAST_HOUR)


_LAST_HOUR: Final = 24


def _another_date(tokens: Tokens, last: int, end: int) -> int:
    """Find where the date begins that is told again: "born 3 June, I mean 3 July"."""
    if not {t.low for t in tokens[end : date_at(tokens, end)]} & (MONTHS.keys() | WEEKDAYS.keys()):
        return -1
    begin = next((b for b in range(max(0, last - _LONGEST), last + 1) if date_at(tokens[: last + 1], b) > last), -1)
    dated = {t.low for t in tokens[max(begin, 0) : last + 1]} & (MONTHS.keys() | WEEKDAYS.keys())
    if begin < 0 or not dated:
        return -1
    led = tokens[begin].low in PREPOSITIONS and tokens[end].low not in PREPOSITIONS
    return begin + 1 if led else begin


def _same_noun(tokens: Tokens, last: int, end: int) -> int:
    """Find where "the sales team" begins that is put right to "the brand team"."""
    noun = tokens[last].low
    stop = next((k for k in range(end, min(len(tokens), end + _LONGEST)) if tokens[k].low == noun), -1)
    if stop <= end or tokens[last].kind != "word" or noun in DETERMINERS | AUXILIARIES | PREPOSITIONS:
        return -1
    if any(t.kind != "word" or t.low in AUXILIARIES | PREPOSITIONS for t in tokens[end:stop]):
        return -1
    for begin in range(last - 1, max(0, last - _LONGEST), -1):
        low = tokens[begin].low
        if low in DETERMINERS:
            return begin if tokens[end].low in DETERMINERS else begin + 1
        if tokens[begin].kind != "word" or low in AUXILIARIES | PREPOSITIONS:
            return begin + 1 if begin + 1 < last and tokens[end].low not in DETERMINERS else -1
    return -1


_CLASSES: Final = (
    LANGUAGES | frozenset(NATIONALITIES), FOODS | ALLERGENS, DIETS, MOODS, ACTIVITIES, INSTRUMENTS, SPECIES_WORDS,
)  # fmt: skip


def _one_class(tokens: Tokens, last: int, end: int) -> bool:
    """Tell whether two words of one open class stand there, and the right one closes what is said."""
    old, new = tokens[last].low, tokens[end].low
    closed = end + 1 >= len(tokens) or tokens[end + 1].kind != "word" or tokens[end + 1].low in _CLOSING
    return closed and old != new and any(old in kind and new in kind for kind in _CLASSES)


def _relisted(tokens: Tokens, last: int, end: int) -> int:
    """Find where a list begins that is told again from its first name on: "Mia and Zoe, sorry, Mia and Cleo"."""
    if not _named(tokens[end]) or tokens[min(end + 1, len(tokens) - 1)].low not in {"and", "&", ","}:
        return -1
    begin = last
    while (
        begin > 0 and last - begin < 2 * _LONGEST and (_named(tokens[begin]) or tokens[begin].low in {"and", "&", ","})
    ):
        if tokens[begin].low == tokens[end].low:
            return begin
        begin -= 1
    return -1


def _behind_the(tokens: Tokens, at: int) -> Token:
    return tokens[at + 1] if tokens[at].low == "the" and at + 1 < len(tokens) else tokens[at]


def _misnamed(tokens: Tokens, last: int, end: int) -> int:
    """Find where a misspelt or mixed-up name begins: capitals on both sides, and a mark behind the right one."""
    stop = end
    while stop < len(tokens) and _named(tokens[stop]) and stop - end < _LONGEST:
        stop += 1
    begin = last + 1
    while begin > 1 and _named(tokens[begin - 1]) and last - begin < _LONGEST:
        begin -= 1
    closed = stop >= len(tokens) or tokens[stop].kind != "word" or tokens[stop].low in _CLOSING
    alike = begin <= last and stop > end and (tokens[last].low in MONTHS) == (tokens[end].low in MONTHS)
    return begin if alike and closed else -1


def _named(token: Token) -> bool:
    return token.kind == "word" and token.capital and token.low not in {"i", "my", "it", "we", "he", "she", "the"}
