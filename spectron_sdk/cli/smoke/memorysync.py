"""Checks of the MemorySync surface: exact transcripts, values by key, memories as sentences; and cleaning up."""

from typing import Any, Final

from spectron_sdk.cli.render import count
from spectron_sdk.cli.smoke.check import Check, Ground, expect, need

SAID: Final = "I work at Tessel Labs and I have a cat called Pepper."
ANSWERED: Final = "A fine choice."
NAMESPACE: Final = ("smoke", "preferences")
VALUE: Final[dict[str, Any]] = {"style": "bullet points", "limits": [1, 2.5, None, True], "ünï": {"deep": "✓"}}


def append_history(on: Ground) -> str:
    turns = [
        {"role": "user", "content": SAID, "seq": 0, "payload": VALUE},
        {"role": "assistant", "content": ANSWERED, "seq": 1},
    ]
    first = on.memory.history.append(on.thread, turns, tenant_id=on.tenant, user_id=on.user)
    expect([turn.created for turn in first] == [True, True], f"created {[turn.created for turn in first]}")
    again = on.memory.history.append(on.thread, turns, tenant_id=on.tenant, user_id=on.user)
    expect([turn.id for turn in again] == [turn.id for turn in first], "a repetition got other ids")
    expect(not any(turn.created for turn in again), "a repetition was stored again")
    on.turn_id = first[0].id
    return "two turns, once each though sent twice"


def list_history(on: Ground) -> str:
    turns = on.memory.history.list(on.thread, tenant_id=on.tenant, user_id=on.user)
    expect([turn.content for turn in turns] == [SAID, ANSWERED], f"turns {[turn.content for turn in turns]}")
    expect(turns[0].payload == VALUE, f"payload {turns[0].payload}, sent {VALUE}")
    last = on.memory.history.list(on.thread, tenant_id=on.tenant, user_id=on.user, limit=1)
    expect([turn.content for turn in last] == [ANSWERED] and last.total == 2, "limit=1 is not the last of two")
    return "verbatim, payload too"


def put_item(on: Ground) -> str:
    put = on.memory.kv.put
    first = put(NAMESPACE, "reply", VALUE, tenant_id=on.tenant, user_id=on.user)
    same = put(NAMESPACE, "reply", VALUE, tenant_id=on.tenant, user_id=on.user)
    expect((first.created, same.created) == (True, False), f"created {first.created}, then {same.created}")
    expect(first.item and same.item and first.item.id == same.item.id, "the same value got another id")
    put((*NAMESPACE, "deeper"), "other", {"colour": "green"}, tenant_id=on.tenant, user_id=on.user)
    return "stored once though put twice"


def get_item(on: Ground) -> str:
    item = on.memory.kv.get(NAMESPACE, "reply", tenant_id=on.tenant, user_id=on.user).item
    expect(item and item.value == VALUE, f"value {item and item.value}, put {VALUE}")
    nothing = on.memory.kv.get(NAMESPACE, "nothing", tenant_id=on.tenant, user_id=on.user).item
    expect(nothing is None, f"an unknown key holds {nothing}")
    return "exactly what was put; nothing under another key"


def list_items(on: Ground) -> str:
    keys = [item.key for item in on.memory.kv.list(NAMESPACE[:1], tenant_id=on.tenant, user_id=on.user)]
    expect(sorted(keys) == ["other", "reply"], f"keys {keys} under the prefix")
    strange = on.memory.kv.list(["smok"], tenant_id=on.tenant, user_id=on.user)
    expect(len(strange) == 0, "half a segment counts as a prefix")
    return "two values, by whole segments"


def search_items(on: Ground) -> str:
    found = on.memory.kv.search("bullet points", tenant_id=on.tenant, user_id=on.user, namespace_prefix=NAMESPACE)
    expect(len(found) > 0 and found[0].key == "reply", f"best {[item.key for item in found]}")
    return f"best {found[0].key} at {found[0].score:.2f}"


def list_namespaces(on: Ground) -> str:
    found = list(on.memory.kv.namespaces(tenant_id=on.tenant, user_id=on.user))
    expect(found == [list(NAMESPACE), [*NAMESPACE, "deeper"]], f"namespaces {found}")
    cut = list(on.memory.kv.namespaces(tenant_id=on.tenant, user_id=on.user, max_depth=1))
    expect(cut == [["smoke"]], f"cut to one segment {cut}")
    return "two, or one when cut"


def add_turn(on: Ground) -> str:
    text = "I play chess with my neighbour Ilse."
    added = on.memory.memories.add_turn(text, tenant_id=on.tenant, user_id=on.user, session_id=on.thread)
    expect(added.status in {"ok", "processing"}, f"status {added.status}")
    expect(added.memory_id is None, f"a turn is no memory, yet has id {added.memory_id}")
    return added.processing_status


