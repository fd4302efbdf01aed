"""What a check is, the ground it stands on, and running a list of them.

Checks build on each other, as calls of an application do: they run in order and leave on the ground what later ones
need. One that misses something is skipped, which is no pass either.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypeVar

from spectron_sdk import Spectron
from spectron_sdk._transport import SyncTransport
from spectron_sdk.errors import NotFound, SpectronError, TransportError
from spectron_sdk.models.facts import AttributeSummary
from spectron_sdk.models.graph import GraphEdge, GraphNode
from spectron_sdk.models.memories import Memory
from spectron_sdk.resources.sessions import Session

T = TypeVar("T")


class Verdict(StrEnum):
    """How a check came out."""

    PASSED = "passed"
    FAILED = "failed"
    SKIPPED = "skipped"


class Unexpected(Exception):
    """An answer came, and it is not the right one."""


class Missing(Exception):
    """An earlier check did not leave what this one needs."""


@dataclass(slots=True)
class Ground:
    """Where the checks happen, and what they leave for each other. Everything is written under one user's scope.

    In a context that is not thrown away nothing is stored that cannot be taken back by a later check.
    """

    memory: Spectron
    tenant: str
    user: str
    throwaway: bool = True
    session: Session[SyncTransport] | None = None
    home: AttributeSummary | None = None
    person: tuple[str, str] | None = None
    doubt: str | None = None
    trace_id: str | None = None
    fact: Memory | None = None
    turn_id: str | None = None
    nodes: tuple[GraphNode, GraphNode] | None = None
    edge: GraphEdge | None = None
    ingested: GraphEdge | None = None
    sessions: list[str] = field(default_factory=list)

    @property
    def scope(self) -> str:
        """The scope that this tenant and user stand for."""
        return f"org/{self.tenant}/user/{self.user}"

    @property
    def thread(self) -> str:
        """The conversation whose transcript is kept."""
        return f"thread-{self.user}"

    def tidy(self) -> None:
        """Delete the sessions that the server made by itself; one that is gone, or cannot be deleted, is left."""
        for session in self.sessions:
            with suppress(SpectronError):
                self.memory.sessions.delete(session)

    def left(self) -> list[str]:
        """Say what stays behind when all checks have passed."""
        stays = ["names of entities without a fact", "the text of one document", "traces"]
        return ["an instruction", "a doubt", *stays] if self.throwaway else stays


@dataclass(frozen=True, slots=True)
class Check:
    """One operation (its operationId) and the function that calls it; the function gives a few words on what it saw."""

    operation: str
    run: Callable[[Ground], str]


@dataclass(frozen=True, slots=True)
class Outcome:
    """One line of the result; elapsed_ms is for the whole check, which may be several calls."""

    operation: str
    verdict: Verdict
    detail: str
    elapsed_ms: float


def expect(holds: object, otherwise: str) -> None:
    """Insist on something; `otherwise` says what came instead."""
    if not holds:
        raise Unexpected(otherwise)


def expect_not_found(call: Callable[[], object], otherwise: str) -> None:
    """Insist that a call is refused with 404."""
    try:
        call()
    except NotFound:
        return
    raise Unexpected(otherwise)


def need(value: T | None, what: str) -> T:
    """Take what an earlier check left on the ground."""
    if value is None:
        raise Missing(f"an earlier check left no {what}")
    return value


def run_checks(checks: Sequence[Check], ground: Ground) -> Iterator[Outcome]:
    """Run checks in order, giving each outcome as it is known.

    A server that cannot be reached for the first of them ends it all: the TransportError is passed on.
    """
    for n, check in enumerate(checks):
        started = time.perf_counter()
        verdict, detail = _outcome(check, ground, first=n == 0)
        yield Outcome(check.operation, verdict, detail, round((time.perf_counter() - started) * 1000, 1))


def _outcome(check: Check, ground: Ground, *, first: bool) -> tuple[Verdict, str]:
    try:
        return Verdict.PASSED, check.run(ground)
    except Missing as missing:
        return Verdict.SKIPPED, str(missing)
    except Unexpected as unexpected:
        return Verdict.FAILED, str(unexpected)
    except TransportError as error:
        if first and not error.sent:
            raise
        return Verdict.FAILED, f"{type(error).__name__}: {error}"
    except SpectronError as error:
        return Verdict.FAILED, f"{type(error).__name__}: {error}"
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        # An answer of a shape that the check did not foresee is a wrong answer, not a fault of this program.
        return Verdict.FAILED, f"unreadable answer: {type(error).__name__}: {error}"
