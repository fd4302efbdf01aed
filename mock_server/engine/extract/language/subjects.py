"""The subject of a clause: the speaker, a person, or a thing somebody has ("my birthday", "Priya's boss").

Reading where the subject ends is the business of `clauses.py`; who a pronoun means, of `scene.py`.
"""

import itertools
from dataclasses import dataclass
from typing import Final, Literal

from mock_server.engine.claims import SPEAKER, Mention
from mock_server.engine.extract.language.described import described_name
from mock_server.engine.extract.language.lexicon import (
    ADVERBS,
    DETERMINERS,
    PREPOSITIONS,
    number_of,
    words,
)
from mock_server.engine.extract.language.nouns import COMMON, KIN
from mock_server.engine.extract.language.propernames import name_end
from mock_server.engine.extract.language.relatives import read_owner, read_relative, relative_mention
from mock_server.engine.extract.language.sentences import LABELS
from mock_server.engine.extract.language.tokens import Token
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene

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


_OF_LABELS: Final = words("full first last real legal given date of birth current time zone main new personal private")
_ONLY: Final = words("only solely exclusively strictly")


def read_subject(tokens: tuple[Token, ...], scene: Scene) -> Subject:
    """Read a noun phrase as a subject, remembering the people it names."""
    while tokens and (tokens[-1].low == "," or (tokens[-1].low in _ONLY and len(tokens) > 1)):
        tokens = tokens[:-1]  # "Farida only eats halal"
    relative = read_relative(tokens, 0, scene) if len(tokens) > 3 and any(t.low == "," for t in tokens) else None
    if relative is not None and relative.names and relative.end >= len(tokens):
        return Subject(
            (relative_mention(relative, scene),), "third", relative.owner, relative.noun, _lows(tokens), tokens
        )
    parts = _split_and(tokens)
    if len(parts) == 2 and not any(t.low in {"and", "&", "or"} for t in tokens) and _describes(parts[1]):
        read_subject(parts[1], scene)  # "Tuuli, my stepdaughter, speaks ..."
        return read_subject(parts[0], scene)
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
    name = described_name(tokens, scene)
    if name:
        who = scene.note(scene.person(scene.words(name)))
        return Subject((who,), "first" if who == SPEAKER else "third", tokens=tokens)
    if owner is None and head in LABELS and all(t.low in LABELS or t.low in _OF_LABELS for t in tokens):
        owner = SPEAKER
    if owner is None and any(a.low in {"for", "to"} and b.low == "me" for a, b in itertools.pairwise(tokens)):
        owner = SPEAKER
    return Subject((), "thing", owner, head, _lows(tokens), tokens)


def _describes(part: tuple[Token, ...]) -> bool:
    """Tell whether what stands behind a name and a comma only says who that is: "my stepdaughter", "Hugo's wife"."""
    owned = any(a.low == "'s" and b.low in KIN for a, b in itertools.pairwise(part))
    return owned or part[0].low in {"my", "our", "his", "her", "their", "the", "a", "an"}


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
