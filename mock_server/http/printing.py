"""From a reply, or from what went wrong, to the headers and bytes of an answer.

Every answer bears the id of its request, under the name its surface has for it. Which error shape belongs to which
surface is in `problems.py`.
"""

from typing import Any, Final

from mock_server.engine.errors import EngineError
from mock_server.engine.json_text import dumps
from mock_server.http.call import Reply
from mock_server.http.events import ServerStopping
from mock_server.http.problems import Refusal, from_engine, render
from mock_server.http.request_log import Exchange
from mock_server.http.surfaces import Surface

ID_HEADERS: Final = {
    Surface.SPECTRON: b"x-trace-id",
    Surface.MEMORYSYNC: b"x-request-id",
    Surface.TIE: b"x-request-id",
}
_JSON: Final = (b"content-type", b"application/json")


def rendered(refusal: Refusal, surface: Surface, exchange: Exchange) -> Reply:
    """Give the reply that refuses an exchange."""
    return render(refusal, surface, request_id=exchange.request_id, instance=exchange.path)


def printed(reply: Reply, surface: Surface, exchange: Exchange) -> tuple[list[tuple[bytes, bytes]], bytes]:
    """Give headers and body of an ordinary answer as bytes."""
    headers = [(ID_HEADERS[surface], exchange.request_id.encode())]
    body = b""
    if reply.content is not None:
        body = reply.content
    elif reply.body is not None:
        body = dumps(reply.body)
        if not reply.headers or not any(name == "content-type" for name, _ in reply.headers):
            headers.append(_JSON)
    if reply.headers:
        headers += [(name.encode(), value.encode()) for name, value in reply.headers]
    if reply.status != 204:
        headers.append((b"content-length", b"%d" % len(body)))
    return headers, b"" if exchange.method == "HEAD" else body


def problem_of(error: Exception, surface: Surface, exchange: Exchange) -> Any:
    """Give the error object for the last frame of a stream that failed (R-SSE-10)."""
    match error:
        case Refusal():
            refusal = error
        case EngineError():
            refusal = from_engine(error, surface, {})
        case ServerStopping():
            refusal = Refusal(503, str(error))
        case _:
            refusal = internal(exchange)
    return rendered(refusal, surface, exchange).body


def internal(exchange: Exchange) -> Refusal:
    """Give the refusal for what nobody foresaw."""
    return Refusal(500, f"the server failed; request {exchange.request_id}")
