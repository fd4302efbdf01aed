"""MemorySync requests read into engine values, and its rows and memories printed as JSON; shared by its handlers.

The schema has been checked before; what it cannot say is checked here: trimming, date-times, ids, nesting. Times print
without an offset (G-30).
"""

import re
from collections.abc import Mapping
from typing import Any, Final, TypeAlias

from mock_server.engine import json_text
from mock_server.engine.errors import Field, InvalidInput
from mock_server.engine.instants import Instant, InstantError, naive, parse
from mock_server.engine.memories import type_of
from mock_server.engine.memory import Memory
from mock_server.engine.persons import Person
from mock_server.engine.records import Fact, HistoryRow, Item
from mock_server.engine.sentences import sentence

JsonObject: TypeAlias = dict[str, Any]

_MAX_NAME: Final = 64
_MAX_NESTING: Final = 400
"""Deeper values are refused: printing them again would meet the interpreter's own limit."""

_ROW_ID: Final = re.compile(r"(?:[hm]_)?([1-9][0-9]{0,63})", re.ASCII)
_ROLES: Final = {"human": "user", "ai": "assistant"}


def person_of(body: Mapping[str, Any]) -> Person:
    """Read tenant and user, exactly as sent."""
    return Person(body["tenant_id"], body["user_id"])


def name_of(value: str, *field: str | int) -> str:
    """Read a source or role: trimmed, lowercased, 1 to 64 characters."""
    text = value.strip().lower()
    if not 1 <= len(value.strip()) <= _MAX_NAME:
        raise InvalidInput(
            f"has {len(value.strip())} characters, not counting white space around them; send 1 to {_MAX_NAME}",
            field=field,
        )
    return text


def source_of(body: Mapping[str, Any], default: str) -> str:
    """Read a source that has a default; null, where the schema lets it pass, is absent."""
    value = body.get("source")
    return default if value is None else name_of(value, "source")


def source_filter(body: Mapping[str, Any]) -> str | None:
    """Read the source to narrow to; absent and null are every source."""
    value = body.get("source")
    return None if value is None else name_of(value, "source")


def role_of(value: str, *field: str | int) -> str:
    """Read a role: trimmed, lowercased, `human` and `ai` under their usual names (H-04)."""
    role = name_of(value, *field)
    return _ROLES.get(role, role)


def instant_of(value: str | None, *field: str | int) -> Instant | None:
    """Read a date-time; no offset means UTC (G-33)."""
    if value is None:
        return None
    try:
        return parse(value)
    except InstantError as error:
        raise InvalidInput(str(error), field=field) from error


def whole(value: float | None, default: int) -> int:
    """Read an integer that JSON may have spelt 5.0; absent is the default."""
    return default if value is None else int(value)


def numbers_of(ids: list[str | int], name: str) -> tuple[int, ...]:
    """Read row and memory ids: `h_<n>`, `m_<n>`, `n` and `"n"` are one (G-21); anything else names its place (G-23)."""
    return tuple(number_of(value, name, index) for index, value in enumerate(ids))


def number_of(value: object, *field: str | int) -> int:
    """Read one row or memory id."""
    if isinstance(value, str):
        found = _ROW_ID.fullmatch(value)
        if found is not None:
            return int(found[1])
    elif isinstance(value, int | float) and not isinstance(value, bool) and value >= 1 and value == int(value):
        return int(value)
    raise InvalidInput(f"{value!r} is no id; send h_<n>, m_<n> or a positive integer", field=field)


def exact_text(value: object, *field: str | int) -> str:
    """Print a value to be stored as it came, order of keys included."""
    _check_nesting(value, field)
    return json_text.exact(value)


def _check_nesting(value: object, field: Field) -> None:
    level: list[object] = [value]
    for _ in range(_MAX_NESTING + 1):
        below: list[object] = []
        for node in level:
            if isinstance(node, dict):
                below.extend(node.values())
            elif isinstance(node, list):
                below.extend(node)
        if not below:
            return
        level = below
    raise InvalidInput(f"is nested more than {_MAX_NESTING} levels deep; send a flatter value", field=field)


def turn(row: HistoryRow) -> JsonObject:
    """Print a stored turn."""
    return {
        "id": f"h_{row.number}",
        "session_id": row.session_id,
        "role": row.role,
        "content": row.content,
        "seq": row.seq,
        "occurred_at": row.occurred_at,
        "payload": None if row.payload is None else json_text.loads(row.payload),
        "source": row.source,
        "created_at": naive(row.created_at),
    }


def item(held: Item) -> JsonObject:
    """Print a state value."""
    return {
        "id": f"h_{held.number}",
        "namespace": list(held.namespace),
        "key": held.key,
        "value": json_text.loads(held.value),
        "text": held.text,
        "source": held.source,
        "created_at": naive(held.created_at),
        "updated_at": naive(held.updated_at),
    }


def memory_item(memory: Memory, fact: Fact) -> JsonObject:
    """Print a memory as the list and the query show it."""
    said = sentence(memory, fact)
    return {
        "memory_id": memory_id(fact.number),
        "raw_text": said,
        "value": said,
        "summary": None,
        "metadata": None if fact.metadata is None else json_text.loads(fact.metadata),
        "source": fact.source_name,
        "created_at": naive(fact.recorded_at),
    }


def recalled(memory: Memory, fact: Fact) -> JsonObject:
    """Print a memory as recall shows it."""
    return {"memory_id": memory_id(fact.number), "value": sentence(memory, fact), "type": type_of(fact)}


def memory_id(number: int) -> str:
    """Give `m_<n>`."""
    return f"m_{number}"


def deleted(rows: tuple[int, ...], facts: tuple[int, ...]) -> JsonObject:
    """Print what a delete removed."""
    return {
        "deleted_ids": [f"h_{number}" for number in rows],
        "deleted_fact_ids": [memory_id(number) for number in facts],
    }
