"""The two clients: configure, name the resources, carry the verbs, close.

`Client` is what both have in common, in either colour; `Spectron` and `AsyncSpectron` add construction, closing, and
the choice that `chat(stream=...)` makes; `RawClient` is what their views onto undecoded answers are. The operations
themselves are in `resources/`, how they are sent in `_transport.py`, where settings come from in `_config.py`.
"""

import os
from collections.abc import Sequence
from functools import cached_property
from types import TracebackType
from typing import TYPE_CHECKING, Any, Literal, Self, Unpack, overload

from spectron_sdk import models
from spectron_sdk._adapters import async_http, sync_http
from spectron_sdk._call import Resource, Tr, operation
from spectron_sdk._config import (
    DEFAULT_RETRIES,
    DEFAULT_TIMEOUT_S,
    ClientSettings,
    Surface,
    resolve,
    settings_of,
)
from spectron_sdk._hooks import Hook
from spectron_sdk._rules import rules
from spectron_sdk._transport import AsyncTransport, SyncTransport
from spectron_sdk.resources import nouns
from spectron_sdk.resources.chat import Chat, ChatOptions
from spectron_sdk.resources.facts import Facts
from spectron_sdk.resources.identity import Identity
from spectron_sdk.resources.merge import Merging
from spectron_sdk.resources.recall import Recall
from spectron_sdk.resources.state import States

if TYPE_CHECKING:
    import httpx

    from spectron_sdk._adapters import Adapter
    from spectron_sdk._http import AsyncHttp, SyncHttp
    from spectron_sdk._raw import AsyncRawTransport, AsyncStreamingTransport, RawTransport, StreamingTransport
    from spectron_sdk._stream import AsyncEventStream, EventStream
    from spectron_sdk.resources.entities import Entities
    from spectron_sdk.resources.graph import Graph
    from spectron_sdk.resources.history import History
    from spectron_sdk.resources.kv import KeyValues
    from spectron_sdk.resources.memories import Memories
    from spectron_sdk.resources.projects import Projects
    from spectron_sdk.resources.sessions import Sessions
    from spectron_sdk.resources.timeline import Timeline
    from spectron_sdk.resources.traces import Traces
    from spectron_sdk.resources.uncertainty import Uncertainties


class Client(Facts[Tr], Chat[Tr], Recall[Tr], States[Tr], Identity[Tr], Merging[Tr]):
    """What both clients have in common: verbs by inheritance, nouns as attributes, loaded when they are first used."""

    def __init__(self, transport: Tr, context: str, endpoint: str, acting_for: str | None, *, owner: bool) -> None:
        super().__init__(transport, context, acting_for)
        self.endpoint = endpoint
        self._owner = owner

    @classmethod
    def parts(cls) -> tuple[type[Resource[Any]], ...]:
        """List the classes of the nouns, loading them all."""
        return nouns()

    @cached_property
    def sessions(self) -> "Sessions[Tr]":
        """Chat sessions: create, read, close."""
        from spectron_sdk.resources.sessions import Sessions

        return Sessions(self._transport, self._context, self._acting_for)

    @cached_property
    def entities(self) -> "Entities[Tr]":
        """What is known, entity by entity, with its history."""
        from spectron_sdk.resources.entities import Entities

        return Entities(self._transport, self._context, self._acting_for)

    @cached_property
    def uncertainty(self) -> "Uncertainties[Tr]":
        """What the memory does not know for sure."""
        from spectron_sdk.resources.uncertainty import Uncertainties

        return Uncertainties(self._transport, self._context, self._acting_for)

    @cached_property
    def traces(self) -> "Traces[Tr]":
        """Why the memory said what it said."""
        from spectron_sdk.resources.traces import Traces

        return Traces(self._transport, self._context, self._acting_for)

    @cached_property
    def history(self) -> "History[Tr]":
        """Transcripts, kept word for word."""
        from spectron_sdk.resources.history import History

        return History(self._transport, self._context, self._acting_for)

    @cached_property
    def kv(self) -> "KeyValues[Tr]":
        """Values by namespace and key."""
        from spectron_sdk.resources.kv import KeyValues

        return KeyValues(self._transport, self._context, self._acting_for)

    @cached_property
    def memories(self) -> "Memories[Tr]":
        """Single facts with their sentences."""
        from spectron_sdk.resources.memories import Memories

        return Memories(self._transport, self._context, self._acting_for)

    @cached_property
    def projects(self) -> "Projects[Tr]":
        """The projects of a key."""
        from spectron_sdk.resources.projects import Projects

        return Projects(self._transport, self._context, self._acting_for)

    @cached_property
    def graph(self) -> "Graph[Tr]":
        """The memory as nodes and edges."""
        from spectron_sdk.resources.graph import Graph

        return Graph(self._transport, self._context, self._acting_for)

    @cached_property
    def timeline(self) -> "Timeline[Tr]":
        """What changed, in order."""
        from spectron_sdk.resources.timeline import Timeline

        return Timeline(self._transport, self._context, self._acting_for)

    @property
    def context_id(self) -> str:
        """The context (tenant) that all calls go to."""
        return self._context

    @property
    def api_key(self) -> str:
        """The key that calls to the main endpoint carry."""
        return self._transport.door("spectron").secrets[0]

    def on_behalf_of(self, principal: str) -> Self:
        """Copy this client so that every call acts for a principal, within the rights of both.

        The copy shares the connections; closing it closes nothing. MemorySync's calls name their user themselves and do
        not change.
        """
        return self.with_options(on_behalf_of=principal)

    def __repr__(self) -> str:
        acting_for = f", on_behalf_of={self._acting_for!r}" if self._acting_for is not None else ""
        return f"{type(self).__name__}(context={self._context!r}, endpoint={self.endpoint!r}{acting_for})"

    def _copy(self, transport: Tr, acting_for: str | None) -> Self:
        copy = type(self).__new__(type(self))
        base: type[Client[Tr]] = Client
        base.__init__(copy, transport, self._context, self.endpoint, acting_for, owner=False)
        return copy


