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
