"""The memory as a feed: one card per entity, newest first."""

from collections.abc import Sequence
from typing import Final, Unpack

from spectron_sdk._call import Call, Resource, Tr, Walk, operation, paged
from spectron_sdk._options import RequestOptions
from spectron_sdk._pages import by_cursor
from spectron_sdk.models.timeline import TimelineItem, TimelinePage

# The most that one page holds.
MOST_ENTITIES: Final = 100


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
        **options: Unpack[RequestOptions],
    ) -> Call[TimelinePage]:
        """Read a page of entities with their facts; 20 unless limit says otherwise, 100 at most.

        sort is `last_updated` (the default) or `created`; a cursor belongs to the sort and agent it came from.
        """
        return self._tie(
            "GET",
            "/memories/timeline",
            TimelinePage.model_validate_json,
            options,
            query={"cursor": cursor, "limit": limit, "agent_id": agent_id, "sort": sort},
        )

    @paged
    def pages(
        self,
        *,
        limit: int | None = None,
        agent_id: str | None = None,
        sort: str | None = None,
        **options: Unpack[RequestOptions],
    ) -> Walk[TimelinePage, TimelinePage]:
        """Iterate over all pages, to the one without a cursor; limit is the size of a page, as in `page`."""

        def page(cursor: str | None, size: int | None) -> Call[TimelinePage]:
            return Timeline.page(self, cursor, limit=size, agent_id=agent_id, sort=sort, **options)

        return by_cursor(page, _whole, _next, page_size=limit)

    @paged
    def entities(
        self,
        *,
        limit: int | None = None,
        page_size: int | None = None,
        agent_id: str | None = None,
        sort: str | None = None,
        **options: Unpack[RequestOptions],
    ) -> Walk[TimelinePage, TimelineItem]:
        """Iterate over all entities; limit is how many at most, page_size how many a request asks for.

        Those that gain a fact meanwhile may be missed.
        """

        def page(cursor: str | None, size: int | None) -> Call[TimelinePage]:
            return Timeline.page(self, cursor, limit=size, agent_id=agent_id, sort=sort, **options)

        return by_cursor(page, _items, _next, limit=limit, page_size=page_size, most=MOST_ENTITIES)


def _next(page: TimelinePage) -> str | None:
    return page.next_cursor


def _whole(page: TimelinePage) -> Sequence[TimelinePage]:
    return (page,)


def _items(page: TimelinePage) -> Sequence[TimelineItem]:
    return page.items
