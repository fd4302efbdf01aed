"""Hobbies, skills and tools told in turns of speech: "X keeps me sane", "a dab hand at X", "X user here"."""

from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.guards.mocktitles import is_trifle
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.gazetteer import is_known_place
from mock_server.engine.extract.language.kinds import (
    ACTIVITIES,
    INSTRUMENTS,
    JOBS,
    LANGUAGES,
    PROGRAMMING,
    SPECIES_WORDS,
)
from mock_server.engine.extract.language.lexicon import DETERMINERS, PREPOSITIONS, SUBJECT_PRONOUNS, number_of, words
from mock_server.engine.extract.language.nouns import KIN
from mock_server.engine.extract.language.phrases import Tokens, find, items, lows, trim, upto_break
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.tastes import VAGUE
from mock_server.engine.extract.turns.frames import Frames
from mock_server.engine.extract.turns.pursuitframes import ALTERNATIVES, PURSUIT_FRAMES

_AGENTS: Final = {
    "astronomer": "astronomy", "photographer": "photography", "birder": "birdwatching", "twitcher": "birdwatching",
    "pianist": "piano", "guitarist": "guitar", "violinist": "violin", "drummer": "drums", "cellist": "cello",
    "potter": "pottery", "poet": "poetry", "cook": "cooking", "botanist": "botany", "angler": "fishing",
    "fisherman": "fishing", "cyclist": "cycling", "artist": "art", "ceramicist": "ceramics", "genealogist": "genealogy",
    "magician": "magic", "ornithologist": "birdwatching", "philatelist": "stamp collecting", "florist": "floristry",
    "violist": "viola", "flautist": "flute", "harpist": "harp", "bassist": "bass", "saxophonist": "saxophone",
    "trumpeter": "trumpet", "vocalist": "singing", "naturalist": "nature", "historian": "history", "chef": "cooking",
    "carpenter": "carpentry", "woodworker": "woodworking", "beekeeper": "beekeeping", "footballer": "football",
    "cricketer": "cricket", "golfer": "golf", "novelist": "writing", "linguist": "languages", "mycologist": "mycology",
    "entomologist": "entomology", "lepidopterist": "butterflies", "triathlete": "triathlon", "gymnast": "gymnastics",
    "skateboarder": "skateboarding", "dj": "DJing", "mixologist": "cocktails", "calligrapher": "calligraphy",
    "seamstress": "sewing", "crafter": "crafting", "bassoonist": "bassoon", "organist": "organ",
}  # fmt: skip
_NO_AGENT: Final = words(
    "reader user lover eater sleeper drinker smoker player worker member supporter believer sufferer person teacher "
    "driver manager carer father mother brother sister number matter computer dinner summer winter letter beginner "
    "learner career weather water order offer other river monster whatever however ever never over under after order "
    "listener partner customer keeper"
)
_NO_HABIT: Final = words(
    "am is was be have do go get feel need want like love hate think work sleep wake live stay eat drink see visit "
    "call watch meet try know say study teach drive commute wonder wish hope miss worry cry stand lie pay start "
    "finish "
    "take babysit shop clean rest relax chill stress leave come look make give keep help put use seem mean struggle "
    "usually always never sometimes often also just rarely can could will would might should must did does has had "
    "been dread adore enjoy prefer fly travel arrive wear suffer buy sell charge open close talk speak text email"
)


