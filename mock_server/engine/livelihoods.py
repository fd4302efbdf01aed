"""How work, learning and making are said: "works as a nurse", "teaches chemistry", "has an MSc".

Like `sayings.py`, each function gives a template and the words for it.
"""

import re
from typing import Final

from mock_server.engine.grammar import gerund, head_of, is_gerund, is_infinitive, is_plural, third_of
from mock_server.engine.lexicon import DETERMINERS, MORE_VERBS, PREPOSITIONS
from mock_server.engine.openings import NOTHING, Saying, as_noun, first_of, rest_of, starts_with_verb, the, with_the
from mock_server.engine.words import word_set

_CALLINGS: Final = word_set(
    "retired unemployed self-employed semi-retired employed jobless redundant freelance freelancing furloughed"
)
_FIELDS: Final = word_set(
    "sales marketing finance hr it logistics accounting accountancy engineering construction education healthcare "
    "tech hospitality retail insurance banking marketing advertising recruitment journalism publishing law "
    "medicine academia operations procurement security chemistry maths physics biology history english payroll"
)
_ONCE_OR_YET: Final = word_set("retired former ex aspiring trainee stay-at-home full-time-parent")
_BEINGS: Final = word_set(
    "student pupil apprentice homemaker housewife househusband parent mum dad volunteer freelancer founder"
)
_AGENT: Final = re.compile(
    r"(?:er|or|ist|ian|ant|clerk|lead|analyst|officer|student|rep|intern|editor|boss|coach|nurse|chef|host|guide)\Z"
)
_DEGREE: Final = re.compile(
    r"\b(ph\.?d|m\.?phil|m\.?b\.?a|[bm]\.?sc|[bm]\.?a|[bm]\.?eng|ll\.?[bm]|doctorate|master'?s|bachelor'?s|degrees?|"
    r"diploma|hnd|hnc|nvq|btec|a-levels|gcses)\b",
    re.IGNORECASE,
)
_SCHOOL: Final = re.compile(
    r"\b(universit\w*|college|school|institut\w*|academy|polytechnic|hochschule|faculty|eth|mit|ucla|lse)\b",
    re.IGNORECASE,
)
_SUBJECT: Final = re.compile(
    r"(?:ology|ics|istry|nomy|graphy|sophy|science|sciences|engineering|nursing|studies|arts|history|literature|law|"
    r"medicine|maths|music|design|management|architecture|theology|linguistics)\Z",
    re.IGNORECASE,
)
_DONE_WORDS: Final = word_set(
    "design research support work study test plan dance drink surf report record train land stand data name"
)


def job(said: str) -> Saying:
    """Say what somebody does: "works as a nurse"."""
    low, first, rest = said.casefold(), first_of(said), rest_of(said)
    if low in NOTHING:
        return "has|have {v}", "no job"
    if low in _CALLINGS or first in PREPOSITIONS or first == "between" or first in ("my", "currently"):
        return "is|are {v}", said
    if first == "own" and rest:
        return "is|are {their} {v}", said
    if low in _FIELDS or (is_gerund(low) and " " not in low):
        return "works|work in {v}", said
    third = third_of(first)
    if third is not None and rest and (first != "works" or first_of(rest) in PREPOSITIONS) and not _AGENT.search(low):
        return f"{first}|{third.base} {{v}}", rest
    if is_gerund(first) and first_of(rest) in DETERMINERS | PREPOSITIONS | _FIELDS:
        return "is|are {v}", said
    if first in _ONCE_OR_YET or _BEINGS & {low.rsplit(" ", 1)[-1], head_of(said)}:
        return "is|are {a}", said
    head = head_of(said)
    if is_plural(head) and head not in _FIELDS and not said[:1].isupper():
        return "'s job title is {v}", said
    return "works|work as {a}", said


