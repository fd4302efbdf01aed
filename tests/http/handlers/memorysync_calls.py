"""Calls of MemorySync handlers as the HTTP layer makes them, over one context and an extractor that knows its lines."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from mock_server.engine.callers import OPEN_ADMIN, Caller
from mock_server.engine.claims import Extraction, FactClaim, Hints, SpokenTurn
from mock_server.engine.executor import Contexts
from mock_server.http.call import Call, Handler, Reply, Services
from mock_server.http.handlers import history, kv, memories, projects
from tests.engine.world import ListJournal, StillClock, say

HANDLERS: Mapping[str, Handler] = {**history.HANDLERS, **kv.HANDLERS, **memories.HANDLERS, **projects.HANDLERS}

WHO = {"tenant_id": "acme", "user_id": "maya"}

LINES: Mapping[str, FactClaim] = {
    "I live in Lisbon.": say("location", "Lisbon"),
    "I moved to Berlin.": say("location", "Berlin"),
    "I like coffee best.": say("likes", "coffee"),
}


@dataclass
class LineExtractor:
    """Claim what the table says of a line, and keep what was asked; fail at "boom boom boom"."""

    asked: list[tuple[SpokenTurn, Hints]] = field(default_factory=list)

    def extract(self, turn: SpokenTurn, hints: Hints) -> Extraction:
        self.asked.append((turn, hints))
        if turn.text == "boom boom boom":
            raise RuntimeError("the model is down")
        claim = LINES.get(turn.text)
        return Extraction(facts=() if claim is None else (claim,))


class Surface:
    """The handlers of one server."""

    def __init__(self, caller: Caller = OPEN_ADMIN) -> None:
        self.caller = caller
        self.clock = StillClock()
        self.journal = ListJournal()
        self.extractor = LineExtractor()
        contexts = Contexts(journal=self.journal, clock=self.clock, seed="seed")
        self.services = Services(contexts, self.clock, self.extractor)

    def reply(
        self,
        operation: str,
        body: Any = None,
        *,
        context: str = "default",
        headers: Mapping[str, str] | None = None,
        path: Mapping[str, str] | None = None,
        query: Mapping[str, Any] | None = None,
    ) -> Reply:
        """Call an operation with a whole body."""
        call = Call(
            operation_id=operation,
            context_id=context,
            executor=self.services.contexts.get(context),
            caller=self.caller,
            services=self.services,
            request_id="r1",
            path=path or {},
            query=query or {},
            body=body,
            headers=headers or {},
        )
        reply = HANDLERS[operation](call)
        assert isinstance(reply, Reply)
        return reply

    def ask(self, operation: str, **members: Any) -> dict[str, Any]:
        """Call an operation for Maya and give the body of the answer."""
        body = self.reply(operation, {**WHO, **members}).body
        assert isinstance(body, dict)
        return body

    def memories(self, **query: int) -> dict[str, Any]:
        """List Maya's memories."""
        body = self.reply("listMemories", path=WHO, query=query).body
        assert isinstance(body, dict)
        return body

    def forget(self, user: str = "maya", **members: Any) -> Any:
        """Forget as an end user."""
        return self.reply("forgetMemories", members, headers={"x-end-user-id": user}).body

    def append(self, *turns: Mapping[str, Any] | str, **members: Any) -> dict[str, Any]:
        """Append turns to a conversation; a text is a user's turn."""
        full = [{"role": "user", "content": turn} if isinstance(turn, str) else dict(turn) for turn in turns]
        return self.ask("appendHistory", session_id="thread-1", turns=full, **members)
