"""What a key or a label says of its subject, in words that fit "Maya ..." as well as "You ...".

A template is either a possession (`'s birthday is {v}`) or a verb in both persons and the rest (`works|work at {v}`;
one form where both are alike, and `_` for a space within). `{v}` is the value or the target's name, `{a}` the same with
an article where it needs one, `{their}` whose it is. Values of listed keys are told apart in `sayings.py`,
`livelihoods.py` and `intents.py`; keys and labels nobody listed are read in `wordings.py`.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from mock_server.engine import intents, livelihoods, sayings
from mock_server.engine.grammar import with_article
from mock_server.engine.openings import Saying, the
from mock_server.engine.recasting import Me, recast
from mock_server.engine.wordings import of_key, of_label


@dataclass(frozen=True, slots=True)
class Phrase:
    """Say something of a subject: verb (third person), yours (with "you"), rest. Without a verb it is a possession.

    told: the rest as it is said to the subject, where that differs.
    """

    rest: str
    verb: str = ""
    yours: str = ""
    told: str = ""

    def of(self, subject: str) -> str:
        """Say it of somebody: "Maya works at Acme", "Maya's birthday is 3 May"."""
        return f"{subject} {self.verb} {self.rest}".rstrip() if self.verb else f"{subject}'s {self.rest}"

    def to_you(self) -> str:
        """Say it to whom it is about: "You work at Acme", "Your birthday is 3 May"."""
        rest = self.told or self.rest
        return f"You {self.yours} {rest}".rstrip() if self.verb else f"Your {rest}"

    @property
    def headline(self) -> str:
        """Say it without a subject: "Works at Acme", "Birthday is 3 May"."""
        text = f"{self.verb} {self.rest}".strip()
        return text[:1].upper() + text[1:]


@lru_cache(maxsize=16_384)
def phrase(key: str | None, value: str | None, label: str | None, target: str, me: Me = Me.SUBJECT) -> Phrase:
    """Give the phrase of a fact: the attribute face, where there is one, gives the verb, else the label does.

    me: who the first person inside the value is, in the third person's words.
    """
    said = target if value is None else value
    if not said.strip():
        template, words = of_key(key or label or "note", "")
    elif key is None:
        known = _BY_LABEL.get(label or "")
        template, words = (known, the(said)) if known is not None else of_label(label or "relates_to", said)
    else:
        chosen = _BY_BOTH.get((key, label)) or _BY_KEY.get(key)
        if callable(chosen):
            template, words = chosen(said)
        else:
            template, words = (chosen, said) if chosen is not None else of_key(key, said)
    if words == "you" and not template.startswith("'s "):
        template = _OF_YOU.sub(r"\1 your \2", template)
    own = key is not None and (key in _BY_KEY or words[:1].islower())
    third, told = (recast(words, me), recast(words, Me.TOLD)) if own and key not in _KEPT else (words, words)
    return _fill(template, third, told)


def _fill(template: str, third: str, told: str) -> Phrase:
    if template.startswith("'s "):
        rest = template[3:]
        return Phrase(_put(rest, third, "their"), told=_put(rest, told, "your"))
    verb, _, rest = template.partition(" ")
    one, _, other = verb.replace("_", " ").partition("|")
    return Phrase(_put(rest, third, "their"), one, other or one, _put(rest, told, "your"))


def _put(text: str, said: str, their: str) -> str:
    text = text.replace("{their}", their)
    return text.replace("{a}", with_article(said)) if "{a}" in text else text.replace("{v}", said)


_OF_YOU: Final = re.compile(r"\A(is\|are|was\|were) (?:an? |the )([\w -]+) of \{v\}\Z")
_KEPT: Final = frozenset({"name", "email", "phone"})
"""Keys whose values are names: whatever stands in them stays."""

_BY_BOTH: Final[dict[tuple[str, str | None], Callable[[str], Saying]]] = {
    ("education", "studied_at"): livelihoods.place_of_study,
}
"""Keys that a relation's label gives another meaning."""
_BY_KEY: Final[dict[str, str | Callable[[str], Saying]]] = {
    "name": "'s name is {v}",
    "job_title": livelihoods.job,
    "employer": livelihoods.employer,
    "location": sayings.location,
    "hometown": sayings.hometown,
    "age": sayings.age,
    "birthday": sayings.birthday,
    "email": "'s email address is {v}",
    "phone": "'s phone number is {v}",
    "timezone": "'s time zone is {v}",
    "nationality": sayings.nationality,
    "spouse": sayings.spouse,
    "child": sayings.kin("child", "children"),
    "sibling": sayings.kin("sibling", "siblings"),
    "pet": sayings.kin("pet", "pets"),
    "education": livelihoods.education,
    "manager": livelihoods.manager,
    "language": sayings.language,
    "likes": sayings.taste("likes", "like"),
    "dislikes": sayings.taste("dislikes", "dislike"),
    "prefers": sayings.prefers,
    "allergy": sayings.allergy,
    "diet": sayings.diet,
    "hobby": sayings.hobby,
    "skill": livelihoods.skill,
    "tool": livelihoods.tool,
    "current_project": livelihoods.project,
    "goal": intents.goal,
    "plan": intents.plan,
    "status": intents.status,
    "mood": intents.mood,
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
