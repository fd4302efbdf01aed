"""A person as MemorySync names one: (tenant, user), which is the scope `org/<tenant>/user/<user>` of the shared memory.

Says which pools hold a person's memories and who may touch them. What the rows and memories are is in `history.py`,
`kv.py` and `memories.py`.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from mock_server.engine.callers import Caller
from mock_server.engine.errors import OutsideRegion
from mock_server.engine.memory import Memory
from mock_server.engine.records import Pool
from mock_server.engine.scopes import EVERYTHING, Region, Selector, encode_segment, of_user, readable, writable

OWN_TENANT: Final = "default"
"""The tenant that `/memory/*` means and `GET /org/projects` tells, on a server without enforced keys (G-19)."""


class Person(NamedTuple):
    """An end user of a tenant. Both are opaque texts, compared exactly; a person exists on first sight (G-14, G-17)."""

    tenant: str
    user: str

    @property
    def selector(self) -> Selector:
        """Give the scope this person's facts are written to."""
        return of_user(self.tenant, self.user)

    @property
    def path(self) -> str:
        """Give that scope's only path."""
        return self.selector[0][0]

    def check_read(self, caller: Caller) -> None:
        """Refuse a caller who may not read here."""
        self._check(caller, caller.read is EVERYTHING or readable(caller.read, self.selector), "read")

    def check_write(self, caller: Caller) -> None:
        """Refuse a caller who may not write here."""
        self._check(caller, caller.write is EVERYTHING or writable(caller.write, self.selector), "write")

    def check_forget(self, caller: Caller) -> None:
        """Refuse a caller who may not delete here."""
        self._check(caller, self.may_forget(caller.forget), "delete")

    def may_forget(self, region: Region) -> bool:
        """Tell whether a region to forget in covers this person."""
        return writable(region, self.selector)

    def _check(self, caller: Caller, allowed: bool, verb: str) -> None:
        if not allowed:
            raise OutsideRegion(f"{caller.principal!r} may not {verb} for tenant {self.tenant!r}, user {self.user!r}")


def pools_of(memory: Memory, person: Person) -> Iterator[Pool]:
    """Walk the pools a person reads as exactly that scope: neither those above it nor those shared only with others."""
    return iter(memory.facts.pools_at(person.path))


def is_shown_to(path: str, selector: Selector) -> bool:
    """Tell whether a path suffices by itself to read a row: one of the row's clauses names it and nothing else."""
    return (path,) in selector


def paths_of_user(selector: Selector, user: str) -> tuple[str, ...]:
    """Give the paths by which a row is a user's, under any tenant: `/memory/*` names no tenant (F-09)."""
    return tuple(clause[0] for clause in selector if len(clause) == 1 and is_path_of(clause[0], user))


def is_path_of(path: str, user: str) -> bool:
    """Tell whether a path is `org/<any tenant>/user/<this user>`."""
    segments = path.split("/")
    return len(segments) == 4 and segments[0] == "org" and segments[2] == "user" and segments[3] == encode_segment(user)
