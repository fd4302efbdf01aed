"""What one call goes through, attempt by attempt, without doing any of it: pure, and shared by both transports.

An Exchange holds the finished request, takes each attempt's outcome, and either names the seconds to wait before the
next one or raises what the caller should see. The loops that send and sleep are in `_transport.py`, the policy in
`_retry.py`, what a client's calls have in common in `_rules.py`, what one call changes in `_options.py`, who may watch
in `_hooks.py`.
"""

import logging
from collections.abc import Mapping
from dataclasses import replace
from typing import Final, Generic, TypeVar

from spectron_sdk import _encode
from spectron_sdk._call import Call
from spectron_sdk._hooks import Attempt, AttemptResult
from spectron_sdk._http import Incoming, Outgoing
from spectron_sdk._meta import Meta, with_meta
from spectron_sdk._names import check_url
from spectron_sdk._options import NO_DEADLINE
from spectron_sdk._retry import Answered, NotSent, Outcome, Replay, Unanswered, advised_retry, wait_before_retry
from spectron_sdk._rules import Rules, encoded, merged, policy_for, replacing, secrets_in
from spectron_sdk.errors import (
    APIError,
    ConnectionFailed,
    MalformedResponse,
    TimedOut,
    TransportError,
    api_error,
    request_id_of,
    without_secrets,
)

T = TypeVar("T")

log: Final = logging.getLogger("spectron_sdk")

# Never shown in `Meta.headers`.
_PRIVATE_HEADERS: Final = frozenset({"set-cookie", "authorization", "x-api-key", "www-authenticate"})


class Exchange(Generic[T]):
    """One call on its way. `request` is what to send next, `ends` when its deadline is, by the rules' clock."""

    __slots__ = (
        "_attempt",
        "_attempt_started",
        "_call",
        "_may_have_run",
        "_rules",
        "_started",
        "_told",
        "_whole",
        "ends",
        "request",
    )

    def __init__(self, rules: Rules, call: Call[T], *, endless: bool = False) -> None:
        self._rules = rules
        self._call = call
        self._attempt = 1
        self._started = rules.clock()
        self._told: Attempt | None = None
        self._may_have_run = False
        self.request = self._whole = _request(rules, call, endless=endless)
        within = rules.deadline_s if call.options.deadline_s is None else call.options.deadline_s
        self.ends = None if within == NO_DEADLINE else self._started + within
        if self.ends is not None:
            self.request = self._whole = _hurried(self.request, within)

    def begin(self) -> None:
        """Tell the hooks that an attempt is about to be sent; what they add goes into its request."""
        if not self._rules.hooks:
            return
        call = self._call
        key = next((value.decode() for name, value in self._whole.headers if name.lower() == b"idempotency-key"), None)
        base = self._rules.doors[call.surface].base
        attempt = Attempt(call.method, call.route, call.surface, base, self._attempt, key)
        self._attempt_started = self._rules.clock()
        for hook in self._rules.hooks:
            hook.before(attempt)
        self._told = attempt
        if attempt.headers:
            own = encoded(tuple(attempt.headers.items()))
            self.request = replace(self._whole, headers=replacing(self._whole.headers, own))

    def failed(self, failure: TransportError) -> float:
        """Take an attempt without an answer: give the seconds to wait, or raise the failure."""
        failure.method, failure.path, failure.attempts = self._call.method, self._call.path, self._attempt
        wait = (
            None
            if isinstance(failure, MalformedResponse)
            else self._wait(Unanswered() if failure.sent else NotSent(), failure)
        )
        self._tell(None, None, failure, wait)
        if wait is None:
            if isinstance(failure, ConnectionFailed) and not failure.sent:
                failure.args = (_out_of_reach(self._rules.doors[self._call.surface].base, str(failure)),)
            raise failure
        self._may_have_run |= failure.sent
        return self._next(wait)

    def refused(self, answer: Incoming) -> float:
        """Take an answer outside 2xx: give the seconds to wait, or raise its error."""
        self._note(answer.status, answer.headers)
        call = self._call
        error = api_error(
            answer.status,
            answer.headers,
            answer.content,
            method=call.method,
            path=call.path,
            attempts=self._attempt,
            secrets=self._secrets(),
        )
        wait = self._wait(Answered(answer.status, error.retry_after, advised_retry(answer.headers)), error)
        self._tell(answer.status, answer.headers, error, wait)
        if wait is None:
            raise error
        self._may_have_run |= answer.status >= 500 or answer.status == 408
        return self._next(wait)

    def settled(self, answer: Incoming) -> Incoming | None:
        """Give the answer to read: this one if it is 2xx, what a delete answers if an earlier attempt has done it."""
        if 200 <= answer.status < 300:
            self.answered(answer.status, answer.headers)
            return answer
        gone = self._call.if_gone
        if answer.status != 404 or gone is None or not self._may_have_run:
            return None
        self.answered(answer.status, answer.headers)
        return Incoming(200, answer.headers, gone)

    def answered(self, status: int, headers: dict[str, str]) -> None:
        """Take the head of an answer that counts; its body may still be on its way."""
        self._note(status, headers)
        self._tell(status, headers, None, None)

    def abandoned(self, error: BaseException) -> None:
        """Take an attempt that was given up from outside, such as by a cancellation."""
        self._tell(None, None, error, None)

    @property
    def call(self) -> Call[T]:
        """What is asked."""
        return self._call

    def read(self, answer: Incoming) -> T:
        """Decode the answer that counts and note how it came about."""
        try:
            value = self._call.parse(answer.content)
        except ValueError as error:
            raise self.unreadable(answer, _summary(error)) from error
        return with_meta(value, self.meta(answer.status, answer.headers))

    def meta(self, status: int, headers: dict[str, str]) -> Meta:
        """Say how an answer came about, up to now."""
        shown = headers
        if not _PRIVATE_HEADERS.isdisjoint(headers):
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
            body=without_secrets(answer.content.decode("utf-8", "replace"), self._secrets()),
            request_id=request_id_of(answer.headers),
        )

    def remaining(self) -> float:
        """Give the seconds that are left until the deadline, negative after it."""
        return NO_DEADLINE if self.ends is None else self.ends - self._rules.clock()

    def out_of_time(self) -> TimedOut:
        """Say that the deadline passed while an answer was awaited."""
        return TimedOut(f"the deadline passed during attempt {self._attempt}", sent=True)

    def _wait(self, outcome: Outcome, failure: TransportError | APIError) -> float | None:
        rules, call = self._rules, self._call
        policy = policy_for(rules.policy, call.options)
        wait = wait_before_retry(policy, call.replay, self._attempt, outcome, rules.random)
        if wait is not None and self.ends is not None and wait >= self.remaining():
            failure.add_note("the deadline leaves no time for another attempt")
            return None
        return wait

    def _next(self, wait: float) -> float:
        log.info("%s %s: attempt %d failed, again in %.2f s", self._call.method, self._call.route, self._attempt, wait)
        self._attempt += 1
        self._told = None
        self.request = self._whole if self.ends is None else _hurried(self._whole, self.remaining() - wait)
        return wait

    def _tell(
        self, status: int | None, headers: Mapping[str, str] | None, error: BaseException | None, wait: float | None
    ) -> None:
        attempt = self._told
        if attempt is None:
            return
        elapsed = self._rules.clock() - self._attempt_started
        result = AttemptResult(status, request_id_of(headers) if headers else None, error, elapsed, wait)
        for hook in self._rules.hooks:
            try:
                hook.after(attempt, result)
            except Exception:
                log.exception("a hook failed after %s %s", self._call.method, self._call.route)
        self._told = None

    def _note(self, status: int, headers: dict[str, str]) -> None:
        # Routes, not paths: ids and names of people stay out of logs, as do queries, headers and bodies.
        if log.isEnabledFor(logging.DEBUG):
            elapsed_ms = (self._rules.clock() - self._started) * 1000
            log.debug(
                "%s %s -> %d in %.1f ms, attempt %d, request %s",
                self._call.method,
                self._call.route,
                status,
                elapsed_ms,
                self._attempt,
                request_id_of(headers),
            )

    def _secrets(self) -> tuple[str, ...]:
        return (*self._rules.secrets, *secrets_in(self._call.options.headers))


