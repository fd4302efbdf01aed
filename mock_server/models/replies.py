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
from mock_server.models.framing import ThinkingTooLong, Thoughts
from mock_server.models.settings import Choice, ModelSettingsError

MOST_TOKENS: Final = 2_000
MOST_CHARACTERS: Final = 32_000
"""A model that says more than this is not answering."""


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
    """Leave out the thoughts in an answer, and the white space around it."""
    thoughts = Thoughts()
    try:
        async with aclosing(pieces):
            async for piece in pieces:
                if text := thoughts.take(piece):
                    yield text
    except ThinkingTooLong as error:
        raise ModelFailed(str(error)) from error
    if text := thoughts.rest():
        yield text
