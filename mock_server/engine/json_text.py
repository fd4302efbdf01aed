"""JSON as text, exactly: integers of any size, no NaN, no lone surrogates, and no object shared with a caller.

orjson does the work; the standard library steps in for integers past 64 bits, which orjson would turn into floats.
"""

import json
import re
from math import isinf
from typing import Any, Final, NamedTuple, NoReturn

import orjson

_DIGITS: Final = bytes(ord("0") if chr(byte).isdecimal() and byte < 128 else ord(" ") for byte in range(256))
_LONG_NUMBER: Final = b"0" * 17
"""A number this long, with every digit made a 0, may not fit into 64 bits."""
_PAST_FLOATS: Final = re.compile(rb"([0-9]{4})[0-9]{300,}")
"""An integer this long may be infinite to orjson. Its first digits stay, so that what is no JSON stays so."""

LONGEST_INTEGER: Final = 4_300
"""Digits of the longest integer that is kept; the interpreter reads and prints no longer one."""


class JsonError(ValueError):
    """Say why a text is not acceptable JSON."""


class IntegerTooLong(JsonError):
    """An integer of more digits than are kept, in a text that is JSON otherwise. path: where it stands."""

    def __init__(self, path: tuple[str | int, ...], digits: int) -> None:
        super().__init__(f"is an integer of {digits} digits, and at most {LONGEST_INTEGER} are kept")
        self.path = path


class _Overlong(NamedTuple):
    """Stands for an integer too long to be read."""

    digits: int


def loads(data: bytes | str) -> Any:
    """Parse JSON; NaN, Infinity, overflowing numbers, lone surrogates and broken UTF-8 raise JsonError.

    Integers are exact; one of more than LONGEST_INTEGER digits raises IntegerTooLong.
    """
    raw = data.encode() if isinstance(data, str) else data
    if _LONG_NUMBER not in raw.translate(_DIGITS):
        return _strictly(raw)
    _strictly(_PAST_FLOATS.sub(rb"\1", raw))
    return _exactly(raw)


def _strictly(raw: bytes) -> Any:
    try:
        return orjson.loads(raw)
    except (orjson.JSONDecodeError, RecursionError) as error:
        raise JsonError(str(error)) from error


def _exactly(raw: bytes) -> Any:
    """Parse what is JSON, but for numbers of any length."""
    overlong: list[_Overlong] = []

    def integer(text: str) -> int | _Overlong:
        digits = len(text.removeprefix("-"))
        if digits <= LONGEST_INTEGER:
            return int(text)
        overlong.append(_Overlong(digits))
        return overlong[-1]

    try:
        value = json.loads(raw, parse_constant=_refuse, parse_float=_finite, parse_int=integer)
    except (ValueError, RecursionError) as error:
        raise JsonError(str(error)) from error
    if overlong:
        raise IntegerTooLong(*_found(value))
    return value


def _found(value: Any) -> tuple[tuple[str | int, ...], int]:
    """Find the first overlong integer: where it stands, and its digits."""
    waiting: list[tuple[tuple[str | int, ...], Any]] = [((), value)]
    while waiting:
        path, held = waiting.pop()
        if isinstance(held, _Overlong):
            return path, held.digits
        members = held.items() if isinstance(held, dict) else enumerate(held) if isinstance(held, list) else ()
        waiting += reversed([((*path, step), below) for step, below in members])
    raise AssertionError("there is none")


def dumps(value: Any) -> bytes:
    """Print compact JSON as UTF-8."""
    try:
        return orjson.dumps(value)
    except TypeError:
        return json.dumps(value, separators=(",", ":"), ensure_ascii=False, allow_nan=False).encode()


def canonical(value: Any) -> str:
    """Print compact JSON with sorted keys, so that equal values give equal text (`true` and `1` differ, 1 and 1.0
    too)."""
    try:
        return orjson.dumps(value, option=orjson.OPT_SORT_KEYS).decode()
    except TypeError:
        return json.dumps(value, separators=(",", ":"), ensure_ascii=False, allow_nan=False, sort_keys=True)


def exact(value: Any) -> str:
    """Print compact JSON keeping the order of keys, for values that come back as they were sent."""
    return dumps(value).decode()


def _finite(text: str) -> float:
    number = float(text)
    if isinf(number):
        raise JsonError("a number is infinite when read as a double")
    return number


def _refuse(constant: str) -> NoReturn:
    raise JsonError(f"{constant} is not JSON")
