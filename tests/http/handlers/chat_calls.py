"""Calls of the chat and recall handlers as the HTTP layer makes them, with an extractor that knows its lines."""

from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from typing import Any, cast

from mock_server.engine import remember
from mock_server.engine.callers import OPEN_ADMIN, Caller
from mock_server.engine.claims import Extraction, FactClaim, Hints, InstructionClaim, SpokenTurn
from mock_server.engine.errors import ResponderFailed
from mock_server.engine.executor import Contexts, Executor
from mock_server.engine.prompt import Prompt
from mock_server.engine.respond import OfflineResponder, Responder
from mock_server.engine.scopes import parse as scopes
from mock_server.http.call import Call, Handler, Reply, Services
from mock_server.http.handlers import chat, recall, sessions, traces
from tests.engine.world import ListJournal, StillClock, say

LINES: Mapping[str, FactClaim] = {
    "I live in Lisbon.": say("location", "Lisbon"),
    "I moved to Berlin.": say("location", "Berlin"),
    "I like tea.": say("likes", "tea"),
    "I like cocoa.": say("likes", "cocoa"),
}


@dataclass
class LineExtractor:
    """Claim what the table says of a line; fail at "boom"."""

    asked: list[tuple[SpokenTurn, Hints]] = field(default_factory=list)

    def extract(self, turn: SpokenTurn, hints: Hints) -> Extraction:
        self.asked.append((turn, hints))
        if turn.text == "boom":
            raise RuntimeError("the model is down")
        if turn.text.startswith("Always "):
            return Extraction(instructions=(InstructionClaim("rule", turn.text),))
        claim = LINES.get(turn.text)
        return Extraction(facts=() if claim is None else (claim,))


@dataclass
class ScriptedResponder:
    """Give the pieces it was told to give, keep what it was asked, and fail after `fail_after` pieces."""

    pieces: tuple[str, ...] = ("All right.",)
    fail_after: int | None = None
    asked: list[tuple[Prompt, str | None]] = field(default_factory=list)

    async def respond(self, prompt: Prompt, model: str | None) -> AsyncIterator[str]:
        self.asked.append((prompt, model))
        for number, piece in enumerate(self.pieces):
            if number == self.fail_after:
                break
            yield piece
        if self.fail_after is not None:
            raise ResponderFailed("the model gave up")


class Surface:
    """The chat and recall handlers of one server, in one context."""

    def __init__(self, responder: Responder | None = None, caller: Caller = OPEN_ADMIN) -> None:
        self.caller = caller
        self.clock = StillClock()
        self.extractor = LineExtractor()
        contexts = Contexts(journal=ListJournal(), clock=self.clock, seed="seed")
        self.services = Services(contexts, self.clock, self.extractor)
        self.handlers: dict[str, Handler] = {
            **recall.HANDLERS,
            **sessions.HANDLERS,
            **traces.HANDLERS,
            **chat.handlers(responder or OfflineResponder()),
        }

    @property
    def executor(self) -> Executor:
        """Give the context's executor."""
        return self.services.contexts.get("ctx")

    async def reply(
        self,
        operation: str,
        body: Any,
        *,
        path: Mapping[str, str] | None = None,
        query: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> Reply:
        """Call an operation."""
        call = Call(
            operation_id=operation,
            context_id="ctx",
            executor=self.executor,
            caller=self.caller,
            services=self.services,
            request_id="req",
            path=path or {},
            query=query or {},
            body=body,
            headers=headers or {},
        )
        answer = self.handlers[operation](call)
        return answer if isinstance(answer, Reply) else await answer

    async def chat(self, message: str, **body: Any) -> dict[str, Any]:
        """Chat, and get the whole answer; a minute passes after it."""
        answer = await self.reply("chat", {"message": message, **body})
        self.clock.pass_minutes(1)
        return cast("dict[str, Any]", answer.body)

    async def query(self, query: str, **body: Any) -> dict[str, Any]:
        """Query memory."""
        return cast("dict[str, Any]", (await self.reply("queryMemory", {"query": query, **body})).body)

    async def trace(self, trace_id: str) -> dict[str, Any]:
        """Read a trace."""
        return cast("dict[str, Any]", (await self.reply("getTrace", None, path={"trace_id": trace_id})).body)

    async def traces(self, limit: int = 50) -> list[dict[str, Any]]:
        """List traces."""
        answer = await self.reply("listTraces", None, query={"limit": limit})
        return cast("list[dict[str, Any]]", answer.body["traces"])

    async def figures(self, **query: Any) -> dict[str, Any]:
        """Read the figures."""
        answer = await self.reply("getTraceStats", None, query={"windowHours": 24, **query})
        return cast("dict[str, Any]", answer.body)

    def tell(
        self, text: str, scope: object = None, session_id: str | None = None, labels: tuple[str, ...] = ()
    ) -> None:
        """Remember a text and what its line claims; a minute passes after it."""
        extraction = self.extractor.extract(SpokenTurn(text, "user", self.clock.now()), Hints())
        command = remember.Remember(text, "full", session_id, scopes(scope), labels=labels, extraction=extraction)
        self.executor.execute(remember.decide_remember, command, OPEN_ADMIN)
        self.clock.pass_minutes(1)

    def turns(self, session_id: str) -> list[tuple[str, str]]:
        """Give what was said in a session."""
        held = self.executor.read(lambda memory, stamp: tuple(memory.transcripts.turns_of(session_id)), OPEN_ADMIN)
        return [(turn.role, turn.content) for turn in held]
