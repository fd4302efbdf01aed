"""People by whom they belong to: "my little brother Kofi", "her husband", "Priya's friend Ana".

Whether such a phrase is the subject of a clause is decided in `subjects.py`.
"""

from dataclasses import dataclass
from typing import Final

from mock_server.engine.claims import SPEAKER, Mention
from mock_server.engine.extract.language.givennames import is_given_name
from mock_server.engine.extract.language.lexicon import (
    FIRST_OWN,
    PREPOSITIONS,
    THIRD_OWN,
    words,
)
from mock_server.engine.extract.language.nouns import KIN
from mock_server.engine.extract.language.propernames import name_end
from mock_server.engine.extract.language.tokens import Token
from mock_server.engine.extract.scene import STRANGER, Scene


@dataclass(frozen=True, slots=True)
class Relative:
    """Hold "my little brother Kofi": whose, the kin noun, the key it fills, and the names given."""

    owner: Mention
    noun: str
    key: str
    names: tuple[str, ...]
    end: int


_HOUSEHOLD: Final = words("kids wife husband missus hubby children twins boys girls girlfriend boyfriend other")
"""With "the" these are the speaker's own."""


_RUN: Final = words(
    "office project product account store shop site stage campaign community property building case floor facilities "
    "marketing sales hr bank branch hotel restaurant event events warehouse content brand program programme"
)
"""What a manager may run without being the boss of the one who speaks."""
_SUBJECT_OF: Final = {"his": "he", "her": "she", "their": "they", "its": "it"}
_COLLECTIVE: Final = words("team group class family crew squad band company firm employer school")


_AT_HOME: Final = words("mum mom mam dad daddy mummy mommy grandma grandpa granny gran nan nana grandad granddad")
"""Relatives of the speaker without anybody saying "my"."""


def read_owner(tokens: tuple[Token, ...], i: int, scene: Scene) -> tuple[Mention | None, int]:
    """Read a possessor at i ("my", "her", "Priya's"); returns it and the index behind it, or (None, i)."""
    if i >= len(tokens):
        return None, i
    low = tokens[i].low
    if low in FIRST_OWN:
        kin = next(
            (
                k
                for k in range(i + 1, min(i + 5, len(tokens) - 1))
                if tokens[k].low in KIN and tokens[k + 1].low == "'s"
            ),
            -1,
        )
        if kin > 0 and not any(t.low in PREPOSITIONS or t.low in {"and", ","} for t in tokens[i:kin]):
            relative = read_relative(tokens[: kin + 1], i, scene)
            return (
                relative_mention(relative, scene) if relative is not None else Mention("person", tokens[kin].low)
            ), kin + 2
        return SPEAKER, i + 1
    if low == "the" and i + 1 < len(tokens) and tokens[i + 1].low in _HOUSEHOLD:
        return SPEAKER, i + 1
    if i == 0 and low in {"hubby", "wifey"}:
        return SPEAKER, i
    if (
        i == 0
        and KIN.get(low) in {"spouse", "sibling"}
        and not low.endswith("s")
        and not (tokens[0].capital and scene.cased and len(tokens) > 1)
    ):
        return SPEAKER, i  # "gf is called maria"
    if low in _AT_HOME and (i + 1 == len(tokens) or (tokens[i + 1].low != "'s" and not tokens[i + 1].capital)):
        return SPEAKER, i  # "Mum lives in Kent"
    if low in THIRD_OWN:
        if {"a", "man"} <= scene.said or {"a", "woman"} <= scene.said:
            return None, i  # "a man is 40 and his son is 12": nobody in particular
        found = scene.resolve(_SUBJECT_OF[low], at=tokens[i].start)
        return (found[0] if found else Mention("person", STRANGER + low)), i + 1
    stop = name_end(tokens, i, scene)
    if i < stop < len(tokens) and tokens[stop].low == "'s":
        if stop + 1 < len(tokens) and tokens[stop + 1].low in {"the", "a", "an"}:
            return None, i  # "Bea's the eldest"
        return scene.note(scene.person(scene.words(tokens[i:stop]))), stop + 1
    if low in KIN and i + 1 < len(tokens) and tokens[i + 1].low == "'s":
        return Mention("person", low), i + 2
    return None, i


