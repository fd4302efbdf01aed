"""The exact transcript: append turns, list a conversation, delete it (`/v1/history/*`)."""

from dataclasses import replace
from typing import Any

from mock_server.engine import history
from mock_server.engine.derived import scalars
from mock_server.engine.errors import InvalidInput
from mock_server.engine.listening import SPEAKING, Overheard
from mock_server.engine.steps import Steps
from mock_server.http import rows
from mock_server.http.call import Call, Handler, Reply, in_steps
from mock_server.http.hearing import listen


@in_steps
def append_history(call: Call) -> Steps[Reply]:
    """Store turns and learn from the user's new ones.

    Facts are there when the answer is, although the contract lets them come later: the extractor has listened before
    the command decides.
    """
    body = call.body
    turns = [_turn(index, sent) for index, sent in enumerate(body["turns"])]
    command = history.AppendHistory(
        rows.person_of(body),
        rows.source_of(body, "api"),
        body["session_id"],
        tuple(turns),
        extract=body.get("extract", True),
        metadata=scalars(body.get("metadata")),
    )
    if command.extract:
        command = yield from _heard(call, command)
    appended = call.run(history.decide_append, command)
    return Reply(
        body={
            "items": [{**rows.turn(row), "created": created} for row, created in appended.items],
            "request_ids": list(appended.job_ids),
            "status": "ok",
        }
    )


def _turn(index: int, sent: dict[str, Any]) -> history.NewTurn:
    occurred_at, payload, seq = sent.get("occurred_at"), sent.get("payload"), sent.get("seq")
    return history.NewTurn(
        role=rows.role_of(sent["role"], "turns", index, "role"),
        content=sent["content"],
        seq=None if seq is None else int(seq),
        occurred_at=occurred_at,
        said_at=rows.instant_of(occurred_at, "turns", index, "occurred_at"),
        payload=None if payload is None else rows.exact_text(payload, "turns", index, "payload"),
        idempotency_key=sent.get("idempotency_key"),
    )


def _heard(call: Call, command: history.AppendHistory) -> Steps[history.AppendHistory]:
    """Let the extractor listen to the user's new turns, in order; the others are not for it (H-14)."""
    person, source, session_id = command.person, command.source, command.session_id
    to_hear = call.read(lambda memory, stamp: history.to_hear(memory, command, stamp))
    heard = yield from listen(
        call,
        person,
        [
            (turn.content, turn.said_at) if new else Overheard(turn.content)
            for turn, new in zip(command.turns, to_hear, strict=True)
            if new or turn.role in SPEAKING
        ],
        lately_named=lambda memory: history.lately_named(memory, person, source, session_id),
        lately_said=lambda memory: history.lately_said(memory, person, source, session_id),
    )
    claims = iter(heard)
    turns = (
        replace(turn, extraction=next(claims)) if new else turn
        for turn, new in zip(command.turns, to_hear, strict=True)
    )
    return replace(command, turns=tuple(turns))


def list_history(call: Call) -> Reply:
    """Read a conversation back, oldest first; limit keeps its end."""
    body = call.body
    person, source = rows.person_of(body), rows.source_filter(body)
    limit = rows.whole(body.get("limit"), 0)
    found = call.read(
        lambda memory, stamp: history.conversation(memory, stamp, person, body["session_id"], source=source)
    )
    return Reply(body={"items": [rows.turn(row) for row in found[-limit:]], "total": len(found)})


def delete_history(call: Call) -> Reply:
    """Remove a conversation or single turns, and their facts when asked."""
    body = call.body
    session_id, ids = body.get("session_id"), body.get("ids")
    if session_id is not None and ids is not None:
        raise InvalidInput("session_id and ids were both sent; send exactly one of them", field=("ids",))
    if session_id is None and ids is None:
        raise InvalidInput("neither session_id nor ids was sent; send exactly one of them", field=("session_id",))
    command = history.DeleteHistory(
        rows.person_of(body),
        rows.source_filter(body),
        session_id,
        () if ids is None else rows.numbers_of(ids, "ids"),
        with_facts=body.get("delete_derived_facts", False),
    )
    gone = call.run(history.decide_delete, command)
    return Reply(body=rows.deleted(gone.rows, gone.facts))


HANDLERS: dict[str, Handler] = {
    "appendHistory": append_history,
    "listHistory": list_history,
    "deleteHistory": delete_history,
}
