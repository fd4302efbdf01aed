"""What one question may look at: the caller's region, a lens, and whose conversation it is.

A sight is a function of a selector, memoised for one question. Grants come first, and a lens only narrows them
(R-RET-4).
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

from mock_server.engine.callers import Caller
from mock_server.engine.memory import Memory
from mock_server.engine.scopes import ROOT, Clause, Selector, covers, involved

Sight: TypeAlias = Callable[[Selector], bool]

_USER: Final = "user"


def sight(
    memory: Memory, caller: Caller, *, lens: Selector = (), home: Selector = (), named: frozenset[str] = frozenset()
) -> Sight:
    """Build the test of what a question may look at.

    home: the selector of the session it is asked in. Rows of another person than the session's stay out, unless that
    person's path is in `named`: a caller who may read many users would otherwise mix them up in everybody's chat.
    """
    owner = person(home)
    known: dict[Selector, bool] = {}

    def sees(selector: Selector) -> bool:
        seen = known.get(selector)
        if seen is None:
            seen = known[selector] = look(selector)
        return seen

    def look(selector: Selector) -> bool:
        if not memory.sees(caller, selector):
            return False
        if lens and not involved(lens, readable_clauses(caller, selector)):
            return False
        other = person(selector)
        return owner is None or other is None or other == owner or other in named

    return sees


def readable_clauses(caller: Caller, selector: Selector) -> Selector:
    """Keep the clauses a caller may read; a lens looks at nothing else (R-RET-5)."""
    return tuple(clause for clause in selector if all(covers(caller.read, node) for node in clause))


@lru_cache(maxsize=65536)
def person(selector: Selector) -> str | None:
    """Give the path of the person a selector belongs to (`org/acme/user/alice`), None for a shared one."""
    found = {path for clause in selector if (path := _person_of(clause)) is not None}
    return min(found) if len(found) == 1 else None


def holds_for(home: Selector) -> Selector:
    """Give the lens of what holds in a session: its own scope and everything above it; the root sees all."""
    return tuple(clause if clause != (ROOT,) else ("/*",) for clause in home)


def _person_of(clause: Clause) -> str | None:
    for path in clause:
        segments = path.split("/")
        places = [n for n in range(len(segments) - 1) if segments[n] == _USER]
        if places:
            return "/".join(segments[: places[-1] + 2])
    return None
