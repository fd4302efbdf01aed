"""What one call goes through, attempt by attempt, without doing any of it: pure, and shared by both transports.

An Exchange holds the finished request, takes each attempt's outcome, and either names the seconds to wait before the
next one or raises what the caller should see. The loops that send and sleep are in `_transport.py`, the policy in
`_retry.py`.
"""

import logging
import uuid
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

from spectron_sdk import _encode
from spectron_sdk._call import Call
from spectron_sdk._config import Door, SurfaceName
from spectron_sdk._http import Incoming, Outgoing, Timeouts
from spectron_sdk._retry import Answered, NotSent, Outcome, Replay, RetryPolicy, Unanswered, wait_before_retry
from spectron_sdk.errors import MalformedResponse, TransportError, api_error, request_id_of, without_secrets
from spectron_sdk.models.base import Meta, with_meta

T = TypeVar("T")

log: Final = logging.getLogger("spectron_sdk")

# Never shown in `Meta.headers`.
_PRIVATE_HEADERS: Final = frozenset({"set-cookie", "authorization", "x-api-key", "www-authenticate"})


def _new_key() -> str:
    return str(uuid.uuid4())


@dataclass(frozen=True, slots=True)
class Rules:
    """What all exchanges of a client have in common; `random` and `new_key` are the only sources of chance."""

    doors: Mapping[SurfaceName, Door]
    policy: RetryPolicy
    timeouts: Timeouts
    random: Callable[[], float]
    clock: Callable[[], float]
    new_key: Callable[[], str] = _new_key
    fixed: dict[SurfaceName, tuple[tuple[bytes, bytes], ...]] = field(init=False, repr=False)
    secrets: tuple[str, ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "fixed", {name: _encoded(door.headers) for name, door in self.doors.items()})
        object.__setattr__(self, "secrets", tuple({secret for door in self.doors.values() for secret in door.secrets}))


class Exchange(Generic[T]):
    """One call on its way."""

    __slots__ = ("_attempt", "_call", "_rules", "_started", "request")

    def __init__(self, rules: Rules, call: Call[T], *, endless: bool = False) -> None:
        self._rules = rules
        self._call = call
        self._attempt = 1
        self._started = rules.clock()
        self.request = _request(rules, call, endless=endless)

    def failed(self, failure: TransportError) -> float:
        """Take an attempt without an answer: give the seconds to wait, or raise the failure."""
        failure.method, failure.path, failure.attempts = self._call.method, self._call.path, self._attempt
        wait = (
            None if isinstance(failure, MalformedResponse) else self._wait(Unanswered() if failure.sent else NotSent())
        )
        if wait is None:
            raise failure
        return wait

    def refused(self, answer: Incoming) -> float:
        """Take an answer outside 2xx: give the seconds to wait, or raise its error."""
        self._note(answer)
        call = self._call
        error = api_error(
            answer.status,
            answer.headers,
            answer.content,
            method=call.method,
            path=call.path,
            attempts=self._attempt,
            secrets=self._rules.secrets,
        )
        wait = self._wait(Answered(answer.status, error.retry_after))
        if wait is None:
            raise error
        return wait

    def read(self, answer: Incoming) -> T:
        """Take the answer that counts: decode it and note how it came about."""
        self._note(answer)
        try:
            value = self._call.parse(answer.content)
        except ValueError as error:
            raise self.unreadable(answer, _summary(error)) from error
        return with_meta(value, self.meta(answer.status, answer.headers))

    def meta(self, status: int, headers: dict[str, str]) -> Meta:
        shown = {name: value for name, value in headers.items() if name not in _PRIVATE_HEADERS}
        return Meta(status, request_id_of(headers), shown, self._attempt, self._rules.clock() - self._started)

    def unreadable(self, answer: Incoming, reason: str) -> MalformedResponse:
        """Say that an answer with a good status is not what the contract promises."""
        return MalformedResponse(
            f"the answer to {self._call.method} {self._call.route} cannot be read: {reason}",
            method=self._call.method,
            path=self._call.path,
            attempts=self._attempt,
            status=answer.status,
            body=without_secrets(answer.content.decode("utf-8", "replace"), self._rules.secrets),
            request_id=request_id_of(answer.headers),
        )

    def _wait(self, outcome: Outcome) -> float | None:
        wait = wait_before_retry(self._rules.policy, self._call.replay, self._attempt, outcome, self._rules.random)
        if wait is not None:
            log.debug(
                "%s %s attempt %d: %s, again in %.2f s",
                self._call.method,
                self._call.route,
                self._attempt,
                outcome,
                wait,
            )
            self._attempt += 1
        return wait

    def _note(self, answer: Incoming) -> None:
        # Routes, not paths: ids and names of people stay out of logs, as do queries, headers and bodies.
        if log.isEnabledFor(logging.DEBUG):
            elapsed_ms = (self._rules.clock() - self._started) * 1000
            request_id = request_id_of(answer.headers)
            log.debug(
                "%s %s -> %d in %.1f ms, attempt %d, request %s",
                self._call.method,
                self._call.route,
                answer.status,
                elapsed_ms,
                self._attempt,
                request_id,
            )


def _request(rules: Rules, call: Call[T], *, endless: bool) -> Outgoing:
    headers = [*rules.fixed[call.surface], (b"Accept", call.accept.encode())]
    if call.body is not None:
        headers.append((b"Content-Type", b"application/json"))
    if call.headers:
        # A header of this call outranks the same header of the client.
        own = _encoded(call.headers)
        replaced = {name.lower() for name, _ in own}
        headers = [pair for pair in headers if pair[0].lower() not in replaced]
        headers.extend(own)
    if call.replay is Replay.KEYED:
        headers.append((b"Idempotency-Key", (call.idempotency_key or rules.new_key()).encode()))
    url = f"{rules.doors[call.surface].base}{call.path}"
    if call.query:
        url = f"{url}?{_encode.query_string(call.query)}"
    # The gap between two events of a stream says nothing about its health.
    times = {**rules.timeouts, "read": None} if endless else rules.timeouts
    return Outgoing(call.method, url, tuple(headers), call.body, times)


def _encoded(headers: tuple[tuple[str, str], ...]) -> tuple[tuple[bytes, bytes], ...]:
    return tuple((name.encode("ascii"), value.encode()) for name, value in headers)


def _summary(error: ValueError) -> str:
    """Shorten a validation error to where and what; the values themselves may be somebody's memories."""
    listed = getattr(error, "errors", None)
    if not callable(listed):
        return str(error)
    faults = listed(include_url=False, include_input=False, include_context=False)
    told = "; ".join(
        f"{'.'.join(str(step) for step in fault['loc']) or 'the body'}: {fault['msg']}" for fault in faults[:3]
    )
    return f"{told}; and {len(faults) - 3} more" if len(faults) > 3 else told
