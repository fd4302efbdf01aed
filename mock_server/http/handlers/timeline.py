"""Timeline: pages of entities with their facts, newest first."""

from dataclasses import replace

from mock_server.engine import timeline
from mock_server.engine.agents import DEFAULT_AGENTS
from mock_server.engine.instants import with_offset
from mock_server.engine.timeline import Sort, TimelineFact, TimelineItem
from mock_server.http import cursors
from mock_server.http.call import Call, Handler, Reply
from mock_server.http.handlers.graph import JsonObject, edge_times, limit_of, rewritten


def get_timeline(call: Call) -> Reply:
    """Page through entities by last update or by creation."""
    sort = Sort(call.query.get("sort", Sort.LAST_UPDATED))
    after = cursors.read(call.query.get("cursor"))
    page = call.read(
        lambda memory, stamp: timeline.page(
            memory,
            stamp,
            limit=limit_of(call, 20),
            after=after,
            agent_id=call.query.get("agent_id"),
            sort=sort,
            agents=DEFAULT_AGENTS,
        )
    )
    nodes = rewritten(call, (item.node for item in page.items))
    return Reply(
        body={
            "items": [_item(replace(item, node=node)) for item, node in zip(page.items, nodes, strict=True)],
            "next_cursor": None if page.next_place is None else cursors.write(page.next_place),
            "sort": str(sort),
        }
    )


def _item(item: TimelineItem) -> JsonObject:
    return {
        "id": item.node.id,
        "name": item.node.name,
        "labels": list(item.node.labels),
        "summary": item.node.summary,
        "summary_raw": item.node.summary_raw,
        "first_seen_at": with_offset(item.node.created_at),
        "last_updated_at": with_offset(item.last_updated_at),
        "fact_count": len(item.facts),
        "facts": [_fact(fact) for fact in item.facts],
    }


def _fact(fact: TimelineFact) -> JsonObject:
    return {
        "id": fact.edge.id,
        "label": fact.edge.label,
        "fact": fact.edge.sentence,
        **edge_times(fact.edge),
        "direction": fact.direction,
        "other": {"id": fact.other.id, "name": fact.other.name, "labels": list(fact.other.labels)},
    }


HANDLERS: dict[str, Handler] = {"getTimeline": get_timeline}
