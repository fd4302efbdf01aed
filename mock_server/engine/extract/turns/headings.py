"""Values under a heading: "Day job: sound designer", "Younger brother: Callum. Cat: Moppet", "resit: 9 June, room 4".

A heading is a short noun phrase before a colon, "=" or a spaced dash that says what the value behind it is. Headings of
forms ("Age: 52") become plain statements when a sentence is cut; here are those that need to know the kind of the noun.
"""

from typing import Final

from mock_server.engine.claims import SPEAKER, Mention
from mock_server.engine.extract.language.academia import DEGREES
from mock_server.engine.extract.language.dates import MONTHS, WEEKDAYS, date_at, find_date, is_year
from mock_server.engine.extract.language.kinds import SPECIES_WORDS
from mock_server.engine.extract.language.lexicon import (
    ADVERBS,
    AUXILIARIES,
    FILLERS,
    PREPOSITIONS,
    SUBJECT_PRONOUNS,
    THIRD,
    THIRD_OWN,
    words,
)
from mock_server.engine.extract.language.nouns import KIN
from mock_server.engine.extract.language.phrases import Tokens, items, lows, trim
from mock_server.engine.extract.language.titles import find_index, is_job, organisation, title_at
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.plans import EVENTS
from mock_server.engine.extract.topics.tools import DIGITAL
from mock_server.engine.extract.topics.trades import is_field
from mock_server.engine.extract.topics.work import employed
from mock_server.engine.extract.turns.fillers import names_end, split_names
from mock_server.engine.extract.turns.phrasebook import Stretch
from mock_server.engine.extract.turns.studyslots import any_subject, school

