"""Tastes told by what a thing does to one: "phone calls fill me with dread", "roasts are the highlight of my week".

Whatever the verb, a thing at large, "me", and a word that feels good or bad are enough. Set phrases with a meaning of
their own ("right up my street") are in `idioms.py`.
"""

from typing import Final

from mock_server.engine.extract.language.givennames import is_given_name
from mock_server.engine.extract.language.lexicon import (
    ADVERBS,
    AUXILIARIES,
    DETERMINERS,
    PREPOSITIONS,
    SUBJECT_PRONOUNS,
    words,
)
from mock_server.engine.extract.language.members import claim_taste
from mock_server.engine.extract.language.phrases import Tokens, trim
from mock_server.engine.extract.scene import Scene

_VERBS: Final = words(
    "make makes fill fills give gives drive drives leave leaves bring brings put puts get gets send sends turn "
    "turns set sets "
    "have has cheer cheers lift lifts warm warms melt melts break breaks ruin ruins stress stresses creep "
    "creeps wind winds"
)
_GOOD: Final = words(
    "joy delight bliss happy happier smile calm calmer relaxed peace giddy content thrill thrills alive heaven "
    "grin goosebumps "
    "warm buzz comfort cheerful cosy serene"
)
_BAD: Final = words(
    "dread rage grumpy anxious miserable sad cringe shudder mad crazy panic uneasy furious angry despair "
    "nervous depressed "
    "irritable uncomfortable jittery stressed cross squirm queasy heebie-jeebies creeps chills ick fury anxiety stress "
    "claustrophobic gloomy twitchy stabby murderous rant scream wince"
)
_BEST: Final = (
    "highlight of my",
    "best part of my",
    "high point of my",
    "joy of my",
    "light of my life",
    "love of my life",
)
_WORST: Final = ("bane of my", "worst part of my", "low point of my", "curse of my", "scourge of my")
_TRIGGERS: Final = words("me my worst best")
_PERSONS: Final = words(
    "boss work job life news he she everyone everybody mum dad traffic weather today sister brother wife "
    "husband kids partner "
    "things music someone people nothing everything something anything thanks god christ jesus lord that what who"
)


def felt(member: Tokens, scene: Scene) -> bool:
    """Claim what a thing at large does to the speaker, as a taste."""
    lows = [t.low for t in member]
    if _TRIGGERS.isdisjoint(lows) or "not" in lows or "never" in lows or "if" in lows:
        return False
    at = next((i for i, low in enumerate(lows[:7]) if i and (low in _VERBS or low in {"is", "are"})), 0)
    if not at or not _at_large(member[:at], scene):
        return False
    rest = " ".join(lows[at + 1 :])
    if lows[at] in {"is", "are"}:
        rest = " ".join(low for low in lows[at + 1 :] if low not in ADVERBS)
        if rest.startswith(("the ", "a ")):
            rest = rest.partition(" ")[2]
        if rest.startswith(_BEST):
            return claim_taste("likes", member[:at], scene)
        bad = rest.startswith(_WORST) or (rest == "worst" and lows[0] not in _PERSONS)
        return bad and claim_taste("dislikes", member[:at], scene)
    behind = lows[at + 1 : at + 7]
    if "me" not in behind[:2] or lows[at + 1] == "to":
        return False
    feelings = behind[behind.index("me") + 1 :]
    if not _BAD.isdisjoint(feelings):
        return claim_taste("dislikes", member[:at], scene)
    return not _GOOD.isdisjoint(feelings) and claim_taste("likes", member[:at], scene)


def _at_large(slot: Tokens, scene: Scene) -> bool:
    """Tell whether a subject is a kind of thing, not one thing or a person: "windy days", "talking on the phone"."""
    while slot and (slot[0].low in ADVERBS):
        slot = slot[1:]
    if slot and (slot[-1].low in {"can", "really", "just", "always", "absolutely"} or slot[-1].low in ADVERBS):
        slot = slot[:-1]
    phrase = trim(slot, keep_dates=True)
    if not phrase or len(slot) > 5 or is_given_name(slot[0].low):
        return False
    if slot[0].capital and scene.cased and (slot[0].start > 0 or len(slot) == 1):
        return False
    if any(t.low in _PERSONS or t.low in AUXILIARIES or t.low in SUBJECT_PRONOUNS or t.kind != "word" for t in slot):
        return False
    if slot[0].low in DETERMINERS - {"the"} or slot[0].low in PREPOSITIONS:
        return False
    if slot[0].low == "the":
        return {"of", "sound", "smell"} & {t.low for t in slot} == {"of", "sound"} or "smell" in {t.low for t in slot}
    return slot[-1].low.endswith("s") or slot[0].low.endswith("ing") or len(slot) <= 2
