"""The members of a sentence: what stands between its marks, whatever its clauses were taken for.

What verdicts, pastimes and passing states are read from by shape, with the claims they share.
"""

import re
from collections.abc import Iterator
from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.lexicon import AUXILIARIES, DETERMINERS, FILLERS, SUBJECT_PRONOUNS, words
from mock_server.engine.extract.language.phrases import Tokens, trim
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.tastes import VAGUE, deictic, things

_TASTES: Final = frozenset({"likes", "dislikes", "prefers", "hobby", "diet", "allergy"})
_BREAKS: Final = frozenset({",", ";", "-", "–", "—", "(", ")", "!", ".", "…"})

_TAG_WORDS: Final = words("thanks please cheers obviously always yuck")
_CLOSING: Final = words("lol haha tbh honestly tho mind anyway btw lmao really personally ha hehe too")


def members(tokens: Tokens) -> Iterator[Tokens]:
    """Cut at marks and before "but"; drop what only fills at either end."""
    start = 0
    for i in range(len(tokens) + 1):
        if i < len(tokens) and tokens[i].low not in _BREAKS and tokens[i].low not in {"but", "though", "although"}:
            continue
        if i < len(tokens) and tokens[i].low == "-" and _glued(tokens, i):
            continue  # "24-hour clock"
        member = tokens[start:i]
        while (
            member
            and ((member[0].low in FILLERS and member[0].low not in _TAG_WORDS) or member[0].kind == "emoji")
            and member[0].low != "like"
        ):
            member = member[1:]
        while member and (member[-1].low in _CLOSING or member[-1].kind == "emoji"):
            member = member[:-1]
        if member:
            yield member
        start = i + 1


def _glued(tokens: Tokens, i: int) -> bool:
    """Tell whether a mark stands between two words with no space on either side."""
    inside = 0 < i < len(tokens) - 1
    return inside and tokens[i - 1].end == tokens[i].start and tokens[i].end == tokens[i + 1].start


def claim_taste(key: str, slot: Tokens, scene: Scene) -> bool:
    """Claim a clean thing, unless this sentence has already judged it."""
    if not slot or slot[0].low in SUBJECT_PRONOUNS | words("my your his her our their no any every"):
        return False
    phrase = trim(slot, keep_dates=True)
    if not phrase or phrase[0].low in VAGUE or phrase[0].kind not in ("word", "number") or deictic(phrase):
        return False
    values = [scene.words(phrase)] if key == "prefers" else things(slot, scene)
    done = False
    for value in values:
        parts = set(value.casefold().split())
        told = any(
            f.subject == SPEAKER and f.key in _TASTES and parts & set((f.value or "").casefold().split())
            for f in scene.ledger.lately()
        )
        done = (not told and scene.claim(SPEAKER, key, value)) or done
    return done


def slot_of(found: re.Match[str], member: Tokens) -> Tokens:
    """Find the tokens of the group `x`."""
    first = found.string[: found.start("x")].count(" ")
    return member[first : first + found.group("x").count(" ") + 1]


def verbal(slot: Tokens) -> bool:
    """Tell whether a stretch holds more than a thing: a verb, a pronoun, somebody's own."""
    return any(t.low in AUXILIARIES | SUBJECT_PRONOUNS | DETERMINERS - {"a", "an", "the"} for t in slot)


_OPENS: Final = words("both our my all the we i")


def clause_start(tokens: Tokens, at: int) -> int:
    """Find where the clause of a group begins, if one was told before it: "I run Halden, and both cats (...)"."""
    for i in range(at - 1, max(0, at - 5), -1):
        if tokens[i].low == "and" and i + 1 < at and tokens[i + 1].low in _OPENS:
            return i + 1
    return 0
