"""The keys and labels memory knows: how many values each may hold, its category, and which label says the same as which
key.

One table, used by extraction, reconciliation, sentences, state and profile. Unknown keys are single-valued knowledge.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final


class Category(StrEnum):
    """Where a fact belongs: who someone is, what is so, what is going on."""

    IDENTITY = "identity"
    KNOWLEDGE = "knowledge"
    CONTEXT = "context"


IMPORTANCE: Final = {Category.IDENTITY: 1.0, Category.KNOWLEDGE: 0.8, Category.CONTEXT: 0.5}
"""The importance a fact starts with (R-CAT-4)."""


@dataclass(frozen=True, slots=True)
class Key:
    """Describe an attribute key. label/object_type: the relation that says the same when the value names an entity."""

    single: bool
    category: Category
    label: str | None = None
    object_type: str | None = None


_I, _K, _C = Category.IDENTITY, Category.KNOWLEDGE, Category.CONTEXT

KEYS: Final[dict[str, Key]] = {
    "name": Key(True, _I),
    "job_title": Key(True, _I),
    "employer": Key(True, _I, "works_at", "organisation"),
    "location": Key(True, _I, "lives_in", "location"),
    "hometown": Key(True, _I, "from", "location"),
    "age": Key(True, _I),
    "birthday": Key(True, _I),
    "email": Key(True, _I),
    "phone": Key(True, _I),
    "timezone": Key(True, _I),
    "nationality": Key(True, _I),
    "spouse": Key(True, _I, "married_to", "person"),
    "child": Key(False, _I, "parent_of", "person"),
    "sibling": Key(False, _I, "sibling_of", "person"),
    "pet": Key(False, _I, "has_pet", "other"),
    "education": Key(False, _I, "studied_at", "organisation"),
    "manager": Key(True, _I, "reports_to", "person"),
    "language": Key(False, _K),
    "likes": Key(False, _K),
    "dislikes": Key(False, _K),
    "prefers": Key(False, _K),
    "allergy": Key(False, _K),
    "diet": Key(True, _K),
    "hobby": Key(False, _K),
    "skill": Key(False, _K),
    "tool": Key(False, _K, "uses", "product"),
    "current_project": Key(False, _C, "works_on", "project"),
    "goal": Key(False, _C),
    "plan": Key(False, _C),
    "status": Key(True, _C),
    "mood": Key(True, _C),
}

_UNKNOWN: Final = Key(True, _K)

LABEL_TO_KEY: Final = {spec.label: key for key, spec in KEYS.items() if spec.label is not None}
"""`works_at` -> `employer`, and so on: a relation and the attribute that says the same."""

SINGLE_LABELS: Final = frozenset(label for label, key in LABEL_TO_KEY.items() if KEYS[key].single)
"""Relations of which one subject has one at a time."""

CONVERSES: Final = {
    "married_to": "married_to", "sibling_of": "sibling_of", "knows": "knows", "works_with": "works_with",
    "reports_to": "manages", "manages": "reports_to",
}  # fmt: skip
"""What a relation is called when it is told from its other end: taking back one takes back the other."""

OPPOSITE_KEYS: Final = {"likes": "dislikes", "dislikes": "likes"}
"""Saying one of something takes back the other of the same thing (a reversal of taste)."""


def describe(key: str) -> Key:
    """Look up a key; one that nobody listed is single-valued knowledge."""
    return KEYS.get(key, _UNKNOWN)
