"""The other end for `benchmarks/sdk.py`: a server that does next to nothing, so that clients are what is measured.

It answers every POST with one of two canned recalls of five hits, 1.3 kB, after looking for the end of the request and
for nothing else. Run as `python -m benchmarks.answers`; it binds a free port and prints one ready line.
"""

import asyncio
import json
import re

TEXT = "Maya lives in Berlin, works at Acme as a designer, and has been learning Portuguese since last spring."

SPECTRON = {
    "classificationKind": "hybrid",
    "hits": [
        {
            "id": f"attr_{n}",
            "score": 0.9 - n / 10,
            "source": "attribute",
            "text": TEXT,
            "occurredAt": f"2026-05-0{n}T08:00:00Z",
        }
        for n in range(1, 6)
    ],
    "queryMs": 3,
    "seedEntities": ["person/maya"],
    "tier": "hybrid",
    "trace": {
        "latencyMs": 3,
        "resolutionTier": "hybrid",
        "retrievedCount": 5,
        "tierReason": "five rows matched",
        "topScores": [0.8, 0.7, 0.6],
        "traceId": "tr_1",
    },
    "contextHits": [],
}

MEMORYSYNC = {
    "context": TEXT,
    "memories": [{"memory_id": f"m_{n}", "value": TEXT, "score": 0.9 - n / 10, "type": "fact"} for n in range(1, 6)],
    "used_fallback": False,
    "latency_ms": 3.0,
}


def answer(body: object) -> bytes:
    """Make an answer with the headers that services send."""
    content = json.dumps(body, separators=(",", ":")).encode()
    lines = ["HTTP/1.1 200 OK", "content-type: application/json", "x-trace-id: tr_1", f"content-length: {len(content)}"]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + content


ANSWERS = {b"/api/v1": answer(SPECTRON), b"/v1/mem": answer(MEMORYSYNC)}
LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)


class Answering(asyncio.Protocol):
    """One connection."""

    def __init__(self) -> None:
        self._data = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the way back."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        """Answer when a request is whole; clients here send the next one only then."""
        self._data += data
        head, end, body = self._data.partition(b"\r\n\r\n")
        length = LENGTH.search(head)
        if end and length is not None and len(body) >= int(length[1]):
            self._data = b""
            self._transport.write(ANSWERS[head[5:12]])


async def main() -> None:
    """Serve on a free port of 127.0.0.1."""
    server = await asyncio.get_running_loop().create_server(Answering, "127.0.0.1", 0, backlog=256)
    print(f"canned answers ready at http://127.0.0.1:{server.sockets[0].getsockname()[1]}", flush=True)
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(main())
