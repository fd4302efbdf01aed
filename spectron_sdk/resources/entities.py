"""Who and what the memory knows: entities, one entity's facts, one attribute's history."""

from collections.abc import Sequence
from typing import Unpack

from spectron_sdk import _encode
from spectron_sdk._call import Call, Resource, Tr, Walk, operation, paged
from spectron_sdk._options import RequestOptions
from spectron_sdk._pages import by_offset
from spectron_sdk.errors import InvalidArgument
from spectron_sdk.models.entities import Entity, EntityHistory, EntityList, EntityResult

_ONE = "/entities/{entity_type}/{entity_name}"


class Entities(Resource[Tr]):
    """`client.entities`."""

    __slots__ = ()

    @operation("getEntity")
    def get(
        self,
        entity_type: str,
        entity_name: str,
        *,
        as_of: _encode.Moment | None = None,
        at_instant: _encode.Moment | None = None,
        valid_from: _encode.Moment | None = None,
        valid_until: _encode.Moment | None = None,
        **options: Unpack[RequestOptions],
    ) -> Call[EntityResult]:
        """Read one entity with its attributes and relations, now or at an instant. An unknown one is NotFound."""
        return self._spectron(
            "GET",
            _ONE,
            EntityResult.model_validate_json,
            options,
            segments={"entity_type": entity_type, "entity_name": entity_name},
            query={
                "asOf": _encode.moment(as_of, "as_of"),
                "atInstant": _encode.moment(at_instant, "at_instant"),
                "validFrom": _encode.moment(valid_from, "valid_from"),
                "validUntil": _encode.moment(valid_until, "valid_until"),
            },
        )

    @operation("getEntityHistory")
    def history(
        self, entity_type: str, entity_name: str, key: str, **options: Unpack[RequestOptions]
    ) -> Call[EntityHistory]:
        """List every value an attribute has had, oldest first; empty for an unknown entity or key."""
        return self._spectron(
            "GET",
            f"{_ONE}/history/{{key}}",
            EntityHistory.model_validate_json,
            options,
            segments={"entity_type": entity_type, "entity_name": entity_name, "key": key},
        )

    @paged
    def iterate(
        self,
        entity_type: str | None = None,
        *,
        limit: int | None = None,
        page_size: int | None = None,
        **options: Unpack[RequestOptions],
    ) -> Walk[EntityList, Entity]:
        """Iterate over all live entities by type, then name; limit is how many at most."""

        def page(offset: int, size: int | None) -> Call[EntityList]:
            return Entities.list(self, entity_type, limit=size, offset=offset, **options)

        return by_offset(page, _entities, limit=limit, page_size=page_size)

    @operation("listEntities")
    def list(
        self,
        entity_type: str | None = None,
        *,
        type: str | None = None,  # noqa: A002 - the documented name of this argument
        limit: int | None = None,
        offset: int | None = None,
        **options: Unpack[RequestOptions],
    ) -> Call[EntityList]:
        """List live entities by type, then name; all unless limit is given. `type` is another name of entity_type."""
        if entity_type is not None and type is not None and entity_type != type:
            raise InvalidArgument("entity_type and type are two names of one thing, give one of them", place="type")
        return self._spectron(
            "GET",
            "/entities",
            EntityList.model_validate_json,
            options,
            query={"type": entity_type if entity_type is not None else type, "limit": limit, "offset": offset},
        )


def _entities(page: EntityList) -> Sequence[Entity]:
    return page.entities
