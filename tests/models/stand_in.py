"""A stand-in for an OpenAI-compatible endpoint: a real socket on loopback, in a thread, that answers as it is told.

Answers are used up in order; the last one stays. What was asked is kept. Nothing here sleeps: an answer that is late
waits until the stand-in closes.
"""

import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Self

import orjson

from mock_server.models.settings import Choice, Provider

Answer = Callable[["Exchange"], None]


@dataclass
class Asked:
    """One request: path, headers with lower-case names, parsed body."""

    path: str
    headers: dict[str, str]
    body: dict[str, Any]

    @property
    def text(self) -> str:
        """Give all messages as one text."""
        return "\n\n".join(message["content"] for message in self.body["messages"])


class Exchange:
    """What an answer gets to work with."""

    def __init__(self, handler: BaseHTTPRequestHandler, closing: threading.Event) -> None:
        self._handler = handler
        self.closing = closing

    def head(self, status: int, content_type: str, **headers: str) -> None:
        """Begin an answer; it ends with the connection."""
        self._handler.send_response(status)
        self._handler.send_header("Content-Type", content_type)
        self._handler.send_header("Connection", "close")
        for name, value in headers.items():
            self._handler.send_header(name.replace("_", "-"), value)
        self._handler.end_headers()

    def write(self, data: bytes) -> None:
        """Send bytes now."""
        self._handler.wfile.write(data)
        self._handler.wfile.flush()


@dataclass
class StandIn:
    """The endpoint. A context manager."""

    answers: list[Answer] = field(default_factory=list)
    asked: list[Asked] = field(default_factory=list)
    closing: threading.Event = field(default_factory=threading.Event)

    def __enter__(self) -> Self:
        stand_in = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = orjson.loads(self.rfile.read(int(self.headers["Content-Length"])))
                stand_in.asked.append(Asked(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                answer = stand_in.answers.pop(0) if len(stand_in.answers) > 1 else stand_in.answers[0]
                try:
                    answer(Exchange(self, stand_in.closing))
                except (BrokenPipeError, ConnectionResetError):
                    self.close_connection = True

            def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = False
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.closing.set()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    @property
    def base_url(self) -> str:
        """Give the base URL for clients."""
        host, port = self._server.server_address[:2]
        return f"http://{host!s}:{port}/v1"

    def choice(self, model: str = "small", api_key: str | None = "secret-key") -> Choice:
        """Give the choice of a model here."""
        return Choice(Provider(self.base_url, api_key), model)

    def will(self, *answers: Answer) -> None:
        """Set what comes next."""
        self.answers[:] = answers


def says(text: Any, finish: str | None = "stop") -> Answer:
    """Answer with a completion at once; what is no text is said as JSON."""
    content = text if isinstance(text, str) else orjson.dumps(text).decode()
    return completion({"message": {"role": "assistant", "content": content}, "finish_reason": finish})


def completion(choice: Any) -> Answer:
    """Answer with a completion of one given choice."""
    return document({"id": "c", "object": "chat.completion", "choices": [choice]})


def document(body: Any, status: int = 200) -> Answer:
    """Answer with any JSON."""
    return raw(orjson.dumps(body), status)


def raw(data: bytes, status: int = 200, content_type: str = "application/json", **headers: str) -> Answer:
    """Answer with any bytes."""

    def answer(exchange: Exchange) -> None:
        exchange.head(status, content_type, **headers)
        exchange.write(data)

    return answer


def delta(text: str | None, finish: str | None = None) -> bytes:
    """Print one frame of a stream."""
    choice = {"index": 0, "delta": {} if text is None else {"content": text}, "finish_reason": finish}
    return b"data: " + orjson.dumps({"choices": [choice]}) + b"\n\n"


def streams(*pieces: str) -> Answer:
    """Answer with a stream of pieces, well ended."""
    return frames(*map(delta, pieces), delta(None, "stop"), b"data: [DONE]\n\n")


def frames(*data: bytes, then_waits: bool = False) -> Answer:
    """Answer with the bytes of a stream, each written by itself; then_waits keeps it open until the end."""

    def answer(exchange: Exchange) -> None:
        exchange.head(200, "text/event-stream; charset=utf-8")
        for part in data:
            exchange.write(part)
        if then_waits:
            exchange.closing.wait()

    return answer


def never(exchange: Exchange) -> None:
    """Answer nothing until the stand-in closes."""
    exchange.closing.wait()


def without_end(parts: Iterable[bytes], content_type: str = "application/json") -> Answer:
    """Answer with parts again and again, for as long as somebody reads."""
    told = tuple(parts)

    def answer(exchange: Exchange) -> None:
        exchange.head(200, content_type)
        while not exchange.closing.is_set():
            for part in told:
                exchange.write(part)

    return answer
