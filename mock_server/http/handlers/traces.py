"""Traces: why a reply said what it said, what a query found, what a write decided, and figures about all of it.

Who may see which trace is in `engine/inspection.py`. A trace of which content was erased since keeps its numbers and
loses its texts.
"""

from typing import Final

from mock_server.engine import inspection
from mock_server.engine.asking import Tier
from mock_server.engine.executor import Stamp
from mock_server.engine.hits import Hit
from mock_server.engine.inspection import Record, Seen
from mock_server.engine.instants import with_z
from mock_server.engine.memory import Memory
from mock_server.engine.records import Chunk, Fact
from mock_server.engine.stores.decisions import Decision
from mock_server.engine.trace_stats import Stats, Window, stats
from mock_server.engine.traces import ResponseTrace, RetrievalTrace
from mock_server.http import ephemera, wire
from mock_server.http.call import Call, Handler, Reply
from mock_server.http.handlers.facts import instant
from mock_server.http.wire import JsonObject

WORDS: Final = 2_000
"""How many characters of the turns it weighed a decision shows."""

NO_TIER: Final = "none"
"""What stands for a tier where nothing was looked up."""

_TIERS: Final = (Tier.DIRECT, Tier.CACHE, Tier.HYBRID, Tier.FULL_CONTEXT)


def list_traces(call: Call) -> Reply:
    """List what happened, newest first, without the retrievals."""
    held = ephemera.of(call.executor).traces

    def look(memory: Memory, stamp: Stamp) -> list[JsonObject]:
        found = inspection.listed(memory, stamp, held, call.query["limit"])
        return [_record(memory, record) for record in found]

    return Reply(body={"traces": call.read(look)})


def get_trace(call: Call) -> Reply:
    """Give one trace with everything around it."""
    held = ephemera.of(call.executor).traces

    def look(memory: Memory, stamp: Stamp) -> JsonObject:
        record = inspection.find(memory, stamp, held, call.path["trace_id"])
        printed = _record(memory, record)
        printed["retrievals"] = [_retrieval(memory, seen) for seen in record.retrievals]
        if record.response is not None:
            printed["parent"] |= _made_of(record.response)
        if isinstance(record.seen.trace, Decision):
            printed["decision"] = _decision(memory, record.seen.trace)
        return printed

    return Reply(body=call.read(look))


def get_trace_stats(call: Call) -> Reply:
    """Give the figures of a stretch of time."""
    query = call.query
    scope = tuple((query.get("scope") or {}).items())
    window = Window(query["windowHours"], instant(query.get("since"), "since"), scope)
    held = ephemera.of(call.executor).traces
    return Reply(body=_figures(call.read(lambda memory, stamp: stats(memory, stamp, held, window))))


def _record(memory: Memory, record: Record) -> JsonObject:
    seen, trace = record.seen, record.seen.trace
    printed: JsonObject = {
        "id": seen.id,
        "createdAt": with_z(seen.at),
        "erased": seen.erased,
        "cached": False,
        "parent": None if record.response is None else _response(record.response),
    }
    match trace:
        case ResponseTrace():
            printed |= {"kind": "response", "cached": trace.cached, "queryText": "" if seen.erased else trace.message}
        case RetrievalTrace():
            printed |= {"kind": "retrieval", "queryText": "" if seen.erased else trace.query}
        case Decision():
            return printed | {
                "kind": "decision",
                "queryText": "" if seen.erased else _words(memory, trace),
                "latencyMs": 0,
                "resolutionTier": NO_TIER,
                "tierReason": _summary(trace),
            }
    return printed | {"latencyMs": trace.latency_ms, "resolutionTier": trace.tier, "tierReason": trace.reason}


def _response(seen: Seen[ResponseTrace]) -> JsonObject:
    trace, erased = seen.trace, seen.erased
    return {
        "id": trace.id,
        "createdAt": with_z(trace.at),
        "cached": trace.cached,
        "latencyMs": trace.latency_ms,
        "responseText": "" if erased else trace.reply,
        "reusedFrom": trace.reused_from,
        "sessionId": trace.session_id or None,
        "source": "chat",
        "userMessage": "" if erased else trace.message,
    }


def _made_of(seen: Seen[ResponseTrace]) -> JsonObject:
    """Print what only a single read shows of a reply: the prompt, and the sources offered."""
    trace = seen.trace
    if seen.erased:
        return {"prompt": None, "sources": []}
    cited = trace.cited
    sources = [{**wire.citation(offered), "cited": offered.marker in cited} for offered in trace.sources]
    return {"prompt": trace.prompt, "sources": sources}


