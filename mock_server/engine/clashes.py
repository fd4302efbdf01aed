"""When a clash is over: values that stood side by side in doubt, of which one is left, by whatever came between.

Taking a value back, replacing it, forgetting a memory, deleting an edge and merging two entities all end a clash at
once (R-UNC-4). Doubts that a statement settles are in `doubts.py`.
"""

from mock_server.engine import doubts, reconcile
from mock_server.engine.changes import FactClosed
from mock_server.engine.draft import Draft
from mock_server.engine.instants import Instant
from mock_server.engine.records import DoubtTopic, Entity, Uncertainty
from mock_server.engine.vocabulary import LABEL_TO_KEY


def refs(draft: Draft, entity: Entity) -> tuple[str, ...]:
    """Give every ref under which a doubt may speak of somebody: the speaker's, their own, and those they had before."""
    before = (f"{type_}/{norm}" for type_, norm in draft.memory.facts.aliases(entity.id))
    return tuple(dict.fromkeys((doubts.ref(entity), entity.ref, *before)))


def on_record(draft: Draft, pool: int, topic: DoubtTopic) -> list[str]:
    """Give the values a pool holds of what a doubt is about."""
    type_, _, norm = topic.subject.partition("/")
    who = draft.named(pool, type_, norm) if topic.subject else draft.speaker(pool)
    if who is None:
        return []
    return [row.value for row in draft.standing.values(who.id, topic.key) if row.value is not None]


def is_over(draft: Draft, doubt: Uncertainty) -> bool:
    """Tell whether a doubt is about values side by side that no longer are, in any pool of its scope."""
    clashes = [topic for topic in doubt.topics if topic.clash]
    pools = draft.pools_of(doubt.selector)
    return bool(clashes) and not any(_stands(draft, pool, topic) for pool in pools for topic in clashes)


def end_those_over(draft: Draft, at: Instant) -> None:
    """Resolve the clashes that the rows closed in a draft leave one value of."""
    slots: dict[tuple[int, str, str], None] = {}
    for change in draft.changes:
        if isinstance(change, FactClosed):
            fact = draft.fact(change.fact_id)
            said = (fact.key, LABEL_TO_KEY.get(fact.label or ""))
            entity = draft.entity(fact.subject)
            known_as = (*refs(draft, entity), draft.memory.facts.entities[fact.subject].ref)
            slots.update(((fact.pool, ref, key), None) for key in said if key is not None for ref in known_as)
    open_still: dict[str, Uncertainty] = {}
    for pool, ref, key in slots:
        selector = draft.memory.facts.pools[pool].selector
        open_still.update((doubt.id, doubt) for doubt in draft.open_on(selector, ref, key))
    for doubt in open_still.values():
        if is_over(draft, doubt):
            draft.resolve_uncertainty(doubt, at)


def _stands(draft: Draft, pool: int, topic: DoubtTopic) -> bool:
    values = on_record(draft, pool, topic)
    return any(not reconcile.same_value(values[0], value) for value in values[1:])
