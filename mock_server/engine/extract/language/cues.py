"""Fixed phrases, looked up by the words they hold, so that a long list costs no more than a short one.

A text is the folded words of a clause or sentence with single spaces between (`phrases.lows`). A phrase is found where
its words stand whole and in a row.
"""

from collections.abc import Sequence
from typing import Final

from mock_server.engine.extract.language.lexicon import (
    ADVERBS,
    AUXILIARIES,
    DETERMINERS,
    PREPOSITIONS,
    SUBJECT_PRONOUNS,
    phrases,
    words,
)

_COMMON: Final = (
    ADVERBS | AUXILIARIES | DETERMINERS | PREPOSITIONS | SUBJECT_PRONOUNS | words("and or me us 's my our , - : ( ) ;")
)


def commonness(alternatives: frozenset[str]) -> tuple[bool, int]:
    """Rank words of which one must be said: the smaller, the less often a sentence holds any of them."""
    return (not _COMMON.isdisjoint(alternatives), len(alternatives))


class Cues:
    """Hold phrases, written with semicolons between them, in that order."""

    def __init__(self, listed: str) -> None:
        self.listed: Final = phrases(listed)
        self._by_rarest: dict[str, list[int]] = {}
        self._by_first: dict[str, list[str]] = {}
        for place, phrase in enumerate(self.listed):
            held = phrase.split()
            rarest = min(held, key=lambda word: (word in _COMMON, -len(word)))
            self._by_rarest.setdefault(rarest, []).append(place)
            self._by_first.setdefault(held[0], []).append(phrase)
        self._rarest = frozenset(self._by_rarest)

    def within(self, text: str) -> bool:
        """Tell whether any phrase stands in a text."""
        hinted = self._rarest.intersection(text.split())
        if not hinted:
            return False
        padded = f" {text} "
        return any(f" {self.listed[place]} " in padded for word in hinted for place in self._by_rarest[word])

    def first(self, text: str) -> str:
        """Find the first phrase, in the order they were written, that stands in a text; "" for none."""
        hinted = self._rarest.intersection(text.split())
        if not hinted:
            return ""
        padded = f" {text} "
        places = [place for word in hinted for place in self._by_rarest[word] if f" {self.listed[place]} " in padded]
        return self.listed[min(places)] if places else ""

    def opening(self, text: str) -> str:
        """Find the first phrase, in the order they were written, with which a text opens and goes on; "" for none."""
        for phrase in self._by_first.get(text.partition(" ")[0], ()):
            if text.startswith(phrase + " "):
                return phrase
        return ""

    def beginning(self, word: str) -> Sequence[str]:
        """List the phrases that begin with a word, in the order they were written."""
        return self._by_first.get(word, ())
