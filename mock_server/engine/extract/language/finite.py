"""Whether a stretch of words holds a finite verb."""

from mock_server.engine.extract.language.lexicon import (
    AUXILIARIES,
    DETERMINERS,
)
from mock_server.engine.extract.language.nouns import KIN
from mock_server.engine.extract.language.sentences import is_verbal_s
from mock_server.engine.extract.language.tokens import Token
from mock_server.engine.extract.language.verbs import NOUNISH, verb


def has_verb(tokens: tuple[Token, ...], start: int, end: int) -> bool:
    return any(_is_verb(tokens, k) for k in range(start, end))


def _is_verb(tokens: tuple[Token, ...], k: int) -> bool:
    low = tokens[k].low
    if low == "'s":
        return is_verbal_s(tokens, k)
    if low in NOUNISH and _is_noun(tokens, k):
        return False
    return low in AUXILIARIES or (
        verb(low) is not None and low not in KIN and not (low in NOUNISH and tokens[k].capital)
    )


def _is_noun(tokens: tuple[Token, ...], k: int) -> bool:
    """Tell whether an article or "my" stands in front of a word that is as often a noun: "our team lead"."""
    if k > 0 and tokens[k - 1].low in DETERMINERS:
        return True
    return k > 1 and tokens[k - 2].low in {"my", "our", "the", "a", "an"} and verb(tokens[k - 1].low) is None
