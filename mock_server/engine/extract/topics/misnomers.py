"""Names put against what people wrongly make of them: "Katarzyna please, not Catherine"."""

from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.givennames import is_given_name
from mock_server.engine.extract.language.lexicon import FILLERS, words
from mock_server.engine.extract.language.phrases import Tokens
from mock_server.engine.extract.language.propernames import name_end
from mock_server.engine.extract.scene import Scene

_BETWEEN: Final = words(", - – — please pls and but rather never thanks")
_ALIKE: Final = str.maketrans("cqyjzwfé", "kkiisvpe")
"""First letters that two spellings of a name may differ by."""
_KEPT: Final = 2


def read(tokens: Tokens, scene: Scene) -> bool:
    """Read "Katarzyna please, not Catherine", "Ana not Anna please": two names alike, the wrong one behind "not"."""
    if "not" not in scene.said or scene.said.isdisjoint(_POLITE) or not scene.cased:
        return False
    begin = 0
    while begin < len(tokens) and (tokens[begin].low in FILLERS or tokens[begin].low in _BETWEEN):
        begin += 1
    end = name_end(tokens, begin, scene)
    i = end
    while i < len(tokens) and tokens[i].low in _BETWEEN:
        i += 1
    if not 0 < end - begin <= _KEPT or i + 1 >= len(tokens) or tokens[i].low != "not":
        return False
    right, wrong = tokens[begin], tokens[i + 1]
    if not right.capital or not wrong.capital or not _alike(right.low, wrong.low):
        return False
    known = is_given_name(right.low) or is_given_name(wrong.low)
    return known and scene.claim(SPEAKER, "name", scene.words(tokens[begin:end]))


_POLITE: Final = words("please pls thanks")


def _alike(right: str, wrong: str) -> bool:
    """Tell whether two names may be taken for each other: one sound at their beginning, or one within the other."""
    if right == wrong:
        return False
    return right[:1].translate(_ALIKE) == wrong[:1].translate(_ALIKE) or right in wrong or wrong in right
