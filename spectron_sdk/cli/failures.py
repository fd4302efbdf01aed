"""How a run ends when it does not end well: what went wrong, as a sentence or a JSON document, and the exit code."""

import json
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from spectron_sdk.cli.exit_codes import ExitCode
from spectron_sdk.errors import APIError, ConfigurationError, ConnectionFailed, SpectronError, TransportError


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


def is_loopback(endpoint: str) -> bool:
    """Tell whether an endpoint is on this very machine."""
    try:
        host = urlsplit(endpoint).hostname or ""
    except ValueError:
        return False
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return host == "localhost"


def failure(error: SpectronError, endpoint: str) -> Failure:
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
            said = f"{error}; give the key with --api-key or SPECTRON_API_KEY" if error.status == 401 else str(error)
            return Failure(ExitCode.FAILED, kind, said, {name: value for name, value in known.items() if value})
        case ConnectionFailed(sent=False):
            here = is_loopback(endpoint) and endpoint.startswith("http:")
            hint = "; is a server running? `spectron serve` starts one" if here else ""
            return Failure(ExitCode.UNREACHABLE, kind, f"{error}{hint}")
        case TransportError():
            return Failure(ExitCode.UNREACHABLE, kind, f"no usable answer from {endpoint}: {error}")
        case ConfigurationError():
            return Failure(ExitCode.USAGE, kind, str(error))
        case _:
            return Failure(ExitCode.FAILED, kind, str(error))
