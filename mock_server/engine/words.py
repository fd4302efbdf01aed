"""Text to search terms: how words are cut, folded and stemmed, the same for stored texts and for questions.

English words are stemmed; scripts without spaces are cut into pairs of characters. What a question means is in
`questions.py`, ranking in `bm25.py`.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

_ASCII_WORD: Final = re.compile(r"(?<![a-z0-9])\.[a-z][a-z0-9]*|[a-z0-9]+(?:'[a-z0-9]+)*[+#]{0,2}")
_LATIN_MARKS: Final = re.compile("[\u0300-\u036f]")
_STEMMABLE: Final = re.compile(r"[a-z]+(?:'[a-z]+)*")

_UNSPACED: Final = (
    (0x0E00, 0x0EFF),  # Thai, Lao
    (0x1000, 0x109F),  # Burmese
    (0x1780, 0x17FF),  # Khmer
    (0x2E80, 0x9FFF),  # Han, kana
    (0xAC00, 0xD7AF),  # Hangul
    (0xF900, 0xFAFF),
    (0x20000, 0x3FFFF),
)
"""Ranges of scripts that put no spaces between words (or glue particles to them, as Korean does)."""

_SAME_WORD: Final = {
    "favorite": "favourite", "favorites": "favourite", "fave": "favourite", "color": "colour", "colors": "colour",
    "organization": "organisation", "organizations": "organisation", "neighbor": "neighbour", "neighbors": "neighbour",
    "hobbies": "hobby", "children": "child", "kids": "kid", "wives": "wife", "mom": "mum", "people": "person",
    "ate": "eat", "eaten": "eat", "drank": "drink", "drunk": "drink", "spoke": "speak", "spoken": "speak",
    "grew": "grow", "grown": "grow", "taught": "teach", "bought": "buy", "met": "meet", "went": "go", "gone": "go",
    "allergic": "allergy", "allergies": "allergy", "marriage": "married", "marry": "married", "lived": "live",
    "resident": "reside", "residence": "reside", "located": "location", "residing": "reside",
}  # fmt: skip
"""Spellings and irregular forms the stemmer keeps apart."""


def word_set(text: str) -> frozenset[str]:
    """Read a table of words."""
    return frozenset(text.split())


STOP_WORDS: Final = word_set(
    "a an the this that these those there here it its it's is are am was were be been being do does did done doing "
    "have has had having will would shall should can could may might must ought i i'm i've i'd i'll me my mine myself "
    "we we're we've our ours us you you're you've you'd your yours yourself he he's him his she she's her hers they "
    "they're them their theirs of in on at to from for with without by about as into onto over under than then so and "
    "or but nor if because while until since when where why how what what's which who who's whom whose where's when's "
    "how's not no don't doesn't didn't isn't aren't wasn't weren't won't can't cannot couldn't wouldn't shouldn't "
    "haven't hasn't hadn't just also too very really quite some any each every other another such only own same again "
    "let let's s t re ve ll d m",
)
"""Words that carry no topic."""

ASKING_WORDS: Final = word_set(
    "tell know knows knew remember remembers recall say says said mention mentioned give show list find please thanks "
    "thank hi hello hey ok okay yes yeah everything anything something all describe summarise summarize summary "
    "detail details info information fact facts memory memories think sure well now today currently current right "
    "exactly actually still got get user question answer want need happen happened remind reminds wonder wondering "
    "possibly perhaps maybe lately nowadays",
)
"""Words of asking and greeting: they say that something is wanted, not what."""


def terms(text: str) -> list[str]:
    """Cut a text into stemmed terms, in order, repeats kept."""
    return [stem(word) for word in words(text)]


def content(text: str) -> list[str]:
    """Cut a question into the distinct terms that carry its topic, in order."""
    return _distinct(word for word in words(text) if word not in STOP_WORDS and word not in ASKING_WORDS)


def asking(text: str) -> list[str]:
    """Cut a question into the distinct terms that only ask: all that is left to search by where it has no topic."""
    return _distinct(word for word in words(text) if word in ASKING_WORDS)


def words(text: str) -> list[str]:
    """Cut a text into folded words, unstemmed.

    Lower case; full-width and accented forms are made plain; `c++`, `c#` and `.net` stay whole.
    """
    if text.isascii():
        return _ASCII_WORD.findall(text.lower())
    folded = unicodedata.normalize("NFKC", text).casefold().replace("\u2019", "'")
    plain = unicodedata.normalize("NFC", _LATIN_MARKS.sub("", unicodedata.normalize("NFD", folded)))
    return _ASCII_WORD.findall(plain) if plain.isascii() else list(_scan(plain))


@lru_cache(maxsize=65536)
def stem(word: str) -> str:
    """Reduce an English word to its stem; everything else stays as it is."""
    if not _STEMMABLE.fullmatch(word):
        return word
    # Imported here: it costs 20 ms, which a server that is only starting need not pay. A fresh stemmer is free, and one
    # cannot be shared between threads.
    from snowballstemmer.english_stemmer import EnglishStemmer

    return str(EnglishStemmer().stemWord(_SAME_WORD.get(word, word)))


def _distinct(found: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(stem(word) for word in found))


def _scan(text: str) -> Iterator[str]:
    """Cut non-ASCII text: runs of letters, digits and marks; runs of an unspaced script become pairs."""
    run: list[str] = []
    unspaced = False
    for char in (*text, " "):
        wordy = char.isalnum() or unicodedata.category(char).startswith("M")
        kind = wordy and _is_unspaced(char)
        if run and (not wordy or kind != unspaced):
            if char == "'" and not unspaced:
                run.append(char)
                continue
            yield from _cut("".join(run), unspaced=unspaced)
            run = []
        if wordy:
            run.append(char)
            unspaced = kind


def _cut(run: str, *, unspaced: bool) -> Iterator[str]:
    if not unspaced:
        if word := run.strip("'"):
            yield word
    elif len(run) == 1:
        yield run
    else:
        yield from (run[n : n + 2] for n in range(len(run) - 1))


def _is_unspaced(char: str) -> bool:
    code = ord(char)
    return any(first <= code <= last for first, last in _UNSPACED)