def employer(said: str) -> Saying:
    """Say who somebody works for."""
    low = said.casefold()
    if low in NOTHING:
        return "has|have {v}", "no employer"
    if low in _CALLINGS:
        return "is|are {v}", said
    if low in {"remote", "remotely"}:
        return "works|work {v}", "remotely"
    if low == "home" or low == "from home":
        return "works|work from {v}", "home"
    if first_of(said) in PREPOSITIONS:
        return "works|work {v}", said
    if first_of(said) in {"myself", "himself", "herself", "themselves", "themself", "various", "several", "different"}:
        return "works|work for {v}", said
    return "works|work at {v}", the(said)


def place_of_study(said: str) -> Saying:
    """Say where somebody studied, when it is known to be a place."""
    return education(said, at_place=True)


def education(said: str, *, at_place: bool = False) -> Saying:
    """Say where somebody studied, or what."""
    low, first = said.casefold(), first_of(said)
    if low in NOTHING:
        return "has|have {v}", "no degree"
    if (
        is_gerund(first)
        and first not in {"nursing", "engineering", "accounting", "marketing", "banking"}
        and rest_of(said)
    ):
        return "is|are {v}", said
    if re.search(r"(?:home-schooled|homeschooled|self-taught|uneducated)\Z", low):
        return "is|are {v}", said
    if re.match(r"(?:(?:my|the|a)\s+)?(?:\w+ (?:year|grade) (?:of|at|in)\b|year \d)", low):
        return "is|are in {v}", with_the(said) if not low.startswith(("year", "my", "the", "a ")) else said
    if _DEGREE.search(said):
        plural = is_plural(head_of(said)) and head_of(said) not in {"master's", "masters", "bachelors"}
        return ("has|have {v}" if plural else "has|have {a}"), said
    if starts_with_verb(said) or (third_of(first) is not None and rest_of(said)):
        third = third_of(first)
        return (f"{first}|{third.base} {{v}}", rest_of(said)) if third else ("'s education: {v}", said)
    if first == "study" and rest_of(said):
        return "studies|study {v}", rest_of(said)
    if _SCHOOL.search(said) and not (said[:1].islower() and re.search(r"\bat\b", low)):
        return "studied at {v}", said if said[:1].islower() else the(said)
    subject = (said[:1].islower() and first != "the") or _SUBJECT.search(said) is not None
    return ("studied {v}" if subject or not at_place else "studied at {v}"), the(said) if not subject else said


def manager(said: str) -> Saying:
    """Say whom somebody reports to."""
    if said.casefold() in NOTHING:
        return "has|have {v}", "no manager"
    return "reports|report to {v}", said


def skill(said: str) -> Saying:
    """Say what somebody can do."""
    low = said.casefold()
    if low in NOTHING:
        return "has|have {v}", "no particular skills"
    if first_of(said) in {"good", "great", "skilled", "experienced", "proficient", "handy", "fluent"}:
        return "is|are {v}", said
    following = first_of(rest_of(said))
    if first_of(said) not in _DONE_WORDS and following and not following.endswith(("ing", "ment")):
        return "is|are skilled in {v}", as_noun(said, eager=True)
    alone = (is_infinitive(low) or low in MORE_VERBS) and low not in _DONE_WORDS
    return "is|are skilled in {v}", gerund(low) if alone else as_noun(said)


def tool(said: str) -> Saying:
    """Say what somebody uses."""
    return "uses|use {v}", "no tools" if said.casefold() in NOTHING else said


def project(said: str) -> Saying:
    """Say what somebody is making."""
    if said.casefold() in NOTHING:
        return "is|are working on {v}", "nothing"
    named = as_noun(said)
    if named != said or is_gerund(first_of(said)):
        return "is|are working on {v}", named
    lower = said[:1].islower() and first_of(said) not in DETERMINERS and not is_plural(head_of(said))
    common = lower and (" " in said or the(said) != said)
    return "is|are working on {v}", f"the {said}" if common else said
