"""Which later statement settles an open doubt: pure answers, no changes drafted (R-UNC-4).

A doubt that knows its topics is matched by them: whose key it is and which values were in question. One that only has
words, as a model's has, is matched by what its words name. `settle.py` asks, and drafts the resolution.
"""

import re
from functools import lru_cache
from typing import Final

from mock_server.engine.claims import FactClaim, Retraction
from mock_server.engine.intervals import told_of
from mock_server.engine.names import normalise
from mock_server.engine.questions import asked
from mock_server.engine.reconcile import same_value
from mock_server.engine.records import DoubtTopic, Entity, Uncertainty
from mock_server.engine.vocabulary import KEYS, LABEL_TO_KEY, describe
from mock_server.engine.words import STOP_WORDS, stem, word_set, words

SPEAKER_REF: Final = ""
"""Whose topic it is when the speaker is meant: their name may change, this does not."""

_FEWEST: Final = 2
"""A statement must share so many words of substance with a doubt to settle it by words alone."""
_THE_SPEAKER: Final = frozenset({"user", "speaker"})
_UNSURE: Final = _THE_SPEAKER | word_set("whether maybe perhaps possibly probably sure still either")
_MONTH: Final = re.compile(r"(?<!^)\bMay\b")
"""The only month that is a small word as well."""


def ref(entity: Entity) -> str:
    """Name whose topic it is, as doubts keep it."""
    return SPEAKER_REF if entity.speaker else entity.ref


def key_of(key: str | None, label: str | None) -> str:
    """Give the one word for a key and the relation that says the same: `works_at` is `employer`."""
    return key or LABEL_TO_KEY.get(label or "") or label or ""


def stated(doubt: Uncertainty, whose: str, names: tuple[str, ...], claim: FactClaim) -> bool:
    """Tell whether a plain claim about somebody settles a doubt. names: what that somebody goes by."""
    if doubt.about.startswith("when "):
        return _tells_when(doubt.about, names if whose else ("",), claim)
    key = key_of(claim.key, claim.label)
    value = claim.value or (claim.object.name if claim.object is not None else "")
    if doubt.topics:
        return any(
            (topic.subject, topic.key) == (whose, key)
            and not topic.clash
            and (not _only_these(topic) or any(_alike(value, one) for one in topic.values))
            for topic in doubt.topics
        )
    return _names(doubt.about, whose, names, key, "" if describe(key).single and claim.key else value)


def denied(doubt: Uncertainty, whose: str, names: tuple[str, ...], end: Retraction) -> bool:
    """Tell whether taking something back settles a doubt: it is not so, and nothing else was in question."""
    key = key_of(LABEL_TO_KEY.get(end.key, end.key), None)
    if doubt.topics:
        return any(
            (topic.subject, topic.key) == (whose, key)
            and not topic.clash
            and (end.value is None or (bool(topic.values) and all(_alike(end.value, one) for one in topic.values)))
            for topic in doubt.topics
        )
    return _names(doubt.about, whose, names, key, end.value or "")


def _tells_when(about: str, names: tuple[str, ...], claim: FactClaim) -> bool:
    """Tell whether a claim dates what is only known to have begun or ended: "when Tom's employer began"."""
    norm = normalise(about)
    spec = KEYS.get(claim.key or "")
    topics = {claim.key, claim.label, LABEL_TO_KEY.get(claim.label or ""), spec.label if spec else None} - {None, ""}
    return any(
        norm in (normalise(f"when {name}'s {topic} {word}"), normalise(f"when {name} {topic} {word}"))
        for name in names
        for topic in topics
        for word in told_of(claim)
    )


def told(doubt: Uncertainty, statement: str) -> bool:
    """Tell whether a statement that claims nothing by key settles a doubt: all it speaks of is what was in doubt.

    "I see the physio on Wednesday" settles "whether it is Tuesday or Wednesday that the user sees the physio".
    """
    said, doubted = _substance(statement), _substance(doubt.about)
    return min(len(said), len(doubted)) >= _FEWEST and (said <= doubted or doubted <= said)


def _only_these(topic: DoubtTopic) -> bool:
    return bool(topic.values) and (topic.only or not describe(topic.key).single)


def _alike(one: str, other: str) -> bool:
    said, doubted = _substance(one), _substance(other)
    return (
        same_value(one, other)
        or normalise(one) == normalise(other)
        or (bool(said) and said <= doubted and (said == doubted or len(said) >= _FEWEST))
    )


def _names(about: str, whose: str, names: tuple[str, ...], key: str, value: str) -> bool:
    """Tell whether words name somebody's key, and the value where one is needed."""
    norm = normalise(about)
    if any(norm in (normalise(f"{name} {key}"), normalise(f"{name}'s {key}")) for name in names):
        return True
    plain = key if not value or describe(key).single else f"{key} {value}"
    if norm in (normalise(key), normalise(plain)):
        return whose == SPEAKER_REF or norm == normalise(key)
    said = _substance(about)
    keyed = said & asked(key)
    if not keyed or not _substance(value) <= said:
        return False
    owner = about.partition("'s ")[2].split()
    if owner and stem(owner[0].casefold()) not in keyed:
        return False  # "the user's brother's job" is nobody's job but the brother's
    if whose != SPEAKER_REF:
        return any(_substance(name) and _substance(name) <= said for name in names)
    known = said - keyed - _substance(value) - {word for name in names for word in _substance(name)}
    return not known or bool(_THE_SPEAKER & set(_words(about)))


@lru_cache(maxsize=4096)
def _substance(text: str) -> frozenset[str]:
    kept = {stem(word) for word in _words(text) if word not in STOP_WORDS and word not in _UNSURE}
    return frozenset(kept | {"may"}) if _MONTH.search(text) else frozenset(kept)


def _words(text: str) -> list[str]:
    return [word.removesuffix("'s") for word in words(text)]
