"""State and profile: everything current, whole or condensed to one user."""

from mock_server.engine import state
from mock_server.engine.memory import Memory
from mock_server.http import wire
from mock_server.http.call import Call, Handler, Reply


def get_state(call: Call) -> Reply:
    """Give everything current the caller may read."""
    scope = call.query.get("scope") or {}
    return Reply(body=call.read(lambda memory, stamp: _printed(memory, state.view(memory, stamp, scope))))


def _printed(memory: Memory, view: state.State) -> wire.JsonObject:
    body: wire.JsonObject = {
        str(category): {
            "entities": [wire.entity_view(entity) for entity in bundle.entities],
            "attributes": [wire.attribute_detail(memory, fact) for fact in bundle.attributes],
            "relations": [wire.relation_detail(memory, fact) for fact in bundle.relations],
        }
        for category, bundle in view.bundles.items()
    }
    body["instructions"] = [wire.instruction(row) for row in view.instructions]
    body["unknowns"] = [wire.unknown(row) for row in view.unknowns]
    return body


def get_profile(call: Call) -> Reply:
    """Give the speaker's profile."""
    view = call.read(state.profile)
    sections = {"static": view.static, "dynamic": view.dynamic, "preferences": view.preferences}
    body: wire.JsonObject = {
        name: [{"key": key, "value": value} for key, value in pairs] for name, pairs in sections.items()
    }
    body["instructions"] = [wire.instruction(row) for row in view.instructions]
    return Reply(body=body)


HANDLERS: dict[str, Handler] = {"getState": get_state, "getProfile": get_profile}
