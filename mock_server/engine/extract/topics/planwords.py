"""How what is arranged is put into words: what leads up to it and what only explains it are left out."""

from typing import Final

from mock_server.engine.extract.language.dates import find_date
from mock_server.engine.extract.language.lexicon import DETERMINERS, FILLERS, number_of, words
from mock_server.engine.extract.language.phrases import Tokens, lows, trim_end
from mock_server.engine.extract.language.tokens import Token
from mock_server.engine.extract.scene import Scene

_MAX_WORDS: Final = 12
_CUTS: Final = words("because so but which who although though if while and since as")
_LAST_HOUR: Final = 24


def text_of(tokens: Tokens, scene: Scene) -> str:
    end = len(tokens)
    start, stop = find_date(tokens)
    for i, token in enumerate(tokens):
        if i > 1 and lows(tokens[i : i + 3]) == "can not wait":
            end = i  # "moving to Devon in june cant wait"
            break
        if i and (token.low in _CUTS or token.kind in ("mark", "emoji")) and token.low not in {"-", "/", "&", ":"}:
            if token.low in {",", "and"} and start > i:
                continue
            if start >= 0 and start <= i < stop:
                continue
            end = i
            break
    phrase = trim_end(tokens[:end], keep_dates=True)
    if start >= 0 and stop > len(phrase) and stop <= len(tokens) and stop <= end:
        phrase = tokens[:stop]
    while phrase and (phrase[0].low in FILLERS or phrase[0].low in {"'d", "just"}) and phrase[0].low != "good":
        phrase = phrase[1:]
    if len(phrase) > _MAX_WORDS:
        phrase = tokens[max(0, stop - _MAX_WORDS) : stop] if stop > _MAX_WORDS else phrase[:_MAX_WORDS]
    return scene.words(phrase)


def cut(tokens: Tokens) -> Tokens:
    out: list[Token] = []
    for token in tokens:
        if out and (token.low in _CUTS or token.kind in ("mark", "emoji")) and token.low not in {"-", "/", ":"}:
            break
        out.append(token)
    return trim_end(tuple(out[:_MAX_WORDS]), keep_dates=True)


def joined(tokens: Tokens, scene: Scene) -> str:
    return " ".join(scene.text[t.start : t.end] for t in tokens)


def at_an_hour(tokens: Tokens) -> bool:
    """Tell whether an hour closes what is said: "my train is at six"."""
    said = trim_end(tokens, keep_dates=True)
    half = len(said) > 2 and said[-2].low == "half"
    count = number_of(said[-1].low) if len(said) > 2 else None
    return count is not None and 0 < count <= _LAST_HOUR and said[-3 if half else -2].low == "at"


def bare(tokens: Tokens) -> Tokens:
    i = 0
    while i < len(tokens) - 1 and tokens[i].low in DETERMINERS:
        i += 1
    return tokens[i:]
