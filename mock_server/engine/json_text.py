"""JSON as text, exactly: integers of any size, no NaN, no lone surrogates, and no object shared with a caller.

orjson does the work; the standard library steps in for integers past 64 bits, which orjson would turn into floats.
"""

import json
from typing import Any, Final, NoReturn

import orjson

_DIGITS: Final = bytes(ord("0") if chr(byte).isdecimal() and byte < 128 else ord(" ") for byte in range(256))
_LONG_NUMBER: Final = b"0" * 17
"""A number this long, with every digit made a 0, may not fit into 64 bits."""


class JsonError(ValueError):
    """Say why a text is not acceptable JSON."""


def loads(data: bytes | str) -> Any:
    """Parse JSON; NaN, Infinity, overflowing numbers, lone surrogates and broken UTF-8 raise JsonError."""
    raw = data.encode() if isinstance(data, str) else data
    try:
        value = orjson.loads(raw)
    except (orjson.JSONDecodeError, RecursionError) as error:
        raise JsonError(str(error)) from error
    if _LONG_NUMBER in raw.translate(_DIGITS):
        try:
            return json.loads(raw, parse_constant=_refuse)
        except (ValueError, RecursionError) as error:
            raise JsonError(str(error)) from error
    return value


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


def _refuse(constant: str) -> NoReturn:
    raise JsonError(f"{constant} is not JSON")
