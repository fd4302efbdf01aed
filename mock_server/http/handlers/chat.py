"""Chat: one answer at once, or a stream of its pieces with the whole answer in the last frame.

The reply is made before anything is stored, and stored before the answer ends: a stream commits between its last text
frame and its final one. What is read and stored is in `engine/chat.py`, who answers in `engine/respond.py`.
"""

from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import aclosing
from dataclasses import replace
from typing import Final

import orjson

from mock_server.engine import chat as exchange
from mock_server.engine.asking import Tier
from mock_server.engine.chat import Message, Prepared
from mock_server.engine.claims import Extraction, SpokenTurn
from mock_server.engine.executor import Stamp
from mock_server.engine.json_text import dumps
from mock_server.engine.listening import hear
from mock_server.engine.memory import Memory
from mock_server.engine.phrasebook import english
from mock_server.engine.prompt import Candidate
from mock_server.engine.questions import parse
from mock_server.engine.respond import OfflineResponder, Responder
from mock_server.engine.response_cache import HeldReply
from mock_server.engine.scopes import parse as parse_scopes
from mock_server.engine.steps import finish
from mock_server.engine.traces import ResponseTrace, RetrievalTrace, Shown, bounded
from mock_server.http import ephemera, wire
from mock_server.http.call import Call, Handler, Reply
from mock_server.http.events import frame

REUSED: Final = "the same question was answered before, and everything that reply rests on still holds"
PIECE_CHARACTERS: Final = 8_000
LINE_BYTES: Final = 60_000
"""Readers may cap a line at 64 KiB (R-SSE-12): text frames stay far below, a longer last frame goes over several."""


def handlers(responder: Responder | None = None) -> dict[str, Handler]:
    """Give the chat handler with a responder behind it; None: the server's own."""

    async def chat(call: Call) -> Reply:
        """Answer a message from memory, and store the exchange."""
        message = _message(call)
        began = call.services.clock.now()

        def read(memory: Memory, stamp: Stamp) -> Prepared:
            return exchange.prepare(memory, stamp, message)

        turn = _Turn(call, message, call.read(read), began)
        pieces = turn.pieces(responder or call.services.responder)
        if not _wants_stream(call):
            async with aclosing(pieces):
                return Reply(body=await turn.finish("".join([piece async for piece in pieces])))
        # The first piece is made before the response starts: a responder that fails is an ordinary error (R-SSE-1).
        first = await anext(pieces, "")
        return Reply(stream=turn.stream(first, pieces))

    return {"chat": chat}


