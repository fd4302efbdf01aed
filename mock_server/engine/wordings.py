"""Keys and labels nobody listed, read as English: a verb is conjugated, an adjective is what the subject is, a noun
what it has. Each function gives a template and the words for it; `phrases.py` says what a template is.
"""

import re
from typing import Final

from mock_server.engine.grammar import (
    Verb,
    head_of,
    is_gerund,
    is_passive,
    is_past,
    is_plural,
    third_of,
    verb,
    with_article,
)
from mock_server.engine.lexicon import DETERMINERS, PREPOSITIONS, PURE_VERBS
from mock_server.engine.openings import NOTHING, YES, Saying, starts_with_verb, the
from mock_server.engine.words import word_set

_CAPITALS: Final = word_set("ceo cto cfo coo cio cmo vp hr")
_SHOUTED: Final = _CAPITALS | word_set("iq id ids ssn url gpa dna bmi pr qa it faq api sim vat cv nhs ip pin iban")
_THE_ONLY: Final = word_set("author boss capital father founder husband mother owner wife widow widower head")
_BARE_NOUNS: Final = _CAPITALS | word_set("part president chair director captain")
_ADJECTIVES: Final = word_set(
    "able absent accountable addicted afraid allergic angry available aware bad busy capable close committed "
    "compatible critical crazy dependent devoted different due eager eligible equal equivalent faithful familiar "
    "famous far fluent fond friendly full good grateful great guilty happy identical immune independent "
    "indifferent intolerant jealous keen kind left-handed loyal mad married native near new open parallel popular "
    "present proud ready related relevant representative resistant responsible retired right-handed satisfied "
    "sensitive short sick similar single sorry subject suitable superior sure tired unaware unhappy used vegan "
    "vegetarian worthy"
)
_ADJECTIVAL: Final = re.compile(r"(?:[aei]ble|ful|ous|less|-free|ive|ish)\Z")
_TOGETHER: Final = word_set(
    "friends colleagues partners neighbours neighbors cousins roommates flatmates classmates teammates allies "
    "rivals siblings twins best-friends"
)
_BEING: Final = {"is": "is|are", "are": "is|are", "was": "was|were", "were": "was|were", "am": "is|are"}
_ONCE: Final = word_set("born founded built created written")
_MODALS: Final = word_set("can cannot may might will would should must could")
_ADVERBS: Final = word_set(
    "never always often also sometimes usually still formerly previously recently currently once"
)
_AGENT: Final = re.compile(r"(?:[^w]er|or|ist|ant|parent|admin|student|citizen|veteran|native|lead)\Z")
_VERBAL: Final = PURE_VERBS | word_set(
    "want need love hate like enjoy prefer live work use play drive attend manage lead"
)
_PLACES: Final = word_set("city country town village state region place team company school")
_HANDED: Final = word_set("sold paid sent brought bought lent")
_PEOPLE: Final = word_set(
    "smoker driver drinker member student parent admin manager owner veteran citizen customer subscriber user "
    "developer teacher runner reader gamer writer homeowner dog-owner cyclist swimmer singer doctor nurse artist "
    "musician twin donor"
)
_HABITS: Final = word_set("smoke drink drive cook vote")
_ARE: Final = word_set("eyes pronouns initials glasses hours nails measurements dimensions")
_NO: Final = word_set("no false none")
_VERBS_OF_KEYS: Final = _VERBAL | word_set("believe support follow study ride visit smoke lack follow collect")


def words_of(name: str) -> str:
    """Read a key or label as words: `favourite_colour` and `favouriteColour` are "favourite colour"."""
    spaced = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name)
    return " ".join(re.split(r"[\s_\-{}|]+", spaced)).strip().lower()


