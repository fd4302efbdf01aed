"""Sentences of what is over, and since when something holds: "You lived in Oslo until 1 January 2024."

The present tense of the same facts is in `sentences.py`.
"""

from typing import Final

from mock_server.engine.grammar import past_of, third_of
from mock_server.engine.instants import Instant, to_datetime
from mock_server.engine.memory import Memory
from mock_server.engine.phrases import Phrase, phrase
from mock_server.engine.records import Fact
from mock_server.engine.sentences import display_name, ends, of_speaker

_PAST: Final = {
    "works": "worked", "lives": "lived", "has": "had", "reports": "reported", "speaks": "spoke", "likes": "liked",
    "dislikes": "disliked", "prefers": "preferred", "uses": "used", "wants": "wanted", "plans": "planned",
    "feels": "felt", "knows": "knew", "manages": "managed", "is": "was", "relates": "related",
    "doesn't": "didn't", "does": "did", "can": "could", "can't": "couldn't", "cannot": "could not", "eats": "ate",
    "teaches": "taught", "runs": "ran", "writes": "wrote", "drives": "drove", "sells": "sold", "makes": "made",
    "goes": "went", "keeps": "kept", "builds": "built", "leads": "led", "drinks": "drank", "got": "got",
}  # fmt: skip
_MONTHS: Final = (
    "", "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip


def of_past(memory: Memory, fact: Fact, *, to_speaker: bool) -> str:
    """Say a closed fact in the past tense, with its times where they are known."""
    return f"{_clause(memory, fact, to_speaker=to_speaker, past=True)}{_span(fact)}."


def since(memory: Memory, fact: Fact, *, to_speaker: bool) -> str:
    """Say a fact with the time it holds from; of one that nobody dated, since when it is known."""
    told = _clause(memory, fact, to_speaker=to_speaker, past=False)
    start = fact.since
    if start is not None and start != fact.known_at:
        return f"{told}, since {day(start)}."
    return f"{told}, as I have known since {day(fact.known_at)}."


def day(at: Instant) -> str:
    """Write the day of an instant, as "3 May 2026"."""
    when = to_datetime(at)
    return f"{when.day} {_MONTHS[when.month]} {when.year}"


def _span(fact: Fact) -> str:
    start = fact.since if fact.since != fact.known_at else None
    until = fact.until
    if start is not None and until is not None and start < until:
        return f" from {day(start)} until {day(until)}"
    return "" if until is None else f" until {day(until)}"


def _clause(memory: Memory, fact: Fact, *, to_speaker: bool, past: bool) -> str:
    subject, target = ends(memory, fact)
    if to_speaker and subject.speaker:
        said = of_speaker(fact, subject, target)
        return (in_the_past(said, yours=True) if past else said).to_you()
    said = phrase(fact.key, fact.value, fact.label, display_name(target))
    return (in_the_past(said, yours=False) if past else said).of(display_name(subject))


def in_the_past(said: Phrase, *, yours: bool) -> Phrase:
    """Put a phrase into the past tense."""
    if not said.verb:
        for now, then in ((" is ", " was "), (" include ", " included ")):
            if now in said.rest:
                return Phrase(said.rest.replace(now, then, 1), told=said.told.replace(now, then, 1))
        return said
    third = third_of(said.verb)
    past = _PAST.get(said.verb) or (past_of(third.base) if third is not None else said.verb)
    return Phrase(said.rest, past, "were" if past == "was" and yours else past, said.told)
