"""How an answer came about, noted on the answer itself. What it is noted on, `models/base.py` decides."""

from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Meta:
    """How an answer came about: see `spectron_sdk.meta`. elapsed_s spans all attempts, waits included."""

    status: int
    request_id: str | None
    headers: "dict[str, str]"
    attempts: int
    elapsed_s: float


def with_meta(value: T, meta: Meta) -> T:
    """Note on an answer how it came about; values that have no room for it stay as they are."""
    if hasattr(type(value), "_answer_meta"):
        object.__setattr__(value, "_answer_meta", meta)
    return value


def meta(answer: object) -> Meta:
    """Tell how an answer came about: status, request id, headers, attempts, elapsed seconds.

    Raises TypeError for a value that did not come straight from a call, such as a part of an answer, a copy, or None.
    """
    found = getattr(answer, "_answer_meta", None)
    if not isinstance(found, Meta):
        raise TypeError(
            f"{type(answer).__name__} did not come straight from a call, so nothing is known about its request"
        )
    return found
