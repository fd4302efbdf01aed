"""Who am I, and are you alive. Mixed into the client."""

from typing import Unpack

from spectron_sdk import models
from spectron_sdk._call import Call, Resource, Tr, key_of, operation
from spectron_sdk._options import CallOptions, RequestOptions, settle


class Identity(Resource[Tr]):
    """`client.whoami` and `client.health`."""

    __slots__ = ()

    @operation("whoami")
    def whoami(self, **options: Unpack[RequestOptions]) -> "Call[models.Whoami]":
        """Say which principal the key is, and what it may do."""
        return self._spectron("GET", "/me", models.Whoami.model_validate_json, options)

    @operation("getHealth")
    def health(self, **options: Unpack[CallOptions]) -> "Call[models.Health]":
        """Check that the server is alive; the answer's members are not specified and it may be empty."""
        route = "/api/v1/health"
        return Call("GET", route, route, _alive, idempotency_key=key_of(options), options=settle(options))


def _alive(content: bytes) -> "models.Health":
    return models.Health.model_validate_json(content) if content.strip() else models.Health()