_MARKS: Final = frozenset({":", "=", "-", "–", "—", "->"})
_LONGEST: Final = 7
_POSTS: Final = words("job gig occupation profession trade role work career nine-to-five post position living calling")
_SORTS: Final = words(
    "day main current actual real paid other regular full-time part-time night weekend evening proper "
    "present new for a "
    "side"
)
FIRMS: Final = words(
    "employer company firm workplace studio agency practice clinic salon shop garage lab restaurant office startup "
    "business hospital bakery theatre ship farm"
)
"""Nouns for the place one works at."""
_RANKS: Final = words(
    "older younger elder eldest oldest youngest middle little big baby twin only first second third other half step "
    "firstborn elder_ new old rescue"
)
_TOOLS: Final = words(
    "editor ide browser shell terminal os distro camera laptop phone keyboard tablet synth daw bike car "
    "software app apps "
    "tools tool gear kit setup rig stack toolkit"
)
_DATED: Final = EVENTS | words(
    "resit retake re-sit completion mot handover deadline move-in move-out op mri scan x-ray due-date launch gig "
    "concert wedding exam test finals viva driving-test interview graduation flight ferry train checkup induction"
)
_UNDATED: Final = words(
    "published posted updated created modified sent received issued printed version build release copyright invoice "
    "statement expires expiry opened closed since born until from by log logged last date day"
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
    starts = (0, *(i + 1 for i, t in enumerate(tokens) if t.low in {",", ";", "-", "–", "—", "and"}))
    done = any(_workplace(tokens[i:], scene) for i in starts)
    marks = [i for i, t in enumerate(tokens) if i and _is_heading_mark(tokens, i, scene)]
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
    return _named_firm(tokens[begin:], scene)


def _is_heading_mark(tokens: Tokens, i: int, scene: Scene) -> bool:
    """Tell whether a mark sets a value apart: a colon, also one that is read as "is", and a dash with spaces."""
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


def _under(heading: Tokens, value: Tokens, scene: Scene) -> bool:
    """Claim what stands under one heading."""
    if not heading or not value or any(t.low in _OTHERS or t.low in AUXILIARIES or t.low == "'s" for t in heading):
        return False
    head = heading[-1].low
    led = {t.low for t in heading[:-1]}
    if value[0].low in words("no none not what who which where why how n/a nope tbd tbc ?"):
        return False
    if head in _POSTS and led <= _SORTS:
        return _post(value, scene)
    if head in FIRMS and led <= _SORTS and head != "business":
        return not scene.ledger.values("employer") and _named_firm(value, scene)
    if KIN.get(head) in {"spouse", "child", "sibling"} and led <= _RANKS:
        return _named(KIN[head], value, scene)
    if head in SPECIES_WORDS and led <= _RANKS | SPECIES_WORDS:
        return _named("pet", value, scene)
    if head in _LEARNING | _SCHOOLS and led <= DEGREES | _SORTS | {"old", "first"}:
        return _learnt(head, value, scene)
    if (head in _TOOLS or head in DIGITAL or f"{head}s" in DIGITAL) and led <= _SORTS | {
        "whole",
        "favourite",
    } | DIGITAL:
        return _tools(value, scene)
    return _arranged(heading, value, scene)


def _post(value: Tokens, scene: Scene) -> bool:
    title = title_at(value)
    field = next((value[:n] for n in (3, 2, 1) if is_field(lows(value[:n]))), ())
    if scene.ledger.values("job_title") or (not (title and is_job(title) and not scene.shouting) and not field):
        return False
    post = title if title and is_job(title) else field
    done = scene.claim(SPEAKER, "job_title", scene.words(post))
    tail = value[find_index(value, post) :]
    at = next((i for i, t in enumerate(tail[:3]) if t.low in {"at", "for", "with", "@"}), -1)
    if at >= 0 and not scene.ledger.values("employer"):
        employed(tail[at:], (SPEAKER,), scene)
    return done


def _named_firm(value: Tokens, scene: Scene) -> bool:
    name, end = organisation(value, 0, scene)
    closed = end >= len(value) or value[end].kind != "word" or value[end].low in PREPOSITIONS
    return bool(name) and closed and value[0].capital and scene.claim(SPEAKER, "employer", name)


def _named(key: str, value: Tokens, scene: Scene) -> bool:
    """Claim names; a list that goes on with anything else than names is none."""
    if "me:" in scene.text.casefold() or "you:" in scene.text.casefold():
        return False  # a dialogue
    begin = next((i for i, t in enumerate(value[:3]) if t.low in {"called", "named"}), -1) + 1
    if not value[begin:] or not value[begin].capital:
        return False
    end = names_end(value, begin, scene)
    if end == begin or (end < len(value) and value[end].kind == "word"):
        return False
    done = False
    for name, _ in split_names(value[begin:end], scene):
        said = scene.words(name)
        done = scene.claim(SPEAKER, key, said) or done
        scene.remember_person(Mention("other", said) if key == "pet" else scene.person(said))
    return done


def _learnt(head: str, value: Tokens, scene: Scene) -> bool:
    values, end = (school if head in _SCHOOLS else any_subject)(value, 0, scene)
    closed = end >= len(value) or value[end].kind != "word" or value[end].low in PREPOSITIONS
    return closed and not scene.ledger.values("education") and scene.claim_each((SPEAKER,), "education", list(values))


def _tools(value: Tokens, scene: Scene) -> bool:
    """Claim tools with a name: "editor: Helix", "my whole kit: a Nikon D90 and a tripod"."""
    told = {v.casefold() for v in scene.ledger.values("tool")}
    named = [trim(item) for item in items(value)]
    if scene.shouting or not named or any(not part or len(part) > _LONGEST for part in named):
        return False
    if not any(t.capital for t in named[0]) or any(verb(t.low) and not t.capital for part in named for t in part):
        return False
    fresh = [scene.words(part) for part in named]
    return scene.claim_each((SPEAKER,), "tool", [v for v in fresh if v.casefold() not in told])


def _arranged(heading: Tokens, value: Tokens, scene: Scene) -> bool:
    """Claim an event with the day that stands under its name."""
    said = {t.low for t in heading}
    first = said & {"first", "last"} and "day" in said
    event = bool(said & _DATED) or bool(first)
    if not event or (said & _UNDATED and not first) or find_date(heading)[0] >= 0:
        return False
    end = date_at(value, 0)
    days = {t.low for t in value[:end]}
    if not days & (MONTHS.keys() | WEEKDAYS.keys() | {"tomorrow", "next"}) or "last" in days:
        return False
    if any(is_year(low) and low < str(_this_year(scene)) for low in days) or scene.ledger.values("plan"):
        return False
    stop = end
    while stop < len(value) and stop < _ROOM and value[stop].low not in {"(", "!", "-", "so", "because", "but"}:
        stop += 1
    text = f"{scene.words(heading)} {scene.words(value[:stop])}"
    return scene.claim(SPEAKER, "plan", text)


_ROOM: Final = 9


def _this_year(scene: Scene) -> int:
    from mock_server.engine.instants import to_datetime

    return to_datetime(scene.at).year
