"""Tastes told by what stands where, over a whole sentence: "autumn I enjoy, heat I can't bear", "X, not so much Y".

A sentence is cut into members at its marks, whatever its clauses were taken for, and each member is compared with the
few shapes a verdict has: the thing in front of its verb, the thing and a harsh word for it, a taste and its reverse,
a choice. What one clause says plainly is read in `tastes.py`, set phrases in `idioms.py` and `choices.py`.
"""

import re
from typing import Final

from mock_server.engine.extract.guards.guards import Standing
from mock_server.engine.extract.language.givennames import is_given_name
from mock_server.engine.extract.language.kinds import ACTIVITIES, FOODS
from mock_server.engine.extract.language.lexicon import (
    ADVERBS,
    AUXILIARIES,
    DETERMINERS,
    PREPOSITIONS,
    SUBJECT_PRONOUNS,
    words,
)
from mock_server.engine.extract.language.members import claim_taste, members, slot_of, verbal
from mock_server.engine.extract.language.phrases import Tokens, items, lows, trim
from mock_server.engine.extract.language.segments import Segment
from mock_server.engine.extract.language.sentences import Sentence
from mock_server.engine.extract.language.verbs import NOUNISH, verb
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.effects import felt
from mock_server.engine.extract.topics.servings import asked_for
from mock_server.engine.extract.turns.asides import stretches

_LIKED: Final = words("love adore enjoy like rate dig worship fancy")
_DISLIKED: Final = words("hate loathe detest dislike despise dread")
_BORNE: Final = words("stand bear abide stomach tolerate face hack")
_HARSH: Final = words(
    "disgusting vile revolting rank foul gross grim repulsive minging inedible overrated rubbish pointless boring "
    "insufferable unbearable horrid nasty awful horrible abysmal abomination travesty evil"
)
_WARM: Final = words(
    "delicious underrated brilliant amazing wonderful heavenly fantastic glorious unbeatable superb gorgeous ace"
)
_TAGS: Final = re.compile(
    r"^(?:there|(?:there )?i (?:have )?said it|fight me|sorry(?: not sorry)?|(?:do not|never) (?:@|judge|"
    r"at) ?(?:me)?|"
    r"change my mind|sue me|come at me|prove me wrong|no contest|and i will die on .*|i will die on .*|end "
    r"of(?: story)?|"
    r"and that is that|full stop|hands down|always|every time|any day|for me|thanks|thank you|cheers|please|"
    r"obviously|"
    r"if you ask me|imo|imho|to me|in my book|no question|without question|yuck|ew+|bleh|blech|ugh|yum|"
    r"(?:i )?(?:can not|will not|do not|never) (?:go near|touch|eat|stand|bear|do) (?:it|them|the stuff|that stuff))$"
)
_THINGS_AT_HAND: Final = words(
    "weather traffic work life everything today people service internet wifi food sleep dinner lunch breakfast "
    "parking "
    "things music coverage signal school money news customer staff management nobody everybody everyone mornings"
)
_LOOSE_HEADS: Final = words(
    "people songs bands films movies books places foods games stuff things shows artists authors dishes drinks words "
    "topics clothes hobbies activities part parts bit moment reason way day time one ones"
)
_TRIGGERS: Final = (
    _LIKED
    | _DISLIKED
    | _BORNE
    | _HARSH
    | _WARM
    | words(
        "fan fans lover less much big over please way happy never appeal yes no thumbs going me my worst obsessed "
        "hooked addicted"
    )
)
_W: Final = r"[^ ,;:()!?]+"
_FOND: Final = re.compile(
    r"^(?:(?:i am|am|i have always been|always been|we are) )?(?:(?:a|an|such|really|very|pretty|super|quite|"
    r"just|so|currently|totally|now|completely|"
    r"absolutely|massively|always|still|also|both) )*(?:(?:big|huge|massive|hot) on|keen on|fond of|obsessed "
    r"with|hooked on|addicted to|nuts about|well into|"
    r"mad about|"
    r"crazy about|partial to|(?:(?:big|huge|massive|lifelong|total|proper|enormous|great|real) )*(?:fan|lover|"
    r"fans) of) "
    rf"(?P<x>{_W}(?: {_W}){{0,6}})$"
)
_REVERSED: Final = re.compile(
    r"^(?:but |and |though )?(?:(?:not|never|rather|far|much|way|a lot|a bit|somewhat) )*(?:(?:so|as|too|that|"
    r"quite) much"
    r"|so fond|so keen|so big|so hot|so into|so mad|as fond|as keen|less so|less fond|less keen|less into|much less) "
    rf"(?:a fan of |fan of |of |on |for |about |into |with |by )?(?P<x>{_W}(?: {_W}){{0,5}})$"
)
_TRAILING: Final = re.compile(
    rf"^(?:but |and )?(?P<x>{_W}(?: {_W}){{0,4}}?) (?:(?:rather|far|much|a lot|a bit|way) )?(?:less so|not so "
    rf"much|not at all|"
    r"not really)$"
)
_ALL_THE_WAY: Final = re.compile(
    rf"^(?:it is |always |team )?(?P<x>{_W}(?: {_W}){{0,3}}?) (?:all the way|every time|every single time|for "
    rf"the win|ftw|"
    r"any day|any day of the week|over everything|supremacy|for life|forever)$"
)
_GIVEN: Final = re.compile(
    rf"^(?:but |and |just |so )*(?:give me|hand me|bring me|offer me) (?P<x>{_W}(?: {_W}){{0,5}}?) (?:and|then) i am "
    r"(?:\w+ )?(?:happy|content|sorted|in heaven|a happy \w+|yours|set|golden|delighted|sold)$"
)
_CHOSEN: Final = re.compile(rf"^(?P<x>{_W}(?: {_W}){{0,2}}) over (?P<y>{_W}(?: {_W}){{0,3}})$")
_APPEAL: Final = re.compile(
    r"^(?:i )?(?:will never|can never|could never|never|do not|have never|can not|will not ever)(?: \w+)? "
    r"(?:understand|understood|see|seen|get|got|grasp) the (?:appeal|point|attraction|fuss|hype|obsession) "
    rf"(?:of|with|in|about|over|around) (?P<x>{_W}(?: {_W}){{0,3}})$"
)
_LOVE_ME: Final = re.compile(
    rf"^(?:i )?(?:do )?(?:just )?love me (?:some|a good|a bit of|a nice) (?P<x>{_W}(?: {_W}){{0,3}})$"
)
_SIZES: Final = r"(?:(?:a|an|the|big|huge|hard|firm|massive|resounding|definite|absolute|two|and) )*"
_YES_TO: Final = re.compile(rf"^{_SIZES}(?:yes|thumbs up) (?:to|for) (?P<x>{_W}(?: {_W}){{0,3}})$")
_NO_TO: Final = re.compile(
    rf"^(?:a )?(?:big|huge|hard|firm|massive|resounding|definite|absolute) (?:fat )?no to (?P<x>{_W}(?: {_W}){{0,3}})$"
)
_SHAPES: Final = (
    ("likes", _FOND),
    ("likes", _GIVEN),
    ("likes", _LOVE_ME),
    ("likes", _YES_TO),
    ("dislikes", _NO_TO),
    ("dislikes", _APPEAL),
)


