"""Which rules read which verbs. A verb's rules run in order until one claims something.

Rules that scan any clause (introductions, contact data) run first and do not stop the others.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeAlias

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract import (
    endings,
    family,
    health,
    identity,
    moods,
    pastimes,
    pets,
    places,
    plans,
    projects,
    relations,
    studies,
    tastes,
    work,
)
from mock_server.engine.extract.clauses import Clause
from mock_server.engine.extract.lexicon import ADVERBS
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.subjects import Subject
from mock_server.engine.extract.tokens import Token

Rule: TypeAlias = Callable[[Clause, Scene], bool]

_SCANS: Final[tuple[Rule, ...]] = (
    family.introductions, pets.introduced, identity.contact, work.asides, identity.origin_aside, places.living_aside, projects.aside, identity.birthday_aside, identity.year_old, health.aside,
)  # fmt: skip

_BY_HEAD: Final[dict[str, tuple[Rule, ...]]] = {
    **dict.fromkeys(("name", "names", "nickname"), (family.being, pets.owned, identity.introduced)),
    **dict.fromkeys(("birthday", "birthdate", "dob", "birth"), (identity.birthday,)),
    **dict.fromkeys(("timezone", "zone", "tz"), (identity.timezone,)),
    **dict.fromkeys(("language", "languages", "tongue"), (identity.speaking,)),
    **dict.fromkeys(("nationality", "citizenship"), (identity.national,)),
    "age": (identity.aged,),
    **dict.fromkeys(("goal", "goals", "aim", "target", "objective", "resolution", "ambition", "dream"), (projects.aiming,)),
    **dict.fromkeys(("project", "focus", "startup", "thesis", "novel", "app"), (projects.named,)),
    **dict.fromkeys(
        ("job", "title", "role", "position", "occupation", "profession", "employer", "company", "workplace", "work"), (work.titled,)
    ),
    **dict.fromkeys(("allergy", "allergies", "diet", "intolerances", "intolerance"), (health.listed,)),
    **dict.fromkeys(("hobby", "hobbies", "pastime", "pastimes"), (pastimes.hobbies,)),
    **dict.fromkeys(("preference", "choice"), (tastes.preference,)),
    **dict.fromkeys(("degree", "major", "minor"), (studies.subject_of_degree,)),
    **dict.fromkeys(("hometown", "town", "birthplace", "home", "city", "address", "flat", "house", "apartment", "place"), (places.home,)),
    **dict.fromkeys(
        ("editor", "ide", "laptop", "browser", "camera", "shell", "terminal", "os", "distro", "keyboard", "computer", "calendar", "tool", "stack", "setup", "driver"),
        (pastimes.tool_named,),
    ),
}  # fmt: skip

_BEING: Final[tuple[Rule, ...]] = (
    family.being, endings.cancelled, endings.laid_off, identity.birthday, identity.timezone, identity.aged, health.being, places.being, identity.speaking,
    identity.national, moods.stating, moods.feeling, studies.being, relations.being, plans.going, pastimes.keen, work.being, tastes.being, tastes.guilty, tastes.suiting, pastimes.able,
    tastes.favourite, tastes.passionate, pets.owned, identity.being,
)  # fmt: skip
_FRAGMENT: Final[tuple[Rule, ...]] = (
    health.fragment, family.counted, places.origin, pets.parenthesised, identity.signing, moods.stating, plans.booked, work.placed, tastes.declared,
)  # fmt: skip
_FRAGMENT_BEING: Final[tuple[Rule, ...]] = (family.being, health.being, tastes.being, moods.feeling, places.being)
"""What may be said of the speaker without "I am"."""

_BY_VERB: Final[dict[str, tuple[Rule, ...]]] = {
    "be": _BEING,
    "": _FRAGMENT,
    "work": (moods.stating, plans.going, tastes.suiting, relations.reporting, work.fielded, projects.making, relations.knowing, work.working, pastimes.knowing),
    "freelance": (work.working,), "consult": (work.working,), "volunteer": (work.working,), "intern": (work.working,),
    "start": (plans.going, health.doing, work.starting), "begin": (plans.going, work.starting),
    "join": (plans.going, relations.belonging, work.starting), "become": (work.starting, health.doing),
    "land": (work.starting,), "accept": (work.starting,), "take": (tastes.served, studies.degree, plans.going, pastimes.taking_up, pets.having, work.starting, tastes.rather),
    "rent": (places.housed,), "learn": (pastimes.learning,), "employ": (work.being,), "practise": (pastimes.doing,), "practice": (pastimes.doing,), "spend": (plans.going, pastimes.spending), "host": (plans.going, pastimes.using), "deploy": (pastimes.using,), "suit": (tastes.suiting,),
    "get": (tastes.getting_enough, plans.going, family.marrying, identity.speaking, places.housed, endings.laid_off, endings.breaking, endings.giving_up, pastimes.taking_up, pets.having, work.starting, moods.stating, moods.feeling),
    "promote": (work.promoting,), "appoint": (work.promoting,), "make": (work.promoting, health.harming, tastes.affecting, places.calling_home, projects.making, pastimes.going),
    "teach": (plans.going, work.teaching), "run": (moods.stating, plans.going, pastimes.using, relations.managing, work.running, pastimes.doing),
    "own": (pets.having, work.running), "lead": (relations.managing, work.running), "head": (plans.going, relations.managing, work.running),
    "manage": (relations.managing, work.running), "supervise": (relations.managing,), "mentor": (relations.managing,), "report": (relations.reporting,),
    "live": (pets.sharing, plans.going, places.living), "reside": (places.living,), "stay": (plans.going, places.living), "settle": (places.living,),
    "move": (plans.going, places.moving, pastimes.using), "relocate": (plans.going, places.moving),
    "grow": (places.growing,), "come": (plans.going, places.growing), "hail": (places.growing,), "originate": (places.growing,),
    "bear": (tastes.standing, identity.birthday, places.being), "raise": (places.being,),
    "turn": (identity.aged, health.doing), "hit": (identity.aged,), "call": (identity.called, places.calling_home, family.naming), "name": (family.naming,), "share": (pets.sharing,),
    "go": (plans.going, identity.called, health.doing, endings.giving_up, studies.studying, pastimes.going),
    "speak": (plans.going, identity.speaking), "know": (identity.called, identity.speaking, pastimes.knowing, relations.knowing), "understand": (identity.speaking,),
    "code": (pastimes.knowing, projects.making), "program": (pastimes.knowing, projects.making), "write": (projects.making, pastimes.knowing, pastimes.doing),
    "have": (plans.going, health.having, health.refusing, pets.having, family.having, studies.degree, tastes.rather),
    "adopt": (pets.having,), "rescue": (pets.having,), "buy": (pets.having,), "bring": (health.harming, pets.having, pets.brought), "keep": (health.doing, pets.having), "foster": (pets.having,),
    "love": (tastes.liking,), "like": (tastes.served, tastes.liking,), "enjoy": (tastes.liking,), "adore": (tastes.liking,), "fancy": (tastes.liking,),
    "hate": (tastes.liking,), "dislike": (tastes.liking,), "detest": (tastes.liking,), "loathe": (tastes.liking,), "despise": (tastes.liking,),
    "stand": (tastes.standing,), "tolerate": (health.refusing, tastes.standing), "care": (tastes.standing,), "prefer": (tastes.preferring,),
    "eat": (health.refusing, health.doing), "drink": (health.refusing,), "avoid": (health.refusing,), "skip": (health.refusing,), "follow": (health.doing,),
    "do": (plans.going, health.refusing, health.doing, studies.degree, work.fielded, pastimes.going),
    "send": (health.harming,), "kill": (health.harming,), "give": (health.harming, tastes.affecting, endings.giving_up), "beat": (tastes.affecting,), "drive": (tastes.affecting,), "put": (projects.making,), "migrate": (projects.migrating, pastimes.using), "touch": (health.refusing,), "handle": (health.refusing,), "digest": (health.refusing,), "stomach": (health.refusing, tastes.standing), "favour": (tastes.preferring,), "favor": (tastes.preferring,),
    "play": (plans.going, relations.belonging, pastimes.playing), "use": (pastimes.using,), "switch": (pastimes.using, health.doing), "rely": (pastimes.using,),
    "build": (projects.making,), "develop": (projects.making,), "design": (projects.making,), "launch": (plans.going, projects.making),
    "compose": (projects.making,), "produce": (projects.making,), "record": (projects.making,), "prototype": (projects.making,), "rewrite": (projects.making,),
    "refactor": (projects.making,), "organise": (projects.making,), "organize": (projects.making,),
    "want": (projects.aiming,), "hope": (projects.aiming,), "aim": (projects.aiming,), "try": (projects.aiming,), "intend": (projects.aiming,),
    "wish": (projects.aiming,), "train": (projects.aiming, studies.studying), "read": (studies.studying,), "save": (projects.aiming,),
    "plan": (plans.going, projects.aiming), "book": (plans.going,), "schedule": (plans.going,), "fly": (plans.going,), "travel": (plans.going,), "visit": (plans.going,),
    "meet": (plans.going,), "see": (plans.going,), "marry": (plans.going, family.marrying), "wed": (family.marrying,), "attend": (plans.going, studies.studying),
    "celebrate": (plans.going,), "return": (plans.going,), "ship": (plans.going,), "present": (plans.going,), "hike": (plans.going, pastimes.doing),
    "sail": (plans.going, pastimes.doing), "camp": (plans.going,), "sit": (relations.belonging, plans.going), "open": (plans.going,), "release": (plans.going,), "sign": (plans.going,),
    "feel": (moods.feeling, moods.stating), "study": (studies.studying,), "graduate": (plans.going, studies.studying), "major": (studies.studying,), "minor": (studies.studying,),
    "specialise": (studies.studying,), "specialize": (studies.studying,), "finish": (plans.going, studies.degree, endings.giving_up), "complete": (studies.degree,), "pursue": (studies.degree,),
    "belong": (relations.belonging, relations.containing), "recover": (moods.stating,), "stick": (moods.stating,), "look": (moods.stating,), "pick": (pastimes.taking_up,),
    "leave": (plans.going, endings.leaving), "quit": (endings.leaving, endings.giving_up), "resign": (endings.leaving,), "retire": (plans.going, endings.leaving),
    "break": (endings.breaking,), "split": (endings.breaking,), "divorce": (endings.breaking,), "separate": (endings.breaking,),
    "stop": (endings.giving_up,), "drop": (endings.giving_up,), "cancel": (endings.giving_up,), "sell": (endings.giving_up,), "ditch": (endings.giving_up,),
    "delete": (endings.giving_up,), "uninstall": (endings.giving_up,), "lose": (endings.giving_up,), "replace": (endings.giving_up,), "remove": (endings.giving_up,),
    "end": (endings.giving_up,), "cut": (endings.giving_up,), "swap": (endings.giving_up,), "die": (endings.dying,), "pass": (endings.dying,),
}  # fmt: skip
_HABITS: Final = frozenset(
    "paint draw bake cook knit sew crochet sketch collect garden ski surf climb cycle swim fish row kayak skate juggle forage birdwatch dance sing photograph "
    "brew blog meditate bike boulder golf bowl read jog game walk ride".split()
)  # fmt: skip


def apply(clause: Clause, scene: Scene) -> None:
    """Run the rules that may read a clause."""
    for scan in _SCANS:
        scan(clause, scene)
    if clause.ended:
        endings.over(clause, scene)
        return
    if "rather" in clause.adverbs and tastes.rather(clause, scene):
        return
    if clause.modal == "can" and pastimes.can(clause, scene):
        return
    if any(t.low == "living" for t in clause.rest) and work.for_a_living(clause, scene):
        return
    for part in _parts(clause):
        _apply(part, scene)
    for piece in _trailing(clause):
        _apply(piece, scene)


def _apply(clause: Clause, scene: Scene) -> None:
    subject = clause.subject
    if subject.owner is not None or subject.head in {"home", "name", "email", "best"}:
        owned = _BY_HEAD.get(subject.head, ())
        if {"favourite", "favourites"} & subject.modifiers:
            owned = (tastes.favourite, *owned)
        elif {"preferred", "go-to"} & subject.modifiers:
            owned = (tastes.preference, *owned)
        if clause.verb == "be" and any(rule(clause, scene) for rule in owned):
            return
    if subject.head and plans.booked(clause, scene):
        return
    if any(rule(clause, scene) for rule in _BY_VERB.get(clause.verb, ())):
        return
    if (clause.modal in {"must", "will"} or clause.progressive) and plans.going(clause, scene):
        return
    if clause.verb in projects.MAKING and clause.progressive and projects.making(clause, scene):
        return
    if clause.verb in _HABITS:
        pastimes.doing(clause, scene)
    if clause.verb == "" and subject.person == "none" and clause.link in {"", ",", "and", "but", ":", "-", ")", "(", ";"}:
        said = spoken_of_speaker(clause)
        any(rule(said, scene) for rule in _FRAGMENT_BEING)


def _parts(clause: Clause) -> list[Clause]:
    """Split "have a beagle called Pip, a boyfriend called Arlo and ..." at its articles, so that each is read by itself."""
    if clause.verb != "have" or not any(t.low in {",", "and"} for t in clause.rest):
        return [clause]
    cuts = [0]
    for i, token in enumerate(clause.rest[:-1]):
        if token.low in {",", "and"} and clause.rest[i + 1].low in {"a", "an", "my", "two", "three", "one"}:
            cuts.append(i + 1)
    bounds = [*cuts, len(clause.rest)]
    parts = [clause.rest[a:b] for a, b in zip(bounds, bounds[1:], strict=False)]
    return [replace(clause, rest=_without_link(part)) for part in parts]


def _trailing(clause: Clause) -> list[Clause]:
    """Take the fragments behind "I'm a nurse in Derry, ...": "two kids", "mad about sea swimming"."""
    if clause.verb != "be" or clause.subject.person != "first" or not any(t.low == "," for t in clause.rest):
        return []
    out: list[Clause] = []
    for i, token in enumerate(clause.rest[:-1]):
        if token.low != ",":
            continue
        stop = next((j for j in range(i + 1, len(clause.rest)) if clause.rest[j].low == ","), len(clause.rest))
        tokens = _without_link(clause.rest[i + 1 : stop])
        if tokens and len(tokens) > 1:
            out.append(Clause(tokens, ",", Subject((), "none"), "", "", "none", tokens))
    return out


def _without_link(part: tuple[Token, ...]) -> tuple[Token, ...]:
    while part and part[-1].low in {",", "and"}:
        part = part[:-1]
    return part


def spoken_of_speaker(clause: Clause) -> Clause:
    """Read a fragment as if "I am" stood before it."""
    rest = clause.rest
    negated = bool(rest) and rest[0].low in {"not", "never"}
    while rest and (rest[0].low in {"not", "never"} or rest[0].low in ADVERBS):
        rest = rest[1:]
    return replace(
        clause, subject=Subject((SPEAKER,), "first", elided=True), verb="be", tense="present", rest=rest, negated=negated, adverbs=clause.adverbs
    )
