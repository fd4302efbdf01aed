"""What the memory declined to guess."""

from spectron_sdk._call import Call, Resource, Tr, operation
from spectron_sdk.models.uncertainty import UncertaintyList


class Uncertainties(Resource[Tr]):
    """`client.uncertainty`: call it, or its `list`; they are one."""

    __slots__ = ()

    @operation("listUncertainties")
    def list(
        self,
        *,
        resolved: bool | None = None,
        limit: int | None = None,
        offset: int | None = None,
        on_behalf_of: str | None = None,
    ) -> Call[UncertaintyList]:
        """List recorded doubts, newest first, open and settled unless resolved says which; 100, or limit up to 500."""
        return self._spectron(
            "GET",
            "/uncertainty",
            UncertaintyList.model_validate_json,
            query={"resolved": resolved, "limit": limit, "offset": offset},
            on_behalf_of=on_behalf_of,
        )

    __call__ = list  # noqa: A003 - the method above is meant
