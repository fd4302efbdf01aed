"""People who run a business of their own, or a part of another's: "own a bakery", "opened a shop called Rind".

Posts and employers are read in `work.py` and `positions.py`, trades told by a deed in `callings.py`.
"""

from typing import Final

from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.lexicon import words
from mock_server.engine.extract.language.phrases import Tokens, find, trim, upto_break
from mock_server.engine.extract.language.placenames import place
from mock_server.engine.extract.language.titles import find_index, organisation
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.work import employed

BUSINESSES: Final = words(
    "bakery cafe café shop store studio company startup start-up agency restaurant farm business "
    "bookshop bookstore pub bar brewery salon hotel hostel gallery gym consultancy clinic practice "
    "nursery garage vineyard florist deli bistro guesthouse b&b charity nonprofit non-profit "
    "foodtruck food_truck workshop firm dairy pharmacy kennel stables publisher press label theatre"
)
_FOUNDING: Final = words("found launch start")
_OPENING: Final = _FOUNDING | words("open buy")


def sizeless(thing: Tokens) -> Tokens:
    """Drop what only says how big or old a business is."""
    while len(thing) > 1 and thing[0].low in words(
        "small tiny little big wee lovely cosy modest old new busy local own"
    ):
        thing = thing[1:]
    return thing


def running(clause: Clause, scene: Scene) -> bool:
    """Read "run QA at Osprey Health", "own a bakery", "opened a bakery in Bath called Rind"."""
    opened = clause.verb in _OPENING and clause.plain and (clause.tense == "past" or clause.perfect)
    if not clause.who or not (clause.now or opened) or not clause.rest:
        return False
    if clause.subject.elided and clause.link == ":":
        return False  # "the dream: own a small vineyard"
    begin = 1 if clause.verb == "head" and clause.rest[0].low == "up" else 0
    what = upto_break(clause.rest[begin:])
    named = find(what, "called", "named")
    what = what[:named] if named > 0 else what
    thing = sizeless(trim(what))
    tail = clause.rest[find_index(clause.rest, thing) :] if thing else ()
    if not thing:
        return False
    if (
        thing[-1].low in BUSINESSES
        and what[0].low in {"a", "an", "my", "our", "the"}
        and (clause.verb in {"run", "own", "manage", "have"} or opened)
    ):
        owner = "manager" if clause.verb in {"manage", "have"} else "founder" if clause.verb in _FOUNDING else "owner"
        if named <= 0:
            named = find(clause.rest[:9], "called", "named")
        done = False
        for mention in clause.who:
            done = scene.claim(mention, "job_title", f"{scene.words(thing)} {owner}")
        if tail and tail[0].low == "in" and tail[1:] and tail[1].capital and (where := place(tail[1:], scene)):
            for mention in clause.who:
                scene.claim(mention, "location", where)
        if named > 0 and (firm := organisation(clause.rest, named + 1, scene)[0]):
            scene.claim_each(clause.who, "employer", [firm])
        return done
    if (
        clause.verb in {"run", "lead", "head", "manage"}
        and tail
        and tail[0].low == "at"
        and organisation(tail, 1, scene)[0]
    ):
        done = False
        for mention in clause.who:
            done = scene.claim(mention, "job_title", f"head of {scene.words(thing)}")
        employed(tail, clause.who, scene)
        return done
    return False


def owning(clause: Clause, scene: Scene) -> bool:
    """Read "the proud owner of a tiny bookshop in Hay"."""
    if not clause.who or not clause.now:
        return False
    at = find(clause.rest[:4], "owner", "landlord", "landlady", "manager", "keeper", "co-owner")
    if at < 0 or at + 2 >= len(clause.rest) or clause.rest[at + 1].low != "of":
        return False
    thing = sizeless(trim(upto_break(clause.rest[at + 2 :])))
    if not thing or thing[-1].low not in BUSINESSES or len(thing) > 3:
        return False
    scene.claim_each(clause.who, "job_title", [f"{scene.words(thing)} {clause.rest[at].low}"])
    tail = clause.rest[find_index(clause.rest, thing) :]
    if len(tail) > 1 and tail[0].low == "in" and tail[1].capital and scene.cased and (where := place(tail[1:], scene)):
        scene.claim_each(clause.who, "location", [where])
    return True
