"""Tools told by what is made or kept with them: "spreadsheets in LibreOffice", "all drawn in Krita on a tablet"."""

import re
from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.gazetteer import is_known_place
from mock_server.engine.extract.language.kinds import (
    LANGUAGES,
    PROGRAMMING,
)
from mock_server.engine.extract.language.lexicon import AUXILIARIES, SUBJECT_PRONOUNS, THIRD, THIRD_OWN, words
from mock_server.engine.extract.language.nouns import KIN
from mock_server.engine.extract.language.phrases import Tokens, lows
from mock_server.engine.extract.language.propernames import name_end
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.tools import DIGITAL

_FEW: Final = 2
_CLOSING: Final = words("thanks thank tho though lol haha ngl tbh sadly honestly x")
_WITH: Final = words("in on with using via through")
_NOT_MINE: Final = THIRD | THIRD_OWN | words("your you would if")
_MADE: Final = words(
    "done made drawn written edited recorded mixed designed shot built tracked kept stored composed rendered "
    "scored laid "
    "mastered drafted sketched painted cut produced typed planned scheduled managed coded modelled"
)
_CREATIVE: Final = DIGITAL | words(
    "drawing photography coding music art illustrations comics songs beats tracks animations animation work "
    "stuff photo "
    "posters lyrics stories poems novels essays maps charts graphs models prototypes layout layouts sound audio beats "
    "sheets spreadsheet email emails lists pictures artwork scores tabs charts code tests"
)
_DEVICE: Final = words(
    "ipad tablet laptop macbook thinkpad wacom pc mac phone chromebook desktop computer pixelbook surface"
)
_KIT: Final = re.compile(
    r"^(?:and )?(?:that|those|this|they) (?:is|'s|are) (?:basically |pretty much |literally |about |all of "
    r")?(?:my|the) "
    r"(?:\w+ ){0,2}(?:kit|setup|toolkit|stack|rig|gear|tools|toolbox|workflow|arsenal)$"
)
_ELSEWHERE: Final = words(
    "monday tuesday wednesday thursday friday saturday sunday english french german spanish i the a"
)


def made_with(tokens: Tokens, parts: list[Tokens], scene: Scene) -> bool:
    """Read "spreadsheets in LibreOffice, diagrams in Inkscape", "all my drawings are done in Procreate on an iPad"."""
    said = {t.low for t in tokens}
    if said.isdisjoint(_WITH) or not said.isdisjoint(_NOT_MINE):
        return False
    done = False
    told = {v.casefold() for v in scene.ledger.values("tool")}
    pieces = [piece for part in parts for piece in _joined(part)]
    sure = [found for piece in pieces if (found := _stored(piece, scene, known=True))]
    listed = [found for piece in pieces if (found := _stored(piece, scene, known=len(sure) < _FEW))]
    kit = any(_KIT.match(lows(part)) for part in parts[1:])
    if len(listed) > 1 or (listed and kit):
        for name in listed:
            done = (name.casefold() not in told and scene.claim(SPEAKER, "tool", name)) or done
    mine = bool(said & {"my", "our", "i", "we"}) or tokens[0].low in {"all", "everything"}
    for i, token in enumerate(tokens[:-2]):
        if mine and token.low in _MADE and tokens[i + 1].low in _WITH and tokens[max(0, i - 1)].low != "not":
            name, end = _named(tokens, i + 2 + (tokens[i + 2].low in {"a", "an", "my", "the"}), scene)
            if not name:
                continue
            done = (name.casefold() not in told and scene.claim(SPEAKER, "tool", name)) or done
            done = _device(tokens, end, scene) or done
    return done


def _joined(part: Tokens) -> list[Tokens]:
    at = next((i for i, t in enumerate(part) if t.low in {"and", "&", "then"} and i), -1)
    return [part] if at < 1 else [part[:at], part[at + 1 :]]


def _stored(piece: Tokens, scene: Scene, *, known: bool) -> str:
    """Take the tool out of "my diagrams go in Inkscape"; "" where something else is where it is."""
    at = next((i for i, t in enumerate(piece) if i and t.low in _WITH), -1)
    if (
        not 0 < at <= _FEW + 2
        or at + 1 >= len(piece)
        or any(t.low in AUXILIARIES or t.low in SUBJECT_PRONOUNS for t in piece[:at])
    ):
        return ""
    if known and not {t.low for t in piece[:at]} & _CREATIVE:
        return ""
    name, end = _named(piece, at + 1, scene)
    return name if end == len(piece) or piece[end].kind != "word" or piece[end].low in _CLOSING else ""


def _named(tokens: Tokens, i: int, scene: Scene) -> tuple[str, int]:
    """Take a name at i that is neither a place, a day nor a tongue."""
    if i >= len(tokens) or not tokens[i].capital or tokens[i].low in _ELSEWHERE | KIN.keys():
        return "", i
    end = name_end(tokens, i, scene)
    name = scene.words(tokens[i:end])
    if end == i or is_known_place(name.casefold()) or name.casefold() in LANGUAGES or name.casefold() in PROGRAMMING:
        return "", i
    return name, end


def _device(tokens: Tokens, i: int, scene: Scene) -> bool:
    """Claim the "iPad" of "on a secondhand iPad"."""
    if i + 2 >= len(tokens) or tokens[i].low != "on" or tokens[i + 1].low not in {"a", "an", "my", "the", "our"}:
        return False
    at = next((k for k in range(i + 2, min(len(tokens), i + 6)) if tokens[k].low in _DEVICE), -1)
    if at < 0:
        return False
    begin = at
    while begin > i + 2 and tokens[begin - 1].capital:
        begin -= 1
    return scene.claim(SPEAKER, "tool", scene.words(tokens[begin : at + 1]))
