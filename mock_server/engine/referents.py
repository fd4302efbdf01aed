"""Which entity a mention means: the one under its key, or one on record under another type while a type is a guess.

"Acme is based in Berlin" does not tell whether Acme is a firm; "Priya works at Acme" does. Both mean one thing,
whichever is said first (R-CAT-6); two whose types are certain, a friend called Paris and the city, stay two (R-REC-1).
Who the speaker is comes from `speakers.py`; which types are guesses, from the extractor.
"""

import itertools
from typing import Final

from mock_server.engine.claims import Mention
from mock_server.engine.draft import Draft
from mock_server.engine.instants import Instant
from mock_server.engine.names import fold_type, normalise, squash
from mock_server.engine.records import Entity
from mock_server.engine.vocabulary import Category

_FOR_WANT_OF_BETTER: Final = "person"
"""What a bare name is taken for of which nothing else is known; any other guess is kept until one is certain."""
_LOOKED_AT: Final = 100
"""So many things of a name and type in other scopes are looked at for one in sight."""


def find(draft: Draft, pool: int, mention: Mention) -> Entity | None:
    """Find what a mention means in a pool."""
    return keyed(draft, pool, mention) or of_another_type(draft, pool, mention)


def keyed(draft: Draft, pool: int, mention: Mention) -> Entity | None:
    """Find the entity under a mention's own key. What turned out to be of another type is not meant by one that is
    certain."""
    type_, norm = fold_type(mention.type), normalise(mention.name)
    found = draft.named(pool, type_, norm)
    if found is None or found.type == type_ or found.speaker or found.norm != norm or mention.maybe:
        return found
    merged = (draft.memory.facts.entities.get(one) for one in draft.memory.facts.lineage(found.id))
    return found if any(one is not None and one.id != found.id and one.key == (type_, norm) for one in merged) else None


def of_another_type(draft: Draft, pool: int, mention: Mention) -> Entity | None:
    """Find the oldest entity of the name where its type or the mention's is a guess that allows the other's."""
    type_, norm = fold_type(mention.type), normalise(mention.name)
    for entity in draft.called(pool, norm):
        if not entity.speaker and (entity.type in mention.maybe or type_ in entity.maybe):
            return entity
    return None


def make_certain(draft: Draft, entity: Entity, mention: Mention) -> Entity:
    """Let a thing on record be what a mention of it tells of its type, where that was a guess."""
    type_ = fold_type(mention.type)
    if type_ == entity.type:
        maybe = tuple(one for one in entity.maybe if one in mention.maybe)
        return entity if maybe == entity.maybe else draft.retype(entity, type_, maybe)
    told = not mention.maybe or entity.type == _FOR_WANT_OF_BETTER
    return draft.retype(entity, type_, mention.maybe) if told and type_ in entity.maybe else entity


def create(
    draft: Draft, pool: int, agent: str | None, mention: Mention, known_at: Instant, category: Category
) -> Entity:
    """Make what a mention names. A guess gives way to the type of one of its name that the caller sees elsewhere."""
    seen = _type_in_sight(draft, agent, mention)
    type_, maybe = (seen, ()) if seen else (fold_type(mention.type), mention.maybe)
    return draft.create_entity(pool, type_, squash(mention.name), known_at, category, maybe=maybe)


def _type_in_sight(draft: Draft, agent: str | None, mention: Mention) -> str | None:
    if not mention.maybe:
        return None
    facts, norm = draft.memory.facts, normalise(mention.name)
    for type_ in (fold_type(mention.type), *mention.maybe):
        for entity in itertools.islice(facts.keyed(type_, norm), _LOOKED_AT):
            home = facts.pools[entity.pool]
            if (
                (entity.type, entity.maybe, entity.speaker) == (type_, (), False)
                and home.agent == agent
                and draft.memory.sees(draft.stamp.caller, home.selector)
            ):
                return type_
    return None