class _Turn:
    """One message on its way to an answer."""

    def __init__(self, call: Call, message: Message, prepared: Prepared, began: int) -> None:
        self._call = call
        self._message = message
        self._prepared = prepared
        self._began = began
        self._kept = ephemera.of(call.executor)
        self._scripted = call.services.scripts.next_reply(call.context_id)
        self._held = self._find_held()
        self._heard: Extraction | None = None

    async def pieces(self, responder: Responder) -> AsyncGenerator[str, None]:
        """Give the reply piece by piece: what a test has scripted, what is held, or what the responder says."""
        if self._scripted is not None:
            for piece in self._scripted:
                yield piece
            return
        if self._held is not None:
            yield self._held.reply
            return
        prompt = self._prepared.prompt
        if (
            isinstance(responder, OfflineResponder)
            and self._prepared.stores
            and not parse(english(prompt.question)).asks
        ):
            # It says whether it will remember what it was told, so it must hear it first.
            prompt = replace(prompt, heard=await self._hear())
        replying = responder.respond(prompt, self._message.model)
        try:
            async for piece in replying:
                yield piece
        finally:
            # A model's connection goes with the request that needed it, not with the garbage.
            if isinstance(replying, AsyncGenerator):
                await replying.aclose()

    async def stream(self, first: str, rest: AsyncGenerator[str, None]) -> AsyncIterator[bytes]:
        """Give the frames: one a piece, then the whole answer (R-SSE-3 to R-SSE-5)."""
        async with aclosing(rest):
            said = [first]
            for text in _cut(first):
                yield frame({"delta": text})
            async for piece in rest:
                said.append(piece)
                for text in _cut(piece):
                    yield frame({"delta": text})
            yield last_frame({"done": True, **await self.finish("".join(said))})

    async def finish(self, reply: str) -> wire.JsonObject:
        """Store the exchange and give the whole answer."""
        prepared = self._prepared
        session_id, delta = prepared.session_id, exchange.NOTHING_LEARNT
        if prepared.stores:
            command = exchange.Exchange(self._message, reply, await self._hear())
            exchanged = self._call.run(exchange.decide_exchange, command)
            session_id, delta = exchanged.session_id, exchanged.delta
        citable = prepared.prompt.candidates if self._held is None else self._held.citable
        cited = exchange.cited(reply, citable)
        shown = exchange.shown(prepared, self._call.caller, citable, delta.turn_id)
        self._keep(reply, session_id, shown, citable, cited)
        learnt = wire.extraction(delta)
        return {
            "reply": reply,
            "citations": [wire.citation(candidate) for candidate in cited],
            "memoryUpdates": learnt,
            "memory_updates": learnt,
            "sessionId": session_id,
            "traceId": prepared.trace_id,
        }

    async def _hear(self) -> Extraction:
        """Give what the message claims; it is heard once."""
        if self._heard is None:
            spoken = SpokenTurn(self._message.text, "user", self._prepared.at)
            (heard,) = await finish(hear(self._call.extractor, (spoken,), self._prepared.hints))
            self._heard = heard or Extraction()
        return self._heard

    def _find_held(self) -> HeldReply | None:
        asker = self._prepared.asker
        if asker is None or self._message.bypass_cache or self._scripted is not None:
            return None

        def holds(held: HeldReply) -> bool:
            return held.basis == self._prepared.basis

        return self._kept.replies.find(asker, self._message.text, self._prepared.at, holds)

    def _keep(
        self,
        reply: str,
        session_id: str,
        shown: Shown,
        citable: tuple[Candidate, ...],
        cited: tuple[Candidate, ...],
    ) -> None:
        """Trace the exchange, and hold a new reply for the next who asks the same."""
        prepared, recalled, held = self._prepared, self._prepared.recalled, self._held
        elapsed = (self._call.services.clock.now() - self._began) // 1000
        self._kept.traces.add(
            RetrievalTrace(
                id=prepared.retrieval_id,
                at=prepared.at,
                principal=self._call.caller.principal,
                query=self._message.text,
                mode="hybrid",
                tier=recalled.tier,
                reason=recalled.reason,
                hits=recalled.hits,
                considered=recalled.considered,
                latency_ms=elapsed,
                shown=shown,
                session_id=session_id or None,
                parent=prepared.trace_id,
            )
        )
        self._kept.traces.add(
            ResponseTrace(
                id=prepared.trace_id,
                at=prepared.at,
                principal=self._call.caller.principal,
                message=self._message.text,
                reply=reply,
                tier=recalled.tier if held is None else Tier.CACHE,
                reason=recalled.reason if held is None else REUSED,
                latency_ms=elapsed,
                session_id=session_id,
                prompt=bounded(prepared.prompt.text),
                sources=citable,
                cited=frozenset(candidate.marker for candidate in cited),
                shown=shown,
                model=self._message.model,
                cached=held is not None,
                reused_from=None if held is None else held.trace_id,
            )
        )
        if prepared.asker is not None and held is None and self._scripted is None:
            self._kept.replies.put(prepared.asker, exchange.hold(self._message, prepared, reply))


def last_frame(answer: wire.JsonObject) -> bytes:
    """Print the final frame; one too long for a line goes over several, which readers join again (R-SSE-8)."""
    if len(dumps(answer)) <= LINE_BYTES:
        return frame(answer, "done")
    lines = orjson.dumps(answer, option=orjson.OPT_INDENT_2).splitlines()
    return b"event: done\n" + b"".join(b"data: " + line + b"\n" for line in lines) + b"\n"


def _cut(text: str) -> list[str]:
    return [text[start : start + PIECE_CHARACTERS] for start in range(0, len(text), PIECE_CHARACTERS)]


def _wants_stream(call: Call) -> bool:
    return bool(call.body.get("stream")) or "text/event-stream" in call.headers.get("accept", "").lower()


def _message(call: Call) -> Message:
    body = call.body
    return Message(
        body["message"],
        session_id=body.get("sessionId") or None,
        selector=parse_scopes(body.get("scopes")),
        model=body.get("model"),
        bypass_cache=body.get("bypassCache", False),
        labels=tuple(body.get("labels", ())),
    )


HANDLERS: dict[str, Handler] = handlers()