def of_key(key: str, said: str) -> Saying:
    """Read a key nobody listed."""
    words = words_of(key) or "note"
    first, _, rest = words.partition(" ")
    low = said.casefold()
    answer = low in YES or low in _NO
    if answer:
        return _answered(words, yes=low in YES)
    if first in _MODALS and rest:
        return f"{first} {rest} {{v}}", said
    if first in _BEING or (first == "has" and rest) or (first in PREPOSITIONS and rest and first != "like"):
        return of_label(key, said)
    third = third_of(first)
    if third is not None and third.base in _VERBS_OF_KEYS:
        return of_label(key, said)
    shown = _shouted(words)
    if not said.strip():
        return f"'s {shown} is empty", said
    head = head_of(words)
    if head in _ARE or is_plural(head):
        return f"'s {shown} {'are' if head in _ARE else 'include'} {{v}}", said
    return f"'s {shown} is {{v}}", said


def _answered(words: str, *, yes: bool) -> Saying:
    """Say a key whose value is yes or no: `has_car: no` is "doesn't have a car"."""
    first, _, rest = words.partition(" ")
    if first in _BEING and rest:
        return f"{_BEING[first]} {'' if yes else 'not '}{_being(rest)}", ""
    if first in _MODALS and rest:
        no = "cannot" if first == "can" else f"{first}_not"
        return f"{first if yes else no} {rest}", ""
    third = third_of(first)
    if third is not None and third.base in (_VERBS_OF_KEYS if rest else PURE_VERBS | _HABITS):
        return f"{_done(third, rest, yes=yes)}", ""
    shown, head = _shouted(words), words.rsplit(" ", 1)[-1]
    if _is_adjective(words.replace(" ", "-")):
        return f"is|are {'' if yes else 'not '}{words.replace(' ', '-')}", ""
    if first in PREPOSITIONS and rest:
        return f"is|are {'' if yes else 'not '}{words}", ""
    if _is_adjective(head) or (is_past(first) and not rest):
        return f"is|are {'' if yes else 'not '}{words}", ""
    if is_plural(head):
        return f"has|have {'' if yes else 'no '}{shown}", ""
    if head in _PEOPLE:
        return f"is|are {'' if yes else 'not '}{with_article(words)}", ""
    return f"has|have {with_article(shown) if yes else 'no ' + shown}", ""


def _being(rest: str) -> str:
    words = rest.split(" ")
    named = _AGENT.search(words[-1]) is not None and not is_plural(words[-1])
    return with_article(rest) if named and not _is_adjective(words[0]) and words[0] not in PREPOSITIONS else rest


def _done(did: Verb, rest: str, *, yes: bool) -> str:
    words = rest.split(" ")
    if did.base == "have" and is_past(words[0]):
        return f"has|have {rest}" if yes else f"hasn't|haven't {rest}"
    counted = did.base in {"have", "own", "need"} and rest and not is_plural(words[-1])
    thing = with_article(rest) if counted and words[0] not in DETERMINERS | PREPOSITIONS else rest
    return f"{did.third}|{did.base} {thing}" if yes else f"doesn't|don't {did.base} {thing}"


def of_label(label: str, said: str) -> Saying:
    """Read a label nobody listed."""
    words = (words_of(label) or "relates to").split(" ")
    if words[0] in _ADVERBS and len(words) > 1:
        template, value = of_label(" ".join(words[1:]), said)
        if not template.startswith("'s "):
            return _with_adverb(words[0], template), value
    return _read(words, said)


def _with_adverb(adverb: str, template: str) -> str:
    forms, _, rest = template.partition(" ")
    if forms in {"is|are", "was|were"} or forms in _MODALS:
        return f"{forms} {adverb} {rest}"
    return f"{'|'.join(f'{adverb}_{form}' for form in forms.split('|'))} {rest}"


