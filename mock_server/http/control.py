"""The control plane under /_mock/: health, reset, clock, faults, scripted answers, requests.

Outside openapi.yaml, and off with --no-control. For tests and people at the machine, so it needs no key; pages of
foreign origins are refused. Errors are problem documents. Each command answers with what now holds. How it reads what
it is asked with is in `control_values.py`.
"""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from mock_server.clocks import SettableClock
from mock_server.engine import claims_json
from mock_server.engine.claims_json import ClaimsMalformed
from mock_server.engine.executor import Contexts
from mock_server.engine.instants import SECOND, with_z
from mock_server.http.call import Reply
from mock_server.http.control_values import (
    Query,
    body_of,
    context_of,
    instant_of,
    number_of,
    one_of,
    query_of,
    seconds_of,
    text_of,
    wrong,
)
from mock_server.http.cors import Cors
from mock_server.http.faults import STATUSES, Fault, Faults
from mock_server.http.headers import Headers
from mock_server.http.problems import Refusal, invalid
from mock_server.http.request_log import RequestLog
from mock_server.http.scripted import MOST, Kind, Script, Scripts
from mock_server.http.surfaces import Surface
from mock_server.http.violations import Place, Violation

PREFIX: Final = "/_mock/"
_OPERATION: Final = "an operationId of openapi.yaml"

_FAULT: Final = (
    "operation", "context", "status", "latency_s", "drop", "when", "retry_after", "detail", "count",
)  # fmt: skip
_ANSWER: Final = (*Kind, "fail", "context", "count")


class Command(NamedTuple):
    """What to run, and the names it knows in the query and in the body."""

    run: Callable[[Query, dict[str, Any]], Reply]
    query: tuple[str, ...] = ()
    body: tuple[str, ...] = ()


