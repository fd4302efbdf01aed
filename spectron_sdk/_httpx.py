"""The seam's two implementations over httpx, and the only module that imports it.

The httpx client is made on first use, once, whatever thread comes first, and closed with ours; a client that the user
brought is used as it is and never closed. Retries, errors and decoding are not here: see `_transport.py`.
"""

import ssl
import threading
from collections.abc import AsyncGenerator, AsyncIterator, Generator, Iterable, Iterator
from functools import cache, lru_cache
from typing import Final
from urllib.request import getproxies

import anyio.lowlevel
import httpx

from spectron_sdk._http import AsyncHttp, Incoming, Outgoing, SyncHttp, Timeouts
from spectron_sdk.errors import ConfigurationError, ConnectionFailed, MalformedResponse, TimedOut, TransportError

# Servers commonly drop idle connections after 5 s; letting go first avoids writing into a connection that is just being
# closed.
LIMITS: Final = httpx.Limits(max_connections=100, max_keepalive_connections=20, keepalive_expiry=4.0)

# These fail before a byte of the request has left.
_NOT_SENT: Final = (
    httpx.ConnectError,
    httpx.ConnectTimeout,
    httpx.PoolTimeout,
    httpx.ProxyError,
    httpx.UnsupportedProtocol,
)

_CLOSED: Final = "this client is closed"


class HttpxSync:
    """Blocking requests; safe to share between threads."""

    def __init__(self, client: httpx.Client | None, *, encrypted: bool) -> None:
        self._given = client
        self._own: httpx.Client | None = None
        self._encrypted = encrypted
        self._closed = False
        self._lock = threading.Lock()

    def send(self, request: Outgoing) -> Incoming:
        client = self._client()
        try:
            answer = client.send(_build(client, request, given=self._given is not None), follow_redirects=False)
        except httpx.HTTPError as error:
            raise failure(error) from error
        return Incoming(answer.status_code, _headers(answer), answer.content)

    def open(self, request: Outgoing) -> "HttpxSyncBody":
        client = self._client()
        try:
            answer = client.send(
                _build(client, request, given=self._given is not None), stream=True, follow_redirects=False
            )
        except httpx.HTTPError as error:
            raise failure(error) from error
        return HttpxSyncBody(answer)

    def close(self) -> None:
        with self._lock:
            self._closed = True
            if self._own is not None:
                self._own.close()

    def _client(self) -> httpx.Client:
        client = self._given if self._given is not None else self._own
        if client is None or self._closed:
            with self._lock:
                if self._closed:
                    raise ConfigurationError(_CLOSED)
                if self._own is None and self._given is None:
                    self._own = httpx.Client(verify=_tls(self._encrypted), limits=LIMITS)
                client = self._given if self._given is not None else self._own
        assert client is not None
        return client


class HttpxSyncBody:
    """A streamed answer."""

    def __init__(self, answer: httpx.Response) -> None:
        self.status = answer.status_code
        self.headers = _headers(answer)
        self._answer = answer

    def chunks(self) -> Iterator[bytes]:
        return self._chunks()

    def _chunks(self) -> Generator[bytes]:
        try:
            yield from self._answer.iter_bytes()
        except (httpx.HTTPError, httpx.StreamError) as error:
            raise failure(error) from error

    def read(self) -> bytes:
        try:
            return self._answer.read()
        except httpx.HTTPError as error:
            raise failure(error) from error

    def close(self) -> None:
        self._answer.close()


class HttpxAsync:
    """Requests on one event loop, the one of the first request."""

    def __init__(self, client: httpx.AsyncClient | None, *, encrypted: bool) -> None:
        self._given = client
        self._own: httpx.AsyncClient | None = None
        self._loop: object = None
        self._encrypted = encrypted
        self._closed = False

    async def send(self, request: Outgoing) -> Incoming:
        client = self._client()
        try:
            answer = await client.send(_build(client, request, given=self._given is not None), follow_redirects=False)
        except httpx.HTTPError as error:
            raise failure(error) from error
        return Incoming(answer.status_code, _headers(answer), answer.content)

    async def open(self, request: Outgoing) -> "HttpxAsyncBody":
        client = self._client()
        try:
            answer = await client.send(
                _build(client, request, given=self._given is not None), stream=True, follow_redirects=False
            )
        except httpx.HTTPError as error:
            raise failure(error) from error
        return HttpxAsyncBody(answer)

    async def aclose(self) -> None:
        self._closed = True
        if self._own is not None:
            await self._own.aclose()

    def _client(self) -> httpx.AsyncClient:
        # No lock: nothing here awaits, so no other task of the loop can come between.
        if self._closed:
            raise ConfigurationError(_CLOSED)
        if self._given is not None:
            return self._given
        loop = anyio.lowlevel.current_token()
        if self._own is None:
            self._own, self._loop = httpx.AsyncClient(verify=_tls(self._encrypted), limits=LIMITS), loop
        elif self._loop != loop:
            raise ConfigurationError(
                "this client was first used in another event loop, and its connections belong there; make one per loop"
            )
        return self._own


