"""Which rules read which verbs. A verb's rules run in order until one claims something.

Rules that scan any clause (introductions, contact data) run first and do not stop the others.
"""

import itertools
from dataclasses import replace
from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.endings import endings
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.lexicon import ADVERBS, words
from mock_server.engine.extract.language.subjects import Subject
from mock_server.engine.extract.language.tokens import Token
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.tables import BY_HEAD, BY_VERB, FRAGMENT_BEING, SCANS
from mock_server.engine.extract.topics import (
    aims,
    callings,
    companions,
    entourage,
    hobbies,
    pets,
    plans,
    posts,
    preferences,
    projects,
    reactions,
    skills,
    tastes,
    tools,
    trades,
    work,
)

_TOOL_HEADS: Final = words(
    "editor ide laptop browser camera shell terminal os distro keyboard computer calendar tool stack setup driver phone"
)
_OF_OTHERS: Final = (posts.holding, posts.stationed, posts.schooled)
_HABITS: Final = words(
    "paint draw carve whittle embroider bake cook knit sew crochet sketch collect garden ski surf climb cycle "
    "swim fish row "
    "kayak skate juggle forage birdwatch dance sing photograph brew blog meditate bike boulder golf "
    "bowl read jog game walk ride restore repair build fix make dance carve solder write compose mend press upcycle "
    "tinker refurbish whittle spin weave dye print bind forge"
)


def apply(clause: Clause, scene: Scene) -> None:
    """Run the rules that may read a clause."""
    for scan in SCANS:
        scan(clause, scene)
    if clause.ended and aims.resolved(clause, scene):
        return
    if clause.ended:
        endings.over(clause, scene)
        return
    if (clause.modal or {"rather", "sooner"} & clause.adverbs) and preferences.rather(clause, scene):
        return
    if clause.modal == "can" and skills.can(clause, scene):
        return
    if any(t.low == "living" for t in clause.rest) and trades.for_a_living(clause, scene):
        return
    for part in (*_apposed(clause), *_parts(clause)):
        _apply(part, scene)
    work.also(clause, scene)
    entourage.animals(clause, scene)
    entourage.of_others(clause, scene)
    pets.mentioned(clause, scene)
    companions.company(clause, scene)
    for piece in _participles(clause):
        _apply(piece, scene)
    for piece in _trailing(clause):
        if not work.behind(piece, scene):
            _apply(piece, scene)


def _apply(clause: Clause, scene: Scene) -> None:
    clause = come_to(described_by_deed(clause))
    subject = clause.subject
    if subject.owner is not None or subject.head in {"home", "name", "email", "best"}:
        owned = BY_HEAD.get(subject.head, ())
        if subject.head in _TOOL_HEADS:
            owned = (tools.tool_named, *owned)
        if {"favourite", "favourites"} & subject.modifiers:
            owned = (tastes.favourite, *owned)
        elif {"preferred", "go-to"} & subject.modifiers:
            owned = (*owned, preferences.preference)
        if clause.verb == "be" and any(rule(clause, scene) for rule in owned):
            return
    if subject.owner is not None and posts.placed(clause, scene):
        return
    if subject.head and plans.booked(clause, scene):
        return
    if any(rule(clause, scene) for rule in BY_VERB.get(clause.verb, ())):
        return
    if subject.person == "third" and any(rule(clause, scene) for rule in _OF_OTHERS):
        return
    if (clause.modal in {"must", "will"} or clause.progressive) and plans.going(clause, scene):
        return
    if clause.verb in projects.MAKING and clause.progressive and projects.making(clause, scene):
        return
    if any(rule(clause, scene) for rule in (callings.by_deed, trades.at_work, tools.keeping_in, reactions.affecting)):
        return
    if clause.verb in _HABITS and hobbies.doing(clause, scene):
        return
    if (
        clause.verb == ""
        and subject.person == "none"
        and clause.link in {"", ",", "and", "but", "so", ":", "-", ")", "(", ";"}
    ):
        said = spoken_of_speaker(clause)
        any(rule(said, scene) for rule in FRAGMENT_BEING)


