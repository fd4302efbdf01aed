"""The vendor's Spectron client looks at traces: every id it was given leads to one."""

from typing import Any

import pytest
from surrealdb_memory import MemoryAPIError, MemoryNotFoundError

from tests.compat.colours import done, drained


async def test_traces_are_listed_newest_first_and_read_by_id(memory: Any) -> None:
    await done(memory.remember("I live in Lisbon."))
    found = await done(memory.recall("Where do I live?"))
    reply = await done(memory.chat("Where do I live?"))
    again = await done(memory.chat("Where do I live?"))
    stream = await drained(memory.chat("Where do I live, in a word?", stream=True))
    ids = (found.trace["traceId"], reply.trace_id, again.trace_id, stream[-1].trace_id)
    for trace_id in ids:
        one = await done(memory.traces.get(trace_id))
        assert one.id == trace_id
        assert one.created_at
        assert one.query_text.startswith("Where do I live")
        assert one.tier_reason
        assert one.latency_ms >= 0
    assert (await done(memory.traces.get(again.trace_id))).cached is True
    assert (await done(memory.traces.get(again.trace_id))).resolution_tier == "cache"
    assert (await done(memory.traces.get(f"trace:{reply.trace_id}"))).id == reply.trace_id
    listed = (await done(memory.traces.list())).traces
    assert set(ids) <= {trace.id for trace in listed}
    times = [trace.created_at for trace in listed]
    assert times == sorted(times, reverse=True)
    assert [trace.id for trace in (await done(memory.traces.list(limit=2))).traces] == [t.id for t in listed[:2]]
    assert len((await done(memory.traces.list(limit=100_000))).traces) == len(listed)


async def test_figures_have_every_member(memory: Any) -> None:
    empty = await done(memory.traces.stats())
    assert (empty.total_queries, empty.cache_hit_rate, empty.window_hours) == (0, 0.0, 24)
    await done(memory.remember("I live in Lisbon."))
    await done(memory.remember("I moved to Berlin."))
    for _ in range(2):
        await done(memory.chat("Where do I live?"))
    found = await done(memory.traces.stats())
    assert (found.total_queries, found.cache_hits, found.cache_hit_rate) == (2, 1, 0.5)
    assert (found.response_traces_total, found.response_traces_cached) == (2, 1)
    assert found.supersession["supersessionEvents"] == 1
    assert found.contradiction == {"reconciliations": 2, "contradictions": 0, "contradictionRate": 0.0}
    assert found.tier_counts == {"direct": 1, "hybrid": 0, "fullContext": 0}
    assert found.retrieval["traces"] == 2
    assert found.source_kind_distribution == [{"kind": "turn", "count": 2}]
    assert found.avg_latency_ms >= 0


async def test_an_unknown_trace_and_a_bad_limit_are_refused(memory: Any) -> None:
    with pytest.raises(MemoryNotFoundError) as missing:
        await done(memory.traces.get("no/such trace"))
    assert missing.value.status_code == 404
    with pytest.raises(MemoryAPIError) as refused:
        await done(memory.traces.list(limit=-1))
    assert refused.value.status_code == 400
