"""Groups of children, siblings or animals, and their members told after: by name, or one by one with a rank.

"Three kiddos here: Mabel and Otis", "two brothers. Sven's the sensible one, Gorm isn't", "dad of three, the eldest is
Amara".
"""

from typing import Final

from mock_server.engine.extract.language.kinds import SPECIES
from mock_server.engine.extract.language.lexicon import FILLERS, THIRD, THIRD_OWN, number_of, words
from mock_server.engine.extract.language.members import clause_start
from mock_server.engine.extract.language.nouns import KIN
from mock_server.engine.extract.language.verbs import verb
from mock_server.engine.extract.scene import Scene
from mock_server.engine.extract.turns.fillers import names_end, opening, split_names, told_name
from mock_server.engine.extract.turns.households import PARENT, claim_kin
from mock_server.engine.extract.turns.phrasebook import Stretch, Tokens, find_phrases, phrase

_GROUPS: Final = words("child sibling pet")
_OWNING: Final = words("i we my our mine household home family here 'm 've am have got")
_RANK: Final = words(
    "eldest oldest youngest elder older younger middle baby big bigger little smaller first second third other one "
    "firstborn last tall quiet loud wild sensible boss"
)


def roll_call(told: Stretch, scene: Scene) -> bool:
    """Read the members of a group: behind the mark that follows it, or one by one with a rank."""
    tokens, said = told.tokens, told.said
    group = None if said.isdisjoint(_GROUPED) else _group(tokens)
    if group is None and not said.isdisjoint(_PARENTS):
        group = _brood(tokens)
    done = False
    if group is not None:
        key, at, owned = group
        scene.roster = key
        done = _listed(key, tokens, at, scene, owned=owned)
    elif scene.roster == "":
        mine = next((KIN[t.low] for t in tokens if t.low in _RANK and KIN.get(t.low) == "child"), "")
        scene.roster = mine if mine and {"my", "our"} & said else ""
    if scene.roster != "" and not said & THIRD_OWN:
        for found in find_phrases(_TOLD_RANK, told, scene):
            done = claim_kin(scene.roster, found.holes[-1], scene) or done
    return (scene.roster != "" and _ranked(tokens, scene)) or done


def _group(tokens: Tokens) -> tuple[str, int, bool] | None:
    """Find a group that may be the speaker's own: (key, index of its noun, whether a word says so)."""
    for at, token in enumerate(tokens):
        household = (
            token.low in SPECIES and at + 1 < len(tokens) and tokens[at + 1].low in {"household", "home", "family"}
        )
        key = "pet" if token.low in _MANY_PETS or household else KIN.get(token.low, "")
        if key not in _GROUPS or not (token.low in _MANY or household):
            continue
        left = tokens[clause_start(tokens, at) : at]
        if token.low == "kids" and at > 1 and tokens[at - 1].low == "us" and {"me", "myself"} & {t.low for t in tokens}:
            key = "sibling"  # "three of us kids: me, Dara and Finbar"
        if tokens[opening(tokens)].low in words("name list draw show find give pick guess suggest"):
            return None
        if any(
            t.low in THIRD or t.low in THIRD_OWN or (t.low in KIN and t.low != "twin") or t.low in words("your no if")
            for t in left
        ):
            return None
        if any(t.capital and i > 0 and t.low not in {"i", "we"} for i, t in enumerate(left)):
            return None  # "Priya's two cats"
        if len(left) > 1 and left[0].capital and left[1].low in {"'s", "has", "had"} and left[0].low not in _OWNING:
            return None  # "Bao's got two kids"
        counted = any(number_of(t.low) is not None or t.low in {"both", "the", "my", "our", "twin"} for t in left[-3:])
        counted = counted or (
            token.low in {"twins", "triplets"} and at <= opening(tokens) + 1 and "the" not in {t.low for t in left}
        )
        spoken = verb(tokens[opening(tokens)].low) is not None
        owned = bool({t.low for t in tokens} & _OWNING) or spoken or any(t.low == "us" for t in left)
        if counted and (owned or at <= opening(tokens) + 2):
            return key, at, owned
    return None


_PARENTS: Final = frozenset(PARENT.split("|"))
_MANY_OF: Final = words("twins triplets quadruplets girls boys daughters sons kids children")


