"""Sessions, their turns, and the retrievable chunks of turns."""

from collections import defaultdict

from mock_server.engine import changes as c
from mock_server.engine.records import Chunk, Session, Turn


class TranscriptStore:
    """Hold what was said."""

    def __init__(self) -> None:
        self.sessions: dict[str, Session] = {}
        self.turns: dict[str, Turn] = {}
        self.chunks: dict[str, Chunk] = {}
        self._turns_of: defaultdict[str, list[Turn]] = defaultdict(list)
        self._chunks_of: defaultdict[str, list[str]] = defaultdict(list)

    def turns_of(self, session_id: str) -> list[Turn]:
        """Give a session's turns by seq. The list is the store's own: read it, never change it."""
        return self._turns_of.get(session_id, [])

    def chunks_of(self, turn_id: str) -> tuple[Chunk, ...]:
        """Give the chunks of a turn, in order of its text."""
        return tuple(self.chunks[found] for found in self._chunks_of.get(turn_id, ()))

    def on_session(self, change: c.SessionOpened) -> None:
        """Add a session."""
        self.sessions[change.session.id] = change.session

    def on_session_deleted(self, change: c.SessionDeleted) -> tuple[str, ...]:
        """Remove a session, its turns and their chunks; give the chunk ids that went."""
        del self.sessions[change.session_id]
        gone: list[str] = []
        for turn in self._turns_of.pop(change.session_id, ()):
            del self.turns[turn.id]
            for chunk_id in self._chunks_of.pop(turn.id, ()):
                del self.chunks[chunk_id]
                gone.append(chunk_id)
        return tuple(gone)

    def on_turn(self, change: c.TurnAppended) -> None:
        """Add a turn at the end of its session."""
        self.turns[change.turn.id] = change.turn
        self._turns_of[change.turn.session_id].append(change.turn)

    def on_chunk(self, change: c.ChunkStored) -> None:
        """Add a chunk."""
        self.chunks[change.chunk.id] = change.chunk
        self._chunks_of[change.chunk.turn_id].append(change.chunk.id)