def _request(rules: Rules, call: Call[T], *, endless: bool) -> Outgoing:
    options = call.options
    headers = [*rules.fixed[call.surface], (b"Accept", call.accept.encode())]
    if call.body is not None:
        headers.append((b"Content-Type", b"application/json"))
    if call.headers:
        headers = [*replacing(tuple(headers), encoded(call.headers))]
    if call.replay is Replay.KEYED or call.idempotency_key is not None:
        headers.append((b"Idempotency-Key", (call.idempotency_key or rules.new_key()).encode()))
    if rules.headers or options.headers:
        headers = [*replacing(tuple(headers), encoded(merged(rules.headers, options.headers, fold=True)))]
    url = f"{rules.doors[call.surface].base}{call.path}"
    query = call.query
    if rules.query or options.query:
        query = merged(query, merged(rules.query, options.query, fold=False), fold=False)
    if query:
        url = f"{url}?{_encode.query_string(query)}"
    check_url(url, call.route, call.path, query)
    times = rules.timeouts if options.timeouts is None else options.timeouts
    if endless and options.timeouts is None:
        # The gap between two events of a stream says nothing about its health, unless the caller says it does.
        times = {**times, "read": None}
    return Outgoing(call.method, url, tuple(headers), call.body, times)


def _hurried(request: Outgoing, seconds: float) -> Outgoing:
    """Let no phase of an attempt take longer than what is left."""
    left = max(seconds, 0.001)
    times = {phase: left if limit is None else min(limit, left) for phase, limit in request.timeouts.items()}
    return replace(request, timeouts=times)


def _summary(error: ValueError) -> str:
    """Shorten a validation error to where and what; the values themselves may be somebody's memories."""
    # Loaded by the models, if there were any; a client alone does without.
    from pydantic import ValidationError

    if not isinstance(error, ValidationError):
        return str(error)
    faults = error.errors(include_url=False, include_input=False, include_context=False)
    told = "; ".join(
        f"{'.'.join(str(step) for step in fault['loc']) or 'the body'}: {fault['msg']}" for fault in faults[:3]
    )
    return f"{told}; and {len(faults) - 3} more" if len(faults) > 3 else told


def _out_of_reach(base: str, reason: str) -> str:
    """Say where no connection could be made; the words of TLS for a server without it tell nobody anything."""
    plain = "WRONG_VERSION_NUMBER" in reason or "record layer failure" in reason
    return f"cannot reach {base}: {reason}{'; does it speak plain http?' if plain else ''}"
