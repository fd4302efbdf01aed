"""Memories of one person: learn from a turn, recall, query, watch, list, forget (`/v1/memory/*`, `/memory/forget`)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from mock_server.engine import add_turn as turns
from mock_server.engine import memories
from mock_server.engine.derived import scalars
from mock_server.engine.errors import InvalidInput
from mock_server.engine.executor import Stamp
from mock_server.engine.instants import naive
from mock_server.engine.memory import Memory
from mock_server.engine.persons import OWN_TENANT, Person
from mock_server.engine.records import Fact
from mock_server.engine.steps import Steps
from mock_server.http import rows
from mock_server.http.call import Call, Handler, Reply, in_steps
from mock_server.http.hearing import listen

_NEAREST: Final = 8
_FILTERS: Final = ("source", "event_type", "tags", "tier", "before", "after")


@in_steps
def add_turn(call: Call) -> Steps[Reply]:
    """Learn from one turn. Facts are there when the answer is, though it says `distilling` as the service does."""
    body = call.body
    if not body["text"].strip():
        raise InvalidInput("must hold something other than white space", field=("text",))
    occurred_at = body.get("occurred_at")
    command = turns.AddTurn(
        rows.person_of(body),
        body["text"],
        rows.source_of(body, "chat"),
        role=body.get("role"),
        speaker=body.get("speaker"),
        occurred_at=occurred_at,
        said_at=rows.instant_of(occurred_at, "occurred_at"),
        metadata=scalars(body.get("metadata")),
    )
    if turns.is_user_turn(command) and not call.read(lambda memory, stamp: turns.is_replay(memory, command, stamp)):
        said = turns.strip_label(command.text)
        (extraction,) = yield from listen(call, command.person, [(said, command.said_at)])
        command = replace(command, extraction=extraction)
    heard = call.run(turns.decide_add_turn, command)
    started = heard.progress is turns.Progress.DISTILLING
    return Reply(
        201,
        {
            "memory_id": None,
            "status": "processing" if started else "ok",
            "processing_status": heard.progress,
            "embed_mode": "none",
            "already_exists": heard.progress is turns.Progress.REPLAY,
            "request_id": heard.job_id,
        },
    )


def recall_memories(call: Call) -> Reply:
    """Recall memories for a prompt, and the same as text, a line each."""
    items = _ranked(call, rows.recalled, call.body.get("types"))
    context = "\n".join(f"- {item['value']}" for item in items)
    return Reply(body={"context": context, "memories": items, "used_fallback": False, "latency_ms": 0})


def query_memories(call: Call) -> Reply:
    """Rank memories for a prompt."""
    return Reply(body={"memories": _ranked(call, rows.memory_item)})


def _ranked(
    call: Call, show: Callable[[Memory, Fact], dict[str, Any]], types: list[str] | None = None
) -> list[dict[str, Any]]:
    person, prompt = rows.person_of(call.body), call.body["prompt"]
    if not prompt.strip():
        raise InvalidInput("must hold something other than white space", field=("prompt",))
    k = rows.whole(call.body.get("k"), _NEAREST)

    def view(memory: Memory, stamp: Stamp) -> list[dict[str, Any]]:
        hits = memories.rank(memory, stamp, person, prompt, k=k, types=types)
        return [{**show(memory, fact), "score": score} for fact, score in hits]

    return call.read(view)


def get_memory_status(call: Call) -> Reply:
    """Tell where a memory stands: what exists is searchable."""
    number = rows.number_of(call.path["id"], "id")
    user = call.headers.get("x-end-user-id") or None
    fact = call.read(lambda memory, stamp: memories.status(memory, stamp, number, user=user))
    return Reply(body=_status(fact))


def _status(fact: Fact) -> dict[str, Any]:
    return {
        "memory_id": rows.memory_id(fact.number),
        "processing_status": "completed",
        "searchable": True,
        "embed_mode": "none",
        "request_id": memories.job_of(fact),
        "created_at": naive(fact.recorded_at),
        "updated_at": naive(fact.recorded_at),
    }


def list_memories(call: Call) -> Reply:
    """List a person's memories, newest first; limit 0 lists all."""
    person = Person(call.path["tenant_id"], call.path["user_id"])
    limit, offset = rows.whole(call.query.get("limit"), 0), rows.whole(call.query.get("offset"), 0)

    def view(memory: Memory, stamp: Stamp) -> tuple[list[dict[str, Any]], int]:
        found, total = memories.page(memory, stamp, person, limit=limit, offset=offset)
        return [rows.memory_item(memory, fact) for fact in found], total

    items, total = call.read(view)
    return Reply(body={"memories": items, "total": total})


def forget_memories(call: Call) -> Reply:
    """Forget memories and rows by id, or memories by filters; the answer is a bare list of numbers (F-04)."""
    body = call.body
    user = call.headers["x-end-user-id"].strip()
    ids, filters = body.get("memory_ids"), body.get("filters")
    if ids is not None and filters is not None:
        raise InvalidInput("memory_ids and filters were both sent; send exactly one of them", field=("filters",))
    dry_run = body.get("dry_run", False)
    if ids is not None:
        gone = call.run(
            memories.decide_forget_by_ids,
            memories.ForgetByIds(user, rows.numbers_of(ids, "memory_ids"), dry_run),
        )
        return Reply(body=list(gone))
    if filters is None:
        raise InvalidInput("neither memory_ids nor filters was sent; send exactly one of them", field=("memory_ids",))
    gone = call.run(memories.decide_forget_matching, _matching(user, filters, dry_run))
    return Reply(body=list(gone))


def _matching(user: str, filters: dict[str, Any], dry_run: bool) -> memories.ForgetMatching:
    if all(filters.get(name) is None for name in _FILTERS):
        raise InvalidInput(f"holds no filter; send at least one of {', '.join(_FILTERS)}", field=("filters",))
    source = filters.get("source")
    return memories.ForgetMatching(
        Person(OWN_TENANT, user),
        source=None if source is None else source.strip().lower(),
        event_type=filters.get("event_type"),
        tags=tuple(filters.get("tags") or ()),
        tier=filters.get("tier"),
        before=rows.instant_of(filters.get("before"), "filters", "before"),
        after=rows.instant_of(filters.get("after"), "filters", "after"),
        dry_run=dry_run,
    )


HANDLERS: dict[str, Handler] = {
    "addTurn": add_turn,
    "recallMemories": recall_memories,
    "queryMemories": query_memories,
    "getMemoryStatus": get_memory_status,
    "listMemories": list_memories,
    "forgetMemories": forget_memories,
}
