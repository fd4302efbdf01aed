"""What people do for fun."""

from typing import Final

from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.dates import date_at
from mock_server.engine.extract.language.kinds import ACTIVITIES, INSTRUMENTS
from mock_server.engine.extract.language.lexicon import PREPOSITIONS, words
from mock_server.engine.extract.language.nouns import COMMON
from mock_server.engine.extract.language.phrases import find, items, lows, trim, trim_end, upto_break
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene

_HABIT: Final = words(
    "fun weekends weekend evenings sundays saturdays fridays mornings often usually regularly spare free "
    "sometimes every tuesdays wednesdays thursdays mondays nights summer winter twice weekly daily "
    "nightly times saturday sunday"
)


def playing(clause: Clause, scene: Scene) -> bool:
    """Read "play the cello", "have been playing chess since nine"."""
    if not clause.who or not clause.now or not clause.rest:
        return False
    values = []
    for item in items(clause.rest):
        if item[0].low in {"every", "each"}:
            break  # "chess is my thing, I play every evening online"
        phrase = trim(upto_break(item))
        if len(phrase) > 1 and phrase[-1].low in words("badly poorly terribly well religiously obsessively constantly"):
            phrase = phrase[:-1] if phrase[-2].low in INSTRUMENTS else phrase
        text = lows(phrase)
        if (
            text in INSTRUMENTS
            or text in ACTIVITIES
            or (phrase and (phrase[-1].low in INSTRUMENTS or phrase[-1].low in ACTIVITIES))
            or (
                len(phrase) > 1
                and phrase[0].low in ACTIVITIES
                and phrase[1].low in {"online", "badly", "competitively"}
            )
        ):
            values.append(scene.words(phrase))
            continue
        titled = phrase and phrase[0].capital and scene.cased and phrase[0].low not in COMMON
        if (
            phrase
            and (titled or _HABIT & {t.low for t in clause.tokens})
            and len(phrase) <= 3
            and phrase[0].kind == "word"
            and phrase[0].low not in _NO_GAME
            and not values
            and (titled or not phrase[0].capital)
        ):
            values.append(scene.words(phrase))
            continue
        if (
            phrase
            and item[0].low == "the"
            and len(phrase) <= 2
            and not values
            and phrase[0].low not in words("game role part field fool odds market video long")
        ):
            values.append(scene.words(phrase))
            continue
        break
    return scene.claim_each(clause.who, "hobby", values)


_NO_GAME: Final = words(
    "every each most all any when whenever after before twice once online it that this them with music "
    "games along dead hard catch nice host at in for on to a part role video songs shows"
)

_KEEN: Final = words(
    "avid keen passionate enthusiastic amateur casual recreational hobby weekend lifelong hobbyist devoted budding"
)

_AGENT_ACTIVITY: Final = {
    "cyclist": "cycling",
    "photographer": "photography",
    "birder": "birdwatching",
    "birdwatcher": "birdwatching",
    "pianist": "piano",
    "guitarist": "guitar",
    "violinist": "violin",
    "drummer": "drums",
    "runner": "running",
    "swimmer": "swimming",
    "astronomer": "astronomy",
    "golfer": "golf",
    "gamer": "gaming",
    "knitter": "knitting",
    "potter": "pottery",
    "poet": "poetry",
    "cook": "cooking",
    "beekeeper": "beekeeping",
    "botanist": "botany",
    "carpenter": "carpentry",
    "woodworker": "woodworking",
    "fisherman": "fishing",
    "angler": "fishing",
    "chess": "chess",
    "kayaker": "kayaking",
    "jogger": "jogging",
    "skateboarder": "skateboarding",
    "artist": "art",
    "cellist": "cello",
    "boxer": "boxing",
    "footballer": "football",
}


def keen(clause: Clause, scene: Scene) -> bool:
    """Read "am an avid gardener", "am a keen cyclist" as a hobby."""
    rest = trim_end(clause.rest)
    if (
        not clause.who
        or not clause.now
        or len(rest) < 3
        or rest[0].low not in {"a", "an", "the"}
        or rest[1].low not in _KEEN
    ):
        return False
    while len(rest) > 3 and rest[2].low in _KEEN:
        rest = (rest[0], *rest[2:])
    agent = rest[2].low
    if len(rest) == 4 and rest[3].low in {"player", "collector", "watcher"}:
        return scene.claim_each(clause.who, "hobby", [scene.words(rest[2:3])])
    if len(rest) > 3 and rest[3].kind == "word" and rest[3].low not in words("and in who since on at"):
        return False
    activity = _AGENT_ACTIVITY.get(agent)
    if activity is None and agent.endswith("er") and len(agent) > 4:
        activity = agent[:-2] + "ing"
    return activity is not None and scene.claim_each(clause.who, "hobby", [activity])


