"""What a caller names, looked at before any request: ids that say something, members that exist, URLs that get read.

A blank id or a misspelt filter would pass for "none given", which means a new session, every user, or more deleted than
was meant. How values are encoded is in `_encode.py`.
"""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from typing import Final

from spectron_sdk.errors import InvalidArgument

LONGEST_URL: Final = 65_535
"""Bytes of a URL that servers and libraries read at most."""

# The names an id goes by on the wire, and as an argument.
_IDS: Final = {
    "agent_id": "agent_id",
    "duplicate_id": "duplicate_id",
    "model": "model",
    "primary_id": "primary_id",
    "sessionId": "session_id",
    "session_id": "session_id",
    "tenant_id": "tenant_id",
    "type": "type",
    "user_id": "user_id",
}


def check_ids(members: Mapping[str, object] | None) -> None:
    """Refuse ids that are blank; None is left out, and other kinds of value are for others to judge."""
    for name, value in (members or {}).items():
        if (name in _IDS or name.startswith("scope[")) and isinstance(value, str) and not value.strip():
            place = _IDS.get(name, name)
            raise InvalidArgument(f"{place} must not be blank, got {value!r}", place=place)


def check_members(given: Iterable[object], known: Iterable[str], place: str) -> None:
    """Refuse a member that nobody would look at; it would be passed over without a word."""
    names = sorted(known)
    for name in given:
        if name in names:
            continue
        near = get_close_matches(name, names, n=1) if isinstance(name, str) else []
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise InvalidArgument(
            f"{place} has no member {name!r}, it knows {', '.join(names)}{hint}", place=f"{place}.{name}"
        )


def check_url(url: str, route: str, path: str, query: Iterable[tuple[str, str]]) -> None:
    """Refuse a URL that is too long to be read, and say what makes it so."""
    if len(url) <= LONGEST_URL:
        return
    parts = dict(query)
    parts |= {
        step[1:-1]: sent for step, sent in zip(route.split("/"), path.split("/"), strict=False) if step.startswith("{")
    }
    longest = max(parts, key=lambda name: len(parts[name]), default="the endpoint")
    length = len(parts.get(longest, url))
    raise InvalidArgument(
        f"{longest} is too long for a URL: {length} characters once encoded, where at most {LONGEST_URL} are read of "
        f"the whole URL, and this one has {len(url)}",
        place=longest,
    )
