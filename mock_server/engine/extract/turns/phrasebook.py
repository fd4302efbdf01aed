"""Turns of phrase with open places, matched over the tokens of a sentence: one notation for every table of them.

A phrase is a row of parts with spaces between, for example

    @my home is up|down? in {town}

A word stands for itself, `a|b` for either, `@my` for a named set of `wordsets.py`, `..` for up to three words of any
kind. `{slot}` is an open place, filled by the reader of that name in `slots.py` or `fillers.py`; `{slot:key}` says
under which key its value is claimed, `{slot:-}` that it is not. A `?` behind a part lets it be missing, `=word` must
follow without being taken. `^` ties the start, `$` the end (`,|$`: a comma or the end), and `^{slot}` takes everything
from the start up to the next word. `!` lets the phrase be denied.

There are two kinds of books. Phrases of a **clausal** one belong to a clause: adverbs may stand between their words,
`^` and `$` are where a clause begins and ends, and whether it is denied is read from the clause (`phrasings.py`). Those
of any other reach over commas and brackets, word for word: `^` and `$` are the ends of all that was said, and a "not"
near by denies them (`asides.py`). What a match means is for whoever wrote the phrase.

A phrase is only tried where all its words are said, and it never looks further than its own length allows.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final, Generic, Literal, NamedTuple, TypeVar

from mock_server.engine.extract.language.cues import commonness
from mock_server.engine.extract.language.lexicon import ADVERBS, TRAILERS, words
from mock_server.engine.extract.language.tokens import Token
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.turns.fillers import COULD, HELD, NAMED, PLAIN, opening
from mock_server.engine.extract.turns.slots import COULD as COULD_FILL
from mock_server.engine.extract.turns.slots import HELD as HELD_BY
from mock_server.engine.extract.turns.slots import KEYS_OF, SLOTS, Slot
from mock_server.engine.extract.turns.wordsets import SETS

Tokens = tuple[Token, ...]
_GAP: Final = 3
_SKIPPED: Final = 3
_LEAD_MAX: Final = 6
_DENIALS: Final = words("not never no")
_STAYING: Final = words("not never hardly barely rarely seldom no")
_LINKS: Final = words("but because which who since")
_SPENT: Final = words("btw lol haha please thanks now today again too tbh ok x xx")


class Stretch(NamedTuple):
    """Hold a run of tokens that is told as so, and its folded words."""

    tokens: Tokens
    said: frozenset[str]


class Fill(NamedTuple):
    """Hold what filled a slot: its tokens, where they end, and the values a reader of `slots.py` made of them."""

    slot: str
    key: str
    tokens: Tokens
    end: int
    values: tuple[str, ...]


class Match(NamedTuple):
    """Hold where a phrase was found and what filled its slots, in order."""

    start: int
    end: int
    fills: tuple[Fill, ...]

    @property
    def holes(self) -> tuple[Tokens, ...]:
        """The tokens of what is claimed."""
        return tuple(fill.tokens for fill in self.fills if fill.key != "-")


@dataclass(frozen=True, slots=True)
class Part:
    """Hold one part of a phrase."""

    kind: Literal["word", "slot", "gap", "ahead", "end"]
    words: frozenset[str] = frozenset()
    slot: str = ""
    key: str = ""
    optional: bool = False
    read: Slot | None = None
    find_end: Callable[[Tokens, int, Scene], int] | None = None
    held: frozenset[str] = frozenset()
    """Words of which a slot must hold one; none when it takes any."""
    could: Callable[[frozenset[str]], bool] | None = None
    """Tells by the words that are said whether a slot may be filled."""


@dataclass(frozen=True, slots=True, eq=False)
class Phrase:
    """Hold a phrase cut into parts."""

    parts: tuple[Part, ...]
    clausal: bool
    opens: bool
    leads: bool
    """Its first part is a slot that begins the clause, and ends before the second."""
    denying: bool
    """Holds although its clause is negated."""
    denials: frozenset[str]
    """The words that would say the opposite, so far as the phrase itself does not hold them."""
    needs: tuple[frozenset[str], ...]
    """Words of which a sentence must hold one each."""
    could: tuple[Callable[[frozenset[str]], bool], ...]
    """What must be so of the words of the sentence besides."""
    first: frozenset[str]
    """The words it may begin with, behind a leading slot; none when a slot comes first."""

    def may_be_in(self, said: frozenset[str]) -> bool:
        """Tell whether the words that are said leave it possible that the phrase stands among them."""
        return not any(map(said.isdisjoint, self.needs)) and (
            not self.could or all(could(said) for could in self.could)
        )


@cache
def _part(piece: str) -> Part:
    """Read one part of a phrase."""
    if piece == "~" or (len(piece) > 1 and piece[0] in "?<~"):
        raise ValueError(f"{piece!r} is no part of a phrase: write 'word?', '^{{slot}}' or '..'")
    if piece in {"..", "$"}:
        return Part("gap" if piece == ".." else "end")
    optional = len(piece) > 1 and piece.endswith("?")
    piece = piece[:-1] if optional else piece
    if piece.startswith("{"):
        slot, _, key = piece[1:-1].partition(":")
        read = SLOTS.get(slot)
        find_end = None if read is not None else _end_of(slot)
        held = (HELD if read is None else HELD_BY).get(slot, frozenset())
        could = (COULD if read is None else COULD_FILL).get(slot)
        return Part("slot", frozenset(), slot, key or KEYS_OF.get(slot, ""), optional, read, find_end, held, could)
    ahead = len(piece) > 1 and piece.startswith("=")
    choices = (piece[1:] if ahead else piece).split("|")
    spelt = [word for choice in choices for word in (SETS[choice[1:]].split() if choice[:1] == "@" else (choice,))]
    return Part("ahead" if ahead else "word", frozenset(spelt), optional=optional)


def _end_of(slot: str) -> Callable[[Tokens, int, Scene], int]:
    plain = PLAIN.get(slot)
    return NAMED[slot] if plain is None else lambda tokens, i, _: plain(tokens, i)


@cache
def phrase(text: str, *, clausal: bool = False) -> Phrase:
    """Cut a phrase into parts."""
    pieces = text.split()
    opens, leads, denying = "^" in pieces, pieces[0].startswith("^{"), "!" in pieces
    parts = tuple(_part(piece.lstrip("^") if leads else piece) for piece in pieces if piece not in {"^", "!"})
    held = frozenset[str]().union(*(p.words for p in parts))
    told = frozenset[str]().union(*(p.words for p in parts if not p.optional))
    needs = {p.words for p in parts if p.words and not p.optional and "$" not in p.words}
    closing = next((k for k, p in enumerate(parts) if "$" in p.words), len(parts))  # what is behind may be missing
    filled = [p for p in parts[:closing] if not p.optional]
    needs |= {p.held for p in filled if p.held}
    return Phrase(
        parts,
        clausal,
        opens,
        leads,
        denying or "not" in told,
        _DENIALS - held,
        tuple(sorted(needs, key=len)),
        tuple(dict.fromkeys(p.could for p in filled if p.could is not None)),
        _first(parts[leads:]),
    )


def _first(parts: tuple[Part, ...]) -> frozenset[str]:
    out: frozenset[str] = frozenset()
    for part in parts:
        if not part.words:
            return frozenset()
        out |= part.words
        if not part.optional:
            break
    return out


def lines_of(table: str) -> list[str]:
    """Cut a table into phrases; an indented line goes on with the one before, within a word after `|`."""
    out: list[str] = []
    for line in table.strip().splitlines():
        if line.startswith(" ") and out:
            out[-1] += ("" if out[-1].endswith("|") else " ") + line.strip()
        else:
            out.append(line)
    return out


T = TypeVar("T")


class Phrasebook(Generic[T]):
    """Hold many phrases, each with what it is for, by the rarest of their words."""

    def __init__(self, rows: Iterable[tuple[T, str]], *, clausal: bool = False) -> None:
        self._rows = tuple((use, phrase(text, clausal=clausal)) for use, text in rows)
        self._places: dict[str, list[int]] = {}
        self._besides: list[tuple[frozenset[str], ...]] = []
        for place, (_, wanted) in enumerate(self._rows):
            rarest, *others = sorted(wanted.needs, key=commonness) or [frozenset({""})]
            self._besides.append(tuple(others))
            for word in rarest:
                self._places.setdefault(word, []).append(place)
        self._words = frozenset(self._places)
        self._always = tuple(self._places.get("", ()))

    def within(self, told: Stretch) -> Iterator[tuple[T, Phrase]]:
        """Give the phrases whose words are all said in a stretch, in the order they were written."""
        said = told.said
        if self._words.isdisjoint(said) and not self._always:
            return
        places = {place for word in self._words & said for place in self._places[word]}
        for place in sorted(places.union(self._always)):
            if any(map(said.isdisjoint, self._besides[place])):
                continue
            row = self._rows[place]
            if not row[1].could or row[1].may_be_in(said):
                yield row

    def first(self, told: Stretch, scene: Scene) -> tuple[T, Match] | None:
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
    if not wanted.may_be_in(told.said):
        return
    tokens = told.tokens
    begin = opening(tokens) if wanted.opens else 0
    last = begin + 1 if wanted.opens else len(tokens)
    starting = wanted.first if not wanted.parts[0].optional else frozenset[str]()
    free = begin
    for start in range(begin, last):
        if start < free or (starting and tokens[start].low not in starting):
            continue
        found = _match(wanted, 0, tokens, start, scene, ())
        if found is None or found[0] <= start:
            continue
        end, fills = found
        if not any(t.low in wanted.denials for t in tokens[max(0, start - 3) : end]):
            yield Match(start, end, fills)
            free = end


def match_phrase(wanted: Phrase, tokens: Tokens, begin: int, at: int, scene: Scene) -> Match | None:
    """Match a phrase of a clause that begins at `begin`; at: where the first part stands, behind a leading slot."""
    fills: tuple[Fill, ...] = ()
    if wanted.leads:
        if not 0 < at - begin <= _LEAD_MAX:
            return None
        lead = _fill(wanted.parts[0], tokens[:at], begin, scene)
        if lead is None or not all(_may_stand_between(t) for t in tokens[lead.end : at]):
            return None  # but "Zipline just hired me"
        fills = (lead,)
    found = _match(wanted, len(fills), tokens, at, scene, fills)
    return Match(at, *found) if found is not None else None


def _match(
    wanted: Phrase, k: int, tokens: Tokens, i: int, scene: Scene, fills: tuple[Fill, ...]
) -> tuple[int, tuple[Fill, ...]] | None:
    """Match the parts from k on at token i: the index behind the match, with what filled it."""
    parts = wanted.parts
    while k < len(parts):
        part = parts[k]
        k += 1
        if part.kind == "gap":
            return _match_behind_gap(wanted, k, tokens, i, scene, fills)
        if part.kind == "end":
            return (i, fills) if _closed(wanted, tokens, i) else None
        if part.kind == "slot":
            fill = _fill(part, tokens, i, scene)
            end, held = (fill.end, (*fills, fill)) if fill is not None else (-1, fills)
        else:
            end, held = _behind_word(part, wanted, tokens, i), fills
            if part.kind == "ahead" and end >= 0:
                end = i
        if end < 0:
            if "$" in part.words and _closed(wanted, tokens, i):
                return i, fills
            if not part.optional:
                return None
        elif not part.optional:
            i, fills = end, held
        else:
            # Prefer taking what is there; go on without it when that leads nowhere.
            taken = _match(wanted, k, tokens, end, scene, held)
            if taken is not None:
                return taken
    return i, fills


def _match_behind_gap(
    wanted: Phrase, k: int, tokens: Tokens, i: int, scene: Scene, fills: tuple[Fill, ...]
) -> tuple[int, tuple[Fill, ...]] | None:
    for j in range(i, min(len(tokens), i + _GAP) + 1):
        if j > i and tokens[j - 1].kind in ("mark", "emoji"):
            break
        found = _match(wanted, k, tokens, j, scene, fills)
        if found is not None:
            return found
    return None


def _fill(part: Part, tokens: Tokens, i: int, scene: Scene) -> Fill | None:
    if i >= len(tokens):
        return None
    if part.read is not None:
        values, end = part.read(tokens, i, scene)
        return Fill(part.slot, part.key, tokens[i:end], end, tuple(values)) if values else None
    assert part.find_end is not None
    end = part.find_end(tokens, i, scene)
    return Fill(part.slot, part.key, tokens[i:end], end, ()) if end > i else None


def _behind_word(part: Part, wanted: Phrase, tokens: Tokens, i: int) -> int:
    """Find the index behind a word that stands at i, or behind adverbs there; -1 when it does not."""
    if i < len(tokens) and tokens[i].low in part.words:
        return i + 1
    if not wanted.clausal or part.kind == "ahead":
        return -1
    for k in range(i, min(len(tokens), i + _SKIPPED + 1)):
        if tokens[k].low in part.words:
            return k + 1
        if not _may_stand_between(tokens[k]):
            break
    return -1


def _may_stand_between(token: Token) -> bool:
    return token.low in ADVERBS and token.low not in _STAYING


def _closed(wanted: Phrase, tokens: Tokens, i: int) -> bool:
    """Tell whether nothing that matters follows in the clause, or in all that was said."""
    if not wanted.clausal:
        return all(t.kind in ("mark", "emoji") or t.low in _SPENT for t in tokens[i:])
    while i < len(tokens) and (tokens[i].low in TRAILERS or tokens[i].kind == "emoji"):
        i += 1
    return i >= len(tokens) or tokens[i].kind == "mark" or tokens[i].low in _LINKS
