"""How the value of a listed key is said, by what kind of words it is: "has twins", "lives near Graz", "eats no pork".

Each function gives a template (`phrases.py` says what one is) and the words to put into it. Values are free text, so
each ends with a form that holds for anything.
"""

import re
from collections.abc import Callable
from typing import Final

from mock_server.engine.grammar import gerund, head_of, is_counted, is_gerund, is_number, is_plural, third_of
from mock_server.engine.lexicon import DETERMINERS, PREPOSITIONS, PURE_VERBS, VERBS
from mock_server.engine.openings import NOTHING, YES, Saying, as_noun, first_of, rest_of, starts_with_verb, the
from mock_server.engine.words import word_set

_MODALS: Final = word_set("can can't cannot could couldn't won't will would wouldn't should shouldn't must mustn't may")


def location(said: str) -> Saying:
    """Say where somebody lives, with the preposition the place takes."""
    low, first = said.casefold(), first_of(said)
    if low in NOTHING:
        return "has|have {v}", "no fixed home"
    if low == "homeless":
        return "is|are {v}", said
    within = first in {"downtown", "north", "south", "east", "west", "central"} and rest_of(said)[:1].isupper()
    if (first in PREPOSITIONS or first in _WHEREABOUTS) and not within:
        return "lives|live {v}", said
    if low == "home" or re.match(r"\d+[a-z]?\s+\w", low):
        return "lives|live at {v}", said
    if re.search(r"\b(?:floor|island|coast|houseboat|boat|farm|campus|outskirts)\Z|\Aisle of", low):
        return "lives|live on {v}", the(said)
    return "lives|live in {v}", the(said)


_WHEREABOUTS: Final = word_set(
    "just right close not far somewhere anywhere everywhere here there abroad overseas upstairs downstairs "
    "downtown nearby alone together next north south east west up down back outside inside out half mostly partly "
    "currently round"
)


def hometown(said: str) -> Saying:
    """Say where somebody comes from."""
    given = the(said)
    return ("is|are from {a}" if given[:5] != said[:5] and said[:1].islower() else "is|are from {v}"), (
        said if said[:1].islower() else given
    )


def age(said: str) -> Saying:
    """Say how old somebody is, with the unit the value has."""
    low = said.casefold().replace("-", " ").strip()
    if re.search(r"\b(?:years?|months?|weeks?|days?)\b", low) and not re.search(r"\bold\b", low):
        return "is|are {v} old", said
    if re.fullmatch(r"\d+(?:\.\d+)?", low) or (low.split(" ")[0] in _AGES and set(low.split(" ")) <= _AGES):
        return f"is|are {{v}} year{'' if low in ('1', 'one') else 's'} old", said
    if re.search(r"(?:ties|teens|twenties|\d0'?s)\Z", low) and first_of(said) not in DETERMINERS | PREPOSITIONS:
        return "is|are in {their} {v}", said
    if first_of(said) in {"teenager", "toddler", "baby", "newborn", "child", "adult", "pensioner"}:
        return "is|are {a}", said
    return "is|are {v}", said


_AGES: Final = word_set(
    "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred"
)


def nationality(said: str) -> Saying:
    """Say what somebody's nationality is."""
    if re.search(r"\b(?:citizen|national|subject)\Z", said.casefold()):
        return "is|are {a}", said
    return "'s nationality is {v}", said


def birthday(said: str) -> Saying:
    """Say when somebody's birthday is."""
    months = "january february march april may june july august september october november december"
    return f"'s birthday is {'in ' if said.casefold() in word_set(months) else ''}{{v}}", said


_SPOUSES: Final = word_set(
    "wife husband spouse partner girlfriend boyfriend fiance fiancee fiancé fiancée bride groom better-half "
    "ex-wife ex-husband ex"
)
_KINDS: Final = _SPOUSES | word_set(
    "daughter son child kid baby girl boy toddler brother sister sibling twin stepson stepdaughter stepbrother "
    "stepsister dog cat puppy kitten rabbit hamster horse pony parrot budgie goldfish fish snake lizard gecko "
    "tortoise turtle bird hen chicken duck goat sheep cow pig spaniel terrier retriever labrador shepherd collie "
    "poodle ferret rat mouse guinea-pig newborn canary owl ones"
)


def spouse(said: str) -> Saying:
    """Say whom somebody is married to, or that there is somebody."""
    low = said.casefold()
    if low in NOTHING:
        return "is|are not married", ""
    if low in YES:
        return "is|are married", ""
    bare = re.sub(r"\A(?:my|a|an|the)\s+", "", said, flags=re.IGNORECASE)
    if head_of(bare) in _SPOUSES and not (bare[:1].isupper() and bare.casefold() not in _SPOUSES):
        return "has|have {a}", bare[:1].lower() + bare[1:]
    return "is|are married to {v}", said


def kin(noun: str, several: str) -> Callable[[str], Saying]:
    """Say that somebody has one or several: by name, or by the common word when that is all we know ("a dog")."""

    def choose(said: str) -> Saying:
        low = said.casefold()
        if low in NOTHING or low == "0":
            return "has|have {v}", f"no {several}"
        if low in YES:
            return "has|have {a}", noun
        if is_number(said) or low in {"1", "one"}:
            return "has|have {v}", f"{said} {noun if low in ('1', 'one') else several}"
        bare = re.sub(r"\A(?:my|our|the)\s+", "", said, flags=re.IGNORECASE)
        if is_counted(bare) or first_of(bare) in DETERMINERS or first_of(bare) == "one":
            return "has|have {v}", bare
        if re.match(r"\d", bare):
            return "has|have {a}", bare
        if bare[:1].islower():
            several_alone = is_plural(head_of(bare)) or first_of(bare) in {"lots", "loads"}
            return ("has|have {v}" if several_alone else "has|have {a}"), bare
        if low.rsplit(" ", 1)[-1] in _KINDS and " the " not in low:
            return "has|have {a}", bare if " " in bare else bare.lower()
        if low.rsplit(" ", 1)[-1].removesuffix("s") in _KINDS and is_plural(low.rsplit(" ", 1)[-1]):
            return "has|have {v}", bare
        if re.search(r",(?! \d+\Z)| and ", bare):
            return f"'s {several} are {{v}}", bare
        return f"has|have a {noun}, {{v}}", bare

    return choose


