"""The MemorySync page's own client: its constructor, its flat method names, its plain dictionaries, over our transport.

For code that follows that page's samples. New code has the same operations, typed, on `Spectron` as `history`, `kv` and
`memories`; the methods are in `resources/flat.py`.
"""

from collections.abc import Sequence
from types import TracebackType
from typing import TYPE_CHECKING, Self

from spectron_sdk._adapters import async_http, sync_http
from spectron_sdk._config import DEFAULT_RETRIES, DEFAULT_TIMEOUT_S, Door, base_url, header_value, memorysync_headers
from spectron_sdk._hooks import Hook
from spectron_sdk._rules import rules
from spectron_sdk._transport import AsyncTransport, SyncTransport
from spectron_sdk._vendors import MemorySyncError, NotFoundError, RateLimitError
from spectron_sdk.errors import AuthError, ConfigurationError, ServerError, ValidationError
from spectron_sdk.resources.flat import FlatClient

if TYPE_CHECKING:
    import httpx

    from spectron_sdk._adapters import Adapter
    from spectron_sdk._http import AsyncHttp, SyncHttp

__all__ = [
    "AsyncMemorySyncClient",
    "AuthError",
    "MemorySyncClient",
    "MemorySyncError",
    "NotFoundError",
    "RateLimitError",
    "ServerError",
    "ValidationError",
]


class MemorySyncClient(FlatClient[SyncTransport]):
    """The blocking client of the MemorySync page. Close it, or use it in a `with` block.

    project_id, when given, is sent with every call, end_user_id likewise; the calls under `/memory/` need the latter.
    transport is httpx's, as the vendor's own client takes it; it is closed with this client.
    """

    __slots__ = ("_over", "_owner")

    def __init__(
        self,
        api_key: str,
        base_url: str,
        *,
        project_id: str | None = None,
        end_user_id: str | None = None,
        timeout: "float | httpx.Timeout | None" = DEFAULT_TIMEOUT_S,
        transport: "httpx.BaseTransport | None" = None,
        max_retries: int = DEFAULT_RETRIES,
        deadline: float | None = None,
        http_client: "httpx.Client | Adapter | SyncHttp | None" = None,
        hooks: Sequence[Hook] = (),
    ) -> None:
        door = _door(api_key, base_url, project_id, end_user_id)
        self._over = None if transport is None else _client_over(transport, http_client)
        http = sync_http(http_client if self._over is None else self._over, [door.base])
        super().__init__(
            SyncTransport(http, rules({"memorysync": door}, timeout, max_retries, deadline, hooks)), project_id or ""
        )
        self._owner = http is not http_client

    def __repr__(self) -> str:
        base = self._transport.door("memorysync").base
        return f"{type(self).__name__}(base_url={base!r}, project_id={self._context or None!r})"

    def _copy(self, transport: SyncTransport, acting_for: str | None) -> Self:
        copy = super()._copy(transport, acting_for)
        copy._over, copy._owner = None, False
        return copy

    def close(self) -> None:
        """Close the connections, unless they belong to somebody else."""
        if self._owner:
            self._transport.close()
        if self._over is not None:
            self._over.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class AsyncMemorySyncClient(FlatClient[AsyncTransport]):
    """The asynchronous client of the MemorySync page: the same with every call awaited."""

    __slots__ = ("_over", "_owner")

    def __init__(
        self,
        api_key: str,
        base_url: str,
        *,
        project_id: str | None = None,
        end_user_id: str | None = None,
        timeout: "float | httpx.Timeout | None" = DEFAULT_TIMEOUT_S,
        transport: "httpx.AsyncBaseTransport | None" = None,
        max_retries: int = DEFAULT_RETRIES,
        deadline: float | None = None,
        http_client: "httpx.AsyncClient | Adapter | AsyncHttp | None" = None,
        hooks: Sequence[Hook] = (),
    ) -> None:
        door = _door(api_key, base_url, project_id, end_user_id)
        self._over = None if transport is None else _async_client_over(transport, http_client)
        http = async_http(http_client if self._over is None else self._over, [door.base])
        super().__init__(
            AsyncTransport(http, rules({"memorysync": door}, timeout, max_retries, deadline, hooks)), project_id or ""
        )
        self._owner = http is not http_client

    def __repr__(self) -> str:
        base = self._transport.door("memorysync").base
        return f"{type(self).__name__}(base_url={base!r}, project_id={self._context or None!r})"

    def _copy(self, transport: AsyncTransport, acting_for: str | None) -> Self:
        copy = super()._copy(transport, acting_for)
        copy._over, copy._owner = None, False
        return copy

    async def aclose(self) -> None:
        """Close the connections, unless they belong to somebody else."""
        if self._owner:
            await self._transport.aclose()
        if self._over is not None:
            await self._over.aclose()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.aclose()


def _client_over(transport: "httpx.BaseTransport", http_client: object) -> "httpx.Client":
    import httpx

    _one_of_two(http_client)
    return httpx.Client(transport=transport)


def _async_client_over(transport: "httpx.AsyncBaseTransport", http_client: object) -> "httpx.AsyncClient":
    import httpx

    _one_of_two(http_client)
    return httpx.AsyncClient(transport=transport)


def _one_of_two(http_client: object) -> None:
    if http_client is not None:
        raise ConfigurationError("transport and http_client say the same in two ways, give one of them")


def _door(api_key: str, base: str, project_id: str | None, end_user_id: str | None) -> Door:
    given: tuple[tuple[str, object], ...] = (("api_key", api_key), ("base_url", base))
    for name, value in given:
        if not isinstance(value, str) or not value.strip():
            raise ConfigurationError(f"{name} must be a non-empty string")
    key = header_value(api_key, "api_key")
    return Door(base_url(base, "base_url"), memorysync_headers(key, project_id, end_user_id), (key,))
