"""What each call of the blocking clients returns, as type checkers see it; see `test_types.py`."""

from datetime import UTC, datetime
from typing import Any, Final, assert_type

from spectron_sdk import (
    ClientOptions,
    EventStream,
    MemorySyncClient,
    Meta,
    Pages,
    RawResponse,
    RequestOptions,
    Spectron,
    StreamedResponse,
    meta,
)
from spectron_sdk._raw import RawTransport, StreamingTransport
from spectron_sdk._transport import SyncTransport
from spectron_sdk.client import RawClient
from spectron_sdk.models.base import Listing
from spectron_sdk.models.chat import ChatChunk, ChatResult
from spectron_sdk.models.entities import Entity, EntityHistory, EntityList, EntityResult
from spectron_sdk.models.facts import RememberManyResult, RememberResult
from spectron_sdk.models.graph import (
    AgentMemory,
    DeletedMemory,
    GraphEdge,
    GraphExport,
    GraphPage,
    GraphSearch,
    IngestResult,
    MergeResult,
    WarmGraph,
)
from spectron_sdk.models.history import AppendResult, Deletion, HistoryList
from spectron_sdk.models.identity import Health, Whoami
from spectron_sdk.models.kv import GetResult, Item, ItemList, NamespaceList, PutResult, SearchResult
from spectron_sdk.models.memories import (
    AddTurnResult,
    Memory,
    MemoryList,
    MemoryMatches,
    MemoryRecall,
    MemoryStatus,
    Project,
)
from spectron_sdk.models.recall import ContextResult, RecallResult
from spectron_sdk.models.sessions import SessionContext, Turn, TurnList
from spectron_sdk.models.state import Profile, State
from spectron_sdk.models.timeline import TimelineItem, TimelinePage
from spectron_sdk.models.traces import ResponseTrace, TraceList, TraceRecord, TraceStats
from spectron_sdk.models.uncertainty import Uncertainty, UncertaintyList
from spectron_sdk.resources.sessions import Session

Json = dict[str, Any]

NOON: Final = datetime(2026, 5, 1, 12, tzinfo=UTC)
TURN: Final[dict[str, Any]] = {"role": "user", "content": "I live in Berlin."}


def verbs(memory: Spectron) -> None:
    assert_type(memory.remember("I live in Berlin."), RememberResult)
    assert_type(memory.remember(triples=[], infer="triples", idempotency_key="k", timeout=None), RememberResult)
    assert_type(memory.remember_many([TURN], session_id="s"), RememberManyResult)
    assert_type(memory.recall("Berlin", k=3, lens=[["org/acme"]], as_of=NOON, deadline=5.0), RecallResult)
    assert_type(memory.query_context("Berlin", on_behalf_of="alice"), ContextResult)
    assert_type(memory.chat("Where do I live?", session_id="s"), ChatResult)
    assert_type(memory.chat("Where do I live?", stream=False), ChatResult)
    assert_type(memory.state(scope={"user": "maya"}), State)
    assert_type(memory.profile(), Profile)
    assert_type(memory.whoami(), Whoami)
    assert_type(memory.health(max_retries=0), Health)
    assert_type(memory.merge("n1", "n2"), MergeResult)


def sessions(memory: Spectron) -> None:
    session = memory.sessions.create(scopes=["org/acme/user/maya"])
    assert_type(session, Session[SyncTransport])
    assert_type(session.turns(), TurnList)
    assert_type(session.context("Where?"), SessionContext)
    assert_type(session.iterate_turns(), Pages[TurnList, Turn])
    assert_type(session.with_options(timeout=1.0), Session[SyncTransport])
    session.close()
    assert_type(memory.sessions.turns("s", limit=5), TurnList)
    assert_type(memory.sessions.context("s", "Where?"), SessionContext)
    memory.sessions.delete("s")


def entities(memory: Spectron) -> None:
    assert_type(memory.entities.list("person", limit=5), EntityList)
    assert_type(memory.entities.get("person", "maya", at_instant="2026-05-01"), EntityResult)
    assert_type(memory.entities.history("person", "maya", "location"), EntityHistory)
    assert_type(memory.uncertainty.list(resolved=False), UncertaintyList)
    assert_type(memory.uncertainty(resolved=True), UncertaintyList)


def traces(memory: Spectron) -> None:
    assert_type(memory.traces.list(limit=5), TraceList)
    one = memory.traces.get("t1")
    assert_type(one, TraceRecord)
    assert_type(one.parent, ResponseTrace | None)
    assert_type(one.prompt, str | None)
    assert_type(memory.traces.stats(window_hours=1, since=NOON, scope={"user": "maya"}), TraceStats)


def history(memory: Spectron) -> None:
    assert_type(memory.history.append("t", [TURN], user_id="maya"), AppendResult)
    assert_type(memory.history.list("t", user_id="maya"), HistoryList)
    assert_type(memory.history.delete(session_id="t", user_id="maya"), Deletion)


def kv(memory: Spectron) -> None:
    assert_type(memory.kv.put(["n"], "k", {"n": 1}, user_id="maya"), PutResult)
    assert_type(memory.kv.get(["n"], "k", user_id="maya"), GetResult)
    assert_type(memory.kv.list(["n"], user_id="maya"), ItemList)
    assert_type(memory.kv.search("n", user_id="maya"), SearchResult)
    assert_type(memory.kv.namespaces(user_id="maya"), NamespaceList)
    assert_type(memory.kv.delete(["n"], ["k"], user_id="maya"), Deletion)


