"""The shape of a language's table: how people open a plain statement about themselves, and the small words around it.

A table is text. A line `key: opening` says that what follows the opening is a value of that key, `-key: opening` that
such a value holds no longer; `<...>` marks a value inside the opening instead. `{word}` stands for the alternatives a
line `word: = ...` lists, with `~` for a space; an indented line
goes on with the one before. The other lines list small words by part. `iberian.py`, `romance.py`,
`germanic.py`, `nordic.py`, `slavic.py` and `farther.py` hold the tables; `tongues.py` reads with them.
"""

import re
from dataclasses import dataclass
from typing import Final, NamedTuple

from mock_server.engine.extract.language.lexicon import words

_PARTS: Final = words("hints and in at skip stop no if others me")
_REST: Final = r"(?:[ ]+|(?<='))(?=(?P<v>[^\s.,;:!?()\"][^.;!?()\"\n]{0,90}))"
_MARKED: Final = re.compile(r"<([^>]*)>")
_ENDED: Final = re.compile(r"<([^>]*)>(?=$| |\(\?!)")
"""A marked value that ends with its word."""
_UNSPACED: Final = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")
_NOT_FOLLOWED: Final = re.compile(r"\(\?!( [^()]*)\)")
_SHORT: Final = 5
_OPENS: Final = "([<"
_CLOSES: Final = ")]>"
_CAPITAL: Final = "(?= [A-Z"
_CYRILLIC_CAPITAL: Final = "(?= [А-Я"


class Opening(NamedTuple):
    """Pair a key with the pattern that finds its value."""

    key: str
    pattern: re.Pattern[str]
    over: bool
    """Says that the value holds no longer."""
    fixed: bool
    """The value stands in the pattern, and is not what follows it."""
    strict: bool
    """Only the capital of what follows tells that it is a name."""


@dataclass(frozen=True, slots=True)
class Tongue:
    """Hold one language: its openings in order of precedence, and its small words."""

    openings: tuple[Opening, ...]
    hints: frozenset[str]
    joins: frozenset[str]
    """Its "and"."""
    places: frozenset[str]
    """Its "in", in front of a place."""
    firms: frozenset[str]
    """Its "at", in front of an employer."""
    skip: frozenset[str]
    """Articles and adverbs that lead a value without being part of it."""
    stop: frozenset[str]
    """Words that end a value."""
    no: frozenset[str]
    doubt: tuple[str, ...]
    """Words after which nothing is stated as so: "if", "perhaps", "says that"."""
    others: frozenset[str]
    """Words for other people, in languages whose verbs do not tell who is meant."""
    me: str


def hints(source: str) -> frozenset[str]:
    """List the words any of which tells that a language may be spoken."""
    lines = (line.partition(": ") for line in _lines(source))
    return words(" ".join(said for key, _, said in lines if key == "hints"))


def _lines(source: str) -> list[str]:
    """Join every indented line to the one before it: behind a bar directly, else with a space."""
    out: list[str] = []
    for line in source.strip().splitlines():
        if line.startswith("  ") and out:
            out[-1] += line.strip() if out[-1].endswith("|") else " " + line.strip()
        else:
            out.append(line)
    return out


def tongue(source: str) -> Tongue:
    """Read a table."""
    parts: dict[str, str] = {}
    macros: dict[str, str] = {}
    openings: list[Opening] = []
    for line in _lines(source):
        key, _, said = line.partition(": ")
        if key in _PARTS:
            parts[key] = f"{parts.get(key, '')} {said}".strip()
        elif said.startswith("= "):
            listed = sorted(said[2:].split(), key=len, reverse=True)
            macros["{" + key + "}"] = "(?:" + "|".join(listed).replace("~", " ") + ")"
        else:
            for name, expression in macros.items():
                said = said.replace(name, expression)
            openings += _openings(key, said)

    def part(name: str) -> frozenset[str]:
        return words(parts.get(name, ""))

    return Tongue(
        openings=tuple(openings),
        hints=part("hints"),
        joins=part("and"),
        places=part("in"),
        firms=part("at"),
        skip=part("skip"),
        stop=part("stop"),
        no=part("no"),
        doubt=tuple(f" {phrase} " for phrase in part("if")),
        others=part("others"),
        me=parts.get("me", ""),
    )


def _openings(key: str, said: str) -> list[Opening]:
    """Compile one line: its alternatives that mark their value one by one, the others together."""
    alternatives = _alternatives(_NOT_FOLLOWED.sub(_whole, said))
    plain = [text for text in alternatives if "<" not in text]
    out = [_opening(key, _marked(text), fixed=True) for text in alternatives if "<" in text]
    for strict in (False, True):
        some = [text for text in plain if (_CAPITAL in text or _CYRILLIC_CAPITAL in text) is strict]
        if some:
            out.append(_opening(key, f"(?:{'|'.join(some)}){_REST}", fixed=False, strict=strict))
    return out


def _whole(match: re.Match[str]) -> str:
    """Let the short words of a "not followed by" be whole words, so that "en" does not stand for "enfermería"."""
    listed = match.group(1).split("|")
    return "(?!" + "|".join(word + (r"(?!\w)" if len(word) <= _SHORT else "") for word in listed) + ")"


def _marked(text: str) -> str:
    if _UNSPACED.search(text) is None:
        text = _ENDED.sub(r"(?P<v>\1)(?!\\w)", text)
    return _MARKED.sub(r"(?P<v>\1)", text) if "(?P<v>" not in text else text


def _opening(key: str, pattern: str, *, fixed: bool, strict: bool = False) -> Opening:
    begin = "" if _UNSPACED.search(pattern) is not None else r"(?:(?<!\w)|(?=,))"
    compiled = re.compile(f"{begin}(?:{pattern})", re.IGNORECASE)
    return Opening(key.lstrip("-"), compiled, key.startswith("-"), fixed, strict)


def _alternatives(said: str) -> list[str]:
    """Split at the bars that stand in no bracket."""
    out, depth, start = [], 0, 0
    for i, letter in enumerate(said):
        if letter in _OPENS:
            depth += 1
        elif letter in _CLOSES:
            depth -= 1
        elif letter == "|" and not depth:
            out.append(said[start:i])
            start = i + 1
    return [*out, said[start:]]
