"""Reading by meaning: ranked hits, or text assembled for a prompt. Mixed into the client."""

from collections.abc import Mapping, Sequence
from typing import Unpack, cast

from spectron_sdk import _encode, models
from spectron_sdk._call import Call, Resource, Tr, operation
from spectron_sdk._names import check_members
from spectron_sdk._options import RequestOptions


class Recall(Resource[Tr]):
    """`client.recall` and `client.query_context`."""

    __slots__ = ()

    @operation("queryMemory")
    def recall(
        self,
        query: str,
        *,
        k: int | None = None,
        mode: str | None = None,
        include: Sequence[str] | None = None,
        include_duplicates: bool | None = None,
        labels: _encode.Labels | None = None,
        lens: _encode.Scopes | None = None,
        scope_view: str | None = None,
        session_id: str | None = None,
        source: str | None = None,
        location: Mapping[str, object] | None = None,
        as_of: _encode.Moment | None = None,
        at_instant: _encode.Moment | None = None,
        valid_from: _encode.Moment | None = None,
        valid_until: _encode.Moment | None = None,
        **options: Unpack[RequestOptions],
    ) -> "Call[models.RecallResult]":
        """Find what the memory holds about a question, best first; k is 10 unless given, 50 at most.

        lens narrows to scopes and may use patterns such as `org/acme/*`; include narrows to `facts` or `passages`.
        as_of reads what was known at an instant, at_instant the store as it was then; valid_from and valid_until select
        by when facts held.
        """
        return self._spectron(
            "POST",
            "/query",
            models.RecallResult.model_validate_json,
            options,
            body={
                "query": query,
                "k": k,
                "mode": mode,
                "include": None if include is None else _encode.string_list(include, "include"),
                "includeDuplicates": include_duplicates,
                "labels": _encode.label_list(labels),
                "lens": _encode.scope_sets(lens, "lens"),
                "scopeView": scope_view,
                "sessionId": session_id,
                "source": source,
                "location": None if location is None else _area(location),
                "asOf": _encode.moment(as_of, "as_of"),
                "atInstant": _encode.moment(at_instant, "at_instant"),
                "validFrom": _encode.moment(valid_from, "valid_from"),
                "validUntil": _encode.moment(valid_until, "valid_until"),
            },
        )

    @operation("queryContext")
    def query_context(
        self,
        query: str,
        *,
        k: int | None = None,
        labels: _encode.Labels | None = None,
        lens: _encode.Scopes | None = None,
        scope_view: str | None = None,
        **options: Unpack[RequestOptions],
    ) -> "Call[models.ContextResult]":
        """Assemble what the memory holds about a question as text for a prompt; empty when there is nothing."""
        return self._spectron(
            "POST",
            "/context",
            models.ContextResult.model_validate_json,
            options,
            body={
                "query": query,
                "k": k,
                "labels": _encode.label_list(labels),
                "lens": _encode.scope_sets(lens, "lens"),
                "scopeView": scope_view,
            },
        )


def _area(location: Mapping[str, object]) -> Mapping[str, object]:
    """Check the names in a place filter; one nobody looks at would narrow nothing."""
    check_members(location, ("near", "within"), "location")
    near = location.get("near")
    if isinstance(near, Mapping):
        check_members(cast("Mapping[str, object]", near), ("lat", "lng", "radiusKm", "radius_km"), "location.near")
    return location
