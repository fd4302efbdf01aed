"""Why the memory said what it said: traces of replies, queries and writes, and figures about them."""

from collections.abc import Mapping
from typing import Unpack

from spectron_sdk import _encode
from spectron_sdk._call import Call, Resource, Tr, operation
from spectron_sdk._options import RequestOptions
from spectron_sdk.models.traces import TraceList, TraceRecord, TraceStats


class Traces(Resource[Tr]):
    """`client.traces`."""

    __slots__ = ()

    @operation("getTrace")
    def get(self, trace_id: str, **options: Unpack[RequestOptions]) -> Call[TraceRecord]:
        """Read one trace, such as that of a reply by its `trace_id`. An unknown one is NotFound.

        The trace of a reply has the `prompt` as it was put together, and `parent.sources`: what was offered, and what
        was cited.
        """
        return self._spectron(
            "GET",
            "/traces/{trace_id}",
            TraceRecord.model_validate_json,
            options,
            segments={"trace_id": trace_id},
        )

    @operation("listTraces")
    def list(self, *, limit: int | None = None, **options: Unpack[RequestOptions]) -> Call[TraceList]:
        """List replies, queries and decisions, newest first; 50, or limit up to 500."""
        return self._spectron("GET", "/traces", TraceList.model_validate_json, options, query={"limit": limit})

    @operation("getTraceStats")
    def stats(
        self,
        *,
        window_hours: int | None = None,
        since: _encode.Moment | None = None,
        scope: Mapping[str, str] | None = None,
        **options: Unpack[RequestOptions],
    ) -> Call[TraceStats]:
        """Read figures about the last 24 hours, or window_hours, or everything since an instant.

        scope narrows them as it narrows `state`.
        """
        query = {"windowHours": window_hours, "since": _encode.moment(since, "since")}
        query |= {f"scope[{dimension}]": value for dimension, value in (scope or {}).items()}
        return self._spectron("GET", "/traces/stats", TraceStats.model_validate_json, options, query=query)
