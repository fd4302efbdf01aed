"""Run the local server from Python: on a real socket and a free port (`local_server`), or without any (`in_process`).

    from spectron_sdk.testing import local_server

    with local_server() as server:
        memory = server.client()
        memory.remember("I moved to Berlin")

Both give a `MockServer`: clients that are ready to use, and what tests need beside them: reset, the clock, faults, the
requests seen. This is the only module of the SDK that imports the server; it comes with the extra `[server]`. Tests
that want no server at all have `respx_router`.
"""

import os
from collections.abc import Generator, Sequence
from contextlib import ExitStack, contextmanager
from datetime import datetime
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import httpx

from spectron_sdk._in_process import AsyncInProcessTransport, Hosted, InProcessTransport
from spectron_sdk.client import AsyncSpectron, Spectron
from spectron_sdk.errors import InvalidArgument

if TYPE_CHECKING:
    import respx

    from mock_server.http.app import App
    from mock_server.models.settings import ModelSettings

ANY_KEY: Final = "local"
IN_PROCESS: Final = "http://in-process.test"
EXAMPLES: Final = "http://spectron.test"


class MockServer:
    """A running server: where it is, clients for it, and its control plane.

    `endpoint` and `api_key` are what any client needs. An in-process server has no port: only clients made here, or
    set up with `transport` or `async_transport`, reach it.
    """

    def __init__(self, endpoint: str, api_key: str, hosted: Hosted | None = None) -> None:
        self.endpoint = endpoint
        self.api_key = api_key
        self._hosted = hosted
        self._closing = ExitStack()

    def client(self, context: str | None = None, **options: Any) -> Spectron:
        """Make a client; it is closed with the server. Options are those of Spectron."""
        if self._hosted is not None:
            http = self._closing.enter_context(httpx.Client(transport=self.transport()))
            options = {"http_client": http, **options}
        settings: dict[str, Any] = {"endpoint": self.endpoint, "api_key": self.api_key, **options}
        made = Spectron("default" if context is None else context, **settings)
        return self._closing.enter_context(made)

    def async_client(self, context: str | None = None, **options: Any) -> AsyncSpectron:
        """Make an asynchronous client, for `async with`. Options are those of AsyncSpectron."""
        if self._hosted is not None:
            # Its transport holds nothing that needs closing.
            options = {"http_client": httpx.AsyncClient(transport=self.async_transport()), **options}
        settings: dict[str, Any] = {"endpoint": self.endpoint, "api_key": self.api_key, **options}
        return AsyncSpectron("default" if context is None else context, **settings)

    def transport(self) -> httpx.BaseTransport | None:
        """Give the transport that other httpx clients need for an in-process server; None for one on a socket."""
        return None if self._hosted is None else InProcessTransport(self._hosted)

    def async_transport(self) -> httpx.AsyncBaseTransport | None:
        """Give the same for an httpx.AsyncClient."""
        return None if self._hosted is None else AsyncInProcessTransport(self._hosted)

    def reset(self, context: str | None = None) -> None:
        """Forget everything, or everything in one context; a whole reset also undoes what was done to the clock."""
        _not_blank(context=context)
        self._command("POST", "reset", {} if context is None else {"context": context})

    def freeze(self, at: datetime | str | None = None) -> None:
        """Stop the clock, here or at an instant; no zone means UTC."""
        self._command("POST", "clock", {"freeze": True if at is None else _text(at)})

    def advance(self, seconds: float) -> None:
        """Move the clock forward."""
        self._command("POST", "clock", {"advance_s": seconds})

    def resume(self) -> None:
        """Let the clock run on from where it stands."""
        self._command("POST", "clock", {"resume": True})

    def fail(
        self,
        operation: str | None = None,
        *,
        context: str | None = None,
        status: int | None = None,
        latency_s: float = 0.0,
        drop: bool = False,
        after: bool = False,
        retry_after: float | None = None,
        count: int | None = 1,
    ) -> None:
        """Make coming requests fail: with an error status, late, or by a cut connection.

        operation is an operationId of openapi.yaml, None any. after: only once the work is done and stored; a stream is
        then struck just before its last event, with its reply stored. count is how often, None until the next reset.
        """
        _not_blank(operation=operation, context=context)
        known = {
            "operation": operation,
            "context": context,
            "status": status,
            "latency_s": latency_s,
            "drop": drop,
            "when": "after" if after else "before",
            "retry_after": retry_after,
            "count": count,
        }
        self._command("POST", "faults", {name: value for name, value in known.items() if value is not None})

    def script(
        self,
        *,
        reply: str | Sequence[str] | None = None,
        extraction: dict[str, Any] | None = None,
        summary: str | None = None,
        fail: str | None = None,
        context: str | None = None,
        count: int | None = 1,
    ) -> None:
        """Say what comes next in place of the server's own: exactly one of four.

        reply: of chat, in pieces if it is to stream so. extraction: what the next turn claims, as JSON with `facts`,
        `retractions`, `instructions`, `uncertainties`. summary: of the next merge. fail: the one of these three that
        fails. context None is any; count is how often, None until the next reset.
        """
        _not_blank(context=context)
        known = {
            "reply": list(reply) if reply is not None and not isinstance(reply, str) else reply,
            "extraction": extraction,
            "summary": summary,
            "fail": fail,
            "context": context,
        }
        sent = {name: value for name, value in known.items() if value is not None}
        self._command("POST", "answers", {**sent, "count": count})

    def requests(self, operation: str | None = None) -> list[dict[str, Any]]:
        """List the requests seen, oldest first, of one operation if given."""
        _not_blank(operation=operation)
        query = {} if operation is None else {"operation": operation}
        found: list[dict[str, Any]] = self._command("GET", "requests", query=query)["requests"]
        return found

    def close(self) -> None:
        """Close the clients made here."""
        self._closing.close()

    @cached_property
    def _control(self) -> httpx.Client:
        # No proxy of the environment stands between a test and its server.
        made = httpx.Client(base_url=self.endpoint, transport=self.transport(), trust_env=False)
        return self._closing.enter_context(made)

    def _command(
        self, method: str, path: str, body: dict[str, Any] | None = None, query: dict[str, str] | None = None
    ) -> dict[str, Any]:
        answer = self._control.request(method, f"/_mock/{path}", json=body, params=query)
        held: dict[str, Any] = answer.json()
        if answer.is_error:
            raise ValueError(f"the server refused: {held.get('detail', held)}")
        return held


