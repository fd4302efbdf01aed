"""What a fragment puts in place of a value: "York" for a town, "the 5th" for a day of a plan."""

import re
from typing import Final

from mock_server.engine.claims import FactClaim
from mock_server.engine.extract.language.dates import find_date, is_year
from mock_server.engine.extract.language.gazetteer import is_known_place
from mock_server.engine.extract.language.kinds import SCHOOL_SUBJECTS
from mock_server.engine.extract.language.lexicon import DETERMINERS, number_of, words
from mock_server.engine.extract.language.phrases import Tokens, items, trim, trim_end, upto_break
from mock_server.engine.extract.language.placenames import place
from mock_server.engine.extract.language.propernames import name_end
from mock_server.engine.extract.language.titles import is_job, organisation, title_at
from mock_server.engine.extract.language.tokens import tokenise
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.ages import day_of


def value_like(rest: Tokens, fact: FactClaim, scene: Scene) -> str:
    """Read a value of the same key from a fragment; "" when it does not fit."""
    key = fact.key
    if key == "name":
        end = name_end(rest, 0, scene)
        tail = rest[end].low if end < len(rest) else ""
        if scene.cased and rest and not rest[0].capital and rest[0].low.endswith("ing"):
            return ""  # "Ana speaking. well, typing"
        if end and tail in words("now since these actually"):
            return scene.words(rest[:end])
    if key == "email":
        return next((scene.words((t,)) for t in rest if t.kind == "email"), "")
    if key == "age":
        age = next((t for t in rest[:3] if number_of(t.low) is not None), None)
        return scene.words((age,)) if age is not None else ""
    if key == "phone":
        digits = [t for t in rest if t.kind == "number" or t.low in {"-", "(", ")"}]
        count = sum(len(t.low) for t in digits)
        ending = (
            len(digits) == 1 and 3 <= count <= 5 and digits[0].low.isdigit() and (fact.value or "")[-count:].isdigit()
        )
        if ending and (rest[0] is digits[0] or {"end", "ends", "last"} & {t.low for t in rest}):
            return f"{(fact.value or '')[:-count]}{digits[0].low}"  # "sorry, 0143 at the end"
        return scene.words(tuple(digits)) if count >= 6 else ""
    while rest and rest[0].low in words(
        "it is 's in at to now as for with from on spelled spelt written that was called"
    ):
        rest = rest[1:]
    if not rest or rest[0].low in words("not i we you this thanks what can other vice") or len(rest) > 9:
        return ""
    if key in {"location", "hometown"}:
        where = place(rest, scene)
        told = bool(where) and (not scene.cased or not where[0].islower() or is_known_place(where.casefold()))
        return where if told else ""  # "I live in Basel, well, it's messy"
    if key == "employer":
        return organisation(rest, 0, scene)[0]
    if key == "job_title":
        title = title_at(rest)
        return (
            scene.words(title)
            if is_job(title) or (fact.value or "").casefold().split()[-1:] == [title[-1].low if title else ""]
            else ""
        )
    if key == "birthday":
        return scene.words(day_of(rest)).replace(",", "") or another_day(rest, fact.value or "")
    if key == "plan":
        return _redated(rest, fact.value or "", scene)
    if key == "timezone" or (key == "education" and rest[0].low in SCHOOL_SUBJECTS):
        return ""
    phrase = trim(upto_break(next(items(rest), rest), keep=frozenset({"of"})))
    if not phrase or len(phrase) > 5 or (phrase[0].low in DETERMINERS and len(phrase) == 1):
        return ""
    if fact.object is not None and scene.cased and not phrase[0].capital:
        return ""
    after = rest[len(phrase)].low if len(phrase) < len(rest) else ""
    if len(phrase) < len(trim(rest)) and len(trim(rest)) > len(phrase) + 2 and after not in {"with", "without"}:
        return ""
    return scene.words(phrase)


def another_day(rest: Tokens, old: str) -> str:
    """Put another day of the month, or another year, into a date: "15th" into "14th of Feb"."""
    said = [t.low for t in rest if t.low not in {"the", "yes", "it", "is"}]
    if len(said) != 1:
        return ""
    pattern = r"\b(?:19|20)\d\d\b" if is_year(said[0]) else r"\b\d{1,2}(?:st|nd|rd|th)?\b"
    day = re.fullmatch(r"\d{1,2}(?:st|nd|rd|th)|(?:19|20)\d\d", said[0])
    return re.sub(pattern, said[0], old, count=1) if day and re.search(pattern, old) else ""


_HOUR: Final = re.compile(r"\b(at|by|from|until) (?:half )?(?:\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?|[a-z]+)(?=$| )")


def _another_hour(rest: Tokens, plan: str) -> str:
    """Put another hour in place of the one in a plan: "leaves at six" and "half seven"."""
    begin = 1 if rest[0].low == "half" and len(rest) > 1 else 0
    count = number_of(rest[begin].low)
    clock = rest[begin].kind == "number" and (":" in rest[begin].low or rest[begin].low.endswith(("am", "pm")))
    if not (clock or (count is not None and count <= _LAST_HOUR)) or len(rest) > begin + 2:
        return ""
    for found in reversed(list(_HOUR.finditer(plan))):
        old = found.group().split()[-1]
        if number_of(old.casefold()) is not None or not old.isalpha():
            said = " ".join(t.low for t in rest)
            return f"{plan[: found.start()]}{found.group(1)} {said}{plan[found.end() :]}"
    return ""


_LAST_HOUR: Final = 24


def _redated(rest: Tokens, plan: str, scene: Scene) -> str:
    """Put the date of a repair in place of the one in a plan: "leave on the 3rd" and "the 5th of May"."""
    if told := _another_hour(rest, plan):
        return told
    begin, end = find_date(rest)
    planned = tuple(tokenise(plan, 0, len(plan)))
    old_begin, old_end = find_date(planned)
    if begin != 0 or old_begin < 0 or end < len(trim_end(rest, keep_dates=True)):
        return ""
    lead = (
        planned[old_begin].low
        if planned[old_begin].low in {"on", "in", "at", "by"} and rest[0].low not in words("on in at by tomorrow today")
        else ""
    )
    parts = [
        plan[: planned[old_begin].start].strip(),
        lead,
        scene.words(rest[begin:end]),
        plan[planned[old_end - 1].end :].strip(),
    ]
    return " ".join(p for p in parts if p)
