"""Other spellings of keys and labels, folded into the closed vocabulary (R-CAT-6).

A language model writes `city` or `lives_in` where memory knows `location`; stored as they come, the two would live side
by side and never correct each other. Everything that takes free keys from a model folds them here. Triples are stored
as they were sent: who writes those chose the words.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from mock_server.engine.claims import SPEAKER, FactClaim, Mention, Retraction
from mock_server.engine.vocabulary import KEYS, LABEL_TO_KEY


def _table(spellings: dict[str, str]) -> dict[str, str]:
    return {word: known for known, words in spellings.items() for word in (known, *words.split())}


_KEYS: Final = _table(
    {
        "name": "full_name first_name preferred_name given_name nickname called",
        "job_title": "role title position occupation profession job job_role",
        "employer": "company organisation organization workplace works_at works_for employed_by employed_at",
        "location": "city home residence lives_in current_location current_city address home_city based_in",
        "hometown": "birthplace origin born_in from grew_up_in place_of_birth",
        "age": "years years_old",
        "birthday": "birth_date birthdate date_of_birth dob born_on",
        "email": "email_address mail",
        "phone": "phone_number mobile mobile_number telephone",
        "language": "languages speaks spoken_language native_language first_language",
        "timezone": "time_zone tz",
        "pet": "pets has_pet dog cat pet_name",
        "spouse": "wife husband partner fiance fiancee married_to",
        "child": "children son daughter kid kids parent_of",
        "sibling": "siblings brother sister sibling_of",
        "manager": "boss supervisor reports_to managed_by supervised_by works_under",
        "likes": "like loves love enjoys favourite favorite favourite_food favorite_food fan_of interest interests",
        "dislikes": "dislike hates hate avoids",
        "prefers": "preference preferences preferred",
        "allergy": "allergies allergic_to allergic intolerance",
        "diet": "dietary_preference dietary_restriction dietary_requirement eating_habits",
        "hobby": "hobbies pastime plays",
        "skill": "skills knows_how_to good_at programming_language",
        "tool": "tools uses software editor",
        "current_project": "project projects works_on working_on current_focus building",
        "goal": "goals aim objective target wants_to",
        "plan": "plans event appointment upcoming upcoming_event schedule trip",
        "status": "state situation availability condition",
        "mood": "feeling emotion",
        "education": "school university degree alma_mater studied studied_at studies",
        "nationality": "citizenship",
    }
)
_LABELS: Final = _table(
    {
        "works_at": "works_for employed_by employed_at work_at employer",
        "lives_in": "lives_at based_in resides_in located_in location moved_to",
        "knows": "friend_of friends_with colleague_of acquainted_with friend colleague works_with",
        "married_to": "spouse_of spouse wife husband partner partner_of engaged_to",
        "parent_of": "has_child mother_of father_of has_son has_daughter child",
        "has_pet": "owns_pet owner_of pet pet_owner_of",
        "member_of": "belongs_to on_team plays_for",
        "manages": "leads supervises boss_of manager_of",
        "reports_to": "managed_by works_under supervised_by manager boss supervisor",
        "sibling_of": "sibling brother sister brother_of sister_of",
        "likes": "loves enjoys fan_of",
        "dislikes": "hates avoids",
        "uses": "uses_tool tool",
        "from": "born_in comes_from originates_from grew_up_in hometown",
        "studied_at": "attended graduated_from studies_at education",
        "part_of": "component_of belongs_to_project subset_of",
        "works_on": "working_on contributes_to builds current_project",
    }
)
_TURNED: Final = {
    "child_of": "parent_of", "son_of": "parent_of", "daughter_of": "parent_of", "pet_of": "has_pet",
    "has_member": "member_of", "used_by": "uses", "contains": "part_of", "has_part": "part_of",
}  # fmt: skip
"""Labels that say it from the other end: `child_of` is `parent_of` with subject and object turned round."""

_OWNED: Final = ("has_", "owns_", "my_", "current_")
_ANSWERS: Final = frozenset({"yes", "no", "true", "false"})
_SOMEBODY: Final = frozenset({"person", "agent", "other", "unknown"})
_OF_ANYTHING: Final = frozenset({"location", "email", "phone", "timezone", "status"})
"""Keys whose other spellings mean the same of a thing. A book's title is not its job."""
_NEEDS: Final = {
    **dict.fromkeys(("knows", "married_to", "parent_of", "sibling_of"), _SOMEBODY),
    "has_pet": _SOMEBODY | {"topic", "concept"},
    "member_of": frozenset({"organisation", "project", "event", "service", "other", "unknown"}),
}
"""The types of object with which another spelling of a label means it: one may work with a tool, not know it."""
_MEANT: Final = {"knows": "person", "member_of": "organisation"}


