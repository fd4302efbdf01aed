"""Key-value state: put, get, list, search, delete, and the namespaces in use (`/v1/state/*`)."""

from dataclasses import replace

from mock_server.engine import kv
from mock_server.engine.derived import scalars
from mock_server.engine.executor import Stamp
from mock_server.engine.memory import Memory
from mock_server.engine.records import Item
from mock_server.engine.steps import Steps
from mock_server.engine.stores.items import Namespace
from mock_server.http import rows
from mock_server.http.call import Call, Handler, Reply, in_steps
from mock_server.http.hearing import listen

_PAGE = 100
_HITS = 10


@in_steps
def put_item(call: Call) -> Steps[Reply]:
    """Put a value; unless it is held already, learn from its text when asked."""
    body = call.body
    shelf = _shelf(call)
    value = rows.exact_text(body["value"], "value")
    text = kv.default_text(value) if body.get("text") is None else body["text"]
    command = kv.PutItem(
        shelf,
        tuple(body["namespace"]),
        body["key"],
        value,
        text,
        index=body.get("index", True),
        extract=body.get("extract", False),
        replace_facts=body.get("replace_derived_facts", False),
        metadata=scalars(body.get("metadata")),
    )
    if command.extract and not call.read(lambda memory, _: kv.is_held(memory, command)):
        (extraction,) = yield from listen(call, shelf.person, [(text, None)])
        command = replace(command, extraction=extraction)
    put = call.run(kv.decide_put, command)
    return Reply(
        body={
            "item": rows.item(put.item),
            "created": put.created,
            "request_id": put.job_id,
            "deleted_fact_ids": [rows.memory_id(number) for number in put.facts],
            "status": "ok",
        }
    )


def get_item(call: Call) -> Reply:
    """Read one value; null when the key holds nothing."""
    shelf, namespace, key = _shelf(call), tuple(call.body["namespace"]), call.body["key"]
    held = call.read(lambda memory, stamp: kv.get(memory, stamp, shelf, namespace, key))
    return Reply(body={"item": None if held is None else rows.item(held)})


def list_items(call: Call) -> Reply:
    """Page through values, newest first."""
    shelf, prefix = _shelf(call), _prefix(call, "namespace_prefix")
    limit, offset = rows.whole(call.body.get("limit"), _PAGE), rows.whole(call.body.get("offset"), 0)

    def view(memory: Memory, stamp: Stamp) -> tuple[list[Item], int]:
        return kv.page(memory, stamp, shelf, prefix, limit=limit, offset=offset)

    items, total = call.read(view)
    return Reply(body={"items": [rows.item(held) for held in items], "total": total})


def search_items(call: Call) -> Reply:
    """Rank values by their text."""
    shelf, prefix, query = _shelf(call), _prefix(call, "namespace_prefix"), call.body["query"]
    limit = rows.whole(call.body.get("limit"), _HITS)
    hits, total = call.read(lambda memory, stamp: kv.search(memory, stamp, shelf, prefix, query, limit=limit))
    return Reply(body={"items": [{**rows.item(held), "score": score} for held, score in hits], "total": total})


def delete_items(call: Call) -> Reply:
    """Remove keys, or all of one namespace; null keys are all, no keys are none (K-02, K-03)."""
    body = call.body
    keys = body.get("keys")
    command = kv.DeleteItems(
        _shelf(call),
        tuple(body["namespace"]),
        None if keys is None else tuple(keys),
        with_facts=body.get("delete_derived_facts", False),
    )
    gone = call.run(kv.decide_delete, command)
    return Reply(body=rows.deleted(gone.rows, gone.facts))


def list_namespaces(call: Call) -> Reply:
    """List the namespaces that hold a value."""
    shelf, prefix, body = _shelf(call), _prefix(call, "prefix"), call.body
    depth = body.get("max_depth")
    limit, offset = rows.whole(body.get("limit"), _PAGE), rows.whole(body.get("offset"), 0)
    found = call.read(
        lambda memory, stamp: kv.namespaces(
            memory,
            stamp,
            shelf,
            prefix,
            max_depth=None if depth is None else int(depth),
            limit=limit,
            offset=offset,
        )
    )
    return Reply(body={"namespaces": [list(namespace) for namespace in found]})


def _shelf(call: Call) -> kv.Shelf:
    return kv.Shelf(rows.person_of(call.body), rows.source_of(call.body, "api"))


def _prefix(call: Call, name: str) -> Namespace:
    return tuple(call.body.get(name, ()))


HANDLERS: dict[str, Handler] = {
    "putItem": put_item,
    "getItem": get_item,
    "listItems": list_items,
    "searchItems": search_items,
    "deleteItems": delete_items,
    "listNamespaces": list_namespaces,
}
