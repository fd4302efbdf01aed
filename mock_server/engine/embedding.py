"""Text as a vector of unit length, by feature hashing over word stems and character n-grams.

Deterministic, offline, nothing to install. Used only where the contract asks for a cosine (search among state values,
the likeness of two questions). It knows spelling, not meaning: `seating` is near `seat`, `car` is not near `vehicle`.
Ranking of memories by words lives in `bm25.py`.
"""

import math
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final
from zlib import crc32

from mock_server.engine.words import stem, words

DIMENSIONS: Final = 8192

_GRAM_SIZES: Final = (3, 4, 5)
_GRAMS_WEIGHT: Final = 0.9
_MAX_CHARS: Final = 4_000
"""A longer text is represented by its beginning, so that one huge value cannot hold up a search."""

_SHORT_CHARS: Final = 600
"""Up to here a vector is small, so that very many of them can be kept."""

_COMMON: Final = frozenset(
    {
        "a", "an", "the", "and", "or", "of", "to", "in", "on", "at", "by", "for", "from", "with", "as", "is", "are",
        "was", "were", "be", "been", "am", "do", "does", "did", "has", "have", "had", "it", "its", "this", "that",
        "these", "those", "i", "me", "my", "mine", "you", "your", "yours", "we", "our", "us", "they", "them", "their",
        "he", "him", "his", "she", "her", "there", "here", "will", "would", "can", "could", "should", "please",
    }
)  # fmt: skip
_COMMON_WEIGHT: Final = 0.25


@dataclass(frozen=True, slots=True)
class Sparse:
    """The places of a vector that are not zero, and what stands there: a small part of the full length."""

    places: "array[int]"
    weights: "array[float]"


def embed(text: str) -> tuple[float, ...]:
    """Give the vector of a text, DIMENSIONS long.

    Equal texts give equal vectors; a text without letters or digits is all zeros.
    """
    vector = [0.0] * DIMENSIONS
    found = _sparse(text)
    for place, weight in zip(found.places, found.weights, strict=True):
        vector[place] = weight
    return tuple(vector)


def likeness(one: str, other: str) -> float:
    """Give the cosine of two texts' vectors, to six digits; never below 0, since hash noise is no opposition."""
    return likeness_to(one)(other)


def likeness_to(one: str) -> Callable[[str], float]:
    """Give the likeness of any text to this one, for comparing it with many."""
    mine = _sparse(one)
    weights = dict(zip(mine.places, mine.weights, strict=True))

    def likeness_of(other: str) -> float:
        found = _sparse(other)
        cosine = math.fsum(
            weights[place] * weight
            for place, weight in zip(found.places, found.weights, strict=True)
            if place in weights
        )
        return min(1.0, max(0.0, round(cosine, 6)))

    return likeness_of


def _sparse(text: str) -> Sparse:
    return _sparse_short(text) if len(text) <= _SHORT_CHARS else _sparse_long(text[:_MAX_CHARS])


def _hashed(text: str) -> Sparse:
    sums: dict[int, float] = {}
    for feature, weight in _features(text):
        hashed = crc32(feature.encode()) * 0x9E3779B1 & 0xFFFFFFFF
        place = hashed >> 19
        sums[place] = sums.get(place, 0.0) + (weight if hashed & 0x40000 else -weight)
    length = math.sqrt(math.fsum(weight * weight for weight in sums.values()))
    kept = sorted((place, weight / length) for place, weight in sums.items() if weight) if length else []
    return Sparse(array("H", [place for place, _ in kept]), array("d", [weight for _, weight in kept]))


_sparse_short = lru_cache(maxsize=65536)(_hashed)
_sparse_long = lru_cache(maxsize=2048)(_hashed)


def _features(text: str) -> Iterator[tuple[str, float]]:
    """Walk (feature, weight): each distinct word, damped when repeated or common, and the n-grams inside it."""
    counts: dict[str, int] = {}
    for word in words(text):
        counts[word] = counts.get(word, 0) + 1
    for word, count in counts.items():
        weight = (1.0 + math.log(count)) * (_COMMON_WEIGHT if word in _COMMON else 1.0)
        yield f"w{stem(word)}", weight
        framed = f"<{word}>"
        grams = [framed[at : at + size] for size in _GRAM_SIZES for at in range(len(framed) - size + 1)]
        share = weight * _GRAMS_WEIGHT / math.sqrt(max(1, len(grams)))
        for gram in grams:
            yield f"g{gram}", share
