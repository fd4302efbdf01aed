"""How the standing directives in force shape an answer: its length, and whether it comes in bullet points.

Directives come newest first, and the newest that speaks of a matter decides it (R-INST-8): one that asks for long
answers lifts the limit of an older one. Which language they ask for is read in `tongue.py`.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

_NUMBERS: Final = {
    "a": 1, "an": 1, "single": 1, "couple": 2, "few": 3,
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9, "ten": 10,
    "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60,
    "hundred": 100,
}  # fmt: skip
_UNITS: Final = {"sentence": "sentences", "line": "sentences", "liner": "sentences", "word": "words"}
_COUNTED: Final = re.compile(
    r"(?:\b(?P<first>\w+)\s+(?:or|to|and|-)\s+)?\b(?P<number>\w+)(?:\s+of)?[\s-]+"
    r"(?:(?:short|single|full|complete|brief|simple|plain)\s+)?(?P<unit>sentence|word|line|liner)s?\b"
    r"(?P<more>\s+or two)?"
)
_FEWER: Final = re.compile(r"\b(?:below|under|fewer than|less than|shorter than)\s*$")
_MORE: Final = re.compile(r"\b(?:more than|over|above|longer than|exceed|exceeding|beyond)\s*$")
_LEAST: Final = re.compile(r"\b(?:at least|a minimum of|minimum)\s*$")
_ADDS: Final = re.compile(r"\b(?:start|begin|open|end|close|finish|add|include|append)\b")
_SHORT: Final = re.compile(
    r"\b(?:short|shorter|brief|briefly|brevity|concise|concisely|terse|tersely|succinct|succinctly|to the point)\b"
    r"(?!\s+(?:words?|names?|forms?|sentences?|paragraphs?|lines?)\b)"
)
_LONG: Final = re.compile(
    r"\b(?:long|longer|lengthy|detailed|in detail|more detail|elaborate|verbose|long-winded|thorough|thoroughly|"
    r"in depth|in-depth|wordy|at length|as (?:many|much|long)\b|ramble|rambling|walls? of text)"
)
_UNLIMITED: Final = re.compile(r"\b(?:as (?:many|much|long)\b.*\bas|any length|no limit)\b")
_BULLETS: Final = re.compile(r"\bbullet(?:s|ed)?\b|\bbullet[- ]point(?:s|ed)?\b")
_PROSE: Final = re.compile(r"\bparagraphs?\b|\bprose\b|\brunning text\b")
_NEGATIONS: Final = re.compile(
    r"\b(?:stop|never|no|not|don't|do not|dont|cannot|can't|needn't|shouldn't|won't|without|avoid|quit|instead of|"
    r"rather than|refrain|cease|drop|lose|skip)\b"
)
_INTERJECTION: Final = re.compile(r"^\s*(?:no|nope|nah)\s*[,.!;:]")
_BREAK: Final = re.compile(r"[.;!?]|,(?=\s*(?:but|and|use|keep|be|write|answer|please)\b)|\bbut\b")


@dataclass(frozen=True, slots=True)
class Limit:
    """How long an answer may be: so many sentences, so many words; None is any number."""

    sentences: int | None = None
    words: int | None = None

    def cut(self, told: Sequence[str]) -> list[str]:
        """Keep whole sentences, from the first, while they stay within it; the first is told whatever it counts."""
        kept: list[str] = []
        said = 0
        for text in told[: self.sentences]:
            said += sum(1 for word in text.split() if not word.startswith("[S"))
            if kept and self.words is not None and said > self.words:
                break
            kept.append(text)
        return kept


_BRIEF: Final = 2
"""How many sentences a short answer has."""


def wants_bullets(instructions: Iterable[str]) -> bool:
    """Tell whether the newest directive about the form of answers asks for bullet points."""
    for text in instructions:
        low = _folded(text)
        for form, bulleted in ((_BULLETS, True), (_PROSE, False)):
            if found := form.search(low):
                return bulleted is not _negated(low, found.start())
    return False


def limit(instructions: Iterable[str]) -> Limit:
    """Give the limit that the newest directive about length sets; a directive may as well lift every limit."""
    for text in instructions:
        said = _limit(_folded(text))
        if said is not None:
            return said
    return Limit()


def sentence_limit(instructions: Iterable[str]) -> int | None:
    """Give how many sentences the newest directive about length allows, None without one."""
    return limit(instructions).sentences


def _limit(low: str) -> Limit | None:
    """Read one directive: None where it does not speak of length."""
    if _UNLIMITED.search(low):
        return Limit()
    for found in _COUNTED.finditer(low):
        count = _number(found["number"])
        if count is None or _ADDS.search(low[: found.start()]):
            continue
        start = (
            found.start("first") if found["first"] and _number(found["first"]) is not None else found.start("number")
        )
        before = low[:start]
        if found["more"]:
            count = 2
        if _FEWER.search(before):
            if _negated(low, start):
                return Limit()
            return _set(found["unit"], count - 1)
        if _LEAST.search(before) or (_MORE.search(before) and not _negated(low, start)):
            return Limit()
        return _set(found["unit"], count)
    for form, brief in ((_SHORT, True), (_LONG, False)):
        if spoken := form.search(low):
            return Limit(_BRIEF) if brief is not _negated(low, spoken.start()) else Limit()
    return None


def _set(unit: str, count: int) -> Limit:
    count = max(1, count)
    return Limit(sentences=count) if _UNITS[unit] == "sentences" else Limit(words=count)


def _folded(text: str) -> str:
    return _INTERJECTION.sub("", text.casefold().replace("\u2019", "'"))


def _negated(low: str, at: int) -> bool:
    """Tell whether what stands at a place is refused: by one negation before it in its clause, or by three."""
    clause = _BREAK.split(low[:at])[-1]
    return len(_NEGATIONS.findall(clause)) % 2 == 1


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else _NUMBERS.get(text)
