"""Times as answers carry them: aware datetimes that remember their text. No pydantic, see `models/base.py` for that."""

from datetime import UTC, datetime
from typing import Any, SupportsIndex


class Instant(datetime):
    """An aware datetime that remembers the text it was read from (`wire`), nanoseconds and all."""

    __slots__ = ("_wire",)

    _wire: str

    @property
    def wire(self) -> str:
        """The text that crossed the wire; for a time computed from another, ISO 8601."""
        try:
            return self._wire
        except AttributeError:
            return self.isoformat()

    def __reduce_ex__(self, protocol: SupportsIndex) -> tuple[Any, ...]:
        return (parse_instant, (self.wire,))


def parse_instant(value: object) -> Any:
    """Read a time leniently: any ISO 8601 form, no zone means UTC, digits beyond microseconds are cut.

    Text that is no time stays text, so that one odd value does not cost the whole answer.
    """
    if isinstance(value, str):
        text = value
        try:
            made = Instant.fromisoformat(value)
        except ValueError:
            return value
    elif isinstance(value, Instant) or value is None:
        return value
    elif isinstance(value, datetime):
        text = value.isoformat()
        made = Instant.fromisoformat(text)
    else:
        raise ValueError("a time must be text")
    if made.tzinfo is None:
        made = made.replace(tzinfo=UTC)
    made._wire = text  # pyright: ignore[reportPrivateUsage] # the class and its one maker belong together
    return made


def wire_text(value: object) -> object:
    """Give a time as it crossed the wire; anything else as it is."""
    return value.wire if isinstance(value, Instant) else value.isoformat() if isinstance(value, datetime) else value
