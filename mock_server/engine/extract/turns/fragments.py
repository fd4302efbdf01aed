"""What notes say without a verb: "zero patience for queues", "bit flat today", "54 and still surfing".

Each member of a sentence is read by its own shape, whatever stands around it, as long as nobody else is spoken of.
"""

import re
from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.dates import MONTHS, date_at, is_year
from mock_server.engine.extract.language.gazetteer import is_known_place
from mock_server.engine.extract.language.kinds import (
    ACTIVITIES,
    ALLERGENS,
    COELIAC,
    FOODS,
    MOODS,
)
from mock_server.engine.extract.language.lexicon import SUBJECT_PRONOUNS, THIRD, THIRD_OWN, words
from mock_server.engine.extract.language.members import claim_taste, members, slot_of, verbal
from mock_server.engine.extract.language.nouns import COMMON, KIN
from mock_server.engine.extract.language.phrases import Tokens, lows
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.moods import PHRASES
from mock_server.engine.extract.topics.plans import EVENTS
from mock_server.engine.extract.turns.makings import made_with
from mock_server.engine.extract.turns.phrasebook import Stretch
from mock_server.engine.extract.turns.ways import arranged, attended

_LEAD: Final = r"^(?:(?:and|but|also|plus|with|i|have|got|'ve|still|just|honestly|absolutely|really|pretty) )*"
_NONE: Final = re.compile(
    _LEAD + r"(?:zero|no|little|very little|not much|not a lot of|not an ounce of|limited|nil|low|hardly any|precious "
    r"little) "
    r"(?P<what>patience|tolerance|time|appetite|enthusiasm|love|respect|stomach|affection|interest) (?:at all "
    r"|whatsoever |left )?"
    r"(?:for|with|in) (?P<x>\S+(?: \S+){0,4})$"
)
_PLENTY: Final = re.compile(
    _LEAD + r"(?:endless|lots of|loads of|so much|infinite|all the|a big|big|huge|a huge|great|massive|boundless|a "
    r"lot of|much|"
    r"bags of|tons of|heaps of|buckets of|oodles of|unlimited|plenty of|eternal|undying|unending|deep|a deep) "
    r"(?:patience|time in the "
    r"world|time|love|appetite|enthusiasm|affection|passion|weakness|respect|admiration|interest) "
    r"(?:for|in) (?P<x>\S+(?: \S+){0,4})$"
)
_MEALS: Final = words("lunch breakfast dinner tea break sleep coffee today now tonight this me you that it questions")
_DAY: Final = (
    r"(?: (?:today|tonight|currently|now|lately|atm|tbh|honestly|again|already|right now|at the moment|these days|this "
    r"(?:morning|"
    r"evening|afternoon|week)|all (?:day|week|morning)|since \w+|after \w+))+"
)
_DEGREE: Final = (
    r"(?:(?:a|so|very|really|pretty|kinda|quite|rather|properly|absolutely|totally|super|dead|well|bit|little|tad|touch|"
    r"low-key|lowkey|much|lot|loads|way|far|still|just|too|kind|sort|of|i|'m|am|been|and|but|ok|slightly|all|"
    r"proper) )*"
)
"""Each word once: a choice between two ways to read a word would double with every word."""
_FELT: Final = re.compile(rf"^{_DEGREE}(?:feeling|feel) {_DEGREE}(?P<x>[\w-]+)(?P<when>{_DAY})?$")
_LOW: Final = re.compile(
    rf"^{_DEGREE}(?:a )?(?:bit|little|tad|touch|smidge|wee bit|slightly) (?P<x>[\w-]+)"
    rf"(?P<when>{_DAY}| about .*| after .*)?$"
)
_COMPARED: Final = re.compile(rf"^{_DEGREE}(?P<x>[\w-]+)(?P<when>{_DAY})$")
_AFTER: Final = re.compile(rf"^(?:{_DAY})?$")
_BETTER: Final = re.compile(
    r"^(?:(?:much|so much|a lot|lots|loads|way|far|all|feeling|a bit|bit|now|today|actually|ok) )*(?P<x>[\w-]+)$"
)
_LOWS: Final = MOODS | words(
    "low flat rough meh off grotty rubbish achy lost fuzzy foggy teary empty hopeless shaky bleh blah mopey ragged raw "
    "rotten crap awful shabby frayed stale dazed glum fed-up under-the-weather"
)
_COMPARATIVES: Final = words(
    "better worse brighter lighter stronger fresher chirpier perkier calmer happier sadder lower livelier "
    "cheerier sunnier "
    "rosier saner steadier shakier rougher sleepier angrier lonelier grumpier crankier moodier jollier "
    "drowsier wearier "
    "tenser easier_ freer healthier hungrier_ braver"
)
_FINE: Final = words("fine good great ok okay alright well myself normal chirpy")
_NO_FEELING: Final = words(
    "like up free about that as it this the my good_ confident_ out into down_ sorry around for bad_ at to "
    "you we pretty "
    "obliged entitled able unable inclined compelled forced tempted"
)
_CLOSING: Final = words("thanks thank tho though lol haha ngl tbh sadly honestly gonna lie x")


