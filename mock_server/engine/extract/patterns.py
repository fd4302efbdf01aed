"""Constructions with open places, matched over the tokens of a sentence.

A construction is written as a line of words, for example

    my|our @home is ?up|down in {place}

A word stands for itself, `a|b` for either, `@home` for a named set, `?x` for something that may be left out, `~` for
up to three words of any kind, `=x` for a word that must follow, `{slot}` or `{slot:key}` for an open place of
`slots.py`. `!` allows a negated clause. `^` ties the start to the start of a clause and `$` the end to its end; `<slot`
takes everything from the start of the clause up to the next word. Adverbs may stand anywhere between. Matching is
bounded: a pattern never looks further than its own length allows.
"""

from dataclasses import dataclass
from typing import Final

from mock_server.engine.extract.lexicon import ADVERBS, TRAILERS, words
from mock_server.engine.extract.phrases import Tokens
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.slots import KEYS_OF, SLOTS

_SKIPPED: Final = 3
_STAYING: Final = words("not never hardly barely rarely seldom no")
_SPEAKER_WORDS: Final = words("i me my our we us mine")
_DEICTIC: Final = words("you here")
_PREFIX_MAX: Final = 6


@dataclass(frozen=True, slots=True)
class Part:
    """Hold one element: words, a slot with its key, or a gap."""

    words: frozenset[str] = frozenset()
    slot: str = ""
    key: str = ""
    optional: bool = False
    gap: bool = False
    end: bool = False
    ahead: bool = False
    """Looked at, not taken."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """Hold one construction. prefix: its first part is a slot that begins the clause, and ends before parts[1]."""

    parts: tuple[Part, ...]
    opens: bool
    prefix: bool
    speaks: bool
    """Names the speaker, so that the subject of the clause need not be looked at."""
    denying: bool
    """Holds although the clause is negated."""
    needs: tuple[frozenset[str], ...]
    """Words of which the sentence must hold one each; looked at first, as that is cheap."""


@dataclass(frozen=True, slots=True)
class Match:
    """Say what a construction found: key, value and slot of each, and the index behind the last part."""

    found: tuple[tuple[str, str, str], ...]
    end: int
    jobs: int
    """The index behind a job title, -1 for none: an employer may follow."""


def pattern(line: str, sets: dict[str, str]) -> Pattern:
    """Read one construction from its line."""
    opens = prefix = denying = False
    parts: list[Part] = []
    for word in line.split():
        if word == "!":
            denying = True
            continue
        optional = word.startswith("?")
        word = word[1:] if optional else word
        ahead = word.startswith("=")
        word = word[1:] if ahead else word
        if word == "^":
            opens = True
        elif word == "$":
            parts.append(Part(end=True))
        elif word == "~":
            parts.append(Part(gap=True))
        elif word.startswith(("<", "{")):
            prefix = prefix or word.startswith("<")
            slot, _, key = word.strip("<{}").partition(":")  # the key "-" is left out of what is claimed
            parts.append(Part(slot=slot, key=key or KEYS_OF[slot], optional=optional))
        else:
            spelt = "|".join(sets[w[1:]].replace(" ", "|") if w.startswith("@") else w for w in word.split("|"))
            parts.append(Part(frozenset(spelt.split("|")), optional=optional, ahead=ahead))
    said = frozenset[str]().union(*(p.words for p in parts if not p.optional))
    needs = sorted({p.words for p in parts if p.words and not p.optional}, key=len)
    speaks = ":" in said or any(spoken <= _SPEAKER_WORDS | _DEICTIC for spoken in needs)
    return Pattern(tuple(parts), opens, prefix, speaks, denying or "not" in said, tuple(needs))


def lines_of(table: str) -> list[str]:
    """Cut a table into constructions; an indented line goes on with the one before, within a word after `|`."""
    out: list[str] = []
    for line in table.strip().splitlines():
        if line.startswith(" ") and out:
            out[-1] += ("" if out[-1].endswith("|") else " ") + line.strip()
        else:
            out.append(line)
    return out


def first_words(pattern: Pattern) -> frozenset[str]:
    """List the words a construction may be looked up by; empty when it begins with a slot."""
    out: frozenset[str] = frozenset()
    for part in pattern.parts[1:] if pattern.prefix else pattern.parts:
        if not part.words:
            return frozenset()
        out |= part.words
        if not part.optional:
            break
    return out


def match(pattern: Pattern, tokens: Tokens, start: int, at: int, scene: Scene) -> Match | None:
    """Match a construction whose first word stands at `at`. start: where the clause begins, for `<slot`."""
    found: list[tuple[str, str, str]] = []
    parts = pattern.parts
    if pattern.prefix:
        if not 0 < at - start <= _PREFIX_MAX:
            return None
        head = parts[0]
        values, end = SLOTS[head.slot](tokens[:at], start, scene)
        while values and end < at and tokens[end].low in ADVERBS and tokens[end].low not in _STAYING:
            end += 1  # "Zipline just hired me"
        if not values or end < at:
            return None
        found += [(head.key, value, head.slot) for value in values]
        parts = parts[1:]
    return _match(parts, tokens, at, scene, tuple(found), -1)


def _match(
    parts: tuple[Part, ...], tokens: Tokens, i: int, scene: Scene, found: tuple[tuple[str, str, str], ...], jobs: int
) -> Match | None:
    if not parts:
        return Match(found, i, jobs)
    part, following = parts[0], parts[1:]
    if part.end:
        return _match(following, tokens, i, scene, found, jobs) if _closed(tokens, i) else None
    if part.gap:
        for k in range(i, min(len(tokens), i + _SKIPPED) + 1):
            if k > i and tokens[k - 1].kind not in ("word", "number"):
                break
            done = _match(following, tokens, k, scene, found, jobs)
            if done is not None:
                return done
        return None
    if part.slot:
        if i < len(tokens):
            values, end = SLOTS[part.slot](tokens, i, scene)
            if values:
                held = found + tuple((part.key, value, part.slot) for value in values)
                ends_job = end if part.key == "job_title" else jobs
                done = _match(following, tokens, end, scene, held, ends_job)
                if done is not None:
                    return done
        return _match(following, tokens, i, scene, found, jobs) if part.optional else None
    if part.ahead:
        seen = i < len(tokens) and tokens[i].low in part.words
        return _match(following, tokens, i, scene, found, jobs) if seen else None
    skipped = 0
    k = i
    while k < len(tokens) and skipped <= _SKIPPED:
        if tokens[k].low in part.words:
            done = _match(following, tokens, k + 1, scene, found, jobs)
            if done is not None:
                return done
            break
        if tokens[k].low not in ADVERBS or tokens[k].low in _STAYING:
            break
        k, skipped = k + 1, skipped + 1
    return _match(following, tokens, i, scene, found, jobs) if part.optional else None


def _closed(tokens: Tokens, i: int) -> bool:
    """Tell whether nothing that matters follows."""
    while i < len(tokens) and (tokens[i].low in TRAILERS or tokens[i].kind == "emoji"):
        i += 1
    return i >= len(tokens) or tokens[i].kind == "mark" or tokens[i].low in words("but because which who since")
