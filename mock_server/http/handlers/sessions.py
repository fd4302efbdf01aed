"""Sessions: open, read the turns, close. The context of one is a recall."""

from mock_server.engine import sessions
from mock_server.engine.json_text import exact
from mock_server.engine.scopes import parse
from mock_server.http import wire
from mock_server.http.call import Call, Handler, Reply
from mock_server.http.handlers.recall import get_session_context


def create_session(call: Call) -> Reply:
    """Open a session."""
    metadata = call.body.get("metadata")
    command = sessions.CreateSession(parse(call.body.get("scopes")), None if metadata is None else exact(metadata))
    return Reply(201, wire.session(call.run(sessions.decide_create, command)))


def delete_session(call: Call) -> Reply:
    """Remove a session and its transcript."""
    call.run(sessions.decide_delete, sessions.DeleteSession(call.path["session_id"]))
    return Reply(204)


def list_turns(call: Call) -> Reply:
    """List a session's turns, oldest first."""
    limit, offset = call.query["limit"], call.query["offset"]
    turns = call.read(
        lambda memory, stamp: sessions.turns(memory, stamp.caller, call.path["session_id"], limit=limit, offset=offset)
    )
    return Reply(body={"turns": [wire.turn(turn) for turn in turns]})


HANDLERS: dict[str, Handler] = {
    "createSession": create_session,
    "deleteSession": delete_session,
    "getSessionContext": get_session_context,
    "listTurns": list_turns,
}
