"""Replies in other languages: the book a directive asks for, and its sentences. Values stay as they were written.

A table (`tongues/`) has one entry a line. `! name = ...` is a sentence of the responder's own. A key, or a key and a
label, has up to three forms with bars between: of the speaker, of `{s}`, and of `{s}` towards the speaker; `{v}` is the
value. `past key` has `{w}` for the times. `? pattern = English` reads a question. What no entry says, English says.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from mock_server.engine.instants import Instant, to_datetime
from mock_server.engine.tongues.dutch import DUTCH
from mock_server.engine.tongues.french import FRENCH
from mock_server.engine.tongues.german import GERMAN
from mock_server.engine.tongues.italian import ITALIAN
from mock_server.engine.tongues.portuguese import PORTUGUESE
from mock_server.engine.tongues.spanish import SPANISH
from mock_server.engine.wordings import words_of
from mock_server.engine.words import word_set, words

_TABLES: Final = (GERMAN, FRENCH, SPANISH, ITALIAN, PORTUGUESE, DUTCH)
_ENGLISH: Final = word_set("english englisch anglais inglés ingles inglese inglês engels")
_OTHERS: Final = word_set(
    "arabic basque bengali bulgarian catalan chinese croatian czech danish esperanto estonian finnish galician greek "
    "hebrew hindi hungarian icelandic indonesian irish japanese klingon korean latin latvian lithuanian malay mandarin "
    "maltese norwegian persian polish romanian russian serbian slovak slovenian swahili swedish tagalog tamil thai "
    "turkish ukrainian urdu vietnamese welsh yiddish zulu"
)
"""Languages somebody may ask for that there is no book of."""

_TELLS: Final = re.compile(
    r"\b(?:answer\w*|respond\w*|repl(?:y|ies)|write|writing|speak\w*|talk\w*|use|communicate|say|keep|stick|switch|in|"
    r"only|auf|en|em|in het|op|antwort\w*|antwoord\w*|r[ée]pon\w*|respond\w*|rispond\w*|schreib\w*|schrijf|escribe|"
    r"[ée]cri\w*|scrivi|escreva|fala|habla|parl\w*|spr[ei][ec]\w*|praat)\b"
)
_NOT: Final = re.compile(
    r"\b(?:not|never|don't|stop|no longer|instead of|rather than|avoid|nicht|kein\w*|pas|non|niet|geen|nunca|jamais)\b"
)
_WHEN: Final = re.compile(r"\b(?:when|whenever|if|wenn|falls|sobald|quand|lorsque|si|cuando|quando|se|als|wanneer)\b")
_READ: Final = 120
_BEFORE: Final = 4
_VOWELS: Final = "aeiouyhàâéèêëîïôœù"


@dataclass(frozen=True, slots=True)
class Book:
    """What is said in one language. own: sentences of the responder; facts: key or label -> its forms."""

    names: frozenset[str]
    words: frozenset[str]
    own: dict[str, str]
    facts: dict[str, tuple[str, ...]]
    past: dict[str, tuple[str, ...]]
    forms: dict[str, str]
    asked: tuple[tuple[re.Pattern[str], str], ...] = field(default=())

    def say(self, name: str, **holes: object) -> str:
        """Say a sentence of the responder's own."""
        return self.own[name].format(**holes)

    def fact(
        self, key: str | None, label: str | None, value: str, subject: str, *, yours: bool, to_you: bool
    ) -> str | None:
        """Say a fact: of the speaker (yours), of somebody, or of somebody to the speaker; None without an entry."""
        forms = self.facts.get(key or "") or self.facts.get(label or "")
        place = 0 if yours else 2 if to_you else 1
        if forms is None and key is not None:
            forms = tuple(part.strip() for part in self.own["any"].split(" / "))
            place = min(place, 1)
        if forms is None or place >= len(forms):
            return None
        return _filled(forms[place], v=value, s=subject, k=words_of(key or ""))

    def gone(
        self, key: str, value: str, subject: str, since: Instant | None, until: Instant | None, *, yours: bool
    ) -> str | None:
        """Say what is over, with its times; None without an entry."""
        forms = self.past.get(key)
        if forms is None:
            return None
        if since is not None and until is not None:
            told = _elided(self.forms["span"].format(a=self.day(since), b=self.day(until)))
        else:
            times = ((self.forms["since"], since), (self.forms["until"], until))
            told = " ".join(self.dated(form, at) for form, at in times if at is not None)
        return re.sub(r"\s+(?=[ .:])", "", _filled(forms[0 if yours else 1], v=value, s=subject, w=told))

    def dated(self, form: str, at: Instant) -> str:
        """Fill a form with a day."""
        return _elided(form.format(d=self.day(at)))

    def day(self, at: Instant) -> str:
        """Write a day."""
        when = to_datetime(at)
        number = self.forms.get("first", "1") if when.day == 1 else str(when.day)
        return self.forms["day"].format(d=number, m=self.forms["months"].split()[when.month - 1], y=when.year)


