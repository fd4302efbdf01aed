"""Chat completions of an OpenAI-compatible endpoint: one answer at once, or its text as it comes.

Trusts the endpoint with nothing: every wait ends, every size is bounded, and whatever is not the documented shape is a
`ModelFailed`. A new connection per call, so that nothing outlives an event loop; next to a model's own time that
costs little. What is asked and what an answer means is up to `extraction.py`, `replies.py` and `rewriting.py`.
"""

import asyncio
import json
import ssl
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Sequence
from contextlib import aclosing, asynccontextmanager
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, TypeAlias, TypeVar
from urllib.parse import urlsplit

import httpx

from mock_server.engine.json_text import JsonError, dumps, loads
from mock_server.models.framing import Pieces, plain
from mock_server.models.settings import Choice

T = TypeVar("T")

Message: TypeAlias = dict[str, str]

MOST_BYTES: Final = 2 * 1024 * 1024
PATIENCE: Final = 6.0

_LOOPBACK: Final = frozenset({"localhost", "127.0.0.1", "::1"})
_OPTIONAL_REFUSED: Final = (400, 422)
_LASTING: Final = (401, 403, 404, 429)
"""Refusals that the next call will meet too."""
_CUT: Final = frozenset(
    {"abort", "content_filter", "error", "length", "max_tokens", "model_length", "prohibited_content", "recitation",
     "safety"}
)  # fmt: skip
"""How an answer ends that is not whole: `length` and `content_filter`, and what other servers call the two."""


class ModelFailed(Exception):
    """A model gave no usable answer."""


class ModelUnreachable(ModelFailed):
    """Nothing usable came back at all: no connection, no answer in time, or an error of the endpoint's own."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked of a model. schema: the JSON Schema its answer is to follow; max_tokens bounds the answer."""

    messages: tuple[Message, ...]
    max_tokens: int
    schema: dict[str, Any] | None = None


def messages(system: str, user: str, *more: Message) -> tuple[Message, ...]:
    """Put the messages of a prompt together."""
    return ({"role": "system", "content": system}, {"role": "user", "content": user}, *more)


class Completions:
    """One model at one endpoint.

    timeout_s: how long a whole answer may take, and how long a stream may be silent; as a whole a stream may take
    patience times as long. most_bytes: an answer that holds more is none.
    """

    def __init__(
        self, choice: Choice, *, timeout_s: float, patience: float = PATIENCE, most_bytes: int = MOST_BYTES
    ) -> None:
        self._provider = choice.provider
        self._model = choice.model
        self._timeout_s = timeout_s
        self._patience = patience
        self._most_bytes = most_bytes
        self._takes_options = True

    async def complete(self, asked: Asked) -> str:
        """Give the whole answer; an empty or a cut one is a failure."""
        try:
            async with asyncio.timeout(self._timeout_s), self._sent(asked, stream=False) as response:
                document = _parsed(await _read(response, self._most_bytes))
        except TimeoutError as error:
            raise self._too_slow() from error
        return _whole(*_choice_of(document, "message"))

    async def stream(self, asked: Asked) -> AsyncGenerator[str, None]:
        """Give the answer piece by piece; one that breaks off or was cut is a failure."""
        clock = asyncio.get_running_loop()
        last = clock.time() + self._patience * self._timeout_s
        async with self._sent(asked, stream=True) as response:
            if "text/event-stream" not in response.headers.get("content-type", "").lower():
                # Endpoints that cannot stream answer in one piece.
                document = _parsed(await self._in_time(_read(response, self._most_bytes), last))
                yield _whole(*_choice_of(document, "message"))
                return
            said, ended, pieces = False, False, Pieces()
            async with aclosing(_events(response, self._most_bytes)) as events:
                while (data := await self._in_time(anext(events, None), last)) is not None:
                    if data == b"[DONE]":
                        ended = True
                        break
                    text, ending = _choice_of(_parsed(data), "delta")
                    if piece := pieces.take(text):
                        said = True
                        yield piece
                    _check_ending(ending)
                    ended = ended or ending is not None
            if not said or not ended:
                raise ModelFailed("the model's answer broke off" if said else "the model said nothing")

    @asynccontextmanager
    async def _sent(self, asked: Asked, *, stream: bool) -> AsyncIterator[httpx.Response]:
        """Send a request and give the response once its status says that there is one.

        An endpoint that refuses the optional parameters is asked again, and from then on, without them.
        """
        async with self._client() as client:
            response = await self._post(client, asked, stream=stream)
            try:
                if response.status_code in _OPTIONAL_REFUSED and self._takes_options:
                    await response.aclose()
                    response = await self._post(client, asked, stream=stream, bare=True)
                    self._takes_options = not response.is_success
                if not response.is_success:
                    raise _refused(response)
                yield response
            except httpx.HTTPError as error:
                raise ModelUnreachable(f"the connection to the model failed: {type(error).__name__}") from error
            finally:
                await response.aclose()

    async def _post(
        self, client: httpx.AsyncClient, asked: Asked, *, stream: bool, bare: bool = False
    ) -> httpx.Response:
        body: dict[str, Any] = {"model": self._model, "messages": list(asked.messages), "stream": stream}
        if self._takes_options and not bare:
            body |= {"max_tokens": asked.max_tokens, "temperature": 0}
            if asked.schema is not None:
                schema = {"name": "answer", "strict": True, "schema": asked.schema}
                body["response_format"] = {"type": "json_schema", "json_schema": schema}
        request = client.build_request(
            "POST", f"{self._provider.base_url.rstrip('/')}/chat/completions", content=dumps(body)
        )
        try:
            async with asyncio.timeout(self._timeout_s):
                return await client.send(request, stream=True)
        except TimeoutError as error:
            raise self._too_slow() from error
        except (httpx.HTTPError, httpx.InvalidURL) as error:
            raise ModelUnreachable(f"the model cannot be reached: {type(error).__name__}") from error

    def _client(self) -> httpx.AsyncClient:
        headers = {
            "Content-Type": "application/json",
            "Accept": "application/json, text/event-stream",
            # An answer packed small could unfold into any size.
            "Accept-Encoding": "identity",
        }
        if self._provider.api_key is not None:
            headers["Authorization"] = f"Bearer {self._provider.api_key}"
        host = urlsplit(self._provider.base_url).hostname
        return httpx.AsyncClient(
            headers=headers,
            timeout=self._timeout_s,
            follow_redirects=False,
            verify=self._tls,
            # No proxy of the environment stands between this machine and itself.
            trust_env=host not in _LOOPBACK,
        )

    @cached_property
    def _tls(self) -> ssl.SSLContext | bool:
        return httpx.create_ssl_context() if self._provider.base_url.startswith("https") else False

    async def _in_time(self, wait: Awaitable[T], last: float) -> T:
        """Wait for the next part of a stream, not longer than one wait may be nor past the end of all patience."""
        left = last - asyncio.get_running_loop().time()
        try:
            async with asyncio.timeout(min(self._timeout_s, max(0.0, left))):
                return await wait
        except TimeoutError as error:
            raise self._too_slow() from error

    def _too_slow(self) -> ModelUnreachable:
        return ModelUnreachable(f"the model did not answer within {self._timeout_s:g} s")


