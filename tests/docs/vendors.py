"""What of each vendor's client our server serves and our client offers, found out by asking all three.

Each public method of a vendor's client is called over a transport that only notes the request. A request that fits a
route of openapi.yaml is served, and the operation says what it is called here. `python -m tests.docs.vendors` writes
the tables into docs/vendors.md; a test holds the page against them.
"""

import inspect
import re
import sys
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

import httpx
import memorysync
import surrealdb_memory

import spectron_sdk
from spectron_sdk import MemorySyncClient, Spectron
from spectron_sdk._call import Operation
from spectron_sdk.client import Client
from tests.contract.spec import operations
from tests.docs.documents import ROOT

PAGE: Final = "docs/vendors.md"
ENDPOINT: Final = "http://127.0.0.1:1"

# Arguments that a vendor's own checks insist on, beyond their types.
PARTICULAR: Final[dict[str, dict[str, Any]]] = {
    "upload": {"path": b"x", "filename": "x.txt", "file": b"x"},
    "create_import": {"file": b"x"},
    "bulk_add": {"items": [memorysync.BulkAddItem(text="x")]},
    "feedback": {"signal": "positive"},
    "create_relation": {"relationship_type": "supports", "to_memory_id": 2},
    "batch_update": {"items": [{"memory_id": 1, "tags": ["x"]}]},
    "remember_many": {"items": [{"role": "user", "content": "x"}]},
    "append_history": {"turns": [{"role": "user", "content": "x"}]},
    "add_turn": {"text": "x"},
    "delete_history": {"session_id": "x1"},
    "resolve_decision": {"decision_id": "x1", "resolution": "x"},
    "synthesize": {"query": "x"},
    "update_ontology": {"content_types": ["x"]},
    "update": {"tags": ["x"]},
    "forget": {"memory_ids": [1], "query": "x"},
}
NAMESPACES_OF_OTHER_PRODUCTS: Final = ("connections", "objects", "providers", "sync_jobs", "integrations")

# What the vendor's client itself refuses, whatever it is given.
REFUSED_THERE: Final = frozenset({"purge_user"})


class Asked(Exception):
    """The request that a method made."""

    def __init__(self, method: str, path: str) -> None:
        super().__init__(f"{method} {path}")
        self.method = method
        self.path = path


class Noting:
    """A transport of surrealdb_memory that notes what it is asked for."""

    endpoint = ENDPOINT
    api_key = "local"

    def request(self, method: str, path: str, **_: object) -> None:
        """Note a request."""
        raise Asked(method, path)

    def stream_bytes(self, path: str, **_: object) -> None:
        """Note a download."""
        raise Asked("GET", path)

    def stream_sse(self, path: str, **_: object) -> None:
        """Note a stream."""
        raise Asked("POST", path)


def noting(request: httpx.Request) -> httpx.Response:
    """Note a request of MemorySync's client."""
    raise Asked(request.method, request.url.path)


@dataclass(frozen=True, slots=True)
class Row:
    """One method there: its request, the operation that serves it, and what both sides answer with."""

    name: str
    request: str
    operation: str | None
    answer: str


def spectron_rows() -> list[Row]:
    """List the methods of surrealdb_memory's client."""
    client = surrealdb_memory.Memory(context="c1", transport=Noting())  # type: ignore[arg-type] # stands in for one
    return list(_rows(client, ""))


def memorysync_rows() -> list[Row]:
    """List the methods of MemorySync's client; its namespaces for connectors are other products."""
    client = memorysync.MemorySyncClient("local", ENDPOINT, end_user_id="u1", transport=httpx.MockTransport(noting))
    return [row for row in _rows(client, "") if not row.name.startswith(NAMESPACES_OF_OTHER_PRODUCTS)]


def _rows(on: object, prefix: str) -> Iterator[Row]:
    for name in dir(on):
        if name.startswith("_") or name == "close":
            continue
        held = getattr(on, name)
        if name in REFUSED_THERE:
            yield Row(name, "", None, "")
        elif callable(held):
            asked = _request_of(held, name)
            yield Row(f"{prefix}{name}", str(asked), _operation(asked), _answer_of(held))
        elif not isinstance(held, str) and not prefix:
            yield from _rows(held, f"{name}.")


def _request_of(method: Callable[..., Any], name: str) -> Asked:
    parameters = inspect.signature(method).parameters.values()
    known = PARTICULAR.get(name, {})
    given = {
        p.name: known.get(p.name, _sample(str(p.annotation)))
        for p in parameters
        if p.kind not in {p.VAR_KEYWORD, p.VAR_POSITIONAL} and (p.default is p.empty or p.name in known)
    }
    try:
        method(**given)
    except Asked as asked:
        return asked
    raise AssertionError(f"{name} asked for nothing")


def _sample(annotation: str) -> object:
    for sign, value in (("Iterable", [1]), ("Sequence", ["x"]), ("Mapping", {"a": 1}), ("Dict", {"a": 1}), ("int", 1)):
        if sign in annotation:
            return value
    return "x1"