def language(said: str) -> Saying:
    """Say which language somebody speaks."""
    low = said.casefold()
    if low in NOTHING:
        return "speaks|speak {v}", "no other language"
    if re.match(r"(?:fluent|proficient|bilingual|conversational|native) (?:in|and)\b", low):
        return "is|are {v}", said
    if is_gerund(first_of(said)) and rest_of(said):
        return "is|are {v}", said
    return "speaks|speak {v}", said


def taste(verb: str, base: str) -> Callable[[str], Saying]:
    """Say what somebody likes or does not."""

    def choose(said: str) -> Saying:
        low, first = said.casefold(), first_of(said)
        if low in NOTHING:
            return f"{verb}|{base} {{v}}", "nothing in particular"
        if first in {"when", "if", "whenever"}:
            return f"{verb}|{base} it {{v}}", said
        if verb == "dislikes":
            return f"{verb}|{base} {{v}}", as_noun(said)
        if low in _DONE:
            return f"{verb}|{base} {{v}}", gerund(low)
        if first == "play" and " " in said and not re.match(r"play (?:dough|areas?|dates?|time)", low):
            return f"{verb}|{base} to {{v}}", said
        if first != "to" and starts_with_verb(said) and (first in PURE_VERBS or first_of(rest_of(said)) in DETERMINERS):
            return f"{verb}|{base} to {{v}}", said
        return f"{verb}|{base} {{v}}", said

    return choose


_DONE: Final = word_set(
    "read run swim cook write hike sing bake travel ski walk cycle draw paint knit sew juggle garden"
)
_TO_DO: Final = word_set(
    "walk drive fly cycle run cook swim read write stay wait talk travel call text email hike sleep"
)


def prefers(said: str) -> Saying:
    """Say what somebody prefers: a thing, or to do a thing."""
    low, first = said.casefold(), first_of(said)
    if low in NOTHING:
        return "has|have {v}", "no preference"
    aside = re.fullmatch(r"((?:for|in|at|on|with|during)\s[^,]+),\s*(.+)", said)
    if aside is not None:
        return prefers(f"{aside[2]} {aside[1]}")
    if first in {"when", "if", "whenever"}:
        return "prefers|prefer it {v}", said
    if first == "not" and (following := first_of(rest_of(said))) != "to" and following in VERBS:
        return "prefers|prefer not to {v}", rest_of(said)
    if first in _TO_DO and first_of(rest_of(said)) in {"rather", "instead"}:
        return "prefers|prefer to {v}", said
    if (low in _TO_DO and low not in {"text", "email"}) or (first != "to" and starts_with_verb(said)):
        return "prefers|prefer to {v}", said
    if first in PREPOSITIONS and first != "to":
        return "'s preference is {v}", said
    return "prefers|prefer {v}", said


def allergy(said: str) -> Saying:
    """Say what somebody reacts to."""
    low, first = said.casefold(), first_of(said)
    if low in NOTHING:
        return "has|have {v}", "no allergies"
    if low in YES:
        return "has|have {v}", "an allergy"
    if first in _MODALS:
        return f"{first} {{v}}", rest_of(said)
    if re.search(r"(?:intolerant|allergic|coeliac|celiac|asthmatic|sensitive)(?:\s+to\b.*)?\Z", low):
        return "is|are {v}", said
    if re.search(r"(?:allergy|sensitivity|reaction)\Z", low):
        return "has|have {a}", said
    if re.search(r"(?:allergies|intolerance|fever|asthma|eczema|disease)\Z", low):
        return "has|have {v}", said
    return "is|are allergic to {v}", said


def diet(said: str) -> Saying:
    """Say how somebody eats."""
    low, first = said.casefold(), first_of(said)
    if low in NOTHING:
        return "has|have {v}", "no special diet"
    if first in {"doesn't", "does", "don't", "do"} and rest_of(said):
        negated = "doesn't|don't" if first.endswith("n't") else "does|do"
        return f"{negated} {{v}}", rest_of(said)
    if first in _MODALS and rest_of(said):
        return f"{first} {{v}}", rest_of(said)
    third = third_of(first)
    if third is not None and rest_of(said):
        return f"{first}|{third.base} {{v}}", rest_of(said)
    if first in {"eat", "avoid", "follow", "drink", "keep", "skip"} and rest_of(said):
        return f"{first}s|{first} {{v}}", rest_of(said)
    if first == "not" and is_gerund(first_of(rest_of(said))):
        return "is|are {v}", said
    if first == "no":
        return "eats|eat {v}", said
    if low.endswith(" diet"):
        return "follows|follow {a}", said
    if first in {"a", "an", "off", "on"}:
        return "is|are {v}", said
    return "'s diet is {v}", said


def hobby(said: str) -> Saying:
    """Say what somebody does for fun."""
    if said.casefold() in NOTHING:
        return "has|have {v}", "no hobbies"
    return "'s hobbies include {v}", gerund(said.casefold()) if said.casefold() in _DONE else as_noun(said)
