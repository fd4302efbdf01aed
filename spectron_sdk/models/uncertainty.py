"""Doubts on record: what the memory declined to guess, and whether it has been settled since."""

from typing import Any, ClassVar

from pydantic import model_validator

from spectron_sdk._json import is_object
from spectron_sdk.models.base import CamelAnswer, CamelModel, Many, Rows, Timestamp
from spectron_sdk.models.facts import SourceRef


class Uncertainty(CamelModel):
    """A recorded doubt; a tentative attribute from the same turn has the same source.ref."""

    about: str
    reason: str
    id: str
    resolved: bool
    created_at: Timestamp
    resolved_at: Timestamp | None = None
    source: SourceRef | None = None
    scopes: Many[list[str]]


class UncertaintyList(Rows[Uncertainty], CamelAnswer):  # type: ignore[misc] # iterates its records, not its fields
    """Doubts, newest first; `unknowns` holds the same rows under their other name. Can be used like a list."""

    _rows: ClassVar[str] = "uncertainties"

    uncertainties: Many[Uncertainty]
    unknowns: Many[Uncertainty]

    @model_validator(mode="before")
    @classmethod
    def _both_names(cls, data: Any) -> Any:
        if not is_object(data):
            return data
        rows = data.get("uncertainties", data.get("unknowns"))
        return {**data, "uncertainties": rows, "unknowns": data.get("unknowns", rows)}