def fragments(told: Stretch, scene: Scene) -> bool:
    """Read the members of a stretch that stand without a verb."""
    if len(told.tokens) > _LONGEST:
        return False
    parts = list(members(told.tokens))
    done = False
    place_of = {t.start: i for i, t in enumerate(told.tokens)}
    for place, part in enumerate(parts):
        first = place_of[part[0].start]
        if first and told.tokens[first - 1].low in {"no", "yes"}:
            parts[place] = part = (told.tokens[first - 1], *part)  # a mere filler elsewhere
        behind = first + len(part)
        if behind < len(told.tokens) and told.tokens[behind].low in {"no", "yes"}:
            parts[place] = part = (*part, told.tokens[behind])
        text = lows(part)
        done = _judged(part, text, scene) or done
        done = (place < _FEW and _felt(part, text, parts, scene)) or done
    done = _ailment(told, scene) or done
    done = _verdicts(parts, scene) or _weekly(parts, scene) or done
    done = arranged(parts, told, scene) or attended(told, scene) or done
    done = (_pastime(parts, scene) or _trip(parts, scene)) or done
    return _still(told, scene) or (scene.cased and made_with(told.tokens, parts, scene)) or done


_LONGEST: Final = 60
_FEW: Final = 2


def _judged(part: Tokens, text: str, scene: Scene) -> bool:
    """Read "zero patience for small talk", "all the time in the world for crosswords"."""
    for key, pattern in (("dislikes", _NONE), ("likes", _PLENTY)):
        found = pattern.match(text) if " for " in text or " with " in text or " in " in text else None
        if found is None:
            continue
        slot = slot_of(found, part)
        while slot and slot[-1].low in _CLOSING:
            slot = slot[:-1]
        busy = {t.low for t in slot} & _MEALS or slot[-1].low in EVENTS if slot else True
        timed = "time" in text.split()
        if not slot or verbal(slot) or (timed and busy) or slot[0].low in {"that", "this", "it", "you", "them"}:
            continue
        if found.groupdict().get("what") == "interest" and " in " not in text:
            continue  # "no interest from the bank"
        return claim_taste(key, slot, scene)
    return False


def _felt(part: Tokens, text: str, parts: list[Tokens], scene: Scene) -> bool:
    """Read "feeling grotty this morning", "bit flat today", "happier now"."""
    if scene.ledger.values("mood") or scene.ledger.values("status") or scene.asks:
        return False
    held = scene.held(SPEAKER, ("mood", "status"))
    value = ""
    if phrase := next((p for p in PHRASES if text.startswith(p) and _AFTER.match(text[len(p) :])), ""):
        return scene.claim(SPEAKER, "mood", phrase.removeprefix("a bit "))
    if found := _FELT.match(text):
        low = found["x"]
        known = low in _LOWS or low in _COMPARATIVES
        plain = low not in _NO_FEELING and not low.endswith(("ing", "ly")) and _is_quality(low)
        value = low if known or (plain and (found["when"] or len(parts) == 1)) else ""
    elif found := _LOW.match(text):
        value = found["x"] if found["x"] in _LOWS and (found["when"] or parts[-1] is part) else ""
    elif (
        (found := _COMPARED.match(text)) and found["x"] in _COMPARATIVES | MOODS | (_FINE if held else frozenset())
    ) or (held and (found := _BETTER.match(text)) and found["x"] in _COMPARATIVES and len(part) > 1):
        value = found["x"]
    token = next((t for t in part if t.low == value), None)
    return token is not None and scene.claim(SPEAKER, "mood", scene.words((token,)))


_BITS: Final = re.compile(
    r"^(?:(?:a |the odd |some |just )*(?:bit|spot|touch|little) of |(?:about |over |nearly )?[\w-]+ years? of "
    r"|mostly |mainly |usually )"
    r"(?P<x>[\w-]+(?: [\w-]+)?)(?: on the side| at (?:the )?weekends?| on \w+days?| now| and counting| for fun| too)?$"
)


def _pastime(parts: list[Tokens], scene: Scene) -> bool:
    """Read "a bit of fencing on the side", "thirty years of bell ringing", "in my free time, mostly crochet"."""
    done = False
    for place, part in enumerate(parts[: 2 * _FEW]):
        found = _BITS.match(lows(part))
        if found is None or (found["x"].replace(" ", "_") not in ACTIVITIES and found["x"] not in ACTIVITIES):
            continue
        mostly = part[0].low in {"mostly", "mainly", "usually"}
        spare = place > 0 and {"free", "spare", "weekends", "evenings", "downtime"} & {t.low for t in parts[place - 1]}
        if mostly and not spare:
            continue
        done = scene.claim(SPEAKER, "hobby", scene.words(slot_of(found, part))) or done
    return done


_WEEKLY: Final = re.compile(
    r"^(?:and )?(?P<x>\w+(?: \w+)??) (?:on |every )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?: nights?)?$"
)
_OUTINGS: Final = ACTIVITIES | words("choir band orchestra quiz parkrun gym dojo bingo bell_ringing book_club")


