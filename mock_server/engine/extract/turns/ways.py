"""How people will have things, and what they go to every week: "window open at night, I'd rather freeze"."""

import re
from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.kinds import ACTIVITIES
from mock_server.engine.extract.language.lexicon import THIRD, THIRD_OWN, words
from mock_server.engine.extract.language.members import slot_of
from mock_server.engine.extract.language.nouns import KIN
from mock_server.engine.extract.language.phrases import Tokens, lows
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.turns.phrasebook import Stretch

_WAY: Final = re.compile(
    r"^(?:and |always )?(?P<x>(?:(?:the|my|bedroom|kitchen|big|overhead|main|front|back) )*(?:windows?|"
    r"curtains?|blinds?|"
    r"lights?|lamps?|heating|aircon|air con|ac|fan|radiator|door|doors|phone|notifications?|sound|volume|"
    r"radio|telly|tv|"
    r"camera|subtitles|captions|headphones|shoes|hood|lid|shutters|music|socks) (?:wide )?(?:open|closed|"
    r"shut|on|off|up|"
    r"down|drawn|low|out)(?: (?:at|in|during|when|while|after|overnight|for) .*)?)$"
)
_WISHED: Final = words("rather sooner always prefer every never otherwise")


def arranged(parts: list[Tokens], told: Stretch, scene: Scene) -> bool:
    """Read "window open at night, I'd rather freeze": how the speaker will have things, where a wish stands behind."""
    if told.said.isdisjoint(_WISHED) or len(parts) < 2 or scene.asks or told.said & (THIRD | THIRD_OWN | {"you"}):
        return False
    found = _WAY.match(lows(parts[0]))
    mine = not told.said.isdisjoint({"i", "me"}) or lows(parts[-1]).startswith(("always", "every"))
    return found is not None and mine and scene.claim(SPEAKER, "prefers", scene.words(slot_of(found, parts[0])))


_COURSE: Final = re.compile(
    r"^(?:(?:and|just|doing|taking|got|i do|i have|i take) )*(?P<x>(?:(?:night|evening|weekend|adult|saturday) "
    r"(?:classes|class|school|lessons|courses?|college) in \w+(?: \w+){0,2}|(?P<y>\w+(?: \w+)?) (?:classes|"
    r"class|lessons|"
    r"training|practice|rehearsals?|sparring)))(?: (?:(?:once|twice|three times|two evenings|one evening|"
    r"two nights|one night|"
    r"every week|weekly) ?(?:a|per)? ?(?:week|month)?|on \w+days?|every \w+))?$"
)
_REGULAR: Final = words("once twice weekly evenings evening nights night thursdays tuesdays mondays wednesdays fridays")


def attended(told: Stretch, scene: Scene) -> bool:
    """Read "night classes in bookkeeping, twice a week, that's me these days"."""
    if told.said.isdisjoint(_CLASSES) or told.said.isdisjoint(_REGULAR) or told.said & (THIRD | THIRD_OWN | {"you"}):
        return False
    begin = next((i for i, t in enumerate(told.tokens) if t.kind == "word"), 0)
    end = next((i for i, t in enumerate(told.tokens) if i > begin and t.kind == "mark"), len(told.tokens))
    first = told.tokens[begin:end]
    found = _COURSE.match(lows(first))
    if found is None or any(KIN.get(t.low) for t in first) or scene.ledger.values("hobby"):
        return False
    if found["y"] is None:
        return not scene.ledger.values("education") and scene.claim(
            SPEAKER, "education", scene.words(slot_of(found, first)), named=False
        )
    known = found["y"].replace(" ", "_") in ACTIVITIES or found["y"] in _DANCES
    at = lows(first)[: found.start("y")].count(" ")
    return known and scene.claim(SPEAKER, "hobby", scene.words(first[at : at + found["y"].count(" ") + 1]))


_CLASSES: Final = words(
    "classes class school lessons course courses college training practice rehearsal rehearsals sparring"
)
_DANCES: Final = words(
    "salsa tango zumba ballet bachata kizomba ceilidh ballroom swing flamenco barre spin aerobics judo "
    "karate taekwondo "
    "krav_maga jiu-jitsu bjj kickboxing boxing fencing capoeira aikido kendo yoga pilates pottery ceramics "
    "drama improv "
    "trapeze silks pole sewing calligraphy watercolour singing piano violin cello guitar drum drums harp flute swimming"
)
