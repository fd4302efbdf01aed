"""Recall: ranked hits, prompt text without a session, and the text a session's chat would have been given."""

from typing import Any

from mock_server.engine import prompt, sessions
from mock_server.engine.executor import Stamp
from mock_server.engine.hits import Hit
from mock_server.engine.instants import with_z
from mock_server.engine.memory import Memory
from mock_server.engine.recall import DEFAULT_K, Ask, Mode, Recalled, recall
from mock_server.engine.scopes import parse as parse_scopes
from mock_server.http.call import Call, Handler, Reply
from mock_server.http.desk import desk
from mock_server.http.handlers.entities import moment_of


def query_memory(call: Call) -> Reply:
    """Find what memory knows, ranked."""
    body = call.body
    include = set(body.get("include") or ("facts", "passages"))
    location = body.get("location") or {}
    ask = Ask(
        body["query"],
        k=body.get("k", DEFAULT_K),
        mode=Mode(body.get("mode", Mode.HYBRID)),
        facts="facts" in include,
        passages="passages" in include,
        duplicates=body.get("includeDuplicates", False),
        labels=tuple(body.get("labels", ())),
        lens=parse_scopes(body.get("lens"), field=("lens",), patterns=True),
        moment=moment_of(body),
        located=any(location.get(kind) is not None for kind in ("near", "within")),
    )
    began = call.services.clock.now()
    (recalled, trace_id), at = call.read(lambda memory, stamp: ((recall(memory, stamp, ask), stamp.mint.token()), stamp.now))
    elapsed = desk(call).elapsed_ms(began)
    desk(call).retrieved(trace_id, at, ask, recalled, elapsed, session_id=body.get("sessionId"), source=body.get("source"))
    return Reply(
        body={
            "classificationKind": recalled.kind,
            "hits": [_hit(hit) for hit in recalled.hits],
            "contextHits": [],
            "queryMs": elapsed,
            "seedEntities": list(recalled.seeds),
            "tier": recalled.tier,
            "trace": _trace(trace_id, recalled, elapsed),
        }
    )
