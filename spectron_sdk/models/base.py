"""What all response models share: the two spellings, lenient lists, open enumerations, times that keep their text.

A model answers to attributes and to square brackets, and to the wire's names and Python's alike: `c.old_value`,
`c.oldValue`, `c["oldValue"]` and `c["old_value"]` are one thing. Square brackets give what crossed the wire, so a time
read that way is its exact text. Members this version does not know are kept and read the same way; members the server
left out raise KeyError or AttributeError. The models themselves are in the files beside this one, a file per tag of
openapi.yaml.
"""

import threading
from collections.abc import Callable, Iterator
from datetime import datetime
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Final, Generic, TypeVar, overload

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    PlainSerializer,
    PlainValidator,
    TypeAdapter,
    WithJsonSchema,
)
from pydantic.alias_generators import to_camel, to_snake

from spectron_sdk._instants import parse_instant, wire_text
from spectron_sdk._processes import watch

T = TypeVar("T")
E = TypeVar("E")


def _empty_for_null(value: list[Any] | None) -> list[Any]:
    return [] if value is None else value


Timestamp = Annotated[
    datetime,
    PlainValidator(parse_instant),
    PlainSerializer(wire_text, when_used="json"),
    WithJsonSchema({"type": "string", "format": "date-time"}),
]

# A member of a known enumeration, or the text of one that this version does not know.
Open = Annotated[E | str, Field(union_mode="left_to_right")]

if TYPE_CHECKING:
    Many = list
    OrEmpty = Annotated[T, "empty when absent"]
else:

    class Many:
        """A list that is empty, never None, when the server sends null or nothing."""

        def __class_getitem__(cls, item: Any) -> Any:
            return Annotated[list[item] | None, AfterValidator(_empty_for_null), Field(default_factory=list)]

    class OrEmpty:
        """A model with all its members at their defaults, never None, when the server sends null or nothing."""

        def __class_getitem__(cls, item: Any) -> Any:
            return Annotated[
                item | None, AfterValidator(lambda held: item() if held is None else held), Field(default_factory=item)
            ]


class _Building:
    """Held while a model's validator is built."""

    def __init__(self) -> None:
        self.lock = threading.RLock()
        watch(self)

    def forked(self) -> None:
        # Another thread of the parent may have held it.
        self.lock = threading.RLock()


_building: Final = _Building()


class Model(BaseModel):
    """Base of everything read from the wire. Python names are snake_case, the wire's may be either."""

    # Validators are built when they are first needed: most programs need few of them, and building all takes longer
    # than loading httpx.
    model_config = ConfigDict(extra="allow", populate_by_name=True, ser_json_inf_nan="null", defer_build=True)

    @classmethod
    def model_rebuild(cls, **options: Any) -> bool | None:
        """Build the validator. One thread at a time: pydantic before 2.14 could be caught half-way by another."""
        with _building.lock:
            return super().model_rebuild(**options)

    def __getitem__(self, name: Any) -> Any:
        if isinstance(name, str):
            try:
                return wire_text(getattr(self, _spellings(type(self))[name]))
            except KeyError:
                held, spelled = self._unknown(name)
                if held:
                    return self.__pydantic_extra__[spelled]  # type: ignore[index]
        raise KeyError(name)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and (name in _spellings(type(self)) or self._unknown(name)[0])

    def _unknown(self, name: str) -> tuple[bool, str]:
        """Say whether a member that no field declares was sent, and how it was spelled."""
        extra = self.__pydantic_extra__ or {}
        for spelled in (name, to_camel(name), to_snake(name)):
            if spelled in extra:
                return True, spelled
        return False, name

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            if not name.startswith("_"):
                field = _spellings(type(self)).get(name)
                if field is not None and field != name:
                    return getattr(self, field)
                held, spelled = self._unknown(name)
                if held:
                    return self.__pydantic_extra__[spelled]
            return super().__getattr__(name)


class CamelModel(Model):
    """A model of the Spectron surface, whose wire names are camelCase."""

    model_config = ConfigDict(alias_generator=to_camel)


class Answer(Model):
    """A whole response body of the MemorySync and TIE surfaces, whose wire names are snake_case."""

    # Held in a slot, out of pydantic's sight: no cost for nested models, no part in equality, dumps or pickles.
    __slots__ = ("_answer_meta",)


class CamelAnswer(CamelModel):
    """A whole response body of the Spectron surface."""

    __slots__ = ("_answer_meta",)


if TYPE_CHECKING:

    class _Of(Generic[T]): ...

else:

    class _Of:
        """Stands in for Generic, which pydantic does not want in front of a model."""

        __slots__ = ()

        def __class_getitem__(cls, item: Any) -> Any:
            return cls


class Rows(_Of[T]):
    """Lets an answer that wraps one list be iterated, measured and indexed like that list, which `_rows` names."""

    __slots__ = ()

    _rows: ClassVar[str]

    def __iter__(self) -> Iterator[T]:
        rows: list[T] = getattr(self, self._rows)
        return iter(rows)

    def __len__(self) -> int:
        return len(getattr(self, self._rows))

    def __contains__(self, value: object) -> bool:
        rows: list[T] = getattr(self, self._rows)
        return bool(super().__contains__(value)) or value in rows  # type: ignore[misc]

    @overload
    def __getitem__(self, name: int) -> T: ...
    @overload
    def __getitem__(self, name: slice) -> list[T]: ...
    @overload
    def __getitem__(self, name: str) -> Any: ...
    def __getitem__(self, name: int | slice | str) -> Any:
        if isinstance(name, str):
            return super().__getitem__(name)  # type: ignore[misc]
        return getattr(self, self._rows)[name]


class Listing(list[T]):
    """A response body that is a bare array."""

    __slots__ = ("_answer_meta",)


def listing(row: type[T]) -> Callable[[bytes], Listing[T]]:
    """Give what reads a bare array of rows; as with models, the validator is built with the first answer."""

    @cache
    def adapter() -> TypeAdapter[list[T]]:
        return TypeAdapter(list[row])  # type: ignore[valid-type] # a value here, not a type

    return lambda content: Listing(adapter().validate_json(content))


@cache
def _spellings(model: type[Model]) -> dict[str, str]:
    """Map every spelling of a model's members to the attribute that holds them."""
    computed = [
        name
        for kind in model.__mro__
        if kind not in _PLAIN
        for name, held in vars(kind).items()
        if isinstance(held, property)
    ]
    plain = (*computed, *model.model_fields)
    aliased = {info.alias: field for field, info in model.model_fields.items() if info.alias is not None}
    # Where spellings collide, a declared name outranks the wire's, and that outranks one made up here.
    return {to_camel(field): field for field in plain} | aliased | {field: field for field in plain}


_PLAIN = frozenset(BaseModel.__mro__)
