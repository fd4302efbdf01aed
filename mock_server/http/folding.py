"""One spelling per member before anything is validated: aliases fold into canonical names, meaningless nulls go.

And 5.0 becomes 5 where an integer is asked for, as JSON Schema has it. Which names fold is written in openapi.yaml
and compiled into a `Shape`. Bodies are changed in place; they were parsed for this request.
"""

from typing import Any

from mock_server.engine.errors import Field
from mock_server.http.spec import Shape
from mock_server.http.violations import Place, Violation, field_name


def fold(value: Any, shape: Shape) -> list[Violation]:
    """Fold a body; report members that came in two spellings with different values (C-CASE-3)."""
    violations: list[Violation] = []
    _fold(value, shape, (), violations)
    return violations


def _fold(value: Any, shape: Shape, path: Field, violations: list[Violation]) -> None:
    if isinstance(value, dict):
        _fold_names(value, shape, path, violations)
        for name, below in shape.members.items():
            if name in value:
                _fold(value[name], below, (*path, name), violations)
    elif isinstance(value, list):
        for index, entry in enumerate(value):
            if shape.ids and isinstance(entry, float):
                violations.append(_no_id(entry, (*path, index)))
            elif shape.items is not None:
                _fold(entry, shape.items, (*path, index), violations)


def _fold_names(value: dict[str, Any], shape: Shape, path: Field, violations: list[Violation]) -> None:
    for other, name in shape.aliases.items():
        if other not in value:
            continue
        given = value.pop(other)
        if given is None and name in shape.absent:
            continue
        if (value.get(name) is None and name in shape.absent) or name not in value:
            value[name] = given
        elif not same(value[name], given):
            violations.append(two_spellings(Place.BODY, path, name, other, given))
    for other, name in shape.legacy.items():
        if other in value:
            given = value.pop(other)
            if value.get(name) is None and given is not None:
                value[name] = given
    for name in shape.absent:
        if name in value and value[name] is None:
            del value[name]
    for name in shape.integers:
        number = value.get(name)
        if isinstance(number, float) and number.is_integer():
            value[name] = int(number)


def _no_id(value: float, path: Field) -> Violation:
    """Refuse a float in a list of ids (G-23), which JSON Schema would take for an integer when it ends in .0."""
    expected = "an id as text or as an integer"
    return Violation(Place.BODY, path, f"{field_name(path)}: {value} is not {expected}", "int_type", expected, value)


def same(one: object, other: object) -> bool:
    """Tell whether two JSON values are equal, `true` and `1` being different."""
    return one == other and isinstance(one, bool) == isinstance(other, bool)


def two_spellings(place: Place, path: Field, name: str, other: str, given: object) -> Violation:
    """Say that a member came under two names with different values."""
    return Violation(
        place,
        (*path, name),
        f"{name} and {other} are two spellings of one member and have different values",
        code="conflicting_names",
        expected=f"only {name}",
        got=given,
        hint=f"Leave {other} out.",
    )
