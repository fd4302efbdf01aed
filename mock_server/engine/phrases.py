"""What a key or a label says of its subject, in words that fit "Maya ..." as well as "You ...".

A template is either a possession (`'s birthday is {v}`) or a verb in both persons and the rest (`works|work at {v}`;
one form where both are alike). `{v}` is the value or the target's name, `{a}` the same with an article where it needs
one. Keys and labels nobody listed are read as English: a verb is conjugated, anything else the subject has.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from mock_server.engine.grammar import is_infinitive, is_passive, is_past, is_plural, verb, with_article


@dataclass(frozen=True, slots=True)
class Phrase:
    """Say something of a subject: verb (third person), yours (with "you"), rest. Without a verb it is a possession."""

    rest: str
    verb: str = ""
    yours: str = ""

    def of(self, subject: str) -> str:
        """Say it of somebody: "Maya works at Acme", "Maya's birthday is 3 May"."""
        return f"{subject} {self.verb} {self.rest}" if self.verb else f"{subject}'s {self.rest}"

    def to_you(self) -> str:
        """Say it to whom it is about: "You work at Acme", "Your birthday is 3 May"."""
        return f"You {self.yours} {self.rest}" if self.verb else f"Your {self.rest}"

    @property
    def headline(self) -> str:
        """Say it without a subject: "Works at Acme", "Birthday is 3 May"."""
        text = f"{self.verb} {self.rest}".strip()
        return text[:1].upper() + text[1:]


@lru_cache(maxsize=16_384)
def phrase(key: str | None, value: str | None, label: str | None, target: str) -> Phrase:
    """Give the phrase of a fact: the attribute face, where there is one, gives the verb, else the label does."""
    said = target if value is None else value
    if key is None:
        template = _BY_LABEL.get(label or "") or _read_label(label or "relates_to")
    else:
        chosen = _BY_KEY.get(key)
        template = chosen(said, label) if callable(chosen) else chosen or _read_key(key, said)
    return _fill(template, said)


def _fill(template: str, said: str) -> Phrase:
    if template.startswith("'s "):
        return Phrase(_put(template[3:], said))
    verb, _, rest = template.partition(" ")
    third, _, second = verb.partition("|")
    return Phrase(_put(rest, said), third, second or third)


def _put(text: str, said: str) -> str:
    return text.replace("{a}", with_article(said)) if "{a}" in text else text.replace("{v}", said)


def _kin(noun: str) -> Callable[[str, str | None], str]:
    """Say that somebody has one: by name, or by the common word when that is all we know ("a dog")."""

    def choose(said: str, label: str | None) -> str:  # noqa: ARG001
        return "has|have {a}" if said[:1].islower() else f"has|have a {noun}, {{v}}"

    return choose


def _job(said: str, label: str | None) -> str:  # noqa: ARG001
    return "works|work as {a}" if said.casefold() not in {"retired", "unemployed", "self-employed"} else "is|are {v}"


_DEGREE: Final = re.compile(
    r"\b(ph\.?d|m\.?b\.?a|[bm]\.?sc|[bm]\.?a|[bm]\.?eng|ll\.?[bm]|doctorate|master'?s|bachelor'?s|degree|diploma)\b",
    re.IGNORECASE,
)
_SCHOOL: Final = re.compile(
    r"\b(universit\w*|college|school|institut\w*|academy|polytechnic|hochschule|faculty|eth|mit|ucla|lse)\b",
    re.IGNORECASE,
)


def _education(said: str, label: str | None) -> str:
    if _DEGREE.search(said):
        return "has|have {a}"
    return "studied at {v}" if label == "studied_at" or _SCHOOL.search(said) else "studied {v}"


def _goal(said: str, label: str | None) -> str:  # noqa: ARG001
    first = said.split(" ", 1)[0].casefold()
    if first == "to":
        return "wants|want {v}"
    return "wants|want to {v}" if is_infinitive(first) and " " in said else "'s goal is {v}"


def _plan(said: str, label: str | None) -> str:  # noqa: ARG001
    first = said.split(" ", 1)[0].casefold()
    if first == "to":
        return "plans|plan {v}"
    if first in _PREPOSITIONS:
        return "is|are going to be {v}"
    return "plans|plan to {v}" if is_infinitive(first) and " " in said else "'s plans include {v}"


_BY_KEY: Final[dict[str, str | Callable[[str, str | None], str]]] = {
    "name": "'s name is {v}",
    "job_title": _job,
    "employer": "works|work at {v}",
    "location": "lives|live in {v}",
    "hometown": "is|are from {v}",
    "age": "is|are {v} years old",
    "birthday": "'s birthday is {v}",
    "email": "'s email address is {v}",
    "phone": "'s phone number is {v}",
    "timezone": "'s time zone is {v}",
    "nationality": "'s nationality is {v}",
    "spouse": "is|are married to {v}",
    "child": _kin("child"),
    "sibling": _kin("sibling"),
    "pet": _kin("pet"),
    "education": _education,
    "manager": "reports|report to {v}",
    "language": "speaks|speak {v}",
    "likes": "likes|like {v}",
    "dislikes": "dislikes|dislike {v}",
    "prefers": "prefers|prefer {v}",
    "allergy": "is|are allergic to {v}",
    "diet": "'s diet is {v}",
    "hobby": "'s hobbies include {v}",
    "skill": "is|are skilled in {v}",
    "tool": "uses|use {v}",
    "current_project": "is|are working on {v}",
    "goal": _goal,
    "plan": _plan,
    "status": "'s status is {v}",
    "mood": "feels|feel {v}",
}

_BY_LABEL: Final = {
    "works_at": "works|work at {v}",
    "lives_in": "lives|live in {v}",
    "knows": "knows|know {v}",
    "married_to": "is|are married to {v}",
    "parent_of": "is|are a parent of {v}",
    "sibling_of": "is|are a sibling of {v}",
    "has_pet": "has|have a pet, {v}",
    "member_of": "is|are a member of {v}",
    "manages": "manages|manage {v}",
    "reports_to": "reports|report to {v}",
    "likes": "likes|like {v}",
    "dislikes": "dislikes|dislike {v}",
    "uses": "uses|use {v}",
    "from": "is|are from {v}",
    "studied_at": "studied at {v}",
    "part_of": "is|are part of {v}",
    "works_on": "is|are working on {v}",
    "relates_to": "relates|relate to {v}",
}

_PREPOSITIONS: Final = frozenset(
    {
        "about", "above", "across", "after", "against", "along", "among", "around", "as", "at", "before", "behind",
        "below", "beside", "between", "beyond", "by", "during", "for", "from", "in", "inside", "into", "like", "near",
        "next", "of", "off", "on", "onto", "opposite", "outside", "over", "past", "per", "since", "to", "towards",
        "under", "until", "up", "upon", "via", "with", "within", "without",
    }
)  # fmt: skip
_CAPITALS: Final = frozenset({"ceo", "cto", "cfo", "coo", "cio", "cmo", "vp"})
_THE_ONLY: Final = frozenset({"author", "capital", "father", "founder", "husband", "mother", "owner", "wife"})
_BARE_NOUNS: Final = _CAPITALS | {"head", "part", "president", "chair", "director", "captain"}
_ADJECTIVES: Final = frozenset(
    {
        "afraid", "aware", "capable", "critical", "fond", "full", "guilty", "jealous", "proud", "representative",
        "short", "tired", "worthy",
    }
)  # fmt: skip
_TOGETHER: Final = frozenset(
    {
        "friends", "colleagues", "partners", "neighbours", "neighbors", "cousins", "roommates", "flatmates",
        "classmates", "teammates",
    }
)  # fmt: skip
_BEING: Final = {"is": "is|are", "are": "is|are", "was": "was|were", "were": "was|were"}
_ONCE: Final = frozenset({"born", "founded", "built", "created", "written"})
_YES: Final = frozenset({"true", "yes"})
_NO: Final = frozenset({"false", "no"})


def words_of(name: str) -> str:
    """Read a key or label as words: `favourite_colour` and `favouriteColour` are "favourite colour"."""
    spaced = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name)
    return " ".join(re.split(r"[\s_\-{}|]+", spaced)).strip().lower()


def _read_key(key: str, said: str) -> str:
    words = words_of(key) or "note"
    first, _, rest = words.partition(" ")
    if first == "is" and rest and said.casefold() in _YES | _NO:
        return f"is|are {rest}" if said.casefold() in _YES else f"is|are not {rest}"
    return f"'s {words} {'include' if is_plural(words.split(' ')[-1]) else 'is'} {{v}}"


def _read_label(label: str) -> str:
    words = (words_of(label) or "relates to").split(" ")
    first, last, more = words[0], words[-1], len(words) > 1
    rest = " ".join([*words[1:], "{v}"])
    if first in _BEING:
        return f"{_BEING[first]} {rest}"
    if first in _PREPOSITIONS or (more and first in _TOGETHER):
        return f"is|are {first} {rest}"
    if is_past(first):
        if first in _ONCE and (more or first == "born"):
            return f"was|were {first} {rest}"
        return f"is|are {first} {rest}" if more and is_passive(first) else f"{first} {rest}"
    if first == "has" and more:
        return f"has|have {with_article(' '.join(words[1:]))}, {{v}}"
    present = verb(first)
    if present is not None and (last != "of" or first == present.third):
        return f"{present.third}|{present.base} {rest}"
    if last == "of" and more:
        return f"is|are {_role(words[:-1])} of {{v}}"
    return f"'s {' '.join(words)} {'include' if is_plural(last) else 'is'} {{v}}"


def _role(words: list[str]) -> str:
    text = " ".join(word.upper() if word in _CAPITALS else word for word in words)
    if words[0] in _CAPITALS or words[-1] in _THE_ONLY:
        return f"the {text}"
    return text if words[0] in _BARE_NOUNS or words[-1] in _ADJECTIVES else with_article(text)
