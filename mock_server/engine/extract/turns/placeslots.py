"""The open place of a construction that a name fills where it begins a sentence and its capital says nothing."""

from typing import Final

from mock_server.engine.extract.language.kinds import ACTIVITIES, JOBS
from mock_server.engine.extract.language.lexicon import ADVERBS
from mock_server.engine.extract.language.phrases import Tokens
from mock_server.engine.extract.language.spelling import is_word
from mock_server.engine.extract.scene import Scene

_MOST: Final = 3


def unknown_opener(tokens: Tokens, i: int, scene: Scene) -> tuple[list[str], int]:
    """Read "Cebu" in "Cebu is where I'm from": a capital, and no word of the language."""
    end = stop = len(tokens)
    while stop > i + 1 and tokens[stop - 1].low in ADVERBS:
        stop -= 1  # "Fathom just hired me"
    if scene.cased or i >= end or stop - i > _MOST or not tokens[i].capital:
        return [], 0
    odd = all(t.kind == "word" and not is_word(t.low) and t.low not in JOBS | ACTIVITIES for t in tokens[i:stop])
    return ([scene.words(tokens[i:stop])], end) if odd else ([], 0)
