"""Clients and processes: first use from many threads at once, forking, pickling."""

import copy
import json
import os
import pickle
import socket
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from spectron_sdk import Aiohttp, AsyncMemorySyncClient, AsyncSpectron, Httpx2, MemorySyncClient, Spectron
from tests.sdk.fakes import answer as scripted
from tests.sdk.fakes import blocking
from tests.sdk.hostile import Hostile, Received, answer, keeping
from tests.sdk.samples import CHAT, RECALLED, REMEMBERED, SESSION, STATE
from tests.sdk.ways import KEY

SAMPLES = {"state": STATE, "chat": CHAT, "query": RECALLED, "facts": REMEMBERED, "sessions": SESSION}


def by_path(connection: socket.socket, request: Received) -> bool:
    """Answer with the sample for the last segment of the path."""
    name = request.line.split(" ")[1].rpartition("/")[2]
    connection.sendall(answer(json.dumps(SAMPLES[name]).encode()))
    return True


def run(code: str, *arguments: str) -> str:
    """Run code in a fresh interpreter where warnings are errors, and give what it prints."""
    command = [sys.executable, "-W", "error", "-c", code, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout.strip()


FIRST_USE = """
import sys, threading
from spectron_sdk import Spectron

client = Spectron("c", endpoint=sys.argv[1], api_key="k", max_retries=0)
calls = [
    lambda: client.state()["identity"], lambda: client.chat("x").reply, lambda: client.recall("x")[0].text,
    lambda: client.remember("x").extraction.corrections[0].current.value, lambda: client.sessions.create().id,
]
start, done = threading.Barrier(64), []
sys.setswitchinterval(1e-5)

def work(n):
    start.wait()
    for step in range(len(calls)):
        calls[(n + step) % len(calls)]()
    done.append(n)

threads = [threading.Thread(target=work, args=(n,)) for n in range(64)]
for thread in threads: thread.start()
for thread in threads: thread.join()
client.close()
print(len(done))
"""


def test_sixty_four_threads_may_come_first_together() -> None:
    # Modules, models, the HTTP library and the connections are all made by whoever needs them first.
    with Hostile(by_path) as server:
        assert run(FIRST_USE, server.url) == "64"
        assert len(server.received) == 64 * 5
        assert server.opened <= 64


FORKING = """
import os, sys, threading
import anyio
from spectron_sdk import AsyncSpectron, ConfigurationError, Httpx, Httpx2, Aiohttp, Spectron

url, kind = sys.argv[1:3]
settings = dict(endpoint=url, api_key="k", max_retries=0)

def in_child(work):
    child = os.fork()
    if not child:
        try:
            work()
        except BaseException as error:
            print(type(error).__name__, error, flush=True)
            os._exit(1)
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])

"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
@pytest.mark.parametrize("adapter", ["Httpx()", "Httpx2()"])
def test_a_forked_child_has_connections_of_its_own(adapter: str) -> None:
    code = f"""
client = Spectron("c", http_client={adapter}, **settings)
client.state()
# Another thread may hold the lock at that moment, and would never let go of it in the child.
client._transport._http._lock.acquire()
child = in_child(client.state)
client._transport._http._lock.release()
client.state()
client.close()
print(child)
"""
    with Hostile(keeping(answer(json.dumps(STATE).encode()))) as server:
        assert run(FORKING + code, server.url, adapter) == "0"
        assert len(server.received) == 3
        # The parent's served twice, the child's once.
        assert server.opened == 2


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
@pytest.mark.parametrize("adapter", ["Httpx()", "Httpx2()", "Aiohttp()"])
def test_a_forked_child_has_an_event_loop_of_its_own(adapter: str) -> None:
    code = f"""
client = AsyncSpectron("c", http_client={adapter}, **settings)
async def ask(): await client.state()
async def ask_and_close():
    await client.state()
    await client.aclose()
async def main():
    await client.state()
    child = in_child(lambda: None)
    await client.state()
    await client.aclose()
    return child
assert anyio.run(main) == 0
client = AsyncSpectron("c", http_client={adapter}, **settings)
async def first():
    await client.state()
    live = client._transport._http._live
    await (live.close() if hasattr(live, "closed") else live.aclose())
anyio.run(first)
print(in_child(lambda: anyio.run(ask_and_close)))
"""
    with Hostile(keeping(answer(json.dumps(STATE).encode()))) as server:
        assert run(FORKING + code, server.url, adapter) == "0"
        assert len(server.received) == 4


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
def test_a_client_brought_along_and_used_before_a_fork_is_refused_in_the_child() -> None:
    code = """
import httpx
own = httpx.Client()
client = Spectron("c", http_client=own, **settings)
client.state()
print(in_child(client.state), flush=True)
fresh = Spectron("c", http_client=httpx.Client(), **settings)
print(in_child(fresh.state), flush=True)
os._exit(0)
"""
    with Hostile(keeping(answer(json.dumps(STATE).encode()))) as server:
        said = run(FORKING + code, server.url, "given").splitlines()
    assert said[0].startswith("ConfigurationError")
    assert "before this process was forked" in said[0]
    assert said[1:] == ["1", "0"]


CLIENTS: dict[str, Callable[[], Any]] = {
    "Spectron": lambda: Spectron(api_key=KEY),
    "AsyncSpectron": lambda: AsyncSpectron(api_key=KEY),
    "Httpx2": lambda: Spectron(api_key=KEY, http_client=Httpx2()),
    "Aiohttp": lambda: AsyncSpectron(api_key=KEY, http_client=Aiohttp()),
    "MemorySyncClient": lambda: MemorySyncClient(KEY, "http://127.0.0.1:1"),
    "AsyncMemorySyncClient": lambda: AsyncMemorySyncClient(KEY, "http://127.0.0.1:1"),
    "a resource": lambda: Spectron(api_key=KEY).sessions,
    "a copy": lambda: Spectron(api_key=KEY).with_options(timeout=1.0),
}


@pytest.mark.parametrize("kind", CLIENTS)
@pytest.mark.parametrize("carry", [pickle.dumps, copy.deepcopy])
def test_a_client_says_that_it_cannot_be_pickled(kind: str, carry: Callable[[Any], Any]) -> None:
    with pytest.raises(TypeError, match="make one in each process") as caught:
        carry(CLIENTS[kind]())
    assert "verysecret" not in str(caught.value)


def test_answers_can_be_pickled() -> None:
    client, _ = blocking([scripted(RECALLED)])
    found = client.recall("x")
    assert pickle.loads(pickle.dumps(found)) == found
