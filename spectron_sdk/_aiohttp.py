"""The seam over aiohttp: asyncio only, and several times the calls per second of httpx. Extra `[aiohttp]`.

What the other adapters do stays the same: the four timeouts, the limit on answers, no redirects, no silent second try,
no cookies kept, proxies from the environment. aiohttp counts a timeout for connecting that includes the wait for a free
connection, and none for writing; here places are counted apart, and a large body is written under a clock of its own.
Answers' bodies are in `_aiohttp_body.py`.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from functools import lru_cache
from typing import Any, Final, NoReturn
from urllib.request import getproxies, proxy_bypass

import aiohttp
from multidict import istr
from yarl import URL

from spectron_sdk._adapters import Aiohttp
from spectron_sdk._aiohttp_body import FAILURES, AiohttpBody, failure, read_whole
from spectron_sdk._http import Incoming, Outgoing, headers_of
from spectron_sdk._processes import NO_PICKLE, USED_BEFORE_FORK, watch
from spectron_sdk._tls import tls_context
from spectron_sdk.errors import ConfigurationError, TimedOut

# Up to this size a body goes into buffers in one piece, and nothing waits for it.
LARGE_BYTES: Final = 64 * 1024

# Above this many seconds aiohttp rounds timeouts up.
_NEVER: Final = float("inf")

# What aiohttp sends a second time by itself when a kept connection turns out to be broken.
_TRIED_TWICE: Final = frozenset({"GET", "HEAD", "OPTIONS", "TRACE", "PUT", "DELETE"})


class AiohttpHttp:
    """Requests on one event loop of asyncio, the one of the first request."""

    def __init__(self, setup: Aiohttp, *, encrypted: bool) -> None:
        if setup.session is not None and not isinstance(setup.session, aiohttp.ClientSession):
            raise ConfigurationError(
                f"Aiohttp(session=...) is a {type(setup.session).__name__}, not an aiohttp.ClientSession"
            )
        self._setup = setup
        self._given = setup.session
        self._encrypted = encrypted
        self._limit = setup.max_answer_bytes
        self._live: aiohttp.ClientSession | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._places = asyncio.Semaphore(setup.max_connections)
        self._left_behind: list[aiohttp.ClientSession] = []
        self._closed = False
        self._url = lru_cache(maxsize=256)(_url)
        self._proxy = lru_cache(maxsize=8)(self._proxy_for)
        watch(self)

    async def send(self, request: Outgoing) -> Incoming:
        session = self._session()
        await (self._enter(request) if self._places.locked() else self._places.acquire())
        try:
            answer = await self._ask(session, request)
            headers = headers_of(answer.raw_headers)
            content = await read_whole(answer, headers, self._limit, _patience(request))
            return Incoming(answer.status, headers, content)
        except FAILURES as error:
            raise failure(error) from error
        finally:
            self._places.release()

    async def open(self, request: Outgoing) -> AiohttpBody:
        session = self._session()
        await self._enter(request)
        try:
            answer = await self._ask(session, request)
        except BaseException as error:
            self._places.release()
            if isinstance(error, FAILURES):
                raise failure(error) from error
            raise
        return AiohttpBody(answer, self._limit, _patience(request), self._places.release)

    async def aclose(self) -> None:
        session, self._live, self._closed = self._live, None, True
        if session is not None and session is not self._given:
            await session.close()

    def forked(self) -> None:
        """Leave the connections, and the loop they belong to, to the parent."""
        if self._live is not None:
            self._left_behind.append(self._live)
            self._live = None
        self._places = asyncio.Semaphore(self._setup.max_connections)

    def __reduce__(self) -> NoReturn:
        raise TypeError(NO_PICKLE)

    def _session(self) -> aiohttp.ClientSession:
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            raise ConfigurationError("aiohttp runs on asyncio only; for trio use Httpx(), the default") from None
        if self._live is None:
            if self._closed:
                raise ConfigurationError("this client is closed")
            if self._given is not None and self._left_behind:
                raise ConfigurationError(USED_BEFORE_FORK)
            self._live, self._loop = self._own() if self._given is None else self._given, loop
        elif self._loop is not loop:
            raise ConfigurationError(
                "this client was first used in another event loop, and its connections belong there; make one per loop"
            )
        return self._live

    def _own(self) -> aiohttp.ClientSession:
        setup = self._setup
        # httpx decides whom to trust, so that it is the same with every adapter; it is loaded for https only.
        needed = self._encrypted or any(proxy.startswith("https:") for proxy in self._proxies().values())
        context = tls_context(_httpx() if needed else None, setup.verify, needed=needed)
        return aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(
                limit=0, keepalive_timeout=setup.idle_s, ssl=context, timeout_ceil_threshold=_NEVER
            ),
            cookie_jar=aiohttp.DummyCookieJar(),
            request_class=_Request,
        )

    async def _enter(self, request: Outgoing) -> None:
        patience = request.timeouts["pool"]
        if patience is None or not self._places.locked():
            await self._places.acquire()
            return
        try:
            async with asyncio.timeout(patience):
                await self._places.acquire()
        except TimeoutError as error:
            busy = self._setup.max_connections
            raise TimedOut(f"timed out: all {busy} connections were in use for {patience} s", sent=False) from error

    def _ask(self, session: aiohttp.ClientSession, request: Outgoing) -> Awaitable[aiohttp.ClientResponse]:
        url, content, times = self._url(request.url), request.content, request.timeouts
        headers = [(name.decode("latin-1"), value.decode()) for name, value in request.headers]
        options: dict[str, Any] = {"allow_redirects": False, "proxy": self._proxy(url.scheme, url.host or "")}
        large = content is not None and len(content) > LARGE_BYTES
        if large or request.method in _TRIED_TWICE:
            # What a session that was brought along does by itself stays, and comes first.
            own = getattr(session, "_middlewares", ()) if self._given is not None else ()
            options["middlewares"] = (*own, _once)
        if content is not None and large:
            return _upload(session, request, url, headers, content, options)
        limits = _limits(times["connect"], times["read"])
        return session.request(request.method, url, headers=headers, data=content, timeout=limits, **options)

    def _proxies(self) -> dict[str, str]:
        if self._setup.proxy is not None:
            return {"all": self._setup.proxy}
        return getproxies() if self._setup.trust_env and self._given is None else {}

    def _proxy_for(self, scheme: str, host: str) -> URL | None:
        proxies = self._proxies()
        found = proxies.get(scheme) or proxies.get("all")
        if not found or (self._setup.proxy is None and proxy_bypass(host)):
            return None
        proxy = _url(found if "://" in found else f"http://{found}")
        if proxy.scheme not in {"http", "https"}:
            raise ConfigurationError(f"aiohttp knows no {proxy.scheme} proxies; Httpx() does")
        return proxy


class _Request(aiohttp.ClientRequest):
    """Adds no headers of its own, and knows its connection, so that it can be hung up on when it gets nowhere."""

    DEFAULT_HEADERS: dict[istr, str] = {}  # noqa: RUF012 - as it is in the class above

    line: asyncio.Transport | None = None

    async def send(self, conn: Any) -> aiohttp.ClientResponse:
        self.line = conn.transport
        return await super().send(conn)


async def _once(request: aiohttp.ClientRequest, handler: aiohttp.ClientHandlerType) -> aiohttp.ClientResponse:
    """Send a request a single time.

    aiohttp would send one that it takes for idempotent again when its connection breaks. Whether to do that is decided
    in `_retry.py`, which counts, waits and knows what is idempotent.
    """
    try:
        return await handler(request)
    except BaseException as error:
        if isinstance(request, _Request) and request.line is not None:
            # Closing alone would wait for the server to take what is still in buffers.
            request.line.abort()
        if isinstance(error, (aiohttp.ServerDisconnectedError, aiohttp.ClientOSError)):
            raise failure(error) from error
        raise


async def _upload(
    session: aiohttp.ClientSession,
    request: Outgoing,
    url: URL,
    headers: list[tuple[str, str]],
    content: bytes,
    options: dict[str, Any],
) -> aiohttp.ClientResponse:
    times = request.timeouts
    framed = [*headers, ("Content-Length", str(len(content)))]
    limits = _limits(times["connect"], None)
    async with asyncio.timeout(None) as clock:
        pieces = _timed(content, clock, times["write"], times["read"])
        return await session.request(request.method, url, headers=framed, data=pieces, timeout=limits, **options)


async def _timed(
    content: bytes, clock: asyncio.Timeout, write_s: float | None, read_s: float | None
) -> AsyncIterator[bytes]:
    """Hand out a body piece by piece; each has so long to be taken, and after the last one the answer to begin."""
    loop = asyncio.get_running_loop()
    for start in range(0, len(content), LARGE_BYTES):
        clock.reschedule(None if write_s is None else loop.time() + write_s)
        yield content[start : start + LARGE_BYTES]
    clock.reschedule(None if read_s is None else loop.time() + read_s)


def _patience(request: Outgoing) -> float | None:
    """Say how long each read of the body may take, where aiohttp does not see to it."""
    content = request.content
    return request.timeouts["read"] if content is not None and len(content) > LARGE_BYTES else None


@lru_cache(maxsize=64)
def _limits(connect_s: float | None, read_s: float | None) -> aiohttp.ClientTimeout:
    return aiohttp.ClientTimeout(
        total=None, connect=connect_s, sock_connect=connect_s, sock_read=read_s, ceil_threshold=_NEVER
    )


def _url(text: str) -> URL:
    try:
        return URL(text, encoded=True)
    except ValueError as error:
        raise ConfigurationError(f"the endpoint or the proxy is no usable URL: {error}") from error


def _httpx() -> Any:
    import httpx

    return httpx
