"""The sentence of a fact, made from entity, key and value. One module, so every surface says the same words.

`sentence` is the third person that facts, memories and recall show; `tell` and `address` say the same of given entity
records, in the third person and to the speaker ("you ..."). The words for keys and labels are in `phrases.py`.
"""

from dataclasses import replace
from typing import Final

from mock_server.engine.memory import Memory
from mock_server.engine.phrases import Phrase, phrase
from mock_server.engine.records import ClosedBy, Entity, Fact

SPEAKER_NAME: Final = "The user"

_NAMELESS: Final = "user"


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
    return compose(display_name(subject), fact.key, fact.value, fact.label, display_name(target))


def address(fact: Fact, subject: Entity, target: Entity) -> str:
    """Say a fact to the speaker: "You work at Acme.", "Sam is married to you."; without a speaker, as `tell` does."""
    if subject.speaker:
        return _full_stop(of_speaker(fact, subject, target).to_you())
    if target.speaker:
        said = phrase(fact.key, None, fact.label, "you").of(display_name(subject))
        return _full_stop(
            said.replace(" a parent of you", " your parent").replace(" a sibling of you", " your sibling")
        )
    return tell(fact, subject, target)


def of_speaker(fact: Fact, subject: Entity, target: Entity) -> Phrase:
    """Give what a fact says of a speaker who is its subject, to be put into words by the caller."""
    said = "yourself" if subject.id == target.id else display_name(target)
    return phrase(fact.key, fact.value, fact.label, said)


def compose(subject: str, key: str | None, value: str | None, label: str | None, target: str) -> str:
    """Put the sentence together from its words; the attribute face, where there is one, gives the verb."""
    said = "the user" if target == SPEAKER_NAME else target
    return _full_stop(phrase(key, value, label, said).of(subject))


def _full_stop(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else text + "."
