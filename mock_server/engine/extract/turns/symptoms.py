"""Allergies told by what happens: "if I so much as touch kiwi my throat swells up", "one bite of mango and I'm in A&E".

A sentence needs a symptom of the speaker's and something that brings it on. A weak symptom (a sneeze, a sore stomach)
counts only for what people are known to react to.
"""

import re
from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.kinds import ALLERGENS, FOODS
from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.extract.language.phrases import Tokens, trim
from mock_server.engine.extract.scene import Scene

_SPARK: Final = words(
    "throat hives anaphylaxis anaphylactic epipen epipens epi rash welts blotches wheeze wheezing swell swells "
    "swelling "
    "itch itchy itching itches hospital a&e er icu ambulance sneeze sneezing sneezes eyes sick ill stomach "
    "tummy gut bloat "
    "guts bloated bloats cramps breathe puff face lips tongue mouth skin blow balloon throwing vomit vomiting vomits "
    "doubled curled agony toilet loo kill kills killed streaming runny nose spots migraine migraines flare flares "
    "eczema asthma inhaler antihistamine antihistamines benadryl piriton breakouts break blotchy streams reaction"
)
"""A cheap look: a sentence without one of these tells of no symptom."""

_STRONG: Final = re.compile(
    r"\b(?:my (?:throat|tongue|lips|airways?|windpipe) (?:\w+ ){0,2}?(?:clos|swell|swoll|tighten|itch|tingl|burn|"
    r"shut|seiz)\w*"
    r"|my (?:face|eyes|lips|mouth|skin|hands|arms) (?:\w+ ){0,2}?(?:swell|swoll|puff|blow|balloon|blister|erupt|"
    r"flare)\w*"
    r"|(?:hives|anaphyla\w+|welts|blotches|a rash|rashes|itchy rash|breathing trouble)\b"
    r"|\bmy epi ?-?pens?\b|\ban epi ?-?pen\b|\bthe epi ?-?pen\b"
    r"|i (?:\w+ ){0,2}?(?:swell|puff|blow|balloon|come|break|flare) (?:right )?(?:up|out)\b"
    r"|i (?:\w+ ){0,2}?(?:swell|wheeze|go blotchy|go into shock)\b"
    r"|i (?:can not|can barely|can hardly|struggle to|stop) breath\w*|i am (?:streaming|wheezing)|"
    r"makes? my (?:hands|skin|face) (?:blister|itch)|(?:swells?|closes?) (?:up )?my (?:throat|"
    r"face|tongue|lips))"
)
_WEAK: Final = re.compile(
    r"\b(?:(?:in|to|into|straight to|off to) (?:the |a |an )?(?:hospital|a&e|er|icu|emergency room)\b|(?:an|"
    r"the) ambulance\b"
    r"|(?:me|i|my) (?:\w+ ){0,4}?(?:sneez|itch|vomit|wheez|throw up|throwing up|sick|ill|bloat|doubled|curled)\w*"
    r"|my (?:\w+ )?(?:eyes|nose) (?:\w+ ){0,3}?(?:stream|water|run|itch|burn|puff|red)\w*"
    r"|my (?:stomach|tummy|gut|guts|insides|belly|bowels)\b|(?:stomach|tummy) (?:ache|cramps|pain)\w*"
    r"|(?:would|will|could|can|might|nearly|almost) (?:\w+ )?kill(?:ed)? me|kills? me\b|i am (?:done|finished|"
    r"a goner|dead)\b"
    r"|(?:sets?|set) off my (?:asthma|eczema|allerg\w+|hay ?fever)|my (?:asthma|eczema) (?:\w+ )?flares?"
    r"|(?:gives?|give) me (?:\w+ ){0,2}?(?:migraines?|cramps|asthma|a reaction)|(?:out )?in spots\b)"
)
_W: Final = r"[^ ,;:()!?]+"
_X: Final = (
    rf"(?:any |even |a |an |some |the |raw |fresh |one |just one |a single |one single )?(?P<x>{_W}(?: {_W}){{0,2}}?)"
)
_STOP: Final = (
    r"(?=$| ?[,;:()!?=-]| (?:and|or|then|so|my|i|it|because|in|is|at|for|again|without|"
    r"means|makes|sends|gives|puts|lands|"
    r"leaves|sets|"
    r"brings|will|would|can|could|might|as|like|the|just|near|but|if|when|since|me|they|since|within|within|today|"
    r"lol)\b)"
)
_CAUSES: Final = tuple(
    re.compile(pattern.replace("<x>", _X).replace("<stop>", _STOP))
    for pattern in (
        (
            r"(?:if|when|whenever|every time|each time|any time|the (?:second|minute|moment)|as soon as|"
            r"once) i (?:\w+ ){0,4}?"
            r"(?:eat|have|touch|drink|smell|taste|inhale|get near|go near|am near|take|handle|swallow|breathe in|"
            r"come near|"
            r"am around|look at|pet|stroke|come into contact with|get a whiff of|get stung by|am stung by|bite into|"
            r"go anywhere near|sit near|walk past) <x><stop>"
        ),
        (
            r"(?:one|a|a single|even a|just a|single|tiniest|slightest) (?:tiny |small |little |single )?"
            r"(?:bite|sip|whiff|taste|mouthful|crumb|nibble|sniff|spoonful|trace|hint|drop|lick|bit|sting|piece|slice) "
            r"(?:of|from) (?:a )?<x><stop>"
        ),
        r"(?:anything|something|food|stuff|things|a dish) with <x><stop>",
        r"(?:stung|bitten) by <x><stop>",
        r"(?:around|from|because of|near|eating|touching|after|with|to|for|against|in case of) <x><stop>",
        (
            r"^(?:(?:oh|heads up|fyi|also|btw|warning|just so you know|careful|and|so|ps|ugh|well|,|:|-) )*(?!my|i|it|"
            r"he|she|this|"
            r"that|they|you|we|no|not|if|when)<x> (?:(?:is|are) (?:a |an )?(?:total |complete |absolute |big |"
            r"strict )?(?:no-go|no go|no-no|no no|out|off limits|"
            r"off-limits|off the menu|bad news|dangerous|deadly|problem)|and|=|means|equals|:|will|would|could|"
            r"can|makes?|sends?|gives?|"
            r"sets?|"
            r"brings?|causes?|puts?|closes?|triggers?|turns?|swells?|upsets?|wrecks?|ruins?|plays?|messes|leaves?|"
            r"does|do|"
            r"kills?|nearly|almost|really|actually|literally|always|has|have|had|took|landed|got|gave|did) "
        ),
    )
)
_NOT_THAT: Final = words(
    "it this that these those them him her you me everyone everything anything something nothing one two people work "
    "stress love fear laughter worry heights crowds cold heat exercise running lack life money mondays reality what "
    "laughing boredom hunger shock excitement guilt grief pain time now then here there someone somebody he she they "
    "i we so too much home school a the an bed hospital dinner lunch breakfast food exam flu covid fever hangover "
    "doctor gp mum dad wind sun rain sunlight my your his their our"
)


