"""What a chat question is after, beyond its topic words: whom it means, over which kin, and which time.

Pure reading of the words; what memory holds for it is found in `answers.py`, topics and keys are in `questions.py`.
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final

from mock_server.engine.kin import Kin, noun
from mock_server.engine.questions import Question
from mock_server.engine.words import stem, words


class Time(StrEnum):
    """Which time a question is about."""

    NOW = "now"
    BEFORE = "before"
    EVER = "ever"
    SINCE = "since"
    THEN = "then"


@dataclass(frozen=True, slots=True)
class Aim:
    """Say what a question is after.

    hops: the kin it goes over, in order, from the asker ("my wife's sister") or from somebody named. rest: the topic
    without the nouns of kin. year: for Time.THEN. to_you: the assistant itself is asked about. denied: it asks for what
    does not hold. closed: it can be answered with yes or no. want: the label or key that the turn of phrase asks for,
    pointing from the other end. count: it asks how many.
    """

    hops: tuple[Kin, ...] = ()
    rest: frozenset[str] = frozenset()
    time: Time = Time.NOW
    year: int | None = None
    to_you: bool = False
    denied: bool = False
    closed: bool = False
    want: str = ""
    pointing: bool = False
    count: bool = False


_YOU: Final = re.compile(r"\b(?:you|your|yours|yourself|you're)\b")
_ASKING_YOU: Final = re.compile(
    r"\b(?:do|did|can|could|would|will|have|if|what|whether)\s+you\s+(?:still\s+|please\s+|even\s+|ever\s+|happen\s+to\s+)*"
    r"(?:know|knew|remember\w*|recall\w*|tell|told|say|said|remind|got|learn\w*|heard?|help|give|show|list|think|find|"
    r"mention\w*|note|noted|store\w*|recommend\w*|suggest\w*|advise\w*|summari\w*|describe|explain|answer|check|search)"
    r"\b|\bthank you\b|\b(?:told|tell|asked?|asking|telling|with|to|from) you\b|"
    r"\byour? (?:memory|notes|knowledge|mind|help)\b|\byou (?:know|remember|please)\b"
)
_WH: Final = re.compile(r"^\s*(?:\w+[\s,]+)?(?:what|where|when|who|which|how|whom|whose)\b")
_DENIED: Final = re.compile(r"\b(?:not|never|[a-z]+n't|cannot)\b")
_CLOSED: Final = re.compile(
    r"^\s*(?:so\s+|and\s+)?(?:is|are|am|was|were|do|does|did|have|has|can|isn't|aren't|don't|doesn't)\b"
)
_BEFORE: Final = re.compile(
    r"\b(?:before|previously|formerly|use to|used to|in the past|earlier|no longer|any ?more|originally)\b|"
    r"\b(?:my|our|'s|s)\s+(?:last|previous|former|old|ex)\s+(?!name\b)|\bwas my\b|\bwere my\b"
)
_EVER: Final = re.compile(
    r"\b(?:have|has)\s+(?:i|\w+)\s+(?:ever\s+)?(?:lived|worked|had|been|used|reported)\b|\bdid\s+\w+\s+ever\b"
)
_DID: Final = re.compile(r"\bdid\s+(?:i|\w+)\s+(?:live|work|reside|report)\b|\bwas\s+i\s+(?:living|working|based)\b")
_SINCE: Final = re.compile(
    r"\bwhen\s+(?:did|have|has)\b|\bsince when\b|\bhow long\b|\bwhat (?:year|date|day|month) did\b"
)
_YEAR: Final = re.compile(r"\b(?:in|during|back in|of)\s+((?:19|20)\d\d)\b")
_WANTS: Final = (
    (re.compile(r"\bwho\s+(?:do|does|did)\s+.+\s+know\b|\bwhom?\s+.+\bknow\b"), "knows", False),
    (re.compile(r"\bwho\s+(?:knows|know)\b"), "knows", True),
    (re.compile(r"\bwhat\s+(?:do|does)\s+.+\s+(?:want|hope for|aim for)\b"), "goal", False),
)
_MINE: Final = re.compile(r"\b(?:my|our|i|we|me|i've|mine)\b")
_FILLER: Final = frozenset(
    map(stem, ("many", "much", "number", "old", "new", "best", "there", "called", "one", "else"))
)


@lru_cache(maxsize=1024)
def read(question: Question) -> Aim:
    """Read what a question is after."""
    low = question.text.casefold().replace("\u2019", "'")
    said = words(low)
    # "my ex-wife" is an ex, no wife.
    hops = tuple(kin for at, word in enumerate(said) if (kin := noun(word)) and "ex" not in said[max(0, at - 1) : at])
    nouns = {stem(word) for word in said if noun(word) is not None}
    nouns |= {stem(word.removesuffix("'s")) for word in said if noun(word) is not None}
    want, pointing = next(((want, back) for phrase, want, back in _WANTS if phrase.search(low)), ("", False))
    time, year = _time(low)
    return Aim(
        _in_order(low, hops),
        frozenset(question.topic) - nouns,
        time,
        year,
        to_you=_YOU.search(_ASKING_YOU.sub(" ", low)) is not None and not _MINE.search(_ASKING_YOU.sub(" ", low)),
        denied=_WH.match(low) is not None and _DENIED.search(low) is not None,
        closed=_CLOSED.match(low) is not None,
        want=want,
        pointing=pointing,
        count=re.search(r"\bhow many\b|\bnumber of\b", low) is not None,
    )


def _in_order(low: str, hops: tuple[Kin, ...]) -> tuple[Kin, ...]:
    """Put kin in the order one goes: "the sister of my wife" goes over the wife."""
    turned = len(hops) > 1 and re.search(r"\bof (?:my|our)\b", low) is not None
    return tuple(reversed(hops)) if turned else hops


def _time(low: str) -> tuple[Time, int | None]:
    if year := _YEAR.search(low):
        return (Time.THEN, int(year[1])) if not _SINCE.search(low) else (Time.SINCE, None)
    if _SINCE.search(low):
        return Time.SINCE, None
    for phrase, time in ((_EVER, Time.EVER), (_BEFORE, Time.BEFORE), (_DID, Time.EVER)):
        if phrase.search(low):
            return time, None
    return Time.NOW, None
