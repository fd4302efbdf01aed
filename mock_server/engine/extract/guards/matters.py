"""What a doubt is about in memory's own words: the claims a doubtful sentence would make if it were so.

The sentence is read without its "might", once for each thing it leaves open ("Grace or Tom"), and what the rules would
claim of it becomes the topic. Which doubts are worth recording is decided in `doubts.py`.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Final

from mock_server.engine.claims import SPEAKER, FactClaim, Topic
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.lexicon import PREPOSITIONS, words
from mock_server.engine.extract.language.phrases import Tokens
from mock_server.engine.vocabulary import LABEL_TO_KEY

Attempt = Callable[[Clause], tuple[FactClaim, ...]]
"""What a clause would claim."""

_HEDGES: Final = words("maybe perhaps possibly probably either still even")
_MOST: Final = 4
_NAMED: Final = {
    "title": "job_title", "role": "job_title", "job": "job_title", "employer": "employer", "age": "age",
    "birthday": "birthday", "name": "name", "email": "email", "number": "phone", "hometown": "hometown",
    "nationality": "nationality", "citizenship": "nationality", "timezone": "timezone", "manager": "manager",
    "boss": "manager", "diet": "diet",
}  # fmt: skip
"""Nouns behind "my" that name a key by themselves."""


def of_claims(claims: Iterable[FactClaim], *, only: bool = False) -> tuple[Topic, ...]:
    """Join claims into topics: one for each key of somebody, with all the values."""
    values: dict[tuple[str, str], list[str]] = {}
    found: dict[tuple[str, str], FactClaim] = {}
    for claim in claims:
        key = claim.key or LABEL_TO_KEY.get(claim.label or "") or claim.label
        if key is None:
            continue
        place = (f"{claim.subject.type}/{claim.subject.name}", key)
        found.setdefault(place, claim)
        value = claim.value or (claim.object.name if claim.object is not None else "")
        if value and value not in values.setdefault(place, []):
            values[place].append(value)
    return tuple(
        Topic(claim.subject, key, tuple(values.get((who, key), ())), only) for (who, key), claim in found.items()
    )


def of_clause(clause: Clause, attempt: Attempt) -> tuple[Topic, ...]:
    """Say what a clause leaves open. What one only might do is settled by nothing but doing it, or not."""
    options = [replace(clause, rest=rest, modal="", adverbs=clause.adverbs - _HEDGES) for rest in _options(clause.rest)]
    planned = clause.modal in {"might", "may", "could"} and clause.verb != "be"
    renderings = [replace(option, tense="present") for option in options]
    if claims := [claim for option in renderings for claim in attempt(option)]:
        return of_claims(claims, only=planned and clause.verb in _CHANGING)
    done = [replace(option, tense="past", form="past", progressive=False) for option in options]
    return of_claims((claim for option in done for claim in attempt(option)), only=True)


_CHANGING: Final = words("move go quit leave change get buy adopt switch start join marry relocate become")


def named(tokens: Tokens) -> tuple[Topic, ...]:
    """Say which key of the speaker's a sentence names outright: "not sure what my job title is"."""
    for i, token in enumerate(tokens):
        if token.low == "my":
            key = next((_NAMED[t.low] for t in tokens[i + 1 : i + 3] if t.low in _NAMED), "")
            if key:
                return (Topic(SPEAKER, key),)
    return ()


def _options(rest: Tokens) -> list[Tokens]:
    """Split "to Berlin or maybe Hamburg" into "to Berlin" and "to Hamburg"; what trails behind a comma goes."""
    plain = tuple(t for t in rest if t.low not in _HEDGES)
    cut = next((i for i, t in enumerate(plain) if t.low == "," and i), len(plain))
    plain = plain[:cut]
    out: list[Tokens] = []
    stem: Tokens = ()
    for part in _parts(plain):
        if not out:
            at = max((i for i, t in enumerate(part) if t.low in PREPOSITIONS), default=-1)
            stem = part[: at + 1]
            out.append(part)
        else:
            out.append(part if part[0].low in PREPOSITIONS else (*stem, *part))
    return out[:_MOST] or [rest]


def _parts(tokens: Tokens) -> list[Tokens]:
    out: list[Tokens] = []
    start = 0
    for end in (*(i for i, t in enumerate(tokens) if t.low == "or"), len(tokens)):
        if end > start:
            out.append(tokens[start:end])
        start = end + 1
    return out