def list_memories(on: Ground) -> str:
    found = on.memory.memories.list(tenant_id=on.tenant, user_id=on.user)
    fact = next((row for row in found if "Tessel Labs" in row.raw_text), None)
    expect(fact, f"nothing of the transcript among {[row.raw_text for row in found]}")
    expect(any("Trieste" in row.raw_text for row in found), "nothing of what the other surface was told")
    expect(found.total == len(found), f"{len(found)} rows, total {found.total}")
    on.fact = fact
    return f"{found.total} memories, of both surfaces"


def recall_memories(on: Ground) -> str:
    found = on.memory.memories.recall("Where do I work?", tenant_id=on.tenant, user_id=on.user)
    expect("Tessel Labs" in str(found), f"no Tessel Labs in {str(found)!r}")
    return f"{len(found)} memories, {len(str(found))} characters for a prompt"


def query_memories(on: Ground) -> str:
    found = on.memory.memories.query("Where do I work?", tenant_id=on.tenant, user_id=on.user, k=3)
    texts = [row.raw_text for row in found]
    expect(0 < len(texts) <= 3 and any("Tessel Labs" in text for text in texts), f"nearest {texts}")
    return texts[0]


def get_memory_status(on: Ground) -> str:
    fact = need(on.fact, "memory")
    status = on.memory.memories.status(fact.memory_id)
    expect(
        str(status.memory_id).removeprefix("m_") == fact.memory_id.removeprefix("m_"), "the status of another memory"
    )
    expect(status.searchable, f"not searchable: {status.processing_status}")
    return status.processing_status


def list_projects(on: Ground) -> str:
    projects = on.memory.projects.list()
    ids = [project.id for project in projects]
    expect(on.memory.context_id in ids, f"no {on.memory.context_id} among {ids}")
    return f"{count(ids, 'project')}"


def delete_items(on: Ground) -> str:
    delete = on.memory.kv.delete
    nobody = delete(NAMESPACE, ["nothing"], tenant_id=on.tenant, user_id=on.user)
    expect(not nobody.deleted_ids, f"an unknown key deleted {nobody.deleted_ids}")
    gone = delete(NAMESPACE, tenant_id=on.tenant, user_id=on.user)
    expect(len(gone.deleted_ids) == 1, f"deleted {gone.deleted_ids}")
    left = [item.key for item in on.memory.kv.list(tenant_id=on.tenant, user_id=on.user)]
    expect(left == ["other"], f"left {left}")
    delete((*NAMESPACE, "deeper"), tenant_id=on.tenant, user_id=on.user)
    return "one namespace, not the one below it"


def delete_history(on: Ground) -> str:
    gone = on.memory.history.delete(
        tenant_id=on.tenant, user_id=on.user, session_id=on.thread, delete_derived_facts=True
    )
    expect(need(on.turn_id, "turn") in gone.deleted_ids, f"deleted {gone.deleted_ids}")
    expect(gone.deleted_fact_ids, "nothing of what was learnt from it")
    left = on.memory.history.list(on.thread, tenant_id=on.tenant, user_id=on.user)
    expect(left.total == 0, f"{left.total} turns left")
    return f"{count(gone.deleted_ids, 'turn')}, {count(gone.deleted_fact_ids, 'fact')}"


def forget_memories(on: Ground) -> str:
    memories = on.memory.memories
    ids = [row.memory_id for row in memories.list(tenant_id=on.tenant, user_id=on.user)]
    expect(ids, "nothing is left to forget")
    asked = memories.forget(ids, user_id=on.user, dry_run=True)
    expect(len(asked) == len(ids), f"would forget {len(asked)} of {len(ids)}")
    expect(memories.list(tenant_id=on.tenant, user_id=on.user).total == len(ids), "a dry run forgot something")
    gone = memories.forget(ids, user_id=on.user)
    left = memories.list(tenant_id=on.tenant, user_id=on.user).total
    expect(left == 0, f"{left} memories left")
    state = on.memory.state(scope={"user": on.user})
    rows = [row.value for part in (state.identity, state.knowledge, state.context) for row in part.attributes]
    expect(not rows, f"still current: {rows}")
    return f"{len(gone)} forgotten, no fact is left"


MIDDLE: Final = (
    Check("appendHistory", append_history),
    Check("listHistory", list_history),
    Check("putItem", put_item),
    Check("getItem", get_item),
    Check("listItems", list_items),
    Check("searchItems", search_items),
    Check("listNamespaces", list_namespaces),
    Check("addTurn", add_turn),
    Check("listMemories", list_memories),
    Check("recallMemories", recall_memories),
    Check("queryMemories", query_memories),
    Check("getMemoryStatus", get_memory_status),
    Check("listProjects", list_projects),
)

CLOSING: Final = (
    Check("deleteItems", delete_items),
    Check("deleteHistory", delete_history),
    Check("forgetMemories", forget_memories),
)