class RawClient(Client[Tr]):
    """All calls, giving answers undecoded; see `_raw.py`. It shares everything with the client it came from."""

    chat = operation("chat")(Chat._chat_whole)


class Spectron(Client[SyncTransport]):
    """The blocking client. Safe to share between threads; close it, or use it in a `with` block.

    Each setting is taken from the argument, then from SPECTRON_ENDPOINT, SPECTRON_API_KEY or SPECTRON_CONTEXT, then
    from its default: the local server at http://127.0.0.1:9090 and the context `default`; a key has no default. timeout
    is in seconds, for connecting, for each read and write, and for a free connection; deadline, also in seconds, is for
    a whole call with all its attempts. memorysync and tie say where the sister surfaces live; unset, they are on the
    main endpoint and share the context. An http_client brought along is used as it is and not closed. hooks are told of
    each attempt.
    """

    def __init__(
        self,
        context: str | None = None,
        *,
        endpoint: str | None = None,
        api_key: str | None = None,
        timeout: "float | httpx.Timeout | None" = DEFAULT_TIMEOUT_S,
        max_retries: int = DEFAULT_RETRIES,
        deadline: float | None = None,
        memorysync: Surface | None = None,
        tie: Surface | None = None,
        http_client: "httpx.Client | Adapter | SyncHttp | None" = None,
        hooks: Sequence[Hook] = (),
    ) -> None:
        settings = resolve(context, endpoint, api_key, memorysync=memorysync, tie=tie)
        http = sync_http(http_client, [door.base for door in settings.doors.values()])
        transport = SyncTransport(http, rules(settings.doors, timeout, max_retries, deadline, hooks))
        super().__init__(transport, settings.context, settings.endpoint, None, owner=http is not http_client)

    @classmethod
    def from_env(
        cls, *, http_client: "httpx.Client | Adapter | SyncHttp | None" = None, **settings: Unpack[ClientSettings]
    ) -> Self:
        """Make a client from the environment, all of it; a setting that is given outranks its variable.

        Beside the variables that the constructor reads too, these are SPECTRON_TIMEOUT, SPECTRON_MAX_RETRIES and
        SPECTRON_DEADLINE, and for the sister surfaces SPECTRON_MEMORYSYNC_ENDPOINT, _API_KEY and _PROJECT, and
        SPECTRON_TIE_ENDPOINT, _TOKEN and _CONTEXT.
        """
        return cls(http_client=http_client, **settings_of(os.environ, settings))

    @property
    def with_raw_response(self) -> "RawClient[RawTransport]":
        """The same calls, each giving its answer undecoded: status, headers, body, and `parse()`."""
        from spectron_sdk._raw import RawTransport

        return RawClient(RawTransport(self._transport), self._context, self.endpoint, self._acting_for, owner=False)

    @property
    def with_streaming_response(self) -> "RawClient[StreamingTransport]":
        """The same calls, each giving a context manager that sends it and reads its body as it arrives."""
        from spectron_sdk._raw import StreamingTransport

        transport = StreamingTransport(self._transport)
        return RawClient(transport, self._context, self.endpoint, self._acting_for, owner=False)

    @overload
    def chat(
        self, message: str, *, stream: Literal[False] = False, **options: Unpack[ChatOptions]
    ) -> "models.ChatResult": ...
    @overload
    def chat(
        self, message: str, *, stream: Literal[True], **options: Unpack[ChatOptions]
    ) -> "EventStream[models.ChatChunk]": ...
    @overload
    def chat(
        self, message: str, *, stream: bool, **options: Unpack[ChatOptions]
    ) -> "models.ChatResult | EventStream[models.ChatChunk]": ...
    def chat(
        self, message: str, *, stream: bool = False, **options: Unpack[ChatOptions]
    ) -> "models.ChatResult | EventStream[models.ChatChunk]":
        """Ask something and get the reply, its citations and the delta of the memory; with stream, the reply in pieces.

        Without session_id a session is made, and its id returned. The call is not repeated after a lost answer.
        """
        if stream:
            return self.chat_stream(message, **options).opened()
        return self._chat_whole(message, **options)

    def close(self) -> None:
        """Close the connections, unless they belong to somebody else; the client cannot be used afterwards."""
        if self._owner:
            self._transport.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class AsyncSpectron(Client[AsyncTransport]):
    """The asynchronous client, for asyncio and trio: `Spectron` with every call awaited. One per event loop."""

    def __init__(
        self,
        context: str | None = None,
        *,
        endpoint: str | None = None,
        api_key: str | None = None,
        timeout: "float | httpx.Timeout | None" = DEFAULT_TIMEOUT_S,
        max_retries: int = DEFAULT_RETRIES,
        deadline: float | None = None,
        memorysync: Surface | None = None,
        tie: Surface | None = None,
        http_client: "httpx.AsyncClient | Adapter | AsyncHttp | None" = None,
        hooks: Sequence[Hook] = (),
    ) -> None:
        settings = resolve(context, endpoint, api_key, memorysync=memorysync, tie=tie)
        http = async_http(http_client, [door.base for door in settings.doors.values()])
        transport = AsyncTransport(http, rules(settings.doors, timeout, max_retries, deadline, hooks))
        super().__init__(transport, settings.context, settings.endpoint, None, owner=http is not http_client)

    @classmethod
    def from_env(
        cls, *, http_client: "httpx.AsyncClient | Adapter | AsyncHttp | None" = None, **settings: Unpack[ClientSettings]
    ) -> Self:
        """Make a client from the environment, all of it; a setting that is given outranks its variable.

        Beside the variables that the constructor reads too, these are SPECTRON_TIMEOUT, SPECTRON_MAX_RETRIES and
        SPECTRON_DEADLINE, and for the sister surfaces SPECTRON_MEMORYSYNC_ENDPOINT, _API_KEY and _PROJECT, and
        SPECTRON_TIE_ENDPOINT, _TOKEN and _CONTEXT.
        """
        return cls(http_client=http_client, **settings_of(os.environ, settings))

    @property
    def with_raw_response(self) -> "RawClient[AsyncRawTransport]":
        """The same calls, each giving its answer undecoded: status, headers, body, and `parse()`."""
        from spectron_sdk._raw import AsyncRawTransport

        return RawClient(
            AsyncRawTransport(self._transport), self._context, self.endpoint, self._acting_for, owner=False
        )

    @property
    def with_streaming_response(self) -> "RawClient[AsyncStreamingTransport]":
        """The same calls, each giving a context manager that sends it and reads its body as it arrives."""
        from spectron_sdk._raw import AsyncStreamingTransport

        transport = AsyncStreamingTransport(self._transport)
        return RawClient(transport, self._context, self.endpoint, self._acting_for, owner=False)

    @overload
    async def chat(
        self, message: str, *, stream: Literal[False] = False, **options: Unpack[ChatOptions]
    ) -> "models.ChatResult": ...
    @overload
    async def chat(
        self, message: str, *, stream: Literal[True], **options: Unpack[ChatOptions]
    ) -> "AsyncEventStream[models.ChatChunk]": ...
    @overload
    async def chat(
        self, message: str, *, stream: bool, **options: Unpack[ChatOptions]
    ) -> "models.ChatResult | AsyncEventStream[models.ChatChunk]": ...
    async def chat(
        self, message: str, *, stream: bool = False, **options: Unpack[ChatOptions]
    ) -> "models.ChatResult | AsyncEventStream[models.ChatChunk]":
        """Ask something and get the reply, its citations and the delta of the memory; with stream, the reply in pieces.

        Without session_id a session is made, and its id returned. The call is not repeated after a lost answer.
        """
        if stream:
            return await self.chat_stream(message, **options).opened()
        return await self._chat_whole(message, **options)

    async def aclose(self) -> None:
        """Close the connections, unless they belong to somebody else; the client cannot be used afterwards."""
        if self._owner:
            await self._transport.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()


Memory = Spectron
AsyncMemory = AsyncSpectron
