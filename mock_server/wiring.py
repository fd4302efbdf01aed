"""The one place that builds clock, journal, contexts, handlers and app, and puts them together.

`python -m mock_server`, `spectron serve` and the test fixtures all come through here. How a server runs on a socket
is in `http/server.py`.
"""

from collections.abc import Awaitable, Mapping
from dataclasses import dataclass, replace
from importlib import import_module
from typing import TYPE_CHECKING, Final

from mock_server.clocks import SettableClock
from mock_server.engine.claims import Extraction, Hints, SpokenTurn
from mock_server.engine.executor import Contexts
from mock_server.engine.instants import Instant
from mock_server.engine.ports import Clock, Embedder
from mock_server.http import spec as specs
from mock_server.http.app import DEFAULT_MAX_BODY, App, Options
from mock_server.http.auth import OpenKeys
from mock_server.http.call import Call, Handler, Reply, Services
from mock_server.http.control import Control
from mock_server.http.cors import Cors
from mock_server.http.faults import Faults
from mock_server.http.request_log import RequestLog
from mock_server.http.scripted import Scripts
from mock_server.http.spec import Operation, Spec
from mock_server.journal.in_memory import InMemoryJournal

if TYPE_CHECKING:
    from mock_server.engine.extract import RuleExtractor
    from mock_server.models.settings import Choice, ModelSettings

DEFAULT_SEED: Final = "spectron"
DEFAULT_PORT: Final = 9090


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that can be set at start.

    api_keys: empty accepts any key. now: an instant the clock stands still at. cors_origins: None allows pages of
    this machine. max_body: bytes. strict: hold the server's own answers against openapi.yaml. models: the language
    models to ask, None for the rules alone. embeddings: rank by meaning too.
    """

    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    api_keys: tuple[str, ...] = ()
    seed: str = DEFAULT_SEED
    now: Instant | None = None
    control: bool = True
    cors_origins: tuple[str, ...] | None = None
    max_body: int = DEFAULT_MAX_BODY
    strict: bool = False
    log_level: str = "warning"
    ping_s: float = 12.0
    models: "ModelSettings | None" = None
    embeddings: bool = False


class CannotStart(RuntimeError):
    """Something the settings ask for is not there; the message says what, and how to get it."""


class ExtractorOnDemand:
    """The offline extractor, imported with the first turn.

    Its tables and patterns are a third of what a start would take.
    """

    def __init__(self) -> None:
        self._extractor: RuleExtractor | None = None

    def extract(self, turn: SpokenTurn, hints: Hints) -> Extraction:
        """Give the claims of one turn."""
        return self.ready().extract(turn, hints)

    def ready(self) -> "RuleExtractor":
        """Import it now, unless that has happened."""
        if self._extractor is None:
            from mock_server.engine.extract import RuleExtractor

            self._extractor = RuleExtractor()
        return self._extractor


class HandlerOnDemand:
    """A handler, imported with its first call, along with the others of its tag and what they need of the engine."""

    def __init__(self, operation: Operation) -> None:
        self._operation = operation
        self._handler: Handler | None = None

    def __call__(self, call: Call) -> Reply | Awaitable[Reply]:
        """Answer."""
        handler = self._handler
        return self.ready()(call) if handler is None else handler(call)

    def ready(self) -> Handler:
        """Import it now, unless that has happened."""
        if self._handler is None:
            tag = import_module(f"mock_server.http.handlers.{self._operation.tag}")
            self._handler = tag.HANDLERS[self._operation.id]
        return self._handler


def build(settings: Settings | None = None) -> App:
    """Build the whole application."""
    spec = specs.load()
    return assemble(settings or Settings(), spec, handlers(spec))


def handlers(spec: Spec) -> dict[str, HandlerOnDemand]:
    """Give a handler for every operation; which file has it, its tag tells."""
    return {operation.id: HandlerOnDemand(operation) for operation in spec.operations}


def assemble(settings: Settings, spec: Spec, handlers_by_id: Mapping[str, Handler]) -> App:
    """Put the parts together for a given spec and its handlers. A missing or spare handler is a start error."""
    clock = SettableClock(settings.now)
    journal = InMemoryJournal()
    contexts = Contexts(journal=journal, clock=clock, seed=settings.seed, embedder=_embedder(settings))
    faults, requests, scripts, cors = Faults(), RequestLog(), Scripts(), Cors(settings.cors_origins)
    control = Control(
        contexts=contexts,
        clock=clock,
        faults=faults,
        requests=requests,
        scripts=scripts,
        cors=cors,
        operations=frozenset(operation.id for operation in spec.operations),
        clear_journal=journal.clear,
    )
    return App(
        spec,
        handlers_by_id,
        _services(settings, contexts, clock, scripts),
        authenticator=OpenKeys(settings.api_keys),
        options=Options(settings.seed, settings.max_body, settings.strict, settings.ping_s),
        faults=faults,
        requests=requests,
        cors=cors,
        control=control if settings.control else None,
    )


def _embedder(settings: Settings) -> Embedder | None:
    """Give the embedding table when it is asked for; raises CannotStart when it is not there."""
    if not settings.embeddings:
        return None
    try:
        from mock_server.models.static_table import TableUnusable, load
    except ModuleNotFoundError as error:
        raise CannotStart(f"--embeddings needs {error.name}: pip install 'spectron-sdk[embeddings]'") from error
    try:
        return load()
    except TableUnusable as error:
        raise CannotStart(f"--embeddings: {error}") from error


def _services(settings: Settings, contexts: Contexts, clock: Clock, scripts: Scripts) -> Services:
    """Put the helpers together: the rules, and language models in the place of those they are configured for."""
    rules = ExtractorOnDemand()
    services = Services(contexts, clock, rules, scripts=scripts)
    models = settings.models
    if models is None or not models.any:
        return services
    from mock_server.http.humanised import Humanised
    from mock_server.models.completions import Completions
    from mock_server.models.extraction import ModelExtractor
    from mock_server.models.replies import ModelResponder
    from mock_server.models.rewriting import ModelHumaniser, ModelSummariser

    def ready(choice: "Choice") -> Completions:
        return Completions(choice, timeout_s=models.timeout_s)

    if models.extraction is not None:
        extractor = ModelExtractor(ready(models.extraction), rules, timeout_s=models.timeout_s)
        services = replace(services, extractor=extractor)
    if models.response is not None:
        services = replace(
            services,
            responder=ModelResponder(models.response, choose=models.choose, open=ready),
            summariser=ModelSummariser(ready(models.response)),
            humanised=Humanised(ModelHumaniser(ready(models.response))),
        )
    return services


def serve(settings: Settings) -> int:
    """Serve in the foreground until SIGTERM or SIGINT; gives the exit code."""
    import gc
    import logging
    import sys

    from mock_server.http.server import bind, run

    logging.basicConfig(level=settings.log_level.upper(), format="%(levelname)s %(name)s: %(message)s")
    try:
        listener = bind(settings.host, settings.port)
    except OSError as error:
        sys.stderr.write(f"cannot listen on {settings.host} port {settings.port}: {error}\n")
        return 1
    try:
        app = build(settings)
    except CannotStart as error:
        listener.close()
        sys.stderr.write(f"{error}\n")
        return 1
    # What exists now stays for good, so the collector need not look at it again with every full pass.
    gc.freeze()
    gc.enable()
    run(app, listener, log_level=settings.log_level)
    return 0