def _operation(asked: Asked) -> str | None:
    found = [
        operation
        for operation in operations().values()
        if operation.method == asked.method and re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", operation.path), asked.path)
    ]
    # A word of the path outranks a parameter in its place.
    found.sort(key=lambda operation: operation.path.count("{"))
    return found[0].id if found else None


def _answer_of(method: Callable[..., Any]) -> str:
    return str(inspect.signature(method).return_annotation).partition(" |")[0].strip("'")


def ours(kind: type[Any]) -> dict[str, tuple[str, str]]:
    """Give, by operationId, what an operation is called on a client, and what it answers with."""
    found: dict[str, tuple[str, str]] = {}
    client: Any = (
        Spectron(endpoint=ENDPOINT, api_key="local") if kind is Spectron else MemorySyncClient("local", ENDPOINT)
    )
    nouns = [name for name, held in vars(Client).items() if isinstance(held, cached_property)]
    places = [("", client), *((f"{name}.", getattr(client, name)) for name in nouns if kind is Spectron)]
    for prefix, on in places:
        for owner in reversed(type(on).__mro__):
            for name, held in vars(owner).items():
                if isinstance(held, Operation):
                    answer = inspect.signature(getattr(on, name)).return_annotation
                    found[held.operation_id] = (
                        f"{prefix}{name.removeprefix('_').removesuffix('_whole')}",
                        _named(answer),
                    )
    return found


def _named(answer: Any) -> str:
    return str(getattr(answer, "__name__", answer)).partition("[")[0]


def classes(package: Any) -> list[str]:
    """List the exceptions of a package, parents first."""
    named = [name for name in package.__all__ if _is_error(getattr(package, name))]
    return sorted(named, key=lambda name: (len(getattr(package, name).__mro__), named.index(name)))


def _is_error(held: object) -> bool:
    return isinstance(held, type) and issubclass(held, Exception)


MEANING: Final = {
    "AuthError": "`Unauthorized`, `Forbidden`",
    "ValidationError": "`BadRequest`, `Conflict`, `Unprocessable`, `InvalidArgument`",
}


def errors_table(package: Any) -> Iterator[str]:
    """Write the table of a package's exceptions."""
    yield "| there, and here too | is here |"
    yield "| --- | --- |"
    for name in classes(package):
        here = getattr(spectron_sdk, name)
        yield f"| `{name}` | {MEANING.get(name, f'`{here.__name__}`')} |"


def tables() -> dict[str, str]:
    """Write all tables, by the name that marks their place in the page."""
    spectron, sync = spectron_rows(), memorysync_rows()
    return {
        "surrealdb_memory": "\n".join(_table(spectron, ours(Spectron))),
        "surrealdb_memory, not served": _unserved(spectron),
        "surrealdb_memory, errors": "\n".join(errors_table(surrealdb_memory)),
        "memorysync": "\n".join(_table(sync, ours(MemorySyncClient), also=ours(Spectron))),
        "memorysync, not served": _unserved(sync),
        "memorysync, errors": "\n".join(errors_table(memorysync)),
    }


def _table(
    rows: list[Row], here: dict[str, tuple[str, str]], *, also: dict[str, tuple[str, str]] | None = None
) -> Iterator[str]:
    head = ["there", "request", "here", "answer there", "answer here"]
    head = [*head[:3], "typed", head[3], "typed answer"] if also else head
    yield f"| {' | '.join(head)} |"
    yield "| --- " * len(head) + "|"
    for row in rows:
        if row.operation is None:
            continue
        name, answer = here[row.operation]
        cells = [row.name, _shown(row.operation), name, row.answer, answer]
        if also:
            typed, model = also[row.operation]
            cells = [row.name, _shown(row.operation), name, typed, row.answer, model]
        yield f"| {' | '.join(f'`{cell}`' for cell in cells)} |"


def _shown(operation: str) -> str:
    found = operations()[operation]
    return f"{found.method} {found.path.removeprefix('/api/v1/{context_id}')}"


def _unserved(rows: list[Row]) -> str:
    names = " ".join(f"`{row.name}`" for row in rows if row.operation is None)
    return textwrap.fill(names, 120, break_long_words=False, break_on_hyphens=False)


def filled(page: str) -> str:
    """Put the tables into the page, between their marks."""
    for name, text in tables().items():
        start, end = f"<!-- {name} -->\n", "<!-- end -->"
        before, mark, rest = page.partition(start)
        if not mark:
            raise LookupError(f"{PAGE} has no place for {name}")
        page = f"{before}{start}\n{text}\n\n{end}{rest.partition(end)[2]}"
    return page


if __name__ == "__main__":
    path = ROOT / PAGE
    path.write_text(filled(path.read_text(encoding="utf-8")), encoding="utf-8")
    sys.stdout.write(f"{PAGE} written\n")