def read(sentence: Sentence, pieces: list[Segment], standings: list[Standing], scene: Scene) -> None:
    """Claim the verdicts of every stretch of a sentence that is told as so."""
    if scene.said.isdisjoint(_TRIGGERS) or sentence.question:
        return
    for tokens in stretches(sentence, pieces, standings):
        parts = [m for m in members(tokens) if len(m) > 1 or not (m[0].low in ADVERBS or m[0].low.endswith("ly"))]
        texts = [lows(m) for m in parts]
        tagged = any(_TAGS.match(text) for text in texts)
        for place, (member, text) in enumerate(zip(parts, texts, strict=True)):
            if len(member) > 18 or _fronted(member, scene):
                continue
            if _shaped(member, text, scene) or _against(member, text, place, scene):
                continue
            if asked_for(member, text, texts[place + 1 :], scene):
                continue
            if place + 1 < len(parts) and _said_after(member, parts[place + 1], scene):
                continue
            if felt(member, scene):
                continue
            _judged(member, tagged, scene)
            _over(member, text, tagged, place, scene)
            _denied_taste(member, sentence, scene)


def _shaped(member: Tokens, text: str, scene: Scene) -> bool:
    for key, shape in _SHAPES:
        found = shape.match(text)
        if found is not None:
            return claim_taste(key, slot_of(found, member), scene)
    return False


def _against(member: Tokens, text: str, place: int, scene: Scene) -> bool:
    """Read what stands against a taste just told: "not so much of glass towers", "musicals less so", "X all "
    "the way"."""
    earlier = scene.ledger.latest(("likes", "dislikes", "prefers", "hobby"))
    if not place or earlier is None:
        return False
    for shape in (_REVERSED, _TRAILING):
        found = shape.match(text)
        if found is not None and earlier.key != "dislikes":
            slot = slot_of(found, member)
            return not verbal(slot) and claim_taste("dislikes", slot, scene)
    found = _ALL_THE_WAY.match(text)
    if found is not None:
        slot = slot_of(found, member)
        return not verbal(slot) and claim_taste("prefers", slot, scene)
    return False


def _fronted(member: Tokens, scene: Scene) -> bool:
    """Read "autumn I enjoy", "July heat I can't bear and snow I love"."""
    start, done = 0, False
    for i, token in enumerate(member):
        if token.low != "i" or i <= start:
            continue
        key, end = _verdict(member, i + 1)
        if not key:
            return done
        closed = end == len(member) or member[end].low == "and"
        slot = member[start:i]
        if not closed or not _names_thing(slot):
            return done
        done = claim_taste(key, slot, scene) or done
        start = end + 1
    return done


