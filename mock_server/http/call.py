"""What a handler gets and what it gives: a validated call, and a reply.

By the time a handler runs, the key, the context, the limits and the schema have been checked; the body has its
canonical names, and query values their types and defaults. Handlers build commands, run them, and print records as
JSON.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from mock_server.engine.callers import Caller
from mock_server.engine.changes import Replay
from mock_server.engine.executor import Contexts, Decision, Executor, Stamp
from mock_server.engine.json_text import dumps
from mock_server.engine.memory import Memory
from mock_server.engine.merge import OfflineSummariser, Summariser
from mock_server.engine.ports import Clock, Extractor
from mock_server.engine.respond import OfflineResponder, Responder
from mock_server.engine.steps import Steps, run
from mock_server.http.scripted import Scripts

if TYPE_CHECKING:
    from mock_server.http.humanised import Humanised

C = TypeVar("C")
A = TypeVar("A")


@dataclass(frozen=True, slots=True)
class Services:
    """Bundle what the whole server shares. humanised None: summaries keep the rules' words."""

    contexts: Contexts
    clock: Clock
    extractor: Extractor
    responder: Responder = field(default_factory=OfflineResponder)
    summariser: Summariser = field(default_factory=OfflineSummariser)
    humanised: "Humanised | None" = None
    scripts: Scripts = field(default_factory=Scripts)


@dataclass(slots=True, eq=False)
class Reply:
    """An answer: a JSON body, where None is no body.

    stream set: an event stream instead. content set: bytes of another media type instead. Read-only by agreement, as
    `Call` is.
    """

    status: int = 200
    body: Any = None
    headers: tuple[tuple[str, str], ...] = ()
    stream: AsyncIterator[bytes] | None = None
    content: bytes | None = None


@dataclass(frozen=True, slots=True)
class IdempotencyKey:
    """An Idempotency-Key in force: the key scoped to who asked, and the hash of the canonical body."""

    key: str
    body_hash: str


@dataclass(slots=True, eq=False)
class Call:
    """One validated request. path and query hold decoded, typed values; headers have lower-case names.

    Read-only by agreement: freezing it would cost every request a microsecond.
    """

    operation_id: str
    context_id: str
    executor: Executor
    caller: Caller
    services: Services
    request_id: str
    path: Mapping[str, str] = field(default_factory=dict)
    query: Mapping[str, Any] = field(default_factory=dict)
    body: Any = None
    headers: Mapping[str, str] = field(default_factory=dict)
    idempotency: IdempotencyKey | None = None

    @property
    def extractor(self) -> Extractor:
        """Give who listens to turns in this context: what a test has scripted, then the server's own."""
        return self.services.scripts.extractor(self.context_id, self.services.extractor)

    def read(self, view: Callable[[Memory, Stamp], A]) -> A:
        """Look at the context's memory."""
        return self.executor.read(view, self.caller)

    def run(self, decide: Callable[[Memory, C, Stamp], Decision[A]], command: C) -> A:
        """Run a command in the context."""
        return self.executor.execute(decide, command, self.caller)

    def commit(
        self, decide: Callable[[Memory, C, Stamp], Decision[A]], command: C, render: Callable[[A], Reply]
    ) -> Reply:
        """Run a command and render its answer; with an idempotency key, the rendered answer is committed with it."""
        if self.idempotency is None:
            return render(self.executor.execute(decide, command, self.caller))
        key = self.idempotency
        rendered: list[Reply] = []

        def store(answer: A) -> Replay:
            reply = render(answer)
            rendered[:] = [reply]
            return Replay(key.key, key.body_hash, reply.status, dumps(reply.body).decode())

        self.executor.execute(decide, command, self.caller, replay=store)
        return rendered[0]


Handler: TypeAlias = Callable[[Call], Reply | Awaitable[Reply]]


def in_steps(handler: Callable[[Call], Steps[Reply]]) -> Handler:
    """Make a handler of one in steps: it answers at once unless a helper makes it wait."""

    @wraps(handler)
    def answer(call: Call) -> Reply | Awaitable[Reply]:
        return run(handler(call))

    return answer
