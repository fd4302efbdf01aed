"""Names told by what stands beside them: "Petra, my wife, ...", "Nils, Hugo's husband, ...".

Which relative stands there is read in `relatives.py`; what is claimed of it, in `family.py`.
"""

from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.dates import MONTHS, WEEKDAYS
from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.extract.language.nouns import COMMON
from mock_server.engine.extract.language.phrases import Tokens
from mock_server.engine.extract.language.propernames import name_end
from mock_server.engine.extract.language.relatives import Relative
from mock_server.engine.extract.scene import STRANGER, Scene
from mock_server.engine.extract.turns.fillers import opens_order

_PLACED: Final = words("in near since until till during around outside")
"""Behind these, a name is that of a place or a time."""


def apposed(tokens: Tokens, i: int, scene: Scene) -> str:
    """Read the name in front of ", my wife": "Petra, my wife, ..."; "" when there is none."""
    if i < 2 or tokens[i - 1].low != "," or not tokens[i - 2].capital or scene.shouting:
        return ""
    if not scene.cased:
        return scene.words(tokens[i - 2 : i - 1]) if i == 2 and tokens[0].low not in COMMON else ""
    begin = i - 2
    while (
        begin > 0
        and tokens[begin - 1].capital
        and i - begin < 5
        and tokens[begin - 1].kind == "word"
        and not opens_order(tokens, begin - 1)
    ):
        begin -= 1
    dated = all(t.low in MONTHS or t.low in WEEKDAYS for t in tokens[begin : i - 1])
    if name_end(tokens, begin, scene) != i - 1 or dated or (begin and tokens[begin - 1].low in _PLACED):
        return ""  # "we moved to Cork in May, the kids love it"
    return scene.words(tokens[begin : i - 1])


def closes(tokens: Tokens, i: int, relative: Relative, scene: Scene) -> bool:
    """Tell whether a relative may say who stands in front of the comma: one's own, or "Nils, Hugo's husband,"."""
    if relative.owner == SPEAKER:
        return True
    end = relative.end
    named = scene.cased and tokens[i].capital and not relative.owner.name.startswith(STRANGER)
    return named and (end >= len(tokens) or tokens[end].low == ",")
