"""What one question may look at: the caller's region, a lens, and whose conversation it is.

A sight is a function of a selector, memoised for one question. Grants come first, and a lens only narrows them
(R-RET-4). Finding what it sees without trying everything is the business of `places.py`.
"""

from mock_server.engine.callers import Caller
from mock_server.engine.memory import Memory
from mock_server.engine.places import Bounds, Sight, person
from mock_server.engine.scopes import ROOT, Selector, covers, involved

__all__ = ["Sight", "holds_for", "person", "readable_clauses", "sight"]


def sight(
    memory: Memory, caller: Caller, *, lens: Selector = (), home: Selector = (), named: frozenset[str] = frozenset()
) -> Sight:
    """Build the test of what a question may look at.

    home: the selector of the session it is asked in. Rows of another person than the session's stay out, unless that
    person's path is in `named`: a caller who may read many users would otherwise mix them up in everybody's chat.
    """
    owner = person(home)

    def look(selector: Selector) -> bool:
        if not memory.sees(caller, selector):
            return False
        if lens and not involved(lens, readable_clauses(caller, selector)):
            return False
        other = person(selector)
        return owner is None or other is None or other == owner or other in named

    return Sight(look, Bounds(caller.read, lens, owner, named))


def readable_clauses(caller: Caller, selector: Selector) -> Selector:
    """Keep the clauses a caller may read; a lens looks at nothing else (R-RET-5)."""
    return tuple(clause for clause in selector if all(covers(caller.read, node) for node in clause))


def holds_for(home: Selector) -> Selector:
    """Give the lens of what holds in a session: its own scope and everything above it; the root sees all."""
    return tuple(clause if clause != (ROOT,) else ("/*",) for clause in home)
