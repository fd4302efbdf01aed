"""How names become keys: entity types folded into the closed vocabulary, names normalised for look-up.

Normalisation follows R-REC-3: `AirPods Pro` and ` airpods  pro` are one, `C`, `C++` and `C#` are three, `.NET` is not
`Net`.
"""

import unicodedata
from functools import lru_cache
from typing import Final

ENTITY_TYPES: Final = frozenset(
    {
        "person", "organisation", "project", "location", "topic", "product",
        "policy", "concept", "event", "agent", "service", "other",
    }
)  # fmt: skip
UNKNOWN_TYPE: Final = "unknown"
"""The one type outside the vocabulary: an object that nobody has described yet (R-REC-4)."""

_SYNONYMS: Final = {
    "company": "organisation", "org": "organisation", "organization": "organisation", "team": "organisation",
    "place": "location", "city": "location", "country": "location", "user": "person", "human": "person",
}  # fmt: skip


@lru_cache(maxsize=4096)
def fold_type(text: str) -> str:
    """Fold an entity type into the vocabulary, ignoring case; strangers become `other` (R-REC-2)."""
    folded = unicodedata.normalize("NFKC", text).strip().casefold()
    if folded in ENTITY_TYPES or folded == UNKNOWN_TYPE:
        return folded
    return _SYNONYMS.get(folded, "other")


@lru_cache(maxsize=65536)
def normalise(name: str) -> str:
    """Turn a display name into its key: NFKC, case-folded, other characters to single underscores (R-REC-3)."""
    text = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    out: list[str] = []
    started = False
    for position, char in enumerate(text):
        if char.isalnum() or unicodedata.category(char).startswith("M"):
            started = True
        elif char in "+#":
            keep = bool(out) and out[-1] != "_"
            char = char if keep else "_"
        elif char != "." or started or not text[position + 1 : position + 2].isalnum():
            char = "_"
        if char != "_" or (out and out[-1] != "_"):
            out.append(char)
    return "".join(out).strip("_") or text.strip() or text


def squash(text: str) -> str:
    """Trim and collapse white space, for comparing what people typed."""
    return " ".join(text.split())


_TITLES: Final = frozenset({"dr", "mr", "mrs", "ms", "miss", "prof", "sir", "dame", "lord", "lady", "father", "sister"})


def first_name(name: str) -> str:
    """Give the first name of a full one, by which its bearer is spoken of as well; "" when it is no full name."""
    first, _, rest = squash(name).partition(" ")
    return first if rest and first.strip(".").casefold() not in _TITLES else ""
