"""Introductions cut short by full stops: "Amina. 36. Physio. Leicester." is read as one sentence with commas."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from mock_server.engine.extract.language.finite import has_verb
from mock_server.engine.extract.language.givennames import is_given_name
from mock_server.engine.extract.language.lexicon import number_of
from mock_server.engine.extract.language.sentences import Sentence
from mock_server.engine.extract.language.tokens import Token

_WORDS: Final = 4
_LEAST: Final = 3
_YOUNGEST: Final = 13
_OLDEST: Final = 99


def joined(spoken: list[Sentence]) -> list[Sentence]:
    """Join runs of short sentences without a verb that hold somebody's age."""
    spoken = [_punctuated(s) for s in spoken]
    if len(spoken) < _LEAST or not any(_is_age(s.tokens) for s in spoken):
        return spoken
    return list(_joined(spoken))


def _joined(spoken: list[Sentence]) -> Iterator[Sentence]:
    run: list[Sentence] = []
    for sentence in [*spoken, None]:
        if sentence is not None and _is_short(sentence, first=not run):
            run.append(sentence)
            continue
        yield from [_merged(run)] if len(run) >= _LEAST and any(_is_age(s.tokens) for s in run) else run
        run = []
        if sentence is not None:
            yield sentence


def _punctuated(sentence: Sentence) -> Sentence:
    """Put commas around the age of "im tom 24 from kent"."""
    tokens = sentence.tokens
    at = next((i for i in range(3, min(len(tokens), 7)) if _is_age(tokens[i : i + 1])), -1)
    if at < 0 or [t.low for t in tokens[at - 3 : at - 1]] != ["i", "am"] or not is_given_name(tokens[at - 1].low):
        return sentence
    if at + 1 < len(tokens) and tokens[at + 1].low not in {"from", "in", "and", "based", "living", "f", "m"}:
        return sentence
    name, age = tokens[at - 1], tokens[at]
    marks = [Token(",", t.end, t.end, "mark", False) for t in (name, age)]
    return replace(sentence, tokens=(*tokens[:at], marks[0], age, *marks[1:], *tokens[at + 1 :]))


def _is_age(tokens: tuple[Token, ...]) -> bool:
    age = number_of(tokens[0].low) if len(tokens) == 1 else None
    return age is not None and _YOUNGEST <= age <= _OLDEST


def _is_short(sentence: Sentence, *, first: bool) -> bool:
    tokens = sentence.tokens
    named = first and any(t.low in {"i", "name", "this", "it"} for t in tokens)  # "hi, I'm Beth"
    small = len(tokens) <= _WORDS + (2 if named else 0) and not sentence.question
    return small and (named or not has_verb(tokens, 0, len(tokens)))


def _merged(run: list[Sentence]) -> Sentence:
    tokens: list[Token] = []
    for sentence in run:
        if tokens:
            tokens.append(Token(",", tokens[-1].end, tokens[-1].end, "mark", False))
        tokens += sentence.tokens
    return replace(run[0], tokens=tuple(tokens))
