"""Uncertainties: what memory declined to guess, resolved or not."""

from mock_server.engine import state
from mock_server.http import wire
from mock_server.http.call import Call, Handler, Reply


def list_uncertainties(call: Call) -> Reply:
    """List full uncertainty records, newest first, under both names (X-12)."""
    limit, offset = call.query["limit"], call.query["offset"]
    rows = call.read(lambda memory, stamp: state.doubts(memory, stamp.caller, resolved=call.query.get("resolved")))
    printed = [wire.uncertainty(row) for row in rows[offset : offset + limit]]
    return Reply(body={"uncertainties": printed, "unknowns": printed})


HANDLERS: dict[str, Handler] = {"listUncertainties": list_uncertainties}
