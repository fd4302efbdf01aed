"""How people like things given to them: "short emails please, I'd rather not scroll forever".

Two coffees or the next slide are asked for once; a "for me", or a reason of one's own behind it, tells them apart.
"""

import re
from typing import Final

from mock_server.engine.extract.language.lexicon import PREPOSITIONS, words
from mock_server.engine.extract.language.members import claim_taste, slot_of, verbal
from mock_server.engine.extract.language.phrases import Tokens
from mock_server.engine.extract.language.verbs import NOUNISH, verb
from mock_server.engine.extract.scene import Scene

_W: Final = r"[^ ,;:()!?]+"
_PLEASE: Final = re.compile(
    rf"^(?:just |only |always |strictly |nice |honestly |oh )*(?P<x>{_W}(?: {_W}){{0,3}}?) (?:only |always |"
    rf"everywhere )?"
    r"(?:for me (?:please|thanks|thank you|every time|always)|please(?: for me| and thank you)?)$"
)
_REASON: Final = re.compile(
    r"^(?:(?:because|as|since|and|honestly|cos) )?(?:i (?:\w+ )?(?:'d|would) (?:much )?(?:rather|sooner)|i "
    r"(?:really |just |"
    r"simply )?(?:hate|loathe|can not (?:stand|bear|think|read|follow|face|cope|deal|be)|do not (?:do|like|get|"
    r"trust|have "
    r"time|want)|never|get (?:lost|confused)|struggle|zone out|lose)|(?:\w+ ){1,4}?(?:lose|loses|confuse|"
    r"confuses|annoy|"
    r"annoys|bore|bores|scare|scares|tire|tires|hurt|hurts|exhaust|exhausts|stress|stresses|irritate|irritates) "
    r"(?:me|my "
    r"\w+)|(?:\w+ ){1,4}?(?:mean|means|do|does|say|says) (?:nothing|not) .*me|life is too short|my eyes .*)"
)
_COUNTED: Final = words("a an one two three four five another next more some any no same none")
_HANDED: Final = words(
    "coffee tea table slide answer example examples ticket tickets recipe recipes list link summary update "
    "details pint beer "
    "menu bill number address photo photos picture version options ideas suggestions help name names day time question"
)


def _orders(slot: Tokens) -> bool:
    form = verb(slot[0].low)
    base = form is not None and form.form == "base" and slot[0].low not in NOUNISH
    return base or any(t.low in {"me", "you", "it", "us", "them"} for t in slot)


def asked_for(member: Tokens, text: str, behind: list[str], scene: Scene) -> bool:
    """Read "short emails please, I'd rather not scroll", "British spelling for me please": how one likes it, always."""
    found = _PLEASE.match(text)
    if found is None:
        return False
    slot = slot_of(found, member)
    if verbal(slot) or (slot[0].kind == "number" and len(slot) < 3) or slot[0].low in _COUNTED | PREPOSITIONS:
        return False
    if not ("for me" in text or any(_REASON.match(b) for b in behind[:2])):
        return False
    if any(t.low in PREPOSITIONS for t in slot) or slot[-1].low in _HANDED or _orders(slot):
        return False
    return claim_taste("prefers", slot, scene)
