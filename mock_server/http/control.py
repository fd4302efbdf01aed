"""The control plane under /_mock/: health, reset, clock, faults, scripted answers, requests.

Outside openapi.yaml, and off with --no-control. For tests and people at the machine, so it needs no key; pages of
foreign origins are refused. Errors are problem documents. Each command answers with what now holds.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final
from urllib.parse import parse_qs

from mock_server.clocks import SettableClock
from mock_server.engine import claims_json
from mock_server.engine.claims_json import ClaimsMalformed
from mock_server.engine.executor import Contexts
from mock_server.engine.instants import SECOND, Instant, InstantError, parse, with_z
from mock_server.engine.json_text import JsonError, loads
from mock_server.http.call import Reply
from mock_server.http.cors import Cors
from mock_server.http.faults import STATUSES, Fault, Faults
from mock_server.http.headers import Headers
from mock_server.http.problems import Refusal, invalid
from mock_server.http.request_log import RequestLog
from mock_server.http.scripted import MOST, Kind, Script, Scripts
from mock_server.http.surfaces import Surface
from mock_server.http.violations import ABSENT, Place, Violation, shown

PREFIX: Final = "/_mock/"

Query = Mapping[str, str]
Command = Callable[[Query, dict[str, Any]], Reply]


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
        self._commands: dict[str, dict[str, Command]] = {
            "health": {"GET": self._health},
            "ready": {"GET": self._health},
            "reset": {"POST": self._reset},
            "clock": {"GET": self._clock_shown, "POST": self._clock_moved},
            "requests": {"GET": self._requests_shown, "DELETE": self._requests_cleared},
            "faults": {"GET": self._faults_shown, "POST": self._fault_added, "DELETE": self._faults_cleared},
            "answers": {"GET": self._answers_shown, "POST": self._answer_added, "DELETE": self._answers_cleared},
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
        return command(
            {name: texts[-1] for name, texts in parse_qs(query.decode("utf-8", "replace")).items()}, _body(raw)
        )

    # -- state -------------------------------------------------------------------------------------------------------

    def _health(self, _query: Query, _body: dict[str, Any]) -> Reply:
        return Reply(200, {"ok": True, "contexts": len(tuple(self._contexts.names()))})

    def _reset(self, query: Query, body: dict[str, Any]) -> Reply:
        context_id = query.get("context") or body.get("context")
        if context_id is not None and not isinstance(context_id, str):
            raise _wrong("context", context_id, "a context id")
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
        known = {"freeze": self._freeze, "set": self._set, "advance_s": self._advance, "resume": self._resume}
        asked = [name for name in known if name in body]
        if not asked:
            raise _wrong("the body", body, f"an object with one of {', '.join(known)}")
        for name in asked:
            known[name](body[name])
        return self._clock_shown(query, body)

    def _freeze(self, value: Any) -> None:
        self._clock.freeze(None if value is True else _instant("freeze", value))

    def _set(self, value: Any) -> None:
        self._clock.set(_instant("set", value))

    def _advance(self, value: Any) -> None:
        self._clock.advance(round(_seconds("advance_s", value) * SECOND))

    def _resume(self, value: Any) -> None:
        if value is not True:
            raise _wrong("resume", value, "true")
        self._clock.resume()

    # -- request journal ---------------------------------------------------------------------------------------------

    def _requests_shown(self, query: Query, _body: dict[str, Any]) -> Reply:
        after = query.get("after", "0")
        if not after.isdecimal():
            raise _wrong("after", after, "a request number")
        found = self._requests.shown(
            operation_id=query.get("operation"), context_id=query.get("context"), after=int(after)
        )
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
        if not query["id"].isdecimal() or not self._faults.remove(int(query["id"])):
            raise Refusal(404, f"there is no fault {query['id']}; GET {PREFIX}faults lists those in force")
        return Reply(200, {"cleared": 1})

    def _fault(self, body: dict[str, Any]) -> Fault:
        operation = _text(body, "operation")
        if operation is not None and operation not in self._operations:
            raise _wrong("operation", operation, "an operationId of openapi.yaml")
        status, count, when = body.get("status"), body.get("count"), body.get("when", "before")
        if status is not None and (type(status) is not int or status not in STATUSES):
            raise _wrong("status", status, "an error status from 400 to 599")
        if count is not None and (type(count) is not int or count < 1):
            raise _wrong("count", count, "an integer of at least 1")
        if when not in ("before", "after"):
            raise _wrong("when", when, "before or after")
        drop = body.get("drop", False)
        if not isinstance(drop, bool):
            raise _wrong("drop", drop, "true or false")
        retry_after = body.get("retry_after")
        rule = Fault(
            id=0,
            operation=operation,
            context=_text(body, "context"),
            status=status,
            latency_s=_seconds("latency_s", body.get("latency_s", 0)),
            drop=drop,
            after=when == "after",
            retry_after=None if retry_after is None else _seconds("retry_after", retry_after),
            detail=_text(body, "detail"),
            left=count,
        )
        if not (rule.drop or rule.status or rule.latency_s):
            raise _wrong("the body", body, "an object with status, latency_s or drop")
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
        raise _wrong("the body", body, "an object with exactly one of reply, extraction, summary and fail")
    if fails is not None and fails not in set(Kind):
        raise _wrong("fail", fails, f"one of {', '.join(Kind)}")
    count = body.get("count", 1)
    if count is not None and (type(count) is not int or count < 1):
        raise _wrong("count", count, "an integer of at least 1, or null for always")
    kind = Kind(fails) if fails is not None else kinds[0]
    script = Script(0, kind, _text(body, "context"), count, fails=fails is not None, shown=body.get(kind))
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
        raise _wrong(kind, script.shown, "a text" if kind is Kind.SUMMARY else "a text, or a list of pieces of one")
    return script._replace(pieces=tuple(pieces))


def _body(raw: bytes) -> dict[str, Any]:
    if not raw or raw.isspace():
        return {}
    try:
        body = loads(raw)
    except JsonError as error:
        raise Refusal(400, f"the body is not valid JSON: {error}") from error
    if not isinstance(body, dict):
        raise _wrong("the body", body, "an object")
    return body


def _text(body: dict[str, Any], name: str) -> str | None:
    value = body.get(name)
    if value is not None and not isinstance(value, str):
        raise _wrong(name, value, "a string")
    return value


def _seconds(name: str, value: Any) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1e9:
        raise _wrong(name, value, "a number of seconds of at least 0")
    return float(value)


def _instant(name: str, value: Any) -> Instant:
    try:
        return parse(value)
    except (InstantError, TypeError, AttributeError) as error:
        raise _wrong(name, value, "a date-time like 2026-05-01T09:30:00Z") from error


def _wrong(name: str, value: Any, expected: str) -> Refusal:
    path = () if name == "the body" else (name,)
    got = ABSENT if value is None else value
    return invalid(
        Surface.SPECTRON,
        [Violation(Place.BODY, path, f"{name}: {shown(value)} is not {expected}", expected=expected, got=got)],
    )