def memories(memory: Spectron) -> None:
    assert_type(memory.memories.add_turn("I live in Berlin.", user_id="maya"), AddTurnResult)
    assert_type(memory.memories.recall("Berlin", user_id="maya"), MemoryRecall)
    assert_type(memory.memories.query("Berlin", user_id="maya"), MemoryMatches)
    assert_type(memory.memories.status("m_13"), MemoryStatus)
    assert_type(memory.memories.list(user_id="maya"), MemoryList)
    assert_type(memory.memories.forget(["m_12"], user_id="maya"), Listing[int])
    assert_type(memory.projects.list(), Listing[Project])


def graph(memory: Spectron) -> None:
    assert_type(memory.graph.page(limit=5), GraphPage)
    assert_type(memory.graph.export(include_episodes=True), GraphExport)
    assert_type(memory.graph.warm("maya"), WarmGraph)
    assert_type(memory.graph.search("Berlin"), GraphSearch)
    assert_type(memory.graph.ingest("I live in Berlin.", reference_time=NOON), IngestResult)
    assert_type(memory.graph.delete("e1"), DeletedMemory)
    assert_type(memory.graph.list_agent(), Listing[AgentMemory])
    assert_type(memory.timeline.page(sort="created"), TimelinePage)


def walks(memory: Spectron) -> None:
    assert_type(memory.sessions.iterate_turns("s"), Pages[TurnList, Turn])
    assert_type(memory.entities.iterate("person"), Pages[EntityList, Entity])
    assert_type(memory.uncertainty.iterate(), Pages[UncertaintyList, Uncertainty])
    assert_type(memory.kv.iterate(user_id="maya"), Pages[ItemList, Item])
    assert_type(memory.kv.iterate_namespaces(user_id="maya"), Pages[NamespaceList, list[str]])
    assert_type(memory.memories.iterate(user_id="maya"), Pages[MemoryList, Memory])
    assert_type(memory.graph.pages(limit=5), Pages[GraphPage, GraphPage])
    assert_type(memory.graph.edges(limit=5), Pages[GraphPage, GraphEdge])
    assert_type(memory.timeline.pages(), Pages[TimelinePage, TimelinePage])
    assert_type(memory.timeline.entities(page_size=5), Pages[TimelinePage, TimelineItem])
    for edge in memory.graph.edges():
        assert_type(edge, GraphEdge)
    for page in memory.graph.edges().pages():
        assert_type(page, GraphPage)


def streams(memory: Spectron) -> None:
    assert_type(memory.chat_stream("Where do I live?"), EventStream[ChatChunk])
    with memory.chat_stream("Where do I live?", labels=["agent=a"], timeout=5.0) as pieces:
        for piece in pieces:
            assert_type(piece, ChatChunk)
            assert_type(piece.delta, str)
            assert_type(piece.result, ChatResult | None)
    with memory.chat("Where do I live?", stream=True) as pieces:
        assert_type(pieces, EventStream[ChatChunk])


def copies(memory: Spectron, shared: ClientOptions) -> None:
    assert_type(memory.with_options(timeout=None, extra_query={"v": [1, 2]}), Spectron)
    assert_type(memory.with_options(**shared), Spectron)
    assert_type(memory.on_behalf_of("alice"), Spectron)


def options(memory: Spectron, given: RequestOptions) -> None:
    told = memory.profile(**given)
    assert_type(told, Profile)
    assert_type(meta(told), Meta)


def undecoded(memory: Spectron) -> None:
    raw = memory.with_raw_response
    assert_type(raw, RawClient[RawTransport])
    assert_type(raw.remember("I live in Berlin."), RawResponse[RememberResult])
    assert_type(raw.chat("Where do I live?"), RawResponse[ChatResult])
    assert_type(raw.memories.forget(["m_12"], user_id="maya"), RawResponse[Listing[int]])
    assert_type((raw.sessions.turns("s")).parse(), TurnList)
    streaming = memory.with_streaming_response
    assert_type(streaming, RawClient[StreamingTransport])
    with streaming.graph.export() as response:
        assert_type(response, StreamedResponse)
        for chunk in response.iter_bytes():
            assert_type(chunk, bytes)


def flat(client: MemorySyncClient) -> None:
    assert_type(client.append_history("acme", "maya", "t", [TURN]), Json)
    assert_type(client.list_history("acme", "maya", "t"), Json)
    assert_type(client.delete_history("acme", "maya", session_id="t"), Json)
    assert_type(client.put_state("acme", "maya", ["n"], "k", {"n": 1}), Json)
    assert_type(client.get_state("acme", "maya", ["n"], "k"), Json)
    assert_type(client.list_state("acme", "maya"), Json)
    assert_type(client.search_state("acme", "maya", "n"), Json)
    assert_type(client.delete_state("acme", "maya", ["n"]), Json)
    assert_type(client.list_state_namespaces("acme", "maya"), Json)
    assert_type(client.add_turn("acme", "maya", "I live in Berlin."), Json)
    assert_type(client.recall("acme", "maya", "Berlin", timeout=2.0), Json)
    assert_type(client.status("m_13"), Json)
    assert_type(client.list_memories("acme", "maya"), Json)
    assert_type(client.forget(["m_12"]), list[int])
