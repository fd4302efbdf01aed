"""The seam's two implementations over httpx, or over httpx2, whose interface is the same.

The library's client is made on first use, once, whatever thread comes first, and closed with ours; one that the user
brought is used as it is and never closed. After a fork the child makes a client of its own. Answers' bodies are in
`_httpx_body.py`, what a client of our own is made of in `_httpx_client.py`; retries, errors and decoding are not here
at all, see `_transport.py`.
"""

import threading
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, NoReturn

import anyio
import anyio.lowlevel

from spectron_sdk._adapters import Httpx, Httpx2
from spectron_sdk._http import Incoming, Outgoing, headers_of
from spectron_sdk._httpx_body import HttpxAsyncBody, HttpxSyncBody, read_async, read_sync
from spectron_sdk._httpx_client import HTTPX, Library, async_client, failure, sync_client
from spectron_sdk._processes import NO_PICKLE, USED_BEFORE_FORK, watch
from spectron_sdk._upload import PIECE_BYTES
from spectron_sdk.errors import ConfigurationError

_CLOSED: Final = "this client is closed"

# Without a body these say that it is empty.
_WITH_BODY: Final = frozenset({"POST", "PUT", "PATCH"})


class HttpxSync:
    """Blocking requests; safe to share between threads."""

    def __init__(self, given: Any, setup: Httpx | Httpx2, *, encrypted: bool, library: Library = HTTPX) -> None:
        self._given = given
        self._setup = setup
        self._encrypted = encrypted
        self._library = library
        self._failures = library.failures
        self._limit = setup.max_answer_bytes
        self._build = _builder(library, given)
        # The client while there is one to use; `_open` makes it or says why there is none.
        self._live: Any = None
        self._left_behind: list[Any] = []
        self._closed = False
        self._lock = threading.Lock()
        watch(self)

    def send(self, request: Outgoing) -> Incoming:
        client = self._live or self._open()
        try:
            answer = client.send(self._build(request), stream=True, follow_redirects=False)
            headers = headers_of(answer.headers.raw)
            return Incoming(answer.status_code, headers, read_sync(answer, headers, self._limit, self._library))
        except self._failures as error:
            raise failure(error, self._library) from error

    def open(self, request: Outgoing) -> HttpxSyncBody:
        client = self._live or self._open()
        try:
            answer = client.send(self._build(request), stream=True, follow_redirects=False)
        except self._failures as error:
            raise failure(error, self._library) from error
        return HttpxSyncBody(answer, self._limit, self._library)

    def close(self) -> None:
        with self._lock:
            client, self._live, self._closed = self._live, None, True
        if client is not None and client is not self._given:
            client.close()

    def forked(self) -> None:
        """Leave the connections to the parent. They are kept, since closing them may say goodbye in its name."""
        self._lock = threading.Lock()
        if self._live is not None:
            self._left_behind.append(self._live)
            self._live = None

    def __reduce__(self) -> NoReturn:
        raise TypeError(NO_PICKLE)

    def _open(self) -> Any:
        with self._lock:
            _refuse(self._closed, self._given, self._left_behind)
            if self._live is None:
                made = self._given
                self._live = sync_client(self._library, self._setup, self._encrypted) if made is None else made
            return self._live


class HttpxAsync:
    """Requests on one event loop, the one of the first request."""

    def __init__(self, given: Any, setup: Httpx | Httpx2, *, encrypted: bool, library: Library = HTTPX) -> None:
        self._given = given
        self._setup = setup
        self._encrypted = encrypted
        self._library = library
        self._failures = library.failures
        self._limit = setup.max_answer_bytes
        self._build = _builder(library, given)
        self._live: Any = None
        self._loop: object = None
        self._left_behind: list[Any] = []
        self._closed = False
        watch(self)

    async def send(self, request: Outgoing) -> Incoming:
        client = self._client()
        try:
            answer = await client.send(self._build(request), stream=True, follow_redirects=False)
            headers = headers_of(answer.headers.raw)
            return Incoming(answer.status_code, headers, await read_async(answer, headers, self._limit, self._library))
        except self._failures as error:
            raise failure(error, self._library) from error

    async def open(self, request: Outgoing) -> HttpxAsyncBody:
        client = self._client()
        try:
            answer = await client.send(self._build(request), stream=True, follow_redirects=False)
        except self._failures as error:
            raise failure(error, self._library) from error
        return HttpxAsyncBody(answer, self._limit, self._library)

    async def aclose(self) -> None:
        client, self._live, self._closed = self._live, None, True
        if client is not None and client is not self._given:
            await client.aclose()

    def forked(self) -> None:
        """Leave the connections, and the loop they belong to, to the parent."""
        if self._live is not None:
            self._left_behind.append(self._live)
            self._live = None

    def __reduce__(self) -> NoReturn:
        raise TypeError(NO_PICKLE)

    def _client(self) -> Any:
        # No lock: nothing here awaits, so no other task of the loop can come between.
        loop = anyio.lowlevel.current_token()
        if self._live is None:
            _refuse(self._closed, self._given, self._left_behind)
            made = self._given
            self._live = async_client(self._library, self._setup, self._encrypted) if made is None else made
            self._loop = loop
        elif self._loop != loop and self._given is None:
            raise ConfigurationError(
                "this client was first used in another event loop, and its connections belong there; make one per loop"
            )
        return self._live


def _refuse(closed: bool, given: object, left_behind: list[Any]) -> None:
    if closed:
        raise ConfigurationError(_CLOSED)
    if given is not None and left_behind:
        raise ConfigurationError(USED_BEFORE_FORK)


def _builder(library: Library, given: Any) -> Callable[[Outgoing], Any]:
    """Give what makes the library's requests of ours. Both ways skip its own, which takes a fifth of a local call."""
    http = library.http
    make = http.Request

    @lru_cache(maxsize=256)
    def parsed(text: str) -> tuple[Any, bytes]:
        # Parsing takes a tenth, and most calls go to the same few paths.
        url = http.URL(text)
        return url, url.netloc

    def build(request: Outgoing) -> Any:
        url, host = parsed(request.url)
        headers, body = _framed(request, host, library)
        return make(request.method, url, headers=headers, stream=body, extensions={"timeout": dict(request.timeouts)})

    def build_for_given(request: Outgoing) -> Any:
        # Keeps the default headers, cookies and parameters that the user's client was set up with. The client's own
        # build_request would do so too, if it did not let its parameters take the place of ours.
        joint = "&" if "?" in request.url else "?"
        url = http.URL(f"{request.url}{joint}{given.params}" if given.params else request.url)
        framed, body = _framed(request, url.netloc, library)
        headers = http.Headers(given.headers)
        headers.update(framed)
        made = make(request.method, url, headers=headers, stream=body, extensions={"timeout": dict(request.timeouts)})
        http.Cookies(given.cookies).set_cookie_header(made)
        return made

    return build if given is None else build_for_given


def _framed(request: Outgoing, host: bytes, library: Library) -> tuple[list[tuple[bytes, bytes]], Any]:
    """Give headers, those that frame the message included, and the body. Given both, the library adds none."""
    content = request.content
    headers = [(b"Host", host), *request.headers]
    if content is not None or request.method in _WITH_BODY:
        headers.append((b"Content-Length", b"%d" % len(content or b"")))
    if content is not None and len(content) > PIECE_BYTES:
        return headers, library.upload(content)
    return headers, library.http.ByteStream(content or b"")
