"""TLS contexts, made when they are first needed and shared by all clients of the process.

Reading the store of certificates takes longer than many a call, so nothing here runs for plain http.
"""

import ssl
from functools import cache
from pathlib import Path
from typing import Any

from spectron_sdk.errors import ConfigurationError

Verify = ssl.SSLContext | str | bool


def tls_context(library: Any, verify: Verify, *, needed: bool, http2: bool = False) -> ssl.SSLContext:
    """Give the context for a client: the user's own, one over a file or folder of authorities, or the library's.

    library is httpx or httpx2: whom they trust by default differs. needed is False when all endpoints are plain http;
    the context then trusts nobody. http2 keeps apart what offers different protocols, which is noted on the context.
    """
    if isinstance(verify, ssl.SSLContext):
        return verify
    if isinstance(verify, str):
        return _trusting(verify, http2)
    if not verify:
        return _careless(http2)
    return _default(library, http2) if needed else _unused()


@cache
def _default(library: Any, _: bool) -> ssl.SSLContext:
    made: ssl.SSLContext = library.create_ssl_context()
    return made


@cache
def _trusting(authorities: str, _: bool) -> ssl.SSLContext:
    try:
        if Path(authorities).is_dir():
            return ssl.create_default_context(capath=authorities)
        return ssl.create_default_context(cafile=authorities)
    except OSError as error:
        raise ConfigurationError(f"verify names no usable certificates: {authorities!r} ({error})") from error


@cache
def _careless(_: bool) -> ssl.SSLContext:
    made = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    made.check_hostname = False
    made.verify_mode = ssl.CERT_NONE
    return made


@cache
def _unused() -> ssl.SSLContext:
    return ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
