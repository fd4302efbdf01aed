"""What is wrong with a request, one broken rule at a time, in words a surface can print.

A violation says where, what was received and what would have worked. How it looks on the wire is in `problems.py`;
who finds it is in `validation.py`, `parameters.py` and `folding.py`.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from mock_server.engine.errors import Field
from mock_server.engine.json_text import dumps

ABSENT: Final[Any] = object()
"""Stands for "nothing was sent" where null is a value."""

_SHOWN: Final = 80


class Place(StrEnum):
    """The part of a request."""

    BODY = "body"
    QUERY = "query"
    PATH = "path"
    HEADER = "header"


@dataclass(frozen=True, slots=True)
class Violation:
    """One broken rule. message names the field and the value; code is a short snake_case word for machines."""

    place: Place
    path: Field
    message: str
    code: str = "invalid"
    expected: str | None = None
    got: Any = ABSENT
    hint: str | None = None

    @property
    def pointer(self) -> str:
        """Give the JSON pointer into the body, or `/query/limit` and alike for parameters."""
        steps = self.path if self.place is Place.BODY else (self.place.value, *self.path)
        return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in steps)


def field_name(path: Field) -> str:
    """Print where: `turns[3].role`; the whole body is `the body`."""
    text = ""
    for step in path:
        text += f"[{step}]" if isinstance(step, int) else f".{step}" if text else step
    return text or "the body"


def shown(value: Any) -> str:
    """Print a received value as JSON, shortened."""
    text = dumps(value).decode()
    return text if len(text) <= _SHOWN else text[: _SHOWN - 3] + "..."
