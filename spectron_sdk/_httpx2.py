"""The seam over httpx2, httpx's successor: the same code as over httpx, with another library. Extra `[httpx2]`."""

from typing import Any, Final

import httpx2

from spectron_sdk._adapters import Httpx2
from spectron_sdk._http import AsyncHttp, SyncHttp
from spectron_sdk._httpx import HttpxAsync, HttpxSync
from spectron_sdk._httpx_client import library
from spectron_sdk.errors import ConfigurationError

HTTPX2: Final = library(httpx2, "httpcore2")


def sync_http(setup: Httpx2, *, encrypted: bool) -> SyncHttp:
    """Make the blocking end of the seam."""
    _check(setup.client, httpx2.Client, "blocking")
    return HttpxSync(setup.client, setup, encrypted=encrypted, library=HTTPX2)


def async_http(setup: Httpx2, *, encrypted: bool) -> AsyncHttp:
    """Make the awaited end of the seam."""
    _check(setup.client, httpx2.AsyncClient, "asynchronous")
    return HttpxAsync(setup.client, setup, encrypted=encrypted, library=HTTPX2)


def _check(client: object, wanted: type[Any], colour: str) -> None:
    if client is not None and not isinstance(client, wanted):
        raise ConfigurationError(
            f"Httpx2(client=...) is a {type(client).__name__}; this {colour} client needs an httpx2.{wanted.__name__}"
        )
