"""What the memory declined to guess."""

from collections.abc import Sequence
from typing import Unpack

from spectron_sdk._call import Call, Resource, Tr, Walk, operation, paged
from spectron_sdk._options import RequestOptions
from spectron_sdk._pages import by_offset
from spectron_sdk.models.uncertainty import Uncertainty, UncertaintyList


class Uncertainties(Resource[Tr]):
    """`client.uncertainty`: call it, or its `list`; they are one."""

    __slots__ = ()

    @paged
    def iterate(
        self,
        *,
        resolved: bool | None = None,
        limit: int | None = None,
        page_size: int | None = None,
        **options: Unpack[RequestOptions],
    ) -> Walk[UncertaintyList, Uncertainty]:
        """Iterate over all recorded doubts, newest first; limit is how many at most."""

        def page(offset: int, size: int | None) -> Call[UncertaintyList]:
            return Uncertainties.list(self, resolved=resolved, limit=size, offset=offset, **options)

        return by_offset(page, _doubts, limit=limit, page_size=page_size)

    @operation("listUncertainties")
    def list(
        self,
        *,
        resolved: bool | None = None,
        limit: int | None = None,
        offset: int | None = None,
        **options: Unpack[RequestOptions],
    ) -> Call[UncertaintyList]:
        """List recorded doubts, newest first, open and settled unless resolved says which; 100, or limit up to 500."""
        return self._spectron(
            "GET",
            "/uncertainty",
            UncertaintyList.model_validate_json,
            options,
            query={"resolved": resolved, "limit": limit, "offset": offset},
        )

    __call__ = list  # noqa: A003 - the method above is meant


def _doubts(page: UncertaintyList) -> Sequence[Uncertainty]:
    return page.uncertainties