def _read(words: list[str], said: str) -> Saying:
    first, last, more = words[0], words[-1], len(words) > 1
    second = words[1] if more else ""
    rest = " ".join([*words[1:], "{v}"])
    if first in _BEING:
        if last in {"a", "an"}:
            return f"{_BEING[first]} {' '.join(words[1:-1])}{' ' if len(words) > 2 else ''}{{a}}", said
        return f"{_BEING[first]} {rest}", said
    if first == "same":
        return f"is|are the {' '.join(words)} {{v}}", said
    if first in _MODALS:
        if more:
            return f"{first} {rest}", said
        return (f"{first} {{v}}" if starts_with_verb(said, eager=True) else f"{first} do {{v}}"), said
    if first in PREPOSITIONS and len(words) == 2 and last in _PLACES:
        return f"is|are {first} the {rest}", said
    if first in PREPOSITIONS or (more and first in _TOGETHER):
        return f"is|are {first} {rest}", said
    if first == "used" and second == "to" and len(words) > 2:
        return f"used {rest}", said
    if first in {"doesn't", "don't"} and more:
        return f"doesn't|don't {rest}", said
    if is_gerund(first) and (first == "dating" or second in PREPOSITIONS):
        return f"is|are {first} {rest}", said
    if len(words) > 1 and words[-2] in PREPOSITIONS and _names_a_thing(last) and last in _PLACES:
        rest = " ".join([*words[1:-1], "the", last, "{v}"])
    if is_past(first):
        if len(words) == 2 and is_past(first) and _names_a_thing(second):
            return f"{first} the {rest}", said
        if first in _HANDED and second in {"to", "from"}:
            return f"{first} {rest}", said
        if first in _ONCE and (more or first == "born"):
            return f"was|were {first} {rest}", said
        passive = more and is_passive(first) and second in PREPOSITIONS
        return (f"is|are {first} {rest}" if passive else f"{first} {rest}"), said
    if first == "has" and more:
        return _having(words[1:], said)
    if last == "than":
        return f"is|are {' '.join(words)} {{v}}", said
    present = verb(first)
    if _is_adjective(first) and more and last in PREPOSITIONS:
        return f"is|are {first} {rest}", said
    if present is not None and (last != "of" or first == present.third):
        if len(words) == 2 and first == present.third and _names_a_thing(second):
            rest = f"the {rest}"
        return f"{present.third}|{present.base} {rest}", the(said)
    if more and last in PREPOSITIONS:
        if is_plural(words[-2]) and last != "of":
            return f"has|have {' '.join(words)} {{v}}", said
        return f"is|are {_role(words[:-1])} {last} {{v}}", said
    shown = _shouted(" ".join(words))
    return f"'s {shown} {'include' if is_plural(last) else 'is'} {{v}}", said


def _having(words: list[str], said: str) -> Saying:
    name = " ".join(words)
    if words[0] == "not":
        return "doesn't|don't have {v}", said
    if words[0] in {"no", "never"}:
        return f"has|have {name} {{v}}", said
    if is_past(words[0]):
        return f"has|have {name} {{v}}", said
    if said.casefold() in NOTHING:
        return f"has|have no {name}", said
    if is_plural(words[-1]):
        return (f"has|have {{v}} {name}" if said[:1].isdecimal() else f"has|have {name}: {{v}}"), said
    return f"has|have {with_article(_shouted(name))}, {{v}}", said


def _names_a_thing(word: str) -> bool:
    return (
        word not in PREPOSITIONS
        and word not in DETERMINERS
        and word not in {"not", "well", "together", "like", "to"}
        and not is_plural(word)
        and not word.endswith(("ing", "ly", "ed"))
    )


def _is_adjective(word: str) -> bool:
    return word in _ADJECTIVES or _ADJECTIVAL.search(word) is not None


def _shouted(words: str) -> str:
    joined = words.replace(" in law", "-in-law")
    return " ".join(word.upper() if word in _SHOUTED else word for word in joined.split(" "))


def _role(words: list[str]) -> str:
    joined = words
    for prefix in ("ex", "co", "vice"):
        if words[0] == prefix and len(words) > 1 and prefix != "vice":
            joined = [f"{prefix}-{words[1]}", *words[2:]]
    text = " ".join(word.upper() if word in _CAPITALS else word for word in joined).replace(" in law", "-in-law")
    if words[0] in _CAPITALS or words[-1] in _THE_ONLY:
        return f"the {text}"
    return text if words[0] in _BARE_NOUNS or _is_adjective(words[-1]) else with_article(text)
