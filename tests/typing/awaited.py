"""What each call of the asynchronous clients returns, as type checkers see it; see `test_types.py`."""

from datetime import UTC, datetime
from typing import Any, Final, assert_type

from spectron_sdk import (
    AsyncEventStream,
    AsyncMemorySyncClient,
    AsyncPages,
    AsyncSpectron,
    AsyncStreamedResponse,
    ClientOptions,
    Meta,
    RawResponse,
    RequestOptions,
    meta,
)
from spectron_sdk._raw import AsyncRawTransport, AsyncStreamingTransport
from spectron_sdk._transport import AsyncTransport
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


async def verbs(memory: AsyncSpectron) -> None:
    assert_type(await memory.remember("I live in Berlin."), RememberResult)
    assert_type(await memory.remember(triples=[], infer="triples", idempotency_key="k", timeout=None), RememberResult)
    assert_type(await memory.remember_many([TURN], session_id="s"), RememberManyResult)
    assert_type(await memory.recall("Berlin", k=3, lens=[["org/acme"]], as_of=NOON, deadline=5.0), RecallResult)
    assert_type(await memory.query_context("Berlin", on_behalf_of="alice"), ContextResult)
    assert_type(await memory.chat("Where do I live?", session_id="s"), ChatResult)
    assert_type(await memory.chat("Where do I live?", stream=False), ChatResult)
    assert_type(await memory.state(scope={"user": "maya"}), State)
    assert_type(await memory.profile(), Profile)
    assert_type(await memory.whoami(), Whoami)
    assert_type(await memory.health(max_retries=0), Health)
    assert_type(await memory.merge("n1", "n2"), MergeResult)


async def sessions(memory: AsyncSpectron) -> None:
    session = await memory.sessions.create(scopes=["org/acme/user/maya"])
    assert_type(session, Session[AsyncTransport])
    assert_type(await session.turns(), TurnList)
    assert_type(await session.context("Where?"), SessionContext)
    assert_type(session.iterate_turns(), AsyncPages[TurnList, Turn])
    assert_type(session.with_options(timeout=1.0), Session[AsyncTransport])
    await session.close()
    assert_type(await memory.sessions.turns("s", limit=5), TurnList)
    assert_type(await memory.sessions.context("s", "Where?"), SessionContext)
    await memory.sessions.delete("s")


async def entities(memory: AsyncSpectron) -> None:
    assert_type(await memory.entities.list("person", limit=5), EntityList)
    assert_type(await memory.entities.get("person", "maya", at_instant="2026-05-01"), EntityResult)
    assert_type(await memory.entities.history("person", "maya", "location"), EntityHistory)
    assert_type(await memory.uncertainty.list(resolved=False), UncertaintyList)
    assert_type(await memory.uncertainty(resolved=True), UncertaintyList)


async def traces(memory: AsyncSpectron) -> None:
    assert_type(await memory.traces.list(limit=5), TraceList)
    one = await memory.traces.get("t1")
    assert_type(one, TraceRecord)
    assert_type(one.parent, ResponseTrace | None)
    assert_type(one.prompt, str | None)
    assert_type(await memory.traces.stats(window_hours=1, since=NOON, scope={"user": "maya"}), TraceStats)


async def history(memory: AsyncSpectron) -> None:
    assert_type(await memory.history.append("t", [TURN], user_id="maya"), AppendResult)
    assert_type(await memory.history.list("t", user_id="maya"), HistoryList)
    assert_type(await memory.history.delete(session_id="t", user_id="maya"), Deletion)


async def kv(memory: AsyncSpectron) -> None:
    assert_type(await memory.kv.put(["n"], "k", {"n": 1}, user_id="maya"), PutResult)
    assert_type(await memory.kv.get(["n"], "k", user_id="maya"), GetResult)
    assert_type(await memory.kv.list(["n"], user_id="maya"), ItemList)
    assert_type(await memory.kv.search("n", user_id="maya"), SearchResult)
    assert_type(await memory.kv.namespaces(user_id="maya"), NamespaceList)
    assert_type(await memory.kv.delete(["n"], ["k"], user_id="maya"), Deletion)


async def memories(memory: AsyncSpectron) -> None:
    assert_type(await memory.memories.add_turn("I live in Berlin.", user_id="maya"), AddTurnResult)
    assert_type(await memory.memories.recall("Berlin", user_id="maya"), MemoryRecall)
    assert_type(await memory.memories.query("Berlin", user_id="maya"), MemoryMatches)
    assert_type(await memory.memories.status("m_13"), MemoryStatus)
    assert_type(await memory.memories.list(user_id="maya"), MemoryList)
    assert_type(await memory.memories.forget(["m_12"], user_id="maya"), Listing[int])
    assert_type(await memory.projects.list(), Listing[Project])


