"""What may stand under a heading, by the kind of heading: posts, firms, names, schools, tools, things, days."""

from typing import Final

from mock_server.engine.claims import SPEAKER, Mention
from mock_server.engine.extract.language.dates import MONTHS, WEEKDAYS, date_at, find_date, is_year
from mock_server.engine.extract.language.firms import FIRM_TAILS
from mock_server.engine.extract.language.kinds import ACTIVITIES, ALLERGENS, FOODS, LANGUAGES
from mock_server.engine.extract.language.lexicon import (
    PREPOSITIONS,
    phrases,
    words,
)
from mock_server.engine.extract.language.members import claim_taste
from mock_server.engine.extract.language.phrases import Tokens, items, lows, trim, upto_break
from mock_server.engine.extract.language.titles import find_index, is_job, organisation, title_at
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.plans import EVENTS
from mock_server.engine.extract.topics.trades import is_field
from mock_server.engine.extract.topics.work import employed
from mock_server.engine.extract.turns.fillers import names_end, split_names
from mock_server.engine.extract.turns.studyslots import any_subject, school

_LONGEST: Final = 7
_DATED: Final = EVENTS | words(
    "resit retake re-sit completion mot handover deadline move-in move-out op mri scan x-ray due-date launch gig "
    "concert wedding exam test finals viva driving-test interview graduation flight ferry train checkup induction"
)
_UNDATED: Final = words(
    "published posted updated created modified sent received issued printed version build release copyright invoice "
    "statement expires expiry opened closed since born until from by log logged last date day"
)
_SCHOOLS: Final = words("school uni university college alma_mater academy")


def post(value: Tokens, scene: Scene) -> bool:
    title = title_at(value)
    field = next((value[:n] for n in (3, 2, 1) if is_field(lows(value[:n]))), ())
    if scene.ledger.values("job_title") or (not (title and is_job(title) and not scene.shouting) and not field):
        return False
    post = title if title and is_job(title) else field
    done = scene.claim(SPEAKER, "job_title", scene.words(post))
    tail = value[find_index(value, post) :]
    at = next((i for i, t in enumerate(tail[:3]) if t.low in {"at", "for", "with", "@"}), -1)
    if (
        tail[:1]
        and tail[0].low == ","
        and any(t.low in FIRM_TAILS for t in tail[1:4])
        and not scene.ledger.values("employer")
    ):
        return named_firm(tail[1:], scene) or done
    if at >= 0 and not scene.ledger.values("employer"):
        employed(tail[at:], (SPEAKER,), scene)
    return done


def named_firm(value: Tokens, scene: Scene) -> bool:
    name, end = organisation(value, 0, scene)
    closed = end >= len(value) or value[end].kind != "word" or value[end].low in PREPOSITIONS
    return bool(name) and closed and value[0].capital and scene.claim(SPEAKER, "employer", name)


def named(key: str, value: Tokens, scene: Scene) -> bool:
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


def learnt(head: str, value: Tokens, scene: Scene) -> bool:
    values, end = (school if head in _SCHOOLS else any_subject)(value, 0, scene)
    closed = end >= len(value) or value[end].kind != "word" or value[end].low in PREPOSITIONS
    return closed and not scene.ledger.values("education") and scene.claim_each((SPEAKER,), "education", list(values))


def tools(value: Tokens, scene: Scene) -> bool:
    """Claim tools with a name: "editor: Helix", "my whole kit: a Nikon D90 and a tripod"."""
    told = {v.casefold() for v in scene.ledger.values("tool")}
    parts = [trim(item) for item in items(value)]
    if scene.shouting or not parts or any(not part or len(part) > _LONGEST for part in parts):
        return False
    if not any(t.capital for t in parts[0]) or any(verb(t.low) and not t.capital for part in parts for t in part):
        return False
    if any(t.kind == "mark" and t.low not in {"-", "&", "/", "+"} for part in parts for t in part):
        return False  # "type: <type>/<name>"
    fresh = [scene.words(part) for part in parts]
    return scene.claim_each((SPEAKER,), "tool", [v for v in fresh if v.casefold() not in told])


def arranged(heading: Tokens, value: Tokens, scene: Scene) -> bool:
    """Claim an event with the day that stands under its name."""
    said = {t.low for t in heading}
    first = said & {"first", "last"} and "day" in said
    event = bool(said & (_DATED - {"birthday"})) or bool(first)
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


def languages(value: Tokens, scene: Scene) -> bool:
    """Claim every language of a list, whatever is said of each: "Polish (native), English, a little Danish"."""
    spoken = [t for i, t in enumerate(value) if t.low in LANGUAGES and (not i or value[i - 1].low not in {"no", "not"})]
    told = {v.casefold() for v in scene.ledger.values("language")}
    return scene.claim_each((SPEAKER,), "language", [scene.words((t,)) for t in spoken if t.low not in told])


def made(value: Tokens, scene: Scene) -> bool:
    """Claim what somebody is making: "building: a kayak"."""
    thing = trim(upto_break(value, keep=frozenset({"of", "for"})))
    opened = value[0].low in {"a", "an", "my", "our", "the"} and not any(t.kind == "number" for t in thing)
    return (
        opened
        and 0 < len(thing) <= _LONGEST
        and scene.claim(SPEAKER, "current_project", scene.words(thing), named=False)
    )


def pastimes(value: Tokens, scene: Scene, *, sure: bool) -> bool:
    """Claim what somebody does for fun; sure: the heading says that it is."""
    done = False
    for item in items(value):
        phrase = trim(upto_break(item))
        known = lows(phrase) in ACTIVITIES or (phrase[-1:] != () and phrase[-1].low in ACTIVITIES)
        if phrase and len(phrase) <= _FEW and (known or sure):
            done = scene.claim(SPEAKER, "hobby", scene.words(phrase)) or done
    return done


def substances(value: Tokens, scene: Scene) -> bool:
    """Claim what one reacts to: "intolerant of: lactose, onions"."""
    found = [trim(item) for item in items(value)]
    known = [part for part in found if lows(part) in ALLERGENS | FOODS]
    return len(known) == len(found) and scene.claim_each((SPEAKER,), "allergy", [scene.words(part) for part in known])


def judged(heading: Tokens, value: Tokens, scene: Scene) -> bool:
    """Read "mushrooms: no", "rye bread = yes please": food and a verdict."""
    verdict = lows(value)
    key = "likes" if verdict in _YES else "dislikes" if verdict in _NO else ""
    if (strong := "likes" if verdict.startswith(_LOVED) else "dislikes" if verdict.startswith(_HATED) else "") and len(
        heading
    ) < _FEW:
        return claim_taste(strong, heading, scene)
    return bool(key) and lows(heading) in FOODS | ACTIVITIES and scene.claim(SPEAKER, key, scene.words(heading))


_FEW: Final = 4
_LOVED: Final = phrases("love it;love them;adore it;adore them;love;obsessed;big fan;huge fan;can not get enough")
_HATED: Final = phrases("hate it;hate them;loathe it;loathe them;can not stand it;can not stand them;not a fan;hate")
_YES: Final = phrases("yes;yes please;always;love;love it;love them;yum;hell yes;absolutely;any day;every time")
_NO: Final = phrases("no;never;no thanks;nope;hate;hate it;hate them;yuck;hell no;absolutely not;nah;no way;ugh")
