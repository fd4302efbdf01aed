"""How goals, plans, statuses and moods are said: free text that may be a verb, a noun, an adjective or a whole clause.

Like `sayings.py`, each function gives a template and the words for it.
"""

import re
from typing import Final

from mock_server.engine.grammar import head_of, is_gerund, is_past, is_plural, third_of, verb, with_article
from mock_server.engine.lexicon import DETERMINERS, MORE_VERBS, PREPOSITIONS, VERBS, WENT
from mock_server.engine.openings import NOTHING, Saying, first_of, rest_of, starts_with_verb
from mock_server.engine.words import word_set

_ADVERBS: Final = word_set(
    "finally eventually actually really simply just properly seriously also always never fully definitely "
    "hopefully maybe probably one-day"
)
_STATES: Final = re.compile(
    r"(?:fluent|fit|fitter|healthy|healthier|rich|richer|happy|happier|independent|ready|better|stronger|famous|"
    r"successful|self-employed|self-sufficient|mortgage-free|confident|calmer|organised|retired|sober|vegan|able|"
    r"\w+-free|financially \w+)"
    r"(?=\Z|\s+(?:in|at|with|by|before|for|again|and|to|than|enough|one|as)\b)"
)
_FINITE: Final = re.compile(
    r"(?:my|our|the|his|her|their|i|we|he|she|they)\b.*?\b(?:is|are|am|was|will|has|have|gets?|comes?|starts?|arrives?|"
    r"moves?|flies|fly|leaves?|opens?|begins?|visits?|turns?)\b|(?:i|we)['’](?:m|re|ll|ve)\b",
    re.IGNORECASE,
)
_TIMES: Final = word_set(
    "today tonight tomorrow next this monday tuesday wednesday thursday friday saturday sunday january february "
    "march april may june july august september october november december then soon later"
)
_HAPPENINGS: Final = word_set(
    "interview call visit walk date dance test run hike ride launch talk release audit review check exercise "
    "present drink book record start"
)
"""Words that are a plan by themselves, unless something follows that only a verb takes: "interview with Northwind"."""

_WAYS: Final = word_set("walk ride run drive")
_COUNTED: Final = word_set(
    "interview call trip wedding flight meeting appointment exam party concert visit checkup check-up test hike "
    "walk picnic reunion funeral conference holiday viewing deadline barbecue bbq date race marathon workshop "
    "talk scan haircut lesson class move launch review game match gig festival weekend recital ceremony playdate "
    "tour"
)
_OFFICES: Final = word_set("dentist doctor doctor's dentist's physio vet vet's gp hairdresser optician midwife")
_OFF: Final = word_set("back away home out abroad offline overseas unavailable busy free")
_AILMENTS: Final = word_set(
    "cold headache migraine cough hangover fever temperature stomachache toothache backache bug"
)
_BARE_AILMENTS: Final = word_set("covid covid-19 jetlag flu insomnia hayfever norovirus shingles")


def goal(said: str) -> Saying:
    """Say what somebody wants to reach: "wants to run a marathon", "'s goal is a quiet life"."""
    low, first = said.casefold(), first_of(said)
    if low in NOTHING:
        return "has|have {v}", "no goals"
    if first == "to" and rest_of(said):
        return "wants|want {v}", _lowered(said)
    if first in {"want", "wants"} and rest_of(said):
        return "wants|want {v}", rest_of(said)
    if first == "not" and rest_of(said):
        return ("wants|want {v}" if first_of(rest_of(said)) == "to" else "wants|want not to {v}"), (
            said if first_of(rest_of(said)) == "to" else rest_of(said)
        )
    core = _after_adverbs(said)
    if core and (starts_with_verb(core, eager=True) or _is_strange_verb(core)):
        return "wants|want to {v}", _lowered(said)
    if _STATES.match(low):
        return "wants|want to be {v}", _lowered(said)
    if first == "own" and rest_of(said):
        return "'s goal is {their} {v}", said
    if _FINITE.match(said):
        return "'s goal: {v}", said
    if said[:1].islower() and head_of(said) in _COUNTED | _PRIZES and first not in DETERMINERS:
        return "'s goal is {a}", said
    return "'s goal is {v}", _lowered(said)


_PRIZES: Final = word_set(
    "promotion raise degree house flat job baby dog cat car certificate diploma medal visa garden"
)


def _is_strange_verb(said: str) -> bool:
    """Tell whether an unknown word is a verb by what follows it: "ace the exam", "outgrow my fear"."""
    first, following = first_of(said), first_of(rest_of(said))
    plain = first.isalpha() and first not in DETERMINERS and first not in PREPOSITIONS
    if not plain or said[:1].isupper() or first in {"top", "sub", "under", "number"} or is_plural(first):
        return False
    return following in (DETERMINERS - {"no", "half", "one"}) and not first.endswith(("ing", "ed"))


