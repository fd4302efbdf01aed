"""An incremental decoder for event streams: bytes in, events out, no I/O.

It follows the WHATWG rules: UTF-8, lines end at LF, CR or CRLF and nowhere else (U+2028 is ordinary text), a blank line
ends an event, lines that start with a colon are comments. What an event means is for the caller; see `_stream.py`.
"""

from dataclasses import dataclass
from typing import Final

MAX_EVENT_BYTES: Final = 16 * 1024 * 1024
_BOM: Final = b"\xef\xbb\xbf"


@dataclass(frozen=True, slots=True)
class ServerEvent:
    """One event: its name (`message` unless given), its data lines joined by newlines, the last id seen."""

    event: str
    data: str
    id: str = ""


class EventTooLarge(ValueError):
    """An event grew past the limit without ending."""


class EventDecoder:
    """Feed it chunks as they arrive; each call returns the events that are complete by then.

    An event that never got its closing blank line is dropped by the standard; `finish` returns it anyway, because the
    official servers' clients differ there and a terminal frame is worth having.
    """

    __slots__ = ("_data", "_event", "_id", "_limit", "_line", "_size", "_skip_lf", "_started")

    def __init__(self, *, max_event_bytes: int = MAX_EVENT_BYTES) -> None:
        self._line = bytearray()
        self._data: list[str] = []
        self._event = ""
        self._id = ""
        self._size = 0
        self._skip_lf = False
        self._started = False
        self._limit = max_event_bytes

    def feed(self, chunk: bytes) -> list[ServerEvent]:
        """Take the next bytes, split anywhere, and return the events they complete."""
        events: list[ServerEvent] = []
        start = 0
        if self._skip_lf and chunk:
            # The CR that ended the last chunk may have been half of a CRLF.
            self._skip_lf = False
            start = 1 if chunk[:1] == b"\n" else 0
        end = len(chunk)
        while start < end:
            stop = _line_end(chunk, start)
            if stop < 0:
                break
            self._line += chunk[start:stop]
            start = stop + 1
            if chunk[stop] == 0x0D:
                if start < end:
                    start += chunk[start] == 0x0A
                else:
                    self._skip_lf = True
            if (event := self._take_line()) is not None:
                events.append(event)
        self._line += chunk[start:]
        if self._size + len(self._line) > self._limit:
            raise EventTooLarge(f"an event is larger than {self._limit} bytes")
        return events

    def finish(self) -> list[ServerEvent]:
        """End the stream: return the event that was still open, if it held data."""
        events: list[ServerEvent] = []
        if self._line and (event := self._take_line()) is not None:
            events.append(event)
        if (event := self._dispatch()) is not None:
            events.append(event)
        return events

    def _take_line(self) -> ServerEvent | None:
        raw = bytes(self._line)
        self._line.clear()
        if not self._started:
            self._started = True
            raw = raw.removeprefix(_BOM)
        if not raw:
            return self._dispatch()
        self._size += len(raw)
        name, _, value = raw.decode("utf-8", "replace").partition(":")
        value = value.removeprefix(" ")
        if name == "data":
            self._data.append(value)
        elif name == "event":
            self._event = value
        elif name == "id" and "\0" not in value:
            self._id = value
        return None

    def _dispatch(self) -> ServerEvent | None:
        name, lines = self._event or "message", self._data
        self._event, self._data, self._size = "", [], 0
        return ServerEvent(name, "\n".join(lines), self._id) if lines else None


def _line_end(chunk: bytes, start: int) -> int:
    feed, carriage = chunk.find(b"\n", start), chunk.find(b"\r", start)
    if feed < 0 or carriage < 0:
        return max(feed, carriage)
    return min(feed, carriage)
