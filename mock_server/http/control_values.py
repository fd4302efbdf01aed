"""What a command of the control plane is asked with: query and body read, and refused where they say something else.

A slip must not pass for "everything": names that a command does not know and blank ones are 400, in the query and in
the body alike. What the commands do is in `control.py`.
"""

import re
from collections.abc import Collection, Iterable, Mapping
from difflib import get_close_matches
from typing import Any, Final
from urllib.parse import parse_qsl

from mock_server.engine.instants import Instant, InstantError, parse
from mock_server.engine.json_text import IntegerTooLong, JsonError, loads
from mock_server.http.problems import Refusal, invalid
from mock_server.http.surfaces import Surface
from mock_server.http.violations import ABSENT, Place, Violation, shown

Query = Mapping[str, str]

_NUMBER: Final = re.compile(r"[0-9]{1,18}", re.ASCII)


def query_of(raw: bytes, known: Collection[str]) -> Query:
    """Read a query string, of which a command knows these names. A name given twice must say the same twice."""
    values: dict[str, str] = {}
    for name, text in parse_qsl(raw.decode("utf-8", "replace"), keep_blank_values=True):
        if name not in known:
            raise _stranger(Place.QUERY, name, text, known)
        if not text.strip():
            raise _refused(Place.QUERY, name, f"{name}: is blank; give it a value, or leave it out", text)
        if values.setdefault(name, text) != text:
            raise _refused(Place.QUERY, name, f"{name}: was sent twice with different values; send it once", text)
    return values


def body_of(raw: bytes, known: Collection[str]) -> dict[str, Any]:
    """Read a body, of which a command knows these members; none at all is an empty object."""
    if not raw or raw.isspace():
        return {}
    try:
        body = loads(raw)
    except IntegerTooLong as error:
        raise Refusal(400, f"the body {error}") from error
    except JsonError as error:
        raise Refusal(400, f"the body is not valid JSON: {error}") from error
    if not isinstance(body, dict):
        raise wrong("the body", body, "an object")
    for name, value in body.items():
        if name not in known:
            raise _stranger(Place.BODY, name, value, known)
    return body


def context_of(query: Query, body: Mapping[str, Any]) -> str | None:
    """Read which context a command is about, from the query or the body; None is every one."""
    sent, held = query.get("context"), text_of(body, "context")
    if sent is not None and held is not None and sent != held:
        raise wrong("context", held, "the context that the query names")
    return held if sent is None else sent


def text_of(body: Mapping[str, Any], name: str) -> str | None:
    """Read a text that is not blank; None where there is none."""
    value = body.get(name)
    if value is not None and (not isinstance(value, str) or not value.strip()):
        raise wrong(name, value, "a string that is not blank")
    return value


def one_of(name: str, value: str | None, known: Iterable[str], what: str, place: Place = Place.BODY) -> str | None:
    """Read a name out of a known set, None included; where it is another, say which ones look alike."""
    names = sorted(known)
    if value is None or value in names:
        return value
    folded = {known_name.lower(): known_name for known_name in reversed(names)}
    near = [folded[found] for found in get_close_matches(value.lower(), folded, n=3, cutoff=0.5)]
    hint = f"; did you mean {' or '.join(near)}?" if near else ""
    raise _refused(place, name, f"{name}: {shown(value)} is not {what}{hint}", value, what)


def number_of(query: Query, name: str) -> int:
    """Read a number out of a query."""
    if not _NUMBER.fullmatch(query[name]):
        raise _refused(Place.QUERY, name, f"{name}: {shown(query[name])} is not a number", query[name])
    return int(query[name])


def seconds_of(name: str, value: Any) -> float:
    """Read a span of time."""
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1e9:
        raise wrong(name, value, "a number of seconds of at least 0")
    return float(value)


def instant_of(name: str, value: Any) -> Instant:
    """Read a date-time."""
    try:
        return parse(value)
    except (InstantError, TypeError, AttributeError) as error:
        raise wrong(name, value, "a date-time like 2026-05-01T09:30:00Z") from error


def wrong(name: str, value: Any, expected: str) -> Refusal:
    """Refuse a value of the body; `the body` is all of it."""
    path = () if name == "the body" else (name,)
    got = ABSENT if value is None else value
    text = f"{name}: {shown(value)} is not {expected}"
    return invalid(Surface.SPECTRON, [Violation(Place.BODY, path, text, expected=expected, got=got)])


def _stranger(place: Place, name: str, value: Any, known: Collection[str]) -> Refusal:
    takes = f"it takes {', '.join(known)}" if known else "it takes none"
    noun = "parameter" if place is Place.QUERY else "member"
    near = get_close_matches(name, known, n=1, cutoff=0.6)
    hint = f"; did you mean {near[0]}?" if near else ""
    return _refused(place, name, f"{name}: this command knows no such {noun}, {takes}{hint}", value)


def _refused(place: Place, name: str, text: str, got: Any, expected: str | None = None) -> Refusal:
    return invalid(Surface.SPECTRON, [Violation(place, (name,), text, expected=expected, got=got)])
