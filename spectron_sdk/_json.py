"""Looking into values whose shape nobody promises: error bodies, frames, answers of other versions, callers' objects.

The tests say to type checkers what `isinstance` alone leaves open: what the things found inside may be.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeGuard


def is_mapping(value: object) -> TypeGuard[Mapping[Any, Any]]:
    """Say whether it is a mapping, of whatever."""
    return isinstance(value, Mapping)


def is_iterable(value: object) -> TypeGuard[Iterable[Any]]:
    """Say whether it can be iterated and is no text, which would be taken apart into letters."""
    return isinstance(value, Iterable) and not isinstance(value, (str, bytes))


def is_sequence(value: object) -> TypeGuard[Sequence[Any]]:
    """Say whether it is a list or a tuple, of whatever."""
    return isinstance(value, (list, tuple))


def is_object(value: object) -> TypeGuard[dict[str, Any]]:
    """Say whether decoded JSON is an object."""
    return isinstance(value, dict)


def is_array(value: object) -> TypeGuard[list[Any]]:
    """Say whether decoded JSON is an array."""
    return isinstance(value, list)


def as_members(value: object) -> Mapping[str, Any]:
    """Give the members of an object, none for anything else."""
    return value if is_mapping(value) else {}
