"""Spans for OpenTelemetry: `Spectron(hooks=[Tracing()])`. Needs the extra `[otel]`, which brings the API only.

One CLIENT span per attempt, as the conventions for HTTP clients want it, current while the attempt runs, its context
sent along as `traceparent`. Spans carry routes and numbers, never ids, keys, queries or contents. What a hook is told
is in `_hooks.py`.
"""

from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from spectron_sdk._hooks import Attempt, AttemptResult
from spectron_sdk._version import __version__

if TYPE_CHECKING:
    from opentelemetry.trace import TracerProvider

try:
    from opentelemetry import context, propagate, trace
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(f"spans need {error.name}: pip install 'spectron-sdk[otel]'", name=error.name) from error

_PORTS: Final = {"http": 80, "https": 443}


class Tracing:
    """A hook that makes a span of each attempt, with the global tracer provider unless one is given."""

    def __init__(self, tracer_provider: "TracerProvider | None" = None) -> None:
        self._tracer = trace.get_tracer("spectron_sdk", __version__, tracer_provider)

    def before(self, attempt: Attempt) -> None:
        """Start a span, make it current, and add its context to the headers."""
        url = urlsplit(attempt.base)
        attributes: dict[str, str | int] = {
            "http.request.method": attempt.method,
            "url.template": attempt.route,
            "server.address": url.hostname or "",
            "server.port": url.port or _PORTS.get(url.scheme, 0),
            "spectron.surface": attempt.surface,
        }
        if attempt.number > 1:
            attributes["http.request.resend_count"] = attempt.number - 1
        span = self._tracer.start_span(
            f"{attempt.method} {attempt.route}", kind=trace.SpanKind.CLIENT, attributes=attributes
        )
        inside = trace.set_span_in_context(span)
        propagate.inject(attempt.headers, inside)
        attempt.notes[self] = (span, context.attach(inside))

    def after(self, attempt: Attempt, result: AttemptResult) -> None:
        """End the span, saying how it went."""
        started: Any = attempt.notes.pop(self, None)
        if started is None:
            return
        span, token = started
        context.detach(token)
        if result.status is not None:
            span.set_attribute("http.response.status_code", result.status)
        if result.request_id is not None:
            span.set_attribute("spectron.request_id", result.request_id)
        if result.error is not None:
            kind = str(result.status) if result.status is not None else type(result.error).__qualname__
            span.set_attribute("error.type", kind)
            # Without the error's message: it may quote what was asked for.
            span.set_status(trace.Status(trace.StatusCode.ERROR, type(result.error).__name__))
        span.end()
