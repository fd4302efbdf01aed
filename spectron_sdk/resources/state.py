"""Reading everything: the current state, and the profile made of it. Mixed into the client."""

from collections.abc import Mapping
from typing import Unpack

from spectron_sdk import models
from spectron_sdk._call import Call, Resource, Tr, operation
from spectron_sdk._options import RequestOptions


class States(Resource[Tr]):
    """`client.state` and `client.profile`."""

    __slots__ = ()

    @operation("getState")
    def state(
        self, *, scope: Mapping[str, str] | None = None, **options: Unpack[RequestOptions]
    ) -> "Call[models.State]":
        """Read all that is current: facts by category, standing instructions, open doubts.

        scope narrows it: {"user": "alice", "org": "acme"} keeps rows whose path holds both `user/alice` and `org/acme`.
        """
        query = {f"scope[{dimension}]": value for dimension, value in (scope or {}).items()}
        return self._spectron("GET", "/state", models.State.model_validate_json, options, query=query)

    @operation("getProfile")
    def profile(self, **options: Unpack[RequestOptions]) -> "Call[models.Profile]":
        """Read what is known about the user, as short lists for a system prompt or a profile page."""
        return self._spectron("GET", "/profile", models.Profile.model_validate_json, options)
