"""The subject of a clause: the speaker, a person, or a thing somebody has ("my birthday", "Priya's boss").

Reading where the subject ends is the business of `clauses.py`; who a pronoun means, of `scene.py`.
"""

import itertools
from dataclasses import dataclass
from typing import Final, Literal

from mock_server.engine.claims import SPEAKER, Mention
from mock_server.engine.extract.kinds import JOBS
from mock_server.engine.extract.lexicon import (
    ADVERBS,
    DETERMINERS,
    FIRST_OWN,
    PREPOSITIONS,
    THIRD_OWN,
    number_of,
    words,
)
from mock_server.engine.extract.nouns import COMMON, KIN
from mock_server.engine.extract.scene import STRANGER, Scene
from mock_server.engine.extract.sentences import LABELS
from mock_server.engine.extract.tokens import Token
from mock_server.engine.extract.verbs import NOUNISH, verb

Person = Literal["first", "second", "third", "thing", "none"]


@dataclass(frozen=True, slots=True)
class Subject:
    """Say whom a clause is about. whos is empty when that cannot be told; owner and head describe "my birthday"."""

    whos: tuple[Mention, ...]
    person: Person
    owner: Mention | None = None
    head: str = ""
    modifiers: frozenset[str] = frozenset()
    tokens: tuple[Token, ...] = ()
    pronoun: str = ""
    plural: bool = False
    elided: bool = False
    imperative: bool = False


@dataclass(frozen=True, slots=True)
class Relative:
    """Hold "my little brother Kofi": whose, the kin noun, the key it fills, and the names given."""

    owner: Mention
    noun: str
    key: str
    names: tuple[str, ...]
    end: int


_NAME_LINKS: Final = words("de da di del della van von der den la le bin ibn al el ter dos du of the")
_HOUSEHOLD: Final = words("kids wife husband missus hubby children twins boys girls girlfriend boyfriend other")
"""With "the" these are the speaker's own."""
_COLLECTIVE: Final = words("team group class family crew squad band company firm employer school")
_NOT_NAMES: Final = COMMON | words(
    "i people everyone everybody someone somebody nobody work dinner lunch breakfast weekends "
    "mornings evenings today tomorrow nothing something everything anything monday tuesday wednesday "
    "thursday friday saturday sunday january february march april june july august september october "
    "november december"
)


def name_end(tokens: tuple[Token, ...], i: int, scene: Scene, *, loose: bool = False) -> int:
    """Find the end of the proper name that starts at i; i itself when there is none.

    loose: capitals are no evidence in this turn, so any word that is not a small word or verb may be a name.
    """
    start = i
    end = len(tokens)
    while i < end:
        token = tokens[i]
        if token.kind != "word" or token.low == "'s":
            break
        if (scene.cased or token.caseless) and not loose:
            ahead = i + 1 < end and tokens[i + 1].capital and tokens[i + 1].kind == "word"
            barred = token.low == "i" or (
                i == start
                and not (
                    ahead
                    and token.low
                    in {"new", "great", "long", "green", "black", "white", "red", "blue", "good", "cold", "old"}
                )
                and (token.low in _NOT_NAMES or token.low in DETERMINERS)
            )
            if (token.caseless or (scene.cased and token.capital)) and not barred:
                i += 1
                continue
            following = tokens[i + 1] if i + 1 < end else None
            if (
                scene.cased
                and i > start
                and token.low in _NAME_LINKS
                and following is not None
                and following.capital
                and following.kind == "word"
            ):
                i += 1
                continue
            break
        if (
            (i > start and tokens[start].caseless != token.caseless)
            or i - start >= 3
            or token.low in DETERMINERS
            or token.low in PREPOSITIONS
            or token.low in ADVERBS
            or token.low in KIN
        ):
            break
        if token.low in words("and or but i who is so because he she they it we you") or (
            verb(token.low) is not None and token.low not in NOUNISH
        ):
            break
        i += 1
    return i


