"""Values under a heading: "Day job: sound designer", "Younger brother: Callum. Cat: Moppet", "resit: 9 June, room 4".

A heading is a short noun phrase before a colon, "=" or a spaced dash that says what the value behind it is. Headings of
forms ("Age: 52") become plain statements when a sentence is cut; here are those that need to know the kind of the noun.
"""

from typing import Final

from mock_server.engine.extract.language.academia import DEGREES
from mock_server.engine.extract.language.kinds import SPECIES_WORDS
from mock_server.engine.extract.language.lexicon import (
    ADVERBS,
    AUXILIARIES,
    FILLERS,
    SUBJECT_PRONOUNS,
    THIRD,
    THIRD_OWN,
    phrases,
    words,
)
from mock_server.engine.extract.language.members import claim_taste
from mock_server.engine.extract.language.nouns import KIN
from mock_server.engine.extract.language.phrases import Tokens, lows, upto_break
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.tools import DIGITAL
from mock_server.engine.extract.turns.headvalues import (
    arranged,
    judged,
    languages,
    learnt,
    made,
    named,
    named_firm,
    pastimes,
    post,
    substances,
    tools,
)
from mock_server.engine.extract.turns.phrasebook import Stretch

_MARKS: Final = frozenset({":", "=", "-", "–", "—", "->"})
_LONGEST: Final = 7
_POSTS: Final = words("job gig occupation profession trade role work career nine-to-five post position living calling")
_PRESENT: Final = words("currently nowadays presently")
_SORTS: Final = words(
    "daily day main current actual real paid other regular full-time part-time night weekend evening proper "
    "present new for a "
    "side"
)
_SEVERAL: Final = words("spoken two three four five my both")
_WHILES: Final = phrases(
    "by day;weekdays;during the day;in the daytime;monday to friday;nine to five;9 to 5;days;by trade;by profession"
)
"""Headings of what one does all week."""
FIRMS: Final = words(
    "employer company firm workplace studio agency practice clinic salon shop garage lab restaurant office startup "
    "hospital bakery theatre ship farm place"
)
"""Nouns for the place one works at."""
_EMPLOYERS: Final = words("employer company firm workplace agency")
_RANKS: Final = words(
    "older younger elder eldest oldest youngest middle little big baby twin only first second third other half step "
    "firstborn elder_ new old rescue better"
)
_TOOLS: Final = words(
    "editor ide browser shell terminal os distro camera laptop phone keyboard tablet synth daw bike car "
    "software app apps "
    "tools tool gear kit setup rig stack toolkit drivers driver"
)
_LEARNING: Final = words("degree degrees major minor studies subject course phd masters master's msc ma bsc ba diploma")
_SCHOOLS: Final = words("school uni university college alma_mater academy")
_OTHERS: Final = (
    THIRD
    | THIRD_OWN
    | SUBJECT_PRONOUNS
    | words("your if example e.g eg novel story character film book game script recipe shopping wanted missing")
)


def headings(told: Stretch, scene: Scene) -> bool:
    """Read each value of a sentence by the heading before it."""
    tokens = told.tokens
    done = False
    if not FIRMS.isdisjoint(told.said):
        starts = (0, *(i + 1 for i, t in enumerate(tokens) if t.low in {",", ";", "-", "–", "—", "and"}))
        done = any(_workplace(tokens[i:], scene) for i in starts)
    marks = [i for i, t in enumerate(tokens) if i and t.low in _HEADING and _is_heading_mark(tokens, i, scene)]
    for place, mark in enumerate(marks[:_LONGEST]):
        begin = mark
        while begin > 0 and mark - begin < _LONGEST and tokens[begin - 1].kind == "word":
            begin -= 1
        opened = begin == 0 or tokens[begin - 1].low in {",", ";", "/", "|", "•", "·", "*"}
        stop = len(tokens)
        if place + 1 < len(marks):
            stop = _value_end(tokens, mark, marks[place + 1])
        if opened:
            done = _under(_bare(tokens[begin:mark]), tokens[mark + 1 : stop], scene) or done
    return done


