"""A responder that asks a language model, with the prompt that `engine/prompt.py` put together.

The reply comes as the model says it. Its length is bounded, its control characters and thoughts are left out, and marks
such as [S1] stay in it; whether they mean anything is for `/chat` to say. No answer is `ResponderFailed`, and then
nothing of the exchange is kept (R-CHAT-9).
"""

from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import aclosing
from typing import Final, Protocol

from mock_server.engine.errors import InvalidInput, ResponderFailed
from mock_server.engine.prompt import Prompt
from mock_server.models.completions import Asked, ModelFailed, messages
from mock_server.models.framing import without_thoughts
from mock_server.models.settings import Choice, ModelSettingsError

MOST_TOKENS: Final = 2_000
MOST_CHARACTERS: Final = 32_000
"""A model that says more than this is not answering."""

_THOUGHT_OPENS: Final = "<think>"
_THOUGHT_CLOSES: Final = "</think>"


class StreamingModel(Protocol):
    """Whatever answers a prompt piece by piece."""

    def stream(self, asked: Asked) -> AsyncGenerator[str, None]:
        """Give the answer's pieces; raises ModelFailed."""
        ...


class ModelResponder:
    """Let a language model answer.

    own: the model asked by default. choose finds the model of a `provider/model` string, open makes one ready.
    """

    def __init__(
        self,
        own: Choice,
        *,
        choose: Callable[[str], Choice],
        open: Callable[[Choice], StreamingModel],  # noqa: A002
    ) -> None:
        self._own = own
        self._choose = choose
        self._open = open
        self._ready: dict[Choice, StreamingModel] = {}

    async def respond(self, prompt: Prompt, model: str | None) -> AsyncIterator[str]:
        """Give the reply piece by piece; raises ResponderFailed, and InvalidInput for a model nobody configured."""
        asked = Asked(messages(prompt.system, f"# Question\n{prompt.question}"), MOST_TOKENS)
        said = 0
        try:
            async with aclosing(_spoken(self._model(model).stream(asked))) as pieces:
                async for piece in pieces:
                    said += len(piece)
                    if said > MOST_CHARACTERS:
                        raise ModelFailed(f"the model's reply has more than {MOST_CHARACTERS} characters")
                    yield piece
        except ModelFailed as error:
            raise ResponderFailed(f"the response model gave no answer: {error}") from error
        if not said:
            raise ResponderFailed("the response model gave no answer: it only thought")

    def _model(self, name: str | None) -> StreamingModel:
        try:
            choice = self._own if name is None else self._choose(name)
        except ModelSettingsError as error:
            raise InvalidInput(str(error), field=("model",)) from error
        found = self._ready.get(choice)
        if found is None:
            found = self._open(choice)
            if len(self._ready) < 64:
                self._ready[choice] = found
        return found


async def _spoken(pieces: AsyncGenerator[str, None]) -> AsyncGenerator[str, None]:
    """Leave out the thoughts before an answer, and the white space around it."""
    held, begun = "", False
    async with aclosing(pieces):
        async for piece in pieces:
            if begun:
                held += piece
                # White space is held back until something follows it, so that none ends the reply.
                kept = held.rstrip()
                if kept:
                    held = held[len(kept) :]
                    yield kept
                continue
            held += piece
            start = held.lstrip()
            if _THOUGHT_OPENS.startswith(start[: len(_THOUGHT_OPENS)].lower()) and _THOUGHT_CLOSES not in held.lower():
                if len(held) > MOST_CHARACTERS:
                    raise ModelFailed("the model did not stop thinking")
                continue
            start = without_thoughts(start).lstrip()
            kept = start.rstrip()
            begun, held = bool(kept), start[len(kept) :]
            if kept:
                yield kept
    if not begun and (rest := without_thoughts(held).strip()):
        yield rest
