"""Chat with the memory, whole or streamed. Mixed into the client, which chooses between the two by `stream`."""

from typing import Any, Unpack, cast

from spectron_sdk import _encode, models
from spectron_sdk._call import Call, Resource, Streaming, Tr, operation, streamed
from spectron_sdk._options import RequestOptions
from spectron_sdk._retry import Replay


class ChatOptions(RequestOptions, total=False):
    """What a chat takes beside the message; model is for this call only, labels go on the rows it stores."""

    session_id: str | None
    scopes: _encode.Scopes | None
    model: str | None
    bypass_cache: bool
    labels: _encode.Labels | None


_OWN = ("session_id", "scopes", "model", "bypass_cache", "labels")


class Chat(Resource[Tr]):
    """`client.chat_stream`, and the half of `client.chat` that answers at once."""

    __slots__ = ()

    @operation("chat")
    def _chat_whole(self, message: str, **options: Unpack[ChatOptions]) -> "Call[models.ChatResult]":
        """Ask, and get the whole reply with its citations and the delta of the memory."""
        return self._spectron(
            "POST",
            "/chat",
            models.ChatResult.model_validate_json,
            _of_the_request(options),
            body=_body(message, options),
            replay=Replay.NEVER,
        )

    @streamed
    def chat_stream(self, message: str, **options: Unpack[ChatOptions]) -> "Streaming[models.ChatChunk]":
        """Ask, and get the reply in pieces as it is made; the last chunk's `result` is the whole reply.

        A failure in the middle raises its error where the stream is read; a stream is never resumed or repeated.
        """
        call = self._spectron(
            "POST",
            "/chat",
            _unread,
            _of_the_request(options),
            body={**_body(message, options), "stream": True},
            replay=Replay.NEVER,
            accept="text/event-stream",
        )
        from spectron_sdk.models.chat import read_chunk

        return Streaming(call, read_chunk, _is_done)


def _body(message: str, options: ChatOptions) -> dict[str, object]:
    return {
        "message": message,
        "sessionId": options.get("session_id"),
        "scopes": _encode.scope_sets(options.get("scopes")),
        "model": options.get("model"),
        "bypassCache": True if options.get("bypass_cache") else None,
        "labels": _encode.label_list(options.get("labels")),
    }


def _of_the_request(options: ChatOptions) -> RequestOptions:
    shared: dict[str, Any] = {name: value for name, value in options.items() if name not in _OWN}
    return cast("RequestOptions", shared)


def _is_done(chunk: "models.ChatChunk") -> bool:
    return chunk.done


def _unread(_: bytes) -> None:
    """Stand in for a parser: a stream's body is read frame by frame."""
