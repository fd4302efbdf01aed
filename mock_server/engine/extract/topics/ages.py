"""Ages and birthdays."""

import re

from mock_server.engine.claims import SPEAKER, Mention
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.dates import MONTHS, is_year
from mock_server.engine.extract.language.lexicon import TRAILERS, number_of, words
from mock_server.engine.extract.language.phrases import Tokens, find, lows
from mock_server.engine.extract.scene import Scene


def aged(clause: Clause, scene: Scene) -> bool:
    """Read "am 34", "turned 34 on Saturday", "will be 34" (nothing), "am 34 years old"."""
    owners = (
        (clause.subject.owner,) if clause.subject.head == "age" and clause.subject.owner is not None else clause.who
    )
    if not owners or not clause.rest or not clause.plain:
        return False
    if clause.verb == "be" and not clause.now:
        return False
    if clause.verb in {"turn", "hit"} and clause.tense != "past" and not clause.perfect:
        return False
    i = 1 if clause.rest[0].low in {"about", "around"} else 0
    age = number_of(clause.rest[i].low) if i < len(clause.rest) else None
    if age is None or not 0 < age < 120 or (owners[0] == SPEAKER and age < 5):
        return False
    tail = clause.rest[i + 1 :]
    follows = tail[0].low if tail else ""
    years = follows in {"years", "year", "yo", "y/o", "yrs"} and (
        len(tail) == 1 or tail[1].low in {"old", "of", "young"}
    )
    if follows in {"months", "weeks", "days", "month"} or (
        follows in {"-", "/", "%", "'", "°"} and tail[0].start == clause.rest[i].end
    ):
        return False
    if follows in words("of in degrees pages left to times corners heads tables over into"):
        return False
    if not (
        clause.verb != "be"
        or not follows
        or years
        or follows in TRAILERS
        or (follows == "right" and len(tail) > 1 and tail[1].low == "now")
        or follows in words(", since and today going next this in last turning")
        or tail[0].kind != "word"
    ):
        return False
    if follows in {"and", ","} and clause.subject.person != "first" and len(tail) > 1 and number_of(tail[1].low):
        return False  # "my kids are 3 and 5"
    for mention in owners:
        scene.claim(mention, "age", scene.words(clause.rest[i : i + 1]))
    return True


def birthday_had(clause: Clause, scene: Scene) -> bool:
    """Read "just had my 65th birthday", "celebrated my fortieth birthday last week"."""
    rest = clause.rest
    at = find(rest, "birthday")
    if clause.who != (SPEAKER,) or not clause.plain or at < 2 or rest[at - 2].low != "my":
        return False
    if clause.tense != "past" and not clause.perfect:
        return False
    counted = re.fullmatch(r"(\d{1,3})(?:st|nd|rd|th)", rest[at - 1].low)
    return counted is not None and scene.claim(SPEAKER, "age", counted.group(1))


def day_of(tokens: Tokens) -> Tokens:
    """Take a day of the year: "the 22nd of August 1990", "May 3rd", "3/5"."""
    start = next((i for i, t in enumerate(tokens) if t.kind == "number" or t.low in MONTHS), -1)
    if start < 0:
        return ()
    end = start
    month = False
    while end < len(tokens) and (
        tokens[end].kind == "number" or tokens[end].low in MONTHS or tokens[end].low in {"of", ","}
    ):
        month = (
            month
            or tokens[end].low in MONTHS
            or "/" in tokens[end].low
            or "-" in tokens[end].low
            or "." in tokens[end].low
        )
        if tokens[end].low == "," and not (end + 1 < len(tokens) and is_year(tokens[end + 1].low)):
            break
        end += 1
    if (
        end < len(tokens)
        and tokens[end - 1].kind == "number"
        and tokens[start:end]
        and "-" in {t.low for t in tokens[end : end + 1]}
    ):
        while end < len(tokens) and (tokens[end].kind == "number" or tokens[end].low == "-"):
            month, end = True, end + 1
    while end > start and tokens[end - 1].low in {"of", ","}:
        end -= 1
    digits = any(t.kind == "number" and not is_year(t.low) for t in tokens[start:end])
    return tokens[start:end] if month and digits else ()


def birthday_aside(clause: Clause, scene: Scene) -> bool:
    """Scan for "it's my birthday on the 30th of September", "I celebrate my birthday on 1 January"."""
    tokens = clause.tokens
    if clause.negated or clause.modal or clause.ended:
        return False
    if "birthday" in scene.said and "today" in scene.said:
        at = find(tokens, "birthday")
        if (
            at > 1
            and tokens[at - 2].low == "my"
            and tokens[at - 1].low[-2:] in {"th", "st", "nd", "rd"}
            and tokens[at - 1].low[:-2].isdigit()
        ):
            return scene.claim(SPEAKER, "age", tokens[at - 1].low[:-2])
    for i, token in enumerate(tokens):
        if (
            token.low not in {"birthday", "dob"}
            or (i > 0 and tokens[i - 1].low != "my")
            or (i == 0 and token.low == "birthday")
        ):
            continue
        after = tokens[i + 1].low if i + 1 < len(tokens) else ""
        if after in words("on is 's : falls was") or (after[:1].isdigit()):
            day = day_of(tokens[i + 1 :])
            return bool(day) and scene.claim(SPEAKER, "birthday", scene.words(day).replace(",", ""))
    return False


def year_old(clause: Clause, scene: Scene) -> bool:
    """Scan for "as a 23-year-old", "I'm a 23-year-old nurse"."""
    tokens = clause.tokens
    for i in range(len(tokens) - 2):
        spaced = tokens[i + 1].low in {"year", "years"} and tokens[i + 2].low == "old"
        if not (spaced or (tokens[i + 1].low == "-" and tokens[i + 2].low.startswith("year"))):
            continue
        age = number_of(tokens[i].low)
        if age is None or not 5 <= age < 120:
            continue
        lead = lows(tokens[:i])
        apposed = clause.who == (SPEAKER,) and clause.verb == "be" and lead.endswith((" , a", " , an"))
        if apposed or lead in {"as a", "as an", "i am a", "i am an", "being a"} or lead.endswith((" as a", " as an")):
            return scene.claim(SPEAKER, "age", scene.words(tokens[i : i + 1]))
    return False


def birthday(clause: Clause, scene: Scene) -> bool:
    """Read "my birthday's 3 May", "born on the 22nd of August 1990"."""
    if clause.negated:
        return False
    if clause.subject.head in {"birthday", "birthdate", "dob"} or "birth" in clause.subject.modifiers:
        owners: tuple[Mention, ...] = (clause.subject.owner,) if clause.subject.owner is not None else ()
        if not clause.now:
            return False
    elif clause.starts("born"):
        owners = clause.who
    else:
        return False
    day = day_of(clause.rest)
    if not owners or not day:
        return False
    return scene.claim_each(owners, "birthday", [scene.words(day).replace(",", "")])