def read_subject(tokens: tuple[Token, ...], scene: Scene) -> Subject:
    """Read a noun phrase as a subject, remembering the people it names."""
    while tokens and tokens[-1].low == ",":
        tokens = tokens[:-1]
    relative = read_relative(tokens, 0, scene) if len(tokens) > 3 and any(t.low == "," for t in tokens) else None
    if relative is not None and relative.names and relative.end >= len(tokens):
        return Subject(
            (relative_mention(relative, scene),), "third", relative.owner, relative.noun, _lows(tokens), tokens
        )
    parts = _split_and(tokens)
    if len(parts) > 1:
        whos: list[Mention] = []
        first = False
        for part in parts:
            subject = read_subject(part, scene)
            whos += subject.whos
            first = first or subject.person == "first"
        scene.group = tuple(whos)
        if first:
            return Subject((SPEAKER,), "first", tokens=tokens, plural=True)
        return Subject(tuple(whos), "third" if whos else "none", tokens=tokens, plural=True)
    if not tokens:
        return Subject((), "none")
    if tokens[0].low in {"i", "me", "we", "myself"}:
        return Subject((SPEAKER,), "first", tokens=tokens)
    relative = read_relative(tokens, 0, scene)
    if relative is not None and relative.end >= len(tokens):
        who = relative_mention(relative, scene)
        return Subject((who,), "third", relative.owner, relative.noun, _lows(tokens), tokens)
    owner, i = read_owner(tokens, 0, scene)
    if owner is None and i == 0:
        stop = name_end(tokens, 0, scene)
        if (
            stop == len(tokens)
            and stop > 0
            and tokens[0].low not in DETERMINERS
            and (scene.cased or _known(tokens, scene))
        ):
            who = scene.note(scene.person(scene.words(tokens)))
            return Subject((who,), "first" if who == SPEAKER else "third", tokens=tokens)
    head = _head(tokens, i)
    if owner == SPEAKER and i + 1 < len(tokens) and scene.cased:
        # "our designer Pavel"
        named = next((k for k in range(i + 1, len(tokens)) if tokens[k].capital and tokens[k - 1].low in JOBS), -1)
        if named > 0 and name_end(tokens, named, scene) == len(tokens):
            who = scene.note(scene.person(scene.words(tokens[named:])))
            return Subject((who,), "third", tokens=tokens)
    if (
        owner is None
        and head in LABELS
        and all(
            t.low in LABELS or t.low in words("full first last date of birth current time zone main") for t in tokens
        )
    ):
        owner = SPEAKER
    if owner is None and any(a.low in {"for", "to"} and b.low == "me" for a, b in itertools.pairwise(tokens)):
        owner = SPEAKER
    return Subject((), "thing", owner, head, _lows(tokens), tokens)


def _known(tokens: tuple[Token, ...], scene: Scene) -> bool:
    """Tell whether words name somebody where capitals do not tell: by another script, or a name heard before."""
    if all(t.caseless for t in tokens):
        return True
    said = " ".join(t.low for t in tokens)
    if any(m.name.casefold() == said for m in (*scene.people, *scene.hints.recent)) or any(
        n.casefold() == said for n in scene.hints.speaker_names
    ):
        return True
    return (
        not scene.shouting
        and len(tokens) <= 2
        and all(t.capital for t in tokens[:1])
        and tokens[0].low not in COMMON
        and verb(tokens[0].low) is None
    )


def _lows(tokens: tuple[Token, ...]) -> frozenset[str]:
    return frozenset(t.low for t in tokens)


def _split_and(tokens: tuple[Token, ...]) -> list[tuple[Token, ...]]:
    parts: list[tuple[Token, ...]] = []
    start = 0
    for i, token in enumerate(tokens):
        if token.low == "and" or token.low == ",":
            if i > start:
                parts.append(tokens[start:i])
            start = i + 1
    if start < len(tokens):
        parts.append(tokens[start:])
    return parts


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
    if low in THIRD_OWN:
        found = scene.resolve({"his": "he", "her": "she", "their": "they", "its": "it"}[low])
        return (found[0] if found else Mention("person", STRANGER + low)), i + 1
    stop = name_end(tokens, i, scene)
    if i < stop < len(tokens) and tokens[stop].low == "'s":
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
            name_end(tokens, begin, scene) if scene.cased or (begin < len(tokens) and tokens[begin].caseless) else begin
        )
        if stop == begin or (stop < len(tokens) and tokens[stop].low == "'s"):
            break
        names.append(scene.words(tokens[begin:stop]))
        k = stop
        if not noun.endswith("s") or noun == "boss":
            break
    return Relative(owner, noun, key, tuple(names), k)


def relative_mention(relative: Relative, scene: Scene) -> Mention:
    """Name the person a relative is: by name, or as "sister", "Priya's sister", "her sister"."""
    if relative.names:
        mentions = [scene.note(scene.person(name)) for name in relative.names]
        scene.group = tuple(mentions) if len(mentions) > 1 else ()
        return mentions[-1]
    if relative.owner == SPEAKER:
        if relative.key in {"spouse", "child", "sibling", "manager"} and not relative.noun.endswith("s"):
            scene.introduce(relative.key, relative.owner, relative.noun)
        return scene.note(Mention("person", relative.noun))
    if relative.owner.name.startswith(STRANGER):
        return scene.note(Mention("person", f"{relative.owner.name[1:]} {relative.noun}"))
    return scene.note(Mention("person", f"{relative.owner.name}'s {relative.noun}"))


def _head(tokens: tuple[Token, ...], i: int) -> str:
    """Find the head noun: the last word before a preposition, a time, or a name."""
    head = ""
    for token in tokens[i:]:
        if (
            token.kind != "word"
            or (token.low in PREPOSITIONS and token.low != "of")
            or token.low in words("this that these right now currently these")
        ):
            break
        if token.low in DETERMINERS or token.low in ADVERBS or number_of(token.low) is not None or token.low == "of":
            continue
        head = token.low
    return head
