"""The model responder: the prompt it sends, the pieces it gives, and how it fails."""

from collections.abc import AsyncGenerator
from dataclasses import dataclass, field

import pytest

from mock_server.engine.asking import Tier
from mock_server.engine.errors import InvalidInput, ResponderFailed
from mock_server.engine.prompt import Prompt
from mock_server.models.completions import Asked, ModelFailed
from mock_server.models.replies import MOST_CHARACTERS, ModelResponder
from mock_server.models.settings import Choice, ModelSettings, Provider

LOCAL = Provider("http://127.0.0.1:1/v1")
OTHER = Provider("http://127.0.0.1:2/v1")
SETTINGS = ModelSettings(providers={"other": OTHER}, response=Choice(LOCAL, "own"))
PROMPT = Prompt("You answer.", "where do I live?", (), (), Tier.HYBRID)


@dataclass
class Model:
    """Give the pieces told, then fail when told to."""

    pieces: tuple[str, ...]
    fails: bool = False
    asked: list[Asked] = field(default_factory=list)
    closed: int = 0

    async def stream(self, asked: Asked) -> AsyncGenerator[str, None]:
        self.asked.append(asked)
        try:
            for piece in self.pieces:
                yield piece
            if self.fails:
                raise ModelFailed("it broke off")
        finally:
            self.closed += 1


def responder(model: Model, opened: list[Choice] | None = None) -> ModelResponder:
    def ready(choice: Choice) -> Model:
        if opened is not None:
            opened.append(choice)
        return model

    return ModelResponder(Choice(LOCAL, "own"), choose=SETTINGS.choose, open=ready)


async def reply(*pieces: str, fails: bool = False, model: str | None = None) -> list[str]:
    return [piece async for piece in responder(Model(pieces, fails)).respond(PROMPT, model)]


async def test_the_model_gets_the_prompt_and_its_pieces_are_the_reply() -> None:
    model = Model(("You live in ", "Bonn [S1]."))
    assert [piece async for piece in responder(model).respond(PROMPT, None)] == ["You live in", " Bonn [S1]."]
    asked = model.asked[0]
    assert asked.messages == (
        {"role": "system", "content": "You answer."},
        {"role": "user", "content": "# Question\nwhere do I live?"},
    )
    assert asked.max_tokens > 0
    assert asked.schema is None


@pytest.mark.parametrize(
    ("pieces", "said"),
    [
        (("\n", " Hi", " there \n", "\n"), "Hi there"),
        (("<think>hm", "m</thi", "nk>\n\nBonn.", " Yes."), "Bonn. Yes."),
        (("<thi", "s is a tag>"), "<this is a tag>"),
        (("a <think> in the middle",), "a <think> in the middle"),
        (("Hello <think>sec", "ret</th", "ink> there", " you"), "Hello there you"),
        (("<think>a</think>Hello\n<THINK>b</THINK>", "\n<think>c</think>there"), "Hello\nthere"),
        (("Yes.<think>why</think>", " \n"), "Yes."),
        (("Yes", " <thin", "k>why", "</think>no"), "Yes no"),
        (("<",), "<"),
    ],
)
async def test_thoughts_and_white_space_around_a_reply_are_left_out(pieces: tuple[str, ...], said: str) -> None:
    assert "".join(await reply(*pieces)) == said


@pytest.mark.parametrize("pieces", [(), ("<think>for ever",), ("  \n",)])
async def test_no_reply_is_a_failure(pieces: tuple[str, ...]) -> None:
    with pytest.raises(ResponderFailed):
        await reply(*pieces)


async def test_a_model_that_fails_is_a_failed_response() -> None:
    with pytest.raises(ResponderFailed, match="it broke off"):
        await reply("You ", fails=True)


async def test_a_reply_without_end_is_a_failure() -> None:
    with pytest.raises(ResponderFailed, match=f"more than {MOST_CHARACTERS}"):
        await reply(*["x" * 1_000] * 50)
    with pytest.raises(ResponderFailed, match="did not stop thinking"):
        await reply("<think>", *["x" * 1_000] * 50)


async def test_a_call_may_name_another_model() -> None:
    opened: list[Choice] = []
    asked = responder(Model(("Hi.",)), opened)
    for name in ("other/big/model", "other/big/model", None):
        assert [piece async for piece in asked.respond(PROMPT, name)] == ["Hi."]
    assert opened == [Choice(OTHER, "big/model"), Choice(LOCAL, "own")]


async def test_a_model_of_nobody_is_the_callers_mistake() -> None:
    with pytest.raises(InvalidInput, match="configured: other") as caught:
        await reply("Hi.", model="stranger/model")
    assert caught.value.field == ("model",)


async def test_a_reply_left_early_closes_the_models_stream() -> None:
    model = Model(("a", "b", "c"))
    pieces = responder(model).respond(PROMPT, None)
    assert isinstance(pieces, AsyncGenerator)
    assert await anext(pieces) == "a"
    await pieces.aclose()
    assert model.closed == 1