class HttpxAsyncBody:
    """A streamed answer, awaited."""

    def __init__(self, answer: httpx.Response) -> None:
        self.status = answer.status_code
        self.headers = _headers(answer)
        self._answer = answer
        self._running: AsyncGenerator[bytes] | None = None

    def chunks(self) -> AsyncIterator[bytes]:
        self._running = self._chunks()
        return self._running

    async def _chunks(self) -> AsyncGenerator[bytes]:
        try:
            async for chunk in self._answer.aiter_bytes():
                yield chunk
        except (httpx.HTTPError, httpx.StreamError) as error:
            raise failure(error) from error

    async def read(self) -> bytes:
        try:
            return await self._answer.aread()
        except httpx.HTTPError as error:
            raise failure(error) from error

    async def aclose(self) -> None:
        # Closed by hand, since a suspended generator that is only collected makes event loops complain.
        if self._running is not None:
            await self._running.aclose()
        await self._answer.aclose()


def timeouts(value: "float | httpx.Timeout | None") -> Timeouts:
    """Spread a timeout over connect, read, write and pool; None waits for ever."""
    if value is not None and not isinstance(value, httpx.Timeout) and (isinstance(value, bool) or not value > 0):
        raise ConfigurationError(f"timeout must be a positive number of seconds or None, got {value!r}")
    return httpx.Timeout(value).as_dict()


def failure(error: Exception) -> TransportError:
    """Translate what httpx raised."""
    sent = not isinstance(error, _NOT_SENT)
    said = str(error) or type(error).__name__
    if isinstance(error, httpx.TimeoutException):
        return TimedOut(f"timed out ({type(error).__name__}): {said}", sent=sent)
    if isinstance(error, httpx.DecodingError):
        return MalformedResponse(f"the answer could not be decompressed: {said}")
    return ConnectionFailed(f"{said} ({type(error).__name__})", sent=sent)


def _build(client: httpx.Client | httpx.AsyncClient, request: Outgoing, *, given: bool) -> httpx.Request:
    method, content, extensions = request.method, request.content, {"timeout": dict(request.timeouts)}
    if not given:
        url = _parsed(request.url)
        return httpx.Request(method, url, headers=list(request.headers), content=content, extensions=extensions)
    # Slower, but it keeps the default headers, cookies and parameters that the user's client was set up with. The
    # client's own build_request would do so too, if it did not let its parameters take the place of ours.
    headers = httpx.Headers(client.headers)
    headers.update(list(request.headers))
    joint = "&" if "?" in request.url else "?"
    full = f"{request.url}{joint}{client.params}" if client.params else request.url
    return httpx.Request(method, full, headers=headers, cookies=client.cookies, content=content, extensions=extensions)


@lru_cache(maxsize=256)
def _parsed(url: str) -> httpx.URL:
    # Parsing takes a tenth of a local call, and most calls go to the same few paths.
    return httpx.URL(url)


def _headers(answer: httpx.Response) -> dict[str, str]:
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in answer.headers.raw}


def _tls(encrypted: bool) -> ssl.SSLContext:
    if encrypted or any(proxy.startswith("https:") for proxy in getproxies().values()):
        return _trusting()
    # Reading the certificate store takes longer than starting a local server's whole answer. This context trusts
    # nobody.
    return ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


@cache
def _trusting() -> ssl.SSLContext:
    return httpx.create_ssl_context()


def sync_http(given: "httpx.Client | SyncHttp | None", bases: Iterable[str]) -> SyncHttp:
    """Make the blocking end of the seam: over a client of our own or the user's, or the user's own implementation."""
    if isinstance(given, httpx.AsyncClient):
        raise ConfigurationError("http_client is an httpx.AsyncClient; this blocking client needs an httpx.Client")
    if given is None or isinstance(given, httpx.Client):
        return HttpxSync(given, encrypted=_any_encrypted(bases))
    return given


def async_http(given: "httpx.AsyncClient | AsyncHttp | None", bases: Iterable[str]) -> AsyncHttp:
    """Make the awaited end of the seam."""
    if isinstance(given, httpx.Client):
        raise ConfigurationError("http_client is an httpx.Client; this asynchronous client needs an httpx.AsyncClient")
    if given is None or isinstance(given, httpx.AsyncClient):
        return HttpxAsync(given, encrypted=_any_encrypted(bases))
    return given


def _any_encrypted(bases: Iterable[str]) -> bool:
    return any(base.lower().startswith("https:") for base in bases)
