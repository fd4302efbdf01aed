"""Values kept by namespace and key, exactly as put."""

from typing import Any, ClassVar

from pydantic import model_validator

from spectron_sdk._json import is_object
from spectron_sdk.models.base import Answer, Many, Model, Rows, Timestamp


class Item(Model):
    """A stored value; `text` is what search ranks, the value's JSON unless given; source is lower-case."""

    id: str
    namespace: Many[str]
    key: str
    value: dict[str, Any]
    text: str
    source: str
    created_at: Timestamp
    updated_at: Timestamp


class ScoredItem(Item):
    """An item as a search answers it."""

    score: float


class PutResult(Answer):
    """What a put did: created is False when the identical value was held, item None when a plan's limit skipped it."""

    item: Item | None
    created: bool
    request_id: str | None
    deleted_fact_ids: Many[str]
    status: str

    @model_validator(mode="before")
    @classmethod
    def _skipped(cls, data: Any) -> Any:
        # Over the plan's limit the service answers an empty object where the item would be.
        return {**data, "item": None} if is_object(data) and data.get("item") == {} else data


class GetResult(Answer):
    """The item under a key, None when there is none."""

    item: Item | None


class ItemList(Rows[Item], Answer):  # type: ignore[misc] # iterates its items, not its fields
    """Items, newest first; total counts all matches, before the window."""

    _rows: ClassVar[str] = "items"

    items: Many[Item]
    total: int


class SearchResult(Rows[ScoredItem], Answer):  # type: ignore[misc] # iterates its items, not its fields
    """Items, best first; total counts the candidates."""

    _rows: ClassVar[str] = "items"

    items: Many[ScoredItem]
    total: int


class NamespaceList(Rows[list[str]], Answer):  # type: ignore[misc] # iterates its namespaces, not its fields
    """Namespaces that hold a value, in order."""

    _rows: ClassVar[str] = "namespaces"

    namespaces: Many[list[str]]
