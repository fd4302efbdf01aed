"""What is no request, or one with too long a URL: answered over a socket in the shape of the surface, with an id."""

import json
import socket

import httpx
import pytest

from mock_server.http.app import LONGEST_TARGET
from mock_server.http.server import RunningServer
from tests.http.asking import ask
from tests.http.small import small_app

REST = b"\r\nHost: localhost\r\nAuthorization: Bearer k\r\nX-API-Key: k\r\n\r\n"
SURFACES = {
    "/api/v1/c/notes/": ("x-trace-id", "detail"),
    "/v1/memory/status/": ("x-request-id", "error"),
    "/memories/": ("x-request-id", "code"),
}


def said(server: RunningServer, raw: bytes) -> tuple[int, dict[str, str], bytes]:
    """Send bytes, and read the answer to its end."""
    host, port = server.url.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), timeout=10) as line:
        line.sendall(raw)
        answer = b""
        while piece := line.recv(65_536):
            answer += piece
    head, _, body = answer.partition(b"\r\n\r\n")
    first, *lines = head.decode().split("\r\n")
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
    return int(first.split(" ")[1]), headers, body


@pytest.mark.parametrize("prefix", SURFACES)
@pytest.mark.parametrize(
    ("name", "status", "words"),
    [
        (b"a" * 70_000, 414, "URL has more than"),
        (b"a" * 70_000 + b"?x=1", 414, "URL has more than"),
        (b"x?long=" + b"a" * 70_000, 414, "URL has more than"),
        ("é".encode(), 400, "raw byte 0xc3"),
        (b"\xff", 400, "raw byte 0xff"),
        (b"a\x01b", 400, "raw byte 0x01"),
        (b"a b", 400, "not valid HTTP/1.1"),
    ],
    ids=["long path", "long path and query", "long query", "raw UTF-8", "no UTF-8", "control character", "blank"],
)
def test_a_url_that_cannot_be_read_is_refused_as_its_surface_refuses(
    prefix: str, name: bytes, status: int, words: str
) -> None:
    with RunningServer(small_app()) as server:
        code, headers, body = said(server, b"GET " + prefix.encode() + name + b" HTTP/1.1" + REST)
    id_header, member = SURFACES[prefix]
    answer = json.loads(body)
    assert code == status
    assert headers[id_header].startswith("req_")
    assert headers["content-type"] in ("application/json", "application/problem+json")
    assert words in answer["detail"]
    assert member in answer
    assert len(body) < 10_000


def test_a_broken_second_request_is_not_taken_for_the_first() -> None:
    with RunningServer(small_app()) as server:
        host, port = server.url.removeprefix("http://").split(":")
        with socket.create_connection((host, int(port)), timeout=10) as line:
            line.sendall(b"GET /memories/graph HTTP/1.1" + REST)
            assert line.recv(65_536).startswith(b"HTTP/1.1 200 ")
            line.sendall(b"GET /v1/memory/status/\xc3\xa9 HTTP/1.1" + REST)
            answer = line.recv(65_536)
        assert answer.startswith(b"HTTP/1.1 400 ")
        assert b'"error"' in answer
        with httpx.Client(trust_env=False) as http:
            seen = http.get(f"{server.url}/_mock/requests").json()["requests"]
    assert [(entry["path"], entry["status"]) for entry in seen] == [
        ("/memories/graph", 200),
        ("/v1/memory/status/é", 400),
    ]


@pytest.mark.parametrize(
    "raw", [b"GARBAGE\r\n\r\n", b"\x16\x03\x01\x02\x00", b"GET /memories/graph HTTP/1.1\r\nno colon\r\n\r\n"]
)
def test_what_is_no_http_is_400_with_an_id_and_the_next_request_works(raw: bytes) -> None:
    with RunningServer(small_app()) as server:
        status, headers, body = said(server, raw)
        assert status == 400
        assert headers["connection"] == "close"
        assert any(headers.get(name, "").startswith("req_") for name in ("x-trace-id", "x-request-id"))
        assert "not valid HTTP" in json.loads(body)["detail"]
        assert said(server, b"GET /memories/graph HTTP/1.0" + REST)[0] == 200


@pytest.mark.parametrize(("length", "status"), [(LONGEST_TARGET, 200), (LONGEST_TARGET + 1, 414)])
async def test_without_a_socket_urls_may_be_as_long_and_no_longer(length: int, status: int) -> None:
    path = "/api/v1/c/notes/"
    answer = await ask(small_app(), "GET", path + "a" * (length - len(path)))
    assert answer.status == status


def test_on_a_socket_the_longest_url_is_read() -> None:
    path = b"/api/v1/c/notes/"
    with RunningServer(small_app()) as server:
        for length, status in ((LONGEST_TARGET, 200), (LONGEST_TARGET + 1, 414)):
            name = b"a" * (length - len(path))
            assert said(server, b"GET " + path + name + b" HTTP/1.0" + REST)[0] == status
