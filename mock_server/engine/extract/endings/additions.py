"""One more value of a kind told before: "and Kurdish too", "a younger one, Luca", "we got a second one, Gravy"."""

from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.dates import date_at, find_date
from mock_server.engine.extract.language.kinds import FOODS, LANGUAGES, MOODS
from mock_server.engine.extract.language.lexicon import (
    ADVERBS,
    AUXILIARIES,
    DETERMINERS,
    FILLERS,
    PREPOSITIONS,
    SUBJECT_PRONOUNS,
    phrases,
    words,
)
from mock_server.engine.extract.language.phrases import Tokens, lows, trim_end
from mock_server.engine.extract.language.propernames import name_end
from mock_server.engine.extract.language.sentences import Sentence
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene

_LONGEST: Final = 30

_SEVERAL: Final = words("language pet child sibling likes dislikes allergy hobby skill tool goal current_project") | {
    "current_project"
}
_NAMED: Final = frozenset({"pet", "child", "sibling"})
_ANOTHER: Final = phrases(
    "a younger one;an older one;a little one;a big one;an elder one;a bigger one;a smaller one;the other one;"
    "the younger one;the older one;the second one;the third one;a new one too;another one;a second one;one more;"
    "a third one;a new one;a second;another;a third"
)


def add(tokens: Tokens, clauses: list[Clause], scene: Scene) -> bool:
    """Read "and Kurdish too", "we got a second one, Gravy", "blues is great too", "picked up some Faroese as well"."""
    newest = next((f for f in scene.held(SPEAKER) if f.key in _SEVERAL), None)
    if newest is None or newest != scene.hints.held[0]:
        return False
    text = f" {lows(tokens)} "
    opened = tokens[0].low in {"and", "also", "plus", "oh"} and "and" in (t.low for t in tokens[:2])
    opened = opened or tokens[0].low in {"also", "plus"}
    another = any(f" {p} " in text for p in _ANOTHER)
    as_well = any(f" {p} " in text for p in ("too", "as well", "also"))
    if not (opened or another or as_well) or any(
        c.subject.person in {"second", "third"} and c.verb and lows(c.tokens[:2]) != "come to" for c in clauses
    ):
        return False
    if any(c.negated or c.modal for c in clauses):
        return False
    for part in _pieces(tokens):
        value = _further(newest.key, part, scene, another=another)
        if value:
            return scene.claim(SPEAKER, newest.key, value)
        if not another:
            return False
    return False


def another(sentence: Sentence, scene: Scene) -> bool:
    """Read "and another one, Louise, born in April" behind what was said of a child or a pet."""
    newest = scene.hints.held[0] if scene.hints.held else None
    if newest is None or newest.subject != SPEAKER or newest.key not in _NAMED or sentence.question:
        return False
    text = f" {lows(sentence.tokens)} "
    if len(sentence.tokens) > _LONGEST or not any(f" {p} {link} " in text for p in _ANOTHER for link in _INTRODUCING):
        return False
    tokens = sentence.tokens
    cut = next(
        (
            i
            for i, t in enumerate(tokens)
            if i and t.low in {"called", "named", "is", "'s"} and tokens[i - 1].low in _ONES
        ),
        -1,
    )
    parts = _pieces(tokens)
    if 0 < cut < len(tokens) - 1 and (tokens[cut + 1].capital or tokens[cut].low in {"called", "named"}):
        parts = [tokens[cut + 1 :], *parts]
    elif cut > 0:
        return False
    values = (_further(newest.key, part, scene, another=True) for part in parts)
    value = next((v for v in values if v), "")
    return bool(value) and scene.claim(SPEAKER, newest.key, value)


_ONES: Final = words("one second third another")
_INTRODUCING: Final = (",", "called", "named", ":", "-", "is", "'s", "(")
_PIECE_OPENERS: Final = words(
    "and also plus oh we i got have has 've some a the picked pick up now called named learned learnt just little "
    "bit "
    "of there is 's speak it is love like do play as_well"
)
_JUDGING: Final = phrases(
    "is great;is good;is nice;is lovely;is cool;is fun;are great;are good;are nice;are lovely;rocks"
)


def _pieces(tokens: Tokens) -> list[Tokens]:
    out: list[Tokens] = []
    start = 0
    for i in range(len(tokens) + 1):
        if i < len(tokens) and tokens[i].kind != "emoji" and tokens[i].low not in words(", : ; - – — ( ) since from"):
            continue
        part = tokens[start:i]
        start = i + 1
        for judged in _JUDGING:
            at = f" {lows(part)} ".find(f" {judged} ")
            if at > 0:
                part = part[: len(lows(part)[: at - 1].split())] if at > 1 else part
        while part and part[0].low in _PIECE_OPENERS:
            part = part[1:]
        while part and (part[-1].low in {"too", "also", "well", "as", "now", "please"} or part[-1].kind != "word"):
            part = part[:-1]
        if part:
            out.append(part)
    return out


def _further(key: str, part: Tokens, scene: Scene, *, another: bool) -> str:
    """Read one more value of a key from a bare piece of a sentence."""
    if len(part) > 3 or any(is_small(t.low) for t in part):
        return ""
    if key == "language":
        return scene.words(part) if len(part) == 1 and part[0].low in LANGUAGES else ""
    if key in _NAMED:
        end = name_end(part, 0, scene)
        return scene.words(part) if another and 0 < end == len(part) else ""
    if any(t.low.endswith("ed") for t in part[1:]):
        return ""
    active = key in {"hobby", "likes", "dislikes"} and part[0].low.endswith("ing")
    if find_date(part)[0] >= 0 or any(date_at(part, i) > i for i in range(len(part))):
        return ""
    if part[0].low in MOODS or (verb(part[0].low) is not None and part[0].low not in FOODS and not active):
        return ""
    return scene.words(trim_end(part))


def is_small(low: str) -> bool:
    closed = low in FILLERS or low in DETERMINERS or low in PREPOSITIONS or low in AUXILIARIES
    return closed or low in ADVERBS or low in SUBJECT_PRONOUNS or low in words("me you him us them it one lot thing")
