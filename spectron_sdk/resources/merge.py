"""Making one node of two. Mixed into the client."""

from typing import Final, Unpack

from spectron_sdk import models
from spectron_sdk._call import Call, Resource, Tr, operation
from spectron_sdk._options import RequestOptions
from spectron_sdk._retry import Replay

# The documented default agent; it shares its pool with the other shared ones.
DEFAULT_AGENT: Final = "chatbot"


class Merging(Resource[Tr]):
    """`client.merge`."""

    __slots__ = ()

    @operation("mergeNodes")
    def merge(
        self,
        primary_id: str,
        duplicate_id: str,
        *,
        agent_id: str = DEFAULT_AGENT,
        **options: Unpack[RequestOptions],
    ) -> "Call[models.MergeResult]":
        """Fold one node into another: the primary stays and takes over the duplicate's facts.

        Both are node ids of the agent's pool, in this order. Doing it again is Conflict; it is not repeated after a
        lost answer.
        """
        return self._tie(
            "POST",
            "/memories/{agent_id}/merge",
            models.MergeResult.model_validate_json,
            options,
            segments={"agent_id": agent_id},
            body={"primary_id": primary_id, "duplicate_id": duplicate_id},
            replay=Replay.NEVER,
        )