def react(tokens: Tokens, scene: Scene) -> bool:
    """Claim the allergy that a sentence tells by its symptoms, if it does."""
    if not _SPARK & scene.said or not words("i my me") & scene.said or len(tokens) > 40:
        return False
    denied = words("not never no") & scene.said and not scene.said >= {"no", "go"} and "no-go" not in scene.said
    if denied and not {"not", "mix"} <= scene.said and "breathe" not in scene.said:
        return False
    text = " ".join(t.low for t in tokens)
    strong = _STRONG.search(text)
    weak = None if strong else _WEAK.search(text)
    if strong is None and weak is None:
        return False
    starts = [0]
    for token in tokens:
        starts.append(starts[-1] + len(token.low) + 1)
    for place, cause in enumerate(_CAUSES):
        for found in cause.finditer(text):
            first = sum(1 for s in starts[:-1] if s < found.start("x"))
            last = sum(1 for s in starts[:-1] if s < found.end("x"))
            what = trim(tokens[first:last])
            if not what or what[0].low in _NOT_THAT or len(what) > 3 or any(t.low in _NOT_THAT for t in what):
                continue
            if strong and found.start("x") >= strong.start() and found.end("x") <= strong.end():
                continue
            known = _known(what)
            sure = (strong is not None and place < 5) or place in {1, 2, 3}
            if known or sure:
                return scene.claim(SPEAKER, "allergy", scene.words(what))
    return False


def react_to(what: Tokens, tokens: Tokens, scene: Scene) -> bool:
    """Claim an allergy to what the sentence before named: "bee stings. one of those and I need my epipen"."""
    text = " ".join(t.low for t in tokens)
    strong = _STRONG.search(text) is not None
    if not strong and not (_known(what) and _WEAK.search(text)):
        return False
    mine = bool(words("i my me you") & {t.low for t in tokens})
    return mine and len(what) <= 3 and scene.claim(SPEAKER, "allergy", scene.words(what))


def _known(what: Tokens) -> bool:
    said = " ".join(t.low for t in what)
    heads = (said, what[-1].low, what[-1].low.removesuffix("s"), said.removesuffix("s"), what[0].low)
    return any(h in ALLERGENS or h in FOODS for h in heads) or what[-1].low.endswith(("berries", "nuts", "fish"))
