"""Whole graphs and the texts behind them: export, warming a user's graph, and taking in a text as an episode.

An episode is a stored text, never a node (M-03): a session's turn, or a row of the exact stores that facts were read
from. An ingest is a session of its own with one turn; what kind of text it was is in the session's metadata.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final

from mock_server.engine import json_text, remember, sessions
from mock_server.engine.agents import DEFAULT_AGENTS, Agents, Sharing, named_in
from mock_server.engine.callers import Caller
from mock_server.engine.claims import Extraction, Hints
from mock_server.engine.delta import Provenance
from mock_server.engine.draft import Draft
from mock_server.engine.errors import AgentWithoutMemory, NodeNotFound
from mock_server.engine.executor import Decision, Stamp
from mock_server.engine.graph import Edge, Node, edge, newest, nodes_of
from mock_server.engine.ids import bare
from mock_server.engine.instants import Instant, known_time
from mock_server.engine.memory import Memory
from mock_server.engine.reach import reach
from mock_server.engine.records import HistoryRow, Item, SourceRef, Turn
from mock_server.engine.scopes import Selector, encode_segment, of_user, writable
from mock_server.engine.settle import settle
from mock_server.engine.stores.edges import AGENT_LABEL

DEFAULT_TENANT: Final = "default"
"""The organisation a user without any memory yet is put in, the one MemorySync uses too (G-19)."""

_SHARED: Final = "default"


@dataclass(frozen=True, slots=True)
class Graph:
    """All visible nodes and live edges, in the order of the graph."""

    nodes: tuple[Node, ...]
    edges: tuple[Edge, ...]


@dataclass(frozen=True, slots=True)
class Episode:
    """A text as it came in. agent_id: who brought it, where that was said."""

    id: str
    content: str
    source_description: str
    created_at: Instant
    agent_id: str | None


@dataclass(frozen=True, slots=True)
class IngestEpisode:
    """Ask to take a text into an agent's pool. extraction: what the extractor made of it.

    reference_time: when it was written; facts that date themselves by nothing else hold from then on.
    """

    agent_id: str
    content: str
    kind: str = "text"
    source_description: str = ""
    reference_time: Instant | None = None
    extraction: Extraction = field(default_factory=Extraction)
    agents: Agents = field(default=DEFAULT_AGENTS)


def whole(memory: Memory, stamp: Stamp, *, agent_id: str | None, agents: Agents) -> Graph:
    """Give everything a caller sees, narrowed to an agent's pool when one is named."""
    facts = list(newest(memory, reach(memory, stamp.caller, agent_id, agents), None, None))
    return Graph(nodes_of(memory, facts, stamp.now), tuple(edge(memory, fact) for fact in facts))


def warm(memory: Memory, stamp: Stamp, user_id: str, *, agent_id: str | None, agents: Agents) -> Graph:
    """Give a user's graph in the shared pool, or an agent's; NodeNotFound for a user who is not the caller's own.

    A caller who stands for no user in particular may warm anybody within reach.
    """
    caller = stamp.caller
    if caller.user is not None and caller.user != user_id:
        raise NodeNotFound(f"user {user_id!r} is not the one this token stands for")
    narrowed = replace(caller, user=user_id)
    return whole(memory, stamp._replace(caller=narrowed), agent_id=agent_id or _SHARED, agents=agents)


def exported(memory: Memory, stamp: Stamp, *, agent_id: str | None, agents: Agents) -> tuple[Episode, ...]:
    """List the episodes a caller sees, oldest first, narrowed to those of an agent's pool when one is named."""
    sharing = None if agent_id is None else agents.sharing(memory, agent_id)
    if agent_id is not None and sharing in (None, Sharing.NONE):
        return ()
    own = agent_id if sharing is Sharing.ISOLATED else None
    found = [
        episode
        for episode in (*_turns(memory, stamp.caller), *_rows(memory, stamp.caller))
        if agent_id is None or (agents.pool_of(episode.agent_id) if episode.agent_id else None) == own
    ]
    return tuple(sorted(found, key=lambda episode: episode.created_at))


