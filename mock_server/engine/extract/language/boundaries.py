"""Whether a clause of its own starts at a word: a verb with what it needs, or a subject and its verb.

The cuts themselves are made in `segments.py`.
"""

from typing import Final

from mock_server.engine.extract.language.lexicon import (
    ADVERBS,
    AUXILIARIES,
    DETERMINERS,
    FILLERS,
    PREPOSITIONS,
    SUBJECT_PRONOUNS,
    THIRD_OWN,
    words,
)
from mock_server.engine.extract.language.sentences import is_verbal_s
from mock_server.engine.extract.language.tokens import Token
from mock_server.engine.extract.language.verbs import NOUNISH, verb

_COMPLEMENT: Final = words("based born married engaged allergic raised divorced originally please not")


_BARE_VERBS: Final = words(
    "love hate like use work play drink cook code study need want teach run live speak eat prefer "
    "enjoy know own have manage lead build go do paint climb swim dance ride read sing hope plan"
)


_PARTICIPIAL: Final = words(
    "named called based born made used known baked painted written spoken fried grilled married "
    "trained left engaged broken worn divorced driven recorded produced composed designed built "
    "raised rescued adopted found"
)


_ACTIONS: Final = words(
    "adopted found rescued built made designed produced raised trained baked painted written recorded"
)


_LEARNT: Final = words("studied learnt learned taught sold read ran wrote played founded opened")
_MAX_SUBJECT: Final = 7
_NAME_LEADS: Final = words("old little young big both even")
"""Before a name, these begin a subject: "and little Edda is their daughter"."""


def verb_follows(tokens: tuple[Token, ...], i: int) -> bool:
    while i < len(tokens) and tokens[i].low in ADVERBS:
        i += 1
    if i >= len(tokens):
        return False
    return tokens[i].low in AUXILIARIES or tokens[i].low == "'s" or verb(tokens[i].low) is not None


def opens_clause(tokens: tuple[Token, ...], i: int, progressive: bool, *, tight: bool, told: bool = True) -> bool:
    """Tell whether a clause starts at i. tight: right behind "and"/"or", where a noun is just as likely."""
    end = len(tokens)
    lead = i
    while (
        i < end
        and i - lead < 4
        and (tokens[i].low in FILLERS or tokens[i].low in ADVERBS)
        and tokens[i].low not in {"not", "currently"}
        and not _now_at(tokens, i)
    ):
        i += 1
    if i >= end or tokens[i].kind != "word":
        return False
    low = tokens[i].low
    following = tokens[i + 1] if i + 1 < end else None
    if low in {"i", "we"}:
        return True
    if low in SUBJECT_PRONOUNS:
        return verb_follows(tokens, i + 1)
    if low in {"currently", "previously", "formerly", "now"}:
        return following is not None and following.low in words("at with for in based on")
    if low in _COMPLEMENT:
        return following is not None and (not tight or low != "not")
    form = verb(low)
    if low in AUXILIARIES:
        return True
    if form is not None and not (tokens[i].capital and i > 0 and low in NOUNISH):
        confirmed = following is not None and (
            following.low in DETERMINERS
            or following.low in PREPOSITIONS
            or following.low in {"me", "us"}
            or following.kind == "number"
            or following.capital
        )
        if form.form == "ing":
            if low == "working" and not tight and following is not None and following.low in {"as", "at", "for"}:
                return True
            return ((progressive or not told) and confirmed) or (
                low == "feeling" and not tight and following is not None
            )
        if form.form == "past":
            if low in _ACTIONS and not tight and following is not None and following.low in {"a", "an", "my", "our"}:
                return True  # "joined a choir, adopted a cat"
            if low in _LEARNT and not tight and told and following is not None and following.kind == "word":
                return True  # "I left Oslo, studied law in Leiden"
            return low not in _PARTICIPIAL and (
                confirmed or (not tight and following is not None and following.low in ADVERBS)
            )
        if low in _BARE_VERBS or (form.lemma in _BARE_VERBS and low not in NOUNISH):
            return following is not None and following.kind in ("word", "number")
        if low not in NOUNISH:
            return following is not None
        return confirmed
    return names_subject(tokens, i, tight=tight)


def _now_at(tokens: tuple[Token, ...], i: int) -> bool:
    return tokens[i].low == "now" and i + 1 < len(tokens) and tokens[i + 1].low in {"at", "with", "based", "in"}


def names_subject(tokens: tuple[Token, ...], i: int, *, tight: bool) -> bool:
    """Tell whether a noun phrase and its finite verb start at i."""
    first = tokens[i]
    led = first.low in _NAME_LEADS and i + 1 < len(tokens) and tokens[i + 1].capital
    if not (first.low in DETERMINERS or first.low in THIRD_OWN or first.capital or led or not tight):
        return False
    joined = False
    for j in range(i + 1, min(i + _MAX_SUBJECT, len(tokens))):
        token = tokens[j]
        low = token.low
        if low == "," or low in {"or", "but"} or token.kind in ("mark", "emoji"):
            return False
        if low == "and":
            joined = True
            continue
        if low in AUXILIARIES and low not in {"being", "been", "be"}:
            return True
        if low == "'s":
            following = tokens[j + 1] if j + 1 < len(tokens) else None
            if following is not None and is_verbal_s(tokens, j):
                return True
            continue
        form = verb(low)
        if form is None or low in _PARTICIPIAL or form.form == "ing":
            continue
        placed = j + 1 < len(tokens) and tokens[j + 1].low in {"at", "for", "in", "as"} and tokens[j - 1].capital
        if form.form == "s" and (low not in NOUNISH or first.capital or placed):
            return True  # "my wife Aino works at Meyer"
        if form.form == "past":
            return True
        if form.form == "base" and low not in NOUNISH and tokens[j - 1].low not in {"to", "of"}:
            return True
        linked = j + 1 < len(tokens) and tokens[j + 1].low in PREPOSITIONS
        if (
            form.form == "base"
            and joined
            and linked
            and (tokens[j - 1].capital or tokens[j - 1].low in {"both", "all"})
        ):
            return True  # "Luca and Wim report to her"
    return False