def _workplace(tokens: Tokens, scene: Scene) -> bool:
    """Read "Studio's called Little Heron" behind a post just told."""
    at = 1 if tokens and tokens[0].low in {"the", "my"} else 0
    if len(tokens) < at + 3 or tokens[at].low not in FIRMS or tokens[at + 1].low not in {"'s", "is"}:
        return False
    if not scene.ledger.values("job_title") or scene.ledger.values("employer"):
        return False
    begin = at + 3 if tokens[at + 2].low in {"called", "named"} and len(tokens) > at + 3 else at + 2
    return named_firm(tokens[begin:], scene)


_HEADING: Final = frozenset(_MARKS) | words("include includes is")


def _is_heading_mark(tokens: Tokens, i: int, scene: Scene) -> bool:
    """Tell whether a mark sets a value apart: a colon, also one that is read as "is", and a dash with spaces."""
    if tokens[i].low in {"include", "includes"}:
        return tokens[i - 1].low in {"hobbies", "pastimes", "interests"}
    if tokens[i].low == "is":
        return scene.text[tokens[i].start] == ":"
    if tokens[i].low not in _MARKS:
        return False
    return tokens[i].low in {":", "="} or (i < _LONGEST and tokens[i].start > tokens[i - 1].end)


def _value_end(tokens: Tokens, mark: int, following: int) -> int:
    """Find where the value behind one mark ends, and the heading before the next mark begins."""
    for i in range(following - 1, mark, -1):
        if tokens[i].kind != "word":
            return i
    return following


def _bare(heading: Tokens) -> Tokens:
    while heading and (heading[0].low in FILLERS or heading[0].low in words("my our the current_") or
                       (heading[0].low in ADVERBS and len(heading) > 1)):  # fmt: skip
        heading = heading[1:]
    return heading


_TIMES: Final = words("x2 x3 x4 2x 3x")
_REACTING: Final = phrases("intolerant of;intolerant to;allergic to;sensitive to;reacts to;react to")
_MAKING: Final = words("building making restoring writing knitting sewing carving")
_LEISURE: Final = words(
    "hobbies hobby pastimes pastime class classes weekend weekends evenings downtime time fun sundays"
)


def _under(heading: Tokens, value: Tokens, scene: Scene) -> bool:
    """Claim what stands under one heading."""
    if not heading or not value or any(t.low in _OTHERS or t.low in AUXILIARIES or t.low == "'s" for t in heading):
        return False
    if len(heading) > 1 and heading[-1].low in _TIMES:
        heading = heading[:-1]  # "kids x2"
    head = heading[-1].low
    led = {t.low for t in heading[:-1]}
    if judged(heading, value, scene):
        return True
    if value[0].low in words("no none not what who which where why how n/a nope tbd tbc ?"):
        return False
    if head in _POSTS | _PRESENT and led <= _SORTS:
        return post(value, scene)
    if lows(heading) in _WHILES:
        return post(value, scene)
    if head in FIRMS and led <= _SORTS and (head in _EMPLOYERS or scene.ledger.values("job_title")):
        return not scene.ledger.values("employer") and named_firm(value, scene)
    if head in {"languages", "language", "tongues"} and led <= _SORTS | {
        "spoken",
        "two",
        "three",
        "four",
        "five",
        "my",
        "both",
    }:
        return languages(value, scene)
    if lows(heading) in _REACTING:
        return substances(value, scene)
    if head in _MAKING and not led:
        return made(value, scene)
    if head in _LEISURE and led <= _SORTS | {"free", "spare"}:
        return pastimes(value, scene, sure=head in {"hobbies", "hobby", "pastimes", "pastime"})
    if head in {"obsession", "weakness", "passion", "addiction"} and led <= _SORTS | {"latest", "biggest", "secret"}:
        return claim_taste("likes", upto_break(value, keep=frozenset({"of", "for"})), scene)
    if head in {"boss", "manager", "supervisor", "gaffer"} and led <= {"line"}:
        return named("manager", value, scene)
    if KIN.get(head) in {"spouse", "child", "sibling"} and led <= _RANKS:
        return named(KIN[head], value, scene)
    if head in SPECIES_WORDS and led <= _RANKS | SPECIES_WORDS:
        return named("pet", value, scene)
    if head in _LEARNING | _SCHOOLS and led <= DEGREES | _SORTS | {"old", "first"}:
        return learnt(head, value, scene)
    if (head in _TOOLS or head in DIGITAL or f"{head}s" in DIGITAL) and led <= _SORTS | {
        "whole",
        "favourite",
    } | DIGITAL:
        return tools(value, scene)
    return arranged(heading, value, scene)