async def _read(response: httpx.Response, most: int) -> bytes:
    held = bytearray()
    async for chunk in response.aiter_bytes():
        held += chunk
        if len(held) > most:
            raise ModelFailed(f"the model's answer holds more than {most} bytes")
    return bytes(held)


async def _events(response: httpx.Response, most: int) -> AsyncGenerator[bytes, None]:
    """Walk the data of an event stream; comments and other fields are passed over."""
    held: list[bytes] = []
    size = 0
    async for chunk in response.aiter_bytes():
        size += len(chunk)
        if size > most:
            raise ModelFailed(f"the model's answer holds more than {most} bytes")
        held.append(chunk)
        if b"\n" in chunk:
            *lines, rest = b"".join(held).split(b"\n")
            held = [rest]
            for line in lines:
                if line.startswith(b"data:"):
                    yield line.removeprefix(b"data:").strip()
    last = b"".join(held)
    if last.startswith(b"data:"):
        yield last.removeprefix(b"data:").strip()


def _refused(response: httpx.Response) -> ModelFailed:
    """Tell an error of the endpoint by its status alone: its words may repeat what was sent, the key included."""
    lasting = response.status_code >= 500 or response.status_code in _LASTING
    return (ModelUnreachable if lasting else ModelFailed)(f"the endpoint of the model answered {response.status_code}")


def _parsed(data: bytes) -> dict[str, Any]:
    try:
        document = loads(data)
    except JsonError as error:
        document = _with_halves(data)
        if document is None:
            raise ModelFailed("the endpoint of the model answered something that is not JSON") from error
    if not isinstance(document, dict):
        raise ModelFailed("the endpoint of the model answered JSON that is no completion")
    if document.get("error") is not None:
        raise ModelFailed("the endpoint of the model answered an error")
    return document


def _with_halves(data: bytes) -> Any:
    """Read JSON whose texts hold halves of surrogate pairs, as endpoints write that cut an answer between the two."""
    if b"\\ud" not in data.lower():
        return None
    try:
        return json.loads(data)
    except (ValueError, RecursionError):
        return None


def _choice_of(document: dict[str, Any], part: str) -> tuple[str, str | None]:
    """Give text and finish_reason of the first choice; part: where the text is, `message` or `delta`."""
    choices = document.get("choices")
    if part == "delta" and choices == []:
        return "", None
    if not isinstance(choices, list) or not choices or not isinstance(choices[0], dict):
        raise ModelFailed("the endpoint of the model answered JSON that is no completion")
    held, ending = choices[0].get(part), choices[0].get("finish_reason")
    if held is None and part == "delta":
        held = {}
    if not isinstance(held, dict) or (ending is not None and not isinstance(ending, str)):
        raise ModelFailed("the endpoint of the model answered JSON that is no completion")
    if held.get("refusal"):
        raise ModelFailed("the model refused to answer")
    return _text_of(held.get("content")), ending


def _text_of(content: Any) -> str:
    """Read content: a text, nothing, or a list of parts of which the texts count."""
    if content is None:
        return ""
    if isinstance(content, str):
        return content
    if isinstance(content, list):
        texts: Sequence[Any] = [part.get("text") for part in content if isinstance(part, dict)]
        return "".join(text for text in texts if isinstance(text, str))
    raise ModelFailed("the model's answer is not text")


def _whole(said: str, ending: str | None) -> str:
    text = plain(said)
    if not text.strip():
        raise ModelFailed(f"the model said nothing (finish_reason {plain(str(ending))[:40]})")
    _check_ending(ending)
    return text


def _check_ending(ending: str | None) -> None:
    if ending is not None and ending.casefold() in _CUT:
        raise ModelFailed(f"the model's answer was cut (finish_reason {ending})")
