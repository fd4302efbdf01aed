"""What all calls of a client have in common: where they go, how patient they are, who watches. Plain data.

`rules` puts it together for a client. What one call does differently is in `_options.py`; how both meet, attempt by
attempt, in `_exchange.py`.
"""

import random
import time
import uuid
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from spectron_sdk._config import Door, SurfaceName
from spectron_sdk._hooks import Hook
from spectron_sdk._http import Timeouts, timeouts
from spectron_sdk._options import NO_DEADLINE, UNCHANGED, Options, deadline_of, retries
from spectron_sdk._retry import RetryPolicy

if TYPE_CHECKING:
    import httpx

Pairs = tuple[tuple[str, str], ...]
RawHeaders = tuple[tuple[bytes, bytes], ...]

# Their values are secrets when a caller sends them along.
_SECRET_HEADERS: Final = frozenset({"authorization", "proxy-authorization", "cookie", "x-api-key"})


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
    hooks: tuple[Hook, ...] = ()
    deadline_s: float = NO_DEADLINE
    headers: Pairs = field(default=(), repr=False)
    query: Pairs = field(default=(), repr=False)
    fixed: dict[SurfaceName, RawHeaders] = field(init=False, repr=False)
    secrets: tuple[str, ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        own = encoded(self.headers)
        fixed = {name: replacing(encoded(door.headers), own) for name, door in self.doors.items()}
        object.__setattr__(self, "fixed", fixed)
        secrets = {secret for door in self.doors.values() for secret in door.secrets}
        object.__setattr__(self, "secrets", tuple(secrets | secrets_in(self.headers)))

    def with_options(self, options: Options) -> "Rules":
        """Copy these with what a copy of a client does differently."""
        return replace(
            self,
            timeouts=self.timeouts if options.timeouts is None else options.timeouts,
            policy=policy_for(self.policy, options),
            deadline_s=self.deadline_s if options.deadline_s is None else options.deadline_s,
            headers=merged(self.headers, options.headers, fold=True),
            query=merged(self.query, options.query, fold=False),
        )


def rules(
    doors: Mapping[SurfaceName, Door],
    timeout: "float | httpx.Timeout | None",
    max_retries: int,
    deadline: float | None = None,
    hooks: Sequence[Hook] = (),
) -> Rules:
    """Put together what all calls of a client go by."""
    retries(max_retries)
    return Rules(
        doors=doors,
        policy=RetryPolicy(max_retries=max_retries),
        timeouts=timeouts(timeout),
        random=random.random,
        clock=time.perf_counter,
        hooks=tuple(hooks),
        deadline_s=deadline_of(deadline),
    )


def policy_for(policy: RetryPolicy, options: Options) -> RetryPolicy:
    """Give the policy with the number of retries that the options ask for."""
    if options is UNCHANGED or options.max_retries is None:
        return policy
    return replace(policy, max_retries=options.max_retries)


def replacing(headers: RawHeaders, own: RawHeaders) -> RawHeaders:
    """Add headers; they outrank the same ones given before."""
    replaced = {name.lower() for name, _ in own}
    return (*(pair for pair in headers if pair[0].lower() not in replaced), *own)


def merged(pairs: Pairs, own: Pairs, *, fold: bool) -> Pairs:
    """Add pairs; they take the place of those with the same name."""
    replaced = {name.lower() if fold else name for name, _ in own}
    return (*(pair for pair in pairs if (pair[0].lower() if fold else pair[0]) not in replaced), *own)


def secrets_in(headers: Pairs) -> set[str]:
    """Pick out the values that must not show in errors."""
    found = {value for name, value in headers if name.lower() in _SECRET_HEADERS}
    return found | {value.removeprefix("Bearer ") for value in found}


def encoded(headers: Pairs) -> RawHeaders:
    """Write headers as bytes."""
    return tuple((name.encode("ascii"), value.encode()) for name, value in headers)
