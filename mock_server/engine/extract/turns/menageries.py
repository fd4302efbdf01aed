"""Animals told in notes without a verb: "two budgies, no names yet", "a parrot and a hamster, that's our zoo".

A list of animals alone may be anybody's. It is the speaker's when what follows says so, when it answers the question
about pets before it, or when it stands beside the children one has not. Phrases around a verb are read in `keepers.py`.
"""

import re
from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.kinds import SPECIES, SPECIES_WORDS
from mock_server.engine.extract.language.lexicon import AUXILIARIES, THIRD, THIRD_OWN, number_of, words
from mock_server.engine.extract.language.nouns import KIN
from mock_server.engine.extract.language.phrases import Tokens, lows
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.pets import kept
from mock_server.engine.extract.turns.phrasebook import Stretch

_LEAD: Final = words(
    "just only currently now yes yeah yep yup pets pet animals : and also so well , - ah oh um hmm all together "
    "proud housemates flatmates roommates"
)
_CHILDLESS: Final = re.compile(
    r"^(?:no|zero) (?:kids|children|kid|husband|wife|partner|humans|dogs?|cats?|pets) ?,? (?:but|just|only) "
)
_HEADED: Final = re.compile(
    r"^(?:(?:it|we|this) (?:is|are|'s) )?(?:the |our |my |a |full |current |whole |small )*(?:house|household|home|"
    r"family|"
    r"zoo|gang|crew|farm|menagerie|pack|flock|herd)(?: here| currently| now)? ?[:=] "
)
_BESIDE_ME: Final = re.compile(
    r"^(?:so |and |well )?(?:it is |it 's |just |only |there 's |there is |living alone )*me ?(?:,|and|&|plus) "
)
_JUST_ONE: Final = re.compile(r"^(?:just|only) (?:the )?(?:one|two|three) ?[,:-] ")
_OWN_TAIL: Final = re.compile(
    r"^(?:[,;:.-] ?)?(?:and |but |so |, )?(?:"
    r"(?:and )?(?:that|those|they|these|which) (?:is|'s|are|make up|makes up|complete|completes|make|"
    r"makes) (?:all (?:of )?)?"
    r"(?:my|our|the) (?:\w+ ){0,2}?(?:zoo|menagerie|lot|gang|crew|household|pack|family|pets?|farm|circus|herd|flock|"
    r"bunch|brood|clan|tribe|animals|crowd|ark)\b.*"
    r"|(?:(?:so far|still|as yet|all|both|currently) )?(?:nameless|unnamed|names? (?:pending|tbd|to follow|tba)|"
    r"yet to be named|"
    r"not named yet|without names?|no names?)(?: .*)?"
    r"|(?:and |but )?(?:no|zero|hardly any|very little|limited) (?:sleep|patience|regrets?|kids|children|peace|shame|"
    r"privacy|husband|wife|partner|life|brains?|brain cells?|manners|carpet|sofa left|social life|fish|dogs?|"
    r"cats?)(?: .*)?"
    r"|(?:all )?(?:at home|here|at ours|at mine|in (?:the|this|our|my) (?:house|flat|home|household|apartment|place|"
    r"family|garden|yard|tank|barn|coop|room))(?: (?:now|currently|with me|too))?"
    r"|(?:all )?(?:mine|ours|living with me|living with us|share my .*|share our .*|keep me .*|keeps me .*|run my .*|"
    r"rule my .*|rule the .*)"
    r")$"
)
_NOT_MINE: Final = (
    THIRD
    | THIRD_OWN
    | words(
        "neighbour neighbours neighbor neighbors friend friends your film movie book game show cartoon zoo shelter "
        "painting "
        "mascot logo statue toy plush want wish if would imagine dream please buy sale sold recipe story joke "
        "video meme "
        "poster photo picture grandma landlord flatmate's park street died passed lost rip late dreamt dreamed "
        "suppose"
    )
    - {"they"}
)
_ADJECTIVES: Final = 3


def menagerie(told: Stretch, scene: Scene) -> bool:
    """Claim the animals that a note without a verb lists as the speaker's own."""
    tokens, said = told.tokens, told.said
    if said.isdisjoint(SPECIES_WORDS) or scene.ledger.values("pet") or len(tokens) > _LONGEST:
        return False
    if said & (_NOT_MINE - {"zoo"}) or ("zoo" in said and said.isdisjoint({"my", "our", "the", "whole"})):
        return False
    text = lows(tokens)
    answering = bool(words("pets pet animals") & {t.low for t in scene.asked}) and len(scene.asked) <= _SHORT
    childless = _CHILDLESS.match(text) or _HEADED.match(text)
    if childless is None and _BESIDE_ME.match(text):
        return _lives_with(tokens, scene)
    begin = childless.end() if childless else 0
    one = _JUST_ONE.match(text[begin:]) if answering else None
    i = text[: begin + (one.end() if one else 0)].count(" ")
    while i < len(tokens) and tokens[i].low in _LEAD:
        answering = answering or (tokens[i].low == ":" and i > 0 and tokens[i - 1].low in {"pets", "animals"})
        i += 1
    end = _list_end(tokens, i)
    if end <= i:
        return False
    closed = _OWN_TAIL.match(lows(tokens[end:])) is not None
    if not closed and not answering and childless is None:
        return False
    listed = tokens[i:end] if closed else tokens[i:]
    done = [kept(part, (SPEAKER,), scene) for part in _parts(listed)]
    return any(done)


_LONGEST: Final = 24
_SHORT: Final = 6


def _lives_with(tokens: Tokens, scene: Scene) -> bool:
    """Read "it's me, the wife and a very fat labrador"."""
    if any(t.low in AUXILIARIES for t in tokens[3:]):
        return False
    for i in range(1, len(tokens)):
        if tokens[i - 1].low in {",", "and", "&", "plus"} and _animal_end(tokens, i) > i:
            return kept(tokens[i:], (SPEAKER,), scene)
    return False


def _list_end(tokens: Tokens, i: int) -> int:
    """Find the end of a list of animals at i: "a tortoise and two finches", "2 cats 1 dog"; i where none stands."""
    end = i
    while i < len(tokens):
        stop = _animal_end(tokens, i)
        if stop == i:
            break
        end = i = stop
        while i < len(tokens) and tokens[i].low in {",", "and", "&", "+", "plus"}:
            i += 1
    return end


def _animal_end(tokens: Tokens, i: int) -> int:
    """Find the end of "one elderly cat" at i; a singular needs its article or number."""
    counted = number_of(tokens[i].low) is not None or tokens[i].low in {"a", "an", "another"}
    for k in range(i, min(len(tokens), i + _ADJECTIVES + 2)):
        low = tokens[k].low
        if low in SPECIES_WORDS:
            while k + 1 < len(tokens) and tokens[k + 1].low in SPECIES_WORDS:
                k += 1
            return k + 1 if counted or tokens[k].low not in SPECIES else i
        if tokens[k].kind not in ("word", "number") or low in AUXILIARIES or low in KIN:
            break
    return i


def _parts(tokens: Tokens) -> list[Tokens]:
    """Cut "2 cats 1 dog" before its second number; elsewhere one part tells all."""
    for i in range(1, len(tokens)):
        if number_of(tokens[i].low) is not None and tokens[i - 1].low in SPECIES_WORDS:
            return [tokens[:i], *_parts(tokens[i:])]
    return [tokens]
