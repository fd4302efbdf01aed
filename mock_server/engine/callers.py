"""Who is asking: a principal, what it may do where, and on whose behalf. Made by `http/auth.py`, read by every use
case."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from mock_server.engine.scopes import EVERYTHING, Region


class Verb(StrEnum):
    """What a grant allows."""

    READ = "memory:read"
    WRITE = "memory:write"
    FORGET = "memory:forget"
    SCOPE_READ = "scope:read"
    SCOPE_CREATE = "scope:create"
    SCOPE_DELETE = "scope:delete"
    GRANT_MANAGE = "grant:manage"


@dataclass(frozen=True, slots=True)
class Caller:
    """Carry one request's authority. grants are effective: key attenuation and delegation are already cut in.

    open: no enforced keys, so pinned session ids come into being on first use (R-ADP-1). user narrows reads of the TIE
    surface to the pools of one user (a path with the segments `user/<id>`). display_name and kind are for `/me`.
    """

    principal: str
    read: Region = EVERYTHING
    write: Region = EVERYTHING
    forget: Region = EVERYTHING
    manage: Region = EVERYTHING
    open: bool = True
    on_behalf_of: str | None = None
    user: str | None = None


OPEN_ADMIN: Final = Caller(principal="admin")
"""The caller of open mode: any non-empty key acts as admin over everything (R-ADP-14)."""