def _weekly(parts: list[Tokens], scene: Scene) -> bool:
    """Read "chess on tuesdays, choir on thursdays": a whole sentence of pastimes and their days."""
    if len(parts) < _PAIR:
        return False
    found = [_WEEKLY.match(lows(part)) for part in parts]
    if any(m is None or m["x"] not in _OUTINGS for m in found):
        return False
    slots = [slot_of(m, part) for m, part in zip(found, parts, strict=True) if m is not None]
    return scene.claim_each((SPEAKER,), "hobby", [scene.words(slot) for slot in slots])


_SIDES: Final = re.compile(
    r"^(?:and |but )?(?:(?P<y>yes|no|never|always) to (?P<x>\w+(?: \w+){0,2})|(?P<x2>\w+(?: \w+)?) "
    r"(?P<y2>yes|no|never|always))$"
)


def _verdicts(parts: list[Tokens], scene: Scene) -> bool:
    """Read "coffee yes, tea never", "yes to oat milk, no to almond": what is told by both sides."""
    if len(parts) < _PAIR:
        return False
    found = [(m, part) for part in parts if (m := _SIDES.match(lows(part)))]
    said = [(m["y"] or m["y2"]) for m, _ in found]
    if len(found) < _PAIR or len(found) < len(parts) or len({word in {"yes", "always"} for word in said}) < _PAIR:
        return False
    done = False
    for m, part in found:
        thing = part[-m["x"].count(" ") - 1 :] if m["x"] else part[: m["x2"].count(" ") + 1]
        key = "likes" if (m["y"] or m["y2"]) in {"yes", "always"} else "dislikes"
        done = (not verbal(thing) and scene.claim(SPEAKER, key, scene.words(thing))) or done
    return done


def _trip(parts: list[Tokens], scene: Scene) -> bool:
    """Read "Lisbon, 4-9 October": a place and the days one is there."""
    if len(parts) != _PAIR or not scene.cased or not is_known_place(lows(parts[0])):
        return False
    end = date_at(parts[1], 0)
    days = {t.low for t in parts[1][:end]}
    ranged = bool({"-", "–", "to", "until", "till"} & days) and bool(days & MONTHS.keys())
    if end < len(parts[1]) or not ranged or any(is_year(low) for low in days):
        return False
    return scene.claim(SPEAKER, "plan", f"{scene.words(parts[0])} {scene.words(parts[1])}")


_PAIR: Final = 2
_TROUBLES: Final = words("intolerance allergy sensitivity allergies intolerances")


def _ailment(told: Stretch, scene: Scene) -> bool:
    """Read "my coeliac diagnosis came through", "my lactose intolerance means no cheese"."""
    tokens = told.tokens
    if (told.said.isdisjoint(_TROUBLES) and told.said.isdisjoint(COELIAC)) or told.said & words(
        "former old outgrew outgrown gone"
    ):
        return False
    for i, token in enumerate(tokens[:-2]):
        if token.low not in {"my", "our"}:
            continue
        thing, trouble = tokens[i + 1 : i + 2], tokens[i + 2]
        if lows(tokens[i + 1 : i + 3]).replace(" ", "_") in ALLERGENS and i + 3 < len(tokens):
            thing, trouble = tokens[i + 1 : i + 3], tokens[i + 3]
        if thing[0].low in COELIAC and trouble.low in {"diagnosis", "disease", "results", "test"}:
            return not scene.ledger.values("diet") and scene.claim(SPEAKER, "diet", "coeliac")
        known = lows(thing) in ALLERGENS | FOODS or len(thing) > 1
        if known and trouble.low in _TROUBLES and not scene.ledger.values("allergy"):
            return scene.claim(SPEAKER, "allergy", scene.words(thing))
    return False


def _is_quality(low: str) -> bool:
    form = verb(low)
    plain = low in COMMON or low in SUBJECT_PRONOUNS or low in KIN
    return not plain and (form is None or form.form == "past")


def _still(told: Stretch, scene: Scene) -> bool:
    """Read the pastime of "sixty-one and still skateboarding"."""
    tokens = told.tokens
    if "still" not in told.said or not scene.ledger.values("age") or told.said & (THIRD | THIRD_OWN):
        return False
    at = next((i for i, t in enumerate(tokens[:8]) if t.low == "still"), -1)
    first = next((i for i, t in enumerate(tokens) if t.kind == "word" or t.kind == "number"), 0)
    if not 0 < at <= first + 6 or at + 1 >= len(tokens):
        return False
    activity = next(
        (tokens[at + 1 : at + 1 + n] for n in (2, 1) if lows(tokens[at + 1 : at + 1 + n]) in ACTIVITIES), ()
    )
    behind = at + 1 + len(activity)
    closed = (
        behind >= len(tokens) or tokens[behind].kind != "word" or tokens[behind].low in words("every on at in most all")
    )
    return bool(activity) and closed and scene.claim(SPEAKER, "hobby", scene.words(activity))
