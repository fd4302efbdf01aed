"""Questions told by the order of their words, and what only looks like one."""

from typing import Final

from mock_server.engine.extract.language.lexicon import (
    AUXILIARIES,
    DETERMINERS,
    FILLERS,
    INTERROGATIVES,
    SUBJECT_PRONOUNS,
    phrases,
    words,
)
from mock_server.engine.extract.language.phrases import Tokens, lows

_ASKING_LEADS: Final = words("does did is are can could would will should do am was were has have may shall")


def is_asking(tokens: Tokens) -> bool:
    """Tell whether a clause is put as a question by its word order."""
    i = 0
    while (
        i < len(tokens)
        and (tokens[i].low in FILLERS or tokens[i].kind in ("mark", "emoji"))
        and tokens[i].low not in {"right", "today", "yesterday", "tonight", "now"}
    ):
        i += 1
    if i >= len(tokens):
        return False
    low = tokens[i].low
    following = tokens[i + 1].low if i + 1 < len(tokens) else ""
    if low == "what" and following in {"i", "we"} and any(t.low in {"is", "are", "'s"} for t in tokens[i + 2 :]):
        return False  # "what I really want is to ..."
    if low == "where" and following in {"", "i", "we"}:
        return False  # "where I come from, it never snows"
    if low in INTERROGATIVES:
        return low != "when" or following in AUXILIARIES
    if low in {"any", "got"} and following != "":
        return low == "any" and following in words(
            "ideas idea tips chance thoughts suggestions recommendations advice good"
        )
    if low in _ASKING_LEADS:
        if following == "not" and i + 2 < len(tokens):
            after = tokens[i + 2].low
            return after in SUBJECT_PRONOUNS and low != "do"
        return following in SUBJECT_PRONOUNS or (
            following in DETERMINERS
            and low in words("is are does was were can will should")
            and following not in {"no", "any", "some", "all"}
        )
    return False


def is_free_relative(tokens: Tokens) -> bool:
    """Recognise "what I really want is to ...", which asks nothing."""
    opening = lows(tokens[:2])
    return opening in {"what i", "what we"} and any(t.low in {"is", "'s", ":"} for t in tokens[2:])


def announces(tokens: Tokens) -> bool:
    """Recognise "did I mention", "did I tell you", "guess what", "you know what": what follows is a statement."""
    text = lows(tokens)
    return any(
        p in text
        for p in phrases(
            "did i mention;did i tell you;have i told you;guess what;you know what;did you know;guess who;"
            "can i just say;have i mentioned;did i say"
        )
    )