def _take(key: str, slot: Tokens, clause: Clause, scene: Scene) -> bool:
    """Claim a hobby, a skill or a tool from the slot of a frame."""
    if clause.subject.person == "third" and clause.who and not (set(clause.subject.tokens) & set(slot)):
        return False
    low = slot[0].low
    if low in words("this that it these those he she they you who what there his her their your"):
        return False
    if key in {"tool", "capital", "tools"}:
        return _tool(key, slot, scene)
    if key == "agent":
        return _agent(slot, scene)
    if key == "found":
        return _found(slot, scene)
    if key == "own":
        return scene.claim(SPEAKER, "hobby", " ".join((_gerund(slot[0].low), scene.words(slot[1:]))))
    if key == "learnt":
        named = scene.cased and slot[0].capital and len(slot) == 1 and slot[0].low not in LANGUAGES
        return scene.claim(SPEAKER, "skill", scene.words(slot)) if named else _taught(slot, scene)
    if key == "played":
        return _taught(slot, scene)
    if key == "mean":
        return scene.claim(SPEAKER, "skill", scene.words(trim(slot)))
    if key == "away":
        return away(slot, scene)
    if key == "do":
        return habit(slot, scene)
    if key == "gerund" and slot[1:2] and slot[1].low in {"the", "a", "an", "my", "our"}:
        return False  # "viewing a flat on Tuesday"
    if key in {"night", "gerund"}:
        said = trim(slot)
        known = key == "gerund" or said[-1].low in ACTIVITIES or "-" in said[-1].low or said[-1].low in _NIGHTS
        return bool(said) and known and len(said) <= 5 and scene.claim(SPEAKER, "hobby", scene.words(said))
    if key == "coded":
        names = (t for t in slot if t.low in PROGRAMMING and t.capital and t.low not in LANGUAGES)
        return scene.claim_each((SPEAKER,), "skill", [scene.words((t,)) for t in names])
    if key == "skill":
        if (
            words("greatest biggest best only main top") & scene.said
            and words("lol lmao haha hahaha rofl") & scene.said
        ):
            return False  # "my greatest skill is breaking the printer lol"
        if slot and is_trifle(slot):
            return False  # "great at killing plants"
        spoken = any(t.low in LANGUAGES or t.low in words("languages sarcasm bullshit emoji") for t in slot)
        coded = "fluent" not in scene.said or any(t.low in PROGRAMMING for t in slot)
        return not spoken and coded and scene.claim_each((SPEAKER,), "skill", _listed(slot, scene))
    started = key == "hobby" and any(low in p for p in ("at", "in", "on", "down", "up", "out"))
    if started:
        return _found(slot, scene)
    values = _listed(slot, scene)
    if key == "hobby" and low in _WEATHER:
        return False
    if key == "hobby" and "picked" in scene.said and low in {"the", "some", "my"} and not _played(slot):
        return False  # "picked up the parcel from Hermes"
    if key == "weekend" and not all(_is_activity(v) for v in values):
        return False
    values = [v for v in values if v.casefold() not in LANGUAGES and not is_known_place(v.casefold())]
    return scene.claim_each((SPEAKER,), "hobby", values)


def away(slot: Tokens, scene: Scene) -> bool:
    """Claim the doings of "when I'm not at work I'm hiking or baking bread"."""
    done = False
    for item in items(slot):
        phrase = trim(upto_break(item, keep=frozenset({"of", "with", "on", "for", "up"})))
        doing = phrase and (lows(phrase) in ACTIVITIES or (phrase[0].low.endswith("ing") and len(phrase[0].low) > 4))
        if not doing or phrase[0].low in _NO_PASTIME or len(phrase) > 5:
            break
        done = scene.claim(SPEAKER, "hobby", scene.words(phrase)) or done
    return done


_NO_PASTIME: Final = words(
    "working sleeping napping resting eating thinking worrying crying dying waiting being having doing getting going "
    "feeling looking trying living commuting cleaning studying parenting chasing ferrying moaning complaining avoiding "
    "nothing something anything everything morning evening procrastinating hiding panicking scrolling answering"
)


def _taught(slot: Tokens, scene: Scene) -> bool:
    """Claim what is played or done as a hobby, and anything else that is learnt as a skill."""
    said = trim(upto_break(slot))
    if not said or len(said) > 3 or any(t.low in LANGUAGES for t in said):
        return False
    played = said[-1].low in INSTRUMENTS | ACTIVITIES
    if not played and "myself" not in scene.said:
        return False
    return scene.claim(SPEAKER, "hobby" if played else "skill", scene.words(said))


_WEATHER: Final = words("raining snowing hailing pouring blowing drizzling thundering freezing happening ringing")


def _played(slot: Tokens) -> bool:
    """Tell whether what was picked up is played or done: "the cello", "my knitting"."""
    said = trim(upto_break(slot))
    return bool(said) and (said[-1].low in INSTRUMENTS or said[-1].low in ACTIVITIES)


_NIGHTS: Final = words("quiz pool bingo games movie film poker bowling choir band football d&d bridge salsa knitting")


