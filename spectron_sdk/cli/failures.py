"""How a run ends when it does not end well: what went wrong, in one sentence or one JSON document, and the exit code.

0  all went well
1  a check failed, or the server refused the request
2  the command line or the configuration is wrong
3  the server cannot be reached, or its answer cannot be read
"""

import json
import sys
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from spectron_sdk.errors import APIError, ConfigurationError, SpectronError, TransportError


class ExitCode(IntEnum):
    """What a script can act on."""

    OK = 0
    FAILED = 1
    USAGE = 2
    UNREACHABLE = 3


@dataclass(frozen=True, slots=True)
class Failure:
    """The end of a run: exit code, what kind of failure (a class name), a sentence, and what else is known."""

    code: ExitCode
    kind: str
    message: str
    details: dict[str, Any] = field(default_factory=dict)

    def report(self, *, as_json: bool) -> None:
        """Say it on stderr."""
        if as_json:
            document = {"error": {"kind": self.kind, "message": self.message, **self.details}}
            sys.stderr.write(json.dumps(document, ensure_ascii=False) + "\n")
        else:
            sys.stderr.write(f"spectron: {self.message}\n")


def failure(error: SpectronError) -> Failure:
    """Describe what the client raised."""
    kind = type(error).__name__
    match error:
        case APIError():
            known = {
                "status": error.status,
                "code": error.code,
                "request_id": error.request_id,
                "retry_after": error.retry_after,
                "method": error.method,
                "path": error.path,
            }
            return Failure(ExitCode.FAILED, kind, str(error), {name: value for name, value in known.items() if value})
        case TransportError():
            return Failure(ExitCode.UNREACHABLE, kind, f"cannot reach the server: {error}")
        case ConfigurationError():
            return Failure(ExitCode.USAGE, kind, str(error))
        case _:
            return Failure(ExitCode.FAILED, kind, str(error))