def _names_thing(slot: Tokens) -> bool:
    """Tell whether tokens are a thing named by itself, and no "songs" that a relative clause follows."""
    phrase = trim(slot, keep_dates=True)
    if not phrase or len(phrase) > 5 or slot[0].low in DETERMINERS - {"the"} or phrase[-1].low in _LOOSE_HEADS:
        return False
    if slot[0].low == "the" and not any(t.low == "of" for t in slot):
        return False
    if any(t.low in AUXILIARIES | SUBJECT_PRONOUNS | words("me not all what which how why when where") for t in slot):
        return False
    if any(t.low in PREPOSITIONS - {"of", "in", "with"} or t.kind == "mark" for t in phrase):
        return False
    form = verb(phrase[0].low)
    return form is None or form.form == "ing" or phrase[0].low in NOUNISH or len(phrase) == 1


def _verdict(tokens: Tokens, i: int) -> tuple[str, int]:
    """Read a verb of taste that ends at the returned index; the key is "" when there is none."""
    negated = False
    while i < len(tokens) and (
        tokens[i].low in ADVERBS or tokens[i].low in {"do", "can", "could", "have", "will", "not", "never", "just"}
    ):
        negated = negated or tokens[i].low in {"not", "never"}
        i += 1
    rest = lows(tokens[i : i + 3])
    if rest.startswith(("be doing with", "be dealing with")):
        return ("dislikes" if negated else "", i + 3)
    if rest.startswith(("care for", "get on with")):
        return (
            "dislikes" if negated else "",
            i + len(rest.split()) - (0 if rest.startswith("get") else len(rest.split()) - 2),
        )
    if rest == "get enough of" and negated:
        return ("likes", i + 3)
    if rest.startswith("do without") and not negated:
        return ("dislikes", i + 2)
    low = tokens[i].low if i < len(tokens) else ""
    if low in _BORNE:
        return ("dislikes" if negated else "", i + 1)
    if low in _LIKED | {"liked", "understood"}:
        return (
            "dislikes" if negated and low not in {"love", "adore"} else "" if negated or low == "liked" else "likes",
            i + 1,
        )
    if low in _DISLIKED:
        return ("" if negated else "dislikes", i + 1)
    return "", i


def _said_after(member: Tokens, following: Tokens, scene: Scene) -> bool:
    """Read "the smell of petrol, love it", "cruises - can't stand them"."""
    begin = 1 if following[0].low == "i" else 0
    key, end = _verdict(following, begin)
    if not key or lows(following[end:]) not in words("it them that_stuff the_stuff em it_all"):
        return False
    return _names_thing(member) and claim_taste(key, member, scene)


def _judged(member: Tokens, tagged: bool, scene: Scene) -> bool:
    """Read "marzipan is disgusting", when it is said of the thing at large."""
    at = next((i for i, t in enumerate(member[:6]) if t.low in {"is", "are", "'s"}), -1)
    if at < 1 or len(member) < at + 2:
        return False
    word = member[-1].low
    adverbs = (
        t.low in ADVERBS | words("a bit just an absolute pure total complete") or t.low.endswith("ly")
        for t in member[at + 1 : -1]
    )
    if word not in _HARSH | _WARM or not all(adverbs):
        return False
    if any(t.low in {"not", "never", "today", "tonight"} for t in member):
        return False
    what = member[:at]
    if not _names_thing(what) or what[0].low == "the" or any(t.low in _THINGS_AT_HAND for t in what):
        return False
    named = what[0].capital and scene.cased and len(what) > 1
    if is_given_name(what[0].low) or (named and what[0].start != 0):
        return False  # a person or a place
    known = any(" ".join(t.low for t in what[k:]) in FOODS | ACTIVITIES for k in range(len(what)))
    if not (known or tagged):
        return False
    return claim_taste("dislikes" if word in _HARSH else "likes", what, scene)


def _over(member: Tokens, text: str, tagged: bool, place: int, scene: Scene) -> bool:
    """Read "paper books over ebooks, fight me"."""
    if not tagged or place:
        return False
    found = _CHOSEN.match(text)
    if found is None:
        return False
    slot = slot_of(found, member)
    if verbal(slot) or any(t.low in PREPOSITIONS or t.kind == "number" for t in slot):
        return False
    other = found.group("y").split()
    if other[0] in words("the there here a my your his her this that"):
        return False
    return claim_taste("prefers", slot, scene)


def _denied_taste(member: Tokens, sentence: Sentence, scene: Scene) -> bool:
    """Read "I never said I was into golf, I dislike it": what was denied before is what is disliked."""
    if member[0].low != "i":
        return False
    key, end = _verdict(member, 1)
    if key != "dislikes" or end >= len(member) or member[end].low not in {"it", "them"}:
        return False
    before = tuple(t for t in sentence.tokens if t.end <= member[0].start)
    if not {"never", "not"} & {t.low for t in before}:
        return False
    at = next(
        (i for i in range(len(before) - 1, 0, -1) if before[i].low in words("into like liked love loved enjoyed of")), 0
    )
    thing = list(items(before[at + 1 :]))[:1] if at else []
    return bool(thing) and len(thing[0]) <= 4 and claim_taste(key, thing[0], scene)
