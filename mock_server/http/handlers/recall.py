"""Recall: ranked hits, prompt text without a session, and the text a session's chat would have been given."""

from collections.abc import Callable
from typing import TypeAlias

from mock_server.engine import prompt, sessions
from mock_server.engine.asking import DEFAULT_K, Ask, Mode, Recalled
from mock_server.engine.executor import Stamp
from mock_server.engine.hits import Hit
from mock_server.engine.instants import with_z
from mock_server.engine.memory import Memory
from mock_server.engine.recall import recall
from mock_server.engine.scopes import Region, Selector, region
from mock_server.engine.scopes import parse as parse_scopes
from mock_server.engine.traces import RetrievalTrace, Shown
from mock_server.http import ephemera
from mock_server.http.call import Call, Handler, Reply
from mock_server.http.handlers.entities import moment_of
from mock_server.http.wire import JsonObject

Look: TypeAlias = tuple[Ask, Recalled, str]
"""What one read asked, what it found, and the text made of that."""


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
        lens=_lens(call),
        moment=moment_of(body),
        located=any(location.get(kind) is not None for kind in ("near", "within")),
    )
    recalled, _, trace = _traced(call, lambda memory, stamp: (ask, recall(memory, stamp, ask), ""))
    return Reply(
        body={
            "classificationKind": recalled.kind,
            "hits": [_hit(hit) for hit in recalled.hits],
            "contextHits": [_hit(hit) for hit in recalled.siblings],
            "queryMs": trace.latency_ms,
            "seedEntities": list(recalled.seeds),
            "tier": recalled.tier,
            "trace": {
                "traceId": trace.id,
                "latencyMs": trace.latency_ms,
                "resolutionTier": recalled.tier,
                "retrievedCount": recalled.considered,
                "tierReason": recalled.reason,
                "topScores": [hit.score for hit in recalled.hits[:5]],
            },
        }
    )


def query_context(call: Call) -> Reply:
    """Write out what memory knows around a question. k 0 asks for nothing and gets nothing."""
    body = call.body
    ask = Ask(
        body["query"],
        k=body.get("k", DEFAULT_K),
        labels=tuple(body.get("labels", ())),
        lens=_lens(call),
        only_claims=True,
    )

    def look(memory: Memory, stamp: Stamp) -> Look:
        recalled = recall(memory, stamp, ask)
        return ask, recalled, prompt.injected(memory, stamp, ask, recalled).text if ask.k else ""

    recalled, text, trace = _traced(call, look)
    return Reply(body={"context": text, "queryMs": trace.latency_ms, "tier": recalled.tier})


def get_session_context(call: Call) -> Reply:
    """Give the text that `/chat` would have put before its model."""

    def look(memory: Memory, stamp: Stamp) -> Look:
        session = sessions.get(memory, stamp.caller, call.path["session_id"])
        turns = prompt.window(memory, session)
        shown = frozenset(turn.id for turn in turns)
        ask = Ask(call.body["query"], home=session.selector, skip_turns=shown, only_claims=True)
        recalled = recall(memory, stamp, ask)
        return ask, recalled, prompt.injected(memory, stamp, ask, recalled, turns).text

    _, text, _ = _traced(call, look)
    return Reply(body={"context": text})


def _traced(call: Call, look: Callable[[Memory, Stamp], Look]) -> tuple[Recalled, str, RetrievalTrace]:
    """Search, and keep a trace of it; an unknown session or a strange source label is noted as it came."""
    began = call.services.clock.now()
    (ask, recalled, text), trace_id = call.read(lambda memory, stamp: (look(memory, stamp), stamp.mint.token()))
    trace = RetrievalTrace(
        id=trace_id,
        at=began,
        principal=call.caller.principal,
        query=ask.text,
        mode=ask.mode,
        tier=recalled.tier,
        reason=recalled.reason,
        hits=recalled.hits,
        considered=recalled.considered,
        latency_ms=(call.services.clock.now() - began) // 1000,
        shown=Shown(ask.home, () if ask.home else _looked_through(call, ask), hits=recalled.retrieved),
        session_id=call.path.get("session_id") or call.body.get("sessionId"),
        source=call.body.get("source"),
    )
    ephemera.of(call.executor).traces.add(trace)
    return recalled, text, trace


def _looked_through(call: Call, ask: Ask) -> Region:
    """Give the region a question without a session is about: the lens, or all that its asker may read."""
    return region(path for clause in ask.lens for path in clause) if ask.lens else call.caller.read


def _lens(call: Call) -> Selector:
    return parse_scopes(call.body.get("lens"), field=("lens",), patterns=True)


def _hit(hit: Hit) -> JsonObject:
    printed: JsonObject = {"id": hit.id, "score": hit.score, "source": hit.kind, "text": hit.text}
    if hit.occurred_at is not None:
        printed["occurredAt"] = with_z(hit.occurred_at)
    return printed


HANDLERS: dict[str, Handler] = {
    "queryMemory": query_memory,
    "queryContext": query_context,
}
