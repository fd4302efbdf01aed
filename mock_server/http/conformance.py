"""Strict mode: the server's own answers, held against openapi.yaml before they leave.

Tests and CI run with it. An answer that the document does not allow is reported as a 500 that says why.
"""

from collections.abc import Mapping
from typing import Any

from mock_server.http.spec import Operation
from mock_server.http.validation import Checker, Schemas
from mock_server.http.violations import Place


class ResponseChecker:
    """Check the answers of one operation."""

    def __init__(self, operation: Operation, schemas: Schemas) -> None:
        self._operation = operation
        self._checkers: dict[tuple[str, str], Checker] = {
            (status, kind): schemas.checker(schema, Place.BODY)
            for status, response in operation.responses.items()
            for kind, schema in response["content"].items()
        }

    def fault(self, status: int, body: Any, headers: Mapping[str, str]) -> str | None:
        """Say what is wrong with an answer, None when nothing is. headers: lower-case names, content type included."""
        response = self._operation.responses.get(str(status))
        if response is None:
            return f"{self._operation.id} answered {status}, which openapi.yaml does not list for it"
        missing = [name for name in response["headers"] if name not in headers]
        if missing:
            return f"{self._operation.id} answered {status} without the header {', '.join(missing)}"
        kind = headers.get("content-type", "")
        if not response["content"]:
            return (
                None
                if body is None
                else f"{self._operation.id} answered {status} with a body, which openapi.yaml has none for"
            )
        checker = self._checkers.get((str(status), kind))
        if checker is None:
            return f"{self._operation.id} answered {status} as {kind!r}, not as {' or '.join(response['content'])}"
        if kind == "text/event-stream":
            return None
        violations = checker.check(body)
        if not violations:
            return None
        listed = "; ".join(violation.message for violation in violations)
        return f"{self._operation.id} answered {status} with a body that openapi.yaml does not allow: {listed}"
