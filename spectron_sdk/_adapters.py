"""Which HTTP library a client uses, and how it is set up: `http_client=` of the clients.

    Spectron()                                              httpx, as it comes
    Spectron(http_client=Httpx(proxy="http://proxy:3128"))  httpx, set up
    AsyncSpectron(http_client=Aiohttp())                    another library, for throughput
    Spectron(http_client=httpx.Client(...))                 a client of your own: used as it is, and never closed

`Httpx`, `Httpx2` and `Aiohttp` are plain data; what they describe is made on first use and closed with the client. The
libraries are imported by the modules that speak to them: `_httpx.py`, `_httpx2.py`, `_aiohttp.py`.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol, TypeGuard, cast

from spectron_sdk._http import MAX_ANSWER_BYTES, AsyncHttp, SyncHttp
from spectron_sdk.errors import ConfigurationError

if TYPE_CHECKING:
    import ssl

    import aiohttp
    import httpx
    import httpx2


class Adapter(Protocol):
    """Makes either end of the seam; encrypted says whether any endpoint is https."""

    def sync_http(self, *, encrypted: bool) -> SyncHttp: ...

    def async_http(self, *, encrypted: bool) -> AsyncHttp: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """What all libraries can be told.

    proxy is a URL, credentials and all; without one, trust_env reads the usual variables. verify is a file or folder of
    authorities, an SSLContext, or False for none of it. At most max_connections requests are under way at once; up to
    max_idle connections are kept, for idle_s seconds each, which is less than servers commonly do, so that no request
    goes into a connection that is just being closed. An answer larger than max_answer_bytes is an error; event streams
    are not limited.
    """

    proxy: str | None = field(default=None, repr=False)
    verify: "ssl.SSLContext | str | bool" = True
    max_connections: int = 100
    max_idle: int = 100
    idle_s: float = 4.0
    trust_env: bool = True
    max_answer_bytes: int = MAX_ANSWER_BYTES

    def __post_init__(self) -> None:
        for name, least in (("max_connections", 1), ("max_idle", 0), ("idle_s", 0), ("max_answer_bytes", 1)):
            value = getattr(self, name)
            if isinstance(value, bool) or not isinstance(value, (int, float)) or not value >= least:
                raise ConfigurationError(f"{name} must be a number, {least} or more, got {value!r}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Httpx(Setup):
    """httpx, the default. http2 offers HTTP/2 to https endpoints and needs the extra `[http2]`."""

    http2: bool = False

    def sync_http(self, *, encrypted: bool) -> SyncHttp:
        from spectron_sdk._httpx import HttpxSync

        return HttpxSync(None, self, encrypted=encrypted)

    def async_http(self, *, encrypted: bool) -> AsyncHttp:
        from spectron_sdk._httpx import HttpxAsync

        return HttpxAsync(None, self, encrypted=encrypted)


@dataclass(frozen=True, slots=True, kw_only=True)
class Httpx2(Setup):
    """httpx2, httpx's successor; needs the extra `[httpx2]`.

    It trusts what the operating system trusts, where httpx brings its own list. A `client` brought along, of the right
    colour, is used as it is and never closed.
    """

    http2: bool = False
    client: "httpx2.Client | httpx2.AsyncClient | None" = None

    def sync_http(self, *, encrypted: bool) -> SyncHttp:
        module = _extra("httpx2", "_httpx2")
        made: SyncHttp = module.sync_http(self, encrypted=encrypted)
        return made

    def async_http(self, *, encrypted: bool) -> AsyncHttp:
        module = _extra("httpx2", "_httpx2")
        made: AsyncHttp = module.async_http(self, encrypted=encrypted)
        return made


@dataclass(frozen=True, slots=True, kw_only=True)
class Aiohttp(Setup):
    """aiohttp, for many calls at once on asyncio; needs the extra `[aiohttp]`.

    A `session` brought along is used as it is and never closed; its own headers, cookies and middlewares apply, its
    timeouts do not.
    """

    session: "aiohttp.ClientSession | None" = None

    def sync_http(self, *, encrypted: bool) -> SyncHttp:  # noqa: ARG002 - Adapter's
        raise ConfigurationError("aiohttp is asynchronous; give Aiohttp() to AsyncSpectron, or use Httpx() here")

    def async_http(self, *, encrypted: bool) -> AsyncHttp:
        module = _extra("aiohttp", "_aiohttp")
        made: AsyncHttp = module.AiohttpHttp(self, encrypted=encrypted)
        return made


def sync_http(given: "httpx.Client | SyncHttp | Adapter | None", bases: Iterable[str]) -> SyncHttp:
    """Make the blocking end of the seam: over what an adapter describes, the user's httpx client, or their own code."""
    encrypted = any(base.lower().startswith("https:") for base in bases)
    if given is None:
        return Httpx().sync_http(encrypted=encrypted)
    if _is_adapter(given):
        return given.sync_http(encrypted=encrypted)
    import httpx

    from spectron_sdk._httpx import HttpxSync

    if isinstance(given, httpx.Client):
        return HttpxSync(given, Httpx(), encrypted=encrypted)
    return cast("SyncHttp", _with_open(given, "blocking", "httpx.Client"))


def async_http(given: "httpx.AsyncClient | AsyncHttp | Adapter | None", bases: Iterable[str]) -> AsyncHttp:
    """Make the awaited end of the seam."""
    encrypted = any(base.lower().startswith("https:") for base in bases)
    if given is None:
        return Httpx().async_http(encrypted=encrypted)
    if _is_adapter(given):
        return given.async_http(encrypted=encrypted)
    import httpx

    from spectron_sdk._httpx import HttpxAsync

    if isinstance(given, httpx.AsyncClient):
        return HttpxAsync(given, Httpx(), encrypted=encrypted)
    return cast("AsyncHttp", _with_open(given, "asynchronous", "httpx.AsyncClient"))


def _is_adapter(given: object) -> TypeGuard[Adapter]:
    return callable(getattr(given, "sync_http", None)) and callable(getattr(given, "async_http", None))


def _with_open(given: object, colour: str, wanted: str) -> object:
    if callable(getattr(given, "open", None)):
        return given
    kind = type(given)
    package = kind.__module__.partition(".")[0]
    hint = {"httpx2": "; it goes in as Httpx2(client=...)", "aiohttp": "; it goes in as Aiohttp(session=...)"}
    raise ConfigurationError(
        f"http_client is of type {package}.{kind.__qualname__}, this {colour} client needs an {wanted}"
        f"{hint.get(package, '')}"
    )


def _extra(package: str, module: str) -> Any:
    try:
        return import_module(f"spectron_sdk.{module}")
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != package:
            raise
        raise ConfigurationError(f"{package} is not installed: pip install 'spectron-sdk[{package}]'") from error
