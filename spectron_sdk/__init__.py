"""One typed client for agent-memory services: `Spectron`, blocking, and `AsyncSpectron`, for asyncio and trio.

    from spectron_sdk import Spectron

    with Spectron(api_key="...") as memory:
        memory.remember("I moved to Berlin")
        print(memory.recall("where do I live?")[0].text)

Names are loaded on first use, so that `import spectron_sdk` costs next to nothing. The server for local use is a
package of its own and never imported from here.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from spectron_sdk._version import __version__

if TYPE_CHECKING:
    from spectron_sdk._adapters import Adapter, Aiohttp, Httpx, Httpx2
    from spectron_sdk._config import Surface
    from spectron_sdk._hooks import Attempt, AttemptResult, Hook
    from spectron_sdk._instants import Instant
    from spectron_sdk._meta import Meta, meta
    from spectron_sdk._options import CallOptions, ClientOptions, RequestOptions
    from spectron_sdk._pages import AsyncPages, Pages
    from spectron_sdk._preload import preload
    from spectron_sdk._raw import AsyncStreamedResponse, RawResponse, StreamedResponse
    from spectron_sdk._stream import AsyncEventStream, EventStream
    from spectron_sdk._vendors import (
        MemoryAPIError,
        MemoryAuthError,
        MemoryNotFoundError,
        MemoryScopeError,
        MemoryServiceError,
        MemorySyncError,
        NotFoundError,
        RateLimitError,
    )
    from spectron_sdk.client import AsyncMemory, AsyncSpectron, Memory, Spectron
    from spectron_sdk.errors import (
        APIError,
        AuthError,
        BadRequest,
        ConfigurationError,
        Conflict,
        ConnectionFailed,
        Forbidden,
        InvalidArgument,
        MalformedResponse,
        NotFound,
        RateLimited,
        ServerError,
        SpectronError,
        TimedOut,
        TransportError,
        Unauthorized,
        Unprocessable,
        ValidationError,
    )
    from spectron_sdk.memorysync import AsyncMemorySyncClient, MemorySyncClient
    from spectron_sdk.models.facts import BatchExtractionMode, InferMode, MemoryCategory
    from spectron_sdk.models.sessions import TurnRole

_HOMES = {
    "_adapters": ("Adapter", "Aiohttp", "Httpx", "Httpx2"),
    "_config": ("Surface",),
    "_hooks": ("Attempt", "AttemptResult", "Hook"),
    "_instants": ("Instant",),
    "_meta": ("Meta", "meta"),
    "_options": ("CallOptions", "ClientOptions", "RequestOptions"),
    "_pages": ("AsyncPages", "Pages"),
    "_preload": ("preload",),
    "_raw": ("AsyncStreamedResponse", "RawResponse", "StreamedResponse"),
    "_stream": ("AsyncEventStream", "EventStream"),
    "_vendors": (
        "MemoryAPIError",
        "MemoryAuthError",
        "MemoryNotFoundError",
        "MemoryScopeError",
        "MemoryServiceError",
        "MemorySyncError",
        "NotFoundError",
        "RateLimitError",
    ),
    "client": ("AsyncMemory", "AsyncSpectron", "Memory", "Spectron"),
    "errors": (
        "APIError",
        "AuthError",
        "BadRequest",
        "ConfigurationError",
        "Conflict",
        "ConnectionFailed",
        "Forbidden",
        "InvalidArgument",
        "MalformedResponse",
        "NotFound",
        "RateLimited",
        "ServerError",
        "SpectronError",
        "TimedOut",
        "TransportError",
        "Unauthorized",
        "Unprocessable",
        "ValidationError",
    ),
    "memorysync": ("AsyncMemorySyncClient", "MemorySyncClient"),
    "models.facts": ("BatchExtractionMode", "InferMode", "MemoryCategory"),
    "models.sessions": ("TurnRole",),
}

__all__ = [
    "APIError",
    "Adapter",
    "Aiohttp",
    "AsyncEventStream",
    "AsyncMemory",
    "AsyncMemorySyncClient",
    "AsyncPages",
    "AsyncSpectron",
    "AsyncStreamedResponse",
    "Attempt",
    "AttemptResult",
    "AuthError",
    "BadRequest",
    "BatchExtractionMode",
    "CallOptions",
    "ClientOptions",
    "ConfigurationError",
    "Conflict",
    "ConnectionFailed",
    "EventStream",
    "Forbidden",
    "Hook",
    "Httpx",
    "Httpx2",
    "InferMode",
    "Instant",
    "InvalidArgument",
    "MalformedResponse",
    "Memory",
    "MemoryAPIError",
    "MemoryAuthError",
    "MemoryCategory",
    "MemoryNotFoundError",
    "MemoryScopeError",
    "MemoryServiceError",
    "MemorySyncClient",
    "MemorySyncError",
    "Meta",
    "NotFound",
    "NotFoundError",
    "Pages",
    "RateLimitError",
    "RateLimited",
    "RawResponse",
    "RequestOptions",
    "ServerError",
    "Spectron",
    "SpectronError",
    "StreamedResponse",
    "Surface",
    "TimedOut",
    "TransportError",
    "TurnRole",
    "Unauthorized",
    "Unprocessable",
    "ValidationError",
    "__version__",
    "meta",
    "preload",
]


def __getattr__(name: str) -> Any:
    for module, names in _HOMES.items():
        if name in names:
            value = getattr(import_module(f"spectron_sdk.{module}"), name)
            globals()[name] = value
            return value
    raise AttributeError(f"module 'spectron_sdk' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
