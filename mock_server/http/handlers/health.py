"""The liveness probe: the one operation without a key."""

from typing import Final

from mock_server.http.call import Call, Handler, Reply

_OK: Final = Reply(200, {"ok": True})


def get_health(_call: Call) -> Reply:
    """Answer that the server is there."""
    return _OK


HANDLERS: Final[dict[str, Handler]] = {"getHealth": get_health}
