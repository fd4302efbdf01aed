"""People told by a few words and their name: "our head of ops Lindiwe", "old Piet next door", "a guy called Lorenz"."""

from typing import Final

from mock_server.engine.extract.language.givennames import MEN, WOMEN, is_given_name
from mock_server.engine.extract.language.kinds import JOBS
from mock_server.engine.extract.language.lexicon import DETERMINERS, PREPOSITIONS, words
from mock_server.engine.extract.language.phrases import Tokens
from mock_server.engine.extract.language.propernames import name_end
from mock_server.engine.extract.scene import Scene

_AGES: Final = words("old little young big poor dear wee good lovely sweet clever")
"""Adjectives that stand in front of a name with nothing between: "old Piet"."""
_ROLES: Final = words(
    "intern apprentice trainee newcomer recruit hire starter temp rep contact captain skipper head lead chief boss "
    "classmate student pupil tutor mentor mentee patient client customer tenant landlord landlady lodger sitter "
    "babysitter childminder cleaner gardener guy bloke lady woman man chap lad lass girl boy fella person colleague "
    "teammate neighbour neighbor coworker co-worker workmate flatmate roommate housemate supervisor manager director "
    "founder owner producer organiser organizer treasurer secretary chair president vice deputy regular pal mate buddy"
)
_PEOPLE: Final = words("guy bloke lady woman man chap lad lass girl boy fella person kid dude someone somebody friend")
_BESIDE: Final = words("next from in at on over across upstairs downstairs with of")
_MAX_WORDS: Final = 6


def described_name(tokens: Tokens, scene: Scene) -> Tokens:
    """Take the name out of a description that ends with it, or that a place follows; () when there is none."""
    if len(tokens) < 2 or tokens[0].kind != "word":
        return ()
    called = called_end(tokens, 0)
    if called > 0:
        end = name_end(tokens, called, scene)
        return tokens[called:end] if end == len(tokens) else ()
    first = tokens[0].low
    if tokens[0].capital and scene.cased and (first in WOMEN or first in MEN or is_given_name(first)):
        end = name_end(tokens, 0, scene)
        return tokens[:end] if 0 < end < len(tokens) and tokens[end].low in _BESIDE else ()
    aged = first in _AGES
    if not aged and first not in DETERMINERS:
        return ()
    for k in range(1, min(len(tokens), _MAX_WORDS)):
        token = tokens[k]
        if (token.capital and scene.cased) or token.caseless:
            end = name_end(tokens, k, scene)
            follows = end == len(tokens) or tokens[end].low in _BESIDE
            known = _AGES & {tokens[k - 1].low} or any(is_role(t.low) for t in tokens[:k])
            return tokens[k:end] if end > k and follows and known else ()
        if token.low == "," and is_role(tokens[k - 1].low):
            continue  # "the CEO, Hanneke"
        if token.kind != "word" or (token.low in PREPOSITIONS and token.low != "of") or token.low in {"and", "'s"}:
            return ()
    return ()


def called_end(tokens: Tokens, i: int) -> int:
    """Find where the name starts in "a guy called Lorenz" at i; -1 when nothing of the kind is there."""
    for k in range(i, min(len(tokens) - 2, i + 4)):
        if tokens[k].low in _PEOPLE and (k > i or tokens[k].low in {"someone", "somebody"}):
            return k + 2 if tokens[k + 1].low in {"called", "named"} else -1
    return -1


def is_role(low: str) -> bool:
    """Tell whether a word says what somebody is to others or does for work."""
    return low in _ROLES or low in JOBS