async def graph(memory: AsyncSpectron) -> None:
    assert_type(await memory.graph.page(limit=5), GraphPage)
    assert_type(await memory.graph.export(include_episodes=True), GraphExport)
    assert_type(await memory.graph.warm("maya"), WarmGraph)
    assert_type(await memory.graph.search("Berlin"), GraphSearch)
    assert_type(await memory.graph.ingest("I live in Berlin.", reference_time=NOON), IngestResult)
    assert_type(await memory.graph.delete("e1"), DeletedMemory)
    assert_type(await memory.graph.list_agent(), Listing[AgentMemory])
    assert_type(await memory.timeline.page(sort="created"), TimelinePage)


async def walks(memory: AsyncSpectron) -> None:
    assert_type(memory.sessions.iterate_turns("s"), AsyncPages[TurnList, Turn])
    assert_type(memory.entities.iterate("person"), AsyncPages[EntityList, Entity])
    assert_type(memory.uncertainty.iterate(), AsyncPages[UncertaintyList, Uncertainty])
    assert_type(memory.kv.iterate(user_id="maya"), AsyncPages[ItemList, Item])
    assert_type(memory.kv.iterate_namespaces(user_id="maya"), AsyncPages[NamespaceList, list[str]])
    assert_type(memory.memories.iterate(user_id="maya"), AsyncPages[MemoryList, Memory])
    assert_type(memory.graph.pages(limit=5), AsyncPages[GraphPage, GraphPage])
    assert_type(memory.graph.edges(limit=5), AsyncPages[GraphPage, GraphEdge])
    assert_type(memory.timeline.pages(), AsyncPages[TimelinePage, TimelinePage])
    assert_type(memory.timeline.entities(page_size=5), AsyncPages[TimelinePage, TimelineItem])
    async for edge in memory.graph.edges():
        assert_type(edge, GraphEdge)
    async for page in memory.graph.edges().pages():
        assert_type(page, GraphPage)


async def streams(memory: AsyncSpectron) -> None:
    assert_type(memory.chat_stream("Where do I live?"), AsyncEventStream[ChatChunk])
    async with memory.chat_stream("Where do I live?", labels=["agent=a"], timeout=5.0) as pieces:
        async for piece in pieces:
            assert_type(piece, ChatChunk)
            assert_type(piece.delta, str)
            assert_type(piece.result, ChatResult | None)
    async with await memory.chat("Where do I live?", stream=True) as pieces:
        assert_type(pieces, AsyncEventStream[ChatChunk])


def copies(memory: AsyncSpectron, shared: ClientOptions) -> None:
    assert_type(memory.with_options(timeout=None, extra_query={"v": [1, 2]}), AsyncSpectron)
    assert_type(memory.with_options(**shared), AsyncSpectron)
    assert_type(memory.on_behalf_of("alice"), AsyncSpectron)


async def options(memory: AsyncSpectron, given: RequestOptions) -> None:
    told = await memory.profile(**given)
    assert_type(told, Profile)
    assert_type(meta(told), Meta)


async def undecoded(memory: AsyncSpectron) -> None:
    raw = memory.with_raw_response
    assert_type(raw, RawClient[AsyncRawTransport])
    assert_type(await raw.remember("I live in Berlin."), RawResponse[RememberResult])
    assert_type(await raw.chat("Where do I live?"), RawResponse[ChatResult])
    assert_type(await raw.memories.forget(["m_12"], user_id="maya"), RawResponse[Listing[int]])
    assert_type((await raw.sessions.turns("s")).parse(), TurnList)
    streaming = memory.with_streaming_response
    assert_type(streaming, RawClient[AsyncStreamingTransport])
    async with streaming.graph.export() as response:
        assert_type(response, AsyncStreamedResponse)
        async for chunk in response.iter_bytes():
            assert_type(chunk, bytes)


async def flat(client: AsyncMemorySyncClient) -> None:
    assert_type(await client.append_history("acme", "maya", "t", [TURN]), Json)
    assert_type(await client.list_history("acme", "maya", "t"), Json)
    assert_type(await client.delete_history("acme", "maya", session_id="t"), Json)
    assert_type(await client.put_state("acme", "maya", ["n"], "k", {"n": 1}), Json)
    assert_type(await client.get_state("acme", "maya", ["n"], "k"), Json)
    assert_type(await client.list_state("acme", "maya"), Json)
    assert_type(await client.search_state("acme", "maya", "n"), Json)
    assert_type(await client.delete_state("acme", "maya", ["n"]), Json)
    assert_type(await client.list_state_namespaces("acme", "maya"), Json)
    assert_type(await client.add_turn("acme", "maya", "I live in Berlin."), Json)
    assert_type(await client.recall("acme", "maya", "Berlin", timeout=2.0), Json)
    assert_type(await client.status("m_13"), Json)
    assert_type(await client.list_memories("acme", "maya"), Json)
    assert_type(await client.forget(["m_12"]), list[int])
