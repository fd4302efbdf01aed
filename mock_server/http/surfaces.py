"""The three public surfaces, and which one a path belongs to, known or not.

The surface decides the error shape, the key header and how a context is named. Routes are in `router.py`.
"""

from enum import StrEnum


class Surface(StrEnum):
    """One of the three APIs served on the one base URL."""

    SPECTRON = "spectron"
    MEMORYSYNC = "memorysync"
    TIE = "tie"


_FIRST_SEGMENT = {
    "memories": Surface.TIE,
    "v1": Surface.MEMORYSYNC,
    "memory": Surface.MEMORYSYNC,
    "org": Surface.MEMORYSYNC,
    "imports": Surface.MEMORYSYNC,
    "usage": Surface.MEMORYSYNC,
}


def surface_of(path: str) -> Surface:
    """Tell the surface of a path by its first segment; strangers get Spectron's problem documents."""
    return _FIRST_SEGMENT.get(path[1:].partition("/")[0], Surface.SPECTRON)
