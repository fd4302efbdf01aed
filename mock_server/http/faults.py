"""Faults on demand: answer late, answer with an error, or cut the line, before or after the work is done.

A stream is struck after the work just before its last frame: by then what it tells is stored, and its client has had
the rest.

Rules are set through the control plane and matched per request, first rule first. A rule without faults left is
dropped. Nothing here is random, so a test that asks for a fault gets exactly that one.
"""

from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from mock_server.http.problems import Refusal

STATUSES: Final = range(400, 600)


class ConnectionCut(ConnectionError):
    """A fault cut the line. Seen only in process; over a socket the connection is aborted."""


class FaultStruck(Refusal):
    """Refuse because somebody asked for it; strict mode lets it pass, listed in openapi.yaml or not."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One rule. operation and context: None is any; left: how often it still strikes, None is always.

    after: strike once the work is committed, instead of before the handler runs. drop: cut the connection instead of
    answering. An error status without `after` keeps the handler from running at all.
    """

    id: int
    operation: str | None = None
    context: str | None = None
    status: int | None = None
    latency_s: float = 0.0
    drop: bool = False
    after: bool = False
    retry_after: float | None = None
    detail: str | None = None
    left: int | None = None

    @property
    def instead(self) -> bool:
        """Tell whether this rule strikes in the handler's place, so that nothing runs."""
        return not self.after and (self.drop or self.status is not None)

    async def happen(self, wait: Callable[[float], Awaitable[None]]) -> None:
        """Wait, then cut the line or refuse, or go on."""
        if self.latency_s > 0:
            await wait(self.latency_s)
        if self.drop:
            raise ConnectionCut(f"fault {self.id} cut the connection")
        if self.status is not None:
            detail = self.detail or f"fault {self.id} was asked for on the control plane"
            raise FaultStruck(self.status, detail, retry_after=self.retry_after)

    async def at_the_end_of(self, frames: AsyncIterator[bytes]) -> AsyncGenerator[bytes, None]:
        """Give a stream that this rule strikes before its last frame. A client that leaves ends the wait as well."""
        import anyio

        held: bytes | None = None
        try:
            async for piece in frames:
                if held is not None:
                    yield held
                held = piece
        finally:
            if isinstance(frames, AsyncGenerator):
                await frames.aclose()
        await self.happen(anyio.sleep)
        if held is not None:
            yield held

    def as_json(self) -> dict[str, Any]:
        """Print the rule as the control plane shows it."""
        return {
            "id": self.id,
            "operation": self.operation,
            "context": self.context,
            "status": self.status,
            "latency_s": self.latency_s,
            "drop": self.drop,
            "when": "after" if self.after else "before",
            "retry_after": self.retry_after,
            "detail": self.detail,
            "count": self.left,
        }


class Faults:
    """The rules in force."""

    def __init__(self) -> None:
        self._rules: list[Fault] = []
        self._next_id = 1

    def __bool__(self) -> bool:
        return bool(self._rules)

    def rules(self) -> tuple[Fault, ...]:
        """List the rules, in the order they are tried."""
        return tuple(self._rules)

    def add(self, rule: Fault) -> Fault:
        """Add a rule behind the others; it gets the next id."""
        numbered = replace(rule, id=self._next_id)
        self._next_id += 1
        self._rules.append(numbered)
        return numbered

    def remove(self, rule_id: int) -> bool:
        """Drop one rule; say whether it was there."""
        kept = [rule for rule in self._rules if rule.id != rule_id]
        found = len(kept) != len(self._rules)
        self._rules = kept
        return found

    def clear(self, context_id: str | None = None) -> int:
        """Drop all rules, or those that name a context; say how many."""
        kept = [] if context_id is None else [rule for rule in self._rules if rule.context != context_id]
        dropped = len(self._rules) - len(kept)
        self._rules = kept
        return dropped

    def strike(self, operation_id: str, context_id: str) -> Fault | None:
        """Take the first rule that fits a request, and count it."""
        for at, rule in enumerate(self._rules):
            if rule.operation not in (None, operation_id) or rule.context not in (None, context_id):
                continue
            if rule.left is not None:
                if rule.left <= 1:
                    del self._rules[at]
                else:
                    self._rules[at] = replace(rule, left=rule.left - 1)
            return rule
        return None
