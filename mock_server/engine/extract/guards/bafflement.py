"""How far a doubt reaches: "I joined Halden Games, no idea where the toilets are" is only unsure of the toilets.

The phrases of doubt themselves are in `guards.py`; what is recorded as a doubt, in `doubts.py`.
"""

from typing import Final

from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.lexicon import phrases, words
from mock_server.engine.extract.language.phrases import lows

_BAFFLED: Final = frozenset(
    phrases("no idea;no clue;not a clue;nobody knows;no one knows;who knows;not sure;dunno;do not know how;not certain")
    + phrases("do not know what;do not know where;do not really know;unsure;can not tell you;could not tell you")
)
"""Phrases that may be of another matter than the clauses before them."""
_MATTERS: Final = words("how why where what who")
_TIMES: Final = words("time day date")
_LINKS: Final = words(", - ( but and ; :") | {"–", "—", ")"}


def settled_before(clauses: list[Clause], whole: str, doubts: tuple[str, ...]) -> int:
    """Count the clauses that stand before a doubt about something else. doubts: the phrases that tell one."""
    if _MATTERS.isdisjoint(whole.split()):
        return 0
    unsure = [phrase for phrase in doubts if f" {phrase} " in f" {whole} "]
    if not _BAFFLED.issuperset(unsure):
        return 0
    for index, clause in enumerate(clauses):
        asked = clauses[index + 1] if index + 1 < len(clauses) else None
        said = f" {lows(clause.tokens)} " + (f"{asked.link} " if asked is not None else "")
        if not any(f" {phrase} " in said for phrase in unsure):
            continue
        about = {t.low for t in clause.tokens} | ({asked.link} if asked is not None else set())
        timed = asked is not None and bool(_TIMES & {t.low for t in asked.tokens})
        return index if index and clause.link in _LINKS and _MATTERS & about and not timed else 0
    return 0