def described_by_deed(clause: Clause) -> Clause:
    """Read "Sofia is the one running procurement" as "Sofia is running procurement"."""
    rest = clause.rest
    if clause.verb != "be" or len(rest) < 4 or rest[0].low != "the" or clause.subject.person != "third":
        return clause
    form = verb(rest[2].low)
    if rest[1].low not in _PERSONS or form is None or form.form != "ing":
        return clause
    return replace(clause, verb=form.lemma, form="ing", rest=rest[3:], progressive=True)


def come_to(clause: Clause) -> Clause:
    """Read "I've grown to like olives" as "I like olives"."""
    rest = clause.rest
    begun = clause.perfect or clause.tense == "past"
    if clause.verb not in {"grow", "come", "learn"} or not begun or not clause.plain or len(rest) < 3:
        return clause
    form = verb(rest[1].low) if rest[0].low == "to" else None
    if form is None or form.lemma not in _TASTING:
        return clause
    return replace(clause, verb=form.lemma, form="base", tense="present", perfect=False, rest=rest[2:])


_TASTING: Final = words("like love enjoy adore hate dislike loathe")
_PERSONS: Final = words("one person woman man guy lady girl bloke chap")


def _apposed(clause: Clause) -> tuple[Clause, ...]:
    """Read "Silvio, an engineer at Corvid Games, likes ..." as "Silvio is an engineer at Corvid Games" besides."""
    named = clause.subject.tokens
    if clause.subject.person != "third" or len(clause.who) != 1 or not named or len(clause.tokens) < len(named) + 5:
        return ()
    begin = next((i for i, t in enumerate(clause.tokens[:6]) if t.start == named[0].start), -1)
    comma = begin + len(named)
    behind = clause.tokens[comma + 1 :]
    if begin < 0 or clause.tokens[comma].low != "," or behind[0].low not in {"a", "an", "the"}:
        return ()
    end = next((i for i, t in enumerate(behind) if t.low == ","), -1)
    if end < 2 or (clause.rest and behind[end].end > clause.rest[0].start):
        return ()
    plain = replace(clause, verb="be", form="s", tense="present", rest=behind[:end], negated=False, never=False)
    return (replace(plain, ended=False, modal="", perfect=False, progressive=False, adverbs=frozenset()),)


def _parts(clause: Clause) -> list[Clause]:
    """Split "have a beagle called Pip, a boyfriend called Arlo" at its articles, so that each is read by itself."""
    if clause.verb != "have" or not any(t.low in {",", "and"} for t in clause.rest):
        return [clause]
    cuts = [0]
    for i, token in enumerate(clause.rest[:-1]):
        if token.low in {",", "and"} and clause.rest[i + 1].low in words("a an my two three one"):
            cuts.append(i + 1)
    bounds = [*cuts, len(clause.rest)]
    parts = [clause.rest[a:b] for a, b in itertools.pairwise(bounds)]
    return [replace(clause, rest=_without_link(part)) for part in parts]


def _participles(clause: Clause) -> list[Clause]:
    """Take "building a synth" behind "living in Ghent, ...": doings in a row, all of the speaker's."""
    if not clause.progressive or clause.subject.person != "first" or clause.perfect:
        return []
    out: list[Clause] = []
    for i, token in enumerate(clause.rest[:-2]):
        form = verb(clause.rest[i + 1].low) if token.low == "," else None
        if form is not None and form.form == "ing":
            stop = next((j for j in range(i + 2, len(clause.rest)) if clause.rest[j].low == ","), len(clause.rest))
            tokens = clause.rest[i + 1 : stop]
            out.append(replace(clause, tokens=tokens, verb=form.lemma, rest=tokens[1:]))
    return out


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
        clause,
        subject=Subject((SPEAKER,), "first", elided=True),
        verb="be",
        tense="present",
        rest=rest,
        negated=negated,
        adverbs=clause.adverbs,
    )
