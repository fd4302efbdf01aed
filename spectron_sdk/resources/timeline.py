"""The memory as a feed: one card per entity, newest first."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from spectron_sdk._call import Call, Resource, Tr, Walk, operation, paged
from spectron_sdk.models.timeline import TimelineItem, TimelinePage

Row = TypeVar("Row")


class Timeline(Resource[Tr]):
    """`client.timeline`."""

    __slots__ = ()

    @operation("getTimeline")
    def page(
        self,
        cursor: str | None = None,
        *,
        limit: int | None = None,
        agent_id: str | None = None,
        sort: str | None = None,
        on_behalf_of: str | None = None,
    ) -> Call[TimelinePage]:
        """Read a page of entities with their facts; 20 unless limit says otherwise, 100 at most.

        sort is `last_updated` (the default) or `created`; a cursor belongs to the sort and agent it came from.
        """
        return self._tie(
            "GET",
            "/memories/timeline",
            TimelinePage.model_validate_json,
            query={"cursor": cursor, "limit": limit, "agent_id": agent_id, "sort": sort},
            on_behalf_of=on_behalf_of,
        )

    @paged
    def pages(
        self,
        *,
        limit: int | None = None,
        agent_id: str | None = None,
        sort: str | None = None,
        on_behalf_of: str | None = None,
    ) -> Walk[TimelinePage]:
        """Walk over all pages, to the one without a cursor."""
        return _walk(self, limit, agent_id, sort, on_behalf_of, _whole)

    @paged
    def entities(
        self,
        *,
        limit: int | None = None,
        agent_id: str | None = None,
        sort: str | None = None,
        on_behalf_of: str | None = None,
    ) -> Walk[TimelineItem]:
        """Walk over all entities; limit is the size of a page. Those that gain a fact during the walk may be missed."""
        return _walk(self, limit, agent_id, sort, on_behalf_of, _items)


def _walk(
    timeline: Timeline[Tr],
    limit: int | None,
    agent_id: str | None,
    sort: str | None,
    on_behalf_of: str | None,
    rows: Callable[[TimelinePage], Sequence[Row]],
) -> Walk[Row]:
    def page(cursor: str | None) -> Call[TimelinePage]:
        return Timeline.page(timeline, cursor, limit=limit, agent_id=agent_id, sort=sort, on_behalf_of=on_behalf_of)

    return Walk(page(None), rows, lambda held: page(held.next_cursor) if held.next_cursor else None)


def _whole(page: TimelinePage) -> Sequence[TimelinePage]:
    return (page,)


def _items(page: TimelinePage) -> Sequence[TimelineItem]:
    return page.items
