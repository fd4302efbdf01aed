"""Relatives in note form, and one relative told by another: "hubby is Andrzej, kids are Ola and Staś", "two brothers,
Declan and a younger one, Fergus", "he has a son from before, Milo".

Turns of phrase that name a household are read in `households.py`.
"""

from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.kinds import SPECIES_WORDS
from mock_server.engine.extract.language.lexicon import THIRD, THIRD_OWN, words
from mock_server.engine.extract.language.nouns import KIN
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.turns.fillers import split_names
from mock_server.engine.extract.turns.households import claim_kin, theirs
from mock_server.engine.extract.turns.phrasebook import Phrasebook, Stretch, Tokens, find_phrase, find_phrases, phrase

_NOTED: Final = Phrasebook(
    ("", text)
    for text in (
        "my|our|the {kin} , a|an .. called|named {name} ,|$",
        "my|our|the {kin} , a|an .. .. , called|named {name} ,|$",
        "^ {kin} 's names? name? is|'s|are {names} ,|$|and",
        ",|and|- {kin} 's name is|'s {name} ,|$",
        "^ {kin} is|are called|named? {names} ,|$",
        "^ {kin} 's names? name? :|-|=? {names} ,|$",
        "^ {kin} :|=|- {names} ,|$",
        ",|;|and {kin} :|=|- {names} ,|$",
        ",|and {kin} to|of {name} $",
        "^ {kin} to|of {name} ,|$|and",
        ",|;|and {kin} 's names? name? :|-|=? {names} ,|$",
        ",|- {kin} is|are|'s called|named? {names} ,|$|and",
        ",|and one {kin} ,|:|-|(|called|named {name} $",
        "^ one {kin} ,|:|-|(|called|named {name} $",
        "{kin} no|nr|num .? {count:-} ,|:|-|(|is|called {name} ,|$|)|is|was|arrived|came|has|just",
    )
)
"""The first two holes are the kin and the names."""
_FIRSTBORN: Final = Phrasebook(
    ("", text)
    for text in (
        "my|our first|second|third|eldest|oldest|youngest|firstborn|only|other is|'s called|named? {name} ,|$|and",
    )
)
_LITTLE_ONE: Final = phrase("my|our little one|ones|'un ,|(|-|is|'s|are|called called? {names} ,|)|$|is|are|has")
_AS_WELL: Final = Phrasebook(
    ("", text)
    for text in (
        "and|,|plus a|an|the younger|older|elder|little|big|baby|second|third|other one ,|called|named|:|- {name} ,|$",
        "and|, the|another other|one ,|called|named|is|: {name} ,|$",
    )
)
_BORN: Final = phrase("^ {names} ,|- born|arrived|delivered on|at|last|yesterday|today|this|in")
_RANKED: Final = phrase("middle|eldest|oldest|youngest|baby|second|third|one|last of {count:-} :|,|-|(|. ")
_PARENT: Final = phrase("^ mum|mom|mam|mama|mummy|dad|papa|daddy is|'s called|named? {given} ,|$")
_FROM_BEFORE: Final = phrase(
    "{name} ,? has|'s|had got? a|an|one {child} from before|previous|earlier|a|his|her|an "
    "first|previous|earlier|another? marriage|relationship|wife|husband|partner? ,|called|named|:|( {names}"
)
_BABES: Final = words("twins baby babies boy girl boys girls son daughter newborn triplets birth")
_OTHERS: Final = words("he she his her their your") | THIRD | THIRD_OWN


def kinfolk(told: Stretch, scene: Scene) -> bool:
    """Read relatives out of notes, and those told by another."""
    tokens, said = told.tokens, told.said
    if scene.shouting:
        return False
    done = _stepchildren(told, scene)
    for _, wanted in _NOTED.within(told):
        for found in find_phrases(wanted, told, scene):
            kin, names = found.holes[:2]
            key = KIN[kin[-1].low]
            if not theirs(tokens, found.start) and not (key == "spouse" and scene.ledger.holds("spouse")):
                done = claim_kin(key, names, scene) or done
    if not SPECIES_WORDS & said and (little := find_phrase(_LITTLE_ONE, told, scene)) is not None:
        done = claim_kin("child", little.holes[0], scene) or done
    if {"my", "our"} & said and (_BABES | {"kids", "pregnant", "expecting", "child", "children"}) & (
        scene.before | said
    ):
        for _, wanted in _FIRSTBORN.within(told):
            if (eldest := find_phrase(wanted, told, scene)) is not None and not SPECIES_WORDS & said:
                done = claim_kin("child", eldest.holes[0], scene) or done
    if key := _last_kin(tokens):
        for _, wanted in _AS_WELL.within(told):
            found_one = find_phrase(wanted, told, scene)
            if found_one is not None and scene.ledger.holds(key) and not theirs(tokens, found_one.start):
                done = claim_kin(key, found_one.holes[0], scene) or done
    if said & (THIRD | THIRD_OWN):
        return done
    if find_phrase(_RANKED, told, scene) is not None and {"i", "am"} & said and {"i", "my", "'m"} & said:
        scene.roster = "sibling"
    parent = find_phrase(_PARENT, told, scene)
    if parent is not None:
        done = scene.relate(scene.note(scene.person(scene.words(parent.holes[0]))), "parent_of", SPEAKER) or done
    if _BABES & (scene.before | said) and not scene.before & _OTHERS:
        born = find_phrase(_BORN, told, scene)
        done = (born is not None and claim_kin("child", born.holes[0], scene)) or done
    return done


def _last_kin(tokens: Tokens) -> str:
    """Find what a relative who is only "the other one" must be."""
    return next((KIN[t.low] for t in reversed(tokens) if KIN.get(t.low) in {"child", "sibling"}), "")


def _stepchildren(told: Stretch, scene: Scene) -> bool:
    """Read "my fiancé Anton has a son from before, Milo" as Anton's."""
    found = find_phrase(_FROM_BEFORE, told, scene)
    if found is None or SPECIES_WORDS & told.said:
        return False
    parent, _, *names = found.holes
    one = scene.note(scene.person(scene.words(parent)))
    children = [scene.words(name) for hole in names for name, _ in split_names(hole, scene)]
    return scene.claim_each((one,), "child", children)
