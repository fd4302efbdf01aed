"""Which web pages may call the server: CORS, and the guard of the control plane against foreign pages.

By default pages served from this machine may (localhost, 127.0.0.1, [::1], any port), so that a browser app under
development works without a setting; a list of origins replaces that, an empty list allows none. Starlette's
middleware does the work and is imported with the first request that carries an Origin, so a start does not pay for
it.
"""

import re
from collections.abc import Callable
from typing import Final

from mock_server.http.asgi import AsgiApp

LOOPBACK: Final = re.compile(r"https?://(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?")
EXPOSED: Final = ("x-trace-id", "X-Request-ID", "Retry-After", "Idempotent-Replayed", "Deprecation", "Allow")


class Cors:
    """Decide by origin. origins None: pages of this machine; ("*",): everyone."""

    def __init__(self, origins: tuple[str, ...] | None = None) -> None:
        self._origins = origins
        self._wrapped: dict[AsgiApp, AsgiApp] = {}

    def allows(self, origin: str, host: str | None = None) -> bool:
        """Tell whether a page of an origin may call; one the server itself delivered always may."""
        if host is not None and origin.partition("://")[2] == host:
            return True
        if self._origins is None:
            return LOOPBACK.fullmatch(origin) is not None
        return "*" in self._origins or origin in self._origins

    def wrapped(self, app: AsgiApp) -> AsgiApp:
        """Put the middleware around an application, once."""
        if app not in self._wrapped:
            self._wrapped[app] = self._middleware()(app)
        return self._wrapped[app]

    def _middleware(self) -> Callable[[AsgiApp], AsgiApp]:
        from starlette.middleware.cors import CORSMiddleware

        origins = () if self._origins is None else self._origins
        regex = LOOPBACK.pattern if self._origins is None else None

        def wrap(app: AsgiApp) -> AsgiApp:
            return CORSMiddleware(
                app,
                allow_origins=origins,
                allow_origin_regex=regex,
                allow_methods=("*",),
                allow_headers=("*",),
                expose_headers=EXPOSED,
            )

        return wrap
