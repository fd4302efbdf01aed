"""Sessions and turns: opening, appending, listing, deleting. What turns teach is `remember.py`'s business."""

from dataclasses import dataclass
from typing import Final

from mock_server.engine import changes as c
from mock_server.engine.callers import Caller
from mock_server.engine.draft import Draft
from mock_server.engine.errors import InvalidInput, OutsideRegion, SessionNotFound, UnknownSession
from mock_server.engine.executor import Decision, Stamp
from mock_server.engine.ids import bare
from mock_server.engine.instants import Instant
from mock_server.engine.memory import Memory
from mock_server.engine.pieces import split
from mock_server.engine.records import Chunk, Session, Turn
from mock_server.engine.scopes import Selector, default_selector, writable

_PREFIXES: Final = ("sess_", "session:", "sess:")


@dataclass(frozen=True, slots=True)
class CreateSession:
    """Ask for a session. selector () means the caller's write region; metadata is canonical JSON text."""

    selector: Selector = ()
    metadata: str | None = None


@dataclass(frozen=True, slots=True)
class DeleteSession:
    """Ask for a session and its transcript to go."""

    session_id: str


def decide_create(memory: Memory, command: CreateSession, stamp: Stamp) -> Decision[Session]:
    """Open a session with a fixed selector; OutsideRegion when the caller may not write there."""
    draft = Draft(memory, stamp)
    selector = write_selector(stamp.caller, command.selector)
    session = open_session(draft, None, selector, metadata=command.metadata)
    return Decision(tuple(draft.changes), session)


def decide_delete(memory: Memory, command: DeleteSession, stamp: Stamp) -> Decision[None]:
    """Remove a session and its turns; facts learnt from it stay (R-SESS-6)."""
    session = get(memory, stamp.caller, command.session_id)
    if not writable(stamp.caller.write, session.selector):
        raise OutsideRegion(f"session {command.session_id!r} lies outside what {stamp.caller.principal!r} may write")
    return Decision((c.SessionDeleted(session.id),), None)


def find(memory: Memory, session_id: str) -> Session | None:
    """Find a session by its id, in any of the accepted spellings; the exact id wins."""
    sessions = memory.transcripts.sessions
    found = sessions.get(session_id)
    if found is None:
        found = sessions.get("sess_" + bare(session_id, *_PREFIXES))
    return found


def get(memory: Memory, caller: Caller, session_id: str) -> Session:
    """Give a session the caller may read; SessionNotFound for all others."""
    session = find(memory, session_id)
    if session is None or not memory.sees(caller, session.selector):
        raise SessionNotFound(f"there is no session {session_id!r}; POST /sessions makes one", field=("session_id",))
    return session


def turns(memory: Memory, caller: Caller, session_id: str, *, limit: int, offset: int) -> tuple[Turn, ...]:
    """List a session's turns, oldest first by seq."""
    session = get(memory, caller, session_id)
    return tuple(memory.transcripts.turns_of(session.id)[offset : offset + limit])


def pinned(memory: Memory, caller: Caller, session_id: str) -> Session | None:
    """Find the session a write names; None when the write is to make it under exactly that id (R-ADP-1).

    Under enforced keys an unknown id and one out of reach are the same refusal, UnknownSession (R-ADP-2).
    """
    session = find(memory, session_id)
    if session is not None:
        if not writable(caller.write, session.selector):
            raise _refused(session_id)
        return session
    if not session_id.strip():
        raise InvalidInput("must not be blank; leave it out to have a session made", field=("session_id",))
    if not caller.open:
        raise _refused(session_id)
    return None


def selector_of(memory: Memory, caller: Caller, session_id: str | None) -> Selector:
    """Give the selector a write without scopes would have: the session's, else the write region."""
    session = None if session_id is None else find(memory, session_id)
    return default_selector(caller.write) if session is None else session.selector


def _refused(session_id: str) -> UnknownSession:
    return UnknownSession(f"session {session_id!r} is not one this key may write to", field=("session_id",))


def resolve(draft: Draft, session_id: str | None, requested: Selector) -> Session:
    """Give the session a write goes to: the pinned one, or a new one with the requested selector or the write
    region."""
    caller = draft.stamp.caller
    session = None if session_id is None else pinned(draft.memory, caller, session_id)
    if session is not None:
        return session
    return open_session(draft, session_id, write_selector(caller, requested))


def write_selector(caller: Caller, requested: Selector) -> Selector:
    """Give the selector a write is tagged with; OutsideRegion unless every node is the caller's to write (R-PERM-4)."""
    if not requested:
        selector = default_selector(caller.write)
        if not selector:
            raise OutsideRegion(f"{caller.principal!r} may write nowhere in this context")
        return selector
    if not writable(caller.write, requested):
        paths = ", ".join(path for clause in requested for path in clause)
        raise OutsideRegion(f"{paths} lies outside what {caller.principal!r} may write", field=("scopes",))
    return requested


def open_session(draft: Draft, session_id: str | None, selector: Selector, *, metadata: str | None = None) -> Session:
    """Draft a new session, under the given id or a minted one."""
    made = f"sess_{draft.stamp.mint.token()}" if session_id is None else session_id
    session = Session(made, selector, draft.stamp.now, metadata)
    draft.changes.append(c.SessionOpened(session))
    return session


def append_turn(
    draft: Draft,
    session: Session,
    role: str,
    content: str,
    created_at: Instant,
    *,
    labels: tuple[str, ...] = (),
    replied: bool = False,
) -> Turn:
    """Draft a turn at the end of a session, with the chunks recall finds it by."""
    turn = Turn(
        draft.new_turn_id(), session.id, draft.next_seq(session.id), role, content, created_at, draft.stamp.now, replied
    )
    draft.changes.append(c.TurnAppended(turn))
    for piece in split(content):
        chunk = Chunk(
            draft.stamp.mint.token(),
            turn.id,
            session.id,
            session.selector,
            piece,
            role,
            created_at,
            draft.stamp.now,
            labels,
        )
        draft.changes.append(c.ChunkStored(chunk))
    return turn
