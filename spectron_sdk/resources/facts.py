"""Taking things in: one text, or a batch of messages. Mixed into the client."""

from collections.abc import Mapping, Sequence
from typing import Unpack

from spectron_sdk import _encode, models
from spectron_sdk._call import Call, Resource, Tr, operation
from spectron_sdk._options import RequestOptions
from spectron_sdk._retry import Replay
from spectron_sdk.errors import InvalidArgument


class Facts(Resource[Tr]):
    """`client.remember` and `client.remember_many`."""

    __slots__ = ()

    @operation("createFacts")
    def remember(
        self,
        text: str | None = None,
        *,
        session_id: str | None = None,
        scopes: _encode.Scopes | None = None,
        infer: str | None = None,
        role: str | None = None,
        memory_category: str | None = None,
        labels: _encode.Labels | None = None,
        observed_at: _encode.Moment | None = None,
        triples: Sequence[Mapping[str, object]] | None = None,
        **options: Unpack[RequestOptions],
    ) -> "Call[models.RememberResult]":
        """Store a text and what it says; the answer is the whole delta, corrections included.

        infer is `full` (the default), `triples` (store the triples given, no text needed), `preview` (change nothing)
        or `none` (keep the text as it is). Without session_id a session is made. observed_at is when it became known.
        The call is safe to repeat: its idempotency key is made once and kept over retries; pass your own to make two
        calls one.
        """
        return self._spectron(
            "POST",
            "/facts",
            models.RememberResult.model_validate_json,
            options,
            body={
                "text": text,
                "infer": infer,
                "session_id": session_id,
                "scopes": _encode.scope_sets(scopes),
                "role": role,
                "memory_category": memory_category,
                "labels": _encode.label_list(labels),
                "observed_at": _encode.moment(observed_at, "observed_at"),
                "triples": None if triples is None else list(triples),
            },
            replay=Replay.KEYED,
        )

    @operation("createFactsBatch")
    def remember_many(
        self,
        messages: Sequence[Mapping[str, object]] | None = None,
        *,
        items: Sequence[Mapping[str, object]] | None = None,
        session_id: str | None = None,
        scopes: _encode.Scopes | None = None,
        extract: str | None = None,
        infer: str | None = None,
        labels: _encode.Labels | None = None,
        **options: Unpack[RequestOptions],
    ) -> "Call[models.RememberManyResult]":
        """Store messages as turns of one session, each with `role`, `content` and maybe `ts`, when it was said.

        extract is `whole_conversation` (the default: one extraction over all) or `per_message`. Retries as in remember.
        `items` is another name of messages.
        """
        if (messages is None) == (items is None):
            raise InvalidArgument("give messages, or items, which is another name of it", place="messages")
        turns = messages if messages is not None else items or ()
        return self._spectron(
            "POST",
            "/facts/batch",
            models.RememberManyResult.model_validate_json,
            options,
            body={
                "messages": [_message(message, n) for n, message in enumerate(turns)],
                "extract": extract,
                "infer": infer,
                "session_id": session_id,
                "scopes": _encode.scope_sets(scopes),
                "labels": _encode.label_list(labels),
            },
            replay=Replay.KEYED,
        )


def _message(message: Mapping[str, object], n: int) -> dict[str, object]:
    if not isinstance(message, Mapping):
        raise InvalidArgument(
            f"messages[{n}] must be a mapping with role and content, got {message!r}", place=f"messages[{n}]"
        )
    copied = {name: value for name, value in message.items() if value is not None}
    if "ts" in copied:
        copied["ts"] = _encode.moment(copied["ts"], f"messages[{n}].ts")  # type: ignore[arg-type] # checked there
    return copied