def _is_activity(value: str) -> bool:
    parts = value.casefold().split()
    form = verb(parts[0]) if parts else None
    return bool(parts) and (
        value.casefold() in ACTIVITIES
        or parts[-1] in ACTIVITIES
        or (parts[0].endswith("ing") and parts[0] not in words("working sleeping resting cleaning nothing catching"))
        or (form is not None and form.form == "ing" and parts[0] not in words("working sleeping resting cleaning"))
    )


def _listed(slot: Tokens, scene: Scene) -> list[str]:
    out: list[str] = []
    for item in items(slot):
        while out and len(item) > 2 and item[0].low in _DEGREES:
            item = item[1:]  # "... and fairly okay with Excel"
        if len(item) == 2 and item[1].low in PROGRAMMING and item[0].low in _LEVELS:
            item = item[1:]  # "passable Go"
        while out and len(item) > 2 and item[0].low in _LEVELS and item[1].low in {"in", "at", "with"}:
            item = item[2:]  # "fluent in SQL and passable in Bash"
        ing = item[0].low.endswith("ing")
        keep = words("of with in on about for up to") if ing else words("of")
        phrase = trim(upto_break(item, keep=frozenset(keep)))
        if phrase and "of" in {t.low for t in phrase} and phrase[0].low in words("bit lot touch spot"):
            phrase = phrase[find(phrase, "of") + 1 :]
        started = verb(item[0].low)
        poor = item[0].low in words("hopeless terrible bad rubbish useless awful not worse poor dreadful")
        if out and (poor or item[0].low in _GOING_ON or (started is not None and started.form == "past")):
            break
        phrase = _bare(phrase)
        if (
            not phrase
            or phrase[0].low in VAGUE | SUBJECT_PRONOUNS | words("my your his her our their myself")
            or item[0].low in words("my your his her our their this that")
            or len(phrase) > 6
            or {"my", "our", "your"} & {t.low for t in phrase}
            or phrase[0].kind not in ("word", "number")
            or phrase[0].low in KIN
        ):
            break
        out.append(scene.words(phrase))
    return out


_GOING_ON: Final = words("never still now not since have am 'm been i")
_DEGREES: Final = words("fairly pretty really quite reasonably very rather also fully somewhat moderately super kinda")
_LEVELS: Final = words(
    "passable decent good ok okay competent great rusty fluent comfortable handy solid basic intermediate advanced"
)
_MEANWHILE: Final = words(
    "lockdown covid pandemic quarantine retirement uni university college school prison hospital winter summer "
    "spring "
    "autumn my our fits bursts"
)


def _bare(phrase: Tokens) -> Tokens:
    """Leave out since when, and whoever comes in: "birdwatching in lockdown", "knitting socks nobody asked for"."""
    for i in range(1, len(phrase)):
        if phrase[i].low in SUBJECT_PRONOUNS or phrase[i].low == "myself":
            return phrase[:i]
        behind = phrase[i + 1] if i + 1 < len(phrase) else None
        if behind is None or phrase[i].low not in {"in", "at", "during", "over"}:
            continue
        if behind.low in _MEANWHILE or behind.kind == "number" or number_of(behind.low) is not None:
            return phrase[:i]
    return phrase


def _found(slot: Tokens, scene: Scene) -> bool:
    """Read where or at what somebody is found: "at the allotment", "in the workshop", "out birdwatching"."""
    form = verb(slot[-1].low)
    place = trim(slot[1:])
    if not place or slot[-1].low in words("work home desk office school bed pub working sleeping"):
        return False
    active = next((i for i, t in enumerate(slot) if t.low.endswith("ing") and len(t.low) > 4), -1)
    said = slot[active:] if active >= 0 else place
    return (form is not None or len(said) <= 4) and scene.claim(SPEAKER, "hobby", scene.words(said))


_KEEN: Final = words(
    "keen avid amateur hobby weekend passionate big huge spare time fun heart enthusiastic devoted hobbyist closet "
    "budding aspiring lifelong occasional casual dedicated serious also bit obsessive proud total die-hard sunday "
    "terrible bad decent mediocre"
)


