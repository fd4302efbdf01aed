"""People and animals as they belong to somebody: which words name them, and of which kind a remembered one is.

Memory keeps "Ella" as a sibling and "Rex" as a pet; that she is a sister and he a dog is in the words of the turn that
said so, which are kept with it. A question about a brother or a cat is held against these words. Who is meant by a
question is worked out in `answers.py`.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from mock_server.engine.memory import Memory
from mock_server.engine.records import Fact
from mock_server.engine.words import words


@dataclass(frozen=True, slots=True)
class Kin:
    """What a noun names: the family ("sibling") and the kind within it ("sister"); kind "" is any of the family."""

    family: str
    kind: str = ""


_PLAIN: Final = {
    "sibling": "sibling siblings twin",
    "child": "child children kid kids baby",
    "parent": "parent parents",
    "spouse": "spouse partner",
    "pet": "pet pets animal animals",
    "manager": "manager boss supervisor",
}
"""Family -> the nouns that name any of it."""

_KINDS: Final = {
    "sibling": {"brother": "brother brothers bro", "sister": "sister sisters sis"},
    "child": {"son": "son sons boy", "daughter": "daughter daughters girl"},
    "parent": {"mother": "mother mothers mum mom mums mama mummy", "father": "father fathers dad dads papa daddy"},
    "spouse": {"wife": "wife girlfriend fiancee", "husband": "husband boyfriend"},
    "pet": {
        "dog": "dog dogs puppy puppies pup hound whippet labrador poodle terrier spaniel beagle collie dachshund",
        "cat": "cat cats kitten kittens kitty",
        "rabbit": "rabbit rabbits bunny bunnies",
        "horse": "horse horses pony ponies",
        "bird": "bird birds parrot parrots budgie budgies canary canaries cockatiel",
        "fish": "fish goldfish",
        "hamster": "hamster hamsters",
        "guinea pig": "guinea",
        "tortoise": "tortoise tortoises turtle turtles",
        "snake": "snake snakes python",
        "lizard": "lizard lizards gecko geckos",
        "chicken": "chicken chickens hen hens",
        "rat": "rat rats",
        "mouse": "mouse mice",
        "ferret": "ferret ferrets",
    },
    "other": {
        "friend": "friend friends mate pal buddy",
        "colleague": "colleague colleagues coworker coworkers",
        "neighbour": "neighbour neighbours neighbor neighbors",
        "flatmate": "flatmate flatmates roommate roommates housemate housemates",
        "cousin": "cousin cousins",
        "aunt": "aunt aunts auntie",
        "uncle": "uncle uncles",
        "niece": "niece nieces",
        "nephew": "nephew nephews",
        "grandmother": "grandmother grandma gran granny nana",
        "grandfather": "grandfather grandpa grandad granddad",
        "doctor": "doctor gp",
        "dentist": "dentist",
        "teacher": "teacher",
        "landlord": "landlord landlady",
        "therapist": "therapist",
        "assistant": "assistant",
        "mentor": "mentor",
        "ex": "ex ex-wife ex-husband",
    },
}
"""Family -> kind -> the nouns that name it. "other" has no key of its own: memory knows these people by name."""

NOUNS: Final[dict[str, Kin]] = {noun: Kin(family) for family, listed in _PLAIN.items() for noun in listed.split()} | {
    noun: Kin(family, kind)
    for family, listed in _KINDS.items()
    for kind, nouns in listed.items()
    for noun in nouns.split()
}

_SENTENCE: Final = re.compile(r"(?<=[.!?;])\s+|\n")
_SAYS: Final = frozenset(("is", "was", "are", "s"))
_READ: Final = 2_000
_NEAR: Final = 4


def noun(word: str) -> Kin | None:
    """Read a folded word as kin or an animal, its genitive included; None where it is neither."""
    return NOUNS.get(word) or NOUNS.get(word.removesuffix("'s"))


def is_of(memory: Memory, fact: Fact, wanted: Kin) -> bool:
    """Tell whether somebody a fact knows as kin may be of the kind a question asks for. Of whom no word tells, may."""
    if not wanted.kind:
        return True
    told = kinds(memory, fact)
    return wanted.kind in told or not told


def kinds(memory: Memory, fact: Fact) -> frozenset[str]:
    """Give the kinds that the turns behind a fact call its value by; a value may be the word itself ("a dog")."""
    name = (fact.value or memory.facts.entities[fact.target].name)[:_READ]
    own = noun(name.casefold())
    if own is not None:
        return frozenset((own.kind,)) - {""}
    family = FAMILIES.get(fact.key or "") or FAMILIES.get(fact.label or "", "")
    found: set[str] = set()
    for origin in fact.origins:
        turn = memory.transcripts.turns.get(origin)
        if turn is not None:
            ends = (name, memory.facts.entities[fact.subject].name)
            found |= {kind for end in ends for kind in _called(turn.content[:_READ], end, family)}
    return frozenset(found)


FAMILIES: Final = {
    "sibling": "sibling", "sibling_of": "sibling", "child": "child", "parent_of": "child", "spouse": "spouse",
    "married_to": "spouse", "pet": "pet", "has_pet": "pet", "manager": "manager", "reports_to": "manager",
    "knows": "other",
}  # fmt: skip
"""The keys and labels that say kin, and the family of the value."""


def called(text: str, name: str) -> frozenset[str]:
    """Give the kinds of any family that a text calls a name by."""
    return frozenset(kind for family in _KINDS for kind in _called(text[:_READ], name, family))


@lru_cache(maxsize=4096)
def _called(text: str, name: str, family: str) -> frozenset[str]:
    """Give the kinds of a family that a text calls a name by: the noun that says it of the name, else the nearest."""
    wanted = words(name)
    # What "parent_of" says of a child, it says of a parent too.
    families = {family, "parent"} if family == "child" else {family}
    found: set[str] = set()
    for sentence in _SENTENCE.split(text):
        said = [word.removesuffix("'s") for word in words(sentence)]
        places = [at for at in range(len(said)) if wanted and said[at : at + len(wanted)] == wanted]
        nouns = [(at, kin) for at, word in enumerate(said) if (kin := NOUNS.get(word)) and kin.family in families]
        for place in places:
            kin = _nearest(said, nouns, place, place + len(wanted))
            if kin is not None and kin.kind:
                found.add(kin.kind)
    return frozenset(found)


def _nearest(said: list[str], nouns: list[tuple[int, Kin]], start: int, end: int) -> Kin | None:
    """Choose the noun that speaks of a name: "Rex is my dog", else the nearest before it, else the next behind it."""
    if end < len(said) and said[end] in _SAYS:
        behind = [kin for at, kin in nouns if end < at <= end + _NEAR]
        if behind:
            return behind[0]
    before = [kin for at, kin in nouns if at < start]
    behind = [kin for at, kin in nouns if at >= end]
    return before[-1] if before else behind[0] if behind else None
