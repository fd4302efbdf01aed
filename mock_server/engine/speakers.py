"""Who "I" is: one entity per pool, named by the scope or by what the speaker says of themselves.

The last `user/<id>` of the scope names the speaker; without one it is `person/user` until a name is stated. The
speaker's own names lead to the speaker; nothing else has aliases (R-REC-1).
"""

from typing import Final

from mock_server.engine.draft import Draft
from mock_server.engine.fold import fold
from mock_server.engine.instants import Instant
from mock_server.engine.names import normalise, squash
from mock_server.engine.records import Entity
from mock_server.engine.scopes import Selector, user_of
from mock_server.engine.vocabulary import Category

NAMELESS: Final = "user"


def find(draft: Draft, pool: int, selector: Selector) -> Entity | None:
    """Find the speaker of a pool; an entity that bears the scope's user name becomes it."""
    speaker = draft.speaker(pool)
    if speaker is None:
        name = user_of(selector) or NAMELESS
        held = draft.named(pool, "person", normalise(name))
        if held is not None:
            speaker = draft.rekey(held, "person", held.name)
    return speaker


def create(draft: Draft, pool: int, selector: Selector, known_at: Instant) -> Entity:
    """Make the speaker of a pool."""
    name = user_of(selector) or NAMELESS
    return draft.create_entity(pool, "person", name, known_at, Category.IDENTITY, speaker=True)


def named(draft: Draft, pool: int, selector: Selector, norm: str, known_at: Instant) -> Entity | None:
    """Find the speaker when a name is the scope's own user, whether or not they have spoken yet."""
    user = user_of(selector)
    if user is None or normalise(user) != norm:
        return None
    return find(draft, pool, selector) or create(draft, pool, selector, known_at)


def call(draft: Draft, speaker: Entity, selector: Selector, name: str, known_at: Instant) -> None:
    """Let a stated name lead to the speaker; without a user in the scope it becomes their key, the old one still
    leading there.

    Where another entity bears the name already, the older of the two stays and the other's rows move to it. Somebody
    the speaker is related to is no second self: they keep the name, and the speaker stays under the key they have.
    """
    text = squash(name)
    norm = normalise(text)
    speaker = draft.entity(speaker.id)
    other = draft.named(speaker.pool, "person", norm)
    if other is not None and other.id != speaker.id:
        if _related(draft, speaker, other):
            return
        older, younger = sorted(
            (speaker, other), key=lambda entity: (entity.recorded_at, not entity.speaker, entity.id)
        )
        fold(draft, younger, older, at=known_at)
        speaker = draft.entity(older.id)
    if user_of(selector) is None:
        if (speaker.norm, speaker.name) != (norm, text) or not speaker.speaker:
            draft.rekey(speaker, "person", text)
    elif other is None:
        draft.alias(speaker, "person", norm)


def also(draft: Draft, speaker: Entity, name: str) -> None:
    """Let a nickname lead to the speaker besides; one that somebody else bears stays theirs."""
    norm = normalise(name)
    if draft.named(speaker.pool, "person", norm) is None:
        draft.alias(speaker, "person", norm)


def _related(draft: Draft, one: Entity, other: Entity) -> bool:
    """Tell whether a relation joins two entities, in either direction."""
    ends = (one.id, other.id)
    rows = (*draft.pointing(one.id), *draft.pointing(other.id))
    return any(row.label is not None and row.subject in ends and row.subject != row.target for row in rows)
