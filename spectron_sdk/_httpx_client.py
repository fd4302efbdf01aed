"""What the client makes of httpx or httpx2 when it is left to it: how a client is set up, and what its failures mean.

The two libraries have one interface and different types, so they are values here; `HTTPX` is the one, the other is in
`_httpx2.py`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final
from urllib.request import getproxies

import httpx

from spectron_sdk._adapters import Httpx, Httpx2
from spectron_sdk._tls import tls_context
from spectron_sdk._upload import Pieces
from spectron_sdk.errors import ConfigurationError, ConnectionFailed, MalformedResponse, TimedOut, TransportError


@dataclass(frozen=True, slots=True)
class Library:
    """httpx or its like.

    core names the package below it, which is loaded with the first client. upload is a kind of body, see `_upload.py`.
    """

    http: Any
    core: str
    upload: Callable[[bytes], Any]
    failures: tuple[type[Exception], ...]
    not_sent: tuple[type[Exception], ...]


def library(http: Any, core: str) -> Library:
    """Note what a library raises, and what of it before a byte of the request has left."""
    not_sent = (http.ConnectError, http.ConnectTimeout, http.PoolTimeout, http.ProxyError, http.UnsupportedProtocol)
    # Both colours, since the library asks its bodies whether they are of the right kind.
    upload = type("Upload", (Pieces, http.SyncByteStream, http.AsyncByteStream), {})
    return Library(http, core, upload, (http.HTTPError, http.StreamError, http.InvalidURL), not_sent)


HTTPX: Final = library(httpx, "httpcore")


def sync_client(library: Library, setup: Httpx | Httpx2, encrypted: bool) -> Any:
    """Make a blocking client."""
    if _needs_more_than_a_pool(setup):
        return _full_client(library.http.Client, library, setup, encrypted)
    # Loaded here: the pool is of no use without a client, and the library loads its core as late.
    from spectron_sdk._pool import Pool

    core = import_module(library.core)
    pool = Pool(core, _context(library, setup, encrypted), **_limits(setup))
    client = library.http.Client(transport=_over(library.http.HTTPTransport, pool), trust_env=setup.trust_env)
    return _without_cookies(client)


def async_client(library: Library, setup: Httpx | Httpx2, encrypted: bool) -> Any:
    """Make an asynchronous client, inside its event loop."""
    if _needs_more_than_a_pool(setup):
        return _full_client(library.http.AsyncClient, library, setup, encrypted)
    from spectron_sdk._pool import AsyncPool

    core = import_module(library.core)
    pool = AsyncPool(core, _context(library, setup, encrypted), **_limits(setup), backend=core.AnyIOBackend())
    transport = _over(library.http.AsyncHTTPTransport, pool)
    return _without_cookies(library.http.AsyncClient(transport=transport, trust_env=setup.trust_env))


def failure(error: Exception, library: Library) -> TransportError | ConfigurationError:
    """Translate what a library raised."""
    http = library.http
    said = str(error) or type(error).__name__
    if isinstance(error, http.InvalidURL):
        return ConfigurationError(f"the endpoint is no usable URL: {said}")
    sent = not isinstance(error, library.not_sent)
    if isinstance(error, http.TimeoutException):
        return TimedOut(f"timed out ({type(error).__name__}): {said}", sent=sent)
    if isinstance(error, http.DecodingError):
        return MalformedResponse(f"the answer could not be decompressed: {said}")
    return ConnectionFailed(f"{said} ({type(error).__name__})", sent=sent)


def _needs_more_than_a_pool(setup: Httpx | Httpx2) -> bool:
    return setup.http2 or setup.proxy is not None or (setup.trust_env and bool(getproxies()))


def _full_client(kind: Callable[..., Any], library: Library, setup: Httpx | Httpx2, encrypted: bool) -> Any:
    limits = library.http.Limits(
        max_connections=setup.max_connections,
        max_keepalive_connections=setup.max_idle,
        keepalive_expiry=setup.idle_s,
    )
    try:
        client = kind(
            verify=_context(library, setup, encrypted),
            limits=limits,
            proxy=setup.proxy,
            http2=setup.http2,
            trust_env=setup.trust_env,
        )
    except ImportError as error:
        raise ConfigurationError(f"{error} (pip install 'spectron-sdk[http2]' for HTTP/2)") from error
    except (ValueError, library.http.InvalidURL) as error:
        # Not shown: it may hold a password.
        raise ConfigurationError("proxy is no usable URL") from error
    return _without_cookies(client)


def _context(library: Library, setup: Httpx | Httpx2, encrypted: bool) -> Any:
    proxies = [setup.proxy] if setup.proxy is not None else list(getproxies().values()) if setup.trust_env else []
    needed = encrypted or any(proxy.startswith("https:") for proxy in proxies)
    return tls_context(library.http, setup.verify, needed=needed, http2=setup.http2)


def _limits(setup: Httpx | Httpx2) -> dict[str, Any]:
    return {"limit": setup.max_connections, "spare": setup.max_idle, "keep_s": setup.idle_s}


def _over(kind: Any, pool: object) -> Any:
    """Put one of the library's transports over a pool of ours.

    Its constructor would make a pool of its own. It is the library's class all the same, so what users hook into it for
    tests and tracing works as they are used to.
    """
    transport = kind.__new__(kind)
    transport._pool = pool
    return transport


def _without_cookies(client: Any) -> Any:
    # Looking for some in each answer costs a tenth of a local call, and what is found would never be sent back.
    client.cookies.extract_cookies = _leave_alone
    return client


def _leave_alone(answer: object) -> None:
    """Keep no cookies."""