def going(clause: Clause, scene: Scene) -> bool:
    """Read "go bouldering on weekends", "do yoga", "go for long bike rides at weekends"."""
    if not clause.who or not clause.now or not clause.rest:
        return False
    if clause.progressive and clause.verb == "go":
        return False
    if clause.verb == "keep":
        return clause.rest[0].low == "bees" and scene.claim_each(clause.who, "hobby", ["beekeeping"])
    values = []
    for item in items(clause.rest):
        phrase = trim(upto_break(item))
        text = lows(phrase)
        head = phrase[0].low if phrase else ""
        if clause.verb == "do" and clause.rest[0].low == "the" and text in _CHORES:
            break  # "does the cooking"
        if text in ACTIVITIES or head in ACTIVITIES or (phrase and phrase[-1].low in ACTIVITIES):
            values.append(scene.words(phrase))
            continue
        form = verb(head)
        if clause.verb in {"make", "do"} and not any(
            w in {t.low for t in clause.tokens} for w in ("spare", "free", "weekends")
        ):
            break
        doing = (form is not None and form.form == "ing") or (head.endswith("ing") and "-" in head)
        if clause.verb == "go" and doing and head not in {"going", "missing"}:
            values.append(scene.words(phrase[:1]))
            continue
        break
    return scene.claim_each(clause.who, "hobby", values)


_CHORES: Final = words("cooking cleaning washing ironing shopping driving baking gardening reading talking")
_ERRANDS: Final = words("into out over late through away up errands")
"""What follows "run" where nobody runs."""


def doing(clause: Clause, scene: Scene) -> bool:
    """Read a habit told as a verb: "I paint watercolours on Sundays", "I collect stamps", "in my free time I bake"."""
    if not clause.who or not clause.now or (clause.progressive and not clause.perfect):
        return False
    form = next((t for t in clause.tokens if (f := verb(t.low)) is not None and f.lemma == clause.verb), None)
    if clause.rest and clause.rest[0].low in {"every", "each", "all"} and date_at(clause.rest, 0) == 0:
        return False  # "reads every line"
    if clause.verb in {"make", "do"} or (clause.verb == "run" and clause.rest and clause.rest[0].low in _ERRANDS):
        return False
    ensemble = find(
        clause.rest[:6],
        "choir",
        "band",
        "orchestra",
        "troupe",
        "ensemble",
        "group",
        "quartet",
        "league",
        "club",
        "team",
    )
    if (
        clause.verb in {"sing", "dance", "perform", "play", "drum"}
        and ensemble > 0
        and {"in", "with"} & {t.low for t in clause.rest[:2]}
    ):
        return scene.claim_each(
            clause.who, "hobby", [f"{_gerund(clause.verb)} {scene.words(clause.rest[: ensemble + 1])}"]
        )
    if clause.verb in {"practise", "practice"}:
        return going(clause, scene)
    if {"lot", "lots", "loads", "tons"} & {t.low for t in clause.rest[:3]} and clause.verb in words(
        "read cook bake draw paint cycle run hike write dance swim knit walk"
    ):
        obj = trim(upto_break(clause.rest))
        if len(clause.rest) > 2 and clause.rest[min(2, len(clause.rest) - 1)].low != "of":
            obj = ()
        return scene.claim_each(
            clause.who, "hobby", [_gerund(clause.verb) + (f" {scene.words(obj)}" if obj and len(obj) <= 3 else "")]
        )
    habitual = (
        (clause.perfect and clause.progressive)
        or bool(_HABIT & ({t.low for t in clause.tokens}))
        or _at_leisure(scene)
        or clause.verb
        in words(
            "collect knit crochet birdwatch boulder surf ski juggle sew garden forage skate sketch paint brew "
            "carve whittle "
            "embroider kayak"
        )
    )
    if form is None or not habitual:
        return False
    obj = trim(upto_break(clause.rest))
    if obj and (date_at(clause.rest, 0) > 0 or (obj[0].low in PREPOSITIONS and (obj[0].low != "up" or len(obj) < 2))):
        obj = ()
    if len(obj) > 4 or (clause.verb == "paint" and not obj and not _HABIT & {t.low for t in clause.tokens}):
        return False
    if (obj and (obj[0].low in words("it that this them you everything out"))) or (obj and obj[-1].low == "up"):
        return False
    gerund = _gerund(clause.verb)
    if clause.subject.plural and not scene.said.isdisjoint({"at", "with"}) and {"i", "we"} <= scene.said:
        return False  # "I'm at Skagen Boats, we sew sails"
    if clause.verb == "collect" and not scene.said.isdisjoint({"and", ",", "&"}):
        listed = [trim(upto_break(item)) for item in items(clause.rest)]
        kept = [f"{gerund} {scene.words(thing)}" for thing in listed if 0 < len(thing) <= 4]
        return scene.claim_each(clause.who, "hobby", kept)
    value = gerund + (" " + scene.words(obj) if obj else "")
    return scene.claim_each(clause.who, "hobby", [value])