def plan(said: str) -> Saying:
    """Say what somebody has arranged, whatever kind of words it is in."""
    low, first, rest = said.casefold(), first_of(said), rest_of(said)
    following = first_of(rest)
    if low in NOTHING:
        return "has|have {v}", "no plans"
    if first == "to" and rest:
        return "plans|plan {v}", _lowered(said)
    if re.match(r"i(?:['’]m| am) \w+ing\b", low):
        return "is|are {v}", re.sub(r"\Ai(?:['’]m| am) ", "", said, flags=re.IGNORECASE)
    if _FINITE.match(said) and not is_gerund(first):
        return "'s plans: {v}", said
    if first in PREPOSITIONS or (first in _OFF and rest):
        return "is|are going to be {v}", _lowered(said)
    if first in _OFFICES:
        return "'s plans include {v}", f"the {_lowered(said)}"
    noun = first in _HAPPENINGS and (following in PREPOSITIONS or following in _TIMES or not rest)
    if noun and first in _WAYS and following == "to":
        noun = False
    noun = noun or (first in VERBS and following in _COUNTED | _OCCASIONS)
    core = _after_adverbs(said)
    if not noun and core and " " in core and starts_with_verb(core, eager=True):
        return "plans|plan to {v}", _lowered(said)
    if is_gerund(first) and following in DETERMINERS:
        return "'s plans include {v}", _lowered(said)
    if (first in _COUNTED or noun) and not is_plural(head_of(said)):
        return "'s plans include {a}", _lowered(said)
    second = following if first not in DETERMINERS else ""
    if second in _COUNTED and said[:1].islower() and not is_gerund(first) and first not in _NUMBERLESS:
        return "'s plans include {a}", said
    return "'s plans include {v}", said


_OCCASIONS: Final = word_set("club session fair day night group practice rehearsal")
_NUMBERLESS: Final = word_set("two three four five six several many some any no both")


def status(said: str) -> Saying:
    """Say how things are with somebody: "is on holiday", "has a cold"."""
    low, first, rest = said.casefold(), first_of(said), rest_of(said)
    last = low.rsplit(" ", 1)[-1]
    third = third_of(first)
    if first in WENT | {"got"} and rest:
        return f"{first} {{v}}", rest
    if _FINITE.match(said):
        return "'s status: {v}", said
    if first in {"has", "have"} and rest:
        return "has|have {v}", _ailing(rest)
    if first in {"is", "am", "are"} and rest:
        return "is|are {v}", rest
    if first in {"feel", "feels", "feeling"} and rest:
        return "feels|feel {v}", rest
    if third is not None and rest:
        return f"{first}|{third.base} {{v}}", rest
    if last in _AILMENTS or re.match(r"(?:a |an )?(?:sore|broken|sprained|twisted|bad|stiff|upset) \w+\Z", low):
        return "has|have {a}", said
    if last in _BARE_AILMENTS or low in {"the flu", "hay fever", "jet lag", "food poisoning"}:
        return "has|have {v}", "the flu" if low == "flu" else said
    if first in PREPOSITIONS or first in _BEING or is_gerund(first) or (is_past(first) and verb(first) is None):
        return "is|are {v}", said
    if first in {"a", "an"}:
        return "is|are {v}", said
    return "'s status is {v}", said


_BEING: Final = word_set(
    "single married divorced engaged widowed separated busy retired unemployed sick ill unwell pregnant tired "
    "free available away back home homeless offline online out currently temporarily still almost nearly mostly "
    "very too so really not no-longer newly recently fully well better fine okay ok alone asleep awake abroad "
    "stuck jetlagged self-employed vegan down half ready late early worn broke hungover drunk high injured "
    "self-isolating"
)


def _ailing(said: str) -> str:
    return with_article(said) if said.casefold().rsplit(" ", 1)[-1] in _AILMENTS else said


_ACTS: Final = word_set("crying panicking worrying struggling stressing mourning grieving celebrating buzzing coping")


def mood(said: str) -> Saying:
    """Say how somebody feels."""
    first, rest = first_of(said), rest_of(said)
    third = third_of(first)
    if first in {"is", "am", "are"} and rest:
        return "is|are {v}", rest
    if third is not None and rest:
        return f"{first}|{third.base} {{v}}", rest
    if first == "feeling" and rest:
        return "feels|feel {v}", rest
    if (first in PREPOSITIONS and first not in {"like", "as"}) or (is_gerund(first) and (rest or first in _ACTS)):
        return "is|are {v}", said
    return "feels|feel {v}", said


def _after_adverbs(said: str) -> str:
    words = said.split(" ")
    while words and words[0].casefold() in _ADVERBS:
        words.pop(0)
    return " ".join(words)


def _lowered(said: str) -> str:
    """Begin a verb or a common noun in small letters: "Read fifty books" stands within a sentence now."""
    first = said.split(" ", 1)[0]
    known = first.casefold() in VERBS | MORE_VERBS | _COUNTED | _OFFICES | PREPOSITIONS | _OFF | _ADVERBS | DETERMINERS
    return first.lower() + said[len(first) :] if known and (not first[1:] or first[1:].islower()) else said
