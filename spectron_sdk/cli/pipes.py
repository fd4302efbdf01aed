"""Standard output and error as pipes whose reader may leave, as in `spectron graph | head -1`.

A reader that has read enough is no fault: what is written after that goes nowhere, and the exit code is what it would
have been. Characters that the stream cannot carry are written as escapes rather than raised.
"""

import io
import os
import sys
from typing import Any


class PatientOutput(io.RawIOBase):
    """Writes to a file descriptor for as long as somebody reads it."""

    def __init__(self, descriptor: int) -> None:
        super().__init__()
        self._descriptor = descriptor
        self._read = True

    def write(self, data: Any, /) -> int:
        """Write, or swallow what nobody reads any more."""
        view = memoryview(data)
        if self._read:
            try:
                return os.write(self._descriptor, view)
            except BrokenPipeError:
                self._read = False
        return view.nbytes

    def writable(self) -> bool:
        """Say that this is for writing."""
        return True

    def isatty(self) -> bool:
        """Tell whether a terminal is at the other end."""
        return os.isatty(self._descriptor)

    def fileno(self) -> int:
        """Give the descriptor."""
        return self._descriptor


def bear_with_leaving_readers() -> None:
    """Put patient streams in the place of stdout and stderr, where these are files of this process."""
    for name in ("stdout", "stderr"):
        stream: Any = getattr(sys, name)
        try:
            stream.flush()
            descriptor = stream.fileno()
        except (AttributeError, OSError, ValueError):
            continue  # closed, or not a file at all
        patient = io.TextIOWrapper(
            io.BufferedWriter(PatientOutput(descriptor)),
            encoding=stream.encoding,
            errors="backslashreplace",
            line_buffering=name == "stderr" or stream.line_buffering,
        )
        setattr(sys, name, patient)
