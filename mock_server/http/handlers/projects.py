"""Projects: the contexts in use. MemorySync's tools ask for them to learn their tenant (`/org/projects`)."""

from typing import Any

from mock_server.engine import memories
from mock_server.engine.executor import Stamp
from mock_server.engine.instants import with_offset
from mock_server.engine.memory import Memory
from mock_server.engine.persons import OWN_TENANT
from mock_server.http.auth import DEFAULT_CONTEXT
from mock_server.http.call import Call, Handler, Reply


def list_projects(call: Call) -> Reply:
    """List projects, the one in force first (O-02). A caller whose key is enforced sees no other."""
    contexts = call.services.contexts
    others = [name for name in contexts.names() if name != call.context_id] if call.caller.open else []
    return Reply(
        body=[
            call.read(_project),
            *(contexts.get(name).read(_project, call.caller) for name in others),
        ]
    )


def _project(memory: Memory, stamp: Stamp) -> dict[str, Any]:
    """Print one context; one that nobody has written to dates from now."""
    written = memory.created_at is not None
    return {
        "id": memory.context_id,
        "name": memory.context_id,
        "tenant_id": OWN_TENANT,
        "is_default": memory.context_id == DEFAULT_CONTEXT,
        "memory_count": memories.count(memory, stamp),
        "archived_at": None,
        "created_at": with_offset(stamp.now if memory.created_at is None else memory.created_at),
        "updated_at": with_offset(memory.recorded_at if written else stamp.now),
    }


HANDLERS: dict[str, Handler] = {"listProjects": list_projects}