def read_relative(tokens: tuple[Token, ...], i: int, scene: Scene) -> Relative | None:
    """Read "my little brother Kofi", "her husband", "Priya's friend Ana" at i."""
    owner, j = read_owner(tokens, i, scene)
    if owner is None:
        return None
    limit = min(len(tokens), j + 5)
    k = j
    if j + 1 < len(tokens) and tokens[j].low == "little" and tokens[j + 1].low in {"one", "ones"}:
        return Relative(owner, "child", "child", (), j + 2)
    while k < limit and tokens[k].low not in KIN:
        if (
            tokens[k].kind not in ("word", "number")
            or tokens[k].low in PREPOSITIONS
            or tokens[k].low in {"and", "or", "'s"}
        ):
            return None
        k += 1
    if k >= limit:
        return None
    if tokens[k].low == "half" and tokens[k - 1].low not in {"other", "better"}:
        return None
    while k + 1 < len(tokens) and tokens[k + 1].low in KIN and tokens[k + 1].low != "named":
        k += 1
    noun = tokens[k].low
    if noun == "team" and k + 1 < len(tokens) and tokens[k + 1].low in {"lead", "leader"}:
        k, noun = k + 1, "manager"
    if noun in _COLLECTIVE:
        return None
    key = KIN[noun]
    if key == "manager" and any(t.low in _RUN for t in tokens[j:k]):
        return None  # "our office manager"
    if key == "spouse" and any(t.low in {"work", "office", "fake", "pretend"} for t in tokens[j:k]):
        return None  # "my work wife"
    k += 1
    if k < len(tokens) and tokens[k].low == "'s":
        # "my sister's dog" is about the dog.
        return None
    if k + 2 < len(tokens) and tokens[k].low == "of" and any(t.low in {"years", "months"} for t in tokens[k : k + 4]):
        k = next(j for j in range(k, min(k + 4, len(tokens))) if tokens[j].low in {"years", "months"}) + 1
    names: list[str] = []
    while True:
        begin = k
        if (
            begin < len(tokens)
            and tokens[begin].low in {",", "and", "named", "called"}
            and (names or tokens[begin].low != "and")
        ):
            begin += 1
            if begin < len(tokens) and tokens[begin].low == "and":
                begin += 1
        stop = (
            name_end(tokens, begin, scene)
            if scene.cased or (begin < len(tokens) and tokens[begin].caseless)
            else begin + (begin < len(tokens) and is_given_name(tokens[begin].low))
        )
        if stop == begin or (stop < len(tokens) and tokens[stop].low == "'s"):
            break
        names.append(scene.words(tokens[begin:stop]))
        k = stop
        if not noun.endswith("s") or noun == "boss":
            break
    if owner.name in names and tokens[i].low in THIRD_OWN:
        # The one just named cannot be the one meant by "her" in "her brother Zaid".
        found = scene.resolve(
            _SUBJECT_OF[tokens[i].low], tuple(scene.person(name) for name in names), at=tokens[i].start
        )
        owner = found[0] if found else Mention("person", STRANGER + tokens[i].low)
    return Relative(owner, noun, key, tuple(names), k)


def relative_mention(relative: Relative, scene: Scene) -> Mention:
    """Name the person a relative is: by name, or as "sister", "Priya's sister", "her sister"."""
    if relative.names:
        # "my friend Kim" is somebody else, whatever the speaker is called.
        own = relative.owner == SPEAKER
        mentions = [scene.note(Mention("person", name) if own else scene.person(name)) for name in relative.names]
        scene.group = tuple(mentions) if len(mentions) > 1 else ()
        return mentions[-1]
    if relative.owner == SPEAKER:
        if relative.key in {"spouse", "child", "sibling", "manager"} and not relative.noun.endswith("s"):
            scene.introduce(relative.key, relative.owner, relative.noun)
        return scene.note(Mention("person", relative.noun))
    if relative.owner.name.startswith(STRANGER):
        return scene.note(Mention("person", f"{relative.owner.name[1:]} {relative.noun}"))
    return scene.note(Mention("person", f"{relative.owner.name}'s {relative.noun}"))
