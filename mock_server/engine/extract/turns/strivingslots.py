"""What may fill the slots of `strivings.py`: things made or started, and aims."""

from typing import Final

from mock_server.engine.extract.language.lexicon import (
    words,
)
from mock_server.engine.extract.language.phrases import Tokens
from mock_server.engine.extract.language.titles import find_index
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.aims import goal_at, is_lasting
from mock_server.engine.extract.topics.projects import project_at
from mock_server.engine.extract.turns.studyslots import (
    NOTHING,
    Found,
)

_MADE: Final = words(
    "quilt novel jumper sweater scarf blanket thesis dissertation painting mural album app website script screenplay "
    "memoir memoirs kit boat shed treehouse table cabinet dollhouse sculpture manuscript cardigan sock socks dress "
    "costume costumes translation prototype bookshelf extension deck pond patio poem poems story stories chapter "
    "cookbook portfolio paper report mosaic tapestry embroidery canoe guitar rebuild restoration renovation symphony "
    "podcast draft edit rewrite trilogy sequel comic zine"
)
_STARTED: Final = words(
    "newsletter podcast band blog charity zine business magazine channel company club startup shop series collection "
    "campaign garden library choir collective co-op cooperative vlog newspaper brand label bakery brewery festival"
)
_NO_AIMS: Final = words("it that this you me them him her know see say ask")
_BY_WHEN: Final = words("by before within next year summer winter spring autumn christmas day someday")
_TOO_SOON: Final = words("today tonight tomorrow now minute minutes hour hours lunch dinner second")
_PASSING_ACTS: Final = words(
    "go leave see call ask meet visit pick buy get eat sleep check send talk email phone return be come tell thank"
) - words("get be")


def behind(tokens: Tokens, i: int, value: str, scene: Scene) -> int:
    """Find the index behind a value that was cut from the text at or after i."""
    for j in range(i, min(len(tokens), i + 12)):
        for end in range(j + 1, min(len(tokens), j + 6) + 1):
            if scene.words(tokens[j:end]) == value:
                return end
    return len(tokens)


def handmade(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read a thing people make rather than use or watch: "the quilt", "my memoir"."""
    values, end = undertaking(tokens, i, scene)
    return (values, end) if values and any(t.low in _MADE for t in tokens[i:end]) else NOTHING


def startup(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read what somebody starts and keeps up: "a newsletter about moths"."""
    values, end = named_undertaking(tokens, i, scene)
    return (values, end) if values and any(t.low in _STARTED for t in tokens[i:end]) else NOTHING


def undertaking(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read what somebody makes: "a board game about beekeeping"."""
    value, _ = project_at(tokens[i:], scene)
    return ([value], behind(tokens, i, value, scene)) if value else NOTHING


def named_undertaking(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read what is made, where an adjective might stand as well: "my project is due"."""
    first = tokens[i]
    said = first.low in {"a", "an", "the", "my", "our", "called", "to"} or (first.capital and scene.cased)
    form = verb(first.low)
    making = (form is not None and form.form == "ing") or (first.low.endswith("ing") and len(first.low) > 6)
    return undertaking(tokens, i, scene) if said or making else NOTHING


def aim(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read what somebody wants to reach."""
    cut = goal_at(tokens[i:])
    if not cut or len(cut) > 14 or cut[0].low in _NO_AIMS or (len(cut) < 2 and not cut[0].low.endswith("ing")):
        return NOTHING
    return [scene.words(cut[:12])], find_index(tokens, cut)


def dated_aim(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read an aim that says by when."""
    values, end = aim(tokens, i, scene)
    timed = any(t.low in _BY_WHEN for t in tokens[i + 1 : end + 2]) and not (_TOO_SOON & {t.low for t in tokens[i:end]})
    return (values, end) if values and timed and tokens[i].low not in _PASSING_ACTS else NOTHING


def big_aim(tokens: Tokens, i: int, scene: Scene) -> Found:
    """Read an aim that takes long: "open a cheese shop", "learn the accordion"."""
    values, end = aim(tokens, i, scene)
    return (values, end) if values and is_lasting(goal_at(tokens[i:])) else NOTHING
