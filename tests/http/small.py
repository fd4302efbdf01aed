"""A server over a spec of a dozen operations, so that the framework is tested without the real handlers.

Every handler answers with what reached it. `Answering` lets a test put another one in its place.
"""

from collections.abc import Callable, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from mock_server.engine.changes import TurnHeard
from mock_server.engine.executor import Decision, Stamp
from mock_server.engine.memory import Memory
from mock_server.engine.records import HeardTurn
from mock_server.http import spec as specs
from mock_server.http.app import App
from mock_server.http.call import Call, Handler, Reply
from mock_server.http.spec import Spec
from mock_server.wiring import Settings, assemble

SPEC = specs.from_yaml(Path(__file__).with_name("small.yaml").read_bytes())


def echo(call: Call) -> Reply:
    """Answer with what arrived."""
    caller = asdict(call.caller)
    return Reply(
        200,
        {
            "operation": call.operation_id,
            "context": call.context_id,
            "path": dict(call.path),
            "query": dict(call.query),
            "body": call.body,
            "caller": {name: caller[name] for name in ("principal", "on_behalf_of", "user", "open")},
        },
    )


def write_note(call: Call) -> Reply:
    """Commit something, and answer with the number of the commit."""

    def decide(memory: Memory, command: None, stamp: Stamp) -> Decision[int]:
        return Decision((TurnHeard(HeardTurn("acme", "maya", str(memory.seq), stamp.now)),), memory.seq + 1)

    return call.commit(
        decide, None, lambda seq: Reply(200, {"operation": call.operation_id, "seq": seq, "body": call.body})
    )


def delete_note(call: Call) -> Reply:
    """Answer without a body."""
    return Reply(204)


def handlers(**others: Handler) -> dict[str, Handler]:
    """Give a handler for every operation; keyword arguments replace some."""
    found: dict[str, Handler] = {operation.id: echo for operation in SPEC.operations}
    return found | {"writeNote": write_note, "deleteNote": delete_note} | others


def small_app(settings: Settings | None = None, *, spec: Spec = SPEC, **others: Handler) -> App:
    """Build the small server."""
    return assemble(settings or Settings(), spec, handlers(**others))


Build = Callable[..., App]
Json = Mapping[str, Any]