def fold_facts(claims: Iterable[FactClaim]) -> tuple[FactClaim, ...]:
    """Fold the keys and labels of claims, and give each the other face the vocabulary knows for it.

    Where a key with one value is spelt in two ways with two values (`location: Italy`, `city: Rome`), the plain
    spelling, else the first, is folded, and the other stays as it is: that is no correction.
    """
    found = tuple(claims)
    taken = {(claim.subject, claim.key): claim.value for claim in found if claim.key in KEYS}
    folded: list[FactClaim] = []
    for claim in found:
        known = _fold_fact(claim)
        if known.key != claim.key and known.key is not None and KEYS[known.key].single:
            first = taken.setdefault((known.subject, known.key), known.value)
            if (first or "").casefold() != (known.value or "").casefold():
                known = claim
        folded.append(both_faces(known))
    return tuple(dict.fromkeys(folded))


def fold_retraction(taken_back: Retraction) -> Retraction:
    """Fold what is taken back."""
    word, value = taken_back.key, taken_back.value
    if word in KEYS or word in _LABELS.values():
        return taken_back
    known = _folded(word, _TURNED)
    if known is not None and value is not None and taken_back.subject != SPEAKER:
        return replace(taken_back, subject=Mention("person", value), key=known, value=taken_back.subject.name)
    return replace(taken_back, key=_folded(word, _KEYS) or _folded(word, _LABELS) or word)


def both_faces(claim: FactClaim) -> FactClaim:
    """Give a claim the face that says the same, where the vocabulary knows one: `employer: Acme` is `works_at` Acme."""
    if claim.key is not None and claim.label is None:
        spec = KEYS.get(claim.key)
        if spec is not None and spec.label is not None and claim.value is not None:
            return replace(claim, label=spec.label, object=Mention(spec.object_type or "other", claim.value))
    if claim.key is None and claim.object is not None and claim.object != SPEAKER:
        key = LABEL_TO_KEY.get(claim.label or "")
        if key is not None:
            return replace(claim, key=key, value=claim.object.name)
    return claim


def _fold_fact(claim: FactClaim) -> FactClaim:
    if claim.label is not None and claim.object is not None:
        claim = _fold_label(claim, claim.label, claim.object)
    if claim.key is None or claim.value is None or claim.key in KEYS:
        return claim
    key = _folded(claim.key, _KEYS)
    if key is not None:
        means_it = (
            (claim.subject.type in _SOMEBODY or key in _OF_ANYTHING)
            and claim.value.casefold() not in _ANSWERS
            and not (key == "hometown" and claim.value.isdecimal())
        )
        return replace(claim, key=key) if means_it else claim
    label = _folded(claim.key, _LABELS)
    if label is None or claim.label is not None:
        return claim
    return replace(claim, key=None, value=None, label=label, object=Mention(_MEANT.get(label, "unknown"), claim.value))


def _fold_label(claim: FactClaim, word: str, target: Mention) -> FactClaim:
    turned = _folded(word, _TURNED)
    if turned is not None and claim.key not in KEYS and _fits(turned, claim.subject):
        return replace(claim, subject=target, key=None, value=None, label=turned, object=claim.subject)
    label = _folded(word, _LABELS)
    if label is not None:
        return replace(claim, label=label) if _fits(label, target) else claim
    key = _folded(word, _KEYS)
    if key is None or claim.key is not None or target == SPEAKER:
        return claim
    twin = KEYS[key].label
    return replace(claim, key=key, value=target.name, label=twin, object=target if twin is not None else None)


def _fits(label: str, target: Mention) -> bool:
    return target.type in _NEEDS.get(label, (target.type,))


def _folded(word: str, table: dict[str, str]) -> str | None:
    for prefix in ("", *_OWNED):
        if word.startswith(prefix) and (known := table.get(word.removeprefix(prefix))) is not None:
            return known
    return None
