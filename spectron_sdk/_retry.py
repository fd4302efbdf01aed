"""When to send a request again, and after how long: pure policy, no clock, no sleeping, no network.

The transports ask `wait_before_retry` after each attempt and do the waiting. Which class of call an operation belongs
to is said by the operation itself (`Call.replay`); see `resources/`.
"""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from enum import Enum
from typing import Any, assert_never

from spectron_sdk._json import as_members


class Replay(Enum):
    """What sending a request twice would do."""

    SAFE = "safe"  # reads, and writes that are idempotent by contract
    KEYED = "keyed"  # writes the server recognises by their idempotency key
    NEVER = "never"  # writes that would be done twice


@dataclass(frozen=True, slots=True)
class Answered:
    """The server answered with an error status.

    advised_wait_s is the wait it asked for, advised_retry whether it wants the request again; None when it did not say.
    """

    status: int
    advised_wait_s: float | None = None
    advised_retry: bool | None = None


@dataclass(frozen=True, slots=True)
class NotSent:
    """The request never left: no connection, or no free one in the pool."""


@dataclass(frozen=True, slots=True)
class Unanswered:
    """The request left and no whole answer came back: it may have been carried out."""


Outcome = Answered | NotSent | Unanswered


@dataclass(frozen=True, slots=True)
class RetryPolicy:
    """How often and how patiently; times in seconds.

    An advised wait above max_advised_wait_s is not sat out: the error goes to the caller with its `retry_after`.
    """

    max_retries: int = 3
    base_s: float = 0.5
    cap_s: float = 8.0
    max_advised_wait_s: float = 60.0


def wait_before_retry(
    policy: RetryPolicy,
    replay: Replay,
    attempt: int,
    outcome: Outcome,
    random: Callable[[], float],
) -> float | None:
    """Say how many seconds to wait before attempt number attempt + 1, or None to give up.

    attempt counts from 1. random gives values in [0, 1). The server's advice is followed to the letter; otherwise the
    wait is full jitter under a doubling ceiling.
    """
    if attempt > policy.max_retries or not _may_repeat(replay, outcome):
        return None
    if isinstance(outcome, Answered) and outcome.advised_wait_s is not None:
        return outcome.advised_wait_s if outcome.advised_wait_s <= policy.max_advised_wait_s else None
    # The exponent is bounded so that a large max_retries cannot overflow a float.
    return random() * min(policy.cap_s, policy.base_s * 2.0 ** min(attempt - 1, 30))


def _may_repeat(replay: Replay, outcome: Outcome) -> bool:
    match outcome:
        case NotSent():
            return True
        case Unanswered():
            return replay is not Replay.NEVER
        case Answered(advised_retry=bool(wanted)):
            return wanted
        case Answered(status=429, advised_wait_s=wait):
            # Refused before it ran. Without advice it may be a plan's limit, which no waiting of ours lifts.
            return wait is not None
        case Answered(status=503, advised_wait_s=wait) if wait is not None:
            # A server that names the time to come back has not run the request (RFC 9110, 15.6.4).
            return True
        case Answered(status=409, advised_wait_s=wait):
            # R-IDEM-4: the same key is still running; only worth asking again when the server says so.
            return replay is Replay.KEYED and wait is not None
        case Answered(status=status):
            return replay is not Replay.NEVER and (status == 408 or (status >= 500 and status != 501))
        case _:
            assert_never(outcome)


def advised_wait(headers: Mapping[str, str], body: Any = None, *, now: datetime | None = None) -> float | None:
    """Read how many seconds the server asks to wait: retry-after-ms, Retry-After (seconds or a date), then the body.

    headers has lower-case names; body is the decoded error body. A date is measured against the answer's own Date
    header where there is one, so that a wrong clock on this side does not matter, else against now. Negative waits are
    0.
    """
    if (milliseconds := _seconds(headers.get("retry-after-ms"))) is not None:
        return milliseconds / 1000
    header = headers.get("retry-after")
    if (seconds := _seconds(header)) is not None:
        return seconds
    if header and (until := _http_date(header)) is not None:
        reference = _http_date(headers.get("date", "")) or now or datetime.now(UTC)
        return max(0.0, (until - reference).total_seconds())
    members = as_members(body)
    for value in (members.get("retry_after"), as_members(members.get("error")).get("retry_after")):
        if (seconds := _seconds(value)) is not None:
            return seconds
    return None


def advised_retry(headers: Mapping[str, str]) -> bool | None:
    """Read `x-should-retry`, by which a server overrules the rules above either way."""
    return {"true": True, "false": False}.get(headers.get("x-should-retry", "").strip().lower())


def _seconds(value: object) -> float | None:
    if value is None or isinstance(value, bool) or not isinstance(value, (str, int, float)):
        return None
    try:
        seconds = float(value)
    except ValueError:
        return None
    return max(0.0, seconds) if math.isfinite(seconds) else None


def _http_date(value: str) -> datetime | None:
    try:
        moment = parsedate_to_datetime(value)
    except ValueError:
        return None
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)