_IDLE: Final = words(
    "asleep bed quiet nap napping naptime around minute moment chance spare evening bored bedtime down out"
)
_WHENEVER: Final = words("when whenever once while after of")


def _at_leisure(scene: Scene) -> bool:
    """Recognise the time left over: "when the kids are asleep", "whenever I get a minute", "of an evening"."""
    return bool(_WHENEVER & scene.said) and bool(_IDLE & scene.said)


def _gerund(lemma: str) -> str:
    doubled = {"knit": "knitting", "swim": "swimming", "run": "running", "jog": "jogging", "sew": "sewing"}
    if lemma in doubled:
        return doubled[lemma]
    return (lemma.removesuffix("e")) + "ing"


def taking_up(clause: Clause, scene: Scene) -> bool:
    """Read "took up pottery", "have got into birdwatching"."""
    if not clause.who or not clause.plain or not (clause.tense == "past" or clause.perfect) or not clause.rest:
        return False
    if clause.verb in {"start", "begin"}:
        begun = trim(upto_break(clause.rest))
        known = lows(begun) in ACTIVITIES or (len(begun) < 3 and begun[-1:] != () and begun[-1].low in ACTIVITIES)
        if (
            clause.subject.person == "third"
            and begun
            and begun[-1].low in {"walking", "talking", "crawling", "running"}
        ):
            return False  # "our little one has just started walking"
        return bool(begun) and known and scene.claim_each(clause.who, "hobby", [scene.words(begun)])
    if (
        (clause.verb == "take" and clause.starts("up"))
        or (clause.verb == "get" and clause.starts("into"))
        or (clause.verb == "pick" and clause.starts("up"))
    ):
        values = [
            scene.words(p)
            for item in items(clause.rest[1:])
            if (p := trim(upto_break(item)))
            and (lows(p) in ACTIVITIES or p[-1].low in ACTIVITIES or p[0].low in ACTIVITIES or p[-1].low in INSTRUMENTS)
        ]
        return scene.claim_each(clause.who, "hobby", values)
    return False


def hobbies(clause: Clause, scene: Scene) -> bool:
    """Read "my hobbies are X and Y", "my favourite pastime is X"."""
    subject = clause.subject
    if subject.owner is None or not clause.now or subject.head not in {"hobby", "hobbies", "pastime", "pastimes"}:
        return False
    return scene.claim_each(
        (subject.owner,), "hobby", [scene.words(p) for item in items(clause.rest) if (p := trim(upto_break(item)))]
    )


def volunteering(clause: Clause, scene: Scene) -> bool:
    """Read "volunteer at the animal shelter on Saturdays"."""
    if not clause.who or not clause.now or not clause.rest or clause.rest[0].low not in {"at", "with", "for", "in"}:
        return False
    place = trim_end(clause.rest)
    return len(place) <= 7 and scene.claim_each(clause.who, "hobby", [f"volunteering {scene.words(place)}"])


def spending(clause: Clause, scene: Scene) -> bool:
    """Read "spend my weekends birdwatching"."""
    if not clause.who or not clause.now or clause.progressive:
        return False
    for i, token in enumerate(clause.rest):
        form = verb(token.low)
        if i and ((form is not None and form.form == "ing") or token.low in ACTIVITIES):
            if not words(
                "weekends weekend evenings sundays saturdays time mornings nights days free summers winters"
            ) & {t.low for t in clause.rest[:i]} or token.low in {
                "working",
                "thinking",
                "waiting",
                "worrying",
                "sleeping",
            }:
                return False
            phrase = trim(upto_break(clause.rest[i:]))
            return bool(phrase) and len(phrase) <= 5 and scene.claim_each(clause.who, "hobby", [scene.words(phrase)])
    return False