def _brood(tokens: Tokens) -> tuple[str, int, bool] | None:
    """Find the number of children in "dad of three, the eldest is Amara", "proud mum to twins"."""
    begin = opening(tokens)
    at = next((i for i in range(begin, min(len(tokens) - 1, begin + 7)) if tokens[i].low in _PARENTS), -1)
    if at < 0 or tokens[at + 1].low not in {"of", "to"} or at + 2 >= len(tokens):
        return None
    if not all(t.low in _LEADING or t.low in FILLERS for t in tokens[begin:at]):
        return None
    many = number_of(tokens[at + 2].low)
    if (many is None or not 1 < many < _MANY_CHILDREN) and tokens[at + 2].low not in _MANY_OF:
        return None
    end = at + 2
    while end + 1 < len(tokens) and tokens[end + 1].low in _MANY_OF | _RANK | {"grown"}:
        end += 1
    return "child", end, True


_LEADING: Final = words(
    "i am 'm a an the and also proud single new busy tired happy exhausted married widowed divorced now"
)
_MANY_CHILDREN: Final = 15
_MANY_PETS: Final = frozenset(SPECIES.values()) - words("fish sheep")
_MANY: Final = (
    words(
        "half-sisters half-brothers stepsisters stepbrothers kids kiddos children sons daughters boys girls "
        "twins triplets brothers sisters siblings stepkids lads babies"
    )
    | _MANY_PETS
)


_GROUPED: Final = _MANY | SPECIES.keys()
"""Every group is named by one of these."""
_TOLD_RANK: Final = phrase(
    "my|our|the eldest|oldest|youngest|middle|second|third|first|last|other|elder|younger|older "
    "one|kid|child|boy|girl|twin? "
    "is|'s|,|goes|are called|named|by? {name}"
)


def _listed(key: str, tokens: Tokens, at: int, scene: Scene, *, owned: bool) -> bool:
    """Read "three kiddos here: Mabel, Otis and Wilf", "four of us siblings: me, Kel and Bryony"."""
    if not scene.cased:
        return False
    for i in range(at + 1, min(len(tokens), at + 9)):
        if tokens[i].low not in {":", ",", "(", "-", "–", "—", "namely", "called", "named", "are"}:
            continue
        if not owned and tokens[i].low not in {":", "("}:
            if tokens[i].low == "," and told_name(tokens, i + 1, scene) == i + 1:
                continue  # "twin sisters, both older: Ida and Eva"
            return False  # "two sisters run the bakery, Ida and Eva"
        begin = i + 1
        while begin < len(tokens) and tokens[begin].low in words("me myself i , and the others being called named are"):
            begin += 1
        end = names_end(tokens, begin, scene)
        closed = end == len(tokens) or tokens[end].kind in ("mark", "emoji")
        several = len(split_names(tokens[begin:end], scene)) > 1
        if end > begin and (several or tokens[i].low in {":", "namely"}) and (closed or tokens[i].low == ":"):
            return claim_kin(key, tokens[begin:end], scene)
    return False


def _ranked(tokens: Tokens, scene: Scene) -> bool:
    """Read "Arlo's the younger, Felix the older one", "then there's Rune", "the other is called Gorm"."""
    done = False
    for i, token in enumerate(tokens):
        opens = i == 0 or tokens[i - 1].kind == "mark" or tokens[i - 1].low in {"and", "then", "but", "while"}
        if not opens and not (tokens[i - 1].low in {"'s", "is", "comes", "came"} and i > 1):
            continue
        end = told_name(tokens, i, scene)
        if end == i or not token.capital:
            continue
        behind = tuple(t.low for t in tokens[end : end + 5])
        ranked = i > 2 and tokens[i - 1].low in {",", "("} and tokens[i - 2].low in _RANK and tokens[i - 3].low == "the"
        if ranked and (not behind or behind[0] in {",", ")", "is", "'s"}):
            done = claim_kin(scene.roster, tokens[i:end], scene) or done  # "the oldest, Kwame, just started uni"
            continue
        before = tuple(t.low for t in tokens[max(0, i - 3) : i])
        joins = before[-2:] in {("there", "'s"), ("there", "is"), ("then", "comes"), ("then", "came")}
        joins = joins and "then" in before + tuple(t.low for t in tokens[:i])
        if joins or (opens and _is_rank(behind)) or _is_rank((*before[:-1], "one"), told=before[-1:]):
            done = claim_kin(scene.roster, tokens[i:end], scene) or done
    return done


def _is_rank(behind: tuple[str, ...], told: tuple[str, ...] = ("is",)) -> bool:
    """Tell whether words give a place among brothers: "is the eldest", "the older one", "is not"."""
    if told[0:1] not in {("is",), ("'s",)} and told != ("is",):
        return False
    words_ = behind[1:] if behind[:1] in {("is",), ("'s",)} else behind
    if words_[:1] == ("not",) and len(words_) == 1:
        return behind != words_
    if words_[:1] not in {("the",), ("my",), ("our",)} or len(words_) < 2:
        return False
    if words_[2:3] and words_[2] in KIN:
        return False
    return words_[1] in _RANK or words_[2:3] == ("one",)
