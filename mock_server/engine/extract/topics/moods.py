"""Passing feelings and states."""

from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.dates import date_at, find_date
from mock_server.engine.extract.language.kinds import MOODS, STATES
from mock_server.engine.extract.language.lexicon import FILLERS, TRAILERS, phrases, words
from mock_server.engine.extract.language.phrases import Tokens, lows, trim, trim_end
from mock_server.engine.extract.scene import Scene

PHRASES: Final = phrases(
    "burnt out;burned out;fed up;worn out;over the moon;under the weather;on edge;in a funk;"
    "stressed out;on cloud nine;down in the dumps;wiped out;a bit down;in high spirits"
)
_STATE_PHRASES: Final = phrases(
    "out sick;off sick;on holiday;on vacation;on leave;on sabbatical;on parental leave;"
    "on maternity leave;on paternity leave;between jobs;out of office;on call;on annual leave;"
    "working from home;out of town;snowed under;in quarantine;in hospital;on crutches;off work;"
    "on strike;in mourning;on furlough;on medical leave;looking for work;on jury duty;off today;"
    "on night shifts;home sick;out of the office;on a break;stuck at home;in recovery;out of work;"
    "job hunting;away from my desk;away from the office;away from keyboard;home with a;"
    "off with a;laid up with;at home with a;on bed rest;stuck in;running late;stuck at;up to my neck;"
    "up to my eyes;snowed in;on the way;on duty;on a diet;in lockdown;on standby;back at work;"
    "on sick leave;made redundant;laid off;off until;out until;away until;down with the flu;"
    "down with a cold;down with covid;down with flu;down with a fever;down with a bug;down with the;"
    "on the mend;self isolating;on deadline"
)
_LONE: Final = words("unemployed pregnant retired jobless divorced widowed injured ill unwell poorly sick jetlagged")


def feeling(clause: Clause, scene: Scene) -> bool:
    """Read "am completely knackered today", "feel anxious about Monday", "feeling homesick"."""
    who = clause.who
    if not who or not clause.now or not clause.rest or len(who) > 1:
        return False
    if clause.verb == "get" and not clause.progressive:
        return False  # "I get nervous when it's quiet"
    rest = clause.rest
    if len(rest) > 2 and rest[0].low in {"down", "up"} and rest[1].low in {"in", "near"} and rest[2].capital:
        return False  # "I'm down in Wollongong"
    text = lows(rest)
    if (
        len(rest) >= 4
        and text.startswith(("in a ", "in an ", "in such a "))
        and rest[3 if rest[1].low == "such" else 2].kind == "word"
        and "mood" in text.split()[2:6]
    ):
        at = next(i for i, t in enumerate(rest) if t.low == "mood")
        return scene.claim(who[0], "mood", scene.words(rest[at - 1 : at]))
    for phrase in PHRASES:
        if text.startswith(phrase):
            return scene.claim(who[0], "mood", phrase.removeprefix("a bit "))
    i = 0
    while i < len(rest) - 1 and rest[i].low in words(
        "a bit little rather like kind of sort so too in all lot much loads way tad touch wee smidge smidgen shade"
    ):
        i += 1
    plainly = clause.verb == "feel" and rest[i].low in words(
        "great good awful terrible amazing fantastic rough low better lousy rubbish crap wonderful empty lost"
    )
    if plainly and not (
        clause.progressive
        or len(rest) == i + 1
        or date_at(rest, i + 1) > 0
        or rest[i + 1].low in {"lately", "today", "about", "this", "after", "since", "now"}
    ):
        return False
    if rest[i].low not in MOODS and not plainly:
        return False
    if (
        clause.subject.elided
        and rest[i].low == "happy"
        and len(rest) > i + 1
        and rest[i + 1].low not in {"today", "now", "right", "about", "because", "lately"}
    ):
        return False
    if rest[i].low == "happy" and {"give", "me"} <= scene.said:
        return False  # "give me a pub quiz and I'm happy"
    value = rest[i : i + 1]
    tail = rest[i + 1 :]
    if tail and tail[0].low == "and" and len(tail) > 1 and tail[1].low in MOODS:
        tail = tail[2:]
    follows = tail[0].low if tail else ""
    if follows == "at" and clause.verb == "be" and lows(tail[1:2]) not in words("the this work home school present"):
        return False  # "I'm rubbish at cooking"
    if follows in {"with", "to", "of", "for", "that"} and rest[i].low != "homesick":
        if not (follows == "of" and rest[i].low in {"proud", "afraid", "scared", "terrified"}) and not (
            follows == "to" and rest[i].low == "excited"
        ):
            return False
        if clause.verb == "be":
            return False
    if (
        rest[i].low in words("down calm free beat numb content blue spent")
        and tail
        and follows not in TRAILERS
        and follows not in {"today", "about", ",", "after"}
    ):
        return False
    if not (
        not tail
        or tail[0].kind in ("mark", "emoji")
        or follows in TRAILERS
        or follows in FILLERS
        or follows in words("about because after since this from at before these but lately all right to of")
        or date_at(tail, 0) > 0
    ):
        return False
    return scene.claim(who[0], "mood", scene.words(value))


