"""A chat's reply, what it cites, and the chunks of a streamed one."""

import json
from enum import StrEnum
from typing import Any

from pydantic import AliasChoices, Field, model_validator

from spectron_sdk._json import is_object
from spectron_sdk._sse import ServerEvent
from spectron_sdk.models.base import CamelAnswer, CamelModel, Many, Open, OrEmpty, Timestamp
from spectron_sdk.models.facts import Extraction
from spectron_sdk.models.sessions import TurnRole


class ResultKind(StrEnum):
    """What kind of row was retrieved."""

    ATTRIBUTE = "attribute"
    ENTITY = "entity"
    CHUNK = "chunk"
    MEMORY_CHUNK = "memory_chunk"
    SECTION = "section"


class Citation(CamelModel):
    """A source that the reply marks, brackets included (`[S1]`); position_percent only for passages of documents."""

    marker: str
    id: str
    kind: Open[ResultKind]
    snippet: str
    score: float
    occurred_at: Timestamp | None = None
    role: Open[TurnRole] | None = None
    document_title: str | None = None
    position_percent: int | None = None


class ChatResult(CamelAnswer):
    """A reply, the sources it cites, and what its user turn changed (empty when nothing was stored)."""

    reply: str
    memory_updates: OrEmpty[Extraction] = Field(
        default_factory=lambda: Extraction.model_validate({}),
        validation_alias=AliasChoices("memoryUpdates", "memory_updates"),
        serialization_alias="memoryUpdates",
    )
    session_id: str = ""
    trace_id: str = ""
    citations: Many[Citation]

    @model_validator(mode="after")
    def _once(self) -> "ChatResult":
        # The service sends the delta under two names with equal content; one of them is enough to hold.
        if self.__pydantic_extra__:
            self.__pydantic_extra__.pop("memory_updates", None)
        return self


class ChatChunk(CamelModel):
    """A piece of a streamed reply: `delta` is text to append.

    The last chunk has none, and its `result` is the whole reply. raw holds the frame as it came.
    """

    delta: str = ""
    trace_id: str | None = None
    session_id: str | None = None
    done: bool = False
    raw: dict[str, Any] = Field(default_factory=dict)

    @property
    def result(self) -> ChatResult | None:
        """The whole chat response, which the last frame carries; None before it, or when the server left it out."""
        return ChatResult.model_validate(self.raw) if self.done and "reply" in self.raw else None


def read_chunk(event: ServerEvent) -> ChatChunk:
    """Read one frame of a streamed chat (R-SSE-3 to R-SSE-9); text that is no JSON counts as a piece of the reply."""
    if event.data.strip() == "[DONE]":
        return ChatChunk(done=True)
    try:
        read: Any = json.loads(event.data)
    except ValueError:
        read = None
    frame: dict[str, Any] = read if is_object(read) else {"delta": event.data}
    done = event.event == "done" or frame.get("done") is True
    delta = frame.get("delta") or frame.get("token") or ""
    return ChatChunk(
        delta=delta if isinstance(delta, str) and not done else "",
        trace_id=frame.get("traceId", frame.get("trace_id")),
        session_id=frame.get("sessionId", frame.get("session_id")),
        done=done,
        raw=frame,
    )