def _elided(told: str) -> str:
    """Write Italian "al" as "all'" where the number behind it begins with a vowel."""
    return re.sub(r"al (?=(?:8|11) )", "all'", told)


def _filled(form: str, **holes: str) -> str:
    """Fill a form; French "de" is "d'" before a vowel, {de} before the subject and {dev} before the value."""
    de = {name: "d'" if holes.get(hole, "")[:1].casefold() in _VOWELS else "de " for name, hole in _ELIDED}
    return form.format(**de, **holes)


_ELIDED: Final = (("de", "s"), ("dev", "v"))


@lru_cache(maxsize=len(_TABLES))
def read(table: str) -> Book:
    """Read a table."""
    own: dict[str, str] = {}
    facts: dict[str, tuple[str, ...]] = {}
    past: dict[str, tuple[str, ...]] = {}
    forms: dict[str, str] = {}
    asked: list[tuple[re.Pattern[str], str]] = []
    for line in table.strip().splitlines():
        head, _, said = (part.strip() for part in line.partition(" = "))
        if head.startswith("! "):
            own[head[2:]] = said
        elif head.startswith("? "):
            asked.append((re.compile(rf"^\W*(?:{head[2:]})\W*$"), said))
        elif head in ("names", "words", "until", "since", "span", "day", "first", "months"):
            forms[head] = said
        elif head:
            told = tuple(part.strip() for part in said.split(" / "))
            keys = head.split()
            into = past if keys[0] == "past" else facts
            into.update(dict.fromkeys(keys[1:] if keys[0] == "past" else keys, told))
    return Book(
        frozenset(forms["names"].split()), frozenset(forms["words"].split()), own, facts, past, forms, tuple(asked)
    )


def books() -> tuple[Book, ...]:
    """Give all books."""
    return tuple(read(table) for table in _TABLES)


@lru_cache(maxsize=1024)
def english(question: str) -> str:
    """Give what a question asks in English, where it is one that a book reads; else itself."""
    known = in_english(question)
    return question if known is None else known[0]


def in_english(question: str) -> tuple[str, Book] | None:
    """Read a question of another language: what it asks in English, and its book; None where no book reads it."""
    low = question.strip().casefold().replace("\u2019", "'")
    if len(low) > _READ:
        return None
    for book in books():
        for pattern, english in book.asked:
            if pattern.match(low):
                return english, book
    return None


@dataclass(frozen=True, slots=True)
class Choice:
    """In which language to answer: a book, None for English. missing: a language asked for that there is no book of."""

    book: Book | None = None
    missing: str = ""


def wanted(instructions: Iterable[str], question: str) -> Choice:
    """Choose by the newest directive about language, and without one by the language of a question that a book reads.

    A directive for "when I write German" counts where the question is German. English, and a language refused, need no
    book.
    """
    for text in instructions:
        choice = _chosen(text.casefold().replace("\u2019", "'"), question)
        if choice is not None:
            return choice
    known = in_english(question)
    return Choice() if known is None else Choice(known[1])


def _chosen(low: str, question: str) -> Choice | None:
    said = _tokens(low)
    named = [(at, word) for at, word in enumerate(said) if _is_language(word)]
    if not named or not _TELLS.search(low):
        return None
    meant = [word for at, word in named if not _NOT.search(" ".join(said[max(0, at - _BEFORE) : at]))]
    if not meant:
        return Choice()
    if not _WHEN.search(low):
        return Choice(_book(meant[0]), meant[0].capitalize() if meant[0] in _OTHERS else "")
    spoken = _spoken(question)
    return Choice(spoken) if spoken is not None and spoken is _book(meant[-1]) else None


def _tokens(low: str) -> list[str]:
    return re.findall(r"[^\W\d_]+(?:'[^\W\d_]+)?", low)


def _is_language(word: str) -> bool:
    return word in _ENGLISH or word in _OTHERS or _book(word) is not None


def _book(word: str) -> Book | None:
    return next((book for book in books() if word in book.names), None)


def _spoken(text: str) -> Book | None:
    """Tell which language a text is in, by its small words: at least two of them, and more than of any other."""
    known = in_english(text)
    if known is not None:
        return known[1]
    said = set(_tokens(text.casefold())) | set(words(text))
    counts = [(len(said & book.words), book) for book in books()]
    best = max(counts, key=lambda row: row[0])
    return best[1] if best[0] > 1 and [row[0] for row in counts].count(best[0]) == 1 else None
