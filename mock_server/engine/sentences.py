"""The sentence of a fact, made from entity, key and value. One module, so every surface says the same words.

`sentence` is the third person that facts, memories and recall show; `tell` and `address` say the same of given entity
records, in the third person and to the speaker ("you ..."). The words for keys and labels are in `phrases.py`.
"""

from dataclasses import replace
from typing import Final

from mock_server.engine.memory import Memory
from mock_server.engine.phrases import Phrase, phrase
from mock_server.engine.recasting import Me
from mock_server.engine.records import ClosedBy, Entity, Fact
from mock_server.engine.words import word_set

SPEAKER_NAME: Final = "The user"

_NAMELESS: Final = "user"
_KIN: Final = word_set(
    "dad father mum mom mother sister brother sibling son daughter wife husband partner spouse girlfriend "
    "boyfriend fiance fiancee fiancé fiancée uncle aunt auntie cousin nephew niece gran grandma grandad grandpa "
    "grandmother grandfather boss manager colleague coworker flatmate roommate housemate neighbour neighbor "
    "friend landlord stepdad stepmum stepmother stepfather parent child kid baby toddler twin mother-in-law "
    "father-in-law sister-in-law brother-in-law ex ex-wife ex-husband mentor teacher therapist dentist doctor"
)
"""What people call somebody without a name."""


def display_name(entity: Entity) -> str:
    """Name an entity in a sentence; a speaker nobody has named is "The user"."""
    return SPEAKER_NAME if entity.speaker and entity.norm == _NAMELESS else entity.name


def sentence(memory: Memory, fact: Fact) -> str:
    """Say a fact in one third-person sentence, with a full stop.

    A fact that a merge moved keeps the words it had (MG-02), so it names its ends as they were called then.
    """
    return tell(fact, *ends(memory, fact))


def ends(memory: Memory, fact: Fact) -> tuple[Entity, Entity]:
    """Give the records a fact's sentence names its subject and target by."""
    entities = memory.facts.entities
    first = first_row(memory, fact)
    subject = named_as(entities[first.subject], entities[fact.subject])
    return subject, named_as(entities[first.target], entities[fact.target])


def first_row(memory: Memory, fact: Fact) -> Fact:
    """Give the row a statement was first written in, before merges moved it from node to node."""
    while fact.supersedes is not None:
        old = memory.facts.facts.get(fact.supersedes)
        if old is None or old.number != fact.number or old.closing is None or old.closing.by is not ClosedBy.MOVED:
            break
        fact = old
    return fact


def named_as(then: Entity, now: Entity) -> Entity:
    """Give an end as a moved fact names it: by its name then, but with the part it plays now.

    A speaker who had no name then reads by the one they have got since.
    """
    if then.id == now.id or then.norm == _NAMELESS:
        return now
    return replace(then, speaker=now.speaker)


def tell(fact: Fact, subject: Entity, target: Entity) -> str:
    """Say a fact of two entity records in the third person."""
    me = Me.SUBJECT if subject.speaker else Me.USER
    said = f"their {target.name}" if subject.speaker and is_kin(target) else _of_user(target)
    return compose(_of_user(subject), fact.key, fact.value, fact.label, said, me)


def address(fact: Fact, subject: Entity, target: Entity) -> str:
    """Say a fact to the speaker: "You work at Acme.", "Sam is married to you."; without a speaker, as `tell` does."""
    if subject.speaker:
        return as_sentence(of_speaker(fact, subject, target).to_you())
    if target.speaker:
        return as_sentence(phrase(fact.key, None, fact.label, "you").of(_yours(subject)))
    return as_sentence(phrase(fact.key, fact.value, fact.label, _yours(target), Me.LISTENER).of(_yours(subject)))


def of_speaker(fact: Fact, subject: Entity, target: Entity) -> Phrase:
    """Give what a fact says of a speaker who is its subject, to be put into words by the caller."""
    said = "yourself" if subject.id == target.id else _yours(target)
    return phrase(fact.key, fact.value, fact.label, said)


def compose(
    subject: str, key: str | None, value: str | None, label: str | None, target: str, me: Me = Me.SUBJECT
) -> str:
    """Put the sentence together from its words; the attribute face, where there is one, gives the verb."""
    said = "the user" if target == SPEAKER_NAME else target
    return as_sentence(phrase(key, value, label, said, me).of(subject))


def _of_user(entity: Entity) -> str:
    """Name an entity in the third person; "dad" is the user's."""
    return f"the user's {entity.name}" if is_kin(entity) else display_name(entity)


def _yours(entity: Entity) -> str:
    """Name an entity to the speaker; "dad" is theirs."""
    return f"your {entity.name}" if is_kin(entity) else display_name(entity)


def is_kin(entity: Entity) -> bool:
    """Tell whether a person is known by what they are to the speaker alone: "dad", "older sister"."""
    return entity.type == "person" and entity.name.split(" ")[-1] in _KIN and entity.name.islower()


def as_sentence(text: str) -> str:
    """Begin with a capital and end with a full stop. Names that begin small on purpose stay: "iPhone", "a@b.c"."""
    first = text.split(" ", 1)[0]
    if first[:1].islower() and first.replace("'", "").replace("-", "").isalpha() and first[1:] == first[1:].lower():
        text = first[:1].upper() + text[1:]
    return text if text.endswith((".", "!", "?")) else text + "."
