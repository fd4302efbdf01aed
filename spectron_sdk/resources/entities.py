"""Who and what the memory knows: entities, one entity's facts, one attribute's history."""

from spectron_sdk import _encode
from spectron_sdk._call import Call, Resource, Tr, operation
from spectron_sdk.errors import InvalidArgument
from spectron_sdk.models.entities import EntityHistory, EntityList, EntityResult

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
        on_behalf_of: str | None = None,
    ) -> Call[EntityResult]:
        """Read one entity with its attributes and relations, now or at an instant. An unknown one is NotFound."""
        return self._spectron(
            "GET",
            _ONE,
            EntityResult.model_validate_json,
            segments={"entity_type": entity_type, "entity_name": entity_name},
            query={
                "asOf": _encode.moment(as_of, "as_of"),
                "atInstant": _encode.moment(at_instant, "at_instant"),
                "validFrom": _encode.moment(valid_from, "valid_from"),
                "validUntil": _encode.moment(valid_until, "valid_until"),
            },
            on_behalf_of=on_behalf_of,
        )

    @operation("getEntityHistory")
    def history(
        self, entity_type: str, entity_name: str, key: str, *, on_behalf_of: str | None = None
    ) -> Call[EntityHistory]:
        """List every value an attribute has had, oldest first; empty for an unknown entity or key."""
        return self._spectron(
            "GET",
            f"{_ONE}/history/{{key}}",
            EntityHistory.model_validate_json,
            segments={"entity_type": entity_type, "entity_name": entity_name, "key": key},
            on_behalf_of=on_behalf_of,
        )

    @operation("listEntities")
    def list(
        self,
        entity_type: str | None = None,
        *,
        type: str | None = None,  # noqa: A002 - the documented name of this argument
        limit: int | None = None,
        offset: int | None = None,
        on_behalf_of: str | None = None,
    ) -> Call[EntityList]:
        """List live entities by type, then name; all unless limit is given. `type` is another name of entity_type."""
        if entity_type is not None and type is not None and entity_type != type:
            raise InvalidArgument("entity_type and type are two names of one thing, give one of them", place="type")
        return self._spectron(
            "GET",
            "/entities",
            EntityList.model_validate_json,
            query={"type": entity_type if entity_type is not None else type, "limit": limit, "offset": offset},
            on_behalf_of=on_behalf_of,
        )
