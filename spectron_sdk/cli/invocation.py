"""One run of the command line: where to, as whom, and for whom the output is.

The global options may stand before the command's name or after it; `taking_globals` gives every command the second
place, `app.py` the first. What is printed is in `render.py`.
"""

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from typing import TYPE_CHECKING, Annotated, Any, Concatenate, Final, ParamSpec

import typer

from spectron_sdk._config import DEFAULT_ENDPOINT
from spectron_sdk.cli.failures import failure, is_loopback
from spectron_sdk.errors import ConfigurationError, SpectronError

if TYPE_CHECKING:
    from spectron_sdk import AsyncSpectron, Spectron

P = ParamSpec("P")

PANEL: Final = "Global options"
DEFAULT_TIMEOUT_S: Final = 30.0

# One repetition hides a connection that went stale; more would only delay "cannot reach the server".
RETRIES: Final = 1

# What a local server without --api-key takes as well as anything else.
ANY_KEY: Final = "local"


@dataclass(frozen=True, slots=True)
class Invocation:
    """The global options; None means that neither the command line nor the environment said anything.

    The context is what the command line said; the client itself reads SPECTRON_CONTEXT.
    """

    endpoint: str | None = None
    api_key: str | None = None
    context: str | None = None
    timeout: float | None = None
    as_json: bool = False

    def over(self, outer: "Invocation") -> "Invocation":
        """Fill what is missing here from options that stood further left."""
        return Invocation(
            endpoint=self.endpoint or outer.endpoint,
            api_key=self.api_key or outer.api_key,
            context=outer.context if self.context is None else self.context,
            timeout=outer.timeout if self.timeout is None else self.timeout,
            as_json=self.as_json or outer.as_json,
        )

    def client(self) -> "Spectron":
        """Make the client; nothing is sent yet."""
        from spectron_sdk import Spectron

        return Spectron(**self._settings())

    def async_client(self) -> "AsyncSpectron":
        """Make the asynchronous client; nothing is sent yet."""
        from spectron_sdk import AsyncSpectron

        return AsyncSpectron(**self._settings())

    def _settings(self) -> dict[str, Any]:
        endpoint = self.endpoint or DEFAULT_ENDPOINT
        if not self.api_key and not is_loopback(endpoint) and "://" in endpoint:
            raise ConfigurationError(f"{endpoint} needs a key: give it with --api-key or SPECTRON_API_KEY")
        return {
            "context": self.context,
            "endpoint": endpoint,
            "api_key": self.api_key or (ANY_KEY if is_loopback(endpoint) else None),
            "timeout": DEFAULT_TIMEOUT_S if self.timeout is None else self.timeout,
            "max_retries": RETRIES,
        }


_Endpoint = Annotated[
    str | None,
    typer.Option("--endpoint", metavar="URL", rich_help_panel=PANEL, help="The server (SPECTRON_ENDPOINT)."),
]
_ApiKey = Annotated[
    str | None,
    typer.Option("--api-key", metavar="KEY", rich_help_panel=PANEL, help="The key (SPECTRON_API_KEY)."),
]
_Context = Annotated[
    str | None,
    typer.Option("--context", metavar="ID", rich_help_panel=PANEL, help="The memory to use (SPECTRON_CONTEXT)."),
]
_Timeout = Annotated[
    float | None,
    typer.Option(
        "--timeout", metavar="SECONDS", min=0.001, rich_help_panel=PANEL, help="Per request (SPECTRON_TIMEOUT)."
    ),
]
_Json = Annotated[
    bool,
    typer.Option("--json", rich_help_panel=PANEL, help="One JSON document on stdout; errors as JSON on stderr."),
]

_GLOBALS: Final[tuple[tuple[str, Any, Any], ...]] = (
    ("endpoint", _Endpoint, None),
    ("api_key", _ApiKey, None),
    ("context", _Context, None),
    ("timeout", _Timeout, None),
    ("as_json", _Json, False),
)


def taking_globals(command: Callable[Concatenate[Invocation, P], None]) -> Callable[..., None]:
    """Give a command the global options, together as its first argument, and an end for what the client raises."""
    own = list(inspect.signature(command).parameters.values())[1:]
    added = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=default, annotation=kind)
        for name, kind, default in _GLOBALS
    ]
    context = inspect.Parameter("typer_context", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=typer.Context)

    @wraps(command)
    def with_globals(typer_context: typer.Context, *values: Any, **named: Any) -> None:
        given = Invocation(**{name: named.pop(name) for name, _, _ in _GLOBALS})
        outer = typer_context.obj if isinstance(typer_context.obj, Invocation) else Invocation()
        run = given.over(outer)
        try:
            command(run, *values, **named)
        except SpectronError as error:
            ended = failure(error, run.endpoint or DEFAULT_ENDPOINT)
            ended.report(as_json=run.as_json)
            raise typer.Exit(ended.code) from error

    parameters = [context, *(parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY) for parameter in own), *added]
    with_globals.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    with_globals.__annotations__ = {parameter.name: parameter.annotation for parameter in parameters}
    return with_globals
