"""Words that only their neighbours tell apart or put together: "thirty four", the "were" of "were moving in june"."""

from dataclasses import replace
from typing import Final

from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.extract.language.tokens import Token

_TENS: Final = words("twenty thirty forty fifty sixty seventy eighty ninety")
_UNITS: Final = words("one two three four five six seven eight nine")
_OPENERS: Final = words("and but so cos because yeah yes hi hey also")
_CLIPPED: Final = {
    "id": words("love like rather prefer hate die"),
    "ill": words("be have take go need get see try just never always"),
}
"""What follows "id" and "ill" where they are "I'd" and "I'll"."""
_GOING: Final = words("off both from expecting vegan vegetarian")


def put_right(tokens: list[Token]) -> list[Token]:
    """Join and part words by their neighbours."""
    for i in range(len(tokens) - 2, -1, -1):
        low, after = tokens[i].low, tokens[i + 1]
        if low in _TENS and after.low in _UNITS and after.start == tokens[i].end + 1:
            tokens[i : i + 2] = [replace(tokens[i], low=f"{low}-{after.low}", end=after.end)]
        elif low == "were" and _opens(tokens, i) and (after.low.endswith("ing") or after.low in _GOING):
            begin, end = tokens[i].start, tokens[i].end
            pair = [replace(tokens[i], low="we", end=begin + 2), Token("are", begin + 2, end, "word", False)]
            tokens[i : i + 1] = pair
        elif low in _CLIPPED and after.low in _CLIPPED[low] and (low == "id" or _opens(tokens, i)):
            begin, end = tokens[i].start, tokens[i].end
            meant = "'d" if low == "id" else "will"
            tokens[i : i + 1] = [
                replace(tokens[i], low="i", end=begin + 1),
                Token(meant, begin + 1, end, "word", False),
            ]
        elif low == "too" and i and tokens[i - 1].low == "allergic" and after.kind == "word":
            tokens[i] = replace(tokens[i], low="to")
    return tokens


def _opens(tokens: list[Token], i: int) -> bool:
    return i == 0 or tokens[i - 1].kind in ("mark", "emoji") or tokens[i - 1].low in _OPENERS