class Control:
    """Answer the requests of the control plane."""

    def __init__(
        self,
        *,
        contexts: Contexts,
        clock: SettableClock,
        faults: Faults,
        requests: RequestLog,
        scripts: Scripts,
        cors: Cors,
        operations: frozenset[str],
        clear_journal: Callable[[str | None], None],
    ) -> None:
        self._contexts = contexts
        self._clock = clock
        self._faults = faults
        self._requests = requests
        self._scripts = scripts
        self._cors = cors
        self._operations = operations
        self._clear_journal = clear_journal
        self._reset_hooks: list[Callable[[], None]] = []
        self._moves: dict[str, Callable[[Any], None]] = {
            "freeze": self._freeze,
            "set": self._set,
            "advance_s": self._advance,
            "resume": self._resume,
        }
        self._commands: dict[str, dict[str, Command]] = {
            "health": {"GET": Command(self._health)},
            "ready": {"GET": Command(self._health)},
            "reset": {"POST": Command(self._reset, ("context",), ("context",))},
            "clock": {"GET": Command(self._clock_shown), "POST": Command(self._clock_moved, (), tuple(self._moves))},
            "requests": {
                "GET": Command(self._requests_shown, ("operation", "context", "after")),
                "DELETE": Command(self._requests_cleared, ("context",)),
            },
            "faults": {
                "GET": Command(self._faults_shown),
                "POST": Command(self._fault_added, (), _FAULT),
                "DELETE": Command(self._faults_cleared, ("id", "context")),
            },
            "answers": {
                "GET": Command(self._answers_shown),
                "POST": Command(self._answer_added, (), _ANSWER),
                "DELETE": Command(self._answers_cleared, ("context",)),
            },
        }

    def on_reset(self, hook: Callable[[], None]) -> None:
        """Call a hook whenever everything is reset."""
        self._reset_hooks.append(hook)

    def answer(self, method: str, path: str, query: bytes, raw: bytes, headers: Headers) -> Reply:
        """Run one command. Raises Refusal."""
        origin = headers.get("origin")
        if origin is not None and not self._cors.allows(origin, headers.get("host")):
            raise Refusal(403, f"pages of {origin} may not use the control plane; allow the origin with --cors-origin")
        commands = self._commands.get(path.removeprefix(PREFIX))
        if commands is None:
            raise Refusal(
                404, f"{path} is not on the control plane; it has {', '.join(PREFIX + name for name in self._commands)}"
            )
        command = commands.get("GET" if method == "HEAD" else method)
        if command is None:
            allow = ", ".join(commands)
            raise Refusal(405, f"{method} is not served at {path}; use {allow}", headers=(("Allow", allow),))
        return command.run(query_of(query, command.query), body_of(raw, command.body))

    # -- state -------------------------------------------------------------------------------------------------------

    def _health(self, _query: Query, _body: dict[str, Any]) -> Reply:
        return Reply(200, {"ok": True, "contexts": len(tuple(self._contexts.names()))})

    def _reset(self, query: Query, body: dict[str, Any]) -> Reply:
        context_id = context_of(query, body)
        names = tuple(self._contexts.names())
        self._contexts.forget(context_id)
        self._clear_journal(context_id)
        cleared = {
            "contexts": [name for name in names if context_id in (None, name)],
            "requests": self._requests.clear(context_id),
            "faults": self._faults.clear(context_id),
            "answers": self._scripts.clear(context_id),
        }
        if context_id is None:
            self._clock.reset()
            for hook in self._reset_hooks:
                hook()
        return Reply(200, {"cleared": cleared})

    # -- clock -------------------------------------------------------------------------------------------------------

    def _clock_shown(self, _query: Query, _body: dict[str, Any]) -> Reply:
        return Reply(200, {"now": with_z(self._clock.now()), "frozen": self._clock.frozen})

    def _clock_moved(self, query: Query, body: dict[str, Any]) -> Reply:
        asked = [name for name in self._moves if name in body]
        if not asked:
            raise wrong("the body", body, f"an object with one of {', '.join(self._moves)}")
        for name in asked:
            self._moves[name](body[name])
        return self._clock_shown(query, body)

    def _freeze(self, value: Any) -> None:
        self._clock.freeze(None if value is True else instant_of("freeze", value))

    def _set(self, value: Any) -> None:
        self._clock.set(instant_of("set", value))

    def _advance(self, value: Any) -> None:
        self._clock.advance(round(seconds_of("advance_s", value) * SECOND))

    def _resume(self, value: Any) -> None:
        if value is not True:
            raise wrong("resume", value, "true")
        self._clock.resume()

    # -- request journal ---------------------------------------------------------------------------------------------

    def _requests_shown(self, query: Query, _body: dict[str, Any]) -> Reply:
        operation = one_of("operation", query.get("operation"), self._operations, _OPERATION, Place.QUERY)
        after = number_of(query, "after") if "after" in query else 0
        found = self._requests.shown(operation_id=operation, context_id=query.get("context"), after=after)
        return Reply(
            200,
            {
                "requests": found,
                "total": self._requests.total,
                "evicted": self._requests.evicted,
            },
        )

    def _requests_cleared(self, query: Query, _body: dict[str, Any]) -> Reply:
        return Reply(200, {"cleared": self._requests.clear(query.get("context"))})

    # -- faults ------------------------------------------------------------------------------------------------------

    def _faults_shown(self, _query: Query, _body: dict[str, Any]) -> Reply:
        return Reply(200, {"faults": [rule.as_json() for rule in self._faults.rules()]})

    def _fault_added(self, _query: Query, body: dict[str, Any]) -> Reply:
        return Reply(201, self._faults.add(self._fault(body)).as_json())

    def _faults_cleared(self, query: Query, _body: dict[str, Any]) -> Reply:
        if "id" not in query:
            return Reply(200, {"cleared": self._faults.clear(query.get("context"))})
        if not self._faults.remove(number_of(query, "id")):
            raise Refusal(404, f"there is no fault {query['id']}; GET {PREFIX}faults lists those in force")
        return Reply(200, {"cleared": 1})

    def _fault(self, body: dict[str, Any]) -> Fault:
        operation = one_of("operation", text_of(body, "operation"), self._operations, _OPERATION)
        status, count, when = body.get("status"), body.get("count"), body.get("when", "before")
        if status is not None and (type(status) is not int or status not in STATUSES):
            raise wrong("status", status, "an error status from 400 to 599")
        if count is not None and (type(count) is not int or count < 1):
            raise wrong("count", count, "an integer of at least 1")
        if when not in ("before", "after"):
            raise wrong("when", when, "before or after")
        drop = body.get("drop", False)
        if not isinstance(drop, bool):
            raise wrong("drop", drop, "true or false")
        retry_after = body.get("retry_after")
        rule = Fault(
            id=0,
            operation=operation,
            context=text_of(body, "context"),
            status=status,
            latency_s=seconds_of("latency_s", body.get("latency_s", 0)),
            drop=drop,
            after=when == "after",
            retry_after=None if retry_after is None else seconds_of("retry_after", retry_after),
            detail=text_of(body, "detail"),
            left=count,
        )
        if not (rule.drop or rule.status or rule.latency_s):
            raise wrong("the body", body, "an object with status, latency_s or drop")
        return rule

    # -- scripted answers --------------------------------------------------------------------------------------------

    def _answers_shown(self, _query: Query, _body: dict[str, Any]) -> Reply:
        return Reply(200, {"answers": [script.as_json() for script in self._scripts.waiting()]})

    def _answer_added(self, _query: Query, body: dict[str, Any]) -> Reply:
        if len(self._scripts.waiting()) >= MOST:
            raise Refusal(409, f"{MOST} answers wait already; DELETE {PREFIX}answers drops them")
        return Reply(201, self._scripts.add(_script(body)).as_json())

    def _answers_cleared(self, query: Query, _body: dict[str, Any]) -> Reply:
        return Reply(200, {"cleared": self._scripts.clear(query.get("context"))})


def _script(body: dict[str, Any]) -> Script:
    kinds = [kind for kind in Kind if body.get(kind) is not None]
    fails = body.get("fail")
    if len(kinds) + (fails is not None) != 1:
        raise wrong("the body", body, "an object with exactly one of reply, extraction, summary and fail")
    if fails is not None and fails not in list(Kind):
        raise wrong("fail", fails, f"one of {', '.join(Kind)}")
    count = body.get("count", 1)
    if count is not None and (type(count) is not int or count < 1):
        raise wrong("count", count, "an integer of at least 1, or null for always")
    kind = Kind(fails) if fails is not None else kinds[0]
    script = Script(0, kind, text_of(body, "context"), count, fails=fails is not None, shown=body.get(kind))
    if script.fails:
        return script
    if kind is Kind.EXTRACTION:
        try:
            return script._replace(extraction=claims_json.read(script.shown))
        except ClaimsMalformed as error:
            raise invalid(
                Surface.SPECTRON,
                [Violation(Place.BODY, ("extraction",), f"extraction: {problem}") for problem in error.problems],
            ) from error
    pieces = script.shown if isinstance(script.shown, list) and kind is Kind.REPLY else [script.shown]
    if not all(isinstance(piece, str) for piece in pieces) or not "".join(pieces).strip():
        raise wrong(kind, script.shown, "a text" if kind is Kind.SUMMARY else "a text, or a list of pieces of one")
    return script._replace(pieces=tuple(pieces))