@contextmanager
def local_server(
    *,
    port: int = 0,
    seed: str = "spectron",
    now: datetime | str | None = None,
    api_keys: Sequence[str] = (),
    strict: bool = False,
    embeddings: bool = False,
    llm_base_url: str | None = None,
    llm_model: str | None = None,
    llm_api_key: str | None = None,
) -> Generator[MockServer]:
    """Run a server in a thread of this process, on a free port unless one is given.

    seed is what ids derive from, now an instant the clock stands still at; with both, the same requests get the same
    answers, byte for byte. With api_keys only those keys are accepted. strict makes an answer that breaks openapi.yaml
    a 500. embeddings ranks by meaning too, and needs the extra `[embeddings]`. llm_base_url is an OpenAI-compatible
    endpoint whose llm_model then extracts facts and writes replies; it needs the extra `[llm]`. Raises ValueError for
    an instant or endpoint that cannot be.
    """
    app = _app(seed, now, api_keys, strict, embeddings, _Model(llm_base_url, llm_model, llm_api_key))
    from mock_server.http.server import RunningServer

    with RunningServer(app, port=port) as running:
        server = MockServer(running.url, api_keys[0] if api_keys else ANY_KEY)
        try:
            yield server
        finally:
            server.close()


@contextmanager
def in_process(
    *,
    seed: str = "spectron",
    now: datetime | str | None = None,
    api_keys: Sequence[str] = (),
    strict: bool = False,
    embeddings: bool = False,
    llm_base_url: str | None = None,
    llm_model: str | None = None,
    llm_api_key: str | None = None,
) -> Generator[MockServer]:
    """Run a server without a socket, for clients of this process only. The options are those of local_server."""
    model = _Model(llm_base_url, llm_model, llm_api_key)
    with Hosted(_app(seed, now, api_keys, strict, embeddings, model)) as hosted:
        server = MockServer(IN_PROCESS, api_keys[0] if api_keys else ANY_KEY, hosted)
        try:
            yield server
        finally:
            server.close()


@contextmanager
def connect_or_start() -> Generator[MockServer]:
    """Use the server that SPECTRON_ENDPOINT names, with SPECTRON_API_KEY as key; without one, run a local server."""
    endpoint = os.environ.get("SPECTRON_ENDPOINT", "").strip()
    if not endpoint:
        with local_server() as server:
            yield server
        return
    server = MockServer(endpoint, os.environ.get("SPECTRON_API_KEY", "").strip() or ANY_KEY)
    try:
        yield server
    finally:
        server.close()


def respx_router(base_url: str = EXAMPLES) -> "respx.MockRouter":
    """Make a respx router that answers every operation at base_url with the example that openapi.yaml gives for it.

    Nothing is remembered: the answers are always the same, and the page after the first is empty. A route is named by
    its operationId: `router["chat"].respond(503)` makes it fail, `router["chat"].calls` is what it was asked. Use the
    router in a `with` block; it needs respx, and PyYAML, which is part of the extra `[server]`.
    """
    from spectron_sdk._respx import router

    return router(base_url)


class _Model(NamedTuple):
    """A language model to ask, and where; all None is the rules alone."""

    base_url: str | None
    name: str | None
    api_key: str | None

    def settings(self) -> "ModelSettings | None":
        """Give what the server makes of it."""
        if self == (None, None, None):
            return None
        from mock_server.models.settings import from_options

        return from_options(base_url=self.base_url, model=self.name, api_key=self.api_key)


def _app(
    seed: str, now: datetime | str | None, api_keys: Sequence[str], strict: bool, embeddings: bool, model: _Model
) -> "App":
    try:
        from mock_server.engine.instants import parse
        from mock_server.wiring import Settings, build
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(
            f"the local server needs {error.name}: pip install 'spectron-sdk[server]'", name=error.name
        ) from error
    return build(
        Settings(
            api_keys=tuple(api_keys),
            seed=seed,
            now=None if now is None else parse(_text(now)),
            strict=strict,
            models=model.settings(),
            embeddings=embeddings,
        )
    )


def _not_blank(**named: str | None) -> None:
    """Refuse a blank name, which must not pass for "all of them"."""
    for place, name in named.items():
        if name is not None and not name.strip():
            raise InvalidArgument(f"{place} must not be blank, got {name!r}; leave it out to mean any", place=place)


def _text(instant: datetime | str) -> str:
    return instant.isoformat() if isinstance(instant, datetime) else instant
