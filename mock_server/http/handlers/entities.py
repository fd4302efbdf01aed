"""Entities: the list, one with what holds, and the history of one attribute."""

from typing import Any

from mock_server.engine import entities
from mock_server.engine.executor import Stamp
from mock_server.engine.memory import Memory
from mock_server.engine.temporal import Moment
from mock_server.http import wire
from mock_server.http.call import Call, Handler, Reply
from mock_server.http.handlers.facts import instant


def list_entities(call: Call) -> Reply:
    """List live entities by type, then name."""
    views = call.read(
        lambda memory, stamp: entities.listing(
            memory,
            stamp,
            type_=call.query.get("type"),
            limit=call.query.get("limit"),
            offset=call.query.get("offset", 0),
        )
    )
    return Reply(body={"entities": [wire.entity_view(view) for view in views]})


def get_entity(call: Call) -> Reply:
    """Give one entity with what holds, now or at a moment."""
    moment = moment_of(call.query)

    def look(memory: Memory, stamp: Stamp) -> wire.JsonObject:
        detail = entities.get(memory, stamp, call.path["entity_type"], call.path["entity_name"], moment)
        return wire.entity_detail(memory, detail)

    return Reply(body=call.read(look))


def get_entity_history(call: Call) -> Reply:
    """List every value an attribute has had, oldest first."""

    def look(memory: Memory, stamp: Stamp) -> list[wire.JsonObject]:
        rows = entities.history(memory, stamp, call.path["entity_type"], call.path["entity_name"], call.path["key"])
        return [wire.attribute_detail(memory, fact) for fact in rows]

    return Reply(body={"history": call.read(look)})


def moment_of(values: Any) -> Moment:
    """Read the four time parameters a read may carry, from a query or a body."""
    return Moment(
        as_of=instant(values.get("asOf"), "asOf"),
        at_instant=instant(values.get("atInstant"), "atInstant"),
        valid_from=instant(values.get("validFrom"), "validFrom"),
        valid_until=instant(values.get("validUntil"), "validUntil"),
    )


HANDLERS: dict[str, Handler] = {
    "listEntities": list_entities,
    "getEntity": get_entity,
    "getEntityHistory": get_entity_history,
}