def _retrieval(memory: Memory, seen: Seen[RetrievalTrace]) -> JsonObject:
    trace = seen.trace
    hits = () if seen.erased else trace.hits
    return {
        "id": trace.id,
        "createdAt": with_z(trace.at),
        "latencyMs": trace.latency_ms,
        "mode": trace.mode,
        "retrievedIds": [hit.id for hit in hits],
        "returned": [_returned(memory, hit, rank) for rank, hit in enumerate(hits, 1)],
        "scores": [hit.score for hit in hits],
        "tierEntered": _TIERS.index(trace.tier) + 1,
        "tierReason": trace.reason,
    }


def _returned(memory: Memory, hit: Hit, rank: int) -> JsonObject:
    row = hit.row
    table, ref = hit.kind, hit.id
    if isinstance(row, Chunk):
        ref = row.turn_id
    elif isinstance(row, Fact):
        subject = memory.facts.resolve(row.subject).ref
        if row.key is not None:
            ref = f"attribute:{subject}/{row.key}"
        else:
            table = "relation"
            ref = f"relation:{subject}-[{row.label}]->{memory.facts.resolve(row.target).ref}"
    return {"id": hit.id, "table": table, "label": hit.text, "rank": rank, "ref": ref, "score": hit.score}


def _decision(memory: Memory, trace: Decision) -> JsonObject:
    def ids(rows: tuple[str, ...]) -> list[str]:
        facts = (memory.facts.facts[row] for row in rows)
        return [f"attr_{fact.id}" if fact.key is not None else f"rel_{fact.id}" for fact in facts]

    return {
        "rowsTouched": trace.rows_touched,
        "inserted": ids(trace.inserted),
        "confirmed": ids(trace.confirmed),
        "superseded": ids(trace.superseded),
        "retracted": ids(trace.retracted),
        "contradicted": ids(trace.contradicted),
        "uncertaintiesOpened": list(trace.opened),
        "uncertaintiesResolved": list(trace.resolved),
        "instructions": list(trace.instructions),
    }


def _summary(trace: Decision) -> str:
    """Say in a line what a decision came to."""
    counted = (
        (len(trace.inserted), "inserted"),
        (len(trace.confirmed), "confirmed"),
        (len(trace.superseded), "superseded"),
        (len(trace.retracted), "taken back"),
        (len(trace.contradicted), "left beside another value"),
        (len(trace.opened), "doubted"),
        (len(trace.resolved), "settled"),
        (len(trace.instructions), "directive" if len(trace.instructions) == 1 else "directives"),
    )
    return ", ".join(f"{number} {what}" for number, what in counted if number)


def _words(memory: Memory, trace: Decision) -> str:
    """Give the turns a decision weighed, one a line; nothing where it came without any."""
    text = "\n".join(memory.transcripts.turns[turn_id].content for turn_id in trace.turns)
    return text if len(text) <= WORDS else text[: WORDS - 1] + "\u2026"


def _figures(found: Stats) -> JsonObject:
    return {
        "windowHours": found.hours,
        "totalQueries": found.questions,
        "avgLatencyMs": found.latency_ms,
        "cacheHits": found.reused,
        "cacheHitRate": _rate(found.reused, found.responses),
        "responseTracesCached": found.reused,
        "responseTracesTotal": found.responses,
        "tierCounts": {
            "direct": found.tiers.get(Tier.DIRECT, 0),
            "hybrid": found.tiers.get(Tier.HYBRID, 0),
            "fullContext": found.tiers.get(Tier.FULL_CONTEXT, 0),
        },
        "retrieval": {
            "traces": found.retrievals,
            "avgCandidateSet": found.mean_candidates,
            "maxCandidateSet": found.most_candidates,
        },
        "supersession": {
            "supersessionEvents": found.supersessions,
            "entitiesChurned": found.churned,
            "churnPerEntity": _rate(found.supersessions, found.churned),
        },
        "contradiction": {
            "reconciliations": found.reconciliations,
            "contradictions": found.contradictions,
            "contradictionRate": _rate(found.contradictions, found.reconciliations),
        },
        "sourceKindDistribution": [{"kind": kind, "count": count} for kind, count in found.origins],
    }


def _rate(part: int, whole: int) -> float:
    return round(part / whole, 6) if whole else 0.0


HANDLERS: dict[str, Handler] = {
    "listTraces": list_traces,
    "getTraceStats": get_trace_stats,
    "getTrace": get_trace,
}