def stating(clause: Clause, scene: Scene) -> bool:
    """Read "am on parental leave until May", "out sick until Wednesday", "am between jobs", "am pregnant"."""
    stuck = clause.verb == "stick" and (clause.starts("in") or clause.starts("at")) and not clause.negated
    so = clause.plain and clause.tense != "past" and (clause.progressive or not clause.perfect)
    if not so and not (stuck and clause.subject.elided):
        return False
    if (
        clause.verb in {"have", "catch"}
        and clause.now
        and len(clause.who) == 1
        and {t.low for t in trim(clause.rest)} <= _ILL
    ):
        ill = trim(clause.rest)
        return bool(ill) and scene.claim(clause.who[0], "status", scene.words(ill))
    fragment = clause.verb == "" and clause.subject.person == "none"
    who = (SPEAKER,) if fragment else clause.who
    busy_with = clause.progressive and clause.verb in _ONGOING
    if stuck or busy_with:
        rest = clause.tokens[-len(clause.rest) - 1 :]
    elif clause.verb in {"", "be", "get", "feel"}:
        rest = clause.rest
    else:
        return False
    if len(who) != 1 or not rest:
        return False
    text = lows(rest)
    if text.startswith(("engaged to ", "engaged with ", "married to ")):
        return False
    still = 1 if rest[0].low in {"still", "currently"} else 0
    if not lows(rest[still:]).startswith(_STATE_PHRASES):
        still = 0
        if not (_is_state(clause, rest, fragment=fragment) or (busy_with and clause.verb in _RECOVERING)):
            return False
        if rest[0].low in words("free available busy booked") and find_date(rest)[0] < 0 and "now" not in text:
            return False
    value = trim_end(_upto_reason(rest)[still:], keep_dates=True)
    return bool(value) and len(value) <= 10 and scene.claim(who[0], "status", scene.words(value))


_ILL: Final = words("covid flu cold fever migraine hangover tonsillitis bronchitis pneumonia shingles chickenpox bad")
_ONGOING: Final = words("run work look recover isolate quarantine job convalesce move")
_RECOVERING: Final = words("recover convalesce isolate quarantine")


def _is_state(clause: Clause, rest: Tokens, *, fragment: bool) -> bool:
    """Tell whether a phrase is a state of its own: "pregnant", "unemployed since June"; "engaged to Sam" is none."""
    follows = rest[1].low if len(rest) > 1 else ""
    if fragment:
        alone = follows == "" or date_at(rest, 1) > 1 or follows in words("since again and today now atm until at")
        return rest[0].low in _LONE and clause.link in {"", ","} and alone
    if rest[0].low not in STATES or clause.verb not in {"be", "get", "feel"} or follows in {"of", "to", "as"}:
        return False
    return not (
        rest[0].low in words("engaged married free available booked separated") and follows in words("with from in")
    )


def _upto_reason(rest: Tokens) -> Tokens:
    for i in range(1, len(rest)):
        reason = rest[i].low in words("because so but and which since") and date_at(rest, i) == i
        if rest[i].kind in ("mark", "emoji") or reason:
            return rest[:i]
    return rest