def episode_id(turn: Turn) -> str:
    """Name the episode a turn is."""
    return f"episode_{bare(turn.id, 'turn:')}"


def hints(memory: Memory, caller: Caller, agent_id: str, agents: Agents) -> Hints:
    """Tell an extractor about the pool an ingest goes to; refuses what `decide_ingest` would refuse."""
    selector, agent = _destination(memory, caller, agent_id, agents)
    return remember.hints(memory, selector, agent, None)


def decide_ingest(memory: Memory, command: IngestEpisode, stamp: Stamp) -> Decision[str]:
    """Store a text and what it teaches in an agent's pool; the answer is the episode id."""
    selector, agent = _destination(memory, stamp.caller, command.agent_id, command.agents)
    draft = Draft(memory, stamp)
    metadata = {
        "agent_id": command.agent_id,
        "source_description": command.source_description,
        "type": command.kind,
    }
    session = sessions.open_session(draft, None, selector, metadata=json_text.canonical(metadata))
    labels = (AGENT_LABEL + command.agent_id,)
    turn = sessions.append_turn(draft, session, "user", command.content, stamp.now, labels=labels)
    provenance = Provenance(
        selector,
        SourceRef("turn", turn.id, session.id),
        turn.id,
        stamp.now,
        held_from=None if command.reference_time is None else known_time(command.reference_time, stamp.now),
        agent=agent,
        labels=labels,
    )
    settle(draft, command.extraction, provenance)
    return Decision(tuple(draft.changes), episode_id(turn))


def _destination(memory: Memory, caller: Caller, agent_id: str, agents: Agents) -> tuple[Selector, str | None]:
    """Give the scope and agent pool an ingest goes to.

    That is the scope the user's memory lives in already, so that one person stays one node (M-07); failing that a new
    one; and without a user the caller's write region.
    """
    if agents.known(memory, agent_id) is Sharing.NONE:
        raise AgentWithoutMemory(f"agent {agent_id!r} keeps no memory, so it can take nothing in")
    own = agents.pool_of(agent_id)
    if caller.user is None:
        return sessions.write_selector(caller, ()), own
    view = reach(memory, caller, None, agents).view
    held = [memory.facts.pools[pool].selector for pool in (() if view is None else view.pools)]
    of_their_own = [selector for selector in held if selector[0][-1].endswith(f"user/{encode_segment(caller.user)}")]
    for selector in of_their_own or held:
        if writable(caller.write, selector):
            return selector, own
    return sessions.write_selector(caller, of_user(DEFAULT_TENANT, caller.user)), own


def _turns(memory: Memory, caller: Caller) -> Iterator[Episode]:
    for session in memory.transcripts.sessions.values():
        if not memory.sees(caller, session.selector):
            continue
        about: dict[str, Any] = {} if session.metadata is None else json_text.loads(session.metadata)
        described = about.get("source_description", "")
        for turn in memory.transcripts.turns_of(session.id):
            agent_id = named_in(label for chunk in memory.transcripts.chunks_of(turn.id) for label in chunk.labels)
            source = described if isinstance(described, str) else ""
            yield Episode(episode_id(turn), turn.content, source, turn.created_at, agent_id)


def _rows(memory: Memory, caller: Caller) -> Iterator[Episode]:
    """Walk the rows of the exact stores that facts were read from; other rows are nobody's memory."""
    for row in memory.history.rows.values():
        if _was_read(memory, caller, row):
            yield Episode(f"episode_h_{row.number}", row.content, row.source, row.created_at, None)
    for item in memory.items.items.values():
        if _was_read(memory, caller, item):
            yield Episode(f"episode_h_{item.number}", item.text, item.source, item.created_at, None)


def _was_read(memory: Memory, caller: Caller, row: HistoryRow | Item) -> bool:
    return bool(memory.facts.stated_by(f"h_{row.number}")) and memory.sees(caller, of_user(row.tenant, row.user))
