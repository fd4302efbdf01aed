"""Looking into JSON whose shape nobody promises: error bodies, frames, answers of other versions, callers' objects."""

from collections.abc import Mapping
from typing import Any, cast


def as_members(value: object) -> Mapping[str, Any] | None:
    """Give a value as the object it is, None if it is none."""
    return cast("Mapping[str, Any]", value) if isinstance(value, Mapping) else None


def as_object(value: object) -> dict[str, Any] | None:
    """Give a value as the dictionary it is, None if it is none."""
    return cast("dict[str, Any]", value) if isinstance(value, dict) else None


def as_items(value: object) -> list[Any] | None:
    """Give a value as the list it is, None if it is none."""
    return cast("list[Any]", value) if isinstance(value, list) else None
