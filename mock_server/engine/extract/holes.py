"""Turns of phrase with holes in them: "put me down as {name}", matched against the tokens of a sentence.

A phrase is a row of items: a word, words to choose from (`a|b`), a class (`<kin>`), a hole (`{name}`), `^` and `$` for
the ends of what was said (`,|$`: a comma or the end). A `?` behind an item lets it be missing; `..` stands for up to
three words of any kind. What a match means is for the topic that wrote the phrase; whether the sentence may be believed
was settled before.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final, Generic, TypeVar

from mock_server.engine.extract.fillers import NAMED, PLAIN, opening
from mock_server.engine.extract.lexicon import words
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.tokens import Token

Tokens = tuple[Token, ...]
_GAP: Final = 3
_COMMON: Final = words(
    "i my is 's am 'm are 're the a an and , - ( : to of on in at me we our it with for was have 've as"
)
_DENIALS: Final = words("not never no")


@dataclass(frozen=True, slots=True)
class Stretch:
    """Hold a run of tokens that is told as so, and its folded words."""

    tokens: Tokens
    said: frozenset[str]


@dataclass(frozen=True, slots=True)
class Match:
    """Hold where a phrase was found and what filled its holes, in order."""

    start: int
    end: int
    holes: tuple[Tokens, ...]


@dataclass(frozen=True, slots=True)
class _Item:
    kind: str
    """`word`, `hole`, `class`, `gap`, `start` or `end`."""
    wanted: frozenset[str]
    hole: str = ""
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Phrase:
    """Hold a phrase cut into items, and the words without which it cannot be there."""

    items: tuple[_Item, ...]
    needed: frozenset[str]
    denials: frozenset[str]
    """The words that would say the opposite, so far as the phrase itself does not hold them."""
    rarest: frozenset[str]
    """The least common word, with its alternatives: without one of them the phrase cannot be there."""


@cache
def phrase(text: str) -> Phrase:
    """Cut a phrase into items."""
    items: list[_Item] = []
    for piece in text.split():
        optional = len(piece) > 1 and piece.endswith("?")
        piece = piece[:-1] if optional else piece
        if piece in {"^", "$"}:
            items.append(_Item("start" if piece == "^" else "end", frozenset()))
        elif piece == "..":
            items.append(_Item("gap", frozenset()))
        elif piece.startswith("{"):
            items.append(_Item("hole", frozenset(), piece.strip("{}"), optional))
        elif piece.startswith("<"):
            items.append(_Item("class", frozenset(), piece.strip("<>"), optional))
        else:
            items.append(_Item("word", frozenset(piece.split("|")), optional=optional))
    needed = (next(iter(i.wanted)) for i in items if i.kind == "word" and not i.optional and len(i.wanted) == 1)
    held = frozenset().union(*(i.wanted for i in items))
    told = [i.wanted for i in items if i.kind == "word" and not i.optional and "$" not in i.wanted]
    rarest = min(told, key=lambda wanted: (bool(wanted & _COMMON), len(wanted)), default=frozenset[str]())
    return Phrase(tuple(items), frozenset(needed), _DENIALS - held, rarest)


T = TypeVar("T")


class Phrasebook(Generic[T]):
    """Hold many phrases, each with what it is for, and find those whose rarest word is said."""

    def __init__(self, rows: Iterable[tuple[T, str]]) -> None:
        self._rows = tuple((use, phrase(text)) for use, text in rows)
        self._places: dict[str, list[int]] = {}
        for place, (_, wanted) in enumerate(self._rows):
            for word in wanted.rarest:
                self._places.setdefault(word, []).append(place)
        self._words = frozenset(self._places)

    def within(self, told: "Stretch") -> Iterator[tuple[T, Phrase]]:
        """Give the phrases that may stand in a stretch, in the order they were written."""
        hinted = self._words & told.said
        if not hinted:
            return iter(())
        places = {place for word in hinted for place in self._places[word]}
        return (self._rows[place] for place in sorted(places))

    def first(self, told: "Stretch", scene: Scene) -> tuple[T, "Match"] | None:
        """Find the first phrase, in the order they were written, that stands in a stretch."""
        for use, wanted in self.within(told):
            found = find_phrase(wanted, told, scene)
            if found is not None:
                return use, found
        return None


def find_phrase(wanted: Phrase, told: Stretch, scene: Scene) -> Match | None:
    """Find the first place where a phrase stands and is not denied."""
    return next(find_phrases(wanted, told, scene), None)


def find_phrases(wanted: Phrase, told: Stretch, scene: Scene) -> Iterator[Match]:
    """Find every place where a phrase stands and is not denied; places do not overlap."""
    tokens = told.tokens
    if not wanted.needed <= told.said or (wanted.rarest and wanted.rarest.isdisjoint(told.said)):
        return
    first = wanted.items[0]
    begin = opening(tokens) if first.kind == "start" else 0
    last = begin + 1 if first.kind == "start" else len(tokens)
    free = begin
    for start in range(begin, last):
        if start < free or (first.kind == "word" and not first.optional and tokens[start].low not in first.wanted):
            continue
        holes: list[Tokens] = []
        end = _match(wanted.items, 0, tokens, start, scene, holes)
        if end > start and not any(t.low in wanted.denials for t in tokens[max(0, start - 3) : end]):
            yield Match(start, end, tuple(holes))
            free = end


def _match(items: tuple[_Item, ...], k: int, tokens: Tokens, i: int, scene: Scene, holes: list[Tokens]) -> int:
    """Match items from k on at token i: the index behind the match, or -1. Gaps are short, so this stays linear."""
    while k < len(items):
        item = items[k]
        if item.kind == "start":
            k += 1
            continue
        if item.kind == "end":
            return i if all(_trails(t) for t in tokens[i:]) else -1
        if item.kind == "gap":
            kept = len(holes)
            for skip in range(_GAP + 1):
                if any(t.kind in ("mark", "emoji") for t in tokens[i : i + skip]):
                    break
                end = _match(items, k + 1, tokens, i + skip, scene, holes)
                if end >= 0:
                    return end
                del holes[kept:]
            return -1
        end = _step(item, tokens, i, scene)
        if end == i:
            if "$" in item.wanted and all(_trails(t) for t in tokens[i:]):
                return i
            if not item.optional:
                return -1
            k += 1
            continue
        if item.optional:
            # Prefer taking what is there; go on without it when that leads nowhere.
            kept = len(holes)
            if item.kind == "hole":
                holes.append(tokens[i:end])
            taken = _match(items, k + 1, tokens, end, scene, holes)
            if taken >= 0:
                return taken
            del holes[kept:]
            k += 1
            continue
        if item.kind == "hole":
            holes.append(tokens[i:end])
        i, k = end, k + 1
    return i


def _trails(token: Token) -> bool:
    return token.kind in ("mark", "emoji") or token.low in words(
        "btw lol haha please thanks now today again too tbh ok x xx"
    )


def _step(item: _Item, tokens: Tokens, i: int, scene: Scene) -> int:
    if i >= len(tokens):
        return i
    if item.kind == "word":
        return i + 1 if tokens[i].low in item.wanted else i
    plain = PLAIN.get(item.hole)
    return plain(tokens, i) if plain is not None else NAMED[item.hole](tokens, i, scene)
