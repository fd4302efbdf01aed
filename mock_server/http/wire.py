"""Records as the Spectron surface prints them: camelCase JSON, ids with their prefixes, instants in UTC with `Z`.

The other two surfaces have their own shapes, in their handlers. Nothing here decides anything.
"""

from typing import Any, TypeAlias

from mock_server.engine.delta import Delta
from mock_server.engine.entities import EntityDetail, EntityView
from mock_server.engine.fold import before, stands_for
from mock_server.engine.instants import Instant, with_z
from mock_server.engine.memory import Memory
from mock_server.engine.prompt import Candidate
from mock_server.engine.records import Correction, Entity, Fact, Instruction, Session, SourceRef, Turn, Uncertainty
from mock_server.engine.scopes import Selector

JsonObject: TypeAlias = dict[str, Any]


def instant(at: Instant | None) -> str | None:
    """Print an instant, or null."""
    return None if at is None else with_z(at)


def selector(scopes: Selector) -> list[list[str]]:
    """Print a selector as a list of clauses."""
    return [list(clause) for clause in scopes]


def source(ref: SourceRef) -> JsonObject:
    """Print where a row came from."""
    printed: JsonObject = {"kind": ref.kind}
    if ref.ref is not None:
        printed["ref"] = ref.ref
    if ref.session_id is not None:
        printed["sessionId"] = ref.session_id
    return printed


def entity_id(memory: Memory, record_id: str) -> str:
    """Print `entity:<type>/<name>` of a record."""
    return f"entity:{memory.facts.resolve(record_id).ref}"


def attribute_id(fact_id: str | None) -> str | None:
    """Print the id of a fact's attribute face."""
    return None if fact_id is None else f"attr_{fact_id}"


def attribute_detail(memory: Memory, fact: Fact) -> JsonObject:
    """Print the attribute face of a fact."""
    return {
        "id": attribute_id(fact.id),
        "entity": entity_id(memory, fact.subject),
        "key": fact.key,
        "value": fact.value,
        "memoryCategory": fact.category,
        "importance": fact.importance,
        "createdAt": with_z(fact.known_at),
        "validFrom": instant(fact.since),
        "validUntil": instant(fact.until),
        "supersedes": attribute_id(before(memory, fact)),
        "supersededBy": None if fact.superseded_by is None else attribute_id(stands_for(memory, fact.superseded_by).id),
        "source": source(fact.source),
    }


def relation_detail(memory: Memory, fact: Fact) -> JsonObject:
    """Print the relation face of a fact."""
    return {
        "id": f"rel_{fact.id}",
        "subject": memory.facts.resolve(fact.subject).ref,
        "label": fact.label,
        "object": memory.facts.resolve(fact.target).ref,
        "memoryCategory": fact.category,
        "createdAt": with_z(fact.known_at),
        "validFrom": instant(fact.since),
        "validUntil": instant(fact.until),
        "source": source(fact.source),
    }


def entity_view(view: EntityView) -> JsonObject:
    """Print an entity."""
    return {
        "id": f"entity:{view.type}/{view.norm}",
        "entityType": view.type,
        "name": view.name,
        "memoryCategory": view.category,
        "importance": view.importance,
        "createdAt": with_z(view.created_at),
        "updatedAt": with_z(view.updated_at),
    }


def entity_detail(memory: Memory, detail: EntityDetail) -> JsonObject:
    """Print an entity with its rows."""
    return {
        "entity": entity_view(detail.entity),
        "attributes": [attribute_detail(memory, fact) for fact in detail.attributes],
        "relations": [relation_detail(memory, fact) for fact in detail.relations],
    }


def instruction(row: Instruction) -> JsonObject:
    """Print a standing instruction."""
    return {"id": row.id, "label": row.label, "description": row.description}


def unknown(row: Uncertainty) -> JsonObject:
    """Print an open doubt as state shows it: two members only (X-13)."""
    return {"about": row.about, "reason": row.reason}


def uncertainty(row: Uncertainty) -> JsonObject:
    """Print a full uncertainty record."""
    return {
        "id": row.id,
        "about": row.about,
        "reason": row.reason,
        "resolved": row.resolved_at is not None,
        "createdAt": with_z(row.known_at),
        "resolvedAt": instant(row.resolved_at),
        "source": source(row.source),
        "scopes": selector(row.selector),
    }


def session(row: Session) -> JsonObject:
    """Print a session."""
    return {"id": row.id, "scopes": selector(row.selector), "createdAt": with_z(row.created_at)}


def turn(row: Turn) -> JsonObject:
    """Print a turn."""
    return {
        "id": row.id,
        "session": row.session_id,
        "seq": row.seq,
        "role": row.role,
        "content": row.content,
        "createdAt": with_z(row.created_at),
    }


def extraction(delta: Delta) -> JsonObject:
    """Print a delta; all seven members, empty lists included.

    Entity keys come from the delta itself, since a preview's entities are in no memory.
    """
    keys = {entity.id: entity for entity, _ in delta.entities}
    return {
        "turnId": delta.turn_id,
        "entities": [_entity_summary(entity, is_new=is_new) for entity, is_new in delta.entities],
        "attributes": [_attribute_summary(fact, keys) for fact in delta.attributes],
        "relations": [_relation_summary(fact, keys) for fact in delta.relations],
        "instructions": [instruction(row) for row in delta.instructions],
        "uncertainties": [unknown(row) for row in delta.uncertainties],
        "corrections": [_correction(row, keys) for row in delta.corrections],
    }


def citation(candidate: Candidate) -> JsonObject:
    """Print a row that a reply may cite."""
    hit = candidate.hit
    printed: JsonObject = {
        "marker": candidate.marker,
        "id": hit.id,
        "kind": hit.kind,
        "snippet": candidate.text,
        "score": hit.score,
    }
    if hit.occurred_at is not None:
        printed["occurredAt"] = with_z(hit.occurred_at)
    if hit.role == "assistant":
        printed["role"] = "assistant"
    return printed


NOTHING_LEARNT: JsonObject = extraction(Delta())
"""The empty delta: what a chat that stores nothing answers (R-CHAT-14)."""


def _entity_summary(entity: Entity, *, is_new: bool) -> JsonObject:
    return {
        "id": f"entity:{entity.ref}",
        "entityType": entity.type,
        "name": entity.name,
        "memoryCategory": entity.category,
        "isNew": is_new,
    }


def _attribute_summary(fact: Fact, keys: dict[str, Entity]) -> JsonObject:
    return {
        "id": attribute_id(fact.id),
        "entityId": f"entity:{keys[fact.subject].ref}",
        "key": fact.key,
        "value": fact.value,
        "memoryCategory": fact.category,
    }


def _relation_summary(fact: Fact, keys: dict[str, Entity]) -> JsonObject:
    return {
        "subject": keys[fact.subject].ref,
        "label": fact.label,
        "object": keys[fact.target].ref,
        "memoryCategory": fact.category,
    }


def _correction(row: Correction, keys: dict[str, Entity]) -> JsonObject:
    return {
        "entityId": f"entity:{keys[row.old.subject].ref}",
        "key": row.old.key,
        "oldValue": row.old.value,
        "newValue": row.new.value,
        "previous": {"value": row.old.value, "attributeId": attribute_id(row.old.id), "source": source(row.old.source)},
        "current": {"value": row.new.value, "attributeId": attribute_id(row.new.id), "source": source(row.new.source)},
        "attribute": attribute_id(row.old.id),
        "timestamp": with_z(row.new.known_at),
    }
