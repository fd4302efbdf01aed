"""Hooks around each attempt of a call: what a hook is told, and what it may add.

A hook is any object with `before` and `after`; give them to a client as `hooks=[...]`. They see routes, never bodies,
keys or other people's names, so what they record is safe to keep. `otel.py` is a hook; `_exchange.py` calls them.
"""

from dataclasses import dataclass, field
from typing import Any, Protocol

from spectron_sdk._config import SurfaceName


@dataclass(slots=True, eq=False)
class Attempt:
    """One attempt of a call, about to be sent.

    route is the path as openapi.yaml spells it, with placeholders; number counts from 1. What a hook puts into
    `headers` is sent with this attempt, in place of headers of the same name. `notes` is the hooks' own.
    """

    method: str
    route: str
    surface: SurfaceName
    base: str
    number: int
    idempotency_key: str | None
    headers: dict[str, str] = field(default_factory=dict, repr=False)
    notes: dict[Any, Any] = field(default_factory=dict, repr=False)


@dataclass(frozen=True, slots=True)
class AttemptResult:
    """How an attempt ended: with a status, with an error (an abandoned one has the cancellation), or with both.

    elapsed_s is this attempt's own time; retry_in_s is the wait before the next attempt, None when there will be none.
    For an event stream an attempt ends when the answer begins.
    """

    status: int | None
    request_id: str | None
    error: BaseException | None
    elapsed_s: float
    retry_in_s: float | None


class Hook(Protocol):
    """What a hook has to have. Both are called where the call runs, so they must not block.

    An exception from `before` goes to the caller, and nothing is sent; one from `after` is only logged, since the
    request may have been carried out.
    """

    def before(self, attempt: Attempt, /) -> None: ...

    def after(self, attempt: Attempt, result: AttemptResult, /) -> None: ...
