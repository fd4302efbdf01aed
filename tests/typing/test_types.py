"""The calls of `blocking.py` and `awaited.py` are all there are, the two are alike, and they do what they say.

mypy and pyright read those files in `make check`. Here every function of theirs is run as well, against the examples of
openapi.yaml, so that what the checkers believe is also true.
"""

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, TypeGuard

import pytest

import spectron_sdk
from spectron_sdk import AsyncMemorySyncClient, AsyncSpectron, MemorySyncClient, Spectron
from spectron_sdk._call import Operation, Paged, Resource, Streamed
from spectron_sdk.client import Client
from spectron_sdk.resources.flat import FlatClient
from spectron_sdk.resources.sessions import Session
from spectron_sdk.testing import EXAMPLES, respx_router
from tests.typing import awaited, blocking

HERE = Path(__file__).parent

# Arguments by the name of their parameter, besides the client.
GIVEN: dict[str, Any] = {"shared": {"max_retries": 1}, "given": {"timeout": 5.0, "on_behalf_of": "alice"}}


def functions(module: ModuleType) -> list[Any]:
    """List the functions of a module in the order they are written."""
    return [held for held in vars(module).values() if inspect.isfunction(held) and held.__module__ == module.__name__]


def called(path: Path) -> Iterator[str]:
    """Give what is called in a file, as written: `memory.sessions.turns`."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute | ast.Name):
            yield ast.unparse(node.func)


def is_noun(held: object) -> TypeGuard[Resource[Any]]:
    """Say whether it is a group of calls that a client holds, not a view of the client itself."""
    return isinstance(held, Resource) and not isinstance(held, Client)


def every_call() -> set[str]:
    """Give all calls that the clients have, written the same way."""
    memory = Spectron(api_key="any")
    owners: dict[str, type[Resource[Any]]] = {"memory": type(memory), "session": Session, "client": FlatClient}
    for name in dir(memory):
        part: Any = getattr(memory, name)
        if is_noun(part):
            owners[f"memory.{name}"] = type(part)
    found = {
        f"{on}.{name}"
        for on, kind in owners.items()
        for owner in kind.__mro__
        for name, held in vars(owner).items()
        if isinstance(held, Operation | Paged | Streamed) and not name.startswith("_")
    }
    return {name.removesuffix(".__call__") for name in found} | {"memory.chat"}


def test_the_package_says_that_it_is_typed() -> None:
    assert Path(spectron_sdk.__file__).with_name("py.typed").is_file()


@pytest.mark.parametrize("name", ["blocking.py", "awaited.py"])
def test_every_call_is_checked(name: str) -> None:
    assert every_call() - set(called(HERE / name)) == set()


def test_the_two_colours_are_checked_alike() -> None:
    def plain(name: str) -> str:
        text = (HERE / name).read_text(encoding="utf-8")
        for word in ("await ", "async ", "Async", "asynchronous", "blocking"):
            text = text.replace(word, "")
        return "".join(sorted(text.replace("SyncTransport", "Transport").split()))

    assert plain("blocking.py") == plain("awaited.py")


@pytest.mark.parametrize("function", functions(blocking), ids=lambda held: held.__name__)
def test_the_blocking_calls_do_what_they_say(function: Any) -> None:
    with respx_router():
        first, *rest = inspect.signature(function).parameters
        with (
            Spectron(endpoint=EXAMPLES, api_key="any") as memory,
            MemorySyncClient("any", EXAMPLES, end_user_id="maya") as client,
        ):
            function(client if first == "client" else memory, *(GIVEN[name] for name in rest))


@pytest.mark.parametrize("function", functions(awaited), ids=lambda held: held.__name__)
async def test_the_awaited_calls_do_what_they_say(function: Any) -> None:
    with respx_router():
        first, *rest = inspect.signature(function).parameters
        async with (
            AsyncSpectron(endpoint=EXAMPLES, api_key="any") as memory,
            AsyncMemorySyncClient("any", EXAMPLES, end_user_id="maya") as client,
        ):
            done = function(client if first == "client" else memory, *(GIVEN[name] for name in rest))
            if inspect.isawaitable(done):
                await done
