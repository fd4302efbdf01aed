"""Retell what the user left open, of them: "I might move, no idea" is "the user will move"."""

from typing import Final

from mock_server.engine import grammar
from mock_server.engine.extract.language.phrases import Tokens
from mock_server.engine.extract.scene import Scene
from mock_server.engine.words import word_set

_MOST: Final = 18
"""So many words of it are told."""

_OTHERS: Final = {
    "i": "the user", "we": "they", "me": "them", "us": "them", "my": "their", "our": "their", "am": "is",
    "myself": "themself", "mine": "theirs", "'d": "would", "'s": "is", "'m": "is", "'re": "are", "'ve": "have",
    "'ll": "will", "might": "will", "may": "will", "could": "will", "n't": "not", "ca": "can", "wo": "will",
}  # fmt: skip
_HEDGES: Final = word_set("maybe perhaps possibly probably still honestly")
_UNSURE: Final = word_set("sure unsure idea know clue certain dunno")
_PRESENT: Final = word_set("am is are was were will would can could may might must should shall")


def whether(tokens: Tokens, scene: Scene) -> str:
    """Say what is open as a question: "Whether the user will move"."""
    return f"Whether {of_user(tokens, scene).removeprefix('whether ')}"


def of_user(tokens: Tokens, scene: Scene) -> str:
    """Put first-person words into the third person, without hedges, asides, and the doubt they begin with."""
    kept = _to_the_point(tuple(t for t in tokens if t.low not in _HEDGES))[:_MOST]
    told = ""
    for index, token in enumerate(kept):
        before = kept[index - 1].low if index else ""
        word = _OTHERS.get(token.low, scene.spoken[token.start : token.end])
        if before == "i" and token.low not in _PRESENT and grammar.is_infinitive(token.low):
            present = grammar.verb(token.low)
            word = word if present is None else present.third
        elif before == "i" and token.low == "'ve":
            word = "has"
        elif token.low == "if" and not index:
            word = "whether"
        told += word if not told or token.low in {",", ".", ";", ":", "!", "?"} else f" {word}"
    return told.strip(" ,;:-")


def _to_the_point(tokens: Tokens) -> Tokens:
    """Drop "not sure" before "whether", and what follows a comma unless it is one more choice."""
    said = [t.low for t in tokens]
    for opening in ("whether", "if"):
        if opening in said[:6] and _UNSURE & set(said[: said.index(opening)]):
            tokens = tokens[said.index(opening) :]
            said = [t.low for t in tokens]
    if "," in said and not {"or", "and"} & set(said[said.index(",") :]):
        tokens = tokens[: said.index(",")]
    return tokens
