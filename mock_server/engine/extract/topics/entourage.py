"""Animals named in a list of who lives with the speaker: "with my wife Una and two collies", "me, Eamon and a cat".

Animals somebody "has" or "got" are read in `pets.py`, people in `family.py` and `households.py`.
"""

import itertools
from typing import Final

from mock_server.engine.claims import SPEAKER
from mock_server.engine.extract.language.clauses import Clause
from mock_server.engine.extract.language.kinds import SPECIES_WORDS
from mock_server.engine.extract.language.lexicon import number_of, words
from mock_server.engine.extract.language.nouns import KIN
from mock_server.engine.extract.language.phrases import Tokens
from mock_server.engine.extract.language.propernames import name_end
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.topics.pets import kept

_DWELLING: Final = words("live move be share settle come leave stay")
_COUNTS: Final = words("a an one our my the")


def animals(clause: Clause, scene: Scene) -> bool:
    """Claim the animals that stand beside "me" or "my wife" in a list."""
    if clause.who != (SPEAKER,) or not clause.plain or clause.verb not in _DWELLING:
        return False
    rest = clause.rest
    if SPECIES_WORDS.isdisjoint(t.low for t in rest):
        return False
    begin = next((i for i, t in enumerate(rest) if t.low == "with" or (t.low == "me" and i)), -1)
    if begin < 0 or KIN.keys().isdisjoint(t.low for t in rest[begin:]):
        return False
    done = False
    for part in _parts(rest[begin + 1 :]):
        counted = bool(part) and (part[0].low in _COUNTS or number_of(part[0].low) is not None)
        if counted and len(part) <= 6 and KIN.keys().isdisjoint(t.low for t in part):
            done = kept(part, (SPEAKER,), scene) or done
    return done


def _parts(tokens: Tokens) -> list[Tokens]:
    cuts = [-1, *(i for i, t in enumerate(tokens) if t.low in {",", "and", "&", "plus"}), len(tokens)]
    return [tokens[a + 1 : b] for a, b in itertools.pairwise(cuts)]


def of_others(clause: Clause, scene: Scene) -> bool:
    """Notice whose animal it is in "the terrier next door is Mrs Oduya's", "the cat upstairs belongs to Mr Lang"."""
    tokens, rest = clause.subject.tokens, clause.rest
    noun = next((t.low for t in tokens if t.low in SPECIES_WORDS), "")
    if not noun or clause.subject.owner is not None or not clause.now or tokens[0].low not in _THAT or not scene.cased:
        return False
    begin = 1 if clause.verb == "belong" and clause.starts("to") else 0
    if begin < 1 and not (clause.verb == "be" and len(rest) > 1 and rest[-1].low in {"'s", "'"}):
        return False
    end = name_end(rest, begin, scene)
    closed = end > begin and (end == len(rest) or (rest[end].low in {"'s", "'"} and end + 1 == len(rest)))
    if not closed or not rest[begin].capital:
        return False
    scene.introduce("pet", scene.note(scene.person(scene.words(rest[begin:end]))), noun)
    return False


_THAT: Final = words("the that this")
