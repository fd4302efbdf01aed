"""The cursors of graph and timeline on the wire: `<timestamp>|<id>` of the last item of a page (C-01).

Reading them here, checking that one was ever handed out in the engine (`graph.py`, `timeline.py`). The bar and the plus
sign of the offset are legal in a query only when escaped, yet the documented examples send them raw; form decoding then
turns the plus into a space, which is undone here (C-09).
"""

from mock_server.engine import instants
from mock_server.engine.errors import InvalidCursor
from mock_server.engine.stores.edges import Place


def write(place: Place) -> str:
    """Print a place, the instant with its full stored precision (C-06)."""
    return f"{instants.with_offset(place[0])}|{place[1]}"


def read(text: str | None) -> Place | None:
    """Read a cursor; no cursor and an empty one are page one. Raises InvalidCursor for what `write` never prints."""
    if not text:
        return None
    stamp, bar, item_id = text.partition("|")
    if not bar or not item_id:
        raise _refused(text)
    stamp = stamp.replace(" ", "+")
    try:
        instant = instants.parse(stamp)
        printed = instants.with_offset(instant)
    except (instants.InstantError, OverflowError) as error:
        raise _refused(text) from error
    if printed != stamp:
        raise _refused(text)
    return (instant, item_id)


def _refused(text: str) -> InvalidCursor:
    return InvalidCursor(
        f"{text!r} is not a cursor of this endpoint; send next_cursor of the last page back as it came",
        field=("cursor",),
    )