def _agent(slot: Tokens, scene: Scene) -> bool:
    """Turn "beekeeper" into beekeeping."""
    if len(slot) == 2 and slot[1].low in words("player collector watcher maker builder spotter rider"):
        kept = {"player": "", "collector": " collecting", "watcher": " watching", "maker": " making"}
        tail = kept.get(slot[1].low, " " + slot[1].low.removesuffix("er") + "ing")
        return scene.claim(SPEAKER, "hobby", scene.words(slot[:1]) + tail)
    agent = slot[-1].low
    if len(slot) > 1 and slot[0].low in DETERMINERS | PREPOSITIONS:
        return False
    activity = _AGENTS.get(agent)
    if {"part-time", "full-time", "professional"} & scene.said or (agent in JOBS and _KEEN.isdisjoint(scene.said)):
        return False  # that is a trade
    if activity is None and agent.endswith("er") and len(agent) > 4 and agent not in _NO_AGENT and len(slot) == 1:
        activity = agent[:-2] + "ing"
    if activity is None:
        return False
    before = scene.words(slot[:-1])
    return scene.claim(SPEAKER, "hobby", f"{before} {activity}".strip())


def habit(slot: Tokens, scene: Scene) -> bool:
    """Read what the speaker does for fun: a verb's plain form and its object."""
    low = slot[0].low
    form = verb(low)
    made = low == "make" and slot[1:] and not scene.said.isdisjoint({"spare", "free", "fun", "hobby"})
    if (low in _NO_HABIT and not made) or (form is not None and form.form != "base") or not low.isalpha():
        return False
    said = trim(upto_break(slot, keep=frozenset({"of"})))
    if any(t.low in {"not", "n't", "never"} for t in slot):
        return False
    if not said or len(said) > 5 or said[0] is not slot[0] or any(t.low in words("it you them him her") for t in said):
        return False
    if low in {"play", "practise", "practice"} and len(said) > 1:
        return scene.claim(SPEAKER, "hobby", scene.words(trim(said[1:])))
    gerund = low if low.endswith("ing") else _gerund(low)
    return scene.claim(SPEAKER, "hobby", " ".join((gerund, scene.words(said[1:]))).strip())


def _gerund(lemma: str) -> str:
    doubled = (lemma[-1] not in "wxy" and verb(lemma + lemma[-1] + "ing") is not None) or lemma in words(
        "knit swim run jog sew hop chop dig"
    )
    if doubled and lemma != "sew":
        return lemma + lemma[-1] + "ing"
    return (lemma.removesuffix("e") if not lemma.endswith(("ee", "ye")) else lemma) + "ing"


def _tool(key: str, slot: Tokens, scene: Scene) -> bool:
    out: list[str] = []
    if key == "capital" and {"where", "live"} <= scene.said and {"now", "from", "days"} & scene.said:
        return False  # "Berlin is where I live now"
    if scene.said & words("his her their your") and scene.said.isdisjoint(words("i my our we me mine")):
        return False  # "his stack: Vim and Emacs"
    parts = (part for item in items(slot) for part in _apart(item))
    for phrase in parts:
        named = any(t.capital for t in phrase) and scene.cased
        if not phrase or len(phrase) > 5 or any(t.low in LANGUAGES or t.low in SPECIES_WORDS for t in phrase):
            break
        if phrase[0].low in VAGUE | SUBJECT_PRONOUNS or phrase[0].low in words("my your his her fire sale holiday"):
            break
        if key == "tools" and not named and len(slot) == len(phrase):
            break
        if key in {"capital", "tool"} and (not named or phrase[-1].low in PROGRAMMING or phrase[-1].low in INSTRUMENTS):
            break
        if phrase[0].capital and phrase[0].low in _MOMENTS:
            break
        out.append(scene.words(phrase))
    return scene.claim_each((SPEAKER,), "tool", out)


def _apart(item: Tokens) -> list[Tokens]:
    """Split "a Framework laptop running Fedora" into the two things it names."""
    at = find(item, "running", "with", "plus")
    parts = [item] if at < 1 else [item[:at], item[at + 1 :]]
    return [trim(upto_break(part)) for part in parts if part]


_MOMENTS: Final = words(
    "monday tuesday wednesday thursday friday saturday sunday january february march april may june july august "
    "september october november december christmas easter i mondays fridays saturdays sundays"
)
PURSUITS: Final = Frames(PURSUIT_FRAMES, _take, ALTERNATIVES)

__all__ = ["PURSUITS"]
